//! Actions as text: `bid 25`, `pass`, `sell RhB 2`, `buy RhB offering`, `buy SBB pool double`, `start BLS 100`,
//! `fnm-par 90`, `mountain B1`, `place G14 0`, `tunnel T2`, `repay 50`, `lay C12 57/2`, `lay-p2 C12 57/2`,
//! `bore T1 H19 3-5`, `marker C12`, `marker C20.1`, `run 2:D19-C20 3:G18-G20-F21`, `run`, `pay`, `withhold`,
//! `train 3 180`, `train 3H 150 pool`, `train 2 1 NOB`, `private P3 100`, `done`, `furka`, `eva JN`, `surrender 3H`,
//! `agree`, `decline`, `keep 0`, `reach NOB`, `bankrupt`.
//!
//! In 1824 also `buy BK`, `minor EPP 160`, `railway B1`, `exchange B1 BK`, `discard B1`, `coal EPP` and, for a part exchange,
//! `part 3`.

use board::{Edge, HexId, StopRef};
use game::{
    Action, BuyTrain, CompanyId, LayTile, ModelId, Money, MountainId, Paper, PrivateId, Sale, Seller, Source, State,
    TileRight, TunnelId,
};
use routes::Route;

/// Panics on anything unreadable: a test with a slip of the pen must not pass.
pub fn read_action(state: &State, text: &str) -> Action {
    read(state, text).unwrap_or_else(|| panic!("cannot read the action {text:?}"))
}

fn read(state: &State, text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match words[..] {
        ["bid", amount] => Action::Bid(money(amount)?),
        ["pass"] => Action::Pass,
        ["fnm-par", par] => Action::SetFnmPar(money(par)?),
        ["start", company, par] => Action::Start { company: company_id(state, company)?, par: money(par)? },
        ["buy", company, from] => buy(state, company, from, Paper::Single)?,
        ["buy", company, from, "double"] => buy(state, company, from, Paper::Double)?,
        ["sell", company, shares] => sell(state, company, shares, "0")?,
        ["sell", company, shares, "doubles", doubles] => sell(state, company, shares, doubles)?,
        ["mountain", paper] => Action::BuyMountain(MountainId(numbered(paper, 'B')?)),
        ["place", hex, panel] => Action::PlaceMountain { hex: hex_id(state, hex)?, panel: panel.parse().ok()? },
        ["tunnel", paper] => Action::BuyTunnel(TunnelId(numbered(paper, 'T')?)),
        ["repay", amount] => Action::Repay(money(amount)?),
        ["lay", hex, tile] => lay(state, hex, tile, TileRight::Normal)?,
        ["lay-p2", hex, tile] => lay(state, hex, tile, TileRight::Bodelibahn)?,
        ["bore", paper, hex, mouths] => {
            let mouths = mouths.split('-').map(|side| Edge::new(side.parse().ok()?)).collect::<Option<_>>()?;
            Action::BuildTunnel { tunnel: TunnelId(numbered(paper, 'T')?), hex: hex_id(state, hex)?, mouths }
        }
        ["marker", at] => {
            let stop = stop(state, at)?;
            Action::PlaceMarker { hex: stop.hex, city: stop.part }
        }
        ["run", ref runs @ ..] => Action::Run(runs.iter().map(|run| route(state, run)).collect::<Option<_>>()?),
        ["pay"] => Action::PayOut,
        ["withhold"] => Action::Withhold,
        ["train", model, price] => train(state, model, price, Seller::Bank)?,
        ["train", model, price, "pool"] => train(state, model, price, Seller::Pool)?,
        ["train", model, price, seller] => train(state, model, price, Seller::Company(company_id(state, seller)?))?,
        ["private", paper, price] => {
            Action::BuyPrivate { private: PrivateId(numbered(paper, 'P')?), price: money(price)? }
        }
        ["done"] => Action::Done,
        ["furka"] => Action::LayFurkaOberalp,
        ["eva", company] => Action::AssignEva(company_id(state, company)?),
        ["reach", company] => Action::ReachDestination(company_id(state, company)?),
        ["surrender", model] => Action::Surrender(model_id(state, model)?),
        ["agree"] => Action::Answer(true),
        ["decline"] => Action::Answer(false),
        ["keep", city] => Action::KeepMarker { city: city.parse().ok()? },
        ["bankrupt"] => Action::DeclareBankruptcy,
        ["buy", company] => buy(state, company, "offering", Paper::Single)?,
        ["minor", company, price] => Action::BuyMinor { company: company_id(state, company)?, price: money(price)? },
        ["railway", paper] => Action::BuyMountainRailway(PrivateId(numbered(paper, 'B')?)),
        ["exchange", paper, company] => {
            Action::ExchangeMountain { private: PrivateId(numbered(paper, 'B')?), company: company_id(state, company)? }
        }
        ["discard", paper] => Action::DiscardMountain(PrivateId(numbered(paper, 'B')?)),
        ["coal", company] => Action::ExchangeCoal(company_id(state, company)?),
        ["part", model] => Action::ExchangeTrain(model_id(state, model)?),
        _ => return None,
    })
}

