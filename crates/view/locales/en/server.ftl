# The request itself
refused-not-json = The body must be application/json.
refused-body-too-large = The body must not exceed { $max } bytes.
refused-body-incomplete = The body is incomplete.
refused-body-too-slow = The body did not arrive in time.
refused-body-unreadable = The body cannot be read: { $detail }
refused-query-unreadable = The query cannot be read: { $detail }
refused-method = This method is not supported here.
refused-unknown-host = This server does not answer to that host name.
refused-cross-site = This request came from another site.
refused-too-many-requests = Too many requests. Try again in a minute.
refused-not-found = Not found, or you do not have access.

# People
refused-sign-in-first = Sign in first, or play as a guest.
refused-wrong-credentials = Wrong name, password or key.
refused-has-password = You are registered: sign in with your password.
refused-name-taken = This name is taken.
refused-name-length = A name must have 1 to { $max } visible characters.
refused-message-length = A message must have 1 to { $max } visible characters.
refused-password-length = A password must have { $min } to { $max } characters.
refused-search-length = A search can have at most { $max } characters.

# Opening, importing and exporting tables
refused-seed-too-large = A seed must be less than 2^53.
refused-seat-count = The number of seats must be { $players }.
refused-player-count = Unsupported number of players: { $players }.
refused-unknown-profile = Unknown profile: { $name }.
refused-unknown-option = Unknown option: { $name }.
refused-unknown-bot-level = There is no bot of this level.
refused-unknown-bot-character = There is no bot of this character.
refused-newer-rules = This log needs a newer version of Kursbuch.
refused-log-unreadable = The log cannot be read: { $detail }
refused-log-action-unknown = Action { $number } of the log names something that is not in this game: { $name }.
refused-log-action-illegal = Action { $number } of the log breaks rule { $rule }.
refused-log-digest = After action { $number }, the position differs from the one recorded in the log.
refused-not-exportable = Games of this profile cannot be exported to 18xx.games.

# Who may do what
refused-no-such-seat = This table has no such seat.
refused-seat-not-yours = This seat is not yours.
refused-not-seated = Only players at this table can do this.
refused-not-host = Only the host of this table can do this.
refused-not-your-turn = This is another seat’s decision.

# Starting and playing
refused-not-started = The game has not started yet.
refused-already-started = The game has already started.
refused-started-game-stays = A game that has started cannot be deleted.
refused-review-only = This table is for review only.
refused-table-full = Every seat is taken.
refused-seat-taken = This seat is taken.
refused-seats-free = Some seats are still free.
refused-stale = The game has moved on in the meantime.
refused-action-unknown = The action names something that is not in this game: { $name }.

# Undo, redo, consent
refused-game-too-short = The game is not that long.
refused-nothing-to-undo = You have nothing to undo yet.
refused-undo-too-far = There is nothing to undo there.
refused-redo-too-far = There is nothing to redo there.
refused-undo-already-asked = The table is already being asked about another undo.
refused-proposal-closed = This question is no longer open.
refused-not-asked = You have not been asked, or have already answered.

# Bots on seats
refused-bot-plays-already = A bot is already playing this seat.
refused-no-bot-plays = No bot is playing this seat.
refused-holder-present = The player in this seat was here a short while ago.
refused-seat-empty = Nobody is sitting there.
refused-hand-over-already-asked = The table is already being asked about this seat.

# When something does not work
refused-someone-was-faster = Someone else was faster. Try again.
refused-table-busy = Too many people are changing this table at once. Try again.
refused-too-many-streams = Too many people are watching. Try again later.
refused-store-unavailable = The database is not responding. Try again.
refused-table-unavailable = The table is not responding. Check the table before you try again.
refused-table-damaged = This table is damaged. Please tell the operator of this server.
refused-internal = Something went wrong on the server.
