//! On a very wide screen a third column stands beside map and decision; a line of the timetable says who owns its trains.

use anyhow::Result;
use browser::{House, Recorded, Screen, Theme, cut};

const TAB: &str = "\u{e004}";

#[tokio::test(flavor = "multi_thread")]
async fn the_third_column_is_there_from_1680_on_and_is_remembered() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&cut(&Recorded::Of1844.text()?, 420)?).await?;
    assert!(!visitor.is("document.querySelector('.third')").await?, "there is no room for it on a desktop of 1440");
    visitor.wear(Screen::Wide, Theme::Light).await?;
    visitor.see(".third .lg .ll").await?;
    visitor.click(".third .seg1:nth-child(2)").await?;
    visitor.see(".third[data-aside=sheet] table.thin").await?;
    visitor.reload().await?;
    visitor.see(".third[data-aside=sheet]").await?;
    // What fills the large panel is not shown twice.
    visitor.press("s").await?;
    visitor.see(".third[data-aside=log]").await?;
    assert_eq!(visitor.obstacles().await?, [""; 0]);
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_the_timetable_shows_who_owns_such_trains() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&cut(&Recorded::Of1844.text()?, 420)?).await?;
    for _ in 0..12 {
        visitor.press(TAB).await?;
        if visitor.is("document.activeElement.dataset.train === '2'").await? {
            break;
        }
    }
    visitor.see(".gfp .rdl").await?;
    let text = visitor.text(".gfp").await?;
    assert!(text.contains("4H"), "{text}");
    assert_eq!(visitor.obstacles().await?, [""; 0]);
    visitor.leave().await
}
