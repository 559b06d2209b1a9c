//! How long coach and review take in the page, on recorded games: `teacher-times [--decisions N] LOG…`.

use std::io::Read;
use std::time::Duration;

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
