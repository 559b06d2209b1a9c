//! How 1844's own part of a position is read.

use super::companies::{FNM, PRE_SBB, SBB};
use super::notation::{mountain, tunnel};
use super::own::{Auction, Destination, National, Own, PANEL_KINDS, Pending};
use super::{Event as OwnEvent, G1844, State};
use crate::edition::Goal;
use crate::notation::position::{ReadPosition, Reader};
use crate::notation::words::{
    OrUnexpected, Read, companies, company, hex, money, nth, number, player, players, private, sides,
};
use crate::state::{Owner, Round};
use crate::titles::TitleRound;
use crate::{CompanyId, Event, PlayerId, PlayerSet};

impl ReadPosition for G1844 {
    const INITIAL_ROUND: &'static str = "auction";

    fn read_statement(reader: &mut Reader<G1844>, words: &[&str]) -> Read<bool> {
        let (key, rest) = (words[0], &words[1..]);
        let is_paper = |letter| key.strip_prefix(letter).is_some_and(|row| row.parse::<u8>().is_ok());
        match key {
            "owes" => {
                for (player, amount) in reader.amounts(rest)? {
                    reader.game.own.exchange_debt[player.index()] = amount;
                }
            }
            "doubles" => doubles(reader, rest)?,
            "destination" => destination(reader, rest)?,
            "tunnel" => built_tunnel(&mut reader.game, rest)?,
            "furka" if reader.is_exact => reader.game.own.furka_oberalp = true,
            "furka" => reader.apply(OwnEvent::FurkaOberalpLaid),
            "eva" => reader.game.own.eva = Some(player(&reader.game, nth(rest, 0, "a player")?)?),
            "national" => {
                let word = nth(rest, 0, "due or formed")?;
                let national = [("due", National::Due), ("formed", National::Formed)];
                let (_, national) =
                    national.into_iter().find(|(name, _)| *name == word).or_unexpected(word, "due or formed")?;
                reader.game.own.national = national;
            }
            G1844::INITIAL_ROUND => auction(reader, rest)?,
            _ if is_paper('T') => tunnel_certificate(&mut reader.game, words)?,
            _ if is_paper('B') => mountain_railway(&mut reader.game, words)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn sketch_company(reader: &mut Reader<G1844>, id: CompanyId, words: &[&str]) -> Read<()> {
        if id == FNM {
            let shares = reader.game.spec(id).shares;
            let company = &mut reader.game.common.companies[id.index()];
            (company.unsold, company.pool) = (shares, 0);
        }
        if id == SBB {
            form_sbb(&mut reader.game);
        }
        let mut markers = Vec::new();
        let mut destination = None;
        for word in words {
            match word.split_once('=') {
                None => match *word {
                    "operated" => reader.game.common.companies[id.index()].operated = true,
                    "closed" => reader.game.common.companies[id.index()].closed = true,
                    "reached" => destination = Some(Destination::Reached),
                    "aimless" => destination = Some(Destination::None),
                    _ => return None.or_unexpected(word, "a property of a company"),
                },
                Some(("par", par)) if id == SBB => {
                    let cell = reader.game.edition.market().national_start().or_unexpected(par, "a par")?;
                    reader.apply(Event::ParSet { company: id, par: money(par)?, cell });
                }
                Some(("markers", cities)) => markers = reader.cities(cities)?,
                Some((holder, count)) if id == SBB && count.contains('d') => holding_of_doubles(reader, holder, count)?,
                Some((key, value)) => reader.property(id, key, value)?,
            }
        }
        launch_if_sold(reader, id, destination);
        if reader.game[id].par.is_none() {
            return Ok(());
        }
        let placed = reader.put_markers(id, markers)?;
        if placed > 0 {
            let company = &mut reader.game.common.companies[id.index()];
            (company.opened, company.paid_markers) = (true, placed as u8 - 1);
        }
        Ok(())
    }

    fn read_note(game: &mut State, word: &str) -> Read<()> {
        match word.split_once('=') {
            None => match word {
                "used" => game.own.extra_tile_used = true,
                "no-sales" => game.own.share_round.sales_barred = true,
                "bought" => game.own.share_turn.bought = true,
                "laid" => game.own.turn.tile_laid = true,
                "privates-begun" => game.own.turn.privates_begun = true,
                "trains-over" => game.own.turn.trains_over = true,
                _ => return None.or_unexpected(word, "a note"),
            },
            Some(("sold-at", price)) => game.own.share_turn.sold_at = Some(money(price)?),
            Some(("sold-for-train-at", price)) => game.own.turn.sold_at = Some(money(price)?),
            Some(("tunnel-bought", names)) => game.own.share_round.tunnel_bought = players(game, names)?,
            Some(("mountain-bought", names)) => game.own.share_round.mountain_bought = players(game, names)?,
            Some(("unmoved", symbols)) => game.own.unmoved = companies(game, symbols)?,
            Some(("routes-seen", symbols)) => game.own.routes_seen = companies(game, symbols)?,
            Some((name, _)) => return None.or_unexpected(name, "a note"),
        }
        Ok(())
    }

    fn read_pending(game: &State, words: &[&str]) -> Read<Pending> {
        match *words {
            ["fnm-par", name] => Ok(Pending::FnmPar(player(game, name)?)),
            ["place", name, paper] => Ok(Pending::PlaceMountain(player(game, name)?, mountain(paper)?)),
            _ => None.or_unexpected(&words.join(" "), "a question"),
        }
    }

    fn clear_initial_sales(_: &mut State) {}

    fn complete_sketch(_: &mut State, _: &[Vec<&str>]) {}
}

fn doubles(reader: &mut Reader<G1844>, words: &[&str]) -> Read<()> {
    let own = &mut reader.game.own;
    (own.doubles, own.pool_doubles) = (Own::SET_UP.doubles, 0);
    for pair in words.chunks(2) {
        let count = number(nth(pair, 1, "a number")?)?;
        match pair[0] {
            "pool" => reader.game.own.pool_doubles = count,
            name => {
                let player = player(&reader.game, name)?;
                reader.game.own.doubles[player.index()] = count;
            }
        }
    }
    Ok(())
}

/// `destination RhB open`
fn destination(reader: &mut Reader<G1844>, words: &[&str]) -> Read<()> {
    let company = company(&reader.game, nth(words, 0, "a company")?)?;
    let state = match nth(words, 1, "open or reached")? {
        "open" => Destination::Open,
        "reached" => Destination::Reached,
        word => return None.or_unexpected(word, "open or reached"),
    };
    reader.game.own.destinations[company.index()] = state;
    Ok(())
}

/// `tunnel T1 A H19 3-5`
fn built_tunnel(game: &mut State, words: &[&str]) -> Read<()> {
    let row = tunnel(nth(words, 0, "a tunnel certificate")?)?;
    let owner = player(game, nth(words, 1, "a player")?)?;
    let at = hex(game, nth(words, 2, "a hex")?)?;
    let mouths = sides(nth(words, 3, "two sides")?)?;
    let built = &mut game.own.tunnels[row.index()];
    (built.owner, built.hex) = (Some(owner), Some(at));
    game.common.layout.bore(at, mouths);
    Ok(())
}

/// `T1 B`, `T1 B active`, `T1 B paid`: has been visited, and has paid since.
fn tunnel_certificate(game: &mut State, words: &[&str]) -> Read<()> {
    let row = tunnel(words[0])?;
    let owner = player(game, nth(words, 1, "a player")?)?;
    let certificate = &mut game.own.tunnels[row.index()];
    certificate.owner = Some(owner);
    certificate.paid = words.contains(&"paid");
    certificate.activated = words.contains(&"active") || certificate.paid;
    Ok(())
}

/// `B1 A` (not yet placed), `B1 A G14 0`, `B1 A G14 0 paid`
fn mountain_railway(game: &mut State, words: &[&str]) -> Read<()> {
    let row = mountain(words[0])?;
    let owner = player(game, nth(words, 1, "a player")?)?;
    let mut certificate = game.own.mountains[row.index()];
    certificate.owner = Some(owner);
    certificate.paid = words.contains(&"paid");
    certificate.activated = words.contains(&"active") || certificate.paid;
    if let Some(at) = words.get(2).filter(|word| !["active", "paid"].contains(word)) {
        let word = nth(words, 3, "a kind of panel")?;
        let panel = Some(number(word)?).filter(|panel| usize::from(*panel) < PANEL_KINDS);
        let panel = panel.or_unexpected(word, "a kind of panel")?;
        (certificate.hex, certificate.panel) = (Some(hex(game, at)?), panel);
        let left = game.own.panels[usize::from(panel)].checked_sub(1);
        game.own.panels[usize::from(panel)] = left.or_unexpected(word, "a kind of panel that is left")?;
    }
    game.own.mountains[row.index()] = certificate;
    Ok(())
}

/// `auction P3`, `auction P3 B`: the private is up, B (or whoever puts it up) in turn.
fn auction(reader: &mut Reader<G1844>, words: &[&str]) -> Read<()> {
    let game = &mut reader.game;
    let private = private(game, nth(words, 0, "a private railway")?)?;
    if !reader.is_exact {
        game.common.privates[private.index()..].fill(Owner::Bank);
    }
    let turn: PlayerId = match words.get(1) {
        Some(name) => player(game, name)?,
        None => game.order[private.index() % usize::from(game.seats)],
    };
    let minimum = game.edition.private(private).face;
    let put_up_by = game.order[private.index() % usize::from(game.seats)];
    let mut auction = Auction { private, turn, minimum, standing: None, passed: PlayerSet::EMPTY, put_up_by };
    for word in words.iter().skip(2) {
        match word.split_once('=') {
            Some(("minimum", amount)) => auction.minimum = money(amount)?,
            Some(("standing", bid)) => {
                let (name, amount) = bid.split_once(':').or_unexpected(bid, "a player and a bid")?;
                auction.standing = Some((player(game, name)?, money(amount)?));
            }
            Some(("passed", names)) => auction.passed = players(game, names)?,
            Some(("by", name)) => auction.put_up_by = player(game, name)?,
            _ => return None.or_unexpected(word, "part of an auction"),
        }
    }
    game.common.round = Round::Initial(TitleRound::G1844(auction));
    Ok(())
}

/// The companies before it are gone, and with them the doubles that lay for them.
fn form_sbb(game: &mut State) {
    (game.own.national, game.own.pool_doubles) = (National::Formed, 0);
    for merged in PRE_SBB {
        let company = &mut game.common.companies[merged.index()];
        (company.closed, company.unsold) = (true, 0);
    }
}

/// `A=3d1`: of three shares of the SBB two are a double.
fn holding_of_doubles(reader: &mut Reader<G1844>, holder: &str, count: &str) -> Read<()> {
    let (shares, doubles) = count.split_once('d').or_unexpected(count, "shares and doubles")?;
    let doubles = number(doubles)?;
    reader.holding(SBB, holder, number(shares)?)?;
    if holder == "pool" {
        reader.game.own.pool_doubles += doubles;
    } else {
        let player = player(&reader.game, holder)?;
        reader.game.own.doubles[player.index()] += doubles;
    }
    Ok(())
}

/// With a par, whoever holds most directs it, and it is launched if enough is sold.
fn launch_if_sold(reader: &mut Reader<G1844>, id: CompanyId, destination: Option<Destination>) {
    let spec = reader.game.spec(id);
    let company = &mut reader.game.common.companies[id.index()];
    let Some(par) = company.par else { return };
    let most = company.shares.iter().copied().max().unwrap_or(0);
    let richest = company.shares.iter().position(|held| *held == most && most >= 2);
    company.director = company.director.or(richest.map(|seat| PlayerId(seat as u8)));
    if spec.shares - company.unsold < spec.launch {
        return;
    }
    reader.apply(Event::Launched { company: id, markers: spec.markers.at(par) });
    let open = if spec.goal == Goal::None { Destination::None } else { Destination::Open };
    reader.game.own.destinations[id.index()] = destination.unwrap_or(open);
}
