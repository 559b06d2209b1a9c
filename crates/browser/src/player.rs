//! A player who moves by clicking: always something sensible, so that a game goes on.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::visitor::{Visitor, quoted};

/// Hexes where something can be done: outlines and fields to click on have the same numbers.
const LIT: &str = "(() => {
    const lit = [...document.querySelectorAll('.g6 .lit')].map(one => one.dataset.hex);
    return [...document.querySelectorAll('.hits .hit')]
        .filter(one => lit.includes(one.dataset.hex)).map(one => one.dataset.coord);
})()";

const ESCAPE: &str = "\u{e00c}";

pub struct Player<'v> {
    pub visitor: &'v Visitor,
    /// Kinds of decisions that were made.
    pub decided: BTreeSet<String>,
    bids: u32,
    bought: u32,
}

impl<'v> Player<'v> {
    pub fn new(visitor: &'v Visitor) -> Player<'v> {
        Player { visitor, decided: BTreeSet::new(), bids: 0, bought: 0 }
    }

    /// Moves whenever it is our turn, until everything that is wanted has been decided at least once.
    pub async fn play_until(&mut self, wanted: &[&str], patience: Duration) -> Result<()> {
        let start = Instant::now();
        while !wanted.iter().all(|kind| self.decided.contains(*kind)) {
            if start.elapsed() > patience {
                bail!("wanted {wanted:?}, decided {:?}\n{}", self.decided, self.visitor.report().await);
            }
            self.move_once().await?;
        }
        Ok(())
    }

    /// Moves whenever it is our turn, until the game is over.
    pub async fn play_to_the_end(&mut self, patience: Duration) -> Result<()> {
        let start = Instant::now();
        while !self.visitor.is("document.querySelector('aside.side').dataset.decision === 'over'").await? {
            if start.elapsed() > patience {
                bail!("not over after {patience:?}\n{}", self.visitor.report().await);
            }
            self.move_once().await?;
        }
        Ok(())
    }

    /// The kind of decision that waits for us, if one does.
    async fn awaited(&self) -> Result<Option<String>> {
        let script = "const side = document.querySelector('aside.side');
                      return side && side.dataset.mine === 'true' ? side.dataset.decision : null";
        Ok(self.visitor.eval(script).await?.as_str().map(str::to_owned))
    }

    async fn move_once(&mut self) -> Result<()> {
        let Some(kind) = self.awaited().await? else {
            tokio::time::sleep(Duration::from_millis(30)).await;
            return Ok(());
        };
        self.close_sheet().await?;
        let before = self.visitor.number().await?;
        match kind.as_str() {
            "auction" => self.auction().await?,
            "shares" | "opening" => self.shares().await?,
            "track" => self.track().await?,
            "train" => self.train().await?,
            "run" | "dividend" => self.confirm_or_end().await?,
            "marker" => self.end().await?,
            "offer" => self.visitor.click(".dbody .toast .btn:nth-child(2)").await?,
            _ => self.first_choice().await?,
        }
        let moved = format!("document.querySelector('main.table')?.dataset.number !== '{before}'");
        if self.visitor.may_lose_clicks() {
            let is_done = self.visitor.until_within(&moved, Duration::from_secs(3)).await.is_ok();
            if !is_done && self.can_confirm().await? {
                self.confirm().await?;
            }
        }
        self.visitor.until(&moved).await?;
        self.decided.insert(kind);
        Ok(())
    }

    /// A formation is told on a sheet over the decision.
    async fn close_sheet(&self) -> Result<()> {
        if self.visitor.is("document.querySelector('dialog[open]')").await? {
            self.visitor.press(ESCAPE).await?;
            self.visitor.until("!document.querySelector('dialog[open]')").await?;
        }
        Ok(())
    }

    async fn can_confirm(&self) -> Result<bool> {
        self.visitor.is("document.querySelector('#primary:not([disabled])')").await
    }

    async fn confirm(&self) -> Result<()> {
        self.visitor.click("#primary:not([disabled])").await
    }

    async fn end(&self) -> Result<()> {
        self.visitor.click("#ending").await
    }

    async fn confirm_or_end(&self) -> Result<()> {
        self.visitor.see("#primary:not([disabled]), #ending").await?;
        if self.can_confirm().await? { self.confirm().await } else { self.end().await }
    }

    async fn auction(&mut self) -> Result<()> {
        self.bids += 1;
        if self.bids <= 2 && self.can_confirm().await? {
            return self.confirm().await;
        }
        self.end().await
    }

    /// Starts a company, then buys what can be bought, the cheapest first.
    async fn shares(&mut self) -> Result<()> {
        let is_there = |selector: &str| format!("document.querySelector({})", quoted(selector));
        let start = ".dbody [data-start] button";
        let buy = ".dbody .buy:not(.pars) tr.pick:not([data-start]) button";
        if self.bought < 2 && self.visitor.is(&is_there(start)).await? {
            if !self.visitor.is(&is_there(".pars button")).await? {
                self.visitor.click(start).await?;
            }
            self.visitor.click(".pars tr:last-child button").await?;
        } else if self.visitor.is(&is_there(buy)).await? {
            self.visitor.click(buy).await?;
        } else {
            return self.end().await;
        }
        self.bought += 1;
        self.confirm().await
    }

    async fn track(&self) -> Result<()> {
        let lit = self.visitor.eval(&format!("return {LIT}")).await?;
        let Some(coord) = lit.as_array().and_then(|list| list.first()).and_then(|one| one.as_str()) else {
            return self.end().await;
        };
        self.visitor.click(&format!(".hits [data-coord=\"{coord}\"]")).await?;
        self.confirm().await
    }

    async fn train(&self) -> Result<()> {
        let train = ".dbody tr[data-train] button";
        let may_end = self.visitor.is("document.querySelector('#ending')").await?;
        let has_train = self.visitor.is("document.querySelector('.dcard .trn')").await?;
        let on_sale = self.visitor.is(&format!("document.querySelector({})", quoted(train))).await?;
        if on_sale && !(may_end && has_train) {
            self.visitor.click(train).await?;
            return self.confirm().await;
        }
        if may_end { self.end().await } else { self.first_choice().await }
    }

    /// Whatever the panel offers first, chosen until it can be confirmed.
    async fn first_choice(&self) -> Result<()> {
        for selector in [".dbody .pars button", ".dbody .opts button", ".dbody .trn", ".dbody .pnb", ".dbody .btn.sml"]
        {
            if self.visitor.is(&format!("document.querySelector({})", quoted(selector))).await? {
                self.visitor.click(selector).await?;
                if self.can_confirm().await? {
                    break;
                }
            }
        }
        self.confirm_or_end().await
    }
}

impl Visitor {
    /// How many actions lie behind the position that is shown.
    pub async fn number(&self) -> Result<u64> {
        self.see("main.table").await?;
        let text = self.eval("return document.querySelector('main.table').dataset.number").await?;
        Ok(text.as_str().and_then(|text| text.parse().ok()).unwrap_or_default())
    }

