//! What of the tables is listed: by title, by state, by whose turn it is, by words.

use leptos::prelude::*;
use wire::api::{Status, TableRow};

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
}

impl Filter {
    pub fn new() -> Filter {
        Filter {
            shown: RwSignal::new(Shown::Current),
            title: RwSignal::new(None),
            search: RwSignal::new(String::new()),
        }
    }

    pub fn admits(self, table: &Listed) -> bool {
        self.search.with(|search| admits(self.shown.get(), self.title.get(), search, table))
    }
}

fn admits(shown: Shown, title: Option<&str>, search: &str, table: &Listed) -> bool {
    let in_state = match shown {
        Shown::Current => table.stage != Stage::Over,
        Shown::YourTurn => table.is_your_turn,
        Shown::Open => table.stage == Stage::Open,
        Shown::Finished => table.stage == Stage::Over,
    };
    let wanted = search.trim().to_lowercase();
    in_state && title.is_none_or(|title| title == table.year) && table.text.to_lowercase().contains(&wanted)
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
        assert!(!admits(Shown::Current, Some("1824"), "", &one));
        assert!(!admits(Shown::Current, None, "clara", &one));
    }
}
