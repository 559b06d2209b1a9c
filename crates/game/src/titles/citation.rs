//! The rule behind a violation, where editions may word it apart.

use crate::RuleId;

/// Which rule is cited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Citation {
    /// The same in every edition.
    Rule(&'static str),
    /// One half of a pair in the first edition, the other since.
    Halves(&'static str, &'static str),
    /// No rule stands behind it: the action does not belong to this moment, or the violation cannot arise in this title.
    SequenceOfPlay,
}

impl Citation {
    /// The rule as the first edition has it, or a later one.
    pub const fn rule(self, first_edition: bool) -> Option<RuleId> {
        match self {
            Citation::Rule(rule) => Some(RuleId(rule)),
            Citation::Halves(first, _) if first_edition => Some(RuleId(first)),
            Citation::Halves(_, later) => Some(RuleId(later)),
            Citation::SequenceOfPlay => None,
        }
    }
}
