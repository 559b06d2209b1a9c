//! The state after an action, as 18xx.games' engine reports it.

use board::{Colour, HexId};
use game::Title;
use game::g1824::companies::minors;
use game::g1844::{EVA, SBB_5H};
use game::g1844::{MOUNTAIN_INCOME, TUNNEL_INCOME};
use game::state::{Owner, Round};
use game::{CompanyId, PlayerId, State, TitleRound, g1824, query};
use serde_json::{Map, Value, json};

use crate::action::numbered;

/// One line; `id` is the action's, `names` the players' ids by seat, `on_top` the hexes where a tunnel hides the line.
pub fn checkpoint(state: &State, id: Value, names: &[String], on_top: &[HexId]) -> Value {
    json!({
        "id": id,
        "phase": phase(state),
        "finished": state.is_finished(),
        "round": round(state),
        "bank": state.bank().0,
        "order": state.in_order().map(|player| &names[player.index()]).collect::<Vec<_>>(),
        "players": state.player_ids().map(|id| (names[id.index()].clone(), player(state, id))).collect::<Map<_, _>>(),
        "companies": state.edition().company_ids().map(|id| (symbol(state, id), company(state, id, names))).collect::<Map<_, _>>(),
        "income": income(state),
        "tiles": tiles(state, on_top),
    })
}

/// 1824's phases have the names of the trains that start them there. [1824-DEV-01]
fn phase(state: &State) -> String {
    match state.edition().title {
        Title::G1844 => state.phase().to_string(),
        Title::G1824 => ["2", "2", "3", "4", "5", "6", "8", "10"][usize::from(state.phase()) - 1].to_owned(),
    }
}

fn symbol(state: &State, company: CompanyId) -> String {
    state.spec(company).symbol.to_owned()
}

fn round(state: &State) -> &'static str {
    match state.round() {
        Round::Initial(TitleRound::G1844(_)) => "Auction",
        Round::Initial(TitleRound::G1824(_)) => "FirstStock",
        Round::Shares(_) => "Stock",
        Round::Operating(_) | Round::Finished => "Operating",
    }
}

fn player(state: &State, id: PlayerId) -> Value {
    let held = state.edition().company_ids().filter(|company| state[*company].shares()[id.index()] > 0);
    let percent = |company: CompanyId| {
        u32::from(state[company].shares()[id.index()]) * 100 / u32::from(state.spec(company).shares)
    };
    let shares: Map<String, Value> = held.map(|company| (symbol(state, company), percent(company).into())).collect();
    json!({
        "cash": state[id].cash().0,
        "debt": query::wealth(state, id).debt.0,
        "shares": shares,
        "papers": papers(state, id),
    })
}

fn papers(state: &State, id: PlayerId) -> Vec<String> {
    let rows = |owned: Vec<bool>, letter: char| {
        let rows = owned.into_iter().enumerate().filter(|(_, owned)| *owned);
        rows.map(move |(row, _)| numbered(letter, row)).collect::<Vec<_>>()
    };
    let mut papers = Vec::new();
    if let Some(own) = state.g1844() {
        papers.extend(rows(own.mountains().iter().map(|paper| paper.owner == Some(id)).collect(), 'B'));
    }
    let privates = state.edition().private_ids().map(|private| state.owner(private) == Owner::Player(id));
    papers.extend(rows(privates.collect(), state.edition().private_letter));
    if let Some(own) = state.g1844() {
        papers.extend(rows(own.tunnels().iter().map(|paper| paper.owner == Some(id)).collect(), 'T'));
    }
    papers
}

