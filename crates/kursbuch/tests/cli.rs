//! The binary from outside: what it prints, and with which code it ends.

#![allow(clippy::unwrap_used)]

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

struct Ended {
    code: Option<i32>,
    out: String,
    err: String,
}

fn kursbuch(arguments: &[&str]) -> Ended {
    let output = Command::new(env!("CARGO_BIN_EXE_kursbuch")).args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ended { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// A log that 18xx.games' engine accepted: our own, generated.
fn reference() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ref-1844-p3-s1033.json.gz")
}

fn unpacked(path: &Path) -> String {
    let mut text = String::new();
    let file = std::fs::File::open(path).unwrap();
    flate2::read::GzDecoder::new(file).read_to_string(&mut text).unwrap();
    text
}

fn reference_json() -> Value {
    serde_json::from_str(&unpacked(&reference())).unwrap()
}

/// A file of this content, in the folder that cargo keeps for tests.
fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Bad input: one line that names the place and the reason, code 2, no panic.
#[track_caller]
fn unreadable(name: &str, content: impl AsRef<[u8]>, reason: &str) {
    let path = file(name, content);
    for command in ["replay", "routes", "bench"] {
        let ended = kursbuch(&[command, &path]);
        assert_eq!(ended.code, Some(2), "{command}: {}{}", ended.out, ended.err);
        assert_eq!(ended.err.lines().count(), 1, "{}", ended.err);
        assert!(ended.err.starts_with(&format!("kursbuch: {path}: ")), "{}", ended.err);
        assert!(ended.err.contains(reason), "{}", ended.err);
    }
}

fn gzip(text: &str) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(text.as_bytes()).unwrap();
    packed.finish().unwrap()
}

