# Titles and rounds
title-1844 = Szwajcaria
title-1824 = Austro-Węgry
currency-1844 = SFR
currency-1824 = G
profile-1844-2e = 2. wydanie
profile-1844-1e = 1. wydanie
profile-1844-18xxgames = jak na 18xx.games
profile-1824-1e = 1. wydanie
profile-1824-2e = 2. wydanie
profile-1824-18xxgames = jak na 18xx.games
rules-version = wersja zasad { $n }
profile-name-1844-2e = 1844 Szwajcaria
profile-name-1844-1e = 1844, pierwsze wydanie
profile-name-1824-1e = 1824 Austro-Węgry
profile-name-1824-2e = 1824, drugie wydanie
profile-name-1824-cisleithania = 1824 Przedlitawia
initial-round-1844 = Licytacja
round-initial-1844 = Licytacja
share-round = Runda giełdowa
operating = Runda operacyjna
round-sr = SR { $n }
round-or = OR { $n }
or = OR
of = z { $n }
game-over = Koniec partii
round = Runda
bank = Bank
phase = Faza
phase-n = faza { $n }
phone-eyebrow = { $round } · Faza { $n }
action-n = Ruch { $n }
action-of = Ruch { $n } z { $all }
table-name = Stół „{ $name }”
n-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } graczy
}
timetable-words = Faza { $phase }. Pozostałe pociągi: { $trains }
train-left = { $train }: { $left }
then-export = potem jeden pociąg za granicę, potem { $round }
order-and-panels = Kolejność i widoki
undo = Cofnij
percent = { $n }%

# Panels
panels = Widoki
panel-map = Mapa
panel-market = Giełda
panel-companies = Spółki
panel-players = Gracze
panel-trains = Pociągi
panel-tiles = Kafle
panel-log = Dziennik
panel-rules = Zasady
panel-history = Historia
more-panels = Więcej
home = Strona główna
skip = Do decyzji

# Words of the table
players = Gracze
player = Gracz
player-n = Gracz { $n }
you = ty
bot = bot
cash = Gotówka
worth = Majątek
certs = Certyfikaty
certificates = Certyfikaty
income = Dochód
debt = Dług
company = Spółka
director = Prezes
price = Kurs
par = Cena emisyjna
par-short = Emisja
treasury = Skarbiec
treasury-short = Skarbiec
offering = Oferta
pool = Pula
pool-double = pula, podwójny
shares = Akcje
papers = Certyfikaty
privates = Spółki prywatne
markers = Stacje
markers-words = { $placed } na mapie, { $left } w zapasie
destination = Cel
destination-is = Cel: { $hex }
destination-open = { $hex }, jeszcze nieosiągnięty
destination-reached = { $hex }, osiągnięty
train = Pociąg
trains = Pociągi
last-run = Ostatni przejazd
last-runs = Ostatnie przejazdy
holdings = Udziały
underlined-director = podkreślenie: prezes
market = Giełda
market-words = Giełda w kolejności operowania: { $places }
national-start = zaczyna tutaj
staatsbahn-short = KP
red-line = granica kolei regionalnych
n-left = zostało: { $n }
n-of = { $n } z { $all }
left = Zostało
range = Zasięg
fate = Potem
owners = Właściciele
starts-phase = Rozpoczyna
phases = Fazy
tiles = Kafle
operating-rounds = Rundy operacyjne
train-limit = Limit pociągów
in-pool = { $n } w puli banku
range-stops = { $n ->
    [one] { $n } przystanek
    [few] { $n } przystanki
    [many] { $n } przystanków
   *[other] { $n } przystanków
}
range-hexes = { $n ->
    [one] { $n } heks
    [few] { $n } heksy
    [many] { $n } heksów
   *[other] { $n } heksów
}
range-express = najlepsze { $n } przystanków
range-goods = { $n ->
    [one] kopalnia, { $n } miasto, wszystkie miasteczka
    [few] kopalnia, { $n } miasta, wszystkie miasteczka
    [many] kopalnia, { $n } miast, wszystkie miasteczka
   *[other] kopalnia, { $n } miast, wszystkie miasteczka
}
turns-in = { $train } w fazie { $n }
scrapped-in = złomowany w fazie { $n }
scrapped-by = złomowany z pierwszym { $train }
never-scrapped = bez złomowania
colour-white = biały
colour-yellow = Żółty
colour-green = Zielony
colour-brown = Brązowy
colour-grey = Szary
colour-special = specjalny
search = Szukaj
show-all = Pokaż wszystko
show-position = Pokaż pozycję po ruchu { $n }
full-rule = Cała zasada
read-chapter = Przeczytaj rozdział
not-this = Tak się nie da.
close = Zamknij

