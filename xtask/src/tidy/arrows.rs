//! Which crate may use which: the corridor of ARCHITECTURE.md, one direction only.

use anyhow::{Context, Result};
use toml::{Table, Value};

use crate::workspace::Workspace;

/// Each room with the rooms it may use; it may also use whatever those bring.
#[rustfmt::skip]
const ARROWS: &[(&str, &[&str])] = &[
    ("board",    &[]),
    ("routes",   &["board"]),
    ("game",     &["board", "routes"]),
    ("view",     &["game"]),
    ("bots",     &["game", "routes"]),
    ("wire",     &["game", "view"]),
    ("teacher",  &["wire", "view", "bots", "game", "routes"]),
    ("python",   &["wire", "view", "bots", "game", "routes", "board"]),
    ("store",    &["wire"]),
    ("server",   &["store", "view", "bots", "wire"]),
    ("web",      &["teacher", "wire", "view", "game", "bots"]),
    ("kursbuch", &["server", "web", "teacher", "store", "wire", "bots", "view", "game", "routes", "board"]),
    ("testkit",  &["wire", "bots", "game"]),
    ("browser",  &[]),
    ("xtask",    &[]),
];

/// Tests of any crate may stand on the test kit: it ships with none of them.
const TEST_ONLY: &str = "testkit";

pub fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for folder in workspace.members()? {
        let manifest = format!("{folder}/Cargo.toml");
        let table: Table = toml::from_str(&workspace.read(&manifest)?).with_context(|| manifest.clone())?;
        faults.extend(faults_of(&table).into_iter().map(|fault| format!("{manifest}: {fault}")));
    }
    Ok(faults)
}

fn faults_of(manifest: &Table) -> Vec<String> {
    let name = manifest.get("package").and_then(|package| package.get("name")).and_then(Value::as_str).unwrap_or("");
    // Published crates carry the project's name; inside they are called by their room.
    let name = name.strip_prefix("kursbuch-").unwrap_or(name);
    let Some(allowed) = within_reach(name) else {
        return vec![format!("crate {name:?} has no room in the plan (xtask/src/tidy/arrows.rs, ARCHITECTURE.md)")];
    };
    let may_use = |to: &str, for_tests: bool| allowed.contains(&to) || (for_tests && to == TEST_ONLY);
    let arrows = dependencies(manifest).into_iter().filter(|(to, _)| is_room(to));
    let wrong = arrows.filter(|(to, for_tests)| !may_use(to, *for_tests));
    wrong.map(|(to, _)| format!("{name} may not use {to}")).collect()
}

fn is_room(name: &str) -> bool {
    ARROWS.iter().any(|(room, _)| *room == name)
}

/// All that a room may use, directly or brought along; `None` if there is no such room.
fn within_reach(room: &str) -> Option<Vec<&'static str>> {
    let (_, direct) = ARROWS.iter().find(|(name, _)| *name == room)?;
    let mut reach = Vec::new();
    for &next in *direct {
        reach.push(next);
        reach.extend(within_reach(next)?);
    }
    Some(reach)
}

/// Package names of all dependencies, and whether each serves the tests only.
fn dependencies(manifest: &Table) -> Vec<(String, bool)> {
    let targets = manifest.get("target").and_then(Value::as_table).into_iter().flat_map(Table::values);
    let sections = targets.filter_map(Value::as_table).chain([manifest]);
    let mut found = Vec::new();
    for section in sections {
        for (key, for_tests) in [("dependencies", false), ("build-dependencies", false), ("dev-dependencies", true)] {
            let listed = section.get(key).and_then(Value::as_table).into_iter().flatten();
            found.extend(listed.map(|(name, value)| (package(name, value).to_owned(), for_tests)));
        }
    }
    found
}

/// A dependency may be used under another name than its package's.
fn package<'a>(name: &'a str, value: &'a Value) -> &'a str {
    value.get("package").and_then(Value::as_str).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(manifest: &str) -> Vec<String> {
        faults_of(&toml::from_str(manifest).unwrap())
    }

    #[test]
    fn a_room_may_use_what_its_neighbours_bring() {
        assert_eq!(within_reach("view"), Some(vec!["game", "board", "routes", "board"]));
        assert_eq!(
            check("[package]\nname = \"view\"\n[dependencies]\nboard.workspace = true\nserde = \"1\"\n"),
            [""; 0]
        );
    }

    #[test]
    fn no_room_calls_back_up_the_corridor() {
        let manifest = "[package]\nname = \"game\"\n[dependencies]\nroutes = { path = \"../routes\" }\n\
                        view = { path = \"../view\" }\n[target.'cfg(unix)'.dependencies]\nother = { package = \"wire\" }\n";
        let mut found = check(manifest);
        found.sort();
        assert_eq!(found, ["game may not use view", "game may not use wire"]);
    }

    #[test]
    fn the_test_kit_serves_tests_only() {
        assert_eq!(check("[package]\nname = \"wire\"\n[dev-dependencies]\ntestkit.workspace = true\n"), [""; 0]);
        assert_eq!(
            check("[package]\nname = \"wire\"\n[dependencies]\ntestkit.workspace = true\n"),
            ["wire may not use testkit"]
        );
    }

    #[test]
    fn a_crate_outside_the_plan_is_named() {
        assert!(check("[package]\nname = \"util\"\n")[0].contains("no room in the plan"));
    }
}
