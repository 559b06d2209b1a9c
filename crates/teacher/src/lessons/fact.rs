//! Questions about a position that the engine answers: what the words of a lesson name, and what its questions ask.
//!
//! `price SCB`, `par SCB`, `treasury SCB`, `capital SCB 80` (on launch), `share SCB` (what one costs in the offering),
//! `pooled SCB` (in the pool), `best SCB` (revenue of the best run), `terrain SCB F13` (what building there costs it),
//! `marker SCB` (its next one), `revenue` (of this turn); `cash A`, `debt A`, `wealth A`; `bank`; `train 3` (a new one);
//! `face P3`, `income P3` · counted: `shares A SCB`, `unsold SCB`, `pool SCB`, `trains SCB`, `train-limit SCB`,
//! `certificates A`, `certificate-limit`, `phase`, `rounds` (operating rounds a set) · named: `director SCB`, `first` (the
//! company that operates first), `richest` · `accepts pay`, `launched SCB`, `over`: yes or no.
//!
//! Behind ` after ` stand actions, separated by `;`: `price SCB after pay`. `gain cash A after pay` is by how much it grows,
//! `loss price SCB after withhold` by how much it shrinks.

use game::notation::read_action;
use game::{CompanyId, Money, PlayerId, Source, State, deciding, play, query};
use routes::Limit;

use super::read::played;

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    question: Vec<String>,
    change: Option<Sign>,
    after: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Gain,
    Loss,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A sum.
    Money(i32),
    /// So many.
    Count(i32),
    /// A company, or a train.
    Name(String),
    /// Somebody, by seat.
    Player(u8),
    /// Whether it is so.
    YesNo(bool),
}

const WORDS: &[&str] = &[
    "price",
    "par",
    "treasury",
    "capital",
    "share",
    "pooled",
    "best",
    "terrain",
    "marker",
    "revenue",
    "cash",
    "debt",
    "wealth",
    "bank",
    "train",
    "face",
    "income",
    "shares",
    "unsold",
    "pool",
    "trains",
    "train-limit",
    "certificates",
    "certificate-limit",
    "phase",
    "rounds",
    "director",
    "first",
    "richest",
    "accepts",
    "launched",
    "over",
];

impl Fact {
    /// Reads a question.
    ///
    /// # Errors
    ///
    /// If nobody knows what is asked.
    pub fn read(text: &str) -> Result<Fact, String> {
        let (question, after) = text.split_once(" after ").unwrap_or((text, ""));
        let after = after.split(';').map(|action| action.trim().to_owned()).filter(|action| !action.is_empty());
        let mut question: Vec<String> = question.split_whitespace().map(str::to_owned).collect();
        let change = match question.first().map(String::as_str) {
            Some("gain") => Some(Sign::Gain),
            Some("loss") => Some(Sign::Loss),
            _ => None,
        };
        if change.is_some() {
            question.remove(0);
        }
        if !question.first().is_some_and(|word| WORDS.contains(&word.as_str())) {
            return Err(format!("{text:?} is no question"));
        }
        Ok(Fact { question, change, after: after.collect() })
    }

    /// The answer in a position.
    ///
    /// # Errors
    ///
    /// If the question does not fit the position.
    pub fn value(&self, state: &State) -> Result<Value, String> {
        let after = played(*state, &self.after)?;
        let value = self.asked_of(&after)?;
        let Some(sign) = self.change else { return Ok(value) };
        let change = match (self.asked_of(state)?, value) {
            (Value::Money(before), Value::Money(after)) => after - before,
            (before, _) => return Err(format!("{before:?} does not grow")),
        };
        Ok(Value::Money(match sign {
            Sign::Gain => change,
            Sign::Loss => -change,
        }))
    }

    fn asked_of(&self, state: &State) -> Result<Value, String> {
        let words: Vec<&str> = self.question.iter().map(String::as_str).collect();
        let found = match words.as_slice() {
            ["accepts", action @ ..] => Some(Value::YesNo(accepts(state, &action.join(" "))?)),
            [word] => of_table(state, word),
            [word, name] => of_company(state, word, name).or_else(|| of_thing(state, word, name)),
            [word, name, more] => of_two(state, word, name, more),
            _ => None,
        };
        found.ok_or_else(|| format!("{:?} has no answer here", words.join(" ")))
    }
}

fn accepts(state: &State, action: &str) -> Result<bool, String> {
    let action = read_action(state, action).map_err(|why| why.to_string())?;
    Ok(play(state, &action).is_ok())
}

