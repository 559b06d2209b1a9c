//! axe-core finds nothing of any level, on any screen, in either theme.

use anyhow::Result;
use browser::{House, Language, SCENES, Scenes, Screen, Theme};

/// On every screen, in one browser.
async fn look(screen: Screen, theme: Theme, language: Language) -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(screen).await?;
    visitor.wear(screen, theme).await?;
    visitor.speak(language).await?;
    let mut scenes = Scenes::new(&visitor);
    let mut found = Vec::new();
    for scene in SCENES {
        scenes.show(scene).await?;
        found.extend(visitor.obstacles().await?.into_iter().map(|one| format!("{}: {one}", scene.name)));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn none_on_a_wide_screen() -> Result<()> {
    look(Screen::Desktop, Theme::Light, Language::German).await
}

#[tokio::test(flavor = "multi_thread")]
async fn none_in_the_dark_on_a_phone() -> Result<()> {
    look(Screen::Phone, Theme::Dark, Language::Polish).await
}
