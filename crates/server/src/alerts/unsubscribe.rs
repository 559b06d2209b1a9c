//! One-click unsubscribing (RFC 8058): the link in a mail names the person and is signed, so that it needs no session.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use wire::api::UserId;

use super::Keys;
use crate::secrets;

impl Keys {
    pub fn unsubscribe_token(&self, user: UserId) -> String {
        format!("{user}.{}", signature(&self.unsubscribe, &format!("unsubscribe {user}")))
    }

    /// Whose it is, if we have made it.
    pub fn read_unsubscribe(&self, token: &str) -> Option<UserId> {
        let (user, _) = token.split_once('.')?;
        let user: UserId = user.parse().ok()?;
        secrets::are_equal(token, &self.unsubscribe_token(user)).then_some(user)
    }
}

/// HMAC with SHA-256, in hexadecimal.
pub fn signature(key: &[u8], text: &str) -> String {
    // A key of any length is good.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else { return String::new() };
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_tokens_are_read() {
        let keys = |secret: u8| Keys {
            push: super::super::push::ServerKey::read(&[7; 32]).unwrap(),
            unsubscribe: vec![secret; 32],
        };
        let (user, other) = (UserId::new(5), UserId::new(6));
        let token = keys(1).unsubscribe_token(user);
        assert_eq!(keys(1).read_unsubscribe(&token), Some(user));
        assert_eq!(keys(2).read_unsubscribe(&token), None);
        let forged = token.replace(&user.to_string(), &other.to_string());
        assert_eq!(keys(1).read_unsubscribe(&forged), None);
        assert_eq!(keys(1).read_unsubscribe(""), None);
    }

    #[test]
    fn the_signature_is_that_of_rfc_4231() {
        let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(signature(b"Jefe", "what do ya want for nothing?"), expected);
    }
}
