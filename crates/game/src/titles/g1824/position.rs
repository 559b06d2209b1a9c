//! How 1824's own part of a position is read.

use super::companies::{COAL, MINORS};
use super::own::{BondPlace, Opening, Pending};
use super::{Event as Own, G1824, State, apply, bond, operating, regional, share_round};
use crate::edition::{CompanyKind, MarkerCount};
use crate::notation::position::{ReadPosition, Reader};
use crate::notation::words::{OrUnexpected, Read, company, model, money, nth, player, players, private};
use crate::state::Round;
use crate::titles::TitleRound;
use crate::{CompanyId, CompanySet, Event, PlayerId, PlayerSet};

/// From this phase on a sketch has goods trains on sale unless it says otherwise.
const GOODS_PHASE: u8 = 2;
const NO_GOODS: &str = "no-goods";

impl ReadPosition for G1824 {
    const INITIAL_ROUND: &'static str = "opening";

    fn read_statement(reader: &mut Reader<G1824>, words: &[&str]) -> Read<bool> {
        let (key, rest) = (words[0], &words[1..]);
        match key {
            G1824::INITIAL_ROUND => opening(&mut reader.game, rest)?,
            "certificate" => {
                let company = company(&reader.game, nth(rest, 0, "a company")?)?;
                let holder = player(&reader.game, nth(rest, 1, "a player")?)?;
                reader.game.own.certificates[company.index()] = Some(holder);
            }
            "last-marker-free" => {
                let company = company(&reader.game, nth(rest, 0, "a company")?)?;
                reader.game.own.last_marker_free.insert(company);
            }
            "claim" => {
                let company = company(&reader.game, nth(rest, 0, "a company")?)?;
                let place = nth(rest, 1, "a place")?;
                reader.game.common.claims[company.index()] = place.parse().ok().or_unexpected(place, "a place")?;
            }
            "judged-early" => {
                let company = company(&reader.game, nth(rest, 0, "a company")?)?;
                reader.game.own.judged_early.insert(company);
            }
            "tally" => {
                let company = company(&reader.game, nth(rest, 0, "a company")?)?;
                let player = player(&reader.game, nth(rest, 1, "a player")?)?;
                let units = nth(rest, 2, "a number of units")?;
                let by = units.parse().ok().or_unexpected(units, "a number of units")?;
                apply::apply(&mut reader.game, &Own::TallyParted { company, player, by });
            }
            "construction" => {
                let names = rest.iter().map(|name| company(&reader.game, name));
                reader.game.own.construction = names.collect::<Read<CompanySet>>()?;
            }
            "bond-marker-fell-due" => reader.game.own.bond_marker_fell_due = true,
            "just-merged" => just_merged(&mut reader.game, rest)?,
            "goods" => reader.game.own.goods_open = true,
            // Before a company has bought a normal train; asked for when the sketch is complete.
            NO_GOODS => (),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// `EPP A=1 price=160 cash=40 trains=1g`, `BK par=80 A=3 B=2 operated`, `SD formed A=2 B=1 markers=E12,G10`; `cert=B`
    /// where the director's certificate lies with somebody else, `cert=bank` where nobody has it.
    fn sketch_company(reader: &mut Reader<G1824>, id: CompanyId, words: &[&str]) -> Read<()> {
        let is_minor = MINORS.contains(&id.0);
        if is_minor {
            let company = &mut reader.game.common.companies[id.index()];
            (company.closed, company.unsold) = (false, 1);
        }
        let mut markers = Vec::new();
        let mut certificate = None;
        for word in words {
            match word.split_once('=') {
                None => match *word {
                    "operated" => reader.game.common.companies[id.index()].operated = true,
                    "formed" => launch(reader, id),
                    "beside" => reader.game.common.beside.insert(id),
                    _ => return None.or_unexpected(word, "a property of a company"),
                },
                Some(("price", price)) if is_minor => fix_price(reader, id, price)?,
                Some(("cert", "bank")) => certificate = Some(None),
                Some(("cert", name)) => certificate = Some(Some(player(&reader.game, name)?)),
                Some(("markers", cities)) => markers = reader.cities(cities)?,
                Some((key, value)) => reader.property(id, key, value)?,
            }
        }
        if is_minor && reader.game[id].unsold == 0 {
            let owner = reader.game.player_ids().find(|player| reader.game.held(*player, id) > 0);
            reader.game.common.companies[id.index()].director = owner;
            launch(reader, id);
        }
        direct(&mut reader.game, id, certificate);
        if regional::is_due(&reader.game, id) && reader.game[id].par.is_some() {
            launch(reader, id);
        }
        if bond::is_it(&reader.game, id) {
            begin_bond(&mut reader.game);
        }
        let placed = reader.put_markers(id, markers)?;
        let is_national = reader.game.kind(id) == CompanyKind::National;
        reader.game.common.companies[id.index()].opened = placed > 0 && !is_national;
        Ok(())
    }

    fn read_note(game: &mut State, word: &str) -> Read<()> {
        match word.split_once('=') {
            None if word == "exchanged" => game.own.turn.exchanged = true,
            None if word == "only-repayment" => game.own.only_repayment_left = true,
            None if word == "first-turn" => game.own.turn.first = true,
            Some(("due", names)) => game.own.selling_due = players(game, names)?,
            Some(("mines", amount)) => game.own.turn.mines = money(amount)?,
            Some(("last-unit", amount)) => game.own.turn.last_unit = money(amount)?,
            _ => return None.or_unexpected(word, "a note"),
        }
        Ok(())
    }

    fn read_pending(game: &State, words: &[&str]) -> Read<Pending> {
        match *words {
            ["exchange", paper] => Ok(Pending::ExchangeMountain(private(game, paper)?)),
            ["bond", "anywhere"] => Ok(Pending::BondMarker(BondPlace::Anywhere)),
            ["bond", "wien"] => Ok(Pending::BondMarker(BondPlace::Wien)),
            _ => None.or_unexpected(&words.join(" "), "a question"),
        }
    }

    fn clear_initial_sales(game: &mut State) {
        MINORS.for_each(|minor| game.apply(&Event::Merged(CompanyId(minor))));
    }

    fn complete_sketch(game: &mut State, statements: &[Vec<&str>]) {
        if !matches!(game.round, Round::Initial(_)) {
            begin_bond(game);
        }
        let is_denied = statements.iter().any(|words| words[0] == NO_GOODS);
        game.own.goods_open |= game.phase >= GOODS_PHASE && !is_denied;
        if game.share_round().is_some() {
            for player in share_round::must_sell_down(game) {
                game.own.selling_due.insert(player);
            }
        }
        game.own.turn.first = game.turn().is_some_and(|turn| operating::is_first_turn(game, turn.company));
    }
}

/// `opening D backwards`, `opening A`: the initial round with this player in turn.
fn opening(game: &mut State, words: &[&str]) -> Read<()> {
    let turn = game.place(player(game, nth(words, 0, "a player")?)?) as u8;
    let mut opening = Opening { turn, backwards: false, passed: PlayerSet::EMPTY, last_buyer: None };
    for word in &words[1..] {
        match word.split_once('=') {
            None if *word == "backwards" => opening.backwards = true,
            Some(("passed", names)) => opening.passed = players(game, names)?,
            Some(("last", name)) => opening.last_buyer = Some(player(game, name)?),
            _ => return None.or_unexpected(word, "part of the initial round"),
        }
    }
    game.common.round = Round::Initial(TitleRound::G1824(opening));
    Ok(())
}

fn just_merged(game: &mut State, words: &[&str]) -> Read<()> {
    let company = company(game, nth(words, 0, "a company")?)?;
    for place in 0..2 {
        game.own.just_merged[company.index()][place] = match nth(words, place + 1, "a train")? {
            "-" => None,
            name => Some(model(game, name)?),
        };
    }
    Ok(())
}

/// After the draft the bond railway has its price, and what nobody holds of it lies in the pool. [1824-CIS-27]
fn begin_bond(game: &mut State) {
    let Some(bond) = bond::of(game).filter(|bond| !game[*bond].launched) else { return };
    let company = &mut game.common.companies[bond.index()];
    company.pool += std::mem::take(&mut company.unsold);
    let cell = company.cell.unwrap_or(bond::CELL);
    game.apply(&Event::ParSet { company: bond, par: bond::PRICE, cell });
    game.apply(&Event::Launched { company: bond, markers: bond::MARKERS });
}

/// A Coal Railway's price fixes that of its Regional.
fn fix_price(reader: &mut Reader<G1824>, minor: CompanyId, price: &str) -> Read<()> {
    let company = reader.game.spec(minor).becomes.or_unexpected(price, "a price of a company")?;
    let par = money(price)? / 2;
    let cell = reader.game.edition.market().par_cell(par).or_unexpected(price, "twice a par")?;
    reader.apply(Event::ParSet { company, par, cell });
    Ok(())
}

fn launch(reader: &mut Reader<G1824>, company: CompanyId) {
    if let MarkerCount::Fixed(markers) = reader.game.spec(company).markers {
        reader.apply(Event::Launched { company, markers });
    }
}

/// Whoever holds most, two units at least, directs a major, unless its certificate is still kept or unsold.
fn direct(game: &mut State, id: CompanyId, certificate: Option<Option<PlayerId>>) {
    let company = &game[id];
    let most = company.shares.iter().copied().max().unwrap_or(0);
    let richest = game.in_order().find(|player| game.held(*player, id) == most && most >= 2);
    let is_kept = COAL.into_iter().any(|coal| game.spec(coal).becomes == Some(id) && !game[coal].closed);
    let is_open = match game.kind(id) {
        CompanyKind::Regional => company.par.is_some() && !is_kept,
        CompanyKind::National => company.launched,
        CompanyKind::Forerunner | CompanyKind::Coal | CompanyKind::Historical => return,
    };
    let director = company.director.or(richest).filter(|_| is_open && certificate != Some(None));
    game.common.companies[id.index()].director = director;
    game.own.certificates[id.index()] = certificate.unwrap_or(director);
}
