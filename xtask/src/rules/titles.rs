//! Which titles have a rulebook, and which of their editions the engine plays.
//!
//! The one place to change when an edition or a title is brought in: move its row from pending to implemented.

/// A title with a folder in `rulebook/` and one in `testkit/tests/it/`.
pub struct Title {
    /// As rule ids begin: `1844` in `1844-TRACK-12`.
    pub number: &'static str,
    /// Editions whose rules must have tests.
    pub implemented: &'static [&'static str],
    pub pending: &'static [Pending],
    /// In which the rules are told. English is the source.
    pub languages: &'static [&'static str],
}

/// An edition that is written down in the rulebook, but not played yet.
pub struct Pending {
    pub edition: &'static str,
    pub comes_with: &'static str,
}

#[rustfmt::skip]
pub const TITLES: &[Title] = &[
    Title {
        number: "1844",
        implemented: &["2e", "1e", "18xxgames", "pl"],
        pending: &[],
        languages: &["en", "de", "pl"],
    },
    Title {
        number: "1824",
        implemented: &["1e", "2e", "18xxgames", "goods-time", "cisleithania"],
        pending: &[],
        languages: &["en", "de", "pl"],
    },
];

impl Title {
    pub fn plays(&self, editions: &[String]) -> bool {
        editions.iter().any(|edition| self.implemented.contains(&edition.as_str()))
    }

    /// What brings the first of these editions that is pending.
    pub fn pending(&self, editions: &[String]) -> Option<&'static str> {
        let mut waiting = self.pending.iter().filter(|pending| editions.iter().any(|one| one == pending.edition));
        waiting.next().map(|pending| pending.comes_with)
    }

    pub fn knows(&self, edition: &str) -> bool {
        self.implemented.contains(&edition) || self.pending.iter().any(|pending| pending.edition == edition)
    }
}
