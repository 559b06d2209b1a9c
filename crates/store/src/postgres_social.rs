//! `Social` on PostgreSQL.

use async_trait::async_trait;
use wire::api::{
    ActRow, BlockedRow, InvitationRow, Millis, OwnMessage, RatedGame, RatingRow, ReportRow, ResultRow, TableId, UserId,
};

use crate::postgres::PostgresStore;
use crate::postgres::statements::social;
use crate::social::{Social, social_methods};
use crate::{Act, Block, Hash, Invited, Rated, Report, Result, SessionSeen, Token, User};

macro_rules! body {
    (read $self:ident $name:ident($($argument:ident)*)) => {
        social::$name(&mut *$self.pool.acquire().await? $(, &$argument)*).await
    };
    (write $self:ident $name:ident($($argument:ident)*)) => {{
        let mut transaction = $self.pool.begin().await?;
        let result = social::$name(&mut *transaction $(, &$argument)*).await?;
        transaction.commit().await?;
        Ok(result)
    }};
}

macro_rules! implement {
    ($($(#[$doc:meta])* $kind:ident $name:ident($($argument:ident: $type:ty),*) -> $out:ty;)*) => {
        #[async_trait]
        impl Social for PostgresStore {
            $(async fn $name(&self $(, $argument: $type)*) -> Result<$out> {
                body!($kind self $name($($argument)*))
            })*
        }
    };
}

social_methods!(implement);
