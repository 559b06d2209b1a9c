//! Games written as logs of 18xx.games: read back they end in the same position, and recorded ones come out as that site
//! wrote them.

use std::collections::BTreeMap;

use bots::{Bot, Budget, Character, Dice, Level};
use game::edition::RulesVersion;
use game::g1824;
use game::g1844;
use game::{OptionRule, Options, Profile, Setup, State, begin, play};
use serde_json::Value;
use wire::Log;
use wire::g18xx::{Game, Import, NotExported, export};

use crate::replay::{logs, read_gz};

/// Plays a log of that site through to its end.
fn import(text: &str) -> (Log, State) {
    let game = Game::read(text).unwrap();
    let mut import = Import::new(&game).unwrap();
    let actions = game.effective_actions();
    for (row, action) in actions.iter().enumerate() {
        let before =
            || actions[row.saturating_sub(8)..=row].iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        import.step(action).unwrap_or_else(|why| panic!("{why}\n{}", before()));
    }
    (import.log(), import.state)
}

#[test]
fn every_1844_log_written_anew_ends_in_the_same_position() {
    every_log_written_anew("1844");
}

#[test]
fn every_1824_log_written_anew_ends_in_the_same_position() {
    every_log_written_anew("1824");
}

/// [1824-GT-10]
#[test]
fn every_log_of_goods_time_written_anew_ends_in_the_same_position() {
    every_log_written_anew("1824gt");
}

#[test]
fn every_log_of_cisleithania_written_anew_ends_in_the_same_position() {
    every_log_written_anew("1824cis");
}

fn every_log_written_anew(title: &str) {
    let logs = logs(title);
    assert!(!logs.is_empty(), "the corpus has no log of {title}");
    for path in logs {
        let text = read_gz(&path);
        let (log, state) = import(&text);
        let written = export(&log).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let (_, again) = import(&written.to_string());
        assert_eq!(again.digest(), state.digest(), "{}", path.display());
        let (recorded, ours) = (tally(&Game::read(&text).unwrap()), tally(&Game::read(&written.to_string()).unwrap()));
        let kinds = recorded.keys().chain(ours.keys());
        let difference =
            |kind: &(String, String)| recorded.get(kind).unwrap_or(&0).abs_diff(*ours.get(kind).unwrap_or(&0));
        let differ: usize = kinds.map(difference).sum();
        // A debt may be paid whole or in parts, and one pass more or less may stand before private railways are bought.
        assert!(differ <= 8, "{}: {differ} actions differ\n{recorded:?}\n{ours:?}", path.display());
    }
}

/// How often everybody did what, automatic actions included, programmes aside.
fn tally(game: &Game) -> BTreeMap<(String, String), usize> {
    let mut tally = BTreeMap::new();
    for action in game.effective_actions() {
        let autos = action.get("auto_actions").and_then(Value::as_array).into_iter().flatten();
        for action in std::iter::once(action).chain(autos) {
            let kind = action["type"].as_str().unwrap().replace("_partial", "");
            if kind == "message" || kind.starts_with("program_") {
                continue;
            }
            let entity = action["entity"].to_string();
            let seat = game.players.iter().position(|id| *id == entity);
            *tally.entry((kind, seat.map_or(entity, |seat| format!("seat {seat}")))).or_default() += 1;
        }
    }
    tally
}

/// A game among bots of one level as a log with all its digests, the first ten actions thrown.
fn self_play(setup: &Setup, level: Level, seed: u64) -> Log {
    let mut state = begin(setup).unwrap();
    let mut log = Log::begin(setup, (1..=setup.players).map(|number| format!("Player {number}")).collect());
    let seat = |seat: u8| {
        Bot::new(level, Character::ALL[usize::from(seat) % Character::ALL.len()], seed * 8 + u64::from(seat))
    };
    let mut bots: Vec<Bot> = (0..setup.players).map(seat).collect();
    let mut dice = Dice::new(seed);
    while let Some(seat) = game::deciding(&state) {
        let thrown = if log.actions.len() < 10 { bots::opening(&state, &mut dice) } else { None };
        let mut others = state.player_ids().filter(|player| *player != seat);
        let mut interject = || others.find_map(|player| bots[player.index()].interject(&state, player));
        let action = thrown.or_else(&mut interject);
        let action = action.unwrap_or_else(|| bots[seat.index()].choose(&state, Budget::nodes(1)).unwrap());
        state = play(&state, &action).unwrap().state;
        log.append(&state, &action);
    }
    log
}

/// Why a game of the profile cannot be a game of that site: its program would fail there.
const FAULTS: [&str; 2] = [
    "18xx.games cannot continue an SBB without director",
    "18xx.games cannot pay a destination that is reached while another company surrenders trains",
];

