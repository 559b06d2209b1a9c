//! The log of a table: everything that happened there, in one sequence. The live stream is this log, as it grows.

use serde::{Deserialize, Serialize};

use super::{BotSpec, Clocks, Digest, Millis, Said, Seat, Told, UserId};
use crate::tagged::tagged;
use crate::{LogSetup, WireAction};

/// One entry. `seq` counts from 1 without gaps and is the id of the stream's event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub seq: u64,
    pub at: Millis,
    /// Absent: a bot, or the table by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub by: Option<UserId>,
    pub what: Happening,
    /// The clocks from here on, if it changed them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
}

tagged! {
    "is", "Happening" as Fields, serde(rename_all = "kebab-case");
    /// What happened. `Started`, `Acted`, `Undone` and `Redone` change the course of the game: the `seq` of the latest of
    /// them is the table's version.
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    pub enum Happening {
        /// The seat as it is from now on.
        SeatChanged {
            seat: Seat,
        },
        Renamed {
            name: String,
        },
        /// Who may start, rename and delete the table from now on.
        HostChanged {
            #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
            host: Option<UserId>,
        },
        /// With the names and the seed as they will stay.
        Started {
            setup: LogSetup,
        },
        Acted {
            seat: u8,
            #[cfg_attr(feature = "openapi", schema(value_type = Object))]
            action: WireAction,
            digest: Digest,
        },
        /// The first `to` actions of the course count, the rest is kept for redoing.
        Undone {
            to: u32,
            digest: Digest,
        },
        Redone {
            to: u32,
            digest: Digest,
        },
        /// Somebody asks the others; the entry's `seq` is the proposal's name.
        Proposed {
            proposal: Proposal,
        },
        Answered {
            proposal: u64,
            seat: u8,
            agreed: bool,
        },
        /// What was agreed is carried out by the entry that follows.
        Settled {
            proposal: u64,
            outcome: Outcome,
        },
        /// The seat has used up its time.
        RanOut {
            seat: u8,
        },
        /// All clocks stand still, and nobody can act.
        Paused,
        Resumed,
        /// The holder of the seat has other quiet hours or a vacation.
        CalendarChanged {
            seat: u8,
        },
        /// `text` is absent if its author has deleted the account.
        Said {
            name: String,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<String>,
        },
    }
}

impl Happening {
    pub const fn changes_course(&self) -> bool {
        matches!(
            self,
            Happening::Started { .. } | Happening::Acted { .. } | Happening::Undone { .. } | Happening::Redone { .. }
        )
    }

    /// What people read of it among what was said.
    pub fn told(&self) -> Option<Told> {
        Some(match self {
            Happening::Undone { to, .. } => Told::WentBack { to: *to },
            Happening::Redone { to, .. } => Told::WentOn { to: *to },
            Happening::RanOut { seat } => Told::RanOut { seat: *seat },
            Happening::Paused => Told::Paused,
            Happening::Resumed => Told::Resumed,
            Happening::SeatChanged { seat } if seat.late && seat.bot().is_none() => Told::TookOver { seat: seat.seat },
            Happening::SeatChanged { .. }
            | Happening::Renamed { .. }
            | Happening::HostChanged { .. }
            | Happening::Started { .. }
            | Happening::Acted { .. }
            | Happening::Proposed { .. }
            | Happening::Answered { .. }
            | Happening::Settled { .. }
            | Happening::CalendarChanged { .. }
            | Happening::Said { .. } => return None,
        })
    }
}

impl Entry {
    /// As a line of what was said, if it is one.
    pub fn said(&self) -> Option<Said> {
        let Entry { seq, at, by, .. } = *self;
        if let Happening::Said { name, text } = &self.what {
            return Some(Said { seq, at, by, name: name.clone(), text: text.clone(), told: None });
        }
        let told = self.what.told()?;
        Some(Said { seq, at, by, name: String::new(), text: None, told: Some(told) })
    }
}

/// Something that needs the consent of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// The `seq` of the entry that brought it up.
    pub id: u64,
    /// The seat of the one who asks.
    pub seat: u8,
    pub wish: Wish,
    /// Seats whose consent is needed.
    pub asked: Vec<u8>,
    /// Those of them that have agreed so far.
    pub agreed: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", tag = "wish")]
pub enum Wish {
    Undo {
        to: u32,
    },
    Redo {
        to: u32,
    },
    /// A bot moves for a seat whose holder has vanished.
    HandToBot {
        seat: u8,
        bot: BotSpec,
    },
    /// All clocks stand still.
    Pause,
    /// They run again.
    Resume,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    Agreed,
    Declined,
    /// The game has moved on, or the person who asked withdrew it.
    Lapsed,
}
