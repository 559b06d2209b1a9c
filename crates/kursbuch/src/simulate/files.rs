//! What a run leaves behind: a log a game, a summary, and the games that failed.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use game::Profile;
use wire::Log;

use super::Outcome;
use crate::Failure;
use crate::arena::Broken;

/// A folder for logs and summaries. Names carry the seeds, so that runs of other seeds can lie beside.
pub struct Files {
    folder: PathBuf,
}

/// One row a game and seat. The same run writes the same file.
const COLUMNS: &str =
    "profile,players,seed,seat,bot,place,win,wealth,cash,shares,papers,debt,actions,share_rounds,phase";

impl Files {
    pub fn in_folder(folder: &Path) -> Result<Files, Failure> {
        std::fs::create_dir_all(folder).map_err(|why| cannot_write(folder, &why))?;
        Ok(Files { folder: folder.to_owned() })
    }

    pub fn write_log(&self, seed: u64, log: &Log) -> Result<(), Failure> {
        let name = format!("{}-p{}-s{seed:08}.json", log.setup.profile, log.setup.players.len());
        write_log(&self.folder.join(name), log)
    }

    /// Comma-separated values: DuckDB and Polars read many of them as one table.
    pub fn write_summary(&self, profile: Profile, first: u64, outcomes: &[Outcome]) -> Result<(), Failure> {
        let mut text = format!("{COLUMNS}\n");
        for outcome in outcomes {
            rows(profile, outcome, &mut text);
        }
        let players = outcomes.first().map_or(0, |outcome| outcome.seats.len());
        let name = format!("summary-{}-p{players}-s{first:08}-g{}.csv", profile.name(), outcomes.len());
        let path = self.folder.join(name);
        std::fs::write(&path, text).map_err(|why| cannot_write(&path, &why))
    }
}

fn rows(profile: Profile, outcome: &Outcome, text: &mut String) {
    let played = &outcome.played;
    let game = format!("{},{},{}", profile.name(), outcome.seats.len(), played.seed);
    let end = format!("{},{},{}", played.actions, played.state.share_rounds(), played.state.phase());
    for (seat, bot) in outcome.seats.iter().enumerate() {
        let Some((place, wealth)) = played.place_of(seat) else { continue };
        let sums =
            [wealth.total(), wealth.cash, wealth.shares, wealth.papers, wealth.debt].map(|sum| sum.0.to_string());
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{game},{},{bot},{place},{},{},{end}", seat + 1, played.win_of(seat), sums.join(","));
    }
}

fn write_log(path: &Path, log: &Log) -> Result<(), Failure> {
    let text = serde_json::to_string(log).map_err(|why| Failure::Unreadable(why.to_string()))?;
    std::fs::write(path, text + "\n").map_err(|why| cannot_write(path, &why))
}

fn cannot_write(path: &Path, why: &std::io::Error) -> Failure {
    Failure::Unreadable(format!("cannot write {}: {why}", path.display()))
}

/// Saves every game that failed, names seed and action, and ends in failure if there was one.
pub fn save_broken(corpus: &Path, broken: &[Broken]) -> Result<(), Failure> {
    let Some(first) = broken.first() else { return Ok(()) };
    std::fs::create_dir_all(corpus).map_err(|why| cannot_write(corpus, &why))?;
    let mut told = String::new();
    for game in broken {
        let setup = &game.log.setup;
        let name = format!("failed-{}-p{}-s{}.json", setup.profile, setup.players.len(), game.seed);
        let path = corpus.join(name);
        write_log(&path, &game.log)?;
        let _ =
            writeln!(told, "seed {}, action {}: {} (saved as {})", game.seed, game.action, game.why, path.display());
    }
    eprint!("{told}");
    Err(Failure::Refused(format!(
        "{} games failed, the first with seed {} at action {}",
        broken.len(),
        first.seed,
        first.action
    )))
}
