# The table of editions: what tells the profiles of a title apart.
# A key that ends in a title’s number holds for that title alone.

## Tabela wydań

editions-differences = Różnice
editions-rules = Zasady
editions-options = Opcje każdej wersji zasad, do dowolnego łączenia
editions-as = jak { $profile }

## Opcje

option-text-elephant = Wariant Słoń: następną rundę giełdową zaczyna gracz po ostatnim kupującym lub sprzedającym
option-text-half-price-privates = Zasada domowa: za spółkę prywatną płaci się co najmniej połowę jej wartości nominalnej
option-text-privates-last = Zasada domowa: spółki prywatne kupuje się na końcu tury, po pociągach
option-text-destination-after-run = Zasada domowa: premie za cel wypłaca się dopiero po dywidendzie
option-text-sold-out-first = Zasada domowa: na koniec rundy giełdowej najpierw rosną kursy spółek wyprzedanych, potem spadają kursy spółek z akcjami w puli banku
option-text-sales-by-price = Zasada domowa: kilka spółek sprzedaje się w jednej turze w kolejności ich kursów, najdroższą najpierw
option-text-upgrade-reached-track = Zasada domowa: modernizuje się tylko tory, po których spółka mogłaby poprowadzić pociąg
option-text-sell-only-what-is-needed = Zasada domowa: w finansowaniu awaryjnym sprzedaje się nie więcej akcji, niż wymaga wybrany pociąg
option-text-goods-time = Goods Time: siedem pustych heksów ma miasteczka i jest dla nich więcej kafli

## Co wydrukowano w wydaniu

fact-bank = Bank
fact-seats = Gotówka startowa i limit certyfikatów
fact-market = Giełda
fact-company-ids = Oznaczenia spółek
fact-company-names = Nazwy spółek
fact-companies = Spółki
fact-privates = Spółki prywatne
fact-privates-1824 = Koleje górskie
fact-private-names = Nazwy spółek prywatnych
fact-private-names-1824 = Nazwy kolei górskich
fact-private-item = { $number }: wartość nominalna { $face }, dochód { $income }
fact-private-item-kept = { $number }: wartość nominalna { $face }, dochód { $income }, nie na sprzedaż
fact-trains = Pociągi
fact-train-cards = Karty pociągów
fact-train-cards-unlimited = bez ograniczeń
fact-train-phases = Fazy zaczynane pociągami
fact-phase-item = faza { $number }: { $value }
fact-newest-tiles = Najnowsze kafle
fact-newest-tiles-white = białe
fact-newest-tiles-yellow = żółte
fact-newest-tiles-green = zielone
fact-newest-tiles-brown = brązowe
fact-newest-tiles-grey = szare
fact-newest-tiles-special = specjalne
fact-operating-rounds = Rundy operacyjne w serii
fact-train-limits = Limity pociągów
fact-tiles = Kafle
fact-tiles-yellow = { $n } żółtych
fact-tiles-green = { $n } zielonych
fact-tiles-brown = { $n } brązowych
fact-tiles-grey = { $n } szarych
fact-tile-shapes = Kształty kafli
fact-hex-labels = Oznaczenia heksów
fact-hex-labels-item = od { $first } do { $last }, { $name } to { $coord }
fact-hexes = Heksy
fact-open-sides = Otwarte krawędzie
fact-tunnel-hexes = Heksy tunelowe
fact-fo-line = Linia FO
fact-fo-line-whole = w jednym kawałku
fact-fo-line-tiles = { $n } kafle
fact-fo-line-printed = { $hex } jest nadrukowany na mapie
fact-tunnel-bonus = Premia za tunel
fact-goods-cards = Karty pociągów g
fact-not-in-play = Spółki, które nie biorą udziału
fact-bukowina = Premia za połączenie Wien lub Prag z Bukowiną

## Różnice zasad w obu grach

policy-number-cards = Kolejność gry
policy-number-cards-dealt = losowana
policy-number-cards-as-seated = tak, jak siedzą gracze

policy-marker-enters = Znacznik kursu trafia na giełdę
policy-marker-enters-with-par = przy ustaleniu ceny emisyjnej
policy-marker-enters-with-par-1824 = wraz z ceną początkową
policy-marker-enters-at-launch = przy starcie spółki, z uwzględnieniem wcześniejszego spadku kursu

