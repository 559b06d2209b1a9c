//! What stands in the way of running, buying and surrendering trains.

use game::Violation;

use super::Table;
use crate::Lang;

#[rustfmt::skip]
pub fn sentence(table: Table<'_>, violation: &Violation) -> Option<String> {
    let lang = table.lang;
    let who = table.operating();
    let phase = table.state.phase;
    Some(match violation {
        Violation::NoSuchTrain { model } => {
            let train = table.train(*model);
            say!(lang,
                "{who} has no {train} to run, or not so many.",
                "{who} hat keine {train} für diese Fahrt.",
                "{who} nie ma na tę trasę: {train}.")
        }
        Violation::TrackShared { run, with } => {
            let (one, other) = (u16::from(*with) + 1, u16::from(*run) + 1);
            say!(lang,
                "Routes {one} and {other} share track.",
                "Die Strecken {one} und {other} benutzen dasselbe Gleis.",
                "Trasy {one} i {other} korzystają z tego samego toru.")
        }
        Violation::BelowMaximum { claimed, best } => {
            let (claimed, best) = (table.money(*claimed), table.money(*best));
            say!(lang,
                "These routes earn {claimed}; {best} is possible. The highest revenue counts.",
                "Diese Strecken bringen {claimed}, doch {best} sind möglich. Es zählt das höchste Einfahrergebnis.",
                "Te trasy dają {claimed}, a możliwe jest {best}. Liczy się najwyższy dochód.")
        }
        Violation::TrainNotOnSale { model } => {
            let train = table.train(*model);
            say!(lang,
                "No {train} is on sale there now.",
                "Dort ist zurzeit keine {train} zu haben.",
                "Nie ma tam teraz w sprzedaży: {train}.")
        }
        Violation::TrainPrice { price } => {
            let price = table.money(*price);
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
        Violation::NoTradeYet { phase } => {
            let from = game::rules::trade::FIRST_PHASE;
            say!(lang,
                "Companies can trade trains from phase {from}; this is phase {phase}.",
                "Gesellschaften können Loks ab Phase {from} handeln; dies ist Phase {phase}.",
                "Spółki mogą handlować pociągami od fazy {from}; teraz trwa faza {phase}.")
        }
        Violation::TradePrice { minimum } => {
            let minimum = table.money(*minimum);
            say!(lang,
                "The price of this train is at least {minimum}.",
                "Der Preis dieser Lok muss mindestens {minimum} betragen.",
                "Cena tego pociągu to co najmniej {minimum}.")
        }
        Violation::TradeBeyondTreasury { price, cash } => {
            let (price, cash) = (table.money(*price), table.money(*cash));
            say!(lang,
                "This train is to cost {price}; the treasury of {who} holds {cash}.",
                "Diese Lok soll {price} kosten; {who} hat {cash} Betriebskapital.",
                "Ten pociąg miałby kosztować {price}; w skarbcu spółki {who} jest {cash}.")
        }
        Violation::PrintedPrice { price } => {
            let price = table.money(*price);
            say!(lang,
                "The two companies have different directors, so this train costs its printed price, {price}.",
                "Die beiden Gesellschaften haben verschiedene Direktoren; diese Lok kostet daher {price}, den aufgedruckten Preis.",
                "Te dwie spółki mają różnych prezesów, więc ten pociąg kosztuje tyle, co na karcie: {price}.")
        }
        Violation::AbovePrintedPrice { price } => {
            let price = table.money(*price);
            say!(lang,
                "In emergency financing this train costs at most its printed price, {price}.",
                "In der Notfinanzierung kostet diese Lok höchstens {price}, den aufgedruckten Preis.",
                "Przy finansowaniu awaryjnym ten pociąg kosztuje najwyżej tyle, co na karcie: {price}.")
        }
        Violation::NotTradable { model } => {
            let train = table.train(*model);
            say!(lang,
                "The {train} cannot be traded.",
                "Die {train} kann nicht gehandelt werden.",
                "Tego nie można odsprzedać: {train}.")
        }
        Violation::NotOwnedBySeller { model } => {
            let train = table.train(*model);
            say!(lang,
                "The selling company has no {train}.",
                "Die verkaufende Gesellschaft hat keine {train}.",
                "Sprzedająca spółka nie ma tego, co oferuje: {train}.")
        }
        Violation::TrainRequired => say!(lang,
            "{who} has a route and no train. It must buy one before its turn ends.",
            "{who} hat eine Strecke, aber keine Lok. Vor dem Ende des Spielzugs muss sie eine kaufen.",
            "{who} ma trasę, a nie ma pociągu. Przed końcem tury musi go kupić."),
        Violation::TrainTooDear { price, cash } => {
            let (price, cash) = (table.money(*price), table.money(*cash));
            say!(lang,
                "This train costs {price}; {who} has {cash}.",
                "Diese Lok kostet {price}; {who} hat {cash} zur Verfügung.",
                "Ten pociąg kosztuje {price}; {who} ma {cash}.")
        }
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
            let beyond = table.money(*beyond);
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
            let company = table.company(*id);
            say!(lang,
                "This sale would change the director of {company}; sales for emergency financing cannot.",
                "Durch diesen Verkauf wechselte die Direktion von {company}; in der Notfinanzierung kann sie das nicht.",
                "Po tej sprzedaży spółka {company} zmieniłaby prezesa; przy finansowaniu awaryjnym nie może.")
        }
        Violation::NotSurrenderable { model } => {
            let train = table.train(*model);
            say!(lang,
                "No {train} can be surrendered here.",
                "Hier kann keine {train} abgegeben werden.",
                "Tego nie można tu oddać: {train}.")
        }
        _ => return None,
    })
}
