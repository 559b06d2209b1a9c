//! `Social` on SQLite.

use async_trait::async_trait;
use wire::api::{
    ActRow, BlockedRow, InvitationRow, Millis, OwnMessage, RatedGame, RatingRow, ReportRow, ResultRow, TableId, UserId,
};

use super::SqliteStore;
use super::statements::social;
use crate::social::{Social, social_methods};
use crate::{Act, Block, Hash, Invited, Rated, Report, Result, SessionSeen, Token, User};

macro_rules! body {
    (read $self:ident $name:ident($($argument:ident)*)) => {
        social::$name(&mut *$self.readers.acquire().await? $(, &$argument)*).await
    };
    (write $self:ident $name:ident($($argument:ident)*)) => {
        $self.writer()?.run(move |connection| Box::pin(async move { social::$name(connection $(, &$argument)*).await })).await
    };
}

macro_rules! implement {
    ($($(#[$doc:meta])* $kind:ident $name:ident($($argument:ident: $type:ty),*) -> $out:ty;)*) => {
        #[async_trait]
        impl Social for SqliteStore {
            $(async fn $name(&self $(, $argument: $type)*) -> Result<$out> {
                body!($kind self $name($($argument)*))
            })*
        }
    };
}

social_methods!(implement);
