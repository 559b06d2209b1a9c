//! Every sheet of every table: it builds, it has its words, and its numbers are those of the engine.

use game::{OptionRule, Options, Profile, RulesVersion, Setup};

use super::*;
use crate::text::tests::messages;

fn named(profile: &str) -> Profile {
    Profile::named(profile).unwrap()
}

/// Every table that there is, without options.
fn tables() -> Vec<Setup> {
    let of =
        |profile: Profile| game::edition(profile).seats.iter().map(move |seats| Setup::new(profile, seats.players));
    Profile::all().flat_map(of).collect()
}

fn all_options(profile: Profile) -> Options {
    profile.options().collect()
}

fn lines(sheet: &Aid) -> Vec<&Line> {
    let blocks = sheet.sections.iter().flat_map(|section| &section.blocks);
    blocks.flat_map(lines_of).collect()
}

fn lines_of(block: &Block) -> &[Line] {
    match block {
        Block::Steps(lines) | Block::Points(_, lines) => lines,
        Block::Grid(_) => &[],
    }
}

fn grid<'a>(sheet: &'a Aid, section: &str) -> &'a Grid {
    let section = sheet.sections.iter().find(|part| part.key == section).unwrap();
    let grid = section.blocks.iter().find_map(|block| match block {
        Block::Grid(grid) => Some(grid),
        Block::Steps(_) | Block::Points(..) => None,
    });
    grid.unwrap()
}

fn texts(sheet: &Aid) -> Vec<String> {
    let mut texts = vec![sheet.title.clone(), sheet.edition.clone()];
    texts.extend(sheet.start.iter().flat_map(|(name, value)| [name.clone(), value.clone()]));
    for section in &sheet.sections {
        texts.push(section.heading.clone());
        for block in &section.blocks {
            match block {
                Block::Steps(lines) => texts.extend(lines.iter().map(|line| line.text.clone())),
                Block::Points(heading, lines) => {
                    texts.extend(heading.clone());
                    texts.extend(lines.iter().map(|line| line.text.clone()));
                }
                Block::Grid(grid) => {
                    texts.extend(grid.head.clone());
                    texts.extend(grid.rows.iter().flat_map(|row| row.cells.clone()));
                }
            }
        }
    }
    texts
}

/// A word without its message shows as its key, a fact that nobody knows as `{$fact}`.
#[test]
fn every_table_has_its_sheet_in_every_language_and_no_word_is_missing() {
    for table in tables() {
        for options in [Options::NONE, all_options(table.profile)] {
            for lang in Lang::ALL {
                let sheet = aid(&Setup { options, ..table }, lang).unwrap();
                for text in texts(&sheet) {
                    let is_key = ["aid-", "policy-", "fact-", "option-", "title-", "profile-"]
                        .iter()
                        .any(|prefix| text.contains(prefix));
                    let name = table.profile.name();
                    assert!(
                        !is_key && !text.contains('{') && !text.is_empty(),
                        "{name} {} {lang:?}: {text:?}",
                        table.players
                    );
                }
            }
        }
    }
}

/// No German sentence ends with a unit's point and another one; no sentence has two points.
#[test]
fn sentences_end_once() {
    for table in tables() {
        for lang in Lang::ALL {
            for line in lines(&aid(&table, lang).unwrap()) {
                assert!(line.text.ends_with('.') && !line.text.ends_with(".."), "{lang:?}: {}", line.text);
            }
        }
    }
}

#[test]
fn every_number_of_players_has_its_cash_and_its_limit() {
    let start = |profile, players| aid(&Setup::new(profile, players), Lang::En).unwrap().start;
    let values = |profile, players| {
        start(profile, players).into_iter().map(|(_, value)| value.replace('\u{a0}', " ")).collect::<Vec<_>>()
    };
    assert_eq!(values(named("1844-2e"), 3), ["3", "800 SFR", "24", "12,000 SFR"]);
    assert_eq!(values(named("1844-2e"), 7), ["7", "400 SFR", "11", "12,000 SFR"]);
    assert_eq!(values(named("1824-1e"), 6), ["6", "460 G", "11", "12,000 G"]);
    assert_eq!(values(named("1824-cisleithania"), 2), ["2", "830 G", "14", "4,000 G"]);
    assert_eq!(values(named("1824-cisleithania"), 3), ["3", "700 G", "16", "9,000 G"]);
}

#[test]
fn trains_have_the_prices_of_their_cards() {
    let rows = |profile, players| {
        let sheet = aid(&Setup::new(profile, players), Lang::En).unwrap();
        grid(&sheet, "aid-h-trains").rows.iter().map(|row| row.cells.join(" | ")).collect::<Vec<_>>()
    };
    let swiss = rows(named("1844-2e"), 4);
    assert_eq!(swiss[0], "2/2H | 90/70 | 13 | 4/4H");
    assert_eq!(swiss[3], "5/5H | 450/400 | 4 | –");
    assert_eq!(swiss[5], "8E/8H | 960/700 | ∞ | –");
    let austrian = rows(named("1824-2e"), 4);
    assert_eq!(austrian[2], "4 | 280 | 190 (3) | 4 | 8");
    assert_eq!(austrian[8], "2g | 240 | 180 (1g) | 5 | 4g");
    assert_eq!(rows(named("1824-cisleithania"), 2)[0], "2 | 80 | – | 6 | 4");
}

