//! What is inside the binary that is not ours: crates of the server and of the client, and what is no crate.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::build::{self, Linkage};
use super::said;
use crate::test::cargo;
use crate::workspace::Workspace;

/// Texts for those that name one of these licences and come without one.
const STANDARD: [(&str, &str); 2] = [("MIT", "deploy/licences/MIT"), ("Apache-2.0", "LICENSE-APACHE")];

/// One crate, or one of the other parts.
#[derive(Clone, Debug)]
pub struct Component {
    pub name: String,
    pub version: String,
    /// As SPDX writes it.
    pub licence: String,
    pub authors: Vec<String>,
    pub source: Source,
    /// The texts of its licences.
    pub texts: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// With the checksum of the archive it comes in, and its place in the graph.
    Crate { checksum: Option<String>, id: String },
    /// Inside the crate of this name, or of the toolchain.
    With(String),
    /// A file of ours.
    File,
}

pub struct Inside {
    pub components: Vec<Component>,
    /// Who needs whom, by the ids of cargo; ours are in it, too.
    pub needs: BTreeMap<String, BTreeSet<String>>,
}

impl Inside {
    pub fn of(workspace: &Workspace, linkage: &Linkage) -> Result<Inside> {
        let metadata = said(&mut cargo(workspace, &["metadata", "--locked", "--format-version=1"]))?;
        let metadata: Value = serde_json::from_str(&metadata).context("cargo metadata")?;
        let checksums = checksums(&workspace.read("Cargo.lock")?)?;
        let linked = linked(workspace, &build::triple(workspace, linkage)?)?;
        let packages = list(&metadata, "packages").filter(|package| !package["source"].is_null());
        let packages = packages.filter(|package| linked.contains(&(text(package, "name"), text(package, "version"))));
        let mut components = packages.map(|package| component(package, &checksums)).collect::<Result<Vec<_>>>()?;
        if components.len() != linked.len() {
            bail!("{} crates are linked, and cargo knows {} of them", linked.len(), components.len());
        }
        components.extend(others(workspace, linkage, &components)?);
        components.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
        for component in components.iter_mut().filter(|component| component.texts.is_empty()) {
            let Some(path) = standard_text(&component.licence) else {
                bail!("{} {} comes without the text of its licence", component.name, component.version);
            };
            component.texts.push(workspace.read(path)?);
        }
        Ok(Inside { components, needs: needs(&metadata) })
    }

    /// A list of everything with its licence; then the texts, each once.
    pub fn licences(&self) -> String {
        let (mut list, mut texts) = (String::new(), BTreeMap::<&str, Vec<String>>::new());
        for component in &self.components {
            let name = format!("{} {}", component.name, component.version);
            list += &format!("{name}: {}\n", component.licence);
            for text in &component.texts {
                texts.entry(text.trim()).or_default().push(name.clone());
            }
        }
        for (text, names) in texts {
            list += &format!("\n{}\n{}\n\n{text}\n", "-".repeat(80), names.join(", "));
        }
        list
    }
}

/// The text of the first licence that an expression of SPDX names and we have.
fn standard_text(licence: &str) -> Option<&'static str> {
    let names: Vec<&str> = licence.split([' ', '(', ')']).collect();
    STANDARD.iter().find(|(name, _)| names.contains(name)).map(|(_, path)| *path)
}

/// Name and version of every crate of others in the server and in the client.
fn linked(workspace: &Workspace, server: &str) -> Result<BTreeSet<(String, String)>> {
    let mut linked = BTreeSet::new();
    for (package, target) in [("kursbuch", server), ("web", "wasm32-unknown-unknown")] {
        let what = ["--package", package, "--target", target];
        let arguments = [&["tree", "--locked", "--edges=normal", "--prefix=none"][..], &what].concat();
        linked.extend(said(&mut cargo(workspace, &arguments))?.lines().filter_map(known).collect::<Vec<_>>());
    }
    Ok(linked)
}

/// `name v1.2.3` of another crate; ours have a path behind the version.
fn known(line: &str) -> Option<(String, String)> {
    let (name, rest) = line.split_once(" v")?;
    let version = rest.split(' ').next()?;
    (!rest.contains("(/")).then(|| (name.to_owned(), version.to_owned()))
}

fn component(package: &Value, checksums: &BTreeMap<(String, String), String>) -> Result<Component> {
    let (name, version) = (text(package, "name"), text(package, "version"));
    let manifest = PathBuf::from(text(package, "manifest_path"));
    let folder = manifest.parent().context("a manifest in a folder")?;
    Ok(Component {
        // The older way to write it.
        licence: text(package, "license").replace('/', " OR "),
        authors: list(package, "authors").filter_map(|name| name.as_str().map(str::to_owned)).collect(),
        source: Source::Crate {
            checksum: checksums.get(&(name.clone(), version.clone())).cloned(),
            id: text(package, "id"),
        },
        texts: texts_in(folder),
        name,
        version,
    })
}

fn list<'a>(value: &'a Value, name: &str) -> impl Iterator<Item = &'a Value> + use<'a> {
    value[name].as_array().into_iter().flatten()
}

fn text(value: &Value, name: &str) -> String {
    value[name].as_str().unwrap_or_default().to_owned()
}

