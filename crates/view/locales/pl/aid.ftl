# Skrót zasad: wszystko, czego szuka się w trakcie gry, na jednej kartce.

## The sheet: headings

aid = Skrót zasad
aid-words = Wszystko, czego szuka się w trakcie gry, na jednej kartce, dokładnie dla tego stołu.
aid-print = Drukuj
aid-players = Gracze
aid-cash = Gotówka startowa
aid-limit = Limit certyfikatów
aid-bank = Bank
aid-h-phases = Fazy gry
aid-h-trains = Pociągi
aid-h-start = Licytacja spółek prywatnych
aid-h-start-1824 = Pierwsza runda giełdowa
aid-h-shares = Runda giełdowa
aid-h-selling = Sprzedaż
aid-h-buying = Kupno
aid-h-operating = Runda operacyjna
aid-h-track = Tory
aid-h-routes = Trasy i dochód
aid-h-train-step = Pociągi
aid-h-emergency = Brak pieniędzy na pociąg
aid-h-sbb = Formowanie SBB
aid-h-staat = Formowanie kolei państwowej
aid-h-kinds = Rodzaje kolei
aid-h-companies = Spółki
aid-h-privates = Spółki prywatne
aid-h-costs = Ile to kosztuje
aid-h-end = Wysyłka za granicę, koniec gry, podliczenie
aid-h-house = Zasady domowe tego stołu
aid-no-house-rules = Brak: gra według instrukcji.

## Heads of tables

aid-phase = Pierwszy
aid-phase-first = start
aid-tiles = Kafle
aid-rounds = OR
aid-limits = Limit H·V·R·SBB
aid-limits-1824 = Limit W·P·R·P
aid-events = Co się dzieje
aid-limits-words = Limity pociągów kolei węglowych, poprzedniczek, kolei regionalnych i państwowych.
aid-train = Pociąg
aid-price = Cena
aid-cards = Karty
aid-scrapped-by = Złomuje pierwszy
aid-part-exchange = W rozliczeniu za
aid-kind = Rodzaj
aid-shares = Akcje
aid-starts = Start przy
aid-capital = Kapitał × cena em.
aid-capital-1824 = Kapitał × cena pocz.
aid-bonus = Cel
aid-markers = Stacje
aid-by-par = wg ceny
aid-company = Spółka
aid-home = Start
aid-destination-head = Cel
aid-becomes = Staje się
aid-mine = Kopalnia
aid-minors = Koleje węglowe i poprzedniczki
aid-majors = Koleje regionalne i państwowe
aid-capital-staat = zob. formowanie
aid-private = Nr
aid-face = Wartość
aid-income = Dochód
aid-sale = Dla spółki
aid-brings = Daje
aid-thing = Co

## Phases and trains

aid-scraps = złomowane: { $trains }
aid-goods-from = w sprzedaży { $train }
aid-event-export = odtąd po każdej serii pociąg jedzie za granicę
aid-event-trade = handel pociągami między spółkami
aid-event-abilities = P1–P5 można sprzedać spółkom; działają P2 i P4
aid-event-privates = spółki prywatne są zamykane
aid-event-sbb = na końcu OR powstaje SBB
aid-event-capital = nowe H dostają cały kapitał
aid-event-exchange = można wymieniać koleje górskie i węglowe
aid-event-mountains = koleje górskie są wymieniane i zamykane
aid-event-coal = koleje węglowe są wymieniane i zamykane
aid-event-mines = kopalnie płacą więcej
aid-event-sd = na końcu OR powstaje SD
aid-event-ug = na końcu OR powstaje UG
aid-event-kk = na końcu OR powstaje { $kk }
aid-phase-begins = Faza zaczyna się od razu z pierwszym pociągiem danego typu, sprzedanym spółce lub wysłanym za granicę.
aid-rounds-fixed = Liczbę rund operacyjnych serii ustala koniec rundy giełdowej; nowa faza liczy się od następnej serii.
aid-train-sides = Stronę wybiera kupujący; odwracają ją tylko fazy. Koleje regionalne mają tylko pociągi H.
aid-train-eva = EVA (P7) i własny 5H SBB są dodatkowe, nie są złomowane i nie zaczynają fazy.
aid-part-exchange-rule = W rozliczeniu: jeden pociąg poprzedniego typu z tej samej rodziny za nowy z banku; raz na spółkę i rundę operacyjną, także na limicie. Oddany wychodzi z gry.
aid-goods-trains = Pociągi g leżą obok stosu, wszystkie dostępne typy naraz; złomują je tylko pociągi g; nie zmieniają fazy.

