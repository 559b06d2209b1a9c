//! The package for Python: its wheel is built, installed into a fresh virtual environment, and tested there as its users
//! have it.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::apt;
use crate::test::{announce, forget_ourselves};
use crate::workspace::Workspace;

/// The oldest Python that the wheel serves.
const OLDEST: (u32, u32) = (3, 11);
const PACKAGES: &[&str] = &["python3", "python3-venv"];
const CRATE: &str = "crates/python";

/// Which optimisation the wheel of the tests has: that of the other tests, whose dependencies are built already.
const PROFILE: &str = "dev";

/// What the tests need, and no more.
const NEEDED: &[&str] = &["pytest", "numpy", "pyarrow", "pettingzoo"];
/// What the tests of the laboratory need besides.
const NEEDED_IN_LAB: &[&str] = &["ray", "open_spiel"];

/// Which tests of the package.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tests {
    /// Those of everybody.
    Package,
    /// Those that need a cluster or another framework.
    Lab,
}

impl Tests {
    const fn folder(self) -> &'static str {
        match self {
            Tests::Package => "tests",
            Tests::Lab => "lab_tests",
        }
    }

    fn needed(self) -> Vec<&'static str> {
        match self {
            Tests::Package => NEEDED.to_vec(),
            Tests::Lab => [NEEDED, NEEDED_IN_LAB].concat(),
        }
    }
}

/// Brings Python with what virtual environments need, or says what to do.
pub fn ensure() -> Result<()> {
    let what_for = match asked() {
        Answer::Ready => return Ok(()),
        Answer::None => "Python is not here, and the package for it is tested in it",
        Answer::Old(version) => bail!(
            "Python {version} is too old for the package: {}.{} or later has to be `python3` on the path",
            OLDEST.0,
            OLDEST.1
        ),
        Answer::WithoutVenv => {
            "Python cannot make virtual environments (its modules `venv` or `ensurepip` are missing)"
        }
    };
    apt::install(PACKAGES, what_for)?;
    match asked() {
        Answer::Ready => Ok(()),
        Answer::Old(version) => bail!("`apt-get install python3` brought {version}, which is too old for the package"),
        Answer::None | Answer::WithoutVenv => {
            bail!("`apt-get install {}` brought no Python with virtual environments", PACKAGES.join(" "))
        }
    }
}

pub fn run(workspace: &Workspace, tests: Tests) -> Result<()> {
    let folder = workspace.target().join("python");
    let wheel = build(workspace, &folder)?;
    let environment = folder.join(match tests {
        Tests::Package => "tests",
        Tests::Lab => "lab",
    });
    announce(&format!("Python: the wheel in a fresh environment, with {}", tests.needed().join(", ")));
    fresh(&environment)?;
    install(&environment, tests.needed().into_iter().map(PathBuf::from).chain([wheel]))?;
    announce(&format!("Python: pytest {CRATE}/{}", tests.folder()));
    let mut pytest = Command::new(program(&environment, "python"));
    pytest.args(["-m", "pytest", "--durations=5", tests.folder()]).current_dir(workspace.root().join(CRATE));
    run_command(&mut pytest, "tests of the package for Python fail")
}

/// The only wheel in a folder that is emptied first.
fn build(workspace: &Workspace, folder: &Path) -> Result<PathBuf> {
    let tools = folder.join("build");
    if !program(&tools, "maturin").is_file() {
        announce("Python: maturin");
        fresh(&tools)?;
        install(&tools, [PathBuf::from("maturin>=1.9,<2")])?;
    }
    announce("Python: maturin build");
    let wheels = folder.join("wheels");
    if wheels.exists() {
        std::fs::remove_dir_all(&wheels).with_context(|| format!("cannot empty {}", wheels.display()))?;
    }
    let mut maturin = Command::new(program(&tools, "maturin"));
    maturin
        .args(["build", "--quiet", "--profile", PROFILE, "--auditwheel", "skip", "--interpreter"])
        .arg(program(&tools, "python"));
    maturin.arg("--out").arg(&wheels).current_dir(workspace.root().join(CRATE));
    forget_ourselves(&mut maturin);
    run_command(&mut maturin, "the wheel cannot be built")?;
    let mut built = std::fs::read_dir(&wheels)?.flatten().map(|file| file.path());
    built.find(|path| path.extension().is_some_and(|ending| ending == "whl")).context("maturin has left no wheel")
}

fn fresh(environment: &Path) -> Result<()> {
    let mut venv = Command::new("python3");
    venv.args(["-m", "venv", "--clear"]).arg(environment);
    run_command(&mut venv, "no virtual environment can be made")
}

fn install(environment: &Path, what: impl IntoIterator<Item = PathBuf>) -> Result<()> {
    let mut pip = Command::new(program(environment, "python"));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(what);
    run_command(&mut pip, "pip cannot install what the tests need: is the network there?")
}

fn program(environment: &Path, name: &str) -> PathBuf {
    environment.join("bin").join(name)
}

fn run_command(command: &mut Command, otherwise: &str) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", command.get_program().display()))?;
    if status.success() { Ok(()) } else { bail!("{otherwise}") }
}

enum Answer {
    Ready,
    None,
    Old(String),
    WithoutVenv,
}

/// What `python3` says about itself.
fn asked() -> Answer {
    let asked = "import sys; print(sys.version.split()[0]); import venv, ensurepip";
    let Ok(said) = Command::new("python3").args(["-c", asked]).output() else { return Answer::None };
    answer(&String::from_utf8_lossy(&said.stdout), said.status.success())
}

fn answer(said: &str, has_modules: bool) -> Answer {
    let version = said.trim();
    let mut numbers = version.split('.').map(|part| part.parse::<u32>().ok());
    let (Some(Some(major)), Some(Some(minor))) = (numbers.next(), numbers.next()) else { return Answer::None };
    match ((major, minor) < OLDEST, has_modules) {
        (true, _) => Answer::Old(version.to_owned()),
        (false, false) => Answer::WithoutVenv,
        (false, true) => Answer::Ready,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_told_apart() {
        assert!(matches!(answer("3.11.7\n", true), Answer::Ready));
        assert!(matches!(answer("3.14.0rc1\n", true), Answer::Ready));
        assert!(matches!(answer("3.9.2\n", true), Answer::Old(version) if version == "3.9.2"));
        assert!(matches!(answer("3.13.5\n", false), Answer::WithoutVenv));
        assert!(matches!(answer("", false), Answer::None));
    }
}
