//! The graphic timetable in the title bar, and what a line of it says: who owns such trains, what the next sale does.

use game::{ModelId, State};
use leptos::prelude::*;
use view::table::cards_left;

use super::trains::owners;
use crate::decide::train::{fate_words, range_words};
use crate::draw::company::symbol;
use crate::draw::timetable;
use crate::markup::roundel;
use crate::play::table::{Panel, Table};
use crate::text::sum;
use crate::{browser, t};

#[component]
pub fn Timetable() -> impl IntoView {
    let table = Table::here();
    let state = table.state;
    let over = RwSignal::new(None::<usize>);
    let drawing = move || {
        let (phase, operating_round) = (t!("phase"), t!("or"));
        state.with(|state| {
            let train = |row: usize| train_words(state, row);
            timetable::draw(
                state,
                &timetable::Words { phase: &phase, operating_round: &operating_round, train: &train },
            )
        })
    };
    let point = move |event: &web_sys::Event| {
        let row = browser::data_of(event, "data-train").and_then(|text| text.parse().ok());
        if over.get_untracked() != row {
            over.set(row);
        }
    };
    let open = move |event: &web_sys::Event| {
        if browser::data_of(event, "data-train").is_some() {
            table.look_at(Panel::Trains);
        }
    };
    let key = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Enter" || event.key() == " " {
            event.prevent_default();
            event.stop_propagation();
            open(&event);
        }
    };
    let card = move || over.get().map(|row| state.with(|state| card(state, row)));
    view! {
        <div
            class="gf"
            on:pointerover=move |event| point(&event)
            on:pointerleave=move |_| over.set(None)
            on:focusin=move |event| point(&event)
            on:focusout=move |_| over.set(None)
            on:click=move |event| open(&event)
            on:keydown=key
        >
            <svg
                viewBox="0 0 700 80"
                preserveAspectRatio="xMinYMid meet"
                role="group"
                aria-label=move || state.with(timetable_words)
                inner_html=drawing
            ></svg>
            {card}
        </div>
    }
}

/// The sides of a card that can still run or come.
fn sides(state: &State, row: usize) -> Vec<ModelId> {
    match state.edition().trains.get(row) {
        Some(spec) => spec.sides.to_vec(),
        // The line below all others.
        None => timetable::goods(state),
    }
}

fn card(state: &State, row: usize) -> AnyView {
    let lines = sides(state, row).into_iter().map(|model| {
        let spec = state.edition().model(model);
        let owned = owners(state, model);
        let roundels = owned.iter().map(|id| roundel(state.edition(), *id, 20)).collect_view();
        let pool = state.pool_trains(model);
        let pool = (pool > 0).then(|| t!("in-pool", n = pool));
        let nobody = (owned.is_empty() && pool.is_none()).then(|| t!("owned-by-nobody"));
        view! {
            <tr>
                <td><span class=super::trains::mini_class(spec)>{spec.name}</span></td>
                <td class="nw">{range_words(state, model)}</td>
                <td class="r">{sum(spec.price)}</td>
                <td class="mut">{fate_words(state, model)}</td>
                <td class="own">{roundels} {pool} {nobody}</td>
            </tr>
        }
    });
    let next = next_sale(state, row).map(|text| view! { <p class="xs red">{text}</p> });
    view! { <div class="gfp" role="tooltip"><table><tbody>{lines.collect::<Vec<_>>().collect_view()}</tbody></table>{next}</div> }.into_any()
}

/// What the first sale of a type does, while it is still to come.
fn next_sale(state: &State, row: usize) -> Option<String> {
    let spec = state.edition().trains.get(row).filter(|spec| spec.phase > state.phase())?;
    let names = |wanted: &dyn Fn(ModelId) -> bool| {
        let found = state.edition().model_ids().filter(|model| wanted(*model));
        found.map(|model| state.edition().model(model).name).collect::<Vec<_>>().join(", ")
    };
    let gone = names(&|model| state.edition().model(model).scrapped == Some(spec.phase));
    let turned = names(&|model| state.edition().model(model).turns.is_some_and(|(phase, _)| phase == spec.phase));
    let mut words = vec![t!("first-sale-starts", n = state.edition().phase_name(spec.phase))];
    if !gone.is_empty() {
        words.push(t!("first-sale-scraps", trains = gone));
    }
    if !turned.is_empty() {
        words.push(t!("first-sale-turns", trains = turned));
    }
    Some(words.join(" "))
}

/// A row in words: `Train 4, 3 left, owned by FNM, SBB. …`
fn train_words(state: &State, row: usize) -> String {
    let models = sides(state, row);
    let names: Vec<&str> = models.iter().map(|model| state.edition().model(*model).name).collect();
    let owned: Vec<&str> =
        models.iter().flat_map(|model| owners(state, *model)).map(|company| symbol(state.edition(), company)).collect();
    let owned = if owned.is_empty() { t!("owned-by-nobody") } else { owned.join(", ") };
    let left = match state.edition().trains.get(row) {
        Some(_) => cards_left(state, row),
        None => Some(models.iter().map(|model| state.pool_trains(*model)).sum()),
    };
    let left = left.map_or_else(|| "∞".to_owned(), |left| left.to_string());
    let words = t!("train-owned", train = names.join("/"), left = left, owners = owned);
    match next_sale(state, row) {
        Some(next) => format!("{words} {next}"),
        None => words,
    }
}

/// The timetable in words.
fn timetable_words(state: &State) -> String {
    let trains = state.edition().trains.iter().enumerate().filter_map(|(row, spec)| {
        let model = state.edition().model(*spec.sides.first()?);
        let left = cards_left(state, row).map_or_else(|| "∞".to_owned(), |left| left.to_string());
        Some(t!("train-left", train = model.name, left = left))
    });
    let trains: Vec<String> = trains.collect();
    t!("timetable-words", phase = state.edition().phase_name(state.phase()), trains = trains.join(", "))
}
