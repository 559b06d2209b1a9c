//! What the coach says, in the reader's language.

use bots::{Budget, Candidate, Coach, Reason};
use game::{Action, Money, PlayerId, State};
use serde::{Deserialize, Serialize};
use view::{Lang, doing, names, table, words};
use wire::{WireAction, to_wire};

/// Candidates that are told.
const TOLD: usize = 3;

/// One answer to a decision, in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// What to do, as the API writes it.
    pub action: WireAction,
    /// The same as a button would say it.
    pub doing: String,
    /// How far it is behind the best, in money by the end.
    pub behind: i32,
    /// What the seat is expected to own at the end.
    pub fortune: i32,
    /// The part of everybody's wealth that this is.
    pub share: f64,
    /// What the seat would be worth at the next share round.
    pub soon: i32,
    /// Why, the weightiest first.
    pub why: Vec<String>,
}

/// Whom to speak to, and about whom.
#[derive(Clone, Copy, Debug)]
pub struct Audience<'a> {
    /// Names of the seats.
    pub names: &'a [String],
    /// The reader's language.
    pub lang: Lang,
}

/// The three best answers to the decision that is due; none when the game is over.
pub fn advise(coach: &mut Coach, state: &State, to: Audience<'_>, budget: Budget<'_>) -> Vec<Advice> {
    let candidates = coach.advise(state, TOLD, budget);
    candidates.into_iter().map(|candidate| spoken(state, candidate, to)).collect()
}

/// The best answer and the one that was given; one only if nothing was better.
pub fn judge(coach: &mut Coach, state: &State, given: &Action, to: Audience<'_>, budget: Budget<'_>) -> Vec<Advice> {
    let candidates = coach.compare(state, given, budget);
    let mut said: Vec<Advice> = candidates.into_iter().map(|candidate| spoken(state, candidate, to)).collect();
    // What holds for both says nothing about either.
    if let [better, given] = &mut said[..] {
        let common: Vec<String> = better.why.iter().filter(|why| given.why.contains(why)).cloned().collect();
        better.why.retain(|why| !common.contains(why));
        given.why.retain(|why| !common.contains(why));
    }
    said
}

fn spoken(state: &State, candidate: Candidate, to: Audience<'_>) -> Advice {
    Advice {
        action: to_wire(state.edition(), &candidate.action),
        doing: doing(state, &candidate.action, to.lang),
        behind: candidate.behind.round() as i32,
        fortune: candidate.fortune.round() as i32,
        share: candidate.share,
        soon: candidate.soon.round() as i32,
        why: candidate.reasons.iter().map(|why| reason(state, why, to)).collect(),
    }
}

/// A reason as a sentence.
pub fn reason(state: &State, reason: &Reason, to: Audience<'_>) -> String {
    let (lang, edition) = (to.lang, state.edition());
    let company = |id| names::company(edition, id);
    let signed = |amount: f64, more: &'static str, less: &'static str| if amount > 0.0 { more } else { less };
    match *reason {
        Reason::Run { company: id, from, to } => {
            let key = if to > from { "coach-run-more" } else { "coach-run-less" };
            words!(lang, key, company = company(id), from = lang.number(from), to = lang.number(to))
        }
        Reason::Dividends { company: id, amount } => {
            let key = signed(amount, "coach-dividends-more", "coach-dividends-less");
            words!(lang, key, company = company(id), money = about(amount, lang))
        }
        Reason::FinalPrice { company: id, amount } => {
            let key = signed(amount, "coach-final-price-more", "coach-final-price-less");
            words!(lang, key, company = company(id), money = about(amount, lang))
        }
        Reason::Price { company: id, from, to } => {
            let key = if to > from { "coach-price-up" } else { "coach-price-down" };
            words!(lang, key, company = company(id), from = lang.number(from.0), to = lang.number(to.0))
        }
        Reason::Burden { company: id, amount } => {
            let key = signed(amount, "coach-burden-less", "coach-burden-more");
            words!(lang, key, company = company(id), money = about(amount, lang))
        }
        Reason::Scrapped { company: id, model, rounds } => {
            let train = table::train_name(edition, model, lang);
            words!(lang, "coach-scrapped", company = company(id), train = train, n = rounds)
        }
        Reason::MustBuy { company: id, rounds, amount } => {
            words!(lang, "coach-must-buy", company = company(id), n = rounds, money = about(amount, lang))
        }
        Reason::Cash { amount } => {
            words!(lang, signed(amount, "coach-cash-more", "coach-cash-less"), money = about(amount, lang))
        }
        Reason::Rival { player, amount } => {
            let key = signed(amount, "coach-rival-gains", "coach-rival-loses");
            words!(lang, key, player = name(player, to), money = about(amount, lang))
        }
        Reason::Worth { amount } => words!(lang, "coach-worth", money = about(amount, lang)),
    }
}

fn name(player: PlayerId, to: Audience<'_>) -> String {
    to.names.get(player.index()).cloned().unwrap_or_default()
}

/// A forecast is not exact to the franc: tens, and fives where it is little.
fn about(amount: f64, lang: Lang) -> String {
    let amount = amount.abs();
    let step = if amount < 50.0 { 5.0 } else { 10.0 };
    lang.number(Money(((amount / step).round() * step) as i32).0)
}
