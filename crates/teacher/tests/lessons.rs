//! Every step of every lesson: its position reads, its answers are legal and right, wrong ones are told apart, and all that
//! is said exists in three languages.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use game::{Action, Choice, Money, State, TitleChoice, choices, deciding, g1844};
use teacher::lessons::{Group, Lesson, Step, Task, Verdict, ids, lesson, list};
use view::Lang;
use view::text::say;

fn lessons() -> impl Iterator<Item = &'static Lesson> {
    ids().map(|id| lesson(id).unwrap_or_else(|| panic!("{id} cannot be read: {:?}", why(id))))
}

fn why(id: &str) -> String {
    let path = format!("{}/lessons/{id}.toml", env!("CARGO_MANIFEST_DIR"));
    Lesson::read(id, &std::fs::read_to_string(path).unwrap()).err().map(|bad| bad.to_string()).unwrap_or_default()
}

fn steps() -> impl Iterator<Item = (&'static Lesson, &'static Step)> {
    lessons().flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step)))
}

/// Legal actions of whoever decides: those with a price to pick at their lowest, bids also one above.
fn legal(state: &State) -> Vec<Action> {
    let actions = choices(state).offered.into_iter().flat_map(|choice| match choice {
        Choice::Do(action) => vec![action],
        Choice::BuyTrain { purchase, .. } => vec![Action::BuyTrain(purchase)],
        Choice::Repay { maximum } => vec![Action::Repay(maximum)],
        Choice::Title(TitleChoice::G1844(g1844::Choice::Bid { minimum, .. })) => {
            [minimum, minimum + Money(1)].map(|bid| g1844::Action::Bid(bid).into()).to_vec()
        }
        Choice::Run | Choice::Title(_) => Vec::new(),
    });
    actions.collect()
}

