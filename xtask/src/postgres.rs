//! PostgreSQL for the tests: they start one by themselves, if its programs are here.

use std::path::Path;

use anyhow::{Result, bail};

use crate::apt;

/// Where Debian puts the programs, a folder for each version.
const VERSIONS: &str = "/usr/lib/postgresql";
const PACKAGE: &str = "postgresql";

/// Installs what is missing where that is possible, and says what to do where it is not.
pub fn ensure() -> Result<()> {
    if is_installed() {
        return Ok(());
    }
    let what_for = "PostgreSQL is not here, and the tests run on a real one: `initdb` and `postgres` have to be on the \
                    path; it need not be running";
    apt::install(&[PACKAGE], what_for)?;
    if is_installed() { Ok(()) } else { bail!("`apt-get install {PACKAGE}` brought no `initdb`") }
}

fn is_installed() -> bool {
    let folders = std::fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let debian = folders.map(|version| version.path().join("bin")).any(|bin| has_both(&bin));
    debian || apt::path_folders().any(|folder| has_both(&folder))
}

fn has_both(folder: &Path) -> bool {
    ["initdb", "postgres"].iter().all(|program| folder.join(program).is_file())
}
