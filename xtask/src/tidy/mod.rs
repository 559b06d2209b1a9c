//! `cargo xtask tidy`: the invariants of ARCHITECTURE.md that can be seen in the files. The dependency arrows, the purity
//! of the core and the bots, who names a title, who writes to a state, `_` arms, the names of the glossary, and the
//! manners of every file.
//!
//! Fails on each of these; the longest functions are only named, as places to look.

mod arrows;
mod glossary;
mod junctions;
mod longest;
mod manners;
mod wildcards;
mod writers;

use anyhow::{Result, bail};

use crate::workspace::Workspace;

pub fn run(workspace: &Workspace) -> Result<()> {
    let files = workspace.rust_files()?;
    longest::print(&files);

    let mut faults = arrows::faults(workspace)?;
    for check in [manners::faults, junctions::faults, writers::faults, wildcards::faults] {
        faults.extend(files.iter().flat_map(check));
    }
    faults.extend(glossary::faults(workspace, &files)?);
    if faults.is_empty() {
        return Ok(());
    }
    bail!("the house is not tidy:\n  {}", faults.join("\n  "))
}
