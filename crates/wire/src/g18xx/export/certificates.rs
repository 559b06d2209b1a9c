//! Certificates one by one, as 18xx.games numbers them: `NOB_0` is the director's, then come the others. Our state counts
//! shares; here is who has which paper, and in which order they got them.

use std::collections::{BTreeMap, VecDeque};

use game::edition::CompanyKind;
use game::g1844::companies::{PRE_SBB, SBB};
use game::{CompanyId, PlayerId, State};

/// Who holds a certificate on that site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hand {
    Offering,
    Pool,
    Player(PlayerId),
}

/// A certificate: company and number on that site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Certificate {
    pub company: CompanyId,
    pub number: u8,
}

impl Certificate {
    pub const fn directors(company: CompanyId) -> Certificate {
        Certificate { company, number: 0 }
    }

    pub fn is_directors(self) -> bool {
        self.number == 0
    }

    pub fn name(self, state: &State) -> String {
        format!("{}_{}", state.spec(self.company).symbol, self.number)
    }
}

/// A block to be sold: what is shown, and how many of its shares the seller takes back in other papers.
pub struct Block {
    pub papers: Vec<Certificate>,
    pub returned: u8,
}

#[derive(Clone, Debug, Default)]
pub struct Certificates {
    hands: BTreeMap<(CompanyId, Hand), VecDeque<Certificate>>,
    /// Holders of each company's paper in the order in which they first had some.
    holders: BTreeMap<CompanyId, Vec<Hand>>,
}

/// The SBB's doubles that are not the director's.
const DOUBLES: std::ops::RangeInclusive<u8> = 11..=14;

impl Certificates {
    /// As they lie in a position. Who got which single first is not known there: they are handed out by number.
    pub fn of(state: &State) -> Certificates {
        let mut certificates = Certificates::default();
        for company in state.edition().company_ids() {
            // Minors have one certificate, which that site sells as a private; the SBB's are handed out when it is formed.
            let is_sbb = is_swiss(state) && company == SBB;
            let papers = if is_sbb { 0 } else { state.spec(company).shares - 1 };
            (0..papers).for_each(|number| certificates.put(Certificate { company, number }, Hand::Offering));
            certificates.hand_out(state, company);
        }
        certificates
    }

    fn hand_out(&mut self, state: &State, company: CompanyId) {
        if let Some(director) =
            state[company].director().filter(|_| self.holder(Certificate::directors(company)).is_some())
        {
            self.put(Certificate::directors(company), Hand::Player(director));
        }
        let held = state.player_ids().map(|player| (Hand::Player(player), state.held(player, company)));
        for (hand, shares) in held.chain([(Hand::Pool, state[company].pool())]) {
            let has: u8 = self.of_hand(company, hand).iter().map(|paper| shares_of(state, *paper)).sum();
            for _ in has..shares {
                if let Some(paper) = self.next(state, company, Hand::Offering, 1) {
                    self.put(paper, hand);
                }
            }
        }
    }

    /// Moves a certificate, wherever it is.
    pub fn put(&mut self, paper: Certificate, to: Hand) {
        for ((company, _), papers) in &mut self.hands {
            if *company == paper.company {
                papers.retain(|other| *other != paper);
            }
        }
        self.hands.entry((paper.company, to)).or_default().push_back(paper);
        let holders = self.holders.entry(paper.company).or_default();
        if !holders.contains(&to) {
            holders.push(to);
        }
    }

    pub fn of_hand(&self, company: CompanyId, hand: Hand) -> Vec<Certificate> {
        self.hands.get(&(company, hand)).into_iter().flatten().copied().collect()
    }

    pub fn holder(&self, paper: Certificate) -> Option<Hand> {
        let held =
            self.hands.iter().find(|((company, _), papers)| *company == paper.company && papers.contains(&paper));
        held.map(|((_, hand), _)| *hand)
    }

    /// The next single or double that a buyer gets from there; the director's only where nothing else is of its size.
    pub fn next(&self, state: &State, company: CompanyId, from: Hand, shares: u8) -> Option<Certificate> {
        let fits = |paper: &Certificate| {
            shares_of(state, *paper) == shares && !(from == Hand::Offering && is_reserved(state, *paper))
        };
        let mut papers: Vec<Certificate> = self.of_hand(company, from).into_iter().filter(fits).collect();
        papers.sort_by_key(|paper| paper.is_directors());
        papers.first().copied()
    }

    /// What a player shows to sell so many shares, `doubles` of them as doubles: other papers before the director's, which
    /// is shown whole when only a part of it goes. [1844-DEV-20]
    pub fn block(&self, state: &State, company: CompanyId, player: PlayerId, shares: u8, doubles: u8) -> Option<Block> {
        let held = self.of_hand(company, Hand::Player(player));
        let others = held.iter().filter(|paper| !paper.is_directors());
        let (large, small): (Vec<Certificate>, Vec<_>) = others.partition(|paper| shares_of(state, **paper) == 2);
        let own = Certificate::directors(company);
        // The director's own is a double like the others, and the last to go.
        let office = held.contains(&own).then_some(own);
        let mut papers: Vec<Certificate> = large.into_iter().chain(office).take(usize::from(doubles)).collect();
        let mut shown = 2 * papers.len() as u8;
        for paper in small {
            if shown < shares {
                papers.push(paper);
                shown += 1;
            }
        }
        if let Some(own) = office.filter(|own| shown < shares && !papers.contains(own)) {
            papers.push(own);
            shown += shares_of(state, own);
        }
        papers.sort();
        (shown >= shares).then(|| Block { papers, returned: shown - shares })
    }

