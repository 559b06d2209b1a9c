//! Refusals as players read them, most of them met in a position.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use game::{State, Violation, play};
use testkit::{position, read_action};
use view::{Lang, explain_violation};

/// BLS buys trains in phase 4.
const BLS: &str = "players 5; phase 4; depot 4; BLS par=80 A=5 cash=900 operated";

/// What the rules say to it, in the three languages.
fn refused(sketch: &str, action: &str) -> [String; 3] {
    let state = position(sketch);
    in_three(&state, action)
}

fn in_three(state: &State, action: &str) -> [String; 3] {
    let refusal = play(state, &read_action(state, action)).err().unwrap_or_else(|| panic!("{action} was accepted"));
    Lang::ALL.map(|lang| explain_violation(state, &refusal, lang).replace('\u{a0}', " "))
}

#[test]
fn a_train_beyond_the_limit() {
    assert_eq!(
        refused(&format!("{BLS} trains=3,3,3; turn BLS train"), "train 4 300"),
        [
            "BLS has 3 trains, its limit in phase 4. There is no room for another. (1844-TRAIN-06)",
            "BLS hat 3 Loks, das Limit in Phase 4. Für eine weitere ist kein Platz. (1844-TRAIN-06)",
            "BLS ma 3 pociągi: to limit w fazie 4. Na kolejny nie ma miejsca. (1844-TRAIN-06)",
        ]
    );
}

#[test]
fn a_tile_out_of_reach() {
    assert_eq!(
        refused(&format!("{BLS}; tile F11 57/0; turn BLS track"), "lay C12 57/2"),
        [
            "C12 (Basel) is not connected to a marker of BLS. (1844-TRACK-03)",
            "C12 (Basel) ist mit keinem Bahnhof von BLS verbunden. (1844-TRACK-03)",
            "C12 (Basel) nie ma połączenia ze stacją spółki BLS. (1844-TRACK-03)",
        ]
    );
}

#[test]
fn a_sale_that_overflows_the_pool() {
    assert_eq!(
        refused("cash A 1; RhB par=80 A=5 B=2 pool=1; shares A", "sell RhB 5"),
        [
            "This sale would leave 6 RhB shares in the pool; at most 5 fit. You can sell 4. (1844-SR-26)",
            "Danach lägen 6 RhB-Aktien im Bankpool; Platz ist für 5. Du kannst 4 verkaufen. (1844-SR-26)",
            "Liczba akcji RhB w puli banku po tej sprzedaży to 6, a może być 5. Możesz sprzedać 4. (1844-SR-26)",
        ]
    );
}

#[test]
fn a_route_that_ends_nowhere() {
    assert_eq!(
        refused(&format!("{BLS} trains=3; tile F11 57/0; turn BLS run"), "run 3:F11-E12"),
        [
            "Route 1 ends on E12, where there is no stop. (1844-RUN-02)",
            "Strecke 1 endet auf E12, wo kein Halt ist. (1844-RUN-02)",
            "Trasa 1 kończy się na heksie E12, gdzie nie ma przystanku. (1844-RUN-02)",
        ]
    );
}

#[test]
fn what_is_out_of_step() {
    let in_turn = refused(&format!("{BLS}; turn BLS train"), "pay");
    assert_eq!(in_turn[0], "This is not possible now. Current step: Buy trains. (1844-OR-08b)");
    // No rule of the book stands behind this one.
    assert_eq!(
        refused("shares A", "done"),
        [
            "This is not possible now. Current step: Share round. (sequence of play)",
            "Das ist jetzt nicht möglich. Aktueller Schritt: Aktienrunde. (Spielablauf)",
            "Tego nie można zrobić teraz. Bieżący krok: Runda giełdowa. (przebieg gry)",
        ]
    );
}

#[test]
fn a_regional_railway_of_1824_without_price() {
    let first = position("profile 1824-1e; cash A 500 B 500 C 500 D 500; opening D backwards");
    assert_eq!(
        in_three(&first, "buy BK"),
        [
            "BK has no share price yet; it is set by the buyer of its Coal Railway K1. (1824-SR-15)",
            "BK hat noch keinen Kurs; ihn legt fest, wer ihre Kohlebahn K1 kauft. (1824-SR-15)",
            "BK nie ma jeszcze kursu; ustala go nabywca jej kolei węglowej K1. (1824-SR-15)",
        ]
    );
    assert_eq!(
        in_three(&first, "buy BH"),
        [
            "BH has no share price yet; its director’s certificate is bought first. (1824-REG-09)",
            "BH hat noch keinen Kurs; zuerst wird ihre Direktoraktie gekauft. (1824-REG-09)",
            "BH nie ma jeszcze kursu; najpierw kupuje się jej certyfikat prezesa. (1824-REG-09)",
        ]
    );
}

