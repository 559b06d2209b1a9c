//! Clocks: how time is kept at a table, and when a person's own time stands still.

use serde::{Deserialize, Serialize};

use super::{BotSpec, Millis};

/// Milliseconds in a minute.
const MINUTE: Millis = 60_000;

/// How time is kept at a table. Every seat has a bank; it runs while the seat has to decide, and each decision adds the
/// increment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockRule {
    pub pace: Pace,
    /// Milliseconds that each seat has at the start.
    pub bank: Millis,
    /// Milliseconds added with each decision.
    pub increment: Millis,
    pub at_zero: AtZero,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Everybody is at the table: each second counts.
    Live,
    /// Over days: a player's quiet hours, weekends and vacation do not count.
    Correspondence,
}

/// What happens when a seat has used up its time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", tag = "do")]
pub enum AtZero {
    /// A bot plays the seat until its holder returns.
    BotPlays {
        bot: BotSpec,
    },
    /// The others may hand the seat to a bot.
    OthersDecide,
    Nothing,
}

impl ClockRule {
    /// What a player who returns after running out has at least.
    pub fn grace(&self) -> Millis {
        self.increment.max(self.bank / 10)
    }
}

/// The clocks of a table from some moment on. They follow from this alone: whoever reads it, at any process and after
/// any restart, reads the same time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    /// Milliseconds left to each seat at `since`.
    pub left: Vec<Millis>,
    pub since: Millis,
    pub runs: Runs,
    /// What the action of this entry added to the time of its seat.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub gained: Millis,
}

const fn is_zero(gained: &Millis) -> bool {
    *gained == 0
}

/// Which clock runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum Runs {
    /// A bot has to move, or the game is over.
    Nobody,
    Seat {
        seat: u8,
        /// When it stands still: the player's quiet hours, weekends and vacation, in order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rests: Vec<Rest>,
    },
    /// The seat has to decide and has no time left.
    RanOut { seat: u8 },
    /// By consent, or by the host's word.
    Paused,
}

/// A time that does not count: first minute since 1970, and how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rest(pub u32, pub u32);

impl Rest {
    pub fn begins(self) -> Millis {
        Millis::from(self.0) * MINUTE
    }

    pub fn ends(self) -> Millis {
        self.begins() + Millis::from(self.1) * MINUTE
    }
}

impl Clocks {
    /// What is left to a seat.
    pub fn left(&self, seat: u8, now: Millis) -> Millis {
        let left = self.left.get(usize::from(seat)).copied().unwrap_or_default();
        left.saturating_sub(self.used(seat, now))
    }

    /// What a seat has used since the clocks were set.
    pub fn used(&self, seat: u8, now: Millis) -> Millis {
        match &self.runs {
            Runs::Seat { seat: running, rests } if *running == seat => {
                let resting: Millis = rests.iter().map(|rest| overlap(*rest, self.since, now)).sum();
                now.saturating_sub(self.since).saturating_sub(resting)
            }
            Runs::Seat { .. } | Runs::Nobody | Runs::RanOut { .. } | Runs::Paused => 0,
        }
    }

    /// When the running clock will be at zero.
    pub fn runs_out(&self) -> Option<Millis> {
        let Runs::Seat { seat, rests } = &self.runs else { return None };
        let mut end = self.since + self.left.get(usize::from(*seat)).copied().unwrap_or_default();
        for rest in rests.iter().filter(|rest| rest.ends() > self.since) {
            let begins = rest.begins().max(self.since);
            if begins >= end {
                break;
            }
            end += rest.ends() - begins;
        }
        Some(end)
    }

    /// Until when the running clock stands still, if it does now.
    pub fn rests_until(&self, now: Millis) -> Option<Millis> {
        let Runs::Seat { rests, .. } = &self.runs else { return None };
        rests.iter().find(|rest| rest.begins() <= now && now < rest.ends()).map(|rest| rest.ends())
    }
}

/// How much of a rest lies between two moments.
fn overlap(rest: Rest, from: Millis, to: Millis) -> Millis {
    rest.ends().min(to).saturating_sub(rest.begins().max(from))
}

/// When a person is not to be called, and their correspondence clocks stand still.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Calendar {
    /// Time zone by its IANA name, such as `Europe/Zurich`.
    pub zone: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    /// Saturday and Sunday are off.
    #[serde(default)]
    pub weekends_off: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vacations: Vec<Vacation>,
}

/// Minutes after midnight by the clock on the wall; over midnight if it ends before it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    pub from: u16,
    pub to: u16,
}

/// Whole days, both included, written `2026-12-24`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Vacation {
    pub first: String,
    pub last: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = 60 * MINUTE;

    fn clocks(rests: Vec<Rest>) -> Clocks {
        Clocks { left: vec![HOUR, 2 * HOUR], since: 10 * HOUR, runs: Runs::Seat { seat: 1, rests }, gained: 0 }
    }

    #[test]
    fn a_clock_runs_for_the_seat_that_decides_only() {
        let clocks = clocks(Vec::new());
        assert_eq!(clocks.left(0, 11 * HOUR), HOUR);
        assert_eq!(clocks.left(1, 11 * HOUR), HOUR);
        assert_eq!(clocks.left(1, 20 * HOUR), 0, "never below zero");
        assert_eq!(clocks.runs_out(), Some(12 * HOUR));
    }

    #[test]
    fn a_rest_does_not_count_and_moves_the_end() {
        let clocks = clocks(vec![Rest(11 * 60, 8 * 60)]);
        assert_eq!(clocks.left(1, 15 * HOUR), HOUR);
        assert_eq!(clocks.runs_out(), Some(20 * HOUR));
        assert_eq!(clocks.rests_until(12 * HOUR), Some(19 * HOUR));
        assert_eq!(clocks.rests_until(19 * HOUR), None);
        assert_eq!(clocks.left(1, 20 * HOUR), 0);
    }

    #[test]
    fn a_rest_that_has_begun_before_counts_from_now() {
        let clocks = clocks(vec![Rest(9 * 60, 2 * 60)]);
        assert_eq!(clocks.used(1, 11 * HOUR), 0);
        assert_eq!(clocks.runs_out(), Some(13 * HOUR));
    }
}
