//! A fingerprint of a state: the same on every machine, native and WebAssembly, and in every later version of the
//! program.
//!
//! It is made of facts, each with its own number, and leaves out whatever is zero, empty or not there. So a field that a
//! later title or rule adds changes no digest of the games that do not use it. Numbers are never given twice.

use crate::state::{
    Auction, Closing, National, Opening, OperatingRound, Owner, Pending, Round, ShareRound, Stage, Turn,
};
use crate::{CompanyId, PlayerId, State};

pub fn digest(state: &State) -> u64 {
    let mut mixer = Mixer(0x9E37_79B9_7F4A_7C15);
    table(state, &mut mixer);
    players(state, &mut mixer);
    for company in state.edition.company_ids() {
        self::company(state, company, &mut mixer);
    }
    map(state, &mut mixer);
    papers(state, &mut mixer);
    round(state, &mut mixer);
    pending(state, &mut mixer);
    mixer.finish()
}

struct Mixer(u64);

impl Mixer {
    const fn mix(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        self.0 = mixed ^ (mixed >> 32);
    }

    /// A fact with its number, an index where there are several, and its value.
    fn fact(&mut self, number: u64, index: usize, value: i64) {
        if value != 0 {
            self.mix(number << 32 | index as u64);
            self.mix(value as u64);
        }
    }

    fn flag(&mut self, number: u64, index: usize, value: bool) {
        self.fact(number, index, i64::from(value));
    }

    /// 0 is nobody.
    fn player(&mut self, number: u64, index: usize, player: Option<PlayerId>) {
        self.fact(number, index, player.map_or(0, |player| i64::from(player.0) + 1));
    }

    const fn finish(&self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed ^ (mixed >> 32)
    }
}

fn table(state: &State, mixer: &mut Mixer) {
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
}

fn players(state: &State, mixer: &mut Mixer) {
    for (seat, player) in state.players.iter().enumerate() {
        mixer.fact(20, seat, i64::from(player.cash.0));
        mixer.fact(21, seat, i64::from(player.debt.0));
        mixer.fact(22, seat, i64::from(player.exchange_debt.0));
        mixer.fact(23, seat, i64::from(state.doubles[seat]));
    }
    for (place, player) in state.in_order().enumerate() {
        mixer.player(24, place, Some(player));
    }
    mixer.fact(25, 0, i64::from(state.pool_doubles));
}

fn company(state: &State, id: CompanyId, mixer: &mut Mixer) {
    let (charter, row) = (&state[id], id.index());
    mixer.fact(40, row, i64::from(charter.cash.0));
    mixer.fact(41, row, charter.par.map_or(0, |par| i64::from(par.0)));
    mixer.fact(42, row, charter.cell.map_or(0, |cell| i64::from(cell.row) * 256 + i64::from(cell.column) + 1));
    mixer.player(43, row, charter.director);
    for (seat, shares) in charter.shares.iter().enumerate() {
        mixer.fact(44, row * 64 + seat, i64::from(*shares));
    }
    mixer.fact(45, row, i64::from(charter.unsold));
    mixer.fact(46, row, i64::from(charter.pool));
    mixer.flag(47, row, charter.launched);
    mixer.flag(48, row, charter.operated);
    mixer.flag(49, row, charter.opened);
    mixer.flag(50, row, charter.closed);
    mixer.fact(51, row, charter.destination as i64);
    for (model, count) in charter.trains.iter().enumerate() {
        mixer.fact(52, row * 64 + model, i64::from(*count));
    }
    mixer.fact(53, row, i64::from(charter.markers));
    mixer.fact(54, row, i64::from(charter.paid_markers));
    mixer.flag(55, row, charter.route_seen);
    mixer.player(56, row, charter.certificate);
    mixer.flag(57, row, charter.last_marker_free);
    mixer.flag(58, row, charter.beside);
    for (train, model) in charter.just_merged.iter().enumerate() {
        mixer.fact(59, row * 2 + train, model.map_or(0, |model| i64::from(model.0) + 1));
    }
}

/// Tiles left in the box follow from those on the map.
fn map(state: &State, mixer: &mut Mixer) {
    let ways = state.edition.ways();
    for hex in ways.map.ids() {
        let (placed, row) = (state.layout.at(hex), hex.index());
        if placed.tile != ways.map[hex].printed {
            mixer.fact(70, row, i64::from(placed.tile.0) * 8 + i64::from(placed.rotation) + 1);
        }
        mixer.fact(71, row, i64::from(state.layout.tunnel(hex).bits()));
        for (part, companies) in state.markers[row].iter().enumerate() {
            mixer.fact(72, row * 8 + part, i64::from(companies.0));
        }
    }
    mixer.flag(73, 0, state.furka_oberalp);
    mixer.flag(12, 0, state.goods_open);
}

