# The player aid: everything that is looked up during a game, on one sheet.
# A key that ends in a title’s number holds for that title alone.

## The sheet: headings

aid = Player aid
aid-words = Everything that is looked up during a game, on one sheet for exactly this table.
aid-print = Print
aid-players = Players
aid-cash = Starting cash
aid-limit = Certificate limit
aid-bank = Bank
aid-h-phases = Phases
aid-h-trains = Trains
aid-h-start = Auction of the private railways
aid-h-start-1824 = Initial share round
aid-h-shares = Share round
aid-h-selling = Selling
aid-h-buying = Buying
aid-h-operating = Operating round
aid-h-track = Track
aid-h-routes = Routes and revenue
aid-h-train-step = Trains
aid-h-emergency = No money for a train
aid-h-sbb = How the SBB forms
aid-h-staat = How a Staatsbahn forms
aid-h-kinds = Kinds of railways
aid-h-companies = Companies
aid-h-privates = Private railways
aid-h-costs = What things cost
aid-h-end = Sale abroad, end and count
aid-h-house = House rules of this table
aid-no-house-rules = None: by the book.

## Heads of tables

aid-phase = First
aid-phase-first = start
aid-tiles = Tiles
aid-rounds = ORs
aid-limits = Limit H·V·R·SBB
aid-limits-1824 = Limit C·P·R·S
aid-events = What happens
aid-limits-words = Train limits of Coal Railways, Pre-Staatsbahnen, Regional Railways, Staatsbahnen.
aid-train = Train
aid-price = Price
aid-cards = Cards
aid-scrapped-by = Scrapped by first
aid-part-exchange = In part exchange for
aid-kind = Kind
aid-shares = Shares
aid-starts = Starts at
aid-capital = Capital × par
aid-capital-1824 = Capital × price
aid-bonus = Destination
aid-markers = Markers
aid-by-par = by par
aid-company = Company
aid-home = Home
aid-destination-head = Destination
aid-becomes = Becomes
aid-mine = Mine
aid-minors = Coal Railways and Pre-Staatsbahnen
aid-majors = Regional Railways and Staatsbahnen
aid-capital-staat = see formation
aid-private = No.
aid-face = Face
aid-income = Income
aid-sale = To a company
aid-brings = Brings
aid-thing = What

## Phases and trains

aid-scraps = { $trains } scrapped
aid-goods-from = { $train } on sale
aid-event-export = from now on a train goes abroad after each set
aid-event-trade = companies trade trains
aid-event-abilities = P1–P5 can be sold to companies; P2 and P4 can be used
aid-event-privates = private railways close
aid-event-sbb = SBB forms at the end of the OR
aid-event-capital = new H get all their capital
aid-event-exchange = mountain and Coal Railways can be exchanged
aid-event-mountains = mountain railways are exchanged and close
aid-event-coal = Coal Railways are exchanged and close
aid-event-mines = mines pay more
aid-event-sd = SD forms at the end of the OR
aid-event-ug = UG forms at the end of the OR
aid-event-kk = { $kk } forms at the end of the OR
aid-phase-begins = A phase begins at once with the first train of its type, sold to a company or abroad.
aid-rounds-fixed = How many operating rounds a set has is fixed when the share round ends; a new phase counts from the next set on.
aid-train-sides = The buyer chooses the side; only phases turn it. Regional companies own H-trains only.
aid-train-eva = EVA (P7) and the SBB’s own 5H are extra, never scrapped and start no phase.
aid-part-exchange-rule = Part exchange: one train of the type before, of the same family, given back for a new one of the bank; once per company and operating round, also at the limit. It leaves the game.
aid-goods-trains = g-trains lie beside the stack, all released types at once; only g-trains scrap g-trains; they change no phase.

## Before the first share round