#[test]
fn what_is_no_log_is_told_so() {
    unreadable("not-json.json", "This is not JSON.", "not JSON: expected value at line 1 column 1");
    unreadable("empty.json", "", "empty");
    unreadable("bytes.json", [b'{', 0xff, 0xfe], "not text: byte 1");
    unreadable("list.json", "[1, 2, 3]", "neither a Kursbuch log");
    unreadable("nested.json", "[".repeat(100_000), "not JSON: recursion limit");
    unreadable("garbage.json.gz", [0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "broken gzip");
    let packed = gzip(&unpacked(&reference()));
    unreadable("cut.json.gz", &packed[..packed.len() / 2], "broken gzip");
    unreadable("cut.json", &unpacked(&reference())[..5000], "not JSON: EOF while parsing");
}

#[test]
fn a_missing_file_and_a_folder_are_told_so() {
    let folder = env!("CARGO_MANIFEST_DIR");
    for (path, reason) in [("no-such-file.json", "No such file"), (folder, "directory")] {
        let ended = kursbuch(&["replay", path]);
        assert_eq!((ended.code, ended.err.lines().count()), (Some(2), 1), "{}", ended.err);
        assert!(ended.err.contains(path) && ended.err.contains(reason), "{}", ended.err);
    }
    let ended = kursbuch(&["replay", reference().to_str().unwrap(), "--checkpoints", "/no/such/folder/file"]);
    assert_eq!((ended.code, ended.err.lines().count()), (Some(2), 1), "{}", ended.err);
}

/// The log of 18xx.games with something at this place set to something else.
fn changed(pointer: &str, value: Value) -> String {
    let mut json = reference_json();
    *json.pointer_mut(pointer).unwrap_or_else(|| panic!("no {pointer}")) = value;
    json.to_string()
}

/// Row of the first action of a type.
fn first(kind: &str) -> usize {
    let json = reference_json();
    let actions = json["actions"].as_array().unwrap();
    actions.iter().position(|action| action["type"] == kind).unwrap_or_else(|| panic!("no {kind}"))
}

#[test]
fn a_log_of_another_shape_names_the_place() {
    unreadable("title.json", changed("/title", json!("1830")), "title: \"1830\" is not a game that Kursbuch plays");
    unreadable("title-type.json", changed("/title", json!(1844)), "title: missing or not a text");
    let goods_time = changed("/settings", json!({"optional_rules": ["goods_time"]}));
    unreadable("options.json", goods_time, "settings: optional rule \"goods_time\" is not one that Kursbuch plays");
    unreadable("players.json", changed("/players", json!([])), "players: 0 cannot play");
    unreadable("players-type.json", changed("/players", json!("three")), "players: missing or not a list");
    unreadable("players-many.json", changed("/players", json!(vec![json!({"id": 1}); 1000])), "players: too many");
    unreadable("actions-type.json", changed("/actions", json!({})), "actions: missing or not a list");
    unreadable("action-type.json", changed("/actions/0", json!(7)), "type is missing or not a text");
    unreadable("kind.json", changed("/actions/0/type", json!("dance")), "unknown type \"dance\"");
    let bid = format!("/actions/{}/price", first("bid"));
    unreadable("price-type.json", changed(&bid, json!("20")), "action 3: price is missing or not");
    unreadable("price.json", changed(&bid, json!(1e300)), "action 3: price is missing or not");
    unreadable("price-large.json", changed(&bid, json!(u64::MAX)), "action 3: price is missing or not");
    let lay = first("lay_tile");
    unreadable("hex.json", changed(&format!("/actions/{lay}/hex"), json!("Q99")), "no hex \"Q99\"");
    unreadable("tile.json", changed(&format!("/actions/{lay}/tile"), json!("9999-0")), "no tile \"9999\"");
    unreadable("turn.json", changed(&format!("/actions/{lay}/rotation"), json!(600)), "no such rotation");
    let run = first("run_routes");
    unreadable(
        "routes.json",
        changed(&format!("/actions/{run}/routes"), json!(null)),
        "routes is missing or not a list",
    );
    let sum = format!("/actions/{run}/routes/0/revenue");
    unreadable("revenue.json", changed(&sum, json!(5)), "revenue 5 recorded");
    let buy = first("buy_shares");
    unreadable("percent.json", changed(&format!("/actions/{buy}/percent"), json!(1_000_000)), "more than all shares");
}

#[test]
fn a_log_of_ours_of_another_shape_names_the_place() {
    let log = |format: &str, profile: &str, action: Value| {
        let setup = json!({ "profile": profile, "rules_version": 1, "players": ["A", "B", "C"] });
        json!({ "format": format, "setup": setup, "actions": [action] }).to_string()
    };
    let ours = |action: Value| log("kursbuch-log/1", "1844-2e", action);
    unreadable("format.json", log("kursbuch-log/99", "1844-2e", json!({ "do": "pass" })), "unknown format");
    unreadable("profile.json", log("kursbuch-log/1", "1830", json!({ "do": "pass" })), "unknown profile \"1830\"");
    unreadable("ours-kind.json", ours(json!({ "do": "dance" })), "unknown variant `dance`");
    unreadable("ours-type.json", ours(json!({ "do": "bid", "amount": "20" })), "not a Kursbuch log");
    unreadable("ours-absurd.json", ours(json!({ "do": "bid", "amount": 1e300 })), "not a Kursbuch log");
    let lay = json!({ "do": "lay-tile", "hex": "Q99", "tile": "8", "rotation": 0 });
    unreadable("ours-hex.json", ours(lay), "action 1: ");
}

#[test]
fn a_refused_action_is_named_with_its_rule_and_why() {
    let path = file("refused.json", changed(&format!("/actions/{}/price", first("bid")), json!(7)));
    let said = |lang: &str| {
        let ended = kursbuch(&["replay", &path, "--lang", lang]);
        assert_eq!((ended.code, ended.out.as_str()), (Some(1), ""), "{}", ended.err);
        ended.err.trim_end().replace('\u{a0}', " ").split_once("action 3: ").unwrap().1.to_owned()
    };
    assert_eq!(said("en"), "The first bid is at least 20 SFR. (1844-AUC-03)");
    assert_eq!(said("de"), "Das erste Gebot muss mindestens 20 Fr. betragen. (1844-AUC-03)");
    assert_eq!(said("pl"), "Pierwsza stawka to co najmniej 20 SFR. (1844-AUC-03)");
    assert_eq!(kursbuch(&["routes", &path]).code, Some(1));

    let setup = json!({ "profile": "1844-2e", "rules_version": 1, "players": ["A", "B", "C"] });
    let actions = json!([{ "do": "bid", "amount": 25 }, { "do": "bid", "amount": 26 }]);
    let log = json!({ "format": "kursbuch-log/1", "setup": setup, "actions": actions });
    let ended = kursbuch(&["replay", &file("refused-ours.json", log.to_string())]);
    assert_eq!(ended.code, Some(1));
    let line = ended.err.trim_end().replace('\u{a0}', " ");
    assert!(line.ends_with("action 2: The next bid is at least 30 SFR. (1844-AUC-05)"), "{line}");
}

#[test]
fn a_game_replays_with_every_checkpoint() {
    let log = reference();
    let ended = kursbuch(&["replay", log.to_str().unwrap()]);
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""));
    assert!(ended.out.starts_with("Final standing (1844-18xxgames, phase 7)\n"), "{}", ended.out);
    assert_eq!(ended.out.lines().count(), 2 + 3);

    let ended = kursbuch(&["replay", log.to_str().unwrap(), "--checkpoints", "-"]);
    let expected = unpacked(&log.with_file_name("ref-1844-p3-s1033.checkpoints.jsonl.gz"));
    assert_eq!(ended.out.lines().count(), expected.lines().count());
    for (ours, theirs) in ended.out.lines().zip(expected.lines()) {
        assert_eq!(comparable(ours), comparable(theirs));
    }
    let path = file("checkpoints.jsonl", "");
    kursbuch(&["replay", log.to_str().unwrap(), "--checkpoints", &path]);
    assert_eq!(std::fs::read_to_string(path).unwrap(), ended.out);
}

