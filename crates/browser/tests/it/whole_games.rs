//! Whole games of bots in the page, to the last screen.

use std::time::Duration;

use anyhow::Result;
use browser::{House, Player, Screen, Visitor, measure};

/// Long enough for a whole game on a busy machine.
const LONG: Duration = Duration::from_secs(420);

/// Bytes that the page holds at the end, with every position of the game: a phone can spare them.
const MOST_HELD: u64 = 150_000_000;

async fn bots_finish(visitor: &Visitor, title: &str) -> Result<()> {
    visitor.go("/").await?;
    visitor.see("#depart").await?;
    visitor.choose("Game", title).await?;
    visitor.choose("Players", "3").await?;
    visitor.choose("Bots", "Express").await?;
    visitor.choose("People at this device", "0").await?;
    visitor.click("#depart").await?;
    visitor.see("main.table").await?;
    let over = "document.querySelector('aside.side').dataset.decision === 'over'";
    visitor.until_within(over, LONG).await?;
    assert!(visitor.number().await? > 200);
    let holds = measure::memory(visitor).await?;
    println!("{title}: {holds:?}");
    assert!(holds.heap + holds.wasm < MOST_HELD, "{holds:?}");
    the_standing_is_shown(visitor, 3).await
}

/// Who has won, with the breakdown of everybody's wealth.
async fn the_standing_is_shown(visitor: &Visitor, players: usize) -> Result<()> {
    visitor.see(&format!(".fin tbody tr:nth-child({players})")).await?;
    let wealth = visitor.eval("return [...document.querySelectorAll('.fin tbody tr td:last-child')].map(one => Number(one.innerText.replace(/\\D/g, '')))").await?;
    let wealth: Vec<u64> = wealth.as_array().unwrap().iter().map(|one| one.as_u64().unwrap()).collect();
    assert!(wealth.windows(2).all(|pair| pair[0] >= pair[1]) && wealth[0] > 1_000, "{wealth:?}");
    let winner = visitor.text(".fin tbody tr:first-child td:nth-child(2)").await?;
    assert!(visitor.text(".dbody").await?.contains(&winner));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_finish_a_game_of_1844_and_its_last_screen_shows_who_won() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    bots_finish(&visitor, "1844 Switzerland").await?;
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_finish_a_game_of_1824_and_its_last_screen_shows_who_won() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    bots_finish(&visitor, "1824 Austria-Hungary").await?;
    visitor.leave().await
}

/// A person against one bot, through draft, share rounds and operating rounds, by clicking alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_cisleithania_for_two_is_played_by_clicking() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.go("/").await?;
    visitor.see("#depart").await?;
    visitor.choose("Game", "1824 Cisleithania").await?;
    visitor.choose("Players", "2").await?;
    visitor.choose("Bots", "Express").await?;
    visitor.choose("People at this device", "1").await?;
    visitor.click("#depart").await?;
    visitor.see("main.table").await?;
    let mut player = Player::new(&visitor);
    player.play_to_the_end(LONG).await?;
    for kind in ["opening", "shares", "track", "run", "train"] {
        assert!(player.decided.contains(kind), "{kind} is not among {:?}", player.decided);
    }
    the_standing_is_shown(&visitor, 2).await?;
    visitor.leave().await
}
