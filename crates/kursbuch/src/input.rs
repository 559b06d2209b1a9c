//! Log files: plain or gzipped, of 18xx.games or our own.

use std::fs::File;
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

impl Input {
    /// As the log names them: 18xx.games has numbers besides names.
    pub fn player_ids(&self) -> &[String] {
        match self {
            Input::Site(game) => &game.players,
            Input::Kursbuch(log) => &log.setup.players,
        }
    }

    pub fn player_names(&self) -> &[String] {
        match self {
            Input::Site(game) => &game.player_names,
            Input::Kursbuch(log) => &log.setup.players,
        }
    }
}

/// No log of a game comes near this size.
const MOST_BYTES: u64 = 256 * 1024 * 1024;

pub fn read(path: &Path) -> Result<Input, Failure> {
    parse(path, &read_text(path)?)
}

pub fn parse(path: &Path, text: &str) -> Result<Input, Failure> {
    let place = path.display();
    let json: serde_json::Value =
        serde_json::from_str(text).map_err(|why| Failure::Unreadable(format!("{place}: not JSON: {why}")))?;
    if json.get("format").is_some() {
        let log = Log::read(text).map_err(|why| Failure::Unreadable(format!("{place}: {why}")))?;
        return Ok(Input::Kursbuch(log));
    }
    if !Game::is_one(&json) {
        let why = "neither a Kursbuch log (no \"format\") nor one of 18xx.games (no \"title\" and \"actions\")";
        return Err(Failure::Unreadable(format!("{place}: {why}")));
    }
    let game = Game::read(text).map_err(|why| Failure::Unreadable(format!("{place}: {why}")))?;
    Ok(Input::Site(Box::new(game)))
}

pub fn read_text(path: &Path) -> Result<String, Failure> {
    let unreadable = |why: &str| Failure::Unreadable(format!("{}: {why}", path.display()));
    let failed = |why: std::io::Error| unreadable(&why.to_string());
    let bytes = File::open(path).and_then(read_bytes).map_err(failed)?;
    let bytes = match bytes.starts_with(&[0x1f, 0x8b]) {
        true => read_bytes(flate2::read::MultiGzDecoder::new(&bytes[..]))
            .map_err(|why| unreadable(&format!("broken gzip: {why}")))?,
        false => bytes,
    };
    if bytes.len() as u64 > MOST_BYTES {
        return Err(unreadable("too large for a log"));
    }
    if bytes.is_empty() {
        return Err(unreadable("empty"));
    }
    String::from_utf8(bytes).map_err(|why| unreadable(&format!("not text: byte {}", why.utf8_error().valid_up_to())))
}

/// One byte more than allowed at most, so that the caller can tell.
fn read_bytes(from: impl Read) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
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
        | BadLog::Setup(_)
        | BadLog::Action { .. } => Failure::Unreadable(text),
    }
}
