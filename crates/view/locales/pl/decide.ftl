# Headings
decision = Decyzja
h-auction = Licytuj lub spasuj
h-par = Ustal cenę emisyjną
h-shares = Sprzedaj, potem kup
h-mountain = Umieść kolej górską
h-track = Budowa torów
h-marker = Nowa stacja
h-run = Uruchom pociągi
h-dividend = Wypłać lub zatrzymaj
h-train = Zakup pociągów
h-surrender = Oddaj pociąg
h-offer = Oferta
h-duplicate = Zostaw jedną stację
h-over = Koniec partii
step-track = Tory
step-marker = Stacja
step-run = Przejazd
step-dividend = Dywidenda
step-train = Pociągi

# Whose turn
your-turn = twój ruch
heading-of = { $player }: { $heading }
turn-of = ruch: { $player }
you-direct = kierujesz spółką
moves-for = ruchy gracza { $player }
waiting-for = Czekamy na: { $players }
bot-thinks = { $bot } myśli…
position-before = Tu ruch miał gracz { $player }
last-moves = Co się stało
since-your-turn = { $n ->
    [one] Od twojej tury: { $n } ruch
    [few] Od twojej tury: { $n } ruchy
    [many] Od twojej tury: { $n } ruchów
   *[other] Od twojej tury: { $n } ruchu
}
since-rule = od twojej ostatniej tury
won-by = Wygrana: { $players }
ended-bank = Bank pękł; gra skończyła się razem z tą rundą.
ended-bankruptcy = Grę zakończyło bankructwo.
ended-standstill = Gra utknęła w martwym punkcie.
records = Rekordy stołu
record-run = Najlepszy przejazd
record-train = Najdroższy pociąg
record-price = Najwyższy kurs
dividends = Dywidendy
rematch = Zagraj jeszcze raz
review-game = Przejrzyj grę
result = Wynik
final-map = Mapa na koniec
share-picture = Udostępnij obraz
share-picture-link = Udostępnij obraz i link
picture-shared = Udostępniono.
picture-saved = Obraz zapisany.
picture-saved-link = Obraz zapisany, link skopiowany.
at-any-time = W każdej chwili
your-cash = Twoja gotówka
free = bezpłatnie
cost = Koszt
cost-words = { $money } · Skarbiec { $change }
less = mniej
more = więcej
unchanged = { $money }, bez zmian

# Auction
bid = Stawka
your-bid = Twoja stawka
face-value = Wartość nominalna
brings = Daje
standing-bid = { $money }, gracz { $player }
no-bid = jeszcze brak, co najmniej { $money }
cannot-bid = Najniższa możliwa stawka przekracza twoją gotówkę.
out-for-this = pas w tej licytacji
still-in = w grze
still-to-come = Jeszcze przed nami
private-1 = Tylko dochód.
private-2 = Od fazy 3 raz dodatkowy żółty kafel.
private-3 = Certyfikat tunelowy bez dopłaty.
private-4 = Od fazy 3 kładzie linię Furka-Oberalp.
private-5 = Akcja MOB (10%) bez dopłaty.
private-6 = Daje stanowisko prezesa FNM i jej cenę emisyjną.
private-7 = Daje później EVA, pociąg 5H.
fnm-par-words = Kupujący P6 zostaje prezesem FNM i ustala cenę emisyjną.
capital = Kapitał

# Shares
sell = Sprzedaj
sell-company = Akcje spółki { $company } do sprzedaży
you-hold = masz { $share }
with-doubles = { $shares } ({ $n ->
    [one] { $n } podwójny
    [few] { $n } podwójne
    [many] { $n } podwójnych
   *[other] { $n } podwójnych
})
then-buy = Potem kup jedno z
buy-one = Kup jedno z
too-dear = Więcej niż twoja gotówka: masz { $money } do dyspozycji.
start-company = Załóż spółkę { $company }
over-limit = { $held ->
    [one] Masz { $held } certyfikat, limit to { $limit }. Najpierw sprzedaj.
    [few] Masz { $held } certyfikaty, limit to { $limit }. Najpierw sprzedaj.
    [many] Masz { $held } certyfikatów, limit to { $limit }. Najpierw sprzedaj.
   *[other] Masz { $held } certyfikatu, limit to { $limit }. Najpierw sprzedaj.
}
at-limit = Masz { $held } z { $limit } certyfikatów. Sprzedaj jeden, aby kupić.
must-sell = Przed końcem tury musisz sprzedać.
mountain-words = Kolej górska: po aktywacji płaci 40 przed każdą rundą operacyjną
tunnel-words = Certyfikat tunelowy: prawo do tunelu, po aktywacji płaci 10
repay = Spłać dług
mountain-choice = Wybierz wolną górę i panel dochodu.
mountain-final = Wybór jest ostateczny.
income-panel = Panel dochodu