aid-auction-order = Number cards are dealt by lot. P1 to P7 come up in this order: card 1 puts up P1, card 2 P2, and so on.
aid-auction-ascending = P1 to P7 come up in this order.
aid-auction-bid = Bid the face value or more, then at least { $raise } more each time; a pass is final for this one.
aid-auction-nobody-first = Nobody wants P1: it costs { $fall } less and all may bid again; at 0 card 1 takes it.
aid-auction-nobody = Nobody wants one of P2–P7: private railways pay their income, then it is put up again.
aid-auction-end = After the last one the cards go by cash, the least first, and the share round goes on, without sales.
aid-opening-order = First once round from the last seat to the first, then always from the first to the last; one purchase a turn, or a pass.
aid-opening-items = On offer: Coal Railways, Pre-Staatsbahnen, mountain railways; director’s certificates of Regional Railways without a Coal Railway; 10% of Regional Railways that have a price.
aid-opening-no-sales = Nothing is sold or exchanged.
aid-opening-end = Over when all pass in a row. Minors and mountain railways nobody bought leave the game; the player after the last buyer gets the priority card.
aid-draft-stacks = Four stacks of two: 1 a Coal Railway and a Pre-Staatsbahn drawn by lot, 2 SD1 and KK1, 3 the other Pre-Staatsbahnen, 4 the other Coal Railways.
aid-draft-picks = Picks go 2–1, 1–2, 1–2, 2–1: the first takes a card of any stack, the other must take its second card.
aid-draft-construction = Stack 1 are construction railways: no treasury, trains or income; in each operating round one tile from their home, free of cost. They close with the first 4 (with the first 5 if KK2 is one).
aid-draft-bond = The Regional Railway of stack 1’s Coal Railway is the bond railway: price { $bond }, all units in the pool, no director; in each operating round it pays a tenth of its price per unit, then its price goes right.
aid-draft-mountains = Then each player may buy one mountain railway; then the round goes on with shares.
aid-drawn = Which minors are construction railways is drawn for each game.

## Share round

aid-sr-over = Above the certificate limit: first sell down to it, in your turn.
aid-sr-turn = In the order of the number cards: sell any shares of any companies, then buy at most one thing; or pass. Who has passed may act again later.
aid-sr-turn-1824 = From the priority card on, clockwise: sell any shares, then buy one certificate or make one exchange; or pass. Who has passed may act again later.
aid-sr-end = Over when all have passed in a row.
aid-sr-order = Number cards for the next round: most cash gets 1, and so on; equal cash keeps its order.
aid-sr-order-1824 = Priority card: to the player after the last one to sell, buy or exchange.
aid-sr-order-elephant = Elephant: card 1 goes to the player after the last one to buy or sell; the others keep their order.
aid-sr-pool = A company with any share in the pool: price one left; at the left edge one down.
aid-sr-sold-out = All shares with players: price one up; in the top row it stays.
aid-sr-sold-out-1824 = Open company with all ten units with players: price one up; in the top row it stays.
aid-sell-when = Not in the round in which the last private railway was sold, nor before the company’s director’s certificate is bought.
aid-sell-half = At most half of a company may lie in the pool: { $halves }.
aid-sell-half-1824 = At most half of a company, { $half } units, may lie in the bank after a sale.
aid-sell-director = The director’s certificate is never sold: it is swapped for shares of whoever then holds more.
aid-sell-price = Company has operated: paid at its price, then one row down, however many shares. At the bottom it stays.
aid-sell-price-1824 = Paid at the price, then one row down, however many units. At the bottom it stays.
aid-sell-first = Company has not operated: first one row down, then paid at the new price.
aid-sell-several = Several companies in one turn: one after the other, as the seller likes.
aid-sell-several-by-price = Several companies in one turn: the most expensive first (house rule).
aid-sell-papers = Private railways, mountain railways and tunnel certificates are never sold to the bank.
aid-sell-papers-1824 = Minors and mountain railways are never sold.
aid-buy-items = One thing: a new share at par, a share of the pool at its price, a director’s certificate at twice par, a mountain railway for { $mountain } or a tunnel certificate for { $tunnel }. The bank gets the money.
aid-buy-items-1824 = One certificate at its price: 10%, or a director’s certificate of 20% at twice the price. The bank gets the money.
aid-buy-papers = At most one tunnel certificate and one mountain railway per player and round.
aid-buy-start = First comes the director’s certificate: its buyer sets par from { $low } to { $high }. It gives H their markers: { $markers }.
aid-buy-start-1824 = Regional Railway without a Coal Railway: first its director’s certificate; the buyer sets the price from { $low } to { $high }.
aid-buy-launch = A company starts when half of its shares have left the offering ({ $launch }): it gets its capital at once and operates from the next operating round on.
aid-buy-launch-1824 = A Regional Railway opens when players hold 50%, the director’s certificate included: capital { $withcoal } × its price plus all of its Coal Railway, or { $without } × without one.
aid-buy-half = Who holds more than half of a company may add only from the pool.
aid-buy-half-1824 = Purchases end at { $most } units of a company; exchanges may go beyond.
aid-buy-sold = Nothing of a company of which you have sold in this round.
aid-buy-limit = Certificate limit: director’s certificates and doubles count one; private railways, mountain railways and tunnel certificates do not count.
aid-buy-limit-1824 = Certificate limit: each paper counts one, minors and mountain railways too.
aid-buy-director = Director is at once whoever holds more shares than the director; equal is not enough.
aid-price-beneath = A price marker goes beneath those that lie on its new space.
aid-exchange-mountain = Mountain railway: from the first { $exchangetrain } on, instead of a purchase, for 10% of { $regionals }; with the first { $mountaintrain } all must, in the order of their numbers.
aid-exchange-coal = Coal Railway: from the first { $coalfrom } on, instead of a purchase, for the director’s certificate of its Regional Railway; with the first { $coaltrain } all must.

