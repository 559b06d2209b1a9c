//! Buying and selling shares. [1844-SR-06..36], [1824-SR-09..29]

use crate::action::{Paper, Sale, Source};
use crate::event::{Account, Event, Holder};
use crate::rules::{Checked, must};
use crate::state::{Common, Draft, Game};
use crate::titles::{Parts, Ruleset};
use crate::{CompanyId, Money, PlayerId, Violation};

/// What only a title knows about shares.
pub trait StockRules: Parts {
    /// Where sold shares go.
    fn sold_to(game: &Game<Self>) -> Holder;

    /// Certificates that count towards a player's limit.
    fn certificates(game: &Game<Self>, player: PlayerId) -> u8;

    /// Those of one company.
    fn certificates_of(game: &Game<Self>, player: PlayerId, company: CompanyId) -> u8;

    /// What a share that nobody has owned yet costs at this market price.
    fn issue_price(game: &Game<Self>, company: CompanyId, market: Money) -> Money;

    /// What a company gets when it is launched at this par.
    fn launch_capital(game: &Game<Self>, company: CompanyId, par: Money) -> Money;

    /// What one share costs where it lies.
    fn share_price(game: &Game<Self>, company: CompanyId, from: Source) -> Option<Money>;

    /// Whether the player may buy this certificate now.
    fn check_buy(game: &Game<Self>, buyer: PlayerId, company: CompanyId, from: Source, paper: Paper) -> Checked;

    /// Buys a certificate that was checked.
    fn carry_out_buy(draft: &mut Draft<Self>, buyer: PlayerId, company: CompanyId, from: Source, paper: Paper);

    /// Whether the player may buy this director's certificate at this par.
    fn check_start(game: &Game<Self>, buyer: PlayerId, company: CompanyId, par: Money) -> Checked;

    /// Buys a director's certificate that was checked; par, price and payment are settled already.
    fn carry_out_start(draft: &mut Draft<Self>, buyer: PlayerId, company: CompanyId);

    /// Whether the block may be sold as far as the company is concerned; tells who becomes director by it.
    fn check_sale(game: &Game<Self>, seller: PlayerId, sale: Sale) -> Checked<Option<PlayerId>>;

    /// What a block fetches.
    fn proceeds(game: &Game<Self>, sale: Sale) -> Money;

    /// How many certificates of two shares the player has of a company.
    fn doubles(game: &Game<Self>, player: PlayerId, company: CompanyId) -> u8;

    /// All certificates of two shares, wherever they are.
    fn all_doubles(game: &Game<Self>) -> u8;

    /// The papers of a block that is sold go where sold shares go.
    fn hand_in(draft: &mut Draft<Self>, seller: PlayerId, sale: Sale);

    /// The director's certificate changes hands against shares of equal number.
    fn hand_over(draft: &mut Draft<Self>, company: CompanyId, from: PlayerId, to: PlayerId);

    /// Pays a player from the bank.
    fn pay_player(draft: &mut Draft<Self>, player: PlayerId, amount: Money);
}

/// Buys a certificate. [1844-SR-02] [1824-SR-02]
pub fn buy<R: Ruleset>(
    draft: &mut Draft<R>,
    buyer: PlayerId,
    company: CompanyId,
    from: Source,
    paper: Paper,
) -> Checked {
    R::check_buy(draft, buyer, company, from, paper)?;
    R::carry_out_buy(draft, buyer, company, from, paper);
    Ok(())
}

/// Buys a director's certificate, two shares, at a par of the buyer's choice. [1844-LAUNCH-01] [1824-REG-07] [1824-REG-08]
pub fn start<R: Ruleset>(draft: &mut Draft<R>, buyer: PlayerId, company: CompanyId, par: Money) -> Checked {
    R::check_start(draft, buyer, company, par)?;
    let cell = draft.edition.market().par_cell(par).ok_or(Violation::NoSuchPar { par })?;

    draft.pay(Account::Player(buyer), Account::Bank, par * 2);
    // The price marker is placed with the par, beneath those that lie there. [1844-DEV-18]
    draft.emit(Event::ParSet { company, par, cell });
    R::carry_out_start(draft, buyer, company);
    Ok(())
}

/// [1844-LAUNCH-01] [1824-REG-08]
pub fn must_be_a_par(state: &Common, par: Money) -> Checked {
    must(state.edition.market().par_cell(par).is_some(), || Violation::NoSuchPar { par })
}

/// [1844-SR-11] [1824-SR-20]
pub fn must_not_have_sold(state: &Common, buyer: PlayerId, company: CompanyId) -> Checked {
    let sold = state.share_round().is_some_and(|round| round.sold_in_round[buyer.index()].has(company));
    must(!sold, || Violation::SoldThisRound { company })
}

/// [1844-SR-18] [1824-SR-09]
pub fn must_have_room<R: Ruleset>(state: &Game<R>, buyer: PlayerId) -> Checked {
    let (limit, held) = (state.certificate_limit(), R::certificates(state, buyer));
    must(held < limit, || Violation::CertificateLimit { limit, held })
}

/// [1844-SR-08] [1824-SR-19]
pub fn must_afford(state: &Common, buyer: PlayerId, price: Money) -> Checked {
    let cash = state[buyer].cash;
    must(cash >= price, || Violation::CannotAfford { price, cash })
}

/// Carries out a checked sale: pays, passes the directorship on, drops the price by one row. [1844-SR-31] [1824-SR-24]
/// [1824-SR-28]
pub fn carry_out_sale<R: Ruleset>(draft: &mut Draft<R>, seller: PlayerId, sale: Sale, successor: Option<PlayerId>) {
    let company = sale.company;
    let amount = R::proceeds(draft, sale);
    if let Some(player) = successor {
        R::hand_over(draft, company, seller, player);
    }
    R::hand_in(draft, seller, sale);
    // Every sale is one fall. [1844-SR-32] [1824-SR-26]
    draft.move_price(company, |market, cell| market.after_sale(cell));
    R::pay_player(draft, seller, amount);
}

/// Every block that a player's shares can be put together to; most of them may not be sold. Nothing else can be sold,
/// in emergencies neither. [1844-SR-23] [1844-EMR-08]
pub fn blocks<R: Ruleset>(state: &Game<R>, seller: PlayerId) -> Vec<Sale> {
    let mut blocks = Vec::new();
    for company in state.edition.company_ids() {
        let doubles = R::doubles(state, seller, company);
        for shares in 1..=state.held(seller, company) {
            blocks.extend((0..=doubles.min(shares / 2)).map(|doubles| Sale { company, shares, doubles }));
        }
    }
    blocks
}

/// Blocks that may be sold as far as each company is concerned.
pub fn sales<R: Ruleset>(state: &Game<R>, seller: PlayerId) -> Vec<Sale> {
    let mut sales = blocks(state, seller);
    sales.retain(|sale| R::check_sale(state, seller, *sale).is_ok());
    sales
}
