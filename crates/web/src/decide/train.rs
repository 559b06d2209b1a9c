//! Buying trains: what is on sale, who sells, what it sets off; and what a director has to raise for it.

use game::state::TrainPlace;
use game::{Action, BuyTrain, Choice, Choices, Event, ModelId, Money, Sale, Seller, State, play};
use leptos::prelude::*;

use super::effects::{Consequences, Row, change, list};
use super::shares::Sell;
use super::stepper::SumField;
use crate::markup::{note, roundel};
use crate::panel::trains::mini_class;
use crate::play::record::operating;
use crate::play::table::{Table, ending};
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
    let additions = table.state.with_untracked(|state| titles::additions(state.edition()));
    let may_sell = move || {
        table.choices.with(|choices| choices.offered.iter().any(|choice| matches!(choice, Choice::Do(Action::Sell(_)))))
    };
    let duty = move || (table.ending().is_none()).then(|| note("", t!("train-required"), None));
    view! {
        {duty}
        {move || emergency(table)}
        {on_sale(table)}
        {move || may_sell().then(|| view! { <p class="eb">{t!("raise-money")}</p> <Sell/> })}
        {move || (additions.train_ending)(table)}
        {(additions.every_step)()}
    }
}

/// The trains on sale, each with who sells it and for how much.
pub fn on_sale(table: Table) -> AnyView {
    let additions = table.state.with_untracked(|state| titles::additions(state.edition()));
    let rows = move || offers(table).into_iter().map(|offer| row(table, offer)).collect_view();
    let none = move || offers(table).is_empty();
    view! {
        <section class:none=none>
            <table class="buy">
                <thead><tr><th colspan="2">{t!("train")}</th><th>{t!("from")}</th><th class="r">{t!("agree-price")}</th></tr></thead>
                <tbody>{rows} {move || (additions.train_rows)(table)}</tbody>
            </table>
        </section>
        {move || none().then(|| view! { <p class="mut">{t!("no-train")}</p> })}
    }
    .into_any()
}

/// A company has to buy a train that its treasury cannot pay: where the money is to come from.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Emergency {
    model: ModelId,
    price: Money,
    treasury: Money,
    cash: Money,
    /// The largest block of each company that may be sold, and what it brings.
    sales: Vec<(Sale, Money)>,
}

impl Emergency {
    /// For the train that is planned, else the bank's cheapest; none where nothing has to be bought or the treasury
    /// suffices.
    fn of(state: &State, choices: &Choices, planned: Option<BuyTrain>) -> Option<Emergency> {
        let company = operating(state)?;
        let director = game::deciding(state)?;
        if ending(choices).is_some() {
            return None;
        }
        let purchases = choices.offered.iter().filter_map(|choice| match choice {
            Choice::BuyTrain { purchase, .. } if purchase.seller == Seller::Bank => Some(*purchase),
            _ => None,
        });
        let treasury = state[company].cash();
        let BuyTrain { model, price, .. } = planned.or(purchases.min_by_key(|purchase| purchase.price))?;
        if price <= treasury {
            return None;
        }
        let sales = largest_sales(choices).into_iter().filter_map(|sale| {
            let after = play(state, &Action::Sell(sale)).ok()?.state;
            Some((sale, after[director].cash() - state[director].cash()))
        });
        Some(Emergency { model, price, treasury, cash: state[director].cash(), sales: sales.collect() })
    }

    /// What is still missing when everything is sold that may be.
    fn missing(&self) -> Money {
        let sold: Money = self.sales.iter().map(|(_, gain)| *gain).sum();
        (self.price - self.treasury - self.cash - sold).max(Money::ZERO)
    }
}

fn largest_sales(choices: &Choices) -> Vec<Sale> {
    let mut largest: Vec<Sale> = Vec::new();
    for choice in &choices.offered {
        let Choice::Do(Action::Sell(sale)) = choice else { continue };
        match largest.iter_mut().find(|known| known.company == sale.company) {
            Some(known) if known.shares < sale.shares => *known = *sale,
            Some(_) => (),
            None => largest.push(*sale),
        }
    }
    largest
}

fn emergency(table: Table) -> AnyView {
    let planned = match table.plan.get() {
        Some(Action::BuyTrain(purchase)) => Some(purchase),
        _ => None,
    };
    let found = table.state.with(|state| table.choices.with(|choices| Emergency::of(state, choices, planned)));
    let Some(emergency) = found else { return ().into_any() };
    let rows = table.state.with(|state| {
        let train = view::table::train_name(state.edition(), emergency.model, crate::text::lang());
        let sales = emergency.sales.iter().map(|(sale, gain)| {
            t!("sale-for", n = sale.shares, company = state.spec(sale.company).symbol, money = sum(*gain))
        });
        let sales: Vec<String> = sales.collect();
        let sales = if sales.is_empty() { t!("nothing-to-sell") } else { sales.join(" · ") };
        vec![
            Row { label: t!("train-costs", train = train), text: sum(emergency.price) },
            Row { label: t!("treasury"), text: sum(emergency.treasury) },
            Row { label: t!("your-cash"), text: sum(emergency.cash) },
            Row { label: t!("may-be-sold"), text: sales },
            Row { label: t!("debt-then"), text: sum(emergency.missing()) },
        ]
    });
    view! { <section class="rule emg"><p class="eb">{t!("emergency")}</p>{list(rows)}</section> }.into_any()
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

#[cfg(test)]
mod tests {
    use bots::{Bot, Budget, Character, Level};
    use game::{Profile, Setup, begin, choices, deciding};

    use super::*;

    /// Games of bots that plan nothing come to a train that a treasury cannot pay.
    #[test]
    fn an_emergency_is_what_the_treasury_lacks() {
        let mut seen = 0;
        for seed in 0..6 {
            let setup = Setup { seed: Some(seed), ..Setup::new(Profile::default(), 3) };
            let mut state = begin(&setup).unwrap();
            let mut bot = Bot::new(Level::Greedy, Character::Neutral, seed);
            for _ in 0..900 {
                let Some(director) = deciding(&state) else { break };
                let offered = choices(&state);
                if let Some(emergency) = Emergency::of(&state, &offered, None) {
                    seen += 1;
                    assert!(ending(&offered).is_none() && emergency.price > emergency.treasury);
                    assert_eq!(emergency.cash, state[director].cash());
                    let sold: Money = emergency.sales.iter().map(|(_, gain)| *gain).sum();
                    let all = emergency.treasury + emergency.cash + sold + emergency.missing();
                    assert!(all >= emergency.price, "{emergency:?}");
                }
                let action = bot.choose(&state, Budget::nodes(1)).unwrap();
                state = play(&state, &action).unwrap().state;
            }
        }
        assert!(seen > 0);
    }
}
