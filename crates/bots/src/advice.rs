//! What a strong player thinks of a decision, in figures that can be put into words: the best candidates, what each is
//! expected to bring, and which terms of the forecast make the difference.

use game::edition::MAX_PLAYERS;
use game::state::Step;
use game::{Action, Choice, Choices, CompanyId, ModelId, Money, PlayerId, State, choices, play};

use crate::forecast::Account;
use crate::lookahead::{is_weighty, shortlist};
use crate::memory::Memory;
use crate::outline::Lines;
use crate::planner::Planner;
use crate::rollout;
use crate::runs::Runs;
use crate::weights::Weights;
use crate::{Budget, Character, titles};

/// So many reasons say enough.
const REASONS: usize = 4;
/// What is less than this part of the mean fortune is not worth a word, and what is less than this much money.
const NOTABLE: f64 = 0.008;
const NOTABLE_MONEY: f64 = 15.0;
/// Trains that last longer than so many operating rounds are nobody's worry, nor those that have to be bought later.
const SOON: usize = 4;
/// Differences between tiles are taken at their word up to this part of the mean fortune.
const PLAUSIBLE: f64 = 0.03;
/// So many candidates are played on where it weighs enough.
const PLAYED_ON: usize = 4;
/// A destination that was farther away had no way to it at all.
const FAR: u8 = 20;
/// Stops that come nearer are spoken of when they are worth this much together.
const NEAR_STOPS: f64 = 10.0;
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
    /// What the money of a sale is for.
    pub then: Option<Action>,
    /// Why, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// A term of the forecast that an action changes. Amounts are what the seat gains by it: beside the position before, or
/// beside the best answer where an answer is compared with that.
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
    /// Certificates other than shares pay, and are worth something at the end.
    Papers {
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
    /// The destination of the company comes nearer by so many hexes.
    Nearer {
        /// Whose.
        company: CompanyId,
        /// Hexes.
        steps: u8,
    },
    /// The company's track comes nearer to stops out of reach.
    Outreach {
        /// Whose.
        company: CompanyId,
        /// What they are worth, the less the farther away.
        stops: f64,
    },
    /// What a private is worth to the seat, all in all.
    Worth {
        /// The most that it should cost.
        amount: f64,
    },
}

/// What the seats are expected to own at the end, as parts of the whole.
pub type Shares = [f64; MAX_PLAYERS];

