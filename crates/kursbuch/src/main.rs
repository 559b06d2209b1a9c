//! The binary: serves tables, replays logs, checks their routes, explains rules, lets bots play, measures itself.
//!
//! Exit codes: 0 all is well; 1 a log breaks a rule; 2 the input cannot be read.

mod admin;
mod advise;
mod aid;
mod analyse;
mod arena;
mod backup;
mod bench;
mod calibrate;
mod doctor;
mod editions;
mod estimate;
mod explain;
mod export;
mod follow;
mod fuzz;
mod input;
mod ladder;
mod load;
mod puzzles;
mod replay;
mod review;
mod routes;
mod serve;
mod simulate;
mod standing;
mod timing;
mod traces;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Memory in a static binary.
#[cfg(target_env = "musl")]
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Parser)]
#[command(version, about = "Plays the 18xx railway games 1844 Switzerland and 1824 Austria-Hungary by the book.")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve tables over HTTP, with the client built in.
    Serve(serve::Arguments),
    /// Write everything the store holds into one file; a server may be running on it.
    Backup(backup::BackupArguments),
    /// Read such a file into a new, empty store.
    Restore(backup::RestoreArguments),
    /// Look at a whole store: replay every table, count, find what does not belong to anything.
    Doctor(doctor::Arguments),
    /// Make somebody an administrator.
    Admin(admin::Arguments),
    /// Forget all ratings, so that they are computed anew.
    Ratings(admin::RatingsArguments),
    /// Put a server on this machine under load, and report what it bears.
    Load(load::Arguments),
    /// Replay a log strictly, through the ordinary rules, and print the final standing.
    Replay(replay::Arguments),
    /// Show recorded and best revenue of every run of trains in a log.
    Routes(routes::Arguments),
    /// Print the text of a rule, or list the rules of a chapter.
    Explain(explain::Arguments),
    /// Show what tells the profiles of a title apart, and which rules can be added.
    Editions(editions::Arguments),
    /// Print the player aid of a table, or write it as a page for two sides of A4.
    Aid(aid::Arguments),
    /// Write a game in the format of another site.
    Export(export::Arguments),
    /// Let bots play seeded games among themselves.
    Simulate(simulate::Arguments),
    /// Look for holes in the rules and in what reads: random games, wild actions, broken texts.
    Fuzz(fuzz::Arguments),
    /// Measure one bot against another.
    Ladder(ladder::Arguments),
    /// Ask the coach what to do in a position of a game.
    Advise(advise::Arguments),
    /// Look back on a game: how everybody stood, the costliest decisions and why.
    Review(review::Arguments),
    /// Look back on a game on one page with charts.
    Analyse(analyse::Arguments),
    /// Draw puzzles from games of bots, or check those in a file.
    Puzzles(puzzles::Arguments),
    /// Measure how good the forecast behind advice and reviews is.
    Calibrate(calibrate::Arguments),
    /// Measure replay, copying and routes on this machine.
    Bench(bench::Arguments),
}

/// Why a command did not succeed: one line.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("{0}")]
    Refused(String),
    #[error("{0}")]
    Unreadable(String),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Backup(arguments) => backup::backup(&arguments),
        Command::Restore(arguments) => backup::restore(&arguments),
        Command::Doctor(arguments) => doctor::run(&arguments),
        Command::Admin(arguments) => admin::run(&arguments),
        Command::Ratings(arguments) => admin::ratings(&arguments),
        Command::Load(arguments) => load::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Routes(arguments) => routes::run(&arguments),
        Command::Explain(arguments) => explain::run(&arguments),
        Command::Editions(arguments) => editions::run(&arguments),
        Command::Aid(arguments) => aid::run(&arguments),
        Command::Export(arguments) => export::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Fuzz(arguments) => fuzz::run(&arguments),
        Command::Ladder(arguments) => ladder::run(&arguments),
        Command::Advise(arguments) => advise::run(&arguments),
        Command::Review(arguments) => review::run(&arguments),
        Command::Analyse(arguments) => analyse::run(&arguments),
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Calibrate(arguments) => calibrate::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("kursbuch: {}", one_line(&failure.to_string()));
            match failure {
                Failure::Refused(_) => ExitCode::from(1),
                Failure::Unreadable(_) => ExitCode::from(2),
            }
        }
    }
}

/// Whatever a broken file smuggles into the message, it stays a line of readable length.
fn one_line(text: &str) -> String {
    const MOST: usize = 400;
    let mut line: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    if let Some((cut, _)) = line.char_indices().nth(MOST) {
        line.truncate(cut);
        line.push('…');
    }
    line
}

/// To the screen. A reader that has seen enough (`| head`) is no failure.
fn show(text: &str) -> Result<(), Failure> {
    let mut screen = std::io::stdout().lock();
    match screen.write_all(text.as_bytes()).and_then(|()| screen.flush()) {
        Err(why) if why.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Failure::Unreadable(format!("cannot write to the screen: {why}")))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}