/// By name and version.
fn checksums(lock: &str) -> Result<BTreeMap<(String, String), String>> {
    let lock: toml::Table = lock.parse().context("Cargo.lock")?;
    let packages = lock.get("package").and_then(toml::Value::as_array).into_iter().flatten();
    let of = |package: &toml::Value, name: &str| Some(package.get(name)?.as_str()?.to_owned());
    Ok(packages
        .filter_map(|package| Some(((of(package, "name")?, of(package, "version")?), of(package, "checksum")?)))
        .collect())
}

/// But for what is needed to build and to test only.
fn needs(metadata: &Value) -> BTreeMap<String, BTreeSet<String>> {
    let is_linked = |edge: &&Value| list(edge, "dep_kinds").any(|kind| kind["kind"].is_null());
    let needed = |node: &Value| list(node, "deps").filter(is_linked).map(|edge| text(edge, "pkg")).collect();
    list(&metadata["resolve"], "nodes").map(|node| (text(node, "id"), needed(node))).collect()
}

fn texts_in(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = files.map(|file| file.path()).filter(|path| is_licence(path)).collect();
    files.sort();
    files.iter().filter_map(|path| fs::read_to_string(path).ok()).collect()
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"].iter().any(|start| name.starts_with(start))
        && path.is_file()
}

/// What comes in no crate of its own: parts in C, the standard library and what it stands on, fonts.
fn others(workspace: &Workspace, linkage: &Linkage, crates: &[Component]) -> Result<Vec<Component>> {
    let rust = said(Command::new("rustc").arg("-vV").current_dir(workspace.root()))?;
    let rust =
        rust.lines().find_map(|line| line.strip_prefix("release: ")).context("rustc does not say its version")?;
    let toolchain = said(Command::new("rustc").args(["--print", "sysroot"]).current_dir(workspace.root()))?;
    let shared = Path::new(toolchain.trim()).join("share/doc/rust");
    let of_rust = |names: &[&str]| names.iter().map(|name| read(&shared.join(name))).collect::<Result<Vec<_>>>();
    let part = |name: &str, version: &str, licence: &str, source: Source, texts: Vec<String>| Component {
        name: name.to_owned(),
        version: version.to_owned(),
        licence: licence.to_owned(),
        authors: Vec::new(),
        source,
        texts,
    };
    let with_rust = || Source::With(format!("Rust {rust}"));
    let texts = of_rust(&["COPYRIGHT-library.html", "licenses/MIT.txt", "licenses/Apache-2.0.txt"])?;
    let mut others = vec![part("the standard library of Rust", rust, "MIT OR Apache-2.0", with_rust(), texts)];
    let sqlite = sqlite_version(crates)?;
    let texts = vec![workspace.read("deploy/licences/SQLite")?];
    others.push(part("SQLite", &sqlite, "blessing", Source::With("libsqlite3-sys".to_owned()), texts));
    if *linkage == Linkage::Static {
        others.push(part("musl", rust, "MIT", with_rust(), vec![workspace.read("deploy/licences/musl")?]));
        let texts = of_rust(&["licenses/Apache-2.0.txt", "licenses/LLVM-exception.txt"])?;
        others.push(part("LLVM libunwind", rust, "Apache-2.0 WITH LLVM-exception", with_rust(), texts));
    }
    for (name, file) in [("Archivo", "archivo"), ("Old Standard", "oldstandard")] {
        let text = workspace.read(&format!("crates/web/static/fonts/{file}-OFL.txt"))?;
        others.push(part(&format!("the font {name}"), "", "OFL-1.1", Source::File, vec![text]));
    }
    Ok(others)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// As the head of its source says.
fn sqlite_version(crates: &[Component]) -> Result<String> {
    let holder = crates.iter().find(|component| component.name == "libsqlite3-sys").context("SQLite is not inside")?;
    let file = format!("libsqlite3-sys-{}/sqlite3/sqlite3.h", holder.version);
    let found = super::registries().into_iter().find_map(|folder| fs::read_to_string(folder.join(&file)).ok());
    let head = found.with_context(|| format!("no {file}"))?;
    let version = head.lines().find_map(|line| line.strip_prefix("#define SQLITE_VERSION"));
    version.map(|version| version.trim().trim_matches('"').to_owned()).context("SQLite does not say its version")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_of_others_are_told_from_ours() {
        let of = |line| known(line).map(|(name, version)| format!("{name} {version}"));
        assert_eq!(of("serde v1.0.229").as_deref(), Some("serde 1.0.229"));
        assert_eq!(of("serde_derive v1.0.229 (proc-macro) (*)").as_deref(), Some("serde_derive 1.0.229"));
        assert_eq!(of("store v0.1.0 (/src/crates/store)"), None);
    }

    /// Of the workspace as it is: a new dependency without a licence that may be passed on fails here.
    #[test]
    fn everything_inside_has_a_licence_and_its_text() {
        let Ok(workspace) = Workspace::find() else { panic!("no workspace") };
        let inside = Inside::of(&workspace, &Linkage::Static).unwrap();
        for name in ["serde", "leptos", "sqlx", "SQLite", "musl", "the font Archivo", "the font Old Standard"] {
            assert!(inside.components.iter().any(|component| component.name == name), "{name}");
        }
        for component in &inside.components {
            assert!(!component.licence.is_empty() && !component.texts.is_empty(), "{component:?}");
        }
        let licences = inside.licences();
        assert!(licences.contains("\nserde 1.") && licences.contains("SIL OPEN FONT LICENSE"), "{licences:.2000}");
    }
}
