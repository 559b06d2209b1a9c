//! A turn in a share round: sell blocks, then buy one item.

use game::query::{certificates, share_price};
use game::{Action, Choice, CompanyId, Money, Paper, Refusal, Sale, Source, State, Violation, play};
use leptos::prelude::*;

use super::effects::{Consequences, list, share_rows};
use super::par::start_table;
use super::stepper::{Stepper, SumField};
use crate::markup::{note, roundel, rule_link};
use crate::play::table::Table;
use crate::text::{lang, percent, sum};
use crate::{t, titles};

#[component]
pub fn Shares() -> impl IntoView {
    let table = Table::here();
    let additions = table.state.with_untracked(|state| titles::additions(state.edition()));
    view! {
        {move || duties(table)}
        <Sell/>
        <Consequences/>
        {(additions.before_purchases)()}
        <Buy heading="then-buy"/>
        {(additions.after_purchases)()}
        {move || repay(table)}
    }
}

/// What has to be done before anything else.
fn duties(table: Table) -> AnyView {
    table.state.with(|state| {
        let Some(seat) = game::deciding(state) else { return ().into_any() };
        let (held, limit) = (certificates(state, seat), state.certificate_limit());
        let must_sell = table.ending().is_none();
        let text = match held {
            held if held > limit => Some(t!("over-limit", held = held, limit = limit)),
            held if held == limit => Some(t!("at-limit", held = held, limit = limit)),
            _ if must_sell => Some(t!("must-sell")),
            _ => None,
        };
        text.map(|text| note("", text, None)).into_any()
    })
}

/// All blocks of a company that can be sold now, the smallest first.
fn sales(table: Table, company: CompanyId) -> Vec<Sale> {
    let mut sales: Vec<Sale> = table.choices.with(|choices| {
        let sale = |choice: &Choice| match choice {
            Choice::Do(Action::Sell(sale)) if sale.company == company => Some(*sale),
            _ => None,
        };
        choices.offered.iter().filter_map(sale).collect()
    });
    sales.sort_by_key(|sale| (sale.shares, sale.doubles));
    sales
}

fn planned_sale(table: Table) -> Option<Sale> {
    table.plan.with(|plan| match plan {
        Some(Action::Sell(sale)) => Some(*sale),
        _ => None,
    })
}

/// The shares of whoever decides, each with a stepper.
#[component]
pub fn Sell() -> impl IntoView {
    let table = Table::here();
    let held = Memo::new(move |_| {
        table.state.with(|state| {
            let Some(seat) = game::deciding(state) else { return Vec::new() };
            let ids = state.by_price().into_iter();
            ids.filter(|id| state[*id].shares()[seat.index()] > 0 && !state[*id].is_closed()).collect::<Vec<_>>()
        })
    });
    // What stands in the way of all of them is said once.
    let common = Memo::new(move |_| {
        let held = held.get();
        let mut reasons = held.iter().map(|company| why_not(table, *company));
        let first = reasons.next().flatten();
        first.filter(|first| held.len() > 1 && reasons.all(|other| other.as_ref() == Some(first)))
    });
    let rows = move || {
        let is_common = common.with(Option::is_some);
        held.get().into_iter().map(|company| sell_row(table, company, is_common)).collect_view()
    };
    view! {
        <section class="rule" class:none=move || held.get().is_empty()>
            <p class="eb">{t!("sell")}</p>
            {move || common.get().map(|refusal| reason(table, &refusal))}
            <ul class="plist">{rows}</ul>
        </section>
    }
}

