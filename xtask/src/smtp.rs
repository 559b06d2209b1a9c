//! A mail server for the tests: they start Debian's aiosmtpd by themselves, if it is here.

use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::apt;

const PACKAGE: &str = "python3-aiosmtpd";

/// Installs it where that is possible, and says what to do where it is not.
pub fn ensure() -> Result<()> {
    if is_installed() {
        return Ok(());
    }
    apt::install(&[PACKAGE], "aiosmtpd is not here, and the tests send mail to a real server: `python3 -m aiosmtpd`")?;
    if is_installed() { Ok(()) } else { bail!("`apt-get install {PACKAGE}` brought no `aiosmtpd`") }
}

fn is_installed() -> bool {
    let mut python = Command::new("/usr/bin/python3");
    python.args(["-c", "import aiosmtpd"]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    python.status().is_ok_and(|status| status.success())
}
