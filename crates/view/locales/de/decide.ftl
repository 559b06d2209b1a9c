# Headings
decision = Entscheidung
h-auction = Bieten oder passen
h-par = Ausgabekurs festlegen
h-shares = Verkaufen, dann kaufen
h-mountain = Bergbahn setzen
h-track = Gleise bauen
h-marker = Bahnhof setzen
h-run = Loks fahren lassen
h-dividend = Ausschütten oder einbehalten
h-train = Loks kaufen
h-surrender = Lok abgeben
h-offer = Ein Angebot
h-duplicate = Einen Marker behalten
h-over = Partie zu Ende
step-track = Gleis
step-marker = Bahnhof
step-run = Fahrt
step-dividend = Dividende
step-train = Loks

# Whose turn
your-turn = du bist dran
heading-of = { $player }: { $heading }
turn-of = am Zug: { $player }
you-direct = du leitest sie
moves-for = Aktionen von { $player }
waiting-for = Warten auf { $players }
bot-thinks = { $bot } überlegt …
position-before = Hier war am Zug: { $player }
last-moves = Was geschah
since-your-turn = { $n ->
    [one] Seit deinem Spielzug: { $n } Aktion
   *[other] Seit deinem Spielzug: { $n } Aktionen
}
since-rule = seit deinem letzten Spielzug
won-by = Gewonnen: { $players }
ended-bank = Die Bank wurde gesprengt; mit ihrer Runde endete die Partie.
ended-bankruptcy = Ein Bankrott beendete die Partie.
ended-standstill = Die Partie war zum Stillstand gekommen.
records = Rekorde am Tisch
record-run = Beste Fahrt
record-train = Teuerste Lok
record-price = Höchster Kurs
dividends = Dividenden
rematch = Noch eine Partie
review-game = Partie ansehen
result = Ergebnis
final-map = Die Karte am Ende
share-picture = Bild teilen
share-picture-link = Bild und Link teilen
picture-shared = Geteilt.
picture-saved = Das Bild ist gespeichert.
picture-saved-link = Das Bild ist gespeichert, der Link kopiert.
at-any-time = Jederzeit
your-cash = Dein Bargeld
free = kostenlos
cost = Kosten
cost-words = { $money } · Betriebskapital { $change }
less = weniger
more = mehr
unchanged = { $money }, unverändert

# Auction
bid = Gebot
your-bid = Dein Gebot
face-value = Nennwert
brings = Bringt
standing-bid = { $money } von { $player }
no-bid = noch keins, mindestens { $money }
cannot-bid = Das kleinste mögliche Gebot übersteigt dein Bargeld.
out-for-this = hier ausgestiegen
still-in = noch dabei
still-to-come = Es folgen
private-1 = Nur Einkommen.
private-2 = Ab Phase 3 einmal ein gelbes Plättchen zusätzlich.
private-3 = Ein Tunnelpapier ohne Aufpreis.
private-4 = Legt ab Phase 3 die Furka-Oberalp-Strecke.
private-5 = Eine Aktie der MOB (10 %) ohne Aufpreis.
private-6 = Bringt die Direktion der FNM und ihren Ausgabekurs.
private-7 = Bringt später EVA, eine 5H-Lok.
fnm-par-words = Wer P6 kauft, leitet FNM und legt den Ausgabekurs fest.
capital = Kapital

# Shares
sell = Verkaufen
sell-company = Zu verkaufende Aktien von { $company }
you-hold = du hältst { $share }
with-doubles = { $shares } ({ $n ->
    [one] { $n } doppelt
   *[other] { $n } doppelt
})
then-buy = Danach ein Papier kaufen
buy-one = Ein Papier kaufen
too-dear = Mehr als dein Bargeld: du hast { $money } zur Verfügung.
start-company = { $company } gründen
over-limit = Du hältst { $held } Papiere, das Limit ist { $limit }. Verkaufe zuerst.
at-limit = Du hältst { $held } von { $limit } Papieren. Verkaufe eines, um eines zu kaufen.
must-sell = Du musst verkaufen, bevor der Spielzug enden kann.
mountain-words = Bergbahn: zahlt 40 vor jeder Betriebsrunde, sobald aktiviert
tunnel-words = Tunnelpapier: Recht auf einen Tunnel, zahlt 10, sobald aktiviert
repay = Schulden tilgen
mountain-choice = Wähle einen freien Berg und eine Ertragstafel.
mountain-final = Beides ist endgültig.
income-panel = Ertragstafel

