//! Requests to where people tell us to send: push services and webhooks. Nobody gets at this server's own network by them.
//!
//! A name is resolved once, every address it has must be public, and the connection goes to one of exactly these; no
//! redirect is followed, little of the answer is read.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::http::uri::Scheme;
use axum::http::{HeaderName, HeaderValue, Method, Request, Uri, header};
use bytes::Bytes;
use http_body_util::{BodyExt, Full, Limited};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use wire::api::limits;

use super::Undelivered;

/// How long a connection may take, and all of a request.
const CONNECT: Duration = Duration::from_secs(10);
const WHOLE: Duration = Duration::from_secs(20);
/// What is read of an answer.
const ANSWER: usize = 4 * 1024;

/// Somewhere on the web, with what has to be known to get there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    uri: Uri,
    pub host: String,
    port: u16,
    is_secure: bool,
}

impl Place {
    /// `https://host:port`, as VAPID names the audience.
    pub fn origin(&self) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        let authority = self.uri.authority().map(ToString::to_string).unwrap_or_default();
        format!("{scheme}://{authority}")
    }

    /// Another path at the same place.
    pub fn at(&self, path: &str) -> Option<Place> {
        let uri = format!("{}{path}", self.origin()).parse().ok()?;
        Some(Place { uri, ..self.clone() })
    }

    pub fn path(&self) -> &str {
        self.uri.path()
    }
}

/// The place that an address names, if it may be one. `any_target` is for tests: plain http, any port.
pub fn place(url: &str, any_target: bool) -> Option<Place> {
    if url.len() > limits::TARGET || url.contains(['#', '\\']) {
        return None;
    }
    let uri: Uri = url.parse().ok()?;
    let is_secure = *uri.scheme()? == Scheme::HTTPS;
    let authority = uri.authority()?;
    // Who names a person in an address wants to be misread.
    if authority.as_str().contains('@') || !(is_secure || (any_target && *uri.scheme()? == Scheme::HTTP)) {
        return None;
    }
    let port = match authority.port() {
        Some(port) => port.as_str().parse().ok()?,
        None if is_secure => 443,
        None => 80,
    };
    let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
    (!host.is_empty() && (any_target || port == 443)).then_some(Place { uri, host, port, is_secure })
}

/// Whether an address may be given at all; where its name leads is seen when it is used.
pub fn is_acceptable(url: &str, any_target: bool) -> bool {
    place(url, any_target).is_some_and(|place| match place.host.parse::<IpAddr>() {
        Ok(address) => any_target || is_public(address),
        Err(_) => any_target || place.host.contains('.'),
    })
}

/// Addresses of the open internet; everything that is private, special or might lead to something private is not.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => address.to_ipv4_mapped().map_or_else(|| is_public_v6(address), is_public_v4),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = match (a, b, c) {
        // This network, and carriers' own.
        (0, ..) | (100, 64..=127, _) => true,
        // Protocols, 6to4 relays, benchmarks.
        (192, 0, 0) | (192, 88, 99) | (198, 18..=19, _) => true,
        // Multicast, reserved, broadcast.
        (224..=255, ..) => true,
        _ => false,
    };
    !is_special
        && !address.is_private()
        && !address.is_loopback()
        && !address.is_link_local()
        && !address.is_documentation()
}

/// Global unicast only, and of that nothing that carries another address inside.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let is_global = (0x2000..0x4000).contains(&first);
    // Teredo and other protocols, documentation.
    let is_special = first == 0x2001 && (second < 0x0200 || second == 0x0db8);
    // 6to4, and the newer block for documentation.
    is_global && !is_special && first != 0x2002 && !(first == 0x3fff && second < 0x1000)
}

pub struct Web {
    any_target: bool,
}

/// A request to somewhere.
pub struct Sent {
    pub method: Method,
    pub to: Place,
    pub headers: Vec<(HeaderName, String)>,
    pub body: Vec<u8>,
}

impl Web {
    pub const fn new(any_target: bool) -> Web {
        Web { any_target }
    }

    pub fn place(&self, url: &str) -> Result<Place, Undelivered> {
        place(url, self.any_target).ok_or_else(|| Undelivered::Never("web: not an address we send to".to_owned()))
    }

    /// `Ok` if the answer was a success.
    pub async fn send(&self, request: Sent) -> Result<(), Undelivered> {
        let late = |_| Undelivered::Later("web: no answer in time".to_owned());
        let status = tokio::time::timeout(WHOLE, self.exchange(request)).await.map_err(late)??;
        match status {
            200..=299 => Ok(()),
            404 | 410 => Err(Undelivered::Gone),
            // Too large, malformed, forbidden: the same will not do better later. 408 and 429 will.
            400 | 401 | 403 | 405 | 413 | 415 | 422 => Err(Undelivered::Never(format!("web: answer {status}"))),
            _ => Err(Undelivered::Later(format!("web: answer {status}"))),
        }
    }

