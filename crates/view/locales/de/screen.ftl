# Titles and rounds
title-1844 = Schweiz
title-1824 = Österreich-Ungarn
currency-1844 = Fr.
currency-1824 = G
profile-1844-2e = 2. Auflage
profile-1844-1e = 1. Auflage
profile-1844-18xxgames = wie auf 18xx.games
profile-1824-1e = 1. Auflage
profile-1824-2e = 2. Auflage
profile-1824-18xxgames = wie auf 18xx.games
profile-1824-cisleithania = Cisleithanien
profile-1824-cisleithania-18xxgames = Cisleithanien wie auf 18xx.games
rules-version = Regelversion { $n }
profile-name-1844-2e = 1844 Schweiz
profile-name-1844-1e = 1844, erste Auflage
profile-name-1844-18xxgames = 1844 wie auf 18xx.games
profile-name-1824-1e = 1824 Österreich-Ungarn
profile-name-1824-2e = 1824, zweite Auflage
profile-name-1824-18xxgames = 1824 wie auf 18xx.games
profile-name-1824-cisleithania = 1824 Cisleithanien
profile-name-1824-cisleithania-18xxgames = 1824 Cisleithanien wie auf 18xx.games
edition = Auflage
edition-2e = 2. Auflage
edition-1e = 1. Auflage
edition-18xxgames = wie bei 18xx.games
edition-printed = wie gedruckt
initial-round-1844 = Versteigerung
round-initial-1844 = Versteigerung
share-round = Aktienrunde
operating = Betriebsrunde
round-sr = AR { $n }
round-or = BR { $n }
or = BR
of = von { $n }
game-over = Partie zu Ende
round = Runde
stands-at = Stand
bank = Bank
phase = Phase
phase-n = Phase { $n }
phone-eyebrow = { $round } · Phase { $n }
action-n = Aktion { $n }
action-of = Aktion { $n } von { $all }
table-name = Tisch „{ $name }“
n-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
timetable-words = Phase { $phase }. Loks übrig: { $trains }
train-left = { $train }: { $left }
then-export = dann geht eine Lok ins Ausland, dann { $round }
order-and-panels = Reihenfolge und Ansichten
undo = Rückgängig
percent = { $n } %

# Panels
panels = Ansichten
panel-map = Plan
panel-market = Kurse
panel-companies = Gesellschaften
tab-companies = Ges.
panel-players = Spieler
panel-trains = Loks
panel-tiles = Plättchen
panel-log = Protokoll
panel-rules = Regeln
panel-aid = Hilfe
panel-history = Verlauf
more-panels = Mehr
home = Startseite
skip = Zur Entscheidung

# Words of the table
players = Spieler
player = Spieler
player-n = Spieler { $n }
you = du
bot = Bot
cash = Bargeld
worth = Vermögen
certs = Papiere
certificates = Papiere
income = Einkommen
debt = Schulden
company = Gesellschaft
director = Direktor
price = Kurs
par = Ausgabekurs
par-short = Ausg.-Kurs
treasury = Betriebskapital
treasury-short = Kasse
offering = unverkauft
pool = Bankpool
pool-double = Bankpool, doppelt
shares = Aktien
papers = Papiere
papers-held = Besitz
papers-count = Papiere/Limit
papers-value = Papierwert
privates = Privatbahnen
markers = Bahnhöfe
markers-words = { $placed } gesetzt, { $left } übrig
destination = Ziel
destination-is = Ziel: { $hex }
destination-open = { $hex }, noch nicht erreicht
destination-reached = { $hex }, erreicht
train = Lok
trains = Loks
last-run = Letzte Fahrt
last-runs = Letzte Fahrten
holdings = Beteiligungen
underlined-director = unterstrichen: Direktion
market = Aktienmarkt
market-words = Aktienmarkt in Betriebsreihenfolge: { $places }
national-start = beginnt hier
staatsbahn-short = Stb
red-line = Grenze der Regionalbahnen
n-left = noch { $n }
n-of = { $n } von { $all }
left = Übrig
range = Reichweite
fate = Später
owners = Besitz
starts-phase = Löst aus
phases = Phasen
in-pool = { $n } im Bankpool
range-stops = { $n ->
    [one] { $n } Halt
   *[other] { $n } Halte
}
range-hexes = { $n ->
    [one] { $n } Hexfeld
   *[other] { $n } Hexfelder
}
range-express = beste { $n } Halte
range-goods = { $n ->
    [one] Bergwerk, { $n } Stadt, alle Kleinstädte
   *[other] Bergwerk, { $n } Städte, alle Kleinstädte
}
turns-in = { $train } in Phase { $n }
scrapped-in = verschrottet in Phase { $n }
scrapped-by = verschrottet mit der ersten { $train }
never-scrapped = nie verschrottet
colour-white = weiß
colour-yellow = Gelb
colour-green = Grün
colour-brown = Braun
colour-grey = Grau
colour-special = besonders
search = Suchen
related-rules = Siehe auch
contents = Inhalt
rules-of-others = Auch Regeln anderer Auflagen und Hausregeln, die hier nicht gelten
show-all = Alles zeigen
show-position = Stellung nach Aktion { $n } zeigen
full-rule = Ganze Regel
read-chapter = Kapitel lesen
not-this = Das geht nicht.
close = Schließen

