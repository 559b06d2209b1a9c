//! Refusals in words: the fact that stands in the way, with its evidence. The three languages stand side by side, and
//! `say!` takes no fewer.

use board::HexId;
use game::state::{Pending, Round, Step};
use game::titles::g1844::tile::ABILITIES_PHASE;
use game::titles::g1844::train::TRADE_PHASE;
use game::{CompanyId, ModelId, Money, Refusal, State, Violation};
use routes::Fault;

use crate::{Lang, names};

/// The refusal as one line, with the number of its rule. `state` is the one that the action met.
pub fn explain_violation(state: &State, refusal: &Refusal, lang: Lang) -> String {
    format!("{} ({})", sentence(state, &refusal.violation, lang), refusal.rule)
}

/// English, German, Polish.
macro_rules! say {
    ($lang:expr, $en:literal, $de:literal, $pl:literal) => {
        match $lang {
            Lang::En => format!($en),
            Lang::De => format!($de),
            Lang::Pl => format!($pl),
        }
    };
}

/// The same without the number, for screens that show it beside.
#[rustfmt::skip]
pub fn sentence(state: &State, violation: &Violation, lang: Lang) -> String {
    let table = Table { state, lang };
    let who = table.operating();
    let phase = state.phase;
    let money = |amount: Money| lang.money(amount);
    let company = |id: CompanyId| names::company(state.edition, id);
    let hex = |id: HexId| names::hex(state.edition, id);
    let train = |id: ModelId| table.train(id);
    match violation {
        Violation::NotNow => {
            let step = table.step();
            say!(lang,
                "This is not possible now. Current step: {step}.",
                "Das ist jetzt nicht möglich. Aktueller Schritt: {step}.",
                "Tego nie można zrobić teraz. Bieżący krok: {step}.")
        }
        Violation::OtherTitle => say!(lang,
            "This game has no such move.",
            "Diesen Zug gibt es in diesem Spiel nicht.",
            "W tej grze nie ma takiego ruchu."),
        Violation::CertificateReserved { company: id } => {
            let id = company(*id);
            say!(lang,
                "The director's certificate of {id} is reserved and cannot be bought.",
                "Das Direktorenpapier von {id} ist reserviert und kann nicht gekauft werden.",
                "Certyfikat dyrektora spółki {id} jest zarezerwowany i nie można go kupić.")
        }
        Violation::NotOperatedYet { company: id } => {
            let id = company(*id);
            say!(lang,
                "{id} has not operated yet. Its shares can be sold after its first turn.",
                "{id} war noch nicht am Zug. Aktien können erst nach dem ersten Zug der Gesellschaft verkauft werden.",
                "Spółka {id} jeszcze nie działała. Jej akcje można sprzedać po jej pierwszej turze.")
        }
        Violation::NoSuchPrice { price } => {
            let price = money(*price);
            say!(lang,
                "The company is not sold for {price}.",
                "Für {price} wird die Bahn nicht verkauft.",
                "Za {price} tej kolei nie można kupić.")
        }
        Violation::MountainRailwayGone { private } => {
            let number = u16::from(private.0) + 1;
            say!(lang,
                "Mountain Railway B{number} is not for sale.",
                "Die Gebirgsbahn B{number} steht nicht zum Verkauf.",
                "Kolej górska B{number} nie jest na sprzedaż.")
        }
        Violation::NotYoursToExchange => say!(lang,
            "You can exchange only a railway that you own.",
            "Du kannst nur eine eigene Bahn eintauschen.",
            "Można wymienić tylko własną kolej."),
        Violation::ExchangeNotYet { phase } => say!(lang,
            "In phase {phase} this railway cannot be exchanged.",
            "In Phase {phase} kann diese Bahn nicht eingetauscht werden.",
            "W fazie {phase} tej kolei nie można wymienić."),
        Violation::ExchangeAfterSale => say!(lang,
            "After a sale in the same turn a Coal Railway cannot be exchanged.",
            "Nach einem Verkauf im selben Zug kann keine Kohlenbahn eingetauscht werden.",
            "Po sprzedaży w tej samej turze nie można wymienić kolei węglowej."),
        Violation::ExchangeCompulsory => say!(lang,
            "The Mountain Railway has to be exchanged for a share.",
            "Die Gebirgsbahn muss gegen eine Aktie eingetauscht werden.",
            "Kolej górską trzeba wymienić na akcję."),
        Violation::NotARegional { company: id } => {
            let id = company(*id);
            say!(lang,
                "{id} is not a Regional Railway: Mountain Railways are exchanged for shares of those only.",
                "{id} ist keine Regionalbahn: Gebirgsbahnen werden nur gegen deren Aktien eingetauscht.",
                "{id} nie jest koleją regionalną, a koleje górskie wymienia się tylko na ich akcje.")
        }
        Violation::GoodsTrainsOnly => say!(lang,
            "A Coal Railway owns goods trains only.",
            "Eine Kohlenbahn besitzt nur Güterzüge.",
            "Kolej węglowa posiada tylko pociągi towarowe."),
        Violation::InReceivership => say!(lang,
            "Nobody holds two shares of {who}: without a director it buys no trains.",
            "Niemand hält zwei Aktien von {who}: Ohne Direktor kauft sie keine Loks.",
            "Nikt nie ma dwóch akcji spółki {who}: bez dyrektora nie kupuje ona pociągów."),
        Violation::TrainWaits { company: id } => {
            let id = company(*id);
            say!(lang,
                "{id} is not open yet: its trains wait on the charter.",
                "{id} ist noch nicht eröffnet: Ihre Loks warten auf dem Gesellschaftsbogen.",
                "Spółka {id} nie jest jeszcze otwarta: jej pociągi czekają na karcie.")
        }
        Violation::NothingToSurrender { model } => {
            let model = train(*model);
            say!(lang,
                "{who} owns no train that could be given in part exchange for the {model}.",
                "{who} besitzt keine Lok, die für die {model} in Zahlung gegeben werden könnte.",
                "{who} nie ma pociągu, który można by oddać w rozliczeniu za {model}.")
        }
        Violation::ExchangedAlready => say!(lang,
            "{who} has already given a train in part exchange in this operating round.",
            "{who} hat in dieser Betriebsrunde schon eine Lok in Zahlung gegeben.",
            "{who} w tej rundzie operacyjnej oddała już pociąg w rozliczeniu."),
        Violation::NewTrackNotReached { hex: id } => {
            let id = hex(*id);
            say!(lang,
                "The upgrade of {id} brings {who} neither new track nor a new value within reach.",
                "Der Austausch in {id} bringt {who} weder ein neues Gleis noch einen neuen Wert in Reichweite.",
                "Modernizacja {id} nie daje spółce {who} w zasięgu ani nowego toru, ani nowej wartości.")
        }
        Violation::GameOver => say!(lang,
            "The game is over.",
            "Die Partie ist zu Ende.",
            "Partia jest zakończona."),
        Violation::PrivatesUnsold => say!(lang,
            "Private railways are still unsold. Nothing else can be bought before the auction is over.",
            "Es gibt noch unverkaufte Privatbahnen. Vor dem Ende der Versteigerung kann nichts anderes gekauft werden.",
            "Są jeszcze niesprzedane spółki prywatne. Przed końcem licytacji nie można kupić nic innego."),

        Violation::BidTooLow { minimum } => {
            let minimum = money(*minimum);
            say!(lang,
                "The first bid is at least {minimum}.",
                "Das erste Gebot muss mindestens {minimum} betragen.",
                "Pierwsza stawka to co najmniej {minimum}.")
        }
        Violation::RaiseTooSmall { minimum } => {
            let minimum = money(*minimum);
            say!(lang,
                "The next bid is at least {minimum}.",
                "Das nächste Gebot muss mindestens {minimum} betragen.",
                "Następna stawka to co najmniej {minimum}.")
        }
        Violation::BidBeyondCash { cash } => {
            let cash = money(*cash);
            say!(lang,
                "You have {cash}; a bid cannot exceed your cash.",
                "Du hast {cash} Bargeld; mehr kannst du nicht bieten.",
                "Masz {cash}; stawka nie może przekroczyć twojej gotówki.")
        }

        Violation::SaleAfterPurchase => say!(lang,
            "This turn’s purchase is made: one item a turn, and sales come before it.",
            "In diesem Spielzug wurde schon gekauft: ein Papier je Spielzug, und Verkäufe kommen davor.",
            "W tej turze był już zakup: jeden na turę, a sprzedaż tylko przed nim."),
        Violation::CannotAfford { price, cash } => {
            let (price, cash) = (money(*price), money(*cash));
            say!(lang,
                "This costs {price}; you have {cash}.",
                "Das kostet {price}; du hast {cash} zur Verfügung.",
                "To kosztuje {price}; masz {cash}.")
        }
        Violation::DirectorsCertificateFirst { company: id } => {
            let company = company(*id);
            say!(lang,
                "The director’s certificate of {company} is still unsold; it is bought first.",
                "Die Direktoraktie von {company} ist noch unverkauft; sie wird zuerst gekauft.",
                "Certyfikat prezesa spółki {company} nie jest jeszcze sprzedany; kupuje się go jako pierwszy.")
        }
        Violation::DirectorsCertificateSold { company: id } => {
            let company = company(*id);
            say!(lang,
                "The director’s certificate of {company} is already sold.",
                "Die Direktoraktie von {company} ist schon verkauft.",
                "Certyfikat prezesa spółki {company} jest już sprzedany.")
        }
        Violation::SoldThisRound { company: id } => {
            let company = company(*id);
            say!(lang,
                "You sold {company} shares in this share round. You can buy them again from the next one.",
                "Du hast in dieser Aktienrunde {company}-Aktien verkauft. Ab der nächsten kannst du sie wieder kaufen.",
                "Po sprzedaży akcji {company} nie można ich kupić w tej samej rundzie giełdowej. Kupisz je od następnej.")
        }
        Violation::TunnelAlreadyBought => say!(lang,
            "You can buy one tunnel certificate per share round, another one in the next.",
            "Je Aktienrunde kannst du ein Tunnelpapier kaufen, das nächste in der nächsten Runde.",
            "W jednej rundzie giełdowej możesz kupić jeden certyfikat tunelowy, kolejny w następnej."),
        Violation::MountainAlreadyBought => say!(lang,
            "You can buy one mountain railway per share round, another one in the next.",
            "Je Aktienrunde kannst du eine Bergbahn kaufen, die nächste in der nächsten Runde.",
            "W jednej rundzie giełdowej możesz kupić jedną kolej górską, kolejną w następnej."),
        Violation::MoreThanHalf { company: id, held } => {
            let (company, held) = (company(*id), table.shares(*held));
            say!(lang,
                "You hold {held} of {company}, more than half. You can add to them from the pool only.",
                "Du hältst {held} von {company}, mehr als die Hälfte. Weitere kannst du nur aus dem Bankpool kaufen.",
                "Masz {held} spółki {company}, czyli ponad połowę. Kolejne możesz kupić tylko z puli banku.")
        }
        Violation::NationalNotFormed => say!(lang,
            "SBB has not formed yet; its shares come with the formation.",
            "Die SBB sind noch nicht gegründet; ihre Aktien gibt es erst danach.",
            "SBB jeszcze nie powstała; jej akcje będą dostępne dopiero potem."),
        Violation::CompanyMerged { company: id } => {
            let company = company(*id);
            say!(lang,
                "{company} has merged into SBB; its shares no longer exist.",
                "{company} ist in den SBB aufgegangen; ihre Aktien gibt es nicht mehr.",
                "{company} połączyła się w SBB; jej akcji już nie ma.")
        }
        Violation::CertificateLimit { limit, held } => {
            let (held, seats) = (table.certificates(*held), state.seats);
            say!(lang,
                "You hold {held}; the limit with {seats} players is {limit}. Sell one first.",
                "Du hast {held}; das Limit bei {seats} Spielern ist {limit}. Verkaufe zuerst eins.",
                "Masz {held}, a limit przy {seats} graczach to {limit}. Najpierw sprzedaj jeden.")
        }
        Violation::OverCertificateLimit { limit, held } => {
            let held = table.certificates(*held);
            say!(lang,
                "You hold {held}; the limit is {limit}. Sell down to it first.",
                "Du hast {held}; das Papierlimit ist {limit}. Verkaufe zuerst bis dorthin.",
                "Masz {held}, a limit certyfikatów to {limit}. Najpierw sprzedaj nadwyżkę.")
        }
        Violation::NothingOnOffer { company: id } => {
            let company = company(*id);
            say!(lang,
                "No such share of {company} is on sale.",
                "Eine solche Aktie von {company} ist nicht zu haben.",
                "Takiej akcji spółki {company} nie ma w sprzedaży.")
        }
        Violation::NoSuchPaper => say!(lang,
            "There is no such certificate.",
            "Ein solches Papier gibt es nicht.",
            "Takiego certyfikatu nie ma."),
        Violation::SalesBarred => say!(lang,
            "The last private railway was sold in this share round. Shares can be sold from the next one.",
            "In dieser Aktienrunde wurde die letzte Privatbahn verkauft. Aktien kannst du ab der nächsten verkaufen.",
            "W tej rundzie giełdowej sprzedano ostatnią spółkę prywatną. Akcje sprzedasz od następnej."),
        Violation::PoolLimit { company: id, limit, would_be } => {
            let pool = state.companies.get(id.index()).map_or(0, |charter| charter.pool);
            let (company, room) = (company(*id), limit.saturating_sub(pool));
            say!(lang,
                "This sale would leave {would_be} {company} shares in the pool; at most {limit} fit. You can sell {room}.",
                "Danach lägen {would_be} {company}-Aktien im Bankpool; Platz ist für {limit}. Du kannst {room} verkaufen.",
                "Liczba akcji {company} w puli banku po tej sprzedaży to {would_be}, a może być {limit}. Możesz sprzedać {room}.")
        }
        Violation::NotStarted { company: id } => {
            let company = company(*id);
            say!(lang,
                "The director’s certificate of {company} is unsold; until then its shares cannot be sold.",
                "Die Direktoraktie von {company} ist noch unverkauft; so lange sind ihre Aktien nicht verkäuflich.",
                "Certyfikat prezesa spółki {company} nie jest jeszcze sprzedany; do tego czasu jej akcji nie można sprzedać.")
        }
        Violation::SoldAlready { company: id } => {
            let company = company(*id);
            say!(lang,
                "A block of {company} shares was sold in this turn already; there is one per company.",
                "In diesem Spielzug wurde schon ein Paket {company}-Aktien verkauft; je Gesellschaft gibt es eines.",
                "W tej turze sprzedano już pakiet akcji {company}; z każdej spółki przypada jeden na turę.")
        }
        Violation::NotSoManyShares { company: id, held } => {
            let (company, held) = (company(*id), table.shares(*held));
            say!(lang,
                "You hold {held} of {company}; a sale is of at least 1, and of no more than you hold.",
                "Du hältst {held} von {company}; verkaufen kannst du mindestens 1 und nicht mehr, als du hältst.",
                "Masz {held} spółki {company}; sprzedać można co najmniej 1 i nie więcej, niż masz.")
        }
        Violation::SalesOutOfOrder { company: id } => {
            let company = company(*id);
            say!(lang,
                "{company} is dearer than what you sold before it. This table sells in falling order of price.",
                "{company} hat einen höheren Kurs als das zuvor Verkaufte. An diesem Tisch wird nach fallendem Kurs verkauft.",
                "Kurs spółki {company} jest wyższy niż kurs sprzedanych wcześniej akcji. Przy tym stole sprzedaje się od najwyższego.")
        }
        Violation::DirectorCannotStepDown { company: id } => {
            let company = company(*id);
            say!(lang,
                "Nobody else holds two shares of {company} to take over its directorship. The director’s certificate stays with you.",
                "Niemand sonst hält zwei Aktien von {company}, um die Direktion zu übernehmen. Die Direktoraktie bleibt bei dir.",
                "Nikt inny nie ma dwóch akcji spółki {company}, by przejąć stanowisko prezesa. Certyfikat prezesa zostaje u ciebie.")
        }
        Violation::DoubleNotSplit => say!(lang,
            "A double certificate of SBB is sold whole.",
            "Eine Doppelaktie der SBB wird nur im Ganzen verkauft.",
            "Certyfikat podwójny SBB sprzedaje się tylko w całości."),
        Violation::InDebt { debt } => {
            let debt = money(*debt);
            say!(lang,
                "You owe {debt}. You can buy once it is repaid.",
                "Du hast {debt} Schulden. Sind sie getilgt, kannst du kaufen.",
                "Masz {debt} długu. Kupisz po jego spłacie.")
        }
        Violation::InExchangeDebt { debt } => {
            let debt = money(*debt);
            say!(lang,
                "You owe {debt} from the SBB exchange. You can buy once it is settled.",
                "Du hast {debt} Tauschschuld. Ist sie beglichen, kannst du kaufen.",
                "Masz {debt} długu z wymiany. Kupisz po jego spłacie.")
        }
        Violation::NoDebt => say!(lang,
            "You owe nothing.",
            "Du hast keine Schulden.",
            "Nie masz długu."),
        Violation::MoreThanDebt { debt } => {
            let (least, debt) = (money(Money(1)), money(*debt));
            say!(lang,
                "You owe {debt}; you can repay from {least} up to that.",
                "Du hast {debt} Schulden; tilgen kannst du von {least} bis zu diesem Betrag.",
                "Masz {debt} długu; spłacić możesz od {least} do tej kwoty.")
        }
        Violation::SaleDueFirst { debt } => {
            let debt = money(*debt);
            say!(lang,
                "You owe {debt} from the SBB exchange. Sell shares first to settle it.",
                "Du hast {debt} Tauschschuld. Verkaufe zuerst Aktien, um sie zu begleichen.",
                "Masz {debt} długu z wymiany. Najpierw sprzedaj akcje, by go spłacić.")
        }
        Violation::NoSuchPar { par } => {
            let (par, pars) = (money(*par), table.pars());
            say!(lang,
                "Par cannot be {par}. Possible: {pars}.",
                "Ein Ausgabekurs von {par} ist nicht vorgesehen. Möglich: {pars}.",
                "Cena emisyjna nie może wynosić {par}. Możliwe: {pars}.")
        }
        Violation::ParOutOfPlace { company: id } => {
            let company = company(*id);
            say!(lang,
                "The par of {company} is set by the buyer of P6.",
                "Den Ausgabekurs von {company} legt fest, wer P6 kauft.",
                "Cenę emisyjną spółki {company} ustala kupujący P6.")
        }
        Violation::MountainTaken { mountain } => {
            let mountain = names::mountain(*mountain);
            say!(lang,
                "Mountain railway {mountain} is not on sale.",
                "Bergbahn {mountain} ist nicht zu haben.",
                "Kolej górska {mountain} nie jest w sprzedaży.")
        }
        Violation::MountainToPlace => say!(lang,
            "Your new mountain railway has no place yet. First: Choose mountain and panel.",
            "Deine neue Bergbahn hat noch keinen Platz. Zuerst: Berg und Ertragstafel wählen.",
            "Twoja nowa kolej górska nie ma jeszcze miejsca. Najpierw: Wybierz górę i panel dochodu."),
        Violation::NotAMountain { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "{hex} is not a mountain hex.",
                "{hex} ist kein Bergfeld.",
                "{hex} nie jest heksem górskim.")
        }
        Violation::MountainHexTaken { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "{hex} already has a mountain railway.",
                "Auf {hex} steht schon eine Bergbahn.",
                "Na heksie {hex} jest już kolej górska.")
        }
        Violation::NoSuchPanel { panel } => {
            let panel = u16::from(*panel) + 1;
            say!(lang,
                "No income panel {panel} is left.",
                "Von Ertragstafel {panel} ist keine mehr da.",
                "Nie ma już panelu dochodu {panel}.")
        }
        Violation::TunnelTaken { tunnel } => {
            let tunnel = names::tunnel(*tunnel);
            say!(lang,
                "Tunnel certificate {tunnel} is not on sale.",
                "Tunnelpapier {tunnel} ist nicht zu haben.",
                "Certyfikat tunelowy {tunnel} nie jest w sprzedaży.")
        }

        Violation::TileAlreadyLaid => say!(lang,
            "{who} has built track in this turn: one tile or one upgrade per turn.",
            "{who} hat in diesem Spielzug schon gebaut: ein Plättchen oder ein Austausch je Spielzug.",
            "{who} już budowała w tej turze: jeden kafel lub jedna modernizacja na turę."),
        Violation::NoTileLeft => say!(lang,
            "No such tile is left.",
            "Von diesem Plättchen ist keins mehr da.",
            "Nie ma już takiego kafla."),
        Violation::NotBuildable { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "No tile is ever laid on {hex}.",
                "Auf {hex} wird nie ein Plättchen gelegt.",
                "Na heksie {hex} nigdy nie kładzie się kafli.")
        }
        Violation::NeverUpgraded { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "What lies on {hex} is never upgraded.",
                "Was auf {hex} liegt, wird nie ausgetauscht.",
                "Tego, co leży na heksie {hex}, nigdy się nie modernizuje.")
        }
        Violation::HexNotBare { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "{hex} already shows track; a yellow tile needs a bare hex.",
                "{hex} zeigt schon Gleise; ein gelbes Plättchen braucht ein Hexfeld ohne Gleise.",
                "Na heksie {hex} są już tory; żółty kafel trafia tylko na heks bez torów.")
        }
        Violation::FurkaOberalpOnly { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "{hex} takes only the FO line and tunnels.",
                "Auf {hex} passen nur die FO-Strecke und Tunnel.",
                "Na heksie {hex} mieszczą się tylko linia FO i tunele.")
        }
        Violation::NoSuchTile => say!(lang,
            "There is no such tile or hex.",
            "Ein solches Plättchen oder Hexfeld gibt es nicht.",
            "Takiego kafla lub heksu nie ma."),
        Violation::PlainTrackOnly { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "{hex} is an open hex: it takes plain track only.",
                "{hex} ist ein freies Feld: Dort passt nur ein Streckengleis.",
                "{hex} to pusty heks: pasuje tam tylko zwykły tor.")
        }
        Violation::TownTileOnly { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "{hex} takes only tiles that show its towns.",
                "Auf {hex} passen nur Plättchen mit ebenso vielen Kleinstädten.",
                "Na heks {hex} pasują tylko kafle z taką samą liczbą miasteczek.")
        }
        Violation::CityTileOnly { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "{hex} takes only tiles that show its cities.",
                "Auf {hex} passen nur Plättchen mit einer solchen Stadt.",
                "Na heks {hex} pasują tylko kafle z takim miastem.")
        }
        Violation::ColourStep { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "This tile is not of the colour that follows on {hex}: yellow, green, brown, grey.",
                "Dieses Plättchen hat nicht die Farbe, die auf {hex} folgt: gelb, grün, braun, grau.",
                "Ten kafel nie ma koloru, który następuje na heksie {hex}: żółty, zielony, brązowy, szary.")
        }
        Violation::KindMustStay { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "Track, towns and cities on {hex} stay what they are. Choose another tile.",
                "Gleise, Kleinstädte und Städte auf {hex} bleiben, was sie sind. Nimm ein anderes Plättchen.",
                "Tory, miasteczka i miasta na heksie {hex} pozostają tym, czym są. Wybierz inny kafel.")
        }
        Violation::LabelMissing { hex: id } => {
            let hex = hex(*id);
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
            let hex = hex(*id);
            say!(lang,
                "On {hex} this track runs off the map. Turn the tile or choose another.",
                "Auf {hex} führt dieses Gleis vom Spielplan. Drehe das Plättchen oder nimm ein anderes.",
                "Na heksie {hex} ten tor wychodzi poza mapę. Obróć kafel albo wybierz inny.")
        }
        Violation::TrackIntoGrey { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "On {hex} this track runs into a hex that shows no track there. Turn the tile or choose another.",
                "Auf {hex} führt dieses Gleis in ein Hexfeld, das dort kein Gleis zeigt. Drehe das Plättchen oder nimm ein anderes.",
                "Na heksie {hex} ten tor prowadzi na heks bez toru w tym miejscu. Obróć kafel albo wybierz inny.")
        }
        Violation::TrackIntoTunnelHex { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "On {hex} this track runs into a tunnel hex where there is no tunnel mouth. Turn the tile or choose another.",
                "Auf {hex} führt dieses Gleis in ein Hexfeld, wo kein Tunnelportal ist. Drehe das Plättchen oder nimm ein anderes.",
                "Na heksie {hex} ten tor prowadzi na heks tunelowy w miejscu bez wlotu tunelu. Obróć kafel albo wybierz inny.")
        }
        Violation::TrackIntoBar { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "On {hex} this track runs into a barred side. Turn the tile or choose another.",
                "Auf {hex} führt dieses Gleis an eine gesperrte Kante. Drehe das Plättchen oder nimm ein anderes.",
                "Na heksie {hex} ten tor prowadzi do zamkniętej krawędzi. Obróć kafel albo wybierz inny.")
        }
        Violation::TrackIntoRed { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "On {hex} this track runs into an off-board location where no track is printed. Turn the tile or choose another.",
                "Auf {hex} führt dieses Gleis in eine Fernverbindung ohne vorgedrucktes Gleis. Drehe das Plättchen oder nimm ein anderes.",
                "Na heksie {hex} ten tor prowadzi na daleką trasę w miejscu bez nadrukowanego toru. Obróć kafel albo wybierz inny.")
        }
        Violation::OldTrackLost { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "This tile does not keep all old track on {hex}. Turn it or choose another.",
                "Dieses Plättchen erhält nicht alle alten Gleise auf {hex}. Drehe es oder nimm ein anderes.",
                "Ten kafel nie zachowuje wszystkich torów na heksie {hex}. Obróć go albo wybierz inny.")
        }
        Violation::NotConnected { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "{hex} is not connected to a marker of {who}.",
                "{hex} ist mit keinem Bahnhof von {who} verbunden.",
                "{hex} nie ma połączenia ze stacją spółki {who}.")
        }
        Violation::UpgradeNotConnected { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "The tile on {hex} is not connected to a marker of {who}.",
                "Das Plättchen auf {hex} ist mit keinem Bahnhof von {who} verbunden.",
                "Kafel na heksie {hex} nie ma połączenia ze stacją spółki {who}.")
        }
        Violation::HomeTileFirst { hex: id } => {
            let (hex, home) = (hex(*id), table.home());
            say!(lang,
                "The home of {who}, {home}, has no track yet. A tile goes there before one on {hex}.",
                "Der Heimatbahnhof von {who}, {home}, hat noch kein Gleis. Dort liegt das erste Plättchen, nicht auf {hex}.",
                "Stacja startowa spółki {who}, {home}, nie ma jeszcze torów. Kafel trafia tam wcześniej niż na heks {hex}.")
        }
        Violation::TerrainTooDear { cost, cash } => {
            let (cost, cash) = (money(*cost), money(*cash));
            say!(lang,
                "Building here costs {cost}; {who} has {cash}.",
                "Hier zu bauen kostet {cost}; {who} hat {cash} zur Verfügung.",
                "Budowa tutaj kosztuje {cost}; {who} ma {cash}.")
        }
        Violation::ExtraTileNotYet { phase } => say!(lang,
            "The extra tile of P2 is possible from phase {ABILITIES_PHASE}; this is phase {phase}.",
            "Das zusätzliche Plättchen von P2 ist ab Phase {ABILITIES_PHASE} möglich; dies ist Phase {phase}.",
            "Dodatkowy kafel z P2 jest możliwy od fazy {ABILITIES_PHASE}; teraz trwa faza {phase}."),
        Violation::ExtraTileUsed => say!(lang,
            "The extra tile of P2 has been used.",
            "Das zusätzliche Plättchen von P2 ist schon gelegt.",
            "Dodatkowy kafel z P2 jest już wykorzystany."),
        Violation::ExtraTileNotOwned => say!(lang,
            "P2 belongs neither to {who} nor to its director.",
            "P2 gehört weder {who} noch ihrem Direktor.",
            "P2 nie należy ani do spółki {who}, ani do jej prezesa."),
        Violation::ExtraTileYellowOnly => say!(lang,
            "The extra tile of P2 is a yellow one.",
            "Das zusätzliche Plättchen von P2 ist ein gelbes.",
            "Dodatkowy kafel z P2 musi być żółty."),

        Violation::TunnelNotOwned { tunnel } => {
            let tunnel = names::tunnel(*tunnel);
            say!(lang,
                "Tunnel certificate {tunnel} does not belong to the director of {who}.",
                "Tunnelpapier {tunnel} gehört nicht dem Direktor von {who}.",
                "Certyfikat tunelowy {tunnel} nie należy do prezesa spółki {who}.")
        }
        Violation::TunnelUsed { tunnel } => {
            let tunnel = names::tunnel(*tunnel);
            say!(lang,
                "The right to build a tunnel of {tunnel} has been used.",
                "Das Tunnelbaurecht von {tunnel} ist schon genutzt.",
                "Pozwolenie na tunel z certyfikatu {tunnel} jest już wykorzystane.")
        }
        Violation::NotATunnelHex { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "No tunnel can be built through {hex}.",
                "Durch {hex} kann kein Tunnel gebaut werden.",
                "Przez heks {hex} nie można zbudować tunelu.")
        }
        Violation::TunnelHexTaken { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "{hex} already has a tunnel.",
                "Durch {hex} führt schon ein Tunnel.",
                "Przez heks {hex} biegnie już tunel.")
        }
        Violation::NotMouths { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "A tunnel through {hex} joins two of its mouths, straight or in a wide curve.",
                "Ein Tunnel durch {hex} verbindet zwei Tunnelportale, gerade oder in weitem Bogen.",
                "Tunel przez heks {hex} łączy dwa wloty, prosto albo szerokim łukiem.")
        }
        Violation::TunnelNotConnected { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "Neither tunnel mouth of {hex} is connected to a marker of {who}.",
                "Keines der beiden Tunnelportale von {hex} ist mit einem Bahnhof von {who} verbunden.",
                "Żaden z tych wlotów tunelu na heksie {hex} nie ma połączenia ze stacją spółki {who}.")
        }
        Violation::TunnelTooDear { cost, cash } => {
            let (cost, cash) = (money(*cost), money(*cash));
            say!(lang,
                "A tunnel costs {cost}; {who} has {cash}.",
                "Ein Tunnel kostet {cost}; {who} hat {cash} zur Verfügung.",
                "Tunel kosztuje {cost}; {who} ma {cash}.")
        }

        Violation::PrivateNotYet { phase } => say!(lang,
            "Companies can buy private railways from phase {ABILITIES_PHASE}; this is phase {phase}.",
            "Gesellschaften können Privatbahnen ab Phase {ABILITIES_PHASE} kaufen; dies ist Phase {phase}.",
            "Spółki prywatne można odsprzedać od fazy {ABILITIES_PHASE}; teraz trwa faza {phase}."),
        Violation::PrivateNotSaleable { private } => {
            let private = names::private(state.edition, *private);
            say!(lang,
                "{private} cannot be sold to a company.",
                "{private} kann an keine Gesellschaft verkauft werden.",
                "{private} nie jest na sprzedaż.")
        }
        Violation::PrivateBuyerBarred { company: id } => {
            let company = company(*id);
            say!(lang,
                "{company} cannot buy private railways; historical and regional companies can.",
                "{company} kann keine Privatbahnen kaufen; das können historische Gesellschaften und Regionalbahnen.",
                "{company} nie może kupować spółek prywatnych; mogą to robić spółki historyczne i koleje regionalne.")
        }
        Violation::PrivateNotTheDirectors { private } => {
            let private = names::private(state.edition, *private);
            say!(lang,
                "{private} does not belong to the director of {who}.",
                "{private} gehört nicht dem Direktor von {who}.",
                "{private} nie należy do prezesa spółki {who}.")
        }
        Violation::PrivatePrice { minimum, maximum } => {
            let (minimum, maximum) = (money(*minimum), money(*maximum));
            say!(lang,
                "This private railway costs from {minimum} to {maximum}.",
                "Diese Privatbahn kostet von {minimum} bis {maximum} einschließlich.",
                "Ta spółka prywatna kosztuje od {minimum} do {maximum}.")
        }
        Violation::PrivateTooDear { price, cash } => {
            let (price, cash) = (money(*price), money(*cash));
            say!(lang,
                "This private railway costs {price}; {who} has {cash}.",
                "Diese Privatbahn kostet {price}; {who} hat {cash} zur Verfügung.",
                "Ta spółka prywatna kosztuje {price}; {who} ma {cash}.")
        }
        Violation::PrivatesLast => say!(lang,
            "At this table private railways are bought at the very end of a turn, after the trains.",
            "An diesem Tisch werden Privatbahnen ganz am Ende des Spielzugs gekauft, nach den Loks.",
            "Przy tym stole spółki prywatne kupuje się na samym końcu tury, po pociągach."),
        Violation::FurkaOberalpNotYet { phase } => say!(lang,
            "The FO line is possible from phase {ABILITIES_PHASE}; this is phase {phase}.",
            "Die FO-Strecke ist ab Phase {ABILITIES_PHASE} möglich; dies ist Phase {phase}.",
            "Linia FO jest możliwa od fazy {ABILITIES_PHASE}; teraz trwa faza {phase}."),
        Violation::FurkaOberalpGone => say!(lang,
            "P4 belongs to nobody now; only its owner lays the FO line, once.",
            "P4 gehört zurzeit niemandem; nur der Besitzer legt die FO-Strecke, einmal.",
            "P4 nie należy teraz do nikogo; linię FO kładzie tylko właściciel, raz."),
        Violation::FurkaOberalpNotYourTurn => say!(lang,
            "The owner of P4 lays the FO line in their own turn or in a turn of their company.",
            "Der Besitzer von P4 legt die FO-Strecke im eigenen Spielzug oder in dem der eigenen Gesellschaft.",
            "Właściciel P4 kładzie linię FO we własnej turze albo w turze swojej spółki."),
        Violation::EvaNotHeld => say!(lang,
            "No player holds EVA now.",
            "Zurzeit hält kein Spieler EVA.",
            "Żaden gracz nie ma teraz EVA."),
        Violation::EvaNotDirected { company: id } => {
            let company = company(*id);
            say!(lang,
                "{company} is not directed by the player who holds EVA.",
                "Wer EVA hält, hat nicht die Direktion von {company}.",
                "Gracz z EVA nie jest prezesem spółki {company}.")
        }
        Violation::EvaNotYourTurn => say!(lang,
            "EVA goes to the company whose turn it is.",
            "EVA geht an die Gesellschaft, die gerade agiert.",
            "EVA otrzymuje spółka, której tura właśnie trwa."),
        Violation::EvaNoRoom { limit } => {
            let limit = table.trains(*limit);
            say!(lang,
                "The company has {limit}, its limit in phase {phase}. There is no room for EVA.",
                "Die Gesellschaft hat {limit}, das Limit in Phase {phase}. Für EVA ist kein Platz.",
                "Spółka ma {limit}: to limit w fazie {phase}. Na EVA nie ma miejsca.")
        }

        Violation::DestinationNotReached { company: id } => {
            let company = company(*id);
            say!(lang,
                "No destination bonus is due to {company} now.",
                "{company} steht jetzt keine Zielprämie zu.",
                "Spółce {company} nie należy się teraz premia za cel.")
        }

        Violation::NoMarkerLeft => say!(lang,
            "{who} has no station marker left.",
            "{who} hat keinen Bahnhofsmarker mehr.",
            "{who} nie ma już znaczników stacji."),
        Violation::MarkerTooDear { cost, cash } => {
            let (cost, cash) = (money(*cost), money(*cash));
            say!(lang,
                "The station marker costs {cost}; {who} has {cash}.",
                "Der Bahnhofsmarker kostet {cost}; {who} hat {cash} zur Verfügung.",
                "Znacznik stacji kosztuje {cost}; {who} ma {cash}.")
        }
        Violation::NotACity { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "There is no such city on {hex}.",
                "Eine solche Stadt gibt es auf {hex} nicht.",
                "Na heksie {hex} nie ma takiego miasta.")
        }
        Violation::NoFreeCircle { at } => {
            let city = names::stop(state.edition, *at);
            say!(lang,
                "{city} has no free circle.",
                "In {city} ist kein Bahnhofsplatz frei.",
                "Na heksie {city} nie ma wolnego miejsca na stację.")
        }
        Violation::CircleReserved { at } => {
            let city = names::stop(state.edition, *at);
            say!(lang,
                "The last free circle in {city} is kept for a company that has not operated yet.",
                "Der letzte freie Bahnhofsplatz in {city} bleibt für eine Gesellschaft, die noch nicht agiert hat.",
                "Ostatnie wolne miejsce na stację na heksie {city} czeka na spółkę, która jeszcze nie operowała.")
        }
        Violation::MarkerNotConnected { at } => {
            let city = names::stop(state.edition, *at);
            say!(lang,
                "{city} is not connected to a marker of {who}.",
                "{city} ist mit keinem Bahnhof von {who} verbunden.",
                "{city} nie ma połączenia ze stacją spółki {who}.")
        }
        Violation::MarkerOnHexAlready { hex: id } => {
            let hex = hex(*id);
            say!(lang,
                "{who} already has a marker on {hex}.",
                "{who} hat auf {hex} schon einen Bahnhof.",
                "{who} ma już stację na heksie {hex}.")
        }

        Violation::NoSuchTrain { model } => {
            let train = train(*model);
            say!(lang,
                "{who} has no {train} to run, or not so many.",
                "{who} hat keine {train} für diese Fahrt.",
                "{who} nie ma na tę trasę: {train}.")
        }
        Violation::RouteFault { run, fault } => table.fault(u16::from(*run) + 1, fault),
        Violation::TrackShared { run, with } => {
            let (one, other) = (u16::from(*with) + 1, u16::from(*run) + 1);
            say!(lang,
                "Routes {one} and {other} share track.",
                "Die Strecken {one} und {other} benutzen dasselbe Gleis.",
                "Trasy {one} i {other} korzystają z tego samego toru.")
        }
        Violation::BelowMaximum { claimed, best } => {
            let (claimed, best) = (money(*claimed), money(*best));
            say!(lang,
                "These routes earn {claimed}; {best} is possible. The highest revenue counts.",
                "Diese Strecken bringen {claimed}, doch {best} sind möglich. Es zählt das höchste Einfahrergebnis.",
                "Te trasy dają {claimed}, a możliwe jest {best}. Liczy się najwyższy dochód.")
        }

        Violation::TrainNotOnSale { model } => {
            let train = train(*model);
            say!(lang,
                "No {train} is on sale there now.",
                "Dort ist zurzeit keine {train} zu haben.",
                "Nie ma tam teraz w sprzedaży: {train}.")
        }
        Violation::TrainPrice { price } => {
            let price = money(*price);
            say!(lang,
                "This train costs its printed price, {price}.",
                "Diese Lok kostet {price}, den aufgedruckten Preis.",
                "Ten pociąg kosztuje tyle, co na karcie: {price}.")
        }
        Violation::TrainLimit { limit } => {
            let limit = table.trains(*limit);
            say!(lang,
                "{who} has {limit}, its limit in phase {phase}. There is no room for another.",
                "{who} hat {limit}, das Limit in Phase {phase}. Für eine weitere ist kein Platz.",
                "{who} ma {limit}: to limit w fazie {phase}. Na kolejny nie ma miejsca.")
        }
        Violation::NoTradeYet { phase } => say!(lang,
            "Companies can trade trains from phase {TRADE_PHASE}; this is phase {phase}.",
            "Gesellschaften können Loks ab Phase {TRADE_PHASE} handeln; dies ist Phase {phase}.",
            "Spółki mogą handlować pociągami od fazy {TRADE_PHASE}; teraz trwa faza {phase}."),
        Violation::TradePrice { minimum } => {
            let minimum = money(*minimum);
            say!(lang,
                "The price of this train is at least {minimum}.",
                "Der Preis dieser Lok muss mindestens {minimum} betragen.",
                "Cena tego pociągu to co najmniej {minimum}.")
        }
        Violation::TradeBeyondTreasury { price, cash } => {
            let (price, cash) = (money(*price), money(*cash));
            say!(lang,
                "This train is to cost {price}; the treasury of {who} holds {cash}.",
                "Diese Lok soll {price} kosten; {who} hat {cash} Betriebskapital.",
                "Ten pociąg miałby kosztować {price}; w skarbcu spółki {who} jest {cash}.")
        }
        Violation::PrintedPrice { price } => {
            let price = money(*price);
            say!(lang,
                "The two companies have different directors, so this train costs its printed price, {price}.",
                "Die beiden Gesellschaften haben verschiedene Direktoren; diese Lok kostet daher {price}, den aufgedruckten Preis.",
                "Te dwie spółki mają różnych prezesów, więc ten pociąg kosztuje tyle, co na karcie: {price}.")
        }
        Violation::SbbPrintedPrice { price } => {
            let price = money(*price);
            say!(lang,
                "In a trade with SBB this train costs its printed price, {price}.",
                "Im Handel mit den SBB kostet diese Lok {price}, den aufgedruckten Preis.",
                "W handlu z SBB ten pociąg kosztuje tyle, co na karcie: {price}.")
        }
        Violation::AbovePrintedPrice { price } => {
            let price = money(*price);
            say!(lang,
                "In emergency financing this train costs at most its printed price, {price}.",
                "In der Notfinanzierung kostet diese Lok höchstens {price}, den aufgedruckten Preis.",
                "Przy finansowaniu awaryjnym ten pociąg kosztuje najwyżej tyle, co na karcie: {price}.")
        }
        Violation::NotTradable { model } => {
            let train = train(*model);
            say!(lang,
                "The {train} cannot be traded.",
                "Die {train} kann nicht gehandelt werden.",
                "Tego nie można odsprzedać: {train}.")
        }
        Violation::NotOwnedBySeller { model } => {
            let train = train(*model);
            say!(lang,
                "The selling company has no {train}.",
                "Die verkaufende Gesellschaft hat keine {train}.",
                "Sprzedająca spółka nie ma tego, co oferuje: {train}.")
        }
        Violation::HTrainsOnly => say!(lang,
            "{who} is a regional company: it can own H-trains only.",
            "{who} ist eine Regionalbahn: Sie kann nur H-Loks besitzen.",
            "{who} to kolej regionalna: może mieć tylko pociągi H."),
        Violation::TrainRequired => say!(lang,
            "{who} has a route and no train. It must buy one before its turn ends.",
            "{who} hat eine Strecke, aber keine Lok. Vor dem Ende des Spielzugs muss sie eine kaufen.",
            "{who} ma trasę, a nie ma pociągu. Przed końcem tury musi go kupić."),
        Violation::TrainTooDear { price, cash } => {
            let (price, cash) = (money(*price), money(*cash));
            say!(lang,
                "This train costs {price}; {who} has {cash}.",
                "Diese Lok kostet {price}; {who} hat {cash} zur Verfügung.",
                "Ten pociąg kosztuje {price}; {who} ma {cash}.")
        }
        Violation::PreSbbNoAssistance => say!(lang,
            "{who} is a pre-SBB company: it pays for trains from its treasury alone.",
            "{who} ist eine Vor-SBB-Bahn: Loks zahlt sie allein aus dem Betriebskapital.",
            "{who} to spółka pre-SBB: za pociągi płaci tylko ze skarbca."),
        Violation::NoObligation => say!(lang,
            "{who} need not own a train now, so there is no emergency financing.",
            "Für {who} besteht kein Lokzwang, daher gibt es keine Notfinanzierung.",
            "{who} nie ma teraz obowiązku posiadania pociągu, więc nie ma finansowania awaryjnego."),
        Violation::AssistedAlready => say!(lang,
            "{who} owns a train; its director can help with the first one only.",
            "{who} hat eine Lok; ein Zuschuss des Direktors ist nur für die erste möglich.",
            "{who} ma pociąg; dopłata prezesa jest możliwa tylko do pierwszego."),
        Violation::TradeDeclined => say!(lang,
            "This offer was declined in this step.",
            "Dieses Angebot wurde in diesem Schritt schon abgelehnt.",
            "W tym kroku tę ofertę już odrzucono."),
        Violation::SoldTooMuch { beyond } => {
            let beyond = money(*beyond);
            say!(lang,
                "More shares were sold than a train of up to {beyond} needs. Choose a dearer one.",
                "Für eine Lok bis {beyond} wurden mehr Aktien verkauft als nötig. Nimm eine teurere.",
                "Na pociąg w cenie do {beyond} sprzedano więcej akcji, niż trzeba. Wybierz droższy.")
        }
        Violation::SaleNotNeeded => say!(lang,
            "Without the last share of this block the money suffices. Sell fewer.",
            "Auch ohne die letzte Aktie dieses Pakets reicht das Geld. Verkaufe weniger.",
            "Bez ostatniej akcji z tego pakietu pieniędzy już wystarczy. Sprzedaj mniej."),
        Violation::SaleChangesDirector { company: id } => {
            let company = company(*id);
            say!(lang,
                "This sale would change the director of {company}; sales for emergency financing cannot.",
                "Durch diesen Verkauf wechselte die Direktion von {company}; in der Notfinanzierung kann sie das nicht.",
                "Po tej sprzedaży spółka {company} zmieniłaby prezesa; przy finansowaniu awaryjnym nie może.")
        }
        Violation::NotSurrenderable { model } => {
            let train = train(*model);
            say!(lang,
                "No {train} can be surrendered here.",
                "Hier kann keine {train} abgegeben werden.",
                "Tego nie można tu oddać: {train}.")
        }
        Violation::NotBankrupt => say!(lang,
            "Bankruptcy is not possible here.",
            "Ein Bankrott ist hier nicht möglich.",
            "Bankructwo nie jest tu możliwe."),

        Violation::NoMarkerThere { city } => {
            let city = u16::from(*city) + 1;
            say!(lang,
                "No SBB marker stands in city {city} of this hex.",
                "In Stadt {city} dieses Hexfelds steht kein Bahnhof der SBB.",
                "W mieście {city} na tym heksie nie ma stacji SBB.")
        }
    }
}

