//! The stored forms, pinned: a change shows as a difference here.

use std::collections::BTreeMap;

use game::g1844;
use game::{Profile, RulesVersion, Setup, begin, play};
use serde_json::Value;
use testkit::read_action;
use wire::Log;

use crate::stored_games::stored;

#[test]
fn a_log_looks_like_this() {
    let setup = Setup { version: RulesVersion::FIRST, ..Setup::new(g1844::PROFILE_2E, 3) };
    let mut log = Log::begin(&setup, vec!["Anna".into(), "Bert".into(), "Cleo".into()]);
    let mut state = begin(&setup).unwrap();
    for text in ["bid 20", "bid 25", "pass", "pass"] {
        let action = read_action(&state, text);
        state = play(&state, &action).unwrap().state;
        log.append(&state, &action);
    }
    insta::assert_json_snapshot!(log);
}

/// An action for each name, and for each set of fields that it comes with, out of stored games.
#[test]
fn actions_look_like_this() {
    let mut samples: BTreeMap<(String, Vec<String>), String> = BTreeMap::new();
    for entry in stored().into_iter().flat_map(|(_, log)| log.actions) {
        let text = serde_json::to_string(&entry.action).unwrap();
        let fields: BTreeMap<String, Value> = serde_json::from_str(&text).unwrap();
        let name = fields["do"].as_str().unwrap().to_owned();
        samples.entry((name, fields.into_keys().collect())).or_insert(text);
    }
    let lines: Vec<String> = samples.into_values().collect();
    insta::assert_snapshot!(lines.join("\n"));
}

/// Digests are made of numbered facts, and the number of a fact is stored with every action of every game.
#[test]
fn the_first_digests_are_these() {
    let digest = |profile: Profile, version| {
        let state = begin(&Setup { version, ..Setup::new(profile, 3) }).unwrap();
        format!("{} v{version} {:016x}", profile.name(), state.digest())
    };
    let versions = |profile: Profile| (1..=profile.newest().0).map(RulesVersion);
    let digests: Vec<String> =
        Profile::all().flat_map(|profile| versions(profile).map(move |version| digest(profile, version))).collect();
    insta::assert_snapshot!(digests.join("\n"));
}
