//! `cargo xtask package`: what a server is installed from. A Debian package with unit, user, settings and data folder, an
//! archive of the same files, the bill of materials, the licences of everything inside, and checksums.
//!
//! Two builds of one commit are the same, byte by byte, in whichever folder and whenever (`--twice` shows it): folders of
//! the machine are kept out of what is compiled, and times are those of the commit.

mod build;
mod inside;
mod sbom;
mod trial;
mod twice;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::test::announce;
use crate::workspace::Workspace;
use build::Linkage;
use inside::Inside;

/// Where the parts of the package lie.
const PARTS: &str = "deploy/debian";

#[derive(clap::Args)]
pub struct Arguments {
    /// Package this binary; without it, one is built
    #[arg(long)]
    binary: Option<PathBuf>,
    /// Where the package goes
    #[arg(long, default_value = "target/package")]
    out: PathBuf,
    /// Then build the same commit in another folder, from nothing, and compare every file
    #[arg(long)]
    twice: bool,
    /// Then install it on a new Debian, play, upgrade over a database of version 0.1, remove and purge; for root
    #[arg(long = "try")]
    trial: bool,
}

pub fn run(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let binary = match &arguments.binary {
        Some(binary) => binary.clone(),
        None => build::build(workspace)?,
    };
    let out = workspace.root().join(&arguments.out);
    let files = pack_as(workspace, &binary, &out, env!("CARGO_PKG_VERSION"))?;
    for file in &files {
        println!("{}", file.display());
    }
    if arguments.twice {
        twice::run(workspace, &files)?;
    }
    if arguments.trial {
        trial::run(workspace, &binary)?;
    }
    Ok(())
}

fn pack_as(workspace: &Workspace, binary: &Path, out: &Path, version: &str) -> Result<Vec<PathBuf>> {
    announce("what is inside");
    let linkage = Linkage::of(binary)?;
    let inside = Inside::of(workspace, &linkage)?;
    println!("{} parts; needs {}", inside.components.len(), linkage.depends());
    announce("package");
    let time = commit_time(workspace)?;
    let sbom = sbom::sbom(&inside, version, &date(&time)?);
    let contents = Contents { binary, licences: &inside.licences(), sbom: &sbom, depends: &linkage.depends(), version };
    contents.pack(workspace, out, &time)
}

struct Contents<'a> {
    binary: &'a Path,
    /// Of everything that is linked, with their texts.
    licences: &'a str,
    sbom: &'a str,
    /// Other packages.
    depends: &'a str,
    version: &'a str,
}

impl Contents<'_> {
    /// The files that were made.
    fn pack(&self, workspace: &Workspace, out: &Path, time: &str) -> Result<Vec<PathBuf>> {
        fs::create_dir_all(out).with_context(|| format!("cannot create {}", out.display()))?;
        let stage = tempfile::tempdir().context("no temporary folder")?;
        let architecture = said(Command::new("dpkg").arg("--print-architecture"))?;
        self.lay_out(workspace, stage.path(), architecture.trim())?;
        let name = format!("kursbuch_{}_{}", self.version, architecture.trim());
        let [package, archive, bill] = ["deb", "tar.gz", "cdx.json"].map(|kind| out.join(format!("{name}.{kind}")));
        let mut build = Command::new("dpkg-deb");
        build.args(["--root-owner-group", "-Zgzip", "--build"]).arg(stage.path()).arg(&package);
        said(build.env("SOURCE_DATE_EPOCH", time))?;
        let mut pack = Command::new("tar");
        pack.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--use-compress-program=gzip -n"]);
        pack.arg(format!("--mtime=@{time}")).arg("-cf").arg(&archive).arg("-C").arg(stage.path());
        said(pack.args(["usr", "etc"]))?;
        fs::write(&bill, self.sbom)?;
        let sums = out.join("SHA256SUMS");
        let names = [&package, &archive, &bill].map(|path| path.file_name().unwrap_or_default());
        fs::write(&sums, said(Command::new("sha256sum").args(names).current_dir(out))?)?;
        Ok(vec![package, archive, bill, sums])
    }

    fn lay_out(&self, workspace: &Workspace, stage: &Path, architecture: &str) -> Result<()> {
        let part = |name: &str| workspace.read(&format!("{PARTS}/{name}"));
        let bytes = fs::read(self.binary).with_context(|| format!("cannot read {}", self.binary.display()))?;
        let size = (bytes.len() / 1024).to_string();
        let control = part("control")?.replace("@VERSION@", self.version).replace("@SIZE@", &size);
        let control = control.replace("@DEPENDS@", self.depends).replace("@ARCHITECTURE@", architecture);
        put(stage, "DEBIAN/control", control, 0o644)?;
        put(stage, "DEBIAN/conffiles", "/etc/kursbuch.env\n", 0o644)?;
        for script in ["postinst", "prerm", "postrm"] {
            put(stage, &format!("DEBIAN/{script}"), part(script)?, 0o755)?;
        }
        put(stage, "usr/bin/kursbuch", bytes, 0o755)?;
        put(stage, "etc/kursbuch.env", part("kursbuch.env")?, 0o640)?;
        let unit = unit(&workspace.read("deploy/kursbuch.service")?)?;
        put(stage, "usr/lib/systemd/system/kursbuch.service", unit, 0o644)?;
        let documents = "usr/share/doc/kursbuch";
        put(stage, &format!("{documents}/copyright"), copyright(workspace)?, 0o644)?;
        put(stage, &format!("{documents}/licences"), self.licences, 0o644)?;
        put(stage, &format!("{documents}/sbom.cdx.json"), self.sbom, 0o644)?;
        for name in ["README.md", "grafana.json"] {
            put(stage, &format!("{documents}/{name}"), workspace.read(&format!("deploy/{name}"))?, 0o644)?;
        }
        Ok(())
    }
}

