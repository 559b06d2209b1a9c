//! A claim beside the best run, train by train, in words.

use board::StopRef;
use game::{CompanyId, Money, State, query};
use routes::{Difference, Explanation, Route, Score};

use crate::{Lang, names};

/// What the claim misses: a line for each train that runs otherwise in the best set. Empty if the claim is as good.
pub fn explain_claim(state: &State, company: CompanyId, told: &Explanation, lang: Lang) -> Vec<String> {
    if told.claimed >= told.best {
        return Vec::new();
    }
    let models = query::trains(state, company);
    let train = |row: usize| models.get(row).map_or_else(String::new, |model| names::model(state.edition(), *model));
    let words = Words { state, lang };
    told.trains.iter().filter(|row| !row.is_same()).map(|row| words.difference(&train(row.train), row)).collect()
}

struct Words<'s> {
    state: &'s State,
    lang: Lang,
}

impl Words<'_> {
    fn difference(&self, train: &str, row: &Difference) -> String {
        let mut line = match (&row.claimed, &row.best) {
            (Some(claimed), Some(best)) => {
                let (from, to) = (self.run(claimed), self.run(best));
                let more = self.signed(row.amount());
                self.pick([
                    format!("{train}: {from} is claimed, {to} is possible ({more})."),
                    format!("{train}: {from} ist gemeldet, {to} ist möglich ({more})."),
                    format!("{train}: zgłoszono {from}, możliwe jest {to} ({more})."),
                ])
            }
            (None, Some(best)) => {
                let to = self.run(best);
                self.pick([
                    format!("{train}: stays idle, {to} is possible."),
                    format!("{train}: fährt nicht, {to} ist möglich."),
                    format!("{train}: nie jedzie, możliwe jest {to}."),
                ])
            }
            (Some(claimed), None) => {
                let from = self.run(claimed);
                self.pick([
                    format!("{train}: {from} is claimed; the best run leaves it idle."),
                    format!("{train}: {from} ist gemeldet; beim besten Ergebnis fährt sie nicht."),
                    format!("{train}: zgłoszono {from}; najlepszy dochód obywa się bez niego."),
                ])
            }
            (None, None) => return format!("{train}: –"),
        };
        line.push_str(&self.stops(["Gained", "Dazu", "Zysk"], &row.gained));
        line.push_str(&self.stops(["Lost", "Dafür ohne", "Strata"], &row.lost));
        line
    }

    /// `120 SFR (F11 (Bern) – G14)`: all stops in order, those left out by an express train in brackets.
    fn run(&self, (_, score): &(Route, Score)) -> String {
        let stops = score.stops.iter().zip(&score.scored).map(|(at, scored)| {
            let name = names::stop(self.state.edition(), *at);
            if *scored { name } else { format!("[{name}]") }
        });
        let stops: Vec<String> = stops.collect();
        format!("{} ({})", self.money(Money(score.revenue as i32)), stops.join(" – "))
    }

    fn stops(&self, label: [&str; 3], stops: &[StopRef]) -> String {
        if stops.is_empty() {
            return String::new();
        }
        let stops: Vec<String> = stops.iter().map(|at| names::stop(self.state.edition(), *at)).collect();
        format!(" {}: {}.", self.pick(label.map(str::to_owned)), stops.join(", "))
    }

    fn signed(&self, amount: i64) -> String {
        let amount = Money(i32::try_from(amount).unwrap_or(i32::MAX));
        if amount > Money::ZERO { format!("+{}", self.money(amount)) } else { self.money(amount) }
    }

    fn money(&self, amount: Money) -> String {
        self.lang.money(self.state.edition().title, amount)
    }

    /// English, German, Polish.
    fn pick(&self, words: [String; 3]) -> String {
        let [en, de, pl] = words;
        match self.lang {
            Lang::En => en,
            Lang::De => de,
            Lang::Pl => pl,
        }
    }
}
