//! What only 1824 can refuse, and what it says in other words than 1844: one stock of shares in the bank, no pool, no
//! private railways, starting prices, a duty to own a train whether or not there is a route.

use game::edition::{CompanySpec, Kind};
use game::state::Round;
use game::titles::g1824::companies::KK;
use game::titles::g1824::policy::Debt;
use game::titles::g1824::{coal, mountain, stock};
use game::{CompanyId, Violation};

use super::Table;
use crate::Lang;

#[rustfmt::skip]
pub fn own(table: Table<'_>, violation: &Violation) -> Option<String> {
    let lang = table.lang;
    let who = table.operating();
    Some(match violation {
        Violation::CertificateReserved { company: id } => {
            let company = table.company(*id);
            say!(lang,
                "The director’s certificate of {company} is reserved and cannot be bought.",
                "Die Direktoraktie von {company} ist reserviert und nicht zu kaufen.",
                "Certyfikat prezesa spółki {company} jest zarezerwowany i nie można go kupić.")
        }
        Violation::NotOperatedYet { company: id } => {
            let company = table.company(*id);
            say!(lang,
                "{company} has not operated yet. Its shares can be sold after its first turn.",
                "{company} hat noch nicht agiert. Ihre Aktien sind nach dem ersten Spielzug verkäuflich.",
                "{company} jeszcze nie operowała. Jej akcje można sprzedać po jej pierwszej turze.")
        }
        Violation::NoSuchPrice { price } | Violation::PreStaatsbahnPrice { price } => {
            let price = table.money(*price);
            say!(lang,
                "This railway is not sold for {price}.",
                "Für {price} ist diese Bahn nicht zu haben.",
                "Za {price} tej kolei nie można kupić.")
        }
        Violation::MountainRailwayGone { private } => {
            let mountain = table.private(*private);
            say!(lang,
                "Mountain railway {mountain} is not on sale.",
                "Bergbahn {mountain} ist nicht zu haben.",
                "Kolej górska {mountain} nie jest w sprzedaży.")
        }
        Violation::NotYoursToExchange | Violation::NotYourCoalRailway { .. } => say!(lang,
            "You can exchange only a railway that you own.",
            "Du kannst nur eine eigene Bahn tauschen.",
            "Wymienić możesz tylko własną kolej."),
        Violation::ExchangeNotYet { phase } => {
            let (only, first, last) = exchange_phases();
            say!(lang,
                "Mountain railways are exchanged in phase {only}, Coal Railways in phases {first} and {last}; this is phase {phase}.",
                "Bergbahnen tauscht man in Phase {only}, Kohlebahnen in den Phasen {first} und {last}; dies ist Phase {phase}.",
                "Koleje górskie wymienia się w fazie {only}, węglowe w fazach {first} i {last}; teraz trwa faza {phase}.")
        }
        Violation::ExchangeAfterSale => say!(lang,
            "You have sold in this turn; a Coal Railway can be exchanged in a turn without sales.",
            "Du hast in diesem Spielzug verkauft; eine Kohlebahn kannst du in einem Spielzug ohne Verkauf tauschen.",
            "W tej turze była sprzedaż; kolej węglową wymienisz w turze bez sprzedaży."),
        Violation::ExchangeCompulsory => say!(lang,
            "A mountain railway cannot be given up while a Regional Railway has a share for it.",
            "Eine Bergbahn kann nicht abgegeben werden, solange eine Regionalbahn eine Aktie dafür hat.",
            "Kolei górskiej nie można oddać, dopóki jakaś kolej regionalna ma za nią akcję."),
        Violation::NotARegional { company: id } => {
            let company = table.company(*id);
            say!(lang,
                "{company} is not a Regional Railway; mountain railways are exchanged for shares of those.",
                "{company} ist keine Regionalbahn; nur gegen deren Aktien werden Bergbahnen getauscht.",
                "{company} nie jest koleją regionalną, a koleje górskie wymienia się tylko na ich akcje.")
        }
        Violation::NoShareForMountain { company: id } => not_in_the_bank(table, *id),
        Violation::GoodsTrainsOnly => say!(lang,
            "{who} is a Coal Railway: it can own g-trains only.",
            "{who} ist eine Kohlebahn: Sie kann nur g-Loks besitzen.",
            "{who} to kolej węglowa: może mieć tylko pociągi g."),
        Violation::InReceivership => say!(lang,
            "Nobody holds two shares of {who}: in receivership it buys no trains.",
            "Niemand hält zwei Aktien von {who}: Unter Zwangsverwaltung kauft sie keine Loks.",
            "Nikt nie ma dwóch akcji spółki {who}: pod zarządem przymusowym nie kupuje ona pociągów."),
        Violation::TrainWaits { company: id } => {
            let company = table.company(*id);
            say!(lang,
                "{company} is not open yet; until then the trains on its charter wait.",
                "{company} ist noch nicht in Betrieb; so lange warten die Loks auf ihrem Besitzbogen.",
                "{company} nie rozpoczęła jeszcze działalności; do tego czasu pociągi na jej karcie czekają.")
        }
        Violation::NothingToSurrender { model } => {
            let train = table.train(*model);
            say!(lang,
                "{who} owns no train that could be given in part exchange for a {train}.",
                "{who} hat keine Lok, die für eine {train} in Zahlung gegeben werden könnte.",
                "{who} nie ma pociągu, który można by oddać w rozliczeniu za {train}.")
        }
        Violation::ExchangedAlready => say!(lang,
            "{who} has given one train in part exchange in this operating round, the most there is. The full price remains possible.",
            "{who} hat in dieser Betriebsrunde schon eine Lok in Zahlung gegeben; mehr geht nicht. Der volle Preis bleibt möglich.",
            "W tej rundzie operacyjnej {who} ma już jeden pociąg oddany w rozliczeniu, więcej nie można. Pozostaje pełna cena."),
        Violation::NewTrackNotReached { hex: id } => {
            let hex = table.hex(*id);
            say!(lang,
                "The upgrade of {hex} brings {who} neither new track nor a new value within reach.",
                "Der Austausch auf {hex} bringt {who} weder ein neues Gleis noch einen neuen Wert in Reichweite.",
                "Modernizacja heksu {hex} nie daje spółce {who} w zasięgu ani nowego toru, ani nowej wartości.")
        }
        _ => return None,
    })
}

