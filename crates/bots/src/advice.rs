//! What a strong player thinks of a decision, in figures that can be put into words: the best candidates, what each is
//! expected to bring, and which terms of the forecast make the difference.

use game::edition::MAX_PLAYERS;
use game::state::Step;
use game::{Action, Choices, CompanyId, ModelId, Money, PlayerId, State, choices, play};

use crate::forecast::Account;
use crate::memory::Memory;
use crate::outline::Lines;
use crate::planner::Planner;
use crate::rollout;
use crate::runs::Runs;
use crate::weights::Weights;
use crate::{Budget, Character, search, titles};

/// So many reasons say enough.
const REASONS: usize = 4;
/// What is less than this part of the mean fortune is not worth a word, and what is less than this much money.
const NOTABLE: f64 = 0.008;
const NOTABLE_MONEY: f64 = 15.0;
/// Trains that last longer than so many operating rounds are nobody's worry, nor those that have to be bought later.
const SOON: usize = 4;
/// Rivals are spoken of when they gain or lose more than this times what is notable.
const RIVALS: f64 = 2.0;

/// One answer to a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// What to do.
    pub action: Action,
    /// How far it is behind the best answer, in money by the end: nothing or less.
    pub behind: f64,
    /// What the seat is expected to own at the end.
    pub fortune: f64,
    /// The part of everybody's wealth that this is.
    pub share: f64,
    /// What the seat would be worth at the next share round.
    pub soon: f64,
    /// Why, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// A term of the forecast that an action changes. Amounts are what the seat gains by it, beside the position before.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// The best run of the company changes.
    Run {
        /// Whose.
        company: CompanyId,
        /// Before.
        from: i32,
        /// After.
        to: i32,
    },
    /// Shares of the company pay more or less until the end.
    Dividends {
        /// Whose.
        company: CompanyId,
        /// More, or less.
        amount: f64,
    },
    /// Shares of the company are worth more or less at the end.
    FinalPrice {
        /// Whose.
        company: CompanyId,
        /// More, or less.
        amount: f64,
    },
    /// The price moves at once.
    Price {
        /// Whose.
        company: CompanyId,
        /// Before.
        from: Money,
        /// After.
        to: Money,
    },
    /// The director will add so much for trains, or need not any more.
    Burden {
        /// Whose.
        company: CompanyId,
        /// Saved, or to be paid.
        amount: f64,
    },
    /// A train of the company goes in so many operating rounds.
    Scrapped {
        /// Whose.
        company: CompanyId,
        /// Which.
        model: ModelId,
        /// From the present one on: 1 is this round.
        rounds: usize,
    },
    /// The company will need a train in so many rounds that it cannot pay alone.
    MustBuy {
        /// Which.
        company: CompanyId,
        /// From the present one on: 1 is this round.
        rounds: usize,
        /// What the director adds.
        amount: f64,
    },
    /// Cash, and what it earns until the end.
    Cash {
        /// More, or less.
        amount: f64,
    },
    /// Another player gains or loses by it.
    Rival {
        /// Who.
        player: PlayerId,
        /// What they gain.
        amount: f64,
    },
    /// What a private is worth to the seat, all in all.
    Worth {
        /// The most that it should cost.
        amount: f64,
    },
}

/// What the seats are expected to own at the end, as parts of the whole.
pub type Shares = [f64; MAX_PLAYERS];

/// Somebody to ask. Answers depend on the position and the budget alone.
#[derive(Clone, Debug)]
pub struct Coach {
    memory: Memory,
    weights: Weights,
}

impl Default for Coach {
    fn default() -> Coach {
        Coach { memory: Memory::new(), weights: Weights::of(Character::Neutral) }
    }
}

impl Coach {
    /// The best answers to the decision that is due, at most so many, the best first. None when the game is over.
    pub fn advise(&mut self, state: &State, most: usize, budget: Budget<'_>) -> Vec<Candidate> {
        let Some(choices) = asked(state) else { return Vec::new() };
        let mut ranked = self.rank(state, &choices, budget);
        ranked.truncate(most);
        self.tell(state, &choices, ranked)
    }

