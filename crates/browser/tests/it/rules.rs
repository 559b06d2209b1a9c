//! The rule book beside a game: found by the words of players, and led back to the moments where a rule came up.

use anyhow::Result;
use browser::{House, SCENES, Scenes, Screen};

#[tokio::test(flavor = "multi_thread")]
async fn a_question_finds_its_rule_and_the_rule_its_moments() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    let mut scenes = Scenes::new(&visitor);
    scenes.show(SCENES.iter().find(|scene| scene.name == "rules-panel").unwrap()).await?;
    visitor.type_into("#find-rule", "When can I sell my shares?").await?;
    visitor.until("(document.querySelector('.book article')?.dataset.id || '').includes('-SR-')").await?;
    // A rule opens over the game, with moments of this game below it.
    visitor.eval("document.querySelector('.book article a.rid').click()").await?;
    visitor.see("dialog[open] [data-moments] li, dialog[open] .xs").await?;
    visitor.eval("document.querySelector('dialog[open] .act2 .btn').click()").await?;
    visitor.until("!document.querySelector('dialog[open]')").await?;
    visitor.type_into("#find-rule", "launch").await?;
    visitor.until("document.querySelector('.book [data-id$=\"LAUNCH-04\"]')").await?;
    visitor.eval("document.querySelector('.book [data-id$=\"LAUNCH-04\"] a.rid').click()").await?;
    visitor.see("dialog[open] [data-moments] li").await?;
    visitor.eval("document.querySelector('dialog[open] [data-moments] li .no').click()").await?;
    visitor.until("!document.querySelector('dialog[open]') && /\\/\\d+/.test(location.pathname)").await?;
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_found_is_said_with_a_suggestion() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Phone).await?;
    visitor.go("/rules").await?;
    visitor.type_into("#find-rule", "dividand").await?;
    visitor.see("[data-suggestion]").await?;
    visitor.click("[data-suggestion]").await?;
    visitor.until("document.querySelectorAll('.book article').length > 3").await?;
    visitor.type_into("#find-rule", "zeppelin").await?;
    visitor.until("!document.querySelector('.book article') && document.querySelector('[role=status]')").await?;
    visitor.leave().await
}
