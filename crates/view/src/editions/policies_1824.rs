//! Where profiles of 1824 decide apart, and by which rules. The words are in `editions.ftl`.

use game::g1824::policy::{
    AfterForeignSale, AtTheLimit, BankLimit, BondExchange, BookValue, CoalCertificate, CoalDuty, CoalOpening,
    CoalTrainStep, CompulsoryMountain, Debt, DiscardOrder, DoubleSale, Exchanges, FirstExport, FirstJudged,
    HasOperated, KkFormation, LastFormation, LocationLoop, MarkerChoice, MergerSurplus, MissingMarker, MountainOwner,
    MountainRailways, NoForerunners, OpeningOrder, Policies, Pool, PurchaseAfterSale, RefusedMountain, ReturnedMarker,
    Sales, SecondMarker, SellingDuty, StaatsbahnShares, TrainStepSales, UnaffordableCoal, Undirected, UndirectedTrains,
    UnitLimit, UnreservedCertificate, WaitingTrains,
};

use super::entry::{Entry, Policy, Teller, policies};

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
        selling_duty,
        last_formation,
        staatsbahn_shares,
        undirected_trains,
        has_operated,
        unit_limit,
        purchase_after_sale,
        coal_train_step,
        first_judged,
        marker_choice,
        location_loop,
        mountain_owner,
        opening_order,
        refused_mountain,
        mountain_railways,
        // Told with what is printed.
        not_in_play: _,
        goods_cards: _,
        kk_formation,
        pool,
        bank_limit,
        double_sale,
        bond_exchange,
        second_marker,
        missing_marker,
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
        teller.told(selling_duty),
        teller.told(last_formation),
        teller.told(staatsbahn_shares),
        teller.told(undirected_trains),
        teller.told(has_operated),
        teller.told(unit_limit),
        teller.told(purchase_after_sale),
        teller.told(coal_train_step),
        teller.told(first_judged),
        teller.told(marker_choice),
        teller.told(location_loop),
        teller.told(mountain_owner),
        teller.told(opening_order),
        teller.told(refused_mountain),
        teller.told(mountain_railways),
        teller.told(kk_formation),
        teller.told(pool),
        teller.told(bank_limit),
        teller.told(double_sale),
        teller.told(bond_exchange),
        teller.told(second_marker),
        teller.told(missing_marker),
    ]
}

