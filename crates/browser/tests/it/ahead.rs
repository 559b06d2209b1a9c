//! While others move: a move for one's next turn is planned, seen, dropped, and made when the turn comes.

use anyhow::Result;
use browser::{House, Meeting};

#[tokio::test(flavor = "multi_thread")]
async fn a_planned_pass_is_made_when_the_turn_comes() -> Result<()> {
    let house = House::open()?;
    let Meeting { mover, waiter, name } = Meeting::begin(&house).await?;
    let number = waiter.number().await?;

    // Planned, then dropped: nothing is left.
    waiter.click("[data-ahead=plan]").await?;
    waiter.see("[data-planning]").await?;
    waiter.click("#ending").await?;
    waiter.see("[data-planned]").await?;
    waiter.click("[data-planned] button").await?;
    waiter.until("!document.querySelector('[data-planned]')").await?;

    // Planned again; it outlives a reload and nobody else sees it.
    waiter.click("[data-ahead=plan]").await?;
    waiter.see("[data-planning]").await?;
    waiter.click("#ending").await?;
    waiter.see("[data-planned]").await?;
    assert_eq!(waiter.number().await?, number, "nothing has happened at the table");
    assert!(!mover.is("document.querySelector('[data-planned]')").await?);
    waiter.reload().await?;
    waiter.see("[data-planned]").await?;

    mover.click("#ending").await?;
    let passed =
        format!("[...document.querySelectorAll('.lg .ll')].some(one => one.innerText.includes('{name} passes'))");
    waiter.press("g").await?;
    waiter.until(&passed).await?;
    assert!(!waiter.is("document.querySelector('[data-planned]')").await?, "it is made once");
    // The time that each seat has used stands beside its cash.
    assert!(waiter.is("document.querySelectorAll('.plr .clk').length === 3").await?);
    mover.leave().await?;
    waiter.leave().await
}
