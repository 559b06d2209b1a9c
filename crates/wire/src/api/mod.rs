//! What the HTTP API carries: requests, answers, and the entries of the live stream. Plain data, for server and client
//! alike; `docs/api.md` lists the routes.
//!
//! Sizes and counts that a request may not exceed stand in `limits`, so that a client can say so before it asks.

/// Addresses and secrets do not find their way into logs by `{:?}`.
macro_rules! secret {
    ($($name:ident)*) => {
        $(impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(concat!(stringify!($name), " { … }"))
            }
        })*
    };
}

mod alerts;
mod clock;
mod club;
mod entry;
mod id;
mod lobby;
mod orders;
mod people;
mod play;
mod problem;
mod program;
mod seat;
mod table;

pub use alerts::{
    AlertChannel, AlertKind, AlertSettings, AlertTarget, Alerts, Channels, MailAddress, MailToken, NewPush, NewWebhook,
    ResetPassword, TestAlert, WebhookAdded, WebhookForm,
};
pub use clock::{AtZero, Calendar, ClockRule, Clocks, Pace, QuietHours, Rest, Runs, Vacation};
pub use club::{
    AccountExport, ActRow, AdminAct, Announcement, AnswerInvitation, Ban, BlockedRow, ChangeMe, DeadLetter,
    InvitationRow, Invite, Ladder, NewReport, OwnMessage, OwnReport, PeopleQuery, PersonRow, Profile, RatedGame,
    RatingRow, ReportRow, Resolve, Resolved, ResultRow, SessionRow,
};
pub use entry::{Entry, Happening, Outcome, Proposal, Wish};
pub use id::{BadId, TableId, UserId};
pub use lobby::{
    Access, Branch, Catalogue, CatalogueCharacter, CatalogueLevel, CatalogueOption, CatalogueProfile, Import,
    ListQuery, NewTable, Order, Page, PlayLevel, Progress, Purpose, RoundName, SeatWish, Status, TableRow, Wanted,
};
pub use orders::{DropReason, DroppedOrder, SeatOrder, SeatOrders, Unless, own_companies_touched};
pub use people::{
    ChangePassword, DeleteAccount, Key, Me, MeWithKey, NewGuest, NewPassword, PersonKind, Register, Rename, SignIn,
};
pub use play::{Act, Acted, Agree, Asked, HandToBot, Moved, Say, Standing, StateQuery, StateView, Undo, WireChoice};
pub use problem::{Problem, ProblemCode};
pub use program::{MyTable, NewToken, News, Scope, TokenRow, TokenWithSecret};
pub use seat::{BotSpec, Holder, Join, Leave, Presence, Seat};
pub use table::{LookQuery, Origin, Played, Said, Table, Told, You};

/// Digest of a state, in hexadecimal, as in logs.
pub type Digest = String;

/// Milliseconds since 1970.
pub type Millis = u64;

/// What no request may exceed.
pub mod limits {
    /// Seeds are below this.
    pub const SEED: u64 = 1 << 53;
    /// Letters of a person's, a seat's or a table's name.
    pub const NAME: usize = 40;
    pub const PASSWORD_LEAST: usize = 8;
    pub const PASSWORD_MOST: usize = 200;
    /// Letters of one chat message.
    pub const CHAT: usize = 1_000;
    /// Letters of the reason of a report or a ban, and of an announcement.
    pub const REASON: usize = 1_000;
    /// Personal access tokens of one person.
    pub const TOKENS: usize = 20;
    /// Letters of a search.
    pub const SEARCH: usize = 100;
    /// Letters of a language's name.
    pub const LANGUAGE: usize = 12;
    /// Bytes of a body, and of one that brings a log.
    pub const BODY: usize = 64 * 1024;
    pub const IMPORT: usize = 4 * 1024 * 1024;
    /// Letters of a mail address, and of where a webhook or a push service is.
    pub const MAIL: usize = 254;
    pub const TARGET: usize = 1_000;
    /// Browsers and webhooks of one person.
    pub const TARGETS: usize = 10;
    /// Seconds that an alert may be held back.
    pub const ALERT_DELAY: u32 = 7 * 24 * 3600;
    /// Tables on one page of a list.
    pub const PAGE: u32 = 100;
}
