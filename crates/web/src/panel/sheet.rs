//! The sheet: companies down, players across, percent in the cells; sortable by any heading.

use game::query::trains;
use game::{CompanyId, PlayerId, State};
use leptos::prelude::*;

use crate::markup::roundel;
use crate::play::table::Table;
use crate::text::sum;
use crate::{browser, t};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Order,
    Name,
    Price,
    Par,
    Player(PlayerId),
    Offering,
    Pool,
    Treasury,
    Trains,
    Markers,
    LastRun,
}

impl Column {
    fn parse(text: &str) -> Option<Column> {
        Some(match text {
            "order" => Column::Order,
            "name" => Column::Name,
            "price" => Column::Price,
            "par" => Column::Par,
            "offering" => Column::Offering,
            "pool" => Column::Pool,
            "treasury" => Column::Treasury,
            "trains" => Column::Trains,
            "markers" => Column::Markers,
            "last" => Column::LastRun,
            other => Column::Player(PlayerId::in_seat(other.strip_prefix('p')?.parse().ok()?)?),
        })
    }
}

/// What the sheet shows of a company: those that have begun.
pub fn rows(state: &State) -> Vec<CompanyId> {
    let mut rows = state.by_price();
    rows.retain(|company| !state[*company].is_closed());
    let ids = state.edition().company_ids();
    let is_begun = |id: &CompanyId| state[*id].par().is_some() || state[*id].director().is_some();
    let begun = ids.filter(|id| is_begun(id) && !state[*id].is_closed() && !rows.contains(id));
    let begun: Vec<CompanyId> = begun.collect();
    rows.extend(begun);
    rows
}

#[component]
pub fn Sheet() -> impl IntoView {
    let table = Table::here();
    let sorting = RwSignal::new((Column::Order, false));
    let sort = move |event: web_sys::MouseEvent| {
        if let Some(column) = browser::data_of(&event, "data-sort").and_then(|text| Column::parse(&text)) {
            sorting.update(|(now, down)| {
                *down = if *now == column { !*down } else { column != Column::Order && column != Column::Name };
                *now = column;
            });
        }
    };
    let body = move || {
        let (column, down) = sorting.get();
        table.state.with(|state| {
            let order = rows(state);
            let mut sorted = order.clone();
            sorted.sort_by_key(|company| key(table, state, &order, *company, column));
            if down {
                sorted.reverse();
            }
            let planned = planned(table);
            let rows = sorted.into_iter().map(|company| row(table, state, &order, company, planned == Some(company)));
            rows.collect_view()
        })
    };
    view! {
        <section class="hsw">
            <div class="sec">
                <h2 class="h2">{t!("holdings")}</h2>
                <div class="leg xs mut"><span>"%"</span><span><u>"60"</u> " " {t!("underlined-director")}</span></div>
            </div>
            <div class="wide" tabindex="0" role="region" aria-label=t!("holdings")>
                <table class="hs" on:click=sort>
                    <thead>{move || table.state.with(|state| head(table, state))}</thead>
                    <tbody>{body}</tbody>
                </table>
            </div>
        </section>
    }
}

/// The company that the planned action is about.
fn planned(table: Table) -> Option<CompanyId> {
    table.plan.with(|plan| match plan {
        Some(game::Action::Sell(sale)) => Some(sale.company),
        Some(game::Action::Buy { company, .. } | game::Action::Start { company, .. }) => Some(*company),
        _ => None,
    })
}

fn key(table: Table, state: &State, order: &[CompanyId], company: CompanyId, column: Column) -> (i32, String) {
    let company_state = &state[company];
    let number = match column {
        Column::Order => order.iter().position(|other| *other == company).unwrap_or(0) as i32,
        Column::Name => return (0, state.spec(company).name.to_lowercase()),
        Column::Price => state.price(company).map_or(0, |price| price.0),
        Column::Par => company_state.par().map_or(0, |par| par.0),
        Column::Player(player) => {
            let spec = state.spec(company);
            i32::from(company_state.shares()[player.index()]) * 100 / i32::from(spec.shares.max(1))
        }
        Column::Offering => i32::from(company_state.unsold()),
        Column::Pool => i32::from(company_state.pool()),
        Column::Treasury => company_state.cash().0,
        Column::Trains => i32::from(company_state.train_count()),
        Column::Markers => i32::from(company_state.markers_left()),
        Column::LastRun => last_run(table, company).unwrap_or(0),
    };
    (number, String::new())
}

