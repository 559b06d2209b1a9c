//! Refusals of 1824 as a player reads them, most of them met on the way through a game.

use game::state::Round;
use game::titles::g1824::companies::{BH, BK, MS, SD};
use game::{Action, LayTile, Paper, Sale, Source, TileRight, play};

use super::*;

/// K1 or EPP.
const COAL: CompanyId = CompanyId(0);
/// S2 or SD2, at home in Graz.
const SD2: CompanyId = CompanyId(5);

fn start(profile: Profile) -> State {
    begin(&Setup { profile, players: 4, seed: None, options: Options::NONE }).unwrap()
}

fn after(state: &State, actions: &[Action]) -> State {
    actions.iter().fold(*state, |state, action| play(&state, action).unwrap().state)
}

/// What the rules say to it, in the three languages.
fn refused(state: &State, action: &Action) -> [String; 3] {
    let refusal = play(state, action).err().unwrap();
    Lang::ALL.map(|lang| explain_violation(state, &refusal, lang).replace('\u{a0}', " "))
}

fn in_three(state: &State, violation: &Violation) -> [String; 3] {
    Lang::ALL.map(|lang| sentence(state, violation, lang).replace('\u{a0}', " "))
}

fn buy(company: CompanyId) -> Action {
    Action::Buy { company, from: Source::Offering, paper: Paper::Single }
}

fn sell(company: CompanyId, shares: u8) -> Action {
    Action::Sell(Sale { company, shares, doubles: 0 })
}

/// One railway is bought, then everybody passes: its first turn.
fn first_turn(profile: Profile, company: CompanyId, price: Money) -> State {
    let mut state = after(&start(profile), &[Action::BuyMinor { company, price }]);
    while matches!(state.round, Round::Opening(_)) {
        state = after(&state, &[Action::Pass]);
    }
    assert_eq!(state.turn().map(|turn| turn.company), Some(company));
    state
}

fn coal_turn(profile: Profile) -> State {
    first_turn(profile, COAL, Money(160))
}

/// A share round in which the first seat has `shares` of an operated BK.
fn share_round(shares: u8) -> State {
    let mut state = coal_turn(Profile::Austria2e);
    while matches!(state.round, Round::Operating(_)) {
        state = after(&state, &[Action::Done]);
    }
    let player = state.order[0];
    let charter = &mut state.companies[BK.index()];
    charter.shares[player.index()] = shares;
    charter.unsold -= shares;
    charter.operated = true;
    state
}

#[test]
fn a_regional_railway_without_price() {
    let first = start(Profile::Austria1e);
    assert_eq!(
        refused(&first, &buy(BK)),
        [
            "BK has no share price yet; whoever buys its Coal Railway K1 sets it. (1824-SR-15)",
            "BK hat noch keinen Kurs; ihn legt fest, wer ihre Kohlebahn K1 kauft. (1824-SR-15)",
            "BK nie ma jeszcze kursu; ustala go nabywca jej kolei węglowej K1. (1824-SR-15)",
        ]
    );
    assert_eq!(
        refused(&first, &buy(BH)),
        [
            "BH has no share price yet; its director’s certificate is bought first. (1824-SR-15)",
            "BH hat noch keinen Kurs; zuerst wird ihre Direktoraktie gekauft. (1824-SR-15)",
            "BH nie ma jeszcze kursu; najpierw kupuje się jej certyfikat prezesa. (1824-SR-15)",
        ]
    );
    assert!(refused(&start(Profile::Austria2e), &buy(MS))[0].contains("Coal Railway EOD"));
}

