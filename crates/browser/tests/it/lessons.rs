//! Every lesson can be played through by clicking, in every language: wrong answers are explained, right ones lead on, and
//! what was learned is remembered. Beside the first decisions of a first game stands a card.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use browser::{House, Language, Screen, Visitor};

/// A step as its file has it: its name, and how many answers there are to choose from.
struct Step {
    name: String,
    choices: usize,
}

/// All lessons by name.
fn lessons() -> Result<BTreeMap<String, Vec<Step>>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../teacher/lessons");
    let mut lessons = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let id = path.file_stem().and_then(|name| name.to_str()).context("a lesson without a name")?.to_owned();
        let file: toml::Table = fs::read_to_string(&path)?.parse()?;
        let steps = file["step"].as_array().context("no steps")?;
        let step = |step: &toml::Value| Step {
            name: step["name"].as_str().unwrap_or_default().to_owned(),
            choices: step.get("choices").and_then(toml::Value::as_array).map_or(0, Vec::len),
        };
        lessons.insert(id, steps.iter().map(step).collect());
    }
    Ok(lessons)
}

/// What the lessons are called in a language.
fn titles(language: Language) -> Result<BTreeMap<String, String>> {
    let path = format!("../view/locales/{}/lessons.ftl", language.code());
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path))?;
    let messages = text.lines().filter_map(|line| line.strip_prefix("lesson-")?.split_once(" = "));
    Ok(messages.map(|(key, words)| (key.to_owned(), words.to_owned())).collect())
}

/// Plays all lessons, each from the end of the one before.
async fn learn(language: Language) -> Result<()> {
    let (lessons, titles) = (lessons()?, titles(language)?);
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.speak(language).await?;
    visitor.go("/learn").await?;
    visitor.click("#learn-begin").await?;
    for count in 1..=lessons.len() {
        visitor.see(".lesson[data-step]").await?;
        let id = visitor.eval("return document.querySelector('.lesson').dataset.lesson").await?;
        let id = id.as_str().unwrap_or_default().to_owned();
        let heading = visitor.text(".lesson h1").await?;
        assert_eq!(Some(&heading), titles.get(&id), "{language:?}");
        play(&visitor, &id, &lessons[&id]).await.with_context(|| format!("lesson {id} in {language:?}"))?;
        visitor.see("#lesson-list").await?;
        match count == lessons.len() {
            true => visitor.click("#lesson-list").await?,
            false => visitor.click("#lesson-follow").await?,
        }
        visitor.until(&format!("document.querySelector('.lesson')?.dataset.lesson !== '{id}'")).await?;
    }
    // All are remembered, and none of them is among the reader's games.
    let done = "document.querySelectorAll('.lls li[data-state=done]').length";
    visitor.until(&format!("{done} === {}", lessons.len())).await?;
    let games =
        visitor.eval("return Object.keys(localStorage).filter(key => key.startsWith('kursbuch.game.'))").await?;
    assert_eq!(games.as_array().map(Vec::len), Some(0));
    visitor.leave().await
}

/// Every step of a lesson, with a wrong answer before the right one wherever there is one to click on.
async fn play(visitor: &Visitor, id: &str, steps: &[Step]) -> Result<()> {
    let mut wrong = 0;
    for step in steps {
        visitor.see(&format!(".lesson[data-lesson='{id}'][data-step='{}']", step.name)).await?;
        wrong += match step.choices {
            0 => decide(visitor).await?,
            choices => choose(visitor, choices).await?,
        };
        let text = visitor.text(".lesson").await?;
        ensure!(!text.contains("lesson-") && !text.contains("{$") && !text.contains("{ $"), "{text}");
        visitor.click("#lesson-next").await?;
    }
    ensure!(wrong > 0, "no wrong answer was told apart");
    Ok(())
}

