# The request itself
server-not-json = The body must be application/json.
server-body-too-large = The body must not exceed { $max } bytes.
server-body-incomplete = The body is incomplete.
server-body-too-slow = The body did not arrive in time.
server-body-unreadable = The body cannot be read: { $detail }
server-query-unreadable = The query cannot be read: { $detail }
server-method = This method is not supported here.
server-unknown-host = This server does not answer to that host name.
server-cross-site = This request came from another site.
server-too-many-requests = Too many requests. Try again in a minute.
server-not-found = Not found, or you do not have access.

# People
server-sign-in-first = Sign in first, or play as a guest.
server-wrong-credentials = Wrong name, password or key.
server-has-password = You are registered: sign in with your password.
server-name-taken = This name is taken.
server-name-length = A name must have 1 to { $max } visible characters.
server-message-length = A message must have 1 to { $max } visible characters.
server-password-length = A password must have { $min } to { $max } characters.
server-search-length = A search can have at most { $max } characters.
server-language-unknown = A language is named by its short name, such as en or de.
server-mail-address = That is not a mail address.
server-link-void = This link has expired or was used already. Please ask for a new one.
server-alert-settings = A delay has at most seven days, and a day has 24 hours.
server-alert-target = Alerts cannot be sent there: it takes a public address that begins with https.
server-too-many-targets = You have { $max } browsers and webhooks already, and more is not possible.
server-alert-channel-empty = Nothing is set up there yet.
server-alert-unsent = The test alert could not be delivered. Please check where it goes.
server-unknown-time-zone = There is no such time zone.
server-quiet-hours = Quiet hours last from one minute to twelve hours.
server-bad-vacation = A vacation needs a first and a last day, in this order.
server-vacation-too-long = A calendar can hold at most { $days } days of vacation.

# Clocks
server-bad-clock = The bank of a clock must be at least 10 seconds, and at most 24 hours live or 30 days by correspondence; so must the increment.
server-no-clock = No clock is running at this table.
server-paused = The game is paused.
server-not-paused = The game is not paused.
server-pause-already-asked = This has been asked already; the others have to answer.

# Opening, importing and exporting tables
server-seed-too-large = A seed must be less than 2^53.
server-seat-count = The number of seats must be { $players }.
server-player-count = Unsupported number of players: { $players }.
server-unknown-profile = Unknown profile: { $name }.
server-unknown-option = Unknown option: { $name }.
server-other-titles-option = The option “{ $name }” belongs to another title.
server-option-not-offered = This profile has no option “{ $name }”.
server-unknown-bot-level = There is no bot of this level.
server-unknown-bot-character = There is no bot of this character.
server-newer-rules = This log needs a newer version of Kursbuch.
server-log-unreadable = The log cannot be read: { $detail }
server-log-action-unknown = Action { $number } of the log names something that is not in this game: { $name }.
server-log-action-illegal = Action { $number } of the log breaks rule { $rule }.
server-log-digest = After action { $number }, the position differs from the one recorded in the log.
server-not-exportable = Games of this profile cannot be exported to 18xx.games.

# Who may do what
server-no-such-seat = This table has no such seat.
server-seat-not-yours = This seat is not yours.
server-not-seated = Only players at this table can do this.
server-not-host = Only the host of this table can do this.
server-not-your-turn = This is another seat’s decision.
server-end-takes-all = It takes all players together to end a game by agreement.

# Starting and playing
server-not-started = The game has not started yet.
server-already-started = The game has already started.
server-started-game-stays = A game that has started cannot be deleted.
server-review-only = This table is for review only.
server-game-over = The game is over.
server-table-full = Every seat is taken.
server-seat-taken = This seat is taken.
server-seats-free = Some seats are still free.
server-stale = The game has moved on in the meantime.
server-action-unknown = The action names something that is not in this game: { $name }.
server-too-many-orders = At most { $max } orders can wait for a seat.

# Undo, redo, consent
server-game-too-short = The game is not that long.
server-nothing-to-undo = You have nothing to undo yet.
server-undo-too-far = There is nothing to undo there.
server-redo-too-far = There is nothing to redo there.
server-undo-already-asked = The table is already being asked about another undo.
server-proposal-closed = This question is no longer open.
server-not-asked = You have not been asked, or have already answered.

# Bots on seats
server-bot-plays-already = A bot is already playing this seat.
server-no-bot-plays = No bot is playing this seat.
server-holder-present = The player in this seat was here a short while ago.
server-seat-empty = Nobody is sitting there.
server-hand-over-already-asked = The table is already being asked about this seat.

# When something does not work
server-someone-was-faster = Someone else was faster. Try again.
server-table-busy = Too many people are changing this table at once. Try again.
server-too-many-streams = Too many people are watching. Try again later.
server-store-unavailable = The database is not responding. Try again.
server-table-unavailable = The table is not responding. Check the table before you try again.
server-table-damaged = This table is damaged. Please tell the operator of this server.
server-internal = Something went wrong on the server.
server-banned = You have been banned from this server: { $reason }.
server-not-administrator = Only an administrator can do this.
server-is-administrator = An administrator cannot be banned.
server-not-oneself = You cannot block yourself.
server-blocked = You cannot sit down at this table.
server-not-for-programs = This is not for programs: sign in yourself.
server-scope-missing = The token lacks the scope { $scope }.
server-no-scope = A token needs at least one scope.
server-too-many-tokens = You can have { $max } tokens at most; revoke one first.
server-not-over = This game is not over.
server-nobody-to-kick = Nobody else sits there.