fn head(table: Table, state: &State) -> AnyView {
    let plain = |key: &'static str, text: String, class: &'static str| {
        view! { <th class=class scope="col"><button class="srt" data-sort=key>{text}</button></th> }.into_any()
    };
    let viewer = table.viewer.get();
    let players = state.in_order().map(|player| {
        let class = if viewer == Some(player) { "r pc me" } else { "r pc" };
        let sort = format!("p{}", player.seat());
        view! { <th class=class scope="col"><button class="srt" data-sort=sort>{table.player_name(player)}</button></th> }
    });
    let players = players.collect::<Vec<_>>().collect_view();
    view! {
        <tr>
            {plain("order", "№".to_owned(), "r")}
            {plain("name", t!("company"), "")}
            {plain("price", t!("price"), "r")}
            {plain("par", t!("par-short"), "r")}
            {players}
            {plain("offering", t!("offering"), "r")}
            {plain("pool", t!("pool"), "r")}
            {plain("treasury", t!("treasury-short"), "r")}
            {plain("trains", t!("trains"), "")}
            {plain("markers", t!("markers"), "r")}
            {plain("last", t!("last-run"), "r")}
        </tr>
    }
    .into_any()
}

fn row(table: Table, state: &State, order: &[CompanyId], company: CompanyId, is_planned: bool) -> AnyView {
    let (spec, company_state) = (state.spec(company), &state[company]);
    let share = |shares: u8| match shares {
        0 => String::new(),
        shares => (u32::from(shares) * 100 / u32::from(spec.shares.max(1))).to_string(),
    };
    let viewer = table.viewer.get();
    let cells = state.in_order().map(|player| {
        let held = share(company_state.shares()[player.index()]);
        let class = if viewer == Some(player) { "r pc me" } else { "r pc" };
        let held = match company_state.director() == Some(player) {
            true => view! { <u>{held}</u> }.into_any(),
            false => held.into_any(),
        };
        view! { <td class=class>{held}</td> }
    });
    let cells = cells.collect::<Vec<_>>().collect_view();
    let place = order.iter().position(|other| *other == company).map_or(0, |place| place + 1);
    let price = state.price(company).map(sum).unwrap_or_else(|| "–".to_owned());
    let par = company_state.par().map(sum).unwrap_or_else(|| "–".to_owned());
    let placed = state.markers_of(company).len();
    let trains: Vec<&str> = trains(state, company).into_iter().map(|model| state.edition().model(model).name).collect();
    let trains = if trains.is_empty() { "–".to_owned() } else { trains.join(" ") };
    let last = last_run(table, company).map_or_else(|| "–".to_owned(), |run| run.to_string());
    view! {
        <tr class=if is_planned { "cr" } else { "" }>
            <td class="r mut">{place}</td>
            <td class="nw">{roundel(state.edition(), company, 22)} " " <span class="n">{spec.name}</span></td>
            <td class="r b">{price}</td>
            <td class="r mut">{par}</td>
            {cells}
            <td class="r">{share(company_state.unsold())}</td>
            <td class="r">{share(company_state.pool())}</td>
            <td class="r">{sum(company_state.cash())}</td>
            <td class="n nw">{trains}</td>
            <td class="r">{company_state.markers_left()}<span class="mut">"/"{usize::from(company_state.markers_left()) + placed}</span></td>
            <td class="r">{last}</td>
        </tr>
    }
    .into_any()
}

/// What the company earned when it last ran, up to the position that is shown.
pub fn last_run(table: Table, company: CompanyId) -> Option<i32> {
    runs(table, company).next_back().map(|(_, revenue)| revenue)
}

/// All runs of a company so far: the number of the action, and the revenue.
pub fn runs(table: Table, company: CompanyId) -> impl DoubleEndedIterator<Item = (usize, i32)> {
    let upto = table.number();
    let found: Vec<(usize, i32)> = table.with_record(|record| {
        let earned = |row: usize| {
            let (_, _, events) = record.step(row)?;
            events.iter().find_map(|event| match event {
                game::Event::RevenueEarned { company: by, revenue } if *by == company => Some((row, revenue.0)),
                _ => None,
            })
        };
        (0..upto.min(record.len())).filter_map(earned).collect()
    });
    found.into_iter()
}