    /// The best answer and the one that was given, in this order; one only, if they are the same. What may be done at any
    /// time can still be done later: it is not held against anybody.
    pub fn compare(&mut self, state: &State, given: &Action, budget: Budget<'_>) -> Vec<Candidate> {
        let Some(mut choices) = asked(state) else { return Vec::new() };
        choices.out_of_turn.retain(|(_, action)| action == given);
        let mut ranked = self.rank(state, &choices, budget);
        let Some(best) = ranked.first().map(|(score, _)| *score) else { return Vec::new() };
        let known = ranked.iter().position(|(_, action)| is_same(state, action, given));
        let of_given = match known {
            Some(row) => Some(ranked.swap_remove(row)),
            None => self.score(state, &choices, given).map(|score| (score.min(best), given.clone())),
        };
        if known == Some(0) {
            return self.tell(state, &choices, of_given.into_iter().collect());
        }
        ranked.truncate(1);
        ranked.extend(of_given.map(|(score, _)| (score, given.clone())));
        self.tell(state, &choices, ranked)
    }

    /// What everybody is expected to own at the end, as parts of the whole.
    pub fn shares(&mut self, state: &State) -> Shares {
        let mut shares = rollout::fortunes(state, &mut self.memory, self.weights);
        // Whoever is deep in debt has no part of the whole, rather than less than none.
        shares.iter_mut().for_each(|fortune| *fortune = fortune.max(0.0));
        let whole: f64 = shares.iter().sum::<f64>().max(1.0);
        shares.map(|fortune| fortune / whole)
    }

    fn rank(&mut self, state: &State, choices: &Choices, budget: Budget<'_>) -> Vec<(f64, Action)> {
        self.memory.begin_anew();
        // Runs are kept from round to round of one game; here, any position may follow any other.
        self.memory.runs = Runs::default();
        search::ranked(state, choices, self.weights, &mut self.memory, budget)
    }

    /// What an answer promises that was not among those worth a thought.
    fn score(&mut self, state: &State, choices: &Choices, action: &Action) -> Option<f64> {
        self.memory.begin_anew();
        Planner::new(state, choices.seat?, self.weights, &mut self.memory).score(action)
    }

    fn tell(&mut self, state: &State, choices: &Choices, ranked: Vec<(f64, Action)>) -> Vec<Candidate> {
        let Some(seat) = choices.seat else { return Vec::new() };
        let best = ranked.iter().map(|(score, _)| *score).fold(f64::MIN, f64::max);
        self.memory.begin_anew();
        let mut teller = Teller::new(Planner::new(state, seat, self.weights, &mut self.memory));
        ranked.into_iter().filter_map(|(score, action)| teller.candidate(action, score - best)).collect()
    }
}

fn asked(state: &State) -> Option<Choices> {
    let mut choices = choices(state);
    let seat = choices.seat?;
    choices.out_of_turn.retain(|(owner, _)| *owner == seat);
    (!choices.offered.is_empty()).then_some(choices)
}

/// Runs are the same if they earn the same.
fn is_same(state: &State, one: &Action, other: &Action) -> bool {
    match (one, other) {
        (Action::Run(_), Action::Run(_)) => {
            let revenue = |run| play(state, run).ok()?.state.turn().map(|turn| turn.revenue);
            revenue(one) == revenue(other)
        }
        (one, other) => one == other,
    }
}

/// Puts figures to answers.
struct Teller<'a> {
    planner: Planner<'a>,
    /// Every seat as it stands before the answer.
    before: Vec<Account>,
    notable: f64,
}