#[test]
fn what_the_initial_round_refuses() {
    let fresh = start(Profile::Austria2e);
    assert_eq!(
        refused(&fresh, &sell(SD, 1)),
        [
            "Nothing can be sold or exchanged in the initial share round. (1824-START-10)",
            "In der ersten Aktienrunde kann nichts verkauft oder getauscht werden. (1824-START-10)",
            "W pierwszej rundzie giełdowej nic nie można sprzedać ani wymienić. (1824-START-10)",
        ]
    );
    let bought = after(&fresh, &[Action::BuyMinor { company: COAL, price: Money(160) }]);
    let again = Action::BuyMinor { company: COAL, price: Money(160) };
    assert_eq!(refused(&bought, &again)[1], "EPP ist schon verkauft. (1824-SR-15)");
    assert_eq!(
        refused(&fresh, &Action::Start { company: BK, par: Money(60) })[1],
        "Die Direktoraktie von BK ist reserviert und nicht zu kaufen. (1824-START-09)"
    );
    assert_eq!(
        refused(&fresh, &Action::Start { company: BH, par: Money(65) })[2],
        "Cena początkowa nie może wynosić 65 G. Możliwe: 60, 70, 80, 90, 100. (1824-REG-08)"
    );
    let cheap = Action::BuyMinor { company: COAL, price: Money(100) };
    assert_eq!(refused(&fresh, &cheap)[0], "This railway is not sold for 100 G. (1824-COAL-02)");
    let seventh = PrivateId(6);
    assert_eq!(
        refused(&fresh, &Action::BuyMountainRailway(seventh))[1],
        "Bergbahn B7 ist nicht zu haben. (1824-MTN-01)"
    );
    assert_eq!(
        refused(&fresh, &Action::Done)[0],
        "This is not possible now. Current step: Initial share round. (1824-OR-08)"
    );
    let limit = Violation::CertificateLimit { limit: 16, held: 16 };
    assert_eq!(in_three(&fresh, &limit)[0], "You hold 16 certificates; the limit with 4 players is 16. You can pass.");
}

#[test]
fn sums_are_gulden() {
    let poor = |state: &State| {
        let mut state = *state;
        state.players.iter_mut().for_each(|player| player.cash = Money(50));
        state
    };
    assert_eq!(
        refused(&poor(&start(Profile::Austria2e)), &buy(SD)),
        [
            "This costs 120 G; you have 50 G. (1824-SR-19)",
            "Das kostet 120 G; du hast 50 G zur Verfügung. (1824-SR-19)",
            "To kosztuje 120 G; masz 50 G. (1824-SR-19)",
        ]
    );
}

#[test]
fn a_sale_that_overflows_the_bank() {
    let state = share_round(6);
    let in_bank = state.companies[BK.index()].unsold;
    assert_eq!(in_bank, 4);
    assert_eq!(
        refused(&state, &sell(BK, 2)),
        [
            "This sale would leave 6 BK shares in the bank; at most 5 can lie there. You can sell 1. (1824-SR-22)",
            "Danach lägen 6 BK-Aktien in der Bank; liegen können dort 5. Du kannst 1 verkaufen. (1824-SR-22)",
            "Liczba akcji BK w banku po tej sprzedaży to 6, a może być 5. Możesz sprzedać 1. (1824-SR-22)",
        ]
    );
    after(&state, &[sell(BK, 1)]);
}

#[test]
fn what_a_share_round_refuses() {
    let state = share_round(6);
    assert_eq!(
        refused(&state, &buy(BK)),
        [
            "You hold 6 shares of BK; purchases end at 6 (60%). Exchanges can bring more. (1824-SR-13)",
            "Du hältst 6 Aktien von BK; Käufe enden bei 6 (60 %). Mehr kann nur ein Tausch bringen. (1824-SR-13)",
            "Masz 6 akcji spółki BK; zakupy kończą się na 6 (60%). Więcej może dać tylko wymiana. (1824-SR-13)",
        ]
    );
    let mut empty = share_round(2);
    empty.companies[BK.index()].unsold = 2;
    assert_eq!(
        refused(&empty, &buy(BK)),
        [
            "The bank has no unreserved share of BK now. (1824-SR-15)",
            "Die Bank hat zurzeit keine freie Aktie von BK. (1824-SR-15)",
            "Bank nie ma teraz niezarezerwowanej akcji spółki BK. (1824-SR-15)",
        ]
    );
    let mut held = state;
    held.companies[SD.index()].shares[state.order[0].index()] = 1;
    assert_eq!(
        refused(&held, &sell(SD, 1)),
        [
            "SD has not operated yet. Its shares can be sold after its first turn. (1824-SR-21)",
            "SD hat noch nicht agiert. Ihre Aktien sind nach dem ersten Spielzug verkäuflich. (1824-SR-21)",
            "SD jeszcze nie operowała. Jej akcje można sprzedać po jej pierwszej turze. (1824-SR-21)",
        ]
    );
    let owner = state[COAL].director.unwrap();
    let mut turn = state;
    turn.order[0] = owner;
    assert_eq!(
        refused(&turn, &Action::ExchangeCoal(COAL))[0],
        "Mountain railways are exchanged in phase 3, Coal Railways in phases 3 and 4; this is phase 2. (1824-SR-30)"
    );
}

