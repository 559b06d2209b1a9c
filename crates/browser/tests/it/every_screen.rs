//! Every screen speaks its reader's language and no other, and axe-core finds nothing of any level on it.
//!
//! To come to all screens takes longer than to look at them, so what holds for all of them is asked in one walk.

use anyhow::Result;
use browser::{House, Language, SCENES, Scenes, Screen, Theme};

use crate::own_words::{foreign, strangers};

/// Games are named when they are brought in, so each language has a browser of its own.
async fn holds(screen: Screen, theme: Theme, language: Language) -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(screen).await?;
    visitor.wear(screen, theme).await?;
    visitor.speak(language).await?;
    let foreign = foreign(language)?;
    assert!(foreign.len() > 1_000, "only {} words belong to others", foreign.len());
    let mut scenes = Scenes::new(&visitor);
    let mut found = Vec::new();
    for scene in SCENES {
        scenes.show(scene).await?;
        let strangers = strangers(&visitor, &foreign).await?;
        if !strangers.is_empty() {
            found.push(format!("{}: {}", scene.name, strangers.join(" ")));
        }
        // Obstacles do not depend on the language: English has them where German has.
        if language != Language::English {
            found.extend(visitor.obstacles().await?.into_iter().map(|one| format!("{}: {one}", scene.name)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn holds_in_english() -> Result<()> {
    holds(Screen::Desktop, Theme::Light, Language::English).await
}

#[tokio::test(flavor = "multi_thread")]
async fn holds_in_german() -> Result<()> {
    holds(Screen::Desktop, Theme::Light, Language::German).await
}

#[tokio::test(flavor = "multi_thread")]
async fn holds_in_polish_in_the_dark_on_a_phone() -> Result<()> {
    holds(Screen::Phone, Theme::Dark, Language::Polish).await
}
