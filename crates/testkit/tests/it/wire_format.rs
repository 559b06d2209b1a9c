//! The log format, pinned: a change shows as a difference here.

use game::g1844;
use game::{Setup, begin, play};
use testkit::read_action;
use wire::Log;

#[test]
fn a_log_looks_like_this() {
    let setup = Setup::new(g1844::PROFILE_2E, 3);
    let mut log = Log::begin(&setup, vec!["Anna".into(), "Bert".into(), "Cleo".into()]);
    let mut state = begin(&setup).unwrap();
    for text in ["bid 20", "bid 25", "pass", "pass"] {
        let action = read_action(&state, text);
        state = play(&state, &action).unwrap().state;
        log.append(&state, &action);
    }
    insta::assert_json_snapshot!(log);
}
