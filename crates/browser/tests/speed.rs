//! How long the reader waits, measured in the page: from the event to the drawn picture.
//!
//! A test binary of its own, one test at a time: other tests beside it would be measured, too. The median of a round
//! counts; a machine that is busy with something else gets more rounds.
#![allow(clippy::unwrap_used)]

use anyhow::{Result, bail};
use browser::{House, Recorded, Screen, Visitor, cut, measure};
use serde_json::Value;
use tokio::sync::Mutex;

/// Whoever measures holds it.
static ALONE: Mutex<()> = Mutex::const_new(());

/// Milliseconds of a frame.
const FRAME: f64 = 16.0;

/// Times an action many times: the work of its event and the layout it asks for.
fn timed(times: usize, action: &str) -> String {
    format!(
        "const took = [];
         for (let row = 0; row < {times}; row += 1) {{
             const start = performance.now();
             {action}
             await new Promise(done => queueMicrotask(done));
             document.body.getBoundingClientRect(); document.querySelector('svg')?.getBBox();
             took.push(performance.now() - start);
             await new Promise(done => setTimeout(done, 30));
         }}
         took.sort((one, other) => one - other);
         return took"
    )
}

fn run(body: &str) -> String {
    format!(
        "const done = arguments[arguments.length - 1]; (async () => {{ {body} }})().then(done, why => done(String(why)))"
    )
}

/// Of sorted times the median and the longest.
fn median_and_most(times: &Value) -> (f64, f64) {
    let sorted: Vec<f64> =
        times.as_array().unwrap_or_else(|| panic!("{times}")).iter().map(|one| one.as_f64().unwrap()).collect();
    (sorted[sorted.len() / 2], sorted[sorted.len() - 1])
}

/// Rounds before it is said to be slow.
const ROUNDS: usize = 8;

async fn must_fit_into_a_frame(visitor: &Visitor, what: &str, action: &str) -> Result<()> {
    for _ in 0..ROUNDS {
        let (median, most) = median_and_most(&visitor.eval_async(&run(&timed(40, action))).await?);
        println!("{what}: {median:.1} ms (median), {most:.1} (most)");
        if median < FRAME {
            return Ok(());
        }
    }
    bail!("{what}: never within a frame")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_history_step_of_a_long_game_takes_less_than_a_frame() -> Result<()> {
    let _alone = ALONE.lock().await;
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&Recorded::Of1844.text()?).await?;
    visitor.press("h").await?;
    visitor.see(".hist").await?;
    let key = "window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));";
    must_fit_into_a_frame(&visitor, "history step", key).await?;
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tile_preview_takes_less_than_a_frame() -> Result<()> {
    let _alone = ALONE.lock().await;
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&cut(&Recorded::Of1844.text()?, 1_000)?).await?;
    for _ in 0..40 {
        if visitor.is("document.querySelector('aside.side').dataset.decision === 'track'").await? {
            break;
        }
        let number = visitor.number().await?;
        visitor.click("#primary:not([disabled]), #ending").await?;
        visitor.until(&format!("document.querySelector('main.table').dataset.number !== '{number}'")).await?;
    }
    visitor.press("l").await?;
    visitor.press(" ").await?;
    visitor.see("[data-pick=ok]").await?;
    let turn = "window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));";
    must_fit_into_a_frame(&visitor, "tile preview", turn).await?;
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_is_there_within_two_seconds() -> Result<()> {
    let _alone = ALONE.lock().await;
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.go("/").await?;
    visitor.see("#depart").await?;
    let took = visitor.eval("return performance.getEntriesByName('interactive')[0]?.startTime ?? null").await?;
    println!("interactive after {took} ms");
    assert!(took.as_f64().is_some_and(|took| took < 2_000.0), "{took}");
    visitor.leave().await
}

/// The longest that the coach may take to answer.
const SECOND: f64 = 1_000.0;

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_answers_within_a_second() -> Result<()> {
    let _alone = ALONE.lock().await;
    let house = House::open()?;
    for recorded in [Recorded::Of1844, Recorded::Of1824] {
        let visitor = house.visitor(Screen::Desktop).await?;
        visitor.bring(&recorded.text()?).await?;
        visitor.press("h").await?;
        visitor.see(".hist").await?;
        let mut took = measure::coach_answers(&visitor, 20).await?;
        // Whoever asks first also waits for the worker to start.
        let first = took.remove(0);
        took.sort_by(f64::total_cmp);
        let (median, most) = (took[took.len() / 2], took[took.len() - 1]);
        println!("coach {recorded:?}: {median:.0} ms (median), {most:.0} ms (most), {first:.0} ms (first)");
        assert!(took.len() >= 15 && most < SECOND, "{took:?}");
        visitor.leave().await?;
    }
    Ok(())
}