## Before the first share round

aid-auction-order = Karty kolejności są losowane. P1–P7 idą po kolei: karta 1 wystawia P1, karta 2 P2 i tak dalej.
aid-auction-ascending = P1–P7 idą po kolei.
aid-auction-bid = Pierwsza stawka to co najmniej wartość nominalna, każda następna wyższa o co najmniej { $raise }; pas wyklucza z tej licytacji.
aid-auction-nobody-first = Nikt nie chce P1: cena spada o { $fall } i wszyscy mogą znów licytować; przy 0 bierze ją karta 1.
aid-auction-nobody = Nikt nie chce którejś z P2–P7: spółki prywatne płacą dochód, potem wystawia się ją znowu.
aid-auction-end = Po ostatniej karty kolejności idą według gotówki, od najmniejszej, i zaczyna się kupowanie; sprzedaży w tej rundzie nie ma.
aid-opening-order = Najpierw raz od ostatniego miejsca do pierwszego, potem zawsze od pierwszego do ostatniego; jeden zakup na turę albo pas.
aid-opening-items = W ofercie: koleje węglowe, poprzedniczki, koleje górskie; certyfikaty prezesa kolei regionalnych bez kolei węglowej; 10% kolei regionalnych, które mają kurs.
aid-opening-no-sales = Nie ma sprzedaży ani wymiany.
aid-opening-end = Koniec, gdy wszyscy spasują po kolei. Niekupione małe spółki i koleje górskie wychodzą z gry; kartę priorytetu dostaje gracz po ostatnim kupującym.
aid-draft-stacks = Cztery stosy po dwie karty: 1 wylosowana kolej węglowa i poprzedniczka, 2 SD1 i KK1, 3 pozostałe poprzedniczki, 4 pozostałe koleje węglowe.
aid-draft-picks = Wybiera się 2–1, 1–2, 1–2, 2–1: pierwszy bierze kartę z dowolnego stosu, drugi musi wziąć drugą z niego.
aid-draft-construction = Stos 1 to koleje budowlane: bez skarbca, pociągów i dochodu; w każdej rundzie operacyjnej jeden kafel od stacji startowej, za darmo. Zamyka je pierwszy pociąg 4 (pierwszy 5, jeśli jest wśród nich KK2).
aid-draft-bond = Kolej regionalna kolei węglowej ze stosu 1 to kolej obligacyjna: kurs { $bond }, wszystkie udziały w puli banku, bez prezesa; w każdej rundzie operacyjnej płaci dziesiątą część kursu za udział, potem kurs idzie w prawo.
aid-draft-mountains = Potem każdy może kupić jedną kolej górską; dalej runda toczy się o akcje.
aid-drawn = Które małe spółki są kolejami budowlanymi, losuje się w każdej grze.

## Share round

