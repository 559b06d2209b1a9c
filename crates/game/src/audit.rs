//! What must hold in every position of every game: nothing appears, nothing is lost. Checked by tests and, on demand, by
//! self-play; no rule depends on it.

use crate::edition::{MAX_MODELS, TitleRules};
use crate::event::Event;
use crate::state::TrainPlace;
use crate::titles::g1824::policy::Debt;
use crate::{CompanyId, ModelId, Money, State};

/// Something that does not add up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    Money { found: Money },
    Treasury { company: CompanyId },
    Purse { player: crate::PlayerId },
    Shares { company: CompanyId, found: u8 },
    Doubles { found: u8 },
    Tiles { tile: board::TileId },
    Cards { row: u8, found: u32 },
    BesideTheStack { model: ModelId },
}

/// Follows one game. What has left the game is known from the events alone, so it sees all of them.
#[derive(Clone, Debug)]
pub struct Audit {
    doubles: u8,
    /// Trains of each model that lay on the table at the start: 1824's goods trains.
    at_start: [u32; MAX_MODELS],
    /// Trains of each model that are out of the game.
    gone: [u32; MAX_MODELS],
}

impl Audit {
    pub fn begin(start: &State) -> Audit {
        let mut at_start = [0; MAX_MODELS];
        for model in start.edition.model_ids() {
            at_start[model.index()] = held(start, model);
        }
        Audit { doubles: doubles(start), at_start, gone: [0; MAX_MODELS] }
    }

    /// Checks the state that these events led to.
    pub fn check(&mut self, events: &[Event], after: &State) -> Result<(), Fault> {
        for event in events {
            if let Event::TrainMoved { model, to: TrainPlace::Gone, .. } = event {
                self.gone[model.index()] += 1;
            }
        }
        check_money(after)?;
        check_shares(after)?;
        check_doubles(self.doubles, after)?;
        check_tiles(after)?;
        self.check_trains(after)
    }

    /// Every train card is in the bank, with a company, in the pool, or known to be gone; special trains exist once at
    /// most. [1844-SETUP-12] [1844-SETUP-14] [1824-SETUP-15]
    fn check_trains(&self, state: &State) -> Result<(), Fault> {
        let there = |model: &ModelId| held(state, *model) + self.gone[model.index()];
        for (row, spec) in state.edition.trains.iter().enumerate() {
            let Some(cards) = spec.cards else { continue };
            let in_bank = match row.cmp(&usize::from(state.train_row)) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => state.train_cards,
                std::cmp::Ordering::Greater => cards,
            };
            let found = u32::from(in_bank) + spec.sides.iter().map(there).sum::<u32>();
            ensure(found == u32::from(cards), Fault::Cards { row: row as u8, found })?;
        }
        let in_stack = |model: &ModelId| state.edition.trains.iter().any(|spec| spec.sides.contains(model));
        for model in state.edition.model_ids().filter(|model| !in_stack(model)) {
            let at_start = self.at_start[model.index()];
            let adds_up = if at_start > 0 { there(&model) == at_start } else { held(state, model) <= 1 };
            ensure(adds_up, Fault::BesideTheStack { model })?;
        }
        Ok(())
    }
}

fn ensure(holds: bool, fault: Fault) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(fault) }
}

/// [1844-SETUP-02]
fn check_money(state: &State) -> Result<(), Fault> {
    let players: Money = state.players.iter().map(|player| player.cash).sum();
    let treasuries: Money = state.companies.iter().map(|charter| charter.cash).sum();
    let found = state.bank + players + treasuries;
    ensure(found == state.edition.bank, Fault::Money { found })?;
    for player in state.player_ids() {
        ensure(state[player].cash >= Money::ZERO || may_overdraw(state), Fault::Purse { player })?;
    }
    for company in state.edition.company_ids().filter(|company| !state[*company].closed) {
        ensure(state[company].cash >= Money::ZERO, Fault::Treasury { company })?;
    }
    Ok(())
}

/// Where debt is an overdrawn account, purses go below zero. [1824-EMR-14a]
fn may_overdraw(state: &State) -> bool {
    matches!(state.edition.rules, TitleRules::Austria(rules) if rules.debt == Debt::Overdraft)
}

/// [1844-SETUP-17]
fn check_shares(state: &State) -> Result<(), Fault> {
    for company in state.edition.company_ids().filter(|company| !state[*company].closed) {
        let charter = &state[company];
        let found = charter.unsold + charter.pool + charter.shares.iter().sum::<u8>();
        ensure(found == state.spec(company).shares, Fault::Shares { company, found })?;
    }
    Ok(())
}

fn doubles(state: &State) -> u8 {
    state.doubles.iter().sum::<u8>() + state.pool_doubles
}

fn check_doubles(at_start: u8, state: &State) -> Result<(), Fault> {
    let found = doubles(state);
    ensure(found == at_start, Fault::Doubles { found })
}

fn check_tiles(state: &State) -> Result<(), Fault> {
    let ways = state.edition.ways();
    for tile in ways.tiles.of_the_box() {
        let laid = ways.map.ids().filter(|hex| state.layout.at(*hex).tile == tile).count() as u8;
        ensure(laid + state.tiles[tile.index()] == ways.tiles[tile].count, Fault::Tiles { tile })?;
    }
    Ok(())
}

/// With companies and in the pool.
fn held(state: &State, model: ModelId) -> u32 {
    let companies: u32 = state.companies.iter().map(|charter| u32::from(charter.trains[model.index()])).sum();
    companies + u32::from(state.pool_trains[model.index()])
}
