//! People at tables of the server: guests have names and keys, seats go to bots and come back.

use std::time::Duration;

use anyhow::Result;
use browser::{House, Meeting, Player, Screen, Theme};

/// Opens a table where bots hold all other seats.
async fn against_bots(visitor: &browser::Visitor) -> Result<()> {
    visitor.go("/").await?;
    visitor.see("#open-table").await?;
    for (row, item) in [("Players", "3"), ("Bots among them", "2"), ("Bots", "Express")] {
        visitor
            .eval(&format!(
                "const row = [...document.querySelectorAll('.st [role=group]')].find(one => one.ariaLabel === '{row}');
                 [...row.querySelectorAll('button')].find(one => one.innerText === '{item}').click()"
            ))
            .await?;
    }
    visitor.click("#open-table").await?;
    visitor.see("main.table").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_without_a_name_is_given_one() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    against_bots(&visitor).await?;
    let names = visitor.text(".plr").await?;
    let own = visitor.eval("return JSON.parse(localStorage['kursbuch.settings']).player").await?;
    let own = own.as_str().unwrap_or_default();
    assert!(!own.is_empty() && own != "You" && names.contains(own), "{own} in {names}");
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_signed_out_comes_back() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    against_bots(&visitor).await?;
    visitor.go("/").await?;
    visitor.see("table.mine tbody tr").await?;
    visitor.click("[data-account]").await?;
    visitor.click("#sign-out").await?;
    assert!(visitor.text("dialog[open]").await?.contains("guest"));
    assert_eq!(visitor.obstacles().await?, [""; 0]);
    visitor.click("#confirm").await?;
    visitor.until("!document.querySelector('table.mine tbody tr')").await?;
    visitor.reload().await?;
    visitor.click("[data-account]").await?;
    visitor.click("#come-back").await?;
    visitor.see("table.mine tbody tr").await?;
    // The key signs in elsewhere.
    visitor.click("#show-key").await?;
    visitor.until("document.querySelector('#account-form .inv input')?.value.includes('#key=')").await?;
    let link = visitor.eval("return new URL(document.querySelector('#account-form .inv input').value).hash").await?;
    let other = house.visitor(Screen::Phone).await?;
    other.go(&format!("/{}", link.as_str().unwrap_or_default())).await?;
    other.see("table.mine tbody tr").await?;
    assert!(other.is("location.hash === ''").await?, "the key does not stay in the address");
    other.leave().await?;
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_to_a_bot_and_taken_back() -> Result<()> {
    let house = House::open()?;
    let Meeting { mover, waiter, .. } = Meeting::begin(&house).await?;
    let number = mover.number().await?;
    let seat = mover.eval("return document.querySelector('.plr .pl.act [data-seat]').dataset.seat").await?;
    let seat = format!(".plr [data-seat=\"{}\"]", seat.as_str().unwrap_or_default());
    mover.click(&seat).await?;
    mover.click("#hand-over").await?;
    // The bot moves for it.
    waiter.until(&format!("Number(document.querySelector('main.table').dataset.number) > {number}")).await?;
    mover.click(&seat).await?;
    mover.click("#take-back").await?;
    mover.until("!document.querySelector('dialog[open]')").await?;
    mover.until(&format!("!document.querySelector('{seat}').closest('.pl').innerText.includes('bot')")).await?;
    mover.leave().await?;
    waiter.leave().await
}

/// The host fills a seat with a bot and names the table; both see who is there; who leaves a running game leaves it to a
/// bot.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_filled_named_and_left() -> Result<()> {
    let house = House::open()?;
    let (anna, beat) = (house.visitor(Screen::Desktop).await?, house.visitor(Screen::Desktop).await?);
    anna.go("/").await?;
    anna.see("#open-table").await?;
    let three = "[...[...document.querySelectorAll('.st [role=group]')].find(one => one.ariaLabel === 'Players')
        .querySelectorAll('button')].find(one => one.innerText === '3').click()";
    anna.eval(three).await?;
    anna.click("#open-table").await?;
    anna.see("#start[disabled]").await?;
    beat.go(&anna.path().await?).await?;
    assert!(!beat.is("document.querySelector('[data-fill]')").await?, "only the host seats bots");
    beat.click("[data-join]").await?;
    anna.see("[data-here='1']").await?;
    beat.see("[data-here='0']").await?;
    anna.click("[data-fill]").await?;
    beat.until("document.querySelector('.dep').innerText.includes('Alfred')").await?;
    anna.click("#rename-table").await?;
    anna.type_into("#table-name", " Gotthard").await?;
    anna.press("\u{e007}").await?;
    beat.until("document.querySelector('h1').innerText.includes('Gotthard')").await?;
    anna.click("#start:not([disabled])").await?;
    beat.see("main.table .plr [data-here='0']").await?;
    beat.click(".plr .pl:has(.you) [data-seat]").await?;
    beat.click("#resign").await?;
    beat.click("#confirm-resign").await?;
    beat.see("#depart").await?;
    anna.until("document.querySelectorAll('.plr .nm1 .o:last-child').length === 2").await?;
    anna.leave().await?;
    beat.leave().await
}

/// Whoever comes later reads it as well.
#[tokio::test(flavor = "multi_thread")]
async fn an_undo_is_told_after_a_reload() -> Result<()> {
    let house = House::open()?;
    let Meeting { mover, waiter, .. } = Meeting::begin(&house).await?;
    Player::new(&mover).play_until(&["auction"], Duration::from_secs(30)).await?;
    mover.press("z").await?;
    waiter.press("g").await?;
    waiter.until("document.querySelector('.chl')?.innerText.includes('went back to action')").await?;
    // The address follows at rest: only then does the page come back with the log.
    waiter.until("location.search.includes('panel=log')").await?;
    waiter.reload().await?;
    waiter.until("document.querySelector('.chl')?.innerText.includes('went back to action')").await?;
    mover.leave().await?;
    waiter.leave().await
}

/// The map has no say in an auction, and a phone hides it: not what others ask for.
#[tokio::test(flavor = "multi_thread")]
async fn what_others_ask_for_is_seen_on_a_phone() -> Result<()> {
    let house = House::open()?;
    let Meeting { mover, waiter, .. } = Meeting::begin(&house).await?;
    for visitor in [&mover, &waiter] {
        Player::new(visitor).play_until(&["auction"], Duration::from_secs(30)).await?;
    }
    waiter.wear(Screen::Phone, Theme::Light).await?;
    mover.press("z").await?;
    waiter.until("document.querySelector('[data-agree]')?.offsetParent").await?;
    assert!(waiter.is("document.querySelector('main.table').dataset.look === 'decision'").await?);
    assert!(!waiter.is("document.querySelector('.mapw').offsetParent").await?);
    let number = mover.number().await?;
    waiter.click("[data-agree=yes]").await?;
    mover.until(&format!("Number(document.querySelector('main.table').dataset.number) < {number}")).await?;
    mover.leave().await?;
    waiter.leave().await
}
