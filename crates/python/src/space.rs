//! The action space: every action that a game of an edition can ever offer, as a number that means the same in every position.
//!
//! Open choices become finite: of a range the figures at its ends and two between ([`LEVELS`]), of all sets of routes the best.

use std::collections::{BTreeSet, HashMap};
use std::hash::{BuildHasherDefault, Hasher};

use board::{Ground, HexId, TileId, fits, keeps_old_track, may_replace};
use game::notation::write_action;
use game::state::MAX_CITIES;
use game::{Action, BuyTrain, CompanyId, Edition, LayTile, ModelId, Money, Paper, Sale, Seller, Source, State};

use crate::offers::{HIGHEST, LEVELS};
use crate::titles;

/// Numbers for the actions of an edition, from 0.
#[derive(Debug)]
pub struct ActionSpace {
    numbers: HashMap<u64, u32, BuildHasherDefault<Mixed>>,
    texts: Vec<String>,
}

impl ActionSpace {
    /// The space of the edition that is played in this state. Which state of the game it is makes no difference.
    pub fn of(state: &State) -> ActionSpace {
        let mut space = ActionSpace { numbers: HashMap::default(), texts: Vec::new() };
        for (action, level) in all(state) {
            let number = space.texts.len() as u32;
            if space.numbers.insert(key(&action, level), number).is_none() {
                space.texts.push(text(state, &action, level));
            }
        }
        space
    }

    /// How many numbers there are.
    pub fn size(&self) -> usize {
        self.texts.len()
    }

    /// The number of an action. Of a range, `level` says which figure of [`LEVELS`] it is; the sum itself does not matter.
    pub fn number(&self, action: &Action, level: u8) -> Option<u32> {
        self.numbers.get(&key(action, level)).copied()
    }

    /// What a number means, in the notation of actions; figures of ranges by their names.
    pub fn text(&self, number: u32) -> Option<&str> {
        self.texts.get(number as usize).map(String::as_str)
    }

    /// All of them, by number.
    pub fn texts(&self) -> &[String] {
        &self.texts
    }
}

/// Keys are mixed well enough by one multiplication.
#[derive(Clone, Copy, Debug, Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u64(&mut self, key: u64) {
        let mixed = (self.0 ^ key).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ (mixed >> 32);
    }
}

/// What tells an action from all others: its kind, up to three small numbers, and a sum.
pub(crate) const fn packed(kind: u8, parts: [usize; 3], sum: i32) -> u64 {
    let [one, two, three] = parts;
    (kind as u64) << 56 | (one as u64) << 48 | (two as u64) << 40 | (three as u64) << 32 | sum as u32 as u64
}

/// A tile where it lies, as the parts of a key.
pub(crate) const fn lay_parts(lay: &LayTile) -> [usize; 3] {
    [lay.hex.index(), lay.tile.index(), lay.rotation as usize]
}

/// Kinds of a title's own begin with [`titles::FIRST_KIND`].
fn key(action: &Action, level: u8) -> u64 {
    let level = i32::from(level);
    match action {
        Action::Pass => packed(0, [0; 3], 0),
        Action::Done => packed(1, [0; 3], 0),
        Action::PayOut => packed(2, [0; 3], 0),
        Action::Withhold => packed(3, [0; 3], 0),
        Action::Run(_) => packed(4, [0; 3], 0),
        Action::Repay(_) => packed(5, [0; 3], 0),
        Action::EndGame => packed(6, [0; 3], 0),
        Action::Answer(agreed) => packed(7, [usize::from(*agreed), 0, 0], 0),
        Action::KeepMarker { city } => packed(8, [usize::from(*city), 0, 0], 0),
        Action::Start { company, par } => packed(9, [company.index(), 0, 0], par.0),
        Action::Buy { company, from, paper } => packed(10, [company.index(), source(*from), *paper as usize], 0),
        Action::Sell(Sale { company, shares, doubles }) => {
            packed(11, [company.index(), usize::from(*shares), usize::from(*doubles)], 0)
        }
        Action::LayTile(lay) => packed(12, lay_parts(lay), 0),
        Action::PlaceMarker { hex, city } => packed(13, [hex.index(), usize::from(*city), 0], 0),
        Action::BuyTrain(BuyTrain { seller, model, .. }) => {
            let (kind, company) = match seller {
                Seller::Bank => (0, 0),
                Seller::Pool => (1, 0),
                Seller::Company(company) => (2, company.index()),
            };
            packed(14, [kind, company, model.index()], level)
        }
        Action::Surrender(model) => packed(15, [model.index(), 0, 0], 0),
        Action::SurrenderAhead { company, model } => packed(16, [company.index(), model.index(), 0], 0),
        Action::Title(own) => titles::key(own, level),
    }
}

pub(crate) const fn source(from: Source) -> usize {
    match from {
        Source::Offering => 0,
        Source::Pool => 1,
    }
}

/// Every action with the figure that it stands for, in the order of their numbers. The end of a game by agreement is none: no
/// seat decides it alone.
fn all(state: &State) -> Vec<(Action, u8)> {
    let edition = state.edition();
    let places = Places::of(edition);
    let mut all: Vec<(Action, u8)> = Vec::new();
    all.extend(once([
        Action::Pass,
        Action::Done,
        Action::PayOut,
        Action::Withhold,
        Action::Run(Vec::new()),
        Action::Answer(true),
        Action::Answer(false),
    ]));
    all.push((Action::Repay(Money::ZERO), HIGHEST));
    all.extend(once((0..MAX_CITIES as u8).map(|city| Action::KeepMarker { city })));
    for company in edition.company_ids() {
        all.extend(once(of_shares(edition, company)));
    }
    all.extend(trains(edition));
    all.extend(once(places.cities.iter().map(|(hex, city)| Action::PlaceMarker { hex: *hex, city: *city })));
    all.extend(titles::all(state, &places));
    all.extend(once(places.lays.iter().map(|lay| Action::LayTile(*lay))));
    all
}

