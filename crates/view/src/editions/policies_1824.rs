//! Where profiles of 1824 decide apart, in words.

use game::Title;
use game::g1824::policy::{
    AfterForeignSale, AtTheLimit, BookValue, CoalCertificate, CoalDuty, CoalOpening, CompulsoryMountain, Debt,
    DiscardOrder, Exchanges, FirstExport, MergerSurplus, NoForerunners, Policies, ReturnedMarker, Sales,
    TrainStepSales, UnaffordableCoal, Undirected, UnreservedCertificate, WaitingTrains,
};

use super::entry::{Entry, Policy, Teller, Words, policies};

/// What only 1824 asks. No `..`: a new policy has to find its row.
pub fn entries(rules: Policies, teller: Teller) -> Vec<Entry> {
    let Policies {
        coal_duty,
        undirected,
        compulsory_mountain,
        coal_opening,
        waiting_trains,
        debt,
        first_export,
        book_value,
        sales,
        exchanges,
        coal_certificate,
        merger_surplus,
        train_step_sales,
        at_the_limit,
        no_forerunners,
        returned_marker,
        after_foreign_sale,
        unaffordable_coal,
        unreserved_certificate,
        discard_order,
    } = rules;
    vec![
        teller.told(sales),
        teller.told(exchanges),
        teller.told(compulsory_mountain),
        teller.told(coal_certificate),
        teller.told(coal_opening),
        teller.told(waiting_trains),
        teller.told(coal_duty),
        teller.told(at_the_limit),
        teller.told(undirected),
        teller.told(merger_surplus),
        teller.told(no_forerunners),
        teller.told(returned_marker),
        teller.told(train_step_sales),
        teller.told(debt),
        teller.told(first_export),
        teller.told(after_foreign_sale),
        teller.told(book_value),
        teller.told(unaffordable_coal),
        teller.told(unreserved_certificate),
        teller.told(discard_order),
    ]
}

