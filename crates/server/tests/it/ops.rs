//! For the operator.

use std::time::Duration;

use serde_json::{Value, json};
use server::Config;

use crate::client::Client;
use crate::world::{World, act, look, path, three_at_a_table, try_act};

fn metric(text: &str, name: &str) -> i64 {
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("kursbuch_{name} ")));
    line.unwrap_or_else(|| panic!("{name} in {text}")).parse().unwrap()
}

pub async fn health_and_metrics_answer(world: &World) {
    let server = world.start().await;
    let ([mut anna, ..], mut table) = three_at_a_table(&server).await;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    try_act(&mut anna, &table, 0, json!({"do": "bid", "amount": 20})).await;
    let health = anna.get("/healthz").await.unwrap();
    assert_eq!((health.status, health.text().as_str()), (200, "ok\n"));
    let metrics = anna.get("/metrics").await.unwrap().text();
    assert_eq!(metric(&metrics, "actions_total"), 1);
    assert_eq!(metric(&metrics, "hot_tables"), 1);
    assert!(metric(&metrics, "append_seconds_count") >= 3);
    assert!(metric(&metrics, "hot_bytes") > 3_000);
    server.stop().await;
}

/// Of a row of docs/api.md such as `| `GET /api/tables?limit=` | …`.
fn route_of_line(line: &str) -> Option<(&str, &str)> {
    let (method, rest) = line.strip_prefix("| `")?.split_once(' ')?;
    let path = rest.split(['`', '?']).next()?;
    path.starts_with("/api/").then_some((method, path))
}

/// Every test that docs/security.md names is there.
#[test]
fn each_threat_names_a_test_that_exists() {
    let page = include_str!("../../../../docs/security.md");
    let sources = [
        include_str!("alerts.rs"),
        include_str!("bots.rs"),
        include_str!("clocks.rs"),
        include_str!("hostile.rs"),
        include_str!("lobby.rs"),
        include_str!("ops.rs"),
        include_str!("orders.rs"),
        include_str!("people.rs"),
        include_str!("play.rs"),
        include_str!("stream.rs"),
        include_str!("../../../store/tests/it.rs"),
        include_str!("../../src/alerts/fetch.rs"),
        include_str!("../../src/alerts/mail.rs"),
        include_str!("../../../kursbuch/tests/server/alerts.rs"),
        include_str!("../../../kursbuch/tests/server/commands.rs"),
        include_str!("../../../kursbuch/tests/server/crash.rs"),
        include_str!("../../../kursbuch/tests/server/two.rs"),
        include_str!("../../../wire/src/api/alerts.rs"),
        include_str!("../../../wire/src/api/people.rs"),
    ]
    .concat();
    let mut threats = 0;
    for row in page.lines().filter(|line| line.starts_with("| ")).skip(1) {
        let tests = row.trim_end_matches(" |").rsplit(" | ").next().unwrap();
        let names: Vec<&str> =
            tests.split('`').skip(1).step_by(2).map(|name| name.rsplit("::").next().unwrap()).collect();
        let names: Vec<&str> = names.into_iter().filter(|name| name.contains('_')).collect();
        assert!(!names.is_empty(), "{row}");
        for name in names {
            assert!(sources.contains(&format!("fn {name}(")), "{name} is no test");
        }
        threats += 1;
    }
    assert!(threats > 15, "{threats}");
}

pub async fn the_description_names_every_route(world: &World) {
    let server = world.start().await;
    let mut client = Client::new(server.addr);
    let description: Value = client.get("/api/openapi.json").await.unwrap().read().unwrap();
    let paths = description["paths"].as_object().unwrap();
    let documented = include_str!("../../../../docs/api.md");
    for (path, methods) in paths {
        for method in methods.as_object().unwrap().keys() {
            // The page calls the number what it is.
            let shown = path.replace("proposals/{number}", "proposals/{seq}").replace("seats/{number}", "seats/{seat}");
            let line = format!("`{} {shown}", method.to_uppercase());
            assert!(documented.contains(&line), "{line} is missing in docs/api.md");
        }
    }
    // And the other way round: every route on the page is described, and answers.
    let mut lines = 0;
    for (method, path) in documented.lines().filter_map(route_of_line) {
        let path = path.replace("{seq}", "{number}").replace("{seat}", "{number}");
        let described = &description["paths"][&path][method.to_lowercase()];
        assert!(described["responses"].as_object().is_some_and(|responses| !responses.is_empty()), "{method} {path}");
        let concrete = path.replace("{id}", "0").replace("{number}", "0");
        let answer = client.send(method.parse().unwrap(), &concrete, None).await.unwrap();
        assert_ne!(answer.status, 405, "{method} {path}");
        lines += 1;
    }
    assert_eq!(lines, paths.values().map(|methods| methods.as_object().unwrap().len()).sum::<usize>());
    let schemas = description["components"]["schemas"].as_object().unwrap();
    for name in ["Table", "Act", "Acted", "Problem", "NewTable", "StateView"] {
        assert!(schemas.contains_key(name), "{name}");
    }
    let text = description.to_string();
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name} is referred to");
    }
    server.stop().await;
}

pub async fn idle_tables_leave_the_memory(world: &World) {
    let config = Config { idle: Duration::from_millis(1), ..world.config() };
    let server = server::start(config).await.unwrap();
    let ([mut anna, mut beat, _], mut table) = three_at_a_table(&server).await;
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    let events = anna.stream(&path(&table, "/stream"), None).await.unwrap();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(metric(&anna.get("/metrics").await.unwrap().text(), "hot_tables"), 1, "somebody is watching");
    drop(events);
    let gone = async {
        while metric(&anna.get("/metrics").await.unwrap().text(), "hot_tables") > 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), gone).await.unwrap();
    assert_eq!(look(&mut beat, &table).await.position, 1);
    act(&mut beat, &mut table, 1, json!({"do": "bid", "amount": 25})).await;
    server.stop().await;
}

/// Whatever was acknowledged before the end is there after it; streams end, and no new connection is taken.
pub async fn stopping_drains(world: &World) {
    let server = world.start().await;
    let addr = server.addr;
    let ([mut anna, beat, _], mut table) = three_at_a_table(&server).await;
    let mut events = beat.stream(&path(&table, &format!("/stream?since={}", table.head)), None).await.unwrap();
    act(&mut anna, &mut table, 0, json!({"do": "bid", "amount": 20})).await;
    let watching = tokio::spawn(async move {
        let mut seen = 0;
        while events.entry().await.is_some() {
            seen += 1;
        }
        seen
    });
    server.stop().await;
    assert_eq!(watching.await.unwrap(), 1);
    assert!(Client::new(addr).get("/healthz").await.is_err());
    let server = world.start().await;
    assert_eq!(look(&mut beat.at(server.addr), &table).await.position, 1);
    server.stop().await;
}

/// A change to the interface shows as a difference here.
#[test]
fn the_description_is_this() {
    let description: Value = serde_json::from_str(&server::openapi()).unwrap();
    insta::with_settings!({sort_maps => true}, { insta::assert_json_snapshot!(description) });
}