aid-sr-over = Ponad limitem certyfikatów: w swojej turze najpierw sprzedaj nadmiar.
aid-sr-turn = Według kart kolejności: sprzedaj dowolne akcje dowolnych spółek, potem kup najwyżej jedną rzecz; albo spasuj. Po pasie można wrócić do gry.
aid-sr-turn-1824 = Od karty priorytetu, zgodnie z ruchem zegara: sprzedaj dowolne akcje, potem kup jeden certyfikat albo zrób jedną wymianę; albo spasuj. Po pasie można wrócić do gry.
aid-sr-end = Koniec, gdy wszyscy spasują jeden po drugim.
aid-sr-order = Karty kolejności na następną rundę: najwięcej gotówki = 1 i tak dalej; przy remisie kolejność zostaje.
aid-sr-order-1824 = Karta priorytetu idzie do gracza po ostatnim, który coś sprzedaje, kupuje lub wymienia.
aid-sr-order-elephant = Słoń: kartę 1 dostaje gracz po ostatnim, który coś kupuje lub sprzedaje; pozostali zachowują kolejność.
aid-sr-pool = Spółka z akcją w puli banku: kurs o jedno pole w lewo; na lewym brzegu w dół.
aid-sr-sold-out = Wszystkie akcje u graczy: kurs o jedno pole w górę; w najwyższym wierszu stoi.
aid-sr-sold-out-1824 = Działająca spółka, wszystkie dziesięć udziałów u graczy: kurs o jedno pole w górę; w najwyższym wierszu stoi.
aid-sell-when = Nie w rundzie, w której sprzedano ostatnią spółkę prywatną, i nie, dopóki certyfikat prezesa nie jest kupiony.
aid-sell-half = W puli banku może leżeć najwyżej połowa spółki: { $halves }.
aid-sell-half-1824 = Po sprzedaży w banku może leżeć najwyżej połowa spółki; liczba udziałów: { $half }.
aid-sell-director = Certyfikatu prezesa nie można sprzedać: wymienia się go na akcje gracza, który ma wtedy więcej.
aid-sell-price = Spółka już operowała: zapłata po kursie, potem o wiersz w dół, bez względu na liczbę akcji. Na dole kurs stoi.
aid-sell-price-1824 = Zapłata po kursie, potem o wiersz w dół, bez względu na liczbę udziałów. Na dole kurs stoi.
aid-sell-first = Spółka jeszcze nie operowała: najpierw o wiersz w dół, potem zapłata po nowym kursie.
aid-sell-several = Kilka spółek w jednej turze: po kolei, jak chce sprzedający.
aid-sell-several-by-price = Kilka spółek w jednej turze: najdroższa pierwsza (zasada domowa).
aid-sell-papers = Spółek prywatnych, kolei górskich i certyfikatów tunelowych nie sprzedaje się bankowi.
aid-sell-papers-1824 = Małych spółek i kolei górskich nie można sprzedać.
aid-buy-items = Jedna rzecz: nowa akcja po cenie emisyjnej, akcja z puli banku po kursie, certyfikat prezesa za podwójną cenę emisyjną, kolej górska za { $mountain } lub certyfikat tunelowy za { $tunnel }. Pieniądze idą do banku.
aid-buy-items-1824 = Jeden certyfikat po kursie: 10% albo certyfikat prezesa 20% za podwójny kurs. Pieniądze idą do banku.
aid-buy-papers = Najwyżej jeden certyfikat tunelowy i jedna kolej górska na gracza i rundę.
aid-buy-start = Najpierw certyfikat prezesa: kupujący ustala cenę emisyjną od { $low } do { $high }. Od niej zależy liczba stacji H: { $markers }.
aid-buy-start-1824 = Kolej regionalna bez kolei węglowej: najpierw certyfikat prezesa; kupujący ustala cenę od { $low } do { $high }.
aid-buy-launch = Spółka rozpoczyna działalność, gdy połowa akcji wyjdzie z oferty pierwotnej ({ $launch }): od razu dostaje kapitał i operuje od następnej rundy operacyjnej.
aid-buy-launch-1824 = Kolej regionalna rozpoczyna działalność, gdy gracze mają 50% razem z certyfikatem prezesa: kapitał { $withcoal } × cena i majątek kolei węglowej, bez niej { $without } ×.
aid-buy-half = Kto ma ponad połowę spółki, dokupuje tylko z puli banku.
aid-buy-half-1824 = Limit zakupów w jednej spółce, w udziałach: { $most }; wymiana może go przekroczyć.
aid-buy-sold = Po sprzedaży akcji spółki nie można ich kupić w tej samej rundzie.
aid-buy-limit = Limit certyfikatów: certyfikat prezesa i podwójny liczą się jako jeden; spółki prywatne, koleje górskie i certyfikaty tunelowe się nie liczą.
aid-buy-limit-1824 = Limit certyfikatów: każdy papier liczy się jako jeden, także małe spółki i koleje górskie.
aid-buy-director = Prezesem zostaje od razu ten, kto ma więcej akcji niż prezes; tyle samo nie wystarcza.
aid-price-beneath = Znacznik kursu na zajętym polu idzie na spód.
aid-exchange-mountain = Kolej górska: od pierwszego pociągu { $exchangetrain } zamiast zakupu na 10% jednej z { $regionals }; z pierwszym { $mountaintrain } muszą wszystkie, według numerów.
aid-exchange-coal = Kolej węglowa: od pierwszego pociągu { $coalfrom } zamiast zakupu na certyfikat prezesa jej kolei regionalnej; z pierwszym { $coaltrain } muszą wszystkie.

