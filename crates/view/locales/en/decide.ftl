# Headings
decision = Decision
h-auction = Bid or pass
h-par = Set par
h-shares = Sell, then buy one
h-mountain = Place the mountain railway
h-track = Build track
h-marker = Place a station
h-run = Run trains
h-dividend = Pay or withhold
h-train = Buy trains
h-surrender = Surrender a train
h-offer = An offer
h-duplicate = Keep one marker
h-over = Game over
step-track = Track
step-marker = Station
step-run = Run
step-dividend = Pay
step-train = Trains

# Whose turn
your-turn = your turn
heading-of = { $player }: { $heading }
turn-of = { $player } to move
you-direct = you direct
moves-for = moves of { $player }
waiting-for = Waiting for { $players }
bot-thinks = { $bot } is thinking…
position-before = { $player } was to move here
last-moves = What happened
since-your-turn = { $n ->
    [one] Since your turn: { $n } move
   *[other] Since your turn: { $n } moves
}
since-rule = since your last turn
won-by = Won by { $players }
ended-bank = The bank broke; the game ended with the round it broke in.
ended-bankruptcy = A bankruptcy ended the game.
ended-standstill = The game had come to a standstill.
records = Records of the table
record-run = Best run
record-train = Dearest train
record-price = Highest price
dividends = Dividends
rematch = Play again
review-game = Review the game
result = Result
final-map = The final map
share-picture = Share the picture
share-picture-link = Share picture and link
picture-shared = Shared.
picture-saved = The picture is saved.
picture-saved-link = The picture is saved, the link copied.
at-any-time = At any time
your-cash = Your cash
free = free
cost = Cost
cost-words = { $money } · Treasury { $change }
less = less
more = more
unchanged = { $money }, unchanged

# Auction
bid = Bid
your-bid = Your bid
face-value = Face value
brings = Brings
standing-bid = { $money } by { $player }
no-bid = none yet, at least { $money }
cannot-bid = The lowest possible bid is more than your cash.
out-for-this = out for this one
still-in = still in
still-to-come = Still to come
private-1 = Income only.
private-2 = One extra yellow tile, once, from phase 3.
private-3 = A tunnel certificate, free.
private-4 = Lays the Furka-Oberalp line from phase 3 on.
private-5 = A 10% share of MOB, free.
private-6 = Brings the directorship of FNM and its par.
private-7 = Brings EVA, a 5H-train, later in the game.
fnm-par-words = The buyer of P6 directs FNM and sets its par.
capital = Capital

# Shares
sell = Sell
sell-company = Shares of { $company } to sell
you-hold = you hold { $share }
with-doubles = { $shares } ({ $n ->
    [one] { $n } double
   *[other] { $n } doubles
})
then-buy = Then buy one of
buy-one = Buy one of
too-dear = More than your cash, { $money }.
start-company = Start { $company }
over-limit = You hold { $held } certificates, the limit is { $limit }. Sell down first.
at-limit = You hold { $held } of { $limit } certificates. Sell one to buy one.
must-sell = You have to sell before the turn can end.
mountain-words = Mountain railway: pays 40 before each operating round once activated
tunnel-words = Tunnel certificate: the right to build a tunnel, pays 10 once activated
repay = Repay debt
mountain-choice = Choose a free mountain and an income panel.
mountain-final = Both are final.
income-panel = Income panel

# Track and stations
track-words = Choose a lit hex. One yellow tile or one upgrade.
track-nothing = Nothing more can be built here this turn.
marker-words = Choose a lit city.
marker-nothing = No station can be placed now.
hex = Hex
tile = Tile
tile-left = { $tile } · { $left } of { $all } left
rotation = Rotation
rotation-words = { $sides } · { $n } legal, turn with { $key }
rotation-only = { $sides } · the only legal one
joins = Joins
by-right = By right of
extra-tile = P2, extra yellow tile
mouths = Mouths
terrain-mountain = mountain
terrain-water = water
best-run = Best run
hint-lay = More revenue: with tile { $tile } on { $hex } the best run earns { $money } instead of { $now }.
tunnel-option = { $paper }: { $hex }, { $sides }
tunnels = Tunnels
buy-private = Buy a private railway from its director
city = City
city-n = City { $n }
side-0 = SW
side-1 = W
side-2 = NW
side-3 = NE
side-4 = E
side-5 = SE

# Runs and dividends
proven-best = Proven: no other run earns more.
unproven-best = The best run found; the search was cut short.
left-on-table = { $money } left on the table: { $best } is possible.
equal-runs = Runs that earn the same:
range-stops-of = { $n } of { $limit } stops
range-hexes-of = { $n } of { $limit } hexes
range-express-of = { $n } of { $limit } scored stops
edit = Edit
edit-words = Click stops on the map to extend or cut the route.
add-route = Route for { $train }
line = Line
stop = Stop
value = Value
tunnel = Tunnel
sum = Sum
town = Town
through-tunnel = through the tunnel { $name }
transit-bonus = Transit bonus
next-step = Preview of the next step
revenue-n = Revenue { $money }
pay-out = Pay out
withhold = Withhold
per-share = per share of { $share }