#[test]
fn phases_say_all_that_happens() {
    let sheet = aid(&Setup::new(named("1844-2e"), 4), Lang::En).unwrap();
    let rows: Vec<_> = grid(&sheet, "aid-h-phases").rows.iter().map(|row| row.cells.join(" | ")).collect();
    assert_eq!(rows[3], "4/4H | green | 2 | 3·2·2·– | 3 → 3H; 2H scrapped");
    assert_eq!(rows[4], "5/5H | brown | 3 | 2·2·2·4 | private railways close; SBB forms at the end of the OR");
    let of_two = aid(&Setup::new(named("1824-cisleithania"), 2), Lang::En).unwrap();
    let five = &grid(&of_two, "aid-h-phases").rows[4];
    // The second edition prints it so; the first has k&k.
    assert!(five.cells[4].contains("KK forms") && !five.cells[4].contains("UG"), "{:?}", five.cells);
    let of_four = aid(&Setup::new(named("1824-1e"), 4), Lang::En).unwrap();
    let six = &grid(&of_four, "aid-h-phases").rows[5];
    assert!(six.cells[4].contains("k&k forms"), "{:?}", six.cells);
}

/// What an edition does otherwise is on its sheet, and on no other.
#[test]
fn sheets_of_two_editions_differ_where_the_editions_do() {
    let texts_of = |profile| texts(&aid(&Setup::new(profile, 4), Lang::En).unwrap());
    let (first, second) = (texts_of(named("1844-1e")), texts_of(named("1844-2e")));
    assert!(
        first.iter().any(|text| text.contains("at launch")) && !second.iter().any(|text| text.contains("at launch"))
    );
    let private = |texts: &[String], face: &str| texts.iter().any(|text| text == face);
    assert!(private(&first, "160") && private(&second, "180"));
    let old = Setup { version: RulesVersion::FIRST, ..Setup::new(named("1844-2e"), 4) };
    let old = aid(&old, Lang::En).unwrap();
    assert!(old.edition.contains('1') && texts(&old).iter().any(|text| text.contains("no more than the chosen train")));
}

#[test]
fn a_house_rule_takes_the_place_of_the_rule() {
    let keys = |options| -> Vec<&'static str> {
        let setup = Setup { options, ..Setup::new(named("1844-2e"), 4) };
        lines(&aid(&setup, Lang::En).unwrap()).iter().map(|line| line.key).collect()
    };
    let (plain, all) = (keys(Options::NONE), keys(all_options(named("1844-2e"))));
    for (rule, house) in [
        ("aid-sell-several", "aid-sell-several-by-price"),
        ("aid-sr-order", "aid-sr-order-elephant"),
        ("aid-private-sale", "aid-private-sale-last"),
        ("DestinationCheck", "aid-or-destination-late"),
        ("UpgradeConnection", "aid-track-reached"),
        ("EmergencySales", "aid-emergency-needed"),
    ] {
        assert!(plain.contains(&rule) && !plain.contains(&house), "{house}");
        assert!(!all.contains(&rule) && all.contains(&house), "{rule}");
    }
    let place = |keys: &[&str], key: &str| keys.iter().position(|other| *other == key).unwrap();
    assert!(place(&plain, "aid-sr-pool") < place(&plain, "aid-sr-sold-out"));
    assert!(place(&all, "aid-sr-pool") > place(&all, "aid-sr-sold-out"));
    let half = Options::NONE.with(OptionRule::HalfPricePrivates);
    let setup = Setup { options: half, ..Setup::new(named("1844-2e"), 4) };
    let sheet = aid(&setup, Lang::En).unwrap();
    assert_eq!(grid(&sheet, "aid-h-privates").rows[0].cells[3], "10–40");
}

/// Every rule that a line names holds at its table.
#[test]
fn a_line_leads_to_a_rule_of_its_table() {
    for table in tables() {
        let sheet = aid(&table, Lang::En).unwrap();
        let state = begin(&table).unwrap();
        let led = lines(&sheet).iter().filter(|line| line.rule.is_some()).count();
        assert!(led > 50, "{}: {led}", table.profile.name());
        for line in lines(&sheet) {
            assert!(line.rule.is_none_or(|id| crate::rulebook::rule(id).unwrap().holds_at(&state)), "{}", line.key);
        }
    }
}

/// The list of the Polish aid names only what the sheet has.
#[test]
fn what_the_list_of_the_polish_aid_points_to_is_on_the_sheet() {
    let list = include_str!("../../../../docs/aid.md");
    let named = list.split('`').filter(|piece| piece.starts_with("aid-"));
    let known = messages(Lang::En);
    let mut count = 0;
    for key in named {
        assert!(known.contains_key(key), "{key}");
        count += 1;
    }
    assert!(count > 90, "{count}");
}
