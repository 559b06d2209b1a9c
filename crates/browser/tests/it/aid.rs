//! The player aid: one sheet for every table, on two sides of A4, and beside the game.

use anyhow::Result;
use browser::{House, Language, SCENES, Scenes, Screen};

/// Every profile, with the most players and all options that it offers.
const SHEETS: &[&str] = &[
    "/aid/1844-2e/7",
    "/aid/1844-2e/3?options=elephant,half-price-privates,privates-last,destination-after-run,sold-out-first,sales-by-price,upgrade-reached-track,sell-only-what-is-needed",
    "/aid/1844-1e/5",
    "/aid/1844-18xxgames/4",
    "/aid/1824-1e/6?options=goods-time",
    "/aid/1824-2e/3",
    "/aid/1824-18xxgames/4?options=goods-time",
    "/aid/1824-cisleithania/2",
    "/aid/1824-cisleithania/3",
    "/aid/1824-cisleithania-18xxgames/2",
    "/aid/1824-cisleithania-18xxgames/3",
];

/// Both sides of a sheet, and no third.
#[tokio::test(flavor = "multi_thread")]
async fn every_sheet_prints_on_two_pages() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    for language in Language::ALL {
        visitor.speak(language).await?;
        for address in SHEETS {
            visitor.go(address).await?;
            visitor.see(".aid section").await?;
            visitor.until("document.fonts.status === 'loaded'").await?;
            let paper = visitor.printed().await?;
            assert!((1..=2).contains(&paper.pages), "{} {address}: {} pages", language.code(), paper.pages);
            assert!(paper.is_a4, "{} {address}", language.code());
        }
    }
    visitor.leave().await
}

/// Numbers and dots hang to the left of their lines; out of the first column they would be cut off by the edge of the page.
#[tokio::test(flavor = "multi_thread")]
async fn on_paper_there_is_room_for_numbers_and_dots() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.go(SHEETS[0]).await?;
    visitor.see(".aid ol li:nth-child(10)").await?;
    visitor.show_as_printed().await?;
    // In points: a dot takes 10 of them, a number of two figures 14.
    for (list, room) in [("ul", 10.0), ("ol", 14.0)] {
        let least = visitor
            .eval(&format!("return 0.75 * Math.min(...[...document.querySelectorAll('.aid {list}')].map(one => parseFloat(getComputedStyle(one).paddingLeft)))"))
            .await?;
        assert!(least.as_f64().is_some_and(|least| least >= room), "{list}: {least}");
    }
    visitor.leave().await
}

/// On paper nothing is smaller than can be read, and nothing sticks out of its column.
#[tokio::test(flavor = "multi_thread")]
async fn on_paper_all_of_it_can_be_read() -> Result<()> {
    let house = House::open()?;
    for language in Language::ALL {
        let visitor = house.visitor(Screen::Desktop).await?;
        visitor.speak(language).await?;
        for address in SHEETS {
            visitor.go(address).await?;
            visitor.see(".aid section").await?;
            visitor.show_as_printed().await?;
            let smallest = visitor
                .eval("return Math.min(...[...document.querySelectorAll('.aid li, .aid td, .aid th, .aid p, .aid dt, .aid dd')].map(part => parseFloat(getComputedStyle(part).fontSize)))")
                .await?;
            // 7 points are 9.33 pixels.
            assert!(smallest.as_f64().is_some_and(|size| size >= 9.3), "{address}: {smallest}");
            let wide = visitor
                .eval("return [...document.querySelectorAll('.aidt')].filter(part => part.scrollWidth > part.clientWidth + 1).map(part => part.getAttribute('aria-label'))")
                .await?;
            assert_eq!(wide.as_array().map(Vec::len), Some(0), "{} {address}: {wide}", language.code());
        }
        visitor.leave().await?;
    }
    Ok(())
}

/// A game has its own sheet: its players, its phase, and rules that open over the game.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_has_its_sheet_beside_it() -> Result<()> {
    let house = House::open()?;
    for screen in [Screen::Desktop, Screen::Phone] {
        let visitor = house.visitor(screen).await?;
        let mut scenes = Scenes::new(&visitor);
        let scene = SCENES.iter().find(|scene| scene.name == "aid-panel").unwrap();
        scenes.show(scene).await?;
        visitor.see(".aid tr.on").await?;
        let path = visitor.path().await?;
        visitor.eval("document.querySelector('.aid a.rid').click()").await?;
        visitor.see("dialog[open] article[data-id]").await?;
        assert_eq!(visitor.path().await?, path, "the game is left");
        visitor.leave().await?;
    }
    Ok(())
}
