//! `kursbuch editions` from outside.

use std::process::Command;

struct Ended {
    code: Option<i32>,
    out: String,
    err: String,
}

fn kursbuch(arguments: &[&str]) -> Ended {
    let output = Command::new(env!("CARGO_BIN_EXE_kursbuch")).args(arguments).output().expect("the binary starts");
    let text = |bytes| String::from_utf8(bytes).expect("it prints text");
    Ended { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

#[test]
fn editions_shows_what_differs_in_three_languages() {
    for (lang, words) in [
        ("en", ["160 SFR", "at launch", "elephant", "Elephant variant", "1844-LAUNCH-08a"]),
        ("de", ["160 Fr.", "Inbetriebnahme", "elephant", "Variante Elefant", "1844-LAUNCH-08a"]),
        ("pl", ["160 SFR", "przy starcie", "elephant", "Wariant Słoń", "1844-LAUNCH-08a"]),
    ] {
        let ended = kursbuch(&["editions", "1844", "--lang", lang]);
        assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""));
        let out = ended.out.replace('\u{a0}', " ");
        for word in words {
            assert!(out.contains(word), "{lang}: no {word:?} in\n{out}");
        }
        assert!(out.lines().all(|line| line.chars().count() <= 120));
    }
}

#[test]
fn editions_of_an_unknown_title_are_an_error_of_one_line() {
    let ended = kursbuch(&["editions", "1830"]);
    assert_eq!((ended.code, ended.out.as_str(), ended.err.lines().count()), (Some(2), "", 1));
    assert!(ended.err.contains("1844"));
}

#[test]
fn explain_names_the_option_that_brings_a_house_rule() {
    let output =
        std::process::Command::new(env!("CARGO_BIN_EXE_kursbuch")).args(["explain", "1844-PRIV-07"]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("Option half-price-privates:") && text.contains("Option privates-last:"), "{text}");
}
