//! How 1844's own decisions and its own part of a position are written.

use super::own::{Auction, Destination, MOUNTAINS, Mountain, MountainId, National, Pending, TUNNELS, Tunnel, TunnelId};
use super::{Action, G1844, State};
use crate::notation::Notation;
use crate::notation::action::{lay, lay_name};
use crate::notation::words::{
    Read, company, coord, hex, letter, money, number, numbered, private, private_name, side_names, sides, symbol,
    symbols,
};
use crate::notation::writer::{amounts, player_set};
use crate::state::Common;
use crate::{CompanySet, Money};

pub(super) fn mountain(word: &str) -> Read<MountainId> {
    numbered(word, 'B', MOUNTAINS).map(MountainId)
}

pub(super) fn tunnel(word: &str) -> Read<TunnelId> {
    numbered(word, 'T', TUNNELS).map(TunnelId)
}

impl Notation for G1844 {
    fn read_action(common: &Common, words: &[&str]) -> Read<Option<Action>> {
        Ok(Some(match *words {
            ["bid", amount] => Action::Bid(money(amount)?),
            ["fnm-par", par] => Action::SetFnmPar(money(par)?),
            ["mountain", paper] => Action::BuyMountain(mountain(paper)?),
            ["place", at, panel] => Action::PlaceMountain { hex: hex(common, at)?, panel: number(panel)? },
            ["tunnel", paper] => Action::BuyTunnel(tunnel(paper)?),
            ["bore", paper, at, mouths] => {
                Action::BuildTunnel { tunnel: tunnel(paper)?, hex: hex(common, at)?, mouths: sides(mouths)? }
            }
            ["lay-p2", at, tile] => Action::LayExtraTile(lay(common, at, tile)?),
            ["private", paper, price] => Action::BuyPrivate { private: private(common, paper)?, price: money(price)? },
            ["furka"] => Action::LayFurkaOberalp,
            ["eva", symbol] => Action::AssignEva(company(common, symbol)?),
            ["reach", symbol] => Action::ReachDestination(company(common, symbol)?),
            ["bankrupt"] => Action::DeclareBankruptcy,
            _ => return Ok(None),
        }))
    }

    fn write_action(common: &Common, action: &Action) -> String {
        match action {
            Action::Bid(amount) => format!("bid {}", amount.0),
            Action::SetFnmPar(par) => format!("fnm-par {}", par.0),
            Action::BuyMountain(mountain) => format!("mountain B{}", mountain.0 + 1),
            Action::PlaceMountain { hex, panel } => format!("place {} {panel}", coord(common, *hex)),
            Action::BuyTunnel(tunnel) => format!("tunnel T{}", tunnel.0 + 1),
            Action::BuildTunnel { tunnel, hex, mouths } => {
                format!("bore T{} {} {}", tunnel.0 + 1, coord(common, *hex), side_names(*mouths))
            }
            Action::LayExtraTile(lay) => format!("lay-p2 {}", lay_name(common, lay)),
            Action::BuyPrivate { private, price } => format!("private {} {}", private_name(common, *private), price.0),
            Action::LayFurkaOberalp => "furka".to_owned(),
            Action::AssignEva(company) => format!("eva {}", symbol(common, *company)),
            Action::ReachDestination(company) => format!("reach {}", symbol(common, *company)),
            Action::DeclareBankruptcy => "bankrupt".to_owned(),
        }
    }

    fn write_statements(game: &State, statements: &mut Vec<String>) {
        let own = &game.own;
        let owed = game.player_ids().map(|player| (letter(player), own.exchange_debt(player)));
        let owed = amounts(owed.filter(|(_, debt)| *debt != Money::ZERO));
        statements.extend((!owed.is_empty()).then(|| format!("owes{owed}")));
        statements.extend(doubles(game));
        statements.extend(game.edition.company_ids().filter_map(|company| {
            let state = match own.destination(company) {
                Destination::None => return None,
                Destination::Open => "open",
                Destination::Reached => "reached",
            };
            Some(format!("destination {} {state}", symbol(game, company)))
        }));
        for (row, mountain) in own.mountains.iter().enumerate() {
            statements.extend(mountain_statement(game, row, mountain));
        }
        for (row, tunnel) in own.tunnels.iter().enumerate() {
            statements.extend(tunnel_statements(game, row, tunnel));
        }
        statements.extend(own.furka_oberalp.then(|| "furka".to_owned()));
        statements.extend(own.eva.map(|player| format!("eva {}", letter(player))));
        statements.extend(match own.national {
            National::NotYet => None,
            National::Due => Some("national due".to_owned()),
            National::Formed => Some("national formed".to_owned()),
        });
        statements.extend(notes(game));
    }

