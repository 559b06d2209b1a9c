//! The comparison of editions: every difference has its row, its words and its rules.

use std::collections::BTreeSet;

use game::{Money, TitlePolicies, g1824, g1844};

use super::*;
use crate::{rulebook, text};
use entry::{policy_key, value_key};

/// The base with one field of another edition.
macro_rules! each_alone {
    ($base:ident: $($other:ident: $($field:ident)*;)*) => { vec![$($(Edition { $field: $other.$field, ..$base }),*),*] };
}

/// The same for the policies of one title.
macro_rules! each_policy_alone {
    ($base:ident, $title:ident: $($other:ident: $($field:ident)*;)*) => {
        vec![$($(match (&$base.policies, &$other.policies) {
            (TitlePolicies::$title(base), TitlePolicies::$title(other)) => {
                let mut policies = *base;
                policies.$field = other.$field;
                Edition { policies: TitlePolicies::$title(policies), ..$base }
            }
            _ => panic!("another title"),
        }),*),*]
    };
}

fn each_is_one_row(base: &Edition, editions: &[Edition]) {
    for edition in editions {
        for lang in Lang::ALL {
            let rows = differences(&[base, edition], lang);
            assert_eq!(rows.len(), 1, "{rows:?}");
            assert_ne!(rows[0].cells[0], rows[0].cells[1]);
        }
    }
}

#[test]
fn one_field_of_1844_that_differs_is_one_row() {
    let [second, first, as_18xx_games] =
        [g1844::PROFILE_2E, g1844::PROFILE_1E, g1844::PROFILE_18XX_GAMES].map(|profile| *edition(profile));
    let mut editions = each_alone! { second:
        first: privates marker_enters upgrade_connection;
        as_18xx_games: trains scoring surrendered claim bank_break consent emergency_sales train_step_ends own_trains
            debtor_pass surrender_order agreed_end;
    };
    editions.extend(each_policy_alone! { second, G1844:
        first: unmoved_markers tunnel_connection paper_worth furka_oberalp;
        as_18xx_games: exchange_debt destination_check fnm_launch end_of_round obligation free_moments private_seller
            bankruptcy same_side zero_stops double_for_director no_bids after_export tunnel_mouths debtors
            track_step_ends certificate_sale first_of_national elephant_order late_destinations reached_track next_lot
            repayment exchange_cash own_trains_after_sale unoperated_sales directors_line end_of_trains;
    });
    each_is_one_row(&second, &editions);
    let maps = [first, as_18xx_games].map(|other| Edition { board: other.board, ..second });
    let topics = maps.map(|edition| differences(&[&second, &edition], Lang::En)[0].topic.clone());
    assert_eq!(topics, ["Tiles", "Tunnel hexes"]);
}

#[test]
fn one_field_of_1824_that_differs_is_one_row() {
    let [second, first, as_18xx_games] =
        [g1824::PROFILE_2E, g1824::PROFILE_1E, g1824::PROFILE_18XX_GAMES].map(|profile| *edition(profile));
    let mut editions = each_alone! { second:
        first: phases claim emergency_sales;
        as_18xx_games: trains claim bank_break consent train_step_ends upgrade_connection own_trains debtor_pass
            surrender_order agreed_end;
    };
    editions.extend(each_policy_alone! { second, G1824:
        first: coal_duty undirected compulsory_mountain coal_opening waiting_trains debt first_export book_value
            staatsbahn_shares undirected_trains unit_limit;
        as_18xx_games: sales exchanges coal_certificate merger_surplus train_step_sales at_the_limit no_forerunners
            returned_marker after_foreign_sale unaffordable_coal unreserved_certificate discard_order selling_duty
            last_formation has_operated purchase_after_sale coal_train_step first_judged marker_choice location_loop
            mountain_owner;
    });
    let cisleithania =
        [2, 3].map(|players| *edition(g1824::PROFILE_CISLEITHANIA_18XX_GAMES).at_table(players, game::Options::NONE));
    let [for_two, _] = cisleithania;
    editions.extend(each_alone! { second: for_two: bank seats number_cards; });
    editions.extend(each_policy_alone! { second, G1824:
        for_two: opening_order refused_mountain mountain_railways not_in_play goods_cards kk_formation pool double_sale
            bond_exchange second_marker missing_marker;
    });
    let own = *edition(g1824::PROFILE_CISLEITHANIA).at_table(2, game::Options::NONE);
    editions.extend(each_policy_alone! { second, G1824: own: bank_limit; });
    each_is_one_row(&second, &editions);
}