# Map
map-label = Plan. Pfeiltasten bewegen, { $key } springt zum nächsten erlaubten Hexfeld, Leertaste öffnet es.
names = Namen
tile-numbers = Plättchennummern
costs = Baukosten
map-table = Plan als Tabelle
legal-hexes = { $n ->
    [one] { $n } erlaubtes Hexfeld hervorgehoben
   *[other] { $n } erlaubte Hexfelder hervorgehoben
}
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Einpassen
tile-n = Plättchen { $tile }
tile-refused = Plättchen { $tile }: { $why }
hex-tile = { $colour }, Plättchen { $tile }
hex-mountain = Berg, { $money }
hex-water = Wasser, { $money }
hex-city = Stadt { $n }
hex-town = Kleinstadt { $n }
hex-place = Wert { $n }
hex-markers = Bahnhöfe { $companies }
hex-tunnel = Tunnel
hex-exits = Gleis nach { $hexes }
hex-legal = erlaubt: Plättchen { $tiles }
ground-open = frei
ground-fixed = vorgedruckt, nie bebaut
ground-mountain = Bergbahn
ground-mine = Bergwerk
ground-tunnel = Tunnelfeld
ground-red = Fernverbindung
ground-lake = See
map-where = Was wo liegt
map-row = Hexfeld

# History
history = Verlauf
net-worth = Vermögen
share-prices = Kurse
revenue = Einfahrergebnisse
final-standing = Abrechnung
standing-now = Zwischenstand
missed = Verschenkt
missed-words = Fahrten unter dem Höchstwert. Es gibt sie nur in importierten Partien.
searching = Suche, { $n } von { $all }
standing = Stand
this-round = Diese Runde
at-action = Bei Aktion { $n }
point-of-game = Stelle der Partie
start = Anfang
end = Ende
turn = Spielzug
action = Aktion
play = Abspielen
pause = Pause
run = Fahrt
best = Beste
lost = Verloren
export = Exportieren
export-18xx = Für 18xx.games speichern
copy-link = Link kopieren
copied = Kopiert
analysis = Analyse
analysis-from = Private Analyse ab Aktion { $n }. Niemand sonst sieht sie.
branch-here = Von hier ausprobieren
table-from-here = Neuer Tisch von hier
leave-analysis = Zurück zur Partie
keep-line = Als eigene Partie behalten
line-of = { $name }, ab Aktion { $n }
back-to-now = Zur aktuellen Stellung

