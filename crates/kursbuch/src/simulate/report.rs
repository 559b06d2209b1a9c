//! Wins and wealth of each bot, with how sure that is.

use std::collections::BTreeMap;

use super::Outcome;
use crate::arena::{BotSpec, Clock};
use crate::estimate::Estimate;

pub struct Report {
    rows: BTreeMap<BotSpec, Row>,
    table: Estimate,
    share_rounds: Estimate,
}

/// One bot over all games. Its seats in one game are not independent: a game counts once.
#[derive(Default)]
struct Row {
    seats: usize,
    wins: Estimate,
    wealth: Estimate,
    clock: Clock,
}

impl Report {
    pub fn of(outcomes: &[Outcome]) -> Report {
        let mut rows: BTreeMap<BotSpec, Row> = BTreeMap::new();
        let (mut table, mut share_rounds) = (Estimate::default(), Estimate::default());
        for outcome in outcomes {
            let played = &outcome.played;
            table.add(played.standing.iter().map(|(_, wealth)| f64::from(wealth.total().0)).sum());
            share_rounds.add(f64::from(played.state.share_rounds()));
            let mut bots = outcome.seats.clone();
            bots.sort_unstable();
            bots.dedup();
            for bot in bots {
                rows.entry(bot).or_default().add(bot, outcome);
            }
        }
        Report { rows, table, share_rounds }
    }
}

impl Row {
    fn add(&mut self, bot: BotSpec, outcome: &Outcome) {
        let seats: Vec<usize> = (0..outcome.seats.len()).filter(|seat| outcome.seats[*seat] == bot).collect();
        let mean = |of: &dyn Fn(usize) -> f64| seats.iter().map(|seat| of(*seat)).sum::<f64>() / seats.len() as f64;
        let played = &outcome.played;
        self.wins.add(mean(&|seat| played.win_of(seat)));
        let wealth = |seat: usize| played.place_of(seat).map_or(0.0, |(_, wealth)| f64::from(wealth.total().0));
        self.wealth.add(mean(&wealth));
        self.seats += seats.len();
        seats.iter().for_each(|seat| self.clock.join(&played.clocks[*seat]));
    }
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(
            f,
            "wealth of a table {:.0} ± {:.0}, share rounds {:.1}",
            self.table.mean(),
            self.table.margin(),
            self.share_rounds.mean()
        )?;
        writeln!(
            f,
            "{:18} {:>6} {:>16} {:>16} {:>10} {:>10}",
            "bot", "seats", "wins per seat", "mean wealth", "mean ms", "max ms"
        )?;
        for (bot, row) in &self.rows {
            let wins = format!("{:.1} ± {:.1} %", 100.0 * row.wins.mean(), 100.0 * row.wins.margin());
            let wealth = format!("{:.0} ± {:.0}", row.wealth.mean(), row.wealth.margin());
            let (mean, longest) = (row.clock.mean_milliseconds(), row.clock.longest.as_secs_f64() * 1e3);
            let bot = bot.to_string();
            writeln!(f, "{bot:18} {:>6} {wins:>16} {wealth:>16} {mean:>10.3} {longest:>10.1}", row.seats)?;
        }
        Ok(())
    }
}
