//! The share round: turns, passing, and its end. [1844-SR-01..05], [1824-SR-01..08]

use crate::action::{Paper, Sale, Source};
use crate::edition::DebtorPass;
use crate::event::Event;
use crate::market::Cell;
use crate::rules::{Checked, Flow, debt, must, stock};
use crate::state::{Common, Draft, Game, ShareRound};
use crate::titles::{Parts, Ruleset};
use crate::{CompanyId, Money, PlayerId, Violation};

/// What only a title knows about share rounds.
pub trait ShareRoundRules: Parts {
    /// What is broken by trading when there is no share round.
    fn no_share_round(game: &Game<Self>) -> Violation;

    /// What is noted when a share round begins.
    fn begin_share_round(draft: &mut Draft<Self>);

    /// Whether the player in turn may still buy or sell.
    fn may_trade(game: &Game<Self>) -> Checked;

    /// Whether the player in turn may sell this block.
    fn check_block(game: &Game<Self>, round: &ShareRound, seller: PlayerId, sale: Sale) -> Checked<Option<PlayerId>>;

    /// A block was sold that had this price.
    fn after_block(draft: &mut Draft<Self>, price: Option<Money>);

    /// A player above the certificate limit, or in certain debts, sells before anything else.
    fn must_have_sold_down(game: &Game<Self>, player: PlayerId) -> Checked;

    /// After a purchase: whether it is still the same player's turn.
    fn after_purchase(draft: &mut Draft<Self>, player: PlayerId) -> Flow;

    /// Pays back debt in a share round.
    fn repay(draft: &mut Draft<Self>, amount: Money) -> Checked;

    /// Whether a debtor could do anything but repay and pass.
    fn could_do_else_than_repay(game: &Game<Self>, player: PlayerId) -> bool;

    /// Whether the player in turn could do anything but pass.
    fn can_act(game: &Game<Self>, player: PlayerId) -> bool;

    /// Whether shares in the pool push a price left at the end of the round.
    const POOL_PUSHES_PRICE: bool;

    /// What happens when all have passed.
    fn close_share_round(draft: &mut Draft<Self>);
}

pub fn open<R: Ruleset>(draft: &mut Draft<R>) {
    let number = draft.share_rounds.saturating_add(1);
    draft.emit(Event::ShareRoundOpened { number });
    R::begin_share_round(draft);
    go_on(draft);
}

/// The round, and who is in turn.
pub fn turn<R: Ruleset>(state: &Game<R>) -> Checked<(ShareRound, PlayerId)> {
    let round = state.share_round().ok_or_else(|| R::no_share_round(state))?;
    Ok((*round, in_turn(state, round)))
}

/// [1844-SR-01] [1824-SR-01]
fn in_turn(state: &Common, round: &ShareRound) -> PlayerId {
    state.order[usize::from(round.turn)]
}

/// The same, if that player may still buy or sell. [1844-SR-02]
pub fn turn_to_trade<R: Ruleset>(state: &Game<R>) -> Checked<(ShareRound, PlayerId)> {
    let turn = turn(state)?;
    R::may_trade(state)?;
    Ok(turn)
}

/// [1844-SR-02] [1824-SR-02]
pub fn sell<R: Ruleset>(draft: &mut Draft<R>, sale: Sale) -> Checked {
    let (round, seller) = turn_to_trade(draft)?;
    let successor = R::check_block(draft, &round, seller, sale)?;

    let (company, price) = (sale.company, draft.price(sale.company));
    stock::carry_out_sale(draft, seller, sale, successor);
    draft.emit(Event::BlockSold { seller, company });
    R::after_block(draft, price);
    go_on(draft);
    Ok(())
}

pub fn buy<R: Ruleset>(draft: &mut Draft<R>, company: CompanyId, from: Source, paper: Paper) -> Checked {
    let (_, buyer) = turn_to_trade(draft)?;
    R::must_have_sold_down(draft, buyer)?;
    stock::buy(draft, buyer, company, from, paper)?;
    end_turn(draft);
    Ok(())
}

