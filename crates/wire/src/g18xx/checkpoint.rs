//! The state after an action, as 18xx.games' engine reports it.

use board::{Colour, HexId};
use game::edition::Title;
use game::state::{Owner, Round};
use game::titles::g1824::companies::MINORS;
use game::titles::g1824::stock;
use game::titles::g1844::income::{MOUNTAIN_INCOME, TUNNEL_INCOME};
use game::titles::g1844::trains::{EVA, SBB_5H};
use game::{CompanyId, PlayerId, State};
use serde_json::{Map, Value, json};

use crate::action::numbered;

/// One line; `id` is the action's, `names` the players' ids by seat, `on_top` the hexes where a tunnel hides the line.
pub fn checkpoint(state: &State, id: Value, names: &[String], on_top: &[HexId]) -> Value {
    json!({
        "id": id,
        "phase": phase(state),
        "finished": state.round == Round::Finished,
        "round": round(state),
        "bank": state.bank.0,
        "order": state.in_order().map(|player| &names[player.index()]).collect::<Vec<_>>(),
        "players": state.player_ids().map(|id| (names[id.index()].clone(), player(state, id))).collect::<Map<_, _>>(),
        "companies": state.edition.company_ids().map(|id| (symbol(state, id), company(state, id, names))).collect::<Map<_, _>>(),
        "income": income(state),
        "tiles": tiles(state, on_top),
    })
}

/// 1824's phases have the names of the trains that start them there. [1824-DEV-01]
fn phase(state: &State) -> String {
    match state.edition.title {
        Title::Swiss1844 => state.phase.to_string(),
        Title::AustriaHungary1824 => ["2", "2", "3", "4", "5", "6", "8", "10"][usize::from(state.phase) - 1].to_owned(),
    }
}

fn symbol(state: &State, company: CompanyId) -> String {
    state.spec(company).symbol.to_owned()
}

fn round(state: &State) -> &'static str {
    match state.round {
        Round::Auction(_) => "Auction",
        Round::Opening(_) => "FirstStock",
        Round::Shares(_) => "Stock",
        Round::Operating(_) | Round::Finished => "Operating",
    }
}

fn player(state: &State, id: PlayerId) -> Value {
    let held = state.edition.company_ids().filter(|company| state[*company].shares[id.index()] > 0);
    let percent =
        |company: CompanyId| u32::from(state[company].shares[id.index()]) * 100 / u32::from(state.spec(company).shares);
    let shares: Map<String, Value> = held.map(|company| (symbol(state, company), percent(company).into())).collect();
    json!({
        "cash": state[id].cash.0,
        "debt": state[id].debt.0 + state[id].exchange_debt.0,
        "shares": shares,
        "papers": papers(state, id),
    })
}

fn papers(state: &State, id: PlayerId) -> Vec<String> {
    let rows = |owned: Vec<bool>, letter: char| {
        let rows = owned.into_iter().enumerate().filter(|(_, owned)| *owned);
        rows.map(move |(row, _)| numbered(letter, row as u8)).collect::<Vec<_>>()
    };
    let mut papers = rows(state.mountains.iter().map(|paper| paper.owner == Some(id)).collect(), 'B');
    papers.extend(rows(
        state.privates.iter().map(|paper| paper.owner == Owner::Player(id)).collect(),
        private_letter(state),
    ));
    papers.extend(rows(state.tunnels.iter().map(|paper| paper.owner == Some(id)).collect(), 'T'));
    papers
}

/// Private railways are P1, P2 … in 1844, B1, B2 … in 1824.
fn private_letter(state: &State) -> char {
    match state.edition.title {
        Title::Swiss1844 => 'P',
        Title::AustriaHungary1824 => 'B',
    }
}

fn company(state: &State, id: CompanyId, names: &[String]) -> Value {
    let charter = &state[id];
    if charter.closed {
        return json!({ "closed": true });
    }
    let percent = |shares: u8| u32::from(shares) * 100 / u32::from(state.spec(id).shares);
    let privates = state.privates.iter().enumerate().filter(|(_, private)| private.owner == Owner::Company(id));
    let mut line = json!({
        "cash": charter.cash.0,
        "floated": charter.launched,
        "unsold": percent(charter.unsold + reserved(state, id)),
        "pool": percent(charter.pool),
        "trains": trains(state, id),
        "tokens": tokens(state, id),
        "privates": privates.map(|(row, _)| numbered('P', row as u8)).collect::<Vec<_>>(),
    });
    if let (Some(par), Some(cell), Some(price)) = (charter.par, charter.cell, state.price(id)) {
        if state.edition.title == Title::Swiss1844 {
            line["par"] = par.0.into();
        }
        line["price"] = price.0.into();
        line["row"] = cell.row.into();
        line["col"] = cell.column.into();
    }
    if let Some(director) = charter.director {
        line["director"] = names[director.index()].clone().into();
    }
    line
}