policy-upgrade-connection = Połączenie przy modernizacji
policy-upgrade-connection-new-tile = dowolny tor nowego kafla
policy-upgrade-connection-old-tile = dowolny tor wymienianego kafla
policy-upgrade-connection-new-track-or-value = nowy tor albo miasto o nowej wartości w zasięgu
policy-upgrade-connection-travelled-track-or-value = nowy tor, którym biegnie połączenie, albo miasto o nowej wartości

policy-train-step-ends = Koniec kroku pociągów
policy-train-step-ends-nothing-possible = samoczynnie, gdy nic już nie można zrobić
policy-train-step-ends-no-train-affordable = gdy nigdzie nie stać spółki na żaden pociąg

policy-claim = Dochód
policy-claim-maximum = obowiązkowy jest najwyższy możliwy
policy-claim-any-legal = wystarczą dowolne dozwolone trasy
policy-claim-any-paying = wystarczą dowolne dozwolone trasy, które coś przynoszą

policy-consent = Handel pociągami między prezesami
policy-consent-asked = sprzedający jest pytany o zgodę
policy-consent-implied = zakup oznacza zgodę

policy-emergency-sales = Sprzedaż awaryjna
policy-emergency-sales-needed-for-purchase = nie więcej, niż wymaga wybrany pociąg
policy-emergency-sales-needed-for-dearest = do ceny najdroższego pociągu z banku
policy-emergency-sales-needed-for-dearest-1824 = tylko gdy skarbiec nie starcza na najtańszy pociąg z banku, i do ceny najdroższego
policy-emergency-sales-as-wanted = ile chce prezes, na pociąg, na który skarbiec nie wystarcza

policy-surrendered = Oddane pociągi
policy-surrendered-to-pool = trafiają do puli banku
policy-surrendered-removed = wychodzą z gry

policy-bank-break = Bank pęka
policy-bank-break-emptied = gdy nic w nim nie ma; sprawdza się po całkowitym zakończeniu serii
policy-bank-break-emptied-1824 = gdy nic w nim nie ma
policy-bank-break-exceeded = gdy wypłata go przekracza; sprawdza się przed wysyłką za granicę i formowaniem SBB
policy-bank-break-exceeded-1824 = gdy wypłata go przekracza

## Różnice zasad w grze 1844

policy-track-step-ends = Koniec kroku budowy
policy-track-step-ends-nothing-possible = samoczynnie, gdy nic już nie można zbudować
policy-track-step-ends-only-when-said = tylko na wyraźne życzenie
policy-track-step-ends-nothing-at-hand = sam, gdy kafel leży, a nieużytego certyfikatu nie ma pod ręką

policy-unmoved-markers = Znacznik kursu, który się nie przesuwa
policy-unmoved-markers-stay = zachowuje miejsce w stosie
policy-unmoved-markers-sink = idzie na spód na koniec rundy operacyjnej

policy-tunnel-connection = Połączenie przy budowie tunelu
policy-tunnel-connection-mouth = jeden z jego wlotów
policy-tunnel-connection-mouth-or-line = jeden z jego wlotów albo linia FO na heksie

policy-paper-worth = Koleje górskie i certyfikaty tunelowe liczą się na koniec
policy-paper-worth-used = jeśli je odwiedzono
policy-paper-worth-has-paid = jeśli już wypłaciły dochód

policy-no-bids = Brak ofert na P2–P7
policy-no-bids-payout-round = runda samych wypłat, potem nowa runda giełdowa
policy-no-bids-payout-in-auction = dochód wypłaca się w trakcie licytacji

policy-fnm-launch = Start spółki FNM
policy-fnm-launch-last-private = po sprzedaży ostatniej spółki prywatnej
policy-fnm-launch-with-par = wraz z ustaleniem ceny emisyjnej

policy-debtors = Gracze z długiem
policy-debtors-buy-nothing = nic nie kupują w rundach giełdowych
policy-debtors-may-start = mogą jeszcze kupić certyfikat prezesa

policy-end-of-round-moves = Kursy na koniec rundy giełdowej
policy-end-of-round-moves-two-passes = najpierw spółki z akcjami w puli banku, potem wyprzedane
policy-end-of-round-moves-one-pass = wszystkie w kolejności spółek