## Operating round

aid-or-income = Najpierw dochody: spółki prywatne; koleje górskie { $mincome } i tunele { $tincome }, gdy użył ich już pociąg.
aid-or-income-1824 = Najpierw koleje górskie płacą po { $mincome }; potem operują koleje węglowe, potem poprzedniczki, według numerów; potem spółki.
aid-or-order = Spółki według kursu, najwyższy pierwszy; równy kurs: ta bardziej po prawej; to samo pole: ta na wierzchu.
aid-or-track = Tory (nieobowiązkowo): połóż jeden żółty kafel albo zmodernizuj jeden.
aid-or-marker = Stacja: w pierwszej turze za darmo stacja startowa; oprócz niej jedna na turę (nieobowiązkowo), { $second }, potem { $later }: z połączeniem, na wolnym miejscu, jedna na heks. Spółka, która jeszcze nie operowała, zachowuje miejsce startowe.
aid-or-run = Uruchom pociągi: każdy jedną trasę; kupiony teraz pojedzie od następnej tury.
aid-or-pay = Wypłać wszystko: kurs w prawo, na końcu wiersza w górę. Zatrzymaj wszystko albo brak dochodu: w lewo, na końcu w dół.
aid-or-pay-1824 = Wypłać wszystko: kurs w prawo, na końcu wiersza w górę. Zatrzymaj wszystko albo brak dochodu: w lewo, na końcu w dół. Małe spółki zawsze po połowie: właściciel i skarbiec.
aid-or-destination-late = Jest połączenie ze stacją docelową: premia jest płacona teraz (zasada domowa).
aid-or-trains = Kup pociągi, na ile jest miejsce.
aid-or-trains-1824 = Kup pociągi i oddaj pociąg w rozliczeniu, w dowolnej kolejności.
aid-or-privates-last = Na końcu kup spółki prywatne (zasada domowa).
aid-track-yellow = Żółty kafel przedłuża tor połączony z własną stacją; pierwszy kładzie się na heksie startowym.
aid-track-edges = Nie poza mapę, w zamknięte krawędzie, w szare i czerwone heksy bez strzałki, w heksy tunelowe obok wlotu; miasteczko, miasto i etykieta (OO, L) muszą pasować.
aid-track-edges-1824 = Nie poza mapę ani w szare i czerwone heksy bez strzałki; miasteczka, miasto i etykieta (W, Bu, T) muszą pasować.
aid-track-labels = Zürich i Bern zaczynają od zwykłego żółtego miasta, potem mają etykiety Z i B.
aid-track-cost = Płaci się tylko za pierwszy kafel na heksie, tyle, ile tam nadrukowano; modernizacja jest za darmo.
aid-track-upgrade = Modernizacja: o jeden kolor, na ile pozwala faza; wszystkie tory zostają.
aid-track-reached = Modernizuje się tylko tor, po którym mógłby jechać pociąg spółki (zasada domowa).
aid-track-tunnel = Tunel: za nieużyty certyfikat prezesa spółka buduje jeden za { $build }, przed kaflem lub po nim, także kilka naraz. Certyfikat się odwraca, a płaci dalej.
aid-destination = Stacja docelowa: gdy pociąg dowolnej długości mógłby tam dojechać ze startu, spółka dostaje raz { $bonuses } cena emisyjna; zapełnione miasta blokują. V5: gdy powstanie tunel Gotthard.
aid-run-normal = Zwykły pociąg: tyle przystanków, ile wynosi jego numer, żadnego nie pomija.
aid-run-hexes = Pociąg H: tyle heksów, ile wynosi numer, razem z pierwszym, każdy wjazd się liczy; bez dalekich tras.
aid-run-express = Pociąg 8E: 8 najlepszych przystanków, jeden z własną stacją; inne może pominąć.
aid-run-route = Trasa łączy co najmniej dwa przystanki, jeden z własną stacją; żadnego przystanku ani toru dwa razy; dwa miasta na heksie (OO) to dwa przystanki. Pociągi spółki nie jadą po tym samym torze.
aid-run-route-1824 = Trasa łączy co najmniej dwa przystanki, jeden z własną stacją; żadnego przystanku ani toru dwa razy; w Wien i Budapest tylko jeden. Pociągi spółki nie jadą po tym samym torze.
aid-run-blocked = Przez miasto pełne cudzych stacji nie można przejechać, ale można w nim skończyć.
aid-run-ends = Dalekie trasy i koleje górskie tylko na końcach.
aid-run-ends-1824 = Dalekie trasy i kopalnie tylko na końcach.
aid-run-goods = Pociąg g: z kopalni, tyle miast, ile wynosi numer (dalekie trasy się liczą), miasteczka bez ograniczeń; niczego nie pomija. Inne pociągi nie jadą do kopalń.
aid-run-mine = Każdy pociąg z kopalni daje jej wartość do skarbca; nigdy się jej nie dzieli.
aid-run-transit = Tranzyt: jeden pociąg północ–południe lub wschód–zachód dodaje premie obu dalekich tras.
aid-run-tunnel = Tunel z przystankami po obu stronach: o { $bonus } więcej za każdy przystanek trasy, raz na trasę.
aid-run-bukowina = Wien lub Prag połączone z Bukowiną: o { $bukowina } więcej, raz na trasę.
aid-pay-shares = Dywidenda z akcji w puli banku idzie do skarbca, z nowych do nikogo; 5% i 25% zaokrągla się w górę, na gracza.
aid-pay-bank = Za udziały w banku nikt nic nie dostaje.
aid-pay-pool = Dywidenda z akcji w puli banku idzie do skarbca.
aid-train-duty = Na końcu tury pociąg muszą mieć, jeśli mają trasę: { $obliged }.
aid-train-duty-1824 = Każda spółka musi mieć pociąg na końcu swojej tury.
aid-train-room = Na limicie nie ma zakupu; pociągu nie można oddać dobrowolnie.
aid-train-trade = Od pierwszego { $tradetrain } spółki kupują od siebie: przy tym samym prezesie za dowolną cenę od 1, przy różnych za cenę z karty.

