//! The package lived through, in a Debian of its own: a folder made by debootstrap, started with its systemd as a machine
//! would be, so that unit, user and maintainer scripts are what they are there. Nothing of this machine is touched.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use super::said;
use crate::apt;
use crate::test::announce;
use crate::workspace::Workspace;

const RELEASE: &str = "bookworm";
/// What the trial needs beside a minimal Debian.
const WITH: &str = "--include=systemd-sysv,dbus,ca-certificates,curl,jq";
const SCRIPT: &str = include_str!("trial.sh");
/// Begins when the system has started, and ends it.
const UNIT: &str = "[Unit]\nAfter=basic.target\nSuccessAction=poweroff-force\nFailureAction=poweroff-force\n\n[Service]\n\
                    Type=oneshot\nWorkingDirectory=/root\nExecStart=/bin/sh /trial/trial.sh\n\
                    StandardOutput=append:/trial/log\nStandardError=append:/trial/log\n\n\
                    [Install]\nWantedBy=multi-user.target\n";
/// Longer than a slow machine needs.
const PATIENCE: &str = "600";

pub fn run(workspace: &Workspace, binary: &Path) -> Result<()> {
    apt::ensure(&["debootstrap", "systemd-nspawn"], &["debootstrap", "systemd-container"], "the trial needs a Debian")?;
    let system = system(&workspace.target().join("package-trial"))?;
    let trial = tempfile::tempdir().context("no temporary folder")?;
    for version in [1, 2] {
        let out = trial.path().join("out");
        let files = super::pack_as(workspace, binary, &out, &format!("{}+trial{version}", env!("CARGO_PKG_VERSION")))?;
        let package = files.first().context("no package")?;
        fs::rename(package, trial.path().join(format!("kursbuch_{version}.deb")))?;
    }
    let stored = workspace.root().join("corpus/database");
    fs::copy(stored.join("kursbuch-0.1.json"), trial.path().join("kursbuch-0.1.json"))?;
    fs::write(trial.path().join("kursbuch-0.1.db"), unpacked(&stored.join("kursbuch-0.1.db.gz"))?)?;
    fs::write(trial.path().join("trial.sh"), SCRIPT)?;
    fs::write(trial.path().join("log"), "")?;
    announce("the trial: install, play, upgrade, remove");
    start(&system, trial.path())?;
    let log = fs::read_to_string(trial.path().join("log"))?;
    println!("{log}");
    if log.lines().last() == Some("PASSED") { Ok(()) } else { bail!("the package has not passed its trial") }
}

fn unpacked(file: &Path) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    flate2::read::GzDecoder::new(fs::File::open(file)?).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A minimal system, fetched once.
fn system(folder: &Path) -> Result<PathBuf> {
    let (ready, making) = (folder.join(RELEASE), folder.join("making"));
    if !ready.is_dir() {
        announce(&format!("a new Debian {RELEASE}"));
        fs::create_dir_all(folder)?;
        if making.exists() {
            fs::remove_dir_all(&making).context("what was left of an earlier try")?;
        }
        said(Command::new("debootstrap").args(["--variant=minbase", WITH, RELEASE]).arg(&making))?;
        let units = making.join("etc/systemd/system");
        fs::write(units.join("trial.service"), UNIT)?;
        fs::create_dir_all(units.join("multi-user.target.wants"))?;
        std::os::unix::fs::symlink("../trial.service", units.join("multi-user.target.wants/trial.service"))?;
        fs::rename(&making, &ready)?;
    }
    Ok(ready)
}

/// With a network of its own that leads nowhere. What changes in the system is in memory and gone afterwards.
fn start(system: &Path, trial: &Path) -> Result<()> {
    let mut bind = std::ffi::OsString::from("--bind=");
    bind.push(trial);
    bind.push(":/trial");
    let mut container = Command::new("timeout");
    container.args(["--kill-after=10", PATIENCE, "systemd-nspawn", "--quiet", "--boot", "--console=pipe"]);
    container.args(["--private-network", "--volatile=overlay", "--machine=kursbuch-trial"]).arg(bind);
    if !Path::new("/run/systemd/system").exists() {
        // Nobody here to register with.
        container.args(["--register=no", "--keep-unit"]);
    }
    container.arg("--directory").arg(system);
    // It says of itself whether it has passed.
    container.stdin(Stdio::null()).stdout(Stdio::null()).status().context("cannot start systemd-nspawn")?;
    Ok(())
}