/// The round is for the reader, and so is a third element of a tile.
fn comparable(line: &str) -> Value {
    let mut json: Value = serde_json::from_str(line).unwrap();
    json["round"] = Value::Null;
    let tiles = json["tiles"].as_object_mut().into_iter().flat_map(|tiles| tiles.values_mut());
    tiles.filter_map(Value::as_array_mut).for_each(|tile| tile.truncate(2));
    json
}

#[test]
fn no_recorded_run_beats_the_best() {
    let path = reference();
    let ended = kursbuch(&["routes", path.to_str().unwrap(), "--json"]);
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""));
    let rows: Vec<Value> = ended.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(rows.len() > 100);
    for row in &rows {
        assert!(row["proven"].as_bool().unwrap() && row["best"].as_i64() >= row["recorded"].as_i64(), "{row}");
        assert!(row["company"].is_string() && row["trains"].is_array() && row["microseconds"].is_number(), "{row}");
    }
    assert!(rows.iter().any(|row| row["best"].as_i64() > row["recorded"].as_i64()));

    let ended = kursbuch(&["routes", path.to_str().unwrap()]);
    assert_eq!(ended.out.lines().count(), rows.len() + 2);
    assert!(ended.out.lines().last().unwrap().starts_with(&format!("{} runs: p50 ", rows.len())), "{}", ended.out);
}

#[test]
fn a_run_below_the_best_is_explained() {
    let path = reference();
    let path = path.to_str().unwrap();
    let ended = kursbuch(&["routes", path, "--json", "--explain"]);
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""));
    let rows: Vec<Value> = ended.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut missed = 0;
    for row in &rows {
        let is_below = row["best"].as_i64() > row["recorded"].as_i64();
        assert_eq!(!row["missed"].as_array().unwrap().is_empty(), is_below, "{row}");
        assert!(row["alternatives"]["sets"].as_u64().unwrap() >= 1 && row["alternatives"]["complete"] == true, "{row}");
        missed += row["missed"].as_array().unwrap().len();
    }
    let ended = kursbuch(&["routes", path, "--explain", "--lang", "de"]);
    let indented = |line: &&str| line.starts_with("        ") && line.contains(" ist möglich");
    assert!(missed > 10 && ended.out.lines().filter(indented).count() > 10, "{}", ended.out);
}

