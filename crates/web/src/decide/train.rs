//! Buying trains: what is on sale, who sells, what it sets off; and what a director has to raise for it.

use game::state::TrainPlace;
use game::{Action, BuyTrain, Choice, Event, ModelId, Money, Seller, State};
use leptos::prelude::*;

use super::effects::{Consequences, Row, change, list};
use super::shares::Sell;
use super::stepper::SumField;
use crate::markup::{note, roundel};
use crate::panel::trains::mini_class;
use crate::play::record::operating;
use crate::play::table::Table;
use crate::text::sum;
use crate::{browser, t, titles};

/// A train that can be bought, and the most that may be paid.
#[derive(Clone, Copy, PartialEq)]
struct Offer {
    purchase: BuyTrain,
    maximum: Money,
}

fn offers(table: Table) -> Vec<Offer> {
    table.choices.with(|choices| {
        let offer = |choice: &Choice| match choice {
            Choice::BuyTrain { purchase, maximum } => Some(Offer { purchase: *purchase, maximum: *maximum }),
            _ => None,
        };
        choices.offered.iter().filter_map(offer).collect()
    })
}

#[component]
pub fn Trains() -> impl IntoView {
    let table = Table::here();
    let rows = move || offers(table).into_iter().map(|offer| row(table, offer)).collect_view();
    let additions = table.state.with_untracked(|state| titles::additions(state.edition()));
    let none = move || offers(table).is_empty();
    let may_sell = move || {
        table.choices.with(|choices| choices.offered.iter().any(|choice| matches!(choice, Choice::Do(Action::Sell(_)))))
    };
    let duty = move || (table.ending().is_none()).then(|| note("", t!("train-required"), None));
    view! {
        {duty}
        <section class:none=none>
            <table class="buy">
                <thead><tr><th colspan="2">{t!("train")}</th><th>{t!("from")}</th><th class="r">{t!("agree-price")}</th></tr></thead>
                <tbody>{rows} {move || (additions.train_rows)(table)}</tbody>
            </table>
        </section>
        {move || none().then(|| view! { <p class="mut">{t!("no-train")}</p> })}
        {move || may_sell().then(|| view! { <p class="eb">{t!("raise-money")}</p> <Sell/> })}
        {move || (additions.train_ending)(table)}
        {(additions.every_step)()}
    }
}

/// How far a train runs.
pub fn range_words(state: &State, model: ModelId) -> String {
    view::table::range(state, model, crate::text::lang())
}

/// What becomes of a train.
pub fn fate_words(state: &State, model: ModelId) -> String {
    view::table::fate(state, model, crate::text::lang())
}

fn row(table: Table, offer: Offer) -> AnyView {
    let Offer { purchase, maximum } = offer;
    table.state.with(|state| {
        let spec = state.edition().model(purchase.model);
        let seller = match purchase.seller {
            Seller::Bank => view! { <span>{t!("from-bank")}</span> }.into_any(),
            Seller::Pool => view! { <span>{t!("pool")}</span> }.into_any(),
            Seller::Company(company) => {
                let owner = state[company].director().map(|player| table.player_name(player));
                view! { <span class="nw">{roundel(state.edition(), company, 20)} " " {owner}</span> }.into_any()
            }
        };
        let planned = move || match table.plan.get() {
            Some(Action::BuyTrain(now)) if now.seller == purchase.seller && now.model == purchase.model => Some(now.price),
            _ => None,
        };
        let planned_now = move || untrack(planned);
        let price = match purchase.price == maximum {
            true => sum(maximum),
            false => format!("{}–{}", sum(purchase.price), sum(maximum)),
        };
        let value = Signal::derive(move || planned().map(|price| price.0));
        let choose = move |price: Money| table.plan.set(Some(Action::BuyTrain(BuyTrain { price, ..purchase })));
        let open = RwSignal::new(false);
        let set = Callback::new(move |price: Option<i32>| {
            // Without a number nothing is planned, but the field stays.
            open.set(price.is_none());
            match price {
                Some(price) => choose(Money(price)),
                None => table.plan.set(None),
            }
        });
        let field = move || {
            (purchase.price != maximum && (planned().is_some() || open.get())).then(|| {
                view! {
                    <tr class="det"><td></td><td colspan="3"><div class="selh"><span>{t!("agree-price")}</span><span class="sp"></span>
                        <SumField label=t!("agree-price") value=value minimum=purchase.price.0 maximum=maximum.0 by=10 set=set/>
                    </div></td></tr>
                }
            })
        };
        let mini = mini_class(spec);
        let words = t!("train-words", range = range_words(state, purchase.model), fate = fate_words(state, purchase.model));
        view! {
            <tr class="pick" class:cr2=move || planned().is_some() data-train=spec.name on:click=move |_| { choose(planned_now().unwrap_or(purchase.price)); browser::reveal(".dbody tr.cr2"); }>
                <td><span class=mini>{spec.name}</span></td>
                <td><button class="lk b" aria-pressed=move || planned().is_some().to_string()>{view::table::train_name(state.edition(), purchase.model, crate::text::lang())}</button><br/><span class="xs mut">{words}</span></td>
                <td class="mut">{seller}</td>
                <td class="r b nw">{price}</td>
            </tr>
            {field}
            {move || planned().is_some().then(|| details(table))}
        }
        .into_any()
    })
}

/// Who pays and what follows, directly under the train that is chosen.
pub fn details(table: Table) -> AnyView {
    view! { <tr class="det"><td colspan="4">{move || payment(table)} <Consequences/></td></tr> }.into_any()
}

/// By how much the planned purchase puts the director into debt.
pub fn borrowed(table: Table) -> Option<Money> {
    table.preview.with(|preview| {
        let after = preview.as_ref()?.after.as_ref().ok()?;
        table.state.with(|state| {
            let director = state[operating(state)?].director()?;
            let debt = after[director].debt() - state[director].debt();
            (debt > Money::ZERO).then_some(debt)
        })
    })
}

/// Who pays: the treasury, the director's cash, and what is borrowed.
fn payment(table: Table) -> AnyView {
    let Some(preview) = table.preview.get() else { return ().into_any() };
    let Ok(after) = &preview.after else { return ().into_any() };
    if !preview.events.iter().any(|event| matches!(event, Event::TrainMoved { to: TrainPlace::Company(_), .. })) {
        return ().into_any();
    }
    table.state.with(|state| {
        let Some(company) = operating(state) else { return ().into_any() };
        let mut rows =
            vec![Row { label: t!("treasury"), text: change(sum(state[company].cash()), sum(after[company].cash())) }];
        if let Some(director) = state[company].director() {
            if after[director].cash() != state[director].cash() {
                let text = change(sum(state[director].cash()), sum(after[director].cash()));
                rows.push(Row { label: t!("your-cash"), text });
            }
            if after[director].debt() != state[director].debt() {
                let text = change(sum(state[director].debt()), sum(after[director].debt()));
                rows.push(Row { label: t!("debt"), text });
            }
        }
        let limit = game::query::train_limit(state, company);
        let trains = change(state[company].train_count(), after[company].train_count());
        rows.push(Row { label: t!("trains"), text: t!("of-limit", n = trains, limit = limit) });
        list(rows)
    })
}
