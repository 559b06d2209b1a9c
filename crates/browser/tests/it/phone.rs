//! On a phone: one thing at a time, nothing cut off, the primary button under the thumb.

use std::time::Duration;

use anyhow::Result;
use browser::{House, Language, Player, Recorded, Screen, Theme, Visitor};

async fn fits(visitor: &Visitor, what: &str) -> Result<()> {
    let wide = visitor.eval("return document.scrollingElement.scrollWidth").await?;
    assert!(wide.as_u64().unwrap() <= 390, "{what} is {wide} wide");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_played_on_a_phone() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Phone).await?;
    visitor.go("/").await?;
    visitor.see("#depart").await?;
    fits(&visitor, "home").await?;
    visitor.depart("1844 Switzerland").await?;
    fits(&visitor, "auction").await?;
    let mut player = Player::new(&visitor);
    player.play_until(&["auction", "shares"], Duration::from_secs(120)).await?;
    fits(&visitor, "shares").await?;
    // Undo, the bank and one's own money are there without the bars of a large screen.
    let bar = visitor.text(".pbar").await?;
    assert!(bar.contains("Bank") && bar.contains("Undo"), "{bar}");
    visitor.until("document.querySelector('aside.side').dataset.mine === 'true'").await?;
    let number = visitor.number().await?;
    visitor.click(".pbar .pbb:last-child").await?;
    visitor.until(&format!("Number(document.querySelector('main.table').dataset.number) < {number}")).await?;
    // While somebody reads, no button moves.
    visitor.click(".ptab button:nth-child(5)").await?;
    visitor.see("main.table[data-panel=log]").await?;
    assert!(!visitor.is("[...document.querySelectorAll('#primary, #ending')].some(one => one.offsetParent)").await?);
    visitor.click(".backd").await?;
    visitor.see("main.table[data-look=decision]").await?;
    visitor.leave().await
}

/// The page does not scroll sideways: what sticks out of it cannot be reached.
#[tokio::test(flavor = "multi_thread")]
async fn the_own_tables_fit_a_phone() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Phone).await?;
    for language in Language::ALL {
        visitor.speak(language).await?;
        visitor.bring(&browser::cut(&Recorded::Of1824.text()?, 420)?).await?;
        visitor.go("/").await?;
        visitor.see(".mine [data-forget]").await?;
        let right = "return Math.max(...[...document.querySelectorAll('.mine *')].map(one => one.getBoundingClientRect().right))";
        let right = visitor.eval(right).await?;
        assert!(right.as_f64().is_some_and(|right| right <= 390.0), "{}: {right}", language.code());
    }
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_panel_fits_a_phone() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Phone).await?;
    for recorded in [Recorded::Of1844, Recorded::Of1824] {
        visitor.bring(&browser::cut(&recorded.text()?, 420)?).await?;
        let path = visitor.path().await?;
        let game = path.split('?').next().unwrap().to_owned();
        for panel in ["map", "market", "companies", "players", "trains", "tiles", "log", "rules", "history"] {
            visitor.go(&format!("{game}?panel={panel}")).await?;
            visitor.see(&format!("main.table[data-panel={panel}]")).await?;
            fits(&visitor, panel).await?;
            let tab = visitor.eval("return Math.min(...[...document.querySelectorAll('.ptab button')].map(one => one.getBoundingClientRect().height))").await?;
            assert!(tab.as_f64().unwrap() >= 44.0, "tabs are {tab} high");
        }
    }
    visitor.leave().await
}

/// Actions before a surrender that follows a formation.
const AFTER_A_FORMATION: usize = 535;

#[tokio::test(flavor = "multi_thread")]
async fn the_account_of_a_formation_opens_from_any_decision() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Phone).await?;
    visitor.bring(&browser::cut(&Recorded::Random1844.text()?, AFTER_A_FORMATION)?).await?;
    assert!(visitor.is("document.querySelector('main.table').dataset.decision === 'surrender'").await?);
    visitor.until("document.querySelector('[data-formed] .btn')?.offsetParent").await?;
    visitor.click("[data-formed] .btn").await?;
    visitor.see("dialog[open] .frm, dialog.frm[open]").await?;
    visitor.leave().await
}

/// Nothing of them is out of sight, the way out of them least of all; and day and night are followed while they are open.
#[tokio::test(flavor = "multi_thread")]
async fn the_settings_fit_a_phone_and_follow_the_system() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Phone).await?;
    for language in Language::ALL {
        visitor.speak(language).await?;
        visitor.bring(&browser::cut(&Recorded::Of1844.text()?, 300)?).await?;
        visitor.click(".pbar .pbb").await?;
        visitor.see("dialog[open]").await?;
        let is_whole = "[...document.querySelectorAll('dialog[open] button, dialog[open] a')]
            .every(one => { const { left, right } = one.getBoundingClientRect(); return left >= 0 && right <= 390 })";
        assert!(visitor.is(is_whole).await?, "{language:?}");
    }
    visitor.wear(Screen::Phone, Theme::Dark).await?;
    visitor.until("document.documentElement.dataset.theme === 'dark'").await?;
    visitor.wear(Screen::Phone, Theme::Light).await?;
    visitor.until("document.documentElement.dataset.theme === 'light'").await?;
    visitor.leave().await
}
