//! What stands in the way of buying and selling papers, and of paying debts.

use game::{Money, Violation};

use super::Table;
use crate::Lang;

#[rustfmt::skip]
pub fn sentence(table: Table<'_>, violation: &Violation) -> Option<String> {
    let lang = table.lang;
    Some(match violation {
        Violation::CannotAfford { price, cash } => {
            let (price, cash) = (table.money(*price), table.money(*cash));
            say!(lang,
                "This costs {price}; you have {cash}.",
                "Das kostet {price}; du hast {cash} zur Verfügung.",
                "To kosztuje {price}; masz {cash}.")
        }
        Violation::DirectorsCertificateFirst { company: id } => {
            let company = table.company(*id);
            say!(lang,
                "The director’s certificate of {company} is still unsold; it is bought first.",
                "Die Direktoraktie von {company} ist noch unverkauft; sie wird zuerst gekauft.",
                "Certyfikat prezesa spółki {company} nie jest jeszcze sprzedany; kupuje się go jako pierwszy.")
        }
        Violation::DirectorsCertificateSold { company: id } => {
            let company = table.company(*id);
            say!(lang,
                "The director’s certificate of {company} is already sold.",
                "Die Direktoraktie von {company} ist schon verkauft.",
                "Certyfikat prezesa spółki {company} jest już sprzedany.")
        }
        Violation::SoldThisRound { company: id } => {
            let company = table.company(*id);
            say!(lang,
                "You sold {company} shares in this share round. You can buy them again from the next one.",
                "Du hast in dieser Aktienrunde {company}-Aktien verkauft. Ab der nächsten kannst du sie wieder kaufen.",
                "Po sprzedaży akcji {company} nie można ich kupić w tej samej rundzie giełdowej. Kupisz je od następnej.")
        }
        Violation::MoreThanHalf { company: id, held } => {
            let (company, held) = (table.company(*id), table.shares(*held));
            say!(lang,
                "You hold {held} of {company}, more than half. You can add to them from the pool only.",
                "Du hältst {held} von {company}, mehr als die Hälfte. Weitere kannst du nur aus dem Bankpool kaufen.",
                "Masz {held} spółki {company}, czyli ponad połowę. Kolejne możesz kupić tylko z puli banku.")
        }
        Violation::CertificateLimit { limit, held } => {
            let (held, seats) = (table.certificates(*held), table.state.seats);
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
            let company = table.company(*id);
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
            let pool = table.state.companies.get(id.index()).map_or(0, |charter| charter.pool);
            let (company, room) = (table.company(*id), limit.saturating_sub(pool));
            say!(lang,
                "This sale would leave {would_be} {company} shares in the pool; at most {limit} fit. You can sell {room}.",
                "Danach lägen {would_be} {company}-Aktien im Bankpool; Platz ist für {limit}. Du kannst {room} verkaufen.",
                "Liczba akcji {company} w puli banku po tej sprzedaży to {would_be}, a może być {limit}. Możesz sprzedać {room}.")
        }
        Violation::SoldAlready { company: id } => {
            let company = table.company(*id);
            say!(lang,
                "A block of {company} shares was sold in this turn already; there is one per company.",
                "In diesem Spielzug wurde schon ein Paket {company}-Aktien verkauft; je Gesellschaft gibt es eines.",
                "W tej turze sprzedano już pakiet akcji {company}; z każdej spółki przypada jeden na turę.")
        }
        Violation::NotSoManyShares { company: id, held } => {
            let (company, held) = (table.company(*id), table.shares(*held));
            say!(lang,
                "You hold {held} of {company}; a sale is of at least 1, and of no more than you hold.",
                "Du hältst {held} von {company}; verkaufen kannst du mindestens 1 und nicht mehr, als du hältst.",
                "Masz {held} spółki {company}; sprzedać można co najmniej 1 i nie więcej, niż masz.")
        }
        Violation::DirectorCannotStepDown { company: id } => {
            let company = table.company(*id);
            say!(lang,
                "Nobody else holds two shares of {company} to take over its directorship. The director’s certificate stays with you.",
                "Niemand sonst hält zwei Aktien von {company}, um die Direktion zu übernehmen. Die Direktoraktie bleibt bei dir.",
                "Nikt inny nie ma dwóch akcji spółki {company}, by przejąć stanowisko prezesa. Certyfikat prezesa zostaje u ciebie.")
        }
        Violation::InDebt { debt } => {
            let debt = table.money(*debt);
            say!(lang,
                "You owe {debt}. You can buy once it is repaid.",
                "Du hast {debt} Schulden. Sind sie getilgt, kannst du kaufen.",
                "Masz {debt} długu. Kupisz po jego spłacie.")
        }
        Violation::NoDebt => say!(lang,
            "You owe nothing.",
            "Du hast keine Schulden.",
            "Nie masz długu."),
        Violation::MoreThanDebt { debt } => {
            let (least, debt) = (table.money(Money(1)), table.money(*debt));
            say!(lang,
                "You owe {debt}; you can repay from {least} up to that.",
                "Du hast {debt} Schulden; tilgen kannst du von {least} bis zu diesem Betrag.",
                "Masz {debt} długu; spłacić możesz od {least} do tej kwoty.")
        }
        Violation::NoSuchPar { par } => {
            let (par, pars) = (table.money(*par), table.pars());
            say!(lang,
                "Par cannot be {par}. Possible: {pars}.",
                "Ein Ausgabekurs von {par} ist nicht vorgesehen. Möglich: {pars}.",
                "Cena emisyjna nie może wynosić {par}. Możliwe: {pars}.")
        }
        _ => return None,
    })
}
