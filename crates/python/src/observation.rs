//! A position as a seat sees it, as a row of numbers of fixed length: nothing is hidden in these games, so every seat sees all,
//! with itself in the first place.

use board::Edge;
use game::state::{Ending, Owner, Step};
use game::{CompanyId, PlayerId, Round, State, deciding, query};

use crate::titles;

/// What the numbers are divided by, so that most lie between 0 and 1.
const CASH: f32 = 1000.0;
const WEALTH: f32 = 10_000.0;
const PRICE: f32 = 400.0;
const SHARES: f32 = 10.0;
const TRAINS: f32 = 4.0;

/// The position as the seat sees it. The same edition and number of players give the same length.
pub fn observe(state: &State, seat: PlayerId) -> Vec<f32> {
    let mut values = Values(Vec::with_capacity(2048));
    write(state, seat, &mut values);
    values.0
}

/// What each number of an observation is: `seat 0 cash`, `RhB price`, `C12 exit 3`.
pub fn observed(state: &State) -> Vec<String> {
    let mut names = Names(Vec::new());
    if let Some(seat) = state.player(0) {
        write(state, seat, &mut names);
    }
    names.0
}

/// Takes number after number: only whoever wants the names pays for them.
pub(crate) trait Sink {
    fn put(&mut self, name: impl FnOnce() -> String, value: f32);

    fn flag(&mut self, name: impl FnOnce() -> String, holds: bool) {
        self.put(name, if holds { 1.0 } else { 0.0 });
    }
}

struct Values(Vec<f32>);

impl Sink for Values {
    fn put(&mut self, _: impl FnOnce() -> String, value: f32) {
        self.0.push(value);
    }
}

struct Names(Vec<String>);

impl Sink for Names {
    fn put(&mut self, name: impl FnOnce() -> String, _: f32) {
        self.0.push(name());
    }
}

fn write(state: &State, seat: PlayerId, to: &mut impl Sink) {
    // Seats as they sit, beginning with the one that looks.
    let seats: Vec<PlayerId> =
        (0..state.seats()).filter_map(|step| state.player((seat.seat() + step) % state.seats())).collect();
    clock(state, to);
    titles::observe_initial(state, &seats, to);
    for (row, player) in seats.iter().enumerate() {
        person(state, row, *player, to);
    }
    for private in state.edition().private_ids() {
        let owner = state.owner(private);
        let name = |what: &str| format!("private {} {what}", private.index() + 1);
        to.flag(|| name("unsold"), owner == Owner::Bank);
        to.flag(|| name("company"), matches!(owner, Owner::Company(_)));
        for (row, player) in seats.iter().enumerate() {
            to.flag(|| name(&format!("seat {row}")), owner == Owner::Player(*player));
        }
    }
    for company in state.edition().company_ids() {
        firm(state, &seats, company, to);
    }
    for model in state.edition().model_ids() {
        to.put(|| format!("pool {}", state.edition().model(model).name), f32::from(state.pool_trains(model)) / TRAINS);
    }
    land(state, to);
}

/// Where the game stands.
fn clock(state: &State, to: &mut impl Sink) {
    let edition = state.edition();
    for phase in 1..=edition.phases.len() as u8 {
        to.flag(|| format!("phase {phase}"), state.phase() == phase);
    }
    to.flag(|| "initial round".to_owned(), matches!(state.round(), Round::Initial(_)));
    to.flag(|| "share round".to_owned(), state.share_round().is_some());
    to.flag(|| "over".to_owned(), state.is_finished());
    for step in [Step::Track, Step::Marker, Step::Run, Step::Dividend, Step::Train] {
        to.flag(|| format!("step {step:?}").to_lowercase(), state.turn().is_some_and(|turn| turn.step == step));
    }
    let (number, of) = match state.round() {
        Round::Operating(round) => (round.number, round.of),
        Round::Initial(_) | Round::Shares(_) | Round::Finished => (0, 0),
    };
    to.put(|| "operating round".to_owned(), f32::from(number) / 3.0);
    to.put(|| "operating rounds".to_owned(), f32::from(of) / 3.0);
    to.put(|| "share rounds".to_owned(), f32::from(state.share_rounds()) / 10.0);
    to.flag(|| "question".to_owned(), state.pending().is_some());
    to.flag(|| "bank broken".to_owned(), state.ending() == Ending::BankBroken);
    to.put(|| "bank".to_owned(), state.bank().0 as f32 / edition.bank.0.max(1) as f32);
    to.put(|| "train row".to_owned(), f32::from(state.train_row()) / edition.trains.len() as f32);
    to.put(|| "train cards".to_owned(), f32::from(state.train_cards()) / 10.0);
    to.put(|| "revenue".to_owned(), state.turn().map_or(0.0, |turn| turn.revenue.0 as f32 / PRICE));
}