# Track and stations
track-words = Wähle ein hervorgehobenes Hexfeld. Ein gelbes Plättchen oder ein Austausch.
track-nothing = In diesem Spielzug lässt sich nichts mehr bauen.
marker-words = Wähle eine hervorgehobene Stadt.
marker-nothing = Jetzt lässt sich kein Bahnhof setzen.
hex = Hexfeld
tile = Plättchen
tile-left = { $tile } · noch { $left } von { $all }
rotation = Drehung
rotation-words = { $sides } · { $n } erlaubt, drehen mit { $key }
rotation-only = { $sides } · die einzige erlaubte
joins = Verbindet
by-right = Kraft
extra-tile = P2, gelbes Plättchen zusätzlich
mouths = Portale
terrain-mountain = Berg
terrain-water = Wasser
best-run = Beste Fahrt
hint-lay = Mit Plättchen { $tile } auf { $hex } bringt die beste Fahrt { $money } statt { $now }.
tunnel-option = { $paper }: { $hex }, { $sides }
tunnels = Tunnel
buy-private = Privatbahn vom Direktor kaufen
city = Stadt
city-n = Stadt { $n }
side-0 = SW
side-1 = W
side-2 = NW
side-3 = NO
side-4 = O
side-5 = SO

# Runs and dividends
proven-best = Nachgewiesen: Keine andere Fahrt bringt mehr.
unproven-best = Die beste gefundene Fahrt; die Suche wurde abgebrochen.
left-on-table = { $money } verschenkt: { $best } sind möglich.
equal-runs = Gleich gute Fahrten:
range-stops-of = { $n } von { $limit } Halten
range-hexes-of = { $n } von { $limit } Hexfeldern
range-express-of = { $n } von { $limit } gewerteten Halten
edit = Ändern
edit-words = Halte auf dem Plan anklicken, um die Strecke zu verlängern oder zu kürzen.
add-route = Strecke für { $train }
line = Linie
stop = Halt
value = Wert
tunnel = Tunnel
sum = Summe
town = Kleinstadt
through-tunnel = durch den Tunnel { $name }
transit-bonus = Transitbonus
next-step = Vorschau auf den nächsten Schritt
revenue-n = Einfahrergebnis { $money }
pay-out = Ausschütten
withhold = Einbehalten
per-share = je Aktie zu { $share }

# Trains
train-words = { $range }, { $fate }
from = Von
from-bank = Bank
agree-price = Preis
of-limit = { $n } von höchstens { $limit }
no-train = Es gibt jetzt keine Lok zu kaufen.
train-required = Die Gesellschaft muss eine Lok besitzen.
raise-money = Geld durch Aktienverkauf beschaffen
surrender-words = Die Gesellschaft hat zu viele Loks. Wähle die Lok, die sie abgibt.
offer-words = { $buyer } bietet { $money } für die Lok { $train } von { $seller }.
duplicate-words = Die SBB haben zwei Marker in { $hex }. Welche Stadt behält einen?

# Buttons
do-bid = { $money } bieten
do-pass = Passen
do-set-par = Ausgabekurs von { $company }: { $money }
do-start = { $company } zum Ausgabekurs { $par } für { $money } gründen
do-buy-share = { $company } für { $money } kaufen
do-buy-from-pool = { $company } aus dem Bankpool für { $money } kaufen
do-buy-double = Doppelaktie { $company } für { $money } kaufen
do-buy-certificate = Direktoraktie von { $company } für { $money } kaufen
do-sell = { $n } { $company } verkaufen
do-sell-for = { $n } { $company } für { $money } verkaufen
do-buy-mountain = Bergbahn { $paper } kaufen
do-place-mountain = Auf { $hex } setzen
do-buy-tunnel = Tunnelpapier { $paper } kaufen
do-repay = { $money } tilgen
do-lay = Plättchen { $tile } auf { $hex } legen
do-lay-extra = Zusatzplättchen { $tile } auf { $hex } legen
do-tunnel = Tunnel { $paper } durch { $hex } bauen
do-marker = Bahnhof in { $hex } setzen
do-run = Loks fahren lassen
do-run-for = { $money } einfahren
do-pay-out = Ausschütten
do-withhold = Einbehalten
do-buy-train = { $train } für { $money } kaufen
do-buy-train-from = { $train } von { $company } für { $money } kaufen
with-debt = { $label }, Schulden { $money }
do-buy-private = { $paper } für { $money } kaufen
do-done = Fertig
do-fo = FO-Strecke legen
do-eva = EVA an { $company } übergeben
do-destination = { $company } erreicht ihr Ziel
do-surrender = { $train } abgeben
do-surrender-ahead = { $train } von { $company } abgeben
do-end-game = Spiel beenden
do-accept = Annehmen
do-decline = Ablehnen
do-keep-marker = In Stadt { $n } behalten
do-bankruptcy = Bankrott erklären
do-confirm = Bestätigen
do-rotate = Drehen
do-best-routes = Beste Strecken
do-clear-route = Strecke löschen
do-buy-minor = { $company } für { $money } kaufen
do-exchange = { $paper } gegen { $company } tauschen
do-exchange-pool = { $paper } gegen { $company } aus dem Bankpool tauschen
do-discard = { $paper } abgeben
do-exchange-train = { $train } für { $money } gegen Inzahlungnahme kaufen
do-bond-marker = Einen Marker von { $company } auf { $hex } setzen

