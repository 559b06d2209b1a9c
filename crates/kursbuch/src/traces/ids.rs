//! Names of traces and spans: by chance, so that those of several processes never meet. And how they come in a request.

use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};

/// SplitMix64 from a beginning that is different in every process.
pub struct Ids(AtomicU64);

impl Ids {
    pub fn new() -> Ids {
        // The only chance in the standard library.
        Ids(AtomicU64::new(RandomState::new().hash_one(std::process::id())))
    }

    /// Never zero, which means none.
    pub fn span(&self) -> u64 {
        let state = self.0.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)).max(1)
    }

    pub fn trace(&self) -> u128 {
        (u128::from(self.span()) << 64) | u128::from(self.span())
    }
}

/// What a proxy in front has begun, as the header `traceparent` tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outside {
    pub trace: u128,
    pub span: u64,
    pub is_recorded: bool,
}

impl Outside {
    /// `00-TRACE-SPAN-FLAGS`, all in lower-case hexadecimal.
    pub fn read(header: &str) -> Option<Outside> {
        let mut parts = header.split('-');
        let mut part = |digits: usize| parts.next().filter(|part| part.len() == digits && is_hex(part));
        let (version, trace, span, flags) = (part(2)?, part(32)?, part(16)?, part(2)?);
        let outside = Outside {
            trace: u128::from_str_radix(trace, 16).ok()?,
            span: u64::from_str_radix(span, 16).ok()?,
            is_recorded: u8::from_str_radix(flags, 16).ok()? & 1 == 1,
        };
        (version != "ff" && outside.trace != 0 && outside.span != 0).then_some(outside)
    }
}

fn is_hex(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_proxy_has_begun_is_read_or_ignored() {
        let read = Outside::read("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01").unwrap();
        assert_eq!(read.trace, 0x0af7_6519_16cd_43dd_8448_eb21_1c80_319c);
        assert_eq!((read.span, read.is_recorded), (0xb7ad_6b71_6920_3331, true));
        let unrecorded = Outside::read("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00").unwrap();
        assert!(!unrecorded.is_recorded);
        for broken in [
            "",
            "00",
            "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01",
            "00-00000000000000000000000000000000-b7ad6b7169203331-01",
            "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
            "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
            "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-+1",
            "00-0af7651916cd43dd8448eb211c80319c-b7ad6b71-01",
        ] {
            assert_eq!(Outside::read(broken), None, "{broken}");
        }
    }

    #[test]
    fn names_are_different_within_and_between_processes() {
        let (one, other) = (Ids::new(), Ids::new());
        let names: std::collections::BTreeSet<u64> = (0..1_000).flat_map(|_| [one.span(), other.span()]).collect();
        assert_eq!(names.len(), 2_000);
    }
}