# Home
main-menu = Hauptmenü
what-this-is = Kursbuch spielt die Eisenbahn-Brettspiele 1844 und 1824: Gesellschaften gründen, Gleise bauen, Loks fahren lassen, mit Aktien handeln. Es kennt jede Regel und sagt, welche gilt.
play-now = Sofort spielen
play-now-words = Gegen Bots, sofort, ohne Konto.
game = Spiel
bots = Bots
seat = Platz
people-here = An diesem Gerät
drawn = Ausgelost
first = als Erster
last = als Letzter
level-random = Zufall
level-beginner = Bummelzug
level-greedy = Eilzug
level-planner = Intercity
level-search = Rheingold
level-learned = TEE
level-words-random = Zieht zufällig: zum Ausprobieren.
level-words-beginner = Ein freundlicher Anfänger: kennt das Ziel, spielt einfach und übersieht manches.
level-words-greedy = Nimmt, was sofort etwas bringt, und schaut nicht weiter.
level-words-planner = Plant mit seinen Gesellschaften voraus.
level-words-search = Rechnet Aktionen durch, mit der Vorhersage der Stufe davor.
level-words-learned = Hat aus Tausenden von Partien gelernt und denkt am längsten: der stärkste.
depart = Abfahrt
seats-words = { $n } Spieler, je { $money }, Papierlimit { $limit }
my-tables = Meine Tische
running = Laufend
finished = Beendet
table = Tisch
to-act = Am Zug
no-table = Kein Tisch wartet auf dich. Spiel eine Partie gegen Bots.
imported-game = Importierte Partie
delete = Löschen
deleted = „{ $name }“ ist gelöscht.
settings = Einstellungen
your-name = Dein Name
language = Sprache
theme = Hell oder dunkel
light = Hell
dark = Dunkel
system = System
sound = Ton
tile-marks = Muster zusätzlich zu Farben
single-keys = Einzelne Tasten
hints = Hinweise
auto-done = Schritt von selbst beenden, wenn nichts möglich ist
bot-pace = Bots ziehen
pace-slow = langsam
pace-normal = zügig
pace-instant = sofort
pace-step = einzeln
let-bots-go = Weiter
halt-bots = Anhalten
bots-paused = Die Bots halten an.
next-bot-move = Nächste Aktion
on = an
off = aus
import = Importieren
import-log = Protokoll importieren
import-words = Ein Kursbuch-Protokoll oder eine Partie von 18xx.games, als JSON.
import-failed = Dieses Protokoll ließ sich nicht übernehmen.
import-cut = Es bricht vor dem Ende ab: noch einmal speichern oder kopieren.
import-not-json = Das ist kein JSON: Zeile { $line }, Spalte { $column } ist nicht lesbar.
import-not-ours = Es nennt sich Kursbuch-Protokoll, aber Zeile { $line }, Spalte { $column } passt nicht dazu.
import-other-game = Es ist eine Partie „{ $title }“. Kursbuch spielt 1844 und 1824.
import-other-variant = Es wurde mit einer Variante gespielt, die Kursbuch nicht kennt.
import-players = Die Liste der Mitspieler fehlt, oder so viele können es nicht spielen.
import-refused = Aktion { $n } ist gegen die Regeln: { $sentence }
import-unclear = Aktion { $n } ist nicht so, wie 18xx.games sie schreibt, oder außer der Reihe.
import-by-itself = Nach Aktion { $n } geschah dort etwas von selbst, was aus diesen Regeln nicht folgt.
not-a-log = Weder ein Kursbuch-Protokoll noch eine Partie von 18xx.games.
file = Datei
or-paste = oder hier einfügen
no-such-table = Diesen Tisch gibt es nicht
no-such-table-words = Er wurde geschlossen oder liegt in einem anderen Browser.
broken-log = Diese Partie ließ sich nicht lesen

# Keys
shortcuts = Tastenkürzel
cap-enter = Eingabe
cap-space = Leertaste
cap-home = Pos1
cap-end = Ende
key-enter = Geplantes ausführen
key-pass = passen, Schritt beenden
key-nth = n-te Auswahl
key-arrows = über den Plan
key-space = Feld öffnen
key-legal = nächstes erlaubtes Feld
key-rotate = Plättchen drehen, mit Umschalt andersherum
key-edit-route = Strecke ändern
key-clear-route = geänderte Strecke löschen
key-next-run = nächste gleich gute Fahrt
keys-words = Ein Klick auf eine Taste legt ihren Befehl um: die neue Taste drücken, Esc lässt alles beim Alten.
keys-reset = Wie vorgegeben
press-a-key = Taste drücken …
key-undo = rückgängig, mit Umschalt wiederholen
key-history = im Verlauf: Aktion, Spielzug, Runde, Enden
key-branch = im Verlauf: ausprobieren
key-search = Protokoll durchsuchen
key-escape = schließen, Geplantes verwerfen
key-help = diese Übersicht

