//! What is kept about people beside their accounts: tokens, sessions, blocks, reports, invitations, ratings, and what
//! administrators do. One list of methods, from which the trait and both stores are made.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use wire::api::{
    ActRow, AdminAct, Ban, BlockedRow, InvitationRow, Ladder, Millis, OwnMessage, RatedGame, RatingRow, ReportRow,
    ResultRow, Scope, TableId, UserId,
};

use crate::{Hash, Result, User};

/// What is said of few accounts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Standing {
    /// A program plays under this name.
    pub program: bool,
    pub admin: bool,
    pub ban: Option<Ban>,
}

/// A personal access token; its secret is known to its owner only.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Token {
    pub id: u64,
    pub user: UserId,
    pub name: String,
    pub hash: Hash,
    pub scopes: Vec<Scope>,
    pub created: Millis,
    pub expires: Option<Millis>,
    pub seen: Option<Millis>,
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Token {} of {}", self.id, self.user)
    }
}

/// A session in a list.
#[derive(Clone, PartialEq, Eq)]
pub struct SessionSeen {
    pub token: Hash,
    pub created: Millis,
    pub seen: Option<Millis>,
    pub device: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Block {
    pub user: UserId,
    pub blocked: UserId,
    pub created: Millis,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    pub id: u64,
    pub by: UserId,
    pub about: UserId,
    pub table: Option<TableId>,
    pub message: Option<u64>,
    pub reason: String,
    pub created: Millis,
    pub resolved: Option<Millis>,
    pub note: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invited {
    pub user: UserId,
    pub table: TableId,
    pub by: UserId,
    pub created: Millis,
}

/// How strong somebody is, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    pub strength: f64,
    pub doubt: f64,
}

/// What a finished game did to one of its people.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rated {
    pub user: UserId,
    pub table: TableId,
    pub ladder: Ladder,
    pub profile: String,
    pub finished: Millis,
    pub place: u8,
    pub players: u8,
    pub before: Rating,
    pub after: Rating,
}

/// An act as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Act {
    pub at: Millis,
    pub by: Option<UserId>,
    pub by_name: Option<String>,
    pub act: AdminAct,
}

/// `read` looks, `write` changes something; statements of the same names are in `statements/social.rs`.
#[macro_export]
#[doc(hidden)]
macro_rules! social_methods {
    ($then:ident) => {
        $then! {
            /// Whether anybody has registered yet.
            read has_registered() -> bool;
            /// Registered people and guests whose names begin like this, in lower case.
            read people_named(beginning: String, most: u32) -> Vec<User>;
            read names(people: Vec<UserId>) -> Vec<(UserId, String)>;

            write add_token(token: Token) -> ();
            read tokens(user: UserId) -> Vec<Token>;
            /// With its owner, unless it has expired.
            read token(hash: Hash, now: Millis) -> Option<(Token, User)>;
            write saw_token(id: u64, at: Millis) -> ();
            /// `false` if the person has no such token.
            write end_token(user: UserId, id: u64) -> bool;

            read sessions(user: UserId, now: Millis) -> Vec<SessionSeen>;
            write saw_session(token: Hash, at: Millis, device: String) -> ();

            write block(block: Block) -> ();
            write unblock(user: UserId, blocked: UserId) -> bool;
            read blocked(user: UserId) -> Vec<BlockedRow>;
            /// Whether one of these has blocked the person.
            read is_blocked_by(person: UserId, by: Vec<UserId>) -> bool;

            write report(report: Report) -> ();
            read reports(open: bool, most: u32) -> Vec<ReportRow>;
            read reports_by(user: UserId) -> Vec<Report>;
            /// `false` if there is no such report, or it is resolved already.
            write resolve(report: u64, at: Millis, note: String) -> bool;

            write invite(invited: Invited) -> ();
            read invitations(user: UserId) -> Vec<InvitationRow>;
            /// `false` if there was none.
            write end_invitation(user: UserId, table: TableId) -> bool;
            read is_invited(user: UserId, table: TableId) -> bool;

            /// Games that are over and not yet rated, those that ended first before the others.
            read unrated(most: u32) -> Vec<TableId>;
            read rated(table: TableId) -> Vec<Rated>;
            read ratings(user: UserId) -> Vec<RatingRow>;
            /// Of a game that is not to be rated, too: without people.
            /// `Taken` if the game was rated meanwhile, or a rating it started from has changed.
            write rate(table: TableId, people: Vec<Rated>) -> ();
            /// Forgets all ratings; every finished game is to be rated again.
            write forget_ratings() -> ();
            read results(user: UserId) -> Vec<ResultRow>;
            read rated_games(user: UserId, most: u32) -> Vec<RatedGame>;

            read announcement() -> Option<String>;
            /// With the act that it is; `None` takes it away.
            write announce(text: Option<String>, act: Act) -> ();
            write record_act(act: Act) -> ();
            read acts(most: u32) -> Vec<ActRow>;
            read messages_of(user: UserId) -> Vec<OwnMessage>;
        }
    };
}

macro_rules! declare {
    ($($(#[$doc:meta])* $kind:ident $name:ident($($argument:ident: $type:ty),*) -> $out:ty;)*) => {
        #[async_trait]
        pub trait Social: Send + Sync {
            $($(#[$doc])* async fn $name(&self $(, $argument: $type)*) -> Result<$out>;)*
        }
    };
}

social_methods!(declare);

pub(crate) use social_methods;