/// The one of mountain railways, the first and last of Coal Railways. [1824-SR-30]
const fn exchange_phases() -> (u8, u8, u8) {
    (mountain::EXCHANGE_PHASE, coal::EXCHANGE_PHASES.start, coal::EXCHANGE_PHASES.end - 1)
}

/// What has other words in a game of 1824.
#[rustfmt::skip]
pub fn instead(table: Table<'_>, violation: &Violation) -> Option<String> {
    let lang = table.lang;
    let who = table.operating();
    Some(match violation {
        Violation::SalesBarred => say!(lang,
            "Nothing can be sold or exchanged in the initial share round.",
            "In der ersten Aktienrunde kann nichts verkauft oder getauscht werden.",
            "W pierwszej rundzie giełdowej nic nie można sprzedać ani wymienić."),
        Violation::DirectorsCertificateFirst { company: id } => without_price(table, *id),
        Violation::MoreThanHalf { company: id, held } => {
            let (company, held) = (table.company(*id), table.shares(*held));
            say!(lang,
                "You hold {held} of {company}; purchases end at 6 (60%). Exchanges can bring more.",
                "Du hältst {held} von {company}; Käufe enden bei 6 (60\u{a0}%). Mehr kann nur ein Tausch bringen.",
                "Masz {held} spółki {company}; zakupy kończą się na 6 (60%). Więcej może dać tylko wymiana.")
        }
        Violation::CertificateLimit { limit, held } if matches!(table.state.round, Round::Opening(_)) => {
            let (held, seats) = (table.certificates(*held), table.state.seats);
            say!(lang,
                "You hold {held}; the limit with {seats} players is {limit}. You can pass.",
                "Du hast {held}; das Limit bei {seats} Spielern ist {limit}. Du kannst passen.",
                "Masz {held}, a limit przy {seats} graczach to {limit}. Możesz spasować.")
        }
        Violation::NothingOnOffer { company: id } => not_in_the_bank(table, *id),
        Violation::NoSuchPaper => say!(lang,
            "Such a certificate is neither bought nor sold.",
            "Ein solches Papier wird weder gekauft noch verkauft.",
            "Takiego certyfikatu ani się nie kupuje, ani nie sprzedaje."),
        Violation::PoolLimit { company: id, limit, would_be } => {
            let in_bank = table.state.companies.get(id.index()).map_or(0, |charter| charter.unsold);
            let (company, room) = (table.company(*id), limit.saturating_sub(in_bank));
            say!(lang,
                "This sale would leave {would_be} {company} shares in the bank; at most {limit} can lie there. You can sell {room}.",
                "Danach lägen {would_be} {company}-Aktien in der Bank; liegen können dort {limit}. Du kannst {room} verkaufen.",
                "Liczba akcji {company} w banku po tej sprzedaży to {would_be}, a może być {limit}. Możesz sprzedać {room}.")
        }
        Violation::NoDebt if table.state.edition.austria().debt == Debt::Overdraft => say!(lang,
            "There is nothing to repay: an overdrawn account is reduced by whatever you receive.",
            "Zu tilgen gibt es nichts: Ein überzogenes Konto mindert alles, was du erhältst.",
            "Nie ma czego spłacać: debet na koncie zmniejsza wszystko, co otrzymujesz."),
        Violation::NoSuchPar { par } => {
            let (par, pars) = (table.money(*par), table.pars());
            say!(lang,
                "The starting price cannot be {par}. Possible: {pars}.",
                "Ein Startkurs von {par} ist nicht vorgesehen. Möglich: {pars}.",
                "Cena początkowa nie może wynosić {par}. Możliwe: {pars}.")
        }
        Violation::NoMarkerThere { city } => {
            let (company, city) = (table.company(KK), u16::from(*city) + 1);
            say!(lang,
                "{company} has no marker in city {city} of this hex.",
                "{company} hat in Stadt {city} dieses Hexfelds keinen Bahnhof.",
                "{company} nie ma stacji w mieście {city} na tym heksie.")
        }
        Violation::TrainRequired => say!(lang,
            "{who} has no train. It must buy one before its turn ends.",
            "{who} hat keine Lok. Vor dem Ende des Spielzugs muss sie eine kaufen.",
            "{who} nie ma pociągu. Przed końcem tury musi go kupić."),
        Violation::SaleNotNeeded => say!(lang,
            "Without the last share of this block the money suffices. Sell fewer or none.",
            "Auch ohne die letzte Aktie dieses Pakets reicht das Geld. Verkaufe weniger oder keine.",
            "Bez ostatniej akcji z tego pakietu pieniędzy już wystarczy. Sprzedaj mniej albo żadnej."),
        _ => return None,
    })
}