impl<'a> Teller<'a> {
    fn new(planner: Planner<'a>) -> Teller<'a> {
        let before = accounts(&planner, planner.state, planner.lines());
        let notable = (NOTABLE * planner.mean_fortune()).max(NOTABLE_MONEY);
        Teller { planner, before, notable }
    }

    fn candidate(&mut self, action: Action, behind: f64) -> Option<Candidate> {
        let seat = self.planner.seat.index();
        let (after, lines) = self.planner.follow(&action)?;
        let accounts = accounts(&self.planner, &after, &lines);
        let whole: f64 = accounts.iter().map(|account| account.total().max(0.0)).sum();
        let own = accounts.get(seat)?;
        let (fortune, soon) = (own.total(), own.soon);
        let reasons = self.reasons(&action, &after, &lines, &accounts);
        Some(Candidate { action, behind, fortune, share: fortune.max(0.0) / whole.max(1.0), soon, reasons })
    }

    fn reasons(&mut self, action: &Action, after: &State, lines: &Lines, accounts: &[Account]) -> Vec<Reason> {
        if let Some((private, _)) = titles::lot(self.planner.state) {
            let amount = titles::bid_limit(self.planner.state, self.planner.seat, private);
            return vec![Reason::Worth { amount }];
        }
        let mut weighed: Vec<(f64, Reason)> = self.of_holdings(&accounts[self.planner.seat.index()]);
        weighed.extend(self.of_rivals(accounts));
        weighed.extend(self.of_trains(action, after, lines));
        weighed.sort_by(|one, other| other.0.abs().total_cmp(&one.0.abs()));
        let mut reasons: Vec<Reason> = self.at_once(after).into_iter().collect();
        reasons.extend(weighed.into_iter().map(|(_, reason)| reason));
        reasons.truncate(REASONS);
        reasons
    }

    /// What changes in the seat's own account.
    fn of_holdings(&self, after: &Account) -> Vec<(f64, Reason)> {
        let before = &self.before[self.planner.seat.index()];
        let mut cash = after.cash - before.cash;
        let mut weighed = Vec::new();
        // A dividend that is paid now was expected all the time: what counts is the difference.
        let paying = self.planner.state.turn().filter(|turn| turn.step == Step::Dividend).map(|turn| turn.company);
        for company in self.planner.state.edition().company_ids() {
            let (old, new) = (before.holding(company), after.holding(company));
            let part = |of: fn(&crate::forecast::Holding) -> f64| new.map_or(0.0, of) - old.map_or(0.0, of);
            let mut dividends = part(|held| held.dividends);
            if paying == Some(company) {
                dividends += std::mem::take(&mut cash);
            }
            let price = part(|held| held.price);
            let burden = -part(|held| held.burden);
            weighed.push((dividends, Reason::Dividends { company, amount: dividends }));
            weighed.push((price, Reason::FinalPrice { company, amount: price }));
            weighed.push((burden, Reason::Burden { company, amount: burden }));
        }
        weighed.push((cash, Reason::Cash { amount: cash }));
        weighed.retain(|(weight, _)| weight.abs() >= self.notable);
        weighed
    }

    /// Who gains and who loses most by it.
    fn of_rivals(&self, accounts: &[Account]) -> Vec<(f64, Reason)> {
        let others = self.planner.state.player_ids().filter(|player| *player != self.planner.seat);
        let gains =
            others.map(|player| (accounts[player.index()].total() - self.before[player.index()].total(), player));
        let most = gains.max_by(|one, other| one.0.abs().total_cmp(&other.0.abs()));
        let most = most.filter(|(amount, _)| amount.abs() >= RIVALS * self.notable);
        most.map(|(amount, player)| (amount, Reason::Rival { player, amount })).into_iter().collect()
    }

    /// What is to happen to the trains of the company that the action is about, if that concerns the seat.
    fn of_trains(&self, action: &Action, after: &State, lines: &Lines) -> Vec<(f64, Reason)> {
        let Some(company) = self.subject(action) else { return Vec::new() };
        if after[company].shares()[self.planner.seat.index()] == 0 {
            return Vec::new();
        }
        let outlook = self.planner.forecast().outlook(after, lines, company);
        let soon = outlook.scrapped.filter(|(rounds, _)| *rounds <= SOON);
        let scrapped = soon.map(|(rounds, model)| (self.notable, Reason::Scrapped { company, model, rounds }));
        let directs = after[company].director() == Some(self.planner.seat);
        let burden = outlook.burden.filter(|(rounds, _)| directs && *rounds <= SOON);
        let burden = burden.filter(|(_, amount)| *amount >= self.notable);
        let must_buy = burden.map(|(rounds, amount)| (amount, Reason::MustBuy { company, rounds, amount }));
        scrapped.into_iter().chain(must_buy).collect()
    }

    /// The company that an action is about.
    fn subject(&self, action: &Action) -> Option<CompanyId> {
        match action {
            Action::Start { company, .. } | Action::Buy { company, .. } => Some(*company),
            Action::Sell(sale) => Some(sale.company),
            _ => self.planner.state.turn().map(|turn| turn.company),
        }
    }

    /// What is seen at once: a longer run, or another price.
    fn at_once(&mut self, after: &State) -> Option<Reason> {
        let state = self.planner.state;
        let turn = state.turn().copied();
        if let Some(turn) = turn.filter(|turn| matches!(turn.step, Step::Track | Step::Marker | Step::Train)) {
            let company = turn.company;
            let (from, to) = (self.planner.revenue(state, company), self.planner.revenue(after, company));
            if from != to {
                return Some(Reason::Run { company, from, to });
            }
        }
        let moved = state.edition().company_ids().find_map(|company| {
            let (from, to) = (state.price(company)?, after.price(company)?);
            (from != to).then_some(Reason::Price { company, from, to })
        });
        // What a round that ends moves has many causes.
        moved.filter(|_| state.share_rounds() == after.share_rounds())
    }
}

fn accounts(planner: &Planner<'_>, state: &State, lines: &Lines) -> Vec<Account> {
    let caution = planner.weights.caution;
    state.player_ids().map(|player| planner.forecast().account(state, lines, caution, player)).collect()
}
