//! The formation of a state railway is laid open as an account.

use anyhow::Result;
use browser::{House, Recorded, Screen, Theme};

const ESCAPE: &str = "\u{e00c}";

#[tokio::test(flavor = "multi_thread")]
async fn the_account_of_the_sbb_has_five_companies_and_goes_away() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&Recorded::Of1844.text()?).await?;
    let path = visitor.path().await?;
    let game = path.split('?').next().unwrap_or_default().trim_end_matches('/').to_owned();
    visitor.go(&format!("{game}?panel=log")).await?;
    visitor.type_into("#search", "national railway is formed").await?;
    visitor.until("document.querySelectorAll('.scroll .lg .ll').length === 1").await?;
    visitor.click(".scroll .lg .ll .no").await?;
    // In history nothing opens by itself.
    visitor.see("[data-formed]").await?;
    assert!(!visitor.is("document.querySelector('.frm')").await?);
    visitor.click("[data-formed] .btn").await?;
    visitor.see(".frm").await?;
    let text = visitor.text(".frm").await?;
    for company in ["Nordostbahn", "Centralbahn", "Vereinigte Schweizer Bahnen", "Jura-Simplon", "Gotthardbahn"] {
        assert!(text.contains(company), "{text}");
    }
    assert_eq!(visitor.obstacles().await?, [""; 0]);
    visitor.wear(Screen::Phone, Theme::Dark).await?;
    assert_eq!(visitor.obstacles().await?, [""; 0]);
    visitor.wear(Screen::Desktop, Theme::Light).await?;
    // The sheet has the keyboard to itself: its heading is read first, and no key moves behind it.
    visitor.until("document.activeElement.tagName === 'H1'").await?;
    let number = visitor.number().await?;
    visitor.press("p").await?;
    visitor.press("k").await?;
    assert_eq!(visitor.number().await?, number);
    assert!(!visitor.is("document.querySelector('main.table[data-panel=market]')").await?);
    visitor.press(ESCAPE).await?;
    visitor.until("!document.querySelector('.frm')").await?;
    visitor.leave().await
}
