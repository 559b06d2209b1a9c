//! While others move: a move for one's next turn is planned, seen, dropped, and made when the turn comes.

use anyhow::Result;
use browser::{House, Meeting};

#[tokio::test(flavor = "multi_thread")]
async fn a_planned_pass_is_made_with_the_page_closed() -> Result<()> {
    let house = House::open()?;
    let Meeting { mover, waiter, name } = Meeting::begin(&house).await?;
    let number = waiter.number().await?;

    // Planned, then dropped: nothing is left.
    waiter.click("[data-ahead=plan]").await?;
    waiter.see("[data-planning]").await?;
    waiter.click("#ending").await?;
    waiter.see("[data-order]").await?;
    waiter.click("[data-order] button").await?;
    waiter.until("!document.querySelector('[data-order]')").await?;

    // Planned again; it outlives a reload and nobody else sees it.
    waiter.click("[data-ahead=plan]").await?;
    waiter.see("[data-planning]").await?;
    waiter.click("#ending").await?;
    waiter.see("[data-order]").await?;
    assert_eq!(waiter.number().await?, number, "nothing has happened at the table");
    assert!(!mover.is("document.querySelector('[data-order]')").await?);
    waiter.reload().await?;
    waiter.see("[data-order]").await?;
    let table = waiter.path().await?;
    waiter.go("/rules").await?;

    mover.click("#ending").await?;
    let passed =
        format!("[...document.querySelectorAll('.lg .ll')].some(one => one.innerText.includes('{name} passes'))");
    mover.press("g").await?;
    mover.until(&passed).await?;
    waiter.go(&table).await?;
    waiter.see("main.table").await?;
    assert!(!waiter.is("document.querySelector('[data-order]')").await?, "it is made once");
    // The time that each seat has used stands beside its cash.
    waiter.until("document.querySelectorAll('.plr .clk').length === 3").await?;
    mover.leave().await?;
    waiter.leave().await
}
