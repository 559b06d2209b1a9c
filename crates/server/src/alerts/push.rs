//! Web Push: messages encrypted for one browser (RFC 8291), signed by the server (VAPID, RFC 8292).

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use axum::http::{HeaderName, Method, header};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::Sha256;
use wire::api::Millis;

use super::fetch::{Place, Sent, Web};
use super::{Undelivered, Words};
use crate::reason::Reason;
use crate::refused::Outcome;
use crate::secrets;

/// How long a push service keeps a message for a browser that is away.
const KEEP_SECONDS: u32 = 24 * 3600;
/// A signature is good for so long.
const SIGNED_SECONDS: u64 = 12 * 3600;
/// The size of the one record that a message is.
const RECORD: u32 = 4096;
/// Bytes of a public key: uncompressed, with its mark.
const POINT: usize = 65;

/// Where a browser gets its messages. As JSON in the store.
#[derive(Clone, Serialize, Deserialize)]
pub struct Subscription {
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
}

impl Subscription {
    pub fn check(&self) -> Outcome<()> {
        if self.keys().is_some() { Ok(()) } else { Err(Reason::AlertTarget.into()) }
    }

    fn keys(&self) -> Option<(PublicKey, [u8; 16])> {
        let point = URL_SAFE_NO_PAD.decode(self.p256dh.trim_end_matches('=')).ok()?;
        let auth = URL_SAFE_NO_PAD.decode(self.auth.trim_end_matches('=')).ok()?;
        Some((PublicKey::from_sec1_bytes(&point).ok()?, auth.try_into().ok()?))
    }
}

/// The server's own key pair.
#[derive(Clone)]
pub struct ServerKey(SecretKey);

impl ServerKey {
    /// 32 bytes that are a key; hardly any are not.
    pub fn new_secret() -> [u8; 32] {
        loop {
            let bytes = secrets::random::<32>();
            if SecretKey::from_slice(&bytes).is_ok() {
                return bytes;
            }
        }
    }

    pub fn read(bytes: &[u8]) -> Option<ServerKey> {
        SecretKey::from_slice(bytes).ok().map(ServerKey)
    }

    /// As browsers want it.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(point(&self.0.public_key()))
    }

    /// Says to a push service who sends, for a while.
    fn authorization(&self, place: &Place, contact: &str, now: Millis) -> String {
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = part(json!({"typ": "JWT", "alg": "ES256"}));
        let claims = part(json!({"aud": place.origin(), "exp": now / 1_000 + SIGNED_SECONDS, "sub": contact}));
        let signed = format!("{head}.{claims}");
        let signature: Signature = SigningKey::from(&self.0).sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.to_bytes()), self.public())
    }
}

fn point(key: &PublicKey) -> Vec<u8> {
    key.to_sec1_point(false).as_bytes().to_vec()
}

/// Who sends, and when.
pub struct Postmark<'a> {
    pub key: &'a ServerKey,
    /// Where the operator of a push service may complain.
    pub contact: &'a str,
    pub now: Millis,
}

pub async fn send(
    web: &Web,
    mark: &Postmark<'_>,
    subscription: &Subscription,
    words: &Words,
) -> Result<(), Undelivered> {
    let to = web.place(&subscription.endpoint)?;
    let message = json!({"title": words.title, "body": words.text, "url": words.path, "tag": words.topic});
    let unreadable = || Undelivered::Never("push: the browser's key cannot be read".to_owned());
    let (public, auth) = subscription.keys().ok_or_else(unreadable)?;
    let secret = SecretKey::from_slice(&ServerKey::new_secret()).map_err(|_| unreadable())?;
    let body = encrypt(message.to_string().as_bytes(), &public, &auth, &secret, &secrets::random::<16>());
    let headers = vec![
        (header::AUTHORIZATION, mark.key.authorization(&to, mark.contact, mark.now)),
        (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
        (header::CONTENT_ENCODING, "aes128gcm".to_owned()),
        (HeaderName::from_static("ttl"), KEEP_SECONDS.to_string()),
        (HeaderName::from_static("urgency"), "normal".to_owned()),
        // A newer message about the same replaces one that waits.
        (HeaderName::from_static("topic"), words.topic.clone()),
    ];
    web.send(Sent { method: Method::POST, to, headers, body: body.ok_or_else(unreadable)? }).await
}

/// RFC 8291: one record, with the salt and our half of the agreement in front.
fn encrypt(text: &[u8], public: &PublicKey, auth: &[u8; 16], secret: &SecretKey, salt: &[u8; 16]) -> Option<Vec<u8>> {
    let ours = point(&secret.public_key());
    let agreed = secret.diffie_hellman(public);
    let info = [b"WebPush: info\0".as_slice(), &point(public), &ours].concat();
    let mut shared = [0; 32];
    Hkdf::<Sha256>::new(Some(auth), agreed.raw_secret_bytes()).expand(&info, &mut shared).ok()?;
    let derived = Hkdf::<Sha256>::new(Some(salt), &shared);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    derived.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
    derived.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
    // 2 marks the last record.
    let padded = [text, &[2]].concat();
    let cipher = Aes128Gcm::new(&Key::<Aes128Gcm>::from(key));
    let sealed = cipher.encrypt(&Nonce::from(nonce), padded.as_slice()).ok()?;
    Some([salt.as_slice(), &RECORD.to_be_bytes(), &[POINT as u8], &ours, &sealed].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn a_message_is_encrypted_as_in_the_standard() {
        let subscription = Subscription {
            endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV".to_owned(),
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
                .to_owned(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".to_owned(),
        };
        let (public, auth) = subscription.keys().unwrap();
        let secret = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt: [u8; 16] = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let sealed = encrypt(b"When I grow up, I want to be a watermelon", &public, &auth, &secret, &salt).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
                        AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed), expected);
    }

    #[test]
    fn what_is_no_key_is_refused() {
        for (p256dh, auth) in [("", ""), ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), ("?", "?")] {
            let subscription =
                Subscription { endpoint: String::new(), p256dh: p256dh.to_owned(), auth: auth.to_owned() };
            assert!(subscription.check().is_err());
        }
    }
}
