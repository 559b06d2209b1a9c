# 1824: the rules in our words, one message for each rule of rulebook/1824/.

## Przygotowanie gry

chapter-1824-setup = Przygotowanie gry

rule-1824-SETUP-01 = W grze standardowej bierze udział od 3 do 6 graczy. Drugie wydanie ma też grę dla 2 lub 3 graczy na innej mapie.
rule-1824-SETUP-02 = Wygrywa gracz, którego gotówka i akcje po kursach są na koniec najwięcej warte.
rule-1824-SETUP-03 = Walutą jest gulden (G); występują tylko pełne guldeny.
rule-1824-SETUP-04 = W grze jest łącznie 12 000 G; gotówkę startową graczy wypłaca się z tej sumy.
rule-1824-SETUP-05 = Gotówka startowa każdego gracza: 820 G przy 3 graczach, 680 G przy 4, 560 G przy 5, 460 G przy 6.
rule-1824-SETUP-06 = Limit certyfikatów: 21 przy 3 graczach, 16 przy 4, 13 przy 5, 11 przy 6.
rule-1824-SETUP-07 = Koleje górskie w grze: B1–B4 przy 3 lub 6 graczach, B1–B6 przy 4 lub 5. Pozostałe są poza grą.
rule-1824-SETUP-08 = Miejsca przy stole się losuje. „Następny”, „po lewej” i „zgodnie z ruchem wskazówek zegara” znaczą zawsze rosnące numery miejsc.
rule-1824-SETUP-09 = W każdej grze standardowej biorą udział wszystkie cztery koleje węglowe, siedem poprzedniczek, pięć kolei regionalnych i trzy koleje państwowe.
rule-1824-SETUP-10 = Każda kolej regionalna i państwowa ma dziewięć certyfikatów: certyfikat prezesa 20% i osiem akcji po 10%.
rule-1824-SETUP-11 = Certyfikaty prezesa BK, MS, CL i SB odkłada się dla właścicieli kolei węglowych.
rule-1824-SETUP-12 = Dla właścicieli poprzedniczek odkłada się: 20%, 10% i 10% SD, 20% i 10% UG, 20% i 10% k&k.
rule-1824-SETUP-13 = Dla właścicieli kolei górskich nic się nie odkłada.
rule-1824-SETUP-14 = Jest 41 znaczników stacji: po 5 dla każdej kolei państwowej, po 3 dla regionalnej, po 1 dla każdej poprzedniczki i kolei węglowej.
rule-1824-SETUP-15 = Jest 28 zwykłych pociągów do 8 włącznie, 20 pociągów g i dowolnie wiele pociągów 10.
rule-1824-SETUP-16 = Są 72 żółte, 48 zielonych, 20 brązowych i 3 szare kafle; kafla, którego zabrakło, nie można położyć.
rule-1824-SETUP-17 = Na początku dostępne są tylko żółte kafle i pociągi 2.
rule-1824-SETUP-18 = Pieniądze i majątek graczy i spółek są zawsze jawne.
rule-1824-SETUP-19 = Pieniądze, pociągi i stacje spółki nigdy nie mieszają się z majątkiem gracza ani innej spółki.
rule-1824-SETUP-20 = Umowy między graczami ustala się przy stole przed grą, przy czym umowy między kilkoma graczami są zwykle wykluczone; program żadnych nie egzekwuje.
rule-1824-SETUP-21 = Znaczniki kursu SD, UG i k&k stoją od początku na 120 w najwyższym wierszu: na wierzchu SD, pod nią UG, na spodzie k&k.
rule-1824-SETUP-22 = Żadna kolej regionalna nie ma na początku znacznika kursu.
rule-1824-SETUP-23 = Miejsca startowe wszystkich spółek są od początku zarezerwowane na mapie.

## Pierwsza runda giełdowa

chapter-1824-start = Pierwsza runda giełdowa

rule-1824-START-01 = Gra zaczyna się od specjalnej rundy giełdowej; zaraz po niej następuje pierwsza seria, z jedną rundą operacyjną.
rule-1824-START-02 = Pierwsze okrążenie idzie od najwyższego miejsca w dół do 1; każde następne od 1 w górę.
rule-1824-START-03 = Przykład: gdy 4 graczy stale kupuje, kolejność to 4 3 2 1 1 2 3 4 1 2 3 4 i tak dalej; gracz 1 ma dwie tury z rzędu tylko raz, przy zawróceniu.
rule-1824-START-04 = W pierwszej rundzie giełdowej tura to zakup jednej rzeczy albo pas.
rule-1824-START-05 = Do kupienia, w dowolnej kolejności: każda niesprzedana kolej węglowa, poprzedniczka i kolej górska.
rule-1824-START-06 = Do kupienia: certyfikat prezesa BH; cenę początkową wybiera nabywca.
rule-1824-START-07 = Akcje po 10% kolei regionalnej są do kupienia od chwili ustalenia jej kursu: przez zakup jej kolei węglowej, a w BH przez zakup certyfikatu prezesa.
rule-1824-START-08 = Do kupienia: niezarezerwowane akcje po 10% trzech kolei państwowych, po 120 G.
rule-1824-START-09 = W pierwszej rundzie giełdowej nie można kupić zarezerwowanych akcji ani certyfikatów prezesa kolei państwowych.
rule-1824-START-10 = W pierwszej rundzie giełdowej nic nie można sprzedać ani wymienić.
rule-1824-START-11 = Wszystkie pieniądze idą do banku.
rule-1824-START-12 = Runda kończy się, gdy wszyscy gracze spasują jeden po drugim; do tego czasu po pasie można w swojej następnej turze znów kupować.
rule-1824-START-13 = Kartę priorytetu dostaje gracz po lewej od ostatniego kupującego.
rule-1824-START-14 = Niesprzedane na koniec koleje węglowe, poprzedniczki i koleje górskie na stałe wychodzą z gry, bez zastępstwa i odszkodowania.
rule-1824-START-15 = Niesprzedane akcje BH i innych kolei regionalnych są nadal do kupienia w późniejszych rundach giełdowych.
rule-1824-START-16 = Limit certyfikatów i limit w jednej spółce obowiązują w pierwszej rundzie giełdowej jak w każdej innej.
rule-1824-START-17 = Także na końcu tej rundy rosną kursy spółek wyprzedanych; w grę wchodzi tylko BH.
rule-1824-START-18 = Kolejność usuwania niesprzedanych kolei nie ma znaczenia; każde usunięcie ma własne skutki.

## Koleje górskie

chapter-1824-mtn = Koleje górskie

rule-1824-MTN-01 = Kolej górska kosztuje 120 G i można ją kupić tylko w pierwszej rundzie giełdowej.
rule-1824-MTN-02 = Każda kolej górska płaci właścicielowi 25 G z banku na początku każdej rundy operacyjnej, zanim zacznie działać jakakolwiek spółka.
rule-1824-MTN-03 = Kolej górska nie ma skarbca, pociągów, stacji ani heksu i niczego nie blokuje.
rule-1824-MTN-04 = Kolei górskiej nigdy nie można sprzedać: ani bankowi, ani graczowi, ani spółce.
rule-1824-MTN-05 = Kolej górska liczy się jako jeden certyfikat.
rule-1824-MTN-06 = Od sprzedaży pierwszego pociągu 3 do sprzedaży pierwszego pociągu 4 właściciel może w swojej turze rundy giełdowej wymienić kolej górską na akcję 10% BK, MS, CL, SB lub BH z banku.
rule-1824-MTN-07 = Wymiana kolei górskiej zastępuje zakup w tej turze; przed nią można sprzedawać.
rule-1824-MTN-08 = Wymiana kolei górskiej jest ruchem: zapewnia graczowi jeszcze jedną turę w tej rundzie giełdowej i liczy się do karty priorytetu.
rule-1824-MTN-09 = Przy wymianie z własnej woli właściciel wybiera dowolną ze swoich kolei górskich; numery nie mają znaczenia.
rule-1824-MTN-10 = Na turę można wymienić tylko jedną kolej górską.
rule-1824-MTN-11 = Za kolej górską dostaje się tylko akcję 10%, nigdy certyfikat prezesa.
rule-1824-MTN-12 = Za kolej górską dostępne są tylko niezarezerwowane akcje w banku; kolei regionalnej, która ich nie ma, nie można wybrać.
rule-1824-MTN-13 = Za kolej górską można wybrać kolej regionalną bez kursu: BH albo taką, której kolej węglową usunięto. Kurs ustali później nabywca jej certyfikatu prezesa.
rule-1824-MTN-14 = Akcje kolei regionalnej bez kursu liczą się do 50% potrzebnych do startu, ale nie rozpocznie ona działalności przed zakupem certyfikatu prezesa.
rule-1824-MTN-15 = Za kolej górską można wybrać kolej regionalną, której kolej węglowa jest kupiona, a jeszcze niewymieniona.
rule-1824-MTN-16 = Przy wymianie kolei górskiej nikt nic nie płaci, a kurs się nie zmienia.
rule-1824-MTN-17 = Wymiana może dać graczowi ponad 60% kolei regionalnej, aż do 100%.
rule-1824-MTN-18 = Sprzedaż pierwszego pociągu 4 (zakup, rozliczenie lub wysyłka za granicę) zmusza do wymiany wszystkich pozostałych kolei górskich.
rule-1824-MTN-19 = Wymiana przymusowa idzie w kolejności od B1 do B6, bez względu na właściciela i na to, czyja jest tura; kolej regionalną wybiera każdy właściciel.
rule-1824-MTN-20 = Wymiana przymusowa następuje od razu i przerywa turę kupującej spółki.
rule-1824-MTN-21 = Akcje z wymiany przymusowej od razu dają dywidendę, nawet gdy kolej górska w tej rundzie operacyjnej już wypłaciła swoje 25 G.
rule-1824-MTN-22a = Pierwsze wydanie: w wymianie przymusowej właściciel musi wziąć akcję, jeśli jakaś kolej regionalna ją ma.
rule-1824-MTN-22b = Drugie wydanie: w wymianie przymusowej właściciel może spasować i oddać kolej górską za nic.
rule-1824-MTN-23 = Gdy żadna kolej regionalna nie ma już akcji 10%, kolej górska przepada bez odszkodowania.
rule-1824-MTN-24 = Limit certyfikatów i limit w jednej spółce nie wstrzymują wymiany przymusowej.
rule-1824-MTN-25 = Wymieniona kolej górska wychodzi z gry i już nie płaci.
rule-1824-MTN-26 = Wymiana kolei górskiej może jak zakup zmienić prezesa albo rozpocząć działalność kolei regionalnej, jeśli ta ma kurs, a jej certyfikat prezesa jest u gracza.

## Koleje węglowe

chapter-1824-coal = Koleje węglowe

rule-1824-COAL-01 = K1 należy do BK, K2 do MS, K3 do CL, a K4 do SB.
rule-1824-COAL-02 = Cenę kolei węglowej wybiera nabywca: 120, 140, 160, 180 lub 200 G.
rule-1824-COAL-03 = Z zakupem kolei węglowej kurs jej kolei regionalnej jest ustalony na połowę ceny: 60, 70, 80, 90 lub 100.
rule-1824-COAL-04 = Od zakupu kolei węglowej można kupować akcje 10% jej kolei regionalnej, także jeszcze w tej samej rundzie.
rule-1824-COAL-05 = Kolej węglowa dostaje przy zakupie pociąg 1g, jedną z sześciu kart.
rule-1824-COAL-06 = Początkowy skarbiec kolei węglowej to jej cena minus 120 G: 0, 20, 40, 60 lub 80 G.
rule-1824-COAL-07 = Kolej węglowa jest jednym certyfikatem, a jej właściciel jest jej prezesem.
rule-1824-COAL-08 = Kolei węglowej nie można sprzedać ani przekazać, tylko wymienić.
rule-1824-COAL-09 = Jedyna stacja kolei węglowej staje za darmo na jej kopalni, gdy kolej po raz pierwszy operuje.
rule-1824-COAL-10 = Kolej węglowa nigdy nie może postawić innej stacji.
rule-1824-COAL-11 = Limit pociągów kolei węglowej w każdej fazie wynosi 2.
rule-1824-COAL-12 = Kolej węglowa może mieć i kupować tylko pociągi g.
rule-1824-COAL-13a = Pierwsze wydanie: kolej węglowa na końcu każdej swojej tury musi mieć pociąg.
rule-1824-COAL-13b = Drugie wydanie: kolej węglowa na końcu każdej swojej tury musi mieć pociąg, chyba że bank nie oferuje akurat żadnego pociągu g.
rule-1824-COAL-14 = W rundzie operacyjnej kolej węglowa może jak każda spółka położyć lub zmodernizować kafel, uruchomić pociągi oraz kupić pociągi lub oddać jeden w rozliczeniu.
rule-1824-COAL-15 = Za każdy swój pociąg zaczynający w kopalni kolej węglowa dostaje bieżącą wartość kopalni, w całości do skarbca.
rule-1824-COAL-16 = Resztę dochodu kolei węglowej dzieli się po połowie między właściciela i skarbiec; wyboru nie ma.
rule-1824-COAL-17 = Koleje węglowe operują po dochodzie kolei górskich i przed poprzedniczkami, w kolejności od K1 do K4.
rule-1824-COAL-18 = Kolej węglowa nie ma kursu i żadnego nie zmienia.
rule-1824-COAL-19 = Od sprzedaży pierwszego pociągu 3 do sprzedaży pierwszego pociągu 5 właściciel może w swojej turze rundy giełdowej, zamiast zakupu, wymienić kolej węglową na certyfikat prezesa jej kolei regionalnej.
rule-1824-COAL-20 = Wymiana kolei węglowej jest ruchem: zapewnia następną turę i liczy się do karty priorytetu.
rule-1824-COAL-21 = Przed wymianą kolei węglowej nikt inny nie może zdobyć certyfikatu prezesa jej kolei regionalnej.
rule-1824-COAL-22 = Wymiana kolei węglowej może dać jej właścicielowi ponad 60% kolei regionalnej.
rule-1824-COAL-23 = Sprzedaż pierwszego pociągu 5 zamyka każdą pozostałą kolej węglową; jej właściciel od razu dostaje certyfikat prezesa jej kolei regionalnej.
rule-1824-COAL-24 = Certyfikat z wymiany, dobrowolnej lub przymusowej, liczy się do startu kolei regionalnej jako sprzedany.
rule-1824-COAL-25 = Kolej regionalna z koleją węglową nie rozpocznie działalności przed jej wymianą, bez względu na liczbę sprzedanych akcji.
rule-1824-COAL-26 = Z wymianą swojej kolei węglowej kolej regionalna rozpoczyna działalność, jeśli gracze mają co najmniej 50%, czyli 30% poza certyfikatem prezesa.
rule-1824-COAL-27a = Pierwsze wydanie: po wymianie przymusowej w rundzie operacyjnej kolej regionalna, która teraz spełnia warunek, rozpoczyna działalność na końcu tej rundy i operuje po raz pierwszy w następnej.
rule-1824-COAL-27b = Drugie wydanie: po wymianie przymusowej w rundzie operacyjnej kolej regionalna, która teraz spełnia warunek, rozpoczyna działalność i dostaje kapitał od razu, ale operuje po raz pierwszy w następnej.
rule-1824-COAL-28 = Przy wymianie pociągi i pieniądze kolei węglowej przechodzą na kartę kolei regionalnej.
rule-1824-COAL-29a = Pierwsze wydanie: zanim kolej regionalna rozpocznie działalność, pociągów i pieniędzy jej kolei węglowej nie można użyć, sprzedać ani wydać.
rule-1824-COAL-29b = Drugie wydanie: zanim kolej regionalna rozpocznie działalność, nie można wydać pieniędzy jej kolei węglowej; czekające pociągi mogą od fazy 3 kupić inne spółki.
rule-1824-COAL-30 = Jeśli kolej regionalna jeszcze nie spełnia warunku, pociągi i pieniądze kolei węglowej czekają na jej karcie; kapitał dochodzi przy starcie.
rule-1824-COAL-31 = Stacja kolei węglowej nie przechodzi; znika z mapy.
rule-1824-COAL-32 = Po wymianie pociągi g każdej spółki mogą nadal zaczynać w tej kopalni.
rule-1824-COAL-33 = Kolej węglową wymienia się jeden certyfikat na jeden.
rule-1824-COAL-34 = Kolej węglową niesprzedaną w pierwszej rundzie giełdowej się usuwa; jej kolej regionalna staje się koleją bez kolei węglowej, a jej certyfikat prezesa nie jest już zarezerwowany.
rule-1824-COAL-35 = Przy wymianie kolei węglowej prezesem jest od razu gracz z największą liczbą udziałów: jej dotychczasowy właściciel zachowuje certyfikat prezesa, chyba że inny gracz ma więcej udziałów; wtedy wymienia się go na dwie akcje 10%.
rule-1824-COAL-36 = Od pierwszego pociągu 3 kolej węglowa może sprzedawać pociągi innym spółkom i kupować od nich pociągi g.

