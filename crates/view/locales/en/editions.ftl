# The table of editions: what tells the profiles of a title apart.
# A key that ends in a title’s number holds for that title alone.

## The table of editions

editions-differences = Differences
editions-rules = Rules
editions-options = Options of every profile, which combine freely
editions-as = as { $profile }

## Options

option-text-elephant = Elephant variant: the player after the last one to buy or sell begins the next share round
option-text-half-price-privates = House rule: companies pay at least half the face value for a private railway
option-text-privates-last = House rule: companies buy private railways at the end of the turn, after trains
option-text-destination-after-run = House rule: destination bonuses are paid after the dividend step
option-text-sold-out-first = House rule: at the end of a share round sold-out companies rise before pool shares push prices left
option-text-sales-by-price = House rule: several companies sold in one turn are sold in the order of their prices, the most expensive first
option-text-upgrade-reached-track = House rule: only track that a train of the company could run over is upgraded
option-text-sell-only-what-is-needed = House rule: in an emergency no more shares are sold than the chosen train needs
option-text-goods-time = Goods Time: seven open hexes have small towns, and there are more tiles for them

## What is printed in an edition

fact-bank = Bank
fact-seats = Starting cash and certificate limit
fact-market = Market
fact-company-ids = Ids of companies
fact-company-names = Names of companies
fact-companies = Companies
fact-privates = Private railways
fact-privates-1824 = Mountain railways
fact-private-names = Names of private railways
fact-private-names-1824 = Names of mountain railways
fact-private-item = { $number }: face value { $face }, income { $income }
fact-private-item-kept = { $number }: face value { $face }, income { $income }, not saleable
fact-trains = Trains
fact-train-cards = Train cards
fact-train-cards-unlimited = unlimited
fact-train-phases = Phases that trains start
fact-phase-item = phase { $number }: { $value }
fact-newest-tiles = Newest tiles
fact-newest-tiles-white = white
fact-newest-tiles-yellow = yellow
fact-newest-tiles-green = green
fact-newest-tiles-brown = brown
fact-newest-tiles-grey = grey
fact-newest-tiles-special = special
fact-operating-rounds = Operating rounds in a set
fact-train-limits = Train limits
fact-tiles = Tiles
fact-tiles-yellow = { $n } yellow
fact-tiles-green = { $n } green
fact-tiles-brown = { $n } brown
fact-tiles-grey = { $n } grey
fact-tile-shapes = Shapes of tiles
fact-hex-labels = Labels of the map
fact-hex-labels-item = from { $first } to { $last }, { $name } is { $coord }
fact-hexes = Hexes
fact-open-sides = Open sides
fact-tunnel-hexes = Tunnel hexes
fact-fo-line = FO line
fact-fo-line-whole = in one piece
fact-fo-line-tiles = { $n } tiles
fact-fo-line-printed = { $hex } is printed on the map
fact-tunnel-bonus = Tunnel bonus
fact-goods-cards = g-train cards
fact-not-in-play = Companies that are not in play
fact-bukowina = Bonus for joining Wien or Prag with the Bukowina

## Where profiles of either title decide apart

policy-number-cards = Playing order
policy-number-cards-dealt = drawn by lot
policy-number-cards-as-seated = as the players sit

policy-marker-enters = Price marker enters the market
policy-marker-enters-with-par = when par is set
policy-marker-enters-with-par-1824 = with the starting price
policy-marker-enters-at-launch = at launch; the fall of an earlier sale is carried along

policy-upgrade-connection = Connection for an upgrade
policy-upgrade-connection-new-tile = some track of the new tile
policy-upgrade-connection-old-tile = some track of the replaced tile
policy-upgrade-connection-new-track-or-value = new track, or a city of new value, within reach
policy-upgrade-connection-travelled-track-or-value = new track that a connection runs along, or a city of new value

policy-train-step-ends = End of the train step
policy-train-step-ends-nothing-possible = by itself once nothing can be done
policy-train-step-ends-no-train-affordable = once no train anywhere could be paid for

