//! What stands in the way of tiles and station markers.

use game::Violation;

use super::Table;
use crate::Lang;

#[rustfmt::skip]
pub fn sentence(table: Table<'_>, violation: &Violation) -> Option<String> {
    let lang = table.lang;
    let who = table.operating();
    Some(match violation {
        Violation::TileAlreadyLaid => say!(lang,
            "{who} has built track in this turn: one tile or one upgrade per turn.",
            "{who} hat in diesem Spielzug schon gebaut: ein Plättchen oder ein Austausch je Spielzug.",
            "{who} już budowała w tej turze: jeden kafel lub jedna modernizacja na turę."),
        Violation::NoTileLeft => say!(lang,
            "No such tile is left.",
            "Von diesem Plättchen ist keins mehr da.",
            "Nie ma już takiego kafla."),
        Violation::NotBuildable { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "No tile is ever laid on {hex}.",
                "Auf {hex} wird nie ein Plättchen gelegt.",
                "Na heksie {hex} nigdy nie kładzie się kafli.")
        }
        Violation::NeverUpgraded { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "What lies on {hex} is never upgraded.",
                "Was auf {hex} liegt, wird nie ausgetauscht.",
                "Tego, co leży na heksie {hex}, nigdy się nie modernizuje.")
        }
        Violation::HexNotBare { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "{hex} already shows track; a yellow tile needs a bare hex.",
                "{hex} zeigt schon Gleise; ein gelbes Plättchen braucht ein Hexfeld ohne Gleise.",
                "Na heksie {hex} są już tory; żółty kafel trafia tylko na heks bez torów.")
        }
        Violation::NoSuchTile => say!(lang,
            "There is no such tile or hex.",
            "Ein solches Plättchen oder Hexfeld gibt es nicht.",
            "Takiego kafla lub heksu nie ma."),
        Violation::PlainTrackOnly { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "{hex} is an open hex: it takes plain track only.",
                "{hex} ist ein freies Feld: Dort passt nur ein Streckengleis.",
                "{hex} to pusty heks: pasuje tam tylko zwykły tor.")
        }
        Violation::TownTileOnly { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "{hex} takes only tiles that show its towns.",
                "Auf {hex} passen nur Plättchen mit ebenso vielen Kleinstädten.",
                "Na heks {hex} pasują tylko kafle z taką samą liczbą miasteczek.")
        }
        Violation::CityTileOnly { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "{hex} takes only tiles that show its cities.",
                "Auf {hex} passen nur Plättchen mit einer solchen Stadt.",
                "Na heks {hex} pasują tylko kafle z takim miastem.")
        }
        Violation::ColourStep { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "This tile is not of the colour that follows on {hex}: yellow, green, brown, grey.",
                "Dieses Plättchen hat nicht die Farbe, die auf {hex} folgt: gelb, grün, braun, grau.",
                "Ten kafel nie ma koloru, który następuje na heksie {hex}: żółty, zielony, brązowy, szary.")
        }
        Violation::KindMustStay { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "Track, towns and cities on {hex} stay what they are. Choose another tile.",
                "Gleise, Kleinstädte und Städte auf {hex} bleiben, was sie sind. Nimm ein anderes Plättchen.",
                "Tory, miasteczka i miasta na heksie {hex} pozostają tym, czym są. Wybierz inny kafel.")
        }
        Violation::LabelMissing { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "{hex} takes only tiles with its own label.",
                "Auf {hex} passen nur Plättchen mit demselben Kürzel.",
                "Na heks {hex} pasują tylko kafle z tą samą etykietą.")
        }
        Violation::ColourNotYet { phase } => say!(lang,
            "Tiles of this colour are not available in phase {phase}.",
            "Plättchen dieser Farbe gibt es in Phase {phase} noch nicht.",
            "W fazie {phase} nie ma jeszcze kafli tego koloru."),
        Violation::TrackOffTheMap { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "On {hex} this track runs off the map. Turn the tile or choose another.",
                "Auf {hex} führt dieses Gleis vom Spielplan. Drehe das Plättchen oder nimm ein anderes.",
                "Na heksie {hex} ten tor wychodzi poza mapę. Obróć kafel albo wybierz inny.")
        }
        Violation::TrackIntoGrey { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "On {hex} this track runs into a hex that shows no track there. Turn the tile or choose another.",
                "Auf {hex} führt dieses Gleis in ein Hexfeld, das dort kein Gleis zeigt. Drehe das Plättchen oder nimm ein anderes.",
                "Na heksie {hex} ten tor prowadzi na heks bez toru w tym miejscu. Obróć kafel albo wybierz inny.")
        }
        Violation::TrackIntoBar { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "On {hex} this track runs into a barred side. Turn the tile or choose another.",
                "Auf {hex} führt dieses Gleis an eine gesperrte Kante. Drehe das Plättchen oder nimm ein anderes.",
                "Na heksie {hex} ten tor prowadzi do zamkniętej krawędzi. Obróć kafel albo wybierz inny.")
        }
        Violation::TrackIntoRed { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "On {hex} this track runs into an off-board location where no track is printed. Turn the tile or choose another.",
                "Auf {hex} führt dieses Gleis in eine Fernverbindung ohne vorgedrucktes Gleis. Drehe das Plättchen oder nimm ein anderes.",
                "Na heksie {hex} ten tor prowadzi na daleką trasę w miejscu bez nadrukowanego toru. Obróć kafel albo wybierz inny.")
        }
        Violation::OldTrackLost { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "This tile does not keep all old track on {hex}. Turn it or choose another.",
                "Dieses Plättchen erhält nicht alle alten Gleise auf {hex}. Drehe es oder nimm ein anderes.",
                "Ten kafel nie zachowuje wszystkich torów na heksie {hex}. Obróć go albo wybierz inny.")
        }
        Violation::NotConnected { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "{hex} is not connected to a marker of {who}.",
                "{hex} ist mit keinem Bahnhof von {who} verbunden.",
                "{hex} nie ma połączenia ze stacją spółki {who}.")
        }
        Violation::UpgradeNotConnected { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "The tile on {hex} is not connected to a marker of {who}.",
                "Das Plättchen auf {hex} ist mit keinem Bahnhof von {who} verbunden.",
                "Kafel na heksie {hex} nie ma połączenia ze stacją spółki {who}.")
        }
        Violation::HomeTileFirst { hex: id } => {
            let (hex, home) = (table.hex(*id), table.home());
            say!(lang,
                "The home of {who}, {home}, has no track yet. A tile goes there before one on {hex}.",
                "Der Heimatbahnhof von {who}, {home}, hat noch kein Gleis. Dort liegt das erste Plättchen, nicht auf {hex}.",
                "Stacja startowa spółki {who}, {home}, nie ma jeszcze torów. Kafel trafia tam wcześniej niż na heks {hex}.")
        }
        Violation::TerrainTooDear { cost, cash } => {
            let (cost, cash) = (table.money(*cost), table.money(*cash));
            say!(lang,
                "Building here costs {cost}; {who} has {cash}.",
                "Hier zu bauen kostet {cost}; {who} hat {cash} zur Verfügung.",
                "Budowa tutaj kosztuje {cost}; {who} ma {cash}.")
        }
        Violation::NoMarkerLeft => say!(lang,
            "{who} has no station marker left.",
            "{who} hat keinen Bahnhofsmarker mehr.",
            "{who} nie ma już znaczników stacji."),
        Violation::MarkerTooDear { cost, cash } => {
            let (cost, cash) = (table.money(*cost), table.money(*cash));
            say!(lang,
                "The station marker costs {cost}; {who} has {cash}.",
                "Der Bahnhofsmarker kostet {cost}; {who} hat {cash} zur Verfügung.",
                "Znacznik stacji kosztuje {cost}; {who} ma {cash}.")
        }
        Violation::NotACity { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "There is no such city on {hex}.",
                "Eine solche Stadt gibt es auf {hex} nicht.",
                "Na heksie {hex} nie ma takiego miasta.")
        }
        Violation::NoFreeCircle { at } => {
            let city = table.stop(*at);
            say!(lang,
                "{city} has no free circle.",
                "In {city} ist kein Bahnhofsplatz frei.",
                "Na heksie {city} nie ma wolnego miejsca na stację.")
        }
        Violation::CircleReserved { at } => {
            let city = table.stop(*at);
            say!(lang,
                "The last free circle in {city} is kept for a company that has not operated yet.",
                "Der letzte freie Bahnhofsplatz in {city} bleibt für eine Gesellschaft, die noch nicht agiert hat.",
                "Ostatnie wolne miejsce na stację na heksie {city} czeka na spółkę, która jeszcze nie operowała.")
        }
        Violation::MarkerNotConnected { at } => {
            let city = table.stop(*at);
            say!(lang,
                "{city} is not connected to a marker of {who}.",
                "{city} ist mit keinem Bahnhof von {who} verbunden.",
                "{city} nie ma połączenia ze stacją spółki {who}.")
        }
        Violation::MarkerOnHexAlready { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "{who} already has a marker on {hex}.",
                "{who} hat auf {hex} schon einen Bahnhof.",
                "{who} ma już stację na heksie {hex}.")
        }
        _ => return None,
    })
}