    /// Coordinates of the hexes that are lit.
    pub async fn lit(&self) -> Result<Vec<String>> {
        let found = self.eval(&format!("return {LIT}")).await?;
        let list = found.as_array().cloned().unwrap_or_default();
        Ok(list.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect())
    }

    /// Chooses one of a row of things on the first page, by the words beside it and on it.
    pub async fn choose(&self, row: &str, item: &str) -> Result<()> {
        let group = format!(
            "[...document.querySelectorAll('.pn [role=group]')].find(one => one.ariaLabel === {})",
            quoted(row)
        );
        let button = format!("[...{group}.querySelectorAll('button')].find(one => one.innerText === {})", quoted(item));
        self.until(&button).await?;
        self.eval(&format!("{button}.click()")).await?;
        self.until(&format!("{button}.ariaPressed === 'true'")).await
    }

    /// A game against bots, by one click on the first page.
    pub async fn depart(&self, title: &str) -> Result<()> {
        self.go("/").await?;
        self.see("#depart").await?;
        self.choose("Game", title).await?;
        self.choose("Bots", "Express").await?;
        self.choose("Players", "3").await?;
        self.click("#depart").await?;
        self.see("main.table").await
    }

    /// Brings a log in and shows its table.
    pub async fn bring(&self, log: &str) -> Result<()> {
        self.go("/import").await?;
        self.paste_into("textarea", log).await?;
        self.click(".btn.p").await?;
        self.until_within("document.querySelector('main.table')", Duration::from_secs(60)).await
    }
}
