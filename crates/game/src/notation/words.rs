//! Names of things in the notation, read and written.

use board::{Edge, EdgeSet, HexId, StopRef, TileId};

use crate::state::{Closing, Common, Step};
use crate::{CompanyId, CompanySet, ModelId, Money, PlayerId, PlayerSet, PrivateId};

/// A word that is not what it should be; an empty one is missing.
#[derive(Debug)]
pub(crate) struct Unexpected {
    pub word: String,
    pub expected: &'static str,
}

pub(crate) type Read<T> = Result<T, Unexpected>;

pub(crate) trait OrUnexpected<T> {
    fn or_unexpected(self, word: &str, expected: &'static str) -> Read<T>;
}

impl<T> OrUnexpected<T> for Option<T> {
    fn or_unexpected(self, word: &str, expected: &'static str) -> Read<T> {
        self.ok_or_else(|| Unexpected { word: word.to_owned(), expected })
    }
}

/// The word in this place, or an error that names what is missing there.
pub(crate) fn nth<'w>(words: &[&'w str], place: usize, expected: &'static str) -> Read<&'w str> {
    words.get(place).copied().or_unexpected("", expected)
}

pub(crate) fn money(word: &str) -> Read<Money> {
    word.parse().ok().map(Money).or_unexpected(word, "an amount")
}

pub(crate) fn number(word: &str) -> Read<u8> {
    word.parse().ok().or_unexpected(word, "a number")
}

pub(crate) fn company(common: &Common, symbol: &str) -> Read<CompanyId> {
    common.edition.company_named(symbol).or_unexpected(symbol, "a company")
}

#[cfg(feature = "positions")]
pub(crate) fn companies(common: &Common, symbols: &str) -> Read<CompanySet> {
    symbols.split(',').map(|symbol| company(common, symbol)).collect()
}

pub(crate) fn hex(common: &Common, name: &str) -> Read<HexId> {
    common.edition.board().map.named(name).or_unexpected(name, "a hex")
}

/// `SBB_5H` is the train that the table of trains calls `SBB 5H`.
pub(crate) fn model(common: &Common, name: &str) -> Read<ModelId> {
    common.edition.model_named(&name.replace('_', " ")).or_unexpected(name, "a train")
}

/// `A` is the first seat.
#[cfg(feature = "positions")]
pub(crate) fn player(common: &Common, name: &str) -> Read<PlayerId> {
    let seat = name.bytes().next().and_then(|letter| letter.checked_sub(b'A'));
    let seat = seat.filter(|seat| name.len() == 1 && *seat < common.seats);
    seat.map(PlayerId).or_unexpected(name, "a player")
}

#[cfg(feature = "positions")]
pub(crate) fn players(common: &Common, names: &str) -> Read<PlayerSet> {
    names.split(',').map(|name| player(common, name)).collect()
}

/// The row of `P1`, `T2`, `B3`.
pub(crate) fn numbered(word: &str, letter: char, count: usize) -> Read<u8> {
    let number = word.strip_prefix(letter).and_then(|number| number.parse::<u8>().ok());
    let row = number.and_then(|number| number.checked_sub(1)).filter(|row| usize::from(*row) < count);
    row.or_unexpected(word, "a certificate")
}

pub(crate) fn private(common: &Common, word: &str) -> Read<PrivateId> {
    numbered(word, common.edition.private_letter, common.edition.privates.len()).map(PrivateId)
}

/// `C20.1`, or `C20` for its first part.
pub(crate) fn stop(common: &Common, word: &str) -> Read<StopRef> {
    let (name, part) = word.split_once('.').unwrap_or((word, "0"));
    Ok(StopRef { hex: hex(common, name)?, part: number(part)? })
}

/// `57/2`
pub(crate) fn tile(common: &Common, word: &str) -> Read<(TileId, u8)> {
    let (name, rotation) = word.split_once('/').or_unexpected(word, "a tile and how it lies")?;
    let tile = common.edition.board().tiles.named(name).or_unexpected(name, "a tile")?;
    Ok((tile, number(rotation)?))
}

/// `3-5`
pub(crate) fn sides(word: &str) -> Read<EdgeSet> {
    let side = |side: &str| side.parse().ok().and_then(Edge::new).or_unexpected(side, "a side");
    word.split('-').map(side).collect()
}

/// What stands for an id that the edition does not have.
const UNKNOWN: &str = "?";

pub(crate) fn symbol(common: &Common, company: CompanyId) -> &'static str {
    common.edition.companies.get(company.index()).map_or(UNKNOWN, |spec| spec.symbol)
}

pub(crate) fn symbols(common: &Common, companies: CompanySet) -> String {
    companies.iter().map(|company| symbol(common, company)).collect::<Vec<_>>().join(",")
}

pub(crate) fn coord(common: &Common, hex: HexId) -> String {
    let hexes = &common.edition.board().map.hexes;
    hexes.get(hex.index()).map_or(UNKNOWN.to_owned(), |hex| hex.coord.to_string())
}

pub(crate) fn model_name(common: &Common, model: ModelId) -> String {
    common.edition.models.get(model.index()).map_or(UNKNOWN.to_owned(), |spec| spec.name.replace(' ', "_"))
}

pub(crate) fn letter(player: PlayerId) -> String {
    char::from(b'A' + player.0).to_string()
}

pub(crate) fn letters(players: PlayerSet) -> String {
    players.iter().map(letter).collect::<Vec<_>>().join(",")
}

pub(crate) fn private_name(common: &Common, private: PrivateId) -> String {
    format!("{}{}", common.edition.private_letter, private.0 + 1)
}

pub(crate) fn stop_name(common: &Common, at: StopRef) -> String {
    match at.part {
        0 => coord(common, at.hex),
        part => format!("{}.{part}", coord(common, at.hex)),
    }
}

pub(crate) fn tile_name(common: &Common, tile: TileId, rotation: u8) -> String {
    let name = common.edition.board().tiles.specs.get(tile.index()).map_or(UNKNOWN, |tile| tile.name);
    format!("{name}/{rotation}")
}

pub(crate) fn side_names(sides: EdgeSet) -> String {
    sides.iter().map(|side| side.number().to_string()).collect::<Vec<_>>().join("-")
}

pub(crate) const STEPS: [(&str, Step); 5] = [
    ("track", Step::Track),
    ("marker", Step::Marker),
    ("run", Step::Run),
    ("dividend", Step::Dividend),
    ("train", Step::Train),
];

pub(crate) const CLOSINGS: [(&str, Closing); 3] =
    [("export", Closing::Export), ("formation", Closing::Formation), ("over", Closing::Over)];

pub(crate) fn word_of<T: PartialEq>(table: &[(&'static str, T)], meant: T) -> &'static str {
    table.iter().find(|(_, entry)| *entry == meant).map_or(UNKNOWN, |(word, _)| word)
}
