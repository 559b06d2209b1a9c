//! What was broken, as JSON: the violation's name and its figures, everything by the name that the API gives it.

use board::HexId;
use game::{Edition, Evidence, Violation};
use routes::Fault;
use serde_json::{Map, Value, json};

/// `{"violation": "BidTooLow", "minimum": 20}`
pub fn evidence(edition: &Edition, violation: &Violation) -> Value {
    let mut object = Map::new();
    for (field, of) in violation.evidence() {
        object.insert(field.to_owned(), value(edition, &of));
    }
    object.insert("violation".to_owned(), violation.name().into());
    Value::Object(object)
}

fn value(edition: &Edition, evidence: &Evidence) -> Value {
    match evidence {
        Evidence::Money(amount) => amount.0.into(),
        Evidence::Number(number) => (*number).into(),
        Evidence::Company(id) => edition.companies.get(id.index()).map(|spec| spec.symbol).into(),
        Evidence::Hex(id) => hex(edition, *id),
        Evidence::Stop(at) => json!({ "hex": hex(edition, at.hex), "part": at.part }),
        Evidence::Model(id) => edition.models.get(id.index()).map(|spec| spec.name).into(),
        Evidence::Private(id) => format!("{}{}", edition.private_letter, id.index() + 1).into(),
        Evidence::Certificate { letter, number } => format!("{letter}{number}").into(),
        Evidence::Fault(fault) => self::fault(edition, fault),
    }
}

fn hex(edition: &Edition, id: HexId) -> Value {
    edition.board().map.hexes.get(id.index()).map(|hex| hex.coord.to_string()).into()
}

/// `{"fault": "CannotPass", "stop": {"hex": "E12", "part": 0}}`
fn fault(edition: &Edition, fault: &Fault) -> Value {
    let at = |name: &str, id: HexId| json!({ "fault": name, "hex": hex(edition, id) });
    let stop = |name: &str, stop: board::StopRef| json!({ "fault": name, "stop": { "hex": hex(edition, stop.hex), "part": stop.part } });
    match fault {
        Fault::NoTrack { hex } => at("NoTrack", *hex),
        Fault::NotJoined { hex } => at("NotJoined", *hex),
        Fault::EndsOnTheLine { hex } => at("EndsOnTheLine", *hex),
        Fault::NotAStop { stop: at } => stop("NotAStop", *at),
        Fault::SameTrackTwice { hex } => at("SameTrackTwice", *hex),
        Fault::FewerThanTwoStops => json!({ "fault": "FewerThanTwoStops" }),
        Fault::NoMarker => json!({ "fault": "NoMarker" }),
        Fault::TooManyStops { stops, limit } => json!({ "fault": "TooManyStops", "stops": stops, "limit": limit }),
        Fault::TooManyHexes { hexes, limit } => json!({ "fault": "TooManyHexes", "hexes": hexes, "limit": limit }),
        Fault::TooManyCities { cities, limit } => {
            json!({ "fault": "TooManyCities", "cities": cities, "limit": limit })
        }
        Fault::RedLocation { stop: at } => stop("RedLocation", *at),
        Fault::SameStopTwice { stop: at } => stop("SameStopTwice", *at),
        Fault::SameGroupTwice { stop: at } => stop("SameGroupTwice", *at),
        Fault::SameHexTwice { stop: at } => stop("SameHexTwice", *at),
        Fault::EndOfTheLine { stop: at } => stop("EndOfTheLine", *at),
        Fault::CannotPass { stop: at } => stop("CannotPass", *at),
        Fault::MarkerNotScored => json!({ "fault": "MarkerNotScored" }),
        Fault::Mine { stop: at } => stop("Mine", *at),
        Fault::SecondMine { stop: at } => stop("SecondMine", *at),
        Fault::NoMine => json!({ "fault": "NoMine" }),
    }
}

#[cfg(test)]
mod tests {
    use game::g1844::{MountainId, PROFILE_2E, Violation as Broken};
    use game::{Money, PrivateId, edition};

    use super::*;

    fn check(violation: impl Into<Violation>, expected: Value) {
        assert_eq!(evidence(edition(PROFILE_2E), &violation.into()), expected);
    }

    #[test]
    fn figures_and_names_stand_by_their_fields() {
        check(Violation::NotNow, json!({"violation": "NotNow"}));
        check(Broken::BidTooLow { minimum: Money(20) }, json!({"violation": "BidTooLow", "minimum": 20}));
        let company = edition(PROFILE_2E).company_named("RhB").unwrap();
        check(
            Violation::MoreThanHalf { company, held: 5 },
            json!({"violation": "MoreThanHalf", "company": "RhB", "held": 5}),
        );
        let private = PrivateId::numbered(6).unwrap();
        check(Broken::PrivateNotSaleable { private }, json!({"violation": "PrivateNotSaleable", "private": "P6"}));
        let mountain = MountainId::numbered(2).unwrap();
        check(Broken::MountainTaken { mountain }, json!({"violation": "MountainTaken", "mountain": "B2"}));
    }

    #[test]
    fn a_fault_of_a_route_has_its_name_and_its_place() {
        let hex = edition(PROFILE_2E).board().map.named("E12").unwrap();
        let fault = Fault::CannotPass { stop: board::StopRef { hex, part: 0 } };
        check(
            Violation::RouteFault { run: 1, fault },
            json!({
                "violation": "RouteFault",
                "run": 1,
                "fault": {"fault": "CannotPass", "stop": {"hex": "E12", "part": 0}},
            }),
        );
    }
}