/// What the table looks like, for the parts of a sentence that the violation does not carry.
#[derive(Clone, Copy)]
struct Table<'a> {
    state: &'a State,
    lang: Lang,
}

impl Table<'_> {
    /// The company whose turn it is: violations of its turn do not repeat it.
    fn operating(self) -> String {
        let turn = self.state.turn();
        turn.map_or_else(|| String::from("–"), |turn| names::company(self.state.edition, turn.company))
    }

    fn home(self) -> String {
        let home = self.state.turn().and_then(|turn| self.state.home(turn.company));
        home.map_or_else(String::new, |home| names::hex(self.state.edition, home.hex))
    }

    fn pars(self) -> String {
        let mut pars: Vec<Money> = self.state.edition.market().pars().map(|(_, par)| par).collect();
        pars.sort_unstable();
        pars.dedup();
        pars.iter().map(Money::to_string).collect::<Vec<_>>().join(", ")
    }

    fn shares(self, number: u8) -> String {
        self.lang.counted(
            number,
            match self.lang {
                Lang::En => ["share", "shares", "shares"],
                Lang::De => ["Aktie", "Aktien", "Aktien"],
                Lang::Pl => ["akcję", "akcje", "akcji"],
            },
        )
    }

    fn certificates(self, number: u8) -> String {
        self.lang.counted(
            number,
            match self.lang {
                Lang::En => ["certificate", "certificates", "certificates"],
                Lang::De => ["Papier", "Papiere", "Papiere"],
                Lang::Pl => ["certyfikat", "certyfikaty", "certyfikatów"],
            },
        )
    }

    fn trains(self, number: u8) -> String {
        self.lang.counted(
            number,
            match self.lang {
                Lang::En => ["train", "trains", "trains"],
                Lang::De => ["Lok", "Loks", "Loks"],
                Lang::Pl => ["pociąg", "pociągi", "pociągów"],
            },
        )
    }

    /// `3-train`, `3er-Lok`, `pociąg 3`; a train with a name has no more than that.
    fn train(self, model: ModelId) -> String {
        let name = names::model(self.state.edition, model);
        let lang = self.lang;
        if name == "EVA" {
            return name;
        }
        match name.bytes().all(|letter| letter.is_ascii_digit()) {
            true => say!(lang, "{name}-train", "{name}er-Lok", "pociąg {name}"),
            false => say!(lang, "{name}-train", "{name}-Lok", "pociąg {name}"),
        }
    }

    /// What is to be decided now.
    fn step(self) -> String {
        let lang = self.lang;
        match self.state.pending {
            Some(Pending::FnmPar(_)) => return say!(lang, "Set par", "Ausgabekurs festlegen", "Cena emisyjna"),
            Some(Pending::PlaceMountain(..)) => {
                return say!(lang, "Choose mountain and panel", "Berg und Ertragstafel wählen", "Góra i panel dochodu");
            }
            Some(Pending::Surrender(_)) => {
                return say!(
                    lang,
                    "Surrender trains above the limit",
                    "Überzählige Loks abgeben",
                    "Oddanie nadmiarowych pociągów"
                );
            }
            Some(Pending::Offer { .. }) => {
                return say!(lang, "Accept or decline", "Annehmen oder ablehnen", "Przyjęcie lub odrzucenie oferty");
            }
            Some(Pending::ExchangeMountain(_)) => {
                return say!(lang, "Exchange a Mountain Railway", "Gebirgsbahn eintauschen", "Wymiana kolei górskiej");
            }
            Some(Pending::DuplicateMarker(_)) => {
                return say!(lang, "Second marker on the hex", "Zweiter Marker im Feld", "Druga stacja na heksie");
            }
            None => (),
        }
        match self.state.round {
            Round::Auction(_) => say!(lang, "Auction", "Versteigerung", "Licytacja"),
            Round::Opening(_) => say!(lang, "Initial round", "Anfangsrunde", "Runda początkowa"),
            Round::Shares(_) => say!(lang, "Share round", "Aktienrunde", "Runda giełdowa"),
            Round::Operating(_) => self.operating_step(),
            Round::Finished => say!(lang, "End of the game", "Spielende", "Koniec gry"),
        }
    }

    fn operating_step(self) -> String {
        let lang = self.lang;
        match self.state.turn().map(|turn| turn.step) {
            Some(Step::Track) => say!(lang, "Build track", "Gleise bauen", "Budowa torów"),
            Some(Step::Marker) => say!(lang, "Place a station marker", "Bahnhof setzen", "Nowa stacja"),
            Some(Step::Run) => say!(lang, "Run trains", "Loks fahren lassen", "Uruchomienie pociągów"),
            Some(Step::Dividend) => say!(lang, "Distribute revenue", "Einfahrergebnis verteilen", "Podział dochodu"),
            Some(Step::Train) => say!(lang, "Buy trains", "Loks kaufen", "Zakup pociągów"),
            None => say!(lang, "Operating round", "Betriebsrunde", "Runda operacyjna"),
        }
    }

    #[rustfmt::skip]
    fn fault(self, route: u16, fault: &Fault) -> String {
        let lang = self.lang;
        let who = self.operating();
        let edition = self.state.edition;
        match fault {
            Fault::NoTrack { hex } => {
                let hex = names::hex(edition, *hex);
                say!(lang,
                    "Route {route}: on {hex} there is no track that way.",
                    "Strecke {route}: Auf {hex} führt kein Gleis dorthin.",
                    "Trasa {route}: na heksie {hex} nie ma toru w tę stronę.")
            }
            Fault::NotJoined { hex } => {
                let hex = names::hex(edition, *hex);
                say!(lang,
                    "Route {route}: on {hex} no track joins these two sides.",
                    "Strecke {route}: Auf {hex} verbindet kein Gleis diese beiden Kanten.",
                    "Trasa {route}: na heksie {hex} żaden tor nie łączy tych dwóch krawędzi.")
            }
            Fault::EndsOnTheLine { hex } => {
                let hex = names::hex(edition, *hex);
                say!(lang,
                    "Route {route} ends on {hex}, where there is no stop.",
                    "Strecke {route} endet auf {hex}, wo kein Halt ist.",
                    "Trasa {route} kończy się na heksie {hex}, gdzie nie ma przystanku.")
            }
            Fault::NotAStop { stop } => {
                let stop = names::stop(edition, *stop);
                say!(lang,
                    "Route {route} scores {stop}, which has no value now.",
                    "Strecke {route} wertet {stop}, das zurzeit keinen Wert hat.",
                    "Trasa {route} liczy heks {stop}, który teraz nie ma wartości.")
            }
            Fault::SameTrackTwice { hex } => {
                let hex = names::hex(edition, *hex);
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
                let stop = names::stop(edition, *stop);
                say!(lang,
                    "Route {route} visits {stop}; H-trains do not run to off-board locations.",
                    "Strecke {route} führt nach {stop}; H-Loks fahren keine Fernverbindungen.",
                    "Trasa {route} prowadzi na heks {stop}; pociągi H nie jeżdżą na dalekie trasy.")
            }
            Fault::SameStopTwice { stop } => {
                let stop = names::stop(edition, *stop);
                say!(lang,
                    "Route {route} visits {stop} twice.",
                    "Strecke {route} führt zweimal nach {stop}.",
                    "Trasa {route} dwa razy prowadzi na heks {stop}.")
            }
            Fault::SameGroupTwice { stop } => {
                let stop = names::stop(edition, *stop);
                say!(lang,
                    "Route {route} visits {stop} and another stop that cannot be on one route with it.",
                    "Strecke {route} besucht {stop} und einen Halt, der damit nicht auf einer Strecke liegen kann.",
                    "Trasa {route} obejmuje heks {stop} i przystanek, który nie może być z nim na jednej trasie.")
            }
            Fault::SameHexTwice { stop } => {
                let stop = names::stop(edition, *stop);
                say!(lang,
                    "Route {route} visits two stations of {stop}; one route has room for one.",
                    "Strecke {route} besucht zwei Bahnhöfe von {stop}; auf einer Strecke liegt höchstens einer.",
                    "Trasa {route} obejmuje dwie stacje na heksie {stop}; na jednej trasie może leżeć tylko jedna.")
            }
            Fault::EndOfTheLine { stop } => {
                let stop = names::stop(edition, *stop);
                say!(lang,
                    "Route {route} runs on from {stop}, where every route ends.",
                    "Strecke {route} führt über {stop} hinaus, wo jede Strecke endet.",
                    "Trasa {route} biegnie dalej za heks {stop}, gdzie każda trasa się kończy.")
            }
            Fault::CannotPass { stop } => {
                let stop = names::stop(edition, *stop);
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
                let stop = names::stop(edition, *stop);
                say!(lang,
                    "Route {route} visits the mine {stop}; only goods trains do.",
                    "Strecke {route} führt zum Bergwerk {stop}; dorthin fahren nur Güterzüge.",
                    "Trasa {route} prowadzi do kopalni {stop}; jeżdżą tam tylko pociągi towarowe.")
            }
            Fault::SecondMine { stop } => {
                let stop = names::stop(edition, *stop);
                say!(lang,
                    "Route {route} comes to a second mine, {stop}.",
                    "Strecke {route} kommt zu einem zweiten Bergwerk, {stop}.",
                    "Trasa {route} prowadzi do drugiej kopalni, {stop}.")
            }
            Fault::NoMine => say!(lang,
                "Route {route} neither starts nor ends at a mine.",
                "Strecke {route} beginnt oder endet an keinem Bergwerk.",
                "Trasa {route} nie zaczyna się ani nie kończy przy kopalni."),
            Fault::TooManyCities { cities, limit } => say!(lang,
                "Route {route} visits {cities} large stations; the goods train visits {limit} at most.",
                "Strecke {route} besucht {cities} große Bahnhöfe; der Güterzug besucht höchstens {limit}.",
                "Trasa {route} obejmuje {cities} dużych stacji; pociąg towarowy odwiedza najwyżej {limit}."),
        }
    }
}