pub(crate) fn once(actions: impl IntoIterator<Item = Action>) -> impl Iterator<Item = (Action, u8)> {
    actions.into_iter().map(|action| (action, 0))
}

/// To start a company, to buy and to sell its shares.
fn of_shares(edition: &Edition, company: CompanyId) -> Vec<Action> {
    let mut actions: Vec<Action> = edition.market().pars().map(|(_, par)| Action::Start { company, par }).collect();
    for from in [Source::Offering, Source::Pool] {
        actions.extend([Paper::Single, Paper::Double].map(|paper| Action::Buy { company, from, paper }));
    }
    for shares in 1..=edition.company(company).shares {
        actions.extend((0..=shares / 2).map(|doubles| Action::Sell(Sale { company, shares, doubles })));
    }
    actions
}

fn trains(edition: &Edition) -> Vec<(Action, u8)> {
    let sellers = edition.company_ids().map(Seller::Company);
    let mut all: Vec<(Action, u8)> = Vec::new();
    for seller in [Seller::Bank, Seller::Pool].into_iter().chain(sellers) {
        let buy = |model: ModelId| {
            LEVELS
                .iter()
                .map(move |(level, _)| (Action::BuyTrain(BuyTrain { seller, model, price: Money::ZERO }), *level))
        };
        all.extend(edition.model_ids().flat_map(buy));
    }
    all.extend(once(edition.model_ids().map(Action::Surrender)));
    for company in edition.company_ids() {
        all.extend(once(edition.model_ids().map(|model| Action::SurrenderAhead { company, model })));
    }
    all
}

/// Where tiles and markers can ever lie.
pub(crate) struct Places {
    /// Every tile that can come to lie on a hex, step by step from what is printed there.
    pub lays: Vec<LayTile>,
    /// Every city that a hex can have.
    pub cities: Vec<(HexId, u8)>,
}

impl Places {
    fn of(edition: &Edition) -> Places {
        let board = edition.board();
        let mut places = Places { lays: Vec::new(), cities: Vec::new() };
        for hex in board.map.ids() {
            let printed = board.map[hex].printed;
            let lays = lays_on(edition, hex);
            let tiles = lays.iter().map(|lay| lay.tile).chain([printed]);
            let parts =
                tiles.map(|tile| &board.tiles[tile].parts).filter(|parts| parts.iter().any(board::Part::is_city));
            let most = parts.map(Vec::len).max().unwrap_or(0).min(MAX_CITIES);
            places.cities.extend((0..most as u8).map(|city| (hex, city)));
            places.lays.extend(lays);
        }
        places
    }
}

/// What the rules of the board alone allow there, whoever lays it and whenever.
fn lays_on(edition: &Edition, hex: HexId) -> Vec<LayTile> {
    let board = edition.board();
    let (tiles, shapes) = (&board.tiles, &board.shapes);
    if board.map[hex].ground != Ground::Open {
        return Vec::new();
    }
    let label = tiles.label_of(&board.map[hex]);
    let mut seen: BTreeSet<(TileId, u8)> = BTreeSet::new();
    let mut open = vec![(board.map[hex].printed, 0)];
    while let Some((old, turned)) = open.pop() {
        let lies = shapes.of_tile(old, turned);
        for tile in tiles.in_box().filter(|tile| may_replace(tiles, &tiles[old], &tiles[*tile], label)) {
            for rotation in shapes.rotations(tile) {
                let shape = shapes.of_tile(tile, rotation);
                let follows = keeps_old_track(lies, tiles[old].parts.len(), shape, tiles[tile].parts.len());
                if follows && fits(&board.map, hex, shape) && seen.insert((tile, rotation)) {
                    open.push((tile, rotation));
                }
            }
        }
    }
    seen.into_iter().map(|(tile, rotation)| LayTile { hex, tile, rotation }).collect()
}

/// As the notation writes it, with the name of the figure in the place of a sum that is open.
fn text(state: &State, action: &Action, level: u8) -> String {
    let written = write_action(state, action);
    if !is_open(action) {
        return written;
    }
    let name = LEVELS[usize::from(level)].1;
    let words: Vec<&str> = written.split(' ').collect();
    // The sum is the last word that is a zero: that of a seller may follow it.
    let sum = words.iter().rposition(|word| *word == "0");
    let named = words.iter().enumerate().map(|(row, word)| if Some(row) == sum { name } else { word });
    named.collect::<Vec<_>>().join(" ")
}

/// Whether the sum is not part of what the number means.
const fn is_open(action: &Action) -> bool {
    match action {
        Action::Repay(_) | Action::BuyTrain(_) => true,
        Action::Title(own) => titles::is_open(own),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use game::{Profile, Setup, begin};

    use super::*;

    #[test]
    fn every_number_has_a_text_of_its_own() {
        for profile in Profile::all() {
            let players = game::edition(profile).seats[0].players;
            let state = begin(&Setup::new(profile, players)).unwrap();
            let space = ActionSpace::of(&state);
            let texts: BTreeSet<&String> = space.texts().iter().collect();
            assert_eq!(texts.len(), space.size(), "{}", profile.name());
        }
    }

    #[test]
    fn what_is_open_is_named_by_its_figure() {
        let state = begin(&Setup::new(Profile::default(), 4)).unwrap();
        let space = ActionSpace::of(&state);
        for text in ["pass", "bid lowest", "bid highest", "train 2 low RhB", "start RhB 100", "lay C12 57/2"] {
            assert!(space.texts().iter().any(|known| known == text), "{text}");
        }
    }
}
