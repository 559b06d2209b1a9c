//! `kursbuch admin --grant NAME` and `kursbuch ratings --recompute`, both with `--database`.

use std::time::{SystemTime, UNIX_EPOCH};

use store::{Act, Standing, StoreError, Use, User};
use wire::api::AdminAct;

use crate::serve::{Database, runtime};
use crate::{Failure, show};

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    database: Database,
    /// Make this registered person an administrator. On SQLite, stop the server first.
    #[arg(long, value_name = "NAME")]
    grant: String,
}

#[derive(clap::Args)]
pub struct RatingsArguments {
    #[command(flatten)]
    database: Database,
    /// Forget all ratings: the server rates every finished game anew, in the order in which they ended.
    #[arg(long, required = true)]
    recompute: bool,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let name = arguments.grant.trim();
    let found = runtime()?.block_on(grant(&arguments.database.database, name)).map_err(failure)?;
    match found {
        Some(user) => show(&format!("{} is an administrator\n", user.name)),
        None => Err(Failure::Unreadable(format!("nobody is registered as {name}"))),
    }
}

async fn grant(database: &str, name: &str) -> Result<Option<User>, StoreError> {
    let store = store::open(database, Use::Serve).await?;
    let Some(user) = store.user_named(&name.to_lowercase()).await? else { return Ok(None) };
    let standing = Standing { admin: true, ..user.standing.clone() };
    let user = User { standing, ..user };
    let at = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
    let act = AdminAct::Granted { name: user.name.clone() };
    store.record_act(Act { at, by: None, by_name: None, act }).await?;
    store.change_user(&user).await?;
    store.close().await;
    Ok(Some(user))
}

pub fn ratings(arguments: &RatingsArguments) -> Result<(), Failure> {
    let forget = async {
        let store = store::open(&arguments.database.database, Use::Serve).await?;
        store.forget_ratings().await?;
        store.close().await;
        Ok(())
    };
    runtime()?.block_on(forget).map_err(failure)?;
    show("ratings are forgotten; the server rates all finished games anew\n")
}

fn failure(why: StoreError) -> Failure {
    Failure::Unreadable(why.to_string())
}
