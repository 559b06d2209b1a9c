//! Log files: plain or gzipped, of 18xx.games or our own.

use std::io::Read;
use std::path::Path;

use wire::g18xx::Game;
use wire::{BadLog, Log};

use crate::Failure;

/// A log that could be read.
pub enum Input {
    Site(Box<Game>),
    Kursbuch(Log),
}

/// No log of a game comes near this size.
const MOST_BYTES: u64 = 256 * 1024 * 1024;

pub fn read(path: &Path) -> Result<Input, Failure> {
    let text = read_text(path)?;
    let place = path.display();
    let json: serde_json::Value =
        serde_json::from_str(&text).map_err(|why| Failure::Unreadable(format!("{place}: not JSON: {why}")))?;
    if json.get("format").is_some() {
        let log = Log::read(&text).map_err(|why| Failure::Unreadable(format!("{place}: {why}")))?;
        return Ok(Input::Kursbuch(log));
    }
    if !Game::is_one(&json) {
        let why = "neither a Kursbuch log (no \"format\") nor one of 18xx.games (no \"title\" and \"actions\")";
        return Err(Failure::Unreadable(format!("{place}: {why}")));
    }
    let game = Game::read(&text).map_err(|why| Failure::Unreadable(format!("{place}: {why}")))?;
    Ok(Input::Site(Box::new(game)))
}

fn read_text(path: &Path) -> Result<String, Failure> {
    let unreadable = |why: std::io::Error| Failure::Unreadable(format!("{}: {why}", path.display()));
    let bytes = std::fs::read(path).map_err(unreadable)?;
    let mut text = String::new();
    if bytes.starts_with(&[0x1f, 0x8b]) {
        flate2::read::GzDecoder::new(&bytes[..]).take(MOST_BYTES).read_to_string(&mut text).map_err(unreadable)?;
    } else {
        text = String::from_utf8(bytes).map_err(|_| Failure::Unreadable(format!("{}: not text", path.display())))?;
    }
    Ok(text)
}

/// A log of ours either does not read or breaks a rule.
pub fn failure(path: &Path, why: &BadLog) -> Failure {
    let text = format!("{}: {why}", path.display());
    match why {
        BadLog::Refused { .. } | BadLog::Digest { .. } => Failure::Refused(text),
        BadLog::Unreadable(_)
        | BadLog::Format(_)
        | BadLog::Profile(_)
        | BadLog::Option(_)
        | BadLog::RulesVersion(_)
        | BadLog::Players(_)
        | BadLog::Action { .. } => Failure::Unreadable(text),
    }
}