## Poprzedniczki kolei państwowych

chapter-1824-pre = Poprzedniczki kolei państwowych

rule-1824-PRE-01 = Jest ich siedem: SD1, SD2, SD3, UG1, UG2, KK1 i KK2.
rule-1824-PRE-02 = SD1, UG1 i KK1 kosztują 240 G, SD2, SD3, UG2 i KK2 120 G.
rule-1824-PRE-03 = Cena zapłacona za poprzedniczkę staje się jej początkowym skarbcem.
rule-1824-PRE-04 = Poprzedniczka jest jednym certyfikatem, a jej właściciel jest jej prezesem; nie można jej sprzedać ani przekazać.
rule-1824-PRE-05 = Poprzedniczka zaczyna bez pociągu.
rule-1824-PRE-06 = Limit pociągów poprzedniczki wynosi 2, dopóki istnieje.
rule-1824-PRE-07 = Poprzedniczka może mieć zwykłe pociągi i pociągi g.
rule-1824-PRE-08 = Na końcu każdej swojej tury, także pierwszej, poprzedniczka musi mieć pociąg.
rule-1824-PRE-09 = Dochód poprzedniczki zawsze dzieli się po połowie między właściciela i skarbiec.
rule-1824-PRE-10 = Wartości kopalń z pociągów g poprzedniczki idą w całości do jej skarbca i nie są dzielone.
rule-1824-PRE-11 = Poprzedniczka ma jedną stację, stawianą za darmo na miejscu startowym, gdy po raz pierwszy operuje, i nigdy więcej.
rule-1824-PRE-12 = Poprzedniczki operują po kolejach węglowych w kolejności SD1, SD2, SD3, UG1, UG2, KK1, KK2.
rule-1824-PRE-13 = Poprzedniczka nie ma kursu.
rule-1824-PRE-14 = Poprzedniczki nie można wymienić z własnej woli; kończy ją tylko powstanie jej kolei państwowej.
rule-1824-PRE-15 = Poprzedniczka zostaje zamknięta na końcu rundy operacyjnej, w której sprzedano pierwszy pociąg 4 (SD), 5 (UG) lub 6 (k&k); do tego czasu operuje normalnie, także później w tej rundzie.
rule-1824-PRE-16 = Poprzedniczkę niesprzedaną w pierwszej rundzie giełdowej się usuwa; jej zarezerwowana akcja i miejsce startowe nie są już zarezerwowane, z dwoma wyjątkami.
rule-1824-PRE-17 = Przy formowaniu poprzedniczka numer 1 staje się certyfikatem prezesa (2 udziały), każda inna akcją 10%.
rule-1824-PRE-18 = Każda poprzedniczka liczy się jako jeden certyfikat.

## Koleje regionalne

chapter-1824-reg = Koleje regionalne

rule-1824-REG-01 = BK, MS, CL i SB mają kolej węglową, BH nie ma.
rule-1824-REG-02 = Z koleją węglową: kurs ustala zakup kolei węglowej; od tej chwili można kupować akcje 10%.
rule-1824-REG-03 = Z koleją węglową: certyfikat prezesa jest zarezerwowany aż do wymiany.
rule-1824-REG-04 = Z koleją węglową: rozpoczyna działalność, gdy gracze mają co najmniej 50%, z zakupu lub wymiany, a certyfikat prezesa jest u gracza.
rule-1824-REG-05 = Z koleją węglową: kapitał początkowy to 8 × cena początkowa oraz skarbiec i pociągi kolei węglowej.
rule-1824-REG-06 = Przykład: K1 kupiono za 160 G; BK zaczyna z 8 × 80 = 640 G i pieniędzmi K1.
rule-1824-REG-07 = Bez kolei węglowej: najpierw trzeba kupić certyfikat prezesa, za podwójną wybraną cenę.
rule-1824-REG-08 = Bez kolei węglowej: nabywca certyfikatu prezesa wybiera cenę początkową 60, 70, 80, 90 lub 100.
rule-1824-REG-09 = Bez kolei węglowej: przed certyfikatem prezesa nie można kupić akcji 10%; trafiają do graczy tylko przez wymianę kolei górskich.
rule-1824-REG-10 = Bez kolei węglowej: rozpoczyna działalność, gdy certyfikat prezesa jest kupiony, a gracze mają co najmniej 50%.
rule-1824-REG-11 = Bez kolei węglowej: kapitał początkowy to 10 × cena początkowa.
rule-1824-REG-12 = Kolej regionalna, której kolej węglową usunięto jako niesprzedaną, jest pod każdym względem koleją bez kolei węglowej: kapitał 10 × cena początkowa i nic ponadto.
rule-1824-REG-13 = Jeśli wymiana kolei górskich dała już graczom co najmniej 30%, zakup certyfikatu prezesa od razu rozpoczyna działalność spółki.
rule-1824-REG-14 = Kapitał kolei regionalnej zależy od ceny początkowej, nie od bieżącego kursu.
rule-1824-REG-15 = Za akcje płaci się zawsze bankowi, nigdy spółce, przed startem i po nim.
rule-1824-REG-16 = Kilka kolei regionalnych może mieć tę samą cenę początkową.
rule-1824-REG-17 = Kolej regionalna, która rozpoczyna działalność w rundzie giełdowej, operuje od następnej rundy operacyjnej.
rule-1824-REG-18 = Kolej regionalna ma trzy stacje: startowa jest za darmo, druga kosztuje 40 G, trzecia 100 G.
rule-1824-REG-19 = Limit pociągów kolei regionalnej: 4 do fazy 3, 3 w fazach 4 i 5, 2 od fazy 6.
rule-1824-REG-20 = Kolej regionalna może mieć zwykłe pociągi i pociągi g.
rule-1824-REG-21 = Na końcu każdej swojej tury kolej regionalna musi mieć pociąg.
rule-1824-REG-22 = Kolej regionalna, która ma już kurs, nigdy nie zostaje zamknięta.

## Koleje państwowe i ich formowanie

chapter-1824-staat = Koleje państwowe i ich formowanie

rule-1824-STAAT-01 = Koleje państwowe to SD, UG i k&k; ich cena początkowa to 120 G.
rule-1824-STAAT-02 = Przed powstaniem można kupować niezarezerwowane akcje 10% po 120 G: sześć SD, siedem UG i siedem k&k, jeśli sprzedano wszystkie poprzedniczki.
rule-1824-STAAT-03 = Przed powstaniem kolej państwowa nie ma prezesa, tur, dywidend ani zmian kursu, a jej akcji nie można sprzedawać.
rule-1824-STAAT-04 = Pierwszy sprzedany pociąg 4 daje SD, pierwszy 5 UG, pierwszy 6 k&k; wysyłka za granicę też się liczy.
rule-1824-STAAT-05 = Formowanie jest przymusowe i następuje na końcu rundy operacyjnej, w której je wywołano.
rule-1824-STAAT-06 = Jeśli wywoła je wysyłka za granicę po ostatniej rundzie operacyjnej serii, kolej państwowa powstaje od razu, przed rundą giełdową.
rule-1824-STAAT-07 = Jeśli naraz powstaje kilka kolei państwowych, dzieje się to w kolejności SD, UG, k&k.
rule-1824-STAAT-08 = Przy formowaniu wszystkie poprzedniczki kolei państwowej, które są jeszcze w grze, wymienia się na zarezerwowane akcje i zamyka.
rule-1824-STAAT-09 = Prezesem nowej kolei państwowej zostaje gracz z największym procentem po wymianach; wcześniej kupione akcje też się liczą.
rule-1824-STAAT-10 = Przy remisie decyduje, do którego z tych graczy należała poprzedniczka numer 1, potem numer 2, potem numer 3, potem karta priorytetu, a w końcu pierwszy z nich po właścicielu tej karty.
rule-1824-STAAT-11 = Jeśli przy formowaniu certyfikat prezesa trafił do innego gracza, prezes oddaje mu za niego dwie akcje 10%.
rule-1824-STAAT-12 = Przy formowaniu bank wypłaca kolei państwowej 120 G za każdy udział, który nigdy nie był zarezerwowany: 6 w SD, 7 w UG, 7 w k&k.
rule-1824-STAAT-13 = Przy formowaniu bank dodaje kapitał 120 lub 240 G każdej poprzedniczki, której nie było w grze.
rule-1824-STAAT-14 = To, co bank wypłaca przy formowaniu, to razem 120 G × (10 − udziały wydane przez wymianę), bez względu na liczbę sprzedanych akcji.
rule-1824-STAAT-15 = Kolej państwowa przejmuje wszystkie pieniądze swoich poprzedniczek.
rule-1824-STAAT-16 = Kolej państwowa przejmuje wszystkie pociągi swoich poprzedniczek.
rule-1824-STAAT-17 = Pociągi ponad limit nowej kolei państwowej usuwa się; wybiera je jej prezes.
rule-1824-STAAT-18 = Każdą stację poprzedniczki na mapie zastępuje się za darmo jedną z pięciu stacji kolei państwowej.
rule-1824-STAAT-19 = Przykład: SD z SD1–SD3 w grze ma stacje w Wien, Graz i Innsbruck i jeszcze dwie; UG z obiema ma Pest i Fünfkirchen i jeszcze trzy.
rule-1824-STAAT-20 = Jeśli żadnej poprzedniczki kolei państwowej nie było w grze, jedna jej stacja staje za darmo na zarezerwowanym miejscu startowym numeru 1.
rule-1824-STAAT-21a = Pierwsze wydanie: z obiema poprzedniczkami k&k miałaby dwie stacje na heksie Wien; jedną się zdejmuje.
rule-1824-STAAT-21b = Drugie wydanie: k&k zachowuje na heksie Wien tylko jedną stację: gdy stoją w oddzielnych miastach, prezes wybiera, którą zdjąć; we wspólnym mieście znika stacja KK2. Na mapie zostaje jedna, a cztery można postawić za 40, 100, 100 i 100 G.
rule-1824-STAAT-22 = Kolej państwowa rozpoczyna działalność z chwilą powstania, choćby gracze mieli niewiele jej akcji.
rule-1824-STAAT-23 = Warunkiem startu kolei państwowej jest, że jakiś gracz ma co najmniej dwa udziały i jest prezesem.
rule-1824-STAAT-24a = Pierwsze wydanie: dopóki nikt nie ma dwóch udziałów kolei państwowej, nie ma ona prezesa ani tur; zaczyna w rundzie operacyjnej po tym, jak jakiś gracz osiągnie dwa udziały.
rule-1824-STAAT-24b = Drugie wydanie: dopóki nikt nie ma dwóch udziałów kolei państwowej, działa zarząd przymusowy: kolej ma swoje tury, uruchamia pociągi i wypłaca lub zatrzymuje dochód, ale nie buduje torów, a pociągów nie musi i nie może kupować.
rule-1824-STAAT-25 = Akcje 10% zarezerwowane dla niesprzedanej poprzedniczki są od końca pierwszej rundy giełdowej zwykłymi akcjami banku.
rule-1824-STAAT-26 = Jeśli poprzedniczka numer 1 nie została sprzedana, certyfikatu prezesa kolei państwowej i tak nie można kupić; przy formowaniu, albo gdy później ktoś osiągnie dwa udziały, prezes wymienia na niego dwie akcje 10%.
rule-1824-STAAT-27 = Miejsce startowe niesprzedanej poprzedniczki nie jest już zarezerwowane, z wyjątkiem numeru 1, gdy nie sprzedano żadnej poprzedniczki tej kolei państwowej.
rule-1824-STAAT-28 = Kolej państwowa operuje po raz pierwszy w rundzie operacyjnej po powstaniu, w kolejności kursów.
rule-1824-STAAT-29 = Na końcu swojej pierwszej tury kolej państwowa musi jak zawsze mieć pociąg.
rule-1824-STAAT-30 = Koszt następnej stacji kolei państwowej zależy od liczby jej stacji na mapie: przy żadnej 0, przy jednej 40 G, przy dwóch i więcej 100 G.
rule-1824-STAAT-31 = Limit pociągów kolei państwowej: 4 w fazach 4 i 5, 3 od fazy 6.
rule-1824-STAAT-32 = Za późniejsze akcje płaci się bankowi, nie kolei państwowej.
rule-1824-STAAT-33 = Akcji kolei państwowej nie można dostać za koleje górskie.
rule-1824-STAAT-34 = Akcje kolei państwowej można sprzedawać dopiero po jej pierwszej turze.
rule-1824-STAAT-35 = Gracz, który przez formowanie przekracza limit certyfikatów, na przykład oddając certyfikat prezesa za dwie akcje, musi w swojej pierwszej turze następnej rundy giełdowej sprzedać nadmiar.
rule-1824-STAAT-36 = Certyfikaty z formowania mogą dać graczowi ponad 60%; niczego nie musi sprzedać, ale więcej nie może kupić.