#[test]
fn money_is_told_in_the_unit_of_the_title() {
    let cells = |base: &Edition| {
        let poor = Edition { bank: Money(9000), ..*base };
        differences(&[base, &poor], Lang::De)[0].cells.clone()
    };
    assert_eq!(cells(edition(g1844::PROFILE_2E)), ["12.000\u{a0}Fr.", "9.000\u{a0}Fr."]);
    assert_eq!(cells(edition(g1824::PROFILE_2E)), ["12.000\u{a0}G", "9.000\u{a0}G"]);
}

#[test]
fn what_is_equal_has_no_row() {
    for edition in Profile::all().map(edition) {
        assert_eq!(differences(&[edition, edition], Lang::En), []);
    }
}

/// The eight differences of the first edition.
#[test]
fn the_first_edition_of_1844_against_the_second() {
    let rows = differences(&[edition(g1844::PROFILE_2E), edition(g1844::PROFILE_1E)], Lang::En);
    let topics: Vec<&str> = rows.iter().map(|row| row.topic.as_str()).collect();
    assert_eq!(
        topics,
        [
            "Private railways",
            "Tiles",
            "FO line",
            "Price marker that operates without moving",
            "Connection for a tunnel",
            "Mountain railways and tunnels count at the end",
            "Price marker enters the market",
            "Connection for an upgrade",
        ]
    );
    assert!(rows[0].cells[1].contains("160") && rows[0].cells[0].contains("180"));
    assert_eq!(rows[1].cells[1], "56 yellow, 56 green, 27 brown, 6 grey");
}

/// [1824-RULING-03] [1824-RULING-72] and the pairs of the book that we play.
#[test]
fn the_first_edition_of_1824_against_the_second() {
    let rows = differences(&[edition(g1824::PROFILE_1E), edition(g1824::PROFILE_2E)], Lang::En);
    let topics: Vec<&str> = rows.iter().map(|row| row.topic.as_str()).collect();
    assert_eq!(
        topics,
        [
            "Ids of companies",
            "Names of companies",
            "Operating rounds in a set",
            "Labels of the map",
            "Compulsory exchange of a mountain railway",
            "Regional Railway that a compulsory exchange completes",
            "Trains of a Regional Railway that is not open",
            "Coal Railway without a train",
            "Staatsbahn of which nobody holds two shares",
            "Debt",
            "First sale abroad",
            "Minors and mountain railways at the end",
            "Shares of Staatsbahnen",
            "Trains of a Staatsbahn without a director",
            "A director’s certificate is bought",
            "Revenue",
            "Emergency sales",
        ]
    );
    let cells = |topic: &str| &rows.iter().find(|row| row.topic == topic).unwrap().cells;
    assert!(cells("Ids of companies")[0].starts_with("K1, K2, K3, K4, S1 (V1)"));
    assert!(cells("Ids of companies")[1].starts_with("EPP (C1)"));
    let kk2 = "Kaiser Ferdinand Nordbahn";
    assert!(cells("Names of companies")[0].contains(kk2) && !cells("Names of companies")[1].contains(kk2));
    assert_eq!(cells("Operating rounds in a set")[..], ["phase 5: 2", "phase 5: 3"]);
    let labels = ["from B3 to K14, Wien is F11", "from A4 to J15, Wien is E12"];
    assert_eq!(cells("Labels of the map")[..], labels);
}

/// A home that moves is a difference of its own, whatever the labels.
#[test]
fn labels_do_not_hide_another_home() {
    let mut specs = edition(g1824::PROFILE_1E).companies.to_vec();
    specs[5].home = specs[6].home;
    let moved = Edition { companies: Vec::leak(specs), ..*edition(g1824::PROFILE_1E) };
    let rows = differences(&[edition(g1824::PROFILE_2E), &moved], Lang::En);
    assert!(rows.iter().any(|row| row.topic == "Companies" && row.cells[0].starts_with("6: ")), "{rows:?}");
}