pub fn start<R: Ruleset>(draft: &mut Draft<R>, company: CompanyId, par: Money) -> Checked {
    let (_, buyer) = turn_to_trade(draft)?;
    R::must_have_sold_down(draft, buyer)?;
    stock::start(draft, buyer, company, par)?;
    end_turn(draft);
    Ok(())
}

pub fn pass<R: Ruleset>(draft: &mut Draft<R>) -> Checked {
    check_pass(draft)?;
    draft.emit(Event::ShareTurnEnded);
    go_on(draft);
    Ok(())
}

/// A debtor with cash repays, unless there is something else to leave undone. [1844-DEV-06] [1824-DEV-15]
pub fn check_pass<R: Ruleset>(state: &Game<R>) -> Checked {
    let (_, player) = turn(state)?;
    R::must_have_sold_down(state, player)?;
    let must_repay = match state.edition.debtor_pass {
        DebtorPass::Free => false,
        DebtorPass::OnlyInsteadOfSomethingElse => {
            debt::can_repay(state, player) && !R::could_do_else_than_repay(state, player)
        }
    };
    must(!must_repay, || Violation::RepaymentDue { debt: state[player].debt })
}

/// Sales that the player in turn may make.
pub fn sales<R: Ruleset>(state: &Game<R>, seller: PlayerId) -> Vec<Sale> {
    let Ok((round, _)) = turn_to_trade(state) else { return Vec::new() };
    let blocks = stock::blocks(state, seller).into_iter();
    blocks.filter(|sale| R::check_block(state, &round, seller, *sale).is_ok()).collect()
}

pub fn can_sell<R: Ruleset>(state: &Game<R>, player: PlayerId) -> bool {
    let Ok((round, _)) = turn_to_trade(state) else { return false };
    stock::blocks(state, player).into_iter().any(|sale| R::check_block(state, &round, player, sale).is_ok())
}

/// [1844-SR-21] [1844-RULING-60] [1824-SR-12]
pub fn must_be_within_limit<R: Ruleset>(state: &Game<R>, player: PlayerId) -> Checked {
    let (limit, held) = (state.certificate_limit(), R::certificates(state, player));
    must(held <= limit || !can_sell(state, player), || Violation::OverCertificateLimit { limit, held })
}

/// After a purchase or exchange: one of them per turn. [1844-SR-02] [1824-SR-02] [1824-RULING-88] It assures the player
/// of another turn. [1824-SR-05] [1824-COAL-20]
pub fn end_turn<R: Ruleset>(draft: &mut Draft<R>) {
    let Ok((_, player)) = turn(draft) else { return };
    draft.emit(Event::Traded(player));
    if R::after_purchase(draft, player) == Flow::GoesOn {
        draft.emit(Event::ShareTurnEnded);
        go_on(draft);
    }
}

/// A player who can do nothing more is done, and has passed if they did nothing at all; the round ends when all have passed
/// in succession. [1844-SR-03] [1844-SR-04] [1824-SR-06]
pub fn go_on<R: Ruleset>(draft: &mut Draft<R>) {
    while let Some(round) = draft.share_round().copied() {
        if round.passes == draft.seats {
            R::close_share_round(draft);
            return;
        }
        if R::can_act(draft, in_turn(draft, &round)) {
            return;
        }
        draft.emit(Event::ShareTurnEnded);
    }
}

/// Where the end of a share round moves the price marker of a company with these shares in the pool and unsold.
/// [1844-SR-38] [1844-SR-39] [1824-SR-31]
pub fn after_share_round<R: Ruleset>(state: &Game<R>, cell: Cell, pool: u8, unsold: u8) -> Cell {
    let market = state.edition.market();
    match (pool, unsold) {
        (0, 0) => market.sold_out(cell),
        (1.., _) if R::POOL_PUSHES_PRICE => market.left(cell),
        _ => cell,
    }
}

/// Open companies that are wholly sold rise one row. [1844-SR-39] [1824-SR-31]
pub fn raise_if_sold_out<R: Ruleset>(draft: &mut Draft<R>, id: CompanyId) {
    let company = &draft[id];
    if company.launched && company.pool == 0 && company.unsold == 0 {
        draft.move_price(id, |market, cell| market.sold_out(cell));
    }
}
