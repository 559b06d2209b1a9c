//! Where profiles of either title decide apart, and by which rules. The words are in `editions.ftl`.

use game::edition::{
    AgreedEnd, BankBreak, Claim, Consent, DebtorPass, EmergencySales, MarkerEnters, NumberCards, OwnTrains,
    SurrenderOrder, Surrendered, TrainStepEnds, UpgradeConnection,
};

use super::entry::{Policy, policies};

policies! {
    NumberCards {
        Dealt: ["1844-SETUP-05", "1824-SETUP-08"];
        AsSeated: ["1824-CIS-37"];
    }
    MarkerEnters {
        WithPar: ["1844-LAUNCH-08b", "1844-RULING-05", "1824-COAL-03", "1824-SR-18"];
        AtLaunch: ["1844-LAUNCH-08a", "1844-RULING-05"];
    }
    UpgradeConnection {
        NewTile: ["1844-UPG-04b", "1844-RULING-26", "1824-UPG-03", "1824-RULING-61"];
        OldTile: ["1844-UPG-04a", "1844-RULING-26"];
        NewTrackOrValue: ["1824-DEV-05"];
        TravelledTrackOrValue: ["1824-DEV-05"];
    }
    TrainStepEnds {
        NothingPossible: ["1844-RULING-74", "1824-OR-09"];
        NoTrainAffordable: ["1844-DEV-07", "1824-DEV-16"];
    }
    Claim {
        Maximum: ["1844-REV-09", "1824-RUN-24b"];
        AnyLegal: ["1844-DEV-08", "1824-RUN-24a", "1824-DEV-21"];
        AnyPaying: ["1824-RUN-24a", "1824-RULING-94"];
    }
    Consent {
        Asked: ["1844-RULING-69", "1824-TRAIN-30", "1824-RULING-48"];
        Implied: ["1844-DEV-34", "1824-DEV-17"];
    }
    EmergencySales {
        NeededForPurchase: ["1844-RULING-46", "1824-EMR-12a", "1824-RULING-65"];
        NeededForDearest: ["1844-DEV-07", "1824-EMR-12b", "1824-RULING-65"];
        AsWanted: ["1844-RULING-78"];
    }
    OwnTrains {
        Lent: ["1844-EMR-04", "1824-EMR-05", "1824-EMR-19"];
        WithinCash: ["1844-DEV-34", "1824-DEV-17"];
    }
    DebtorPass {
        Free: ["1844-RULING-48", "1824-EMR-14b"];
        OnlyInsteadOfSomethingElse: ["1844-DEV-06", "1824-DEV-15"];
    }
    SurrenderOrder {
        OneByOne: ["1844-RULING-51", "1824-TRAIN-13"];
        AnyOrder: ["1844-DEV-24", "1824-DEV-22"];
    }
    AgreedEnd {
        Never: ["1844-END-10", "1824-END-10"];
        AtAnyTime: ["1844-DEV-47", "1824-END-10"];
    }
    Surrendered {
        ToPool: ["1844-TRAIN-13"];
        Removed: ["1844-DEV-02", "1824-TRAIN-13"];
    }
    BankBreak {
        Emptied: ["1844-RULING-62", "1824-END-01"];
        Exceeded: ["1844-DEV-29", "1824-DEV-29"];
    }
}