fn money(text: &str) -> Option<Money> {
    text.parse().ok().map(Money)
}

pub(crate) fn company_id(state: &State, symbol: &str) -> Option<CompanyId> {
    state.edition.company_named(symbol)
}

pub(crate) fn hex_id(state: &State, name: &str) -> Option<HexId> {
    state.edition.ways().map.named(name)
}

/// `SBB_5H` is the train that the table of trains calls `SBB 5H`.
pub(crate) fn model_id(state: &State, name: &str) -> Option<ModelId> {
    let name = name.replace('_', " ");
    state.edition.model_ids().find(|id| state.edition.model(*id).name == name)
}

pub(crate) fn numbered(text: &str, letter: char) -> Option<u8> {
    text.strip_prefix(letter)?.parse::<u8>().ok()?.checked_sub(1)
}

/// `C20.1`, or `C20` for its first part.
pub(crate) fn stop(state: &State, text: &str) -> Option<StopRef> {
    let (hex, part) = text.split_once('.').unwrap_or((text, "0"));
    Some(StopRef { hex: hex_id(state, hex)?, part: part.parse().ok()? })
}

fn buy(state: &State, company: &str, from: &str, paper: Paper) -> Option<Action> {
    let from = match from {
        "offering" => Source::Offering,
        "pool" => Source::Pool,
        _ => return None,
    };
    Some(Action::Buy { company: company_id(state, company)?, from, paper })
}

fn sell(state: &State, company: &str, shares: &str, doubles: &str) -> Option<Action> {
    let company = company_id(state, company)?;
    Some(Action::Sell(Sale { company, shares: shares.parse().ok()?, doubles: doubles.parse().ok()? }))
}

pub(crate) fn tile_and_rotation(state: &State, text: &str) -> Option<(board::TileId, u8)> {
    let (tile, rotation) = text.split_once('/')?;
    Some((state.edition.ways().tiles.named(tile)?, rotation.parse().ok()?))
}

fn lay(state: &State, hex: &str, tile: &str, right: TileRight) -> Option<Action> {
    let (tile, rotation) = tile_and_rotation(state, tile)?;
    Some(Action::LayTile(LayTile { hex: hex_id(state, hex)?, tile, rotation, right }))
}

fn train(state: &State, model: &str, price: &str, seller: Seller) -> Option<Action> {
    Some(Action::BuyTrain(BuyTrain { seller, model: model_id(state, model)?, price: money(price)? }))
}

/// `3:G18-G20-F21`: the train and the hexes in order; a first hex `C20.1` names its part.
fn route(state: &State, text: &str) -> Option<(ModelId, Route)> {
    let (model, hexes) = text.split_once(':')?;
    let model = model_id(state, model)?;
    let names: Vec<&str> = hexes.split('-').collect();
    let start = stop(state, names.first()?)?;
    let map = &state.edition.ways().map;
    let mut here = start.hex;
    let mut exits = Vec::new();
    for name in &names[1..] {
        let next = hex_id(state, name)?;
        exits.push(Edge::SIDES.into_iter().find(|side| map.across(here, *side).is_some_and(|(hex, _)| hex == next))?);
        here = next;
    }
    let named = names[0].contains('.');
    let led_to = exits.first().and_then(|exit| state.track().stops_from(start.hex, *exit).next());
    let start = if named { start } else { led_to.unwrap_or(start) };
    Some((model, Route { start, exits }))
}