## Prezesi

chapter-1824-dir = Prezesi

rule-1824-DIR-01 = Każda operująca spółka ma jednego prezesa, który sam o niej decyduje; w kolei węglowej i poprzedniczce jest nim właściciel.
rule-1824-DIR-02 = Prezesem kolei regionalnej lub państwowej jest gracz z największą liczbą udziałów.
rule-1824-DIR-03 = Gdy tylko jakiś gracz ma więcej udziałów niż prezes, stanowisko przechodzi; przy równej liczbie nic się nie zmienia.
rule-1824-DIR-04 = Jeśli kilku graczy ma najwięcej, stanowisko przejmuje pierwszy z nich po dotychczasowym prezesie.
rule-1824-DIR-05 = Prezes musi mieć co najmniej dwa udziały.
rule-1824-DIR-06 = Dotychczasowy prezes oddaje certyfikat prezesa i dostaje od nowego dwie akcje 10%.
rule-1824-DIR-07 = Karta spółki z pieniędzmi, pociągami i stacjami przechodzi bez zmian do nowego prezesa.
rule-1824-DIR-08 = Prezes może oddać stanowisko tylko przez sprzedaż akcji; inny gracz musi mieć co najmniej dwa udziały, a sprzedaż musi być zgodna z zasadami.
rule-1824-DIR-09 = Certyfikat prezesa nigdy nie trafia do banku; prezes, który z niego sprzedaje, najpierw go wymienia, a potem sprzedaje akcje 10%.
rule-1824-DIR-10 = Prezes może sprzedać tylko jeden z dwóch udziałów certyfikatu prezesa, jeśli przez to prezesem zostaje inny gracz, zwłaszcza gdy w banku są cztery udziały i mieści się tylko jeden.
rule-1824-DIR-11 = Sprzedaż awaryjna nie może zmienić prezesa żadnej spółki.
rule-1824-DIR-12 = Kolej regionalna nie ma prezesa, dopóki jej certyfikat prezesa jest zarezerwowany lub niesprzedany, bez względu na akcje 10% u graczy.
rule-1824-DIR-13 = Prezesa może zmienić kupno, sprzedaż, wymiana kolei górskiej lub węglowej oraz formowanie.
rule-1824-DIR-14 = Zmiana prezesa działa od razu, w rundzie giełdowej i w operacyjnej.
rule-1824-DIR-15 = Kto traci certyfikat prezesa, ma o jeden certyfikat więcej.
rule-1824-DIR-16 = Przykład: A jest prezesem z 20%, B kupuje trzeci udział. B jest teraz prezesem z certyfikatem 20% i akcją 10%, a A ma dwie akcje 10%.

## Rundy giełdowe

chapter-1824-sr = Rundy giełdowe

rule-1824-SR-01 = Zaczyna właściciel karty priorytetu; dalej idzie się zgodnie z ruchem wskazówek zegara.
rule-1824-SR-02 = W swojej turze gracz sprzedaje dowolnie wiele akcji, a potem kupuje jeden certyfikat albo robi jedną wymianę; w przeciwnym razie pasuje.
rule-1824-SR-03 = Wszystkie sprzedaże tury poprzedzają jej zakup lub wymianę.
rule-1824-SR-04 = Handluje się tylko z bankiem, nigdy między graczami.
rule-1824-SR-05 = Każda sprzedaż, zakup lub wymiana zapewnia graczowi co najmniej jeszcze jedną turę w tej rundzie giełdowej.
rule-1824-SR-06 = Runda giełdowa kończy się, gdy wszyscy gracze spasują jeden po drugim.
rule-1824-SR-07 = Kartę priorytetu dostaje gracz po lewej od ostatniego, który coś sprzedaje, kupuje lub wymienia.
rule-1824-SR-08 = Jeśli nikt nic nie robi, karta zostaje na miejscu.
rule-1824-SR-09 = Nikt nie może kupić certyfikatu ponad swój limit certyfikatów.
rule-1824-SR-10 = Certyfikat prezesa liczy się jako jeden certyfikat.
rule-1824-SR-11 = Koleje węglowe, poprzedniczki i koleje górskie liczą się jako jeden certyfikat każda.
rule-1824-SR-12 = Gracz ponad limitem musi w swojej pierwszej turze następnej rundy giełdowej sprzedać nadmiar, o ile pozwalają na to zasady sprzedaży.
rule-1824-SR-13 = Kto ma więcej niż pięć udziałów spółki, nie może kupić następnych; zakupy kończą się więc na 60%.
rule-1824-SR-14 = Wymiana może dać graczowi ponad 60% spółki, aż do 100%.
rule-1824-SR-15 = Akcję 10% można kupić tylko wtedy, gdy spółka ma znacznik kursu, a w banku leży niezarezerwowana akcja 10%.
rule-1824-SR-16 = Akcje kosztują bieżący kurs, certyfikat 20% dwa razy tyle.
rule-1824-SR-17 = Akcje niesprzedane i odsprzedane tworzą jeden zapas o jednym kursie.
rule-1824-SR-18 = Certyfikat prezesa kolei regionalnej, która nie ma kursu ani kolei węglowej, można kupić: nabywca wybiera 60, 70, 80, 90 lub 100, a znacznik kursu trafia na to pole, pod znaczniki już tam leżące.
rule-1824-SR-19 = Kupujący certyfikat musi mieć gotówkę.
rule-1824-SR-20 = Po sprzedaży akcji spółki gracz nie może w tej samej rundzie giełdowej kupić jej akcji.
rule-1824-SR-21 = Akcje można sprzedawać tylko wtedy, gdy spółka już co najmniej raz operowała.
rule-1824-SR-22 = Akcje można sprzedawać tylko wtedy, gdy potem w banku jest najwyżej 50% spółki.
rule-1824-SR-23 = Sprzedający dostaje za każdy udział kurs sprzed spadku.
rule-1824-SR-24 = Każda sprzedaż, bez względu na wielkość, obniża znacznik kursu o jeden wiersz.
rule-1824-SR-25 = Wszystkie udziały jednej spółki sprzedane przez gracza w jednej turze to jedna sprzedaż.
rule-1824-SR-26 = Sprzedaż innego gracza albo w późniejszej turze to nowa sprzedaż i znów obniża znacznik.
rule-1824-SR-27 = Na dole kolumny, bez pola bezpośrednio poniżej, znacznik zostaje na miejscu.
rule-1824-SR-28 = Obniżony znacznik idzie pod znaczniki już leżące na nowym polu.
rule-1824-SR-29 = Kolei węglowych, poprzedniczek, kolei górskich i zarezerwowanych akcji nie można w rundzie giełdowej sprzedać ani kupić.
rule-1824-SR-30 = Zamiast zakupu można w fazie 3 wymienić kolej górską, a w fazach 3 i 4 kolej węglową.
rule-1824-SR-31 = Na końcu rundy giełdowej znacznik każdej działającej spółki, której wszystkie dziesięć udziałów mają gracze, rośnie o jeden wiersz.
rule-1824-SR-32 = W najwyższym wierszu znacznik nie rośnie.
rule-1824-SR-33 = Kilka znaczników rośnie w kolejności spółek; każdy idzie pod znaczniki już leżące na nowym polu.
rule-1824-SR-34 = Gracz z długiem nie może kupować akcji.
rule-1824-SR-35 = Na końcu każdej rundy giełdowej dolicza się odsetki od długów.
rule-1824-SR-36 = Gracz dokładnie na limicie certyfikatów może wymienić jeden za jeden.

## Rundy operacyjne

chapter-1824-or = Rundy operacyjne

rule-1824-OR-01 = Po każdej rundzie giełdowej następuje seria rund operacyjnych, a potem następna runda giełdowa.
rule-1824-OR-02 = Liczbę rund operacyjnych w serii ustala się na końcu rundy giełdowej; w trakcie serii się nie zmienia.
rule-1824-OR-03 = Przebieg rundy operacyjnej: dochód kolei górskich; koleje węglowe K1–K4; poprzedniczki w stałej kolejności; działające koleje regionalne i państwowe według kursu.
rule-1824-OR-04 = Koleje regionalne i państwowe: najpierw najwyższy bieżący kurs.
rule-1824-OR-05 = Przy równym kursie na różnych polach pierwszy jest znacznik bardziej na prawo.
rule-1824-OR-06 = Na jednym polu pierwszy jest znacznik na wierzchu.
rule-1824-OR-07 = Następną kolej regionalną lub państwową wyznacza zawsze giełda w jej bieżącym stanie, spośród tych, które jeszcze nie operowały w tej rundzie.
rule-1824-OR-08 = Tura spółki: położenie lub modernizacja jednego kafla; nowa stacja; uruchomienie pociągów i podział dochodu; zmiana kursu; rozliczenie i zakup pociągów.
rule-1824-OR-09 = Uruchomienie pociągów i zmiana kursu są obowiązkowe, inne kroki dobrowolne, chyba że spółka musi kupić pociąg.
rule-1824-OR-10 = W kroku zakupu pociągów rozliczenie i zakupy mogą następować w dowolnej kolejności.
rule-1824-OR-11 = Każda spółka operuje raz na rundę operacyjną.
rule-1824-OR-12 = Kolej regionalna, która rozpoczyna działalność w trakcie rundy operacyjnej, i powstała wtedy kolej państwowa w tej rundzie nie operują.
rule-1824-OR-13 = Runda operacyjna kończy się, gdy wszystkie działające spółki już operowały; potem następuje formowanie, a po ostatniej rundzie serii wysyłka za granicę.
rule-1824-OR-14 = Koleje węglowe i poprzedniczki też płacą za wszystko z własnego skarbca; pieniędzy właściciela używa się tylko awaryjnie.

## Budowa torów

chapter-1824-track = Budowa torów

rule-1824-TRACK-01 = Na turę spółka kładzie jeden żółty kafel albo modernizuje jeden kafel, nie oba i nie dwa.
rule-1824-TRACK-02 = Żółte kafle kładzie się na niezabudowanych heksach. Na szarych i czerwonych heksach nigdy się nie buduje; ich strzałki są istniejącymi torami.
rule-1824-TRACK-03 = Nowy kafel musi przedłużać linię w zasięgu spółki: nowy tor musi być połączony z jedną z jej stacji bez zawracania na rozjazdach.
rule-1824-TRACK-04 = Miasto w całości zajęte przez stacje innych spółek kończy połączenie; miasto z wolnym miejscem lub własną stacją nie.
rule-1824-TRACK-05 = Spółka, która buduje w swojej pierwszej turze, buduje na heksie startowym, jeśli jest niezabudowany; nie dotyczy to heksu nadrukowanego (szarego lub czerwonego) ani takiego, na którym już leży kafel.
rule-1824-TRACK-06 = Na heksy bez miasteczka i miasta: tylko zwykły tor.
rule-1824-TRACK-07 = Na heksy z jedną kropką: kafle z jednym miasteczkiem, z dwiema kropkami: kafle z dwoma.
rule-1824-TRACK-08 = Na heksy z kółkiem: kafle z miastem.
rule-1824-TRACK-09 = Etykieta W należy tylko do Wien, Bu do Budapest, T do Triest, Tarnopol, Krakau i Czernowitz, a te heksy przyjmują tylko kafle ze swoją etykietą.
rule-1824-TRACK-10 = Żaden tor nie może wychodzić poza mapę.
rule-1824-TRACK-11 = Żaden tor nie może dochodzić do krawędzi szarego lub czerwonego heksu, przy której nie ma strzałki.
rule-1824-TRACK-12 = Tor może dochodzić do pustej krawędzi sąsiedniego kafla.
rule-1824-TRACK-13 = Pierwsza budowa na heksie z rzeką kosztuje 20 G, z górą 40 G.
rule-1824-TRACK-14 = Koszt budowy płaci się przed położeniem kafla ze skarbca do banku; bez pieniędzy kafla nie można położyć.
rule-1824-TRACK-15 = Pierwszy kafel na Wien lub Budapest, z nadrukowanymi miastami nad rzeką, też kosztuje 20 G.
rule-1824-TRACK-16 = Kładziony kafel musi być w zapasie.
rule-1824-TRACK-17 = Żółte kafle są dostępne przez całą grę.
rule-1824-TRACK-18 = Budowa jest dobrowolna.

## Modernizacja torów

chapter-1824-upg = Modernizacja torów

