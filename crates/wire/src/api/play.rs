//! Playing: actions, undo, consent, talk, and the position in plain JSON for programs that do not link the rules.

use serde::{Deserialize, Serialize};
use view::TableView;

use super::{BotSpec, Digest};
use crate::WireAction;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The seat one acts for.
    pub seat: u8,
    /// The table's version that one has seen. Another one: 409, nothing has happened.
    pub version: u64,
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub action: WireAction,
}

/// The action is stored and will not be lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Acted {
    pub version: u64,
    pub position: u32,
    pub digest: Digest,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deciding: Option<u8>,
}

/// Take back, or bring back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    pub version: u64,
    /// How many actions count afterwards. By default, undo takes back the caller's own last action with what bots did
    /// since, and redo brings back everything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
}

/// What became of a wish to undo, redo or hand over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum Moved {
    /// 200: done.
    Done { version: u64, position: u32 },
    /// 202: the others are asked.
    Asked(Asked),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Asked {
    pub proposal: u64,
    /// Seats whose consent is needed.
    pub asked: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Agree {
    pub agreed: bool,
}

/// Let a bot play a seat: the caller's own at once, another's when the others agree; before the start, a free one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct HandToBot {
    pub bot: BotSpec,
    /// What it is called on a free seat; a seat that somebody holds keeps its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Say {
    pub text: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
pub struct StateQuery {
    /// Choices of this seat; unless said, all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// After how many actions; unless said, now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}

/// A position and what may be done in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StateView {
    pub version: u64,
    pub position: u32,
    pub digest: Digest,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deciding: Option<u8>,
    pub finished: bool,
    /// What lies on the table, in the caller's language.
    pub table: TableView,
    pub choices: Vec<WireChoice>,
    /// The richest first.
    pub standing: Vec<Standing>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Standing {
    pub seat: u8,
    /// Equals share one.
    pub place: u8,
    pub worth: i32,
}

/// One thing that a seat may do. Of a range, both ends are included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WireChoice {
    pub seat: u8,
    /// Ready to be sent: of a range the least, of the runs the best.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub action: WireAction,
    /// The most that the action's amount or price may be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<i32>,
}