fn papers(state: &State, mixer: &mut Mixer) {
    for (row, private) in state.privates.iter().enumerate() {
        let owner = match private.owner {
            Owner::Bank => 0,
            Owner::Closed => 1,
            Owner::Player(player) => 100 + i64::from(player.0),
            Owner::Company(company) => 200 + i64::from(company.0),
        };
        mixer.fact(90, row, owner);
        mixer.flag(91, row, private.used);
    }
    for (row, mountain) in state.mountains.iter().enumerate() {
        mixer.player(92, row, mountain.owner);
        mixer.fact(93, row, mountain.hex.map_or(0, |hex| i64::from(hex.0) + 1));
        mixer.fact(94, row, i64::from(mountain.panel));
        mixer.flag(95, row, mountain.activated);
        mixer.flag(96, row, mountain.paid);
    }
    for (row, tunnel) in state.tunnels.iter().enumerate() {
        mixer.player(97, row, tunnel.owner);
        mixer.fact(98, row, tunnel.hex.map_or(0, |hex| i64::from(hex.0) + 1));
        mixer.flag(99, row, tunnel.activated);
        mixer.flag(100, row, tunnel.paid);
    }
    mixer.player(101, 0, state.eva);
    let national = match state.national {
        National::NotYet => 0,
        National::Due => 1,
        National::Formed => 2,
    };
    mixer.fact(102, 0, national);
}

fn round(state: &State, mixer: &mut Mixer) {
    match &state.round {
        Round::Auction(auction) => self::auction(auction, mixer),
        Round::Opening(opening) => self::opening(opening, mixer),
        Round::Shares(round) => share_round(round, mixer),
        Round::Operating(round) => operating_round(round, mixer),
        Round::Finished => mixer.fact(120, 0, 4),
    }
}

fn auction(auction: &Auction, mixer: &mut Mixer) {
    mixer.fact(120, 0, 1);
    mixer.fact(121, 0, i64::from(auction.private.0));
    mixer.player(122, 0, Some(auction.turn));
    mixer.fact(123, 0, i64::from(auction.minimum.0));
    mixer.player(124, 0, auction.standing.map(|(player, _)| player));
    mixer.fact(125, 0, auction.standing.map_or(0, |(_, amount)| i64::from(amount.0)));
    mixer.fact(126, 0, i64::from(auction.passed.0));
}

fn opening(opening: &Opening, mixer: &mut Mixer) {
    mixer.fact(120, 0, 5);
    mixer.fact(127, 0, i64::from(opening.turn));
    mixer.flag(128, 0, opening.backwards);
    mixer.fact(129, 0, opening.passed.len() as i64);
    mixer.player(141, 0, opening.last_buyer);
}

fn share_round(round: &ShareRound, mixer: &mut Mixer) {
    mixer.fact(120, 0, 2);
    mixer.fact(130, 0, i64::from(round.turn));
    mixer.fact(131, 0, i64::from(round.passes));
    mixer.fact(132, 0, i64::from(round.sold_now.0));
    mixer.flag(133, 0, round.sold);
    mixer.flag(134, 0, round.bought);
    for (seat, sold) in round.sold_in_round.iter().enumerate() {
        mixer.fact(135, seat, i64::from(sold.0));
    }
    mixer.fact(136, 0, i64::from(round.tunnel_bought.0));
    mixer.fact(137, 0, i64::from(round.mountain_bought.0));
    mixer.flag(138, 0, round.sales_barred);
    mixer.player(139, 0, round.last_actor);
    mixer.fact(140, 0, round.sold_at.map_or(0, |price| i64::from(price.0)));
}

fn operating_round(round: &OperatingRound, mixer: &mut Mixer) {
    mixer.fact(120, 0, 3);
    mixer.fact(150, 0, i64::from(round.number));
    mixer.fact(151, 0, i64::from(round.of));
    mixer.fact(152, 0, i64::from(round.done.0));
    mixer.fact(153, 0, i64::from(round.unmoved.0));
    match &round.stage {
        Stage::Between => (),
        Stage::Turn(turn) => self::turn(turn, mixer),
        Stage::Closing(Closing::Export) => mixer.fact(154, 0, 1),
        Stage::Closing(Closing::Formation) => mixer.fact(154, 0, 2),
        Stage::Closing(Closing::Over) => mixer.fact(154, 0, 3),
    }
}

fn turn(turn: &Turn, mixer: &mut Mixer) {
    mixer.fact(160, 0, i64::from(turn.company.0) + 1);
    mixer.fact(161, 0, turn.step as i64);
    mixer.flag(162, 0, turn.tile_laid);
    mixer.fact(163, 0, i64::from(turn.revenue.0));
    mixer.fact(164, 0, i64::from(turn.sold.0));
    mixer.fact(165, 0, i64::from(turn.sold_beyond.0));
    for (model, sellers) in turn.declined.iter().enumerate() {
        mixer.fact(166, model, i64::from(sellers.0));
    }
    mixer.flag(167, 0, turn.privates_begun);
    mixer.fact(168, 0, i64::from(turn.mines.0));
    mixer.flag(169, 0, turn.exchanged);
}

fn pending(state: &State, mixer: &mut Mixer) {
    match state.pending {
        None => (),
        Some(Pending::FnmPar(player)) => mixer.player(180, 0, Some(player)),
        Some(Pending::PlaceMountain(player, mountain)) => mixer.player(181, mountain.index(), Some(player)),
        Some(Pending::Surrender(company)) => mixer.fact(182, 0, i64::from(company.0) + 1),
        Some(Pending::Offer { seller, model, price }) => {
            mixer.fact(183, usize::from(seller.0) * 64 + model.index(), i64::from(price.0));
        }
        Some(Pending::DuplicateMarker(hex)) => mixer.fact(184, 0, i64::from(hex.0) + 1),
        Some(Pending::ExchangeMountain(private)) => mixer.fact(185, 0, i64::from(private.0) + 1),
    }
}
