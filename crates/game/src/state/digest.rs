//! A fingerprint of a state: the same on every machine, native and WebAssembly, and in every later version of the
//! program.
//!
//! It is made of facts, each with its own number, and leaves out whatever is zero, empty or not there. So a field that a
//! later title or rule adds changes no digest of the games that do not use it. Numbers are never given twice, and facts
//! never change places: stored games depend on both. Titles write theirs at the places named in [`FactPlace`]; a new title
//! takes numbers from 200 on.

use crate::state::{Closing, Common, Game, OperatingRound, Owner, Pending, Round, ShareRound, Stage, Turn};
use crate::titles::{Ruleset, on_game};
use crate::{CompanyId, PlayerId, PrivateId, State};

impl State {
    /// The fingerprint of this state.
    pub fn digest(&self) -> u64 {
        on_game!(self, game => digest(game))
    }
}

/// Where among the common facts a title writes its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FactPlace {
    /// After a player's cash and debt.
    Player(PlayerId),
    /// After all players and the playing order.
    Players,
    /// After a company's flags, before its trains.
    CompanyFlags(CompanyId),
    /// After a company.
    Company(CompanyId),
    /// After the map.
    Map,
    /// After the owner of a private.
    Private(PrivateId),
    /// After all privates.
    Papers,
    /// In a share round: after what the player in turn has done.
    ShareTurn,
    /// In a share round: after what everybody has sold.
    ShareRound,
    /// At the end of a share round.
    ShareRoundEnd,
    /// In an operating round: after the companies that are done.
    OperatingRound,
    /// In a turn: after the step.
    TurnStep,
    /// At the end of a turn.
    TurnEnd,
    /// The round before the first share round.
    InitialRound,
    /// A question that only the title asks.
    Pending,
}

fn digest<R: Ruleset>(state: &Game<R>) -> u64 {
    let mut mixer = Mixer(0x9E37_79B9_7F4A_7C15);
    table(state, &mut mixer);
    players(state, &mut mixer);
    for company in state.edition.company_ids() {
        self::company(state, company, &mut mixer);
    }
    map(state, &mut mixer);
    privates(state, &mut mixer);
    round(state, &mut mixer);
    pending(state, &mut mixer);
    mixer.finish()
}

pub(crate) struct Mixer(u64);

impl Mixer {
    const fn mix(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        self.0 = mixed ^ (mixed >> 32);
    }

    /// A fact with its number, an index where there are several, and its value.
    pub fn fact(&mut self, number: u64, index: usize, value: i64) {
        if value != 0 {
            self.mix(number << 32 | index as u64);
            self.mix(value as u64);
        }
    }

    pub fn flag(&mut self, number: u64, index: usize, value: bool) {
        self.fact(number, index, i64::from(value));
    }

    /// 0 is nobody.
    pub fn player(&mut self, number: u64, index: usize, player: Option<PlayerId>) {
        self.fact(number, index, player.map_or(0, |player| i64::from(player.0) + 1));
    }

    const fn finish(&self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed ^ (mixed >> 32)
    }
}

fn table(state: &Common, mixer: &mut Mixer) {
    for (index, byte) in state.edition.profile.name().bytes().enumerate() {
        mixer.fact(1, index, i64::from(byte));
    }
    state.options.iter().for_each(|rule| mixer.flag(2, rule as usize, true));
    mixer.fact(3, 0, i64::from(state.seats));
    mixer.fact(4, 0, i64::from(state.bank.0));
    mixer.fact(5, 0, state.ending as i64);
    mixer.fact(6, 0, i64::from(state.phase));
    mixer.fact(7, 0, i64::from(state.train_row));
    mixer.fact(8, 0, i64::from(state.train_cards));
    mixer.fact(9, 0, i64::from(state.share_rounds));
    for (model, count) in state.pool_trains.iter().enumerate() {
        mixer.fact(10, model, i64::from(*count));
    }
    for (place, company) in state.arrivals[..usize::from(state.arrived)].iter().enumerate() {
        mixer.fact(11, place, i64::from(company.0) + 1);
    }
    // 12 is a fact of the map. The first version of the rules had no number.
    mixer.fact(13, 0, i64::from(state.edition.version.0) - 1);
}

fn players<R: Ruleset>(state: &Game<R>, mixer: &mut Mixer) {
    for (seat, player) in state.players.iter().enumerate() {
        mixer.fact(20, seat, i64::from(player.cash.0));
        mixer.fact(21, seat, i64::from(player.debt.0));
        R::facts(state, FactPlace::Player(PlayerId(seat as u8)), mixer);
    }
    for (place, player) in state.in_order().enumerate() {
        mixer.player(24, place, Some(player));
    }
    R::facts(state, FactPlace::Players, mixer);
}

