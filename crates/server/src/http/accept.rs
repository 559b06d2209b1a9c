//! Content negotiation: what an `Accept-…` header prefers, by its q-values.

/// What the header names, the most wanted first; what it rules out with `q=0` is not among it.
pub fn preferences(header: &str) -> Vec<&str> {
    let wanted = header.split(',').map(weighed).filter(|(name, weight)| !name.is_empty() && *weight > 0.0);
    let mut wanted: Vec<(&str, f32)> = wanted.collect();
    // Stable: of equals, the first one.
    wanted.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    wanted.into_iter().map(|(name, _)| name).collect()
}

/// `de;q=0.8` as name and weight. A weight that cannot be read counts as none.
fn weighed(part: &str) -> (&str, f32) {
    let mut pieces = part.split(';').map(str::trim);
    let name = pieces.next().unwrap_or_default();
    let weight = pieces.find_map(|piece| piece.strip_prefix("q=").or_else(|| piece.strip_prefix("Q=")));
    (name, weight.map_or(1.0, |weight| weight.parse().ok().filter(|weight: &f32| weight.is_finite()).unwrap_or(0.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heaviest_comes_first_and_zero_means_no() {
        assert_eq!(preferences("de;q=0.5, pl, en;q=0.8"), ["pl", "en", "de"]);
        assert_eq!(preferences("br, gzip"), ["br", "gzip"]);
        assert_eq!(preferences("gzip;q=0, br ; q=0.001"), ["br"]);
        assert_eq!(preferences("gzip;q=0.0, identity"), ["identity"]);
        assert_eq!(preferences("en;level=1;q=0.3, fr; q=0.4"), ["fr", "en"]);
    }

    #[test]
    fn what_cannot_be_read_is_not_wanted() {
        assert_eq!(preferences(""), [""; 0]);
        assert_eq!(preferences(" , ;q=1, de;q=x, pl;q=NaN, en;q=-1"), [""; 0]);
    }
}