#[test]
fn every_file_is_a_lesson_that_is_taught() {
    let folder = format!("{}/lessons", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files: BTreeSet<String> = files.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    assert_eq!(files, ids().map(str::to_owned).collect());
    assert_eq!(lessons().count(), list().len());
}

#[test]
fn eight_are_for_newcomers_and_six_for_each_title_and_none_is_long() {
    let count = |group| list().iter().filter(|(_, of, _)| *of == group).count();
    assert_eq!(Group::all().map(count).collect::<Vec<_>>(), [8, 6, 6]);
    for lesson in lessons() {
        assert!((3..=6).contains(&lesson.minutes), "{}", lesson.id);
        assert!((4..=7).contains(&lesson.steps.len()), "{}", lesson.id);
    }
}

#[test]
fn every_answer_that_is_shown_is_right() {
    for (lesson, step) in steps() {
        let at = format!("{} {}", lesson.id, step.name);
        match &step.task {
            Task::Move { show, .. } => assert_eq!(step.judge(show), Verdict::Right, "{at}"),
            Task::Ask { answer, choices } => {
                let place = choices.iter().position(|choice| choice == answer).unwrap();
                assert_eq!(step.judge_choice(place), Verdict::Right, "{at}");
                let right = (0..choices.len()).filter(|place| step.judge_choice(*place) == Verdict::Right);
                assert_eq!(right.count(), 1, "{at}");
                assert!(choices.len() > 1, "{at}");
            }
        }
    }
}

/// Of a run the rules accept only the best: there, a wrong answer is refused and explains itself.
#[test]
fn every_move_has_a_legal_wrong_one_that_is_told_apart() {
    for (lesson, step) in steps() {
        let at = format!("{} {}", lesson.id, step.name);
        let Task::Move { show, .. } = &step.task else { continue };
        assert_eq!(deciding(&step.start), game::seat_of(&step.start, show), "{at}: others decide");
        let verdicts: Vec<Verdict> = legal(&step.start).iter().map(|action| step.judge(action)).collect();
        assert!(!verdicts.iter().any(|verdict| matches!(verdict, Verdict::Refused(_))), "{at}");
        let has_wrong = verdicts.iter().any(|verdict| matches!(verdict, Verdict::Wrong(_)));
        assert!(has_wrong || matches!(show, Action::Run(_)), "{at}: nothing legal is wrong");
    }
}

/// Words for particular wrong answers are of use only if somebody can give that answer.
#[test]
fn every_particular_wrong_answer_can_be_given() {
    for (lesson, step) in steps() {
        let Task::Move { wrong, .. } = &step.task else { continue };
        let said: BTreeSet<String> = legal(&step.start)
            .iter()
            .filter_map(|action| match step.judge(action) {
                Verdict::Wrong(end) => Some(end),
                Verdict::Right | Verdict::Refused(_) => None,
            })
            .collect();
        for (_, words) in wrong {
            assert!(said.contains(&format!("no-{words}")), "{} {}: {words}", lesson.id, step.name);
        }
    }
}

#[test]
fn the_rules_explain_what_they_refuse() {
    let step = &lesson("routes").unwrap().steps[0];
    let run = game::notation::read_action(&step.start, "run 2:D19-D17").unwrap();
    assert!(matches!(step.judge(&run), Verdict::Refused(_)));
}

#[test]
fn a_lesson_stays_at_one_table() {
    for lesson in lessons() {
        let table = |step: &Step| (step.start.edition().profile, step.start.seats());
        assert!(lesson.steps.iter().all(|step| table(step) == table(&lesson.steps[0])), "{}", lesson.id);
        let names: BTreeSet<&str> = lesson.steps.iter().map(|step| step.name.as_str()).collect();
        assert_eq!(names.len(), lesson.steps.len(), "{}", lesson.id);
    }
}

#[test]
fn every_word_exists_in_every_language() {
    let mut needed: BTreeSet<String> =
        ["yes", "no", "you", "player-1", "player-2"].map(|end| format!("lesson-{end}")).into();
    for (lesson, step) in steps() {
        needed.extend([format!("lesson-{}", lesson.id), format!("lesson-{}-about", lesson.id)]);
        needed.extend(lesson.keys(step));
        for lang in Lang::ALL {
            let verdicts = [Verdict::Right, Verdict::Wrong("wrong".to_owned())];
            let said = verdicts.iter().filter_map(|verdict| lesson.answer(step, verdict, lang));
            for text in said.chain([lesson.task(step, lang), lesson.hint(step, lang)]) {
                let at = format!("{} {} {lang:?}: {text}", lesson.id, step.name);
                assert!(!text.starts_with("lesson-") && !text.contains("{$"), "{at}");
                // The German unit brings its own point.
                assert!(!text.contains("Fr.."), "{at}");
            }
        }
    }
    for key in &needed {
        assert!(Lang::ALL.iter().all(|lang| say(*lang, key, &[]) != *key), "{key}");
    }
    let known = include_str!("../../view/locales/en/lessons.ftl").lines().filter_map(|line| line.split_once(" = "));
    let known: BTreeSet<String> = known.map(|(key, _)| key.to_owned()).collect();
    assert_eq!(known, needed);
}

#[test]
fn a_bad_lesson_says_where_it_is_bad() {
    let bad = |text: &str| Lesson::read("x", text).unwrap_err().to_string();
    let step = |rest: &str| format!("group = \"1844\"\nminutes = 3\n[[step]]\nname = \"a\"\n{rest}");
    assert!(bad("minutes = 3").starts_with("lesson x: "));
    assert_eq!(bad(&step("right = [\"pass\"]")), "lesson x, step a: the first step needs a position");
    assert!(bad(&step("position = \"phase 99\"\nright = [\"pass\"]")).contains("\"99\" is not a phase"));
    let at = "position = \"cash A 500; shares A\"\n";
    assert!(bad(&step(&format!("{at}right = [\"buy STB pool\"]"))).contains("is refused"));
    assert!(bad(&step(&format!("{at}ask = \"cash A\"\nchoices = [1, 2]"))).contains("not to choose from"));
    assert!(bad(&step(&format!("{at}ask = \"weather\"\nchoices = [1]"))).contains("is no question"));
}