/// Answers a question, the last of its answers first.
async fn choose(visitor: &Visitor, choices: usize) -> Result<usize> {
    for (wrong, choice) in (0..choices).rev().enumerate() {
        visitor.click(&format!(".lesson [data-choice='{choice}']")).await?;
        visitor.until("document.querySelector('.lesson [data-said=right], .lesson [data-said=wrong]')").await?;
        if visitor.is("document.querySelector('.lesson [data-said=right]')").await? {
            return Ok(wrong);
        }
        visitor.see(&format!(".lesson [data-choice='{choice}'][disabled]")).await?;
    }
    anyhow::bail!("no answer is right: {}", visitor.report().await)
}

/// Ends the step or passes, which is mostly wrong; then lets the answer be shown and confirms it.
async fn decide(visitor: &Visitor) -> Result<usize> {
    let mut wrong = 0;
    visitor.see("aside.side[data-mine=true]").await?;
    if visitor.is("document.querySelector('#ending')").await? {
        visitor.click("#ending").await?;
        visitor.until("document.querySelector('.lesson [data-said=right], .lesson [data-said=wrong]')").await?;
        if visitor.is("document.querySelector('.lesson [data-said=right]')").await? {
            return Ok(0);
        }
        wrong += 1;
    }
    visitor.click("#lesson-hint").await?;
    visitor.see(".lesson [data-said=hint]").await?;
    visitor.click("#lesson-show").await?;
    visitor.see(".lesson [data-said=shown]").await?;
    visitor.click("#primary:not([disabled])").await?;
    visitor.see(".lesson [data-said=right]").await?;
    Ok(wrong)
}

#[tokio::test(flavor = "multi_thread")]
async fn all_lessons_can_be_played_in_english() -> Result<()> {
    learn(Language::English).await
}

#[tokio::test(flavor = "multi_thread")]
async fn all_lessons_can_be_played_in_german() -> Result<()> {
    learn(Language::German).await
}

#[tokio::test(flavor = "multi_thread")]
async fn all_lessons_can_be_played_in_polish() -> Result<()> {
    learn(Language::Polish).await
}

/// The table of a lesson is the table of a game: a hex is clicked, a tile lies, a step is done again.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_played_on_the_map() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.go("/learn/track").await?;
    visitor.click(".hits [data-coord=D21]").await?;
    visitor.click("#primary:not([disabled])").await?;
    visitor.see(".lesson [data-said=wrong]").await?;
    // Taken back: nothing lies on the board, and the decision is open.
    visitor.until("document.querySelector('main.table').dataset.number === '0'").await?;
    visitor.click(".hits [data-coord=D17]").await?;
    visitor.click("#primary:not([disabled])").await?;
    visitor.see(".lesson [data-said=right]").await?;
    visitor.until("document.querySelector('main.table').dataset.number === '1'").await?;
    visitor.click("#lesson-again").await?;
    visitor.until("document.querySelector('main.table').dataset.number === '0'").await?;
    visitor.see("aside.side[data-mine=true]").await?;
    // A visit can be taken up again where it was left.
    visitor.click("#lesson-show").await?;
    visitor.click("#primary:not([disabled])").await?;
    visitor.click("#lesson-next").await?;
    visitor.until("location.pathname === '/learn/track/1'").await?;
    visitor.reload().await?;
    visitor.see(".lesson[data-step=cost]").await?;
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_decisions_have_a_card_that_can_be_closed_and_brought_back() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.depart("1844 Switzerland").await?;
    visitor.see(".fcard[data-card=initial-1844] a[href='/learn/1844-auction']").await?;
    visitor.click("#card-close").await?;
    visitor.until("!document.querySelector('.fcard')").await?;
    visitor.reload().await?;
    visitor.see("aside.side[data-mine=true] .dbody").await?;
    assert!(!visitor.is("document.querySelector('.fcard')").await?);
    let flip = "[...document.querySelectorAll('.mnu dt')].find(one => one.innerText.includes('Explain decisions')).nextElementSibling.querySelector('button')";
    visitor.click("#menu").await?;
    for _ in 0..2 {
        visitor.until(flip).await?;
        visitor.eval(&format!("{flip}.click()")).await?;
    }
    visitor.see(".fcard[data-card=initial-1844]").await?;
    visitor.leave().await
}
