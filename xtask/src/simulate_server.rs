//! `cargo xtask simulate-server`: many simulated worlds of the server, as many as one has time for. The worlds themselves are
//! in `crates/server/src/simulation/`; the tests play a few of them.

use anyhow::{Context, Result, bail};

use crate::test::{announce, cargo};
use crate::workspace::Workspace;

#[derive(clap::Args)]
pub struct Arguments {
    /// How many worlds
    #[arg(long, default_value_t = 1_000)]
    seeds: u64,
    /// The seed of the first one
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// For how long things happen in each world; four minutes unless said
    #[arg(long)]
    hours: Option<f64>,
}

pub fn run(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    announce(&format!("{} worlds from seed {}", arguments.seeds, arguments.from));
    let test = "simulation::whatever_breaks_no_promise_does";
    let mut command =
        cargo(workspace, &["test", "--quiet", "--package=server", "--lib", "--", "--exact", test, "--nocapture"]);
    command.env("KURSBUCH_SEEDS", arguments.seeds.to_string()).env("KURSBUCH_FROM", arguments.from.to_string());
    if let Some(hours) = arguments.hours {
        command.env("KURSBUCH_HOURS", hours.to_string());
    }
    if !command.status().context("cannot start cargo")?.success() {
        bail!("a world broke a promise: the seed is above, and `--seeds 1 --from SEED` plays it again");
    }
    Ok(())
}
