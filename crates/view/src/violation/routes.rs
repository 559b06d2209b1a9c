//! What is wrong with a route.

use routes::Fault;

use super::Table;
use crate::Lang;

#[rustfmt::skip]
pub fn sentence(table: Table<'_>, route: u16, fault: &Fault) -> String {
    let lang = table.lang;
    let who = table.operating();
    match fault {
        Fault::NoTrack { hex } => {
            let hex = table.hex(*hex);
            say!(lang,
                "Route {route}: on {hex} there is no track that way.",
                "Strecke {route}: Auf {hex} führt kein Gleis dorthin.",
                "Trasa {route}: na heksie {hex} nie ma toru w tę stronę.")
        }
        Fault::NotJoined { hex } => {
            let hex = table.hex(*hex);
            say!(lang,
                "Route {route}: on {hex} no track joins these two sides.",
                "Strecke {route}: Auf {hex} verbindet kein Gleis diese beiden Kanten.",
                "Trasa {route}: na heksie {hex} żaden tor nie łączy tych dwóch krawędzi.")
        }
        Fault::EndsOnTheLine { hex } => {
            let hex = table.hex(*hex);
            say!(lang,
                "Route {route} ends on {hex}, where there is no stop.",
                "Strecke {route} endet auf {hex}, wo kein Halt ist.",
                "Trasa {route} kończy się na heksie {hex}, gdzie nie ma przystanku.")
        }
        Fault::NotAStop { stop } => {
            let stop = table.stop(*stop);
            say!(lang,
                "Route {route} scores {stop}, which has no value now.",
                "Strecke {route} wertet {stop}, das zurzeit keinen Wert hat.",
                "Trasa {route} liczy heks {stop}, który teraz nie ma wartości.")
        }
        Fault::SameTrackTwice { hex } => {
            let hex = table.hex(*hex);
            say!(lang,
                "Route {route} uses the same track on {hex} twice.",
                "Strecke {route} benutzt dasselbe Gleis auf {hex} zweimal.",
                "Trasa {route} dwa razy korzysta z tego samego toru na heksie {hex}.")
        }
        Fault::FewerThanTwoStops => say!(lang,
            "Route {route} joins fewer than two stops.",
            "Strecke {route} verbindet weniger als zwei Halte.",
            "Trasa {route} łączy mniej niż dwa przystanki."),
        Fault::NoMarker => say!(lang,
            "Route {route} has no stop with a marker of {who}.",
            "An Strecke {route} liegt kein Bahnhof von {who}.",
            "Na trasie {route} nie ma stacji spółki {who}."),
        Fault::TooManyStops { stops, limit } => say!(lang,
            "Route {route} has {stops} stops; the range of this train is {limit}.",
            "Strecke {route} hat {stops} Halte; die Reichweite dieser Lok ist {limit}.",
            "Liczba przystanków na trasie {route} to {stops}, a zasięg tego pociągu to {limit}."),
        Fault::TooManyHexes { hexes, limit } => say!(lang,
            "Route {route} covers {hexes} hexes; the range of this train is {limit}.",
            "Strecke {route} führt über {hexes} Hexfelder; die Reichweite dieser Lok ist {limit}.",
            "Liczba heksów na trasie {route} to {hexes}, a zasięg tego pociągu to {limit}."),
        Fault::RedLocation { stop } => {
            let stop = table.stop(*stop);
            say!(lang,
                "Route {route} visits {stop}; H-trains do not run to off-board locations.",
                "Strecke {route} führt nach {stop}; H-Loks fahren keine Fernverbindungen.",
                "Trasa {route} prowadzi na heks {stop}; pociągi H nie jeżdżą na dalekie trasy.")
        }
        Fault::SameStopTwice { stop } => {
            let stop = table.stop(*stop);
            say!(lang,
                "Route {route} visits {stop} twice.",
                "Strecke {route} führt zweimal nach {stop}.",
                "Trasa {route} dwa razy prowadzi na heks {stop}.")
        }
        Fault::SameGroupTwice { stop } => {
            let stop = table.stop(*stop);
            say!(lang,
                "Route {route} visits {stop} and another stop that cannot be on one route with it.",
                "Strecke {route} besucht {stop} und einen Halt, der damit nicht auf einer Strecke liegen kann.",
                "Trasa {route} obejmuje heks {stop} i przystanek, który nie może być z nim na jednej trasie.")
        }
        Fault::SameHexTwice { stop } => {
            let stop = table.stop(*stop);
            say!(lang,
                "Route {route} visits two cities on {stop}; one route has room for one.",
                "Strecke {route} besucht zwei Städte auf {stop}; auf einer Strecke liegt höchstens eine.",
                "Trasa {route} obejmuje dwa miasta na heksie {stop}; na jednej trasie może leżeć tylko jedno.")
        }
        Fault::EndOfTheLine { stop } => {
            let stop = table.stop(*stop);
            say!(lang,
                "Route {route} runs on from {stop}, where every route ends.",
                "Strecke {route} führt über {stop} hinaus, wo jede Strecke endet.",
                "Trasa {route} biegnie dalej za heks {stop}, gdzie każda trasa się kończy.")
        }
        Fault::CannotPass { stop } => {
            let stop = table.stop(*stop);
            say!(lang,
                "Route {route} cannot run on from {stop}; it can end there.",
                "Strecke {route} kann über {stop} nicht hinausführen; sie kann dort enden.",
                "Trasa {route} nie może biec dalej za heks {stop}; może się tam kończyć.")
        }
        Fault::MarkerNotScored => say!(lang,
            "Route {route} scores no stop with a marker of {who}.",
            "Strecke {route} wertet keinen Bahnhof von {who}.",
            "Trasa {route} nie liczy żadnej stacji spółki {who}."),
        Fault::Mine { stop } => {
            let stop = table.stop(*stop);
            say!(lang,
                "Route {route} visits {stop}, a mine; only g-trains run there.",
                "Strecke {route} führt nach {stop}, einem Bergwerk; dorthin fahren nur g-Loks.",
                "Trasa {route} prowadzi na heks {stop}, do kopalni; jeżdżą tam tylko pociągi g.")
        }
        Fault::SecondMine { stop } => {
            let stop = table.stop(*stop);
            say!(lang,
                "Route {route} comes to a second mine, {stop}; a g-train visits one.",
                "Strecke {route} kommt zu einem zweiten Bergwerk, {stop}; eine g-Lok fährt eines an.",
                "Trasa {route} prowadzi do drugiej kopalni, {stop}; pociąg g odwiedza jedną.")
        }
        Fault::NoMine => say!(lang,
            "Route {route} has a mine at neither end; a g-train starts at one.",
            "Strecke {route} hat an keinem Ende ein Bergwerk; eine g-Lok beginnt bei einem.",
            "Trasa {route} nie ma kopalni na żadnym końcu, a pociąg g zaczyna w kopalni."),
        Fault::TooManyCities { cities, limit } => say!(lang,
            "Route {route} visits {cities} cities; the range of this g-train is {limit}.",
            "Strecke {route} besucht {cities} Städte; die Reichweite dieser g-Lok ist {limit}.",
            "Liczba miast na trasie {route} to {cities}, a zasięg tego pociągu g to {limit}."),
    }
}
