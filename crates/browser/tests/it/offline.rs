//! Without a connection the client still opens, and bots play on.

use std::time::Duration;

use anyhow::Result;
use browser::{House, Player, Screen};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_needs_no_server() -> Result<()> {
    let mut house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.go("/").await?;
    visitor.see("#depart").await?;
    visitor.until("navigator.serviceWorker.controller").await?;
    visitor.until_within("window.caches && performance.now() > 1500", Duration::from_secs(10)).await?;
    house.stop_server();
    visitor.reload().await?;
    visitor.see("#depart").await?;
    visitor.see("#offline").await?;
    visitor.depart("1844 Switzerland").await?;
    let mut player = Player::new(&visitor);
    player.play_until(&["auction"], Duration::from_secs(60)).await?;
    visitor.leave().await
}
