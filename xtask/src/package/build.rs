//! The binary that is packaged: static where the toolchain can, and the same bytes from whichever folder it is built in.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::{registries, said};
use crate::apt;
use crate::test::{announce, cargo};
use crate::workspace::Workspace;

/// What is built here lies apart: the flags below would have everything built anew that `cargo xtask build` has built.
const FOLDER: &str = "package-build";

/// The compiler for the parts in C that knows the C library of a static binary.
const C_COMPILER: (&str, &str) = ("musl-gcc", "musl-tools");

/// What parts in C say of the day and the minute in which they were compiled is the same always.
const UNDATED: [&str; 3] = ["-Wno-builtin-macro-redefined", r#"-D__DATE__="undated""#, r#"-D__TIME__="undated""#];

/// Client and server, for this machine's architecture.
pub fn build(workspace: &Workspace) -> Result<PathBuf> {
    let target = target(workspace)?;
    let folder = workspace.target().join(FOLDER);
    let flags = Flags::of(workspace, &folder)?;
    announce("client");
    let mut client = Command::new(std::env::current_exe().context("no name of one's own")?);
    flags.set(client.arg("client"));
    run(&mut client, "the client does not build")?;
    announce(&format!("server, for {target}"));
    let mut server = cargo(workspace, &["build", "--locked", "--release", "--package=kursbuch", "--target", &target]);
    flags.set(&mut server);
    run(&mut server, "the server does not build")?;
    Ok(folder.join(target).join("release/kursbuch"))
}

/// With musl, if it can be had; with this machine's C library otherwise, which is said and then written into the package.
fn target(workspace: &Workspace) -> Result<String> {
    let musl = triple(workspace, &Linkage::Static)?;
    match has_all_for(workspace, &musl) {
        Ok(()) => Ok(musl),
        Err(why) => {
            announce(&format!(
                "not a static binary ({why:#}): it will need the C library of this machine or a newer one"
            ));
            host(workspace)
        }
    }
}

/// What Rust calls this machine, with such a C library.
pub fn triple(workspace: &Workspace, linkage: &Linkage) -> Result<String> {
    let host = host(workspace)?;
    Ok(match linkage {
        Linkage::Static => host.replace("-gnu", "-musl"),
        Linkage::Glibc(_) => host,
    })
}

fn has_all_for(workspace: &Workspace, target: &str) -> Result<()> {
    if !has_target(workspace, target)? {
        run(Command::new("rustup").args(["target", "add", target]).current_dir(workspace.root()), "no such target")?;
    }
    let (compiler, package) = C_COMPILER;
    apt::ensure(&[compiler], &[package], "a static binary needs a compiler for C")
}

fn host(workspace: &Workspace) -> Result<String> {
    let about = said(Command::new("rustc").arg("-vV").current_dir(workspace.root()))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc does not say what it runs on")
}

fn has_target(workspace: &Workspace, target: &str) -> Result<bool> {
    let mut rustc = Command::new("rustc");
    let folder = said(rustc.args(["--print", "target-libdir", "--target", target]).current_dir(workspace.root()))?;
    Ok(Path::new(folder.trim()).is_dir())
}

/// What keeps the folders and the clock of this machine out of what is compiled.
struct Flags {
    rust: String,
    c: String,
    folder: PathBuf,
}

impl Flags {
    fn of(workspace: &Workspace, folder: &Path) -> Result<Flags> {
        let mut names: Vec<(PathBuf, &str)> = registries().into_iter().map(|folder| (folder, "/crates")).collect();
        // Of several that fit, compilers take the last.
        names.push((workspace.root().to_owned(), "/kursbuch"));
        names.push((folder.to_owned(), "/target"));
        let map = |flag: &str| -> Vec<String> {
            names.iter().map(|(folder, name)| format!("{flag}={}={name}", folder.display())).collect()
        };
        let mut rust = usual_flags(workspace)?;
        rust.extend(map("--remap-path-prefix"));
        let mut c = map("-ffile-prefix-map");
        c.extend(UNDATED.map(str::to_owned));
        // What separates them, for folders with spaces in their names.
        Ok(Flags { rust: rust.join("\u{1f}"), c: c.join(" "), folder: folder.to_owned() })
    }

    fn set(&self, command: &mut Command) {
        command.env("CARGO_ENCODED_RUSTFLAGS", &self.rust).env("TARGET_CFLAGS", &self.c);
        command.env("CARGO_TARGET_DIR", &self.folder).env("CARGO_INCREMENTAL", "0").env_remove("RUSTFLAGS");
    }
}

/// Those of the workspace: flags by a variable take their place.
fn usual_flags(workspace: &Workspace) -> Result<Vec<String>> {
    let settings: toml::Table = workspace.read(".cargo/config.toml")?.parse().context(".cargo/config.toml")?;
    let flags = settings.get("build").and_then(|build| build.get("rustflags")).and_then(toml::Value::as_array);
    Ok(flags.into_iter().flatten().filter_map(|flag| flag.as_str().map(str::to_owned)).collect())
}

fn run(command: &mut Command, otherwise: &str) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    if status.success() { Ok(()) } else { bail!("{otherwise} ({command:?})") }
}