/// The game of the reference log as a log of ours.
fn as_our_log() -> String {
    let game = wire::g18xx::Game::read(&unpacked(&reference())).unwrap();
    let mut import = wire::g18xx::Import::new(&game).unwrap();
    game.effective_actions().into_iter().for_each(|action| import.step(action).unwrap());
    let mut log = wire::Log::begin(&game.setup, game.player_names.clone());
    let mut state = game::begin(&game.setup).unwrap();
    for action in &import.played {
        state = game::play(&state, action).unwrap().state;
        log.append(&state, action);
    }
    serde_json::to_string(&log).unwrap()
}

#[test]
fn a_log_of_ours_tells_the_same_game() {
    let (site, ours) = (reference(), file("ours.json", as_our_log()));
    let site = site.to_str().unwrap();
    assert_eq!(kursbuch(&["replay", &ours]).out, kursbuch(&["replay", site]).out);
    let runs = |path: &str| {
        let lines = kursbuch(&["routes", path, "--json"]).out;
        let rows = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        rows.map(|row| (row["company"].clone(), row["trains"].clone(), row["recorded"].clone())).collect::<Vec<_>>()
    };
    let recorded = runs(site);
    assert!(recorded.len() > 100);
    assert_eq!(runs(&ours), recorded);
}

#[test]
fn a_search_that_is_stopped_says_so() {
    let ended = kursbuch(&["routes", reference().to_str().unwrap(), "--json", "--limit", "1"]);
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    let rows: Vec<Value> = ended.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let open: Vec<_> = rows.iter().filter(|row| row["proven"] == false).collect();
    assert!(!open.is_empty());
    assert!(rows.iter().all(|row| row["bound"].as_i64() >= row["recorded"].as_i64()));
}

#[test]
fn a_rule_is_explained_in_three_languages() {
    let said = |lang| kursbuch(&["explain", "1844-track-04", "--lang", lang]).out;
    let english = said("en");
    assert!(
        english.starts_with("1844-TRACK-04  Yellow tiles · prohibition\nHolds in: first edition, second edition\n\n")
    );
    assert!(english.contains("goes on its home hex") && english.ends_with("\nSee also: 1844-RULING-24\n"), "{english}");
    let german = said("de");
    assert!(german.starts_with("1844-TRACK-04  Gelbe Plättchen · Verbot\nGilt für: erste Auflage, zweite Auflage\n"));
    let polish = said("pl");
    assert!(polish.starts_with("1844-TRACK-04  Budowa torów · zakaz\nObowiązuje: pierwsze wydanie, drugie wydanie\n"));
    assert_eq!(kursbuch(&["explain", "1844-TRACK-04"]).out, english);
}

#[test]
fn a_chapter_is_listed_and_a_parted_number_shows_both_halves() {
    let chapter = kursbuch(&["explain", "1844-UPG"]);
    assert_eq!(chapter.code, Some(0));
    assert!(chapter.out.lines().skip(1).all(|line| line.starts_with("1844-UPG-")), "{}", chapter.out);
    assert!(chapter.out.lines().count() > 10);
    let halves = kursbuch(&["explain", "1844-SR-13"]).out;
    assert!(halves.contains("1844-SR-13a  ") && halves.contains("1844-SR-13b  "), "{halves}");
}

#[test]
fn an_unknown_rule_names_near_ones() {
    let ended = kursbuch(&["explain", "1844-TRAK-04"]);
    assert_eq!((ended.code, ended.err.lines().count()), (Some(2), 1));
    assert!(ended.err.starts_with("kursbuch: no rule \"1844-TRAK-04\"; near it: 1844-TRACK-04, "), "{}", ended.err);
    assert_eq!(kursbuch(&["explain", ""]).code, Some(2));
    assert_eq!(kursbuch(&["explain", "1844-TRACK-04", "--lang", "fr"]).code, Some(2));
}

