# Uhren an einem Tisch
clock = Uhr
clock-none = keine
clock-live = live
clock-correspondence = über Tage
clock-bank = Jeder hat
clock-increment = und für jede Entscheidung
clock-at-zero = Bei null
at-zero-bot = ein Bot spielt weiter, bis der Spieler zurückkommt
at-zero-others = die anderen können entscheiden
at-zero-nothing = nichts geschieht
clock-rule = { $bank } und { $increment } für jede Entscheidung
clock-words-live = Ab Spielbeginn zählt jede Sekunde.
clock-words-correspondence = Nächte, Wochenenden und Urlaube eines Spielers zählen nicht: jeder stellt sie im Konto ein.
days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
minutes = { $n } Min.
seconds = { $n } s
no-increment = nichts dazu
time-left = Übrig
clock-seconds = { $m }:{ $s }
clock-out = Zeit abgelaufen
clock-rests = ruht bis { $time }
clock-paused = unterbrochen
pause-game = Spiel unterbrechen
resume-game = Weiterspielen
asks-pause = { $player } bittet um eine Pause: alle Uhren stünden still, und niemand könnte ziehen.
asks-resume = { $player } möchte weiterspielen.
told-went-back = ist zu Aktion { $n } zurückgegangen
told-went-on = ist wieder zu Aktion { $n } vorgegangen
told-paused = hat das Spiel unterbrochen: alle Uhren stehen still
told-resumed = lässt das Spiel weitergehen
told-ran-out = hat keine Zeit mehr
told-took-over = hat den Platz übernommen
game-is-paused = Das Spiel ist unterbrochen: alle Uhren stehen still.

# Der Kalender einer Person
calendar = Zeit und Ruhe
calendar-words = In Spielen über Tage steht deine Uhr in deinen Ruhezeiten, an freien Wochenenden und im Urlaub still, und niemand ruft dich.
time-zone = Zeitzone
quiet-hours = Ruhezeit
quiet-from = von
quiet-to = bis
weekends-off = Samstag und Sonntag sind frei
vacation = Urlaub
vacation-first = Erster Tag
vacation-last = Letzter Tag
add-vacation = Urlaub eintragen
remove-vacation = Entfernen
save-calendar = Speichern
calendar-saved = Gespeichert. Laufende Uhren gehen ab jetzt danach.
