//! What page and worker say to each other.

use bots::{Character, Level};
use game::{Action, State, Title};
use serde::{Deserialize, Serialize};
use teacher::{Advice, Review};
use view::Lang;

/// A bot that the page moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotSeat {
    pub seat: u8,
    /// Rows of [`Level::ALL`] and [`Character::ALL`].
    level: u8,
    character: u8,
    /// Tells this player from all others, and seeds its dice.
    pub key: u64,
}

impl BotSeat {
    pub fn new(seat: u8, level: Level, character: Character, key: u64) -> BotSeat {
        let row = |row: Option<usize>| row.unwrap_or_default() as u8;
        BotSeat {
            seat,
            level: row(Level::ALL.iter().position(|one| *one == level)),
            character: row(Character::ALL.iter().position(|one| *one == character)),
            key,
        }
    }

    pub fn level(&self) -> Level {
        Level::ALL.get(usize::from(self.level)).copied().unwrap_or(Level::Greedy)
    }

    pub fn character(&self) -> Character {
        Character::ALL.get(usize::from(self.character)).copied().unwrap_or(Character::Neutral)
    }
}

/// Who did something, as the reader sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Doer {
    Reader,
    Other,
    /// By its row in [`Level::ALL`].
    Bot(u8),
}

impl Doer {
    pub fn bot(level: Level) -> Doer {
        Doer::Bot(Level::ALL.iter().position(|one| *one == level).unwrap_or_default() as u8)
    }

    pub fn level(self) -> Option<Level> {
        match self {
            Doer::Bot(row) => Level::ALL.get(usize::from(row)).copied(),
            Doer::Reader | Doer::Other => None,
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Question {
    /// What these bots do next: one move, or as many as follow each other within a while.
    Moves { state: Box<State>, bots: Vec<BotSeat>, one: bool },
    /// What the coach would do.
    Advice { state: Box<State>, names: Vec<String>, lang: String },
    /// What the coach thinks of what was done; and why a bot did it, if one did.
    Verdict { state: Box<State>, given: Action, doer: Doer, names: Vec<String>, lang: String },
    /// A whole game.
    Review { start: Box<State>, actions: Vec<Action> },
}

impl Question {
    /// The language that the answer is in, if it is in words.
    pub fn lang(&self) -> Option<Lang> {
        match self {
            Question::Advice { lang, .. } | Question::Verdict { lang, .. } => lang.parse().ok(),
            Question::Moves { .. } | Question::Review { .. } => None,
        }
    }

    /// The title whose weights have to be there before this can be answered well.
    pub fn asks_the_learned(&self) -> Option<Title> {
        match self {
            Question::Moves { state, bots, .. } => {
                bots.iter().any(|bot| bot.level() == Level::Learned).then_some(state.edition().title)
            }
            Question::Advice { .. } | Question::Verdict { .. } | Question::Review { .. } => None,
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Answer {
    Moves(Vec<wire::WireAction>),
    Advice(Vec<Advice>),
    Verdict {
        said: Vec<Advice>,
        motive: Option<String>,
    },
    /// So much of the whole is done; more answers follow.
    Progress(f64),
    Review(Box<Review>),
}
