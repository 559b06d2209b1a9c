//! `cargo xtask tidy`: the dependency arrows, the purity of the core, the manners of every file.
//!
//! Fails on each of these; the longest functions are only named, as places to look.

mod arrows;
mod longest;
mod manners;

use anyhow::{Result, bail};

use crate::workspace::Workspace;

pub fn run(workspace: &Workspace) -> Result<()> {
    let files = workspace.rust_files()?;
    longest::print(&files);

    let mut faults = arrows::faults(workspace)?;
    faults.extend(files.iter().flat_map(manners::faults));
    if faults.is_empty() {
        return Ok(());
    }
    bail!("the house is not tidy:\n  {}", faults.join("\n  "))
}
