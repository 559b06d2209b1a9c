//! Without a connection the client still opens, and bots play on.

use std::time::Duration;

use anyhow::Result;
use browser::{House, Player, Screen};

/// What is there to learn from is there on a journey, too: it was never looked at with a connection.
#[tokio::test(flavor = "multi_thread")]
async fn lessons_puzzles_aid_and_coach_need_no_server() -> Result<()> {
    let mut house = House::open()?;
    let visitor = house.visitor(Screen::Phone).await?;
    visitor.go("/").await?;
    visitor.see("#depart").await?;
    visitor.until("navigator.serviceWorker.controller").await?;
    visitor.until_within("window.caches && performance.now() > 1500", Duration::from_secs(10)).await?;
    house.stop_server();
    visitor.go("/puzzles").await?;
    visitor.click("#puzzle-today").await?;
    visitor.see("section[data-puzzle] [data-option='3']").await?;
    visitor.go("/learn/track").await?;
    visitor.see(".lesson[data-step]").await?;
    visitor.go("/aid/1824-2e/4").await?;
    visitor.see(".aid section").await?;
    visitor.go("/").await?;
    visitor.depart("1844 Switzerland").await?;
    visitor.until("document.querySelector('aside.side').dataset.mine === 'true'").await?;
    visitor.eval("document.querySelector('#coach').click()").await?;
    visitor.see("#coach-says .colist > li").await?;
    visitor.leave().await
}

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
