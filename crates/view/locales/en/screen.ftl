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
profile-1824-cisleithania = Cisleithania
profile-1824-cisleithania-18xxgames = Cisleithania as on 18xx.games
rules-version = rules version { $n }
profile-name-1844-2e = 1844 Switzerland
profile-name-1844-1e = 1844, first edition
profile-name-1844-18xxgames = 1844 as on 18xx.games
profile-name-1824-1e = 1824 Austria-Hungary
profile-name-1824-2e = 1824, second edition
profile-name-1824-18xxgames = 1824 as on 18xx.games
profile-name-1824-cisleithania = 1824 Cisleithania
profile-name-1824-cisleithania-18xxgames = 1824 Cisleithania as on 18xx.games
edition = Edition
edition-2e = 2nd edition
edition-1e = 1st edition
edition-18xxgames = as on 18xx.games
edition-printed = as printed
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
stands-at = At
bank = Bank
phase = Phase
phase-n = phase { $n }
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
tab-companies = Companies
panel-players = Players
panel-trains = Trains
panel-tiles = Tiles
panel-log = Log
panel-rules = Rules
panel-aid = Aid
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
papers-held = Holds
papers-count = Certs/limit
papers-value = Papers, value
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
turns-in = { $train } in phase { $n }
scrapped-in = scrapped in phase { $n }
scrapped-by = scrapped by the first { $train }
never-scrapped = never scrapped
colour-white = white
colour-yellow = Yellow
colour-green = Green
colour-brown = Brown
colour-grey = Grey
colour-special = special
search = Search
related-rules = See also
contents = Contents
rules-of-others = Also rules of other editions and house rules that are not in force here
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
export-18xx = Export for 18xx.games
copy-link = Copy link
copied = Copied
analysis = Analysis
analysis-from = Private analysis from action { $n }. Nobody else sees it.
branch-here = Try out from here
table-from-here = New table from here
leave-analysis = Back to the game
keep-line = Keep as a game of its own
line-of = { $name }, from action { $n }
back-to-now = Back to the current position

# Home
main-menu = Main menu
what-this-is = Kursbuch plays the railway board games 1844 and 1824: found companies, build track, run trains, trade shares. It knows every rule and says which one applies.
play-now = Play now
play-now-words = Against bots, at once, no account.
game = Game
bots = Bots
seat = Seat
people-here = People at this device
drawn = Drawn
first = First
last = Last
level-random = Random
level-beginner = Local
level-greedy = Express
level-planner = Intercity
level-search = Rheingold
level-learned = TEE
level-words-random = Moves at random: for trials.
level-words-beginner = A friendly beginner: knows the aim, plays simply and overlooks things.
level-words-greedy = Takes what pays now, and does not look further.
level-words-planner = Plans its companies ahead.
level-words-search = Searches through moves by the forecast of the one before it.
level-words-learned = Has learned from thousands of games and thinks longest: the strongest.
depart = Depart
seats-words = { $n } players, { $money } each, certificate limit { $limit }
my-tables = My tables
running = Running
finished = Finished
table = Table
to-act = To act
no-table = No table is waiting for you. Start a game against bots.
imported-game = Imported game
delete = Delete
deleted = “{ $name }” is deleted.
settings = Settings
your-name = Your name
language = Language
theme = Light or dark
light = Light
dark = Dark
system = System
sound = Sound
tile-marks = Patterns as well as colours
single-keys = Single keys
hints = Hints
auto-done = End a step by itself when nothing can be done
bot-pace = Bots move
pace-slow = slowly
pace-normal = briskly
pace-instant = at once
pace-step = one by one
let-bots-go = Go on
halt-bots = Halt
bots-paused = The bots are halted.
next-bot-move = Next move
on = on
off = off
import = Import
import-log = Import a log
import-words = A Kursbuch log or a game of 18xx.games, as JSON.
import-failed = This log could not be brought in.
import-cut = It breaks off before its end: save or copy it once more.
import-not-json = It is no JSON: line { $line }, column { $column } cannot be read.
import-not-ours = It calls itself a Kursbuch log, but line { $line }, column { $column } is not as in one.
import-other-game = It is a game of “{ $title }”. Kursbuch plays 1844 and 1824.
import-other-variant = It was played with a variant that Kursbuch does not know.
import-players = The list of its players is missing, or so many cannot play it.
import-refused = Action { $n } is against the rules: { $sentence }
import-unclear = Action { $n } is not as 18xx.games writes it, or comes out of turn.
import-by-itself = After action { $n } something happened by itself there that does not follow from these rules.
not-a-log = Neither a Kursbuch log nor a game of 18xx.games.
file = File
or-paste = or paste it here
no-such-table = There is no such table
no-such-table-words = It may have been closed, or it lives in another browser.
broken-log = This game could not be read