policy-free-moments = Użycie P4 i EVA
policy-free-moments-any-time = w dowolnej chwili między dwoma ruchami
policy-free-moments-own-turns = tylko w turach, które dotyczą właściciela
policy-free-moments-own-turns-unasked = tylko w turach dotyczących właściciela i nie przed ustawieniem kolei górskiej

policy-private-seller = Spółki kupują spółki prywatne
policy-private-seller-director = tylko od swojego prezesa
policy-private-seller-anyone = od dowolnego gracza

policy-tunnel-mouths = Wloty tunelu na heksach FO
policy-tunnel-mouths-clear-of-the-line = nie tam, gdzie linia FO opuszcza heks
policy-tunnel-mouths-any-open-side = na każdej otwartej krawędzi
policy-tunnel-mouths-clear-of-the-laid-line = nie tam, gdzie FO opuszcza heks, gdy już leży

policy-destination-check = Premia za cel
policy-destination-check-at-once = wypłacana zaraz po połączeniu ze stacją docelową
policy-destination-check-claimed = wypłacana przy następnym ruchu rundy operacyjnej
policy-destination-check-operating-rounds = wypłacana sama przy każdym ruchu rundy operacyjnej

policy-express-ends = Zaliczane przystanki pociągu 8E
policy-express-ends-scored = są wśród nich pierwszy i ostatni
policy-express-ends-free = najlepsze, gdziekolwiek leżą

policy-same-side = Dwie dalekie trasy tej samej strony
policy-same-side-joined = trasa może połączyć
policy-same-side-refused = trasa nie może połączyć

policy-zero-stops = Dalekie trasy o wartości 0
policy-zero-stops-visited = są przystankami
policy-zero-stops-refused = nie są przystankami

policy-obligation = Obowiązek posiadania pociągu
policy-obligation-stops = heksy górskie bez kolei nie są przystankami
policy-obligation-remembered = heksy górskie bez kolei są przystankami; raz stwierdzony trwa

policy-bankruptcy = Bankructwo
policy-bankruptcy-none = nie istnieje
policy-bankruptcy-ends-the-game = można je ogłosić; kończy partię
policy-bankruptcy-any-step = można je ogłosić w każdym kroku; kończy grę

policy-after-export = Po wysyłce za granicę
policy-after-export-surrender = najpierw oddaje się nadmiarowe pociągi, potem powstaje SBB
policy-after-export-formation = najpierw powstaje SBB, potem oddaje się nadmiarowe pociągi

policy-double-for-director = Certyfikat podwójny prezesa SBB
policy-double-for-director-former-director-of-the-last = z puli banku, a w razie braku od byłego prezesa V5
policy-double-for-director-last-distinct-director = z puli banku, a w razie braku od ostatniego z różnych prezesów V1–V5

policy-exchange-debt = Dług z wymiany
policy-exchange-debt-apart = osobno, bez odsetek, ze sprzedażą przymusową
policy-exchange-debt-one-ledger = razem z innymi długami, z odsetkami, bez sprzedaży przymusowej

policy-certificate-sale = Część certyfikatu prezesa
policy-certificate-sale-one-or-both = sprzedaje się przy każdej zmianie prezesa
policy-certificate-sale-both-or-last-place = sprzedaje się tylko na ostatnie miejsce w puli banku

policy-first-of-national = Pierwszy zakup, gdy cała SBB leży w puli banku
policy-first-of-national-any-certificate = certyfikat pojedynczy lub podwójny
policy-first-of-national-double = certyfikat podwójny

policy-elephant-order = Kolejność graczy w wariancie Słoń
policy-elephant-order-rotated = karty się przesuwa
policy-elephant-order-one-in-front = jeden gracz przechodzi na początek, pozostali zachowują kolejność

policy-late-destinations = Premie za cel po dywidendzie
policy-late-destinations-all-due = wszystkie, których cel jest połączony
policy-late-destinations-company-in-turn = premia spółki, której jest tura

policy-reached-track = Tory, po których spółka mogłaby jechać
policy-reached-track-connected = wszystkie połączone
policy-reached-track-within-train-length = tylko w zasięgu jednego z jej pociągów, jeśli go ma