/// Every value of some actions replaced by something that does not belong there: an answer, never a panic.
#[test]
fn nonsense_anywhere_is_answered() {
    let original = reference_json();
    let kinds = ["bid", "par", "buy_shares", "sell_shares", "buy_company", "lay_tile", "place_token", "run_routes"];
    let kinds = kinds.into_iter().chain(["dividend", "buy_train", "discard_train", "choose_ability", "pass"]);
    let nonsense = [json!(null), json!(-1), json!(i64::MAX), json!(""), json!("ß-9-9"), json!([[]]), json!({ "a": 1 })];
    let actions = original["actions"].as_array().unwrap();
    let mut tried = 0;
    for kind in kinds {
        let Some(row) = actions.iter().rposition(|action| action["type"] == kind) else { continue };
        let keys: Vec<String> = actions[row].as_object().unwrap().keys().cloned().collect();
        for (number, key) in keys.iter().enumerate() {
            let mut json = original.clone();
            json["actions"][row][key] = nonsense[(number + row) % nonsense.len()].clone();
            let ended = kursbuch(&["replay", &file("nonsense.json", json.to_string())]);
            assert!(matches!(ended.code, Some(0..=2)), "{kind} {key}: {:?} {}", ended.code, ended.err);
            assert!(!ended.err.contains("panicked") && ended.err.lines().count() <= 1, "{kind} {key}: {}", ended.err);
            tried += 1;
        }
    }
    assert!(tried > 40, "{tried} tried");
}

/// A log of 18xx.games, written anew, replays to the same standing; a game of another profile is told so.
#[test]
fn export_writes_logs_of_18xx_games() {
    let log = reference();
    let log = log.to_str().unwrap();
    let written = kursbuch(&["export", "--to", "18xx", log]);
    assert_eq!(written.code, Some(0), "{}", written.err);
    let path = file("written-anew.json", &written.out);
    assert_eq!(kursbuch(&["replay", &path]).out, kursbuch(&["replay", log]).out);

    let ours = json!({
        "format": "kursbuch-log/1",
        "setup": { "profile": "1844-2e", "rules_version": 1, "players": ["A", "B", "C"] },
        "actions": [],
    });
    let ended = kursbuch(&["export", "--to", "18xx", &file("second-edition.json", ours.to_string())]);
    assert_eq!(ended.code, Some(2));
    assert!(ended.err.contains("profile 1844-2e is not played on 18xx.games"), "{}", ended.err);
}

/// The rows of all summaries in a folder, and its logs by name.
fn run_of(folder: &str) -> (Vec<String>, Vec<(String, String)>) {
    let (mut rows, mut logs) = (Vec::new(), Vec::new());
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if name.ends_with(".csv") {
            rows.extend(text.lines().skip(1).map(str::to_owned));
        } else {
            logs.push((name, text));
        }
    }
    (rows, logs)
}

/// A run split by seeds over two machines and put together is the run of one.
#[test]
fn a_dataset_is_the_same_for_the_same_seeds_and_names_every_figure() {
    let written = || {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().to_str().unwrap();
        let ended = kursbuch(&["simulate", "--games", "2", "--bots", "greedy", "--dataset", out, "--every", "40"]);
        assert_eq!(ended.code, Some(0), "{}", ended.err);
        std::fs::read(folder.path().join("positions-1844-2e-p4-s00000001-g2.parquet")).unwrap()
    };
    let file = written();
    assert!(file.starts_with(b"PAR1") && file.ends_with(b"PAR1"));
    assert_eq!(file, written());
    let text = String::from_utf8_lossy(&file);
    for names in [bots::features::GLOBAL_NAMES, bots::features::SEAT_NAMES, bots::features::COMPANY_NAMES] {
        assert!(text.contains(&names.join(",")), "{names:?}");
    }
}

