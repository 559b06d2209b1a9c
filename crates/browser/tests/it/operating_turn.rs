//! A whole operating turn without a mouse, and what a screen reader says at each step of it.

use anyhow::Result;
use browser::{House, Recorded, Screen, Spoken, Visitor, cut};

const ENTER: &str = "\u{e007}";
/// A turn in which the company builds, may place a marker, runs, pays and may buy.
const BEGINS_AFTER: usize = 182;

/// What a screen reader has to say at a step.
struct Announced {
    /// The step as the panel names it for itself.
    decision: &'static str,
    /// Of the heading.
    heading: &'static str,
    /// Of the step among all steps.
    step: &'static str,
}

async fn hear(visitor: &Visitor, company: &str, wanted: &Announced) -> Result<()> {
    let Announced { decision, heading, step } = wanted;
    visitor.see(&format!("aside.side[data-decision={decision}][data-mine=true]")).await?;
    visitor.until(&format!("document.querySelector('#decision').innerText.includes('{heading}')")).await?;
    let spoken = visitor.spoken("aside.side").await?;
    let title = spoken.iter().find(|one| one.role == "heading");
    let title = title.unwrap_or_else(|| panic!("{decision}: no heading in {spoken:?}"));
    assert!(title.name.contains(company) && title.name.contains(heading), "{decision}: {title:?}");
    assert_eq!(title.live, "polite", "{decision}: a new step is announced");
    let current = visitor.text(".steps [aria-current=step]").await?;
    assert_eq!(current, *step, "{decision}: the step among the steps");
    let nameless: Vec<&Spoken> = spoken.iter().filter(|one| one.is_control() && one.name.trim().is_empty()).collect();
    assert!(nameless.is_empty(), "{decision}: without a name: {nameless:?}");
    assert!(spoken.iter().any(Spoken::is_control), "{decision}: nothing to choose in {spoken:?}");
    Ok(())
}

/// The keyboard stands on the heading of the new step, so that it is read first.
async fn stands_on_heading(visitor: &Visitor) -> Result<()> {
    visitor.until("document.activeElement.id === 'decision'").await?;
    let spoken = visitor.spoken("aside.side").await?;
    let focused: Vec<&Spoken> = spoken.iter().filter(|one| one.is_focused).collect();
    assert!(matches!(focused.as_slice(), [one] if one.role == "heading"), "{focused:?}");
    Ok(())
}

async fn moves_on(visitor: &Visitor, number: u64) -> Result<()> {
    visitor.until(&format!("Number(document.querySelector('main.table').dataset.number) > {number}")).await
}

async fn lay_a_tile(visitor: &Visitor) -> Result<()> {
    let number = visitor.number().await?;
    visitor.press("l").await?;
    visitor.until("document.activeElement.classList.contains('hit')").await?;
    let hex = visitor.eval("return document.activeElement.getAttribute('aria-label')").await?;
    assert!(hex.as_str().is_some_and(|name| name.len() > 2), "a hex says where it is: {hex}");
    visitor.press(" ").await?;
    visitor.see("[data-pick=ok]").await?;
    let primary = visitor.text("#primary").await?;
    assert!(!primary.trim().is_empty(), "the button says what will be built");
    visitor.press(ENTER).await?;
    moves_on(visitor, number).await
}

async fn press_on(visitor: &Visitor, key: &str) -> Result<()> {
    let number = visitor.number().await?;
    visitor.press(key).await?;
    moves_on(visitor, number).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_turn_is_played_by_keys_and_said_aloud() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&cut(&Recorded::Random1844.text()?, BEGINS_AFTER)?).await?;
    let company = visitor.text("#decision .vh").await?.trim().to_owned();
    assert!(!company.is_empty(), "the heading begins with the company");

    hear(&visitor, &company, &Announced { decision: "track", heading: "Build track", step: "Track" }).await?;
    lay_a_tile(&visitor).await?;
    if visitor.is("document.querySelector('aside.side[data-decision=track]')").await? {
        press_on(&visitor, "p").await?;
    }

    hear(&visitor, &company, &Announced { decision: "marker", heading: "Place a station", step: "Station" }).await?;
    stands_on_heading(&visitor).await?;
    press_on(&visitor, "p").await?;

    hear(&visitor, &company, &Announced { decision: "run", heading: "Run trains", step: "Run" }).await?;
    stands_on_heading(&visitor).await?;
    visitor.see("#primary:not([disabled])").await?;
    press_on(&visitor, ENTER).await?;

    hear(&visitor, &company, &Announced { decision: "dividend", heading: "Pay or withhold", step: "Pay" }).await?;
    stands_on_heading(&visitor).await?;
    press_on(&visitor, ENTER).await?;

    hear(&visitor, &company, &Announced { decision: "train", heading: "Buy trains", step: "Trains" }).await?;
    stands_on_heading(&visitor).await?;
    // The first train on sale, by its number.
    visitor.press("1").await?;
    visitor.see(".dbody [aria-pressed=true]").await?;
    visitor.see("#primary:not([disabled])").await?;
    press_on(&visitor, ENTER).await?;
    visitor.leave().await
}
