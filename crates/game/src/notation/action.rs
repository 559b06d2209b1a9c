//! Actions as text.

use board::{Edge, StopRef};
use routes::Route;

use super::words::{
    OrUnexpected, Read, company, coord, hex, model, model_name, money, nth, number, stop, stop_name, symbol, tile,
    tile_name,
};
use super::{Notation, Unreadable};
use crate::state::{Common, Game};
use crate::titles::{Parts, TitleAction, on_game};
use crate::{Action, BuyTrain, LayTile, ModelId, Paper, Sale, Seller, Source, State};

/// Reads an action. Where its text leaves something open (from which of a hex's cities a route starts), the position
/// decides.
///
/// # Errors
///
/// The word that is not what it should be.
///
/// ```
/// use game::notation::{read_action, write_action};
/// use game::{Setup, begin, g1844};
///
/// let state = begin(&Setup::new(g1844::PROFILE_2E, 4))?;
/// let action = read_action(&state, "bid 25")?;
/// assert_eq!(write_action(&state, &action), "bid 25");
///
/// let error = read_action(&state, "start BSL 100").unwrap_err();
/// assert_eq!(error.to_string(), r#""start BSL 100": "BSL" is not a company"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_action(state: &State, text: &str) -> Result<Action, Unreadable> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let action = on_game!(state, game => read(game, &words));
    action.map_err(|unexpected| Unreadable::in_statement(&words, unexpected))
}

/// Writes an action so that [`read_action`] understands it in the same position.
pub fn write_action(state: &State, action: &Action) -> String {
    on_game!(state, game => write(game, action))
}

fn read<R: Notation>(game: &Game<R>, words: &[&str]) -> Read<Action> {
    let common = &game.common;
    Ok(match *words {
        ["pass"] => Action::Pass,
        ["start", symbol, par] => Action::Start { company: company(common, symbol)?, par: money(par)? },
        ["buy", company] => buy(common, company, "offering", Paper::Single)?,
        ["buy", company, from] => buy(common, company, from, Paper::Single)?,
        ["buy", company, from, "double"] => buy(common, company, from, Paper::Double)?,
        ["sell", company, shares] => sell(common, company, shares, "0")?,
        ["sell", company, shares, "doubles", doubles] => sell(common, company, shares, doubles)?,
        ["repay", amount] => Action::Repay(money(amount)?),
        ["lay", hex, tile] => Action::LayTile(lay(common, hex, tile)?),
        ["marker", at] => {
            let StopRef { hex, part } = stop(common, at)?;
            Action::PlaceMarker { hex, city: part }
        }
        ["run", ref runs @ ..] => Action::Run(runs.iter().map(|run| route(common, run)).collect::<Read<_>>()?),
        ["pay"] => Action::PayOut,
        ["withhold"] => Action::Withhold,
        ["train", model, price] => train(common, model, price, Seller::Bank)?,
        ["train", model, price, "pool"] => train(common, model, price, Seller::Pool)?,
        ["train", model, price, seller] => train(common, model, price, Seller::Company(company(common, seller)?))?,
        ["done"] => Action::Done,
        ["surrender", name] => Action::Surrender(model(common, name)?),
        ["surrender", symbol, name] => {
            Action::SurrenderAhead { company: company(common, symbol)?, model: model(common, name)? }
        }
        ["end-game"] => Action::EndGame,
        ["agree"] => Action::Answer(true),
        ["decline"] => Action::Answer(false),
        ["keep", city] => Action::KeepMarker { city: number(city)? },
        _ => {
            let own = R::read_action(common, words)?;
            own.or_unexpected(nth(words, 0, "an action")?, "an action")?.into()
        }
    })
}

fn buy(common: &Common, symbol: &str, from: &str, paper: Paper) -> Read<Action> {
    let from = match from {
        "offering" => Source::Offering,
        "pool" => Source::Pool,
        _ => return None.or_unexpected(from, "where a share lies"),
    };
    Ok(Action::Buy { company: company(common, symbol)?, from, paper })
}

fn sell(common: &Common, symbol: &str, shares: &str, doubles: &str) -> Read<Action> {
    let (shares, doubles) = (number(shares)?, number(doubles)?);
    Ok(Action::Sell(Sale { company: company(common, symbol)?, shares, doubles }))
}

pub(crate) fn lay(common: &Common, at: &str, name: &str) -> Read<LayTile> {
    let (tile, rotation) = tile(common, name)?;
    Ok(LayTile { hex: hex(common, at)?, tile, rotation })
}

fn train(common: &Common, name: &str, price: &str, seller: Seller) -> Read<Action> {
    Ok(Action::BuyTrain(BuyTrain { seller, model: model(common, name)?, price: money(price)? }))
}