#[cfg(test)]
mod tests {
    use board::StopRef;
    use game::titles::g1844::cite::cite;
    use game::{MountainId, PrivateId, TunnelId};
    use testkit::position;

    use super::*;

    /// BLS buys trains in phase 4.
    fn table() -> State {
        position("players 5; phase 4; BLS par=80 A=5 operated; turn BLS train")
    }

    fn in_three(violation: Violation) -> [String; 3] {
        let refusal = Refusal { rule: cite(&violation), violation, seat: None };
        Lang::ALL.map(|lang| explain_violation(&table(), &refusal, lang).replace('\u{a0}', " "))
    }

    fn at(name: &str) -> HexId {
        table().edition.ways().map.named(name).unwrap()
    }

    #[test]
    fn a_train_beyond_the_limit() {
        assert_eq!(
            in_three(Violation::TrainLimit { limit: 3 }),
            [
                "BLS has 3 trains, its limit in phase 4. There is no room for another. (1844-TRAIN-06)",
                "BLS hat 3 Loks, das Limit in Phase 4. Für eine weitere ist kein Platz. (1844-TRAIN-06)",
                "BLS ma 3 pociągi: to limit w fazie 4. Na kolejny nie ma miejsca. (1844-TRAIN-06)",
            ]
        );
    }

