//! Two browsers at one table of the server: moves travel, and a lost line comes back.

use std::time::Duration;

use anyhow::Result;
use browser::{House, Player, Screen, Visitor};

/// Anna opens a table with a bot, Beat comes by its address; it starts.
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
    anna.click("#start:not([disabled])").await?;
    for visitor in [&anna, &beat] {
        visitor.see("main.table").await?;
        visitor.until("document.querySelector('[data-line=cn]')").await?;
    }
    Ok((anna, beat))
}

/// Moves once for whoever has the turn, and says who it was.
async fn one_moves<'v>(anna: &'v Visitor, beat: &'v Visitor) -> Result<(&'v Visitor, &'v Visitor)> {
    loop {
        for (one, other) in [(anna, beat), (beat, anna)] {
            if one.is("document.querySelector('aside.side').dataset.mine === 'true'").await? {
                let mut player = Player::new(one);
                player.play_until(&["auction"], Duration::from_secs(30)).await?;
                return Ok((one, other));
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_see_each_others_moves_and_words() -> Result<()> {
    let house = House::open()?;
    let (anna, beat) = two_at_a_table(&house).await?;
    let (mover, watcher) = one_moves(&anna, &beat).await?;
    let number = mover.number().await?;
    watcher.until(&format!("Number(document.querySelector('main.table').dataset.number) >= {number}")).await?;
    let (mover, watcher) = one_moves(&anna, &beat).await?;
    let number = mover.number().await?;
    watcher.until(&format!("Number(document.querySelector('main.table').dataset.number) >= {number}")).await?;
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
    anna.until("['true', 'false'].includes(document.querySelector('aside.side').dataset.mine)").await?;
    let mover = loop {
        if anna.is("document.querySelector('aside.side').dataset.mine === 'true'").await? {
            break &anna;
        }
        if beat.is("document.querySelector('aside.side').dataset.mine === 'true'").await? {
            break &beat;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
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