/// Written as that site's and read back, entry by entry, a game is the same after each, whatever the entries do by
/// themselves. Tells whether it could be written.
fn read_back(log: &Log, name: &str) -> bool {
    let written = match export(log) {
        Ok(written) => written,
        Err(NotExported::Action { why, .. }) if FAULTS.contains(&why) => return false,
        Err(why) => panic!("{name}: {why}"),
    };
    let mut game = Game::read(&written.to_string()).unwrap();
    let taken_for = std::mem::replace(&mut game.setup.version, RulesVersion(log.setup.rules_version));
    let mut import = Import::new(&game).unwrap();
    for action in game.effective_actions() {
        import.step(action).unwrap_or_else(|why| panic!("{name}: {why}\n{action}"));
        let digest = import.played.len().checked_sub(1).and_then(|row| log.actions[row].digest.clone());
        let found = format!("{:016x}", import.state.digest());
        assert_eq!(Some(found), digest, "{name}: after {action}");
    }
    assert_eq!(import.log().actions.len(), log.actions.len(), "{name}");
    assert_eq!(taken_for, game.setup.version, "{name} is not taken for what it is");
    true
}

/// More games than the laws have time for: `SELF_PLAY=200` plays so many for each number of players.
fn seeds(fewest: u64) -> std::ops::Range<u64> {
    let asked = std::env::var("SELF_PLAY").ok().and_then(|count| count.parse().ok());
    let first = std::env::var("SELF_PLAY_FROM").ok().and_then(|count| count.parse().ok()).unwrap_or(0);
    first..first + asked.unwrap_or(fewest)
}

#[test]
fn self_play_of_1844_can_be_read_back() {
    self_play_can_be_read_back(g1844::PROFILE_18XX_GAMES, 3..=7);
}

#[test]
fn self_play_of_1824_can_be_read_back() {
    self_play_can_be_read_back(g1824::PROFILE_18XX_GAMES, 3..=6);
}

#[test]
fn self_play_of_cisleithania_can_be_read_back() {
    self_play_can_be_read_back(g1824::PROFILE_CISLEITHANIA_18XX_GAMES, 2..=3);
}

#[test]
fn self_play_of_goods_time_can_be_read_back() {
    let options = Options::NONE.with(OptionRule::GoodsTime);
    can_be_read_back(g1824::PROFILE_18XX_GAMES, options, 3..=6);
}

fn self_play_can_be_read_back(profile: Profile, players: std::ops::RangeInclusive<u8>) {
    can_be_read_back(profile, Options::NONE, players);
}

fn can_be_read_back(profile: Profile, options: Options, players: std::ops::RangeInclusive<u8>) {
    let (mut all, mut written) = (0, 0);
    for players in players {
        let setup = Setup { options, ..Setup::new(profile, players) };
        for (level, fewest) in [(Level::Random, 3), (Level::Greedy, 2), (Level::Planner, 1)] {
            for seed in seeds(fewest) {
                let log = self_play(&setup, level, seed);
                all += 1;
                written += u32::from(read_back(&log, &format!("{players} players, {level} {seed}")));
            }
        }
    }
    println!("{written} of {all}");
    assert!(written * 10 >= all * 9, "{written} of {all} could be written");
}

/// SD2 is bought, SD3 is not: the lowest of the two singles kept for them is free, and SD2 will become the other.
#[test]
fn an_unsold_pre_staatsbahn_frees_the_lowest_single() {
    let setup = Setup::new(g1824::PROFILE_18XX_GAMES, 3);
    let mut state = begin(&setup).unwrap();
    let mut log = Log::begin(&setup, ["A", "B", "C"].map(str::to_owned).to_vec());
    for text in ["minor SD2 120", "buy SD", "pass", "pass", "pass", "pass", "done", "train 2 80", "buy SD"] {
        let action = testkit::read_action(&state, text);
        state = play(&state, &action).unwrap_or_else(|refusal| panic!("{text}: {refusal}")).state;
        log.append(&state, &action);
    }
    let written = export(&log).unwrap();
    let bought = written["actions"].as_array().unwrap().iter().filter(|entry| entry["type"] == "buy_shares");
    let papers: Vec<&Value> = bought.map(|entry| &entry["shares"][0]).collect();
    assert_eq!(papers, ["SD_3", "SD_1"]);
}

#[test]
fn other_profiles_are_not_written() {
    let setup = Setup::new(g1844::PROFILE_2E, 3);
    let log = Log::begin(&setup, vec!["A".to_owned(), "B".to_owned(), "C".to_owned()]);
    assert!(matches!(export(&log), Err(NotExported::Profile("1844-2e"))));
}