## Operating round

aid-or-income = First income: private railways; mountain railways { $mincome } and tunnels { $tincome } once a train has used them.
aid-or-income-1824 = First mountain railways pay { $mincome } each; then Coal Railways, then Pre-Staatsbahnen act, by number; then the companies.
aid-or-order = Companies by price, the highest first; equal price: the one further right; same space: the upper one.
aid-or-track = Track (optional): lay one yellow tile or upgrade one.
aid-or-marker = Marker: the first turn brings the home marker, free; besides it one a turn (optional), { $second }, later { $later }: connected, on a free circle, one per hex. Companies that have not operated keep a place at home.
aid-or-run = Run trains: each one route; a train bought now runs from the next turn on.
aid-or-pay = Pay out all: price right, at the end of the row up. Keep all, or nothing earned: price left, at the end down.
aid-or-pay-1824 = Pay out all: price right, at the end of the row up. Keep all, or nothing earned: price left, at the end down. Minors always split in half, owner and treasury.
aid-or-destination-late = Destination connected: its bonus is paid now (house rule).
aid-or-trains = Buy trains, as many as there is room for.
aid-or-trains-1824 = Buy trains and give trains in part exchange, in any order.
aid-or-privates-last = Last of all buy private railways (house rule).
aid-track-yellow = A yellow tile extends track that is connected to an own marker; the first one goes on the home hex.
aid-track-edges = Not off the map, into closed sides, grey or red hexes without arrow, tunnel hexes beside their mouths; town, city and label (OO, L) must fit.
aid-track-edges-1824 = Not off the map nor into grey or red hexes without arrow; towns, city and label (W, Bu, T) must fit.
aid-track-labels = Zürich and Bern begin with an ordinary yellow city and bear Z and B from then on.
aid-track-cost = Only the first tile on a hex costs what is printed there; upgrades are free.
aid-track-upgrade = Upgrade: one colour at a time, as far as the phase goes; all track stays.
aid-track-reached = Only track that a train of the company could run over is upgraded (house rule).
aid-track-tunnel = Tunnel: for an unused certificate of its director the company builds one for { $build }, before or after the tile, several if there are several. The certificate is turned over and goes on paying.
aid-destination = Destination: if a train of any length could run there from home, the company gets { $bonuses } par once; others’ full cities are in the way. V5: when the Gotthard tunnel is built.
aid-run-normal = Normal train: as many stops as its number, none left out.
aid-run-hexes = H-train: as many hexes as its number, the first included, each entry counts; no red locations.
aid-run-express = 8E-train: the best 8 stops, one of them with an own marker; others may be left out.
aid-run-route = A route joins two stops or more, one with an own marker, no stop and no track twice; two cities on one hex are two stops. Trains of a company share no track.
aid-run-route-1824 = A route joins two stops or more, one with an own marker, no stop and no track twice; in Wien and Budapest one station only. Trains of a company share no track.
aid-run-blocked = A city full of others’ markers cannot be passed, but may be an end.
aid-run-ends = Red locations and mountain railways are ends only.
aid-run-ends-1824 = Red locations and mines are ends only.
aid-run-goods = g-train: from a mine, as many cities as its number (red locations count), any number of towns; none left out. No other train goes to a mine.
aid-run-mine = Each train from a mine brings the mine value to the treasury, never to be shared out.
aid-run-transit = Transit: one train from north to south or from east to west adds the figures of both red locations.
aid-run-tunnel = Tunnel with stops on both sides: { $bonus } more for each stop of the route, once per route.
aid-run-bukowina = Wien or Prag joined with the Bukowina: { $bukowina } more, once per route.
aid-pay-shares = Dividends of shares in the pool go to the treasury, those of new shares to nobody; 5% and 25% are rounded up, per player.
aid-pay-bank = Units in the bank are paid to nobody.
aid-pay-pool = Dividends of shares in the pool go to the treasury.
aid-train-duty = Must own a train at the end of the turn if they have a route: { $obliged }.
aid-train-duty-1824 = Every company must own a train at the end of its turn.
aid-train-room = No purchase at the limit; no train is given up at will.
aid-train-trade = From the first { $tradetrain } on companies buy from each other: with one director for any price from 1, with two for the printed price.

