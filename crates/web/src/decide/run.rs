//! Running trains: the best run with its proof, other runs of equal worth, a route edited stop by stop; then the
//! dividend, with what each way of sharing it out would do.

use board::{Ground, HexId, StopRef};
use game::edition::Claim;
use game::query::{self, best_claim, best_run, route_train, stop, trains, with_survey};
use game::{Action, CompanyId, Event, ModelId, Money, State, play};
use leptos::prelude::*;
use routes::{Limit, Range, Route, Score};

use super::effects::Consequences;
use super::walk::{extended, reversed};
use crate::bindings::Command;
use crate::keys::hint;
use crate::markup::{note, rule_link, words};
use crate::play::record::operating;
use crate::play::table::Table;
use crate::text::{percent, sum};
use crate::{browser, t, titles};

type Runs = Vec<(ModelId, Route)>;

/// The best run there is.
pub fn proposal(state: &State) -> Option<Action> {
    operating(state).map(|company| Action::Run(best_claim(state, company)))
}

fn planned(table: Table) -> Option<Runs> {
    table.plan.with(|plan| match plan {
        Some(Action::Run(runs)) => Some(runs.clone()),
        _ => None,
    })
}

fn score(state: &State, company: CompanyId, model: ModelId, route: &Route) -> Result<Score, routes::Fault> {
    with_survey(state, company, |survey| routes::score(survey, route_train(state, model), route))
}

/// Whether the row of a planned route tells of this refusal already.
pub fn tells(table: Table, action: &Action, refusal: &game::Refusal) -> bool {
    let Action::Run(runs) = action else { return false };
    let is_this = |state: &State, one: &(ModelId, Route)| {
        play(state, &Action::Run(vec![one.clone()])).is_err_and(|other| other.violation == refusal.violation)
    };
    table.state.with(|state| runs.iter().any(|one| is_this(state, one)))
}

/// What the planned routes earn together, illegal ones left out.
pub fn planned_revenue(table: Table) -> Option<Money> {
    let runs = planned(table)?;
    table.state.with(|state| {
        let company = operating(state)?;
        let earned = runs.iter().filter_map(|(model, route)| score(state, company, *model, route).ok());
        Some(Money(earned.map(|score| score.revenue as i32).sum()))
    })
}

#[component]
pub fn Run() -> impl IntoView {
    let table = Table::here();
    let additions = table.state.with_untracked(|state| titles::additions(state.edition()));
    let sets = RwSignal::new(Vec::<Runs>::new());
    let proven = RwSignal::new(None::<(Money, bool)>);
    Effect::new(move |_| {
        let state = table.state.get();
        table.editing.set(None);
        sets.set(Vec::new());
        browser::after_paint(move || {
            if table.state.try_get_untracked() == Some(state) {
                find_alternatives(&state, sets, proven);
            }
        });
    });
    let routes = move || {
        let runs = planned(table)?;
        let rows = runs.into_iter().enumerate().map(|(row, (model, route))| route_table(table, row, model, &route));
        Some(rows.collect::<Vec<_>>().collect_view())
    };
    view! {
        {move || proof(table, proven.get())}
        {move || equals(table, sets)}
        {routes}
        <Edit/>
        {move || next_step(table)}
        <Consequences/>
        {(additions.every_step)()}
    }
}

/// Steps that the search for other sets may take.
const ALTERNATIVES: Limit = Limit(2_000_000);
const MOST_SETS: usize = 6;

fn find_alternatives(state: &State, sets: RwSignal<Vec<Runs>>, proven: RwSignal<Option<(Money, bool)>>) {
    let Some(company) = operating(state) else { return };
    let models = trains(state, company);
    let found = best_run(state, company, Limit::NONE);
    let alternatives = query::alternatives(state, company, &found, ALTERNATIVES);
    let named = |set: routes::Best| set.runs.into_iter().map(|(row, route)| (models[row], route)).collect();
    proven.set(Some((Money(found.revenue as i32), found.proven)));
    sets.set(alternatives.sets.into_iter().take(MOST_SETS).map(named).collect());
}

/// Whether the planned run is the best, and how we know.
fn proof(table: Table, proven: Option<(Money, bool)>) -> AnyView {
    let Some((most, proven)) = proven else { return ().into_any() };
    let planned = planned_revenue(table).unwrap_or_default();
    let is_forced = table.state.with(|state| state.edition().claim == Claim::Maximum);
    match (planned >= most, proven) {
        (true, true) => note("ok", t!("proven-best"), None),
        (true, false) => note("hint", t!("unproven-best"), None),
        (false, _) => {
            let text = t!("left-on-table", money = sum(most - planned), best = sum(most));
            note(if is_forced { "" } else { "hint" }, text, None)
        }
    }
}