# Trains
train-words = { $range }, { $fate }
from = From
from-bank = bank
agree-price = Price
of-limit = { $n } of at most { $limit }
no-train = There is no train to buy now.
train-required = The company must own a train.
raise-money = Raise money by selling shares
surrender-words = The company is above its train limit. Choose the train to give up.
offer-words = { $buyer } offers { $seller } { $money } for the train { $train }.
duplicate-words = SBB has two markers in { $hex }. Which city keeps one?

# Buttons
do-bid = Bid { $money }
do-pass = Pass
do-set-par = Set par of { $company } at { $money }
do-start = Start { $company } at par { $par } for { $money }
do-buy-share = Buy { $company } for { $money }
do-buy-from-pool = Buy { $company } from the pool for { $money }
do-buy-double = Buy a double of { $company } for { $money }
do-buy-certificate = Buy the director’s certificate of { $company } for { $money }
do-sell = Sell { $n } { $company }
do-sell-for = Sell { $n } { $company } for { $money }
do-buy-mountain = Buy mountain railway { $paper }
do-place-mountain = Place it on { $hex }
do-buy-tunnel = Buy tunnel certificate { $paper }
do-repay = Repay { $money }
do-lay = Lay tile { $tile } on { $hex }
do-lay-extra = Lay extra tile { $tile } on { $hex }
do-tunnel = Build tunnel { $paper } through { $hex }
do-marker = Place a station in { $hex }
do-run = Run trains
do-run-for = Run for { $money }
do-pay-out = Pay out
do-withhold = Withhold
do-buy-train = Buy { $train } for { $money }
do-buy-train-from = Buy { $train } from { $company } for { $money }
with-debt = { $label }, debt { $money }
do-buy-private = Buy { $paper } for { $money }
do-done = Done
do-fo = Lay the FO line
do-eva = Hand EVA to { $company }
do-destination = { $company } reaches its destination
do-surrender = Surrender { $train }
do-surrender-ahead = Surrender { $train } of { $company }
do-end-game = End the game
do-accept = Accept
do-decline = Decline
do-keep-marker = Keep it in city { $n }
do-bankruptcy = Declare bankruptcy
do-confirm = Confirm
do-rotate = Turn
do-best-routes = Best routes
do-clear-route = Clear route
do-buy-minor = Buy { $company } for { $money }
do-exchange = Exchange { $paper } for { $company }
do-exchange-pool = Exchange { $paper } for { $company } from the pool
do-discard = Give up { $paper }
do-exchange-train = Buy { $train } for { $money } in part exchange
do-bond-marker = Place a marker of { $company } in { $hex }

# 1824
h-opening = Buy a certificate
h-exchange = Exchange the mountain railway
initial-round-1824 = Initial share round
round-initial-1824 = Start
exchange-words = { $paper } has to be exchanged for a certificate.
minors = Coal Railways and Pre-Staatsbahnen
mountain-railways = Mountain Railways
h-bond-marker = Place a marker of the bond railway
bond-marker-words = The bond railway’s marker is free and goes to any city with an open circle; one of the three belongs to Wien.
bond-words = { $company } is the bond railway: it has no director, builds and runs nothing. In each operating round the bank pays a tenth of its price for each share that a player holds, then its price rises.
draft-any = Take a card of any stack; the other card of that stack goes to the other player.
draft-other = Take the other card of the chosen stack.
draft-mountain = Buy a mountain railway or pass; who passes removes the highest that is left.
draft-shares = The stacks are dealt out: now shares are bought.
stack-n = Stack { $n }
construction-railway = builds track only
becomes = becomes { $company }
exchanges = Exchanges
part-exchange = in part exchange
mine = Mine
mine-income = Mine income, to the treasury

# In advance
when-your-turn-comes = When your turn comes
plan-ahead = Plan my next turn
plan-words = Only you see it. It is checked when your turn comes, while this page is open.
plan-drop = Drop
plan-keep = Keep these moves
planning-words = You are planning your next turn. Until then, the others are assumed to do as little as possible.
planned-so-far = { $n ->
    [0] Nothing planned yet.
    [one] { $n } move planned.
   *[other] { $n } moves planned.
}
pass-unless-any = Pass until somebody acts
pass-unless-own = Pass unless my companies are touched
passing-unless-any = Passing this share round until somebody acts
passing-unless-own = Passing this share round unless shares or prices of my companies move
plan-refused = What you had planned is no longer possible.
passing-stopped = Passing has ended: you decide again.
time-used = Time
clock-days = { $d }d { $h }h
clock-hours = { $h }h { $m }m
clock-minutes = { $m }m

# While others decide
in-this-turn = In this turn

# The end of a round
round-ended = { $ended } has ended, { $begins } begins
round-account = Prices and cash
phase-began = Phase { $n } began

# Par on the market
par-on-market = { $company }: click a framed par.
par-outlook = { $company } at { $par }: costs { $cost }, leaves you { $left }. It launches when { $share } are sold, with a capital of { $capital }.
launches-at = It launches when { $share } are sold.
cash-left = Leaves

# A train that the treasury cannot pay
emergency = Where the money comes from
train-costs = { $train } costs
may-be-sold = May be sold
sale-for = { $n } { $company } for { $money }
nothing-to-sell = nothing
debt-then = Still missing after all sales

# Income that is always split
half-to = Half to { $player }
half-to-treasury = Half to the treasury
income-split = half to the owner, half to the treasury
income-split-mine = half to the owner, half to the treasury; its mine pays { $money } to the treasury with each g-train that starts there
