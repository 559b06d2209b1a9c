# Titles and rounds
title-1844 = Switzerland
title-1824 = Austria-Hungary
currency-1844 = SFR
currency-1824 = G
profile-1844-2e = 2nd edition
profile-1844-1e = 1st edition
profile-1844-18xxgames = as on 18xx.games
profile-1824-1e = 1st edition
profile-1824-2e = 2nd edition
profile-1824-18xxgames = as on 18xx.games
rules-version = rules version { $n }
profile-name-1844-2e = 1844 Switzerland
profile-name-1844-1e = 1844, first edition
profile-name-1824-1e = 1824 Austria-Hungary
profile-name-1824-2e = 1824, second edition
profile-name-1824-cisleithania = 1824 Cisleithania
initial-round-1844 = Auction
round-initial-1844 = Auction
share-round = Share round
operating = Operating round
round-sr = SR { $n }
round-or = OR { $n }
or = OR
of = of { $n }
game-over = Game over
round = Round
bank = Bank
phase = Phase
phase-n = phase { $n }
phone-eyebrow = { $round } · Phase { $n }
action-n = Action { $n }
action-of = Action { $n } of { $all }
table-name = Table “{ $name }”
n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
timetable-words = Phase { $phase }. Trains left: { $trains }
train-left = { $train }: { $left }
then-export = then one train goes abroad, then { $round }
order-and-panels = Order and panels
undo = Undo
percent = { $n }%

# Panels
panels = Panels
panel-map = Map
panel-market = Market
panel-companies = Companies
panel-players = Players
panel-trains = Trains
panel-tiles = Tiles
panel-log = Log
panel-rules = Rules
panel-history = History
more-panels = More
home = Home
skip = To the decision

# Words of the table
players = Players
player = Player
player-n = Player { $n }
you = you
bot = bot
cash = Cash
worth = Worth
certs = Certs
certificates = Certificates
income = Income
debt = Debt
company = Company
director = Director
price = Price
par = Par
par-short = Par
treasury = Treasury
treasury-short = Treasury
offering = Offering
pool = Pool
pool-double = pool, double
shares = Shares
papers = Papers
privates = Private railways
markers = Markers
markers-words = { $placed } placed, { $left } left
destination = Destination
destination-is = Destination: { $hex }
destination-open = { $hex }, not yet reached
destination-reached = { $hex }, reached
train = Train
trains = Trains
last-run = Last run
last-runs = Last runs
holdings = Holdings
underlined-director = underlined: director
market = Market
market-words = Market, first to operate first: { $places }
national-start = starts here
staatsbahn-short = Stb
red-line = regional companies stop here
n-left = { $n } left
n-of = { $n } of { $all }
left = Left
range = Range
fate = Later
owners = Owned by
starts-phase = Starts
phases = Phases
tiles = Tiles
operating-rounds = Operating rounds
train-limit = Train limit
in-pool = { $n } in the pool
range-stops = { $n ->
    [one] { $n } stop
   *[other] { $n } stops
}
range-hexes = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}
range-express = best { $n } stops
range-goods = { $n ->
    [one] mine, { $n } city, all towns
   *[other] mine, { $n } cities, all towns
}
turns-in = { $train } in phase { $n }
scrapped-in = scrapped in phase { $n }
scrapped-by = scrapped by the first { $train }
never-scrapped = never scrapped
colour-white = white
colour-yellow = Yellow
colour-green = Green
colour-brown = Brown
colour-grey = Grey
colour-special = special
search = Search
show-all = Show all
show-position = Show the position after action { $n }
full-rule = Full rule
read-chapter = Read the chapter
not-this = Not possible.
close = Close

# Map
map-label = Map. Arrow keys move, { $key } goes to the next legal hex, space opens it.
names = Names
tile-numbers = Tile numbers
costs = Costs
map-table = Map as a table
legal-hexes = { $n ->
    [one] { $n } legal hex lit
   *[other] { $n } legal hexes lit
}
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit
tile-n = Tile { $tile }
tile-refused = Tile { $tile }: { $why }
hex-tile = { $colour } tile { $tile }
hex-mountain = mountain, { $money }
hex-water = water, { $money }
hex-city = city { $n }
hex-town = town { $n }
hex-place = worth { $n }
hex-markers = markers { $companies }
hex-tunnel = tunnel
hex-exits = track to { $hexes }
hex-legal = legal: tiles { $tiles }
ground-open = open
ground-fixed = printed, never built on
ground-mountain = mountain railway
ground-mine = mine
ground-tunnel = tunnel hex
ground-red = off-board location
ground-lake = lake
map-where = What is where
map-row = Hex

# History
history = History
net-worth = Net worth
share-prices = Share prices
revenue = Revenue
final-standing = Final standing
standing-now = Standing now
missed = Left on the table
missed-words = Runs below the best. Only imported games have any: here a run below the best is refused.
searching = Searching, { $n } of { $all }
standing = Standing
this-round = This round
at-action = At action { $n }
point-of-game = Point of the game
start = Start
end = End
turn = Turn
action = Action
play = Play
pause = Pause
run = Run
best = Best
lost = Lost
export = Export
copy-link = Copy link
copied = Copied
analysis = Analysis
analysis-from = Private analysis from action { $n }. Nobody else sees it.
branch-here = Try out from here
leave-analysis = Back to the game
back-to-now = Back to the current position

