//! A small HTTP and SSE client with a cookie: one connection, one request at a time. The tests of this crate and of `server`
//! include this file, too.

// Each of them uses a part of it.
#![allow(dead_code)]

use std::net::SocketAddr;
use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, HeaderMap, HeaderName, HeaderValue, SET_COOKIE};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use wire::api::{Entry, Presence};

#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    #[error("no connection: {0}")]
    Connect(#[from] std::io::Error),
    #[error("broken connection: {0}")]
    Http(#[from] hyper::Error),
    #[error("not a request: {0}")]
    Request(#[from] hyper::http::Error),
    #[error("unexpected answer {status}: {body}")]
    Answer { status: u16, body: String },
    #[error("no answer in time")]
    Late,
}

/// How long to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Client {
    addr: SocketAddr,
    cookie: Option<String>,
    connection: Option<SendRequest<Full<Bytes>>>,
    /// Sent with every request.
    pub headers: HeaderMap,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Answer {
    /// # Errors
    /// If it is not a success, or not what it should be.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        let wrong = || ClientError::Answer { status: self.status, body: self.text() };
        if !(200..300).contains(&self.status) {
            return Err(wrong());
        }
        serde_json::from_slice(&self.body).map_err(|_| wrong())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

impl Client {
    pub fn new(addr: SocketAddr) -> Client {
        Client { addr, cookie: None, connection: None, headers: HeaderMap::new() }
    }

    /// The same person at another process, or in another window.
    pub fn at(&self, addr: SocketAddr) -> Client {
        Client { addr, cookie: self.cookie.clone(), connection: None, headers: self.headers.clone() }
    }

    pub const fn addr(&self) -> SocketAddr {
        self.addr
    }

    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    pub fn set_cookie(&mut self, cookie: Option<String>) {
        self.cookie = cookie;
    }

    pub async fn get(&mut self, path: &str) -> Result<Answer, ClientError> {
        self.send(Method::GET, path, None).await
    }

    pub async fn delete(&mut self, path: &str) -> Result<Answer, ClientError> {
        self.send(Method::DELETE, path, None).await
    }

    pub async fn post(&mut self, path: &str, body: &impl Serialize) -> Result<Answer, ClientError> {
        let body = serde_json::to_vec(body).unwrap_or_default();
        self.send(Method::POST, path, Some(("application/json", body))).await
    }

    pub async fn patch(&mut self, path: &str, body: &impl Serialize) -> Result<Answer, ClientError> {
        let body = serde_json::to_vec(body).unwrap_or_default();
        self.send(Method::PATCH, path, Some(("application/json", body))).await
    }

    pub async fn put(&mut self, path: &str, body: &impl Serialize) -> Result<Answer, ClientError> {
        let body = serde_json::to_vec(body).unwrap_or_default();
        self.send(Method::PUT, path, Some(("application/json", body))).await
    }

    /// Any request.
    pub async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: Option<(&str, Vec<u8>)>,
    ) -> Result<Answer, ClientError> {
        let response = tokio::time::timeout(PATIENCE, self.exchange(method, path, body));
        let response = response.await.map_err(|_| ClientError::Late)??;
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(SET_COOKIE) {
            let pair = cookie.to_str().unwrap_or_default().split(';').next().unwrap_or_default();
            self.cookie = Some(pair.to_owned()).filter(|pair| !pair.ends_with('='));
        }
        let body = body.collect().await?.to_bytes();
        Ok(Answer { status: parts.status.as_u16(), headers: parts.headers, body })
    }

    async fn exchange(
        &mut self,
        method: Method,
        path: &str,
        body: Option<(&str, Vec<u8>)>,
    ) -> Result<Response<Incoming>, ClientError> {
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.addr.to_string());
        if let Some((kind, _)) = &body {
            request = request.header(CONTENT_TYPE, *kind);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let mut request = request.body(Full::new(Bytes::from(body.map(|(_, bytes)| bytes).unwrap_or_default())))?;
        for (name, value) in &self.headers {
            request.headers_mut().insert(name.clone(), value.clone());
        }
        let connection = self.connect().await?;
        Ok(connection.send_request(request).await?)
    }

    async fn connect(&mut self) -> Result<&mut SendRequest<Full<Bytes>>, ClientError> {
        let usable = match &mut self.connection {
            Some(connection) => connection.ready().await.is_ok(),
            None => false,
        };
        if !usable {
            self.connection = None;
        }
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => {
                let stream = TcpStream::connect(self.addr).await?;
                stream.set_nodelay(true)?;
                let (sender, connection) = handshake(TokioIo::new(stream)).await?;
                tokio::spawn(async move {
                    // The next request notices that it has ended.
                    let _ = connection.await;
                });
                sender
            }
        };
        Ok(self.connection.insert(connection))
    }

    /// Opens the live stream on a connection of its own.
    pub async fn stream(&self, path: &str, last: Option<u64>) -> Result<Events, ClientError> {
        let mut client = self.at(self.addr);
        if let Some(last) = last {
            client.headers.insert(HeaderName::from_static("last-event-id"), HeaderValue::from(last));
        }
        let response = client.exchange(Method::GET, path, None).await?;
        let status = response.status().as_u16();
        if status != 200 {
            let body = response.into_body().collect().await?.to_bytes();
            return Err(ClientError::Answer { status, body: String::from_utf8_lossy(&body).into_owned() });
        }
        Ok(Events { body: response.into_body(), text: String::new(), _connection: client.connection })
    }
}

/// A live stream.
pub struct Events {
    body: Incoming,
    text: String,
    _connection: Option<SendRequest<Full<Bytes>>>,
}

/// One event of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    Entry(Box<Entry>),
    /// Seats whose holders read the table.
    Present(Vec<u8>),
    Deleted,
}

