//! Where the files are: the root, the crates, and the Rust and TOML files in them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::rust_source::RustSource;

/// The folder that holds the workspace's Cargo.toml.
pub struct Workspace {
    root: PathBuf,
}

/// A Rust file, read and told apart into code, comments and text.
pub struct RustFile {
    /// From the root, with `/` on every system.
    pub path: String,
    pub source: RustSource,
}

impl Workspace {
    /// Cargo tells a program it runs where that program's manifest is; the root is one folder up.
    pub fn find() -> Result<Self> {
        let manifest_dir = std::env::var_os("CARGO_MANIFEST_DIR").context("run this as `cargo xtask …`")?;
        let root = Path::new(&manifest_dir).parent().context("xtask stands in a folder of the workspace")?;
        Ok(Self { root: root.to_path_buf() })
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Where cargo puts what it builds.
    pub fn target(&self) -> PathBuf {
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| self.root.join("target"), PathBuf::from)
    }

    pub fn read(&self, path: &str) -> Result<String> {
        fs::read_to_string(self.root.join(path)).with_context(|| format!("cannot read {path}"))
    }

    /// The folders of the workspace's members: `crates/*` and `xtask`.
    pub fn members(&self) -> Result<Vec<String>> {
        let mut members = self.files_below("crates", 2, "Cargo.toml")?;
        members.push("xtask/Cargo.toml".to_owned());
        Ok(members.iter().filter_map(|manifest| manifest.strip_suffix("/Cargo.toml")).map(str::to_owned).collect())
    }

    /// Every Rust file of every member, in path order.
    pub fn rust_files(&self) -> Result<Vec<RustFile>> {
        let mut paths = self.files_below("crates", usize::MAX, ".rs")?;
        paths.extend(self.files_below("xtask", usize::MAX, ".rs")?);
        paths
            .into_iter()
            .map(|path| self.read(&path).map(|text| RustFile { path, source: RustSource::new(&text) }))
            .collect()
    }

    pub fn toml_files(&self, folder: &str) -> Result<Vec<String>> {
        self.files_below(folder, 1, ".toml")
    }

    /// Files below `folder` whose name ends so, sorted; a folder that is not there holds none.
    fn files_below(&self, folder: &str, depth: usize, ending: &str) -> Result<Vec<String>> {
        let mut found = Vec::new();
        let absolute = self.root.join(folder);
        if absolute.is_dir() {
            for entry in fs::read_dir(&absolute).with_context(|| format!("cannot list {folder}"))? {
                let entry = entry?;
                let name = entry.file_name().to_string_lossy().into_owned();
                let path = format!("{folder}/{name}");
                if entry.file_type()?.is_dir() {
                    if depth > 1 && name != "target" {
                        found.extend(self.files_below(&path, depth - 1, ending)?);
                    }
                } else if name.ends_with(ending) {
                    found.push(path);
                }
            }
        }
        found.sort();
        Ok(found)
    }
}
