//! Arrays of any length for snapshots, for use with `#[serde(with)]`: serde itself stops at 32 items.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeTuple, Serializer};

/// Serialises an array as a tuple.
pub fn serialize<S: Serializer, T: Serialize, const N: usize>(
    array: &[T; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut tuple = serializer.serialize_tuple(N)?;
    array.iter().try_for_each(|item| tuple.serialize_element(item))?;
    tuple.end()
}

/// Deserialises an array from a tuple of the same length.
pub fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de> + Copy, const N: usize>(
    deserializer: D,
) -> Result<[T; N], D::Error> {
    deserializer.deserialize_tuple(N, Items(PhantomData))
}

struct Items<T, const N: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Copy, const N: usize> Visitor<'de> for Items<T, N> {
    type Value = [T; N];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{N} items")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<[T; N], A::Error> {
        let mut read = Vec::with_capacity(N);
        while let Some(item) = items.next_element()? {
            read.push(item);
        }
        let count = read.len();
        read.try_into().map_err(|_| Error::invalid_length(count, &self))
    }
}
