//! What is refused says why: the sentence, the rule, and the way to its chapter.

use anyhow::Result;
use browser::{House, Language, Recorded, Screen, cut};

/// Up to the first time that a company builds track.
async fn at_track(visitor: &browser::Visitor) -> Result<()> {
    let log = Recorded::Of1844.text()?;
    visitor.bring(&cut(&log, 300)?).await?;
    // Steps of a company that need no thought are passed until it is to build.
    for _ in 0..40 {
        if visitor.is("document.querySelector('aside.side').dataset.decision === 'track'").await? {
            return Ok(());
        }
        let number = visitor.number().await?;
        visitor.click("#ending, #primary:not([disabled])").await?;
        visitor.until(&format!("document.querySelector('main.table').dataset.number !== '{number}'")).await?;
    }
    anyhow::bail!("nobody builds")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hex_that_is_not_legal_shows_its_rule_and_the_rule_its_chapter() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    at_track(&visitor).await?;
    let lit = visitor.lit().await?;
    assert!(!lit.is_empty());
    let other =
        visitor.eval("return [...document.querySelectorAll('.hits .hit')].map(one => one.dataset.coord)").await?;
    let dark: Vec<String> = other
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one.as_str().unwrap().to_owned())
        .filter(|one| !lit.contains(one))
        .collect();
    let number = visitor.number().await?;
    visitor.click(&format!(".hits [data-coord=\"{}\"]", dark[dark.len() / 2])).await?;
    let text = visitor.text(".toast[role=alert]").await?;
    assert!(text.contains("1844-"), "{text}");
    assert_eq!(visitor.number().await?, number, "a refusal changes nothing");
    // The rule opens over the game, which stays where it is.
    visitor.click(".toast a.rid").await?;
    let rule = visitor.text("dialog[open] .rl").await?;
    assert!(rule.starts_with("1844-"), "{rule}");
    assert_eq!(visitor.obstacles().await?, [""; 0]);
    visitor.press("\u{e00c}").await?;
    visitor.until("!document.querySelector('dialog[open]')").await?;
    assert_eq!(visitor.number().await?, number);
    visitor.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tile_on_the_turntable_that_is_refused_says_why() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    at_track(&visitor).await?;
    for coord in visitor.lit().await? {
        visitor.click(&format!(".hits [data-coord=\"{coord}\"]")).await?;
        visitor.see(".gp [data-pick=ok]").await?;
        if visitor.is("document.querySelector('.gp [data-why]')").await? {
            visitor.click(".gp [data-why]").await?;
            let text = visitor.text(".toast[role=alert]").await?;
            assert!(text.contains("1844-"), "{text}");
            return visitor.leave().await;
        }
        visitor.press("\u{e00c}").await?;
        visitor.until("!document.querySelector('.gp [data-pick=ok]')").await?;
    }
    panic!("no hex had a refused tile")
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_those_of_the_title_that_is_played() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.depart("1824 Austria-Hungary").await?;
    visitor.click("[data-panel=rules]").await?;
    visitor.until("document.querySelector('.book .rl')?.dataset.id.startsWith('1824-')").await?;
    visitor
        .until("![...document.querySelectorAll('.book .rl')].some(rule => rule.dataset.id.startsWith('1844-'))")
        .await?;
    visitor.leave().await
}

/// Not in the words of a parser, and in the language of the reader.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_cannot_be_brought_in_says_why() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.speak(Language::German).await?;
    let setup = r#"{"profile":"1844-2e","rules_version":2,"players":["Anna","Beat","Cleo"]}"#;
    let bids = r#"[{"do":"bid","amount":20},{"do":"bid","amount":21}]"#;
    let illegal = format!(r#"{{"format":"kursbuch-log/1","setup":{setup},"actions":{bids}}}"#);
    for (log, words) in [
        ("Gotthard", "kein JSON"),
        (r#"{"title": "1844", "act"#, "bricht vor dem Ende ab"),
        (r#"{"title": "1889", "actions": []}"#, "1889"),
        (r#"{"format": "kursbuch-log/99", "setup": {}, "actions": []}"#, "Kursbuch"),
        (&illegal, "Aktion 2 ist gegen die Regeln"),
    ] {
        visitor.go("/import").await?;
        visitor.paste_into("textarea", log).await?;
        visitor.click(".btn.p").await?;
        let text = visitor.text(".toast[role=alert]").await?;
        assert!(text.contains(words), "{text}");
    }
    visitor.see(".toast a.rid").await?;
    visitor.leave().await
}