    /// After a sale that showed more than was sold: papers go back from the heap to the seller.
    pub fn give_back(&mut self, state: &State, company: CompanyId, from: Hand, to: PlayerId, mut shares: u8) {
        for paper in self.of_hand(company, from) {
            if shares > 0 && !paper.is_directors() && shares_of(state, paper) <= shares {
                shares -= shares_of(state, paper);
                self.put(paper, Hand::Player(to));
            }
        }
    }

    /// The new director gives other papers of the same size for the director's certificate, to wherever that lies.
    pub fn change_director(&mut self, state: &State, company: CompanyId, to: PlayerId) {
        let office = Certificate::directors(company);
        let Some(lies) = self.holder(office).filter(|hand| *hand != Hand::Player(to)) else { return };
        let mut given = self.of_hand(company, Hand::Player(to));
        // A double for the double, where there is one.
        given.sort_by_key(|paper| shares_of(state, *paper) != shares_of(state, office));
        let mut due = shares_of(state, office);
        for paper in given {
            if due > 0 {
                due = due.saturating_sub(shares_of(state, paper));
                self.put(paper, lies);
            }
        }
        self.put(office, Hand::Player(to));
    }

    /// Papers of the V become papers of the SBB: each V has one double and two singles there, and the singles are handed
    /// out in the order in which the V's holders came to it. [1844-SBB-05]
    pub fn form_sbb(&mut self, state: &State, directors: &[Option<PlayerId>], director: Option<PlayerId>) {
        for (row, company) in PRE_SBB.into_iter().enumerate() {
            let row = row as u8;
            let double = if row == 0 { 0 } else { *DOUBLES.start() + row - 1 };
            let mut singles = [2 * row + 1, 2 * row + 2].into_iter();
            for hand in self.holders.get(&company).cloned().unwrap_or_default() {
                let to = if matches!(hand, Hand::Player(_)) { hand } else { Hand::Pool };
                for paper in self.of_hand(company, hand) {
                    let number = if paper.is_directors() { Some(double) } else { singles.next() };
                    number.into_iter().for_each(|number| self.put(Certificate { company: SBB, number }, to));
                }
            }
        }
        if let Some(director) = director {
            self.take_a_double(state, directors, director);
            self.change_director(state, SBB, director);
        }
    }

    /// A director without a double gives their first two singles for the pool's first one, else for that of the last of the
    /// distinct V directors. [1844-DEV-23]
    fn take_a_double(&mut self, state: &State, directors: &[Option<PlayerId>], director: PlayerId) {
        let own = self.of_hand(SBB, Hand::Player(director));
        let double = |papers: &[Certificate]| papers.iter().copied().find(|paper| shares_of(state, *paper) == 2);
        if double(&own).is_some() {
            return;
        }
        let mut distinct: Vec<PlayerId> = Vec::new();
        for player in directors.iter().flatten() {
            if !distinct.contains(player) {
                distinct.push(*player);
            }
        }
        let givers = std::iter::once(Hand::Pool).chain(distinct.last().map(|player| Hand::Player(*player)));
        let taken = givers.filter_map(|hand| double(&self.of_hand(SBB, hand)).map(|paper| (paper, hand))).next();
        if let Some((paper, from)) = taken {
            own.into_iter().take(2).for_each(|single| self.put(single, from));
            self.put(paper, Hand::Player(director));
        }
    }
}

fn is_swiss(state: &State) -> bool {
    state.g1844().is_some()
}

/// The single that one of a Staatsbahn's forerunners will become; the first becomes the director's. Each that was never
/// bought has freed the lowest single that was kept, and the others take the lowest that is left. [1824-STAAT-05]
pub fn number_of(state: &State, forerunner: CompanyId) -> u8 {
    let Some(staatsbahn) = state.spec(forerunner).becomes.filter(|_| state.kind(forerunner) == CompanyKind::Forerunner)
    else {
        return 0;
    };
    let later = later_forerunners(state, staatsbahn);
    let Some(place) = later.iter().position(|minor| *minor == forerunner) else { return 0 };
    let unsold = |minor: &&CompanyId| is_unsold(state, **minor);
    // Of those before it the unsold are counted among all that have freed one.
    let before = later[..place].iter().filter(|minor| !is_unsold(state, **minor)).count();
    (later.iter().filter(unsold).count() + before) as u8 + 1
}

/// Pre-Staatsbahnen of a Staatsbahn but the first.
fn later_forerunners(state: &State, staatsbahn: CompanyId) -> Vec<CompanyId> {
    let becomes = |minor: &CompanyId| {
        state.kind(*minor) == CompanyKind::Forerunner && state.spec(*minor).becomes == Some(staatsbahn)
    };
    state.edition().company_ids().filter(becomes).skip(1).collect()
}

/// A construction railway frees its certificate like one that nobody has bought. [1824-CIS-26]
fn is_unsold(state: &State, minor: CompanyId) -> bool {
    let is_construction = state.g1824().is_some_and(|own| own.is_construction(minor));
    is_construction || state[minor].is_closed() && !state[minor].is_launched()
}

fn is_reserved(state: &State, paper: Certificate) -> bool {
    let later = later_forerunners(state, paper.company);
    let kept_for = |minor: &CompanyId| {
        !state[*minor].is_closed() && !is_unsold(state, *minor) && number_of(state, *minor) == paper.number
    };
    later.iter().any(kept_for)
}

/// How many shares a certificate stands for.
pub fn shares_of(state: &State, paper: Certificate) -> u8 {
    let double = is_swiss(state) && paper.company == SBB && DOUBLES.contains(&paper.number);
    if paper.is_directors() || double { 2 } else { 1 }
}