    #[test]
    fn a_claim_below_the_maximum() {
        assert_eq!(
            in_three(Violation::BelowMaximum { claimed: Money(180), best: Money(1210) }),
            [
                "These routes earn 180 SFR; 1,210 SFR is possible. The highest revenue counts. (1844-REV-09)",
                "Diese Strecken bringen 180 Fr., doch 1.210 Fr. sind möglich. Es zählt das höchste Einfahrergebnis. (1844-REV-09)",
                "Te trasy dają 180 SFR, a możliwe jest 1210 SFR. Liczy się najwyższy dochód. (1844-REV-09)",
            ]
        );
    }

    #[test]
    fn a_tile_out_of_reach() {
        assert_eq!(
            in_three(Violation::NotConnected { hex: at("C12") }),
            [
                "C12 (Basel) is not connected to a marker of BLS. (1844-TRACK-03)",
                "C12 (Basel) ist mit keinem Bahnhof von BLS verbunden. (1844-TRACK-03)",
                "C12 (Basel) nie ma połączenia ze stacją spółki BLS. (1844-TRACK-03)",
            ]
        );
    }

    #[test]
    fn a_sale_that_overflows_the_pool() {
        let mut rhb = Violation::PoolLimit { company: CompanyId(6), limit: 5, would_be: 6 };
        assert_eq!(
            in_three(rhb.clone()),
            [
                "This sale would leave 6 RhB shares in the pool; at most 5 fit. You can sell 5. (1844-SR-26)",
                "Danach lägen 6 RhB-Aktien im Bankpool; Platz ist für 5. Du kannst 5 verkaufen. (1844-SR-26)",
                "Liczba akcji RhB w puli banku po tej sprzedaży to 6, a może być 5. Możesz sprzedać 5. (1844-SR-26)",
            ]
        );
        if let Violation::PoolLimit { company, .. } = &mut rhb {
            *company = CompanyId(200);
        }
        assert!(in_three(rhb)[0].contains("?200"));
    }

