//! Clocks at a table: chosen with it, shown at every seat, paused by consent, set by a calendar.

use anyhow::Result;
use browser::{House, Meeting, Screen};

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_and_is_paused_by_consent() -> Result<()> {
    let house = House::open()?;
    let clock = [("Clock", "live"), ("Each player has", "15 min")];
    let Meeting { mover, waiter, .. } = Meeting::begin_with(&house, &clock).await?;
    for visitor in [&mover, &waiter] {
        visitor.until("document.querySelectorAll('.plr .clk.set').length === 3").await?;
        visitor.until("document.querySelectorAll('.plr .clk .runs').length === 1").await?;
    }
    assert!(mover.is("document.querySelector('.pl.act .clk .runs').innerText.startsWith('1')").await?);
    assert_eq!(mover.obstacles().await?, [""; 0]);
    // Whoever opened the table pauses it at once; the other one asks.
    mover.click("#menu").await?;
    mover.click("#pause").await?;
    mover.press("\u{e00c}").await?;
    let agree = "(document.querySelector('[data-agree]')?.click(), document.querySelector('#paused'))";
    waiter.until(agree).await?;
    mover.see("#paused").await?;
    mover.until("document.querySelectorAll('.plr .clk .runs').length === 0").await?;
    // Nobody can act meanwhile.
    let number = mover.number().await?;
    mover.click("#ending").await?;
    mover.see(".toast[role=alert]").await?;
    assert_eq!(mover.number().await?, number);
    // Going on takes the same.
    mover.click("#paused #pause").await?;
    waiter.until("(document.querySelector('[data-agree]')?.click(), !document.querySelector('#paused'))").await?;
    mover.until("document.querySelectorAll('.plr .clk .runs').length === 1").await?;
    mover.leave().await?;
    waiter.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_calendar_is_kept() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Phone).await?;
    visitor.go("/").await?;
    visitor.see("[data-account]").await?;
    visitor.eval_async("const done = arguments[0]; fetch('/api/guests', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Anna' }) }).then(done)").await?;
    visitor.reload().await?;
    visitor.until("document.querySelector('[data-account]')?.innerText.includes('Anna')").await?;
    visitor.click("[data-account]").await?;
    visitor.click("#calendar summary").await?;
    visitor.click("#quiet-hours").await?;
    visitor.click("#weekends-off").await?;
    visitor.click("#save-calendar").await?;
    visitor.see("#calendar .good").await?;
    assert_eq!(visitor.obstacles().await?, [""; 0]);
    visitor.reload().await?;
    visitor.click("[data-account]").await?;
    visitor.click("#calendar summary").await?;
    visitor
        .until("document.querySelector('#weekends-off').checked && document.querySelector('#quiet-hours').checked")
        .await?;
    visitor.leave().await
}
