//! A club: profiles and ratings, blocking and reporting, sessions, invitations, and what an administrator does.

use serde::{Deserialize, Serialize};

use super::{AlertChannel, AlertKind, Millis, PersonKind, TableId, UserId};

/// Two tables of ratings that do not touch each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ladder {
    /// Games of people by the rules of an edition, from the start.
    People,
    /// Games with bots, with several seats in one hand, with house rules, or that began elsewhere.
    Mixed,
}

impl Ladder {
    pub const ALL: [Ladder; 2] = [Ladder::People, Ladder::Mixed];
}

/// Somebody, as everybody may know them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Profile {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub user: UserId,
    pub name: String,
    pub kind: PersonKind,
    /// A program plays under this name.
    pub program: bool,
    pub since: Millis,
    pub ratings: Vec<RatingRow>,
    pub results: Vec<ResultRow>,
    /// The latest rated games, the last first.
    pub games: Vec<RatedGame>,
    /// The caller has blocked this person.
    pub blocked: bool,
}

/// Weng and Lin: the rating lies within twice the doubt of the strength, nineteen times out of twenty.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RatingRow {
    pub ladder: Ladder,
    pub strength: f64,
    pub doubt: f64,
    pub games: u32,
}

/// Finished games of one profile on one ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ResultRow {
    pub ladder: Ladder,
    /// `1844` or `1824`.
    pub title: String,
    pub profile: String,
    pub games: u32,
    /// Alone or with others.
    pub won: u32,
    /// Sum of all places: divided by the games, the mean place.
    pub places: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RatedGame {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    pub ladder: Ladder,
    pub profile: String,
    pub finished: Millis,
    pub place: u8,
    pub players: u8,
    /// How much the strength has changed.
    pub change: f64,
}

/// One's own account, beside the name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangeMe {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether a program plays under this name: shown at every seat taken from now on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub program: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SessionRow {
    pub id: String,
    pub created: Millis,
    /// Last used, within a minute.
    pub seen: Millis,
    /// Browser and system, as far as it says.
    pub device: String,
    /// The one that asks.
    pub here: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BlockedRow {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub user: UserId,
    pub name: String,
    pub created: Millis,
}

/// About a person, or about a message at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub person: UserId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub table: Option<TableId>,
    /// `seq` of the message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<u64>,
    pub reason: String,
}

/// By name: only registered people have one of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Invite {
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct InvitationRow {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    pub name: String,
    pub profile: String,
    /// Who invites.
    pub by: String,
    /// For looking at the table before answering.
    pub invitation: String,
    pub created: Millis,
    /// The game has begun: a seat of it is to be taken over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub underway: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AnswerInvitation {
    pub accepted: bool,
}

/// For all, until it is taken away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    /// Nothing: there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
pub struct PeopleQuery {
    /// How the name begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}

/// A person, as an administrator sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PersonRow {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub user: UserId,
    pub name: String,
    pub kind: PersonKind,
    pub program: bool,
    pub admin: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ban: Option<Ban>,
    pub created: Millis,
    pub seen: Millis,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Ban {
    pub reason: String,
    /// Over from then on; unless said, it lasts until it is lifted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
}

impl Ban {
    pub fn holds(&self, now: Millis) -> bool {
        self.until.is_none_or(|until| now < until)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReportRow {
    pub id: u64,
    pub by: String,
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub person: UserId,
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub table: Option<TableId>,
    /// What was said, if the report is about a message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    pub reason: String,
    pub created: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resolved: Option<Resolved>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Resolved {
    pub at: Millis,
    /// What was done about it.
    pub note: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Resolve {
    pub note: String,
}

/// Something that an administrator did. Nothing is ever taken out of this list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ActRow {
    pub id: u64,
    pub at: Millis,
    /// Who did it; absent: on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    pub act: AdminAct,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", tag = "act")]
pub enum AdminAct {
    Granted {
        name: String,
    },
    Banned {
        name: String,
        #[serde(flatten)]
        ban: Ban,
    },
    Unbanned {
        name: String,
    },
    Resolved {
        report: u64,
        note: String,
    },
    Announced {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    DeletedTable {
        name: String,
    },
    /// A dead letter is sent again.
    Retried {
        letter: i64,
    },
}

/// An alert that could not be sent. It names no address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeadLetter {
    pub id: i64,
    /// Whom it was for; absent if they have gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    pub kind: AlertKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub channel: Option<AlertChannel>,
    pub at: Millis,
    pub tries: u32,
    pub why: String,
}

/// All that is kept about a person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AccountExport {
    pub profile: Profile,
    pub seen: Millis,
    pub sessions: Vec<SessionRow>,
    pub tokens: Vec<super::TokenRow>,
    pub blocked: Vec<BlockedRow>,
    pub invitations: Vec<InvitationRow>,
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub tables: Vec<TableId>,
    pub messages: Vec<OwnMessage>,
    pub reports: Vec<OwnReport>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnMessage {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    pub at: Millis,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnReport {
    pub created: Millis,
    pub reason: String,
}
