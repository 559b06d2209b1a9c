//! How long coach and review take in the page, on recorded games, and which tasks hold the page up in a game of the strongest
//! bots: `teacher-times [--decisions N] LOG…`.

use std::io::Read;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use browser::{House, Screen, measure};
use flate2::read::GzDecoder;

const PATIENCE: Duration = Duration::from_secs(300);

fn text(path: &str) -> Result<String> {
    let bytes = std::fs::read(path).with_context(|| path.to_owned())?;
    let mut text = String::new();
    match bytes.starts_with(&[0x1f, 0x8b]) {
        true => GzDecoder::new(&bytes[..]).read_to_string(&mut text)?,
        false => bytes.as_slice().read_to_string(&mut text)?,
    };
    Ok(text)
}

#[tokio::main]
async fn main() -> Result<()> {
    let mut logs: Vec<String> = std::env::args().skip(1).collect();
    let mut decisions = 100;
    if logs.first().is_some_and(|first| first == "--decisions") {
        decisions = logs.get(1).context("--decisions N")?.parse()?;
        logs.drain(..2);
    }
    let house = House::open()?;
    watch_bots(&house).await?;
    for log in &logs {
        let visitor = house.visitor(Screen::Desktop).await?;
        visitor.bring(&text(log)?).await?;
        visitor.press("h").await?;
        visitor.see(".hist").await?;
        measure::watch_tasks(&visitor).await?;
        let review = measure::review_time(&visitor, PATIENCE).await?;
        let tasks = measure::long_tasks(&visitor).await?;
        println!("{log}: review {:.1} s, tasks over 50 ms meanwhile: {tasks:?}", review.as_secs_f64());
        let mut took = measure::coach_answers(&visitor, decisions).await?;
        println!("  first answer {:.0} ms", took[0]);
        took.sort_by(f64::total_cmp);
        let (count, most) = (took.len(), took[took.len() - 1]);
        println!("  {count} answers of the coach: {:.0} ms (median), {most:.0} ms (most)", took[count / 2]);
        println!("  {:?}", measure::memory(&visitor).await?);
        visitor.leave().await?;
    }
    Ok(())
}

/// How long bots are watched, if their game does not end before.
const WATCH: Duration = Duration::from_secs(90);

/// They think elsewhere: what is left for the page is to show what they did.
async fn watch_bots(house: &House) -> Result<()> {
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.go("/").await?;
    visitor.see("#depart").await?;
    visitor.choose("Players", "4").await?;
    visitor.choose("Bots", "TEE").await?;
    visitor.choose("People at this device", "0").await?;
    visitor.click("#depart").await?;
    visitor.see("main.table").await?;
    let begun = Instant::now();
    measure::watch_tasks(&visitor).await?;
    let over = "document.querySelector('aside.side').dataset.decision === 'over'";
    while !visitor.is(over).await? && begun.elapsed() < WATCH {
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    let (moves, tasks) = (visitor.number().await?, measure::long_tasks(&visitor).await?);
    println!(
        "{moves} moves of the strongest bots in {:.0} s, tasks over 50 ms: {tasks:?}",
        begun.elapsed().as_secs_f64()
    );
    println!("  {:?}", measure::memory(&visitor).await?);
    visitor.leave().await
}