    async fn exchange(&self, request: Sent) -> Result<u16, Undelivered> {
        let place = &request.to;
        let address = self.resolve(place).await?;
        let stream = tokio::time::timeout(CONNECT, TcpStream::connect(address)).await;
        let stream = stream.ok().and_then(Result::ok).ok_or_else(unconnected)?;
        if !place.is_secure {
            return converse(stream, request).await;
        }
        let name = ServerName::try_from(place.host.clone()).map_err(|_| unconnected())?;
        let insecure = || Undelivered::Later("web: no secure connection".to_owned());
        let tls = TLS.clone().ok_or_else(insecure)?;
        let secure = TlsConnector::from(tls).connect(name, stream).await.map_err(|_| insecure())?;
        converse(secure, request).await
    }

    /// The one address that is connected to.
    async fn resolve(&self, place: &Place) -> Result<SocketAddr, Undelivered> {
        let unknown = || Undelivered::Later("web: unknown host".to_owned());
        let found = tokio::net::lookup_host((place.host.as_str(), place.port)).await.map_err(|_| unknown())?;
        let found: Vec<SocketAddr> = found.collect();
        if !self.any_target && !found.iter().all(|address| is_public(address.ip())) {
            return Err(Undelivered::Never("web: not a public address".to_owned()));
        }
        found.first().copied().ok_or_else(unknown)
    }
}

fn unconnected() -> Undelivered {
    Undelivered::Later("web: no connection".to_owned())
}

/// Checks certificates by those that the system trusts.
static TLS: LazyLock<Option<Arc<ClientConfig>>> = LazyLock::new(|| {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let builder = builder.with_safe_default_protocol_versions().ok()?;
    Some(Arc::new(builder.with_root_certificates(roots).with_no_client_auth()))
});

async fn converse(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Sent,
) -> Result<u16, Undelivered> {
    let unwritable = || Undelivered::Never("web: cannot be written".to_owned());
    let broken = |_: hyper::Error| Undelivered::Later("web: broken connection".to_owned());
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(broken)?;
    // Ends with the conversation.
    let connection = tokio::spawn(connection);
    let authority = request.to.uri.authority().map(ToString::to_string).unwrap_or_default();
    let path = request.to.uri.path_and_query().map_or("/", |path| path.as_str());
    let mut message = Request::builder().method(request.method).uri(path).header(header::HOST, authority);
    for (name, value) in request.headers {
        message = message.header(name, HeaderValue::from_str(&value).map_err(|_| unwritable())?);
    }
    let message = message.body(Full::new(Bytes::from(request.body))).map_err(|_| unwritable())?;
    let answer = sender.send_request(message).await;
    let status = match answer {
        Ok(answer) => {
            let status = answer.status().as_u16();
            // So that the other side is not cut off; whatever it says does not matter.
            let _ = Limited::new(answer.into_body(), ANSWER).collect().await;
            Ok(status)
        }
        Err(why) => Err(broken(why)),
    };
    connection.abort();
    status
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_sent_to() {
        for public in
            ["1.1.1.1", "8.8.8.8", "193.99.144.80", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"]
        {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for private in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::7f00:1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:10::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }

    #[test]
    fn only_plain_addresses_over_tls_are_taken() {
        for good in ["https://hooks.example/a/b?c=d", "https://hooks.example:443/", "https://1.1.1.1/x"] {
            assert!(is_acceptable(good, false), "{good}");
        }
        for bad in [
            "",
            "hooks.example",
            "http://hooks.example/",
            "ftp://hooks.example/",
            "file:///etc/passwd",
            "gopher://hooks.example/",
            "https://hooks.example:22/",
            "https://hooks.example:8443/",
            "https://user:secret@hooks.example/",
            "https://hooks.example@10.0.0.1/",
            "https://localhost/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:169.254.169.254]/latest/meta-data",
            "https://169.254.169.254/latest/meta-data",
            "https://192.168.0.1/",
            "https://hooks.example/#x",
            "https://hooks.example\\@10.0.0.1/",
            "https:///x",
        ] {
            assert!(!is_acceptable(bad, false), "{bad}");
        }
    }

    /// Names that are no dotted numbers, and still lead home.
    #[tokio::test]
    async fn a_name_that_leads_home_is_refused_when_it_is_used() {
        let web = Web::new(false);
        for url in ["https://2130706433/", "https://0x7f000001/", "https://127.1/", "https://0/", "https://localhost/"]
        {
            let Ok(to) = web.place(url) else { continue };
            let refused = web.send(Sent { method: Method::POST, to, headers: Vec::new(), body: Vec::new() }).await;
            let refused = refused.unwrap_err();
            let never = Undelivered::Never("web: not a public address".to_owned());
            assert!(
                refused == never || refused == Undelivered::Later("web: unknown host".to_owned()),
                "{url}: {refused:?}"
            );
        }
    }
}
