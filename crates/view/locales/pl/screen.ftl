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
profile-1824-cisleithania = Przedlitawia
profile-1824-cisleithania-18xxgames = Przedlitawia jak na 18xx.games
rules-version = wersja zasad { $n }
profile-name-1844-2e = 1844 Szwajcaria
profile-name-1844-1e = 1844, pierwsze wydanie
profile-name-1844-18xxgames = 1844 jak na 18xx.games
profile-name-1824-1e = 1824 Austro-Węgry
profile-name-1824-2e = 1824, drugie wydanie
profile-name-1824-18xxgames = 1824 jak na 18xx.games
profile-name-1824-cisleithania = 1824 Przedlitawia
profile-name-1824-cisleithania-18xxgames = 1824 Przedlitawia jak na 18xx.games
edition = Wydanie
edition-2e = 2. wydanie
edition-1e = 1. wydanie
edition-18xxgames = jak na 18xx.games
edition-printed = jak w druku
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
stands-at = Stan
bank = Bank
phase = Faza
phase-n = faza { $n }
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
tab-companies = Spółki
panel-players = Gracze
panel-trains = Pociągi
panel-tiles = Kafle
panel-log = Dziennik
panel-rules = Zasady
panel-aid = Skrót
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
par-short = Cena em.
treasury = Skarbiec
treasury-short = Skarbiec
offering = Pierwotna
pool = Pula
pool-double = pula, podwójny
shares = Akcje
papers = Certyfikaty
papers-held = Lista
papers-count = Certyf./limit
papers-value = Wartość papierów
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
starts-phase = Zaczyna
phases = Fazy
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
range-express = { $n } najlepszych przystanków
range-goods = { $n ->
    [one] kopalnia, { $n } miasto, wszystkie miasteczka
    [few] kopalnia, { $n } miasta, wszystkie miasteczka
    [many] kopalnia, { $n } miast, wszystkie miasteczka
   *[other] kopalnia, { $n } miast, wszystkie miasteczka
}
turns-in = { $train } w fazie { $n }
scrapped-in = złomowany w fazie { $n }
scrapped-by = złomowany przy pierwszym { $train }
never-scrapped = bez złomowania
colour-white = biały
colour-yellow = Żółty
colour-green = Zielony
colour-brown = Brązowy
colour-grey = Szary
colour-special = specjalny
search = Szukaj
related-rules = Zobacz też
contents = Spis treści
rules-of-others = Także zasady innych wydań i zasady domowe, które tu nie obowiązują
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
export-18xx = Zapisz dla 18xx.games
copy-link = Kopiuj link
copied = Skopiowano
analysis = Analiza
analysis-from = Prywatna analiza od ruchu { $n }. Nikt inny jej nie widzi.
branch-here = Wypróbuj stąd
table-from-here = Nowy stół od tego miejsca
leave-analysis = Wróć do partii
keep-line = Zachowaj jako osobną grę
line-of = { $name }, od ruchu { $n }
back-to-now = Do bieżącej pozycji

