//! The errands of the repository: one place to test it, to check its rule citations and to keep it tidy.
//!
//! Knows files, never rules of a game: no crate of the workspace is linked here.

mod rules;
mod rust_source;
mod test;
mod tidy;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use rules::Show;
use workspace::Workspace;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The errands of the repository")]
struct Cli {
    #[command(subcommand)]
    errand: Errand,
}

#[derive(Subcommand)]
enum Errand {
    /// Run everything that has to hold: format, lints, tests, wasm build, rules, tidy, supply chain
    Test,
    /// Show for every rule of the rulebook where it lives in the code and which tests cite it
    Rules {
        /// Show only the rules that still lack something
        #[arg(long)]
        missing: bool,
    },
    /// Check the dependency arrows, the purity of the core and the manners of the source files
    Tidy,
}

fn main() -> ExitCode {
    let errand = Cli::parse().errand;
    let outcome = Workspace::find().and_then(|workspace| match errand {
        Errand::Test => test::run(&workspace),
        Errand::Rules { missing } => rules::run(&workspace, if missing { Show::Missing } else { Show::Everything }),
        Errand::Tidy => tidy::run(&workspace),
    });
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