fn sell_row(table: Table, company: CompanyId, is_said: bool) -> AnyView {
    let blocks = sales(table, company);
    let (edition, spec) = table.state.with(|state| (state.edition(), state.spec(company)));
    let Some(seat) = table.state.with(game::deciding) else { return ().into_any() };
    let held = table.state.with(|state| state[company].shares()[seat.index()]);
    let price = table.state.with(|state| state.price(company).map(sum).unwrap_or_default());
    let count = blocks.len();
    let place = {
        let blocks = blocks.clone();
        Memo::new(move |_| planned_sale(table).and_then(|sale| blocks.iter().position(|block| *block == sale)))
    };
    let value = {
        let blocks = blocks.clone();
        Signal::derive(move || place.get().map_or_else(|| "0".to_owned(), |place| block_words(&blocks, blocks[place])))
    };
    let may = Signal::derive(move || match place.get() {
        Some(place) => (true, place + 1 < count),
        None => (false, count > 0),
    });
    let step = Callback::new(move |by: i32| {
        let next = match place.get_untracked() {
            Some(place) => (place as i32 + by) as usize,
            None => 0,
        };
        let away = place.get_untracked() == Some(0) && by < 0;
        table.plan.set((!away).then(|| blocks.get(next).copied()).flatten().map(Action::Sell));
    });
    let why = if is_said { None } else { why_not(table, company) };
    let details = move || {
        place.get()?;
        let preview = table.preview.get()?;
        let after = preview.after.ok()?;
        Some(table.state.with(|state| list(share_rows(table, state, &after, company, seat))))
    };
    view! {
        <li class:x=move || place.get().is_some() data-sell=spec.symbol>
            {roundel(edition, company, 28)}
            <div>
                <b class="b">{spec.symbol}</b>
                <span class="xs mut">{t!("you-hold", share = percent(held, spec.shares))} " · " {price}</span>
                {why.map(|refusal| reason(table, &refusal))}
            </div>
            <Stepper label=t!("sell-company", company = spec.symbol) value=value may=may step=step/>
        </li>
        {details}
    }
    .into_any()
}

/// `2`, or `2 (1 double)` where blocks of a size differ in their papers.
fn block_words(blocks: &[Sale], block: Sale) -> String {
    let same_size = blocks.iter().filter(|other| other.shares == block.shares).count();
    match (same_size, block.doubles) {
        (1, _) | (_, 0) => block.shares.to_string(),
        (_, doubles) => t!("with-doubles", shares = block.shares, n = doubles),
    }
}

/// Why no block of a company can be sold, if none can.
fn why_not(table: Table, company: CompanyId) -> Option<Refusal> {
    if !sales(table, company).is_empty() {
        return None;
    }
    why_no_sale(table, company)
}

fn why_no_sale(table: Table, company: CompanyId) -> Option<Refusal> {
    table.state.with(|state| play(state, &Action::Sell(Sale { company, shares: 1, doubles: 0 })).err())
}

fn reason(table: Table, refusal: &Refusal) -> AnyView {
    let sentence = table.state.with(|state| view::sentence(state, &refusal.violation, lang()));
    view! { <span class="why">{sentence} " " {refusal.rule.map(rule_link)}</span> }.into_any()
}

/// One thing on the list of what can be bought.
struct Item {
    company: CompanyId,
    action: Action,
    price: Money,
    label: String,
    source: String,
    refusal: Option<Refusal>,
}

fn items(state: &State) -> Vec<Item> {
    let doubles_in_pool = titles::additions(state.edition()).doubles_in_pool;
    let mut items = Vec::new();
    for company in state.edition().company_ids().filter(|id| !state[*id].is_closed()) {
        let (spec, company_state) = (state.spec(company), &state[company]);
        let mut add = |from: Source, paper: Paper, source: String| {
            let action = Action::Buy { company, from, paper };
            let refusal = play(state, &action).err();
            let shares = if paper == Paper::Double { 2 } else { 1 };
            let price = share_price(state, company, from).unwrap_or_default() * i32::from(shares);
            let label = format!("{} {}", spec.symbol, percent(shares, spec.shares));
            items.push(Item { company, action, price, label, source, refusal });
        };
        if company_state.par().is_some() && company_state.unsold() > 0 {
            add(Source::Offering, Paper::Single, t!("offering"));
        }
        // A director's certificate that somebody has sold is shown to those who can buy it.
        let certificate = Action::Buy { company, from: Source::Offering, paper: Paper::Double };
        if play(state, &certificate).is_ok() {
            add(Source::Offering, Paper::Double, t!("offering"));
        }
        if company_state.pool() > 0 {
            add(Source::Pool, Paper::Single, t!("pool"));
        }
        if doubles_in_pool(state, company) > 0 && company_state.pool() >= 2 {
            add(Source::Pool, Paper::Double, t!("pool-double"));
        }
    }
    items.sort_by_key(|item| (item.refusal.is_some(), item.price));
    items
}