policy-claim = Revenue
policy-claim-maximum = the highest possible must be run
policy-claim-any-legal = any legal routes will do
policy-claim-any-paying = any legal routes that earn something will do

policy-consent = Train trade between directors
policy-consent-asked = the seller is asked
policy-consent-implied = the purchase implies consent

policy-emergency-sales = Emergency sales
policy-emergency-sales-needed-for-purchase = no more than the chosen train needs
policy-emergency-sales-needed-for-dearest = up to the price of the bank’s most expensive train
policy-emergency-sales-needed-for-dearest-1824 = only if the treasury cannot pay the bank’s cheapest train, and up to the price of its most expensive
policy-emergency-sales-as-wanted = as many as the director wants, for a train that the treasury cannot pay

policy-surrendered = Surrendered trains
policy-surrendered-to-pool = go into the pool
policy-surrendered-removed = leave the game

policy-bank-break = The bank is broken
policy-bank-break-emptied = when it holds nothing; judged when the set is wholly over
policy-bank-break-emptied-1824 = when it holds nothing
policy-bank-break-exceeded = when a payment exceeds it; judged before sale abroad and formation
policy-bank-break-exceeded-1824 = when a payment exceeds it

## Where profiles of 1844 decide apart

policy-track-step-ends = End of the track step
policy-track-step-ends-nothing-possible = by itself once nothing can be built
policy-track-step-ends-only-when-said = only when it is said
policy-track-step-ends-nothing-at-hand = by itself once the tile lies and no unused paper is at hand

policy-unmoved-markers = Price marker that operates without moving
policy-unmoved-markers-stay = keeps its place in the stack
policy-unmoved-markers-sink = goes beneath the others at the end of the operating round

policy-tunnel-connection = Connection for a tunnel
policy-tunnel-connection-mouth = one of its mouths
policy-tunnel-connection-mouth-or-line = one of its mouths, or the FO line on the hex

policy-paper-worth = Mountain railways and tunnels count at the end
policy-paper-worth-used = if they were visited
policy-paper-worth-has-paid = if they have paid

policy-no-bids = No bid on P2–P7
policy-no-bids-payout-round = a payout-only operating round, then a new share round
policy-no-bids-payout-in-auction = income is paid within the auction

policy-fnm-launch = Launch of FNM
policy-fnm-launch-last-private = when the last private railway is sold
policy-fnm-launch-with-par = with the choice of its par

policy-debtors = Players in debt
policy-debtors-buy-nothing = buy nothing in share rounds
policy-debtors-may-start = may still buy a director’s certificate

policy-end-of-round-moves = Prices at the end of a share round
policy-end-of-round-moves-two-passes = first companies with pool shares, then sold-out ones
policy-end-of-round-moves-one-pass = all in operating order

policy-free-moments = P4 and EVA are used
policy-free-moments-any-time = at any time between two actions
policy-free-moments-own-turns = only in turns that concern their owner
policy-free-moments-own-turns-unasked = only in turns that concern their owner, not before a mountain railway is placed

policy-private-seller = Companies buy private railways
policy-private-seller-director = from their director only
policy-private-seller-anyone = from any player

policy-tunnel-mouths = Tunnel mouths on FO hexes
policy-tunnel-mouths-clear-of-the-line = not where the FO line leaves the hex
policy-tunnel-mouths-any-open-side = at any open side
policy-tunnel-mouths-clear-of-the-laid-line = not where the FO line leaves the hex, once it lies

policy-destination-check = Destination bonus
policy-destination-check-at-once = paid as soon as the destination is connected
policy-destination-check-claimed = paid with the next action of an operating round
policy-destination-check-operating-rounds = paid with every action of an operating round, by itself

policy-express-ends = Scored stops of an 8E-train
policy-express-ends-scored = its first and last stop are among them
policy-express-ends-free = the best, wherever they lie

policy-same-side = Two red locations of one side
policy-same-side-joined = may be joined by a route
policy-same-side-refused = are never joined

policy-zero-stops = Red locations worth 0
policy-zero-stops-visited = are stops
policy-zero-stops-refused = are no stops

