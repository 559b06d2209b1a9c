//! Asking the coach, looking back on a game, and puzzles; with the page free to answer while others think.

use std::time::Duration;

use anyhow::Result;
use browser::{House, Recorded, Screen};

const LONG: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_gives_three_candidates_with_reasons_and_judges_the_move() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.depart("1844 Switzerland").await?;
    visitor.until("document.querySelector('aside.side').dataset.mine === 'true'").await?;
    visitor.click("#coach").await?;
    visitor.see("#coach-says .colist > li .cowhy > li").await?;
    assert!(visitor.is("document.querySelectorAll('#coach-says .colist > li').length <= 3").await?);
    // The best lies ready to be confirmed.
    let number = visitor.number().await?;
    visitor.click("#coach-says [data-coach='0']").await?;
    visitor.click("#primary:not([disabled])").await?;
    visitor.until(&format!("Number(document.querySelector('main.table').dataset.number) > {number}")).await?;
    // What it said belonged to the position before.
    visitor.until("document.querySelector('#coach-says') === null").await?;
    // The last move was a bot's by now: it says why in a line of its own.
    visitor.until("document.querySelector('aside.side').dataset.mine === 'true'").await?;
    visitor.click("#coach-last").await?;
    visitor.see("#coach-says .colist > li").await?;
    let motive = visitor.text("#coach-says [data-motive]").await?;
    assert!(motive.contains(": “") && motive.ends_with('”'), "{motive}");
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_reviewed_kept_and_branched_at_its_costliest_decision() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&Recorded::Of1824.text()?).await?;
    visitor.press("h").await?;
    visitor.click("[data-view=review]").await?;
    visitor.click("#review-start").await?;
    visitor.see("#review-progress").await?;
    // The page goes on answering meanwhile.
    visitor.click("[data-view=net-worth]").await?;
    visitor.click("[data-view=review]").await?;
    visitor.click("#review-start").await?;
    visitor.until_within("document.querySelector('#mistakes li') !== null", Duration::from_secs(150)).await?;
    let phases = visitor.text("main.table").await?;
    assert!(phases.contains("Phase 3 begins") && phases.contains("Expected shares of the wealth: "), "{phases}");
    visitor.see(".cht .ser").await?;
    visitor.reload().await?;
    visitor.press("h").await?;
    visitor.click("[data-view=review]").await?;
    visitor.see("#mistakes li").await?;
    visitor.click("#mistakes li:first-child [data-why]").await?;
    visitor.until_within("document.querySelector('#mistakes .cowhy li') !== null", LONG).await?;
    visitor.click("#mistakes li:first-child [data-try]").await?;
    visitor.see("main.table[data-mode=analysis]").await?;
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_takes_a_wrong_answer_and_the_right_one_and_counts_the_day() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.go("/puzzles").await?;
    visitor.click("#puzzle-today").await?;
    visitor.see("section[data-puzzle] [data-option='3']").await?;
    let id = visitor.eval("return document.querySelector('section[data-puzzle]').dataset.puzzle").await?;
    let id = id.as_str().unwrap_or_default().to_owned();
    let file = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../web/static/puzzles/puzzles.json"))?;
    let all: serde_json::Value = serde_json::from_str(&file)?;
    let puzzle = all.as_array().and_then(|all| all.iter().find(|puzzle| puzzle["id"] == id.as_str()));
    let right = puzzle.and_then(|puzzle| puzzle["answer"].as_u64()).unwrap();
    visitor.click(&format!("[data-option='{}']", (right + 1) % 4)).await?;
    visitor.see("[data-said=wrong]").await?;
    visitor.click(&format!("[data-option='{right}']")).await?;
    visitor.see("[data-said=right]").await?;
    visitor.click("#puzzle-list").await?;
    visitor.until("document.querySelector('main').innerText.includes('1 day in a row')").await?;
    visitor.leave().await
}
