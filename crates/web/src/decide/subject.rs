//! What a company is about to decide in its operating turn, for those who wait: what it has done in this turn, its money
//! and trains, what it may buy, its best run and whom that pays.

use game::query::{self, best_claim};
use game::{Action, State, play};
use leptos::prelude::*;

use super::Decision;
use super::effects::{Row, list};
use super::{run, train};
use crate::markup::words;
use crate::play::record::{Moment, Record, operating};
use crate::play::table::Table;
use crate::text::{lang, sum};
use crate::{browser, t};

/// The turn in which a company stands at a step, read-only.
pub fn of_turn(table: Table, decision: Decision) -> AnyView {
    let money = table.state.with(|state| {
        let company = operating(state)?;
        let names: Vec<&str> =
            query::trains(state, company).into_iter().map(|model| state.edition().model(model).name).collect();
        let trains = if names.is_empty() { "–".to_owned() } else { names.join(", ") };
        let trains = t!("of-limit", n = trains, limit = query::train_limit(state, company));
        Some(list(vec![
            Row { label: t!("treasury"), text: sum(state[company].cash()) },
            Row { label: t!("trains"), text: trains },
        ]))
    });
    let own = match decision {
        Decision::Run => view! { <BestRun/> }.into_any(),
        Decision::Dividend => table.state.with(|state| run::sharing(table, state)),
        Decision::Train => train::on_sale(table),
        Decision::Track
        | Decision::Marker
        | Decision::Shares
        | Decision::Surrender
        | Decision::Offer
        | Decision::DuplicateMarker
        | Decision::Over
        | Decision::Own(_) => ().into_any(),
    };
    view! { <fieldset class="ro subj" disabled=true>{money} {done(table)} {own}</fieldset> }.into_any()
}

/// The rows of the present turn, up to the position that is shown.
fn rows_of_turn(record: &Record, upto: usize) -> std::ops::Range<usize> {
    let holder = |state: &State| (Moment::of(state), operating(state));
    let now = holder(record.at(upto));
    let first = (0..upto).rev().take_while(|row| holder(record.at(*row)) == now).last().unwrap_or(upto);
    first..upto
}

/// What the company has done in this turn.
fn done(table: Table) -> AnyView {
    let upto = table.number();
    let texts: Vec<String> = table.with_record(|record| {
        let steps = rows_of_turn(record, upto).filter_map(|row| record.step(row));
        let lines = steps.map(|(state, action, events)| view::line(state, action, events, &record.names, lang()));
        lines.filter(|line| !line.is_quiet).map(|line| line.text).collect()
    });
    if texts.is_empty() {
        return ().into_any();
    }
    let items = texts.into_iter().map(|text| view! { <li>{words(text)}</li> }).collect_view();
    view! { <section><p class="eb">{t!("in-this-turn")}</p><ul class="xs">{items}</ul></section> }.into_any()
}

/// Milliseconds in which a position has to stay before its best run is searched for: bots are sooner done.
const STAYS: i32 = 250;

/// The best run of the company in turn, once there is time to find it, and whom it would pay.
#[component]
fn BestRun() -> impl IntoView {
    let table = Table::here();
    let best = RwSignal::new(None::<Action>);
    Effect::new(move |_| {
        let state = table.state.get();
        best.set(None);
        browser::after(STAYS, move || {
            if table.state.try_get_untracked() == Some(state)
                && let Some(company) = operating(&state)
            {
                // The panel may be gone, though the table is not.
                let _ = best.try_set(Some(Action::Run(best_claim(&state, company))));
            }
        });
    });
    let found = move || {
        let action = best.get()?;
        let Action::Run(runs) = &action else { return None };
        let state = table.state.get();
        let played = play(&state, &action).ok()?;
        let routes = runs.iter().enumerate().map(|(row, (model, route))| run::route_lines(&state, row, *model, route));
        let routes = routes.collect_view();
        Some(
            view! { <section><p class="eb">{t!("best-run")}</p>{routes} {run::outcome(table, &state, &played.state, &played.events)}</section> },
        )
    };
    view! { {found} }
}

#[cfg(test)]
mod tests {
    use bots::{Bot, Budget, Character, Level};
    use game::{Profile, Setup, deciding};

    use super::*;

    #[test]
    fn a_turn_begins_where_the_company_got_it() {
        let setup = Setup { seed: Some(7), ..Setup::new(Profile::default(), 3) };
        let mut record = Record::begin(setup, vec![String::new(); 3]).unwrap();
        let mut bot = Bot::new(Level::Greedy, Character::Neutral, 3);
        let mut longest = 0;
        while deciding(record.now()).is_some() && record.len() < 120 {
            let action = bot.choose(record.now(), Budget::nodes(1)).unwrap();
            record.play(action).unwrap();
            let rows = rows_of_turn(&record, record.len());
            if let Some(company) = operating(record.now()) {
                longest = longest.max(rows.len());
                assert!(rows.clone().all(|row| operating(record.at(row)) == Some(company)));
                assert!(rows.start == 0 || operating(record.at(rows.start - 1)) != Some(company) || rows.is_empty());
            }
        }
        assert!(longest >= 2, "{longest}");
    }
}
