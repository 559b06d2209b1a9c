//! Undo and redo entries of a log: which actions are left in the end.

use serde_json::Value;

fn kind(action: &Value) -> &str {
    action.get("type").and_then(Value::as_str).unwrap_or("")
}

/// The effective actions, in order. An undo without a target takes back the last action; with one it goes back to just
/// after that action. A redo brings back what the latest undo took, as long as nothing else was done since.
/// [1824-DEV-33]
pub fn effective(actions: &[Value]) -> Vec<&Value> {
    let mut kept: Vec<Option<&Value>> = vec![None; actions.len()];
    let mut undone: Vec<Vec<(usize, &Value)>> = Vec::new();
    for (row, action) in actions.iter().enumerate() {
        match kind(action) {
            "undo" => {
                let back_to = undo_target(action, &kept[..row]);
                let mut taken = Vec::new();
                for (place, slot) in kept[..row].iter_mut().enumerate().skip(back_to) {
                    if slot.is_some_and(|action| kind(action) != "message") {
                        taken.extend(slot.take().map(|action| (place, action)));
                    }
                }
                undone.push(taken);
            }
            "redo" => {
                for (place, action) in undone.pop().unwrap_or_default() {
                    kept[place] = Some(action);
                }
            }
            other => {
                if other != "message" {
                    undone.clear();
                }
                kept[row] = Some(action);
            }
        }
    }
    kept.into_iter().flatten().collect()
}

fn undo_target(undo: &Value, kept: &[Option<&Value>]) -> usize {
    match undo.get("action_id").and_then(Value::as_i64) {
        Some(0) => 0,
        Some(id) => {
            let is_it = |slot: &Option<&Value>| slot.is_some_and(|a| a.get("id").and_then(Value::as_i64) == Some(id));
            kept.iter().position(is_it).map_or(kept.len(), |place| place + 1)
        }
        None => {
            let last = kept.iter().rposition(|slot| slot.is_some_and(|action| kind(action) != "message"));
            last.unwrap_or(kept.len())
        }
    }
}
