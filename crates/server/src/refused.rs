//! Refusals, and the HTTP answers they become: a status and a `Problem` in the caller's language.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, HeaderValue, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use game::State;
use store::StoreError;
use view::Lang;
use wire::api::{Problem, ProblemCode};

use crate::http::language;
use crate::reason::Reason;

pub enum Refused {
    Because(Reason),
    /// With the state that the action met.
    Rule(Box<(State, game::Refusal)>),
}

pub type Outcome<T> = Result<T, Refused>;

/// For logs: the reason, or the rule; not the position.
impl std::fmt::Debug for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Refused::Because(reason) => write!(f, "{reason:?}"),
            Refused::Rule(broken) => write!(f, "RuleBroken: {}", broken.1.cited()),
        }
    }
}

impl Refused {
    pub fn rule(state: State, refusal: game::Refusal) -> Refused {
        Refused::Rule(Box::new((state, refusal)))
    }

    const fn code(&self) -> ProblemCode {
        match self {
            Refused::Because(reason) => reason.code(),
            Refused::Rule(_) => ProblemCode::RuleBroken,
        }
    }

    pub fn to_problem(&self, lang: Lang) -> Problem {
        let code = self.code();
        match self {
            Refused::Because(reason) => {
                let version = match reason {
                    Reason::Stale { version } => Some(*version),
                    _ => None,
                };
                Problem { code, text: reason.text(lang), rule: None, evidence: None, version }
            }
            Refused::Rule(broken) => {
                let (state, refusal) = &**broken;
                Problem {
                    code,
                    text: view::sentence(state, &refusal.violation, lang),
                    rule: refusal.rule.map(|rule| rule.to_string()),
                    evidence: Some(wire::evidence(state.edition(), &refusal.violation)),
                    version: None,
                }
            }
        }
    }
}

impl From<Reason> for Refused {
    fn from(reason: Reason) -> Refused {
        Refused::Because(reason)
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        let reason = match error {
            StoreError::NameTaken => Reason::NameTaken,
            StoreError::Taken => Reason::SomeoneWasFaster,
            StoreError::Address
            | StoreError::OneProcess
            | StoreError::Signals(_)
            | StoreError::ReadOnly { .. }
            | StoreError::InUse(_)
            | StoreError::TooNew { .. }
            | StoreError::Damaged(_)
            | StoreError::Database(_) => {
                // What the database says is for the log, not for strangers.
                tracing::error!(%error, "store");
                Reason::StoreUnavailable
            }
        };
        reason.into()
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let code = self.code();
        let status = StatusCode::from_u16(code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let problem = Json(self.to_problem(language::of_caller()));
        let mut response = (status, [(CACHE_CONTROL, "no-store")], problem).into_response();
        if code == ProblemCode::TooMany {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("60"));
        }
        response
    }
}
