//! The forms of the API and of what is stored of a table, pinned: a change shows as a difference here.
#![allow(clippy::unwrap_used)]

use serde::Serialize;
use serde_json::json;
use wire::api::{
    BotSpec, Clocks, Digest, Entry, Happening, Holder, Outcome, Problem, ProblemCode, Proposal, Rest, Runs, Seat,
    UserId, Wish,
};
use wire::{LogSetup, WireAction};

fn bot() -> BotSpec {
    BotSpec { level: "planner".into(), character: Some("shark".into()) }
}

fn user() -> UserId {
    serde_json::from_value(json!("4tbvm56txacs")).unwrap()
}

fn digest() -> Digest {
    serde_json::from_value(json!("a02b34ad19769c1e")).unwrap()
}

fn seat(holder: Holder, stand_in: Option<BotSpec>) -> Happening {
    Happening::SeatChanged {
        seat: Seat { seat: 1, name: "Anna".into(), holder, stand_in, program: false, late: false },
    }
}

fn clocks() -> Clocks {
    let runs = Runs::Seat { seat: 2, rests: vec![Rest(29_384_756, 480)] };
    Clocks { left: vec![3_600_000, 0, 7_000], since: 1_794_789_886_616, runs, gained: 20_000 }
}

fn proposed(wish: Wish) -> Happening {
    Happening::Proposed { proposal: Proposal { id: 7, seat: 1, wish, asked: vec![0, 2], agreed: vec![2] } }
}

fn settled(outcome: Outcome) -> Happening {
    Happening::Settled { proposal: 7, outcome }
}

/// Every kind of entry; the match says what to add.
fn happenings() -> Vec<Happening> {
    let all = vec![
        seat(Holder::Nobody, None),
        seat(Holder::Person { user: user() }, Some(bot())),
        seat(Holder::Gone, None),
        seat(Holder::Bot { bot: bot() }, None),
        Happening::Renamed { name: "Evening game".into() },
        Happening::HostChanged { host: Some(user()) },
        Happening::HostChanged { host: None },
        Happening::Started {
            setup: LogSetup {
                profile: "1844-2e".into(),
                rules_version: 1,
                players: vec!["Anna".into(), "Bert".into(), "Cleo".into()],
                seed: Some(5),
                options: vec!["elephant".into()],
            },
        },
        Happening::Acted { seat: 1, action: WireAction::Bid { amount: 25 }, digest: digest() },
        Happening::Undone { to: 4, digest: digest() },
        Happening::Redone { to: 5, digest: digest() },
        proposed(Wish::Undo { to: 4 }),
        proposed(Wish::Redo { to: 5 }),
        proposed(Wish::HandToBot { seat: 0, bot: bot() }),
        Happening::Answered { proposal: 7, seat: 0, agreed: true },
        settled(Outcome::Agreed),
        settled(Outcome::Declined),
        settled(Outcome::Lapsed),
        proposed(Wish::Pause),
        proposed(Wish::Resume),
        Happening::RanOut { seat: 2 },
        Happening::Paused,
        Happening::Resumed,
        Happening::CalendarChanged { seat: 1 },
        Happening::Said { name: "Anna".into(), text: Some("Well played".into()) },
        Happening::Said { name: "Anna".into(), text: None },
    ];
    for happening in &all {
        match happening {
            Happening::SeatChanged { .. }
            | Happening::Renamed { .. }
            | Happening::HostChanged { .. }
            | Happening::Started { .. }
            | Happening::Acted { .. }
            | Happening::Undone { .. }
            | Happening::Redone { .. }
            | Happening::Proposed { .. }
            | Happening::Answered { .. }
            | Happening::Settled { .. }
            | Happening::RanOut { .. }
            | Happening::Paused
            | Happening::Resumed
            | Happening::CalendarChanged { .. }
            | Happening::Said { .. } => {}
        }
    }
    all
}

fn lines<T: Serialize>(all: impl IntoIterator<Item = T>) -> String {
    let lines: Vec<String> = all.into_iter().map(|one| serde_json::to_string(&one).unwrap()).collect();
    lines.join("\n")
}