policies! {
    UnaffordableCoal: [
        "Unsold Coal Railway that a player cannot pay for", "Unverkaufte Kohlebahn, die ein Spieler nicht bezahlen kann",
        "Niesprzedana kolej węglowa, na którą gracza nie stać",
    ] => {
        Passes: ["the player has passed", "der Spieler hat gepasst", "gracz spasował"], ["1824-RULING-11"];
        WaitsForAPass: [
            "the game waits for the pass", "das Spiel wartet auf das Passen", "gra czeka na spasowanie",
        ], ["1824-DEV-24"];
    }
    UnreservedCertificate: [
        "Unreserved director’s certificate of a Staatsbahn", "Nicht reservierte Direktoraktie einer Staatsbahn",
        "Niezarezerwowany certyfikat prezesa kolei państwowej",
    ] => {
        NotForSale: ["is not for sale", "ist nicht zu haben", "nie jest na sprzedaż"], ["1824-STAAT-26"];
        WaitsForAPass: [
            "is not for sale, but the game waits for a pass",
            "ist nicht zu haben, doch das Spiel wartet auf ein Passen",
            "nie jest na sprzedaż, ale gra czeka na spasowanie",
        ], ["1824-DEV-11"];
    }
    DiscardOrder: ["Order of discards", "Reihenfolge beim Abgeben", "Kolejność oddawania"] => {
        Operating: ["in operating order", "in Betriebsreihenfolge", "w kolejności operowania"], ["1824-TRAIN-13"];
        SiteList: [
            "as 18xx.games lists its companies", "wie 18xx.games die Gesellschaften aufzählt",
            "tak, jak 18xx.games wymienia spółki",
        ], ["1824-DEV-22"];
    }
    Sales: [
        "Several sales of one company in a turn", "Mehrere Verkäufe einer Gesellschaft im Spielzug",
        "Kilka sprzedaży akcji jednej spółki w turze",
    ] => {
        OneBlock: [
            "do not exist: one block, one fall in price",
            "gibt es nicht: ein Paket, ein Kursfall",
            "nie ma ich: jeden pakiet, jeden spadek kursu",
        ], ["1824-SR-25", "1824-RULING-17"];
        Repeated: ["each lowers the price", "jeder lässt den Kurs fallen", "każda obniża kurs"], ["1824-DEV-06"];
    }
    Exchanges: ["Voluntary exchange", "Freiwilliger Tausch", "Wymiana dobrowolna"] => {
        Free: [
            "also after sales and at the certificate limit",
            "auch nach Verkäufen und am Papierlimit",
            "także po sprzedaży i na limicie certyfikatów",
        ], ["1824-SR-03", "1824-SR-36", "1824-RULING-21"];
        Hindered: [
            "no Coal Railway after a sale, no mountain railway at the certificate limit",
            "keine Kohlebahn nach einem Verkauf, keine Bergbahn am Papierlimit",
            "bez kolei węglowej po sprzedaży i bez kolei górskiej na limicie certyfikatów",
        ], ["1824-DEV-07", "1824-DEV-08"];
    }
    CompulsoryMountain: [
        "Compulsory exchange of a mountain railway", "Pflichttausch einer Bergbahn", "Wymiana przymusowa kolei górskiej",
    ] => {
        MustBeExchanged: [
            "the owner must take a share", "der Besitzer muss eine Aktie nehmen", "właściciel musi wziąć akcję",
        ], ["1824-MTN-22a", "1824-RULING-27"];
        MayBeDiscarded: [
            "the owner may give it up for nothing",
            "der Besitzer kann sie ersatzlos abgeben",
            "właściciel może ją oddać za nic",
        ], ["1824-MTN-22b", "1824-RULING-27"];
    }
    CoalCertificate: [
        "Director’s certificate from a Coal Railway if another player holds more",
        "Direktoraktie aus einer Kohlebahn, wenn ein anderer mehr hält",
        "Certyfikat prezesa z kolei węglowej, gdy inny gracz ma więcej akcji",
    ] => {
        GoesWithTheOffice: ["goes to the new director", "geht an den neuen Direktor", "przechodzi na nowego prezesa"],
            ["1824-COAL-35", "1824-RULING-22"];
        StaysWithTheOwner: [
            "stays with the owner of the Coal Railway",
            "bleibt beim Besitzer der Kohlebahn",
            "zostaje u właściciela kolei węglowej",
        ], ["1824-DEV-13"];
    }
    CoalOpening: [
        "Regional Railway that a compulsory exchange completes", "Regionalbahn, die ein Pflichttausch vervollständigt",
        "Kolej regionalna, której wymiana przymusowa daje 50%",
    ] => {
        EndOfRound: [
            "opens at the end of the operating round",
            "geht am Ende der Betriebsrunde in Betrieb",
            "rozpoczyna działalność na końcu rundy operacyjnej",
        ], ["1824-COAL-27a", "1824-RULING-29"];
        AtOnce: ["opens at once", "geht sofort in Betrieb", "rozpoczyna działalność od razu"],
            ["1824-COAL-27b", "1824-RULING-29"];
    }
    WaitingTrains: [
        "Trains of a Regional Railway that is not open", "Loks einer Regionalbahn vor der Inbetriebnahme",
        "Pociągi kolei regionalnej przed jej startem",
    ] => {
        Untouchable: ["nobody can buy them", "kann niemand kaufen", "nikt nie może ich kupić"], ["1824-COAL-29a"];
        ForSale: [
            "other companies can buy them", "können andere Gesellschaften kaufen", "mogą je kupić inne spółki",
        ], ["1824-COAL-29b", "1824-DEV-35"];
    }
    CoalDuty: ["Coal Railway without a train", "Kohlebahn ohne Lok", "Kolej węglowa bez pociągu"] => {
        WhereAnyExists: [
            "must buy one, unless none is to be had anywhere",
            "muss eine kaufen, außer es ist nirgends eine zu haben",
            "musi go kupić, chyba że nigdzie nie ma żadnego",
        ], ["1824-COAL-13a", "1824-TRAIN-36a", "1824-RULING-49"];
        WhileTheBankOffers: [
            "must buy one only while the bank offers g-trains",
            "muss nur eine kaufen, solange die Bank g-Loks anbietet",
            "musi go kupić tylko wtedy, gdy bank oferuje pociągi g",
        ], ["1824-COAL-13b", "1824-TRAIN-36b"];
    }
    AtTheLimit: ["Company at its train limit", "Gesellschaft am Loklimit", "Spółka na limicie pociągów"] => {
        BuysNothing: [
            "buys in part exchange only",
            "kauft nur mit Inzahlungnahme",
            "kupuje tylko z rozliczeniem",
        ], ["1824-TRAIN-12", "1824-TRAIN-25"];
        BuysAndDiscards: [
            "may buy and discard where it could make a part exchange",
            "kann kaufen und abgeben, wo eine Inzahlungnahme möglich wäre",
            "może kupić i oddać nadmiarowy, gdy możliwe byłoby rozliczenie",
        ], ["1824-DEV-25"];
    }
    Undirected: [
        "Staatsbahn of which nobody holds two shares", "Staatsbahn, von der niemand zwei Aktien hält",
        "Kolej państwowa, której dwóch akcji nikt nie ma",
    ] => {
        TakesNoTurn: ["takes no turn", "agiert nicht", "nie operuje"], ["1824-STAAT-24a", "1824-RULING-38"];
        Receivership: [
            "is in receivership: it runs, but neither builds track nor buys trains",
            "steht unter Zwangsverwaltung: Sie fährt, baut aber keine Gleise und kauft keine Loks",
            "działa pod zarządem przymusowym: jeździ, ale nie buduje torów i nie kupuje pociągów",
        ], ["1824-STAAT-24b", "1824-DEV-12"];
    }
    MergerSurplus: [
        "Surplus trains of a new Staatsbahn", "Überzählige Loks einer neuen Staatsbahn",
        "Nadmiarowe pociągi nowej kolei państwowej",
    ] => {
        AllTrains: [
            "are chosen among all its trains",
            "werden unter allen ihren Loks gewählt",
            "wybiera się spośród wszystkich jej pociągów",
        ], ["1824-STAAT-17", "1824-RULING-44"];
        JustMerged: [
            "are chosen among those just taken over",
            "werden unter den gerade übernommenen gewählt",
            "wybiera się spośród właśnie przejętych",
        ], ["1824-DEV-22"];
    }
    NoForerunners: [
        "Home of a Staatsbahn without Pre-Staatsbahnen", "Heimatbahnhof einer Staatsbahn ohne Vor-Staatsbahnen",
        "Stacja startowa kolei państwowej bez poprzedniczek",
    ] => {
        PlaceKept: [
            "is kept for it and marked at formation",
            "bleibt frei und wird bei der Gründung besetzt",
            "czeka na nią i powstaje wraz z nią",
        ], ["1824-STAAT-20", "1824-STAAT-27"];
        FirstTurn: [
            "is marked in its first turn, beside the places of the city",
            "wird im ersten Spielzug besetzt, neben den Plätzen der Stadt",
            "powstaje w jej pierwszej turze, obok miejsc miasta",
        ], ["1824-STAAT-20", "1824-STAAT-27"];
    }
    ReturnedMarker: [
        "Marker that k&k takes back from Wien", "Bahnhof, den k&k aus Wien zurücknimmt",
        "Stacja k&k zdjęta z heksu Wien",
    ] => {
        CostsAsAnyOther: ["costs as any other", "kostet wie jeder andere", "kosztuje jak każda inna"],
            ["1824-STAAT-21a", "1824-STAAT-21b"];
        KeepsItsPrice: [
            "comes last and is free again if it was that of KK1",
            "kommt zuletzt und ist wieder kostenlos, wenn es der von KK1 war",
            "staje jako ostatnia i znów za darmo, jeśli była to stacja KK1",
        ], ["1824-DEV-14"];
    }
    TrainStepSales: [
        "Directors sell shares in the train step", "Direktoren verkaufen Aktien beim Lokkauf",
        "Prezesi sprzedają akcje przy zakupie pociągów",
    ] => {
        InAnEmergency: ["for a train that must be bought", "für eine Lok, die gekauft werden muss", "na pociąg, który trzeba kupić"],
            ["1824-EMR-01", "1824-EMR-09"];
        AnyTrainStep: [
            "whenever a train could be bought",
            "immer wenn eine Lok gekauft werden könnte",
            "zawsze, gdy można by kupić pociąg",
        ], ["1824-DEV-16"];
    }
    Debt: ["Debt", "Schulden", "Dług"] => {
        Overdraft: [
            "is an overdrawn account; all money received reduces it",
            "sind ein überzogenes Konto; alles erhaltene Geld mindert sie",
            "to debet na koncie; zmniejszają go wszystkie wpływy",
        ], ["1824-EMR-14a", "1824-RULING-63"];
        Ledger: [
            "is kept apart and repaid at will in share rounds",
            "werden getrennt geführt und in Aktienrunden nach Wunsch getilgt",
            "prowadzi się osobno i spłaca dowolnie w rundach giełdowych",
        ], ["1824-EMR-14b", "1824-RULING-63"];
    }
    FirstExport: ["First sale abroad", "Erster Verkauf ins Ausland", "Pierwsza wysyłka za granicę"] => {
        AfterFirstPurchase: [
            "after the set in which the first 2-train was bought",
            "nach der Serie, in der die erste 2er-Lok gekauft wurde",
            "po serii, w której kupiono pierwszy pociąg 2",
        ], ["1824-EXPORT-01a"];
        FirstSet: ["after the first set", "nach der ersten Serie", "po pierwszej serii"],
            ["1824-EXPORT-01b", "1824-DEV-03"];
    }
    AfterForeignSale: ["After a sale abroad", "Nach einem Verkauf ins Ausland", "Po wysyłce za granicę"] => {
        Exchanges: [
            "compulsory exchanges first, then a Staatsbahn forms",
            "erst Pflichttausche, dann wird eine Staatsbahn gegründet",
            "najpierw wymiany przymusowe, potem powstaje kolej państwowa",
        ], ["1824-EXPORT-07", "1824-RULING-43"];
        Formation: [
            "a Staatsbahn forms first, then compulsory exchanges",
            "erst wird eine Staatsbahn gegründet, dann Pflichttausche",
            "najpierw powstaje kolej państwowa, potem wymiany przymusowe",
        ], ["1824-DEV-09"];
    }
    BookValue: [
        "Minors and mountain railways at the end", "Kleine Gesellschaften und Bergbahnen am Spielende",
        "Małe spółki i koleje górskie na koniec",
    ] => {
        None: ["count nothing", "zählen nichts", "nie liczą się"], ["1824-END-08a", "1824-RULING-67"];
        Counts: ["count what they cost", "zählen, was sie gekostet haben", "liczą się po cenie zakupu"],
            ["1824-END-08b", "1824-RULING-67", "1824-DEV-19"];
    }
}