/// Adds what was seen of the first few, as parts of the mean fortune. The others stay behind them.
fn add_seen(ranked: &mut [(f64, Action)], seen: &[f64], mean: f64) {
    let Some(first) = seen.first() else { return };
    let (heard, others) = ranked.split_at_mut(seen.len());
    heard.iter_mut().zip(seen).for_each(|((score, _), seen)| *score += mean * (seen - first));
    heard.sort_by(|one, other| other.0.total_cmp(&one.0));
    let lowest = heard.last().map_or(0.0, |(score, _)| *score);
    others.iter_mut().for_each(|(score, _)| *score = score.min(lowest));
}

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
        let mut told: Vec<(f64, Action)> = Vec::with_capacity(most);
        for (score, action) in self.rank(state, &choices, budget) {
            if told.len() < most && told.iter().all(|(_, other)| !is_alike(other, &action)) {
                told.push((score, action));
            }
        }
        let ranked = self.confirm(state, &choices, told, PLAUSIBLE, budget);
        let mut told = self.tell(state, &choices, ranked, Against::Before);
        if let [only] = &mut told[..] {
            // Where there is no choice there are no reasons.
            only.reasons.clear();
        }
        told
    }

    /// The best answer and the one that was given, in this order; one only, if they are the same. What may be done at any
    /// time can still be done later, and what certificates of tunnels bring is a guess: neither is held against anybody.
    pub fn compare(&mut self, state: &State, given: &Action, budget: Budget<'_>) -> Vec<Candidate> {
        let Some(mut choices) = asked(state) else { return Vec::new() };
        choices.out_of_turn.retain(|(_, action)| action == given);
        if let Some(seat) = choices.seat.filter(|_| !titles::is_sideline(given)) {
            let is_sideline = |choice: &Choice| matches!(choice, Choice::Do(action) if titles::is_sideline(action));
            let buys_private = |choice: &Choice| titles::private_bought(state, seat, choice).is_some();
            choices.offered.retain(|choice| !is_sideline(choice) && !buys_private(choice));
        }
        let mut ranked = self.rank(state, &choices, budget);
        let Some(best) = ranked.first().map(|(score, _)| *score) else { return Vec::new() };
        let known = ranked.iter().position(|(_, action)| is_same(state, action, given));
        let of_given = match known {
            Some(row) => Some(ranked.swap_remove(row)),
            None => self.score(state, &choices, given).map(|score| (score.min(best), given.clone())),
        };
        if known == Some(0) {
            let ranked = self.confirm(state, &choices, of_given.into_iter().collect(), 0.0, budget);
            return self.tell(state, &choices, ranked, Against::Before);
        }
        ranked.truncate(1);
        ranked.extend(of_given.map(|(score, _)| (score, given.clone())));
        let mut ranked = self.confirm(state, &choices, ranked, 0.0, budget);
        // What is left of the difference may be nothing.
        if ranked.len() == 2 && ranked[0].score - ranked[1].score < NOTABLE_MONEY {
            ranked.remove(0);
        }
        self.tell(state, &choices, ranked, Against::Best)
    }

    /// What an answer brings, without looking at any other; nothing if it is refused.
    pub fn explain(&mut self, state: &State, given: &Action) -> Option<Candidate> {
        let choices = asked(state)?;
        let given = vec![Judged { score: 0.0, trust: 1.0, action: given.clone() }];
        self.tell(state, &choices, given, Against::Before).pop()
    }

    /// What everybody is expected to own at the end, as parts of the whole.
    pub fn shares(&mut self, state: &State) -> Shares {
        let mut shares = rollout::fortunes(state, &mut self.memory, self.weights);
        // Whoever is deep in debt has no part of the whole, rather than less than none.
        shares.iter_mut().for_each(|fortune| *fortune = fortune.max(0.0));
        let whole: f64 = shares.iter().sum::<f64>().max(1.0);
        shares.map(|fortune| fortune / whole)
    }

    /// What may be done, as the planner sees it. Where it weighs enough, the first few are also played on greedily for some
    /// rounds, and what came of that is added.
    fn rank(&mut self, state: &State, choices: &Choices, budget: Budget<'_>) -> Vec<(f64, Action)> {
        self.memory.begin_anew();
        // Runs are kept from round to round of one game; here, any position may follow any other.
        self.memory.runs = Runs::default();
        let Some(seat) = choices.seat else { return Vec::new() };
        let mut planner = Planner::new(state, seat, self.weights, &mut self.memory);
        let mut ranked = planner.ranked(choices);
        if !is_weighty(state) {
            return ranked;
        }
        let mean = planner.mean_fortune();
        shortlist(&mut ranked);
        let mut spent = 0;
        let seen = ranked.iter().take(PLAYED_ON).map_while(|(_, action)| {
            let after = play(state, action).ok()?.state;
            Some(rollout::play_on(after, &mut self.memory, self.weights, &budget, &mut spent)?[seat.index()])
        });
        let seen: Vec<f64> = seen.collect();
        add_seen(&mut ranked, &seen, mean);
        ranked
    }

    /// What an answer promises that was not among those worth a thought.
    fn score(&mut self, state: &State, choices: &Choices, action: &Action) -> Option<f64> {
        self.memory.begin_anew();
        Planner::new(state, choices.seat?, self.weights, &mut self.memory).score(action)
    }

    /// What of the differences can be believed. A tile or a marker is judged by an outline that knows no way out for a
    /// company that cannot pay its next train: where some rounds of play show less of a difference, less is said, but for
    /// what is plausible as a part of the mean fortune.
    fn confirm(
        &mut self,
        state: &State,
        choices: &Choices,
        ranked: Vec<(f64, Action)>,
        plausible: f64,
        budget: Budget<'_>,
    ) -> Vec<Judged> {
        let mut judged: Vec<Judged> =
            ranked.into_iter().map(|(score, action)| Judged { score, trust: 1.0, action }).collect();
        let is_outlined = state.pending().is_none()
            && state.turn().is_some_and(|turn| matches!(turn.step, Step::Track | Step::Marker));
        let (Some(seat), true, true) = (choices.seat, is_outlined && judged.len() > 1, budget.nodes > 0) else {
            return judged;
        };
        self.memory.begin_anew();
        let mean = Planner::new(state, seat, self.weights, &mut self.memory).mean_fortune();
        let mut stands = |action: &Action| {
            let after = play(state, action).ok()?.state;
            let standing = rollout::play_on(after, &mut self.memory, self.weights, &budget, &mut 0)?;
            Some(mean * standing[seat.index()])
        };
        let (first, Some(best)) = (judged[0].score, stands(&judged[0].action)) else { return judged };
        for other in &mut judged[1..] {
            let gap = first - other.score;
            let least = (plausible * mean).min(gap);
            if gap > least
                && let Some(seen) = stands(&other.action)
            {
                other.trust = (best - seen).clamp(least, gap) / gap;
                other.score = first - other.trust * gap;
            }
        }
        judged[1..].sort_by(|one, other| other.score.total_cmp(&one.score));
        // The best is praised for what sets it apart from the others.
        judged[0].trust = judged[1..].iter().map(|other| other.trust).fold(0.0, f64::max);
        judged
    }

    fn tell(&mut self, state: &State, choices: &Choices, ranked: Vec<Judged>, against: Against) -> Vec<Candidate> {
        let Some(seat) = choices.seat else { return Vec::new() };
        let best = ranked.iter().map(|judged| judged.score).fold(f64::MIN, f64::max);
        let then: Vec<Option<Action>> =
            ranked.iter().map(|judged| self.purchase_after(state, seat, &judged.action)).collect();
        self.memory.begin_anew();
        let mut teller = Teller::new(Planner::new(state, seat, self.weights, &mut self.memory));
        let told = ranked.into_iter().zip(then);
        if against == Against::Best && told.len() > 1 {
            teller.base = None;
        }
        told.filter_map(|(judged, then)| teller.candidate(judged, then, best)).collect()
    }

    /// What the money of a sale is for, if it is for something.
    fn purchase_after(&mut self, state: &State, seat: PlayerId, action: &Action) -> Option<Action> {
        let Action::Sell(_) = action else { return None };
        let after = play(state, action).ok()?.state;
        let choices = asked(&after).filter(|choices| choices.seat == Some(seat) && after.pending().is_none())?;
        self.memory.begin_anew();
        let ranked = Planner::new(&after, seat, self.weights, &mut self.memory).ranked(&choices);
        let next = ranked.into_iter().map(|(_, action)| action).find(|action| !matches!(action, Action::Sell(_)))?;
        matches!(next, Action::Buy { .. } | Action::Start { .. }).then_some(next)
    }
}

