//! Why a request was not carried out. Words for a broken rule are made at the door, in the caller's language.

use std::sync::Arc;

use axum::response::{IntoResponse, Response};
use game::State;
use store::StoreError;
use view::Lang;
use wire::api::{Problem, ProblemCode};

use crate::speech;

#[derive(Clone)]
pub enum Refused {
    Because(ProblemCode, String),
    /// The table's version now.
    Stale(u64),
    /// With the state that the action met.
    Rule(Arc<(State, game::Refusal)>),
}

/// For logs: what kind, and our own words; nobody's position.
impl std::fmt::Debug for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Refused::Because(code, text) => write!(f, "{code:?}: {text}"),
            Refused::Stale(version) => write!(f, "Stale: {version}"),
            Refused::Rule(broken) => write!(f, "RuleBroken: {}", broken.1.rule),
        }
    }
}

pub type Outcome<T> = Result<T, Refused>;

impl Refused {
    pub fn because<T>(code: ProblemCode, text: impl Into<String>) -> Outcome<T> {
        Err(Refused::Because(code, text.into()))
    }

    pub fn rule(state: State, refusal: game::Refusal) -> Refused {
        Refused::Rule(Arc::new((state, refusal)))
    }

    pub fn not_found() -> Refused {
        Refused::Because(ProblemCode::NotFound, "There is no such thing, or none that you may see.".to_owned())
    }

    pub fn not_yours(text: &str) -> Refused {
        Refused::Because(ProblemCode::NotYours, text.to_owned())
    }

    pub fn conflict(text: &str) -> Refused {
        Refused::Because(ProblemCode::Conflict, text.to_owned())
    }

    pub fn invalid(text: impl Into<String>) -> Refused {
        Refused::Because(ProblemCode::Invalid, text.into())
    }

    pub const fn code(&self) -> ProblemCode {
        match self {
            Refused::Because(code, _) => *code,
            Refused::Stale(_) => ProblemCode::Stale,
            Refused::Rule(_) => ProblemCode::RuleBroken,
        }
    }

    pub fn to_problem(&self, lang: Lang) -> Problem {
        let plain = |text: &str| Problem {
            code: self.code(),
            text: speech::say(text, lang),
            rule: None,
            evidence: None,
            version: None,
        };
        match self {
            Refused::Because(_, text) => plain(text),
            Refused::Stale(version) => {
                Problem { version: Some(*version), ..plain("The game has gone on in the meantime.") }
            }
            Refused::Rule(broken) => {
                let (state, refusal) = &**broken;
                Problem {
                    rule: Some(refusal.rule.to_string()),
                    evidence: Some(wire::evidence(state.edition, &refusal.violation)),
                    text: view::sentence(state, &refusal.violation, lang),
                    ..plain("")
                }
            }
        }
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        match error {
            StoreError::NameTaken => Refused::Because(ProblemCode::NameTaken, "This name is taken.".to_owned()),
            StoreError::Taken => Refused::conflict("Somebody else was first. Try again."),
            StoreError::Address
            | StoreError::InUse(_)
            | StoreError::TooNew { .. }
            | StoreError::Damaged(_)
            | StoreError::Database(_) => {
                // What the database says is for the log, not for strangers.
                tracing::error!(%error, "store");
                Refused::Because(ProblemCode::Unavailable, "The store does not answer. Try again.".to_owned())
            }
        }
    }
}

/// An answer without body: the language is known further out, where `http::window` writes it.
impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = axum::http::StatusCode::from_u16(self.code().status());
        let mut response = status.unwrap_or(axum::http::StatusCode::INTERNAL_SERVER_ERROR).into_response();
        response.extensions_mut().insert(self);
        response
    }
}