# Home
main-menu = Menu główne
what-this-is = Kursbuch to kolejowe gry planszowe 1844 i 1824: zakładaj spółki, buduj tory, uruchamiaj pociągi, handluj akcjami. Zna każdą zasadę i mówi, która obowiązuje.
play-now = Zagraj teraz
play-now-words = Z botami, od razu, bez konta.
game = Gra
bots = Boty
seat = Miejsce
people-here = Przy tym urządzeniu
drawn = Losowo
first = Pierwsze
last = Ostatnie
level-random = Losowy
level-beginner = Osobowy
level-greedy = Pospieszny
level-planner = Ekspres
level-search = Rheingold
level-learned = TEE
level-words-random = Gra losowo: tylko na próbę.
level-words-beginner = Przyjazny początkujący: zna cel, gra prosto i czasem coś przeoczy.
level-words-greedy = Bierze to, co opłaca się od razu, i nie patrzy dalej.
level-words-planner = Planuje swoje spółki z wyprzedzeniem.
level-words-search = Przelicza ruchy według prognozy poprzedniego poziomu.
level-words-learned = Nauczył się z tysięcy partii i myśli najdłużej: najsilniejszy.
depart = Odjazd
seats-words = { $n } graczy, po { $money }, limit certyfikatów { $limit }
my-tables = Moje stoły
running = Trwające
finished = Zakończone
table = Stół
to-act = Ruch
no-table = Żaden stół nie czeka. Zagraj z botami.
imported-game = Zaimportowana partia
delete = Usuń
deleted = Usunięto „{ $name }”.
settings = Ustawienia
your-name = Twoje imię
language = Język
theme = Jasny lub ciemny
light = Jasny
dark = Ciemny
system = System
sound = Dźwięk
tile-marks = Wzory obok kolorów
single-keys = Pojedyncze klawisze
hints = Podpowiedzi
auto-done = Kończ krok automatycznie, gdy nic nie można zrobić
bot-pace = Boty grają
pace-slow = powoli
pace-normal = normalnie
pace-instant = od razu
pace-step = po jednym
let-bots-go = Dalej
halt-bots = Zatrzymaj
bots-paused = Boty czekają.
next-bot-move = Następny ruch
on = wł.
off = wył.
import = Importuj
import-log = Importuj dziennik
import-words = Dziennik Kursbuch albo partia z 18xx.games, jako JSON.
import-failed = Nie udało się wczytać tego dziennika.
import-cut = Urywa się przed końcem: zapisz albo skopiuj go jeszcze raz.
import-not-json = To nie jest JSON: nie da się odczytać wiersza { $line }, kolumny { $column }.
import-not-ours = Podaje się za dziennik Kursbuch, ale wiersz { $line }, kolumna { $column } do niego nie pasuje.
import-other-game = To partia „{ $title }”. Kursbuch gra w 1844 i 1824.
import-other-variant = Grano z wariantem, którego Kursbuch nie zna.
import-players = Brakuje listy graczy albo tylu graczy nie może w to grać.
import-refused = Ruch { $n } jest sprzeczny z zasadami: { $sentence }
import-unclear = Ruch { $n } nie jest taki, jak zapisuje go 18xx.games, albo wypada nie w kolejności.
import-by-itself = Po ruchu { $n } zaszło tam samo z siebie coś, co nie wynika z tych zasad.
not-a-log = To nie jest dziennik Kursbuch ani partia z 18xx.games.
file = Plik
or-paste = albo wklej tutaj
no-such-table = Nie ma takiego stołu
no-such-table-words = Został zamknięty albo jest w innej przeglądarce.
broken-log = Nie udało się wczytać tej partii

