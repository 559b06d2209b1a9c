//! Why something was refused: a code for programs, a sentence for people, and with a broken rule its number and evidence.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The body of every answer that is not a success.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    pub code: ProblemCode,
    /// In the caller's language.
    pub text: String,
    /// Such as `1844-TRACK-12`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What was broken and by which figures: `{"violation": "BidTooLow", "minimum": 20}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub evidence: Option<Value>,
    /// The table's version now, where another one was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
}

/// Kinds of refusal, each with its HTTP status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ProblemCode {
    /// 400: not readable as what it should be.
    Malformed,
    /// 401: sign in first.
    SignInFirst,
    /// 401: wrong name, password or key; it does not tell which.
    WrongCredentials,
    /// 403: from another site.
    CrossSite,
    /// 403: another person's seat or table.
    NotYours,
    /// 404: does not exist, or the caller has no access.
    NotFound,
    /// 405
    MethodNotAllowed,
    /// 409: the game has moved on; `version` says how far.
    Stale,
    /// 409: not possible with the table or account as it is now (started, full, not started, …).
    Conflict,
    /// 409: the name is taken.
    NameTaken,
    /// 413
    TooLarge,
    /// 415: not JSON.
    NotJson,
    /// 422: breaks a rule of the game; `rule` and `evidence` say which.
    RuleBroken,
    /// 422: readable, but no such profile, option, hex, …, or out of bounds.
    Invalid,
    /// 429: too many of these; try later.
    TooMany,
    /// 500
    Internal,
    /// 503: shutting down, or the database does not answer.
    Unavailable,
}

impl ProblemCode {
    pub const ALL: [ProblemCode; 17] = [
        ProblemCode::Malformed,
        ProblemCode::SignInFirst,
        ProblemCode::WrongCredentials,
        ProblemCode::CrossSite,
        ProblemCode::NotYours,
        ProblemCode::NotFound,
        ProblemCode::MethodNotAllowed,
        ProblemCode::Stale,
        ProblemCode::Conflict,
        ProblemCode::NameTaken,
        ProblemCode::TooLarge,
        ProblemCode::NotJson,
        ProblemCode::RuleBroken,
        ProblemCode::Invalid,
        ProblemCode::TooMany,
        ProblemCode::Internal,
        ProblemCode::Unavailable,
    ];

    pub const fn status(self) -> u16 {
        match self {
            ProblemCode::Malformed => 400,
            ProblemCode::SignInFirst | ProblemCode::WrongCredentials => 401,
            ProblemCode::CrossSite | ProblemCode::NotYours => 403,
            ProblemCode::NotFound => 404,
            ProblemCode::MethodNotAllowed => 405,
            ProblemCode::Stale | ProblemCode::Conflict | ProblemCode::NameTaken => 409,
            ProblemCode::TooLarge => 413,
            ProblemCode::NotJson => 415,
            ProblemCode::RuleBroken | ProblemCode::Invalid => 422,
            ProblemCode::TooMany => 429,
            ProblemCode::Internal => 500,
            ProblemCode::Unavailable => 503,
        }
    }
}
