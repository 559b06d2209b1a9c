//! Programs as players: personal access tokens, and one stream over all tables of a person.

use serde::{Deserialize, Serialize};

use super::{Millis, Status, TableId};

/// What a program may do with a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Look at tables, people and oneself.
    Read,
    /// Move, undo, agree, talk.
    Play,
    /// Open, join, start and leave tables, invite.
    Tables,
}

impl Scope {
    pub const ALL: [Scope; 3] = [Scope::Read, Scope::Play, Scope::Tables];

    pub const fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Tables => "tables",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    pub name: String,
    pub scopes: Vec<Scope>,
    /// Void from then on; unless said, it lasts until it is revoked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires: Option<Millis>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TokenRow {
    pub id: String,
    pub name: String,
    pub scopes: Vec<Scope>,
    pub created: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires: Option<Millis>,
    /// Last used, within a minute.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Millis>,
}

/// A new token. It is shown once: the server keeps only its hash.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TokenWithSecret {
    pub row: TokenRow,
    /// For `Authorization: Bearer …`.
    pub token: String,
}

impl std::fmt::Debug for TokenWithSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "TokenWithSecret {{ {} … }}", self.row.id)
    }
}

/// A table as it concerns a person: the event `table` of `/api/me/stream`, and a row of its first event `tables`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MyTable {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: TableId,
    pub name: String,
    pub status: Status,
    pub version: u64,
    pub position: u32,
    /// Seats that one holds.
    pub yours: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deciding: Option<u8>,
    /// It is one's turn.
    pub turn: bool,
    /// Proposals that wait for one's answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<u64>,
    /// What is new about it; nothing in the first event.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub news: Vec<News>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum News {
    /// One holds a seat there, or has opened it.
    Joined,
    Started,
    /// It has become one's turn.
    Turn,
    /// It is no longer one's turn.
    Moved,
    /// Somebody asks for one's consent.
    Asked,
    Finished,
    /// An undo has taken the end back.
    Resumed,
}