/// `3:G18-G20-F21`: the train and the hexes in order; a first hex `C20.1` names its part. `3:C20.1/0,2` names the sides
/// by which hexes are left.
fn route(common: &Common, text: &str) -> Read<(ModelId, Route)> {
    let (name, path) = text.split_once(':').or_unexpected(text, "a train and its route")?;
    let model = model(common, name)?;
    if let Some((start, sides)) = path.split_once('/') {
        let side = |side: &str| side.parse().ok().and_then(Edge::new).or_unexpected(side, "a side");
        let exits = sides.split(',').filter(|side| !side.is_empty()).map(side).collect::<Read<_>>()?;
        return Ok((model, Route { start: stop(common, start)?, exits }));
    }
    let names: Vec<&str> = path.split('-').collect();
    let start = stop(common, names[0])?;
    let exits = exits(common, start, &names[1..])?;
    let is_part_named = names[0].contains('.');
    let led_to = exits.first().and_then(|exit| common.track().stops_from(start.hex, *exit).next());
    let start = if is_part_named { start } else { led_to.unwrap_or(start) };
    Ok((model, Route { start, exits }))
}

fn exits(common: &Common, start: StopRef, names: &[&str]) -> Read<Vec<Edge>> {
    let map = &common.edition.board().map;
    let mut here = start.hex;
    let mut exits = Vec::with_capacity(names.len());
    for name in names {
        let next = hex(common, name)?;
        let leads_there = |side: &Edge| map.across(here, *side).is_some_and(|(hex, _)| hex == next);
        exits.push(Edge::SIDES.into_iter().find(leads_there).or_unexpected(name, "a neighbour of the hex before")?);
        here = next;
    }
    Ok(exits)
}

fn write<R: Notation>(game: &Game<R>, action: &Action) -> String {
    let common = &game.common;
    match action {
        Action::Pass => "pass".to_owned(),
        Action::Start { company, par } => format!("start {} {}", symbol(common, *company), par.0),
        Action::Buy { company, from, paper } => {
            let from = match from {
                Source::Offering => "offering",
                Source::Pool => "pool",
            };
            let double = match paper {
                Paper::Single => "",
                Paper::Double => " double",
            };
            format!("buy {} {from}{double}", symbol(common, *company))
        }
        Action::Sell(Sale { company, shares, doubles: 0 }) => format!("sell {} {shares}", symbol(common, *company)),
        Action::Sell(Sale { company, shares, doubles }) => {
            format!("sell {} {shares} doubles {doubles}", symbol(common, *company))
        }
        Action::Repay(amount) => format!("repay {}", amount.0),
        Action::LayTile(lay) => format!("lay {}", lay_name(common, lay)),
        Action::PlaceMarker { hex, city } => {
            format!("marker {}", stop_name(common, StopRef { hex: *hex, part: *city }))
        }
        Action::Run(runs) => {
            let runs = runs.iter().map(|(model, route)| format!(" {}", route_name(common, *model, route)));
            format!("run{}", runs.collect::<String>())
        }
        Action::PayOut => "pay".to_owned(),
        Action::Withhold => "withhold".to_owned(),
        Action::BuyTrain(BuyTrain { seller, model, price }) => {
            let seller = match seller {
                Seller::Bank => String::new(),
                Seller::Pool => " pool".to_owned(),
                Seller::Company(company) => format!(" {}", symbol(common, *company)),
            };
            format!("train {} {}{seller}", model_name(common, *model), price.0)
        }
        Action::Done => "done".to_owned(),
        Action::Surrender(model) => format!("surrender {}", model_name(common, *model)),
        Action::SurrenderAhead { company, model } => {
            format!("surrender {} {}", symbol(common, *company), model_name(common, *model))
        }
        Action::EndGame => "end-game".to_owned(),
        Action::Answer(true) => "agree".to_owned(),
        Action::Answer(false) => "decline".to_owned(),
        Action::KeepMarker { city } => format!("keep {city}"),
        Action::Title(own) => write_own::<R>(common, own),
    }
}

/// A decision of another title has no place in this game; it is written as its name only.
fn write_own<R: Notation>(common: &Common, own: &TitleAction) -> String {
    <R as Parts>::action(own).map_or_else(|| format!("{own:?}"), |own| R::write_action(common, own))
}

pub(crate) fn lay_name(common: &Common, lay: &LayTile) -> String {
    format!("{} {}", coord(common, lay.hex), tile_name(common, lay.tile, lay.rotation))
}

/// By hexes if that says it all, by sides if not.
fn route_name(common: &Common, model: ModelId, taken: &Route) -> String {
    let map = &common.edition.board().map;
    let train = model_name(common, model);
    let mut hexes = vec![taken.start.hex];
    for exit in &taken.exits {
        let here = hexes[hexes.len() - 1];
        hexes.extend(map.across(here, *exit).map(|(hex, _)| hex));
    }
    let names: Vec<String> = hexes.iter().map(|hex| coord(common, *hex)).collect();
    let rest: String = names[1..].iter().map(|name| format!("-{name}")).collect();
    let short = format!("{train}:{}{rest}", names[0]);
    let with_part = format!("{train}:{}.{}{rest}", names[0], taken.start.part);
    let says_it_all = |text: &String| route(common, text).is_ok_and(|read| read == (model, taken.clone()));
    [short, with_part].into_iter().find(says_it_all).unwrap_or_else(|| {
        let sides: Vec<String> = taken.exits.iter().map(|exit| exit.number().to_string()).collect();
        format!("{train}:{}.{}/{}", names[0], taken.start.part, sides.join(","))
    })
}
