//! What the table looks like, for the parts of a sentence that the violation does not carry.

use board::{HexId, StopRef};
use game::state::{Pending, Round, Step};
use game::{CompanyId, ModelId, Money, PrivateId, State};

use crate::{Lang, names};

#[derive(Clone, Copy)]
pub struct Table<'a> {
    pub state: &'a State,
    pub lang: Lang,
}

impl Table<'_> {
    pub fn money(self, amount: Money) -> String {
        self.lang.money(self.state.edition.title, amount)
    }

    pub fn company(self, id: CompanyId) -> String {
        names::company(self.state.edition, id)
    }

    pub fn hex(self, id: HexId) -> String {
        names::hex(self.state.edition, id)
    }

    pub fn stop(self, at: StopRef) -> String {
        names::stop(self.state.edition, at)
    }

    pub fn private(self, id: PrivateId) -> String {
        names::private(self.state.edition, id)
    }

    /// The company whose turn it is: violations of its turn do not repeat it.
    pub fn operating(self) -> String {
        let turn = self.state.turn();
        turn.map_or_else(|| String::from("–"), |turn| names::company(self.state.edition, turn.company))
    }

    pub fn home(self) -> String {
        let home = self.state.turn().and_then(|turn| self.state.home(turn.company));
        home.map_or_else(String::new, |home| names::hex(self.state.edition, home.hex))
    }

    pub fn pars(self) -> String {
        let mut pars: Vec<Money> = self.state.edition.market().pars().map(|(_, par)| par).collect();
        pars.sort_unstable();
        pars.dedup();
        pars.iter().map(Money::to_string).collect::<Vec<_>>().join(", ")
    }

    pub fn shares(self, number: u8) -> String {
        self.lang.counted(
            number,
            match self.lang {
                Lang::En => ["share", "shares", "shares"],
                Lang::De => ["Aktie", "Aktien", "Aktien"],
                Lang::Pl => ["akcję", "akcje", "akcji"],
            },
        )
    }

    pub fn certificates(self, number: u8) -> String {
        self.lang.counted(
            number,
            match self.lang {
                Lang::En => ["certificate", "certificates", "certificates"],
                Lang::De => ["Papier", "Papiere", "Papiere"],
                Lang::Pl => ["certyfikat", "certyfikaty", "certyfikatów"],
            },
        )
    }

    pub fn trains(self, number: u8) -> String {
        self.lang.counted(
            number,
            match self.lang {
                Lang::En => ["train", "trains", "trains"],
                Lang::De => ["Lok", "Loks", "Loks"],
                Lang::Pl => ["pociąg", "pociągi", "pociągów"],
            },
        )
    }

    /// `3-train`, `3er-Lok`, `pociąg 3`; a train with a name has no more than that.
    pub fn train(self, model: ModelId) -> String {
        let name = names::model(self.state.edition, model);
        let lang = self.lang;
        if name == "EVA" {
            return name;
        }
        match name.bytes().all(|letter| letter.is_ascii_digit()) {
            true => say!(lang, "{name}-train", "{name}er-Lok", "pociąg {name}"),
            false => say!(lang, "{name}-train", "{name}-Lok", "pociąg {name}"),
        }
    }

    /// What is to be decided now.
    pub fn step(self) -> String {
        let lang = self.lang;
        match self.state.pending {
            Some(Pending::FnmPar(_)) => return say!(lang, "Set par", "Ausgabekurs festlegen", "Cena emisyjna"),
            Some(Pending::PlaceMountain(..)) => {
                return say!(lang, "Choose mountain and panel", "Berg und Ertragstafel wählen", "Góra i panel dochodu");
            }
            Some(Pending::Surrender(_)) => {
                return say!(
                    lang,
                    "Surrender trains above the limit",
                    "Überzählige Loks abgeben",
                    "Oddanie nadmiarowych pociągów"
                );
            }
            Some(Pending::Offer { .. }) => {
                return say!(lang, "Accept or decline", "Annehmen oder ablehnen", "Przyjęcie lub odrzucenie oferty");
            }
            Some(Pending::ExchangeMountain(_)) => {
                return say!(lang, "Exchange a mountain railway", "Bergbahn tauschen", "Wymiana kolei górskiej");
            }
            Some(Pending::DuplicateMarker(_)) => {
                return say!(lang, "Second marker on the hex", "Zweiter Marker im Feld", "Druga stacja na heksie");
            }
            None => (),
        }
        match self.state.round {
            Round::Auction(_) => say!(lang, "Auction", "Versteigerung", "Licytacja"),
            Round::Opening(_) => {
                say!(lang, "Initial share round", "Erste Aktienrunde", "Pierwsza runda giełdowa")
            }
            Round::Shares(_) => say!(lang, "Share round", "Aktienrunde", "Runda giełdowa"),
            Round::Operating(_) => self.operating_step(),
            Round::Finished => say!(lang, "End of the game", "Spielende", "Koniec gry"),
        }
    }

    fn operating_step(self) -> String {
        let lang = self.lang;
        match self.state.turn().map(|turn| turn.step) {
            Some(Step::Track) => say!(lang, "Build track", "Gleise bauen", "Budowa torów"),
            Some(Step::Marker) => say!(lang, "Place a station marker", "Bahnhof setzen", "Nowa stacja"),
            Some(Step::Run) => say!(lang, "Run trains", "Loks fahren lassen", "Uruchomienie pociągów"),
            Some(Step::Dividend) => say!(lang, "Distribute revenue", "Einfahrergebnis verteilen", "Podział dochodu"),
            Some(Step::Train) => say!(lang, "Buy trains", "Loks kaufen", "Zakup pociągów"),
            None => say!(lang, "Operating round", "Betriebsrunde", "Runda operacyjna"),
        }
    }
}