#[test]
fn what_the_initial_round_of_1824_refuses() {
    let fresh = position("profile 1824-2e; cash A 500 B 500 C 500 D 500; opening D backwards");
    assert_eq!(
        in_three(&fresh, "sell SD 1"),
        [
            "Nothing can be sold or exchanged in the initial share round. (1824-START-10)",
            "In der ersten Aktienrunde kann nichts verkauft oder getauscht werden. (1824-START-10)",
            "W pierwszej rundzie giełdowej nic nie można sprzedać ani wymienić. (1824-START-10)",
        ]
    );
    assert_eq!(
        in_three(&fresh, "start BK 60")[1],
        "Die Direktoraktie von BK ist reserviert und nicht zu kaufen. (1824-START-09)"
    );
    assert_eq!(
        in_three(&fresh, "start BH 65")[2],
        "Cena początkowa nie może wynosić 65 G. Możliwe: 60, 70, 80, 90, 100. (1824-REG-08)"
    );
    assert_eq!(in_three(&fresh, "minor EPP 100")[0], "This railway is not sold for 100 G. (1824-COAL-02)");
    let sold = play(&fresh, &read_action(&fresh, "minor EPP 160")).unwrap().state;
    assert_eq!(in_three(&sold, "minor EPP 160")[1], "EPP ist schon verkauft. (1824-SR-15)");
    let poor = position("profile 1824-2e; cash A 50 B 50 C 50 D 50; opening D backwards");
    assert_eq!(
        in_three(&poor, "buy SD"),
        [
            "This costs 120 G; you have 50 G. (1824-SR-19)",
            "Das kostet 120 G; du hast 50 G zur Verfügung. (1824-SR-19)",
            "To kosztuje 120 G; masz 50 G. (1824-SR-19)",
        ]
    );
}

#[test]
fn what_a_share_round_of_1824_refuses() {
    let state =
        position("profile 1824-2e; phase 2; cash A 500; EOD A=1 price=160; BK par=80 A=6 operated; SD A=1; shares A");
    assert_eq!(
        in_three(&state, "sell BK 2"),
        [
            "This sale would leave 6 BK shares in the bank; at most 5 can lie there. You can sell 1. (1824-SR-22)",
            "Danach lägen 6 BK-Aktien in der Bank; liegen können dort 5. Du kannst 1 verkaufen. (1824-SR-22)",
            "Liczba akcji BK w banku po tej sprzedaży to 6, a może być 5. Możesz sprzedać 1. (1824-SR-22)",
        ]
    );
    assert_eq!(
        in_three(&state, "buy BK"),
        [
            "You hold 6 shares of BK; purchases end at 6 (60%). Exchanges can bring more. (1824-SR-13)",
            "Du hältst 6 Aktien von BK; Käufe enden bei 6 (60 %). Mehr kann nur ein Tausch bringen. (1824-SR-13)",
            "Masz 6 akcji spółki BK; zakupy kończą się na 6 (60%). Więcej może dać tylko wymiana. (1824-SR-13)",
        ]
    );
    assert_eq!(
        in_three(&state, "sell SD 1"),
        [
            "SD has not operated yet. Its shares can be sold after its first turn. (1824-STAAT-03)",
            "SD hat noch nicht agiert. Ihre Aktien sind nach dem ersten Spielzug verkäuflich. (1824-STAAT-03)",
            "SD jeszcze nie operowała. Jej akcje można sprzedać po jej pierwszej turze. (1824-STAAT-03)",
        ]
    );
    assert_eq!(
        in_three(&state, "coal EOD")[0],
        "Mountain railways are exchanged in phase 3, Coal Railways in phases 3 and 4; this is phase 2. (1824-SR-30)"
    );
}

/// Where a sentence of both titles names things, it names those of 1824.
#[test]
fn homes_and_trains_of_1824() {
    assert_eq!(
        refused("profile 1824-2e; phase 2; SD2 A=1 cash=100; turn SD2 track", "lay E8 57/0")[0],
        "The home of SD2, G10 (Graz), has no track yet. A tile goes there before one on E8 (Linz). (1824-TRACK-05)"
    );
    assert_eq!(
        refused("profile 1824-1e; phase 2; depot 2; K1 A=1 price=160 cash=300 operated; turn K1 train", "train 2 80"),
        [
            "K1 is a Coal Railway: it can own g-trains only. (1824-COAL-12)",
            "K1 ist eine Kohlebahn: Sie kann nur g-Loks besitzen. (1824-COAL-12)",
            "K1 to kolej węglowa: może mieć tylko pociągi g. (1824-COAL-12)",
        ]
    );
}

/// The messages of a file, each with its text.
fn messages(lang: Lang) -> BTreeMap<String, String> {
    let path = format!("{}/locales/{}/refused.ftl", env!("CARGO_MANIFEST_DIR"), lang.code());
    let text = std::fs::read_to_string(path).unwrap();
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut last = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, value)) = line.split_once(" =").filter(|(key, _)| !key.starts_with(' ')) {
            last = key.to_owned();
            found.insert(last.clone(), value.trim().to_owned());
        } else if let Some(message) = found.get_mut(&last) {
            message.push_str(line);
        }
    }
    found
}