policy-own-trains = Pociągi między spółkami jednego prezesa, gdy skarbiec jest mniejszy niż cena z karty
policy-own-trains-lent = do ceny z karty, jeśli pociąg jest wymagany; czego brakuje prezesowi, to się pożycza
policy-own-trains-within-cash = najwyżej skarbiec i gotówka prezesa
policy-debtor-pass = Dłużnik z gotówką pasuje
policy-debtor-pass-free = kiedy chce
policy-debtor-pass-only-instead-of-something-else = tylko gdy mógłby zrobić coś innego; inaczej spłaca
policy-surrender-order = Kilka spółek nad limitem pociągów
policy-surrender-order-one-by-one = oddaje pociągi po kolei
policy-surrender-order-any-order = oddaje pociągi w dowolnej kolejności
policy-agreed-end = Koniec gry za zgodą graczy
policy-agreed-end-never = nie ma
policy-agreed-end-at-any-time = w każdej chwili, z majątkiem z tej chwili
policy-next-lot = Kto wystawia następną kolej prywatną
policy-next-lot-number-card = gracz z jej kartą numeru albo następny, którego na nią stać
policy-next-lot-after-the-last = po graczu, który wystawił ostatnią, pierwszy, którego stać na którąkolwiek z pozostałych
policy-repayment = Spłata
policy-repayment-any-part = dowolna część długu
policy-repayment-all-at-once = cały dług albo cała gotówka
policy-exchange-cash = Gotówka przy formowaniu SBB
policy-exchange-cash-all-together = saldo gracza ze wszystkich spółek pre-SBB
policy-exchange-cash-company-by-company = rozliczana spółka po spółce
policy-own-trains-after-sale = Pociąg własnej spółki po sprzedaży w kroku zakupu pociągów
policy-own-trains-after-sale-no-bound = od 1 SFR
policy-own-trains-after-sale-last-sale-needed = tylko po cenie, do której potrzebna była ostatnia sprzedana akcja
policy-unoperated-sales = Sprzedaż awaryjna akcji spółki, która jeszcze nie operowała
policy-unoperated-sales-without-last-share = ostatnia akcja liczy się za tyle, ile przynosi
policy-unoperated-sales-less-market-price = ostatnia akcja liczy się po kursie
policy-directors-line = Koniec tury czeka na P4
policy-directors-line-not-waited-for = spółki
policy-directors-line-waited-for = spółki lub jej prezesa
policy-end-of-trains = Koniec zakupu pociągów
policy-end-of-trains-with-the-turn = kończy turę
policy-end-of-trains-before-the-turn = ogłasza się najpierw, jeśli można jeszcze użyć kolei prywatnej, P4 lub EVA

## Różnice zasad w grze 1824

policy-unaffordable-coal = Niesprzedana kolej węglowa, na którą gracza nie stać
policy-unaffordable-coal-passes = gracz spasował
policy-unaffordable-coal-waits-for-a-pass = gra czeka na spasowanie

policy-unreserved-certificate = Niezarezerwowany certyfikat prezesa kolei państwowej
policy-unreserved-certificate-not-for-sale = nie jest na sprzedaż
policy-unreserved-certificate-waits-for-a-pass = nie jest na sprzedaż, ale gra czeka na spasowanie

policy-discard-order = Kolejność oddawania
policy-discard-order-operating = w kolejności operowania
policy-discard-order-site-list = tak, jak 18xx.games wymienia spółki

policy-sales = Kilka sprzedaży akcji jednej spółki w turze
policy-sales-one-block = nie ma ich: jeden pakiet, jeden spadek kursu
policy-sales-repeated = każda obniża kurs

policy-exchanges = Wymiana dobrowolna
policy-exchanges-free = także po sprzedaży i na limicie certyfikatów
policy-exchanges-hindered = bez kolei węglowej po sprzedaży i bez kolei górskiej na limicie certyfikatów

policy-compulsory-mountain = Wymiana przymusowa kolei górskiej
policy-compulsory-mountain-must-be-exchanged = właściciel musi wziąć akcję
policy-compulsory-mountain-may-be-discarded = właściciel może ją oddać za nic

policy-coal-certificate = Certyfikat prezesa z kolei węglowej, gdy inny gracz ma więcej akcji
policy-coal-certificate-goes-with-the-office = przechodzi na nowego prezesa
policy-coal-certificate-stays-with-the-owner = zostaje u właściciela kolei węglowej
policy-coal-certificate-stays-and-is-traded = zostaje u właściciela kolei węglowej i można go sprzedać; o prezesurze decyduje rachunek zakupów i sprzedaży