# 1824
h-opening = Ein Papier kaufen
h-exchange = Bergbahn tauschen
initial-round-1824 = Erste Aktienrunde
round-initial-1824 = Start
exchange-words = { $paper } muss gegen ein Papier getauscht werden.
minors = Kohlebahnen und Vor-Staatsbahnen
mountain-railways = Bergbahnen
h-bond-marker = Einen Marker der Anleihebahn setzen
bond-marker-words = Der Marker der Anleihebahn ist kostenlos und kommt auf einen beliebigen freien Bahnhofsplatz; einer der drei gehört nach Wien.
bond-words = { $company } ist die Anleihebahn: Sie hat keinen Direktor, baut nicht und fährt nicht. In jeder Betriebsrunde zahlt die Bank für jede Aktie in Spielerhand ein Zehntel des Kurses, dann steigt der Kurs.
draft-any = Nimm eine Karte aus irgendeinem Stapel; die andere Karte des Stapels bekommt der andere.
draft-other = Nimm die andere Karte des gewählten Stapels.
draft-mountain = Kaufe eine Bergbahn oder passe; wer passt, entfernt die höchste, die noch da ist.
draft-shares = Die Stapel sind verteilt: Jetzt werden Aktien gekauft.
stack-n = Stapel { $n }
construction-railway = baut nur Gleise
becomes = wird { $company }
exchanges = Tausch
part-exchange = gegen Inzahlungnahme
mine = Bergwerk
mine-income = Bergwerksertrag, ins Betriebskapital

# Im Voraus
when-your-turn-comes = Wenn du an der Reihe bist
plan-ahead = Meinen nächsten Spielzug planen
plan-words = Nur du siehst das. Es wird geprüft, wenn du an der Reihe bist, solange diese Seite offen ist.
plan-drop = Verwerfen
plan-keep = Diese Aktionen merken
planning-words = Du planst deinen nächsten Spielzug. Bis dahin tun die anderen so wenig wie möglich.
planned-so-far = { $n ->
    [0] Noch nichts geplant.
    [one] { $n } Aktion geplant.
   *[other] { $n } Aktionen geplant.
}
pass-unless-any = Passen, bis jemand handelt
pass-unless-own = Passen, solange meine Gesellschaften unberührt bleiben
passing-unless-any = Passt in dieser Aktienrunde, bis jemand handelt
passing-unless-own = Passt in dieser Aktienrunde, bis sich Aktien oder Kurse meiner Gesellschaften bewegen
plan-refused = Was du geplant hast, ist nicht mehr möglich.
passing-stopped = Das Passen ist zu Ende: du entscheidest wieder selbst.
time-used = Zeit
clock-days = { $d } T { $h } h
clock-hours = { $h } h { $m } Min.
clock-minutes = { $m } Min.

# While others decide
in-this-turn = In diesem Zug

# The end of a round
round-ended = { $ended } ist zu Ende, { $begins } beginnt
round-account = Kurse und Bargeld
phase-began = Phase { $n } hat begonnen

# Par on the market
par-on-market = { $company }: Klick auf einen umrahmten Ausgabekurs.
par-outlook = { $company } zu { $par }: kostet { $cost }, es bleiben { $left }. In Betrieb, sobald { $share } verkauft sind, mit { $capital } Kapital.
launches-at = In Betrieb, sobald { $share } verkauft sind.
cash-left = Bleibt

# A train that the treasury cannot pay
emergency = Woher das Geld kommt
train-costs = { $train } kostet
may-be-sold = Verkäuflich
sale-for = { $n } { $company } für { $money }
nothing-to-sell = nichts
debt-then = Fehlt nach allen Verkäufen

# Income that is always split
half-to = Hälfte an { $player }
half-to-treasury = Hälfte in die Kasse
income-split = halb an den Besitzer, halb in die Kasse
income-split-mine = halb an den Besitzer, halb in die Kasse; das Bergwerk zahlt { $money } in die Kasse für jede g-Lok, die dort beginnt