# Keys
shortcuts = Keyboard shortcuts
cap-enter = Enter
cap-space = Space
cap-home = Home
cap-end = End
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
start-when-full = The game starts when every seat is taken.
live = Live
connecting = Connecting…
reconnecting = Reconnecting…
reconnecting-kept = Reconnecting, your move is kept
asks-undo = { $player } asks to undo back to action { $n }.
seat-a-bot = Seat a bot
remove-bot = Remove
rename-table = Rename the table
is-here = is looking at the table
resign = Leave the game
resign-words = A bot plays this seat to the end. You cannot take it back.
keep-line-words = Bots play on for the others in this browser; at a table of the server every seat is free.
keep-here = Keep in this browser
share-line = Share as a table
home-offline = The server does not answer just now. Games of this browser can be played; tables come back by themselves.
update-ready = A new version is ready.
reload = Reload
later = Later
asks-redo = { $player } asks to redo up to action { $n }.
asks-bot = { $player } asks to let a bot move for { $other }.
agreed-so-far = { $n } of { $all } agreed.
agree = Agree
withdraw = Withdraw
seat-gone = This player’s account is deleted.
seat-person = A person sits here.
seat-bot = A bot sits here: { $level }.
seat-stand-in = A bot moves here for the time being: { $level }.
hand-other-words = If this player has vanished, a bot can move for them once the others agree.
ask-for-bot = Ask the others for a bot here
take-seat-back = Take the seat back
hand-own-words = A bot can move for you; you take the seat back whenever you like.
hand-to-bot = Let a bot play for me
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
register-words = With a name and a password your games are at hand everywhere. Those you play as a guest come along.
come-back = Continue as this guest
guest-known = This browser has played as a guest before.
key-unknown = The server no longer knows this guest.
key-words = This link signs in as this guest wherever it is opened. Keep it to yourself.
other-device = Play on another device
password-changed = The password is changed; you are signed out everywhere else.
change-password = Change password
new-password = New password
renamed = Renamed.
rename = Rename
account-changes = Name, password, deletion
account-deleted = The account is deleted.
delete-account-words = This cannot be taken back. The games of others stay; your seats wait for bots, and your messages are erased.
delete-account = Delete account
sign-out-everywhere = Sign out everywhere
sign-out-guest-words = You play as a guest: your seats hang on a key. It stays in this browser, where “Continue as this guest” brings you back; for any other device keep the link.
cancel = Cancel
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
launch-after = only after { $company } is exchanged; { $share } are kept for it
shares-missing = { $n ->
    [one] { $n } more share to be sold
   *[other] { $n } more shares to be sold
}

# Tiles and what they become
tiles-words = A click on a tile shows what it can become, and what becomes it.
tile-becomes = Can become
tile-made-of = Replaces
no-such-tile = no tile

# What counts at the end
what-counts = What counts at the end
what-counts-words = Cash and shares at their price, less all debt; shares of a company without a price count nothing, nor does the money of companies.
papers-count-1844 = Mountain railways and tunnel companies count once they are in use; private railways count nothing.
papers-count-1824 = Mountain Railways and minors that are left count at their printed price, where the edition says so.

curtain = Tell what the end of a round brought
unknown-host-words = Use the address that you were given for it. Whoever runs this server tells it its address with --public-url, or with --addr lets it listen to the network.