policy-obligation = Duty to own a train
policy-obligation-stops = mountains without a railway are no stops
policy-obligation-remembered = mountains without a railway are stops; once found, it lasts

policy-bankruptcy = Bankruptcy
policy-bankruptcy-none = does not exist
policy-bankruptcy-ends-the-game = can be declared and ends the game
policy-bankruptcy-any-step = can be declared in every step and ends the game

policy-after-export = After a sale abroad
policy-after-export-surrender = surplus trains go first, then SBB forms
policy-after-export-formation = SBB forms first, then surplus trains go

policy-double-for-director = Double certificate of the SBB director
policy-double-for-director-former-director-of-the-last = from the pool, or else the former director of V5
policy-double-for-director-last-distinct-director = from the pool, or else the last of the different directors of V1–V5

policy-exchange-debt = Exchange debt
policy-exchange-debt-apart = apart, without interest, with a compulsory sale
policy-exchange-debt-one-ledger = together with other debts, with interest, no compulsory sale

policy-certificate-sale = Part of a director’s certificate
policy-certificate-sale-one-or-both = may be sold whenever the director changes
policy-certificate-sale-both-or-last-place = is sold only into the last place of the pool

policy-first-of-national = First purchase if the whole SBB lies in the pool
policy-first-of-national-any-certificate = a single or a double
policy-first-of-national-double = a double

policy-elephant-order = Playing order with the Elephant
policy-elephant-order-rotated = the cards are rotated
policy-elephant-order-one-in-front = one player comes in front, the others keep their order

policy-late-destinations = Destinations paid after the dividend step
policy-late-destinations-all-due = all that are connected
policy-late-destinations-company-in-turn = that of the company in turn

policy-reached-track = Track that a company could run over
policy-reached-track-connected = all that is connected
policy-reached-track-within-train-length = only within the length of one of its trains, if it has any

policy-own-trains = Trains between companies of one director, treasury below the printed price
policy-own-trains-lent = up to the printed price if a train is due; what the director lacks is lent
policy-own-trains-within-cash = no more than treasury and director’s cash
policy-debtor-pass = A debtor with cash passes
policy-debtor-pass-free = at will
policy-debtor-pass-only-instead-of-something-else = only if there is something else to do; if not, they repay
policy-surrender-order = Several companies above their train limit
policy-surrender-order-one-by-one = give up trains one after the other
policy-surrender-order-any-order = give up trains in any order
policy-agreed-end = End of the game by agreement
policy-agreed-end-never = none
policy-agreed-end-at-any-time = at any time, with the wealth of that moment
policy-next-lot = Who puts up the next private railway
policy-next-lot-number-card = the player with its number card, or the next one who can pay it
policy-next-lot-after-the-last = after the one who put up the last, the first who could pay any that is left
policy-repayment = Repayment
policy-repayment-any-part = any part of the debt
policy-repayment-all-at-once = all of the debt, or all of the cash
policy-exchange-cash = Cash at the formation of the SBB
policy-exchange-cash-all-together = each player’s balance over all pre-SBB companies
policy-exchange-cash-company-by-company = settled company by company
policy-own-trains-after-sale = Own company’s train after a sale in the train step
policy-own-trains-after-sale-no-bound = from 1 SFR
policy-own-trains-after-sale-last-sale-needed = only at a price for which the last share sold was needed
policy-unoperated-sales = Emergency sale of a company that has not operated
policy-unoperated-sales-without-last-share = the last share counts what it brings
policy-unoperated-sales-less-market-price = the last share counts its market price
policy-directors-line = The end of a turn waits for P4
policy-directors-line-not-waited-for = of the company
policy-directors-line-waited-for = of the company or its director
policy-end-of-trains = End of the trains
policy-end-of-trains-with-the-turn = ends the turn
policy-end-of-trains-before-the-turn = is said first if a private railway, P4 or EVA could still be used

## Where profiles of 1824 decide apart

policy-unaffordable-coal = Unsold Coal Railway that a player cannot pay for
policy-unaffordable-coal-passes = the player has passed
policy-unaffordable-coal-waits-for-a-pass = the game waits for the pass

