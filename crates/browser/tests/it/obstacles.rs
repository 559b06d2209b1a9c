//! axe-core finds nothing serious, on any screen, in either theme.

use anyhow::Result;
use browser::{House, Recorded, Screen, Theme, Visitor, cut};

async fn check(visitor: &Visitor, what: &str, found: &mut Vec<String>) -> Result<()> {
    let obstacles = visitor.obstacles().await?;
    found.extend(obstacles.into_iter().map(|one| format!("{what}: {one}")));
    Ok(())
}

async fn screens(screen: Screen, theme: Theme) -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(screen).await?;
    visitor.wear(screen, theme).await?;
    let mut found = Vec::new();
    for path in ["/", "/import", "/rules", "/nowhere"] {
        visitor.go(path).await?;
        visitor.see("main").await?;
        check(&visitor, path, &mut found).await?;
    }
    // The auction, then positions in the middle of a game of each title.
    visitor.depart("1844 Switzerland").await?;
    check(&visitor, "auction", &mut found).await?;
    for (recorded, actions) in [(Recorded::Of1844, 300), (Recorded::Of1824, 420)] {
        visitor.bring(&cut(&recorded.text()?, actions)?).await?;
        let path = visitor.path().await?;
        let game = path.split('?').next().unwrap_or_default().to_owned();
        for panel in ["map", "market", "companies", "players", "trains", "tiles", "log", "rules", "history"] {
            visitor.go(&format!("{game}?panel={panel}")).await?;
            visitor.see(&format!("main.table[data-panel={panel}]")).await?;
            check(&visitor, &format!("{recorded:?} {panel}"), &mut found).await?;
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_serious_on_a_wide_screen() -> Result<()> {
    screens(Screen::Desktop, Theme::Light).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_serious_in_the_dark_on_a_phone() -> Result<()> {
    screens(Screen::Phone, Theme::Dark).await
}
