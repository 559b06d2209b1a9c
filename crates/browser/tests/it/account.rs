//! What happened is told and shown: lines light up map and market, and the end of a round has its account.

use anyhow::Result;
use browser::{House, Recorded, Screen, cut};

const ESCAPE: &str = "\u{e00c}";
/// Actions before the one that ends the first share round.
const LAST_PASS: usize = 43;
/// Actions before one that starts a company.
const BEFORE_A_START: usize = 27;

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_the_log_is_seen_on_the_map() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Wide).await?;
    visitor.bring(&cut(&Recorded::Of1824.text()?, 58)?).await?;
    visitor.press("m").await?;
    visitor.see(".third .lg .ll").await?;
    let point =
        "const line = [...document.querySelectorAll('.third .lg .ll')].find(one => one.textContent.includes('tile'));
                 line.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
                 return line.textContent";
    visitor.eval(point).await?;
    visitor.see(".g6 .ptd").await?;
    visitor.eval("document.querySelector('.third .lg').dispatchEvent(new MouseEvent('mouseleave')); return 0").await?;
    visitor.until("!document.querySelector('.g6 .ptd')").await?;
    // The keyboard points as well, and Esc looks away.
    visitor.eval("[...document.querySelectorAll('.third .lg .ll')].find(one => one.textContent.includes('tile')).querySelector('.no').focus(); return 0").await?;
    visitor.see(".g6 .ptd").await?;
    visitor.press(ESCAPE).await?;
    visitor.until("!document.querySelector('.g6 .ptd')").await?;
    visitor.leave().await
}

/// The last pass of a share round is played by hand: the curtain falls, and Esc puts it away.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_round_is_told_until_it_is_put_away() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Phone).await?;
    visitor.bring(&cut(&Recorded::Of1844.text()?, LAST_PASS)?).await?;
    assert!(!visitor.is("document.querySelector('.curt')").await?);
    visitor.click("#ending").await?;
    visitor.see(".curt").await?;
    let text = visitor.text(".curt").await?;
    assert!(text.contains("SR 1 has ended"), "{text}");
    assert_eq!(visitor.obstacles().await?, [""; 0]);
    visitor.press(ESCAPE).await?;
    visitor.until("!document.querySelector('.curt')").await?;
    visitor.leave().await
}

/// A par is chosen on the market itself; the list beside it follows.
#[tokio::test(flavor = "multi_thread")]
async fn a_par_is_chosen_on_the_market() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&cut(&Recorded::Of1844.text()?, BEFORE_A_START)?).await?;
    visitor.press("k").await?;
    visitor.see(".dbody [data-start] button").await?;
    visitor.click(".dbody [data-start] button").await?;
    visitor.see(".mkq").await?;
    visitor
        .eval("document.querySelector('.mkq').dispatchEvent(new MouseEvent('click', { bubbles: true })); return 0")
        .await?;
    visitor.see(".pars tr.cr2").await?;
    visitor.see(".mkq.on").await?;
    visitor.see("#primary:not([disabled])").await?;
    let text = visitor.text(".stage .note").await?;
    assert!(text.contains("It launches when"), "{text}");
    visitor.leave().await
}