#[test]
fn entries_look_like_this() {
    let by = [Some(user()), None];
    let entry = |(place, what): (usize, Happening)| Entry {
        seq: place as u64 + 1,
        at: 1_794_789_886_616,
        by: by[place % 2],
        what,
        clocks: (place == 8).then(clocks),
    };
    let entries: Vec<Entry> = happenings().into_iter().enumerate().map(entry).collect();
    insta::assert_snapshot!(lines(&entries));
    for entry in entries {
        let text = serde_json::to_string(&entry).unwrap();
        assert_eq!(serde_json::from_str::<Entry>(&text).unwrap(), entry);
    }
}

#[test]
fn problems_look_like_this() {
    let plain = |code: ProblemCode| Problem { code, text: "Why.".into(), rule: None, evidence: None, version: None };
    let broken = Problem {
        rule: Some("1844-AUC-05".into()),
        evidence: Some(json!({"minimum": 30, "violation": "BidTooLow"})),
        ..plain(ProblemCode::RuleBroken)
    };
    let stale = Problem { version: Some(12), ..plain(ProblemCode::Stale) };
    insta::assert_snapshot!(lines([plain(ProblemCode::NotFound), broken, stale]));
}

#[test]
fn codes_of_problems_are_these() {
    let codes = ProblemCode::ALL.map(|code| format!("{} {}", code.status(), lines([code])));
    insta::assert_snapshot!(codes.join("\n"));
}

/// A field that nobody knows is a mistake of the writer, in an entry of a log as everywhere.
#[test]
fn a_log_entry_has_no_fields_that_nobody_knows() {
    let read = |text: &str| serde_json::from_str::<wire::LogEntry>(text);
    assert_eq!(read(r#"{"do":"pass","digest":"a02b34ad19769c1e"}"#).unwrap().digest, Some(digest()));
    assert_eq!(read(r#"{"do":"pass"}"#).unwrap().action, WireAction::Pass);
    assert!(read(r#"{"do":"bid","amount":25,"hint":1}"#).is_err());
    for bare in ["pass", "pay-out", "withhold", "done", "end-game", "lay-furka-oberalp", "declare-bankruptcy"] {
        assert!(read(&format!(r#"{{"do":"{bare}"}}"#)).is_ok(), "{bare}");
        assert!(read(&format!(r#"{{"do":"{bare}","digets":"a02b34ad19769c1e"}}"#)).is_err(), "{bare}");
    }
}

/// As we write it, the name comes first; wherever it stands, it is read, and to the same.
#[test]
fn an_action_is_read_wherever_its_name_stands() {
    let read = |text: &str| serde_json::from_str::<WireAction>(text);
    let sell = WireAction::Sell { company: "SR".into(), shares: 2, doubles: 0 };
    for text in [
        r#"{"do":"sell","company":"SR","shares":2}"#,
        r#"{"company":"SR","do":"sell","shares":2}"#,
        r#"{"shares":2,"company":"SR","do":"sell"}"#,
    ] {
        assert_eq!(read(text).unwrap(), sell, "{text}");
    }
    assert_eq!(read(r#"{"do":"pass"}"#).unwrap(), WireAction::Pass);
    let acted = r#"{"action":{"amount":20,"do":"bid"},"digest":"a02b34ad19769c1e","is":"acted","seat":1}"#;
    let happening = Happening::Acted { seat: 1, action: WireAction::Bid { amount: 20 }, digest: digest() };
    assert_eq!(serde_json::from_str::<Happening>(acted).unwrap(), happening);
    for (text, why) in [
        (r#"{}"#, "missing field `do`"),
        (r#"{"amount":20}"#, "missing field `do`"),
        (r#"{"do":"fly"}"#, "unknown variant `fly`"),
        (r#"{"amount":20,"do":"fly"}"#, "unknown variant `fly`"),
        (r#"{"do":"bid"}"#, "missing field `amount`"),
        (r#"{"do":"bid","amount":20,"more":1}"#, "unknown field `more`"),
        (r#"{"more":1,"amount":20,"do":"bid"}"#, "unknown field `more`"),
        (r#"{"do":"bid","amount":20,"do":"bid"}"#, "unknown field `do`"),
        (r#"{"amount":20,"do":"bid","do":"bid"}"#, "twice"),
        (r#"{"do":"sell","company":"SR","shares":300}"#, "expected u8"),
        (r#"{"do":7}"#, "expected variant identifier"),
        (r#"["pass"]"#, "an object with the field"),
        (r#"7"#, "an object with the field"),
    ] {
        let refused = read(text).unwrap_err().to_string();
        assert!(refused.contains(why), "{text}: {refused}");
    }
}
