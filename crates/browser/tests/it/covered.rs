//! The map stays below the panels that are looked at instead of it: it takes no keys there, and is up to date when it is back.

use anyhow::Result;
use browser::{House, Recorded, Screen, Theme, Visitor, cut};

/// All that is drawn on the map, hex by hex, without what only says how it came there.
const DRAWN: &str = "return ['.g1', '.g2', '.g3', '.g4', '.g5'].flatMap(layer =>
    [...document.querySelectorAll(`.board ${layer} :is(path, circle, rect, text)`)].map(one =>
        ['class', 'd', 'x', 'y', 'cx', 'cy', 'fill'].map(name => one.getAttribute(name)).join(' ') + one.textContent)).join('\\n')";

const TAKES_KEYS: &str = "document.querySelector('.mapp [tabindex=\"0\"]')";

async fn is_drawn(visitor: &Visitor) -> Result<()> {
    visitor.see("main.table[data-panel=map]").await?;
    visitor.see(".board .g5 text").await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_map_is_up_to_date_when_it_is_back() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&cut(&Recorded::Of1844.text()?, 420)?).await?;
    visitor.press("m").await?;
    is_drawn(&visitor).await?;
    visitor.until(TAKES_KEYS).await?;
    let first = visitor.eval(DRAWN).await?;
    visitor.press("h").await?;
    visitor.see(".hist").await?;
    visitor.until(&format!("!{TAKES_KEYS} && document.querySelector('.mapp').ariaHidden === 'true'")).await?;
    // Back to where the track was another.
    for _ in 0..60 {
        visitor.eval("window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))").await?;
    }
    let number = visitor.number().await?;
    assert_eq!(number, 360);
    assert!(visitor.eval(DRAWN).await? == first, "what nobody sees is drawn");
    visitor.press("m").await?;
    is_drawn(&visitor).await?;
    visitor.until(TAKES_KEYS).await?;
    let back = visitor.eval(DRAWN).await?;
    assert!(back != first, "nothing was built in 60 actions");
    let path = visitor.path().await?;
    let game = path.split('/').nth(2).and_then(|rest| rest.split('?').next()).unwrap().to_owned();
    visitor.go(&format!("/local/{game}/{number}?panel=map")).await?;
    visitor.until(&format!("Number(document.querySelector('main.table')?.dataset.number) === {number}")).await?;
    is_drawn(&visitor).await?;
    assert!(visitor.eval(DRAWN).await? == back, "it is not what a new page draws");
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_map_fits_a_window_that_changed_while_it_was_covered() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&cut(&Recorded::Of1844.text()?, 420)?).await?;
    visitor.press("m").await?;
    is_drawn(&visitor).await?;
    let fits = "(() => { const [map, pane] = ['.mapp', '.pane'].map(one => document.querySelector(one).getBoundingClientRect());
        return Math.abs(map.width - pane.width) < 1 && Math.abs(map.height - pane.height) < 1 })()";
    visitor.until(fits).await?;
    visitor.press("k").await?;
    visitor.see("main.table[data-panel=market]").await?;
    visitor.wear(Screen::Tablet, Theme::Light).await?;
    visitor.press("m").await?;
    is_drawn(&visitor).await?;
    visitor.until(fits).await?;
    visitor.leave().await
}