# Map
map-label = Mapa. Strzałki przesuwają, { $key } przechodzi do następnego dozwolonego heksu, spacja otwiera.
names = Nazwy
tile-numbers = Numery kafli
costs = Koszty
map-table = Mapa jako tabela
legal-hexes = { $n ->
    [one] { $n } dozwolony heks
    [few] { $n } dozwolone heksy
    [many] { $n } dozwolonych heksów
   *[other] { $n } dozwolonych heksów
}
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Dopasuj
tile-n = Kafel { $tile }
tile-refused = Kafel { $tile }: { $why }
hex-tile = { $colour }, kafel { $tile }
hex-mountain = góry, { $money }
hex-water = woda, { $money }
hex-city = miasto { $n }
hex-town = miasteczko { $n }
hex-place = wartość { $n }
hex-markers = stacje { $companies }
hex-tunnel = tunel
hex-exits = tory do { $hexes }
hex-legal = dozwolone kafle: { $tiles }
ground-open = pusty
ground-fixed = nadrukowany, bez budowy
ground-mountain = kolej górska
ground-mine = kopalnia
ground-tunnel = heks tunelowy
ground-red = daleka trasa
ground-lake = jezioro
map-where = Co gdzie jest
map-row = Heks

# History
history = Historia
net-worth = Majątek
share-prices = Kursy
revenue = Dochody
final-standing = Podliczenie
standing-now = Klasyfikacja
missed = Niewykorzystane
missed-words = Przejazdy poniżej najlepszego. Występują tylko w importowanych partiach.
searching = Szukam, { $n } z { $all }
standing = Klasyfikacja
this-round = Ta runda
at-action = Przy ruchu { $n }
point-of-game = Moment partii
start = Początek
end = Koniec
turn = Tura
action = Ruch
play = Odtwarzaj
pause = Pauza
run = Przejazd
best = Najlepszy
lost = Strata
export = Eksportuj
copy-link = Kopiuj link
copied = Skopiowano
analysis = Analiza
analysis-from = Prywatna analiza od ruchu { $n }. Nikt inny jej nie widzi.
branch-here = Wypróbuj stąd
leave-analysis = Wróć do partii
back-to-now = Do bieżącej pozycji

# Home
main-menu = Menu główne
play-now = Zagraj teraz
play-now-words = Z botami, od razu, bez konta.
game = Gra
bots = Boty
seat = Miejsce
people-here = Osoby tutaj
drawn = Losowo
first = Pierwsze
last = Ostatnie
level-random = Osobowy
level-greedy = Pospieszny
level-planner = Ekspres
level-search = TEE
depart = Odjazd
seats-words = { $n } graczy, po { $money }, limit certyfikatów { $limit }
my-tables = Moje stoły
running = Trwające
finished = Zakończone
table = Stół
to-act = Ruch
no-table = Żaden stół nie czeka. Odjedź z botami.
local-table = W tej przeglądarce
imported-game = Zaimportowana partia
delete = Usuń
settings = Ustawienia
your-name = Twoje imię
you-name = Ty
language = Język
theme = Jasny lub ciemny
light = Jasny
dark = Ciemny
system = System
sound = Dźwięk
tile-marks = Wzory obok kolorów
single-keys = Pojedyncze klawisze
hints = Podpowiedzi
on = wł.
off = wył.
import = Importuj
import-log = Importuj dziennik
import-words = Dziennik Kursbuch albo partia z 18xx.games, jako JSON.
import-failed = Nie udało się wczytać tego dziennika.
not-a-log = To nie jest dziennik Kursbuch ani partia z 18xx.games.
file = Plik
or-paste = albo wklej tutaj
no-such-table = Nie ma takiego stołu
no-such-table-words = Został zamknięty albo jest w innej przeglądarce.
broken-log = Nie udało się wczytać tej partii

# Keys
shortcuts = Skróty klawiszowe
key-enter = wykonaj zaplanowany ruch
key-pass = spasuj, zakończ krok
key-nth = n-ty wybór
key-arrows = ruch po mapie
key-space = otwórz heks
key-legal = następny dozwolony heks
key-rotate = obróć kafel, z Shift w drugą stronę
key-edit-route = zmień trasę
key-clear-route = wyczyść zmienianą trasę
key-next-run = następny równie dobry przejazd
keys-words = Kliknij klawisz, aby go zmienić: naciśnij nowy albo Esc, aby zostawić.
keys-reset = Jak na początku
press-a-key = naciśnij klawisz…
key-undo = cofnij, z Shift ponów
key-history = w historii: ruch, tura, runda, końce
key-branch = w historii: wypróbuj stąd
key-search = szukaj w dzienniku
key-escape = zamknij, porzuć plan
key-help = ta ściąga

