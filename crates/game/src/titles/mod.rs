//! One folder a title: its tables, its editions, the procedures that only it has. The only match on the profile.

pub mod g1844;

use crate::{Edition, Profile};

pub fn edition(profile: Profile) -> &'static Edition {
    match profile {
        Profile::Swiss2e => &g1844::SECOND_EDITION,
        Profile::Swiss1e => &g1844::FIRST_EDITION,
        Profile::Swiss18xxGames => &g1844::AS_18XX_GAMES,
    }
}