## No money for a train

aid-emergency-who = Spółka musi mieć pociąg, a nie ma na niego: najpierw cały skarbiec, potem gotówka prezesa, potem sprzedaż lub dług; tylko na jeden pociąg.
aid-emergency-train = Prezes wybiera dowolny dostępny pociąg, także innej spółki, najwyżej za cenę z karty.
aid-emergency-sales = Obowiązują zasady rundy giełdowej; żaden prezes nie może się zmienić; sprzedaje się tylko akcje.
aid-emergency-needed = Sprzedaje się nie więcej, niż trzeba na pociąg (zasada domowa).
aid-emergency-debt = Dług: brakująca kwota i połowa więcej; na końcu każdej rundy giełdowej znów połowa reszty. Dłużnik nie kupuje akcji; nikt nie musi sprzedawać.

## National railways

aid-sbb-when = Kiedy: na końcu rundy operacyjnej, w której sprzedano pierwszy { $sbbtrain }; wysłany za granicę: od razu.
aid-sbb-exchange = Każda akcja V staje się akcją SBB: 50% → 10%, 25% → 5%.
aid-sbb-cash = Za każde 5% właściciel dostaje z banku kurs V minus { $sbbprice }, a przy ujemnej różnicy dopłaca; za 10% podwójnie.
aid-sbb-debt = Kto nie ma z czego, ma dług bez odsetek i w najbliższej rundzie giełdowej najpierw sprzedaje na niego akcje.
aid-sbb-assets = SBB dostaje skarbce, pociągi i stacje V1–V5, { $grant } z banku i własny 5H, którego nie można sprzedać. Limit pociągów: { $sbblimit }.
aid-sbb-markers = Dwie stacje na heksie: jedna wraca; każda dalsza kosztuje { $later }. Nieosiągnięte cele przepadają.
aid-sbb-price = Kurs { $sbbprice }, wiersz { $sbbrow } giełdy.
aid-sbb-director = Prezes: najwięcej akcji SBB; przy remisie były prezes V1, potem V2 i tak dalej.
aid-sbb-pool = Reszta akcji SBB leży w puli banku, nawet wszystkie.
aid-staat-when = Kiedy: na końcu rundy operacyjnej, w której sprzedano pierwszy jej pociąg ({ $founded }); wysłany za granicę: od razu.
aid-staat-exchange = Jej poprzedniczki są zamykane: numer 1 staje się certyfikatem prezesa (20%), pozostałe 10%.
aid-staat-director = Prezes: najwięcej udziałów, razem z kupionymi wcześniej; przy remisie właściciel numeru 1, potem 2, 3, potem od karty priorytetu.
aid-staat-capital = Bank płaci { $staat } za każdy z dziesięciu udziałów, którego nie wydano przy wymianie; do tego pieniądze poprzedniczek.
aid-staat-trains = Dostaje wszystkie ich pociągi; nadmiar ponad limit wychodzi z gry.
aid-staat-markers = Jej stacje zastępują ich stacje, za darmo; z dwóch w Wien jedna wraca.
aid-staat-first = Operuje od następnej rundy operacyjnej, według kursu.