policy-unreserved-certificate = Unreserved director’s certificate of a Staatsbahn
policy-unreserved-certificate-not-for-sale = is not for sale
policy-unreserved-certificate-waits-for-a-pass = is not for sale, but the game waits for a pass

policy-discard-order = Order of discards
policy-discard-order-operating = in operating order
policy-discard-order-site-list = as 18xx.games lists its companies

policy-sales = Several sales of one company in a turn
policy-sales-one-block = do not exist: one block, one fall in price
policy-sales-repeated = each lowers the price

policy-exchanges = Voluntary exchange
policy-exchanges-free = also after sales and at the certificate limit
policy-exchanges-hindered = no Coal Railway after a sale, no mountain railway at the certificate limit

policy-compulsory-mountain = Compulsory exchange of a mountain railway
policy-compulsory-mountain-must-be-exchanged = the owner must take a share
policy-compulsory-mountain-may-be-discarded = the owner may give it up for nothing

policy-coal-certificate = Director’s certificate from a Coal Railway if another player holds more
policy-coal-certificate-goes-with-the-office = goes to the new director
policy-coal-certificate-stays-with-the-owner = stays with the owner of the Coal Railway
policy-coal-certificate-stays-and-is-traded = stays with the owner of the Coal Railway and can be sold; the office follows a tally of purchases and sales

policy-coal-opening = Regional Railway that a compulsory exchange completes
policy-coal-opening-end-of-round = opens at the end of the operating round
policy-coal-opening-at-once = opens at once

policy-waiting-trains = Trains of a Regional Railway that is not open
policy-waiting-trains-untouchable = nobody can buy them
policy-waiting-trains-for-sale = other companies can buy them

policy-coal-duty = Coal Railway without a train
policy-coal-duty-where-any-exists = must buy one, unless none is to be had anywhere
policy-coal-duty-while-the-bank-offers = must buy one only while the bank offers g-trains

policy-at-the-limit = Company at its train limit
policy-at-the-limit-buys-nothing = buys in part exchange only
policy-at-the-limit-buys-and-discards = may buy and discard where it could make a part exchange

policy-undirected = Staatsbahn of which nobody holds two shares
policy-undirected-takes-no-turn = takes no turn
policy-undirected-receivership = is in receivership: it runs, but neither builds track nor buys trains
policy-undirected-receivership-with-track = is in receivership: it runs and builds track, but buys no trains

policy-merger-surplus = Surplus trains of a new Staatsbahn
policy-merger-surplus-all-trains = are chosen among all its trains
policy-merger-surplus-just-merged = are chosen among those just taken over

policy-no-forerunners = Home of a Staatsbahn without Pre-Staatsbahnen
policy-no-forerunners-place-kept = is kept for it and marked at formation
policy-no-forerunners-first-turn = is marked in its first turn, beside the places of the city
policy-no-forerunners-claimed = is claimed place by place and marked in its first turn

policy-returned-marker = Marker that k&k takes back from Wien
policy-returned-marker-costs-as-any-other = costs as any other
policy-returned-marker-keeps-its-price = comes last and is free again if it was that of KK1

policy-train-step-sales = Directors sell shares in the train step
policy-train-step-sales-in-an-emergency = for a train that must be bought
policy-train-step-sales-any-train-step = whenever a train could be bought
policy-train-step-sales-never = never

policy-debt = Debt
policy-debt-overdraft = is an overdrawn account; all money received reduces it
policy-debt-ledger = is kept apart and repaid at will in share rounds

policy-first-export = First sale abroad
policy-first-export-after-first-purchase = after the set in which the first 2-train was bought
policy-first-export-first-set = after the first set

policy-after-foreign-sale = After a sale abroad
policy-after-foreign-sale-exchanges = compulsory exchanges first, then a Staatsbahn forms
policy-after-foreign-sale-formation = a Staatsbahn forms first, then compulsory exchanges

policy-book-value = Minors and mountain railways at the end
policy-book-value-none = count nothing
policy-book-value-counts = count what they cost