# Home
main-menu = Main menu
play-now = Play now
play-now-words = Against bots, at once, no account.
game = Game
bots = Bots
seat = Seat
people-here = People here
drawn = Drawn
first = First
last = Last
level-random = Local
level-greedy = Express
level-planner = Intercity
level-search = TEE
depart = Depart
seats-words = { $n } players, { $money } each, certificate limit { $limit }
my-tables = My tables
running = Running
finished = Finished
table = Table
to-act = To act
no-table = No table is waiting for you. Start a game against bots.
local-table = In this browser
imported-game = Imported game
delete = Delete
settings = Settings
your-name = Your name
you-name = You
language = Language
theme = Light or dark
light = Light
dark = Dark
system = System
sound = Sound
tile-marks = Patterns as well as colours
single-keys = Single keys
hints = Hints
on = on
off = off
import = Import
import-log = Import a log
import-words = A Kursbuch log or a game of 18xx.games, as JSON.
import-failed = This log could not be brought in.
not-a-log = Neither a Kursbuch log nor a game of 18xx.games.
file = File
or-paste = or paste it here
no-such-table = There is no such table
no-such-table-words = It may have been closed, or it lives in another browser.
broken-log = This game could not be read

# Keys
shortcuts = Keyboard shortcuts
key-enter = carry out what is planned
key-pass = pass, end the step
key-nth = nth choice of the panel
key-arrows = move over the map
key-space = open a hex
key-legal = next legal hex
key-rotate = turn the tile, with shift the other way
key-edit-route = edit a route
key-clear-route = clear the route that is edited
key-next-run = next run that earns the same
keys-words = Click a key to reassign it, then press the new key, or Esc to cancel.
keys-reset = Reset to defaults
press-a-key = press a key…
key-undo = undo, with shift redo
key-history = in history: action, turn, round, ends
key-branch = in history: try out from here
key-search = search the log
key-escape = close, forget what is planned
key-help = this sheet

# Server
unreachable = The server does not answer. Your move is kept and sent again.
stale = The table has moved on; here is the current position.
digest-differs = This page and the server disagree about the position. Please reload.
declined = Somebody declined.
others-asked = Waiting for the others to agree.
loading = Loading…
server-away = The server does not answer. Games in this browser go on.
free-seat = free
sit = Take a seat
stand-up = Leave
invite = Invitation link
start-game = Start game
live = Live
connecting = Connecting…
reconnecting = Reconnecting…
reconnecting-kept = Reconnecting, your move is kept
asks-undo = { $player } asks to undo back to action { $n }.
asks-redo = { $player } asks to redo up to action { $n }.
asks-bot = { $player } asks to let a bot move for { $other }.
agreed-so-far = { $n } of { $all } agreed.
agree = Agree
withdraw = Withdraw
chat = Chat
say-something = Say something
send = Send
waits-for-players = waits for players
open-tables = Open tables
n-open = { $n ->
    [one] { $n } with a free seat
   *[other] { $n } with a free seat
}
n-wait = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
rules = Rules
seats = Seats
join = Join
new-table = New table
name = Name
of-them-bots = Bots among them
seen-by = Seen by
everybody = everybody
link-only = link only
house-rules = House rules and variants
open-the-table = Open the table
account = Account
signed-in = Signed in as { $name }.
signed-in-guest = Playing as guest { $name }.
sign-in = Sign in
sign-out = Sign out
register = Register
password = Password
option-elephant = Elephant: the player after the last one to trade begins the next share round
option-half-price-privates = Private railways cost companies at least half their face value
option-privates-last = Private railways are bought at the end of the turn
option-destination-after-run = Destinations are paid after the dividend
option-sold-out-first = Sold-out companies rise before pool shares push prices left
option-sales-by-price = Several companies are sold in the order of their prices
option-upgrade-reached-track = Only track that a train could reach is upgraded
option-sell-only-what-is-needed = Emergency sales: no more than the train needs
option-goods-time = Goods Time: more small towns

# Beside the map
beside = Beside the map
owned-by-nobody = nobody
train-owned = Train { $train }, { $left } left, owned by { $owners }.
first-sale-starts = The first one sold starts phase { $n }.
first-sale-scraps = Scrapped: { $trains }.
first-sale-turns = Turned to their H side: { $trains }.

# Formation of a state railway
formed = { $company } is formed
show-account = Show the account
account-of-formation = Account of the formation
goes-in = What goes in
exchange = Exchange of shares
settlement = Settlement

# Lists of tables
to-move = Your turn
seats-free = With free seats
all-titles = All
state-of-table = Which tables
no-such-tables = No such table.
to-watch = To watch
next-train = Next train
launch = Launch
shares-missing = { $n ->
    [one] { $n } more share to be sold
   *[other] { $n } more shares to be sold
}