fn company(state: &State, id: CompanyId, names: &[String]) -> Value {
    let company = &state[id];
    if company.is_closed() {
        return json!({ "closed": true });
    }
    let percent = |shares: u8| u32::from(shares) * 100 / u32::from(state.spec(id).shares);
    let privates = state.edition().private_ids().filter(|private| state.owner(*private) == Owner::Company(id));
    let mut line = json!({
        "cash": company.cash().0,
        "floated": company.is_launched(),
        "unsold": percent(company.unsold() + reserved(state, id)),
        "pool": percent(company.pool()),
        "trains": trains(state, id),
        "tokens": tokens(state, id),
        "privates": privates.map(|private| numbered('P', private.index())).collect::<Vec<_>>(),
    });
    if let (Some(par), Some(cell), Some(price)) = (company.par(), company.cell(), state.price(id)) {
        if state.edition().title == Title::G1844 {
            line["par"] = par.0.into();
        }
        line["price"] = price.0.into();
        line["row"] = cell.row.into();
        line["col"] = cell.column.into();
    }
    if let Some(director) = company.director() {
        line["director"] = names[director.index()].clone().into();
    }
    line
}

/// That site counts certificates that are kept for somebody twice.
fn reserved(state: &State, id: CompanyId) -> u8 {
    g1824::reserved_units(state, id)
}

fn trains(state: &State, id: CompanyId) -> Vec<&'static str> {
    let mut names = Vec::new();
    for model in state.edition().model_ids() {
        let outside = state.edition().title == Title::G1844 && (model == EVA || model == SBB_5H);
        let name = if outside { "5H" } else { state.edition().model(model).name };
        names.extend(std::iter::repeat_n(name, usize::from(state[id].trains()[model.index()])));
    }
    names.sort_unstable();
    names
}

fn tokens(state: &State, id: CompanyId) -> Vec<String> {
    let hex = |stop: board::StopRef| state.edition().board().map[stop.hex].coord.to_string();
    let mut hexes: Vec<String> = state.markers_of(id).into_iter().map(hex).collect();
    hexes.sort_unstable();
    hexes
}

fn income(state: &State) -> Map<String, Value> {
    match state.edition().title {
        Title::G1844 => income_1844(state),
        Title::G1824 => income_1824(state),
    }
}

/// Papers that are in the game; minors count as such until the initial round is over, and pay nothing.
fn income_1824(state: &State) -> Map<String, Value> {
    let open = state.edition().private_ids().filter(|private| state.owner(*private) != Owner::Closed);
    let pays = |private| state.edition().private(private).income.0;
    let mut income: Map<String, Value> =
        open.map(|private| (numbered('B', private.index()), pays(private).into())).collect();
    if matches!(state.round(), Round::Initial(_)) {
        let unsold = minors().filter(|minor| state[*minor].director().is_none() && !state[*minor].is_closed());
        income.extend(unsold.map(|minor| (symbol(state, minor), 0.into())));
    }
    income
}

fn income_1844(state: &State) -> Map<String, Value> {
    let mut income = Map::new();
    for private in state.edition().private_ids() {
        if matches!(state.owner(private), Owner::Player(_) | Owner::Company(_)) {
            income.insert(numbered('P', private.index()), state.edition().private(private).income.0.into());
        }
    }
    let Some(own) = state.g1844() else { return income };
    for (row, mountain) in own.mountains().iter().enumerate() {
        let pays = if mountain.activated { MOUNTAIN_INCOME.0 } else { 0 };
        income.insert(numbered('B', row), pays.into());
    }
    for (row, tunnel) in own.tunnels().iter().enumerate() {
        let pays = if tunnel.activated { TUNNEL_INCOME.0 } else { 0 };
        income.insert(numbered('T', row), pays.into());
    }
    income
}

/// Every hex that differs from the printed map; a tunnel shows as its tile unless the Furka-Oberalp line lies above.
fn tiles(state: &State, on_top: &[HexId]) -> Map<String, Value> {
    let board = state.edition().board();
    let mut tiles = Map::new();
    for hex in board.map.ids() {
        let placed = state.layout().at(hex);
        let tunnel = state.layout().tunnel(hex);
        let name = board.map[hex].coord.to_string();
        if placed.tile != board.map[hex].printed && !on_top.contains(&hex) {
            let spec = &board.tiles[placed.tile];
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
