//! Names of things as small numbers: rows of the edition's tables. A wrong key does not compile.

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "snapshot", derive(serde::Serialize, serde::Deserialize))]
        pub struct $name(pub u8);

        impl $name {
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// A seat at the table, fixed for the game; the playing order is another thing.
    PlayerId
);
id!(
    /// A row of the edition's company table.
    CompanyId
);
id!(
    /// A private railway: 0 is P1.
    PrivateId
);
id!(
    /// A mountain railway: 0 is B1.
    MountainId
);
id!(
    /// A tunnel certificate: 0 is T1.
    TunnelId
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
        pub struct $name(pub $bits);

        impl $name {
            pub const EMPTY: $name = $name(0);

            pub const fn has(self, id: $id) -> bool {
                self.0 & (1 << id.0) != 0
            }

            pub const fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.0;
            }

            pub const fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.0);
            }

            #[must_use]
            pub const fn with(mut self, id: $id) -> $name {
                self.insert(id);
                self
            }

            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            pub fn iter(self) -> impl Iterator<Item = $id> {
                (0..<$bits>::BITS as u8).map($id).filter(move |id| self.has(*id))
            }
        }

        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $name {
                ids.into_iter().fold($name::EMPTY, $name::with)
            }
        }
    };
}

id_set!(PlayerSet of PlayerId in u8);
id_set!(CompanySet of CompanyId in u32);
