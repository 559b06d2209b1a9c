//! What was tried, in files: one for each block of seeds.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::Failure;

/// How often what was tried.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    pub games: u64,
    /// Legal ones, played with everything checked.
    pub actions: u64,
    /// Refused, as they were not offered.
    pub wild_refused: u64,
    /// Thrown together, and offered all the same.
    pub wild_accepted: u64,
    /// At the ends of offered ranges and within them.
    pub edges_accepted: u64,
    /// One beyond.
    pub edges_refused: u64,
    /// Texts that were made of a log and are one.
    pub logs_read: u64,
    pub logs_refused: u64,
    pub bodies_read: u64,
    pub bodies_refused: u64,
    pub faults: Vec<String>,
}

impl Counts {
    pub fn join(mut self, other: Counts) -> Counts {
        self.games += other.games;
        self.actions += other.actions;
        self.wild_refused += other.wild_refused;
        self.wild_accepted += other.wild_accepted;
        self.edges_accepted += other.edges_accepted;
        self.edges_refused += other.edges_refused;
        self.logs_read += other.logs_read;
        self.logs_refused += other.logs_refused;
        self.bodies_read += other.bodies_read;
        self.bodies_refused += other.bodies_refused;
        self.faults.extend(other.faults);
        self
    }

    pub fn rows(&self) -> [(&'static str, u64); 10] {
        [
            ("games", self.games),
            ("legal actions, everything checked after each", self.actions),
            ("wild actions refused", self.wild_refused),
            ("wild actions that were offered, accepted", self.wild_accepted),
            ("ends of ranges accepted", self.edges_accepted),
            ("one beyond the end of a range, refused", self.edges_refused),
            ("broken logs that could be read", self.logs_read),
            ("broken logs refused", self.logs_refused),
            ("broken requests that could be read", self.bodies_read),
            ("broken requests refused", self.bodies_refused),
        ]
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Block {
    version: String,
    first: u64,
    /// Not one of them.
    end: u64,
    counts: Counts,
}

pub struct Ledger(PathBuf);

impl Ledger {
    pub fn in_folder(folder: &Path) -> Result<Ledger, Failure> {
        fs::create_dir_all(folder).map_err(|why| unreadable(folder, &why))?;
        Ok(Ledger(folder.to_owned()))
    }

    fn path(&self, block: &Range<u64>) -> PathBuf {
        self.0.join(format!("seeds-{}-{}.json", block.start, block.end))
    }

    pub fn has(&self, block: &Range<u64>) -> bool {
        self.path(block).is_file()
    }

    /// As a whole: a file that is there is complete.
    pub fn write(&self, block: &Range<u64>, counts: &Counts) -> Result<(), Failure> {
        let path = self.path(block);
        let (version, counts) = (env!("CARGO_PKG_VERSION").to_owned(), counts.clone());
        let block = Block { version, first: block.start, end: block.end, counts };
        let unfinished = path.with_extension("unfinished");
        let text = serde_json::to_vec_pretty(&block).map_err(|why| unreadable(&path, &why))?;
        fs::write(&unfinished, text).map_err(|why| unreadable(&unfinished, &why))?;
        fs::rename(&unfinished, &path).map_err(|why| unreadable(&path, &why))
    }

    /// Ranges that touch each other as one, and all counts. No seed counts twice.
    pub fn sum(&self) -> Result<(Vec<Range<u64>>, Counts), Failure> {
        let mut blocks = Vec::new();
        for entry in fs::read_dir(&self.0).map_err(|why| unreadable(&self.0, &why))? {
            let path = entry.map_err(|why| unreadable(&self.0, &why))?.path();
            if path.extension().is_some_and(|extension| extension == "json") {
                let text = fs::read(&path).map_err(|why| unreadable(&path, &why))?;
                blocks.push(serde_json::from_slice::<Block>(&text).map_err(|why| unreadable(&path, &why))?);
            }
        }
        blocks.sort_by_key(|block| block.first);
        let (mut ranges, mut counts) = (Vec::<Range<u64>>::new(), Counts::default());
        for block in blocks {
            match ranges.last_mut() {
                Some(last) if block.first < last.end => {
                    return Err(Failure::Unreadable(format!("seed {} counts twice", block.first)));
                }
                Some(last) if block.first == last.end => last.end = block.end,
                _ => ranges.push(block.first..block.end),
            }
            counts = counts.join(block.counts);
        }
        Ok((ranges, counts))
    }
}

fn unreadable(path: &Path, why: &dyn std::fmt::Display) -> Failure {
    Failure::Unreadable(format!("{}: {why}", path.display()))
}
