//! What of the tables is listed: by title, by state, by whose turn it is, by words.

use leptos::prelude::*;
use view::Lang;
use wire::api::{ListQuery, PlayLevel, Status, TableRow};

use crate::t;

/// Which state of a table is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// All that are not over.
    Current,
    YourTurn,
    Open,
    Finished,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Open,
    Running,
    Over,
}

impl Stage {
    pub const fn of(status: Status) -> Stage {
        match status {
            Status::Open => Stage::Open,
            Status::Running => Stage::Running,
            Status::Finished | Status::Review => Stage::Over,
        }
    }
}

/// What a filter has to know of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// `1844` or `1824`.
    pub year: String,
    pub stage: Stage,
    pub is_your_turn: bool,
    /// Names of the table and its players.
    pub text: String,
}

impl Listed {
    pub fn of(row: &TableRow) -> Listed {
        let names: Vec<&str> = row.seats.iter().map(|seat| seat.name.as_str()).collect();
        let stage = Stage::of(row.status);
        let is_your_turn = stage == Stage::Running && row.deciding.is_some_and(|seat| row.yours.contains(&seat));
        Listed { year: year(&row.profile), stage, is_your_turn, text: format!("{} {}", row.name, names.join(" ")) }
    }
}

/// The year in the name of a profile.
pub fn year(profile: &str) -> String {
    profile.split('-').next().unwrap_or_default().to_owned()
}

#[derive(Clone, Copy)]
pub struct Filter {
    pub shown: RwSignal<Shown>,
    title: RwSignal<Option<&'static str>>,
    search: RwSignal<String>,
    /// What a group looks for: of open tables only.
    pub level: RwSignal<Option<PlayLevel>>,
    pub language: RwSignal<Option<Lang>>,
}

/// The server finds words by their beginnings from here on.
const LETTERS: usize = 3;

impl Filter {
    pub fn new() -> Filter {
        Filter {
            shown: RwSignal::new(Shown::Current),
            title: RwSignal::new(None),
            search: RwSignal::new(String::new()),
            level: RwSignal::new(None),
            language: RwSignal::new(None),
        }
    }

    /// What the server is asked for: it lists the latest tables only, and what is sought may be further back.
    pub fn query(self, status: Status) -> ListQuery {
        let is_open = status == Status::Open;
        ListQuery {
            status: Some(status),
            title: self.title.get_untracked().map(str::to_owned),
            search: self.search.with_untracked(|search| sought(search)),
            level: self.level.get_untracked().filter(|_| is_open),
            language: self.language.get_untracked().filter(|_| is_open).map(|language| language.code().to_owned()),
            ..ListQuery::default()
        }
    }

    /// Whoever calls this is called again when something else is asked for.
    pub fn track(self) {
        self.shown.track();
        self.title.track();
        self.search.track();
        self.level.track();
        self.language.track();
    }

    pub fn admits(self, table: &Listed) -> bool {
        self.search.with(|search| admits(self.shown.get(), self.title.get(), search, table))
    }
}

/// Words that are long enough; shorter ones narrow down what is there.
fn sought(search: &str) -> Option<String> {
    let words: Vec<&str> = search.split_whitespace().filter(|word| word.chars().count() >= LETTERS).collect();
    (!words.is_empty()).then(|| words.join(" "))
}

fn admits(shown: Shown, title: Option<&str>, search: &str, table: &Listed) -> bool {
    let in_state = match shown {
        Shown::Current => table.stage != Stage::Over,
        Shown::YourTurn => table.is_your_turn,
        Shown::Open => table.stage == Stage::Open,
        Shown::Finished => table.stage == Stage::Over,
    };
    let text = table.text.to_lowercase();
    let has_words = search.to_lowercase().split_whitespace().all(|word| text.contains(word));
    in_state && title.is_none_or(|title| title == table.year) && has_words
}

#[component]
pub fn FilterBar(filter: Filter) -> impl IntoView {
    let states = [
        (Shown::Current, "running"),
        (Shown::YourTurn, "to-move"),
        (Shown::Open, "seats-free"),
        (Shown::Finished, "finished"),
    ];
    let states = states.map(|(item, key)| {
        let is_on = move || filter.shown.get() == item;
        view! { <button class="seg1" class:on=is_on aria-pressed=move || is_on().to_string() data-shown=key on:click=move |_| filter.shown.set(item)>{t!(key)}</button> }
    });
    let titles = [None, Some("1844"), Some("1824")].map(|item| {
        let is_on = move || filter.title.get() == item;
        let words = item.map_or_else(|| t!("all-titles"), str::to_owned);
        view! { <button class="seg1" class:on=is_on aria-pressed=move || is_on().to_string() data-year=item.unwrap_or("all") on:click=move |_| filter.title.set(item)>{words}</button> }
    });
    view! {
        <div class="flt" role="search">
            <span class="seg" role="group" aria-label=t!("state-of-table")>{states.into_iter().collect_view()}</span>
            <span class="seg" role="group" aria-label=t!("game")>{titles.into_iter().collect_view()}</span>
            <label class="fld"><span class="vh">{t!("search")}</span><input type="search" id="find-table" placeholder=t!("search") prop:value=filter.search on:input=move |event| filter.search.set(event_target_value(&event))/></label>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(stage: Stage, is_your_turn: bool) -> Listed {
        Listed { year: "1844".to_owned(), stage, is_your_turn, text: "Gotthard Anna Beat".to_owned() }
    }

    #[test]
    fn a_state_shows_its_tables_only() {
        let all = [
            table(Stage::Open, false),
            table(Stage::Running, true),
            table(Stage::Running, false),
            table(Stage::Over, false),
        ];
        let seen = |shown: Shown| all.each_ref().map(|one| admits(shown, None, "", one));
        assert_eq!(seen(Shown::Current), [true, true, true, false]);
        assert_eq!(seen(Shown::YourTurn), [false, true, false, false]);
        assert_eq!(seen(Shown::Open), [true, false, false, false]);
        assert_eq!(seen(Shown::Finished), [false, false, false, true]);
    }

    #[test]
    fn title_and_words_narrow_the_list() {
        let one = table(Stage::Running, false);
        assert!(admits(Shown::Current, Some("1844"), "  beat ", &one));
        assert!(admits(Shown::Current, None, "beat gott", &one), "in any order, as the server finds them");
        assert!(!admits(Shown::Current, Some("1824"), "", &one));
        assert!(!admits(Shown::Current, None, "clara", &one));
    }
    #[test]
    fn the_server_is_asked_for_words_that_it_knows() {
        assert_eq!(sought(" be"), None);
        assert_eq!(sought("gotthard be  anna"), Some("gotthard anna".to_owned()));
    }
}