fn put(stage: &Path, path: &str, contents: impl AsRef<[u8]>, mode: u32) -> Result<()> {
    let path = stage.join(path);
    let folder = path.parent().context("a file in a folder")?;
    fs::create_dir_all(folder)?;
    let mut above = Some(folder);
    while let Some(folder) = above.filter(|folder| folder.starts_with(stage)) {
        fs::set_permissions(folder, fs::Permissions::from_mode(0o755))?;
        above = folder.parent();
    }
    fs::write(&path, contents)?;
    fs::set_permissions(&path, fs::Permissions::from_mode(mode))?;
    Ok(())
}

/// The unit that is copied by hand, but for the place of the binary and a user that lasts.
fn unit(by_hand: &str) -> Result<String> {
    let mut unit = by_hand.to_owned();
    for (from, to) in [
        ("ExecStart=/usr/local/bin/kursbuch", "ExecStart=/usr/bin/kursbuch"),
        ("DynamicUser=yes", "User=kursbuch\nGroup=kursbuch"),
        (
            "# /etc/systemd/system/kursbuch.service; settings in /etc/kursbuch.env (see kursbuch.env beside this file).\n",
            "",
        ),
    ] {
        if !unit.contains(from) {
            bail!("deploy/kursbuch.service has no {from:?} any more");
        }
        unit = unit.replace(from, to);
    }
    Ok(unit)
}

fn copyright(workspace: &Workspace) -> Result<String> {
    let parts = ["NOTICE", "LICENSE-MIT", "LICENSE-APACHE"].map(|name| workspace.read(name));
    Ok(parts.into_iter().collect::<Result<Vec<_>>>()?.join("\n\n"))
}

/// Seconds since 1970.
fn commit_time(workspace: &Workspace) -> Result<String> {
    let time = said(Command::new("git").args(["log", "-1", "--format=%ct"]).current_dir(workspace.root()))?;
    Ok(time.trim().to_owned())
}

/// As the bill of materials has it.
fn date(time: &str) -> Result<String> {
    let date = said(Command::new("date").args(["--utc", "+%Y-%m-%dT%H:%M:%SZ", "--date"]).arg(format!("@{time}")))?;
    Ok(date.trim().to_owned())
}

/// What a command says; an error if it fails.
fn said(command: &mut Command) -> Result<String> {
    let output = command.stdin(Stdio::null()).output().with_context(|| format!("cannot start {command:?}"))?;
    if !output.status.success() {
        bail!("{command:?}: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Where cargo keeps the sources of other crates.
pub fn registries() -> Vec<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default();
    let sources = fs::read_dir(home.join("registry/src")).into_iter().flatten().flatten();
    sources.map(|source| source.path()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With a binary that is none: what is tried is the package.
    #[test]
    fn two_packages_of_one_commit_are_the_same_and_complete() {
        let Ok(workspace) = Workspace::find() else { panic!("no workspace") };
        let folder = tempfile::tempdir().unwrap();
        let binary = folder.path().join("kursbuch");
        fs::write(&binary, "#!/bin/sh\necho kursbuch\n").unwrap();
        let contents = Contents {
            binary: &binary,
            licences: "serde 1.0: MIT\n",
            sbom: "{}\n",
            depends: "passwd",
            version: "0.1.0",
        };
        let [one, other] =
            ["one", "other"].map(|name| contents.pack(&workspace, &folder.path().join(name), "1700000000").unwrap());
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(fs::read(one).unwrap(), fs::read(other).unwrap(), "{}", one.display());
        }
        let listed = said(Command::new("dpkg-deb").arg("--contents").arg(&one[0])).unwrap();
        for (mode, path) in [
            ("-rwxr-xr-x root/root", "./usr/bin/kursbuch"),
            ("-rw-r----- root/root", "./etc/kursbuch.env"),
            ("-rw-r--r-- root/root", "./usr/lib/systemd/system/kursbuch.service"),
            ("-rw-r--r-- root/root", "./usr/share/doc/kursbuch/copyright"),
            ("-rw-r--r-- root/root", "./usr/share/doc/kursbuch/licences"),
            ("-rw-r--r-- root/root", "./usr/share/doc/kursbuch/sbom.cdx.json"),
        ] {
            assert!(listed.lines().any(|line| line.starts_with(mode) && line.ends_with(path)), "{path} in {listed}");
        }
        let installed = folder.path().join("installed");
        said(Command::new("dpkg-deb").arg("--extract").arg(&one[0]).arg(&installed)).unwrap();
        assert_eq!(said(&mut Command::new(installed.join("usr/bin/kursbuch"))).unwrap(), "kursbuch\n");
        let unit = fs::read_to_string(installed.join("usr/lib/systemd/system/kursbuch.service")).unwrap();
        assert!(unit.contains("User=kursbuch\n") && unit.contains("ExecStart=/usr/bin/kursbuch serve\n"), "{unit}");
        let sums =
            said(Command::new("sha256sum").args(["--check", "SHA256SUMS"]).current_dir(folder.path().join("one")));
        assert_eq!(sums.unwrap().matches(": OK").count(), 3);
    }
}