/// That site counts certificates that are kept for somebody twice.
fn reserved(state: &State, id: CompanyId) -> u8 {
    match state.edition.title {
        Title::Swiss1844 => 0,
        Title::AustriaHungary1824 => stock::reserved_units(state, id),
    }
}

fn trains(state: &State, id: CompanyId) -> Vec<&'static str> {
    let mut names = Vec::new();
    for model in state.edition.model_ids() {
        let outside = state.edition.title == Title::Swiss1844 && (model == EVA || model == SBB_5H);
        let name = if outside { "5H" } else { state.edition.model(model).name };
        names.extend(std::iter::repeat_n(name, usize::from(state[id].trains[model.index()])));
    }
    names.sort_unstable();
    names
}

fn tokens(state: &State, id: CompanyId) -> Vec<String> {
    let hex = |stop: board::StopRef| state.edition.ways().map[stop.hex].coord.to_string();
    let mut hexes: Vec<String> = state.markers_of(id).into_iter().map(hex).collect();
    hexes.sort_unstable();
    hexes
}

fn income(state: &State) -> Map<String, Value> {
    match state.edition.title {
        Title::Swiss1844 => income_1844(state),
        Title::AustriaHungary1824 => income_1824(state),
    }
}

/// Papers that are in the game; minors count as such until the initial round is over, and pay nothing.
fn income_1824(state: &State) -> Map<String, Value> {
    let papers = state.edition.privates.iter().zip(&state.privates).enumerate();
    let open = papers.filter(|(_, (_, private))| private.owner != Owner::Closed);
    let mut income: Map<String, Value> =
        open.map(|(row, (spec, _))| (numbered('B', row as u8), spec.income.0.into())).collect();
    if matches!(state.round, Round::Opening(_)) {
        let unsold = MINORS.map(CompanyId).filter(|minor| state[*minor].director.is_none());
        income.extend(unsold.map(|minor| (symbol(state, minor), 0.into())));
    }
    income
}

fn income_1844(state: &State) -> Map<String, Value> {
    let mut income = Map::new();
    for (row, (spec, private)) in state.edition.privates.iter().zip(&state.privates).enumerate() {
        if matches!(private.owner, Owner::Player(_) | Owner::Company(_)) {
            income.insert(numbered('P', row as u8), spec.income.0.into());
        }
    }
    for (row, mountain) in state.mountains.iter().enumerate() {
        let pays = if mountain.activated { MOUNTAIN_INCOME.0 } else { 0 };
        income.insert(numbered('B', row as u8), pays.into());
    }
    for (row, tunnel) in state.tunnels.iter().enumerate() {
        let pays = if tunnel.activated { TUNNEL_INCOME.0 } else { 0 };
        income.insert(numbered('T', row as u8), pays.into());
    }
    income
}

/// Every hex that differs from the printed map; a tunnel shows as its tile unless the Furka-Oberalp line lies above.
fn tiles(state: &State, on_top: &[HexId]) -> Map<String, Value> {
    let ways = state.edition.ways();
    let mut tiles = Map::new();
    for hex in ways.map.ids() {
        let placed = state.layout.at(hex);
        let tunnel = state.layout.tunnel(hex);
        let name = ways.map[hex].coord.to_string();
        if placed.tile != ways.map[hex].printed && !on_top.contains(&hex) {
            let spec = &ways.tiles[placed.tile];
            let rotation = if spec.colour == Colour::Special { 0 } else { placed.rotation };
            tiles.insert(name, json!([spec.name, rotation]));
        } else if !tunnel.is_empty() {
            let sides: Vec<u8> = tunnel.iter().map(board::Edge::number).collect();
            let straight = sides.len() == 2 && sides[1] - sides[0] == 3;
            tiles.insert(name, json!([if straight { "X79" } else { "X78" }, 0]));
        }
    }
    tiles
}
