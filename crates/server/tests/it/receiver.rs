//! Somewhere that webhooks and push messages are sent to: it keeps what it gets, and reads it as a browser would.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;

#[derive(Clone, Debug)]
pub struct Got {
    pub method: Method,
    pub path: String,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Got {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).unwrap_or_else(|| panic!("no {name}: {self:?}")).to_str().unwrap()
    }
}

pub struct Receiver {
    pub addr: SocketAddr,
    got: Arc<Mutex<Vec<Got>>>,
    /// What it answers.
    status: Arc<AtomicU16>,
}

impl Receiver {
    pub async fn start() -> Receiver {
        let (got, status) = (Arc::<Mutex<Vec<Got>>>::default(), Arc::new(AtomicU16::new(201)));
        let (kept, answer) = (got.clone(), status.clone());
        let receive = async move |method: Method, uri: Uri, headers: HeaderMap, body: Bytes| {
            kept.lock().unwrap().push(Got { method, path: uri.to_string(), headers, body });
            StatusCode::from_u16(answer.load(Ordering::SeqCst)).unwrap()
        };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        tokio::spawn(async move { axum::serve(listener, Router::new().fallback(receive)).await });
        Receiver { addr, got, status }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.addr)
    }

    pub fn answer(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }

    pub fn all(&self) -> Vec<Got> {
        self.got.lock().unwrap().clone()
    }

    pub async fn until(&self, count: usize) -> Vec<Got> {
        for _ in 0..1_000 {
            let all = self.all();
            if all.len() >= count {
                return all;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("not {count} within ten seconds: {:?}", self.all());
    }
}

/// A browser that has subscribed.
pub struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    pub fn new() -> Browser {
        Browser { secret: SecretKey::from_slice(&[42; 32]).unwrap(), auth: [7; 16] }
    }

    pub fn subscription(&self, endpoint: &str) -> Value {
        let public = URL_SAFE_NO_PAD.encode(self.secret.public_key().to_sec1_bytes());
        // `to_sec1_bytes` is the long form on this curve.
        json!({"endpoint": endpoint, "p256dh": public, "auth": URL_SAFE_NO_PAD.encode(self.auth)})
    }

    /// RFC 8291, from the other side.
    pub fn read(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into().unwrap()) as usize >= rest.len());
        assert_eq!(rest[0], 65);
        let (theirs, sealed) = rest[1..].split_at(65);
        let ours = self.secret.public_key().to_sec1_bytes();
        let agreed = self.secret.diffie_hellman(&PublicKey::from_sec1_bytes(theirs).unwrap());
        let mut shared = [0; 32];
        let info = [b"WebPush: info\0".as_slice(), &ours, theirs].concat();
        Hkdf::<Sha256>::new(Some(&self.auth), agreed.raw_secret_bytes()).expand(&info, &mut shared).unwrap();
        let derived = Hkdf::<Sha256>::new(Some(salt), &shared);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        derived.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
        derived.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
        let mut text = cipher.decrypt(&Nonce::from(nonce), sealed).unwrap();
        assert_eq!(text.pop(), Some(2));
        serde_json::from_slice(&text).unwrap()
    }
}

/// As a push service checks who sends: RFC 8292. Returns what is claimed.
pub fn verify(authorization: &str, server_key: &str) -> Value {
    let rest = authorization.strip_prefix("vapid t=").unwrap();
    let (token, key) = rest.split_once(", k=").unwrap();
    assert_eq!(key, server_key);
    let key = VerifyingKey::from_sec1_bytes(&URL_SAFE_NO_PAD.decode(key).unwrap()).unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let signature = Signature::from_slice(&URL_SAFE_NO_PAD.decode(signature).unwrap()).unwrap();
    key.verify(signed.as_bytes(), &signature).unwrap();
    let (head, claims) = signed.split_once('.').unwrap();
    let part = |text: &str| -> Value { serde_json::from_slice(&URL_SAFE_NO_PAD.decode(text).unwrap()).unwrap() };
    assert_eq!(part(head), json!({"typ": "JWT", "alg": "ES256"}));
    part(claims)
}
