//! Opening and finding tables.

use game::{Round, State};
use serde::{Deserialize, Serialize};

use super::{BotSpec, ClockRule, Millis, Seat, TableId, UserId};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Listed; anybody may join or watch.
    #[default]
    Open,
    /// Not listed; anyone with the invitation may join or watch.
    Invitation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Waits for players.
    Open,
    Running,
    Finished,
    /// A recorded game to look at; nobody plays.
    Review,
}

/// Who plays in which order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// As they sit.
    Fixed,
    /// Dealt by the seed.
    #[default]
    Random,
}

/// Who is to sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum SeatWish {
    /// The person who opens the table, under another name if one is given. More than one: hotseat.
    Me {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    Open,
    Bot {
        bot: BotSpec,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
}

/// How much a group has played before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlayLevel {
    Beginner,
    Regular,
    Expert,
}

/// What a group looks for; nothing said, anybody is welcome.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<PlayLevel>,
    /// Spoken at the table: `en`, `de`, `pl`, ….
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Players may ask the coach. Such games are not rated.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub coach: bool,
}

impl Wanted {
    pub fn is_nothing(&self) -> bool {
        *self == Wanted::default()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Made from the title and the host's name unless said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Such as `1844-2e`; brings its title.
    pub profile: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    pub seats: Vec<SeatWish>,
    #[serde(default)]
    pub access: Access,
    #[serde(default)]
    pub order: Order,
    /// Drawn by the server unless said. Below 2^53: larger numbers do not survive every reader of JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Start at once if no seat is open.
    #[serde(default)]
    pub start: bool,
    #[serde(default, skip_serializing_if = "Wanted::is_nothing")]
    pub wanted: Wanted,
    /// No clock unless said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRule>,
}

/// What a recorded game is taken in for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// To look at.
    #[default]
    Review,
    /// To play on from its last action.
    Play,
}

/// A Kursbuch log or a game of 18xx.games as a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Import {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The file's text.
    pub log: String,
    #[serde(default)]
    pub purpose: Purpose,
    /// For playing on: one for each player of the log; all open unless said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatWish>,
    #[serde(default)]
    pub access: Access,
}

/// A game up to some point as a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// After how many actions.
    pub at: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default)]
    pub purpose: Purpose,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatWish>,
    #[serde(default)]
    pub access: Access,
}

/// Which tables to list, as query parameters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
pub struct ListQuery {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// `1844` or `1824`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// Only those where one sits or that one opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<bool>,
    /// Finished games and reviews.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub archive: Option<bool>,
    /// Words of the table's or a seat's name, or their beginnings from three letters on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<String>,
    /// A person who sits there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(value_type = Option<String>))]
    pub player: Option<UserId>,
    /// A person who has won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(value_type = Option<String>))]
    pub winner: Option<UserId>,
    /// An optional rule that is played with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    /// Number of seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// Actions that count, at least.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shortest: Option<u32>,
    /// Actions that count, at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub longest: Option<u32>,
    /// Opened, started or ended, whichever was last, not before this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Millis>,
    /// And before this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
    /// What the group looks for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<PlayLevel>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// `next` of the page before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

/// Those first that were opened, started or ended last. A page may be short although there is a `next`: the search goes on
/// there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Page {
    pub tables: Vec<TableRow>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableRow {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: TableId,
    pub name: String,
    pub profile: String,
    pub access: Access,
    pub status: Status,
    pub seats: Vec<Seat>,
    /// Seat that has to decide now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deciding: Option<u8>,
    /// Actions that count.
    pub position: u32,
    /// Absent before the start, and where nothing has happened since a version that did not keep it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub progress: Option<Progress>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRule>,
    /// When the running clock will be at zero.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runs_out: Option<Millis>,
    /// Seats that the caller holds.
    pub yours: Vec<u8>,
    #[serde(default, skip_serializing_if = "Wanted::is_nothing")]
    pub wanted: Wanted,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    pub created: Millis,
    /// When it was opened, started or ended, whichever was last.
    pub since: Millis,
    pub updated: Millis,
}

/// How far a game has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Progress {
    pub round: RoundName,
    /// Seats that have won; more than one if they are equal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum RoundName {
    /// What comes before the first share round.
    Initial,
    Shares {
        number: u8,
    },
    /// The `number`th after a share round, `set` says after which.
    Operating {
        set: u8,
        number: u8,
    },
    Finished,
}

impl RoundName {
    pub fn of(state: &State) -> RoundName {
        match state.round() {
            Round::Initial(_) => RoundName::Initial,
            Round::Shares(_) => RoundName::Shares { number: state.share_rounds() },
            Round::Operating(round) => RoundName::Operating { set: state.share_rounds(), number: round.number },
            Round::Finished => RoundName::Finished,
        }
    }
}

/// What can be played here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Catalogue {
    pub profiles: Vec<CatalogueProfile>,
    pub levels: Vec<CatalogueLevel>,
    pub characters: Vec<CatalogueCharacter>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CatalogueProfile {
    pub name: String,
    /// `1844` or `1824`.
    pub title: String,
    pub players: Vec<u8>,
    pub options: Vec<CatalogueOption>,
    /// Whether a game can be written as 18xx.games reads it.
    pub exports_18xx: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CatalogueOption {
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CatalogueLevel {
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CatalogueCharacter {
    pub name: String,
}