fn person(state: &State, row: usize, player: PlayerId, to: &mut impl Sink) {
    let name = |what: &str| format!("seat {row} {what}");
    let limit = f32::from(state.certificate_limit().max(1));
    to.flag(|| name("decides"), deciding(state) == Some(player));
    to.put(|| name("place"), state.place(player) as f32 / f32::from(state.seats()));
    to.put(|| name("cash"), state[player].cash().0 as f32 / CASH);
    to.put(|| name("debt"), query::owed(state, player).0 as f32 / CASH);
    to.put(|| name("wealth"), query::wealth(state, player).total().0 as f32 / WEALTH);
    to.put(|| name("certificates"), f32::from(query::certificates(state, player)) / limit);
}

fn firm(state: &State, seats: &[PlayerId], id: CompanyId, to: &mut impl Sink) {
    let (company, symbol) = (&state[id], state.spec(id).symbol);
    let name = |what: &str| format!("{symbol} {what}");
    let sum = |money: Option<game::Money>| money.map_or(0.0, |money| money.0 as f32);
    to.flag(|| name("launched"), company.is_launched());
    to.flag(|| name("operated"), company.has_operated());
    to.flag(|| name("closed"), company.is_closed());
    to.flag(|| name("in turn"), state.turn().is_some_and(|turn| turn.company == id));
    to.put(|| name("par"), sum(company.par()) / PRICE);
    to.put(|| name("price"), sum(state.price(id)) / PRICE);
    to.put(|| name("cash"), company.cash().0 as f32 / CASH);
    to.put(|| name("unsold"), f32::from(company.unsold()) / SHARES);
    to.put(|| name("pool"), f32::from(company.pool()) / SHARES);
    to.put(|| name("markers left"), f32::from(company.markers_left()) / TRAINS);
    for (row, player) in seats.iter().enumerate() {
        to.flag(|| name(&format!("director seat {row}")), company.director() == Some(*player));
        to.put(|| name(&format!("shares seat {row}")), f32::from(company.held_by(*player)) / SHARES);
    }
    for model in state.edition().model_ids() {
        to.put(
            || name(&format!("train {}", state.edition().model(model).name)),
            f32::from(company.trains_of(model)) / TRAINS,
        );
    }
}

/// Tiles and markers on the map.
fn land(state: &State, to: &mut impl Sink) {
    let (board, track) = (state.edition().board(), state.track());
    let company = state.turn().map(|turn| turn.company);
    for hex in board.map.ids() {
        let name = |what: &str| format!("{} {what}", board.map[hex].coord);
        let tile = &board.tiles[state.layout().at(hex).tile];
        to.put(|| name("colour"), tile.colour as u8 as f32 / 5.0);
        to.put(
            || name("value"),
            tile.parts.iter().map(|part| part.values()[state.colour_index()]).sum::<u16>() as f32 / 100.0,
        );
        to.put(|| name("markers"), state.markers_on(hex).iter().map(|city| city.len()).sum::<usize>() as f32 / TRAINS);
        to.flag(|| name("own marker"), company.is_some_and(|company| state.has_marker_on(hex, company)));
        let exits = track.shape(hex).exits.union(state.layout().tunnel(hex));
        for edge in Edge::SIDES {
            to.flag(|| name(&format!("exit {}", edge.number())), exits.has(edge));
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Profile, Setup, begin};

    use super::*;

    #[test]
    fn an_observation_has_a_name_for_each_number_and_the_same_length_throughout() {
        for profile in Profile::all() {
            let players = game::edition(profile).seats[0].players;
            let setup = Setup { seed: Some(1), ..Setup::new(profile, players) };
            let mut slot = crate::Slot::begin(&crate::ActionSpace::of(&begin(&setup).unwrap()), &setup, 1).unwrap();
            let names = observed(&slot.state);
            let mut distinct = names.clone();
            distinct.sort();
            distinct.dedup();
            assert_eq!(distinct.len(), names.len(), "{}", profile.name());
            let space = crate::ActionSpace::of(&slot.state);
            for turn in 0..200 {
                for seat in slot.state.player_ids() {
                    let seen = observe(&slot.state, seat);
                    assert_eq!(seen.len(), names.len());
                    assert!(seen.iter().all(|value| value.is_finite()));
                }
                let Some(offer) = slot.offers.get(turn % slot.offers.len().max(1)) else { break };
                let number = offer.number;
                assert!(slot.step(&space, number));
            }
        }
    }

    #[test]
    fn whoever_looks_sits_in_the_first_place() {
        let state = begin(&Setup::new(Profile::default(), 3)).unwrap();
        let row = observed(&state).iter().position(|name| name == "seat 0 decides").unwrap();
        let decides = deciding(&state).unwrap();
        for seat in state.player_ids() {
            assert_eq!(observe(&state, seat)[row] == 1.0, seat == decides);
        }
    }
}
