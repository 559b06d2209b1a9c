//! NATS for the tests: they start one by themselves, if it is here.

use std::path::Path;

use anyhow::{Result, bail};

use crate::apt;

const PACKAGE: &str = "nats-server";
/// Debian's place for it is not on everybody's path.
const DEBIAN: &str = "/usr/sbin/nats-server";

/// Installs it where that is possible, and says what to do where it is not.
pub fn ensure() -> Result<()> {
    if is_installed() {
        return Ok(());
    }
    apt::install(&[PACKAGE], "NATS is not here, and the tests have processes notify each other by a real one")?;
    if is_installed() { Ok(()) } else { bail!("`apt-get install {PACKAGE}` brought no `nats-server`") }
}

fn is_installed() -> bool {
    Path::new(DEBIAN).is_file() || apt::has_program("nats-server")
}