rule-1824-UPG-01 = Żółty → zielony → brązowy → szary, zawsze o jeden stopień.
rule-1824-UPG-02 = Zielone kafle od pierwszego pociągu 3, brązowe od pierwszego 5, szare od pierwszego 8.
rule-1824-UPG-03 = Po modernizacji kafel musi mieć tor, po którym spółka mogłaby puścić pociąg; nowy tor nie musi być użyteczny.
rule-1824-UPG-04 = Istniejące tory muszą zostać.
rule-1824-UPG-05 = Zwykły tor zostaje zwykłym torem; miasteczka, miasta i miasta z etykietą zachowują rodzaj i wszystkie przystanki.
rule-1824-UPG-06 = Nowy tor może kończyć się przy sąsiedzie bez połączenia, ale nie może wychodzić poza mapę ani dochodzić do pustej krawędzi szarego lub czerwonego heksu.
rule-1824-UPG-07 = Modernizacja nic nie kosztuje, także nad rzeką i w górach.
rule-1824-UPG-08 = Wymieniony kafel wraca do zapasu i można go użyć ponownie.
rule-1824-UPG-09 = Pojedyncze miasteczko modernizuje się na zielony kafel z miasteczkiem (#87 lub #88); dwóch miasteczek na heksie nie można modernizować.
rule-1824-UPG-10 = Brązowych kafli z miasteczkiem nie ma, a szare są tylko po jednym dla T, Bu i W.
rule-1824-UPG-11 = Stacje zostają w mieście, przy którego torze stały; gdzie miasta się łączą, ich stacje dzielą wspólne miasto.
rule-1824-UPG-12 = Nowe miejsca na stacje są wolne dla każdej spółki, o ile nie są zarezerwowane.
rule-1824-UPG-13 = Nadrukowane Wien i Budapest dostają najpierw żółte kafle (#499, #498), potem zielone i tak dalej; żółty stopień liczy się jako położenie żółtego kafla.

## Stacje

chapter-1824-tok = Stacje

rule-1824-TOK-01 = Stację startową stawia się za darmo, gdy spółka po raz pierwszy operuje, przed wszystkim innym w tej turze.
rule-1824-TOK-02 = Oprócz stacji startowej spółka stawia najwyżej jedną stację na turę.
rule-1824-TOK-03 = Koszt stacji zależy od stacji już stojących na mapie: druga kosztuje 40 G, każda następna 100 G, płatne ze skarbca do banku.
rule-1824-TOK-04 = Stacje przejęte przez kolej państwową od poprzedniczek liczą się jako stojące na mapie: SD z trzema płaci za następną 100 G, k&k z jedną 40 G.
rule-1824-TOK-05 = Na heksie może stać najwyżej jedna stacja spółki, także w Wien i Budapest.
rule-1824-TOK-06 = Stacja wymaga wolnego miejsca na stację w mieście.
rule-1824-TOK-07 = Miejsce na stację musi być połączone torem dowolnej długości ze stacją spółki, bez zawracania na rozjazdach; miasta pełne cudzych stacji przerywają połączenie.
rule-1824-TOK-08 = W miasteczkach i kopalniach nie stawia się stacji, z wyjątkiem stacji startowej kolei węglowej na jej kopalni.
rule-1824-TOK-09 = Czerwone Sarajewo ma jedno miejsce na stację, startowe miejsce BH.
rule-1824-TOK-10 = Stacji nigdy nie przesuwa się ani nie zdejmuje z własnej woli.
rule-1824-TOK-11 = Dopóki spółka z miejscem startowym w mieście jeszcze nie operowała, inne mogą tam stawiać stacje tylko wtedy, gdy na kaflu zostaje dla niej co najmniej jedno miejsce.
rule-1824-TOK-12 = Stacja pozwala spółce budować z tego miasta i przez nie przejeżdżać; gdy wszystkie miejsca są zajęte, miasto jest dla innych zablokowane.
rule-1824-TOK-13 = W nadrukowanym, żółtym i zielonym Wien SD1, KK1 i KK2 mają po własnym mieście z jednym miejscem; w brązowym Wien KK1 i KK2 dzielą miasto z trzema miejscami.
rule-1824-TOK-14 = W Wien i Budapest zarezerwowane jest własne nadrukowane miasto, dopóki miasta są oddzielne, a potem dowolne miejsce wspólnego miasta.

## Pociągi, pociągi g, rozliczenie

chapter-1824-train = Pociągi, pociągi g, rozliczenie

rule-1824-TRAIN-01 = Są dwie rodziny: zwykłe pociągi (2, 3, 4, 5, 6, 8, 10) i pociągi g (od 1g do 5g).
rule-1824-TRAIN-02 = Karty i ceny: 2 (9 kart, 80 G), 3 (7, 180), 4 (4, 280), 5 (3, 400), 6 (3, 600), 8 (2, 800), 10 (dowolnie wiele, 1000); 1g (6, 120), 2g (5, 240), 3g (4, 360), 4g (3, 600), 5g (2, 800).
rule-1824-TRAIN-03 = Bank sprzedaje zwykłe pociągi ściśle w rosnącej kolejności; typ trafia do sprzedaży, gdy ostatnia karta poprzedniego opuści bank.
rule-1824-TRAIN-04 = Pociągi g trafiają do sprzedaży wraz ze zwykłymi: 1g z pierwszym 2, 2g z pierwszym 3, 3g z pierwszym 4, 4g z pierwszym 6, 5g z pierwszym 8.
rule-1824-TRAIN-05 = Typ g nie musi się wyprzedać; wszystkie udostępnione i niezłomowane typy g są w sprzedaży obok siebie.
rule-1824-TRAIN-06 = Pociągi g nigdy nie wstrzymują zwykłych i nigdy nie zmieniają fazy.
rule-1824-TRAIN-07 = Pociągi g może kupić każda spółka; koleje węglowe nie mogą kupować innych.
rule-1824-TRAIN-08 = Pociągi 1g, które koleje węglowe dostają przy zakupie, nie zależą od tego, czy 1g są w sprzedaży.
rule-1824-TRAIN-09 = Pociągi kupuje się po przejazdach; nowy pociąg jedzie po raz pierwszy w następnej rundzie operacyjnej.
rule-1824-TRAIN-10 = Spółka może w swojej turze kupić kilka pociągów.
rule-1824-TRAIN-11 = Zwykłe pociągi i pociągi g liczą się razem do limitu pociągów. Koleje węglowe i poprzedniczki mają 2; regionalne 4, w fazach 4 i 5 3, od fazy 6 2; państwowe 4, od fazy 6 3.
rule-1824-TRAIN-12 = Spółka na limicie nie może kupić pociągu, nawet gdy zakup złomowałby jej pociągi.
rule-1824-TRAIN-13 = Pociągi ponad obniżony limit od razu wychodzą z gry, bez odszkodowania.
rule-1824-TRAIN-14 = Nadmiarowe pociągi wybiera prezes.
rule-1824-TRAIN-15 = Pierwszy pociąg 4 złomuje pociągi 2, pierwszy 6 pociągi 3, pierwszy 8 pociągi 4, pierwszy 10 pociągi 5; 6, 8 i 10 zostają na zawsze.
rule-1824-TRAIN-16 = Pierwszy 3g złomuje pociągi 1g, pierwszy 4g pociągi 2g, pierwszy 5g pociągi 3g; wyższy pierwszy pociąg g złomuje wszystkie przestarzałe poniżej; 4g i 5g zostają na zawsze.
rule-1824-TRAIN-17 = Pociągi g są złomowane tylko przez pociągi g; żaden zwykły tego nie robi, nawet 10.
rule-1824-TRAIN-18 = Złomowanie jest natychmiastowe, dotyczy każdego właściciela i usuwa z banku niesprzedane karty tego typu.
rule-1824-TRAIN-19 = Rozliczenie: przy zakupie nowego pociągu z banku spółka może oddać jeden pociąg typu bezpośrednio poprzedniego z tej samej rodziny i płaci wtedy o połowę jego wartości nominalnej mniej.
rule-1824-TRAIN-20 = W rozliczeniu nie można pominąć typu (3 za 5) ani zmienić rodziny (pociąg g za zwykły lub odwrotnie).
rule-1824-TRAIN-21 = Spółka oddaje w rozliczeniu najwyżej jeden pociąg na rundę operacyjną.
rule-1824-TRAIN-22 = Pociąg oddany w rozliczeniu wychodzi z gry.
rule-1824-TRAIN-23 = Pociąg oddany w rozliczeniu mógł jechać w tej rundzie operacyjnej, a nawet zostać kupiony w tej turze: ostatni pociąg 5 za 400 G, potem za niego pierwszy pociąg 6 za 400 G.
rule-1824-TRAIN-24 = Rozliczenie jest pod każdym względem sprzedażą: zmiana fazy, dostępność, złomowanie.
rule-1824-TRAIN-25 = Rozliczenie jest możliwe na limicie pociągów, bo liczba pociągów nie rośnie.
rule-1824-TRAIN-26 = Rozliczenie dotyczy tylko pociągów z banku, nie pociągów innych spółek.
rule-1824-TRAIN-27 = 6 za 8, 8 za 10, 3g za 4g i 4g za 5g to takie same rozliczenia jak inne.
rule-1824-TRAIN-28 = Od sprzedaży pierwszego pociągu 3 spółki mogą kupować pociągi od siebie nawzajem.
rule-1824-TRAIN-29 = Handel między spółkami tego samego prezesa: dowolna cena od 1 G, na którą starcza skarbiec kupującej spółki.
rule-1824-TRAIN-30 = Handel między spółkami różnych prezesów: dokładnie wartość nominalna i zgoda sprzedającego.
rule-1824-TRAIN-31 = Zakup od innej spółki odbywa się w kroku zakupu pociągów kupującej spółki; pieniądze idą do skarbca sprzedającej.
rule-1824-TRAIN-32 = Spółka kupująca pociąg od innej musi mieć miejsce w limicie; kolej węglowa kupuje tylko pociągi g.
rule-1824-TRAIN-33 = Pociąg, który zmienia właściciela, nie wpływa na fazę.
rule-1824-TRAIN-34 = Bank nigdy nie odkupuje pociągów i żadnego nie można odrzucić z własnej woli.
rule-1824-TRAIN-35 = Każda operująca spółka musi na końcu swojej tury mieć co najmniej jeden pociąg; jeśli nie ma, musi go kupić, w razie potrzeby z finansowaniem awaryjnym.
rule-1824-TRAIN-36a = Pierwsze wydanie: także koleje węglowe muszą na końcu tury mieć pociąg.
rule-1824-TRAIN-36b = Drugie wydanie: kolej węglowa nie musi mieć pociągu, dopóki bank nie oferuje pociągu g.
rule-1824-TRAIN-37 = Obowiązek posiadania pociągu spełnia dowolny pociąg, czy może jechać, czy nie; pociąg g wystarcza każdej spółce nawet bez dostępu do kopalni.
rule-1824-TRAIN-38 = Spółka, która ma pociąg, nigdy nie musi kupować.
rule-1824-TRAIN-39 = Nowe pociągi kosztują tyle, ile wynosi cena z karty pociągu.
rule-1824-TRAIN-40 = Pociągów 10 nigdy nie zabraknie.

## Trasy

chapter-1824-run = Trasy

rule-1824-RUN-01 = Trasa łączy torem co najmniej dwa różne przystanki.
rule-1824-RUN-02 = Na trasie musi być gdziekolwiek co najmniej jedna stacja spółki.
rule-1824-RUN-03 = Zwykły pociąg n odwiedza najwyżej n przystanków; miasteczka, miasta i dalekie trasy liczą się po jednym.
rule-1824-RUN-04 = Każde miasteczko i miasto na przejechanym torze jest odwiedzone i liczone; żadnego nie można pominąć.
rule-1824-RUN-05 = Pociąg g zaczyna w kopalni; kopalnia jest końcem trasy.
rule-1824-RUN-06 = Pociąg n g odwiedza najwyżej n miast; kopalnia się nie liczy, a miasteczka są bez ograniczeń i za darmo.
rule-1824-RUN-07 = Dla pociągu g daleka trasa liczy się jako miasto.
rule-1824-RUN-08 = Pociąg g nie może pominąć miasta; miasteczka po drodze są odwiedzone i przynoszą dochód.
rule-1824-RUN-09 = Kopalnie odwiedzają tylko pociągi g.
rule-1824-RUN-10 = Trasa pociągu g ma dokładnie jedną kopalnię.
rule-1824-RUN-11 = Kopalnia i jedno miasteczko to dozwolona trasa pociągu g.
rule-1824-RUN-12 = Na trasie żadnej kopalni i żadnej dalekiej trasy nie odwiedza się dwa razy; wszystkie heksy jednej dalekiej trasy to to samo miejsce.
rule-1824-RUN-13 = Na jednej trasie nie ma dwóch miast tego samego heksu, nawet na oddzielnych torach (Wien, Budapest).
rule-1824-RUN-14 = Oba miasteczka heksu z dwoma miasteczkami mogą leżeć na jednej trasie.
rule-1824-RUN-15 = Każdy przystanek można odwiedzić na trasie najwyżej raz.
rule-1824-RUN-16 = Żadnego odcinka toru nie można użyć dwa razy, ani na trasie, ani wśród tras jednej spółki w tej turze; gałęzie ze wspólnym pniem dzielą tor.
rule-1824-RUN-17 = Trasy jednej spółki mogą się spotykać lub krzyżować na przystankach po oddzielnych torach.
rule-1824-RUN-18 = Spółka może zacząć w jednej kopalni dwoma pociągami g, po jednym przez każdy z jej dwóch wyjazdów.
rule-1824-RUN-19 = Miasto, którego wszystkie miejsca zajmują inni, może być końcem trasy, ale nie można przez nie przejechać.
rule-1824-RUN-20 = Przez miasto z wolnym miejscem lub własną stacją można przejechać.
rule-1824-RUN-21 = Na przystanku pociąg może przejść z dowolnego jego toru na dowolny inny.
rule-1824-RUN-22 = Dalekie trasy i kopalnie kończą trasę; nigdy się przez nie nie przejeżdża.
rule-1824-RUN-23 = Na rozjeździe nie można zawracać.
rule-1824-RUN-24a = Pierwsze wydanie: trasy wybiera prezes; najwyższy dochód nie jest obowiązkowy.
rule-1824-RUN-24b = Drugie wydanie: obowiązkowy jest najwyższy możliwy dochód.
rule-1824-RUN-25 = Każdy pociąg jedzie najwyżej raz na rundę operacyjną.
rule-1824-RUN-26 = Stacja kolei węglowej na jej kopalni jest własną stacją, której potrzebują zaczynające tam pociągi.

## Dochód i kopalnie

chapter-1824-rev = Dochód i kopalnie

rule-1824-REV-01 = Pociąg przynosi sumę wartości wszystkich miasteczek, miast i dalekich tras na swojej trasie.
rule-1824-REV-02 = Dochód spółki to suma jej pociągów; płaci bank.
rule-1824-REV-03 = Miasta i miasteczka mają wartość z kafla; miasto w nadrukowanym Wien jest warte 30, w Budapest 20.
rule-1824-REV-04 = Wartości dalekich tras zależą od koloru kafli danej fazy: żółty w 1 i 2, zielony w 3 i 4, brązowy w 5 i 6, szary w 7 i 8.
rule-1824-REV-05 = Wartości kopalń: K1 i K2 10, później 40; K3 i K4 20, później 60.
rule-1824-REV-06 = Wyższa wartość kopalni obowiązuje od sprzedaży pierwszego pociągu 5.
rule-1824-REV-07 = Wartość kopalni wypłaca się raz za każdy zaczynający tam pociąg, zawsze do skarbca, bez względu na spółkę.
rule-1824-REV-08 = Pieniądze z kopalni nie należą do dochodu, który się dzieli lub wypłaca.
rule-1824-REV-09 = Przykład: pociąg 3g jedzie z kopalni K2 przez trzy miasta i dwa miasteczka warte razem 150 G, przy wysokiej wartości kopalni: 150 G można wypłacić, 40 G idzie do skarbca.
rule-1824-REV-10 = Nowe wartości obowiązują od następnego przejazdu po zmianie fazy, także później w tej samej rundzie operacyjnej.

## Dywidenda i kurs

chapter-1824-div = Dywidenda i kurs

rule-1824-DIV-01 = Prezes kolei regionalnej lub państwowej wypłaca cały dochód albo cały zatrzymuje.
rule-1824-DIV-02 = Koleje węglowe i poprzedniczki zawsze dzielą dochód po połowie.
rule-1824-DIV-03 = Dywidenda daje każdemu graczowi jedną dziesiątą dochodu za każdy udział.
rule-1824-DIV-04 = Udziały w banku nic nie przynoszą, także spółce.
rule-1824-DIV-05 = Wypłata: znacznik kursu o jedno pole w prawo, a na prawym końcu wiersza o jedno pole w górę.
rule-1824-DIV-06 = Zatrzymanie: znacznik kursu o jedno pole w lewo, a na lewym końcu wiersza o jedno pole w dół.
rule-1824-DIV-07 = Brak dochodu liczy się jako zatrzymanie.
rule-1824-DIV-08 = Gdzie żaden ruch nie jest możliwy (350 w prawym górnym rogu, 40 w lewym dolnym), znacznik zostaje na miejscu.
rule-1824-DIV-09 = Wysokość dywidendy nie ma znaczenia dla ruchu znacznika.
rule-1824-DIV-10 = Przesunięty znacznik idzie pod znaczniki już leżące na nowym polu.
rule-1824-DIV-11 = Kurs zmienia się przed zakupem pociągów.
rule-1824-DIV-12 = Pieniądze z kopalni nie wpływają ani na wybór, ani na ruch znacznika.
rule-1824-DIV-13 = Przykład: 110 w wierszu 4, kolumnie 5 wypłaca: 125. 220 w wierszu 4, kolumnie 11 wypłaca: 240 w wierszu 3. 70 w wierszu 4, kolumnie 1 zatrzymuje: 60 w wierszu 5. 350 wypłaca: 350.
rule-1824-DIV-14 = Dochody są wielokrotnościami 10, więc dziesiąte części i połowy to pełne guldeny.

## Finansowanie awaryjne i długi

chapter-1824-emr = Finansowanie awaryjne i długi

rule-1824-EMR-01 = Finansowanie awaryjne następuje, gdy spółka bez pociągu musi go kupić, a jej skarbiec nie starcza na wybrany.
rule-1824-EMR-02 = W finansowaniu awaryjnym prezes może wybrać dowolny pociąg: dowolny typ, który bank oferuje spółce, albo pociąg oferowany przez inną spółkę.
rule-1824-EMR-03 = W finansowaniu awaryjnym wybór pociągu jest wolny nawet wtedy, gdy skarbiec starczyłby na tańszy.
rule-1824-EMR-04 = W finansowaniu awaryjnym najpierw opróżnia się skarbiec; prezes płaci dokładnie brakującą kwotę, tak że nic w nim nie zostaje.
rule-1824-EMR-05 = W finansowaniu awaryjnym cena pociągu nie może przekroczyć wartości nominalnej.
rule-1824-EMR-06 = W finansowaniu awaryjnym pieniądze prezesa służą tylko temu jednemu pociągowi, nigdy dalszym i nigdy jako prezent.
rule-1824-EMR-07 = Pieniądze prezesa nie mogą wspierać rozliczenia; spółka nie ma przecież pociągu do oddania.
rule-1824-EMR-08 = W finansowaniu awaryjnym prezes używa najpierw gotówki, a resztę może być winien. Bankructwa nie ma.
rule-1824-EMR-09 = Prezes może sprzedać akcje, żeby zmniejszyć brakującą kwotę, ale nie musi.
rule-1824-EMR-10 = Sprzedaż awaryjna podlega zasadom sprzedaży z rund giełdowych.
rule-1824-EMR-11 = Sprzedaż awaryjna nie może zmienić prezesa żadnej spółki.
rule-1824-EMR-12a = Pierwsze wydanie: sprzedawać awaryjnie można, aż brakująca kwota na wybrany pociąg będzie pokryta, i nie dalej; ostatni udział może dać więcej, a nadwyżka zostaje u prezesa.
rule-1824-EMR-12b = Drugie wydanie: sprzedawać awaryjnie można tylko wtedy, gdy skarbiec nie starcza na najtańszy pociąg banku, tylko dopóki skarbiec i gotówka nie osiągną ceny najdroższego, i nigdy większym pakietem, niż tego trzeba.
rule-1824-EMR-13 = Gdy prezes kończy sprzedaż, brakująca reszta staje się długiem i od razu dolicza się 50% odsetek, zaokrąglonych w górę: brak 293 G to 440 G długu, brak 1 G to 2 G.
rule-1824-EMR-14a = Pierwsze wydanie: dług to debet na koncie gracza: wszystkie otrzymane pieniądze same go zmniejszają.
rule-1824-EMR-14b = Drugie wydanie: dług prowadzi się osobno: wpływy zostają gotówką, a spłata, całkowita lub częściowa, jest dobrowolnym ruchem w turze rundy giełdowej.
rule-1824-EMR-15 = Gracz z długiem nie może kupować akcji, ale nigdy nie musi sprzedawać.
rule-1824-EMR-16 = Na końcu każdej rundy giełdowej dolicza się 50% pozostałego długu, zaokrąglone w górę.
rule-1824-EMR-17 = Nowy dług z finansowania awaryjnego jest od razu oprocentowany tylko od nowej kwoty.
rule-1824-EMR-18 = Koleje górskie i węglowe może wymieniać także gracz z długiem.
rule-1824-EMR-19 = Także awaryjnie pociąg spółki innego gracza kosztuje dokładnie wartość nominalną, pociąg własnej spółki od 1 G do wartości nominalnej.
rule-1824-EMR-20 = W finansowaniu awaryjnym właściciel kolei węglowej lub poprzedniczki jest jej prezesem.
rule-1824-EMR-21 = Pozostały dług odejmuje się od majątku.
rule-1824-EMR-22 = Gracz z długiem zachowuje stanowiska prezesa i działa w imieniu spółek jak zwykle.

## Fazy

chapter-1824-phase = Fazy

rule-1824-PHASE-01 = Fazę zmienia tylko sprzedaż pierwszego zwykłego pociągu danego typu, od razu, w turze kupującej spółki.
rule-1824-PHASE-02 = Wysyłka za granicę pierwszego pociągu danego typu też zmienia fazę.
rule-1824-PHASE-03 = Kolejność skutków: złomowanie; wymiana przymusowa kolei węglowych; oddanie pociągów ponad nowe limity; wymiana przymusowa kolei górskich; potem trwa dalej tura kupującej spółki.
rule-1824-PHASE-04 = Faza 1, przed sprzedażą pociągu 2: żółte kafle, pociągi 2, żadnych pociągów g w sprzedaży.
rule-1824-PHASE-05 = Faza 2, pierwszy pociąg 2: pociągi 1g w sprzedaży; wysyłka za granicę na końcu każdej serii.
rule-1824-PHASE-06 = Faza 3, pierwszy pociąg 3: zielone kafle.
rule-1824-PHASE-07 = Faza 3: pociągi 2g w sprzedaży.
rule-1824-PHASE-08 = Faza 3: koleje węglowe i górskie można wymieniać w rundach giełdowych.
rule-1824-PHASE-09 = Faza 3: spółki mogą kupować pociągi od siebie nawzajem.
rule-1824-PHASE-10 = Faza 4, pierwszy pociąg 4: wszystkie pociągi 2 złomowane.
rule-1824-PHASE-11 = Faza 4: pociągi 3g w sprzedaży; pociągi 1g znikają z zakupem pierwszego 3g, nie wcześniej.
rule-1824-PHASE-12 = Faza 4: pozostałe koleje górskie wymienione i zamknięte.
rule-1824-PHASE-13 = Faza 4: limit kolei regionalnych 3, państwowych 4.
rule-1824-PHASE-14 = Faza 4: na końcu rundy operacyjnej powstaje SD.
rule-1824-PHASE-15 = Faza 5, pierwszy pociąg 5: brązowe kafle; wysokie wartości kopalń.
rule-1824-PHASE-16 = Faza 5: pozostałe koleje węglowe wymienione i zamknięte.
rule-1824-PHASE-17 = Faza 5: na końcu rundy operacyjnej powstaje UG; limity bez zmian; żadnego nowego pociągu g.
rule-1824-PHASE-18 = Faza 6, pierwszy pociąg 6: wszystkie pociągi 3 złomowane.
rule-1824-PHASE-19 = Faza 6: pociągi 4g w sprzedaży; pociągi 2g znikają z zakupem pierwszego 4g.
rule-1824-PHASE-20 = Faza 6: limit kolei regionalnych 2, państwowych 3; poprzedniczki zachowują 2, aż zostaną zamknięte.
rule-1824-PHASE-21 = Faza 6: na końcu rundy operacyjnej powstaje k&k.
rule-1824-PHASE-22 = Faza 7, pierwszy pociąg 8: szare kafle; wszystkie pociągi 4 złomowane.
rule-1824-PHASE-23 = Faza 7: pociągi 5g w sprzedaży; pociągi 3g znikają z zakupem pierwszego 5g.
rule-1824-PHASE-24 = Faza 8, pierwszy pociąg 10: wszystkie pociągi 5 złomowane.
rule-1824-PHASE-25 = Jedna runda operacyjna w serii, dopóki na końcu rundy giełdowej nie jest sprzedany pociąg 3.
rule-1824-PHASE-26 = Dwie rundy operacyjne w serii po każdej rundzie giełdowej, na której końcu jest sprzedany pociąg 3.
rule-1824-PHASE-27a = Pierwsze wydanie: trzy rundy operacyjne w serii po każdej rundzie giełdowej, na której końcu jest sprzedany pociąg 6.
rule-1824-PHASE-27b = Drugie wydanie: trzy rundy operacyjne w serii po każdej rundzie giełdowej, na której końcu jest sprzedany pociąg 5.
rule-1824-PHASE-28 = Zwykłe pociągi sprzedaje się rosnąco, więc żadna faza nie jest pominięta i żadna nie wraca.

## Wysyłka pociągów za granicę

chapter-1824-export = Wysyłka pociągów za granicę

rule-1824-EXPORT-01a = Pierwsze wydanie: pierwsza wysyłka za granicę następuje na końcu serii, w której kupiono pierwszy pociąg 2; wcześniej jej nie ma.
rule-1824-EXPORT-01b = Drugie wydanie: wysyłka za granicę następuje na końcu każdej serii, od pierwszej.
rule-1824-EXPORT-02 = Po pierwszej jest jedna wysyłka za granicę na końcu każdej serii z jedną, dwiema lub trzema rundami operacyjnymi, a nie po każdej rundzie operacyjnej.
rule-1824-EXPORT-03 = Przy wysyłce za granicę z gry wychodzi jeden zwykły pociąg typu, który jest w sprzedaży; pociągów g nigdy się nie wysyła.
rule-1824-EXPORT-04 = Przy wysyłce za granicę nikt nic nie płaci.
rule-1824-EXPORT-05 = Dla dostępności i fazy wysyłka za granicę jest sprzedażą: może złomować pociągi, wymusić wymiany i utworzyć kolej państwową.
rule-1824-EXPORT-06 = Wszystkie skutki wysyłki za granicę następują przed rozpoczęciem rundy giełdowej.
rule-1824-EXPORT-07 = Kolejność na końcu serii: formowanie wywołane w ostatniej rundzie operacyjnej, wysyłka za granicę, formowanie przez nią wywołane.
rule-1824-EXPORT-08 = Gdy zostały tylko pociągi 10, wysyłka za granicę się odbywa, ale nie ma dalszych skutków.
rule-1824-EXPORT-09 = Po ostatniej rundzie operacyjnej gry nie ma wysyłki za granicę.

## Koniec gry

chapter-1824-end = Koniec gry

rule-1824-END-01 = Koniec gry wywołuje pęknięcie banku: bank nie ma już pieniędzy.
rule-1824-END-02 = Jeśli bank pęknie w rundzie operacyjnej, rozgrywa się bieżącą serię do końca i gra jest skończona.
rule-1824-END-03 = Jeśli bank pęknie w rundzie giełdowej, rozgrywa się ją i jeszcze jedną pełną serię.
rule-1824-END-04 = Należności, których bank już nie może wypłacić, zapisuje się i liczą się jako gotówka gracza.
rule-1824-END-05 = Także spółki dostają po opróżnieniu banku wszystko, co im się należy.
rule-1824-END-06 = Majątek to gotówka plus udziały × kurs każdej spółki; pociągi i skarbce się nie liczą.
rule-1824-END-07 = Długi odejmuje się od majątku.
rule-1824-END-08a = Pierwsze wydanie: koleje górskie, węglowe i poprzedniczki, które są na koniec w grze, nie liczą się.
rule-1824-END-08b = Drugie wydanie: co jest na koniec w grze, liczy się: kolej górska 120 G, kolej węglowa po cenie zakupu, poprzedniczka 120 lub 240 G.
rule-1824-END-09 = Wygrywa największy majątek; przy remisie wygrana jest wspólna.
rule-1824-END-10 = Innego końca gry nie ma: ani najwyższy kurs, ani dług gracza niczego nie kończy.
rule-1824-END-11 = Akcje spółki, która nigdy nie operowała, liczą się po kursie; udziały kolei regionalnej bez kursu nie liczą się.

## Rozstrzygnięcia

chapter-1824-ruling = Rozstrzygnięcia

rule-1824-RULING-01 = Które źródło decyduje? W pierwszym wydaniu jego tekst, potem jego spójność, potem wypowiedzi autora, potem publiczna lista różnic zasad, potem 18xx.games, potem zwykła praktyka 18xx. W drugim wydaniu 18xx.games, potem ta lista.
rule-1824-RULING-02 = Jaką giełdę ma pierwsze wydanie? Taką jak drugie: ceny początkowe, nierówne wiersze i kolumny oraz powtarzające się kursy zgadzają się ze wszystkim, co mówi tekst.
rule-1824-RULING-03 = Jaką mapę ma pierwsze wydanie? Taką jak drugie: kopalnie, miasta z etykietą, koszty rzek i gór oraz niskie wartości kopalń zgadzają się po stałym przesunięciu współrzędnych. Czerwone wartości i wysokie wartości kopalń pierwszego wydania nie są sprawdzone.
rule-1824-RULING-04 = Jakie kafle ma pierwsze wydanie? Te z drugiego; dają dokładnie nadrukowane sumy 72, 48, 20 i 3.
rule-1824-RULING-05 = Czy gotówka startowa należy do 12 000 G? Tak.
rule-1824-RULING-06 = Czy „10” w tabelach spółek znaczy certyfikaty? Nie, dziesięć udziałów na dziewięciu certyfikatach.
rule-1824-RULING-07 = Znów brązowe kafle przy pierwszym pociągu 8 i „faza 1” nad pierwszym pociągiem 10? To błędy druku: faza 7 daje szare kafle, a pociąg 10 zaczyna fazę 8.
rule-1824-RULING-08 = Czy ceny początkowe to 60, 70, 80, 80, 100, jak raz wydrukowano? Nie: 60, 70, 80, 90, 100.
rule-1824-RULING-09 = Czy kierunek pierwszej rundy giełdowej zmienia się na przemian? Nie, zmienia się raz, po pierwszym okrążeniu, i potem idzie zawsze w górę.
rule-1824-RULING-10 = Ile można kupić w jednej turze pierwszej rundy giełdowej? Jedną rzecz; certyfikat 20% to jedna rzecz.
rule-1824-RULING-11 = Czy pas w pierwszej rundzie giełdowej jest ostateczny? Nie; runda kończy się, gdy wszyscy spasują jeden po drugim.
rule-1824-RULING-12 = Czy akcje 10% kolei państwowej można kupować przed jej powstaniem? Tak, od pierwszej rundy giełdowej: mają kurs, a zasada remisów przy formowaniu zakłada takie zakupy. Dla pierwszego wydania w wersji zasad 2 zob. 1824-RULING-91.
rule-1824-RULING-13 = Czy spółki wyprzedane rosną po pierwszej rundzie giełdowej? Tak, to runda giełdowa; w praktyce wyprzedana może być tylko BH.
rule-1824-RULING-14 = Skąd pochodzi pierwszy pociąg 1g kolei węglowej? Z sześciu kart, bez wpływu na fazę i dostępność; przy czterech sprzedanych kolejach węglowych zostają dwa pociągi 1g.
rule-1824-RULING-15 = Kiedy spółka już operowała, tak że jej akcje można sprzedawać? Gdy zakończy turę w rundzie operacyjnej. W wersji zasad 2 zob. też 1824-RULING-93.
rule-1824-RULING-16 = Czy „co najmniej 50% u graczy” to coś innego niż „najwyżej połowa w banku”? Nie: spółka, która już operowała, nie ma zarezerwowanych udziałów. Po sprzedaży bank ma najwyżej 50%.
rule-1824-RULING-17 = Czy gracz może w jednej turze sprzedawać akcje jednej spółki po trochu? To jedna sprzedaż na spółkę i turę, z jednym kursem i jednym spadkiem.
rule-1824-RULING-18 = Czy liczba w kolumnie rozliczenia to kwota za stary pociąg, czy cena nowego? Cena nowego; we wszystkich dziesięciu przypadkach zgadza się z połową wartości nominalnej starego.
rule-1824-RULING-19 = Czy „więcej niż 5 akcji” kończy zakupy na 50%, czy na 60%? Na 60%: z dokładnie pięcioma udziałami można kupić jeszcze jeden. Dla pierwszego wydania w wersji zasad 2 zob. 1824-RULING-95.
rule-1824-RULING-20 = Czy koleje węglowe, poprzedniczki i koleje górskie liczą się do limitu certyfikatów? Tak, po jednym.
rule-1824-RULING-21 = Czy wymiana może przekroczyć limit? Dobrowolna wymiana jeden za jeden jest możliwa dokładnie na limicie certyfikatów; wymiany przymusowej i formowania nic nie wstrzymuje; granica 60% nigdy ich nie dotyczy; nadmiar sprzedaje się w pierwszej turze następnej rundy giełdowej.
rule-1824-RULING-22 = Co, gdy przy wymianie kolei węglowej inny gracz ma ponad 20%? Kto ma więcej udziałów, jest prezesem i oddaje za certyfikat prezesa dwie akcje 10%; przy równej liczbie prezesem jest wymieniający.
rule-1824-RULING-23 = Czy wymiana może zmienić prezesa tak jak kupno i sprzedaż? Tak, zastępuje zakup.
rule-1824-RULING-24 = Kiedy można sprzedać jeden udział certyfikatu prezesa? Zawsze, gdy następuje zmiana prezesa, a potem w banku jest najwyżej 50%.
rule-1824-RULING-25 = Czym są akcje 10% kolei regionalnej bez kursu? Zwykłą własnością: liczą się jako certyfikaty i do 50%, nie można ich sprzedać i nikogo nie czynią prezesem. Kurs dostają z zakupem certyfikatu prezesa; jeśli ich właściciel ma wtedy więcej udziałów niż jego nabywca, decyduje większość.
rule-1824-RULING-26 = Co, gdy do wymiany przymusowej kolei górskiej nie ma już akcji? Przepada bez odszkodowania.
rule-1824-RULING-27 = Czy właściciel może odmówić wymiany przymusowej? W pierwszym wydaniu nie; w drugim może odrzucić kolej górską.
rule-1824-RULING-28 = Kiedy następuje wymiana przymusowa kolei górskich? Od razu; po wysyłce za granicę przed rozpoczęciem rundy giełdowej.
rule-1824-RULING-29 = Kiedy kolej regionalna rozpoczyna działalność po wymianie przymusowej swojej kolei węglowej? Wymiana jest natychmiastowa; w pierwszym wydaniu start czeka na koniec rundy operacyjnej, w drugim nie. Po wysyłce za granicę w obu następuje od razu.
rule-1824-RULING-30 = Kiedy wypłaca się kapitał kolei regionalnej? W chwili startu, w jednej kwocie, z banku.
rule-1824-RULING-31 = Czy 20% prezesa liczy się do 50%? Tak.
rule-1824-RULING-32 = Co z koleją regionalną, której kolei węglowej nigdy nie sprzedano? Jest koleją bez kolei węglowej, z kapitałem 10 × cena początkowa; jej kopalnia służy pociągom g wszystkich, nie ma stacji i nic tam nie jest zarezerwowane.
rule-1824-RULING-33 = Jak leżą znaczniki, które zaczynają na tym samym polu? Późniejszy idzie na spód, jak przy wszystkich ruchach.
rule-1824-RULING-34 = Co dzieje się ze stacją kolei węglowej? Usuwa się ją; kolei regionalnej nie ma w kopalni i na trasie pociągu g potrzebuje własnej stacji.
rule-1824-RULING-35 = Czy w kopalni mogą stać inne stacje? Zawsze tylko stacja startowa jej kolei węglowej. Kopalnia nigdy nie blokuje, bo zawsze jest końcem trasy.
rule-1824-RULING-36 = Co z akcją zarezerwowaną dla niesprzedanej poprzedniczki? Akcja 10% staje się zwykłą akcją banku.
rule-1824-RULING-37 = Czy kapitał za niesprzedaną poprzedniczkę liczy się dwa razy, za akcję i za jej kapitał? Raz: 120 G × (10 − wymienione udziały), a więc 1080 G dla UG bez UG1.
rule-1824-RULING-38 = Co z koleją państwową, w której nikt nie ma dwóch udziałów? Pierwsze wydanie: powstała, ma kapitał i stacje, ale jej kurs stoi, nie ma tur i nie musi mieć pociągu; gdy jakiś gracz ma dwa udziały, jest prezesem, a kolej operuje od następnej rundy operacyjnej. Drugie wydanie: zarząd przymusowy.
rule-1824-RULING-39 = Czy można kupić certyfikat prezesa kolei państwowej, której numer 1 nie został sprzedany? Nie; przez wymianę trafia do gracza, który ma najwięcej.
rule-1824-RULING-40 = Czy rozliczenie jest możliwe na limicie pociągów? Tak, stary pociąg odchodzi przed przyjściem nowego.
rule-1824-RULING-41 = Czy w pierwszym wydaniu k&k zachowuje dwie stacje w Wien? Nie, jedną wybraną przez prezesa się zdejmuje; dla kosztów k&k ma na mapie jedną stację.
rule-1824-RULING-42 = Czy koszt stacji kolei państwowej zależy od zakupów, czy od mapy? Od liczby na mapie: przy żadnej darmowa stacja startowa, przy jednej 40 G, przy dwóch i więcej 100 G.
rule-1824-RULING-43 = Co dzieje się kolejno na końcu serii? Formowanie z rundy operacyjnej w kolejności SD, UG, k&k; wysyłka za granicę ze złomowaniem i wymianami przymusowymi; formowanie przez nią wywołane; potem runda giełdowa.
rule-1824-RULING-44 = Kto wybiera nadmiarowe pociągi? Prezes, dowolnie spośród wszystkich pociągów spółki.
rule-1824-RULING-45 = Które z czterech pól 120 jest polem startowym kolei państwowych? Najwyższy wiersz, trzecia kolumna, nad polami startowymi kolei regionalnych; na wierzchu SD, potem UG, potem k&k.
rule-1824-RULING-46 = Co liczy się dla pociągów g? Miasta i dalekie trasy się liczą, kopalnia i miasteczka nie; miasteczka płacą; dalekie trasy i kopalnie są końcami.
rule-1824-RULING-47 = Czy trasa pociągu g może dotykać dwóch różnych kopalń? Nie, ma dokładnie jedną.
rule-1824-RULING-48 = Czy zakup pociągu innego gracza po wartości nominalnej wymaga zgody? Tak, prezesa sprzedającej spółki, także awaryjnie.
rule-1824-RULING-49 = Pierwsze wydanie: co, gdy kolej węglowa potrzebuje pociągu, a nigdzie nie ma pociągu g? Nie ma obowiązku ani kary; obowiązek wraca w jej następnej turze.
rule-1824-RULING-50 = Czy pociąg musi być użyteczny? Nie.
rule-1824-RULING-51 = Czy pociąg 4g kupiony przed jakimkolwiek 3g złomuje pociągi 1g? Tak, znikają wszystkie przestarzałe niższe typy.
rule-1824-RULING-52 = Co z przestarzałymi kartami w banku? Znikają razem z kartami spółek.
rule-1824-RULING-53 = Jak się zaokrągla? Wszystkie wartości są wielokrotnościami 10; zaokrągla się tylko odsetki, w górę.
rule-1824-RULING-54 = Kto dostaje dywidendy od akcji w banku? Nikt.
rule-1824-RULING-55 = Co z koleją regionalną lub państwową bez pociągu lub trasy? Jej znacznik kursu idzie w lewo.
rule-1824-RULING-56 = Co dzieje się na końcach wierszy? Na prawym końcu w górę w tej samej kolumnie, w prawym górnym rogu zostaje; na lewym końcu w dół, w lewym dolnym rogu zostaje; w dół tam, gdzie następny wiersz jest krótszy, zostaje.
rule-1824-RULING-57 = Jak zachowują się stosy i kolejność? Znacznik przesunięty z dowolnego powodu idzie na spód nowego stosu; następną spółkę wyznacza się po każdej turze; żadna nie operuje dwa razy w rundzie operacyjnej.
rule-1824-RULING-58 = Co, gdy faza zmienia się w środku serii? Liczba rund operacyjnych jest ustalona od końca rundy giełdowej.
rule-1824-RULING-59 = Który pociąg daje w drugim wydaniu trzecią rundę operacyjną? Pierwszy 5, jak na 18xx.games, choć lista różnic podaje pierwszy 6; w pierwszym wydaniu pierwszy 6. Wątpliwość pozostaje.
rule-1824-RULING-60 = Czy kafel na heksie startowym jest w pierwszej turze obowiązkowy? Nie, ale spółka, która w tej turze buduje, a jej heks startowy jest niezabudowany, buduje właśnie tam; nic innego nie jest w zasięgu.
rule-1824-RULING-61 = Jak swobodna jest modernizacja? Kafel musi być w zasięgu i mieć użyteczny tor; nowy tor nie musi być użyteczny.
rule-1824-RULING-62 = Czym są Wien i Budapest przed pierwszym kaflem? Miastami o wartości 30 i 20; pierwszy kafel to #499 lub #498, kosztuje 20 G i jest kaflem tej tury.
rule-1824-RULING-63 = Czym jest dług? Pierwsze wydanie: ujemną gotówką, którą wyrównują wpływy, z odsetkami od nowej kwoty przy powstaniu i od całości na końcu każdej rundy giełdowej. Drugie wydanie: osobnym rachunkiem.
rule-1824-RULING-64 = Czy gracz z długiem może wymieniać? Tak, wykluczony jest tylko zakup akcji.
rule-1824-RULING-65 = Ile można sprzedać awaryjnie? Pierwsze wydanie: nic więcej, gdy brakująca kwota na wybrany pociąg jest pokryta, choć ostatni udział może dać więcej. Drugie wydanie: miarą jest najdroższy pociąg banku.
rule-1824-RULING-66 = Co, gdy w rundzie giełdowej nikt nic nie robi? Karta priorytetu zostaje.
rule-1824-RULING-67 = Co liczy się na koniec poza gotówką i akcjami? Pierwsze wydanie: tylko długi, jako odjęte. Drugie wydanie: także wartości księgowe kolei górskich, węglowych i poprzedniczek. Ma to znaczenie tylko wtedy, gdy bank pęknie wcześnie.
rule-1824-RULING-68 = W jakiej kolejności następują skutki jednej sprzedaży? Złomowanie, koleje węglowe, pociągi ponad limit, koleje górskie.
rule-1824-RULING-69 = Co, gdy bank jest pusty? Płaci dalej na papierze, graczom i spółkom; po ostatniej rundzie operacyjnej nie ma wysyłki za granicę ani formowania. W wersji zasad 2 zob. też 1824-RULING-90.
rule-1824-RULING-70 = Co przy remisie na pierwszym miejscu? Wygrana jest wspólna.
rule-1824-RULING-71 = Czy pieniądze z kopalni należą do dochodu, który dzieli kolej węglowa? Nie; nie dzieli się ich ani nie wypłaca i nie zmieniają kursu.
rule-1824-RULING-72 = Czy S1, Süd 1, V1 i SD1 to ta sama spółka? Tak, podobnie pozostałe: V1–V7 to SD1–SD3, UG1, UG2, KK1 i KK2.
rule-1824-RULING-73 = Jak limit 4, potem 3 kolei państwowych pasuje do faz? 4 od powstania SD w fazie 4, 3 od fazy 6; k&k zaczyna z 3.
rule-1824-RULING-74 = Co jest zarezerwowane na heksach z kilkoma miastami? Własne nadrukowane miasto, dopóki jest oddzielne, potem dowolne miejsce.
rule-1824-RULING-75 = Czy pierwsza wysyłka za granicę następuje na końcu rundy operacyjnej, czy serii? To to samo, bo seria ma wtedy jedną rundę operacyjną.
rule-1824-RULING-76 = Która karta priorytetu rozstrzyga remisy przy formowaniu? Ta z tej chwili, jak zostawiła ją ostatnia runda giełdowa.
rule-1824-RULING-77 = Czy akcje otrzymane w środku rundy przez wymianę kolei węglowej lub formowanie dają dywidendę? Taki przypadek nie występuje: te spółki operują po raz pierwszy w następnej rundzie operacyjnej.
rule-1824-RULING-78 = Kiedy w turze kupuje się pociągi od innych spółek? W kroku zakupu pociągów, przed zakupami z banku lub po nich.
rule-1824-RULING-79 = Co, gdy spółka traci ostatni pociąg poza swoją turą? Obowiązku nie ma aż do końca jej następnej tury.
rule-1824-RULING-80 = Co, gdy pierwszy pociąg 2 idzie za granicę, zanim jakiś kupiono? To możliwe tylko w drugim wydaniu; pociągi 1g czekają wtedy na pierwszy zakup przez spółkę.
rule-1824-RULING-81 = Czy trasa może prowadzić od miasteczka do miasteczka? Tak, dla zwykłych pociągów, jeśli ma własną stację; zawsze więc jest na niej miasto lub kopalnia ze stacją.
rule-1824-RULING-82 = Czy kolej węglowa może zacząć z pustym skarbcem? Tak, kupiona za 120 G operuje z pociągiem 1g i bez pieniędzy.
rule-1824-RULING-83 = Czy granica dwóch pociągów g na kopalnię dotyczy wszystkich spółek razem? Nie, spółki i tury: po jednym pociągu przez każdy wyjazd; inne używają tych samych wyjazdów w swoich turach.
rule-1824-RULING-84 = Jak liczą się heksy z kilkoma miastami? Dla budowy i stacji każde oddzielne miasto jest osobne; trasa odwiedza heks tylko raz; spółka ma na nim jedną stację.
rule-1824-RULING-85 = Czy kolej węglowa wymieniona, zanim jej kolej regionalna ma 50%, operuje dalej? Nie, kończy od razu; jej majątek czeka, a jej pociągi g mogą zostać złomowane także na czekającej karcie.
rule-1824-RULING-86 = Co ze spółkami, których brakuje w stałej kolejności? Pomija się je.
rule-1824-RULING-87 = Kto jest „po lewej”, gdy ostatni zakup przypada na malejące pierwsze okrążenie? Zawsze następne miejsce w kolejności rosnącej.
rule-1824-RULING-88 = Czy gracz może w jednej turze wymienić i kupić? Tylko jedno z dwojga, nigdy oba i nigdy dwie wymiany.
rule-1824-RULING-89 = Kiedy musi sprzedać gracz, który przekroczył limit certyfikatów przez utratę prezesury? W pierwszej turze następnej rundy giełdowej. W rundzie, w której to nastąpiło, może spasować i zatrzymać wszystko, ale nic nie kupuje. Wersja zasad 2.
rule-1824-RULING-90 = Pierwszy pociąg 4, 5 lub 6 kupiono w ostatniej rundzie operacyjnej gry: czy kolej państwowa jeszcze powstaje? Tak. Należne założenia odbywają się na koniec tej rundy, potem następuje podliczenie. Za granicę nie sprzedaje się już żadnego pociągu. Wersja zasad 2.
rule-1824-RULING-91 = Czy w pierwszej rundzie giełdowej można kupić akcje kolei państwowej? W pierwszym wydaniu nie: są w sprzedaży od pierwszej zwykłej rundy giełdowej. Wersja zasad 2.
rule-1824-RULING-92 = Czy można kupić pociąg od kolei państwowej bez prezesa? W pierwszym wydaniu nie: nikt nie mógłby się zgodzić. Wersja zasad 2.
rule-1824-RULING-93 = Kiedy spółka już działała, tak że jej akcje można sprzedawać? Gdy skończy się jej pierwsza tura. W tej turze jej własnych akcji nie można sprzedać, nawet w finansowaniu awaryjnym. Wersja zasad 2.
rule-1824-RULING-94 = Czy spółka może zostawić pociągi na bocznicy? W pierwszym wydaniu nie: jeśli mogą coś zarobić, ogłasza się co najmniej jedną trasę z dochodem. Nie musi to być najwyższy dochód. Wersja zasad 2.
rule-1824-RULING-95 = Czy gracz, który ma dokładnie pięć akcji spółki, może kupić jej certyfikat prezesa? W pierwszym wydaniu tak: przeszkadza dopiero więcej niż pięć. Wersja zasad 2.

## Goods Time

chapter-1824-gt = Goods Time

rule-1824-GT-01 = Goods Time to opcja drugiego wydania, tylko na mapie standardowej.
rule-1824-GT-02 = W pudełku jest 26 znaczników miasteczek, które zmieniają puste heksy w heksy z miasteczkiem; gra się jeden stały scenariusz, ten z 18xx.games.
rule-1824-GT-03 = Puste heksy z jednym miasteczkiem: B7, C8, C20, C22, H21.
rule-1824-GT-04 = Puste heksy z dwoma miasteczkami: F25, G24.
rule-1824-GT-05 = Dodatkowe żółte kafle: #3, #4 i #58 po trzy więcej (razem 7, 9 i 11), #56, #630 i #631 po jednym więcej (2).
rule-1824-GT-06 = Dodatkowe zielone kafle: #87 dwa więcej (5) i trzy nowe #204, miasteczko 10 z krawędziami 0, 2, 3 i 4.
rule-1824-GT-07 = Reszta bez zmian; żaden ze zmienionych heksów nie ma kosztu budowy.
rule-1824-GT-08 = Pociągi g zyskują darmowe przystanki, które płacą; zwykłe pociągi muszą liczyć nowe miasteczka.
rule-1824-GT-09 = #204 zastępuje #3, #4 lub #58 tak jak #87 i #88 i nie jest dalej ulepszany; nowe heksy z dwoma miasteczkami przyjmują zwykłe kafle z dwoma miasteczkami i pozostają żółte.
rule-1824-GT-10 = W zapisie z 18xx.games opcja to `goods_time` wśród zasad opcjonalnych gry o tytule 1824; spółki, kafle i pociągi mają identyfikatory gry standardowej.

## Przedlitawia

chapter-1824-cis = Przedlitawia

rule-1824-CIS-01 = Przedlitawia to osobna gra na własnej mapie, dla 2 graczy ze specjalnymi, dla 3 z prawie zwykłymi zasadami.
rule-1824-CIS-02 = Bank ma 4000 G przy 2 graczach, 9000 G przy 3.
rule-1824-CIS-03 = Gotówka startowa: po 830 G przy 2 graczach, po 700 G przy 3. Dla 3 wydrukowano 680; 700 uznaje się za poprawkę.
rule-1824-CIS-04 = Limit certyfikatów: 14 przy 2 graczach, 16 przy 3.
rule-1824-CIS-05 = Kolei górskich jest tyle, ilu graczy: B1 i B2 albo B1–B3.
rule-1824-CIS-06 = Pociągi przy 2 graczach: sześć 2, pięć 3, cztery 4, dwa 5, dwa 6, jeden 8, dowolnie wiele 10; trzy 1g, dwa 2g, dwa 3g, jeden 4g, dwa 5g.
rule-1824-CIS-07 = Pociągi przy 3 graczach: osiem 2, sześć 3, cztery 4, trzy 5, trzy 6, dwa 8, dowolnie wiele 10; pięć 1g, cztery 2g, trzy 3g, dwa 4g, dwa 5g.
rule-1824-CIS-08 = Poza grą przy 3 graczach: UG2, BH, SB i K4.
rule-1824-CIS-09 = Poza grą przy 2 graczach: UG, UG1, UG2, BH, SB i K4.
rule-1824-CIS-10 = Przy 3 graczach: stacją startową UG1 jest Budapest G12; UG rezerwuje tylko certyfikat 20% i ma osiem wolnych akcji 10%, czyli 960 G kapitału, jeśli UG1 sprzedano, a 1200 G, jeśli nie; wtedy Budapest jest trzymany dla UG.
rule-1824-CIS-11 = Kafle: jak w grze standardowej bez kafli Budapest #126, #490, #495 i #498.
rule-1824-CIS-12 = Kopalnie: C6, A12 i A22 jak w grze standardowej.
rule-1824-CIS-13 = Zachowane dalekie trasy: Dresden, Kiew, Mailand.
rule-1824-CIS-14 = Nowe dalekie trasy: E14 Preßburg 20/30/40/40, krawędzie 0–3; G12 Budapest 20/40/60/70, krawędzie 0–3; F25 Kronstadt 20/30/40/40, krawędzie 2 i 3; I10 Bosnien 10/10/50/50, krawędzie 1–3.
rule-1824-CIS-15 = Budapest G12 jest przy 2 graczach zwykłą daleką trasą, a przy 3 miastem z jednym miejscem na stację, startowym miejscem UG1.
rule-1824-CIS-16 = Przez szary heks B17 prowadzą tory 0–3, 1–4, 1–3 i 0–4; przystanku tam nie ma.
rule-1824-CIS-17 = Heksy: puste B7 B11 B19 B21 C8 C14 C20 C22 C24 D9 D11 D13 D15 E6 F9 F13 G6 H9 H11; góra D23 G8 H5 H7; rzeka E10; miasteczka A8 A20 C10 C16 D25 G2, z górą A6 A10 E24; dwa miasteczka z rzeką za 20 G B13 B25 F11; miasta B5 B9 B15 B23 C12 E8 F7 G4 G10, z górą H3; miasta T A18 C26 E26 I8; Wien E12.
rule-1824-CIS-18 = Premia za Bukowinę: trasa, która odwiedza Wien lub Prag, a także D25, E24 lub E26, przynosi 50 G więcej, raz na trasę, przy 2 i 3 graczach i dla każdego rodzaju pociągu. Należy do przychodu.
rule-1824-CIS-19 = Przy 3 graczach: pierwsza runda giełdowa, formowanie (SD z pierwszym pociągiem 4, UG 5, k&k 6) i cała reszta jak w grze standardowej.
rule-1824-CIS-20 = Przy 2 graczach, przygotowanie: stos 1 to losowa kolej węglowa z K1–K3 i losowa z SD2, SD3 i KK2; stos 2 to SD1 i KK1; stos 3 to dwie pozostałe poprzedniczki po 120 G; stos 4 to dwie pozostałe koleje węglowe.
rule-1824-CIS-21 = Cztery tury wyboru idą 2–1, 1–2, 1–2, 2–1: pierwszy gracz bierze kartę z dowolnego pozostałego stosu, drugi musi wziąć drugą kartę tego stosu; nikt nie może spasować.
rule-1824-CIS-22 = Ceny w wyborze: 120 G za każdą kartę stosu 1, 240 w stosie 2, 120 w stosie 3, dowolnie od 120 do 200 w stosie 4.
rule-1824-CIS-23 = Potem gracz 1, a po nim gracz 2 może kupić jedną kolej górską; każda odmowa usuwa najwyższą pozostałą.
rule-1824-CIS-24 = Potem pierwsza runda giełdowa toczy się dalej z akcjami, gracz 1 przed graczem 2.
rule-1824-CIS-25 = Karty stosu 1 to koleje budowlane: bez skarbca (120 G wraca do banku), bez pociągów, bez dochodu, bez wymiany. W każdej rundzie operacyjnej, na swoim zwykłym miejscu w kolejności, kładą lub modernizują jeden kafel od swojej stacji startowej, bez kosztu budowy.
rule-1824-CIS-26 = Poprzedniczka jako kolej budowlana zwalnia swoją zarezerwowaną akcję 10%, co dodaje 120 G do kapitału jej kolei państwowej.
rule-1824-CIS-27 = Kolej regionalna kolei węglowej ze stosu 1 staje się koleją obligacyjną: znacznik kursu na 50 (najniższy wiersz, druga kolumna), wszystkie dziesięć udziałów w puli banku, bez prezesa; jej certyfikat 20% jest zwykłym certyfikatem podwójnym: dwa udziały na jednym certyfikacie.
rule-1824-CIS-28 = Kolej obligacyjna ma miejsce w kolejności kursów, ale nic nie buduje, nie jeździ i nie kupuje; w każdej rundzie operacyjnej bank płaci każdemu graczowi jedną dziesiątą kursu za udział, w zaokrągleniu w dół, i nic za udziały w puli; potem jej znacznik idzie o jedno pole w prawo, na prawym końcu wiersza w górę. Sprzedaże i wyprzedanie przesuwają go jak każdy inny.
rule-1824-CIS-29 = Jej stację startową stawia się zwyczajnie. Drugą stawia, za darmo i na dowolnym wolnym miejscu, spółka, która kupuje z banku ostatni pociąg 4 (albo ostatni 5, jeśli ostatniego 4 nie kupiono); trzecią stawia w Wien spółka, która kładzie brązowe Wien (#493).
rule-1824-CIS-30 = Koleje budowlane zostają zamknięte bez odszkodowania przy pierwszym pociągu 4, albo przy pierwszym 5, jeśli jest wśród nich KK2; kolej węglowa jako kolej budowlana zostawia w kopalni neutralny znacznik, miejsce poprzedniczki jako kolei budowlanej jest wolne.
rule-1824-CIS-31 = Przy 2 graczach: k&k powstaje z pierwszym pociągiem 5, nie 6.
rule-1824-CIS-32 = Przy 2 graczach: sprzedane akcje trafiają do puli banku, oddzielnej od niesprzedanych; zakupy z puli mogą przekroczyć 60%.
rule-1824-CIS-33 = Przy 2 graczach: spółki dostają dywidendy od swoich akcji w puli banku, jak na 18xx.games; zasady nic o tym nie mówią.
rule-1824-CIS-34 = Według późniejszej wypowiedzi autora pula banku może w Przedlitawii mieć 100% spółki; 18xx.games odrzuca sprzedaż, po której ponad 50% spółki, także kolei obligacyjnej, byłoby niesprzedane lub w puli.
rule-1824-CIS-35 = Koleje górskie można wymieniać także na akcje kolei obligacyjnej.
rule-1824-CIS-36 = Fazy, limity, rozliczenie, wysyłka za granicę, finansowanie awaryjne i koniec gry jak w grze standardowej.
rule-1824-CIS-37 = Na 18xx.games: stos 1 losuje się z ziarna gry. Trzy liczby dla EPP, EOD i MLB, trzy kolejne dla KK2, SD2 i SD3; najmniejsza z każdych trzech to kolej budowlana.
rule-1824-CIS-38 = Na 18xx.games: odmowa kolei górskiej jest pasem; jeśli obaj gracze odmówią, pierwsza runda giełdowa się kończy i nikt nie kupuje w niej akcji.
rule-1824-CIS-39 = Na 18xx.games: drugi znacznik kolei obligacyjnej staje się należny, gdy spółka kupuje pociąg 4, z banku, w rozliczeniu lub od innej spółki, podczas gdy następny w banku jest 5; albo 5, gdy następny jest 6. Liczy się tylko pierwszy taki zakup.
rule-1824-CIS-40 = Na 18xx.games: znacznik stawia od razu działająca spółka. Drugi znacznik postawiony w Wien liczy się jako trzeci: od razu stawia się jeszcze jeden gdzie indziej, a brązowe Wien nie daje żadnego.
rule-1824-CIS-41 = Na 18xx.games: w Wien znacznik trafia do jednej ze stacji z wolnym miejscem, zaraz po kaflu, przed własnym krokiem stacji spółki.
rule-1824-CIS-42 = Na 18xx.games: certyfikat podwójny kolei obligacyjnej kupuje się w całości z puli banku; można go sprzedać, w całości, tylko jeśli drugi gracz ma co najmniej 20% kolei obligacyjnej.
rule-1824-CIS-43 = Na 18xx.games: kolej górską wymienia się na akcję kolei obligacyjnej tylko dobrowolnie i tylko na akcję 10% z puli banku; wymiana przymusowa oferuje tylko koleje regionalne.
rule-1824-CIS-44 = Na 18xx.games: w Przedlitawii prezes nie może w finansowaniu awaryjnym sprzedawać akcji. Czego nie pokrywa skarbiec i gotówka, pożycza się od razu.
rule-1824-CIS-45 = Na 18xx.games: przy 3 graczach kolej państwowa pod zarządem przymusowym buduje tory jak każda spółka.
rule-1824-CIS-46 = Na 18xx.games: kolej budowlana kładzie kafel lub pasuje, nic więcej; kolej obligacyjna nigdy nie działa: stacja startowa i wypłata następują same, gdy przychodzi jej kolej, od pierwszej rundy operacyjnej.

## Sprawdziany

chapter-1824-check = Sprawdziany

rule-1824-CHECK-01 = Kafle dają według koloru 72, 48, 20 i 3, znaczniki stacji 41, zwykłe pociągi poniżej 10 razem 28, pociągi g 20.
rule-1824-CHECK-02 = We wszystkich dziesięciu przypadkach obniżona cena to cena minus połowa wartości nominalnej pociągu oddanego w rozliczeniu.
rule-1824-CHECK-03 = Pieniędzy nie ubywa i nie przybywa: bank, gracze i spółki mają zawsze razem 12 000 G, przy czym długi pierwszego wydania to ujemna gotówka.
rule-1824-CHECK-04 = Pierwsza kolejność przy 3, 4, 5 i 6 graczach zaczyna się od najwyższego miejsca, zawraca na 1 i odtąd zawsze rośnie.
rule-1824-CHECK-05 = Kapitał przy formowaniu dla każdego zestawu sprzedanych poprzedniczek: SD 720 G ze wszystkimi, 840 bez jednej po 120, 960 bez obu lub bez SD1, 1080 bez SD1 i jeszcze jednej; UG i k&k 840 z obiema, 960 bez numeru 2, 1080 bez numeru 1; 1200 bez żadnej.
rule-1824-CHECK-06 = Każda z pięciu cen kolei węglowej daje podany kurs, skarbiec i kapitał początkowy.
rule-1824-CHECK-07 = Przebieg długu: z brakujących 200 G robi się 300, po jednej rundzie giełdowej 450, po dwóch 675, po trzech 1013.

## Odstępstwa 18xx.games

chapter-1824-dev = Odstępstwa 18xx.games

rule-1824-DEV-01 = 18xx.games: gra zaczyna się w fazie o nazwie „2”; fazy noszą nazwy pociągów (2, 3, 4, 5, 6, 8, 10).
rule-1824-DEV-02 = 18xx.games: pociągi g są odrzucane, dopóki jakaś spółka nie kupi pociągu 2; wysyłka za granicę się nie liczy. Potem zależą od fazy.
rule-1824-DEV-03 = 18xx.games: jedna wysyłka za granicę na końcu każdej serii, od pierwszej, bez względu na to, czy kupiono pociąg 2.
rule-1824-DEV-04 = 18xx.games: trzy rundy operacyjne w serii od fazy 5.
rule-1824-DEV-05 = 18xx.games: przy modernizacji nowy tor musi być w zasięgu albo musi się zmienić wartość miasta w zasięgu. Przy wczytywaniu dziennika nie sprawdza się tego ponownie.
rule-1824-DEV-06 = 18xx.games: każdy ruch sprzedaży jest osobną sprzedażą; kilka w jednej turze dla tej samej spółki obniża kurs za każdym razem.
rule-1824-DEV-07 = 18xx.games: dobrowolna wymiana kolei węglowej (osobny ruch za 0 G) jest odrzucana po sprzedaży w tej samej turze; wymiana kolei górskiej (zapisana jako jej zakup akcji) nie.
rule-1824-DEV-08 = 18xx.games: dobrowolna wymiana kolei górskiej jest odrzucana, gdy gracz jest na limicie certyfikatów.
rule-1824-DEV-09 = 18xx.games: na wymianę przymusową kolei górskiej można odpowiedzieć pasem, który ją odrzuca. Po wysyłce za granicę jest pierwszym krokiem rundy giełdowej, w innych wypadkach przerywa rundę operacyjną.
rule-1824-DEV-10 = 18xx.games: wymiana przymusowa kolei węglowych: najpierw działające koleje regionalne według kursu, potem BK, CL, MS, SB. Ta, która osiąga 50%, od razu dostaje kapitał, a jej pociągi inni mogą kupić jeszcze w tej samej rundzie operacyjnej.
rule-1824-DEV-11 = 18xx.games: akcje 10% kolei państwowych są do kupienia od pierwszej rundy giełdowej; przed powstaniem nie ma stanowiska prezesa.
rule-1824-DEV-12 = 18xx.games: zarząd przymusowy kolei państwowej: działa za nią pierwszy gracz według karty priorytetu, który ma udział, a w razie braku pierwszy gracz. Kolej może stawiać stacje, jeździ, wypłaca lub zatrzymuje dochód i zmienia kurs; nie buduje torów, nie kupuje pociągów i nie musi ich mieć. Kończy się, gdy jakiś gracz osiągnie dwa udziały.
rule-1824-DEV-13 = 18xx.games: jeśli przy wymianie kolei węglowej inny gracz ma więcej, zostaje prezesem, ale certyfikat 20% zostaje u dotychczasowego właściciela; przechodzi tylko stanowisko.
rule-1824-DEV-14 = 18xx.games: k&k z dwiema stacjami w Wien wybiera, którą zwrócić. Następne kosztują 40, 100, 100 G, a zwrócona 100 G, jeśli to stacja KK2, lub 0, jeśli KK1. We wspólnym mieście stacja KK2 wraca automatycznie.
rule-1824-DEV-15 = 18xx.games: dług prowadzi się osobno; jego całkowita lub częściowa spłata w rundzie giełdowej liczy się do karty priorytetu. Pożycza się dokładnie brakującą gotówkę, odsetki zaokrągla się w górę, a bankructwa w grze standardowej nie ma.
rule-1824-DEV-16 = 18xx.games: finansowanie awaryjne: tylko dla spółki bez pociągu; właściciel może dopłacić do dowolnego pociągu banku; akcje sprzedaje się tylko według zasady drugiego wydania; limitu 50% w banku się przy tym nie sprawdza; do rozliczenia nie ma dopłaty.
rule-1824-DEV-17 = 18xx.games: pociągi spółek innych graczy kosztują dokładnie wartość nominalną i nie wymagają zgody; pociągi własnych od 1 G do całego skarbca, najwyżej wartość nominalną, gdy skarbiec jest mniejszy.
rule-1824-DEV-18 = 18xx.games: po wymianie kolei węglowej neutralny znacznik zajmuje miejsce w kopalni; miejsce niesprzedanej kolei węglowej zostaje zarezerwowane. Na trasy to nie wpływa.
rule-1824-DEV-19 = 18xx.games: klasyfikacja bieżąca i końcowa obejmuje wartości księgowe i odejmuje długi.
rule-1824-DEV-20 = 18xx.games: jest 20 kart pociągu 10 zamiast dowolnej liczby.
rule-1824-DEV-21 = 18xx.games: najwyższy dochód nie jest wymagany; trasy zgodne z zasadami przyjmuje się tak, jak je podano.
rule-1824-DEV-22 = 18xx.games: po połączeniu można oddać tylko pociągi właśnie przejęte; spółka, która była już na limicie, traci wszystkie pociągi tej kolei.
rule-1824-DEV-23 = 18xx.games: między rundami jest pusta runda wymiany; nigdy nie ma w niej ruchów.
rule-1824-DEV-24 = 18xx.games: koleje węglowe i poprzedniczki kupuje się ruchem, który podaje kolej, a przy kolei węglowej cenę; niesprzedane zostają zamknięte na końcu pierwszej rundy giełdowej.
rule-1824-DEV-25 = 18xx.games: rozliczenie to zakup pociągu, który podaje oddany pociąg. Więcej niż jedno na spółkę i rundę operacyjną jest odrzucane od września 2025; starsze dzienniki mogą je zawierać.
rule-1824-DEV-26 = 18xx.games: kolejność kolei regionalnych i państwowych ustala się na początku rundy operacyjnej, a na nowo tylko po sprzedaży awaryjnej; w praktyce tak jak w naszej zasadzie.
rule-1824-DEV-27 = 18xx.games: podział po połowie w kolejach węglowych i poprzedniczkach oraz spadek kursu bez dochodu są automatyczne; w dzienniku nie ma ich ruchu.
rule-1824-DEV-28 = 18xx.games: formowanie i wysyłka za granicę następują między rundami, bez ruchu.
rule-1824-DEV-29 = 18xx.games: gra kończy się ostatnią rundą operacyjną serii, w której bank pękł, albo następnej serii, jeśli pękł w rundzie giełdowej; potem nie ma wysyłki za granicę ani formowania; bank może spaść poniżej zera.
rule-1824-DEV-30 = 18xx.games: do limitu certyfikatów liczą się też koleje węglowe, poprzedniczki i koleje górskie; sprzedaż do limitu jest wymagana tylko wtedy, gdy coś można sprzedać.
rule-1824-DEV-31 = 18xx.games: oznaczenia w dziennikach: EPP, EOD, MLB i SPB dla K1–K4; SD1–SD3, UG1, UG2, KK1, KK2; BK, MS, CL, SB, BH; SD, UG, KK; B1–B6. Błędy w nazwach dotyczą tylko wyświetlania.
rule-1824-DEV-32 = 18xx.games: dochód kolei górskich wypłaca się w kolejności graczy, potem według nazw; na grę to nie wpływa.
rule-1824-DEV-33 = 18xx.games: ruchy zaprogramowane i automatyczne, cofnięcia i ponowienia występują w dziennikach; rozwiązuje się je przed odtworzeniem.
rule-1824-DEV-34 = 18xx.games: Przedlitawia jest tam niedokończona: akcje kolei obligacyjnej podlegają przy sprzedaży granicy 50%, wymiana na nie kolei górskiej może się nie udać, a krok bankructwa istnieje, choć bankructwo jest niemożliwe.
rule-1824-DEV-35 = 18xx.games: inne spółki mogą kupić pociągi leżące na karcie kolei regionalnej, która jeszcze nie rozpoczęła działalności.
rule-1824-DEV-36 = 18xx.games: późniejsze poprawki zmieniły wyniki wcześniejszych partii: kapitał w grudniu 2025, stanowisko prezesa kolei państwowych w styczniu i lutym 2026, finansowanie awaryjne w marcu 2026, wymiana przymusowa kolei górskich w kwietniu 2026. Bez oznaczenia nie wiadomo, która wersja stoi za starym dziennikiem; różnice zgłasza się, a nie wymusza.
rule-1824-DEV-37 = 18xx.games: po sprzedaży akcji przy zakupie pociągów bez ograniczeń można kupić tylko pociąg, na którego cenę z karty starcza skarbiec; każdy inny musi wymagać ostatniej sprzedaży: jego cena, przy rozliczeniu obniżona, przekracza skarbiec i gotówkę prezesa bez ceny jednej akcji z tej sprzedaży. Nie dotyczy to pociągów innych prezesów. Tylko pozostałe w ten sposób pociągi banku decydują, czy można sprzedawać dalej.
rule-1824-DEV-38 = 18xx.games: zakup pociągów kolei węglowej, która ma miejsce na pociąg, czeka, jeśli jej skarbiec starcza na najtańszy z wszystkich pociągów banku albo, gdy od fazy 3 inne spółki mają pociągi, na 1 G, o ile jakiś pociąg g jest w banku lub w innej spółce. Jej prezes może wtedy sprzedawać akcje, a krok kończy się spasowaniem.
rule-1824-DEV-39 = 18xx.games: certyfikat prezesa oddzielony od stanowiska może sprzedać jego posiadacz, jako ostatni ze swoich papierów, jeśli inny gracz ma według rachunku 20%. Pakiet z nim liczy go jako 10% lub 20%; tyle się wypłaca, a cały certyfikat trafia do banku. Rachunek procentów podanych przy zakupach i sprzedażach rozchodzi się wtedy z papierami: o stanowisku prezesa decyduje rachunek, o wszystkim innym papiery.
rule-1824-DEV-40 = 18xx.games: bank sprzedaje taki certyfikat prezesa jako 20% za podwójną cenę. Jeśli nabywca prowadzi dzięki temu w rachunku, a prezesem był inny gracz, nabywca obejmuje stanowisko, a dwa jego inne papiery, lub mniej, gdy tylu nie ma, przechodzą bezpłatnie na poprzedniego prezesa albo do banku, jeśli ten ma papiery poniżej 20%; rachunek tego nie uwzględnia. Przy każdej innej zmianie prezesa, gdy certyfikat leży w banku lub u trzeciego gracza, przechodzi tylko stanowisko.
rule-1824-DEV-41 = 18xx.games: kolej państwowa, której żadnej poprzedniczki nie kupiono, zastrzega miejsce w mieście swojej nr 1: SD pierwsze, UG i KK drugie. Zastrzeżenie miejsca, które miasto ma, chroni je przed wszystkimi innymi; dalsze nie chroni niczego, a stacja stoi wtedy obok miejsc. Gdy kafel łączy miasta, ich zastrzeżenia ustawia się jedno za drugim w kolejności starego kafla, także zużyte. Stacja, która nie znajduje miejsca wolnego i niezastrzeżonego, stoi obok.
rule-1824-DEV-42 = 18xx.games: w pierwszej turze kolei państwowej bez poprzedniczek pod zarządem przymusowym pomija się stacje i przejazd: czy może postawić stację, ocenia się, zanim leży jej stacja startowa. Ocenia się to na nowo po następnym kaflu lub stacji, którą ktokolwiek położy.
rule-1824-DEV-43 = 18xx.games: o to, którą z dwóch stacji w Wien k&k zwraca, pyta się na początku następnej rundy, po wysyłce za granicę, powstaniu kolei i oddaniu pociągów.
rule-1824-DEV-44 = 18xx.games: czerwone heksy jednej lokacji są jedną stacją: tor, który prowadzi tylko z jednego do drugiego, nie jest trasą. Przejazd się pomija, a kurs spada.
rule-1824-DEV-45 = 18xx.games: w rundach giełdowych fazy 3 właściciela kolei górskiej nigdy się nie pomija, bez względu na limit certyfikatów i pozostałe akcje.
