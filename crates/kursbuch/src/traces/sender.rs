//! Sends what was recorded, many spans at a time. A collector that does not answer costs spans, and one line in the log.

use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1::handshake;
use hyper::header::{CONTENT_TYPE, HOST};
use hyper::{Request, Uri};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::ids::Ids;
use super::{Ended, Message, otlp};

/// Spans in one request, at most.
const MOST: usize = 512;
/// How long a span waits for others.
const PACE: Duration = Duration::from_secs(2);
const PATIENCE: Duration = Duration::from_secs(5);
/// Where OTLP has spans.
const PATH: &str = "/v1/traces";

/// Where the spans go: `http://HOST[:PORT][/PATH]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collector {
    /// As the header has it.
    host: String,
    address: (String, u16),
    path: String,
}

#[derive(Debug, thiserror::Error)]
#[error("a collector is given as http://HOST:4318; for TLS, put a collector on this machine in between")]
pub struct Unsuitable;

impl std::str::FromStr for Collector {
    type Err = Unsuitable;

    fn from_str(text: &str) -> Result<Collector, Unsuitable> {
        let uri: Uri = text.parse().map_err(|_| Unsuitable)?;
        let authority = uri.authority().filter(|_| uri.scheme_str() == Some("http")).ok_or(Unsuitable)?;
        let name = authority.host().trim_start_matches('[').trim_end_matches(']');
        let (path, port) = (uri.path().trim_end_matches('/'), authority.port_u16().unwrap_or(4318));
        let host = format!("{}:{port}", authority.host());
        Ok(Collector { host, address: (name.to_owned(), port), path: format!("{path}{PATH}") })
    }
}

#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("no connection: {0}")]
    Connect(#[from] std::io::Error),
    #[error("broken connection: {0}")]
    Http(#[from] hyper::Error),
    #[error("not a request: {0}")]
    Request(#[from] hyper::http::Error),
    #[error("it answers {0}")]
    Refused(u16),
    #[error("no answer in time")]
    Late,
}

/// Until the program ends.
pub(super) async fn run(collector: Collector, mut receiver: mpsc::Receiver<Message>) {
    let process = Ids::new().span();
    let mut is_heard = true;
    while let Some(message) = receiver.recv().await {
        let (spans, flushed) = gather(message, &mut receiver).await;
        let sent = if spans.is_empty() { Ok(()) } else { send(&collector, &spans, process).await };
        match &sent {
            Ok(()) if !is_heard => tracing::info!("the collector takes traces again"),
            Err(why) if is_heard => tracing::warn!(%why, "traces are lost: the collector does not take them"),
            Ok(()) | Err(_) => (),
        }
        is_heard = sent.is_ok();
        if let Some(flushed) = flushed {
            // Whoever asked may have gone.
            let _ = flushed.send(());
        }
    }
}

/// Spans that come soon after this one, unless somebody is waiting.
async fn gather(
    first: Message,
    receiver: &mut mpsc::Receiver<Message>,
) -> (Vec<Ended>, Option<tokio::sync::oneshot::Sender<()>>) {
    let (mut spans, mut next, until) = (Vec::new(), Some(first), Instant::now() + PACE);
    while let Some(message) = next {
        match message {
            Message::Ended(ended) => spans.push(*ended),
            Message::Flush(done) => return (spans, Some(done)),
        }
        if spans.len() == MOST {
            break;
        }
        next = tokio::time::timeout_at(until, receiver.recv()).await.ok().flatten();
    }
    (spans, None)
}

async fn send(collector: &Collector, spans: &[Ended], process: u64) -> Result<(), Failure> {
    let document = otlp::document(spans, process).to_string();
    tokio::time::timeout(PATIENCE, post(collector, document)).await.map_err(|_| Failure::Late)?
}

/// On a connection of its own: once in a while.
async fn post(collector: &Collector, document: String) -> Result<(), Failure> {
    let (host, port) = &collector.address;
    let stream = TcpStream::connect((host.as_str(), *port)).await?;
    let (mut connection, driver) = handshake(TokioIo::new(stream)).await?;
    tokio::spawn(async move {
        // Its end is seen by the request.
        let _ = driver.await;
    });
    let request = Request::post(&collector.path).header(HOST, &collector.host);
    let request = request.header(CONTENT_TYPE, "application/json").body(Full::new(Bytes::from(document)))?;
    let response = connection.send_request(request).await?;
    let status = response.status();
    response.into_body().collect().await?;
    if status.is_success() { Ok(()) } else { Err(Failure::Refused(status.as_u16())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_collector_is_an_address_without_tls() {
        let read = |text: &str| text.parse::<Collector>().ok();
        let usual = read("http://127.0.0.1:4318").unwrap();
        assert_eq!((usual.address, usual.path.as_str()), (("127.0.0.1".to_owned(), 4318), "/v1/traces"));
        let deeper = read("http://[::1]/otel/").unwrap();
        assert_eq!(
            (deeper.address.0.as_str(), deeper.address.1, deeper.path.as_str()),
            ("::1", 4318, "/otel/v1/traces")
        );
        assert_eq!(deeper.host, "[::1]:4318");
        for unsuitable in ["https://collector.example", "127.0.0.1:4318", "collector", ""] {
            assert_eq!(read(unsuitable), None, "{unsuitable}");
        }
    }
}
