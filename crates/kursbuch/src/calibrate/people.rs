//! A bot looks over the shoulders of people: what it would have done at each of their decisions in share rounds, and how what
//! it expected fared against what came.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use bots::features::Observer;
use bots::{Bot, Character, Coach, Shares};
use game::edition::MAX_PLAYERS;
use game::{Action, PlayerId, Round, State, choices, deciding, out_of_turn};
use view::{Lang, doing};

use super::real_shares;
use crate::arena::{BotSpec, Thinking};
use crate::review::{course, to_log};
use crate::{Failure, input};

/// Its dice choose among equals: always the same ones.
const SEED: u64 = 1;
/// What stands so far in front is nearly what it would have done.
const FIRST: usize = 3;

/// What a decision is about, in the order of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Buy,
    Start,
    Sell,
    Pass,
    Other,
}

const KINDS: [(Kind, &str); 5] =
    [(Kind::Buy, "buy"), (Kind::Start, "start"), (Kind::Sell, "sell"), (Kind::Pass, "pass"), (Kind::Other, "other")];

fn kind(action: &Action) -> Kind {
    match action {
        Action::Buy { .. } => Kind::Buy,
        Action::Start { .. } => Kind::Start,
        Action::Sell(_) => Kind::Sell,
        Action::Pass => Kind::Pass,
        _ => Kind::Other,
    }
}

/// A decision of a person, and what the bot thinks of it.
struct Decision {
    number: usize,
    share_round: u8,
    seat: PlayerId,
    done: Action,
    would: Action,
    /// Where what was done stands among what the bot would try, from 0; nothing if it would not.
    rank: Option<usize>,
    expected: Expected,
}

/// Parts of the whole wealth, as the network and the planner expect them.
struct Expected {
    network: Option<Network>,
    forecast: Shares,
}

struct Network {
    shares: Shares,
    /// How likely everybody wins.
    win: [f64; MAX_PLAYERS],
}

/// The report on one log.
pub fn report(path: &Path, spec: BotSpec, thinking: Thinking, each: bool) -> Result<String, Failure> {
    let read = input::read(path)?;
    let (states, actions) = course(path, &to_log(path, &read)?)?;
    let end = &states[states.len() - 1];
    if !matches!(end.round(), Round::Finished) {
        return Err(Failure::Unreadable(format!("{}: the game is not over: nothing came of it yet", path.display())));
    }
    let decisions = decisions(&states, &actions, spec, thinking);
    let mut text = headline(path, end, &decisions, spec);
    by_round(&mut text, &decisions, &real_shares(end), winner(end));
    by_kind(&mut text, &decisions);
    if each {
        for one in &decisions {
            tell(&mut text, one, &states[one.number - 1], read.player_names());
        }
    }
    Ok(text)
}

fn decisions(states: &[State], actions: &[Action], spec: BotSpec, thinking: Thinking) -> Vec<Decision> {
    let mut bot = Bot::new(spec.level, spec.character.unwrap_or(Character::Neutral), SEED);
    let (mut coach, mut observer) = (Coach::default(), Observer::new());
    let mut found = Vec::new();
    for (row, (state, done)) in states.iter().zip(actions).enumerate() {
        let Some(seat) = decides(state, done) else { continue };
        let ranked = thinking.ask(|budget| bot.ranked(state, budget));
        let Some((_, would)) = ranked.first() else { continue };
        found.push(Decision {
            number: row + 1,
            share_round: state.share_rounds(),
            seat,
            done: done.clone(),
            would: would.clone(),
            rank: ranked.iter().position(|(_, action)| action == done),
            expected: Expected { network: network(state, &mut observer), forecast: coach.shares(state) },
        });
    }
    found
}

/// Who decides in a share round and has a choice; whoever acts out of turn does not.
fn decides(state: &State, done: &Action) -> Option<PlayerId> {
    let is_asked = matches!(state.round(), Round::Shares(_)) && state.pending().is_none();
    let is_free = || choices(state).offered.len() > 1 && out_of_turn(state).iter().all(|(_, action)| action != done);
    deciding(state).filter(|_| is_asked && is_free())
}

