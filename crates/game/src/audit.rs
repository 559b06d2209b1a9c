//! What must hold in every position of every game: nothing appears, nothing is lost. Checked by tests and, on demand, by
//! self-play; no rule depends on it.

use crate::edition::MAX_MODELS;
use crate::event::Event;
use crate::state::{Common, Game, TrainPlace};
use crate::titles::{Ruleset, on_game};
use crate::{CompanyId, ModelId, Money, PlayerId, State};

/// Something that does not add up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Discrepancy {
    /// The events do not lead to the state.
    Events,
    /// All money together is not what the game has.
    Money { found: Money },
    /// A treasury is overdrawn.
    Treasury { company: CompanyId },
    /// A player is overdrawn who may not be.
    Cash { player: PlayerId },
    /// A company's shares are not all there.
    Shares { company: CompanyId, found: u8 },
    /// Certificates of two shares are not all there.
    Doubles { found: u8 },
    /// Copies of a tile are not all there.
    Tiles { tile: board::TileId },
    /// Cards of a type of train are not all there.
    Cards { row: u8, found: u32 },
    /// Trains beside the stack are not all there.
    BesideTheStack { model: ModelId },
}

impl std::fmt::Display for Discrepancy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Discrepancy::Events => f.write_str("the events do not lead to the state"),
            Discrepancy::Money { found } => write!(f, "all money together is {found}"),
            Discrepancy::Treasury { company } => write!(f, "the treasury of company {} is overdrawn", company.index()),
            Discrepancy::Cash { player } => write!(f, "the player in seat {} is overdrawn", player.index()),
            Discrepancy::Shares { company, found } => write!(f, "company {} has {found} shares", company.index()),
            Discrepancy::Doubles { found } => write!(f, "there are {found} double certificates"),
            Discrepancy::Tiles { tile } => write!(f, "copies of tile {} are missing or too many", tile.index()),
            Discrepancy::Cards { row, found } => write!(f, "there are {found} cards of train type {row}"),
            Discrepancy::BesideTheStack { model } => write!(f, "trains of model {} do not add up", model.index()),
        }
    }
}

impl std::error::Error for Discrepancy {}

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
    /// From the table as it is set up.
    pub fn begin(start: &State) -> Audit {
        let mut at_start = [0; MAX_MODELS];
        for model in start.edition.model_ids() {
            at_start[model.index()] = held(start, model);
        }
        Audit { doubles: doubles(start), at_start, gone: [0; MAX_MODELS] }
    }

    /// Checks the state that these events led to.
    pub fn check(&mut self, before: &State, events: &[Event], after: &State) -> Result<(), Discrepancy> {
        ensure(on_game!(before, game => follow(game, events)) == *after, Discrepancy::Events)?;
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
    fn check_trains(&self, state: &Common) -> Result<(), Discrepancy> {
        let there = |model: &ModelId| held(state, *model) + self.gone[model.index()];
        for (row, spec) in state.edition.trains.iter().enumerate() {
            let Some(cards) = spec.cards else { continue };
            let in_bank = match row.cmp(&usize::from(state.train_row)) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => state.train_cards,
                std::cmp::Ordering::Greater => cards,
            };
            let found = u32::from(in_bank) + spec.sides.iter().map(there).sum::<u32>();
            ensure(found == u32::from(cards), Discrepancy::Cards { row: row as u8, found })?;
        }
        let in_stack = |model: &ModelId| state.edition.trains.iter().any(|spec| spec.sides.contains(model));
        for model in state.edition.model_ids().filter(|model| !in_stack(model)) {
            let at_start = self.at_start[model.index()];
            let adds_up = if at_start > 0 { there(&model) == at_start } else { held(state, model) <= 1 };
            ensure(adds_up, Discrepancy::BesideTheStack { model })?;
        }
        Ok(())
    }
}

fn follow<R: Ruleset>(game: &Game<R>, events: &[Event]) -> State {
    let mut game = *game;
    events.iter().for_each(|event| game.apply(event));
    State::from(game)
}

fn ensure(holds: bool, fault: Discrepancy) -> Result<(), Discrepancy> {
    if holds { Ok(()) } else { Err(fault) }
}

/// [1844-SETUP-02]
fn check_money(state: &State) -> Result<(), Discrepancy> {
    let players: Money = state.players.iter().map(|player| player.cash).sum();
    let treasuries: Money = state.companies.iter().map(|company| company.cash).sum();
    let found = state.bank + players + treasuries;
    ensure(found == state.edition.bank, Discrepancy::Money { found })?;
    let may_overdraw = on_game!(state, game => may_overdraw(game));
    for player in state.player_ids() {
        ensure(state[player].cash >= Money::ZERO || may_overdraw, Discrepancy::Cash { player })?;
    }
    for company in state.edition.company_ids().filter(|company| !state[*company].closed) {
        ensure(state[company].cash >= Money::ZERO, Discrepancy::Treasury { company })?;
    }
    Ok(())
}

/// [1844-SETUP-17]
fn check_shares(state: &Common) -> Result<(), Discrepancy> {
    for company in state.edition.company_ids().filter(|company| !state[*company].closed) {
        let found = state[company].unsold + state[company].pool + state.held_by_players(company);
        ensure(found == state.spec(company).shares, Discrepancy::Shares { company, found })?;
    }
    Ok(())
}

/// Where debt is an overdrawn account, cash goes below zero. [1824-EMR-14a]
fn may_overdraw<R: Ruleset>(game: &Game<R>) -> bool {
    R::may_overdraw(game)
}

fn doubles(state: &State) -> u8 {
    on_game!(state, game => all_doubles(game))
}

fn all_doubles<R: Ruleset>(game: &Game<R>) -> u8 {
    R::all_doubles(game)
}

fn check_doubles(at_start: u8, state: &State) -> Result<(), Discrepancy> {
    let found = doubles(state);
    ensure(found == at_start, Discrepancy::Doubles { found })
}

fn check_tiles(state: &Common) -> Result<(), Discrepancy> {
    let board = state.edition.board();
    for tile in board.tiles.in_box() {
        let laid = board.map.ids().filter(|hex| state.layout.at(*hex).tile == tile).count() as u8;
        ensure(laid + state.tiles[tile.index()] == board.tiles[tile].count, Discrepancy::Tiles { tile })?;
    }
    Ok(())
}

/// With companies and in the pool.
fn held(state: &Common, model: ModelId) -> u32 {
    let companies: u32 = state.companies.iter().map(|company| u32::from(company.trains[model.index()])).sum();
    companies + u32::from(state.pool_trains[model.index()])
}
