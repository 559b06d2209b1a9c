//! Two people at one table of the server.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::house::House;
use crate::visitor::{Screen, Visitor};

/// Somebody who has the turn, and somebody who waits.
pub struct Meeting {
    pub mover: Visitor,
    pub waiter: Visitor,
    /// The name of the one who waits.
    pub name: &'static str,
}

const MINE: &str = "document.querySelector('aside.side').dataset.mine === 'true'";

/// Clicks a thing in a row of the new table's form.
fn choose(row: &str, item: &str) -> String {
    format!(
        "[...[...document.querySelectorAll('.st [role=group]')].find(one => one.ariaLabel === '{row}')
            .querySelectorAll('button')].find(one => one.innerText === '{item}').click()"
    )
}

impl Meeting {
    /// Anna opens a table of three with a bot, Beat comes by its address; it starts, and one of them is to move.
    pub async fn begin(house: &House) -> Result<Meeting> {
        Meeting::begin_with(house, &[]).await
    }

    /// The same, with more chosen for the table: rows of the form and what to click there.
    pub async fn begin_with(house: &House, wishes: &[(&str, &str)]) -> Result<Meeting> {
        let (anna, beat) = (house.visitor(Screen::Desktop).await?, house.visitor(Screen::Desktop).await?);
        for (visitor, name) in [(&anna, "Anna"), (&beat, "Beat")] {
            visitor.go("/").await?;
            visitor.type_into("#own-name", name).await?;
            visitor.press("\u{e004}").await?;
        }
        anna.see("#open-table").await?;
        let usual = [("Players", "3"), ("Bots among them", "1"), ("Bots", "Express")];
        for (row, item) in usual.iter().chain(wishes) {
            anna.eval(&choose(row, item)).await?;
        }
        anna.click("#open-table").await?;
        anna.see("#start").await?;
        beat.go(&anna.path().await?).await?;
        beat.click("[data-join]").await?;
        // Seated, and nothing on its way any more.
        beat.see(".dep .lk").await?;
        anna.click("#start:not([disabled])").await?;
        for visitor in [&anna, &beat] {
            visitor.see("main.table").await?;
            visitor.see("[data-line=cn]").await?;
        }
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(30) {
            if anna.is(MINE).await? {
                return Ok(Meeting { mover: anna, waiter: beat, name: "Beat" });
            }
            if beat.is(MINE).await? {
                return Ok(Meeting { mover: beat, waiter: anna, name: "Anna" });
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("nobody has the turn\n{}\n{}", anna.report().await, beat.report().await)
    }
}