/// What a binary asks of the system that it is installed on.
#[derive(Debug, PartialEq, Eq)]
pub enum Linkage {
    /// The kernel, and nothing else.
    Static,
    /// This version of glibc or a newer one.
    Glibc(String),
}

impl Linkage {
    /// As the compiler's own tools see the file.
    pub fn of(binary: &Path) -> Result<Linkage> {
        let heads = said(Command::new("objdump").args(["--private-headers", "--dynamic-syms"]).arg(binary))?;
        Linkage::read(&heads)
    }

    fn read(heads: &str) -> Result<Linkage> {
        if !heads.lines().any(|line| line.trim_start().starts_with("NEEDED")) {
            return Ok(Linkage::Static);
        }
        let versions = heads.split(|letter: char| letter.is_whitespace() || "()".contains(letter));
        let versions = versions.filter_map(|word| word.strip_prefix("GLIBC_"));
        let numbers = |version: &str| version.split('.').map(str::parse).collect::<Result<Vec<u32>, _>>();
        let newest = versions.filter_map(|version| Some((numbers(version).ok()?, version))).max();
        let (_, newest) = newest.context("a binary that needs libraries, but not glibc")?;
        Ok(Linkage::Glibc(newest.to_owned()))
    }

    /// As Debian's control file has it.
    pub fn depends(&self) -> String {
        match self {
            Linkage::Static => "passwd".to_owned(),
            Linkage::Glibc(version) => format!("libc6 (>= {version}), libgcc-s1, passwd"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_of_the_c_library_counts() {
        let heads = "  NEEDED   libc.so.6\n    0x0 0x00 03 GLIBC_2.9\n 0 DF *UND* (GLIBC_2.34) __libc_start_main\n GLIBC_PRIVATE";
        let found = Linkage::read(heads).unwrap();
        assert_eq!(found, Linkage::Glibc("2.34".to_owned()));
        assert_eq!(found.depends(), "libc6 (>= 2.34), libgcc-s1, passwd");
        assert!(Linkage::read("  NEEDED  libfoo.so.1\n").is_err());
    }

    #[test]
    fn what_needs_no_library_is_static() {
        assert_eq!(Linkage::read("Dynamic Section:\n  HASH 0x1\n").unwrap(), Linkage::Static);
    }

    #[test]
    fn what_is_written_in_c_knows_neither_its_folder_nor_its_time() {
        let Ok(workspace) = Workspace::find() else { panic!("no workspace") };
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("when.c");
        std::fs::write(&file, "const char *when = __DATE__ __TIME__, *where = __FILE__;").unwrap();
        let flags = Flags::of(&workspace, folder.path()).unwrap();
        let mut compiler = Command::new("cc");
        let assembly = said(compiler.args(flags.c.split(' ')).args(["-S", "-o", "-"]).arg(&file)).unwrap();
        assert!(assembly.contains("\"undatedundated\""), "{assembly}");
        assert!(assembly.contains("\"/target/when.c\""), "{assembly}");
    }

    #[test]
    fn the_flags_of_the_workspace_are_kept() {
        let Ok(workspace) = Workspace::find() else { panic!("no workspace") };
        assert_eq!(usual_flags(&workspace).unwrap(), ["--cfg=erase_components"]);
    }
}