## Railways

aid-kind-v = V: nie muszą mieć pociągu ani dostać na niego pieniędzy, nie mają spółek prywatnych, łączą się w SBB.
aid-kind-h = H założona po pierwszym { $fulltrain }: od razu dziesięć razy cena emisyjna, bez celu.
aid-kind-r = R: tylko pociągi H, bez dalekich tras, kurs najwyżej { $ceiling } (czerwona linia).
aid-kind-sbb = SBB: pięć certyfikatów 10%, dziesięć 5%; kurs dotyczy 5%.
aid-kind-mountain = Koleje górskie B1–B5: od razu na wolny heks górski, z panelem wartości według kolorów: { $panels }.
aid-kind-mountain-pays = Gdy dojedzie tam jakikolwiek pociąg, płacą { $mincome } na rundę operacyjną do końca gry; na końcu warte { $mvalue }.
aid-kind-mountain-1824 = Koleje górskie { $mountains }: po { $mountain }, tylko w pierwszej rundzie giełdowej; płacą { $mincome } na rundę operacyjną; bez heksu.
aid-kind-tunnel = Certyfikaty tunelowe T1–T5: po jednym tunelu; gdy przejedzie pociąg, { $tincome } na rundę operacyjną; na końcu warte { $tvalue }.
aid-kind-coal = Kolej węglowa: { $coal }, jak chce kupujący; połowa to cena jej kolei regionalnej, a nadwyżka ponad { $coalpart } to jej skarbiec; zaczyna z pociągiem { $goods }.
aid-kind-coal-runs = Ma tylko pociągi g; jej start to jej kopalnia; innych stacji nie ma; dochód dzieli po połowie z właścicielem.
aid-kind-coal-ends = Po wymianie jej pociągi i pieniądze idą do kolei regionalnej; z kopalni mogą dalej ruszać pociągi g wszystkich.
aid-kind-pre = Poprzedniczka: cena to jej skarbiec; zaczyna bez pociągu; dochód po połowie; jedna stacja; kończy się tylko z koleją państwową.
aid-kind-regional = Kolej regionalna: trzy stacje. Jej certyfikat prezesa czeka na właściciela kolei węglowej; 10% sprzedaje się, odkąd ma kurs.
aid-kind-staat = Kolej państwowa: pięć stacji, na początku kurs { $staat }; jej certyfikatu prezesa nie można kupić.
aid-tunnel-goal = tunel { $hex }
aid-private-1 = nic więcej
aid-private-2 = raz dodatkowy żółty kafel, od pierwszego { $abilitytrain }
aid-private-3 = certyfikat tunelowy
aid-private-4 = od pierwszego { $abilitytrain } kładzie linię FO; { $fo } za to
aid-private-5 = akcja MOB
aid-private-6 = certyfikat prezesa FNM, właściciel ustala jej cenę; zamykana, gdy FNM pojedzie
aid-private-7 = EVA, pociąg 5H, przy zamknięciu
aid-private-sale = Od pierwszego { $abilitytrain } H i R mogą kupić P1–P5 od swojego prezesa, w dowolnej chwili tury.
aid-private-sale-last = Od pierwszego { $abilitytrain } H i R mogą kupić P1–P5 od swojego prezesa, na końcu tury (zasada domowa).
aid-private-close = Wszystkie zamyka pierwszy { $sbbtrain }, także wysłany za granicę; wtedy powstaje linia FO, a EVA jest wolna.

