//! Where profiles of 1844 decide apart, in words.

use game::Title;
use game::g1844::policy::{
    AfterExport, Bankruptcy, Debtors, DestinationCheck, DoubleForDirector, EndOfRoundMoves, ExchangeDebt, FnmLaunch,
    FreeMoments, NoBids, Obligation, PaperWorth, Policies, PrivateSeller, SameSide, TrackStepEnds, TunnelConnection,
    TunnelMouths, UnmovedMarkers, ZeroStops,
};
use routes::ExpressEnds;

use super::entry::{Entry, Policy, Teller, Words, policies};

/// What only 1844 asks. No `..`: a new policy has to find its row.
pub fn entries(rules: Policies, teller: Teller) -> Vec<Entry> {
    let Policies {
        exchange_debt,
        destination_check,
        fnm_launch,
        end_of_round,
        obligation,
        free_moments,
        private_seller,
        bankruptcy,
        same_side,
        zero_stops,
        double_for_director,
        no_bids,
        after_export,
        tunnel_mouths,
        debtors,
        unmoved_markers,
        tunnel_connection,
        paper_worth,
        track_step_ends,
        // A table, told beside the map.
        furka_oberalp: _,
    } = rules;
    vec![
        teller.told(exchange_debt),
        teller.told(destination_check),
        teller.told(fnm_launch),
        teller.told(end_of_round),
        teller.told(obligation),
        teller.told(free_moments),
        teller.told(private_seller),
        teller.told(bankruptcy),
        teller.told(same_side),
        teller.told(zero_stops),
        teller.told(double_for_director),
        teller.told(no_bids),
        teller.told(after_export),
        teller.told(tunnel_mouths),
        teller.told(debtors),
        teller.told(unmoved_markers),
        teller.told(tunnel_connection),
        teller.told(paper_worth),
        teller.told(track_step_ends),
    ]
}

