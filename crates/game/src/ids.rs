//! Names of things as small numbers: rows of the edition's tables. A wrong key does not compile, and outside of this crate
//! an id is never made from a number: an edition or a state hands it out.

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// Its row in the table, from 0.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}
pub(crate) use id;

id!(
    /// A seat at the table, fixed for the game; the playing order is another thing.
    PlayerId
);
id!(
    /// A row of the edition's company table.
    CompanyId
);
id!(
    /// A row of the edition's table of private railways.
    PrivateId
);
id!(
    /// A side of a train card: a row of the edition's model table.
    ModelId
);

macro_rules! id_set {
    ($(#[$doc:meta])* $name:ident of $id:ident in $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
        pub struct $name(pub(crate) $bits);

        impl $name {
            /// Nobody and nothing.
            pub const EMPTY: $name = $name(0);

            /// Whether the id is in the set.
            pub const fn has(self, id: $id) -> bool {
                self.0 & (1 << id.0) != 0
            }

            /// Adds the id.
            pub const fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.0;
            }

            /// Takes the id out.
            pub const fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.0);
            }

            /// The set with this id added.
            #[must_use]
            pub const fn with(mut self, id: $id) -> $name {
                self.insert(id);
                self
            }

            /// The ids of either set.
            #[must_use]
            pub const fn union(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// Whether nothing is in it.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many ids are in it.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The ids in ascending order.
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let id = (bits != 0).then(|| $id(bits.trailing_zeros() as u8))?;
                    bits &= bits - 1;
                    Some(id)
                })
            }
        }

        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $name {
                ids.into_iter().fold($name::EMPTY, $name::with)
            }
        }
    };
}

id_set!(
    /// A set of seats.
    PlayerSet of PlayerId in u8
);
id_set!(
    /// A set of companies.
    CompanySet of CompanyId in u32
);

impl PlayerId {
    /// The player in this seat; `None` for a number that no table has.
    pub const fn in_seat(seat: u8) -> Option<PlayerId> {
        if (seat as usize) < crate::edition::MAX_PLAYERS { Some(PlayerId(seat)) } else { None }
    }

    /// The number of the seat, from 0.
    pub const fn seat(self) -> u8 {
        self.0
    }
}

impl PrivateId {
    /// The private of this number, from 1; `None` for a number that no title has.
    pub const fn numbered(number: u8) -> Option<PrivateId> {
        if number >= 1 && number as usize <= crate::edition::MAX_PRIVATES { Some(PrivateId(number - 1)) } else { None }
    }
}