fn company<R: Ruleset>(state: &Game<R>, id: CompanyId, mixer: &mut Mixer) {
    let (company, row) = (&state[id], id.index());
    mixer.fact(40, row, i64::from(company.cash.0));
    mixer.fact(41, row, company.par.map_or(0, |par| i64::from(par.0)));
    mixer.fact(42, row, company.cell.map_or(0, |cell| i64::from(cell.row) * 256 + i64::from(cell.column) + 1));
    mixer.player(43, row, company.director);
    for (seat, shares) in company.shares.iter().enumerate() {
        mixer.fact(44, row * 64 + seat, i64::from(*shares));
    }
    mixer.fact(45, row, i64::from(company.unsold));
    mixer.fact(46, row, i64::from(company.pool));
    mixer.flag(47, row, company.launched);
    mixer.flag(48, row, company.operated);
    mixer.flag(49, row, company.opened);
    mixer.flag(50, row, company.closed);
    R::facts(state, FactPlace::CompanyFlags(id), mixer);
    for (model, count) in company.trains.iter().enumerate() {
        mixer.fact(52, row * 64 + model, i64::from(*count));
    }
    mixer.fact(53, row, i64::from(company.markers));
    mixer.fact(54, row, i64::from(company.paid_markers));
    R::facts(state, FactPlace::Company(id), mixer);
}

/// Tiles left in the box follow from those on the map.
fn map<R: Ruleset>(state: &Game<R>, mixer: &mut Mixer) {
    let board = state.edition.board();
    for hex in board.map.ids() {
        let (placed, row) = (state.layout.at(hex), hex.index());
        if placed.tile != board.map[hex].printed {
            mixer.fact(70, row, i64::from(placed.tile.0) * 8 + i64::from(placed.rotation) + 1);
        }
        mixer.fact(71, row, i64::from(state.layout.tunnel(hex).bits()));
        for (part, companies) in state.markers[row].iter().enumerate() {
            mixer.fact(72, row * 8 + part, i64::from(companies.0));
        }
    }
    R::facts(state, FactPlace::Map, mixer);
}

fn privates<R: Ruleset>(state: &Game<R>, mixer: &mut Mixer) {
    for (row, owner) in state.privates.iter().enumerate() {
        let owner = match owner {
            Owner::Bank => 0,
            Owner::Closed => 1,
            Owner::Player(player) => 100 + i64::from(player.0),
            Owner::Company(company) => 200 + i64::from(company.0),
        };
        mixer.fact(90, row, owner);
        R::facts(state, FactPlace::Private(PrivateId(row as u8)), mixer);
    }
    R::facts(state, FactPlace::Papers, mixer);
}

fn round<R: Ruleset>(state: &Game<R>, mixer: &mut Mixer) {
    match &state.round {
        Round::Initial(_) => R::facts(state, FactPlace::InitialRound, mixer),
        Round::Shares(round) => share_round(state, round, mixer),
        Round::Operating(round) => operating_round(state, round, mixer),
        Round::Finished => mixer.fact(120, 0, 4),
    }
}

fn share_round<R: Ruleset>(state: &Game<R>, round: &ShareRound, mixer: &mut Mixer) {
    mixer.fact(120, 0, 2);
    mixer.fact(130, 0, i64::from(round.turn));
    mixer.fact(131, 0, i64::from(round.passes));
    mixer.fact(132, 0, i64::from(round.sold_now.0));
    mixer.flag(133, 0, round.acted);
    R::facts(state, FactPlace::ShareTurn, mixer);
    for (seat, sold) in round.sold_in_round.iter().enumerate() {
        mixer.fact(135, seat, i64::from(sold.0));
    }
    R::facts(state, FactPlace::ShareRound, mixer);
    mixer.player(139, 0, round.last_actor);
    R::facts(state, FactPlace::ShareRoundEnd, mixer);
}

fn operating_round<R: Ruleset>(state: &Game<R>, round: &OperatingRound, mixer: &mut Mixer) {
    mixer.fact(120, 0, 3);
    mixer.fact(150, 0, i64::from(round.number));
    mixer.fact(151, 0, i64::from(round.of));
    mixer.fact(152, 0, i64::from(round.done.0));
    R::facts(state, FactPlace::OperatingRound, mixer);
    match &round.stage {
        Stage::Between => (),
        Stage::Turn(turn) => self::turn(state, turn, mixer),
        Stage::Closing(Closing::Export) => mixer.fact(154, 0, 1),
        Stage::Closing(Closing::Formation) => mixer.fact(154, 0, 2),
        Stage::Closing(Closing::Over) => mixer.fact(154, 0, 3),
    }
}

fn turn<R: Ruleset>(state: &Game<R>, turn: &Turn, mixer: &mut Mixer) {
    mixer.fact(160, 0, i64::from(turn.company.0) + 1);
    mixer.fact(161, 0, turn.step as i64);
    R::facts(state, FactPlace::TurnStep, mixer);
    mixer.fact(163, 0, i64::from(turn.revenue.0));
    mixer.fact(164, 0, i64::from(turn.sold.0));
    mixer.fact(165, 0, i64::from(turn.sold_beyond.0));
    for (model, sellers) in turn.declined.iter().enumerate() {
        mixer.fact(166, model, i64::from(sellers.0));
    }
    R::facts(state, FactPlace::TurnEnd, mixer);
}

fn pending<R: Ruleset>(state: &Game<R>, mixer: &mut Mixer) {
    match state.pending {
        None => (),
        Some(Pending::Surrender(company)) => mixer.fact(182, 0, i64::from(company.0) + 1),
        Some(Pending::Offer { seller, model, price }) => {
            mixer.fact(183, usize::from(seller.0) * 64 + model.index(), i64::from(price.0));
        }
        Some(Pending::DuplicateMarker { hex, .. }) => mixer.fact(184, 0, i64::from(hex.0) + 1),
        Some(Pending::Title(_)) => R::facts(state, FactPlace::Pending, mixer),
    }
}