/// Other sets that earn as much.
fn equals(table: Table, sets: RwSignal<Vec<Runs>>) -> AnyView {
    let all = sets.get();
    if all.len() < 2 {
        return ().into_any();
    }
    let buttons = all.into_iter().enumerate().map(|(row, runs)| {
        let is_on = {
            let runs = runs.clone();
            move || planned(table).as_ref() == Some(&runs)
        };
        let pressed = is_on.clone();
        view! {
            <button class="eq" class:on=is_on aria-pressed=move || pressed().to_string() on:click=move |_| table.plan.set(Some(Action::Run(runs.clone())))>
                {row + 1}
            </button>
        }
    });
    view! { <p class="eqs"><span class="mut">{t!("equal-runs")}</span> {buttons.collect_view()} {hint(Command::NextRun)}</p> }
        .into_any()
}

/// The next of the sets that earn the same.
pub fn next_equal(table: Table) {
    let state = table.state.get_untracked();
    let sets = RwSignal::new(Vec::new());
    find_alternatives(&state, sets, RwSignal::new(None));
    let all = sets.get_untracked();
    let place = planned(table).and_then(|now| all.iter().position(|set| *set == now)).unwrap_or(0);
    if let Some(next) = all.get((place + 1) % all.len().max(1)) {
        table.plan.set(Some(Action::Run(next.clone())));
    }
}

/// One line of a route's timetable.
enum Stopover {
    Stop { at: StopRef, value: u16, scored: bool },
    Tunnel(HexId),
}

fn stopovers(state: &State, company: CompanyId, route: &Route, score: &Score) -> Vec<Stopover> {
    let map = &state.edition().board().map;
    let track = state.track();
    let value = |at: StopRef| stop(state, company, at).map_or(0, |stop| stop.value);
    let mut stops = score.stops.iter().zip(&score.scored);
    let mut line = Vec::new();
    let mut next = |line: &mut Vec<Stopover>| {
        if let Some((at, scored)) = stops.next() {
            line.push(Stopover::Stop { at: *at, value: value(*at), scored: *scored });
        }
    };
    next(&mut line);
    let (mut hex, mut entry) = (route.start.hex, None);
    for exit in &route.exits {
        if let Some(entry) = entry {
            if track.through_tunnel(hex, entry, *exit) {
                line.push(Stopover::Tunnel(hex));
            } else if track.plain(hex, entry).has(*exit) {
                // Plain track: no stop here.
            } else {
                next(&mut line);
            }
        }
        let Some((onward, by)) = map.across(hex, *exit) else { break };
        (hex, entry) = (onward, Some(by));
    }
    next(&mut line);
    line
}

/// `4 of 4 stops`.
fn range_words(state: &State, model: ModelId, score: &Score) -> String {
    match state.edition().model(model).range {
        Range::Stops(limit) => t!("range-stops-of", n = score.stops.len(), limit = limit),
        Range::Hexes(limit) => t!("range-hexes-of", n = score.hexes, limit = limit),
        Range::Goods { cities } => t!("range-goods", n = cities),
        Range::Express(limit) => {
            t!("range-express-of", n = score.scored.iter().filter(|scored| **scored).count(), limit = limit)
        }
    }
}

