//! What the coach says, in the reader's language.

use bots::{Budget, Candidate, Coach, Level, Reason};
use game::{Action, CompanyId, Money, PlayerId, Round, State, choices, deciding, seat_of};
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
    /// The part of everybody's wealth that this is; unknown while the others have nothing yet.
    pub share: Option<f64>,
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
    /// The seat that is spoken to; of others it is spoken by name.
    pub seat: Option<PlayerId>,
    /// The reader's language.
    pub lang: Lang,
}

/// In whose name a reason is told.
#[derive(Clone, Copy)]
enum Voice {
    You,
    I,
    Of(PlayerId),
}

impl Voice {
    /// The key for whoever it is: `you`, `I`, or somebody by name.
    const fn key(self, [you, own, other]: [&'static str; 3]) -> &'static str {
        match self {
            Voice::You => you,
            Voice::I => own,
            Voice::Of(_) => other,
        }
    }

    /// What they are called, where that is said.
    fn name(self, to: Audience<'_>) -> String {
        match self {
            Voice::You | Voice::I => String::new(),
            Voice::Of(player) => name(player, to),
        }
    }
}

/// The three best answers to the decision that is due; none when the game is over. They are told to whoever decides.
pub fn advise(coach: &mut Coach, state: &State, to: Audience<'_>, budget: Budget<'_>) -> Vec<Advice> {
    let candidates = coach.advise(state, TOLD, budget);
    let mut said: Vec<Advice> =
        candidates.into_iter().map(|candidate| spoken(state, candidate, Voice::You, to)).collect();
    // What holds for all is said once.
    if let [best, others @ ..] = &mut said[..] {
        let common: Vec<String> =
            best.why.iter().filter(|why| others.iter().all(|other| other.why.contains(why))).cloned().collect();
        others.iter_mut().for_each(|other| other.why.retain(|why| !common.contains(why)));
    }
    said
}

/// The best answer and the one that was given; one only if nothing was better. None if nobody had to decide: what somebody
/// does out of turn is no answer.
pub fn judge(coach: &mut Coach, state: &State, given: &Action, to: Audience<'_>, budget: Budget<'_>) -> Vec<Advice> {
    let Some(seat) = deciding(state).filter(|seat| seat_of(state, given) == Some(*seat)) else { return Vec::new() };
    let voice = if to.seat == Some(seat) { Voice::You } else { Voice::Of(seat) };
    let candidates = coach.compare(state, given, budget);
    let mut said: Vec<Advice> = candidates.into_iter().map(|candidate| spoken(state, candidate, voice, to)).collect();
    if let [better, given] = &mut said[..] {
        better.doing = beside(better.doing.clone(), &given.doing, to.lang);
        // What holds for both says nothing about either.
        let common: Vec<String> = better.why.iter().filter(|why| given.why.contains(why)).cloned().collect();
        better.why.retain(|why| !common.contains(why));
        given.why.retain(|why| !common.contains(why));
    }
    said
}

/// An answer in words that are set beside those of another: a tile that only lies otherwise would sound the same.
pub fn beside(doing: String, other: &str, lang: Lang) -> String {
    if doing == other { words!(lang, "coach-turned", doing = doing) } else { doing }
}

/// Why a bot did this, in a line of its own. Those who look ahead name what they saw; those who do not, what they go by.
pub fn motive(coach: &mut Coach, state: &State, given: &Action, level: Level, to: Audience<'_>) -> Option<String> {
    let seat = deciding(state).filter(|seat| seat_of(state, given) == Some(*seat))?;
    let sees_far = matches!(level, Level::Planner | Level::Search);
    let reasons = coach.explain(state, given).map(|candidate| candidate.reasons).unwrap_or_default();
    let seen = reasons.iter().find(|reason| is_good(reason) && (sees_far || is_seen_at_once(reason)));
    let words = match seen {
        Some(seen) => reason(state, seen, Voice::I, to),
        None => without_reason(state, given, level, to.lang),
    };
    Some(words!(to.lang, "coach-motive", player = name(seat, to), words = words))
}

/// Whether somebody would name it as their reason.
const fn is_good(reason: &Reason) -> bool {
    match reason {
        Reason::Run { from, to, .. } => *to > *from,
        Reason::Price { from, to, .. } => to.0 > from.0,
        Reason::Dividends { amount, .. }
        | Reason::FinalPrice { amount, .. }
        | Reason::Burden { amount, .. }
        | Reason::Papers { amount }
        | Reason::Cash { amount } => *amount > 0.0,
        Reason::Worth { .. } | Reason::Nearer { .. } | Reason::Outreach { .. } => true,
        Reason::Rival { .. } | Reason::Scrapped { .. } | Reason::MustBuy { .. } => false,
    }
}

const fn is_seen_at_once(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::Run { .. }
            | Reason::Price { .. }
            | Reason::Worth { .. }
            | Reason::Nearer { .. }
            | Reason::Outreach { .. }
    )
}

fn without_reason(state: &State, given: &Action, level: Level, lang: Lang) -> String {
    let offered = choices(state).offered;
    match (given, level) {
        _ if offered.len() == 1 => words!(lang, "coach-motive-only"),
        (Action::Pass | Action::Done, _) => words!(lang, "coach-motive-pass"),
        (Action::Run(_), _) => words!(lang, "coach-motive-run"),
        (_, Level::Random | Level::Beginner) => words!(lang, "coach-motive-beginner"),
        (_, Level::Greedy) => words!(lang, "coach-motive-greedy"),
        (_, Level::Planner | Level::Search) => words!(lang, "coach-motive-planner"),
        (_, Level::Learned) => words!(lang, "coach-motive-learned"),
    }
}

fn spoken(state: &State, candidate: Candidate, voice: Voice, to: Audience<'_>) -> Advice {
    let then = |then: &Action| words!(to.lang, "coach-then", doing = doing(state, then, to.lang));
    let why = |why: &Reason| reason(state, why, voice, to);
    Advice {
        action: to_wire(state.edition(), &candidate.action),
        doing: doing(state, &candidate.action, to.lang),
        behind: candidate.behind.round() as i32,
        fortune: candidate.fortune.round() as i32,
        share: (!matches!(state.round(), Round::Initial(_))).then_some(candidate.share),
        soon: candidate.soon.round() as i32,
        why: candidate.then.iter().map(then).chain(candidate.reasons.iter().map(why)).collect(),
    }
}

/// A reason as a sentence.
fn reason(state: &State, reason: &Reason, voice: Voice, to: Audience<'_>) -> String {
    let account = |[more, less]: Keys, company: Option<CompanyId>, amount: f64| {
        let key = voice.key(if amount > 0.0 { more } else { less });
        let company = company.map(|company| names::company(state.edition(), company)).unwrap_or_default();
        words!(to.lang, key, company = company, money = about(amount, to.lang), player = voice.name(to))
    };
    match *reason {
        Reason::Run { company, from, to: after } => {
            let key = if after > from { "coach-run-more" } else { "coach-run-less" };
            moved(state, key, company, (from, after), to.lang)
        }
        Reason::Price { company, from, to: after } => {
            let key = if after > from { "coach-price-up" } else { "coach-price-down" };
            moved(state, key, company, (from.0, after.0), to.lang)
        }
        Reason::Dividends { company, amount } => account(DIVIDENDS, Some(company), amount),
        Reason::FinalPrice { company, amount } => account(FINAL_PRICE, Some(company), amount),
        Reason::Burden { company, amount } => account(BURDEN, Some(company), amount),
        Reason::Cash { amount } => account(CASH, None, amount),
        Reason::Papers { amount } => account(PAPERS, None, amount),
        Reason::Scrapped { company, model, rounds } => {
            let edition = state.edition();
            let (company, train) = (names::company(edition, company), table::train_name(edition, model, to.lang));
            words!(to.lang, "coach-scrapped", company = company, train = train, n = rounds)
        }
        Reason::MustBuy { company, rounds, amount } => {
            let key = voice.key(["coach-must-buy", "coach-must-buy-of", "coach-must-buy-of"]);
            let (company, player) = (names::company(state.edition(), company), voice.name(to));
            words!(to.lang, key, company = company, n = rounds, money = about(amount, to.lang), player = player)
        }
        Reason::Rival { player, amount } => {
            let key = if amount > 0.0 { "coach-rival-gains" } else { "coach-rival-loses" };
            words!(to.lang, key, player = name(player, to), money = about(amount, to.lang))
        }
        Reason::Nearer { company, steps } => {
            words!(to.lang, "coach-nearer", company = names::company(state.edition(), company), n = steps)
        }
        Reason::Outreach { company, stops } => {
            let company = names::company(state.edition(), company);
            words!(to.lang, "coach-outreach", company = company, worth = about(stops, to.lang))
        }
        Reason::Worth { amount } => {
            let key = voice.key(["coach-worth", "coach-worth-i", "coach-worth-of"]);
            words!(to.lang, key, money = about(amount, to.lang), player = voice.name(to))
        }
    }
}

/// Something of a company that rises or falls.
fn moved(state: &State, key: &str, company: CompanyId, (from, after): (i32, i32), lang: Lang) -> String {
    let company = names::company(state.edition(), company);
    words!(lang, key, company = company, from = lang.number(from), to = lang.number(after))
}

/// Keys for more and for less, each said to, by and of somebody. Nobody names a loss as their own reason.
type Keys = [[&'static str; 3]; 2];

const DIVIDENDS: Keys = [
    ["coach-dividends-more", "coach-dividends-more-i", "coach-dividends-more-of"],
    ["coach-dividends-less", "coach-dividends-less-of", "coach-dividends-less-of"],
];
const FINAL_PRICE: Keys = [
    ["coach-final-price-more", "coach-final-price-more-i", "coach-final-price-more-of"],
    ["coach-final-price-less", "coach-final-price-less-of", "coach-final-price-less-of"],
];
const BURDEN: Keys = [
    ["coach-burden-less", "coach-burden-less-i", "coach-burden-less-of"],
    ["coach-burden-more", "coach-burden-more-of", "coach-burden-more-of"],
];
const PAPERS: Keys = [
    ["coach-papers-more", "coach-papers-more-i", "coach-papers-more-of"],
    ["coach-papers-less", "coach-papers-less-of", "coach-papers-less-of"],
];
const CASH: Keys = [
    ["coach-cash-more", "coach-cash-more-i", "coach-cash-more-of"],
    ["coach-cash-less", "coach-cash-less-of", "coach-cash-less-of"],
];

fn name(player: PlayerId, to: Audience<'_>) -> String {
    to.names.get(player.index()).cloned().unwrap_or_default()
}

/// A forecast is not exact to the franc: tens, and fives where it is little.
fn about(amount: f64, lang: Lang) -> String {
    let amount = amount.abs();
    let step = if amount < 50.0 { 5.0 } else { 10.0 };
    lang.number(Money(((amount / step).round() * step) as i32).0)
}
