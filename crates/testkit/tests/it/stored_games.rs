//! Stored games never break: whole games of every profile, with a digest after every action, as they were stored by
//! earlier versions of the program.

use std::collections::BTreeSet;
use std::path::Path;

use wire::{Log, replay};

use crate::replay::read_gz;

pub fn stored() -> Vec<(String, Log)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/kursbuch");
    let mut games: Vec<(String, Log)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), Log::read(&read_gz(&path)).unwrap()))
        .collect();
    games.sort_by(|one, other| one.0.cmp(&other.0));
    games
}

#[test]
fn every_stored_game_replays_to_every_digest() {
    for (name, log) in stored() {
        assert!(log.actions.iter().all(|entry| entry.digest.is_some()), "{name} lacks digests");
        let replayed = replay(&log, |_, _| ()).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(replayed.actions, log.actions.len(), "{name}");
    }
}

/// Two games at least for each version of each profile that games have been stored with.
#[test]
fn every_version_of_every_profile_has_stored_games() {
    let games = stored();
    for profile in game::Profile::all() {
        for version in 1..=profile.newest().0 {
            let is_of = |log: &Log| (log.setup.profile.as_str(), log.setup.rules_version) == (profile.name(), version);
            let found = games.iter().filter(|(_, log)| is_of(log)).count();
            assert!(found >= 2, "{} version {version}: {found}", profile.name());
        }
    }
}

/// Whatever can be stored is in one of them.
#[test]
fn stored_games_have_every_kind_of_action() {
    let games = stored();
    let kind = |action| serde_json::to_value(action).unwrap()["do"].as_str().unwrap().to_owned();
    let kinds: BTreeSet<String> =
        games.iter().flat_map(|(_, log)| log.actions.iter().map(|entry| kind(&entry.action))).collect();
    assert_eq!(kinds.len(), 33, "{kinds:?}");
}
