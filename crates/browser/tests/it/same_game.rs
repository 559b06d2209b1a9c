//! The learned player answers alike in the page and in the program: the same seed, the same game.

use std::fs::read_to_string;

use anyhow::{Context, Result, ensure};
use browser::{House, Screen, Visitor, kursbuch};
use serde_json::Value;

const SEED: u32 = 7;
/// Enough to look ahead at some decisions, few enough for a page.
const POSITIONS: u32 = 60;
const PLAYERS: u8 = 3;

/// The digests after every action, as the program plays it.
fn in_the_program(profile: &str) -> Result<Vec<Value>> {
    let folder = tempfile::tempdir()?;
    let mut simulate = kursbuch()?;
    simulate.args(["simulate", "--games=1", "--opening=0", "--bots=learned", "--check", "--profile", profile]);
    simulate.args([format!("--players={PLAYERS}"), format!("--seed={SEED}"), format!("--nodes={POSITIONS}")]);
    ensure!(simulate.arg("--out").arg(folder.path()).output()?.status.success(), "{simulate:?}");
    let log = folder.path().join(format!("{profile}-p{PLAYERS}-s{SEED:08}.json"));
    let log: Value = serde_json::from_str(&read_to_string(log)?)?;
    let actions = log["actions"].as_array().context("no actions")?;
    Ok(actions.iter().map(|action| action["digest"].clone()).collect())
}

/// The same, as the page does.
async fn in_the_page(visitor: &Visitor, profile: &str) -> Result<Vec<Value>> {
    let title = &profile[..4];
    let script = format!(
        "const done = arguments[arguments.length - 1];
         (async () => {{
             const program = await import(document.querySelector('link[rel=modulepreload]').href);
             const weights = await (await fetch('/weights/{title}.network')).arrayBuffer();
             return program.self_play('{profile}', {PLAYERS}, {SEED}, {POSITIONS}, new Uint8Array(weights));
         }})().then(done, why => done(String(why)));"
    );
    let digests = visitor.eval_async(&script).await?;
    Ok(digests.as_array().with_context(|| digests.to_string())?.clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn page_and_program_play_the_same_game_of_the_learned_player() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.go("/").await?;
    visitor.see("#depart").await?;
    for profile in ["1844-2e", "1824-1e"] {
        let program = in_the_program(profile)?;
        assert!(program.len() > 200, "{profile}: {}", program.len());
        let page = in_the_page(&visitor, profile).await?;
        let apart = program.iter().zip(&page).position(|(one, other)| one != other);
        assert_eq!((apart, page.len()), (None, program.len()), "{profile}: apart after so many actions");
    }
    visitor.leave().await
}