    fn write_round(common: &Common, auction: &Auction) -> String {
        let Auction { private, turn, minimum, standing, passed, put_up_by } = auction;
        let mut words = vec![format!("auction {} {}", private_name(common, *private), letter(*turn))];
        words.push(format!("minimum={}", minimum.0));
        words.extend(standing.map(|(player, bid)| format!("standing={}:{}", letter(player), bid.0)));
        words.extend(player_set("passed", *passed));
        let by_card = common.order[private.index() % usize::from(common.seats)];
        words.extend((*put_up_by != by_card).then(|| format!("by={}", letter(*put_up_by))));
        words.join(" ")
    }

    fn write_pending(_: &Common, pending: &Pending) -> String {
        match pending {
            Pending::FnmPar(player) => format!("fnm-par {}", letter(*player)),
            Pending::PlaceMountain(player, mountain) => format!("place {} B{}", letter(*player), mountain.0 + 1),
        }
    }
}

/// `doubles pool 4 A 1`
fn doubles(game: &State) -> Option<String> {
    let own = &game.own;
    if (own.pool_doubles, own.doubles) == (super::Own::SET_UP.pool_doubles, super::Own::SET_UP.doubles) {
        return None;
    }
    let held = game.player_ids().filter(|player| own.doubles(*player) > 0);
    let held: String = held.map(|player| format!(" {} {}", letter(player), own.doubles(player))).collect();
    Some(format!("doubles pool {}{held}", own.pool_doubles))
}

/// `B1 A G14 0 active paid`
fn mountain_statement(game: &State, row: usize, mountain: &Mountain) -> Option<String> {
    let mut words = vec![format!("B{} {}", row + 1, letter(mountain.owner?))];
    words.extend(mountain.hex.map(|hex| format!("{} {}", coord(game, hex), mountain.panel)));
    words.extend(used(mountain.activated, mountain.paid));
    Some(words.join(" "))
}

/// `T1 A active paid`, `tunnel T1 A H19 3-5`
fn tunnel_statements(game: &State, row: usize, tunnel: &Tunnel) -> Vec<String> {
    let Some(owner) = tunnel.owner.map(letter) else { return Vec::new() };
    let mut certificate = vec![format!("T{} {owner}", row + 1)];
    certificate.extend(used(tunnel.activated, tunnel.paid));
    let built = tunnel.hex.map(|hex| {
        let mouths = side_names(game.layout.tunnel(hex));
        format!("tunnel T{} {owner} {} {mouths}", row + 1, coord(game, hex))
    });
    std::iter::once(certificate.join(" ")).chain(built).collect()
}

fn used(activated: bool, paid: bool) -> impl Iterator<Item = String> {
    [("active", activated), ("paid", paid)].into_iter().filter(|(_, is_set)| *is_set).map(|(word, _)| word.to_owned())
}

/// What is remembered about the game, the round and the turn.
fn notes(game: &State) -> Option<String> {
    let own = &game.own;
    let flags = [
        ("used", own.extra_tile_used),
        ("no-sales", own.share_round.sales_barred),
        ("bought", own.share_turn.bought),
        ("laid", own.turn.tile_laid),
        ("privates-begun", own.turn.privates_begun),
        ("trains-over", own.turn.trains_over),
    ];
    let mut words: Vec<String> =
        flags.into_iter().filter(|(_, is_set)| *is_set).map(|(word, _)| word.to_owned()).collect();
    words.extend(own.share_turn.sold_at.map(|price| format!("sold-at={}", price.0)));
    words.extend(own.turn.sold_at.map(|price| format!("sold-for-train-at={}", price.0)));
    words.extend(player_set("tunnel-bought", own.share_round.tunnel_bought));
    words.extend(player_set("mountain-bought", own.share_round.mountain_bought));
    let sets = [("unmoved", own.unmoved), ("routes-seen", own.routes_seen)];
    let is_filled = |(_, companies): &(&str, CompanySet)| !companies.is_empty();
    words.extend(
        sets.into_iter().filter(is_filled).map(|(word, companies)| format!("{word}={}", symbols(game, companies))),
    );
    (!words.is_empty()).then(|| format!("notes {}", words.join(" ")))
}
