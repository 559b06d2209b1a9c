# Clocks at a table
clock = Clock
clock-none = none
clock-live = live
clock-correspondence = over days
clock-bank = Each player has
clock-increment = and for every decision
clock-at-zero = At zero
at-zero-bot = a bot plays on until the player returns
at-zero-others = the others may decide
at-zero-nothing = nothing happens
clock-rule = { $bank } and { $increment } for every decision
clock-words-live = Every second counts, from the start of the game.
clock-words-correspondence = Nights, weekends and vacations of a player do not count: each sets them in the account.
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
minutes = { $n } min
seconds = { $n } s
no-increment = nothing more
time-left = Left
clock-seconds = { $m }:{ $s }
clock-out = out of time
clock-rests = rests until { $time }
clock-paused = paused
pause-game = Pause the game
resume-game = Go on playing
asks-pause = { $player } asks for a pause: all clocks would stand still, and nobody could act.
asks-resume = { $player } would like to go on playing.
told-went-back = went back to action { $n }
told-went-on = went on to action { $n }
told-paused = paused the game: all clocks stand still
told-resumed = lets the game go on
told-ran-out = has run out of time
told-took-over = has taken the seat over
game-is-paused = The game is paused: all clocks stand still.

# The calendar of a person
calendar = Time and rest
calendar-words = In games over days, your clock stands still in your quiet hours, on your free weekends and in your vacation, and nobody calls you.
time-zone = Time zone
quiet-hours = Quiet hours
quiet-from = from
quiet-to = to
weekends-off = Saturdays and Sundays are off
vacation = Vacation
vacation-first = First day
vacation-last = Last day
add-vacation = Add a vacation
remove-vacation = Remove
save-calendar = Save
calendar-saved = Saved. Running clocks go by it from now on.