# Track and stations
track-words = Wybierz podświetlony heks. Jeden żółty kafel albo jedna modernizacja.
track-nothing = W tej turze nie można już nic zbudować.
marker-words = Wybierz podświetlone miasto.
marker-nothing = Teraz nie można postawić stacji.
hex = Heks
tile = Kafel
tile-left = { $tile } · zostało { $left } z { $all }
rotation = Obrót
rotation-words = { $sides } · dozwolone: { $n }, obracaj: { $key }
rotation-only = { $sides } · jedyny dozwolony
joins = Łączy
by-right = Na mocy
extra-tile = P2, dodatkowy żółty kafel
mouths = Wloty
terrain-mountain = góry
terrain-water = woda
best-run = Najlepszy przejazd
hint-lay = Większy dochód: kafel { $tile }, { $hex }: najlepszy przejazd { $money } zamiast { $now }.
tunnel-option = { $paper }: { $hex }, { $sides }
tunnels = Tunele
buy-private = Kup spółkę prywatną od prezesa
city = Miasto
city-n = Miasto { $n }
side-0 = SW
side-1 = W
side-2 = NW
side-3 = NE
side-4 = E
side-5 = SE

# Runs and dividends
proven-best = Udowodniono: żaden inny przejazd nie daje więcej.
unproven-best = Najlepszy znaleziony przejazd; wyszukiwanie przerwano.
left-on-table = Zostaje { $money }: możliwe jest { $best }.
equal-runs = Równie dobre przejazdy:
range-stops-of = { $n } z { $limit } przystanków
range-hexes-of = { $n } z { $limit } heksów
range-express-of = { $n } z { $limit } liczonych przystanków
edit = Zmień
edit-words = Klikaj przystanki na mapie, aby przedłużyć lub skrócić trasę.
add-route = Trasa dla { $train }
line = Linia
stop = Przystanek
value = Wartość
tunnel = Tunel
sum = Suma
town = Miasteczko
through-tunnel = przez tunel { $name }
transit-bonus = Premia tranzytowa
next-step = Podgląd następnego kroku
revenue-n = Dochód { $money }
pay-out = Wypłata
withhold = Zatrzymanie
per-share = na akcję { $share }

# Trains
train-words = { $range }, { $fate }
from = Od
from-bank = bank
agree-price = Cena
of-limit = { $n } z najwyżej { $limit }
no-train = Nie ma teraz pociągu do kupienia.
train-required = Spółka musi mieć pociąg.
raise-money = Zdobądź pieniądze ze sprzedaży akcji
surrender-words = Spółka przekracza limit pociągów. Wybierz pociąg do oddania.
offer-words = { $buyer } oferuje spółce { $seller } { $money } za pociąg { $train }.
duplicate-words = SBB ma dwie stacje: { $hex }. Które miasto zachowuje stację?

# Buttons
do-bid = Zalicytuj { $money }
do-pass = Spasuj
do-set-par = Cena emisyjna { $company }: { $money }
do-start = Załóż spółkę { $company }: cena emisyjna { $par }, koszt { $money }
do-buy-share = Kup akcję { $company } za { $money }
do-buy-from-pool = Kup akcję { $company } z puli za { $money }
do-buy-double = Kup certyfikat podwójny { $company } za { $money }
do-buy-certificate = Kup certyfikat prezesa { $company } za { $money }
do-sell = Sprzedaj { $n } { $company }
do-sell-for = Sprzedaj { $n } { $company } za { $money }
do-buy-mountain = Kup kolej górską { $paper }
do-place-mountain = Umieść: { $hex }
do-buy-tunnel = Kup certyfikat tunelowy { $paper }
do-repay = Spłać { $money }
do-lay = Połóż kafel { $tile } na { $hex }
do-lay-extra = Połóż dodatkowy kafel { $tile } na { $hex }
do-tunnel = Zbuduj tunel { $paper } przez { $hex }
do-marker = Postaw stację: { $hex }
do-run = Uruchom pociągi
do-run-for = Uruchom: dochód { $money }
do-pay-out = Wypłać dywidendę
do-withhold = Zatrzymaj
do-buy-train = Kup { $train } za { $money }
do-buy-train-from = Kup { $train } od { $company } za { $money }
with-debt = { $label }, dług { $money }
do-buy-private = Kup { $paper } za { $money }
do-done = Gotowe
do-fo = Połóż linię FO
do-eva = Przekaż EVA spółce { $company }
do-destination = { $company } osiąga cel
do-surrender = Oddaj { $train }
do-surrender-ahead = Oddaj { $train } spółki { $company }
do-end-game = Zakończ grę
do-accept = Przyjmij
do-decline = Odrzuć
do-keep-marker = Zostaw w mieście { $n }
do-bankruptcy = Ogłoś bankructwo
do-confirm = Potwierdź
do-rotate = Obróć
do-best-routes = Najlepsze trasy
do-clear-route = Wyczyść trasę
do-buy-minor = Kup { $company } za { $money }
do-exchange = Wymień { $paper } na { $company }
do-exchange-pool = Wymień { $paper } na { $company } z puli banku
do-discard = Oddaj { $paper }
do-exchange-train = Kup { $train } za { $money } w rozliczeniu
do-bond-marker = Postaw znacznik spółki { $company } na { $hex }

