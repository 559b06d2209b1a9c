//! The tasks of the repository: one place to test it, to check its rule citations and to keep it tidy.
//!
//! Knows files, never rules of a game: no crate of the workspace is linked here.

mod apt;
mod chromium;
mod client;
mod contact_sheet;
mod engines;
mod nats;
mod package;
mod postgres;
mod python;
mod rules;
mod rust_source;
mod serve;
mod simulate_server;
mod smtp;
mod test;
mod third_title;
mod tidy;
mod workspace;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use rules::Show;
use workspace::Workspace;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The tasks of the repository")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the client and the server, and start it with an embedded SQLite database
    Serve {
        /// For `kursbuch serve`, such as `-- --addr 0.0.0.0:1844`
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Build the client and the binary that carries it: target/release/kursbuch
    Build,
    /// Make a Debian package and an archive, with licences and checksums
    Package(package::Arguments),
    /// Run everything that has to hold: format, lints, tests, wasm build, rules, tidy, supply chain
    Test {
        /// Only the laboratory instead, with Ray and OpenSpiel
        #[arg(long)]
        lab: bool,
    },
    /// Show for every rule of the rulebook where it lives in the code and which tests cite it
    Rules {
        /// Show only the rules that still lack something
        #[arg(long)]
        missing: bool,
        /// Show only the prohibitions that are refused by the number of another rule
        #[arg(long, conflicts_with = "missing")]
        refusals: bool,
    },
    /// Build the client into crates/web/dist
    Client {
        /// Larger and not compressed, built in a part of the time: for work on the client
        #[arg(long)]
        fast: bool,
    },
    /// Take pictures of every screen of the client in all sizes, themes and languages, on one page
    ContactSheet {
        /// Where the page and its pictures go
        #[arg(long, default_value = "target/contact-sheet")]
        out: PathBuf,
        /// Keep the pictures that are there: an earlier run was interrupted
        #[arg(long = "continue")]
        goes_on: bool,
        /// Only these screens
        screens: Vec<String>,
    },
    /// Play the client in other engines: the main ways of a player
    Browsers {
        /// All of them if none is named
        engines: Vec<engines::Engine>,
    },
    /// Check the dependency arrows, the purity of the core and the manners of the source files
    Tidy,
    /// Put the server through many simulated worlds in which everything goes wrong, each from its seed
    SimulateServer(simulate_server::Arguments),
    /// Bring the tests' tiny title through all crates in a copy of the workspace, and count the files that it touches
    ThirdTitle,
}

fn main() -> ExitCode {
    let task = Cli::parse().task;
    let outcome = Workspace::find().and_then(|workspace| match task {
        Task::Serve { arguments } => serve::serve(&workspace, &arguments),
        Task::Build => serve::build(&workspace),
        Task::Package(arguments) => package::run(&workspace, &arguments),
        Task::Test { lab: false } => test::run(&workspace),
        Task::Test { lab: true } => test::run_lab(&workspace),
        Task::Rules { missing, refusals } => rules::run(
            &workspace,
            match (missing, refusals) {
                (true, _) => Show::Missing,
                (false, true) => Show::Refusals,
                (false, false) => Show::Everything,
            },
        ),
        Task::Client { fast } => {
            let speed = if fast { client::Speed::Quick } else { client::Speed::Small };
            client::build(&workspace, speed)
        }
        Task::ContactSheet { out, goes_on, screens } => contact_sheet::run(&workspace, &out, goes_on, &screens),
        Task::Browsers { engines } => engines::run(&workspace, &engines),
        Task::Tidy => tidy::run(&workspace),
        Task::SimulateServer(arguments) => simulate_server::run(&workspace, &arguments),
        Task::ThirdTitle => third_title::run(&workspace),
    });
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
