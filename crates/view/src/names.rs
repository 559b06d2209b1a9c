//! Names of things as printed, the same in all languages. A number that names nothing shows as it is.

use board::{HexId, StopRef};
use game::g1844::{MountainId, TunnelId};
use game::{CompanyId, Edition, ModelId, PrivateId};

/// `RhB`.
pub fn company(edition: &Edition, id: CompanyId) -> String {
    edition.companies.get(id.index()).map_or_else(|| format!("?{}", id.index()), |spec| spec.symbol.to_owned())
}

/// `F11 (Bern)`, or `E12` where no name is printed.
pub fn hex(edition: &Edition, id: HexId) -> String {
    match edition.board().map.hexes.get(id.index()) {
        Some(hex) => match hex.name {
            Some(name) => format!("{} ({name})", hex.coord),
            None => hex.coord.to_string(),
        },
        None => format!("?{}", id.0),
    }
}

/// `F11 Bern`, or `E12` where no name is printed.
pub fn place(edition: &Edition, id: HexId) -> String {
    match edition.board().map.hexes.get(id.index()) {
        Some(hex) => match hex.name {
            Some(name) => format!("{} {name}", hex.coord),
            None => hex.coord.to_string(),
        },
        None => String::new(),
    }
}

/// `Bern F11`, or `E12` where no name is printed.
pub fn town(edition: &Edition, id: HexId) -> String {
    let name = edition.board().map.hexes.get(id.index()).and_then(|hex| hex.name);
    let coord = coord(edition, id);
    name.map_or_else(|| coord.clone(), |name| format!("{name} {coord}"))
}

/// `F11`.
pub fn coord(edition: &Edition, id: HexId) -> String {
    edition.board().map.hexes.get(id.index()).map_or_else(String::new, |hex| hex.coord.to_string())
}

/// The hex of a stop.
pub fn stop(edition: &Edition, at: StopRef) -> String {
    hex(edition, at.hex)
}

/// `8E`: what is printed on the card.
pub fn model(edition: &Edition, id: ModelId) -> String {
    edition.models.get(id.index()).map_or_else(|| format!("?{}", id.index()), |spec| spec.name.to_owned())
}

/// `P4 (Furka-Oberalpbahn)` in 1844, `B4 (Arlbergbahn)` in 1824, whose private railways are its mountain railways.
pub fn private(edition: &Edition, id: PrivateId) -> String {
    let number = private_short(edition, id);
    match edition.privates.get(id.index()) {
        Some(spec) => format!("{number} ({})", spec.name),
        None => number,
    }
}

/// `P4` or `B4`, without the name.
pub fn private_short(edition: &Edition, id: PrivateId) -> String {
    format!("{}{}", edition.private_letter, id.index() + 1)
}

/// A mountain railway of 1844.
pub fn mountain(id: MountainId) -> String {
    format!("B{}", id.index() + 1)
}

/// A tunnel certificate of 1844.
pub fn tunnel(id: TunnelId) -> String {
    format!("T{}", id.index() + 1)
}