/// Companies whose director's certificate can be bought.
fn starts(table: Table) -> Vec<CompanyId> {
    table.choices.with(|choices| {
        let mut found = Vec::new();
        for choice in &choices.offered {
            if let Choice::Do(Action::Start { company, .. }) = choice
                && !found.contains(company)
            {
                found.push(*company);
            }
        }
        found
    })
}

#[component]
pub fn Buy(heading: &'static str) -> impl IntoView {
    let table = Table::here();
    let open = RwSignal::new(None::<CompanyId>);
    let rows = move || {
        let (refused, offered): (Vec<Item>, Vec<Item>) =
            table.state.with(items).into_iter().partition(|item| item.refusal.is_some());
        let offered = offered.into_iter().map(|item| item_row(table, item)).collect_view();
        view! { {offered} {refused_rows(table, refused)} }
    };
    let starts = move || {
        let companies = starts(table);
        companies.into_iter().map(|company| start_row(table, company, open)).collect_view()
    };
    view! {
        <section>
            <p class="eb">{t!(heading)}</p>
            <table class="buy"><tbody>{rows} {starts}</tbody></table>
        </section>
    }
}

/// What cannot be bought: one row for all that have the same reason.
fn refused_rows(table: Table, items: Vec<Item>) -> AnyView {
    let edition = table.state.with(|state| state.edition());
    let mut groups: Vec<(Refusal, Vec<Item>)> = Vec::new();
    let (dear, items): (Vec<Item>, Vec<Item>) = items.into_iter().partition(|item| {
        item.refusal.as_ref().is_some_and(|refusal| matches!(refusal.violation, Violation::CannotAfford { .. }))
    });
    for item in items {
        let Some(refusal) = item.refusal.clone() else { continue };
        let sentence = |refusal: &Refusal| table.state.with(|state| view::sentence(state, &refusal.violation, lang()));
        match groups.iter_mut().find(|(known, _)| sentence(known) == sentence(&refusal)) {
            Some((_, items)) => items.push(item),
            None => groups.push((refusal, vec![item])),
        }
    }
    let rows = groups.into_iter().map(|(refusal, items)| {
        let mut companies: Vec<CompanyId> = items.iter().map(|item| item.company).collect();
        companies.sort();
        companies.dedup();
        let icons = companies.into_iter().map(|company| roundel(edition, company, 22)).collect_view();
        view! { <tr class="off"><td colspan="4"><span class="ics">{icons}</span> {reason(table, &refusal)}</td></tr> }
    });
    let rows = rows.collect_view();
    view! { {rows} {(!dear.is_empty()).then(|| too_dear(table, dear))} }.into_any()
}

/// What costs more than there is, each with its price.
fn too_dear(table: Table, items: Vec<Item>) -> AnyView {
    let (edition, cash) = table.state.with(|state| {
        let cash = game::deciding(state).map(|seat| state[seat].cash()).unwrap_or_default();
        (state.edition(), cash)
    });
    let rule = items.first().and_then(|item| item.refusal.as_ref()?.rule);
    let each = items.into_iter().map(|item| {
        view! { <span class="nw">{roundel(edition, item.company, 22)} " " {sum(item.price)}</span> }
    });
    view! { <tr class="off"><td colspan="4"><span class="ics">{each.collect_view()}</span> <span class="why">{t!("too-dear", money = sum(cash))} " " {rule.map(rule_link)}</span></td></tr> }.into_any()
}

fn item_row(table: Table, item: Item) -> AnyView {
    let edition = table.state.with(|state| state.edition());
    let icon = roundel(edition, item.company, 22);
    let is_on = {
        let action = item.action.clone();
        Memo::new(move |_| table.plan.with(|plan| plan.as_ref() == Some(&action)))
    };
    let action = item.action;
    let company = item.company;
    let details = move || {
        is_on.get().then(|| plan_details(table, company)).flatten().map(|details| {
            view! { <tr class="det"><td></td><td colspan="3">{details}</td></tr> }
        })
    };
    view! {
        <tr class="pick" class:cr2=move || is_on.get() on:click=move |_| table.plan.set(Some(action.clone()))>
            <td class="ic">{icon}</td>
            <td><button class="lk b" aria-pressed=move || is_on.get().to_string()>{item.label}</button></td>
            <td class="mut n">{item.source}</td>
            <td class="r b">{sum(item.price)}</td>
        </tr>
        {details}
    }
    .into_any()
}