policy-coal-opening = Kolej regionalna, której wymiana przymusowa daje 50%
policy-coal-opening-end-of-round = rozpoczyna działalność na końcu rundy operacyjnej
policy-coal-opening-at-once = rozpoczyna działalność od razu

policy-waiting-trains = Pociągi kolei regionalnej przed jej startem
policy-waiting-trains-untouchable = nikt nie może ich kupić
policy-waiting-trains-for-sale = mogą je kupić inne spółki

policy-coal-duty = Kolej węglowa bez pociągu
policy-coal-duty-where-any-exists = musi go kupić, chyba że nigdzie nie ma żadnego
policy-coal-duty-while-the-bank-offers = musi go kupić tylko wtedy, gdy bank oferuje pociągi g

policy-at-the-limit = Spółka na limicie pociągów
policy-at-the-limit-buys-nothing = kupuje tylko z rozliczeniem
policy-at-the-limit-buys-and-discards = może kupić i oddać nadmiarowy, gdy możliwe byłoby rozliczenie

policy-undirected = Kolej państwowa, której dwóch akcji nikt nie ma
policy-undirected-takes-no-turn = nie operuje
policy-undirected-receivership = działa pod zarządem przymusowym: jeździ, ale nie buduje torów i nie kupuje pociągów
policy-undirected-receivership-with-track = działa pod zarządem przymusowym: jeździ i buduje tory, ale nie kupuje pociągów

policy-merger-surplus = Nadmiarowe pociągi nowej kolei państwowej
policy-merger-surplus-all-trains = wybiera się spośród wszystkich jej pociągów
policy-merger-surplus-just-merged = wybiera się spośród właśnie przejętych

policy-no-forerunners = Stacja startowa kolei państwowej bez poprzedniczek
policy-no-forerunners-place-kept = czeka na nią i powstaje wraz z nią
policy-no-forerunners-first-turn = powstaje w jej pierwszej turze, obok miejsc miasta
policy-no-forerunners-claimed = jest zastrzegana miejsce po miejscu i powstaje w jej pierwszej turze

policy-returned-marker = Stacja k&k zdjęta z heksu Wien
policy-returned-marker-costs-as-any-other = kosztuje jak każda inna
policy-returned-marker-keeps-its-price = staje jako ostatnia i znów za darmo, jeśli była to stacja KK1

policy-train-step-sales = Prezesi sprzedają akcje przy zakupie pociągów
policy-train-step-sales-in-an-emergency = na pociąg, który trzeba kupić
policy-train-step-sales-any-train-step = zawsze, gdy można by kupić pociąg
policy-train-step-sales-never = nigdy

policy-debt = Dług
policy-debt-overdraft = to debet na koncie; zmniejszają go wszystkie wpływy
policy-debt-ledger = prowadzi się osobno i spłaca dowolnie w rundach giełdowych

policy-first-export = Pierwsza wysyłka za granicę
policy-first-export-after-first-purchase = po serii, w której kupiono pierwszy pociąg 2
policy-first-export-first-set = po pierwszej serii

policy-after-foreign-sale = Po wysyłce za granicę
policy-after-foreign-sale-exchanges = najpierw wymiany przymusowe, potem powstaje kolej państwowa
policy-after-foreign-sale-formation = najpierw powstaje kolej państwowa, potem wymiany przymusowe

policy-book-value = Małe spółki i koleje górskie na koniec
policy-book-value-none = nie liczą się
policy-book-value-counts = liczą się po cenie zakupu

policy-selling-duty = Kto przekracza limit certyfikatów
policy-selling-duty-every-turn = sprzedaje w każdej turze
policy-selling-duty-next-share-round = sprzedaje od pierwszej tury następnej rundy giełdowej

policy-last-formation = Kolej państwowa należna po ostatniej rundzie operacyjnej
policy-last-formation-omitted = nie powstaje
policy-last-formation-takes-place = powstaje przed podliczeniem

policy-staatsbahn-shares = Akcje kolei państwowych
policy-staatsbahn-shares-initial-round = są w sprzedaży w pierwszej rundzie giełdowej
policy-staatsbahn-shares-ordinary-share-rounds = są w sprzedaży od pierwszej zwykłej rundy giełdowej