/// `BidTooLow` is `bid-too-low`.
fn kebab(name: &str) -> String {
    let letters = name.chars().flat_map(|letter| {
        let dash = letter.is_ascii_uppercase().then_some('-');
        dash.into_iter().chain([letter.to_ascii_lowercase()])
    });
    letters.collect::<String>().trim_start_matches('-').to_owned()
}

/// A fault of a route has a message for each fault instead.
fn worded() -> Vec<(String, &'static [&'static str])> {
    let all = Violation::catalogue().filter(|(name, _)| *name != "RouteFault");
    all.map(|(name, fields)| (kebab(name), fields)).collect()
}

#[test]
fn every_violation_has_its_words_and_no_words_are_left_over() {
    let messages = messages(Lang::En);
    let names: BTreeSet<String> = worded().into_iter().map(|(name, _)| name).collect();
    for name in &names {
        assert!(messages.contains_key(&format!("refused-{name}")), "{name}");
    }
    for key in messages.keys().filter_map(|key| key.strip_prefix("refused-")) {
        let of_title = game::Title::ALL.iter().find_map(|title| key.strip_prefix(title.name())?.strip_prefix('-'));
        let name = of_title.unwrap_or(key);
        // In a title cases may be told apart behind the name.
        let is_known =
            names.contains(name) || (of_title.is_some() && names.iter().any(|known| name.starts_with(known)));
        assert!(is_known, "refused-{key}");
    }
}

/// What a sentence names, it is given: evidence, or what the position shows.
#[test]
fn a_sentence_names_only_what_is_known() {
    let around = ["who", "phase", "seats", "home", "pars", "step", "least", "from", "company"];
    let of_titles = ["abilities", "room", "only", "first", "last", "coal"];
    for (key, text) in messages(Lang::En) {
        let Some(name) = key.strip_prefix("refused-") else { continue };
        let fields = worded().into_iter().filter(|(known, _)| name.contains(known.as_str()));
        let fields: BTreeSet<&str> = fields.flat_map(|(_, fields)| fields.iter().copied()).collect();
        let names = text
            .split('$')
            .skip(1)
            .map(|rest| rest.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_'));
        for variable in names.filter_map(|mut words| words.next()) {
            let is_known = fields.contains(variable) || around.contains(&variable) || of_titles.contains(&variable);
            assert!(is_known, "{key} has no {variable}");
        }
    }
}

#[test]
fn sentences_are_whole_and_lay_no_blame() {
    let blame = ["llegal", "nvalid", "rror", "ngültig", "ehler", "ieprawid", "iedozwol", "łąd"];
    for lang in Lang::ALL {
        for (key, text) in messages(lang).iter().filter(|(key, _)| key.starts_with("refused-")) {
            assert!(text.trim_end_matches([' ', '}']).ends_with('.'), "{key} in {lang:?}: {text}");
            assert!(!blame.iter().any(|word| text.contains(word)), "{key} in {lang:?}: {text}");
        }
    }
}

/// What 1824 does not have is not named in its refusals.
#[test]
fn a_refusal_of_1824_speaks_of_1824() {
    let foreign = [
        "SFR",
        "Fr.",
        "SBB",
        "pool",
        "Bankpool",
        "puli",
        "rivate",
        "Privatbahn",
        "prywatn",
        "par ",
        "Par ",
        "Ausgabekurs",
        "emisyjn",
        "tunnel",
        "Tunnel",
        "tunel",
        "FO ",
        "P2",
        "P4",
        "EVA",
        "H-",
    ];
    // Its map has neither tunnel hexes nor barred sides.
    let not_there = ["track-into-tunnel-hex", "track-into-bar"];
    let of_1844: BTreeSet<String> = {
        let shared_and_1824: BTreeSet<&str> =
            Violation::catalogue_of(game::Title::G1824).map(|(name, _)| name).collect();
        Violation::catalogue().map(|(name, _)| name).filter(|name| !shared_and_1824.contains(name)).map(kebab).collect()
    };
    for lang in Lang::ALL {
        let messages = messages(lang);
        for name in worded().into_iter().map(|(name, _)| name).filter(|name| !of_1844.contains(name)) {
            if not_there.contains(&name.as_str()) {
                continue;
            }
            let own = messages.get(&format!("refused-1824-{name}"));
            let text = own.unwrap_or_else(|| &messages[&format!("refused-{name}")]);
            let said: String =
                text.split('{').map(|part| part.split_once('}').map_or(part, |(_, said)| said)).collect();
            let strange: Vec<_> = foreign.iter().filter(|word| said.contains(*word)).collect();
            assert!(strange.is_empty(), "{strange:?} in {lang:?} {name}: {text}");
        }
    }
}
