//! A game against bots, from the first page on, moved by clicking alone.

use std::time::Duration;

use anyhow::Result;
use browser::{House, Player, Screen};

const LONG: Duration = Duration::from_secs(180);

#[tokio::test(flavor = "multi_thread")]
async fn auction_shares_and_operating_of_1844_are_played_by_clicking() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.depart("1844 Switzerland").await?;
    let mut player = Player::new(&visitor);
    player.play_until(&["auction", "shares", "track", "run", "train"], LONG).await?;
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn opening_shares_and_operating_of_1824_are_played_by_clicking() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.depart("1824 Austria-Hungary").await?;
    let mut player = Player::new(&visitor);
    player.play_until(&["opening", "shares", "track", "run", "train"], LONG).await?;
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_loses_nothing_and_undo_takes_back_a_move() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.depart("1844 Switzerland").await?;
    let mut player = Player::new(&visitor);
    player.play_until(&["auction"], LONG).await?;
    visitor.until("document.querySelector('aside.side').dataset.mine === 'true'").await?;
    let (number, path) = (visitor.number().await?, visitor.path().await?);
    visitor.reload().await?;
    assert_eq!(visitor.number().await?, number);
    assert_eq!(visitor.path().await?, path);
    visitor.press("z").await?;
    visitor.until(&format!("Number(document.querySelector('main.table').dataset.number) < {number}")).await?;
    visitor.leave().await
}

/// What they have learned lies beside the page and is fetched by whoever thinks for them.
#[tokio::test(flavor = "multi_thread")]
async fn the_strongest_bots_play_by_what_they_have_learned() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.go("/").await?;
    visitor.see("#depart").await?;
    visitor.choose("Bots", "TEE").await?;
    visitor.choose("People at this device", "0").await?;
    for title in ["1844", "1824"] {
        let begins = visitor
            .eval(&format!(
                "return fetch('/weights/{title}.network').then(answer => answer.text()).then(text => text.slice(0, 16))"
            ))
            .await?;
        assert_eq!(begins.as_str(), Some("Kursbuch network"), "{title}");
    }
    visitor.click("#depart").await?;
    visitor.see("main.table").await?;
    // The auction is not theirs to learn: what follows is.
    visitor.until_within("Number(document.querySelector('main.table').dataset.number) > 60", LONG).await?;
    visitor.leave().await
}
