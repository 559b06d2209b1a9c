//! Stepping through a recorded game, deep links, and a branch that leaves the game as it was.

use std::time::Duration;

use anyhow::Result;
use browser::{House, Recorded, Screen, cut};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_scrubbed_linked_and_branched() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&Recorded::Of1844.text()?).await?;
    let last = visitor.number().await?;
    assert!(last > 900, "{last}");
    visitor.press("h").await?;
    visitor.see(".hist").await?;
    let shows = |number: u64| format!("document.querySelector('main.table').dataset.number === '{number}'");
    visitor.press("\u{e012}").await?;
    visitor.until(&shows(last - 1)).await?;
    visitor.press("\u{e013}").await?;
    visitor.until("Number(document.querySelector('main.table').dataset.number) > 0").await?;
    visitor.press("\u{e011}").await?;
    visitor.until(&shows(0)).await?;
    visitor.press("\u{e014}").await?;
    visitor.until(&shows(1)).await?;

    // An address leads to a point of the game and to a panel.
    let path = visitor.path().await?;
    let game = path.split('/').nth(2).unwrap().split('?').next().unwrap().to_owned();
    visitor.go(&format!("/local/{game}/500?panel=market")).await?;
    visitor.until(&shows(500)).await?;
    visitor.see("main.table[data-panel=market]").await?;

    // It is stepped through under the panel that shows it.
    visitor.see(".strip").await?;
    visitor.press("\u{e014}").await?;
    visitor.until(&shows(501)).await?;
    visitor.see("main.table[data-panel=market]").await?;
    visitor.press("\u{e012}").await?;
    visitor.until(&shows(500)).await?;

    // From there on one's own: every seat moves, the game stays as it was.
    visitor.press("h").await?;
    visitor.see(".hist").await?;
    visitor.press("b").await?;
    visitor.see("main.table[data-mode=analysis]").await?;
    visitor.until("document.querySelector('aside.side').dataset.mine === 'true'").await?;
    visitor.click("#primary:not([disabled]), #ending").await?;
    visitor.until(&shows(501)).await?;
    visitor.press("z").await?;
    visitor.until(&shows(500)).await?;
    visitor.click(".anl button:last-child").await?;
    visitor.see("main.table[data-mode=played]").await?;
    visitor.go(&format!("/local/{game}")).await?;
    visitor.until_within(&shows(last), Duration::from_secs(30)).await?;
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn charts_and_autoplay_move() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&Recorded::Of1824.text()?).await?;
    visitor.press("h").await?;
    visitor.see(".hist").await?;
    for row in [1, 2, 3] {
        visitor.click(&format!(".hnav .tab:nth-child({row})")).await?;
        visitor.until("document.querySelectorAll('.cht .ser').length > 2").await?;
    }
    visitor.press("\u{e011}").await?;
    visitor.until("document.querySelector('main.table').dataset.number === '0'").await?;
    visitor.click(".ctp").await?;
    visitor.until("Number(document.querySelector('main.table').dataset.number) > 2").await?;
    visitor.click(".ctp").await?;
    visitor.leave().await
}

/// The last page: a picture to keep, the course, the standing, and the way to the costliest moments.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_ends_on_a_page_with_a_picture() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&Recorded::Of1844.text()?).await?;
    visitor.see(".poster .pt4.won").await?;
    visitor.see(".cht .ser").await?;
    visitor.see(".fin tbody tr").await?;
    let keep_what_is_saved = "navigator.canShare = () => false;
        const make = URL.createObjectURL;
        URL.createObjectURL = blob => { window.saved = blob; return make.call(URL, blob); }";
    visitor.eval(keep_what_is_saved).await?;
    visitor.click("#share-picture").await?;
    visitor.until("window.saved?.type === 'image/png' && window.saved.size > 100000").await?;
    visitor.click("#review").await?;
    visitor.see(".hnav .tab.on[data-view=missed]").await?;
    visitor.leave().await
}

/// A line that was tried out gets a name and becomes a table that others can join.
#[tokio::test(flavor = "multi_thread")]
async fn a_tried_line_is_shared_as_a_table() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&cut(&Recorded::Of1844.text()?, 60)?).await?;
    visitor.press("h").await?;
    visitor.see(".hist").await?;
    visitor.press("b").await?;
    visitor.see("main.table[data-mode=analysis]").await?;
    visitor.click("#keep-line").await?;
    visitor.type_into("#line-name", "What if").await?;
    visitor.click("#share-line").await?;
    visitor.see("[data-join]").await?;
    assert_eq!(visitor.text("h1").await?, "What if");
    visitor.leave().await
}
