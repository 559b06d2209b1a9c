//! The longest procedures, as places to look. Long tables harm no one and are not counted: they are no functions.

use crate::workspace::RustFile;

const SHOWN: usize = 10;

pub fn print(files: &[RustFile]) {
    println!("longest functions:");
    for (lines, place) in longest(files) {
        println!("{lines:>5} lines  {place}");
    }
}

/// Length and place of the longest functions that are not tests.
fn longest(files: &[RustFile]) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.path.contains("/src/")) {
        let tests = file.source.test_only();
        let is_test = |line: usize| tests.iter().any(|&(first, last)| (first..=last).contains(&line));
        for function in file.source.functions().into_iter().filter(|function| !is_test(function.line)) {
            let lines = function.last_line - function.line + 1;
            found.push((lines, format!("{}:{} {}", file.path, function.line + 1, function.name)));
        }
    }
    found.sort_by(|(a, at), (b, bt)| b.cmp(a).then_with(|| at.cmp(bt)));
    found.truncate(SHOWN);
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust_source::RustSource;

    #[test]
    fn the_longest_comes_first_and_tests_do_not_count() {
        let text = "fn short() {}\nfn long() {\n\n}\n#[cfg(test)]\nmod tests {\n    fn longer() {\n\n\n\n    }\n}\n";
        let file = RustFile { path: "crates/a/src/lib.rs".to_owned(), source: RustSource::new(text) };
        assert_eq!(
            longest(&[file]),
            [(3, "crates/a/src/lib.rs:2 long".to_owned()), (1, "crates/a/src/lib.rs:1 short".to_owned())]
        );
    }
}