# Server
unreachable = Der Server antwortet nicht. Deine Aktion bleibt und wird erneut gesendet.
stale = Am Tisch ging es weiter; hier ist die aktuelle Stellung.
digest-differs = Diese Seite kommt auf eine andere Stellung als der Server. Bitte neu laden.
declined = Jemand hat abgelehnt.
others-asked = Die anderen werden gefragt.
loading = Lädt …
server-away = Der Server antwortet nicht. Partien in diesem Browser gehen weiter.
free-seat = frei
sit = Platz nehmen
stand-up = Aufstehen
invite = Einladungslink
start-game = Partie starten
start-when-full = Die Partie beginnt, wenn jeder Platz besetzt ist.
live = Verbunden
connecting = Verbindet …
reconnecting = Verbindung wird neu aufgebaut …
reconnecting-kept = Verbindung wird neu aufgebaut, deine Aktion bleibt
asks-undo = { $player } möchte bis Aktion { $n } zurücknehmen.
seat-a-bot = Bot setzen
remove-bot = Entfernen
rename-table = Tisch umbenennen
is-here = sieht gerade auf den Tisch
resign = Partie verlassen
resign-words = Ein Bot spielt diesen Platz zu Ende. Zurücknehmen lässt sich das nicht.
keep-line-words = In diesem Browser spielen Bots für die anderen weiter; an einem Tisch des Servers sind alle Plätze frei.
keep-here = In diesem Browser behalten
share-line = Als Tisch teilen
home-offline = Der Server antwortet gerade nicht. Partien dieses Browsers lassen sich spielen; die Tische kommen von selbst wieder.
update-ready = Eine neue Version liegt bereit.
reload = Neu laden
later = Später
asks-redo = { $player } möchte bis Aktion { $n } wiederholen.
asks-bot = { $player } möchte einen Bot einsetzen für: { $other }.
agreed-so-far = { $n } von { $all } einverstanden.
agree = Zustimmen
withdraw = Zurückziehen
seat-gone = Das Konto dieses Spielers ist gelöscht.
seat-person = Hier sitzt ein Mensch.
seat-bot = Hier sitzt ein Bot: { $level }.
seat-stand-in = Vorläufig spielt hier ein Bot: { $level }.
hand-other-words = Ist dieser Spieler verschwunden, kann ein Bot für ihn spielen, wenn die anderen zustimmen.
ask-for-bot = Die anderen um einen Bot hier bitten
take-seat-back = Platz wieder übernehmen
hand-own-words = Ein Bot kann für dich spielen; du übernimmst deinen Platz wieder, wann du willst.
hand-to-bot = Einen Bot für mich spielen lassen
chat = Chat
say-something = Etwas sagen
send = Senden
waits-for-players = wartet auf Mitspieler
open-tables = Offene Tische
n-open = { $n ->
    [one] { $n } mit freiem Platz
   *[other] { $n } mit freiem Platz
}
n-wait = { $n ->
    [one] { $n } wartet auf dich
   *[other] { $n } warten auf dich
}
rules = Regeln
seats = Plätze
join = Mitspielen
new-table = Neuer Tisch
name = Name
of-them-bots = Davon Bots
seen-by = Sichtbar
everybody = für alle
link-only = nur mit Link
house-rules = Hausregeln und Varianten
open-the-table = Tisch eröffnen
account = Konto
signed-in = Angemeldet als { $name }.
signed-in-guest = Gast: { $name }.
sign-in = Anmelden
sign-out = Abmelden
register-words = Mit Name und Passwort hast du deine Partien überall. Die, die du als Gast spielst, kommen mit.
come-back = Als dieser Gast weiterspielen
guest-known = In diesem Browser wurde schon als Gast gespielt.
key-unknown = Der Server kennt diesen Gast nicht mehr.
key-words = Dieser Link meldet überall als dieser Gast an. Behalte ihn für dich.
other-device = Auf einem anderen Gerät spielen
password-changed = Das Passwort ist geändert; überall sonst bist du abgemeldet.
change-password = Passwort ändern
new-password = Neues Passwort
renamed = Umbenannt.
rename = Umbenennen
account-changes = Name, Passwort, Löschen
account-deleted = Das Konto ist gelöscht.
delete-account-words = Das lässt sich nicht rückgängig machen. Die Partien der anderen bleiben; deine Plätze warten auf Bots, und deine Nachrichten werden gelöscht.
delete-account = Konto löschen
sign-out-everywhere = Überall abmelden
sign-out-guest-words = Du spielst als Gast: Deine Plätze hängen an einem Schlüssel. Er bleibt in diesem Browser, wo „Als dieser Gast weiterspielen“ dich zurückbringt; für jedes andere Gerät hebe den Link auf.
cancel = Abbrechen
register = Registrieren
password = Passwort
option-elephant = Elefant: Wer nach dem letzten Handel an der Reihe ist, beginnt die nächste Aktienrunde
option-half-price-privates = Privatbahnen kosten Gesellschaften mindestens den halben Nennwert
option-privates-last = Privatbahnen werden am Ende des Spielzugs gekauft
option-destination-after-run = Zielprämien werden nach der Dividende gezahlt
option-sold-out-first = Ausverkaufte Gesellschaften steigen vor dem Rückgang durch den Bankpool
option-sales-by-price = Mehrere Gesellschaften werden nach Kurs verkauft
option-upgrade-reached-track = Nur erreichbare Gleise werden ausgetauscht
option-sell-only-what-is-needed = Notverkäufe: nicht mehr, als die Lok verlangt
option-goods-time = Goods Time: mehr Kleinstädte

