//! What only 1844 can refuse.

use game::Violation;
use game::titles::g1844::tile::ABILITIES_PHASE;

use super::Table;
use crate::{Lang, names};

#[rustfmt::skip]
pub fn sentence(table: Table<'_>, violation: &Violation) -> Option<String> {
    let lang = table.lang;
    let who = table.operating();
    let phase = table.state.phase;
    Some(match violation {
        Violation::PrivatesUnsold => say!(lang,
            "Private railways are still unsold. Nothing else can be bought before the auction is over.",
            "Es gibt noch unverkaufte Privatbahnen. Vor dem Ende der Versteigerung kann nichts anderes gekauft werden.",
            "Są jeszcze niesprzedane spółki prywatne. Przed końcem licytacji nie można kupić nic innego."),
        Violation::BidTooLow { minimum } => {
            let minimum = table.money(*minimum);
            say!(lang,
                "The first bid is at least {minimum}.",
                "Das erste Gebot muss mindestens {minimum} betragen.",
                "Pierwsza stawka to co najmniej {minimum}.")
        }
        Violation::RaiseTooSmall { minimum } => {
            let minimum = table.money(*minimum);
            say!(lang,
                "The next bid is at least {minimum}.",
                "Das nächste Gebot muss mindestens {minimum} betragen.",
                "Następna stawka to co najmniej {minimum}.")
        }
        Violation::BidBeyondCash { cash } => {
            let cash = table.money(*cash);
            say!(lang,
                "You have {cash}; a bid cannot exceed your cash.",
                "Du hast {cash} Bargeld; mehr kannst du nicht bieten.",
                "Masz {cash}; stawka nie może przekroczyć twojej gotówki.")
        }
        Violation::SaleAfterPurchase => say!(lang,
            "This turn’s purchase is made: one item a turn, and sales come before it.",
            "In diesem Spielzug wurde schon gekauft: ein Papier je Spielzug, und Verkäufe kommen davor.",
            "W tej turze był już zakup: jeden na turę, a sprzedaż tylko przed nim."),
        Violation::TunnelAlreadyBought => say!(lang,
            "You can buy one tunnel certificate per share round, another one in the next.",
            "Je Aktienrunde kannst du ein Tunnelpapier kaufen, das nächste in der nächsten Runde.",
            "W jednej rundzie giełdowej możesz kupić jeden certyfikat tunelowy, kolejny w następnej."),
        Violation::MountainAlreadyBought => say!(lang,
            "You can buy one mountain railway per share round, another one in the next.",
            "Je Aktienrunde kannst du eine Bergbahn kaufen, die nächste in der nächsten Runde.",
            "W jednej rundzie giełdowej możesz kupić jedną kolej górską, kolejną w następnej."),
        Violation::NationalNotFormed => say!(lang,
            "SBB has not formed yet; its shares come with the formation.",
            "Die SBB sind noch nicht gegründet; ihre Aktien gibt es erst danach.",
            "SBB jeszcze nie powstała; jej akcje będą dostępne dopiero potem."),
        Violation::CompanyMerged { company: id } => {
            let company = table.company(*id);
            say!(lang,
                "{company} has merged into SBB; its shares no longer exist.",
                "{company} ist in den SBB aufgegangen; ihre Aktien gibt es nicht mehr.",
                "{company} połączyła się w SBB; jej akcji już nie ma.")
        }
        Violation::NotStarted { company: id } => {
            let company = table.company(*id);
            say!(lang,
                "The director’s certificate of {company} is unsold; until then its shares cannot be sold.",
                "Die Direktoraktie von {company} ist noch unverkauft; so lange sind ihre Aktien nicht verkäuflich.",
                "Certyfikat prezesa spółki {company} nie jest jeszcze sprzedany; do tego czasu jej akcji nie można sprzedać.")
        }
        Violation::SalesOutOfOrder { company: id } => {
            let company = table.company(*id);
            say!(lang,
                "{company} is dearer than what you sold before it. This table sells in falling order of price.",
                "{company} hat einen höheren Kurs als das zuvor Verkaufte. An diesem Tisch wird nach fallendem Kurs verkauft.",
                "Kurs spółki {company} jest wyższy niż kurs sprzedanych wcześniej akcji. Przy tym stole sprzedaje się od najwyższego.")
        }
        Violation::DoubleNotSplit => say!(lang,
            "A double certificate of SBB is sold whole.",
            "Eine Doppelaktie der SBB wird nur im Ganzen verkauft.",
            "Certyfikat podwójny SBB sprzedaje się tylko w całości."),
        Violation::InExchangeDebt { debt } => {
            let debt = table.money(*debt);
            say!(lang,
                "You owe {debt} from the SBB exchange. You can buy once it is settled.",
                "Du hast {debt} Tauschschuld. Ist sie beglichen, kannst du kaufen.",
                "Masz {debt} długu z wymiany. Kupisz po jego spłacie.")
        }
        Violation::SaleDueFirst { debt } => {
            let debt = table.money(*debt);
            say!(lang,
                "You owe {debt} from the SBB exchange. Sell shares first to settle it.",
                "Du hast {debt} Tauschschuld. Verkaufe zuerst Aktien, um sie zu begleichen.",
                "Masz {debt} długu z wymiany. Najpierw sprzedaj akcje, by go spłacić.")
        }
        Violation::ParOutOfPlace { company: id } => {
            let company = table.company(*id);
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
            let hex = table.hex(*id);
            say!(lang,
                "{hex} is not a mountain hex.",
                "{hex} ist kein Bergfeld.",
                "{hex} nie jest heksem górskim.")
        }
        Violation::MountainHexTaken { hex: id } => {
            let hex = table.hex(*id);
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
        Violation::FurkaOberalpOnly { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "{hex} takes only the FO line and tunnels.",
                "Auf {hex} passen nur die FO-Strecke und Tunnel.",
                "Na heksie {hex} mieszczą się tylko linia FO i tunele.")
        }
        Violation::TrackIntoTunnelHex { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "On {hex} this track runs into a tunnel hex where there is no tunnel mouth. Turn the tile or choose another.",
                "Auf {hex} führt dieses Gleis in ein Hexfeld, wo kein Tunnelportal ist. Drehe das Plättchen oder nimm ein anderes.",
                "Na heksie {hex} ten tor prowadzi na heks tunelowy w miejscu bez wlotu tunelu. Obróć kafel albo wybierz inny.")
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
            let hex = table.hex(*id);
            say!(lang,
                "No tunnel can be built through {hex}.",
                "Durch {hex} kann kein Tunnel gebaut werden.",
                "Przez heks {hex} nie można zbudować tunelu.")
        }
        Violation::TunnelHexTaken { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "{hex} already has a tunnel.",
                "Durch {hex} führt schon ein Tunnel.",
                "Przez heks {hex} biegnie już tunel.")
        }
        Violation::NotMouths { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "A tunnel through {hex} joins two of its mouths, straight or in a wide curve.",
                "Ein Tunnel durch {hex} verbindet zwei Tunnelportale, gerade oder in weitem Bogen.",
                "Tunel przez heks {hex} łączy dwa wloty, prosto albo szerokim łukiem.")
        }
        Violation::TunnelNotConnected { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "Neither tunnel mouth of {hex} is connected to a marker of {who}.",
                "Keines der beiden Tunnelportale von {hex} ist mit einem Bahnhof von {who} verbunden.",
                "Żaden z tych wlotów tunelu na heksie {hex} nie ma połączenia ze stacją spółki {who}.")
        }
        Violation::TunnelTooDear { cost, cash } => {
            let (cost, cash) = (table.money(*cost), table.money(*cash));
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
            let private = table.private(*private);
            say!(lang,
                "{private} cannot be sold to a company.",
                "{private} kann an keine Gesellschaft verkauft werden.",
                "{private} nie jest na sprzedaż.")
        }
        Violation::PrivateBuyerBarred { company: id } => {
            let company = table.company(*id);
            say!(lang,
                "{company} cannot buy private railways; historical and regional companies can.",
                "{company} kann keine Privatbahnen kaufen; das können historische Gesellschaften und Regionalbahnen.",
                "{company} nie może kupować spółek prywatnych; mogą to robić spółki historyczne i koleje regionalne.")
        }
        Violation::PrivateNotTheDirectors { private } => {
            let private = table.private(*private);
            say!(lang,
                "{private} does not belong to the director of {who}.",
                "{private} gehört nicht dem Direktor von {who}.",
                "{private} nie należy do prezesa spółki {who}.")
        }
        Violation::PrivatePrice { minimum, maximum } => {
            let (minimum, maximum) = (table.money(*minimum), table.money(*maximum));
            say!(lang,
                "This private railway costs from {minimum} to {maximum}.",
                "Diese Privatbahn kostet von {minimum} bis {maximum} einschließlich.",
                "Ta spółka prywatna kosztuje od {minimum} do {maximum}.")
        }
        Violation::PrivateTooDear { price, cash } => {
            let (price, cash) = (table.money(*price), table.money(*cash));
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
            let company = table.company(*id);
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
            let company = table.company(*id);
            say!(lang,
                "No destination bonus is due to {company} now.",
                "{company} steht jetzt keine Zielprämie zu.",
                "Spółce {company} nie należy się teraz premia za cel.")
        }
        Violation::SbbPrintedPrice { price } => {
            let price = table.money(*price);
            say!(lang,
                "In a trade with SBB this train costs its printed price, {price}.",
                "Im Handel mit den SBB kostet diese Lok {price}, den aufgedruckten Preis.",
                "W handlu z SBB ten pociąg kosztuje tyle, co na karcie: {price}.")
        }
        Violation::HTrainsOnly => say!(lang,
            "{who} is a regional company: it can own H-trains only.",
            "{who} ist eine Regionalbahn: Sie kann nur H-Loks besitzen.",
            "{who} to kolej regionalna: może mieć tylko pociągi H."),
        Violation::PreSbbNoAssistance => say!(lang,
            "{who} is a pre-SBB company: it pays for trains from its treasury alone.",
            "{who} ist eine Vor-SBB-Bahn: Loks zahlt sie allein aus dem Betriebskapital.",
            "{who} to spółka pre-SBB: za pociągi płaci tylko ze skarbca."),
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
        _ => return None,
    })
}
