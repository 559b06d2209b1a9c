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

/// What the table of a title must have, and what it must not.
fn shows(title: &str, lang: &str, words: &[&str], strange: &[&str]) {
    let ended = kursbuch(&["editions", title, "--lang", lang]);
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""));
    let out = ended.out.replace('\u{a0}', " ");
    for word in words {
        assert!(out.contains(word), "{lang}: no {word:?} in\n{out}");
    }
    for word in strange {
        assert!(!out.contains(word), "{lang}: {word:?} in\n{out}");
    }
    assert!(out.lines().all(|line| line.chars().count() <= 120));
}

#[test]
fn editions_shows_what_differs_in_three_languages() {
    for (lang, words) in [
        ("en", ["1844 Switzerland", "160 SFR", "at launch", "elephant", "Elephant variant", "1844-LAUNCH-08a"]),
        ("de", ["1844 Schweiz", "160 Fr.", "Inbetriebnahme", "elephant", "Variante Elefant", "1844-LAUNCH-08a"]),
        ("pl", ["1844 Szwajcaria", "160 SFR", "przy starcie", "elephant", "Wariant Słoń", "1844-LAUNCH-08a"]),
    ] {
        shows("1844", lang, &words, &["1824"]);
    }
}

#[test]
fn editions_of_1824_in_three_languages() {
    for (lang, words) in [
        ("en", ["1824 Austria-Hungary", "K14, Wien is", "phase 5: 3", "as 1824-2e", "1824-PHASE-27b"]),
        ("de", ["1824 Österreich-Ungarn", "K14, Wien ist", "Phase 5: 3", "wie 1824-2e", "1824-PHASE-27b"]),
        ("pl", ["1824 Austro-Węgry", "Wien to F11", "faza 5: 3", "jak 1824-2e", "1824-PHASE-27b"]),
    ] {
        shows("1824", lang, &words, &["1844", "FO "]);
    }
}

#[test]
fn editions_without_a_title_shows_both() {
    let [both, swiss, austrian] = [&["editions"][..], &["editions", "1844"], &["editions", "1824"]].map(kursbuch);
    assert_eq!(both.code, Some(0));
    assert_eq!(both.out, format!("{}\n\n{}", swiss.out, austrian.out));
}

#[test]
fn editions_of_an_unknown_title_are_an_error_of_one_line() {
    let ended = kursbuch(&["editions", "1830"]);
    assert_eq!((ended.code, ended.out.as_str(), ended.err.lines().count()), (Some(2), "", 1));
    assert!(ended.err.contains("1844, 1824"));
}

#[test]
fn explain_knows_the_rules_of_1824() {
    for (lang, words) in [
        ("en", ["1824-RUN-09", "Routes · prohibition", "first edition, second edition", "g-trains"]),
        ("de", ["1824-RUN-09", "Verbot", "erste Auflage, zweite Auflage", "Nur g-Loks fahren Bergwerke an."]),
        (
            "pl",
            [
                "1824-RUN-09",
                "Trasy · zakaz",
                "pierwsze wydanie, drugie wydanie",
                "Kopalnie odwiedzają tylko pociągi g.",
            ],
        ),
    ] {
        let ended = kursbuch(&["explain", "1824-run-09", "--lang", lang]);
        assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""));
        words.iter().for_each(|word| assert!(ended.out.contains(word), "{lang}: no {word:?} in\n{}", ended.out));
    }
    let contents = kursbuch(&["explain", "1824"]).out;
    assert!(contents.contains("1824-SETUP-01") && contents.contains("1824-DEV-36") && !contents.contains("1844-"));
    let variant = kursbuch(&["explain", "1824-CIS-02", "--lang", "pl"]).out;
    assert!(variant.contains("Obowiązuje: Przedlitawia"), "{variant}");
    let halves = kursbuch(&["explain", "1824-END-08"]).out;
    assert!(halves.contains("1824-END-08a  ") && halves.contains("1824-END-08b  "), "{halves}");
}

#[test]
fn explain_names_the_option_that_brings_a_house_rule() {
    let output =
        std::process::Command::new(env!("CARGO_BIN_EXE_kursbuch")).args(["explain", "1844-PRIV-07"]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("Option half-price-privates:") && text.contains("Option privates-last:"), "{text}");
}