# Neben der Karte
beside = Neben dem Plan
owned-by-nobody = niemand
train-owned = Lok { $train }, noch { $left }, im Besitz von: { $owners }.
first-sale-starts = Der erste Kauf löst Phase { $n } aus.
first-sale-scraps = Verschrottet: { $trains }.
first-sale-turns = Auf die H-Seite gedreht: { $trains }.

# Gründung einer Staatsbahn
formed = Gründung: { $company }
show-account = Abrechnung zeigen
account-of-formation = Abrechnung der Gründung
goes-in = Was eingebracht wird
exchange = Aktientausch
settlement = Ausgleich

# Listen von Tischen
to-move = Du bist an der Reihe
seats-free = Mit freien Plätzen
all-titles = Alle
state-of-table = Welche Tische
no-such-tables = Kein solcher Tisch.
to-watch = Zum Zuschauen
next-train = Nächste Lok
launch = Inbetriebnahme
launch-after = erst nach dem Tausch von { $company }; { $share } sind dafür zurückgelegt
shares-missing = { $n ->
    [one] noch { $n } Aktie zu verkaufen
   *[other] noch { $n } Aktien zu verkaufen
}

# Tiles and what they become
tiles-words = Ein Klick auf ein Plättchen zeigt, was daraus werden kann und woraus es wird.
tile-becomes = Kann werden zu
tile-made-of = Ersetzt
no-such-tile = kein Plättchen

# What counts at the end
what-counts = Was am Ende zählt
what-counts-words = Bargeld und Aktien zu ihrem Kurs, abzüglich aller Schulden; Aktien einer Gesellschaft ohne Kurs zählen nichts, das Geld der Gesellschaften auch nicht.
papers-count-1844 = Bergbahnen und Tunnelgesellschaften zählen, sobald sie in Betrieb sind; Privatbahnen zählen nichts.
papers-count-1824 = Übrige Bergbahnen und kleine Gesellschaften zählen zum aufgedruckten Preis, wo die Ausgabe es so will.

curtain = Am Ende einer Runde sagen, was sie gebracht hat
unknown-host-words = Nimm die Adresse, die man dir dafür genannt hat. Wer diesen Server betreibt, nennt ihm seine Adresse mit --public-url oder lässt ihn mit --addr auf das Netz hören.