## No money for a train

aid-emergency-who = A company that must have a train and cannot pay: first all of its treasury, then the director’s cash, then sales or debt; for one train only.
aid-emergency-train = The director chooses any train on offer, also of another company, for its printed price at most.
aid-emergency-sales = The rules of the share round hold; no director may change; only shares can be sold.
aid-emergency-needed = No more is sold than the train needs (house rule).
aid-emergency-debt = Debt: what is missing and half of it on top; at the end of each share round half of the rest again. Debtors buy no shares; nobody is made to sell.

## National railways

aid-sbb-when = When: end of the operating round in which the first { $sbbtrain } was sold; sold abroad: at once.
aid-sbb-exchange = Every V share becomes SBB: 50% → 10%, 25% → 5%.
aid-sbb-cash = For each 5% the owner gets the price of the V minus { $sbbprice } from the bank, or pays it if negative; 10% twice.
aid-sbb-debt = Who cannot pay owes the rest without interest and has to sell for it first in the next share round.
aid-sbb-assets = SBB gets treasuries, trains and markers of V1–V5, { $grant } from the bank, and its own 5H, which is not for sale. Train limit { $sbblimit }.
aid-sbb-markers = Two markers on one hex: one comes back; each further marker costs { $later }. Unreached destinations are lost.
aid-sbb-price = Price { $sbbprice }, row { $sbbrow } of the market.
aid-sbb-director = Director: most SBB shares; equal: the former director of V1, then V2, and so on.
aid-sbb-pool = All other SBB shares lie in the pool, even all of them.
aid-staat-when = When: end of the operating round in which its train is sold first ({ $founded }); sold abroad: at once.
aid-staat-exchange = Its Pre-Staatsbahnen close: number 1 becomes the director’s certificate (20%), the others 10%.
aid-staat-director = Director: most units, those bought before included; equal: the owner of number 1, then 2, then 3, then from the priority card on.
aid-staat-capital = The bank pays { $staat } for each of the ten units that no exchange handed out; the money of the Pre-Staatsbahnen comes on top.
aid-staat-trains = It gets all of their trains; what is above its limit leaves the game.
aid-staat-markers = Its markers take the place of theirs, free; of two in Wien one comes back.
aid-staat-first = It operates from the next operating round on, by its price.

## Railways

