//! What the server says when it refuses, in the caller's language. Code speaks English; the table has the rest.
//!
//! Sentences about a broken rule are not here: `view` has those.

use view::Lang;

/// English, German, Polish; `{}` stands for a figure.
#[rustfmt::skip]
const SENTENCES: &[[&str; 3]] = &[
    // The request itself.
    ["The body has to be application/json.", "Der Inhalt muss application/json sein.", "Treść musi być typu application/json."],
    ["The body may have {} bytes.", "Der Inhalt darf {} Bytes haben.", "Treść może mieć {} bajtów."],
    ["The body broke off.", "Der Inhalt brach ab.", "Treść się urwała."],
    ["The body did not come in time.", "Der Inhalt kam nicht rechtzeitig.", "Treść nie nadeszła na czas."],
    ["This cannot be done here.", "Das geht hier nicht.", "Tego nie można tu zrobić."],
    ["This is not the host you are looking for.", "Unter diesem Namen ist hier niemand.", "Pod tą nazwą nikogo tu nie ma."],
    ["This request comes from another site.", "Diese Anfrage kommt von einer anderen Website.", "To żądanie pochodzi z innej witryny."],
    ["Too many requests. Try again in a minute.", "Zu viele Anfragen. Bitte in einer Minute noch einmal versuchen.", "Zbyt wiele żądań. Spróbuj ponownie za minutę."],
    ["There is no such thing, or none that you may see.", "Das gibt es nicht, oder es ist nicht für dich.", "Nie ma czegoś takiego albo nie jest to dla ciebie."],
    // People.
    ["Sign in first, or play as a guest.", "Bitte zuerst anmelden oder als Gast spielen.", "Najpierw się zaloguj albo zagraj jako gość."],
    ["Name and password, or key, are not known here.", "Name und Passwort oder Schlüssel sind hier nicht bekannt.", "Nazwa i hasło albo klucz nie są tu znane."],
    ["Registered people sign in with their password.", "Wer registriert ist, meldet sich mit dem Passwort an.", "Zarejestrowani logują się hasłem."],
    ["This name is taken.", "Dieser Name ist vergeben.", "Ta nazwa jest zajęta."],
    ["A name has 1 to {} visible letters.", "Ein Name hat 1 bis {} sichtbare Zeichen.", "Nazwa ma od 1 do {} widocznych znaków."],
    ["A message has 1 to {} visible letters.", "Eine Nachricht hat 1 bis {} sichtbare Zeichen.", "Wiadomość ma od 1 do {} widocznych znaków."],
    ["A password has {} to {} letters.", "Ein Passwort hat {} bis {} Zeichen.", "Hasło ma od {} do {} znaków."],
    ["A search has at most {} letters.", "Eine Suche hat höchstens {} Zeichen.", "Wyszukiwanie ma najwyżej {} znaków."],
    // Opening a table.
    ["A seed is below 2^53.", "Ein Startwert liegt unter 2^53.", "Ziarno jest mniejsze niż 2^53."],
    ["This game has {} players.", "Dieses Spiel ist für {} Personen.", "Ta gra jest dla {} graczy."],
    ["There is no bot of this level.", "Einen Bot dieser Stärke gibt es nicht.", "Nie ma bota na tym poziomie."],
    ["There is no such character.", "Diesen Charakter gibt es nicht.", "Nie ma takiego charakteru."],
    ["Games of this profile cannot be written for 18xx.games.", "Partien dieses Profils lassen sich nicht für 18xx.games schreiben.", "Gier tego profilu nie można zapisać dla 18xx.games."],
    // Who may.
    ["This table has no such seat.", "Diesen Platz gibt es am Tisch nicht.", "Przy tym stole nie ma takiego miejsca."],
    ["This seat is not yours.", "Das ist nicht dein Platz.", "To nie jest twoje miejsce."],
    ["Only those who sit at the table may do this.", "Das darf nur, wer am Tisch sitzt.", "Mogą to zrobić tylko siedzący przy stole."],
    ["Only whoever opened the table may do this.", "Das darf nur, wer den Tisch eröffnet hat.", "Może to zrobić tylko ten, kto otworzył stół."],
    ["This is for another seat to decide.", "Das entscheidet ein anderer Platz.", "O tym decyduje inne miejsce."],
    // Before the start.
    ["The game has not begun.", "Die Partie hat noch nicht begonnen.", "Gra jeszcze się nie rozpoczęła."],
    ["The game has begun.", "Die Partie hat begonnen.", "Gra już się rozpoczęła."],
    ["A game that has begun stays.", "Eine begonnene Partie bleibt bestehen.", "Rozpoczęta gra pozostaje."],
    ["A review is not played.", "Eine Durchsicht wird nicht gespielt.", "Przeglądu się nie rozgrywa."],
    ["Every seat is taken.", "Alle Plätze sind besetzt.", "Wszystkie miejsca są zajęte."],
    ["This seat is taken.", "Dieser Platz ist besetzt.", "To miejsce jest zajęte."],
    ["There are seats that nobody has taken.", "Es sind noch Plätze frei.", "Są jeszcze wolne miejsca."],
    // Undo, redo, consent.
    ["The game has gone on in the meantime.", "Die Partie ist inzwischen weitergegangen.", "Gra potoczyła się w międzyczasie dalej."],
    ["The game has gone on.", "Die Partie ist weitergegangen.", "Gra potoczyła się dalej."],
    ["The game is not that long.", "So lang ist die Partie nicht.", "Gra nie jest tak długa."],
    ["You have done nothing yet that could be undone.", "Von dir ist noch nichts zurückzunehmen.", "Nie masz jeszcze czego cofnąć."],
    ["There is nothing to undo that far.", "So weit ist nichts zurückzunehmen.", "Nie ma czego cofnąć tak daleko."],
    ["There is nothing to redo that far.", "So weit ist nichts zu wiederholen.", "Nie ma czego ponowić tak daleko."],
    ["This is no undo.", "Das ist keine Rücknahme.", "To nie jest cofnięcie."],
    ["The table is already asked about another undo.", "Der Tisch wird schon wegen einer anderen Rücknahme gefragt.", "Stół jest już pytany o inne cofnięcie."],
    ["Nobody asks this any more.", "Das fragt niemand mehr.", "Nikt już o to nie pyta."],
    ["You are not asked, or have answered.", "Du bist nicht gefragt oder hast schon geantwortet.", "Nie jesteś pytany albo już odpowiedziałeś."],
    // Bots on seats.
    ["A bot moves for this seat already.", "Für diesen Platz zieht schon ein Bot.", "Za to miejsce gra już bot."],
    ["No bot moves for this seat.", "Für diesen Platz zieht kein Bot.", "Za to miejsce nie gra bot."],
    ["Whoever sits there was here a short while ago.", "Wer dort sitzt, war vor Kurzem noch hier.", "Kto tam siedzi, był tu niedawno."],
    ["Nobody sits there.", "Dort sitzt niemand.", "Nikt tam nie siedzi."],
    ["The table is already asked about this seat.", "Der Tisch wird zu diesem Platz schon gefragt.", "Stół jest już pytany o to miejsce."],
    // When something does not work.
    ["Somebody else was first. Try again.", "Jemand war schneller. Bitte noch einmal versuchen.", "Ktoś był szybszy. Spróbuj ponownie."],
    ["Too many at once. Try again.", "Zu viele auf einmal. Bitte noch einmal versuchen.", "Zbyt wielu naraz. Spróbuj ponownie."],
    ["Too many are watching. Try again later.", "Zu viele schauen zu. Bitte später noch einmal versuchen.", "Zbyt wielu ogląda. Spróbuj później."],
    ["The store does not answer. Try again.", "Der Speicher antwortet nicht. Bitte noch einmal versuchen.", "Magazyn danych nie odpowiada. Spróbuj ponownie."],
    ["The table does not answer. Look before you try again.", "Der Tisch antwortet nicht. Bitte erst nachsehen, dann noch einmal versuchen.", "Stół nie odpowiada. Najpierw sprawdź, potem spróbuj ponownie."],
    ["This table is damaged. Please tell whoever runs the server.", "Dieser Tisch ist beschädigt. Bitte dem Betreiber melden.", "Ten stół jest uszkodzony. Powiadom prowadzącego serwer."],
    ["An action without an answer.", "Eine Aktion ohne Antwort.", "Działanie bez odpowiedzi."],
    ["This could not be worked out.", "Das ließ sich nicht ermitteln.", "Nie udało się tego ustalić."],
    ["The action could not be checked.", "Die Aktion ließ sich nicht prüfen.", "Nie udało się sprawdzić działania."],
    ["The password could not be checked.", "Das Passwort ließ sich nicht prüfen.", "Nie udało się sprawdzić hasła."],
];