policy-selling-duty = Who is above the certificate limit
policy-selling-duty-every-turn = sells in every turn
policy-selling-duty-next-share-round = sells from the first turn of the next share round on

policy-last-formation = Staatsbahn that is due after the last operating round
policy-last-formation-omitted = is not formed
policy-last-formation-takes-place = is formed before the game is counted

policy-staatsbahn-shares = Shares of Staatsbahnen
policy-staatsbahn-shares-initial-round = are sold in the initial share round
policy-staatsbahn-shares-ordinary-share-rounds = are sold from the first ordinary share round on

policy-undirected-trains = Trains of a Staatsbahn without a director
policy-undirected-trains-for-sale = are for sale
policy-undirected-trains-not-for-sale = are not for sale

policy-has-operated = A company’s shares can be sold
policy-has-operated-after-run = as soon as it has run
policy-has-operated-after-first-turn = after its first turn

policy-unit-limit = A director’s certificate is bought
policy-unit-limit-six-afterwards = by whoever holds at most six shares of the company then
policy-unit-limit-five-before = by whoever holds at most five shares of the company before

policy-purchase-after-sale = Trains after a sale in the train step
policy-purchase-after-sale-any = any can be bought
policy-purchase-after-sale-needs-the-last-unit = only one that the treasury can pay or that needs the last share sold

policy-coal-train-step = Train step of a Coal Railway
policy-coal-train-step-goods-trains = waits while a g-train can be paid
policy-coal-train-step-all-trains = waits while any train of the bank could be paid

policy-first-judged = First turn in receivership without Pre-Staatsbahnen
policy-first-judged-at-the-step = has a marker step
policy-first-judged-before-its-home = passes over markers and run

policy-marker-choice = Which of two markers in Wien k&k takes back
policy-marker-choice-at-formation = is decided at formation
policy-marker-choice-next-round = is decided at the beginning of the next round

policy-location-loop = Track from a red location back to itself
policy-location-loop-asked = makes a company declare its run
policy-location-loop-no-route = is no route

policy-mountain-owner = Owner of a mountain railway who can do nothing
policy-mountain-owner-passed-over = is passed over
policy-mountain-owner-asked = is asked in phase 3

policy-opening-order = Initial share round
policy-opening-order-round-the-table = everything is on offer, once down the table and then always up
policy-opening-order-stacks = two players draft four stacks of two cards, then mountain railways, then buy shares

policy-refused-mountain = Refusing a mountain railway in the draft
policy-refused-mountain-is-no-pass = is no pass: shares follow
policy-refused-mountain-counts-as-pass = is a pass: if both refuse, the round is over

policy-mountain-railways = Mountain railways in play
policy-mountain-railways-four-or-six = four or six
policy-mountain-railways-one-per-player = as many as players

policy-kk-formation = k&k forms
policy-kk-formation-first-six = with the first 6-train
policy-kk-formation-first-five = with the first 5-train

policy-pool = Sold shares
policy-pool-in-the-bank = lie with the unsold ones
policy-pool-apart = lie apart; purchases of them may go beyond 60%, and their dividends go to the company

policy-bank-limit = What may lie in the bank after a sale
policy-bank-limit-half = half of a company
policy-bank-limit-none = all of it

policy-double-sale = Double certificate of the bond railway
policy-double-sale-free = is sold like any other
policy-double-sale-while-another-holds-two = is sold only while the other player holds two shares

policy-bond-exchange = Bond shares for mountain railways
policy-bond-exchange-always = in every exchange
policy-bond-exchange-only-voluntary = not in a compulsory exchange

policy-second-marker = Second marker of the bond railway
policy-second-marker-last-card = with the bank’s last 4-train, or else its last 5-train
policy-second-marker-any-purchase = with any 4-train bought while a 5-train is the next, or a 5-train while a 6-train is

policy-missing-marker = Marker of a Staatsbahn whose forerunner only builds or is not in play
policy-missing-marker-is-left = is there to be placed
policy-missing-marker-is-lost = is lost, and the next one costs as if it lay on the map