#[test]
fn games_of_bots_that_leave_nothing_to_chance_differ_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let ended = kursbuch(&["simulate", "--title", "1824", "--games", "4", "--bots", "greedy", "--out", out]);
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    let rows = std::fs::read_to_string(folder.path().join("summary-1824-1e-p4-s00000001-g4.csv")).unwrap();
    // Behind profile, players, seed, seat and bot stands how it ended.
    let firsts = rows.lines().filter(|row| row.split(',').nth(3) == Some("1"));
    let ends: std::collections::BTreeSet<String> =
        firsts.map(|row| row.splitn(6, ',').last().unwrap_or_default().to_owned()).collect();
    assert_eq!(ends.len(), 4, "{rows}");
}

#[test]
fn simulate_can_be_split_by_seeds() {
    let folder = |name: &str| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&folder);
        folder.to_str().unwrap().to_owned()
    };
    let simulate = |seed: &str, games: &str, out: &str| {
        let ended =
            kursbuch(&["simulate", "--seed", seed, "--games", games, "--bots", "random", "--check", "--out", out]);
        assert_eq!(ended.code, Some(0), "{}", ended.err);
    };
    let (whole, parts) = (folder("simulated-whole"), folder("simulated-parts"));
    simulate("7", "3", &whole);
    simulate("7", "1", &parts);
    simulate("8", "2", &parts);
    assert_eq!(run_of(&whole), run_of(&parts));
    assert_eq!(run_of(&whole).1.len(), 3);
}

#[test]
fn the_aid_of_a_table_is_printed_or_written_as_a_page() {
    let ended = kursbuch(&["aid", "1844-2e", "--players", "5", "--option", "elephant", "--lang", "en"]);
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    assert!(ended.out.contains("Certificate limit 15") && ended.out.contains("Elephant"), "{}", ended.out);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("aid.html");
    let ended = kursbuch(&["aid", "1824-1e", "--players", "4", "--lang", "pl", "--html", file.to_str().unwrap()]);
    assert_eq!((ended.code, ended.out.as_str()), (Some(0), ""), "{}", ended.err);
    let page = std::fs::read_to_string(&file).unwrap();
    assert!(page.contains("<html lang=\"pl\">") && page.contains("@media print") && !page.contains("src=\"http"));
    for bad in [["aid", "1844-3e", "--players", "4"], ["aid", "1844-2e", "--players", "9"]] {
        assert_eq!(kursbuch(&bad).code, Some(2));
    }
    assert_eq!(kursbuch(&["aid", "1824-1e", "--players", "4", "--option", "elephant"]).code, Some(2));
}

/// A game of bots that is short enough to be looked through in a test.
fn short_game(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/kursbuch/1844-2e-v2-planner.json.gz");
    let mut log: Value = serde_json::from_str(&unpacked(&path)).unwrap();
    log["actions"].as_array_mut().unwrap().truncate(220);
    file(name, log.to_string())
}

#[test]
fn a_review_is_told_in_words_and_as_json() {
    let log = short_game("reviewed.json");
    let ended = kursbuch(&["review", &log, "--json"]);
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    let review: Value = serde_json::from_str(&ended.out).unwrap();
    let curve = review["curve"].as_array().unwrap();
    assert!(curve.len() > 10 && curve.iter().all(|point| point["shares"].as_array().unwrap().len() > 1));
    assert!(review["mistakes"].as_array().unwrap().iter().all(|one| one["cost"].as_i64().unwrap() > 0));
    let phases = review["phases"].as_array().unwrap().len();
    assert!(phases > 0);
    for (lang, begins, better) in [("en", "Phase 3 begins", "Better, by"), ("pl", "Zaczyna się faza 3", "Lepiej, o")] {
        let told = kursbuch(&["review", &log, "--lang", lang]);
        assert_eq!(told.code, Some(0), "{}", told.err);
        assert!(told.out.contains(begins), "{}", told.out);
        let mistakes = review["mistakes"].as_array().unwrap().len();
        assert_eq!(told.out.matches(better).count(), mistakes, "{}", told.out);
    }
}

