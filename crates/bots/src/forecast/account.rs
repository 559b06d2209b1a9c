//! What a fortune is made of, so that it can be told and not only compared.

use game::{CompanyId, ModelId, PlayerId, State};

use super::{Forecast, counts, dot};
use crate::outline::{Firm, Lines, papers};

/// What one player is expected to own at the end, by where it comes from.
#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    /// Cash and what it earns meanwhile, less debts.
    pub cash: f64,
    /// What certificates other than shares pay until the end, and are worth then.
    pub papers: f64,
    pub holdings: Vec<Holding>,
    /// What the player would be worth at the next share round.
    pub soon: f64,
}

/// Shares of one company.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Holding {
    pub company: CompanyId,
    /// What they pay until the end.
    pub dividends: f64,
    /// What they are worth then.
    pub price: f64,
    /// What the player adds as director for trains.
    pub burden: f64,
}

/// What is to happen to a company's trains.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outlook {
    /// The first train to go, and in how many operating rounds.
    pub scrapped: Option<(usize, ModelId)>,
    /// When the director has to add to a train for the first time, and how much.
    pub burden: Option<(usize, f64)>,
}

impl Account {
    pub fn total(&self) -> f64 {
        self.cash
            + self.papers
            + self.holdings.iter().map(|held| held.dividends + held.price - held.burden).sum::<f64>()
    }

    pub fn holding(&self, company: CompanyId) -> Option<&Holding> {
        self.holdings.iter().find(|held| held.company == company)
    }
}

impl Forecast {
    /// The same sums as [`Forecast::fortunes`], for one player.
    pub fn account(&self, state: &State, lines: &Lines, caution: f64, player: PlayerId) -> Account {
        let growth = self.growth(state, player);
        let near = self.rounds_to_shares();
        let (paid, worth) = self.papers_value(state, player, &growth);
        let papers = paid + worth;
        let mut account = Account {
            cash: self.cash_value(state, player, &growth) - papers,
            papers,
            holdings: Vec::new(),
            soon: cash_soon(state, player, near),
        };
        for company in state.edition().company_ids().filter(|company| counts(state, *company)) {
            let held = self.units(state, company, player);
            let directs = state[company].director() == Some(player);
            if held <= 0.0 && !directs {
                continue;
            }
            let mut price_soon = Firm::of(state, company, 1.0).price(state);
            let prospect = self.prospect(state, company, lines[company.index()], &mut |row, firm| {
                if row < near {
                    price_soon = firm.price(state);
                }
            });
            let burden = if directs { caution * dot(&prospect.burden, &growth) } else { 0.0 };
            account.holdings.push(Holding {
                company,
                dividends: held * dot(&prospect.per_share, &growth),
                price: held * prospect.price,
                burden,
            });
            let paid_soon: f64 = prospect.per_share.iter().take(near).sum();
            let added_soon: f64 = if directs { prospect.burden.iter().take(near).sum() } else { 0.0 };
            account.soon += held * (paid_soon + price_soon) - added_soon;
        }
        account
    }

    /// Operating rounds until the next share round, or until the end.
    pub fn rounds_to_shares(&self) -> usize {
        let closes = self.rounds.iter().position(|round| round.closes_set);
        closes.map_or(self.rounds.len(), |row| row + 1)
    }

    /// What is to happen to the trains of a company.
    pub fn outlook(&self, state: &State, lines: &Lines, company: CompanyId) -> Outlook {
        let mut outlook = Outlook::default();
        let mut trains: Vec<ModelId> = Firm::of(state, company, 1.0).trains().collect();
        let prospect = self.prospect(state, company, lines[company.index()], &mut |row, firm| {
            let later: Vec<ModelId> = firm.trains().collect();
            let turned = |model: &ModelId| state.edition().model(*model).turns.map_or(*model, |(_, to)| to);
            let gone = trains.iter().find(|model| !later.contains(model) && !later.contains(&turned(model)));
            if let (None, Some(model)) = (outlook.scrapped, gone) {
                outlook.scrapped = Some((row + 1, *model));
            }
            trains = later;
        });
        let burden = prospect.burden.iter().enumerate().find(|(_, amount)| **amount > 0.0);
        outlook.burden = burden.map(|(row, amount)| (row + 1, *amount));
        outlook
    }
}

/// Cash and what papers pay meanwhile, with what they are worth.
fn cash_soon(state: &State, player: PlayerId, rounds: usize) -> f64 {
    let (income, worth) = papers(state, player);
    f64::from(state[player].cash().0) - f64::from(game::query::owed(state, player).0) + income * rounds as f64 + worth
}
