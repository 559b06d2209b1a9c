//! `kursbuch export`: a game in the format of another site.

use std::path::{Path, PathBuf};

use wire::Log;
use wire::g18xx::{Game, Import, NotExported, export};

use crate::input::{Input, read};
use crate::{Failure, show};

#[derive(clap::Args)]
pub struct Arguments {
    /// The format to write.
    #[arg(long, value_enum)]
    to: Format,
    /// A log of a game of the profile 1844-18xxgames or 1824-18xxgames.
    log: PathBuf,
    /// Write to this file instead of the screen.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Format {
    /// JSON of 18xx.games.
    #[value(name = "18xx")]
    Site,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Format::Site = arguments.to;
    let log = match read(&arguments.log)? {
        Input::Kursbuch(log) => log,
        Input::Site(game) => as_ours(&arguments.log, &game)?,
    };
    let text = format!("{}\n", export(&log).map_err(|why| refused(&arguments.log, &why))?);
    let Some(out) = &arguments.out else { return show(&text) };
    std::fs::write(out, text).map_err(|why| Failure::Unreadable(format!("{}: {why}", out.display())))
}

/// A log of that site may be written anew: undone actions and programmes are gone then.
fn as_ours(path: &Path, game: &Game) -> Result<Log, Failure> {
    let bad = |why: wire::g18xx::BadGame| Failure::Refused(format!("{}: {why}", path.display()));
    let mut import = Import::new(game).map_err(bad)?;
    game.effective_actions().into_iter().try_for_each(|action| import.step(action)).map_err(bad)?;
    Ok(import.log())
}

/// An action that is against the rules is one thing, a game that does not fit that site another: 1 and 2.
fn refused(path: &Path, why: &NotExported) -> Failure {
    let text = format!("{}: {why}", path.display());
    match why {
        NotExported::Log(wire::BadLog::Refused { .. } | wire::BadLog::Digest { .. }) => Failure::Refused(text),
        NotExported::Log(_) | NotExported::Profile(_) | NotExported::Option(_) | NotExported::Action { .. } => {
            Failure::Unreadable(text)
        }
    }
}