policies! {
    TrackStepEnds: ["End of the track step", "Ende des Bauschritts", "Koniec kroku budowy"] => {
        NothingPossible: [
            "by itself once nothing can be built",
            "von selbst, sobald nichts mehr zu bauen ist",
            "samoczynnie, gdy nic już nie można zbudować",
        ], ["1844-RULING-74"];
        OnlyWhenSaid: ["only when it is said", "nur, wenn es gesagt wird", "tylko na wyraźne życzenie"], ["1844-DEV-42"];
    }
    UnmovedMarkers: [
        "Price marker that operates without moving", "Kursmarker, der sich beim Agieren nicht bewegt",
        "Znacznik kursu, który się nie przesuwa",
    ] => {
        Stay: ["keeps its place in the stack", "behält seinen Platz im Stapel", "zachowuje miejsce w stosie"],
            ["1844-DIV-12b", "1844-RULING-06"];
        Sink: [
            "goes beneath the others at the end of the operating round",
            "kommt am Ende der Betriebsrunde nach unten",
            "idzie na spód na koniec rundy operacyjnej",
        ], ["1844-DIV-12a", "1844-RULING-06"];
    }
    TunnelConnection: ["Connection for a tunnel", "Verbindung beim Tunnelbau", "Połączenie przy budowie tunelu"] => {
        Mouth: ["one of its mouths", "eines seiner Portale", "jeden z jego wlotów"],
            ["1844-TUN-11b", "1844-TUN-12b", "1844-RULING-28"];
        MouthOrLine: [
            "one of its mouths, or the FO line on the hex",
            "eines seiner Portale oder die FO-Strecke auf dem Hexfeld",
            "jeden z jego wlotów albo linia FO na heksie",
        ], ["1844-TUN-11a", "1844-TUN-12a", "1844-RULING-28"];
    }
    PaperWorth: [
        "Mountain railways and tunnels count at the end", "Bergbahnen und Tunnelpapiere zählen am Spielende",
        "Koleje górskie i certyfikaty tunelowe liczą się na koniec",
    ] => {
        Used: ["if they were visited", "wenn sie besucht wurden", "jeśli je odwiedzono"],
            ["1844-MTN-12b", "1844-TUN-17b", "1844-RULING-32"];
        HasPaid: ["if they have paid", "wenn sie schon gezahlt haben", "jeśli już wypłaciły dochód"],
            ["1844-MTN-12a", "1844-TUN-17a", "1844-RULING-32"];
    }
    NoBids: ["No bid on P2–P7", "Kein Gebot auf P2–P7", "Brak ofert na P2–P7"] => {
        PayoutRound: [
            "a payout-only operating round, then a new share round",
            "eine Auszahlungsrunde, dann eine neue Aktienrunde",
            "runda samych wypłat, potem nowa runda giełdowa",
        ], ["1844-AUC-12", "1844-AUC-13"];
        PayoutInAuction: [
            "income is paid within the auction",
            "Einkommen wird in der Versteigerung gezahlt",
            "dochód wypłaca się w trakcie licytacji",
        ], ["1844-DEV-30"];
    }
    FnmLaunch: ["Launch of FNM", "Inbetriebnahme von FNM", "Start spółki FNM"] => {
        LastPrivate: [
            "when the last private railway is sold",
            "wenn die letzte Privatbahn verkauft ist",
            "po sprzedaży ostatniej spółki prywatnej",
        ], ["1844-LAUNCH-07a", "1844-LAUNCH-07b", "1844-RULING-11"];
        WithPar: ["with the choice of its par", "mit der Wahl des Ausgabekurses", "wraz z ustaleniem ceny emisyjnej"],
            ["1844-DEV-17"];
    }
    Debtors: ["Players in debt", "Spieler mit Schulden", "Gracze z długiem"] => {
        BuyNothing: ["buy nothing in share rounds", "kaufen in Aktienrunden nichts", "nic nie kupują w rundach giełdowych"],
            ["1844-RULING-48"];
        MayStart: [
            "may still buy a director’s certificate",
            "dürfen noch eine Direktoraktie kaufen",
            "mogą jeszcze kupić certyfikat prezesa",
        ], ["1844-DEV-06"];
    }
    EndOfRoundMoves: [
        "Prices at the end of a share round", "Kurse am Ende der Aktienrunde", "Kursy na koniec rundy giełdowej",
    ] => {
        TwoPasses: [
            "first companies with pool shares, then sold-out ones",
            "erst Gesellschaften mit Aktien im Bankpool, dann ausverkaufte",
            "najpierw spółki z akcjami w puli banku, potem wyprzedane",
        ], ["1844-SR-41b", "1844-RULING-07"];
        OnePass: ["all in operating order", "alle in Betriebsreihenfolge", "wszystkie w kolejności spółek"],
            ["1844-DEV-19"];
    }
    FreeMoments: ["P4 and EVA are used", "P4 und EVA nutzt man", "Użycie P4 i EVA"] => {
        AnyTime: [
            "at any time between two actions", "jederzeit zwischen zwei Aktionen", "w dowolnej chwili między dwoma ruchami",
        ], ["1844-RULING-16", "1844-RULING-17"];
        OwnTurns: [
            "only in turns that concern their owner",
            "nur in Spielzügen, die ihren Besitzer betreffen",
            "tylko w turach, które dotyczą właściciela",
        ], ["1844-DEV-13", "1844-DEV-14"];
    }
    PrivateSeller: [
        "Companies buy private railways", "Gesellschaften kaufen Privatbahnen", "Spółki kupują spółki prywatne",
    ] => {
        Director: ["from their director only", "nur von ihrem Direktor", "tylko od swojego prezesa"],
            ["1844-PRIV-06"];
        Anyone: ["from any player", "von jedem Spieler", "od dowolnego gracza"], ["1844-DEV-15"];
    }
    TunnelMouths: ["Tunnel mouths on FO hexes", "Tunnelportale auf FO-Feldern", "Wloty tunelu na heksach FO"] => {
        ClearOfTheLine: [
            "not where the FO line leaves the hex",
            "nicht dort, wo die FO-Strecke das Hexfeld verlässt",
            "nie tam, gdzie linia FO opuszcza heks",
        ], ["1844-TUN-21"];
        AnyOpenSide: ["at any open side", "an jeder offenen Kante", "na każdej otwartej krawędzi"], ["1844-DEV-26"];
    }
    DestinationCheck: ["Destination bonus", "Zielprämie", "Premia za cel"] => {
        AtOnce: [
            "paid as soon as the destination is connected",
            "gezahlt, sobald das Ziel verbunden ist",
            "wypłacana zaraz po połączeniu ze stacją docelową",
        ], ["1844-RULING-19", "1844-RULING-21"];
        Claimed: [
            "paid with the next action of an operating round",
            "gezahlt mit der nächsten Aktion einer Betriebsrunde",
            "wypłacana przy następnym ruchu rundy operacyjnej",
        ], ["1844-DEV-25"];
    }
    ExpressEnds: ["Scored stops of an 8E-train", "Gewertete Halte einer 8E-Lok", "Zaliczane przystanki pociągu 8E"] => {
        Scored: [
            "its first and last stop are among them",
            "der erste und der letzte Halt gehören dazu",
            "są wśród nich pierwszy i ostatni",
        ], ["1844-RULING-35"];
        Free: ["the best, wherever they lie", "die besten, wo sie auch liegen", "najlepsze, gdziekolwiek leżą"],
            ["1844-DEV-09"];
    }
    SameSide: [
        "Two red locations of one side", "Zwei Fernverbindungen derselben Seite", "Dwie dalekie trasy tej samej strony",
    ] => {
        Joined: ["may be joined by a route", "darf eine Strecke verbinden", "trasa może połączyć"], ["1844-RULING-37"];
        Refused: ["are never joined", "darf keine Strecke verbinden", "trasa nie może połączyć"], ["1844-DEV-10"];
    }
    ZeroStops: ["Red locations worth 0", "Fernverbindungen mit dem Wert 0", "Dalekie trasy o wartości 0"] => {
        Visited: ["are stops", "sind Halte", "są przystankami"], ["1844-RULING-37"];
        Refused: ["are no stops", "sind keine Halte", "nie są przystankami"], ["1844-DEV-11"];
    }
    Obligation: ["Duty to own a train", "Lokzwang", "Obowiązek posiadania pociągu"] => {
        Stops: [
            "mountains without a railway are no stops",
            "Bergfelder ohne Bergbahn sind keine Halte",
            "heksy górskie bez kolei nie są przystankami",
        ], ["1844-RULING-42"];
        Remembered: [
            "mountains without a railway are stops; once found, it lasts",
            "Bergfelder ohne Bergbahn sind Halte; einmal festgestellt, bleibt er",
            "heksy górskie bez kolei są przystankami; raz stwierdzony trwa",
        ], ["1844-DEV-12"];
    }
    Bankruptcy: ["Bankruptcy", "Bankrott", "Bankructwo"] => {
        None: ["does not exist", "gibt es nicht", "nie istnieje"], ["1844-EMR-13"];
        EndsTheGame: [
            "can be declared and ends the game",
            "kann erklärt werden und beendet die Partie",
            "można je ogłosić; kończy partię",
        ], ["1844-DEV-01"];
    }
    AfterExport: ["After a sale abroad", "Nach einem Verkauf ins Ausland", "Po wysyłce za granicę"] => {
        Surrender: [
            "surplus trains go first, then SBB forms",
            "erst werden überzählige Loks abgegeben, dann die SBB gegründet",
            "najpierw oddaje się nadmiarowe pociągi, potem powstaje SBB",
        ], ["1844-RULING-52", "1844-RULING-54"];
        Formation: [
            "SBB forms first, then surplus trains go",
            "erst werden die SBB gegründet, dann überzählige Loks abgegeben",
            "najpierw powstaje SBB, potem oddaje się nadmiarowe pociągi",
        ], ["1844-DEV-35"];
    }
    DoubleForDirector: [
        "Double certificate of the SBB director", "Doppelaktie des SBB-Direktors", "Certyfikat podwójny prezesa SBB",
    ] => {
        FormerDirectorOfTheLast: [
            "from the pool, or else the former director of V5",
            "aus dem Bankpool, sonst vom früheren Direktor von V5",
            "z puli banku, a w razie braku od byłego prezesa V5",
        ], ["1844-SBB-19"];
        LastDistinctDirector: [
            "from the pool, or else the last of the different directors of V1–V5",
            "aus dem Bankpool, sonst vom letzten der verschiedenen Direktoren von V1–V5",
            "z puli banku, a w razie braku od ostatniego z różnych prezesów V1–V5",
        ], ["1844-DEV-23"];
    }
    ExchangeDebt: ["Exchange debt", "Tauschschuld", "Dług z wymiany"] => {
        Apart: [
            "apart, without interest, with a compulsory sale",
            "eigens geführt, ohne Zinsen, mit Pflichtverkauf",
            "osobno, bez odsetek, ze sprzedażą przymusową",
        ], ["1844-RULING-49"];
        OneLedger: [
            "together with other debts, with interest, no compulsory sale",
            "mit anderen Schulden zusammen, mit Zinsen, ohne Pflichtverkauf",
            "razem z innymi długami, z odsetkami, bez sprzedaży przymusowej",
        ], ["1844-DEV-04", "1844-DEV-05"];
    }
}