#[test]
fn every_row_names_rules_of_its_own_book_and_speaks_three_languages() {
    for &title in Title::ALL {
        let number = format!("{}-", title.name());
        let games = Lang::ALL.map(|lang| compare(title, lang)).map(Vec::into_iter);
        let [english, german, polish] = games;
        for ((english, german), polish) in english.zip(german).zip(polish) {
            every_row_is_whole(&number, [&english, &german, &polish]);
        }
    }
}

fn every_row_is_whole(number: &str, comparisons: [&Comparison; 3]) {
    let [english, german, polish] = comparisons;
    {
        for comparison in comparisons {
            let columns = comparison.profiles.len();
            let rules = comparison.rows.iter().flat_map(|row| &row.rules);
            let rules = rules.chain(comparison.options.iter().flat_map(|option| option.rules));
            rules.for_each(|rule| assert!(rulebook::rule(rule).is_some() && rule.starts_with(number), "{rule}"));
            let whole = |row: &Row| !row.rules.is_empty() && row.cells.len() == columns;
            comparison.rows.iter().for_each(|row| assert!(whole(row), "{row:?}"));
        }
        for ((en, de), pl) in english.rows.iter().zip(&german.rows).zip(&polish.rows) {
            assert_eq!((&en.rules, &de.rules), (&de.rules, &pl.rules));
            assert!(en.topic != de.topic || en.cells != de.cells, "{}", en.topic);
            assert!(en.topic != pl.topic || en.cells != pl.cells, "{}", en.topic);
        }
    }
}

/// A key may end in the number of a title that words it otherwise.
#[test]
fn every_policy_has_its_words_and_no_words_are_left_over() {
    let tables = [shared::POLICIES, policies_1844::POLICIES, policies_1824::POLICIES].concat();
    let values = tables.iter().flat_map(|(policy, values)| values.iter().map(|value| value_key(policy, value)));
    let keys: BTreeSet<String> = tables.iter().map(|(policy, _)| policy_key(policy)).chain(values).collect();
    let messages: BTreeSet<String> = text::tests::messages(Lang::En).into_keys().collect();
    let untold: Vec<&String> = keys.difference(&messages).collect();
    assert_eq!(untold, [""; 0]);
    let is_used = |key: &String| {
        let stem = Title::ALL.iter().find_map(|title| key.strip_suffix(title.name())?.strip_suffix('-'));
        keys.contains(stem.unwrap_or(key))
    };
    let policies = messages.iter().filter(|key| key.starts_with("policy-"));
    let unused: Vec<&String> = policies.filter(|key| !is_used(key)).collect();
    assert_eq!(unused, [""; 0]);
}

#[test]
fn options_belong_to_one_title() {
    let names = |game: &Comparison| game.options.iter().map(|row| row.name).collect::<Vec<_>>();
    let of_title = |title| compare(title, Lang::En).iter().map(names).collect::<Vec<_>>();
    // Not on Cisleithania.
    assert_eq!(of_title(Title::G1824), [vec!["goods-time"], Vec::new()]);
    assert_eq!(of_title(Title::G1844).concat().len() + 1, OptionRule::ALL.len());
}

/// What only 1844 has is not spoken of in 1824.
#[test]
fn the_comparison_of_1824_speaks_of_1824() {
    let of_1844 = ["SFR", "Fr.", "FO", "unnel", "tunel", "P4", "SBB", "8E", "ool", "puli", "rivat", "prywatn"];
    for lang in Lang::ALL {
        for row in compare(Title::G1824, lang).into_iter().flat_map(|game| game.rows) {
            let text = format!("{} {}", row.topic, row.cells.join(" "));
            assert!(!of_1844.iter().any(|word| text.contains(word)), "{text}");
        }
    }
}

/// Rows are read side by side: none is a list of everything.
#[test]
fn no_cell_is_a_list_of_the_whole_map() {
    for &title in Title::ALL {
        let rows: Vec<Row> = compare(title, Lang::En).into_iter().flat_map(|game| game.rows).collect();
        assert!(rows.iter().flat_map(|row| &row.cells).all(|cell| cell.chars().count() < 200), "{rows:?}");
    }
}
