//! Names of things as printed, the same in all languages. A number that names nothing shows as it is.

use board::{HexId, StopRef};
use game::edition::Title;
use game::{CompanyId, Edition, ModelId, MountainId, PrivateId, TunnelId};

pub fn company(edition: &Edition, id: CompanyId) -> String {
    edition.companies.get(id.index()).map_or_else(|| format!("?{}", id.0), |spec| spec.symbol.to_owned())
}

/// `F11 (Bern)`, or `E12` where no name is printed.
pub fn hex(edition: &Edition, id: HexId) -> String {
    match edition.ways().map.hexes.get(id.index()) {
        Some(hex) => match hex.name {
            Some(name) => format!("{} ({name})", hex.coord),
            None => hex.coord.to_string(),
        },
        None => format!("?{}", id.0),
    }
}

pub fn stop(edition: &Edition, at: StopRef) -> String {
    hex(edition, at.hex)
}

/// `8E`: what is printed on the card.
pub fn model(edition: &Edition, id: ModelId) -> String {
    edition.models.get(id.index()).map_or_else(|| format!("?{}", id.0), |spec| spec.name.to_owned())
}

/// `P4 (Furka-Oberalpbahn)` in 1844, `B4 (Arlbergbahn)` in 1824, whose private railways are its mountain railways.
pub fn private(edition: &Edition, id: PrivateId) -> String {
    let number = private_number(edition.title, u16::from(id.0) + 1);
    match edition.privates.get(id.index()) {
        Some(spec) => format!("{number} ({})", spec.name),
        None => number,
    }
}

pub fn private_number(title: Title, number: u16) -> String {
    match title {
        Title::Swiss1844 => format!("P{number}"),
        Title::AustriaHungary1824 => format!("B{number}"),
    }
}

/// A mountain railway of 1844.
pub fn mountain(id: MountainId) -> String {
    format!("B{}", u16::from(id.0) + 1)
}

pub fn tunnel(id: TunnelId) -> String {
    format!("T{}", u16::from(id.0) + 1)
}

/// `P4` or `B4`, without the name.
pub fn private_short(edition: &Edition, id: PrivateId) -> String {
    private_number(edition.title, u16::from(id.0) + 1)
}
