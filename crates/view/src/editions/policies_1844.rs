//! Where profiles of 1844 decide apart, and by which rules. The words are in `editions.ftl`.

use game::g1844::policy::{
    AfterExport, Bankruptcy, CertificateSale, Debtors, DestinationCheck, DirectorsLine, DoubleForDirector,
    ElephantOrder, EndOfRoundMoves, EndOfTrains, ExchangeCash, ExchangeDebt, FirstOfNational, FnmLaunch, FreeMoments,
    LateDestinations, NextLot, NoBids, Obligation, OwnTrainsAfterSale, PaperWorth, Policies, PrivateSeller,
    ReachedTrack, Repayment, SameSide, TrackStepEnds, TunnelConnection, TunnelMouths, UnmovedMarkers, UnoperatedSales,
    ZeroStops,
};
use routes::ExpressEnds;

use super::entry::{Entry, Policy, Teller, policies};

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
        certificate_sale,
        first_of_national,
        elephant_order,
        late_destinations,
        reached_track,
        next_lot,
        repayment,
        exchange_cash,
        own_trains_after_sale,
        unoperated_sales,
        directors_line,
        end_of_trains,
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
        teller.told(certificate_sale),
        teller.told(first_of_national),
        teller.told(elephant_order),
        teller.told(late_destinations),
        teller.told(reached_track),
        teller.told(next_lot),
        teller.told(repayment),
        teller.told(exchange_cash),
        teller.told(own_trains_after_sale),
        teller.told(unoperated_sales),
        teller.told(directors_line),
        teller.told(end_of_trains),
    ]
}

policies! {
    TrackStepEnds {
        NothingPossible: ["1844-RULING-74"];
        OnlyWhenSaid: ["1844-DEV-42"];
        NothingAtHand: ["1844-DEV-45"];
    }
    UnmovedMarkers {
        Stay: ["1844-DIV-12b", "1844-RULING-06"];
        Sink: ["1844-DIV-12a", "1844-RULING-06"];
    }
    TunnelConnection {
        Mouth: ["1844-TUN-11b", "1844-TUN-12b", "1844-RULING-28"];
        MouthOrLine: ["1844-TUN-11a", "1844-TUN-12a", "1844-RULING-28"];
    }
    PaperWorth {
        Used: ["1844-MTN-12b", "1844-TUN-17b", "1844-RULING-32"];
        HasPaid: ["1844-MTN-12a", "1844-TUN-17a", "1844-RULING-32"];
    }
    NoBids {
        PayoutRound: ["1844-AUC-12", "1844-AUC-13"];
        PayoutInAuction: ["1844-DEV-30"];
    }
    FnmLaunch {
        LastPrivate: ["1844-LAUNCH-07a", "1844-LAUNCH-07b", "1844-RULING-11"];
        WithPar: ["1844-DEV-17"];
    }
    Debtors {
        BuyNothing: ["1844-RULING-48"];
        MayStart: ["1844-DEV-06"];
    }
    EndOfRoundMoves {
        TwoPasses: ["1844-SR-41b", "1844-RULING-07"];
        OnePass: ["1844-DEV-19"];
    }
    FreeMoments {
        AnyTime: ["1844-RULING-16", "1844-RULING-17"];
        OwnTurns: ["1844-DEV-13", "1844-DEV-14"];
        OwnTurnsUnasked: ["1844-DEV-13", "1844-DEV-14"];
    }
    PrivateSeller {
        Director: ["1844-PRIV-06"];
        Anyone: ["1844-DEV-15"];
    }
    TunnelMouths {
        ClearOfTheLine: ["1844-TUN-21"];
        AnyOpenSide: ["1844-DEV-26"];
        ClearOfTheLaidLine: ["1844-DEV-26"];
    }
    DestinationCheck {
        AtOnce: ["1844-RULING-19", "1844-RULING-21"];
        Claimed: ["1844-DEV-25"];
        OperatingRounds: ["1844-DEV-25"];
    }
    ExpressEnds {
        Scored: ["1844-RULING-35"];
        Free: ["1844-DEV-09"];
    }
    SameSide {
        Joined: ["1844-RULING-37"];
        Refused: ["1844-DEV-10"];
    }
    ZeroStops {
        Visited: ["1844-RULING-37"];
        Refused: ["1844-DEV-11"];
    }
    Obligation {
        Stops: ["1844-RULING-42"];
        Remembered: ["1844-DEV-12"];
    }
    Bankruptcy {
        None: ["1844-EMR-13"];
        EndsTheGame: ["1844-DEV-01"];
        AnyStep: ["1844-DEV-01"];
    }
    AfterExport {
        Surrender: ["1844-RULING-52", "1844-RULING-54"];
        Formation: ["1844-DEV-35"];
    }
    DoubleForDirector {
        FormerDirectorOfTheLast: ["1844-SBB-19"];
        LastDistinctDirector: ["1844-DEV-23"];
    }
    ExchangeDebt {
        Apart: ["1844-RULING-49"];
        OneLedger: ["1844-DEV-04", "1844-DEV-05"];
    }
    CertificateSale {
        OneOrBoth: ["1844-RULING-04"];
        BothOrLastPlace: ["1844-RULING-79"];
    }
    FirstOfNational {
        AnyCertificate: ["1844-RULING-56", "1844-RULING-59"];
        Double: ["1844-RULING-80"];
    }
    ElephantOrder {
        Rotated: ["1844-RULING-67"];
        OneInFront: ["1844-RULING-81"];
    }
    LateDestinations {
        AllDue: ["1844-DEST-07"];
        CompanyInTurn: ["1844-RULING-82"];
    }
    ReachedTrack {
        Connected: ["1844-UPG-15"];
        WithinTrainLength: ["1844-RULING-83"];
    }
    NextLot {
        NumberCard: ["1844-AUC-02", "1844-RULING-13"];
        AfterTheLast: ["1844-DEV-30", "1844-DEV-31"];
    }
    Repayment {
        AnyPart: ["1844-RULING-48"];
        AllAtOnce: ["1844-DEV-06"];
    }
    ExchangeCash {
        AllTogether: ["1844-SBB-13"];
        CompanyByCompany: ["1844-DEV-04"];
    }
    OwnTrainsAfterSale {
        NoBound: ["1844-TRAIN-08"];
        LastSaleNeeded: ["1844-DEV-44"];
    }
    UnoperatedSales {
        WithoutLastShare: ["1844-RULING-46"];
        LessMarketPrice: ["1844-DEV-07"];
    }
    DirectorsLine {
        NotWaitedFor: ["1844-DEV-13"];
        WaitedFor: ["1844-DEV-13"];
    }
    EndOfTrains {
        WithTheTurn: ["1844-RULING-74"];
        BeforeTheTurn: ["1844-DEV-46"];
    }
}