/// A planner agrees with the planner that played; what is not over has nothing to compare with.
#[test]
fn a_bot_looks_over_the_shoulders_of_those_who_played() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/kursbuch/1844-2e-v2-planner.json.gz");
    let log = file("looked-over.json", unpacked(&path));
    let agrees = |bot: &str| {
        let ended = kursbuch(&["calibrate", &log, "--each", "--bot", bot]);
        assert_eq!(ended.code, Some(0), "{}", ended.err);
        let told: Vec<&str> = ended.out.lines().filter(|line| line.contains("would: ")).collect();
        assert!(told.len() > 100 && ended.out.contains("done / would"), "{}", ended.out);
        told.iter().filter(|line| line.contains("  [1]  ")).count() * 100 / told.len()
    };
    let (planner, learned) = (agrees("planner"), agrees("learned@1"));
    assert!(planner > 60 && learned < planner, "{planner} % and {learned} %");

    let ended = kursbuch(&["calibrate", &short_game("not-over.json")]);
    assert_eq!(ended.code, Some(2));
    assert!(ended.err.contains("not over"), "{}", ended.err);
}

#[test]
fn advice_is_given_for_any_position_and_says_how_long_it_took() {
    let log = short_game("advised.json");
    let ended = kursbuch(&["advise", &log, "--at", "120", "--nodes", "300", "--lang", "de"]);
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    assert!(ended.out.contains("  120  ") && ended.out.contains("1 decisions, the longest thought"), "{}", ended.out);
    let ended = kursbuch(&["advise", &log, "--every", "50", "--nodes", "100"]);
    assert!(ended.out.contains("5 decisions, the longest thought"), "{}", ended.out);
}

#[test]
fn the_same_puzzles_are_drawn_again_and_wrong_ones_are_found_out() {
    let draw =
        || kursbuch(&["puzzles", "--title", "1844", "--games", "2", "--seed", "5", "--bot", "greedy", "--each", "2"]);
    let drawn = draw();
    assert_eq!(drawn.code, Some(0), "{}", drawn.err);
    assert_eq!(drawn.out, draw().out);
    let mut puzzles: Value = serde_json::from_str(&drawn.out).unwrap();
    assert!(puzzles.as_array().unwrap().len() >= 4, "{}", drawn.out);
    let checked = kursbuch(&["puzzles", "--check", &file("puzzles.json", &drawn.out)]);
    assert_eq!(checked.code, Some(0), "{}", checked.err);
    let answer = puzzles[0]["answer"].as_u64().unwrap();
    puzzles[0]["answer"] = json!((answer + 1) % 4);
    let checked = kursbuch(&["puzzles", "--check", &file("wrong-puzzles.json", puzzles.to_string())]);
    assert_eq!(checked.code, Some(1), "{}", checked.err);
}

#[test]
fn an_analysis_is_one_page_with_charts_in_the_readers_language_that_needs_nothing_else() {
    let page = file("analysis.html", "");
    let log = reference();
    let ended = kursbuch(&["analyse", log.to_str().unwrap(), "--lang", "de", "--out", &page]);
    assert_eq!((ended.code, ended.out.as_str()), (Some(0), ""), "{}", ended.err);
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(html.starts_with("<!doctype html><html lang=\"de\">") && html.ends_with("</html>\n"));
    assert_eq!(html.matches("<svg").count(), 3);
    assert_eq!(html.matches("<svg").count(), html.matches("</svg>").count());
    for heading in
        ["Abrechnung", "Erwarteter Anteil am Verm\u{f6}gen", "Die teuersten Entscheidungen", "Phasen", "Verschenkt"]
    {
        assert!(html.contains(&format!("<h2>{heading}</h2>")), "{heading}");
    }
    assert!(html.matches("<polyline").count() > 6 && html.matches("<li>").count() > 8);
    for outside in ["http://", "https://", "<script", "<link", "url("] {
        assert!(!html.contains(outside), "{outside}");
    }
}