fn route_table(table: Table, row: usize, model: ModelId, route: &Route) -> AnyView {
    table.state.with(|state| {
        let Some(company) = operating(state) else { return ().into_any() };
        let name = state.edition().model(model).name;
        let class = row % 4 + 1;
        let sample = format!(r#"<svg width="34" height="10"><path class="rt rt{class}" d="M0 5H34"/></svg>"#);
        let is_edited = move || table.editing.get() == Some(row);
        let edit = move |_| table.editing.update(|now| *now = if *now == Some(row) { None } else { Some(row) });
        let (range, total, body) = match score(state, company, model, route) {
            Ok(score) => {
                let body = lines(state, company, route, &score, class);
                (range_words(state, model, &score), score.revenue.to_string(), body)
            }
            Err(fault) => {
                let violation = game::Violation::RouteFault { run: row as u8, fault };
                let sentence = view::sentence(state, &violation, crate::text::lang());
                let rule = play(state, &Action::Run(vec![(model, route.clone())])).err().and_then(|refusal| refusal.rule);
                let body = view! { <div class="note"><span>{words(sentence)} " " {rule.map(rule_link)}</span></div> };
                (String::new(), "0".to_owned(), body.into_any())
            }
        };
        view! {
            <section class="rte" class:edt=is_edited>
                <div class="rth">
                    <span inner_html=sample></span>
                    <b class="b">{name}</b>
                    <span class="mut">{range}</span>
                    <span class="sp"></span>
                    <button class="lk xs" aria-pressed=move || is_edited().to_string() on:click=edit>{t!("edit")}</button>
                    <b class="b">{total}</b>
                </div>
                {body}
            </section>
        }
        .into_any()
    })
}

/// A route with its stops, not to be edited.
pub fn route_lines(state: &State, row: usize, model: ModelId, route: &Route) -> AnyView {
    let Some(company) = operating(state) else { return ().into_any() };
    let Ok(score) = score(state, company, model, route) else { return ().into_any() };
    let class = row % 4 + 1;
    view! {
        <section class="rte">
            <div class="rth">
                <b class="b">{state.edition().model(model).name}</b>
                <span class="mut">{range_words(state, model, &score)}</span>
                <span class="sp"></span>
                <b class="b">{score.revenue}</b>
            </div>
            {lines(state, company, route, &score, class)}
        </section>
    }
    .into_any()
}

fn lines(state: &State, company: CompanyId, route: &Route, score: &Score, class: usize) -> AnyView {
    let line = stopovers(state, company, route, score);
    let has_tunnel = !score.tunnels.is_empty();
    let bonus = if has_tunnel { state.edition().scoring.tunnel_per_stop } else { 0 };
    let count = line.iter().filter(|row| matches!(row, Stopover::Stop { .. })).count();
    let (mut total, mut seen) = (0, 0);
    let mut rows = Vec::new();
    for row in line {
        match row {
            Stopover::Stop { at, value, scored } => {
                seen += 1;
                if scored {
                    total += u32::from(value) + u32::from(bonus);
                }
                let place = if seen == 1 {
                    " fst"
                } else if seen == count {
                    " lst"
                } else {
                    ""
                };
                let printed = &state.edition().board().map[at.hex];
                let unnamed = if printed.ground == Ground::Mine { t!("mine") } else { t!("town") };
                let name = printed.name.map_or(unnamed, str::to_owned);
                let coord = printed.coord.to_string();
                rows.push(
                    view! {
                        <tr class:skp=!scored>
                            <td class=format!("lnx rt{class}{place}")><i></i></td>
                            <td><b class="b">{name}</b> " " <span class="mut n">{coord}</span></td>
                            <td class="r">{value}</td>
                            <td class="r mut">{(has_tunnel && scored).then(|| format!("+{bonus}"))}</td>
                            <td class="r">{total}</td>
                        </tr>
                    }
                    .into_any(),
                );
            }
            Stopover::Tunnel(hex) => {
                let printed = &state.edition().board().map[hex];
                let name = printed.name.map_or_else(|| printed.coord.to_string(), str::to_owned);
                rows.push(
                    view! {
                        <tr class="via"><td class=format!("lnx rt{class} tun")></td><td colspan="4" class="mut">{t!("through-tunnel", name = name)}</td></tr>
                    }
                    .into_any(),
                );
            }
        }
    }
    if score.transit_bonus > 0 {
        total += score.transit_bonus;
        let bonus = score.transit_bonus;
        rows.push(view! { <tr><td></td><td>{t!("transit-bonus")}</td><td></td><td class="r mut">{format!("+{bonus}")}</td><td class="r">{total}</td></tr> }.into_any());
    }
    view! {
        <table class="ttb">
            <thead><tr>
                <th class="lnh"><span class="vh">{t!("line")}</span></th><th>{t!("stop")}</th><th class="r">{t!("value")}</th>
                <th class="r"><span class:vh=!has_tunnel>{t!("tunnel")}</span></th><th class="r">{t!("sum")}</th>
            </tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// Buttons to change the run, and how.
#[component]
fn Edit() -> impl IntoView {
    let table = Table::here();
    let best = move |_| {
        table.editing.set(None);
        table.plan.set(table.state.with_untracked(proposal));
    };
    let editing = move || table.editing.get().is_some();
    let missing = move || {
        let runs = planned(table).unwrap_or_default();
        table.state.with(|state| {
            let company = operating(state)?;
            let mut left = trains(state, company);
            for (model, _) in &runs {
                if let Some(place) = left.iter().position(|other| other == model) {
                    left.remove(place);
                }
            }
            let rows = left.into_iter().map(|model| {
                let name = state.edition().model(model).name;
                view! { <button class="btn sml" on:click=move |_| begin_route(table, model)>{t!("add-route", train = name)}</button> }
            });
            Some(rows.collect_view())
        })
    };
    view! {
        <div class="edr">
            {missing}
            {move || editing().then(|| view! {
                <p class="xs mut">{t!("edit-words")}</p>
                <button class="btn sml" on:click=move |_| clear(table)>{t!("do-clear-route")} " " {hint(Command::ClearRoute)}</button>
            })}
            <button class="lk sm" on:click=best>{t!("do-best-routes")}</button>
        </div>
    }
}

/// A train without a route begins at the company's first marker; its stops are then clicked.
fn begin_route(table: Table, model: ModelId) {
    let start = table
        .state
        .with_untracked(|state| operating(state).and_then(|company| state.markers_of(company).into_iter().next()));
    let (Some(start), Some(mut runs)) = (start, planned(table)) else { return };
    runs.push((model, Route { start, exits: Vec::new() }));
    table.editing.set(Some(runs.len() - 1));
    table.plan.set(Some(Action::Run(runs)));
}

/// Takes the route that is being edited away.
pub fn clear(table: Table) {
    let (Some(row), Some(mut runs)) = (table.editing.get_untracked(), planned(table)) else { return };
    if row < runs.len() {
        runs.remove(row);
    }
    table.editing.set(None);
    table.plan.set(Some(Action::Run(runs)));
}

/// A stop was clicked while a route is edited: the route is cut there, or extended to it. Whether the click was used.
pub fn edit_click(table: Table, hex: HexId) -> bool {
    let Some(row) = table.editing.get_untracked() else { return false };
    let Some(mut runs) = planned(table) else { return false };
    let Some((_, route)) = runs.get_mut(row) else { return false };
    table.state.with_untracked(|state| {
        *route = match cut(state, route, hex) {
            Some(shorter) => shorter,
            None => longer(state, route, hex).unwrap_or_else(|| route.clone()),
        };
    });
    table.plan.set(Some(Action::Run(runs)));
    true
}

/// The route up to a hex that it visits; the whole without its last leg, if that is where it ends.
fn cut(state: &State, route: &Route, hex: HexId) -> Option<Route> {
    let map = &state.edition().board().map;
    if route.start.hex == hex {
        // Its own start: the route now begins at its other end, so that this end can be cut.
        return (!route.exits.is_empty()).then(|| reversed(state, route));
    }
    let mut at = route.start.hex;
    for (row, exit) in route.exits.iter().enumerate() {
        let (next, entry) = map.across(at, *exit)?;
        at = next;
        if at == hex && state.track().stops_from(at, entry).next().is_some() {
            let keep = if row + 1 == route.exits.len() { last_leg(state, route) } else { row + 1 };
            return Some(Route { start: route.start, exits: route.exits[..keep].to_vec() });
        }
    }
    None
}

/// How many exits lie before the last leg from stop to stop.
fn last_leg(state: &State, route: &Route) -> usize {
    let map = &state.edition().board().map;
    let (mut at, mut stops) = (route.start.hex, vec![0]);
    for (row, exit) in route.exits.iter().enumerate() {
        let Some((next, entry)) = map.across(at, *exit) else { break };
        at = next;
        if state.track().stops_from(at, entry).next().is_some() {
            stops.push(row + 1);
        }
    }
    stops.len().checked_sub(2).map_or(0, |place| stops[place])
}

fn longer(state: &State, route: &Route, hex: HexId) -> Option<Route> {
    let at_end = extended(state, route, hex);
    let at_start = extended(state, &reversed(state, route), hex);
    match (at_end, at_start) {
        (Some(one), Some(other)) => Some(if other.exits.len() < one.exits.len() { other } else { one }),
        (one, other) => one.or(other),
    }
}

/// What either way of sharing out the revenue would do, seen from the run.
fn next_step(table: Table) -> AnyView {
    let Some(preview) = table.preview.get() else { return ().into_any() };
    let Ok(after) = preview.after else { return ().into_any() };
    view! { <section><p class="eb">{t!("next-step")}</p>{table.state.with(|state| outcome(table, state, &after, &preview.events))}</section> }.into_any()
}

/// Whom a run pays: both ways of sharing it out, or the split where nobody is asked.
pub fn outcome(table: Table, before: &State, after: &State, events: &[Event]) -> AnyView {
    let is_asked = after.turn().is_some_and(|turn| turn.step == game::state::Step::Dividend);
    match operating(before) {
        _ if is_asked => sharing(table, after),
        Some(company) if query::splits_income(before, company) => {
            split(table, before, company, &Split::of(before, after, events, company))
        }
        Some(_) | None => ().into_any(),
    }
}

/// What a run brings to a company whose income is always split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Split {
    owner: Money,
    treasury: Money,
    /// What goes to the treasury beside its half.
    mines: Money,
}

impl Split {
    fn of(before: &State, after: &State, events: &[Event], company: CompanyId) -> Split {
        let owner =
            before[company].director().map(|owner| after[owner].cash() - before[owner].cash()).unwrap_or_default();
        let treasury = after[company].cash() - before[company].cash();
        let revenue = events.iter().find_map(|event| match event {
            Event::RevenueEarned { revenue, .. } => Some(*revenue),
            _ => None,
        });
        // What both have beyond the revenue is not shared: it comes from mines.
        Split { owner, treasury, mines: owner + treasury - revenue.unwrap_or_default() }
    }
}

fn split(table: Table, state: &State, company: CompanyId, split: &Split) -> AnyView {
    let owner = state[company].director().map(|owner| table.player_name(owner)).unwrap_or_default();
    let row = |label: String, money: Money| view! { <tr><td>{label}</td><td class="r">{sum(money)}</td></tr> };
    let half = split.treasury - split.mines;
    let mines = (split.mines > Money::ZERO).then(|| row(t!("mine-income"), split.mines));
    let cash = state[company].cash();
    let change = super::effects::change(sum(cash), sum(cash + split.treasury));
    view! {
        <table class="pay">
            <thead><tr><th>{t!("revenue-n", money = sum(split.owner + half))}</th><th></th></tr></thead>
            <tbody>
                {row(t!("half-to", player = owner), split.owner)}
                {row(t!("half-to-treasury"), half)}
                {mines}
                <tr><td>{t!("treasury")}</td><td class="r b">{words(change)}</td></tr>
            </tbody>
        </table>
    }
    .into_any()
}

#[component]
pub fn Dividend() -> impl IntoView {
    let table = Table::here();
    let every_step = table.state.with_untracked(|state| titles::additions(state.edition()).every_step);
    view! { <section>{move || table.state.with(|state| sharing(table, state))}</section> <Consequences/> {every_step()} }
}

/// Pay or withhold: per share, each player, treasury, price.
pub fn sharing(table: Table, state: &State) -> AnyView {
    let Some(turn) = state.turn() else { return ().into_any() };
    let company = turn.company;
    let spec = state.spec(company);
    let outcome = |action: &Action| play(state, action).ok().map(|draft| draft.state);
    let (Some(paid), Some(kept)) = (outcome(&Action::PayOut), outcome(&Action::Withhold)) else { return ().into_any() };
    let players = state.in_order().filter(|player| state[company].shares()[player.index()] > 0).map(|player| {
        let share = percent(state[company].shares()[player.index()], spec.shares);
        let gain = |after: &State| match after[player].cash() - state[player].cash() {
            Money::ZERO => "–".to_owned(),
            gain => sum(gain),
        };
        view! {
            <tr><td>{table.player_name(player)} " " <span class="mut">{share}</span></td><td class="r">{gain(&paid)}</td><td class="r mut">{gain(&kept)}</td></tr>
        }
    });
    let players = players.collect::<Vec<_>>().collect_view();
    let mines = (titles::additions(state.edition()).unshared_income)(state);
    let mines = (mines > Money::ZERO)
        .then(|| view! { <tr><td>{t!("mine-income")}</td><td class="r">{sum(mines)}</td><td class="r">{sum(mines)}</td></tr> });
    let price = |after: &State| after.price(company).map(sum).unwrap_or_default();
    let per_share = crate::text::lang().part(turn.revenue.0, spec.shares);
    view! {
        <table class="pay">
            <thead><tr><th>{t!("revenue-n", money = sum(turn.revenue))}</th><th class="r">{t!("pay-out")}</th><th class="r">{t!("withhold")}</th></tr></thead>
            <tbody>
                <tr><td>{t!("per-share", share = percent(1, spec.shares))}</td><td class="r b">{per_share}</td><td class="r mut">"–"</td></tr>
                {players}
                {mines}
                <tr><td>{t!("treasury")} " " <span class="mut">{sum(state[company].cash())}</span></td><td class="r">{sum(paid[company].cash())}</td><td class="r">{sum(kept[company].cash())}</td></tr>
                <tr><td>{t!("price")} " " <span class="mut">{price(state)}</span></td><td class="r b good">{price(&paid)}</td><td class="r b red">{price(&kept)}</td></tr>
            </tbody>
        </table>
    }
    .into_any()
}
