//! Each language from the first page on, remembered, with its own way of writing money.

use anyhow::Result;
use browser::{House, Screen};

#[tokio::test(flavor = "multi_thread")]
async fn every_language_is_spoken_everywhere() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.go("/").await?;
    for (lang, play_now, bid, enter) in [
        ("de", "Sofort spielen", "Bieten", "Eingabe"),
        ("pl", "Zagraj", "Licytuj", "Enter"),
        ("en", "Play now", "Bid", "Enter"),
    ] {
        visitor.go("/").await?;
        visitor.click(&format!(".hh0 button[lang={lang}]")).await?;
        visitor.until(&format!("document.documentElement.lang === '{lang}'")).await?;
        let heading = visitor.text(".pn h2").await?;
        assert!(heading.contains(play_now), "{lang}: {heading}");
        visitor.click("#depart").await?;
        visitor.see("main.table").await?;
        let decision = visitor.text("#decision").await?;
        assert!(decision.contains(bid), "{lang}: {decision}");
        visitor.see("aside.side[data-mine=true]").await?;
        assert_eq!(visitor.text("#primary kbd").await?, enter);
        // The choice outlives the page.
        visitor.reload().await?;
        visitor.until(&format!("document.documentElement.lang === '{lang}'")).await?;
        // A word without a translation would be shown by its key.
        for panel in ["market", "companies", "players", "trains", "tiles", "log", "rules", "aid", "history"] {
            let path = visitor.path().await?;
            let game = path.split('?').next().unwrap().to_owned();
            visitor.go(&format!("{game}?panel={panel}")).await?;
            visitor.see(&format!("main.table[data-panel={panel}]")).await?;
            let keys = visitor
                .eval("return (document.body.innerText.match(/\\b[a-z]+(-[a-z]+)+\\b/g) || []).filter(word => /^(panel|h|key|step|do|level|profile|title)-/.test(word))")
                .await?;
            assert_eq!(keys.as_array().map(Vec::len), Some(0), "{lang} {panel}: {keys}");
        }
    }
    visitor.leave().await
}
