//! `kursbuch replay LOG [--checkpoints FILE|-] [--lang en|de|pl]`

use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use view::Lang;
use wire::g18xx::checkpoint;

use crate::follow::{Step, follow};
use crate::{Failure, input, show, standing};

#[derive(clap::Args)]
pub struct Arguments {
    /// An 18xx.games JSON or a Kursbuch log, plain or gzipped.
    log: PathBuf,
    /// Write the state after every action, one JSON object a line, to this file, or to the screen for `-`.
    #[arg(long, value_name = "FILE")]
    checkpoints: Option<PathBuf>,
    /// Language in which a refusal is explained: en, de or pl.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let input = input::read(&arguments.log)?;
    let mut lines = Checkpoints::open(arguments.checkpoints.as_deref())?;
    let ids = input.player_ids();
    let mut each = |step: Step<'_>| lines.write(&step, ids);
    let state = follow(&arguments.log, &input, arguments.lang, &mut each)?;
    if lines.close()? == Place::Screen {
        // The standing would spoil them.
        return Ok(());
    }
    show(&standing::table(&state, input.player_names()))
}

#[derive(PartialEq, Eq)]
enum Place {
    Screen,
    Elsewhere,
}

/// Where checkpoint lines go.
enum Checkpoints {
    None,
    Screen(BufWriter<std::io::Stdout>),
    File(PathBuf, BufWriter<std::fs::File>),
}

impl Checkpoints {
    fn open(path: Option<&Path>) -> Result<Checkpoints, Failure> {
        Ok(match path {
            None => Checkpoints::None,
            Some(path) if path.as_os_str() == "-" => Checkpoints::Screen(BufWriter::new(std::io::stdout())),
            Some(path) => {
                let file = std::fs::File::create(path).map_err(|why| cannot_write(path, &why))?;
                Checkpoints::File(path.to_owned(), BufWriter::new(file))
            }
        })
    }

    fn write(&mut self, step: &Step<'_>, ids: &[String]) -> Result<(), Failure> {
        let line = || checkpoint(step.state, step.id.clone(), ids, step.tunnels_on_top);
        match self {
            Checkpoints::None => Ok(()),
            Checkpoints::Screen(screen) => to_screen(writeln!(screen, "{}", line())),
            Checkpoints::File(path, file) => writeln!(file, "{}", line()).map_err(|why| cannot_write(path, &why)),
        }
    }

    fn close(self) -> Result<Place, Failure> {
        match self {
            Checkpoints::None => Ok(Place::Elsewhere),
            Checkpoints::Screen(mut screen) => to_screen(screen.flush()).map(|()| Place::Screen),
            Checkpoints::File(path, mut file) => {
                file.flush().map(|()| Place::Elsewhere).map_err(|why| cannot_write(&path, &why))
            }
        }
    }
}

/// A reader that has seen enough (`| head`) is no failure.
fn to_screen(written: std::io::Result<()>) -> Result<(), Failure> {
    match written {
        Err(why) if why.kind() != std::io::ErrorKind::BrokenPipe => Err(cannot_write("the screen".as_ref(), &why)),
        Ok(()) | Err(_) => Ok(()),
    }
}

fn cannot_write(path: &Path, why: &std::io::Error) -> Failure {
    Failure::Unreadable(format!("cannot write {}: {why}", path.display()))
}
