//! Shares: a company starts with its director's certificate, and the bank takes back what is sold.

use super::{Draft, State, Tiny, Violation as Broken};
use crate::action::{Paper, Sale, Source};
use crate::event::{Account, Event, Holder};
use crate::rules::finish::WealthRules;
use crate::rules::share_round::{self, ShareRoundRules};
use crate::rules::stock::{StockRules, must_afford, must_be_a_par, must_have_room, must_not_have_sold};
use crate::rules::{Checked, Flow, director, must, operating};
use crate::state::ShareRound;
use crate::{CompanyId, Money, PlayerId, Violation};

/// Nobody buys more of a company.
const MOST_SHARES: u8 = 3;

impl StockRules for Tiny {
    fn sold_to(_: &State) -> Holder {
        Holder::Offering
    }

    fn certificates(state: &State, player: PlayerId) -> u8 {
        state.edition.company_ids().map(|company| Tiny::certificates_of(state, player, company)).sum()
    }

    fn certificates_of(state: &State, player: PlayerId, company: CompanyId) -> u8 {
        state.held(player, company) - u8::from(state[company].director == Some(player))
    }

    fn issue_price(_: &State, _: CompanyId, market: Money) -> Money {
        market
    }

    fn launch_capital(state: &State, company: CompanyId, par: Money) -> Money {
        par * i32::from(state.spec(company).capital)
    }

    fn share_price(state: &State, company: CompanyId, _: Source) -> Option<Money> {
        state.price(company)
    }

    fn check_buy(state: &State, buyer: PlayerId, company: CompanyId, from: Source, paper: Paper) -> Checked {
        must((from, paper) == (Source::Offering, Paper::Single), || Violation::NoSuchPaper)?;
        let price = state.price(company).ok_or(Violation::DirectorsCertificateFirst { company })?;
        must_not_have_sold(state, buyer, company)?;
        let held = state.held(buyer, company);
        must(held < MOST_SHARES, || Violation::MoreThanHalf { company, held })?;
        must_have_room(state, buyer)?;
        must(state[company].unsold > 0, || Violation::NothingOnOffer { company })?;
        must_afford(state, buyer, price)
    }

    fn carry_out_buy(draft: &mut Draft, buyer: PlayerId, company: CompanyId, _: Source, _: Paper) {
        let price = draft.price(company).unwrap_or_default();
        draft.pay(Account::Player(buyer), Account::Bank, price);
        draft.emit(Event::SharesMoved { company, from: Holder::Offering, to: Holder::Player(buyer), shares: 1 });
        let left = draft[company].director.map_or(0, |director| draft.held(director, company));
        if let Some(player) = director::successor(draft, company, left) {
            draft.emit(Event::DirectorChanged { company, to: Some(player) });
        }
    }

    fn check_start(state: &State, buyer: PlayerId, company: CompanyId, par: Money) -> Checked {
        must(state[company].par.is_none(), || Violation::DirectorsCertificateSold { company })?;
        must_be_a_par(state, par)?;
        must_have_room(state, buyer)?;
        must_afford(state, buyer, par * 2)
    }

    /// The director's certificate is enough to begin.
    fn carry_out_start(draft: &mut Draft, buyer: PlayerId, company: CompanyId) {
        draft.emit(Event::DirectorChanged { company, to: Some(buyer) });
        draft.emit(Event::SharesMoved { company, from: Holder::Offering, to: Holder::Player(buyer), shares: 2 });
        let capital = Tiny::launch_capital(draft, company, draft[company].par.unwrap_or_default());
        draft.emit(Event::Launched { company, markers: 2 });
        draft.pay(Account::Bank, Account::Company(company), capital);
    }

    fn check_sale(state: &State, seller: PlayerId, sale: Sale) -> Checked<Option<PlayerId>> {
        let Sale { company, shares, doubles } = sale;
        let held = state.held(seller, company);
        must(doubles == 0, || Violation::NoSuchPaper)?;
        must(shares >= 1 && shares <= held, || Violation::NotSoManyShares { company, held })?;
        must(state[company].operated, || Broken::NotOperatedYet { company })?;
        match state[company].director == Some(seller) {
            true => director::must_leave_a_director(state, company, held - shares),
            false => Ok(None),
        }
    }

    fn proceeds(state: &State, sale: Sale) -> Money {
        state.price(sale.company).unwrap_or_default() * i32::from(sale.shares)
    }

    fn doubles(_: &State, _: PlayerId, _: CompanyId) -> u8 {
        0
    }

    fn all_doubles(_: &State) -> u8 {
        0
    }

    fn hand_in(draft: &mut Draft, seller: PlayerId, sale: Sale) {
        let Sale { company, shares, .. } = sale;
        draft.emit(Event::SharesMoved { company, from: Holder::Player(seller), to: Tiny::sold_to(draft), shares });
    }

    fn hand_over(draft: &mut Draft, company: CompanyId, _: PlayerId, to: PlayerId) {
        draft.emit(Event::DirectorChanged { company, to: Some(to) });
    }

    fn pay_player(draft: &mut Draft, player: PlayerId, amount: Money) {
        draft.pay(Account::Bank, Account::Player(player), amount);
    }
}

impl ShareRoundRules for Tiny {
    const POOL_PUSHES_PRICE: bool = false;

    fn no_share_round(_: &State) -> Violation {
        Violation::NotNow
    }

    fn begin_share_round(_: &mut Draft) {}

    fn may_trade(_: &State) -> Checked {
        Ok(())
    }

    fn check_block(state: &State, round: &ShareRound, seller: PlayerId, sale: Sale) -> Checked<Option<PlayerId>> {
        let company = sale.company;
        must(!round.sold_now.has(company), || Violation::SoldAlready { company })?;
        Tiny::check_sale(state, seller, sale)
    }

    fn after_block(_: &mut Draft, _: Option<Money>) {}

    fn must_have_sold_down(state: &State, player: PlayerId) -> Checked {
        share_round::must_be_within_limit(state, player)
    }

    fn after_purchase(_: &mut Draft, _: PlayerId) -> Flow {
        Flow::GoesOn
    }

    fn repay(_: &mut Draft, _: Money) -> Checked {
        Err(Violation::NoDebt)
    }

    fn could_do_else_than_repay(_: &State, _: PlayerId) -> bool {
        true
    }

    fn can_act(state: &State, player: PlayerId) -> bool {
        can_buy(state, player) || share_round::can_sell(state, player)
    }

    fn close_share_round(draft: &mut Draft) {
        for company in draft.by_price() {
            share_round::raise_if_sold_out(draft, company);
        }
        operating::open_set(draft);
    }
}

fn can_buy(state: &State, player: PlayerId) -> bool {
    let cheapest_par = state.edition.market().pars().map(|(_, par)| par).min().unwrap_or_default();
    state.edition.company_ids().any(|company| {
        Tiny::check_buy(state, player, company, Source::Offering, Paper::Single).is_ok()
            || Tiny::check_start(state, player, company, cheapest_par).is_ok()
    })
}

impl WealthRules for Tiny {
    fn certificates_worth(_: &State, _: PlayerId) -> Money {
        Money::ZERO
    }

    fn owed(_: &State, _: PlayerId) -> Money {
        Money::ZERO
    }
}
