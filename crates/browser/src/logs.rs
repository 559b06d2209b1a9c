//! Recorded games of the corpus, whole or cut short, to be brought into the client.

use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result};
use flate2::read::GzDecoder;
use serde_json::Value;

/// Games that lie in `corpus/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recorded {
    /// Three players, by 18xx.games' own engine.
    Of1844,
    /// Six players, by 18xx.games' own engine.
    Of1824,
    /// Three players who choose at random, so that rare decisions occur.
    Random1844,
    /// Three players who choose at random.
    Random1824,
    /// Three players on the smaller map, by 18xx.games' own engine.
    Cisleithania,
}

impl Recorded {
    const fn file(self) -> &'static str {
        match self {
            Recorded::Of1844 => "ref-1844-p3-s1033.json.gz",
            Recorded::Of1824 => "ref-1824-p6-s2026.json.gz",
            Recorded::Random1844 => "kursbuch/1844-2e-v1-random.json.gz",
            Recorded::Random1824 => "kursbuch/1824-2e-v1-random-3.json.gz",
            Recorded::Cisleithania => "ref-1824cis-p3-s3011.json.gz",
        }
    }

    /// The log as text.
    pub fn text(self) -> Result<String> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(self.file());
        let file = std::fs::File::open(&path).with_context(|| path.display().to_string())?;
        let mut text = String::new();
        GzDecoder::new(file).read_to_string(&mut text)?;
        Ok(text)
    }
}

/// The first actions of a log, as if the game stood there.
pub fn cut(text: &str, actions: usize) -> Result<String> {
    let mut game: Value = serde_json::from_str(text)?;
    if let Some(list) = game.get_mut("actions").and_then(Value::as_array_mut) {
        list.truncate(actions);
    }
    if let Some(status) = game.get_mut("status") {
        *status = Value::from("active");
    }
    Ok(game.to_string())
}