impl Events {
    /// The next event; `None` at the end.
    pub async fn next(&mut self) -> Option<Event> {
        loop {
            while let Some((block, rest)) = self.text.split_once("\n\n") {
                let event = read_event(block);
                self.text = rest.to_owned();
                if event.is_some() {
                    return event;
                }
            }
            let frame = self.body.frame().await?.ok()?;
            if let Some(data) = frame.data_ref() {
                self.text.push_str(&String::from_utf8_lossy(data));
            }
        }
    }

    /// The next event of any stream, with its name; `None` at the end.
    pub async fn raw(&mut self) -> Option<(String, serde_json::Value)> {
        loop {
            while let Some((block, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| block.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned);
                let event = field("event: ").zip(field("data: ").and_then(|data| serde_json::from_str(&data).ok()));
                self.text = rest.to_owned();
                if event.is_some() {
                    return event;
                }
            }
            let frame = self.body.frame().await?.ok()?;
            if let Some(data) = frame.data_ref() {
                self.text.push_str(&String::from_utf8_lossy(data));
            }
        }
    }

    /// The next entry; `None` at the end, or if the table is deleted.
    pub async fn entry(&mut self) -> Option<Entry> {
        loop {
            match self.next().await? {
                Event::Entry(entry) => return Some(*entry),
                Event::Present(_) => (),
                Event::Deleted => return None,
            }
        }
    }
}

fn read_event(block: &str) -> Option<Event> {
    let field = |name: &str| block.lines().find_map(|line| line.strip_prefix(name));
    match field("event: ")? {
        "entry" => {
            let entry: Entry = serde_json::from_str(field("data: ")?).ok()?;
            let same = field("id: ")?.parse::<u64>() == Ok(entry.seq);
            same.then(|| Event::Entry(Box::new(entry)))
        }
        "present" => {
            let present: Presence = serde_json::from_str(field("data: ")?).ok()?;
            Some(Event::Present(present.seats))
        }
        "deleted" => Some(Event::Deleted),
        _ => None,
    }
}
