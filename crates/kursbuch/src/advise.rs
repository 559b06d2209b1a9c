//! `kursbuch advise LOG`: what the coach would do in a position of a game, and why.

use std::fmt::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::{Budget, Coach};
use game::{State, deciding};
use teacher::{Advice, Audience, advise};
use view::{Lang, table};

use crate::review::{course, to_log};
use crate::{Failure, input, show};

#[derive(clap::Args)]
pub struct Arguments {
    /// An 18xx.games JSON or a Kursbuch log, plain or gzipped.
    log: PathBuf,
    /// After so many actions; without it, at the end of the log.
    #[arg(long, value_name = "ACTIONS")]
    at: Option<usize>,
    /// In every so many positions of the whole game instead.
    #[arg(long, value_name = "ACTIONS", conflicts_with = "at")]
    every: Option<usize>,
    /// Positions that the coach may look at.
    #[arg(long, value_name = "N", default_value_t = 4_000)]
    nodes: u64,
    /// The language of the words: en, de or pl.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let input = input::read(&arguments.log)?;
    let (states, _) = course(&arguments.log, &to_log(&arguments.log, &input)?)?;
    let last = states.len() - 1;
    let chosen: Vec<usize> = match arguments.every {
        Some(step) => (0..=last).step_by(step.max(1)).collect(),
        None => vec![arguments.at.unwrap_or(last).min(last)],
    };
    let to = Audience { names: input.player_names(), seat: None, lang: arguments.lang };
    let (mut coach, mut text, mut longest) = (Coach::default(), String::new(), Duration::ZERO);
    let mut asked = 0;
    for at in chosen {
        let state = &states[at];
        let Some(seat) = deciding(state) else { continue };
        let begun = Instant::now();
        let said = advise(&mut coach, state, to, Budget::nodes(arguments.nodes));
        longest = longest.max(begun.elapsed());
        asked += 1;
        let name = to.names.get(seat.index()).map_or("", String::as_str);
        tell(&mut text, at, state, name, &said, arguments.lang);
    }
    let _ = writeln!(text, "{asked} decisions, the longest thought {} ms", longest.as_millis());
    show(&text)
}

fn tell(text: &mut String, at: usize, state: &State, name: &str, said: &[Advice], lang: Lang) {
    let _ = writeln!(text, "{at:>5}  {}  {name}", table::round_name(state, lang));
    for advice in said {
        let share = advice.share.map(|share| format!(", {}", lang.percent(share))).unwrap_or_default();
        let Advice { doing, behind, fortune, soon, why, .. } = advice;
        let _ = writeln!(text, "       {doing} ({behind}; {fortune}{share}; {soon})");
        for why in why {
            let _ = writeln!(text, "         {why}");
        }
    }
}