const fn money(amount: Money) -> Value {
    Value::Money(amount.0)
}

fn count(number: u8) -> Value {
    Value::Count(i32::from(number))
}

fn named(state: &State, company: CompanyId) -> Value {
    Value::Name(state.spec(company).symbol.to_owned())
}

fn of_table(state: &State, word: &str) -> Option<Value> {
    match word {
        "bank" => Some(money(state.bank())),
        "revenue" => state.turn().map(|turn| money(turn.revenue)),
        "certificate-limit" => Some(count(state.certificate_limit())),
        "phase" => Some(count(state.phase())),
        "rounds" => Some(count(state.edition().phase(state.phase()).operating_rounds)),
        "first" => state.by_price().into_iter().find(|id| state[*id].is_active()).map(|id| named(state, id)),
        "richest" => query::standing(state).first().map(|wealth| Value::Player(wealth.player.seat())),
        "over" => Some(Value::YesNo(deciding(state).is_none())),
        _ => None,
    }
}

fn of_company(state: &State, word: &str, name: &str) -> Option<Value> {
    let id = state.edition().company_named(name)?;
    let company = &state[id];
    match word {
        "price" => state.price(id).map(money),
        "par" => company.par().map(money),
        "treasury" => Some(money(company.cash())),
        "share" => query::share_price(state, id, Source::Offering).map(money),
        "pooled" => query::share_price(state, id, Source::Pool).map(money),
        "best" => {
            let best = query::best_run(state, id, Limit::NONE);
            best.proven.then_some(Value::Money(best.revenue as i32))
        }
        "marker" => Some(money(query::marker_cost(state, id))),
        "unsold" => Some(count(company.unsold())),
        "pool" => Some(count(company.pool())),
        "trains" => Some(count(company.train_count())),
        "train-limit" => Some(count(query::train_limit(state, id))),
        "director" => company.director().map(|player| Value::Player(player.seat())),
        "launched" => Some(Value::YesNo(company.is_launched())),
        _ => None,
    }
}

fn of_thing(state: &State, word: &str, name: &str) -> Option<Value> {
    match word {
        "cash" => Some(money(state[seat(state, name)?].cash())),
        "debt" => Some(money(query::owed(state, seat(state, name)?))),
        "wealth" => Some(money(query::wealth(state, seat(state, name)?).total())),
        "certificates" => Some(count(query::certificates(state, seat(state, name)?))),
        "train" => Some(money(state.edition().model(state.edition().model_named(name)?).price)),
        "face" => Some(money(private(state, name)?.face)),
        "income" => Some(money(private(state, name)?.income)),
        _ => None,
    }
}

fn of_two(state: &State, word: &str, name: &str, more: &str) -> Option<Value> {
    match word {
        "shares" => Some(count(state.held(seat(state, name)?, state.edition().company_named(more)?))),
        "capital" => {
            let company = state.edition().company_named(name)?;
            Some(money(query::launch_capital(state, company, Money(more.parse().ok()?))))
        }
        "terrain" => {
            let company = state.edition().company_named(name)?;
            Some(money(query::terrain_cost(state, company, state.edition().board().map.named(more)?)))
        }
        _ => None,
    }
}

/// `A` is the first seat.
fn seat(state: &State, name: &str) -> Option<PlayerId> {
    let letter = name.bytes().next().filter(|_| name.len() == 1)?;
    state.player(letter.checked_sub(b'A')?)
}

fn private(state: &State, name: &str) -> Option<&'static game::edition::PrivateSpec> {
    let number: usize = name.get(1..)?.parse().ok()?;
    let id = state.edition().private_ids().nth(number.checked_sub(1)?)?;
    Some(state.edition().private(id))
}

impl Value {
    /// Another answer to the same question.
    pub(super) fn like(&self, text: &str) -> Result<Value, String> {
        let number = || text.parse().map_err(|_| format!("{text:?} is no number"));
        Ok(match self {
            Value::Money(_) => Value::Money(number()?),
            Value::Count(_) => Value::Count(number()?),
            Value::Name(_) => Value::Name(text.to_owned()),
            Value::Player(_) => {
                let letter = text.bytes().next().and_then(|letter| letter.checked_sub(b'A'));
                Value::Player(letter.ok_or_else(|| format!("{text:?} is nobody"))?)
            }
            Value::YesNo(_) => match text {
                "yes" => Value::YesNo(true),
                "no" => Value::YesNo(false),
                _ => return Err(format!("{text:?} is neither yes nor no")),
            },
        })
    }
}