    #[test]
    fn a_route_with_a_fault() {
        let fault = Fault::CannotPass { stop: StopRef { hex: at("E12"), part: 0 } };
        assert_eq!(
            in_three(Violation::RouteFault { run: 1, fault }),
            [
                "Route 2 cannot run on from E12; it can end there. (1844-RUN-13)",
                "Strecke 2 kann über E12 nicht hinausführen; sie kann dort enden. (1844-RUN-13)",
                "Trasa 2 nie może biec dalej za heks E12; może się tam kończyć. (1844-RUN-13)",
            ]
        );
    }

    #[test]
    fn what_is_out_of_step() {
        let [english, ..] = in_three(Violation::NotNow);
        assert_eq!(english, "This is not possible now. Current step: Buy trains. (1844-OR-08b)");
    }

    /// One of each, with evidence at the edge of what its type can hold.
    #[rustfmt::skip]
    fn one_of_each() -> Vec<Violation> {
        use Violation as V;
        let (price, cash, debt, minimum, maximum) = (Money(i32::MAX), Money(i32::MIN), Money(45), Money(1), Money(40));
        let (company, hex, phase, limit, held, panel) = (CompanyId(255), HexId(255), 2, 255, 0, 255);
        let (mountain, tunnel, private, model) = (MountainId(255), TunnelId(255), PrivateId(255), ModelId(255));
        let at = StopRef { hex, part: 9 };
        let mut all = vec![
            V::NotNow, V::GameOver, V::PrivatesUnsold, V::BidTooLow { minimum }, V::RaiseTooSmall { minimum }, V::BidBeyondCash { cash },
            V::SaleAfterPurchase, V::CannotAfford { price, cash }, V::DirectorsCertificateFirst { company },
            V::DirectorsCertificateSold { company }, V::SoldThisRound { company }, V::TunnelAlreadyBought,
            V::MountainAlreadyBought, V::MoreThanHalf { company, held }, V::NationalNotFormed,
            V::CompanyMerged { company }, V::CertificateLimit { limit, held }, V::OverCertificateLimit { limit, held },
            V::NothingOnOffer { company }, V::NoSuchPaper, V::SalesBarred,
            V::OtherTitle, V::CertificateReserved { company }, V::NotOperatedYet { company }, V::NoSuchPrice { price },
            V::MountainRailwayGone { private }, V::NotYoursToExchange, V::ExchangeNotYet { phase }, V::ExchangeAfterSale,
            V::ExchangeCompulsory, V::NotARegional { company }, V::GoodsTrainsOnly, V::InReceivership,
            V::TrainWaits { company }, V::NothingToSurrender { model }, V::ExchangedAlready, V::NewTrackNotReached { hex },
            V::PoolLimit { company, limit, would_be: 9 }, V::NotStarted { company }, V::SoldAlready { company },
            V::NotSoManyShares { company, held }, V::SalesOutOfOrder { company }, V::PrivatesLast,
            V::DirectorCannotStepDown { company }, V::DoubleNotSplit,
            V::InDebt { debt }, V::InExchangeDebt { debt }, V::NoDebt, V::MoreThanDebt { debt }, V::SaleDueFirst { debt },
            V::NoSuchPar { par: price }, V::ParOutOfPlace { company }, V::MountainTaken { mountain },
            V::NotAMountain { hex }, V::MountainHexTaken { hex }, V::NoSuchPanel { panel }, V::TunnelTaken { tunnel },
            V::TileAlreadyLaid, V::NoTileLeft, V::NotBuildable { hex }, V::NoSuchTile,
            V::PlainTrackOnly { hex }, V::TownTileOnly { hex }, V::CityTileOnly { hex }, V::ColourStep { hex },
            V::KindMustStay { hex }, V::LabelMissing { hex }, V::TrackIntoGrey { hex }, V::TrackIntoTunnelHex { hex },
            V::TrackIntoBar { hex }, V::TrackIntoRed { hex },
            V::ColourNotYet { phase }, V::TrackOffTheMap { hex }, V::OldTrackLost { hex }, V::NotConnected { hex },
            V::HomeTileFirst { hex }, V::TerrainTooDear { cost: price, cash }, V::ExtraTileNotYet { phase },
            V::ExtraTileUsed, V::ExtraTileNotOwned, V::ExtraTileYellowOnly, V::TunnelNotOwned { tunnel },
            V::TunnelUsed { tunnel }, V::NotATunnelHex { hex }, V::TunnelHexTaken { hex }, V::NotMouths { hex },
            V::TunnelNotConnected { hex }, V::TunnelTooDear { cost: price, cash }, V::PrivateNotYet { phase },
            V::PrivateNotSaleable { private }, V::PrivateBuyerBarred { company }, V::PrivateNotTheDirectors { private },
            V::PrivatePrice { minimum, maximum }, V::PrivateTooDear { price, cash }, V::FurkaOberalpNotYet { phase },
            V::FurkaOberalpGone, V::FurkaOberalpNotYourTurn, V::EvaNotHeld, V::EvaNotDirected { company },
            V::EvaNotYourTurn, V::EvaNoRoom { limit }, V::DestinationNotReached { company }, V::NoMarkerLeft,
            V::MarkerTooDear { cost: price, cash }, V::NotACity { hex }, V::NoFreeCircle { at },
            V::CircleReserved { at }, V::MarkerNotConnected { at }, V::MarkerOnHexAlready { hex },
            V::NoSuchTrain { model }, V::TrackShared { run: 255, with: 0 },
            V::BelowMaximum { claimed: minimum, best: maximum }, V::TrainNotOnSale { model }, V::TrainPrice { price },
            V::TrainLimit { limit }, V::NoTradeYet { phase }, V::TradePrice { minimum },
            V::TradeBeyondTreasury { price, cash }, V::SbbPrintedPrice { price }, V::AbovePrintedPrice { price },
            V::MountainToPlace, V::NeverUpgraded { hex }, V::HexNotBare { hex }, V::FurkaOberalpOnly { hex },
            V::UpgradeNotConnected { hex },
            V::PrintedPrice { price }, V::NotTradable { model }, V::NotOwnedBySeller { model }, V::HTrainsOnly,
            V::TrainRequired, V::TrainTooDear { price, cash }, V::PreSbbNoAssistance, V::NoObligation,
            V::AssistedAlready, V::TradeDeclined, V::SoldTooMuch { beyond: price }, V::SaleNotNeeded,
            V::SaleChangesDirector { company }, V::NotSurrenderable { model }, V::NotBankrupt,
            V::NoMarkerThere { city: 255 },
        ];
        let faults = [
            Fault::NoTrack { hex }, Fault::NotJoined { hex }, Fault::EndOfTheLine { stop: at }, Fault::EndsOnTheLine { hex }, Fault::NotAStop { stop: at },
            Fault::SameTrackTwice { hex }, Fault::FewerThanTwoStops, Fault::NoMarker,
            Fault::TooManyStops { stops: 9, limit }, Fault::TooManyHexes { hexes: 9, limit },
            Fault::RedLocation { stop: at }, Fault::SameStopTwice { stop: at }, Fault::SameGroupTwice { stop: at },
            Fault::CannotPass { stop: at }, Fault::MarkerNotScored,
            Fault::SameHexTwice { stop: at }, Fault::Mine { stop: at }, Fault::SecondMine { stop: at }, Fault::NoMine, Fault::TooManyCities { cities: 9, limit },
        ];
        all.extend(faults.map(|fault| V::RouteFault { run: 255, fault }));
        all
    }

