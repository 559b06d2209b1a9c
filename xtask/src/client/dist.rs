//! The folder that the client is served from: becomes what it should be with as few writes as possible.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Files by their names within the folder, with `/`.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Fonts are compressed already.
const COMPRESSIBLE: &[&str] = &["wasm", "js", "css", "html", "svg", "webmanifest", "json", "ftl"];

pub struct Dist {
    folder: PathBuf,
}

impl Dist {
    pub fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// How long a file is, if it is there.
    pub fn length(&self, name: &str) -> Option<u64> {
        fs::metadata(self.folder.join(name)).ok().map(|file| file.len())
    }

    /// Puts compressed files beside those that gain by it; what lies here for the same content is taken as it is.
    pub fn compress(&self, files: &mut Files) -> Result<()> {
        let is_compressible = |name: &str| COMPRESSIBLE.iter().any(|kind| name.ends_with(&format!(".{kind}")));
        let mut compressed = Files::new();
        for (name, content) in files.iter().filter(|(name, _)| is_compressible(name)) {
            let is_same = self.read(name).as_ref() == Some(content);
            let kept = |suffix: &str| self.read(&format!("{name}.{suffix}")).filter(|_| is_same);
            compressed.insert(format!("{name}.br"), kept("br").map_or_else(|| brotli(content), Ok)?);
            compressed.insert(format!("{name}.gz"), kept("gz").map_or_else(|| gzip(content), Ok)?);
        }
        files.append(&mut compressed);
        Ok(())
    }

    /// Writes what is new, removes what is no more, and leaves the rest alone.
    pub fn become_like(&self, files: &Files) -> Result<()> {
        for name in names_in(&self.folder, "")? {
            if !files.contains_key(&name) {
                fs::remove_file(self.folder.join(&name)).with_context(|| format!("cannot remove {name}"))?;
            }
        }
        for (name, content) in files {
            if self.read(name).as_ref() != Some(content) {
                let path = self.folder.join(name);
                path.parent().map_or(Ok(()), fs::create_dir_all)?;
                fs::write(&path, content).with_context(|| format!("cannot write {name}"))?;
            }
        }
        Ok(())
    }

    fn read(&self, name: &str) -> Option<Vec<u8>> {
        fs::read(self.folder.join(name)).ok()
    }
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let settings = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, ..Default::default() };
    brotli::BrotliCompress(&mut &content[..], &mut out, &settings)?;
    Ok(out)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

/// All files below, by their names from the top; a folder that is not there has none.
fn names_in(folder: &Path, prefix: &str) -> Result<Vec<String>> {
    let mut names = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                names.extend(names_in(&entry.path(), &format!("{name}/"))?);
            } else {
                names.push(name);
            }
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::SystemTime;

    fn files(of: &[(&str, &str)]) -> Files {
        of.iter().map(|(name, content)| ((*name).to_owned(), content.as_bytes().to_vec())).collect()
    }

    #[test]
    fn what_is_there_already_is_not_written_again() {
        let folder = tempfile::tempdir().unwrap();
        let dist = Dist::at(folder.path().to_owned());
        dist.become_like(&files(&[("a.js", "one"), ("fonts/b", "two"), ("old.js", "x")])).unwrap();
        let long_ago = SystemTime::UNIX_EPOCH;
        let set = |name: &str| fs::File::options().write(true).open(folder.path().join(name))?.set_modified(long_ago);
        set("a.js").unwrap();
        set("fonts/b").unwrap();
        dist.become_like(&files(&[("a.js", "one"), ("fonts/b", "changed")])).unwrap();
        let written = |name: &str| fs::metadata(folder.path().join(name)).unwrap().modified().unwrap() > long_ago;
        assert!(!written("a.js"));
        assert!(written("fonts/b"));
        assert_eq!((dist.length("fonts/b"), dist.length("old.js")), (Some(7), None));
    }

    #[test]
    fn compressed_files_of_the_same_content_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let dist = Dist::at(folder.path().to_owned());
        dist.become_like(&files(&[("a.js", "one"), ("a.js.br", "kept"), ("b.js", "two"), ("b.js.br", "stale")]))
            .unwrap();
        let mut packed = files(&[("a.js", "one"), ("b.js", "three"), ("c.woff2", "font")]);
        dist.compress(&mut packed).unwrap();
        assert_eq!(packed["a.js.br"], b"kept");
        assert_ne!(packed["b.js.br"], b"stale");
        assert!(packed.contains_key("b.js.gz") && !packed.contains_key("c.woff2.br"));
    }
}
