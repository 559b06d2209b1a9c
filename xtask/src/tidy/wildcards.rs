//! No `_` arm where a new step, event or violation must be thought about. Clippy knows the types and finds them; this
//! sees to it that it is asked, and that every exception says why.

use crate::workspace::RustFile;

const LINT: &str = "clippy::wildcard_enum_match_arm";
const DOOR: &str = "crates/game/src/lib.rs";

pub fn faults(file: &RustFile) -> Vec<String> {
    if !file.path.starts_with("crates/game/src/") {
        return Vec::new();
    }
    let mut faults = Vec::new();
    let asked = format!("#![deny({LINT})]");
    if file.path == DOOR && !file.source.lines().any(|line| line.trim() == asked) {
        faults.push(format!("{DOOR}:1 does not say {asked}"));
    }
    let is_exception = |text: &str| text.contains(LINT) && !text.contains("deny(");
    let has_reason = |text: &str| text.contains("expect(") && text.contains("reason = ");
    for (line, text) in file.source.lines().enumerate().filter(|(_, text)| is_exception(text)) {
        if !has_reason(text) {
            faults.push(format!("{}:{} has `_` arms without `expect` and a reason", file.path, line + 1));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust_source::RustSource;

    fn check(path: &str, text: &str) -> usize {
        faults(&RustFile { path: path.to_owned(), source: RustSource::new(text) }).len()
    }

    #[test]
    fn clippy_is_asked_at_the_door() {
        assert_eq!(check(DOOR, "//! A.\n#![deny(clippy::wildcard_enum_match_arm)]\n"), 0);
        assert_eq!(check(DOOR, "//! A.\n"), 1);
        assert_eq!(check("crates/game/src/a.rs", "//! A.\n"), 0);
    }

    #[test]
    fn an_exception_has_a_reason() {
        let exception = |text: &str| check("crates/game/src/a.rs", &format!("//! A.\n{text}\n"));
        assert_eq!(exception("#[expect(clippy::wildcard_enum_match_arm, reason = \"x\")]"), 0);
        assert_eq!(exception("#[expect(clippy::wildcard_enum_match_arm)]"), 1);
        assert_eq!(exception("#[allow(clippy::wildcard_enum_match_arm, reason = \"x\")]"), 1);
    }
}