/// As it stands if we have no other words for it.
pub fn say(english: &str, lang: Lang) -> String {
    let column = match lang {
        Lang::En => return english.to_owned(),
        Lang::De => 1,
        Lang::Pl => 2,
    };
    let found = SENTENCES.iter().find_map(|row| figures(row[0], english).map(|figures| (row[column], figures)));
    let Some((sentence, figures)) = found else { return english.to_owned() };
    figures.iter().fold(sentence.to_owned(), |sentence, figure| sentence.replacen("{}", figure, 1))
}

/// What stands for each `{}`, if the text is of this form.
fn figures<'a>(form: &str, text: &'a str) -> Option<Vec<&'a str>> {
    let mut parts = form.split("{}");
    let mut rest = text.strip_prefix(parts.next()?)?;
    let mut figures = Vec::new();
    for part in parts {
        let (figure, after) = rest.split_at(rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len()));
        figures.push(figure);
        rest = after.strip_prefix(part)?;
    }
    rest.is_empty().then_some(figures)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn sentences_are_found_with_their_figures() {
        assert_eq!(say("This seat is taken.", Lang::De), "Dieser Platz ist besetzt.");
        assert_eq!(say("This seat is taken.", Lang::En), "This seat is taken.");
        assert_eq!(say("A password has 8 to 200 letters.", Lang::Pl), "Hasło ma od 8 do 200 znaków.");
        assert_eq!(say("Something new", Lang::Pl), "Something new");
    }

    #[test]
    fn every_language_has_the_same_figures() {
        for row in SENTENCES {
            let count = |text: &str| text.matches("{}").count();
            assert!(row.iter().all(|text| count(text) == count(row[0])), "{row:?}");
        }
    }

    /// Sentences stand in the code as whole strings, with a capital and a full stop.
    #[test]
    fn every_sentence_in_the_code_is_here() {
        let mut found = 0;
        visit(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut |path, source| {
            if path.ends_with("speech.rs") || path.ends_with("metrics.rs") {
                return;
            }
            for literal in source.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(literals) {
                let capital = literal.starts_with(|letter: char| letter.is_ascii_uppercase());
                if capital && literal.ends_with('.') && literal.contains(' ') && !literal.contains("See docs") {
                    found += 1;
                    let form = with_plain_holes(literal);
                    assert!(SENTENCES.iter().any(|row| row[0] == form), "{form:?} of {} is missing", path.display());
                }
            }
        });
        assert!(found > 50, "{found}");
    }

    fn visit(folder: &Path, see: &mut dyn FnMut(&Path, &str)) {
        for entry in std::fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                visit(&path, see);
            } else {
                see(&path, &std::fs::read_to_string(&path).unwrap());
            }
        }
    }

    fn literals(line: &str) -> impl Iterator<Item = &str> {
        line.split('"').skip(1).step_by(2)
    }

    /// `{most}` as `{}`.
    fn with_plain_holes(text: &str) -> String {
        let mut parts = text.split('{');
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |form, part| form + "{}" + part.split_once('}').map_or("", |(_, after)| after))
    }
}
