//! `kursbuch replay LOG [--checkpoints FILE|-]`

use std::io::Write;
use std::path::PathBuf;

use board::HexId;
use game::State;
use serde_json::Value;
use wire::g18xx::{BadGame, Game, Import, checkpoint};

use crate::input::{self, Input};
use crate::{Failure, standing};

#[derive(clap::Args)]
pub struct Arguments {
    /// An 18xx.games JSON or a Kursbuch log, plain or gzipped.
    log: PathBuf,
    /// Write the state after every action, one JSON object a line, to this file, or to the screen for `-`.
    #[arg(long, value_name = "FILE")]
    checkpoints: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut lines = Checkpoints::open(arguments)?;
    match input::read(&arguments.log)? {
        Input::Site(game) => {
            let state = replay_site(arguments, &game, &mut lines)?;
            lines.close()?;
            lines.then_print(&state, &game.player_names);
        }
        Input::Kursbuch(log) => {
            let names = log.setup.players.clone();
            let mut failed = None;
            let first =
                log.setup().and_then(|setup| game::begin(&setup).map_err(|_| wire::BadLog::Players(names.len())));
            let first = first.map_err(|why| input::failure(&arguments.log, &why))?;
            lines.write(&first, Value::Null, &names, &[])?;
            let replayed = wire::replay(&log, |number, state| {
                failed = failed.take().or_else(|| lines.write(state, number.into(), &names, &[]).err());
            });
            let replayed = replayed.map_err(|why| input::failure(&arguments.log, &why))?;
            failed.map_or(Ok(()), Err)?;
            lines.close()?;
            lines.then_print(&replayed.state, &names);
        }
    }
    Ok(())
}

fn replay_site(arguments: &Arguments, game: &Game, lines: &mut Checkpoints) -> Result<State, Failure> {
    let place = arguments.log.display();
    let failure = |why: BadGame| match why {
        BadGame::Refused { .. } => Failure::Refused(format!("{place}: {why}")),
        BadGame::NotJson(_) | BadGame::Unreadable { .. } => Failure::Unreadable(format!("{place}: {why}")),
    };
    let mut import = Import::new(game).map_err(failure)?;
    lines.write(&import.state, Value::Null, &game.players, &[])?;
    for action in game.effective_actions() {
        import.step(action).map_err(failure)?;
        let id = action.get("id").cloned().unwrap_or(Value::Null);
        lines.write(&import.state, id, &game.players, &import.tunnels_on_top)?;
    }
    Ok(import.state)
}

/// Where checkpoint lines go.
enum Checkpoints {
    None,
    Screen(std::io::BufWriter<std::io::Stdout>),
    File(PathBuf, std::io::BufWriter<std::fs::File>),
}

impl Checkpoints {
    fn open(arguments: &Arguments) -> Result<Checkpoints, Failure> {
        Ok(match &arguments.checkpoints {
            None => Checkpoints::None,
            Some(path) if path.as_os_str() == "-" => Checkpoints::Screen(std::io::BufWriter::new(std::io::stdout())),
            Some(path) => {
                let file = std::fs::File::create(path).map_err(|why| cannot_write(path, &why))?;
                Checkpoints::File(path.clone(), std::io::BufWriter::new(file))
            }
        })
    }

    fn write(&mut self, state: &State, id: Value, names: &[String], on_top: &[HexId]) -> Result<(), Failure> {
        let line = |writer: &mut dyn Write| writeln!(writer, "{}", checkpoint(state, id, names, on_top));
        match self {
            Checkpoints::None => Ok(()),
            Checkpoints::Screen(screen) => line(screen).map_err(|why| cannot_write("the screen".as_ref(), &why)),
            Checkpoints::File(path, file) => line(file).map_err(|why| cannot_write(path, &why)),
        }
    }

    fn close(&mut self) -> Result<(), Failure> {
        match self {
            Checkpoints::None => Ok(()),
            Checkpoints::Screen(screen) => screen.flush().map_err(|why| cannot_write("the screen".as_ref(), &why)),
            Checkpoints::File(path, file) => file.flush().map_err(|why| cannot_write(path, &why)),
        }
    }

    /// The standing would spoil lines that go to the screen.
    fn then_print(&self, state: &State, names: &[String]) {
        if !matches!(self, Checkpoints::Screen(_)) {
            standing::print(state, names);
        }
    }
}

fn cannot_write(path: &std::path::Path, why: &std::io::Error) -> Failure {
    Failure::Unreadable(format!("cannot write {}: {why}", path.display()))
}
