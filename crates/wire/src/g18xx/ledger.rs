//! What a log of 18xx.games names by the piece: single trains, tiles and certificates. Our state counts them instead, so
//! the importer keeps a list of who has which.

use std::collections::{BTreeMap, BTreeSet};

use game::Title;
use game::g1844::companies::{PRE_SBB, SBB};
use game::g1844::{EVA, SBB_5H};
use game::{CompanyId, ModelId, Seller, State};

#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// Trains that have left the bank: who owns them and the side bought.
    trains: BTreeMap<String, (CompanyId, ModelId)>,
    /// Certificates that have left the offering, by their id such as `NOB_1`.
    sold: BTreeSet<String>,
    /// Where a tile such as `57-0` lies.
    tiles: BTreeMap<String, String>,
}

impl Ledger {
    pub fn sell(&mut self, certificate: &str) {
        self.sold.insert(certificate.to_owned());
    }

    pub fn is_in_offering(&self, certificate: &str) -> bool {
        !self.sold.contains(certificate)
    }

    pub fn lay(&mut self, tile: &str, hex: &str) {
        self.tiles.insert(tile.to_owned(), hex.to_owned());
    }

    pub fn hex_of_tile(&self, tile: &str) -> Option<&str> {
        self.tiles.get(tile).map(String::as_str)
    }

    pub fn deliver(&mut self, train: &str, to: CompanyId, model: ModelId) {
        self.trains.insert(train.to_owned(), (to, model));
    }

    pub fn discard(&mut self, train: &str) {
        self.trains.remove(train);
    }

    /// The side that was bought when the train was new.
    pub fn original(&self, train: &str) -> Option<ModelId> {
        self.trains.get(train).map(|(_, model)| *model)
    }

    /// The next card of a type that is handed out without being bought.
    pub fn next_of(&self, name: &str) -> String {
        let of_type = |train: &&String| train.rsplit_once('-').is_some_and(|(model, _)| model == name);
        format!("{name}-{}", self.trains.keys().filter(of_type).count())
    }

    /// Owner of a train; those of a company that has merged are the other's.
    pub fn owner(&self, state: &State, train: &str) -> Option<CompanyId> {
        let (owner, _) = *self.trains.get(train)?;
        if !state[owner].is_closed() {
            return Some(owner);
        }
        Some(if PRE_SBB.contains(&owner) && state.edition().title == Title::G1844 {
            SBB
        } else {
            state.spec(owner).becomes.unwrap_or(owner)
        })
    }

    /// Who sells this train: its owner, the bank for one never sold, or whoever holds EVA, which is outside the stack.
    pub fn seller(&self, state: &State, train: &str) -> Seller {
        if let Some(owner) = self.owner(state, train) {
            return Seller::Company(owner);
        }
        let outside = outside_the_stack(train);
        let owns = |company: &CompanyId| outside.is_some_and(|model| state[*company].trains()[model.index()] > 0);
        state.edition().company_ids().find(owns).map_or(Seller::Bank, Seller::Company)
    }

    /// The model that the train is now, in the hands of this company.
    pub fn model(&self, state: &State, company: CompanyId, train: &str) -> Option<ModelId> {
        if let Some((_, bought)) = self.trains.get(train) {
            let turned = state.edition().model(*bought).turns.filter(|(phase, _)| *phase <= state.phase());
            return Some(turned.map_or(*bought, |(_, model)| model));
        }
        let outside = outside_the_stack(train).filter(|_| state.edition().title == Title::G1844)?;
        (state[company].trains()[outside.index()] > 0).then_some(outside)
    }
}

/// The two 5H trains that never were in the stack.
fn outside_the_stack(train: &str) -> Option<ModelId> {
    match train {
        "5-1" => Some(EVA),
        "5-2" => Some(SBB_5H),
        _ => None,
    }
}
