//! A puzzle at its table: the position with everything to look at, and nobody's turn.

use game::{Action, State};
use leptos::prelude::*;
use teacher::puzzle::{Kind, Puzzle};
use view::text::Texts;

use super::diary::{Diary, today};
use super::load::{Puzzles, of_day};
use crate::play::record::Record;
use crate::play::seat::Seat;
use crate::play::table::{Panel, Source, Table};
use crate::screen::home::BOT_NAMES;
use crate::screen::table::{Missing, TableScreen};
use crate::{t, texts};

/// Somebody at a puzzle.
#[derive(Clone, Copy)]
pub struct Attempt {
    pub puzzle: StoredValue<Puzzle>,
    pub state: StoredValue<State>,
    /// The answers that were given.
    pub given: RwSignal<Vec<usize>>,
    is_of_today: bool,
}

impl Attempt {
    pub fn here() -> Option<Attempt> {
        use_context()
    }

    pub fn is_solved(self) -> bool {
        self.given.with(|given| given.contains(&self.puzzle.with_value(|puzzle| puzzle.answer)))
    }

    pub fn answer(self, option: usize) {
        let (id, is_right) = self.puzzle.with_value(|puzzle| (puzzle.id.clone(), puzzle.answer == option));
        Diary::load().note(&id, is_right, self.is_of_today);
        self.given.update(|given| given.push(option));
    }
}

#[component]
pub fn PuzzleTable(id: String) -> impl IntoView {
    let puzzles = Puzzles::load();
    move || match puzzles.get() {
        Puzzles::Loading => waiting(),
        Puzzles::Missing => view! { <Missing/> }.into_any(),
        puzzles @ Puzzles::Here(_) => match puzzles.find(&id) {
            // The answers are rules then.
            Some(puzzle) if puzzle.kind == Kind::Rule && !texts::are_here(Texts::Rules) => waiting(),
            Some(puzzle) => at_table(&puzzles, puzzle),
            None => view! { <Missing/> }.into_any(),
        },
    }
}

fn waiting() -> AnyView {
    view! { <main class="plain"><p class="mut" role="status">{t!("loading")}</p></main> }.into_any()
}

fn at_table(puzzles: &Puzzles, puzzle: Puzzle) -> AnyView {
    let Ok(state) = puzzle.state() else { return view! { <Missing/> }.into_any() };
    let is_of_today = match puzzles {
        Puzzles::Here(all) => {
            all.with_value(|all| of_day(all, today()).is_some_and(|of_today| of_today.id == puzzle.id))
        }
        Puzzles::Loading | Puzzles::Missing => false,
    };
    let names = names(&state);
    let seats = vec![Seat::Away; usize::from(state.seats())];
    let name = t!(&format!("puzzle-kind-{}", puzzle.kind.name()));
    let panel = match puzzle.kind {
        Kind::Run | Kind::Tile => Some(Panel::Map),
        Kind::Purchase => Some(Panel::Companies),
        Kind::Rule => None,
    };
    let attempt = Attempt {
        puzzle: StoredValue::new(puzzle),
        state: StoredValue::new(state),
        given: RwSignal::new(Vec::new()),
        is_of_today,
    };
    provide_context(attempt);
    let never = Callback::new(|_: Action| false);
    let table = Table::new(name, Record::standing(state, names), seats, Source::Lesson(never));
    table.chosen_panel.set(panel);
    view! { <TableScreen table=table/> }.into_any()
}

/// Whoever decides is the reader; the others have the names of bots.
fn names(state: &State) -> Vec<String> {
    let mut others = BOT_NAMES.iter().map(|name| (*name).to_owned());
    let own = game::deciding(state);
    let name = |player| if Some(player) == own { t!("puzzle-you") } else { others.next().unwrap_or_default() };
    state.player_ids().map(name).collect()
}
