//! An edition in a snapshot: the name of its profile. What is printed is never written.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;

use crate::{Edition, Profile, edition};

pub fn serialize<S: Serializer>(edition: &&'static Edition, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(edition.profile.name())
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<&'static Edition, D::Error> {
    let name = String::deserialize(deserializer)?;
    Profile::named(&name).map(edition).ok_or_else(|| D::Error::custom("unknown profile"))
}
