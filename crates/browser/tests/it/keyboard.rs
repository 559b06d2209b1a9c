//! A game without a mouse.

use anyhow::Result;
use browser::{House, Recorded, Screen, cut};

const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_begun_and_played_by_keys() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.go("/").await?;
    visitor.see("#depart").await?;
    for _ in 0..60 {
        visitor.press(TAB).await?;
        if visitor.is("document.activeElement.id === 'depart'").await? {
            break;
        }
    }
    visitor.press(ENTER).await?;
    visitor.see("main.table").await?;
    visitor.until("document.querySelector('aside.side').dataset.mine === 'true'").await?;
    let number = visitor.number().await?;
    visitor.until("document.querySelector('#primary:not([disabled]), #ending')").await?;
    visitor.press(ENTER).await?;
    visitor.until(&format!("Number(document.querySelector('main.table').dataset.number) > {number}")).await?;
    for (key, panel) in
        [("k", "market"), ("c", "companies"), ("s", "players"), ("t", "tiles"), ("g", "log"), ("m", "map")]
    {
        visitor.press(key).await?;
        visitor.see(&format!("main.table[data-panel={panel}]")).await?;
    }
    visitor.press("?").await?;
    visitor.see("dialog[open]").await?;
    visitor.press(ESCAPE).await?;
    visitor.until("!document.querySelector('dialog[open]')").await?;
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tile_is_laid_by_keys() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&cut(&Recorded::Of1844.text()?, 300)?).await?;
    for _ in 0..40 {
        if visitor.is("document.querySelector('aside.side').dataset.decision === 'track'").await? {
            break;
        }
        let number = visitor.number().await?;
        // Whatever is proposed, or the end of the step.
        let key = if visitor.is("document.querySelector('#primary:not([disabled])')").await? { ENTER } else { "p" };
        visitor.press(key).await?;
        visitor.until(&format!("document.querySelector('main.table').dataset.number !== '{number}'")).await?;
    }
    let number = visitor.number().await?;
    visitor.press("l").await?;
    visitor.until("document.activeElement.classList.contains('hit')").await?;
    visitor.press(" ").await?;
    visitor.see("[data-pick=ok]").await?;
    visitor.press("r").await?;
    visitor.press(ENTER).await?;
    visitor.until(&format!("document.querySelector('main.table').dataset.number === '{}'", number + 1)).await?;
    visitor.leave().await
}

/// What was clicked is chosen: Enter then carries it out, and Esc forgets it.
#[tokio::test(flavor = "multi_thread")]
async fn enter_carries_out_what_was_chosen_by_mouse() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&cut(&Recorded::Of1844.text()?, 300)?).await?;
    visitor.see("aside.side[data-decision=shares]").await?;
    visitor.until("document.querySelector('.dbody .plist .stp button:last-child:not([disabled])')").await?;
    visitor.click(".dbody .plist .stp button:last-child:not([disabled])").await?;
    visitor.see("#primary:not([disabled])").await?;
    visitor.press(ESCAPE).await?;
    visitor.until("!document.querySelector('#primary')").await?;
    let number = visitor.number().await?;
    visitor.click(".dbody .plist .stp button:last-child:not([disabled])").await?;
    visitor.see("#primary:not([disabled])").await?;
    visitor.press(ENTER).await?;
    visitor.until(&format!("document.querySelector('main.table').dataset.number === '{}'", number + 1)).await?;
    visitor.leave().await
}

/// Money is never rounded to what would be legal.
#[tokio::test(flavor = "multi_thread")]
async fn a_bid_is_what_was_typed_or_nothing() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.depart("1844 Switzerland").await?;
    visitor.until("document.querySelector('aside.side').dataset.mine === 'true'").await?;
    visitor.see(".sumf input").await?;
    visitor.type_into(".sumf input", "9000").await?;
    visitor.until("document.querySelector('#primary')?.innerText.includes('9,000')").await?;
    assert!(visitor.is("document.querySelector('#primary').disabled").await?);
    assert!(visitor.text(".dact").await?.contains("cannot exceed your cash"));
    let number = visitor.number().await?;
    visitor.press(ENTER).await?;
    visitor.type_into(".sumf input", "65").await?;
    visitor.until("document.querySelector('#primary:not([disabled])')?.innerText.includes('65')").await?;
    assert_eq!(visitor.number().await?, number, "what is refused is not sent");
    visitor.press(ENTER).await?;
    visitor.until(&format!("Number(document.querySelector('main.table').dataset.number) > {number}")).await?;
    visitor.press("g").await?;
    visitor.until("[...document.querySelectorAll('.lg .ll')].some(one => one.innerText.includes('bids 65'))").await?;
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_is_put_elsewhere_and_stays_there() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&cut(&Recorded::Of1844.text()?, 420)?).await?;
    visitor.press("?").await?;
    visitor.click("[data-command=market]").await?;
    visitor.press("m").await?;
    // The map, which had it, gets the old key.
    visitor.until("document.querySelector('[data-command=market]').innerText === 'M'").await?;
    visitor.until("document.querySelector('[data-command=map]').innerText === 'K'").await?;
    assert_eq!(visitor.obstacles().await?, [""; 0]);
    visitor.press(ESCAPE).await?;
    visitor.until("!document.querySelector('dialog[open]')").await?;
    visitor.press("m").await?;
    visitor.see("main.table[data-panel=market]").await?;
    visitor.reload().await?;
    visitor.see("main.table").await?;
    visitor.press("k").await?;
    visitor.see("main.table[data-panel=map]").await?;
    visitor.press("?").await?;
    visitor.click("#keys-as-printed").await?;
    visitor.until("document.querySelector('[data-command=market]').innerText === 'K'").await?;
    visitor.leave().await
}