# 1824
h-opening = Kup certyfikat
h-exchange = Wymień kolej górską
initial-round-1824 = Pierwsza runda giełdowa
round-initial-1824 = Start
exchange-words = { $paper } trzeba wymienić na certyfikat.
minors = Koleje węglowe i poprzedniczki
mountain-railways = Koleje górskie
h-bond-marker = Postaw znacznik kolei obligacyjnej
bond-marker-words = Znacznik kolei obligacyjnej jest darmowy i trafia na dowolne wolne miejsce w mieście; jeden z trzech należy do Wien.
bond-words = { $company } to kolej obligacyjna: nie ma prezesa, nie buduje i nie jeździ. W każdej rundzie operacyjnej bank płaci za każdą akcję w ręku gracza jedną dziesiątą kursu, potem kurs rośnie.
draft-any = Weź kartę z dowolnego stosu; drugą kartę tego stosu dostaje drugi gracz.
draft-other = Weź drugą kartę wybranego stosu.
draft-mountain = Kup kolej górską lub spasuj; kto pasuje, usuwa najwyższą pozostałą.
draft-shares = Stosy są rozdane: teraz kupuje się akcje.
stack-n = Stos { $n }
construction-railway = tylko buduje tory
becomes = staje się { $company }
exchanges = Wymiany
part-exchange = w rozliczeniu
mine = Kopalnia
mine-income = Dochód z kopalni, do skarbca

# Z wyprzedzeniem
when-your-turn-comes = Gdy przyjdzie twoja tura
plan-ahead = Zaplanuj moją następną turę
plan-words = Widzisz to tylko ty. Zostanie sprawdzone w twojej turze, o ile ta strona jest otwarta.
plan-drop = Usuń
plan-keep = Zapamiętaj te ruchy
planning-words = Planujesz następną turę. Do tego czasu inni robią tak mało, jak mogą.
planned-so-far = { $n ->
    [0] Nic jeszcze nie zaplanowano.
    [one] Zaplanowano { $n } ruch.
    [few] Zaplanowano { $n } ruchy.
    [many] Zaplanowano { $n } ruchów.
   *[other] Zaplanowano { $n } ruchu.
}
pass-unless-any = Pasuj, aż ktoś wykona ruch
pass-unless-own = Pasuj, chyba że dotyczy to moich spółek
passing-unless-any = Pasowanie w tej rundzie giełdowej, aż ktoś wykona ruch
passing-unless-own = Pasowanie w tej rundzie giełdowej, aż zmienią się akcje lub kursy moich spółek
plan-refused = Zaplanowany ruch nie jest już możliwy.
passing-stopped = Koniec pasowania: znów decydujesz samodzielnie.
time-used = Czas
clock-days = { $d } d. { $h } h
clock-hours = { $h } h { $m } min
clock-minutes = { $m } min

# While others decide
in-this-turn = W tej turze

# The end of a round
round-ended = Koniec: { $ended }. Zaczyna się: { $begins }
round-account = Kursy i gotówka
phase-began = Zaczęła się faza { $n }

# Par on the market
par-on-market = { $company }: kliknij obramowaną cenę emisyjną.
par-outlook = { $company } po { $par }: koszt { $cost }, zostaje { $left }. Startuje po sprzedaży { $share } akcji, z kapitałem { $capital }.
launches-at = Startuje po sprzedaży { $share } akcji.
cash-left = Zostaje

# A train that the treasury cannot pay
emergency = Skąd wziąć pieniądze
train-costs = { $train } kosztuje
may-be-sold = Można sprzedać
sale-for = { $n } { $company } za { $money }
nothing-to-sell = nic
debt-then = Brakuje po sprzedaży wszystkiego

# Income that is always split
half-to = Połowa: { $player }
half-to-treasury = Połowa do kasy
income-split = połowa dla właściciela, połowa do kasy
income-split-mine = połowa dla właściciela, połowa do kasy; kopalnia płaci do kasy { $money } za każdy pociąg g, który stamtąd rusza
