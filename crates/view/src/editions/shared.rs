//! Where profiles of either title decide apart, in words.

use game::Title;
use game::edition::{
    BankBreak, Claim, Consent, EmergencySales, MarkerEnters, Surrendered, TrainStepEnds, UpgradeConnection,
};

use super::entry::{Policy, Words, policies};

policies! {
    MarkerEnters: ["Price marker enters the market", "Kursmarker kommt auf den Aktienmarkt", "Znacznik kursu trafia na giełdę"] => {
        WithPar: ["when par is set", "mit dem Ausgabekurs", "przy ustaleniu ceny emisyjnej"],
            ["1844-LAUNCH-08b", "1844-RULING-05", "1824-COAL-03", "1824-SR-18"],
            in 1824: ["with the starting price", "mit dem Startkurs", "wraz z ceną początkową"];
        AtLaunch: [
            "at launch; the fall of an earlier sale is carried along",
            "bei der Inbetriebnahme; ein früherer Kursverlust wird mitgenommen",
            "przy starcie spółki, z uwzględnieniem wcześniejszego spadku kursu",
        ], ["1844-LAUNCH-08a", "1844-RULING-05"];
    }
    UpgradeConnection: ["Connection for an upgrade", "Verbindung beim Austausch", "Połączenie przy modernizacji"] => {
        NewTile: ["some track of the new tile", "ein Gleis des neuen Plättchens", "dowolny tor nowego kafla"],
            ["1844-UPG-04b", "1844-RULING-26", "1824-UPG-03", "1824-RULING-61"];
        OldTile: ["some track of the replaced tile", "ein Gleis des ersetzten Plättchens", "dowolny tor wymienianego kafla"],
            ["1844-UPG-04a", "1844-RULING-26"];
        NewTrackOrValue: [
            "new track, or a city of new value, within reach",
            "ein neues Gleis oder eine Stadt mit neuem Wert in Reichweite",
            "nowy tor albo miasto o nowej wartości w zasięgu",
        ], ["1824-DEV-05"];
    }
    TrainStepEnds: ["End of the train step", "Ende des Lokschritts", "Koniec kroku pociągów"] => {
        NothingPossible: [
            "by itself once nothing can be done",
            "von selbst, sobald nichts mehr möglich ist",
            "samoczynnie, gdy nic już nie można zrobić",
        ], ["1844-RULING-74", "1824-OR-09"];
        NoTrainAffordable: [
            "once no train anywhere could be paid for",
            "sobald nirgends mehr eine Lok zu bezahlen wäre",
            "gdy nigdzie nie stać spółki na żaden pociąg",
        ], ["1844-DEV-07", "1824-DEV-16"];
    }
    Claim: ["Revenue", "Einfahrergebnis", "Dochód"] => {
        Maximum: [
            "the highest possible must be run",
            "das höchstmögliche ist Pflicht",
            "obowiązkowy jest najwyższy możliwy",
        ], ["1844-REV-09", "1824-RUN-24b"];
        AnyLegal: ["any legal routes will do", "zulässige Strecken genügen", "wystarczą dowolne dozwolone trasy"],
            ["1844-DEV-08", "1824-RUN-24a", "1824-DEV-21"];
    }
    Consent: [
        "Train trade between directors", "Lokhandel zwischen Direktoren", "Handel pociągami między prezesami",
    ] => {
        Asked: ["the seller is asked", "der Verkäufer wird gefragt", "sprzedający jest pytany o zgodę"],
            ["1844-RULING-69", "1824-TRAIN-30", "1824-RULING-48"];
        Implied: ["the purchase implies consent", "der Kauf gilt als Zustimmung", "zakup oznacza zgodę"],
            ["1844-DEV-34", "1824-DEV-17"];
    }
    EmergencySales: ["Emergency sales", "Notverkäufe", "Sprzedaż awaryjna"] => {
        NeededForPurchase: [
            "no more than the chosen train needs",
            "nicht mehr, als die gewählte Lok verlangt",
            "nie więcej, niż wymaga wybrany pociąg",
        ], ["1844-RULING-46", "1824-EMR-12a", "1824-RULING-65"];
        NeededForDearest: [
            "up to the price of the bank’s dearest train",
            "bis zum Preis der teuersten Lok der Bank",
            "do ceny najdroższego pociągu z banku",
        ], ["1844-DEV-07", "1824-EMR-12b", "1824-RULING-65"],
        in 1824: [
            "only if the treasury cannot pay the bank’s cheapest train, and up to the price of its dearest",
            "nur wenn das Betriebskapital für die billigste Lok der Bank nicht reicht, und bis zum Preis der teuersten",
            "tylko gdy skarbiec nie starcza na najtańszy pociąg z banku, i do ceny najdroższego",
        ];
    }
    Surrendered: ["Surrendered trains", "Abgegebene Loks", "Oddane pociągi"] => {
        ToPool: ["go into the pool", "kommen in den Bankpool", "trafiają do puli banku"], ["1844-TRAIN-13"];
        Removed: ["leave the game", "kommen aus dem Spiel", "wychodzą z gry"], ["1844-DEV-02", "1824-TRAIN-13"];
    }
    BankBreak: ["The bank is broken", "Die Bank ist gesprengt", "Bank pęka"] => {
        Emptied: [
            "when it holds nothing; judged when the set is wholly over",
            "wenn sie nichts mehr hat; geprüft, wenn die Serie ganz vorbei ist",
            "gdy nic w nim nie ma; sprawdza się po całkowitym zakończeniu serii",
        ], ["1844-RULING-62", "1824-END-01"],
        in 1824: ["when it holds nothing", "wenn sie nichts mehr hat", "gdy nic w nim nie ma"];
        Exceeded: [
            "when a payment exceeds it; judged before sale abroad and formation",
            "wenn eine Zahlung sie übersteigt; geprüft vor Verkauf ins Ausland und Gründung",
            "gdy wypłata go przekracza; sprawdza się przed wysyłką za granicę i formowaniem SBB",
        ], ["1844-DEV-29", "1824-DEV-29"],
        in 1824: ["when a payment exceeds it", "wenn eine Zahlung sie übersteigt", "gdy wypłata go przekracza"];
    }
}
