//! A claim beside the best run, train by train, in words.

use board::StopRef;
use game::{CompanyId, Money, State, query};
use routes::{Difference, Explanation, Route, Score};

use crate::{Lang, names, words};

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
        let lang = self.lang;
        let line = match (&row.claimed, &row.best) {
            (Some(claimed), Some(best)) => {
                let (claimed, best) = (self.run(claimed), self.run(best));
                let more = self.signed(row.amount());
                words!(lang, "claim-less", train = train, claimed = claimed, best = best, more = more)
            }
            (None, Some(best)) => words!(lang, "claim-idle", train = train, best = self.run(best)),
            (Some(claimed), None) => words!(lang, "claim-needless", train = train, claimed = self.run(claimed)),
            (None, None) => return format!("{train}: –"),
        };
        let gained = self.stops(&row.gained).map(|stops| words!(lang, "claim-gained", stops = stops));
        let lost = self.stops(&row.lost).map(|stops| words!(lang, "claim-lost", stops = stops));
        [Some(line), gained, lost].into_iter().flatten().collect::<Vec<_>>().join(" ")
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

    /// None if there are none.
    fn stops(&self, stops: &[StopRef]) -> Option<String> {
        let names: Vec<String> = stops.iter().map(|at| names::stop(self.state.edition(), *at)).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }

    fn signed(&self, amount: i64) -> String {
        let amount = Money(i32::try_from(amount).unwrap_or(i32::MAX));
        if amount > Money::ZERO { format!("+{}", self.money(amount)) } else { self.money(amount) }
    }

    fn money(&self, amount: Money) -> String {
        self.lang.money(self.state.edition().title, amount)
    }
}
