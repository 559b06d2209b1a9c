//! Traces, as a collector of OpenTelemetry receives them.

use std::time::Duration;

use serde_json::{Value, json};
use tempfile::tempdir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use wire::api::Table;

use crate::process::{Server, guest, sqlite};

/// Takes what is posted to it, and hands it on as JSON.
async fn collector() -> (String, mpsc::UnboundedReceiver<Value>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (sender, receiver) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            if let Some(document) = take(stream).await {
                sender.send(document).unwrap();
            }
        }
    });
    (address, receiver)
}

async fn take(mut stream: TcpStream) -> Option<Value> {
    let (mut text, mut part) = (Vec::new(), [0; 65_536]);
    loop {
        let read = stream.read(&mut part).await.ok().filter(|read| *read > 0)?;
        text.extend(&part[..read]);
        let Some(end) = text.windows(4).position(|bytes| bytes == b"\r\n\r\n") else { continue };
        let head = String::from_utf8_lossy(&text[..end]).to_lowercase();
        assert!(
            head.starts_with("post /v1/traces http/1.1") && head.contains("content-type: application/json"),
            "{head}"
        );
        let length: usize = head.lines().find_map(|line| line.strip_prefix("content-length: "))?.parse().ok()?;
        if text.len() >= end + 4 + length {
            stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}").await.ok()?;
            return serde_json::from_slice(&text[end + 4..]).ok();
        }
    }
}

fn attribute<'a>(span: &'a Value, name: &str) -> &'a Value {
    let all = span["attributes"].as_array().unwrap();
    all.iter().find(|attribute| attribute["key"] == name).map_or(&Value::Null, |attribute| &attribute["value"])
}

/// What is sent last is sent before the server has ended.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_collector_gets_a_trace_of_an_action_down_to_the_disk_and_no_secrets() {
    let folder = tempdir().unwrap();
    let (address, mut documents) = collector().await;
    let server = Server::start_with(&sqlite(&folder, "a.db"), &["--traces", &address]);
    let mut anna = guest(server.addr, "Anna").await;
    let wish = json!({"profile": "1844-2e", "seats": [{"is": "me"}, {"is": "me"}, {"is": "me"}], "start": true});
    let table: Table = anna.post("/api/tables", &wish).await.unwrap().read().unwrap();
    let bid = json!({"seat": table.deciding, "version": table.version, "action": {"do": "bid", "amount": 20}});
    assert_eq!(anna.post(&format!("/api/tables/{}/actions", table.id), &bid).await.unwrap().status, 200);
    anna.get("/api/unsubscribe/aVerySecretToken?of=anna").await.unwrap();
    assert!(server.terminate().success());
    let mut spans = Vec::new();
    while let Ok(document) = documents.try_recv() {
        assert!(!document.to_string().contains("VerySecret") && !document.to_string().contains("Anna"), "{document:#}");
        spans.extend(document["resourceSpans"][0]["scopeSpans"][0]["spans"].as_array().unwrap().clone());
    }
    let route = json!({"stringValue": "/api/tables/{id}/actions"});
    let request =
        spans.iter().find(|span| *attribute(span, "http.route") == route).unwrap_or_else(|| panic!("{spans:#?}"));
    assert_eq!((&request["name"], &request["kind"]), (&json!("request"), &json!(2)));
    assert_eq!(attribute(request, "http.response.status_code"), &json!({"intValue": "200"}));
    let within = |span: &&Value| span["traceId"] == request["traceId"] && span["parentSpanId"] == request["spanId"];
    let append =
        spans.iter().filter(within).find(|span| span["name"] == "append").unwrap_or_else(|| panic!("{spans:#?}"));
    let nanos = |span: &Value, name: &str| span[name].as_str().unwrap().parse::<u64>().unwrap();
    assert!(nanos(request, "startTimeUnixNano") <= nanos(append, "startTimeUnixNano"));
    assert!(nanos(append, "endTimeUnixNano") <= nanos(request, "endTimeUnixNano"));
    let secret = json!({"stringValue": "/api/unsubscribe/{token}"});
    assert!(spans.iter().any(|span| *attribute(span, "http.route") == secret), "{spans:#?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_collector_that_is_not_there_holds_nobody_up() {
    let folder = tempdir().unwrap();
    // Nobody listens at this port any more.
    let address = format!("http://{}", TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap());
    let server = Server::start_logging(&sqlite(&folder, "a.db"), &["--traces", &address], "warn");
    guest(server.addr, "Anna").await;
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    guest(server.addr, "Beat").await;
    let log = server.log();
    assert_eq!(log.matches("traces are lost").count(), 1, "{log}");
}