/// What sums are beside.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Against {
    /// The position before.
    Before,
    /// The best answer, of which only what is seen at once is told.
    Best,
}

/// An answer with what it promises.
struct Judged {
    score: f64,
    /// How much of what the forecast says of it can be believed.
    trust: f64,
    action: Action,
}

fn asked(state: &State) -> Option<Choices> {
    let mut choices = choices(state);
    let seat = choices.seat?;
    choices.out_of_turn.retain(|(owner, _)| *owner == seat);
    // What its owner would have to agree to is no advice.
    choices.offered.retain(|choice| titles::private_bought(state, seat, choice) != Some(true));
    (!choices.offered.is_empty()).then_some(choices)
}

/// The same tile on the same hex is one answer, however it lies.
fn is_alike(one: &Action, other: &Action) -> bool {
    match (one, other) {
        (Action::LayTile(one), Action::LayTile(other)) => (one.hex, one.tile) == (other.hex, other.tile),
        _ => false,
    }
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
    /// What sums are beside; nothing until the best answer is told.
    base: Option<Vec<Account>>,
    notable: f64,
}

impl<'a> Teller<'a> {
    fn new(planner: Planner<'a>) -> Teller<'a> {
        let before = accounts(&planner, planner.state, planner.lines());
        let notable = (NOTABLE * planner.mean_fortune()).max(NOTABLE_MONEY);
        Teller { planner, base: Some(before.clone()), before, notable }
    }

    fn candidate(&mut self, judged: Judged, then: Option<Action>, best: f64) -> Option<Candidate> {
        let Judged { score, trust, action } = judged;
        let seat = self.planner.seat.index();
        let (mut after, lines) = self.planner.follow(&action)?;
        if let Some(played) = then.as_ref().and_then(|then| play(&after, then).ok()) {
            after = played.state;
        }
        let accounts = accounts(&self.planner, &after, &lines);
        let believed =
            |row: usize| self.before[row].total() + trust * (accounts[row].total() - self.before[row].total());
        let whole: f64 = (0..accounts.len()).map(|row| believed(row).max(0.0)).sum();
        let (fortune, soon) = (believed(seat), accounts.get(seat)?.soon);
        let reasons = self.reasons(&action, &after, &lines, &accounts, trust);
        let share = fortune.max(0.0) / whole.max(1.0);
        self.base.get_or_insert(accounts);
        Some(Candidate { action, behind: score - best, fortune, share, soon, then, reasons })
    }

    fn reasons(
        &mut self,
        action: &Action,
        after: &State,
        lines: &Lines,
        accounts: &[Account],
        trust: f64,
    ) -> Vec<Reason> {
        if let Some((private, _)) = titles::lot(self.planner.state) {
            let amount = titles::bid_limit(self.planner.state, self.planner.seat, private);
            return vec![Reason::Worth { amount }];
        }
        let mut weighed: Vec<(f64, Reason)> = Vec::new();
        if let Some(base) = &self.base {
            weighed.extend(self.of_holdings(base, accounts, trust));
            weighed.extend(self.of_rivals(base, accounts, trust));
        }
        weighed.extend(self.of_trains(action, after, lines));
        weighed.extend(self.of_track(action));
        weighed.sort_by(|one, other| other.0.abs().total_cmp(&one.0.abs()));
        let mut reasons: Vec<Reason> = self.at_once(after).into_iter().collect();
        reasons.extend(weighed.into_iter().map(|(_, reason)| reason));
        reasons.truncate(REASONS);
        reasons
    }

    /// What changes in the seat's own account.
    fn of_holdings(&self, base: &[Account], accounts: &[Account], trust: f64) -> Vec<(f64, Reason)> {
        let seat = self.planner.seat.index();
        let (before, after) = (&base[seat], &accounts[seat]);
        let mut cash = trust * (after.cash - before.cash);
        let mut weighed = Vec::new();
        // A dividend that is paid now was expected all the time: what counts is the difference.
        let paying = self.planner.state.turn().filter(|turn| turn.step == Step::Dividend).map(|turn| turn.company);
        for company in self.planner.state.edition().company_ids() {
            let (old, new) = (before.holding(company), after.holding(company));
            let part = |of: fn(&crate::forecast::Holding) -> f64| trust * (new.map_or(0.0, of) - old.map_or(0.0, of));
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
        let papers = trust * (after.papers - before.papers);
        weighed.push((papers, Reason::Papers { amount: papers }));
        weighed.retain(|(weight, _)| weight.abs() >= self.notable);
        weighed
    }

    /// Who gains and who loses most by it.
    fn of_rivals(&self, base: &[Account], accounts: &[Account], trust: f64) -> Vec<(f64, Reason)> {
        let others = self.planner.state.player_ids().filter(|player| *player != self.planner.seat);
        let gains =
            others.map(|player| (trust * (accounts[player.index()].total() - base[player.index()].total()), player));
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

    /// What track brings nearer.
    fn of_track(&mut self, action: &Action) -> Vec<(f64, Reason)> {
        let company = self.planner.state.turn().map(|turn| turn.company);
        let (Some(company), Some(progress)) = (company, self.planner.progress(action)) else { return Vec::new() };
        let steps = progress.to_goal;
        let nearer =
            (1..FAR).contains(&steps).then(|| (self.notable * f64::from(steps), Reason::Nearer { company, steps }));
        let stops = progress.stops;
        let outreach = (stops >= NEAR_STOPS).then_some((self.notable, Reason::Outreach { company, stops }));
        nearer.into_iter().chain(outreach).collect()
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
        let goes_on = state.share_round().is_some() == after.share_round().is_some();
        moved.filter(|_| goes_on && state.share_rounds() == after.share_rounds())
    }
}

fn accounts(planner: &Planner<'_>, state: &State, lines: &Lines) -> Vec<Account> {
    let caution = planner.weights.caution;
    state.player_ids().map(|player| planner.forecast().account(state, lines, caution, player)).collect()
}
