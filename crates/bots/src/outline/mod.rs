//! The rest of the game in outline: companies run, pay and replace their trains, phases pass, players reinvest, the bank
//! breaks. It tells the time: how many operating rounds are left, and which trains each of them will see.
//!
//! Nothing here knows track: what a company earns is what usual trains earn, times how good its line is now.

mod firm;
mod future;
mod shares;

use game::edition::{MAX_COMPANIES, MAX_PLAYERS};
use game::state::{Ending, OperatingRound, Owner, Stage, Step};
use game::{CompanyId, ModelId, PlayerId, Round, State, query};

use crate::titles::{self, Economy, economy};
pub use firm::{Firm, colour, price, usual};

/// How good each company's line is: its run, as a part of what its trains usually earn.
pub type Lines = [f64; MAX_COMPANIES];

/// A player's cash and what it turns into.
#[derive(Clone, Copy, Debug, Default)]
struct Holder {
    cash: f64,
    debt: f64,
    /// Certificates that may still be bought.
    room: f64,
    /// From papers, an operating round.
    income: f64,
}

/// The game as it goes on.
pub struct Outline<'a> {
    state: &'a State,
    economy: &'static Economy,
    firms: [Firm; MAX_COMPANIES],
    holders: [Holder; MAX_PLAYERS],
    phase: u8,
    row: usize,
    cards: Option<u8>,
    bank: f64,
    broken: bool,
    rounds: Vec<RoundToCome>,
}

/// An operating round to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundToCome {
    /// At its end.
    pub phase: u8,
    /// The type of train on sale then.
    pub row: u8,
    /// A share round follows.
    pub closes_set: bool,
}

/// The operating rounds that are left, the one that is on included.
pub fn rounds_to_come(state: &State, lines: &Lines) -> Vec<RoundToCome> {
    let mut outline = Outline::of(state, lines);
    outline.play_on();
    outline.rounds
}

impl<'a> Outline<'a> {
    fn of(state: &'a State, lines: &Lines) -> Outline<'a> {
        let economy = economy(state);
        let mut firms = [Firm::NONE; MAX_COMPANIES];
        for company in state.edition().company_ids() {
            firms[company.index()] = Firm::of(state, company, lines[company.index()]);
        }
        let mut outline = Outline {
            state,
            economy,
            firms,
            holders: [Holder::default(); MAX_PLAYERS],
            phase: state.phase(),
            row: usize::from(state.train_row()),
            cards: state.edition().trains[usize::from(state.train_row())].cards.map(|_| state.train_cards()),
            bank: f64::from(state.bank().0),
            broken: state.ending() == Ending::BankBroken,
            rounds: Vec::with_capacity(MOST_ROUNDS),
        };
        for player in state.player_ids() {
            outline.holders[player.index()] = outline.holder(player);
        }
        outline
    }

    fn holder(&self, player: PlayerId) -> Holder {
        let state = self.state;
        let owner = &state[player];
        let room = f64::from(state.certificate_limit()) - f64::from(query::certificates(state, player));
        let (income, _) = papers(state, player);
        let debt = f64::from(query::owed(state, player).0);
        Holder { cash: f64::from(owner.cash().0), debt, room, income }
    }

    fn rounds_of_a_set(&self) -> u8 {
        self.state.edition().phase(self.phase).operating_rounds
    }

    /// From the present moment to the end of the game.
    fn play_on(&mut self) {
        let (mut number, mut of) = match &self.state.round() {
            Round::Operating(round) => {
                self.finish_round(round);
                self.note(round.number == round.of);
                (round.number + 1, round.of)
            }
            Round::Initial(_) | Round::Shares(_) => {
                self.rest_of_share_round();
                (1, self.rounds_of_a_set())
            }
            Round::Finished => return,
        };
        while self.rounds.len() < MOST_ROUNDS {
            if number > of {
                if self.broken {
                    return;
                }
                self.export();
                self.share_round();
                (number, of) = (1, self.rounds_of_a_set());
            }
            self.operating_round();
            self.note(number == of);
            number += 1;
        }
    }

    fn note(&mut self, closes_set: bool) {
        self.rounds.push(RoundToCome { phase: self.phase, row: self.row as u8, closes_set });
    }

    /// What is left of the operating round that is on.
    fn finish_round(&mut self, round: &OperatingRound) {
        let at_work = match round.stage {
            Stage::Turn(turn) => Some(turn),
            Stage::Between | Stage::Closing(_) => None,
        };
        for company in self.state.by_price().into_iter().filter(|company| !round.done.has(*company)) {
            let row = company.index();
            match at_work.filter(|turn| turn.company == company) {
                Some(turn) if turn.step == Step::Train => (),
                Some(turn) if turn.step == Step::Dividend => self.pay(row, f64::from(turn.revenue.0)),
                Some(_) | None => self.run(row),
            }
            self.buy_train(row);
        }
        self.found_nationals();
    }

    fn operating_round(&mut self) {
        for player in 0..usize::from(self.state.seats()) {
            let holder = &mut self.holders[player];
            holder.cash += holder.income;
            self.bank -= holder.income;
        }
        let mut order: Vec<usize> = (0..self.state.edition().companies.len()).collect();
        order.retain(|row| self.firms[*row].works());
        order.sort_by(|one, other| {
            let price = |row: &usize| self.firms[*row].price(self.state);
            price(other).total_cmp(&price(one))
        });
        for row in order {
            self.run(row);
            self.buy_train(row);
        }
        self.found_nationals();
    }
}

/// A game that never ends is cut off here.
const MOST_ROUNDS: usize = 24;

/// What a player's papers pay in an operating round, and what they are worth at the end.
pub fn papers(state: &State, player: PlayerId) -> (f64, f64) {
    let owned = state.edition().private_ids().filter(|private| state.owner(*private) == Owner::Player(player));
    let income: f64 = owned.map(|private| f64::from(state.edition().private(private).income.0)).sum();
    let (more, worth) = titles::own_papers(state, player);
    (income + more, worth)
}

/// How good a company's line is, from what these trains of its earn on it. A line that leads nowhere yet will be built.
pub fn line(state: &State, company: CompanyId, trains: &[ModelId], revenue: f64) -> f64 {
    let economy = economy(state);
    if !state[company].is_opened() {
        return economy.new_line;
    }
    let usual = firm::usual(economy, trains.iter().copied(), state.colour_index());
    if usual > 0.0 && revenue > 0.0 { revenue / usual } else { economy.no_line }
}