#[test]
fn debt_as_each_edition_keeps_it() {
    let owing = |profile| in_three(&start(profile), &Violation::NoDebt);
    assert_eq!(owing(Profile::Austria2e)[1], "Du hast keine Schulden.");
    assert_eq!(
        owing(Profile::Austria1e),
        [
            "There is nothing to repay: an overdrawn account is reduced by whatever you receive.",
            "Zu tilgen gibt es nichts: Ein überzogenes Konto mindert alles, was du erhältst.",
            "Nie ma czego spłacać: debet na koncie zmniejsza wszystko, co otrzymujesz.",
        ]
    );
}

#[test]
fn trains_of_1824() {
    let state = coal_turn(Profile::Austria1e);
    let told = |violation| in_three(&state, &violation);
    assert_eq!(
        told(Violation::GoodsTrainsOnly),
        [
            "K1 is a Coal Railway: it can own g-trains only.",
            "K1 ist eine Kohlebahn: Sie kann nur g-Loks besitzen.",
            "K1 to kolej węglowa: może mieć tylko pociągi g.",
        ]
    );
    assert_eq!(
        told(Violation::TrainRequired),
        [
            "K1 has no train. It must buy one before its turn ends.",
            "K1 hat keine Lok. Vor dem Ende des Spielzugs muss sie eine kaufen.",
            "K1 nie ma pociągu. Przed końcem tury musi go kupić.",
        ]
    );
    assert_eq!(
        told(Violation::NoTradeYet { phase: 2 })[0],
        "Companies can trade trains from phase 3; this is phase 2."
    );
    let goods = state.edition.model_ids().find(|model| state.edition.model(*model).name == "2g").unwrap();
    assert_eq!(
        told(Violation::NothingToSurrender { model: goods }),
        [
            "K1 owns no train that could be given in part exchange for a 2g-train.",
            "K1 hat keine Lok, die für eine 2g-Lok in Zahlung gegeben werden könnte.",
            "K1 nie ma pociągu, który można by oddać w rozliczeniu za pociąg 2g.",
        ]
    );
    assert_eq!(
        told(Violation::SoldTooMuch { beyond: Money(180) })[1],
        "Für eine Lok bis 180 G wurden mehr Aktien verkauft als nötig. Nimm eine teurere."
    );
}

#[test]
fn routes_to_mines() {
    let state = coal_turn(Profile::Austria2e);
    let mine = StopRef { hex: state.edition.ways().map.named("C6").unwrap(), part: 0 };
    let told = |fault| in_three(&state, &Violation::RouteFault { run: 0, fault });
    assert_eq!(
        told(Fault::Mine { stop: mine }),
        [
            "Route 1 visits C6, a mine; only g-trains run there.",
            "Strecke 1 führt nach C6, einem Bergwerk; dorthin fahren nur g-Loks.",
            "Trasa 1 prowadzi na heks C6, do kopalni; jeżdżą tam tylko pociągi g.",
        ]
    );
    assert_eq!(
        told(Fault::TooManyCities { cities: 3, limit: 2 })[2],
        "Liczba miast na trasie 1 to 3, a zasięg tego pociągu g to 2."
    );
}

#[test]
fn the_marker_that_k_and_k_keeps_is_its_own() {
    let told = |profile| in_three(&start(profile), &Violation::NoMarkerThere { city: 1 });
    assert_eq!(told(Profile::Austria1e)[0], "k&k has no marker in city 2 of this hex.");
    assert_eq!(told(Profile::Austria2e)[1], "KK hat in Stadt 2 dieses Hexfelds keinen Bahnhof.");
}

/// Where a sentence of both titles names things, it names those of 1824.
#[test]
fn homes_and_circles_of_1824() {
    let state = first_turn(Profile::Austria2e, SD2, Money(120));
    let ways = state.edition.ways();
    let straight = ways.tiles.named("57").unwrap();
    let in_linz = LayTile { hex: ways.map.named("E8").unwrap(), tile: straight, rotation: 0, right: TileRight::Normal };
    assert_eq!(
        refused(&state, &Action::LayTile(in_linz))[0],
        "The home of SD2, G10 (Graz), has no track yet. A tile goes there before one on E8 (Linz). (1824-TRACK-05)"
    );
    let wien = StopRef { hex: ways.map.named("E12").unwrap(), part: 1 };
    assert_eq!(
        in_three(&state, &Violation::CircleReserved { at: wien })[1],
        "Der letzte freie Bahnhofsplatz in E12 (Wien) bleibt für eine Gesellschaft, die noch nicht agiert hat."
    );
}