fn network(state: &State, observer: &mut Observer) -> Option<Network> {
    let judgement = bots::judge(state, observer)?;
    let seats = f64::from(state.seats());
    Some(Network { shares: judgement.share.map(|share| share / seats), win: judgement.win })
}

fn winner(end: &State) -> usize {
    game::query::standing(end).first().map_or(0, |row| row.player.index())
}

fn headline(path: &Path, end: &State, decisions: &[Decision], spec: BotSpec) -> String {
    let part = |fits: &dyn Fn(Option<usize>) -> bool| {
        100.0 * decisions.iter().filter(|one| fits(one.rank)).count() as f64 / decisions.len().max(1) as f64
    };
    format!(
        "{}: {}, {} players, {} decisions in share rounds\n\
         {spec} would have done the same at {:.0} %; {:.0} % were among its first {FIRST}, {:.0} % were nothing it would try\n",
        path.display(),
        end.edition().profile.name(),
        end.seats(),
        decisions.len(),
        part(&|rank| rank == Some(0)),
        part(&|rank| rank.is_some_and(|rank| rank < FIRST)),
        part(&|rank| rank.is_none()),
    )
}

/// By share round: how often it would have done the same, how far off the expected parts of the wealth were in the mean, and
/// how likely it held whoever won.
fn by_round(text: &mut String, decisions: &[Decision], real: &[f64], winner: usize) {
    text.push_str("\nshare round  decisions  the same  error: network  forecast  winner's chance\n");
    let mut rounds: BTreeMap<u8, Vec<&Decision>> = BTreeMap::new();
    decisions.iter().for_each(|one| rounds.entry(one.share_round).or_default().push(one));
    for (round, own) in &rounds {
        let _ = writeln!(text, "{round:>11}  {}", line(own, real, winner));
    }
    let all: Vec<&Decision> = decisions.iter().collect();
    let _ = writeln!(text, "{:>11}  {}", "all", line(&all, real, winner));
}

fn line(decisions: &[&Decision], real: &[f64], winner: usize) -> String {
    let count = decisions.len().max(1) as f64;
    let mean = |of: &dyn Fn(&Decision) -> f64| 100.0 * decisions.iter().map(|one| of(one)).sum::<f64>() / count;
    let error = |expected: &Shares| {
        expected.iter().zip(real).map(|(expected, real)| (expected - real).abs()).sum::<f64>() / real.len() as f64
    };
    let network = |of: &dyn Fn(&Network) -> f64| {
        let known = decisions.iter().all(|one| one.expected.network.is_some());
        if known {
            format!("{:.1} %", mean(&|one| one.expected.network.as_ref().map_or(0.0, of)))
        } else {
            "–".to_owned()
        }
    };
    format!(
        "{:>9}  {:>6.0} %  {:>14}  {:>6.1} %  {:>15}",
        decisions.len(),
        mean(&|one| f64::from(u8::from(one.rank == Some(0)))),
        network(&|said| error(&said.shares)),
        mean(&|one| error(&one.expected.forecast)),
        network(&|said| said.win[winner]),
    )
}

/// What was done, by row, and what it would have done.
fn by_kind(text: &mut String, decisions: &[Decision]) {
    let _ = write!(text, "\n{:>14}", "done / would");
    KINDS.iter().for_each(|(_, name)| text.push_str(&format!("{name:>7}")));
    for (done, name) in KINDS {
        let _ = write!(text, "\n{name:>14}");
        for (would, _) in KINDS {
            let both = decisions.iter().filter(|one| kind(&one.done) == done && kind(&one.would) == would);
            let _ = write!(text, "{:>7}", both.count());
        }
    }
    text.push('\n');
}

fn tell(text: &mut String, one: &Decision, before: &State, names: &[String]) {
    let name = names.get(one.seat.index()).map_or("", String::as_str);
    let place = one.rank.map_or("not tried".to_owned(), |rank| (rank + 1).to_string());
    let words = |action: &Action| doing(before, action, Lang::En);
    let _ = writeln!(
        text,
        "{:>5}  SR {:<2}  {name}: {}  [{place}]  would: {}",
        one.number,
        one.share_round,
        words(&one.done),
        words(&one.would)
    );
}