/// What it takes to give the company a price. [1824-COAL-03] [1824-REG-07]
fn without_price(table: Table<'_>, id: CompanyId) -> String {
    let (lang, company) = (table.lang, table.company(id));
    match stock::coal_of(table.state, id).filter(|coal| !table.state[*coal].closed) {
        Some(coal) => {
            let coal = table.company(coal);
            say!(
                lang,
                "{company} has no share price yet; whoever buys its Coal Railway {coal} sets it.",
                "{company} hat noch keinen Kurs; ihn legt fest, wer ihre Kohlebahn {coal} kauft.",
                "{company} nie ma jeszcze kursu; ustala go nabywca jej kolei węglowej {coal}."
            )
        }
        None => say!(
            lang,
            "{company} has no share price yet; its director’s certificate is bought first.",
            "{company} hat noch keinen Kurs; zuerst wird ihre Direktoraktie gekauft.",
            "{company} nie ma jeszcze kursu; najpierw kupuje się jej certyfikat prezesa."
        ),
    }
}

/// A railway of one certificate is sold; of the others nothing is left but what is reserved.
fn not_in_the_bank(table: Table<'_>, id: CompanyId) -> String {
    let (lang, company) = (table.lang, table.company(id));
    let is_minor = |spec: &CompanySpec| matches!(spec.kind, Kind::Coal | Kind::PreStaatsbahn);
    if table.state.edition.companies.get(id.index()).is_some_and(is_minor) {
        return say!(
            lang,
            "{company} is already sold.",
            "{company} ist schon verkauft.",
            "{company} jest już sprzedana."
        );
    }
    say!(
        lang,
        "The bank has no unreserved share of {company} now.",
        "Die Bank hat zurzeit keine freie Aktie von {company}.",
        "Bank nie ma teraz niezarezerwowanej akcji spółki {company}."
    )
}
