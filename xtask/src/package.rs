//! `cargo xtask package`: what a server is installed from. A Debian package with unit, user, settings and data folder, an
//! archive of the same binary, the licences of everything inside, and checksums.
//!
//! Two builds of one commit are the same, byte by byte, if the binary is: times are those of the commit.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::serve;
use crate::test::{announce, cargo};
use crate::workspace::Workspace;

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
}

pub fn run(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let binary = match &arguments.binary {
        Some(binary) => binary.clone(),
        None => {
            serve::build(workspace)?;
            workspace.target().join("release/kursbuch")
        }
    };
    announce("licences");
    let licences = licences(workspace)?;
    announce("package");
    let out = workspace.root().join(&arguments.out);
    let contents = Contents { binary: &binary, licences: &licences, version: env!("CARGO_PKG_VERSION") };
    for file in contents.pack(workspace, &out, &commit_time(workspace)?)? {
        println!("{}", file.display());
    }
    Ok(())
}

struct Contents<'a> {
    binary: &'a Path,
    /// Of everything that is linked, with their texts.
    licences: &'a str,
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
        let (package, archive) = (out.join(format!("{name}.deb")), out.join(format!("{name}.tar.gz")));
        let mut build = Command::new("dpkg-deb");
        build.args(["--root-owner-group", "-Zgzip", "--build"]).arg(stage.path()).arg(&package);
        said(build.env("SOURCE_DATE_EPOCH", time))?;
        let mut pack = Command::new("tar");
        pack.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--use-compress-program=gzip -n"]);
        pack.arg(format!("--mtime=@{time}")).arg("-cf").arg(&archive).arg("-C").arg(stage.path());
        said(pack.args(["usr", "lib", "etc"]))?;
        let sums = out.join("SHA256SUMS");
        let names = [&package, &archive].map(|path| path.file_name().unwrap_or_default());
        fs::write(&sums, said(Command::new("sha256sum").args(names).current_dir(out))?)?;
        Ok(vec![package, archive, sums])
    }

    fn lay_out(&self, workspace: &Workspace, stage: &Path, architecture: &str) -> Result<()> {
        let part = |name: &str| workspace.read(&format!("{PARTS}/{name}"));
        let bytes = fs::read(self.binary).with_context(|| format!("cannot read {}", self.binary.display()))?;
        let size = (bytes.len() / 1024).to_string();
        let control = part("control")?.replace("@VERSION@", self.version).replace("@SIZE@", &size);
        put(stage, "DEBIAN/control", control.replace("@ARCHITECTURE@", architecture), 0o644)?;
        put(stage, "DEBIAN/conffiles", "/etc/kursbuch.env\n", 0o644)?;
        for script in ["postinst", "prerm", "postrm"] {
            put(stage, &format!("DEBIAN/{script}"), part(script)?, 0o755)?;
        }
        put(stage, "usr/bin/kursbuch", bytes, 0o755)?;
        put(stage, "etc/kursbuch.env", part("kursbuch.env")?, 0o640)?;
        put(stage, "lib/systemd/system/kursbuch.service", unit(&workspace.read("deploy/kursbuch.service")?)?, 0o644)?;
        put(stage, "usr/share/doc/kursbuch/copyright", copyright(workspace)?, 0o644)?;
        put(stage, "usr/share/doc/kursbuch/licences", self.licences, 0o644)?;
        put(stage, "usr/share/doc/kursbuch/README.md", workspace.read("deploy/README.md")?, 0o644)
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

/// What a command says; an error if it fails.
fn said(command: &mut Command) -> Result<String> {
    let output = command.stdin(Stdio::null()).output().with_context(|| format!("cannot start {command:?}"))?;
    if !output.status.success() {
        bail!("{command:?}: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Every crate of the server and of the client inside it, with its licence; then the texts, each once.
fn licences(workspace: &Workspace) -> Result<String> {
    let mut crates = BTreeSet::new();
    for (package, target) in [("kursbuch", None), ("web", Some("wasm32-unknown-unknown"))] {
        let mut arguments =
            vec!["tree", "--locked", "--edges=normal", "--prefix=none", "--format={p}|{l}", "--package", package];
        arguments.extend(target.map(|_| "--target").into_iter().chain(target));
        crates.extend(said(&mut cargo(workspace, &arguments))?.lines().filter_map(known).collect::<Vec<_>>());
    }
    let folders = registry();
    let (mut text, mut texts) = (String::new(), BTreeMap::<String, Vec<String>>::new());
    for (name, licence) in &crates {
        text += &format!("{name}: {licence}\n");
        for found in folders.iter().flat_map(|folder| texts_in(&folder.join(name))) {
            texts.entry(found).or_default().push(name.clone());
        }
    }
    for (licence, names) in texts {
        text += &format!("\n{}\n{}\n\n{}\n", "-".repeat(80), names.join(", "), licence.trim());
    }
    Ok(text)
}

/// `name v1.2.3|MIT` of another crate; ours have a path behind the version.
fn known(line: &str) -> Option<(String, String)> {
    let (name, licence) = line.trim_end_matches(" (*)").split_once('|')?;
    let (name, version) = name.split_once(" v")?;
    let is_ours = version.contains("(/");
    (!is_ours).then(|| {
        (format!("{name}-{}", version.replace(" (proc-macro)", "")), licence.trim_end_matches(" (*)").to_owned())
    })
}

/// Where cargo keeps the sources of other crates.
fn registry() -> Vec<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default();
    let sources = fs::read_dir(home.join("registry/src")).into_iter().flatten().flatten();
    sources.map(|source| source.path()).collect()
}

fn texts_in(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = files.map(|file| file.path()).filter(|path| is_licence(path)).collect();
    files.sort();
    files.iter().filter_map(|path| fs::read_to_string(path).ok()).collect()
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE"].iter().any(|start| name.starts_with(start))
        && path.is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_of_others_are_told_from_ours() {
        let of = |line| known(line).map(|(name, licence)| format!("{name}: {licence}"));
        assert_eq!(of("serde v1.0.229|MIT OR Apache-2.0").as_deref(), Some("serde-1.0.229: MIT OR Apache-2.0"));
        assert_eq!(of("serde_derive v1.0.229 (proc-macro)|MIT (*)").as_deref(), Some("serde_derive-1.0.229: MIT"));
        assert_eq!(of("store v0.1.0 (/src/crates/store)|MIT"), None);
    }

    /// With a binary that is none: what is tried is the package.
    #[test]
    fn two_packages_of_one_commit_are_the_same_and_complete() {
        let Ok(workspace) = Workspace::find() else { panic!("no workspace") };
        let folder = tempfile::tempdir().unwrap();
        let binary = folder.path().join("kursbuch");
        fs::write(&binary, "#!/bin/sh\necho kursbuch\n").unwrap();
        let contents = Contents { binary: &binary, licences: "serde-1.0: MIT\n", version: "0.1.0" };
        let [one, other] =
            ["one", "other"].map(|name| contents.pack(&workspace, &folder.path().join(name), "1700000000").unwrap());
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(fs::read(one).unwrap(), fs::read(other).unwrap(), "{}", one.display());
        }
        let listed = said(Command::new("dpkg-deb").arg("--contents").arg(&one[0])).unwrap();
        for (mode, path) in [
            ("-rwxr-xr-x root/root", "./usr/bin/kursbuch"),
            ("-rw-r----- root/root", "./etc/kursbuch.env"),
            ("-rw-r--r-- root/root", "./lib/systemd/system/kursbuch.service"),
            ("-rw-r--r-- root/root", "./usr/share/doc/kursbuch/copyright"),
            ("-rw-r--r-- root/root", "./usr/share/doc/kursbuch/licences"),
        ] {
            assert!(listed.lines().any(|line| line.starts_with(mode) && line.ends_with(path)), "{path} in {listed}");
        }
        let installed = folder.path().join("installed");
        said(Command::new("dpkg-deb").arg("--extract").arg(&one[0]).arg(&installed)).unwrap();
        assert_eq!(said(&mut Command::new(installed.join("usr/bin/kursbuch"))).unwrap(), "kursbuch\n");
        let unit = fs::read_to_string(installed.join("lib/systemd/system/kursbuch.service")).unwrap();
        assert!(unit.contains("User=kursbuch\n") && unit.contains("ExecStart=/usr/bin/kursbuch serve\n"), "{unit}");
        let sums =
            said(Command::new("sha256sum").args(["--check", "SHA256SUMS"]).current_dir(folder.path().join("one")));
        assert_eq!(sums.unwrap().matches(": OK").count(), 2);
    }
}
