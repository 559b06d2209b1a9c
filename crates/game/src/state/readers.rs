//! Read-only access to the fields of a state, for all who are not part of this crate.

use board::{HexId, Layout};

use crate::market::Cell;
use crate::state::{Common, Company, Ending, MAX_CITIES, Owner, Pending, Player, Round};
use crate::{CompanySet, Edition, ModelId, Money, Options, PlayerId, PrivateId};

impl Common {
    /// The rules that this game is played by.
    pub const fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// Variants and house rules that the table has added.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// How many play.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The player in this seat.
    pub fn player(&self, seat: u8) -> Option<PlayerId> {
        (seat < self.seats).then_some(PlayerId(seat))
    }

    /// What is left in the bank.
    pub const fn bank(&self) -> Money {
        self.bank
    }

    /// Whether the bank has broken.
    pub const fn ending(&self) -> Ending {
        self.ending
    }

    /// The phase, from 1.
    pub const fn phase(&self) -> u8 {
        self.phase
    }

    /// Tiles and tunnels on the map.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many copies of a tile are left in the box.
    pub fn tiles_left(&self, tile: board::TileId) -> u8 {
        self.tiles.get(tile.index()).copied().unwrap_or(0)
    }

    /// Companies with a marker in each city of a hex.
    pub fn markers_on(&self, hex: HexId) -> &[CompanySet; MAX_CITIES] {
        &self.markers[hex.index()]
    }

    /// The row of the edition's train table whose cards lie on top of the stack.
    pub const fn train_row(&self) -> u8 {
        self.train_row
    }

    /// Cards left of that row.
    pub const fn train_cards(&self) -> u8 {
        self.train_cards
    }

    /// Trains of this model in the pool.
    pub fn pool_trains(&self, model: ModelId) -> u8 {
        self.pool_trains[model.index()]
    }

    /// Who has a private railway.
    pub fn owner(&self, private: PrivateId) -> Owner {
        self.privates[private.index()]
    }

    /// The number of the share round that is on, or was last.
    pub const fn share_rounds(&self) -> u8 {
        self.share_rounds
    }

    /// The round that is on.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// What has to be answered before play goes on.
    pub const fn pending(&self) -> Option<Pending> {
        self.pending
    }
}

impl Player {
    /// Negative only where debt is an overdrawn account. [1824-EMR-14a]
    pub const fn cash(&self) -> Money {
        self.cash
    }

    /// Debt that bears interest.
    pub const fn debt(&self) -> Money {
        self.debt
    }
}

impl Company {
    /// What is in its treasury.
    pub const fn cash(&self) -> Money {
        self.cash
    }

    /// The starting price that its first director chose.
    pub const fn par(&self) -> Option<Money> {
        self.par
    }

    /// Where its price marker lies.
    pub const fn cell(&self) -> Option<Cell> {
        self.cell
    }

    /// Who directs it.
    pub const fn director(&self) -> Option<PlayerId> {
        self.director
    }

    /// Shares of each seat, director's certificate included.
    pub const fn shares(&self) -> &[u8] {
        &self.shares
    }

    /// How many shares a player holds.
    pub const fn held_by(&self, player: PlayerId) -> u8 {
        self.shares[player.index()]
    }

    /// Shares that have not been sold yet; in 1824 all that lie in the bank.
    pub const fn unsold(&self) -> u8 {
        self.unsold
    }

    /// Shares in the pool.
    pub const fn pool(&self) -> u8 {
        self.pool
    }

    /// Whether it has been launched.
    pub const fn is_launched(&self) -> bool {
        self.launched
    }

    /// Whether it has completed the revenue step of a turn.
    pub const fn has_operated(&self) -> bool {
        self.operated
    }

    /// Whether it has begun an operating turn, and so placed its home marker.
    pub const fn is_opened(&self) -> bool {
        self.opened
    }

    /// Whether it is out of the game.
    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    /// Launched and still in the game.
    pub const fn is_active(&self) -> bool {
        self.launched && !self.closed
    }

    /// How many trains of each model it has, by row of the model table.
    pub const fn trains(&self) -> &[u8] {
        &self.trains
    }

    /// How many trains of this model it has.
    pub const fn trains_of(&self, model: ModelId) -> u8 {
        self.trains[model.index()]
    }

    /// How many trains it has.
    pub fn train_count(&self) -> u8 {
        self.trains.iter().sum()
    }

    /// Markers not on the map.
    pub const fn markers_left(&self) -> u8 {
        self.markers
    }
}
