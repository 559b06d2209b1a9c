//! Names of things as printed, the same in all languages. A number that names nothing shows as it is.

use board::{HexId, StopRef};
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

/// `P4 (Furka-Oberalpbahn)`.
pub fn private(edition: &Edition, id: PrivateId) -> String {
    let number = u16::from(id.0) + 1;
    match edition.privates.get(id.index()) {
        Some(spec) => format!("P{number} ({})", spec.name),
        None => format!("P{number}"),
    }
}

pub fn mountain(id: MountainId) -> String {
    format!("B{}", u16::from(id.0) + 1)
}

pub fn tunnel(id: TunnelId) -> String {
    format!("T{}", u16::from(id.0) + 1)
}
