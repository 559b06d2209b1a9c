//! Lists of tables: by title, by state, by words.

use anyhow::Result;
use browser::{House, Recorded, Screen, Visitor, cut};

async fn listed(visitor: &Visitor) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('table.mine tbody tr')].map(one => one.cells[0].innerText)";
    let rows = visitor.eval(script).await?.as_array().cloned().unwrap_or_default();
    Ok(rows.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_found_by_title_state_and_words() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.bring(&cut(&Recorded::Of1824.text()?, 420)?).await?;
    visitor.bring(&Recorded::Of1844.text()?).await?;
    visitor.depart("1844 Switzerland").await?;
    visitor.go("/").await?;
    visitor.see("table.mine tbody tr").await?;
    assert_eq!(listed(&visitor).await?.len(), 2, "one of the three is over");
    visitor.click("[data-year=\"1824\"]").await?;
    assert_eq!(listed(&visitor).await?, ["1824"]);
    visitor.click("[data-year=all]").await?;
    visitor.click("[data-shown=finished]").await?;
    assert_eq!(listed(&visitor).await?, ["1844"]);
    visitor.click("[data-shown=seats-free]").await?;
    assert!(listed(&visitor).await?.is_empty());
    visitor.click("[data-shown=running]").await?;
    visitor.type_into("#find-table", "nanette").await?;
    assert_eq!(listed(&visitor).await?, ["1844"], "a bot's name is found");
    assert_eq!(visitor.obstacles().await?, [""; 0]);
    visitor.leave().await
}

/// Nothing is lost at one click.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_deleted_comes_back() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.depart("1844 Switzerland").await?;
    visitor.go("/").await?;
    visitor.click("[data-forget]").await?;
    visitor.until("!document.querySelector('table.mine tbody tr')").await?;
    visitor.click("#regret").await?;
    visitor.see("table.mine tbody tr").await?;
    visitor.reload().await?;
    visitor.see("table.mine tbody tr").await?;
    visitor.leave().await
}