fn plan_details(table: Table, company: CompanyId) -> Option<AnyView> {
    let after = table.preview.get()?.after.ok()?;
    let seat = table.state.with(game::deciding)?;
    Some(table.state.with(|state| list(share_rows(table, state, &after, company, seat))))
}

fn start_row(table: Table, company: CompanyId, open: RwSignal<Option<CompanyId>>) -> AnyView {
    let (edition, spec) = table.state.with(|state| (state.edition(), state.spec(company)));
    let is_open = move || open.get() == Some(company);
    let toggle = move |_| open.update(|now| *now = if *now == Some(company) { None } else { Some(company) });
    let goal = match spec.goal {
        game::edition::Goal::None => None,
        game::edition::Goal::Hex(hex) | game::edition::Goal::Tunnel(hex) => Some(hex),
    };
    let goal = table.state.with(|state| {
        goal.and_then(|hex| state.edition().board().map.named(hex)).map(|hex| crate::markup::hex_name(state, hex))
    });
    let details = move || {
        is_open().then(|| {
            let goal = goal.clone().map(|goal| t!("destination-is", hex = goal));
            view! { <tr class="det"><td></td><td colspan="3">{start_table(table, company)} <p class="xs mut">{goal}</p> {move || plan_details(table, company)}</td></tr> }
        })
    };
    view! {
        <tr class="pick" data-start=spec.symbol on:click=toggle>
            <td class="ic">{roundel(edition, company, 22)}</td>
            <td><button class="lk b" aria-expanded=move || is_open().to_string()>{t!("start-company", company = spec.symbol)}</button></td>
            <td class="mut n" colspan="2">{spec.name}</td>
        </tr>
        {details}
    }
    .into_any()
}

fn repay(table: Table) -> AnyView {
    let maximum = table.choices.with(|choices| {
        choices.offered.iter().find_map(|choice| match choice {
            Choice::Repay { maximum } => Some(*maximum),
            _ => None,
        })
    });
    let Some(maximum) = maximum else { return ().into_any() };
    let value = Signal::derive(move || match table.plan.get() {
        Some(Action::Repay(amount)) => Some(amount.0),
        _ => None,
    });
    let set = Callback::new(move |amount: Option<i32>| {
        table.plan.set(amount.map(|amount| Action::Repay(Money(amount))));
    });
    view! {
        <section class="rule selh">
            <b class="b">{t!("repay")}</b>
            <span class="sp"></span>
            <SumField label=t!("repay") value=value minimum=1 maximum=maximum.0 by=10 set=set/>
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use bots::{Bot, Budget, Character, Level};
    use game::g1824;
    use game::g1844;
    use game::{Setup, begin, deciding};

    use super::*;

    /// Both titles: 1844's offering is sold at par, 1824's at the price of the day.
    #[test]
    fn a_share_costs_what_the_list_says() {
        for profile in [g1844::PROFILE_2E, g1824::PROFILE_2E] {
            let setup = Setup { seed: Some(5), ..Setup::new(profile, 4) };
            let mut state = begin(&setup).unwrap();
            let mut bot = Bot::new(Level::Greedy, Character::Neutral, 3);
            let mut seen = 0;
            while let (Some(buyer), true) = (deciding(&state), seen < 200) {
                for item in items(&state).into_iter().filter(|item| item.refusal.is_none()) {
                    let after = play(&state, &item.action).unwrap().state;
                    assert_eq!(state[buyer].cash() - after[buyer].cash(), item.price, "{profile:?} {:?}", item.action);
                    seen += 1;
                }
                let action = bot.choose(&state, Budget::nodes(1)).unwrap();
                state = play(&state, &action).unwrap().state;
            }
            assert!(seen > 100, "{profile:?}: {seen}");
        }
    }
}
