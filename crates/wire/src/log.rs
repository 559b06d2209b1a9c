//! The Kursbuch log: the set-up and the actions that people and bots chose, each with a digest of the state after it.

use game::{BadSetup, OptionRule, Options, Profile, Refusal, RulesVersion, Setup, State, begin, play};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::action::{BadAction, WireAction, from_wire, to_wire};

/// Written into every log. A reader that knows a later form still reads this one.
pub const FORMAT: &str = "kursbuch-log/1";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    pub format: String,
    pub setup: LogSetup,
    pub actions: Vec<LogEntry>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LogSetup {
    pub profile: String,
    pub rules_version: u32,
    pub players: Vec<String>,
    /// Deals the playing order; absent: the order of the seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Variants and house rules by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogEntry {
    #[serde(flatten)]
    pub action: WireAction,
    /// Digest of the state after the action, in hexadecimal; absent in logs written by hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

/// By hand, since serde's `flatten` does not notice fields that nobody knows.
impl<'de> Deserialize<'de> for LogEntry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LogEntry, D::Error> {
        let mut fields = Map::deserialize(deserializer)?;
        let digest = fields.remove("digest").map(serde_json::from_value).transpose().map_err(D::Error::custom)?;
        let given = fields.len();
        let action: WireAction = serde_json::from_value(Value::Object(fields)).map_err(D::Error::custom)?;
        // serde does not look at the fields of an action that has none.
        if given > 1 && action.has_no_fields() {
            return Err(D::Error::custom("a field that this action does not have"));
        }
        Ok(LogEntry { action, digest })
    }
}

#[derive(Debug, thiserror::Error)]
pub enum BadLog {
    #[error("not a Kursbuch log: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("unknown format {0:?}")]
    Format(String),
    #[error("unknown profile {0:?}")]
    Profile(String),
    #[error("unknown option {0:?}")]
    Option(String),
    #[error("rules version {0} is newer than this program")]
    RulesVersion(u32),
    #[error("{0} cannot play")]
    Players(usize),
    #[error("{0}")]
    Setup(#[from] BadSetup),
    #[error("action {number}: {why}")]
    Action { number: usize, why: BadAction },
    #[error("action {number} refused: {refusal}")]
    Refused { number: usize, refusal: Box<Refusal> },
    #[error("action {number}: digest {found} where the log says {expected}")]
    Digest { number: usize, expected: String, found: String },
}

pub struct Replayed {
    pub start: State,
    pub state: State,
    pub actions: usize,
}

impl LogSetup {
    pub fn read(&self) -> Result<Setup, BadLog> {
        let profile = Profile::named(&self.profile).ok_or_else(|| BadLog::Profile(self.profile.clone()))?;
        let version = RulesVersion(self.rules_version);
        if version > profile.newest() {
            return Err(BadLog::RulesVersion(self.rules_version));
        }
        let players = u8::try_from(self.players.len()).map_err(|_| BadLog::Players(self.players.len()))?;
        let option = |name: &String| OptionRule::named(name).ok_or_else(|| BadLog::Option(name.clone()));
        let options = self.options.iter().map(option).collect::<Result<Options, _>>()?;
        Ok(Setup { profile, version, players, seed: self.seed, options })
    }
}

impl Log {
    pub fn read(text: &str) -> Result<Log, BadLog> {
        let log: Log = serde_json::from_str(text)?;
        if log.format != FORMAT {
            return Err(BadLog::Format(log.format));
        }
        Ok(log)
    }

    pub fn setup(&self) -> Result<Setup, BadLog> {
        self.setup.read()
    }

    pub fn begin(setup: &Setup, players: Vec<String>) -> Log {
        let profile = setup.profile.name().to_owned();
        let options = setup.options.iter().map(|rule| rule.name().to_owned()).collect();
        let setup = LogSetup { profile, rules_version: setup.version.0, players, seed: setup.seed, options };
        Log { format: FORMAT.to_owned(), setup, actions: Vec::new() }
    }

    /// Appends an action with the digest of the state after it.
    pub fn append(&mut self, after: &State, action: &game::Action) {
        let digest = Some(format!("{:016x}", after.digest()));
        self.actions.push(LogEntry { action: to_wire(after.edition(), action), digest });
    }
}

/// Replays strictly, through the ordinary door; calls `each` with the state after every action.
pub fn replay(log: &Log, mut each: impl FnMut(usize, &State)) -> Result<Replayed, BadLog> {
    let setup = log.setup()?;
    let start = begin(&setup)?;
    let mut state = start;
    for (row, entry) in log.actions.iter().enumerate() {
        let number = row + 1;
        let action = from_wire(state.edition(), &entry.action).map_err(|why| BadLog::Action { number, why })?;
        let refused = |refusal| BadLog::Refused { number, refusal: Box::new(refusal) };
        state = play(&state, &action).map_err(refused)?.state;
        if let Some(expected) = &entry.digest {
            let found = format!("{:016x}", state.digest());
            if found != *expected {
                return Err(BadLog::Digest { number, expected: expected.clone(), found });
            }
        }
        each(number, &state);
    }
    Ok(Replayed { start, state, actions: log.actions.len() })
}
