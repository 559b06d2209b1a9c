//! Copies of an SQLite database beside the running server, one every so often; the oldest make room.
//!
//! A copy is written under another name and gets its own when it is whole and on disk: whatever has the name of a copy is
//! one, also after a crash in the middle.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jiff::Timestamp;
use wire::api::Millis;

use crate::app::Shared;
use crate::tasks;

/// What SQLite keeps in a file can be copied; for PostgreSQL there are better ways.
const COPIED: &str = "sqlite:";
/// In UTC: by their names copies are in the order of time.
const NAME: &str = "kursbuch-%Y%m%dT%H%M%S%.3fZ.db";
const UNFINISHED: &str = ".part";
/// After a copy that failed, as on a full disk, unless copies are made more often anyway.
const AGAIN: Duration = Duration::from_secs(60);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopiesConfig {
    pub folder: PathBuf,
    pub every: Duration,
    /// How many stay; at least one.
    pub kept: usize,
}

#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    #[error("only an SQLite database can be copied on a schedule; for PostgreSQL see deploy/README.md")]
    Unsuitable,
    #[error("{0}: {1}")]
    Folder(PathBuf, io::Error),
    #[error("the time is out of range")]
    Time,
    #[error(transparent)]
    Store(#[from] store::StoreError),
}

/// Whether copies can be made at all: better said at the start than when one is needed.
pub fn check(config: &CopiesConfig, database: &str) -> Result<(), CopyError> {
    if !database.starts_with(COPIED) {
        return Err(CopyError::Unsuitable);
    }
    fs::create_dir_all(&config.folder).map_err(|why| CopyError::Folder(config.folder.clone(), why))
}

pub async fn run(app: Shared, config: CopiesConfig) {
    loop {
        tokio::time::sleep(until_due(&config, app.config.clock.now())).await;
        match copy(&app, &config).await {
            Ok(at) => {
                app.metrics.copied(at);
                tracing::debug!(folder = %config.folder.display(), "a copy of the database");
            }
            Err(failure) => {
                app.metrics.copies_failed.inc();
                tracing::error!(%failure, "no copy of the database");
                tokio::time::sleep(config.every.min(AGAIN)).await;
            }
        }
    }
}

/// A server that is restarted goes on where it was; one that was down for longer begins with a copy.
fn until_due(config: &CopiesConfig, now: Millis) -> Duration {
    let latest = copies(&config.folder).ok().and_then(|copies| copies.last().map(|(time, _)| *time));
    let since = latest.map_or(config.every, |latest| Duration::from_millis(now.saturating_sub(latest)));
    config.every.saturating_sub(since)
}

async fn copy(app: &Shared, config: &CopiesConfig) -> Result<Millis, CopyError> {
    let now = app.config.clock.now();
    let name = name(now).ok_or(CopyError::Time)?;
    let folder = config.folder.clone();
    let failed = |why| CopyError::Folder(config.folder.clone(), why);
    // Of a copy that was cut off.
    let tidy = tasks::aside(move || remove_unfinished(&folder)).await;
    tidy.unwrap_or_else(|panicked| Err(io::Error::other(panicked))).map_err(failed)?;
    let unfinished = config.folder.join(format!("{name}{UNFINISHED}"));
    app.store.copy_to(&unfinished).await?;
    let (whole, kept, folder) = (config.folder.join(&name), config.kept.max(1), config.folder.clone());
    let finished = tasks::aside(move || finish(&unfinished, &whole, &folder, kept)).await;
    finished.unwrap_or_else(|panicked| Err(io::Error::other(panicked))).map_err(failed)?;
    Ok(now)
}

/// On disk before it has its name, and with its name before an older one goes.
fn finish(unfinished: &Path, whole: &Path, folder: &Path, kept: usize) -> io::Result<()> {
    fs::File::open(unfinished)?.sync_all()?;
    fs::rename(unfinished, whole)?;
    fs::File::open(folder)?.sync_all()?;
    let copies = copies(folder)?;
    let superfluous = copies.len().saturating_sub(kept);
    copies.iter().take(superfluous).try_for_each(|(_, path)| fs::remove_file(path))
}

fn remove_unfinished(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        // With what SQLite may have left beside it.
        if name.split_once(UNFINISHED).is_some_and(|(name, _)| time(name).is_some()) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

/// The oldest first; other files in the folder are not ours.
fn copies(folder: &Path) -> io::Result<Vec<(Millis, PathBuf)>> {
    let mut copies = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let named = path.file_name().and_then(|name| name.to_str()).and_then(time);
        copies.extend(named.map(|time| (time, path)));
    }
    copies.sort();
    Ok(copies)
}

fn name(at: Millis) -> Option<String> {
    let time = Timestamp::from_millisecond(i64::try_from(at).ok()?).ok()?;
    Some(time.strftime(NAME).to_string())
}

/// Of a copy with this name.
fn time(of: &str) -> Option<Millis> {
    let time = jiff::civil::DateTime::strptime(NAME, of).ok()?;
    let time = time.to_zoned(jiff::tz::TimeZone::UTC).ok()?.timestamp();
    Millis::try_from(time.as_millisecond()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: Millis = 1_795_060_800_123;

    #[test]
    fn a_name_says_when_the_copy_was_made() {
        assert_eq!(name(AT).as_deref(), Some("kursbuch-20261119T040000.123Z.db"));
        assert_eq!(time("kursbuch-20261119T040000.123Z.db"), Some(AT));
        for other in ["kursbuch.db", "kursbuch-20261119T040000.123Z.db.part", "kursbuch-2026.db", "notes"] {
            assert_eq!(time(other), None, "{other}");
        }
    }

    #[test]
    fn a_copy_is_due_as_long_after_the_latest_as_was_said() {
        let folder = tempfile::tempdir().unwrap();
        let config = CopiesConfig { folder: folder.path().to_owned(), every: Duration::from_secs(900), kept: 2 };
        assert_eq!(until_due(&config, AT), Duration::ZERO);
        fs::write(folder.path().join(name(AT).unwrap()), "").unwrap();
        assert_eq!(until_due(&config, AT + 300_000), Duration::from_secs(600));
        assert_eq!(until_due(&config, AT + 1_000_000), Duration::ZERO);
    }

    #[test]
    fn the_oldest_go_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let named = |time| at(&name(time).unwrap());
        for time in [AT, AT + 1, AT + 2] {
            fs::write(named(time), "").unwrap();
        }
        for other in ["kursbuch.db", "notes.part"] {
            fs::write(at(other), "").unwrap();
        }
        let unfinished = at(&format!("{}{UNFINISHED}", name(AT + 3).unwrap()));
        fs::write(&unfinished, "whole").unwrap();
        finish(&unfinished, &named(AT + 3), folder.path(), 2).unwrap();
        let left: Vec<PathBuf> = copies(folder.path()).unwrap().into_iter().map(|(_, path)| path).collect();
        assert_eq!(left, [named(AT + 2), named(AT + 3)]);
        fs::write(&unfinished, "half").unwrap();
        fs::write(at(&format!("{}{UNFINISHED}-journal", name(AT + 3).unwrap())), "").unwrap();
        remove_unfinished(folder.path()).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 4);
        assert!(at("kursbuch.db").exists() && at("notes.part").exists());
    }
}
