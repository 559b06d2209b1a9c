//! The main ways of a player in one engine: `main-ways firefox`. What each came to is said in a line.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use browser::{Engine, House, Language, Player, Recorded, Screen, Theme, Visitor, cut};

const PATIENCE: Duration = Duration::from_secs(240);

#[tokio::main]
async fn main() -> Result<()> {
    let name = std::env::args().nth(1).unwrap_or_default();
    let engine = Engine::named(&name).context("main-ways chromium|firefox|webkit")?;
    let house = House::open_for(engine)?;
    let visitor = house.visitor(Screen::Desktop).await?;
    let outcome = walk(&visitor).await;
    visitor.leave().await?;
    outcome
}

async fn walk(visitor: &Visitor) -> Result<()> {
    against_bots(visitor, "1844 Switzerland", &["auction", "shares", "track", "run", "train"]).await?;
    said("1844 against bots: auction, shares, an operating turn by clicking");
    reload(visitor).await?;
    said("the game is still there after a reload");
    against_bots(visitor, "1824 Austria-Hungary", &["opening", "track"]).await?;
    said("1824 against bots: opening and track");
    by_keys(visitor).await?;
    said("a recorded game is brought in; a tile is laid by keys");
    panels(visitor).await?;
    said("every panel opens");
    languages(visitor).await?;
    said("three languages");
    phone(visitor).await?;
    said("phone: nothing is wider than the window");
    Ok(())
}

fn said(what: &str) {
    println!("  {what}");
}

async fn against_bots(visitor: &Visitor, title: &str, decisions: &[&str]) -> Result<()> {
    visitor.depart(title).await?;
    Player::new(visitor).play_until(decisions, PATIENCE).await.with_context(|| title.to_owned())
}

async fn reload(visitor: &Visitor) -> Result<()> {
    let number = visitor.number().await?;
    visitor.reload().await?;
    ensure!(visitor.number().await? >= number, "actions are lost");
    Ok(())
}

async fn by_keys(visitor: &Visitor) -> Result<()> {
    visitor.bring(&cut(&Recorded::Random1844.text()?, 182)?).await?;
    visitor.see("aside.side[data-decision=track]").await?;
    let number = visitor.number().await?;
    visitor.press("l").await?;
    visitor.until("document.activeElement.classList.contains('hit')").await?;
    visitor.press(" ").await?;
    visitor.see("[data-pick=ok]").await?;
    visitor.press("\u{e007}").await?;
    visitor.until(&format!("Number(document.querySelector('main.table').dataset.number) > {number}")).await
}

async fn panels(visitor: &Visitor) -> Result<()> {
    let path = visitor.path().await?;
    let game = path.split('?').next().unwrap_or_default().to_owned();
    for panel in ["map", "market", "companies", "players", "trains", "tiles", "log", "rules", "history"] {
        visitor.go(&format!("{game}?panel={panel}")).await?;
        visitor.see(&format!("main.table[data-panel={panel}]")).await?;
    }
    Ok(())
}

async fn languages(visitor: &Visitor) -> Result<()> {
    for (language, play_now) in
        [(Language::German, "Sofort spielen"), (Language::Polish, "Zagraj"), (Language::English, "Play now")]
    {
        visitor.speak(language).await?;
        let heading = visitor.text(".pn h2").await?;
        ensure!(heading.contains(play_now), "{language:?}: {heading}");
    }
    Ok(())
}

/// Windows of a desktop have a least width of their own: what counts is that the page is no wider.
async fn phone(visitor: &Visitor) -> Result<()> {
    visitor.wear(Screen::Phone, Theme::Light).await?;
    visitor.bring(&cut(&Recorded::Random1844.text()?, 186)?).await?;
    visitor.see("#decision").await?;
    ensure!(
        visitor.is("document.scrollingElement.scrollWidth <= window.innerWidth").await?,
        "wider than the window\n{}",
        visitor.report().await
    );
    visitor.see(".ptab").await
}
