//! The binary: replays logs, checks their routes, explains rules, measures itself.
//!
//! Exit codes: 0 all is well; 1 a log breaks a rule; 2 the input cannot be read.

mod bench;
mod explain;
mod input;
mod replay;
mod routes;
mod standing;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(version, about = "Plays the 18xx railway games 1844 Switzerland and 1824 Austria-Hungary by the book.")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Replay a log strictly, through the ordinary rules, and print the final standing.
    Replay(replay::Arguments),
    /// Show recorded and best revenue of every run of trains in a log.
    Routes(routes::Arguments),
    /// Print the text of a rule.
    Explain(explain::Arguments),
    /// Measure replay, copying and rules on this machine.
    Bench(bench::Arguments),
}

/// Why a command did not succeed.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("{0}")]
    Refused(String),
    #[error("{0}")]
    Unreadable(String),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Routes(arguments) => routes::run(&arguments),
        Command::Explain(arguments) => explain::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("kursbuch: {failure}");
            match failure {
                Failure::Refused(_) => ExitCode::from(1),
                Failure::Unreadable(_) => ExitCode::from(2),
            }
        }
    }
}
