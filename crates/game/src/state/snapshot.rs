//! An edition in a snapshot: the name of its profile and the version of its rules. What is printed is never written: which
//! of the editions of that version it is follows from the table.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::edition::edition_of;
use crate::state::{Common, Game};
use crate::titles::Parts;
use crate::{Edition, Profile, RulesVersion};

pub fn serialize<S: Serializer>(edition: &&'static Edition, serializer: S) -> Result<S::Ok, S::Error> {
    (edition.profile.name(), edition.version.0).serialize(serializer)
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<&'static Edition, D::Error> {
    let (name, version) = <(String, u32)>::deserialize(deserializer)?;
    let found = Profile::named(&name).and_then(|profile| edition_of(profile, RulesVersion(version)));
    found.ok_or_else(|| D::Error::custom("unknown profile or version of its rules"))
}

impl<R: Parts<State: Serialize>> Serialize for Game<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (&self.common, &self.own).serialize(serializer)
    }
}

impl<'de, R: Parts<State: Deserialize<'de>>> Deserialize<'de> for Game<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Game<R>, D::Error> {
        let (mut common, own) = <(Common, R::State)>::deserialize(deserializer)?;
        common.edition = common.edition.at_table(common.seats, common.options);
        let policies = R::policies(&common.edition.policies);
        let policies = policies.ok_or_else(|| D::Error::custom("the state belongs to another title"))?;
        Ok(Game { common, own, policies })
    }
}