policy-undirected-trains = Pociągi kolei państwowej bez prezesa
policy-undirected-trains-for-sale = są na sprzedaż
policy-undirected-trains-not-for-sale = nie są na sprzedaż

policy-has-operated = Akcje spółki można sprzedawać
policy-has-operated-after-run = gdy tylko pojechała
policy-has-operated-after-first-turn = po jej pierwszej turze

policy-unit-limit = Certyfikat prezesa kupuje
policy-unit-limit-six-afterwards = kto ma potem najwyżej sześć akcji spółki
policy-unit-limit-five-before = kto ma przedtem najwyżej pięć akcji spółki

policy-purchase-after-sale = Pociągi po sprzedaży akcji przy zakupie pociągów
policy-purchase-after-sale-any = można kupić każdy
policy-purchase-after-sale-needs-the-last-unit = tylko taki, na który starcza skarbiec albo wymagał ostatniej sprzedanej akcji

policy-coal-train-step = Zakup pociągów kolei węglowej
policy-coal-train-step-goods-trains = czeka, dopóki stać ją na pociąg g
policy-coal-train-step-all-trains = czeka, dopóki stać by ją było na dowolny pociąg banku

policy-first-judged = Pierwsza tura pod zarządem przymusowym bez poprzedniczek
policy-first-judged-at-the-step = pozwala postawić stację
policy-first-judged-before-its-home = pomija stacje i przejazd

policy-marker-choice = Którą z dwóch stacji w Wien k&k zdejmuje
policy-marker-choice-at-formation = decyduje się przy powstaniu
policy-marker-choice-next-round = decyduje się na początku następnej rundy

policy-location-loop = Tor z czerwonej lokacji z powrotem do niej
policy-location-loop-asked = wymaga podania przejazdu
policy-location-loop-no-route = nie jest trasą

policy-mountain-owner = Właściciel kolei górskiej, który nie może nic zrobić
policy-mountain-owner-passed-over = jest pomijany
policy-mountain-owner-asked = jest pytany w fazie 3

policy-opening-order = Pierwsza runda giełdowa
policy-opening-order-round-the-table = wszystko jest w ofercie, raz w dół stołu, potem zawsze w górę
policy-opening-order-stacks = dwóch graczy wybiera z czterech stosów po dwie karty, potem koleje górskie, potem kupuje akcje

policy-refused-mountain = Odmowa kolei górskiej przy wyborze
policy-refused-mountain-is-no-pass = nie jest pasem: następują akcje
policy-refused-mountain-counts-as-pass = jest pasem: jeśli obaj odmówią, runda się kończy

policy-mountain-railways = Koleje górskie w grze
policy-mountain-railways-four-or-six = cztery lub sześć
policy-mountain-railways-one-per-player = tyle, ilu graczy

policy-kk-formation = k&k powstaje
policy-kk-formation-first-six = z pierwszym pociągiem 6
policy-kk-formation-first-five = z pierwszym pociągiem 5

policy-pool = Sprzedane akcje
policy-pool-in-the-bank = leżą razem z niesprzedanymi
policy-pool-apart = leżą osobno; ich zakupy mogą przekroczyć 60%, a dywidendę od nich dostaje spółka

policy-bank-limit = Co może leżeć w banku po sprzedaży
policy-bank-limit-half = połowa spółki
policy-bank-limit-none = cała

policy-double-sale = Certyfikat podwójny kolei obligacyjnej
policy-double-sale-free = sprzedaje się jak każdy inny
policy-double-sale-while-another-holds-two = sprzedaje się tylko, gdy drugi gracz ma dwie akcje

policy-bond-exchange = Akcje kolei obligacyjnej za koleje górskie
policy-bond-exchange-always = przy każdej wymianie
policy-bond-exchange-only-voluntary = nie przy wymianie przymusowej

policy-second-marker = Drugi znacznik kolei obligacyjnej
policy-second-marker-last-card = z ostatnim pociągiem 4 banku, w przeciwnym razie z ostatnim 5
policy-second-marker-any-purchase = z każdym pociągiem 4, gdy następny jest 5, albo z 5, gdy następny jest 6

policy-missing-marker = Stacja kolei państwowej, której poprzedniczka tylko buduje lub nie bierze udziału
policy-missing-marker-is-left = może być postawiona
policy-missing-marker-is-lost = przepada, a następna kosztuje tak, jakby leżała na mapie