aid-kind-v = V: need no train and get no help with one, own no private railways, end in the SBB.
aid-kind-h = H started after the first { $fulltrain }: ten times par at once, no destination.
aid-kind-r = R: H-trains only, no red locations, price never above { $ceiling } (red line).
aid-kind-sbb = SBB: five certificates of 10%, ten of 5%; the price is that of 5%.
aid-kind-mountain = Mountain railways B1–B5: put at once on a free mountain hex, with a panel of values by colour: { $panels }.
aid-kind-mountain-pays = Once any train has been there, they pay { $mincome } per operating round to the end; worth { $mvalue } then.
aid-kind-mountain-1824 = Mountain railways { $mountains }: { $mountain } each, only in the initial share round; pay { $mincome } per operating round; no hex.
aid-kind-tunnel = Tunnel certificates T1–T5: one tunnel each; once a train has run through, { $tincome } per operating round; worth { $tvalue } at the end.
aid-kind-coal = Coal Railway: { $coal }, as the buyer likes; half of it is the price of its Regional Railway, what is above { $coalpart } its treasury; it begins with a { $goods }.
aid-kind-coal-runs = It owns g-trains only; its home is its mine; no other markers; income is halved, owner and treasury.
aid-kind-coal-ends = Exchanged, its trains and money go to the Regional Railway; anybody’s g-trains may still start at the mine.
aid-kind-pre = Pre-Staatsbahn: its price is its treasury; no train at first; income is halved; one marker; ends with its Staatsbahn only.
aid-kind-regional = Regional Railway: three markers. Its director’s certificate waits for the Coal Railway’s owner; 10% are sold from the moment it has a price.
aid-kind-staat = Staatsbahn: five markers, price { $staat } at first; its director’s certificate is never bought.
aid-tunnel-goal = tunnel { $hex }
aid-private-1 = nothing else
aid-private-2 = one more yellow tile, once, from the first { $abilitytrain } on
aid-private-3 = a tunnel certificate
aid-private-4 = lays the FO line from the first { $abilitytrain } on; { $fo } for it
aid-private-5 = one share of MOB
aid-private-6 = director’s certificate of FNM, whose par the owner sets; closes when FNM runs
aid-private-7 = EVA, a 5H, when it closes
aid-private-sale = From the first { $abilitytrain } on H and R may buy P1–P5 from their director, at any point of their turn.
aid-private-sale-last = From the first { $abilitytrain } on H and R may buy P1–P5 from their director, at the end of their turn (house rule).
aid-private-close = All close with the first { $sbbtrain }, sold abroad too; then the FO line is laid and EVA released.

## What things cost

aid-cost-share = Share: new / pool
aid-cost-share-1824 = Share of 10%
aid-cost-share-price = par / price
aid-cost-share-price-1824 = price
aid-cost-director = Director’s certificate
aid-cost-director-price = 2 × par
aid-cost-director-price-1824 = 2 × price
aid-cost-mountain = Mountain railway
aid-cost-tunnel-paper = Tunnel certificate
aid-cost-tunnel = Building a tunnel
aid-cost-water = First tile: water
aid-cost-hills = First tile: mountain
aid-cost-upgrade = Upgrade
aid-cost-marker = Marker: home / next / later
aid-cost-sbb-marker = Marker of the SBB

## Sale abroad, end and count

aid-export = After each set the bank’s next new train goes abroad; it counts as sold.
aid-export-1824 = After each set the bank’s next normal train goes abroad; it counts as sold. g-trains never do.
aid-end-when = The end comes when the bank has nothing left; what it still owes is paid on paper.
aid-end-set = Broken in an operating round: that set is finished. In a share round: it is finished, and a whole set follows.
aid-end-count = Count: cash, shares at their price, used mountain railways { $mvalue } and tunnels { $tvalue }, less debt. Most wins.
aid-end-count-1824 = Count: cash and shares at their price, less debt. Most wins.
aid-end-nothing = Treasuries, trains and private railways count for nobody.
aid-end-nothing-1824 = Treasuries and trains count for nobody.