policies! {
    OpeningOrder {
        RoundTheTable: ["1824-START-02", "1824-START-05"];
        Stacks: ["1824-CIS-20", "1824-CIS-21", "1824-CIS-22", "1824-CIS-23", "1824-CIS-24"];
    }
    RefusedMountain {
        IsNoPass: ["1824-CIS-24"];
        CountsAsPass: ["1824-CIS-38"];
    }
    MountainRailways {
        FourOrSix: ["1824-SETUP-07"];
        OnePerPlayer: ["1824-CIS-05"];
    }
    KkFormation {
        FirstSix: ["1824-STAAT-04"];
        FirstFive: ["1824-CIS-31"];
    }
    Pool {
        InTheBank: ["1824-SR-17"];
        Apart: ["1824-CIS-32", "1824-CIS-33"];
    }
    BankLimit {
        Half: ["1824-SR-22", "1824-DEV-34"];
        None: ["1824-CIS-34"];
    }
    DoubleSale {
        Free: ["1824-CIS-27"];
        WhileAnotherHoldsTwo: ["1824-CIS-42"];
    }
    BondExchange {
        Always: ["1824-CIS-35"];
        OnlyVoluntary: ["1824-CIS-43"];
    }
    SecondMarker {
        LastCard: ["1824-CIS-29"];
        AnyPurchase: ["1824-CIS-39"];
    }
    MissingMarker {
        IsLeft: ["1824-SETUP-14", "1824-RULING-42"];
        IsLost: ["1824-DEV-34"];
    }
    UnaffordableCoal {
        Passes: ["1824-RULING-11"];
        WaitsForAPass: ["1824-DEV-24"];
    }
    UnreservedCertificate {
        NotForSale: ["1824-STAAT-26"];
        WaitsForAPass: ["1824-DEV-11"];
    }
    DiscardOrder {
        Operating: ["1824-TRAIN-13"];
        SiteList: ["1824-DEV-22"];
    }
    Sales {
        OneBlock: ["1824-SR-25", "1824-RULING-17"];
        Repeated: ["1824-DEV-06"];
    }
    Exchanges {
        Free: ["1824-SR-03", "1824-SR-36", "1824-RULING-21"];
        Hindered: ["1824-DEV-07", "1824-DEV-08"];
    }
    CompulsoryMountain {
        MustBeExchanged: ["1824-MTN-22a", "1824-RULING-27"];
        MayBeDiscarded: ["1824-MTN-22b", "1824-RULING-27"];
    }
    CoalCertificate {
        GoesWithTheOffice: ["1824-COAL-35", "1824-RULING-22"];
        StaysWithTheOwner: ["1824-DEV-13"];
        StaysAndIsTraded: ["1824-DEV-39", "1824-DEV-40"];
    }
    CoalOpening {
        EndOfRound: ["1824-COAL-27a", "1824-RULING-29"];
        AtOnce: ["1824-COAL-27b", "1824-RULING-29"];
    }
    WaitingTrains {
        Untouchable: ["1824-COAL-29a"];
        ForSale: ["1824-COAL-29b", "1824-DEV-35"];
    }
    CoalDuty {
        WhereAnyExists: ["1824-COAL-13a", "1824-TRAIN-36a", "1824-RULING-49"];
        WhileTheBankOffers: ["1824-COAL-13b", "1824-TRAIN-36b"];
    }
    AtTheLimit {
        BuysNothing: ["1824-TRAIN-12", "1824-TRAIN-25"];
        BuysAndDiscards: ["1824-DEV-25"];
    }
    Undirected {
        TakesNoTurn: ["1824-STAAT-24a", "1824-RULING-38"];
        Receivership: ["1824-STAAT-24b", "1824-DEV-12"];
        ReceivershipWithTrack: ["1824-CIS-45"];
    }
    MergerSurplus {
        AllTrains: ["1824-STAAT-17", "1824-RULING-44"];
        JustMerged: ["1824-DEV-22"];
    }
    NoForerunners {
        PlaceKept: ["1824-STAAT-20", "1824-STAAT-27"];
        FirstTurn: ["1824-STAAT-20", "1824-STAAT-27"];
        Claimed: ["1824-DEV-41"];
    }
    ReturnedMarker {
        CostsAsAnyOther: ["1824-STAAT-21a", "1824-STAAT-21b"];
        KeepsItsPrice: ["1824-DEV-14"];
    }
    TrainStepSales {
        InAnEmergency: ["1824-EMR-01", "1824-EMR-09"];
        AnyTrainStep: ["1824-DEV-16"];
        Never: ["1824-CIS-44"];
    }
    Debt {
        Overdraft: ["1824-EMR-14a", "1824-RULING-63"];
        Ledger: ["1824-EMR-14b", "1824-RULING-63"];
    }
    FirstExport {
        AfterFirstPurchase: ["1824-EXPORT-01a"];
        FirstSet: ["1824-EXPORT-01b", "1824-DEV-03"];
    }
    AfterForeignSale {
        Exchanges: ["1824-EXPORT-07", "1824-RULING-43"];
        Formation: ["1824-DEV-09"];
    }
    BookValue {
        None: ["1824-END-08a", "1824-RULING-67"];
        Counts: ["1824-END-08b", "1824-RULING-67", "1824-DEV-19"];
    }
    SellingDuty {
        EveryTurn: ["1824-SR-12"];
        NextShareRound: ["1824-SR-12", "1824-RULING-89"];
    }
    LastFormation {
        Omitted: ["1824-RULING-69"];
        TakesPlace: ["1824-RULING-90"];
    }
    StaatsbahnShares {
        InitialRound: ["1824-START-08", "1824-RULING-12"];
        OrdinaryShareRounds: ["1824-RULING-91"];
    }
    UndirectedTrains {
        ForSale: ["1824-STAAT-24b"];
        NotForSale: ["1824-RULING-92"];
    }
    HasOperated {
        AfterRun: ["1824-SR-21", "1824-RULING-15"];
        AfterFirstTurn: ["1824-SR-21", "1824-RULING-93"];
    }
    UnitLimit {
        SixAfterwards: ["1824-SR-13", "1824-RULING-19"];
        FiveBefore: ["1824-SR-13", "1824-RULING-95"];
    }
    PurchaseAfterSale {
        Any: ["1824-DEV-16"];
        NeedsTheLastUnit: ["1824-DEV-37"];
    }
    CoalTrainStep {
        GoodsTrains: ["1824-COAL-12"];
        AllTrains: ["1824-DEV-38"];
    }
    FirstJudged {
        AtTheStep: ["1824-DEV-12"];
        BeforeItsHome: ["1824-DEV-42"];
    }
    MarkerChoice {
        AtFormation: ["1824-STAAT-21a", "1824-STAAT-21b"];
        NextRound: ["1824-DEV-43"];
    }
    LocationLoop {
        Asked: ["1824-RUN-12"];
        NoRoute: ["1824-DEV-44"];
    }
    MountainOwner {
        PassedOver: ["1824-SR-06"];
        Asked: ["1824-DEV-45"];
    }
}
