//! Games played elsewhere, replayed through the ordinary door, every checkpoint compared.

use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use serde_json::Value;
use wire::g18xx::{Game, Import, checkpoint};

pub fn read_gz(path: &Path) -> String {
    let mut text = String::new();
    let file = std::fs::File::open(path).unwrap();
    GzDecoder::new(file).read_to_string(&mut text).unwrap();
    text
}

/// Logs in the corpus, and recorded ones where the folder with them is present.
pub fn logs(title: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = [root.join("corpus"), root.join("../shared/logs")];
    let mut logs: Vec<PathBuf> = folders
        .iter()
        .filter_map(|folder| std::fs::read_dir(folder).ok())
        .flatten()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            name.contains(&format!("-{title}-")) && name.ends_with(".json.gz")
        })
        .collect();
    logs.sort();
    logs
}

/// The reader's round name is not compared, nor a third element of a tile: paths of tunnels and of the Furka-Oberalp.
fn comparable(mut line: Value) -> Value {
    let object = line.as_object_mut().unwrap();
    object.remove("round");
    for tile in object["tiles"].as_object_mut().unwrap().values_mut() {
        tile.as_array_mut().unwrap().truncate(2);
    }
    line
}

/// Only what is not the same, with the way to it.
fn difference(at: &str, expected: &Value, found: &Value) -> String {
    match (expected, found) {
        _ if expected == found => String::new(),
        (Value::Object(one), Value::Object(other)) => {
            let keys: std::collections::BTreeSet<&String> = one.keys().chain(other.keys()).collect();
            keys.into_iter().map(|key| difference(&format!("{at}/{key}"), &expected[key], &found[key])).collect()
        }
        _ => format!("{at}: expected {expected}, found {found}\n"),
    }
}

#[test]
fn every_1844_log_replays_and_every_checkpoint_is_equal() {
    replay_all("1844");
}

#[test]
fn every_1824_log_replays_and_every_checkpoint_is_equal() {
    replay_all("1824");
}

/// [1824-GT-10]
#[test]
fn every_log_of_goods_time_replays_and_every_checkpoint_is_equal() {
    replay_all("1824gt");
}

#[test]
fn every_log_of_cisleithania_replays_and_every_checkpoint_is_equal() {
    replay_all("1824cis");
}

fn replay_all(title: &str) {
    let logs = logs(title);
    assert!(!logs.is_empty(), "the corpus has no log of {title}");
    println!("{} logs", logs.len());
    for path in logs {
        let game = Game::read(&read_gz(&path)).unwrap();
        let expected = read_gz(Path::new(&path.to_string_lossy().replace(".json.gz", ".checkpoints.jsonl.gz")));
        let mut expected = expected.lines().map(|line| comparable(serde_json::from_str(line).unwrap()));
        let mut import = Import::new(&game).unwrap();
        assert_eq!(Some(comparable(checkpoint(&import.state, Value::Null, &game.players, &[]))), expected.next());
        for action in game.effective_actions() {
            let id = action["id"].clone();
            import.step(action).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            let found = comparable(checkpoint(&import.state, id.clone(), &game.players, &import.tunnels_on_top));
            let line = expected.next().unwrap();
            if found != line {
                panic!("{} differs after action {id}:\n{}", path.display(), difference("", &line, &found));
            }
        }
        assert_eq!(expected.next(), None, "{}: the log has fewer actions than checkpoints", path.display());
    }
}