# Server
unreachable = Serwer nie odpowiada. Ruch jest zachowany i zostanie wysłany ponownie.
stale = Gra poszła dalej; oto bieżąca pozycja.
digest-differs = Ta strona doszła do innej pozycji niż serwer. Załaduj ją ponownie.
declined = Ktoś odmówił.
others-asked = Pytamy pozostałych.
loading = Wczytywanie…
server-away = Serwer nie odpowiada. Partie w tej przeglądarce trwają dalej.
free-seat = wolne
sit = Zajmij miejsce
stand-up = Wstań od stołu
invite = Link z zaproszeniem
start-game = Rozpocznij partię
live = Na żywo
connecting = Łączenie…
reconnecting = Ponowne łączenie…
reconnecting-kept = Ponowne łączenie, ruch jest zachowany
asks-undo = { $player } prosi o cofnięcie do ruchu { $n }.
asks-redo = { $player } prosi o ponowienie do ruchu { $n }.
asks-bot = { $player } prosi, aby bot grał za gracza { $other }.
agreed-so-far = Zgoda: { $n } z { $all }.
agree = Zgadzam się
withdraw = Wycofaj
chat = Czat
say-something = Napisz coś
send = Wyślij
waits-for-players = czeka na graczy
open-tables = Otwarte stoły
n-open = { $n ->
    [one] { $n } z wolnym miejscem
    [few] { $n } z wolnym miejscem
    [many] { $n } z wolnym miejscem
   *[other] { $n } z wolnym miejscem
}
n-wait = { $n ->
    [one] { $n } czeka na ciebie
    [few] { $n } czekają na ciebie
    [many] { $n } czeka na ciebie
   *[other] { $n } czeka na ciebie
}
rules = Zasady
seats = Miejsca
join = Dołącz
new-table = Nowy stół
name = Nazwa
of-them-bots = W tym boty
seen-by = Widoczny
everybody = dla wszystkich
link-only = tylko z linkiem
house-rules = Zasady domowe i warianty
open-the-table = Otwórz stół
account = Konto
signed-in = Zalogowano: { $name }.
signed-in-guest = Gość: { $name }.
sign-in = Zaloguj się
sign-out = Wyloguj się
register = Zarejestruj się
password = Hasło
option-elephant = Słoń: następną rundę giełdową zaczyna gracz po ostatnim handlującym
option-half-price-privates = Spółki prywatne kosztują co najmniej połowę wartości nominalnej
option-privates-last = Spółki prywatne kupuje się na końcu tury
option-destination-after-run = Premie za cel po dywidendzie
option-sold-out-first = Wyprzedane spółki rosną przed spadkiem z puli banku
option-sales-by-price = Kilka spółek sprzedaje się w kolejności kursów
option-upgrade-reached-track = Modernizuje się tylko tory osiągalne dla pociągu
option-sell-only-what-is-needed = Sprzedaż awaryjna: nie więcej, niż wymaga pociąg
option-goods-time = Goods Time: więcej miasteczek

# Obok mapy
beside = Obok mapy
owned-by-nobody = nikt
train-owned = Pociąg { $train }, zostało: { $left }, właściciele: { $owners }.
first-sale-starts = Pierwszy zakup rozpoczyna fazę { $n }.
first-sale-scraps = Złomowane: { $trains }.
first-sale-turns = Odwracane na stronę H: { $trains }.

# Powstanie kolei państwowej
formed = Powstaje { $company }
show-account = Pokaż rozliczenie
account-of-formation = Rozliczenie powstania
goes-in = Co zostaje wniesione
exchange = Wymiana akcji
settlement = Rozliczenie

# Listy stołów
to-move = Twoja tura
seats-free = Z wolnymi miejscami
all-titles = Wszystkie
state-of-table = Które stoły
no-such-tables = Nie ma takiego stołu.
to-watch = Do oglądania
next-train = Następny pociąg
launch = Start spółki
shares-missing = { $n ->
    [one] do sprzedania jeszcze { $n } akcja
    [few] do sprzedania jeszcze { $n } akcje
    [many] do sprzedania jeszcze { $n } akcji
   *[other] do sprzedania jeszcze { $n } akcji
}
