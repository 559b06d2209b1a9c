//! Two browsers at one table of the server: moves travel, and a lost line comes back.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use browser::{House, Player, Screen, Visitor};

/// Anna opens a table with a bot, Beat comes by its address.
async fn two_at_a_table(house: &House) -> Result<(Visitor, Visitor)> {
    let (anna, beat) = (house.visitor(Screen::Desktop).await?, house.visitor(Screen::Desktop).await?);
    for (visitor, name) in [(&anna, "Anna"), (&beat, "Beat")] {
        visitor.go("/").await?;
        visitor.type_into("#own-name", name).await?;
        visitor.press("\u{e004}").await?;
    }
    anna.type_into("#table-name", "Gotthard").await?;
    anna.see("#open-table").await?;
    anna.eval(
        "const row = name => [...document.querySelectorAll('.st [role=group]')].find(one => one.ariaLabel === name);
         [...row('Players').querySelectorAll('button')].find(one => one.innerText === '3').click()",
    )
    .await?;
    anna.eval(
        "const row = name => [...document.querySelectorAll('.st [role=group]')].find(one => one.ariaLabel === name);
         [...row('Bots among them').querySelectorAll('button')].find(one => one.innerText === '1').click();
         [...row('Bots').querySelectorAll('button')].find(one => one.innerText === 'Express').click()",
    )
    .await?;
    anna.click("#open-table").await?;
    anna.see("#start").await?;
    beat.go(&anna.path().await?).await?;
    beat.click("[data-join]").await?;
    // Seated, and nothing on its way any more.
    beat.see(".dep .lk").await?;
    Ok((anna, beat))
}

async fn start(anna: &Visitor, beat: &Visitor) -> Result<()> {
    anna.click("#start:not([disabled])").await?;
    for visitor in [anna, beat] {
        visitor.see("main.table").await?;
        visitor.until("document.querySelector('[data-line=cn]')").await?;
    }
    Ok(())
}

/// Who has the turn, and who has not.
async fn whose_turn<'v>(anna: &'v Visitor, beat: &'v Visitor) -> Result<(&'v Visitor, &'v Visitor)> {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(30) {
        for (one, other) in [(anna, beat), (beat, anna)] {
            if one.is("document.querySelector('aside.side').dataset.mine === 'true'").await? {
                return Ok((one, other));
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    bail!("nobody has the turn\n{}\n{}", anna.report().await, beat.report().await)
}

/// Moves once for whoever has the turn; the other one sees it.
async fn one_moves(anna: &Visitor, beat: &Visitor) -> Result<()> {
    let (mover, watcher) = whose_turn(anna, beat).await?;
    Player::new(mover).play_until(&["auction"], Duration::from_secs(30)).await?;
    let number = mover.number().await?;
    watcher.until(&format!("Number(document.querySelector('main.table').dataset.number) >= {number}")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_see_each_others_moves_and_words() -> Result<()> {
    let house = House::open()?;
    let (anna, beat) = two_at_a_table(&house).await?;
    start(&anna, &beat).await?;
    one_moves(&anna, &beat).await?;
    one_moves(&anna, &beat).await?;
    anna.press("g").await?;
    anna.type_into("#chat", "Gute Fahrt!").await?;
    anna.press("\u{e007}").await?;
    beat.press("g").await?;
    beat.until("document.querySelector('.chl')?.innerText.includes('Gute Fahrt!')").await?;
    anna.leave().await?;
    beat.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_made_without_a_line_arrives_when_it_is_back() -> Result<()> {
    let mut house = House::open()?;
    let (anna, beat) = two_at_a_table(&house).await?;
    start(&anna, &beat).await?;
    let (mover, _) = whose_turn(&anna, &beat).await?;
    let number = mover.number().await?;
    house.stop_server();
    mover.until("document.querySelector('[data-line=\"cn w\"]')").await?;
    mover.click("#ending").await?;
    // The move is kept and said to be.
    mover.until("document.querySelector('[data-line=\"cn w\"]').innerText.includes('kept')").await?;
    house.restart_server()?;
    for visitor in [&anna, &beat] {
        let patience = Duration::from_secs(40);
        let arrived = format!("Number(document.querySelector('main.table').dataset.number) > {number}");
        visitor.until_within(&arrived, patience).await?;
        visitor.until_within("document.querySelector('[data-line=cn]')", patience).await?;
    }
    mover.reload().await?;
    assert!(mover.number().await? > number);
    anna.leave().await?;
    beat.leave().await
}

/// The stream may be quicker than an answer to a request: what it brought meanwhile must not be lost with it.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_comes_late_takes_nothing_back() -> Result<()> {
    let house = House::open()?;
    let (anna, beat) = two_at_a_table(&house).await?;
    beat.eval(
        "const fetched = window.fetch;
         window.held = [];
         window.fetch = async (...asked) => {
             const answer = await fetched(...asked);
             await new Promise(resume => window.held.push(resume));
             return answer;
         }",
    )
    .await?;
    anna.click("#start:not([disabled])").await?;
    anna.see("main.table").await?;
    beat.until("window.held.length > 0").await?;
    // The answer that Beat waits for does not know of this, the stream brings it.
    anna.press("g").await?;
    anna.type_into("#chat", "Gute Fahrt!").await?;
    anna.press("\u{e007}").await?;
    anna.until("document.querySelector('.chl')?.innerText.includes('Gute Fahrt!')").await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    beat.eval("window.held.forEach(resume => resume()); window.held = { push: resume => resume() }").await?;
    beat.see("main.table").await?;
    beat.press("g").await?;
    beat.until("document.querySelector('.chl')?.innerText.includes('Gute Fahrt!')").await?;
    anna.leave().await?;
    beat.leave().await
}