# Keys
shortcuts = Skróty klawiszowe
cap-enter = Enter
cap-space = Spacja
cap-home = Home
cap-end = End
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
keys-reset = Przywróć domyślne
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
start-when-full = Gra zaczyna się, gdy każde miejsce jest zajęte.
live = Połączono
connecting = Łączenie…
reconnecting = Ponowne łączenie…
reconnecting-kept = Ponowne łączenie, ruch jest zachowany
asks-undo = { $player } prosi o cofnięcie do ruchu { $n }.
seat-a-bot = Posadź bota
remove-bot = Usuń
rename-table = Zmień nazwę stołu
is-here = patrzy teraz na stół
resign = Opuść grę
resign-words = Bot gra na tym miejscu do końca. Nie można tego cofnąć.
keep-line-words = W tej przeglądarce boty grają dalej za innych; przy stole na serwerze wszystkie miejsca są wolne.
keep-here = Zachowaj w tej przeglądarce
share-line = Udostępnij jako stół
home-offline = Serwer teraz nie odpowiada. W partie tej przeglądarki można grać; stoły wrócą same.
update-ready = Nowa wersja jest gotowa.
reload = Wczytaj ponownie
later = Później
asks-redo = { $player } prosi o ponowienie do ruchu { $n }.
asks-bot = { $player } prosi, aby bot grał za gracza { $other }.
agreed-so-far = Zgoda: { $n } z { $all }.
agree = Zgadzam się
withdraw = Wycofaj
seat-gone = Konto tego gracza usunięto.
seat-person = Tu siedzi człowiek.
seat-bot = Tu siedzi bot: { $level }.
seat-stand-in = Na razie gra tu bot: { $level }.
hand-other-words = Jeśli ten gracz zniknął, za zgodą pozostałych może za niego grać bot.
ask-for-bot = Zaproponuj innym bota
take-seat-back = Odzyskaj miejsce
hand-own-words = Bot może grać za ciebie; swoje miejsce odzyskasz, kiedy zechcesz.
hand-to-bot = Niech bot gra za mnie
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
register-words = Z nazwą i hasłem masz swoje gry wszędzie. Gry rozpoczęte jako gość zostają z tobą.
come-back = Graj dalej jako ten gość
guest-known = W tej przeglądarce grano już jako gość.
key-unknown = Serwer nie zna już tego gościa.
key-words = Ten link loguje jako ten gość wszędzie, gdzie zostanie otwarty. Nie udostępniaj go.
other-device = Graj na innym urządzeniu
password-changed = Hasło zmieniono; na innych urządzeniach wylogowano.
change-password = Zmień hasło
new-password = Nowe hasło
renamed = Nazwę zmieniono.
rename = Zmień nazwę
account-changes = Nazwa, hasło, usunięcie
account-deleted = Konto usunięto.
delete-account-words = Tego nie da się cofnąć. Gry innych osób zostają; twoje miejsca czekają na boty, a twoje wiadomości znikają.
delete-account = Usuń konto
sign-out-everywhere = Wyloguj wszędzie
sign-out-guest-words = Grasz jako gość: twoje miejsca zależą od klucza. Zostaje on w tej przeglądarce, gdzie „Graj dalej jako ten gość” pozwala wrócić; dla innych urządzeń zachowaj link.
cancel = Anuluj
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
account-of-formation = Rozliczenie formowania
goes-in = Co zostaje wniesione
exchange = Wymiana akcji
settlement = Wyrównanie

# Listy stołów
to-move = Twoja tura
seats-free = Z wolnymi miejscami
all-titles = Wszystkie
state-of-table = Które stoły
no-such-tables = Nie ma takiego stołu.
to-watch = Do oglądania
next-train = Następny pociąg
launch = Start spółki
launch-after = dopiero po wymianie { $company }; { $share } czeka na nią
shares-missing = { $n ->
    [one] do sprzedania jeszcze { $n } akcja
    [few] do sprzedania jeszcze { $n } akcje
    [many] do sprzedania jeszcze { $n } akcji
   *[other] do sprzedania jeszcze { $n } akcji
}

# Tiles and what they become
tiles-words = Kliknięcie kafla pokazuje, co może go zastąpić i co on zastępuje.
tile-becomes = Może go zastąpić
tile-made-of = Zastępuje
no-such-tile = żaden kafel

# What counts at the end
what-counts = Co liczy się na koniec
what-counts-words = Gotówka i akcje po ich kursie, minus wszystkie długi; akcje spółki bez kursu nie liczą się wcale, pieniądze spółek też nie.
papers-count-1844 = Koleje górskie i spółki tunelowe liczą się, gdy już działają; koleje prywatne nie liczą się wcale.
papers-count-1824 = Pozostałe koleje górskie i małe spółki liczą się po nadrukowanej cenie, o ile tak mówi wydanie.

curtain = Na koniec rundy podawać, co przyniosła
unknown-host-words = Użyj adresu, który ci podano. Kto prowadzi ten serwer, podaje mu jego adres przez --public-url albo każe mu słuchać sieci przez --addr.