## What things cost

aid-cost-share = Akcja: nowa / z puli
aid-cost-share-1824 = Akcja 10%
aid-cost-share-price = cena emisyjna / kurs
aid-cost-share-price-1824 = kurs
aid-cost-director = Certyfikat prezesa
aid-cost-director-price = 2 × cena emisyjna
aid-cost-director-price-1824 = 2 × kurs
aid-cost-mountain = Kolej górska
aid-cost-tunnel-paper = Certyfikat tunelowy
aid-cost-tunnel = Budowa tunelu
aid-cost-water = Pierwszy kafel: woda
aid-cost-hills = Pierwszy kafel: góra
aid-cost-upgrade = Modernizacja
aid-cost-marker = Stacja: start / następna / dalsze
aid-cost-sbb-marker = Stacja SBB

## Sale abroad, end and count

aid-export = Po każdej serii następny nowy pociąg banku jedzie za granicę; liczy się jako sprzedany.
aid-export-1824 = Po każdej serii następny zwykły pociąg banku jedzie za granicę; liczy się jako sprzedany. Pociągi g nigdy.
aid-end-when = Koniec nadchodzi, gdy bank pęknie; dalsze wypłaty się zapisuje.
aid-end-set = Bank pękł w rundzie operacyjnej: seria jest grana do końca. W rundzie giełdowej: jej koniec i cała seria.
aid-end-count = Liczy się: gotówka, akcje po kursie, użyte koleje górskie { $mvalue } i tunele { $tvalue }, minus długi. Wygrywa najwięcej.
aid-end-count-1824 = Liczy się: gotówka i akcje po kursie, minus długi. Wygrywa najwięcej.
aid-end-nothing = Skarbce, pociągi i spółki prywatne nikomu się nie liczą.
aid-end-nothing-1824 = Skarbce i pociągi nikomu się nie liczą.