    #[test]
    fn none_is_left_out_of_the_tests() {
        let shown: Vec<String> = one_of_each().iter().map(|violation| format!("{violation:?}")).collect();
        let source = include_str!("../../game/src/violation.rs");
        let body = source.split("pub enum Violation {").nth(1).and_then(|rest| rest.split("\n}").next()).unwrap();
        let variants = body.lines().filter_map(|line| line.strip_prefix("    "));
        let variants = variants.filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
        for variant in variants.map(|line| line.trim_end_matches([',', '{', ' '])) {
            let is_it = |text: &String| text.split(' ').next() == Some(variant);
            assert!(shown.iter().any(is_it), "{variant}");
        }
    }

    #[test]
    fn every_refusal_is_a_whole_sentence_of_its_own_in_each_language() {
        for lang in Lang::ALL {
            let mut said: Vec<String> = Vec::new();
            for violation in one_of_each() {
                let text = sentence(&table(), &violation, lang);
                assert!(text.ends_with('.'), "{text}");
                // The German unit brings its own point.
                assert!(!text.ends_with("Fr..") && !text.contains("Fr.. "), "{text}");
                let blame = ["llegal", "nvalid", "rror", "ngültig", "ehler", "ieprawid", "iedozwol", "łąd"];
                assert!(!blame.iter().any(|word| text.contains(word)), "{text}");
                said.push(text);
            }
            said.sort();
            let twice = said.windows(2).find(|pair| pair[0] == pair[1]);
            // A hex and a city out of reach are told alike.
            assert!(twice.is_none_or(|pair| pair[0].contains("?255")), "{twice:?}");
        }
    }

    #[test]
    fn the_languages_differ() {
        for violation in one_of_each() {
            let [english, german, polish] = Lang::ALL.map(|lang| sentence(&table(), &violation, lang));
            assert!(english != german && german != polish && english != polish, "{english}");
        }
    }
}
