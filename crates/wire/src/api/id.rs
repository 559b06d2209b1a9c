//! Names of tables and people: 60 random bits, written with twelve letters and digits that nobody mistakes.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Crockford's alphabet: no i, l, o, u.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LETTERS: u32 = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id")]
pub struct BadId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(i64);

        impl $name {
            /// Keeps 60 bits of what it is given.
            pub const fn new(bits: u64) -> $name {
                $name((bits & ((1 << 60) - 1)) as i64)
            }

            /// Never negative.
            pub const fn number(self) -> i64 {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&text(self.0))
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<$name, BadId> {
                read(text).map($name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

id!(
    /// A table: a game with its seats and its talk.
    TableId
);
id!(
    /// A person, guest or registered.
    UserId
);

fn text(number: i64) -> String {
    let digit = |place: u32| char::from(ALPHABET[(number >> (5 * place) & 31) as usize]);
    (0..LETTERS).rev().map(digit).collect()
}

fn read(text: &str) -> Result<i64, BadId> {
    if text.len() != LETTERS as usize {
        return Err(BadId);
    }
    text.bytes().try_fold(0, |number, letter| {
        let digit = ALPHABET.iter().position(|known| *known == letter).ok_or(BadId)?;
        Ok(number << 5 | digit as i64)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_was_written() {
        for bits in [0, 1, 31, 32, 0x0123_4567_89ab_cdef, u64::MAX] {
            let id = TableId::new(bits);
            assert_eq!(id.to_string().len(), 12);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert_eq!(TableId::new(u64::MAX).to_string(), "zzzzzzzzzzzz");
    }

    #[test]
    fn anything_else_is_no_id() {
        for text in ["", "1", "zzzzzzzzzzzzz", "zzzzzzzzzzzZ", "zzzzzzzzzzz ", "zzzzzzzzzzzü", "ilou00000000"] {
            assert_eq!(text.parse::<UserId>(), Err(BadId), "{text:?}");
        }
    }
}
