# 1844: the rules in our words, one message for each rule of rulebook/1844/.

## Przygotowanie gry

chapter-1844-setup = Przygotowanie gry

rule-1844-SETUP-01 = W grze bierze udział od 3 do 7 graczy.
rule-1844-SETUP-02 = W grze jest łącznie 12 000 SFR. Gotówka startowa pochodzi z tej sumy, więc bank zaczyna z 12 000 SFR pomniejszonymi o rozdaną gotówkę.
rule-1844-SETUP-03 = Gotówka startowa każdego gracza: 800 SFR przy 3 graczach, 620 SFR przy 4, 510 SFR przy 5, 440 SFR przy 6, 400 SFR przy 7.
rule-1844-SETUP-04 = Limit certyfikatów zależy od liczby graczy i nie zmienia się do końca gry: 24 przy 3 graczach, 18 przy 4, 15 przy 5, 13 przy 6, 11 przy 7.
rule-1844-SETUP-05 = Pierwsza kolejność graczy jest losowa: karty kolejności od 1 do n tasuje się i rozdaje.
rule-1844-SETUP-06 = Kolejność graczy to zawsze kolejność kart kolejności, a nie miejsc przy stole.
rule-1844-SETUP-07 = Spółki prywatne P1–P7 wykłada się rosnąco do licytacji.
rule-1844-SETUP-08 = Wszystkie akcje każdej spółki leżą na początku w ofercie pierwotnej, certyfikat prezesa na wierzchu. Akcje SBB nie są dostępne, dopóki SBB nie powstanie.
rule-1844-SETUP-09 = Akcje z oferty pierwotnej i akcje z puli banku leżą przez całą grę osobno.
rule-1844-SETUP-10 = Trzy akcje FNM po 10% leżą od początku w puli banku.
rule-1844-SETUP-11 = Do kupienia jest pięć kolei górskich (B1–B5) i pięć certyfikatów tunelowych (T1–T5). Jeden certyfikat tunelowy odkłada się dla nabywcy P3.
rule-1844-SETUP-12 = Pociągi 2/2H są w sprzedaży od razu; pozostałe typy czekają pod nimi w kolejności 3, 4, 5, 6, 8E. Typ trafia do sprzedaży, gdy poprzedni się skończy.
rule-1844-SETUP-13 = Każda karta pociągu ma stronę zwykłą (lub E) i stronę H. Obie strony bieżącego typu są w sprzedaży jednocześnie.
rule-1844-SETUP-14 = EVA i własny pociąg 5H spółki SBB leżą poza stosem pociągów na sprzedaż.
rule-1844-SETUP-15a = Pierwsze wydanie, kafle: 56 żółtych, 56 zielonych, 27 brązowych, 6 szarych, 4 szaroniebieskie (FO) i 6 przezroczystych kafli tunelowych.
rule-1844-SETUP-15b = Drugie wydanie, kafle: 59 żółtych, 55 zielonych, 26 brązowych, 5 szarych, 1 szaroniebieski (FO w jednym kawałku) i 10 kafli tunelowych.
rule-1844-SETUP-16 = W grze jest 59 znaczników stacji: po 2 dla każdej spółki pre-SBB, do 5 dla każdej dużej spółki historycznej, po 3 dla każdej kolei regionalnej i 10 dla SBB.
rule-1844-SETUP-17 = W grze jest 96 certyfikatów akcji: 15 spółek pre-SBB, 54 dużych spółek historycznych, 12 kolei regionalnych i 15 SBB.
rule-1844-SETUP-18 = Jest sześć paneli dochodu kolei górskich, po dwa z trzech rodzajów, na siedem heksów górskich i pięć kolei górskich.
rule-1844-SETUP-19a = Pierwsze wydanie: cały majątek graczy i spółek, także gotówka, jest zawsze jawny.
rule-1844-SETUP-19b = Drugie wydanie nie mówi, czy majątek jest jawny; gotówkę ujawnia się przy ustalaniu kolejności graczy na końcu rundy giełdowej (zob. 1844-RULING-71).
rule-1844-SETUP-20 = Pierwsze wydanie: przed grą ustala się, jakie umowy między graczami są dozwolone i czy wiążą. Umowy wykraczające poza jedną partię są zakazane.
rule-1844-SETUP-21 = Pierwsze wydanie: przed grą ustala się, czy obowiązuje wariant „Słoń” (1844-VAR-01). W drugim wydaniu nie ma wariantów.
rule-1844-SETUP-22 = Skarbiec, pociągi, niewystawione stacje i spółki prywatne spółki należą do niej i nigdy nie mieszają się z majątkiem prezesa.
rule-1844-SETUP-23 = Wygrywa gracz z największym majątkiem na koniec gry (1844-END-07).

## Licytacja spółek prywatnych

chapter-1844-auc = Licytacja spółek prywatnych

rule-1844-AUC-01 = Spółki prywatne licytuje się pojedynczo, w kolejności od P1 do P7.
rule-1844-AUC-02 = Spółkę prywatną Pk wystawia gracz z kartą kolejności ((k−1) mod n)+1. Przy 5 graczach gracz 1 wystawia P1, a później P6.
rule-1844-AUC-03 = Wystawiający działa pierwszy: licytuje co najmniej cenę wywoławczą (wartość nominalną) albo pasuje.
rule-1844-AUC-04 = Pozostali w kolejności graczy licytują lub pasują, okrążenie za okrążeniem, aż nikt nie przebija.
rule-1844-AUC-05 = Pierwsza stawka musi sięgać bieżącej ceny wywoławczej. Każda następna musi być wyższa od najwyższej stawki o co najmniej 5 SFR.
rule-1844-AUC-06 = Kto spasuje, nie bierze już udziału w licytacji tej spółki prywatnej.
rule-1844-AUC-07 = Wyjątek: po obniżeniu ceny wywoławczej P1 wszyscy mogą znów licytować P1.
rule-1844-AUC-08 = Gracz z najwyższą stawką płaci ją bankowi i bierze certyfikat; potem wystawia się następną spółkę prywatną.
rule-1844-AUC-09 = Jeśli nikt nie licytuje P1, jej cena wywoławcza spada o 5 SFR i wystawia się ją ponownie, tyle razy, ile trzeba.
rule-1844-AUC-10 = Gdy cena wywoławcza P1 spadnie do 0, gracz 1 musi ją wziąć za darmo.
rule-1844-AUC-11 = Cena wywoławcza spółek P2–P7 nigdy nie spada.
rule-1844-AUC-12 = Jeśli nikt nie licytuje którejś ze spółek P2–P7, runda giełdowa natychmiast się kończy.
rule-1844-AUC-13 = Po takim końcu rundy giełdowej (1844-AUC-12) następuje runda samych wypłat: sprzedane spółki prywatne płacą stały dochód, żadna spółka nie operuje i od razu zaczyna się nowa runda giełdowa.
rule-1844-AUC-14 = W rundzie giełdowej po rundzie samych wypłat najpierw licytuje się pozostałe spółki prywatne; dopiero potem można kupować cokolwiek innego (zob. 1844-RULING-12).
rule-1844-AUC-15 = Dopóki zostały niesprzedane spółki prywatne, na końcu rundy nie ustala się nowej kolejności graczy.
rule-1844-AUC-16 = Po sprzedaży ostatniej spółki prywatnej rozdaje się karty kolejności na resztę tej rundy: najmniej gotówki to karta 1, kolejny gracz karta 2 i tak dalej. Przy równej gotówce zostaje dotychczasowa kolejność.
rule-1844-AUC-17 = Runda toczy się dalej jako runda giełdowa w nowej kolejności, od karty 1.
rule-1844-AUC-18 = Dopóki jakaś spółka prywatna jest niesprzedana, nie można kupić akcji, kolei górskiej ani certyfikatu tunelowego.
rule-1844-AUC-19 = Dodatki otrzymuje się w chwili zakupu: z P3 certyfikat tunelowy, z P5 akcję MOB, z P6 certyfikat prezesa FNM.
rule-1844-AUC-20 = Nabywca P6 od razu ustala cenę emisyjną FNM i nic nie płaci za certyfikat prezesa (zob. 1844-RULING-11).
rule-1844-AUC-21 = Przykład: licytacja P1. Gracz 1 daje 20 SFR, gracze 2 i 3 pasują, gracz 4 daje 25 SFR, gracz 1 pasuje. Gracz 4 płaci 25 SFR, a gracz 2 wystawia P2.
rule-1844-AUC-22 = Polski skrót zasad mówi przy braku stawek na P2–P7 o wypłacie dochodu i powtórzeniu licytacji. Skutek jest ten sam.

## Runda giełdowa

chapter-1844-sr = Runda giełdowa

rule-1844-SR-01 = Gracze rozgrywają tury w kolejności graczy, od karty 1, w kółko.
rule-1844-SR-02 = W swojej turze gracz może najpierw sprzedać dowolnie wiele akcji dowolnych spółek, a potem kupić najwyżej jedną rzecz. Odwrotna kolejność nie jest możliwa.
rule-1844-SR-03 = Kto nic nie sprzedaje i nie kupuje, ten pasuje. Pas nie wyklucza z następnych tur.
rule-1844-SR-04 = Runda giełdowa kończy się, gdy wszyscy gracze spasują jeden po drugim. Kto sprzedaje lub kupuje, ma zapewnioną jeszcze jedną turę.
rule-1844-SR-05 = Każda transakcja odbywa się z bankiem, nigdy między graczami.
rule-1844-SR-06 = Do wyboru są: akcja z oferty pierwotnej po cenie emisyjnej, certyfikat z puli banku po bieżącym kursie, certyfikat prezesa za 2 × cenę emisyjną, kolej górska za 150 SFR lub certyfikat tunelowy za 50 SFR.
rule-1844-SR-07 = Pieniądze zawsze idą do banku, także za akcje z oferty pierwotnej.
rule-1844-SR-08 = Zakup trzeba zapłacić posiadaną gotówką.
rule-1844-SR-09 = Pierwszym certyfikatem kupionym z oferty pierwotnej spółki jest jej certyfikat prezesa.
rule-1844-SR-10 = Akcje z oferty pierwotnej kosztują do końca gry cenę emisyjną, bez względu na bieżący kurs.
rule-1844-SR-11 = Po sprzedaży akcji spółki gracz nie może w tej samej rundzie giełdowej kupić jej akcji z żadnego źródła.
rule-1844-SR-12 = Gracz kupuje najwyżej jeden certyfikat tunelowy na rundę giełdową.
rule-1844-SR-13a = Pierwsze wydanie: gracz kupuje najwyżej jedną kolej górską na rundę giełdową, niezależnie od 1844-SR-12.
rule-1844-SR-13b = Drugie wydanie: tekst główny mówi to samo, ale uwaga na marginesie brzmi jak „jeden certyfikat tunelowy albo jedna kolej górska”. Przyjmujemy po jednym z każdego rodzaju (1844-RULING-31).
rule-1844-SR-14 = Polski skrót zasad podaje tylko limit certyfikatów tunelowych i pomija limit kolei górskich. To przeoczenie, nie zasada.
rule-1844-SR-15 = Gracz, który ma ponad połowę akcji spółki (3 z 4 pre-SBB, 3 z 5 regionalnej, 6 z 10 historycznej, 11 z 20 SBB), może dokupować je tylko z puli banku.
rule-1844-SR-16 = Poza 1844-SR-15 nie ma limitu w jednej spółce.
rule-1844-SR-17 = Akcje SBB można kupować dopiero po powstaniu SBB; od tej chwili nie ma już akcji spółek pre-SBB.
rule-1844-SR-18 = Gracz, który ma już tyle certyfikatów, ile wynosi limit, nie może kupić certyfikatu akcji.
rule-1844-SR-19 = Każdy certyfikat akcji liczy się jako jeden, także certyfikat prezesa i certyfikat podwójny SBB.
rule-1844-SR-20 = Spółki prywatne, koleje górskie i certyfikaty tunelowe nigdy nie liczą się do limitu.
rule-1844-SR-21 = Gracz, który przekracza limit przez oddanie certyfikatu prezesa, musi w swojej najbliższej turze rundy giełdowej sprzedać nadmiar (zob. 1844-RULING-60).
rule-1844-SR-22 = Według polskiego skrótu zasad ta sprzedaż przymusowa następuje na samym początku tury gracza, przed innymi ruchami. Tak przyjmujemy.
rule-1844-SR-23 = Gracze mogą sprzedawać tylko akcje spółek. Kolei górskich, certyfikatów tunelowych i spółek prywatnych nie można sprzedać bankowi.
rule-1844-SR-24 = Sprzedane akcje trafiają do puli banku i jeszcze w tej samej rundzie giełdowej można je stamtąd kupić.
rule-1844-SR-25 = W rundzie giełdowej, w której sprzedano ostatnią spółkę prywatną, nie wolno nic sprzedawać (zob. 1844-RULING-01).
rule-1844-SR-26 = Po sprzedaży w puli banku nie może leżeć więcej niż połowa akcji spółki: najwyżej 2 pre-SBB, 2 regionalne, 5 historycznych, 10 SBB (zob. 1844-RULING-70).
rule-1844-SR-27 = Dopóki certyfikat prezesa spółki leży w ofercie pierwotnej, jej akcji nie można sprzedawać.
rule-1844-SR-28 = Sam certyfikat prezesa nigdy nie trafia przez sprzedaż do puli banku; najpierw trzeba go wymienić (1844-DIR-06).
rule-1844-SR-29 = Jeśli spółka już operowała, sprzedający dostaje bieżący kurs za każdą akcję, a potem znacznik kursu spada o jeden wiersz.
rule-1844-SR-30 = Jeśli spółka jeszcze nie operowała, najpierw spada znacznik kursu, a sprzedający dostaje nowy kurs.
rule-1844-SR-31 = Spadek wynosi jeden wiersz na sprzedaż, bez względu na liczbę akcji (zob. 1844-RULING-03).
rule-1844-SR-32 = Sprzedaże różnych graczy albo jednego gracza w różnych turach powodują spadek za każdym razem.
rule-1844-SR-33 = Na dole swojej kolumny znacznik kursu zostaje na miejscu.
rule-1844-SR-34 = Przykład: sprzedaż dwóch akcji MOB (już operowała) przy kursie 120. Sprzedający dostaje 240 SFR, znacznik schodzi na 110.
rule-1844-SR-35 = Przykład: AB ma cenę emisyjną 80 i kurs 60. Akcja z puli banku kosztuje 60 SFR, z oferty pierwotnej 80 SFR.
rule-1844-SR-36 = Gdy gracz sprzedaje w jednej turze akcje kilku spółek, polski skrót zasad obniża kursy w kolejności ich wysokości. U nas decyduje 1844-RULING-09.
rule-1844-SR-37 = Na końcu rundy giełdowej karty kolejności rozdaje się na następną rundę giełdową: najwięcej gotówki to karta 1 i tak dalej. Przy równej gotówce zostaje dotychczasowa kolejność.
rule-1844-SR-38 = Na końcu rundy giełdowej każda spółka, która ma choć jedną akcję w puli banku: znacznik kursu o jedno pole w lewo, a przy lewej krawędzi o jedno pole w dół.
rule-1844-SR-39 = Na końcu rundy giełdowej każda wyprzedana spółka (wszystkie akcje u graczy): znacznik kursu o jedno pole w górę; w najwyższym wierszu zostaje na miejscu.
rule-1844-SR-40 = Na końcu rundy giełdowej kurs pozostałych spółek się nie zmienia.
rule-1844-SR-41a = Pierwsze wydanie nie podaje kolejności zmian kursu na końcu rundy giełdowej.
rule-1844-SR-41b = Drugie wydanie podaje kolejność zmian kursu: najpierw spadki za akcje w puli banku, potem wzrosty spółek wyprzedanych; dotyczy to spółek działających (zob. 1844-RULING-07).
rule-1844-SR-42 = Na końcu rundy giełdowej polski skrót zasad wymienia najpierw wzrosty spółek wyprzedanych, a potem spadki.
rule-1844-SR-43 = Przykład: STB z akcjami w puli banku spada ze 135 na 120; wyprzedana JN rośnie ze 120 na 130.
rule-1844-SR-44 = Na końcu każdej rundy giełdowej dolicza się odsetki od długów z finansowania awaryjnego (1844-EMR-12).
rule-1844-SR-45 = Po rundzie giełdowej następuje jedna, dwie lub trzy rundy operacyjne, zależnie od fazy w chwili zakończenia rundy giełdowej.
rule-1844-SR-46 = Polski skrót zasad mówi, że spadek „zatrzymuje się na linii”. Rozumiemy przez to dół kolumny (1844-SR-33).

## Prezesi

chapter-1844-dir = Prezesi

rule-1844-DIR-01 = Pierwszym prezesem jest nabywca certyfikatu prezesa.
rule-1844-DIR-02 = O wszystkim, co robi spółka, decyduje sam prezes.
rule-1844-DIR-03 = Stanowisko prezesa przechodzi, gdy po kupnie lub sprzedaży inny gracz ma więcej akcji niż prezes.
rule-1844-DIR-04 = Przy równej liczbie akcji prezes się nie zmienia.
rule-1844-DIR-05 = Nowym prezesem zostaje gracz z największą liczbą akcji; przy remisie pierwszy w kolejności graczy po dotychczasowym prezesie.
rule-1844-DIR-06 = Dotychczasowy prezes oddaje certyfikat prezesa i dostaje od nowego prezesa akcje o tej samej liczbie udziałów.
rule-1844-DIR-07 = Razem z certyfikatem prezesa przechodzi karta spółki z pociągami, skarbcem, stacjami i spółkami prywatnymi.
rule-1844-DIR-08 = Prezes może oddać stanowisko tylko przez sprzedaż akcji; inny gracz musi mieć co najmniej dwie akcje, a sprzedaż musi być zgodna z zasadami.
rule-1844-DIR-09 = Gdy w puli banku leżą cztery akcje dużej spółki historycznej, jej prezes może sprzedać jedną akcję ze swojego certyfikatu prezesa, jeśli przez to prezesem zostaje inny gracz.
rule-1844-DIR-10 = Zasada 1844-DIR-09 dotyczy też spółek pre-SBB i kolei regionalnych z ich liczbami akcji (zob. 1844-RULING-04).
rule-1844-DIR-11 = Przykład: prezes STB ma 5 akcji, inny gracz 2, w puli banku leży jedna. Prezes może sprzedać dokładnie 4; zostaje z jedną akcją, a drugi gracz dostaje certyfikat prezesa.
rule-1844-DIR-12 = Sprzedaż w ramach finansowania awaryjnego nie może zmienić prezesa żadnej spółki.
rule-1844-DIR-13 = W SBB nowy prezes oddaje certyfikat podwójny, jeśli go ma, a w przeciwnym razie dwa pojedyncze.
rule-1844-DIR-14 = Papiery należące do gracza osobiście (spółki prywatne, koleje górskie, certyfikaty tunelowe) zostają u dotychczasowego prezesa.

## Start spółki

chapter-1844-launch = Start spółki

rule-1844-LAUNCH-01 = Cena emisyjna to 60, 70, 80, 90 lub 100 SFR; wybiera ją nabywca certyfikatu prezesa.
rule-1844-LAUNCH-02 = Pola cen emisyjnych na giełdzie, licząc wiersze od góry: 100 w wierszu 2, 90 w 3, 80 w 4, 70 w 5, 60 w 6.
rule-1844-LAUNCH-03 = Certyfikat prezesa kosztuje 2 × cenę emisyjną, także w spółkach pre-SBB i kolejach regionalnych.
rule-1844-LAUNCH-04 = Spółka rozpoczyna działalność w chwili, gdy co najmniej połowa jej akcji opuści ofertę pierwotną: 2 w spółce pre-SBB, 3 w kolei regionalnej, 5 w dużej spółce historycznej.
rule-1844-LAUNCH-05 = Akcje otrzymane ze spółką prywatną i akcje w puli banku liczą się jako takie, które opuściły ofertę pierwotną.
rule-1844-LAUNCH-06 = Spółka pre-SBB rozpoczyna więc działalność już z certyfikatem prezesa; akcja MOB z P5 liczy się jako jedna z pięciu.
rule-1844-LAUNCH-07a = Pierwsze wydanie: FNM rozpoczyna działalność po sprzedaży wszystkich spółek prywatnych (2 akcje u nabywcy P6 i 3 w puli banku).
rule-1844-LAUNCH-07b = Drugie wydanie: FNM operuje bez sprzedaży dalszych akcji; moment startu nie jest podany (zob. 1844-RULING-11).
rule-1844-LAUNCH-08a = Pierwsze wydanie: cenę emisyjną zapisuje się przy zakupie certyfikatu prezesa; znacznik kursu trafia na giełdę przy starcie spółki, pod znaczniki już leżące na tym polu.
rule-1844-LAUNCH-08b = Drugie wydanie: znacznik kursu trafia na pole ceny emisyjnej przy zakupie certyfikatu prezesa, pod znaczniki już tam leżące (zob. 1844-RULING-05).
rule-1844-LAUNCH-09 = Kapitał początkowy wypłaca od razu bank: spółka pre-SBB dostaje 2 × cenę emisyjną, duża spółka historyczna i kolej regionalna 5 × cenę emisyjną.
rule-1844-LAUNCH-10 = Dodatek drugiego wydania podaje raz dla spółek pre-SBB 5 × i jeszcze 5 × cenę emisyjną. To pomyłka (zob. 1844-RULING-64).
rule-1844-LAUNCH-11 = Duża spółka historyczna, która startuje po sprzedaży pierwszego pociągu 6/6H, dostaje od razu 10 × cenę emisyjną i nie ma stacji docelowej.
rule-1844-LAUNCH-12 = Liczba stacji dużej spółki historycznej zależy od ceny emisyjnej: 1 przy 60, 2 przy 70, 3 przy 80, 4 przy 90, 5 przy 100 SFR. Spółka pre-SBB ma zawsze 2, kolej regionalna 3.
rule-1844-LAUNCH-13 = Spółka, która rozpoczęła działalność, operuje od następnej rundy operacyjnej.
rule-1844-LAUNCH-14 = Osiągnięcie stacji docelowej daje drugą część kapitału nawet wtedy, gdy reszta akcji jest niesprzedana.
rule-1844-LAUNCH-15 = Polski skrót zasad podaje próg 50–60% oferty pierwotnej. Liczby są te same.

## Runda operacyjna

chapter-1844-or = Runda operacyjna

rule-1844-OR-01 = Na początku każdej rundy operacyjnej bank wypłaca stały dochód spółek prywatnych ich właścicielom (graczom lub spółkom).
rule-1844-OR-02a = Pierwsze wydanie: w tej samej chwili aktywowane koleje górskie płacą właścicielom po 40 SFR, a aktywowane tunele po 10 SFR.
rule-1844-OR-02b = Drugie wydanie: koleje górskie i tunele płacą w każdej rundzie operacyjnej, bez podania momentu (zob. 1844-RULING-76).
rule-1844-OR-03a = Pierwsze wydanie nie podaje kolejności wypłat spółek prywatnych, kolei górskich i tuneli.
rule-1844-OR-03b = Drugie wydanie: najpierw płacą spółki prywatne.
rule-1844-OR-04 = Każda spółka, która rozpoczęła działalność, operuje raz; pierwsza ta z najwyższym bieżącym kursem.
rule-1844-OR-05 = Na jednym polu pierwszy jest znacznik na wierzchu.
rule-1844-OR-06 = Przy równym kursie na różnych polach pierwsze jest pole bardziej na prawo.
rule-1844-OR-07 = Następną spółkę wybiera się zawsze według bieżących kursów spośród tych, które jeszcze nie operowały w tej rundzie (zob. 1844-RULING-68).
rule-1844-OR-08a = Pierwsze wydanie, tura spółki: budowa torów; nowa stacja; uruchomienie pociągów i wypłata albo zatrzymanie dochodu; zmiana kursu; zakup pociągów.
rule-1844-OR-08b = Drugie wydanie, tura spółki: budowa torów; nowa stacja; uruchomienie pociągów; podział dochodu (razem ze zmianą kursu); zakup pociągów. Kolejność jest ta sama.
rule-1844-OR-09 = Polski skrót zasad podaje: tory; stacja; pociągi i podział dochodu; premia za cel; zakup pociągów; zakup spółek prywatnych. Kroki czwarty i szósty odbiegają od zasad (1844-DEST-06, 1844-PRIV-05).
rule-1844-OR-10 = Budowa i nowa stacja są dobrowolne; stacja startowa (1844-TOK-01), zmiana kursu i obowiązkowy pociąg (1844-TRAIN-16) nie.
rule-1844-OR-11 = W kroku budowy torów tunele można budować przed zwykłym kaflem i po nim.
rule-1844-OR-12 = Spółka płaci tylko z własnego skarbca; prezes może dopłacić wyłącznie w finansowaniu awaryjnym.
rule-1844-OR-13 = Runda operacyjna kończy się, gdy każda spółka, która rozpoczęła działalność, już w niej operowała. Potem trwa dalej seria albo następuje runda giełdowa.
rule-1844-OR-14 = Liczbę rund operacyjnych w serii ustala się na końcu poprzedzającej rundy giełdowej; zmiana fazy w trakcie serii jej nie zmienia.
rule-1844-OR-15 = SBB, która powstaje na końcu rundy operacyjnej, operuje od następnej.

## Budowa torów

chapter-1844-track = Budowa torów

rule-1844-TRACK-01 = Raz na turę spółka może położyć jeden żółty kafel albo zmodernizować jeden kafel.
rule-1844-TRACK-02 = Żółte kafle kładzie się na heksach mapy (w pierwszym wydaniu jasnozielonych), na których nie ma kafla ani nadrukowanego kolorowego toru.
rule-1844-TRACK-03 = Nowy kafel musi przedłużać tor połączony ze stacją spółki.
rule-1844-TRACK-04 = W pierwszej turze spółka kładzie kafel na heksie swojej stacji startowej, chyba że heks ma nadrukowany tor albo leży na nim już odpowiedni kafel (zob. 1844-RULING-24).
rule-1844-TRACK-05 = Na pusty heks: tylko zwykły tor.
rule-1844-TRACK-06 = Na heks z miasteczkiem: tylko kafel z miasteczkiem.
rule-1844-TRACK-07 = Na heks z miastem: tylko kafel z miastem.
rule-1844-TRACK-08 = Na heksy z etykietą OO lub L: tylko kafle z tą samą etykietą.
rule-1844-TRACK-09a = Pierwsze wydanie: Zürich (Z) i Bern (B) nie mają własnych żółtych kafli; używa się zwykłego żółtego kafla miasta.
rule-1844-TRACK-09b = Drugie wydanie: tak samo, a na kafel kładzie się znacznik Z lub B, żeby późniejsze modernizacje musiały mieć tę literę.
rule-1844-TRACK-10 = Żaden tor nie może wychodzić poza mapę.
rule-1844-TRACK-11 = Żaden tor nie może dochodzić do krawędzi szarego heksu, przy której nie ma toru ani strzałki.
rule-1844-TRACK-12 = Żaden tor nie może prowadzić na heks tunelowy inaczej niż przez zaznaczony wlot tunelu.
rule-1844-TRACK-13 = Żaden tor nie może dochodzić do grubej szarej belki między dwoma heksami.
rule-1844-TRACK-14 = Żaden tor nie może prowadzić na czerwony lub szary heks dalekiej trasy, jeśli nie ma tam strzałki.
rule-1844-TRACK-15 = Tor może dochodzić do nadrukowanego toru, do strzałek i do wlotu tunelu, nawet gdy na tym heksie jest już tunel w innym miejscu.
rule-1844-TRACK-16 = Kafel nie musi łączyć się z torami na sąsiednich kaflach.
rule-1844-TRACK-17 = Pierwsza budowa na heksie z górą lub rzeką kosztuje nadrukowaną kwotę, płatną ze skarbca do banku (zob. 1844-RULING-25).
rule-1844-TRACK-18 = Koszt budowy płaci się od razu; nie można go pokryć premią za cel, którą daje ten sam kafel.
rule-1844-TRACK-19 = Na heksach czerwonych i szarych nigdy się nie buduje ani ich nie modernizuje.
rule-1844-TRACK-20 = Połączenie nie może przechodzić przez miasto zapełnione stacjami innych spółek.
rule-1844-TRACK-21 = Liczba kafli jest ograniczona; kafel można położyć tylko wtedy, gdy jest dostępny.
rule-1844-TRACK-22 = P2 pozwala raz w grze położyć dodatkowy żółty kafel (1844-PRIV-11).
rule-1844-TRACK-23 = Połączenie nie może zawracać na rozjeździe, zmieniać toru na skrzyżowaniu ani używać dwa razy tego samego odcinka toru.

## Modernizacja torów

chapter-1844-upg = Modernizacja torów

rule-1844-UPG-01 = Zamiast kłaść żółty kafel spółka może wymienić jeden leżący kafel albo nadrukowany żółty heks.
rule-1844-UPG-02 = Żółty → zielony → brązowy → szary, zawsze o jeden stopień.
rule-1844-UPG-03 = Zielone kafle od fazy 3, brązowe od fazy 5, szare od fazy 7.
rule-1844-UPG-04a = Pierwsze wydanie: wymieniany kafel musi być połączony ze stacją spółki, a stacje innych spółek nie mogą tego połączenia przecinać.
rule-1844-UPG-04b = Drugie wydanie: od stacji spółki do jakiegoś toru na nowym kaflu musi prowadzić dozwolone połączenie dowolnej długości (zob. 1844-RULING-26).
rule-1844-UPG-05 = Przy modernizacji wszystkie stare tory zostają, w tych samych kierunkach.
rule-1844-UPG-06 = Tory dodane przez modernizację nie muszą się z niczym łączyć.
rule-1844-UPG-07 = Zwykły tor, miasteczka, zwykłe miasta i miasta specjalne nigdy nie zmieniają się jedne w drugie.
rule-1844-UPG-08 = Heks z etykietą (OO, Z, B, L) przyjmuje tylko kafle z tą etykietą.
rule-1844-UPG-09 = Aarau, choć nadrukowano tam dwa miasta, jest zwykłym miastem i tak się je modernizuje.
rule-1844-UPG-10 = Stacje zostają na kaflu i zachowują swoje połączenia.
rule-1844-UPG-11 = Na nowym kaflu mogą pojawić się nowe miejsca na stacje; przez miasto z wolnym miejscem może przejechać każdy.
rule-1844-UPG-12 = Wymienione kafle wracają do zapasu.
rule-1844-UPG-13 = Modernizacja nic nie kosztuje, bez względu na teren (zob. 1844-RULING-25).
rule-1844-UPG-14 = Torów FO, tuneli i paneli kolei górskich nigdy się nie modernizuje.
rule-1844-UPG-15 = Polski skrót zasad pozwala modernizować tylko tory, po których spółka mogłaby puścić pociąg. To surowsze brzmienie; nie przyjmujemy go.

## Tunele

chapter-1844-tun = Tunele

rule-1844-TUN-01 = Certyfikaty T1–T5 kosztują w rundzie giełdowej po 50 SFR; jeden z pięciu otrzymuje się za darmo z P3.
rule-1844-TUN-02 = Certyfikaty tunelowe należą tylko do graczy, nie można ich sprzedać i nie liczą się do limitu certyfikatów.
rule-1844-TUN-03 = Każdy certyfikat daje pozwolenie na jeden tunel.
rule-1844-TUN-04 = Z pozwolenia korzysta w kroku budowy torów spółka, której prezesem jest właściciel certyfikatu.
rule-1844-TUN-05 = Tunel kosztuje spółkę 100 SFR do banku i jest dodatkiem do jej zwykłego kafla.
rule-1844-TUN-06 = Prezes z kilkoma pozwoleniami może użyć kilku w jednej turze.
rule-1844-TUN-07 = Tunele można budować od fazy 1 (zob. 1844-RULING-14).
rule-1844-TUN-08a = Pierwsze wydanie: jest 8 heksów tunelowych.
rule-1844-TUN-08b = Drugie wydanie nie podaje liczby heksów tunelowych; decyduje mapa (zob. 1844-RULING-29).
rule-1844-TUN-09 = Na heksie mieści się jeden tunel, tylko między wlotami pokazanymi na mapie.
rule-1844-TUN-10 = Certyfikatów jest pięć, więc tuneli może być najwyżej pięć.
rule-1844-TUN-11a = Pierwsze wydanie: budująca spółka musi mieć połączenie z jednym z dwóch wlotów tego tunelu.
rule-1844-TUN-11b = Drugie wydanie: obowiązują zwykłe zasady budowy; tunel musi przedłużać połączony tor, czyli tor musi dochodzić do jednego z wlotów.
rule-1844-TUN-12a = Pierwsze wydanie: jeśli na heksie leży już tor FO, można pod nim zbudować tunel i wystarczy połączenie z tym torem FO.
rule-1844-TUN-12b = Drugie wydanie nie wspomina o takim ułatwieniu (zob. 1844-RULING-28).
rule-1844-TUN-13 = Wykorzystany certyfikat odwraca się; nie można nim budować ponownie.
rule-1844-TUN-14 = Polski skrót zasad każe odrzucić wykorzystane pozwolenie, choć dalej płaci. Rozumiemy to jak 1844-TUN-13.
rule-1844-TUN-15 = Tunel zostaje aktywowany, gdy przejedzie przez niego pociąg dowolnej spółki z zaliczonym przystankiem po obu stronach.
rule-1844-TUN-16 = Od następnej rundy operacyjnej aktywowany tunel płaci właścicielowi certyfikatu 10 SFR na początku każdej rundy operacyjnej.
rule-1844-TUN-17a = Pierwsze wydanie: na koniec gry certyfikat jest wart 50 SFR, jeśli choć raz przyniósł wypłatę, inaczej 0.
rule-1844-TUN-17b = Drugie wydanie: certyfikat jest wart 50 SFR, jeśli tunelu choć raz użyto, inaczej 0; uwaga na marginesie powtarza brzmienie pierwszego wydania (zob. 1844-RULING-32).
rule-1844-TUN-18 = Budowa tunelu Gotthard jest celem spółki GB (V5; 1844-DEST-09).
rule-1844-TUN-19 = Heks tunelowy nie jest przystankiem; dla pociągów H to heks jak każdy inny.
rule-1844-TUN-20 = Certyfikaty tunelowe zostają w grze także od fazy 5.
rule-1844-TUN-21 = Tunel przechodzi pod torem FO na swoim heksie i nie łączy się z nim.

## Koleje górskie

chapter-1844-mtn = Koleje górskie

rule-1844-MTN-01 = Koleje górskie B1–B5 kosztują w rundzie giełdowej po 150 SFR.
rule-1844-MTN-02 = Koleje górskie należą tylko do graczy, nie można ich sprzedać i nie liczą się do limitu certyfikatów.
rule-1844-MTN-03 = Nabywca od razu kładzie znacznik B na wolnym heksie górskim, a przy nim jeden z pozostałych paneli dochodu.
rule-1844-MTN-04 = Jest 7 heksów górskich, wszystkie szare.
rule-1844-MTN-05 = Na heksie górskim mieści się jedna kolej górska; wybór heksu i panelu jest ostateczny.
rule-1844-MTN-06 = Heks górski bez kolei górskiej nie ma wartości i nie może należeć do trasy.
rule-1844-MTN-07 = Kolej górska może być tylko pierwszym lub ostatnim przystankiem trasy.
rule-1844-MTN-08 = Żadna trasa nie odwiedza tej samej kolei górskiej dwa razy.
rule-1844-MTN-09 = Wartość kolei górskiej zależy od koloru fazy i od panelu.
rule-1844-MTN-10 = Kolej górska zostaje aktywowana, gdy po raz pierwszy odwiedzi ją pociąg dowolnej spółki.
rule-1844-MTN-11 = Od następnej rundy operacyjnej aktywowana kolej górska płaci właścicielowi 40 SFR na początku każdej rundy operacyjnej, aż do końca gry.
rule-1844-MTN-12a = Pierwsze wydanie: na koniec gry kolej górska jest warta 150 SFR, jeśli choć raz przyniosła wypłatę, inaczej 0.
rule-1844-MTN-12b = Drugie wydanie: kolej górska jest warta 150 SFR, jeśli choć raz ją odwiedzono, inaczej 0; uwaga na marginesie powtarza brzmienie pierwszego wydania (zob. 1844-RULING-32).
rule-1844-MTN-13 = Pociągi H i koleje regionalne mogą odwiedzać koleje górskie.
rule-1844-MTN-14 = Koleje górskie zostają w grze także od fazy 5.

## Spółki prywatne

chapter-1844-priv = Spółki prywatne

rule-1844-PRIV-01 = Stały dochód wypłaca właścicielowi bank na początku każdej rundy operacyjnej: P1 5 SFR, P2 10 SFR, P3 15 SFR, P4 20 SFR, P5 25 SFR, P6 30 SFR, P7 nic.
rule-1844-PRIV-02 = Spółki prywatne nie liczą się do limitu certyfikatów.
rule-1844-PRIV-03a = Pierwsze wydanie: wartość nominalna P6 to 160 SFR.
rule-1844-PRIV-03b = Drugie wydanie: wartość nominalna P6 to 180 SFR (zob. 1844-RULING-66).
rule-1844-PRIV-04 = Od fazy 3 duże spółki historyczne i koleje regionalne mogą kupować P1–P5 za cenę od 1 SFR do dwukrotnej wartości nominalnej; płaci skarbiec, dostaje gracz.
rule-1844-PRIV-05 = Spółkę prywatną można kupić w dowolnej chwili tury kupującej spółki.
rule-1844-PRIV-06 = Spółka kupuje spółki prywatne tylko od własnego prezesa.
rule-1844-PRIV-07 = Polski skrót zasad podaje minimum w wysokości połowy wartości nominalnej, tylko w fazach 3–4 i w ostatnim kroku tury. Minimum i moment odbiegają od zasad (zob. 1844-RULING-18).
rule-1844-PRIV-08 = Spółki pre-SBB i SBB nie mogą kupować spółek prywatnych.
rule-1844-PRIV-09 = P6 i P7 nie można sprzedać nikomu.
rule-1844-PRIV-10 = Wszystkie spółki prywatne zostają zamknięte najpóźniej ze sprzedażą pierwszego pociągu 5/5H, także za granicę.
rule-1844-PRIV-11 = P2: od fazy 3, raz w grze, spółka, która ma P2 lub której prezes ma P2, może położyć dodatkowy żółty kafel według zwykłych zasad, razem z kosztem budowy.
rule-1844-PRIV-12 = P2 po użyciu odwraca się; aż do zamknięcia dalej przynosi dochód.
rule-1844-PRIV-13 = P3: nabywca dostaje za darmo jeden certyfikat tunelowy i zachowuje go, nawet gdy sprzeda P3.
rule-1844-PRIV-14a = Pierwsze wydanie, P4: od fazy 3 właściciel może w dowolnej chwili, także w rundzie giełdowej, położyć naraz wszystkie cztery kafle FO na ich heksach.
rule-1844-PRIV-14b = Drugie wydanie, P4: właściciel może w dowolnej chwili położyć jednoczęściowy kafel FO, dodatkowo i bez kosztów; z zasady ogólnej wynika, że od fazy 3 (zob. 1844-RULING-16).
rule-1844-PRIV-15 = Za położenie FO bank płaci właścicielowi (graczowi lub spółce) 80 SFR, a P4 zostaje zamknięta.
rule-1844-PRIV-16 = FO, które nie leży jeszcze na mapie, kładzie się przymusowo przy sprzedaży pierwszego pociągu 5/5H. Bank i tak płaci 80 SFR; nie można z tego zrezygnować.
rule-1844-PRIV-17 = Na heksach FO nie można budować niczego innego poza tunelami.
rule-1844-PRIV-18 = P5: nabywca dostaje za darmo jedną akcję MOB (10%) i zachowuje ją, nawet gdy sprzeda P5.
rule-1844-PRIV-19 = Akcji MOB z P5 nie można sprzedać, dopóki certyfikat prezesa MOB nie jest kupiony (zob. 1844-RULING-10).
rule-1844-PRIV-20 = P6 daje certyfikat prezesa FNM i prawo ustalenia ceny emisyjnej FNM.
rule-1844-PRIV-21 = P6 zostaje zamknięta, gdy FNM po raz pierwszy uruchomi pociąg.
rule-1844-PRIV-22 = P7 nic nie płaci i zostaje zamknięta z zakupem pierwszego zwykłego pociągu 5/5H; właściciel dostaje wtedy pociąg EVA.
rule-1844-PRIV-23 = Posiadacz pociągu EVA przekazuje go od razu lub później spółce, której jest prezesem, w granicach jej limitu pociągów (zob. 1844-RULING-17).
rule-1844-PRIV-24a = Pierwsze wydanie: EVA to pociąg 5H.
rule-1844-PRIV-24b = Drugie wydanie nazywa EVA w opisie P7 pociągiem 5H, a w opisie pociągów 5E. Przyjmujemy 5H (1844-RULING-65).
rule-1844-PRIV-25 = Od fazy 3 spółka może korzystać ze zdolności spółki prywatnej, którą ma sama lub którą ma jej prezes.
rule-1844-PRIV-26 = Spółki prywatne nie budują torów, nie mają pociągów i nie blokują heksów (z wyjątkiem heksów FO, 1844-PRIV-17).

## Stacje docelowe

chapter-1844-dest = Stacje docelowe

rule-1844-DEST-01 = Stacje docelowe mają spółki pre-SBB i duże spółki historyczne: NOB Aarau, SCB Luzern, VSB Sargans, JS Neuchâtel, GB budowa tunelu Gotthard, FNM Altdorf, RhB Brig, BLS Brig, STB Thun, AB Winterthur, MOB Thun. Koleje regionalne i SBB ich nie mają.
rule-1844-DEST-02 = Cel jest osiągnięty, gdy pociąg o nieograniczonym zasięgu mógłby przejechać ze stacji startowej do docelowej.
rule-1844-DEST-03 = Trasa do celu nie może przechodzić przez miasto zapełnione stacjami innych spółek.
rule-1844-DEST-04 = Jeśli na heksie docelowym są dwa miasta, wystarczy dotrzeć do jednego z nich (dlatego AB: Winterthur lub Frauenfeld).
rule-1844-DEST-05 = Premia za cel: duża spółka historyczna 5 × cena emisyjna, spółka pre-SBB 2 × cena emisyjna; raz, z banku do skarbca.
rule-1844-DEST-06 = Premię za cel wypłaca się od razu po powstaniu połączenia, bez względu na to, czyj kafel je tworzy (zob. 1844-RULING-19).
rule-1844-DEST-07 = Polski skrót zasad wypłaca premię za cel po podziale dochodu. To odstępstwo; nie przyjmujemy go.
rule-1844-DEST-08 = Późniejsze zablokowanie trasy do celu niczego nie odbiera; niesprzedane akcje nie mają znaczenia.
rule-1844-DEST-09 = Celem spółki GB (V5) jest budowa tunelu Gotthard przez dowolną spółkę; połączenie z GB i użycie tunelu nie mają znaczenia.
rule-1844-DEST-10 = Spółki, które startują po sprzedaży pierwszego pociągu 6/6H, nie mają stacji docelowej.
rule-1844-DEST-11 = Spółka pre-SBB, która do powstania SBB nie osiągnęła celu, traci premię; SBB jej nie dostaje.
rule-1844-DEST-12 = Kosztów budowy nie można rozliczyć z premią za cel (1844-TRACK-18).
rule-1844-DEST-13 = Spółka, która wystartowała przed sprzedażą pierwszego pociągu 6/6H, zachowuje stację docelową w późniejszych fazach.
rule-1844-DEST-14 = Jeśli jeden ruch sprawia, że kilka spółek osiąga cel, premię dostają wszystkie (zob. 1844-RULING-20).

## Stacje

chapter-1844-tok = Stacje

rule-1844-TOK-01 = W swojej pierwszej turze spółka musi postawić pierwszą stację na swoim heksie startowym, za darmo.
rule-1844-TOK-02 = Oprócz stacji startowej można postawić najwyżej jedną stację na turę.
rule-1844-TOK-03 = Pierwsza dalsza stacja kosztuje 40 SFR, każda następna 100 SFR, płatne do banku.
rule-1844-TOK-04 = Każda stacja SBB, która nie stoi jeszcze na mapie, kosztuje 100 SFR (zob. 1844-RULING-57).
rule-1844-TOK-05 = Stacja wymaga wolnego miejsca na stację w mieście.
rule-1844-TOK-06 = Miasto, w którym staje stacja, musi mieć połączenie, dowolnej długości, ze stacją spółki.
rule-1844-TOK-07 = Połączenie potrzebne do postawienia stacji nie może prowadzić przez heks dalekiej trasy.
rule-1844-TOK-08 = Na jednym heksie może stać najwyżej jedna stacja spółki, nawet gdy są tam dwa miasta.
rule-1844-TOK-09 = W mieście startowym spółki, która jeszcze nie operowała, musi zostać dla niej wolne miejsce na stację.
rule-1844-TOK-10 = Miasto startowe spółki pre-SBB, która nie weszła do gry, jest po powstaniu SBB dostępne dla wszystkich; SBB nie ma tam zarezerwowanego miejsca.
rule-1844-TOK-11 = W Brig i Altdorf nie stawia się stacji.
rule-1844-TOK-12 = Przez miasto zapełnione stacjami innych spółek nie może przejechać spółka, która nie ma tam swojej stacji.
rule-1844-TOK-13 = Stacji nigdy się nie przesuwa ani nie zdejmuje, z wyjątkiem podwójnych przy formowaniu SBB.
rule-1844-TOK-14 = Przykład: STB ma tylko stację w Aarau. Może postawić stację w Olten za 40 SFR, ale nie w Basel, gdy jedyne wolne miejsce jest tam startowym miejscem SCB.
rule-1844-TOK-15 = Liczbę stacji spółki ustala się przy jej starcie: duża spółka historyczna od 1 do 5 według ceny emisyjnej, pre-SBB 2, kolej regionalna 3. Wykorzystane nie są uzupełniane.

## Trasy i pociągi

chapter-1844-run = Trasy i pociągi

rule-1844-RUN-01 = Każdy pociąg może przejechać jedną trasę na turę; pociąg kupiony w tej turze nie jedzie.
rule-1844-RUN-02 = Trasa łączy ciągłym torem co najmniej dwa różne przystanki.
rule-1844-RUN-03 = Na trasie musi być co najmniej jedna stacja spółki.
rule-1844-RUN-04 = Zwykły pociąg n: najwyżej n przystanków; po drodze nie można pominąć żadnego przystanku; odległość nie ma znaczenia.
rule-1844-RUN-05 = Pociąg H o numerze n: najwyżej n heksów razem z początkowym; każdy wjazd na heks liczy się za każdym razem; nie można pominąć żadnego przystanku.
rule-1844-RUN-06 = Przejazd na sąsiedni heks wymaga pociągu 2H.
rule-1844-RUN-07 = Pociągi H nie mogą odwiedzać czerwonych heksów dalekich tras.
rule-1844-RUN-08 = Pociąg 8E może pomijać przystanki, zalicza ich najwyżej 8 i musi zaliczyć co najmniej jeden ze stacją swojej spółki (zob. 1844-RULING-35).
rule-1844-RUN-09 = Koleje regionalne mają tylko pociągi H i nigdy nie odwiedzają czerwonych heksów.
rule-1844-RUN-10 = Żaden przystanek nie może wystąpić na trasie dwa razy; dwa oddzielne miasta na jednym kaflu to dwa przystanki i można odwiedzić oba.
rule-1844-RUN-11 = Ani dalekiej trasy, ani kolei górskiej nie można odwiedzić dwa razy na jednej trasie.
rule-1844-RUN-12 = Dalekie trasy i koleje górskie mogą być tylko pierwszym lub ostatnim przystankiem.
rule-1844-RUN-13 = Przez miasto zapełnione stacjami innych spółek nie można przejechać, ale może ono być końcem trasy.
rule-1844-RUN-14 = Na jednej trasie żaden odcinek toru nie może wystąpić dwa razy; oddzielne tory jednego kafla można wykorzystać oba.
rule-1844-RUN-15 = Z miasta lub miasteczka trasa może prowadzić dalej dowolnym innym torem.
rule-1844-RUN-16 = Nie można zawracać na rozjazdach ani zmieniać toru na skrzyżowaniach.
rule-1844-RUN-17 = Trasy kilku pociągów jednej spółki nie mogą mieć wspólnego toru; mogą się spotykać lub krzyżować na przystankach po oddzielnych torach.
rule-1844-RUN-18 = Z rozjazdu, w którym łączą się dwa tory, może skorzystać tylko jeden pociąg.
rule-1844-RUN-19 = Dla zwykłych pociągów przystankami są miasteczka, miasta, dalekie trasy i koleje górskie.
rule-1844-RUN-20 = Przykład: VZ w Sion. Pociąg 2H jedzie Sion–Martigny (2 heksy), pociąg 3H Sion–Visp–Brig (3 heksy). Do Montreux są 4 heksy, więc żaden tam nie dojedzie.
rule-1844-RUN-21 = Przykład: pociąg 3H jedzie Sion–tunel–Gstaad; heks tunelowy jest drugim z trzech heksów.
rule-1844-RUN-22 = Pociąg odwrócony na stronę H w turze innej spółki jeździ odtąd jako pociąg H.

## Dochód

chapter-1844-rev = Dochód

rule-1844-REV-01 = Trasa przynosi sumę wartości zaliczonych przystanków według koloru bieżącej fazy oraz premie.
rule-1844-REV-02 = Dochód spółki to suma jej wszystkich pociągów; płaci bank.
rule-1844-REV-03 = Wartości według koloru: żółty w fazach 1–2, zielony w 3–4, brązowy w 5–6, szary w 7.
rule-1844-REV-04 = Premia za tunel: trasa przez co najmniej jeden tunel z zaliczonymi przystankami po obu stronach daje po 10 SFR więcej za każdy zaliczony przystanek.
rule-1844-REV-05 = Kilka tuneli na jednej trasie daje premię tylko raz.
rule-1844-REV-06 = Polski skrót zasad przyznaje premię za tunel tylko za miasta. To nieścisłe: liczy się każdy zaliczony przystanek.
rule-1844-REV-07 = Premia tranzytowa: trasa między północną a południową albo wschodnią a zachodnią daleką trasą dodaje kwoty premii nadrukowane na obu.
rule-1844-REV-08 = Na premię tranzytową musi zapracować jeden pociąg; tras kilku pociągów nie można łączyć.
rule-1844-REV-09 = Liczy się najwyższy dochód, jaki ktokolwiek potrafi wskazać (zob. 1844-RULING-38).
rule-1844-REV-10 = Nie można wykazać niższego dochodu po to, by aktywować kolej górską lub tunel.
rule-1844-REV-11 = Przykład: Sion (30) + Martigny (10) = 40 SFR dla pociągu 2H; Sion (30) + Visp (10) + Brig (20) = 60 SFR dla pociągu 3H; razem 100 SFR.
rule-1844-REV-12 = Przykład: Sion–Gstaad przez tunel: (30+10) + (10+10) = 60 SFR.
rule-1844-REV-13 = Przykład: trasa Strasbourg–Torino daje dodatkowo 70 SFR (kwoty premii 40 i 30).
rule-1844-REV-14 = Dwie trasy tej samej spółki mogą zaliczyć ten sam przystanek.
rule-1844-REV-15 = Premia za tunel i premia tranzytowa mogą przypaść na tę samą trasę.

## Dywidenda i kurs

chapter-1844-div = Dywidenda i kurs

rule-1844-DIV-01 = Prezes wypłaca cały dochód albo cały zatrzymuje w skarbcu; podział nie jest możliwy.
rule-1844-DIV-02 = Przy wypłacie każdy gracz dostaje procent odpowiadający jego akcjom.
rule-1844-DIV-03 = Część przypadająca na akcje w puli banku idzie do skarbca spółki.
rule-1844-DIV-04a = Pierwsze wydanie: akcje z oferty pierwotnej nic nie przynoszą.
rule-1844-DIV-04b = Drugie wydanie: część przypadająca na akcje z oferty pierwotnej idzie do banku. Skutek jest ten sam.
rule-1844-DIV-05 = Łączną kwotę gracza z jednej spółki zaokrągla się w górę do pełnego franka.
rule-1844-DIV-06 = Część puli banku zaokrągla się w dół (zob. 1844-RULING-41).
rule-1844-DIV-07 = Przykład: SBB wypłaca 150 SFR. Jedna akcja 5% daje 8 SFR, dwie akcje jednego gracza razem 15 SFR.
rule-1844-DIV-08 = Wypłata przesuwa znacznik kursu o jedno pole w prawo; na końcu wiersza o jedno pole w górę, a w najwyższym wierszu zostaje on na miejscu.
rule-1844-DIV-09 = Znaczniki kolei regionalnych nigdy nie przekraczają czerwonej linii: ze 160 w wierszu 5, 170 w wierszu 4, 180 w wierszu 3 i 190 w wierszu 2 idą w górę; 200 w wierszu 1 to pułap.
rule-1844-DIV-10 = Brak wypłaty przesuwa znacznik kursu o jedno pole w lewo; na lewym końcu o jedno pole w dół.
rule-1844-DIV-11 = Spółka bez dochodu nic nie wypłaca: jej znacznik idzie w lewo.
rule-1844-DIV-12a = Pierwsze wydanie: przesunięty znacznik odwraca się; na zajętym polu trafia na odwrócone, a pod nieodwrócone znaczniki. Gdy wszystkie spółki już operowały, każdy stos odwraca się w całości.
rule-1844-DIV-12b = Drugie wydanie: znacznik, który trafia na zajęte pole, zawsze idzie na spód (zob. 1844-RULING-06).
rule-1844-DIV-13 = Polski skrót zasad: jak w drugim wydaniu.
rule-1844-DIV-14 = Prezes decyduje, gdy dochód jest już znany.

## Zakup i limity pociągów

chapter-1844-train = Zakup i limity pociągów

rule-1844-TRAIN-01 = Pociągi kupuje się na końcu tury spółki; można kupić kilka po kolei.
rule-1844-TRAIN-02 = Nowe pociągi kupuje się w banku po cenie z karty pociągu, w rosnącej kolejności typów.
rule-1844-TRAIN-03 = Kupując nowy pociąg, spółka wybiera stronę zwykłą (lub E) albo tańszą stronę H.
rule-1844-TRAIN-04 = Strony pociągu nie można później zmienić z własnej woli; pociągi odwraca tylko zmiana fazy.
rule-1844-TRAIN-05 = Limit pociągów: duża spółka historyczna 4 w fazach 1–3, 3 w fazie 4, 2 od fazy 5; spółka pre-SBB i kolej regionalna 2; SBB 4.
rule-1844-TRAIN-06 = Spółka, która osiągnęła limit, nie może kupić pociągu, nawet gdy sam zakup złomowałby jeden z jej pociągów.
rule-1844-TRAIN-07 = Spółki mogą kupować pociągi od siebie nawzajem dopiero po sprzedaży pierwszego pociągu 3/3H i tylko w kroku zakupu pociągów kupującej spółki.
rule-1844-TRAIN-08 = Handel między spółkami tego samego prezesa: dowolna uzgodniona, jawnie podana cena, co najmniej 1 SFR.
rule-1844-TRAIN-09 = Handel między spółkami różnych prezesów: dokładnie cena z karty pociągu.
rule-1844-TRAIN-10a = Pierwsze wydanie: SBB kupuje i sprzedaje pociągi tylko po cenie z karty pociągu.
rule-1844-TRAIN-10b = Drugie wydanie nie zawiera zdania o cenach pociągów SBB (zob. 1844-RULING-58).
rule-1844-TRAIN-11 = Własnym pociągiem 5H spółki SBB nie można handlować.
rule-1844-TRAIN-12 = Pociągów nigdy nie odsprzedaje się bankowi ani nie złomuje z własnej woli.
rule-1844-TRAIN-13 = Pociągi ponad obniżony limit trafiają bez zapłaty do puli banku, skąd może je kupić każda spółka (zob. 1844-RULING-51).
rule-1844-TRAIN-14 = Złomowane pociągi wychodzą z gry, także te z puli banku.
rule-1844-TRAIN-15 = Koleje regionalne mogą mieć tylko pociągi H, w tym EVA i pociągi odwrócone na stronę H.
rule-1844-TRAIN-16 = Duża spółka historyczna lub kolej regionalna, która ma trasę, musi na końcu swojej tury mieć pociąg.
rule-1844-TRAIN-17 = Pociąg H spełnia obowiązek posiadania pociągu nawet wtedy, gdy jedyna trasa prowadzi na czerwony heks, do którego nie może dojechać.
rule-1844-TRAIN-18 = Heks górski bez kolei górskiej nie tworzy trasy; dla kolei regionalnych nie tworzą jej też czerwone heksy.
rule-1844-TRAIN-19 = Spółki pre-SBB nie muszą mieć pociągu i nigdy nie mogą korzystać z finansowania awaryjnego.
rule-1844-TRAIN-20 = Wartość nominalna EVA w handlu to 400 SFR.
rule-1844-TRAIN-21 = Liczba pociągów 8E/8H jest nieograniczona (cztery karty z drugiego wydania nie są limitem).
rule-1844-TRAIN-22 = Spółka sprzedaje pociąg tylko w turze kupującej spółki, nie we własnej.
rule-1844-TRAIN-23 = Zapłata za pociąg innej spółki trafia do jej skarbca.

## Finansowanie awaryjne i długi

chapter-1844-emr = Finansowanie awaryjne i długi

rule-1844-EMR-01 = Jeśli spółka musi kupić pociąg, a nie może go zapłacić, brakującą kwotę dokłada prezes.
rule-1844-EMR-02 = W finansowaniu awaryjnym najpierw opróżnia się skarbiec: po zakupie z dopłatą prezesa nie może w nim zostać ani jeden frank.
rule-1844-EMR-03 = W finansowaniu awaryjnym prezes wybiera dowolny dostępny pociąg: z banku, z puli banku albo oferowany przez inną spółkę (zob. 1844-RULING-45).
rule-1844-EMR-04 = W finansowaniu awaryjnym nigdy nie płaci się za pociąg więcej, niż wynosi cena z karty pociągu.
rule-1844-EMR-05 = Na brakującą kwotę prezes może sprzedać akcje albo zaciągnąć dług bez sprzedaży.
rule-1844-EMR-06 = Sprzedaż w finansowaniu awaryjnym podlega zasadom rundy giełdowej i nie może zmienić prezesa żadnej spółki.
rule-1844-EMR-07 = Polski skrót zasad: nie można sprzedać więcej akcji, niż trzeba, a w puli banku nie może leżeć więcej niż połowa. Pierwsza część to zasada domowa (sell-only-what-is-needed); w wersji zasad 1 obowiązywała zawsze (1844-RULING-46).
rule-1844-EMR-08 = Spółek prywatnych, certyfikatów tunelowych i kolei górskich nie można sprzedać na finansowanie awaryjne.
rule-1844-EMR-09 = Gdy prezes sprzeda tyle, ile chce, do tego, co jest jeszcze winien, dolicza się od razu 50% odsetek.
rule-1844-EMR-10 = W późniejszych rundach giełdowych nic nie zmusza dłużnika do sprzedaży akcji na spłatę.
rule-1844-EMR-11 = Dopóki gracz ma dług z finansowania awaryjnego, nie może kupować akcji.
rule-1844-EMR-12 = Na końcu każdej rundy giełdowej pozostały dług z finansowania awaryjnego rośnie o kolejne 50%.
rule-1844-EMR-13 = Bankructwa nie ma.
rule-1844-EMR-14 = Prezes nie może dopłacić do kolejnego pociągu ani wspierać spółki w żaden inny sposób.
rule-1844-EMR-15 = Od długu z wymiany na akcje SBB nie ma odsetek (1844-SBB-17).
rule-1844-EMR-16 = Według polskiego skrótu zasad prezes „musi” skorzystać z pociągu innej spółki lub sprzedaży akcji. Uznajemy to za pomyłkę: miało być „nie musi”.
rule-1844-EMR-17 = Bez trasy nie ma obowiązku posiadania pociągu, a więc i finansowania awaryjnego (zob. 1844-RULING-42).

## Fazy

chapter-1844-phase = Fazy

rule-1844-PHASE-01 = Faza zaczyna się od pierwszej sprzedaży jej typu pociągu, strony zwykłej lub H, spółce albo za granicę.
rule-1844-PHASE-02 = Faza 1: żółte kafle, limit 4 pociągów dla dużych spółek historycznych, jedna runda operacyjna na rundę giełdową.
rule-1844-PHASE-03 = Faza 2: zaczyna się wysyłka pociągów za granicę.
rule-1844-PHASE-04 = Faza 3: zielone kafle; pociągi 2 stają się pociągami 2H; spółki mogą kupować P1–P5; można używać zdolności; handel pociągami; dwie rundy operacyjne po każdej późniejszej rundzie giełdowej.
rule-1844-PHASE-05 = Faza 4: pociągi 2/2H złomowane; pociągi 3 stają się pociągami 3H; limit dużych spółek historycznych 3.
rule-1844-PHASE-06 = Faza 5: brązowe kafle; limit dużych spółek historycznych 2; spółki prywatne zamknięte; SBB powstaje na końcu rundy operacyjnej; trzy rundy operacyjne po każdej późniejszej rundzie giełdowej.
rule-1844-PHASE-07 = Faza 6: pociągi 3/3H złomowane; pociągi 4 stają się pociągami 4H; duże spółki historyczne startujące od teraz dostają cały kapitał.
rule-1844-PHASE-08 = Faza 7: szare kafle; pociągi 4/4H złomowane; pociągi 5 stają się pociągami 5H.
rule-1844-PHASE-09 = Skutki zmiany fazy są natychmiastowe i dotyczą każdego właściciela, także puli banku (zob. 1844-RULING-52).
rule-1844-PHASE-10 = EVA, pociąg 5H spółki SBB oraz pociągi kupione z puli banku lub od spółek nigdy nie rozpoczynają fazy.
rule-1844-PHASE-11 = Limit spółek pre-SBB i kolei regionalnych wynosi w każdej fazie 2, limit SBB 4.
rule-1844-PHASE-12 = Giełda, limit certyfikatów i wybór ceny emisyjnej nie zależą od fazy.

## Wysyłka pociągów za granicę

chapter-1844-export = Wysyłka pociągów za granicę

rule-1844-EXPORT-01 = Wysyłka za granicę zaczyna się w serii, w której sprzedano pierwszy pociąg 2/2H; nie wcześniej.
rule-1844-EXPORT-02 = Na końcu serii z pierwszym pociągiem 2/2H i każdej późniejszej serii bank usuwa jeden nowy pociąg.
rule-1844-EXPORT-03 = Za granicę idzie następny niesprzedany pociąg najniższego typu; pociągi z puli banku zostają.
rule-1844-EXPORT-04 = Przy wysyłce za granicę nikt nic nie płaci.
rule-1844-EXPORT-05 = Wysyłka za granicę liczy się jako sprzedaż: może zmienić fazę ze wszystkimi skutkami.
rule-1844-EXPORT-06 = Jeśli za granicę idzie pierwszy pociąg 5/5H, SBB powstaje od razu i operuje po raz pierwszy w rundzie operacyjnej po następnej rundzie giełdowej.
rule-1844-EXPORT-07 = Wysyłka za granicę jest ostatnią czynnością serii, przed rundą giełdową (zob. 1844-RULING-53).

## Formowanie SBB

chapter-1844-sbb = Formowanie SBB

rule-1844-SBB-01 = SBB powstaje na końcu rundy operacyjnej, w której sprzedano pierwszy pociąg 5/5H, i operuje od następnej.
rule-1844-SBB-02 = Jeśli pierwszy pociąg 5/5H wysłano za granicę, SBB powstaje natychmiast (1844-EXPORT-06).
rule-1844-SBB-03 = W SBB łączy się wszystkie pięć spółek pre-SBB, także te, które nie rozpoczęły działalności; żadna nie zostaje.
rule-1844-SBB-04 = SBB dostaje skarbce, pociągi i stacje spółek pre-SBB oraz 400 SFR z banku.
rule-1844-SBB-05 = SBB dostaje własny pociąg 5H, który liczy się do jej limitu 4 pociągów; nie można nim handlować.
rule-1844-SBB-06 = Nieosiągnięte cele spółek pre-SBB przepadają.
rule-1844-SBB-07 = Stacje spółek pre-SBB na mapie stają się na swoich miejscach stacjami SBB.
rule-1844-SBB-08 = Przy dwóch stacjach SBB na jednym heksie jedna wraca do SBB i można ją znów postawić za 100 SFR.
rule-1844-SBB-09 = Niewystawione stacje spółek pre-SBB może postawić SBB, po 100 SFR każda.
rule-1844-SBB-10 = Znacznik kursu SBB zaczyna na 100 w wierszu 6 giełdy.
rule-1844-SBB-11 = Każdą akcję pre-SBB trzeba wymienić: certyfikat prezesa na certyfikat podwójny SBB, akcję 25% na pojedynczy certyfikat SBB. Liczba certyfikatów się nie zmienia.
rule-1844-SBB-12 = Akcje pre-SBB z oferty pierwotnej i z puli banku stają się bez zapłaty akcjami SBB w puli banku; może ich tam przez to leżeć więcej niż dziesięć.
rule-1844-SBB-13 = Wyrównanie: za każdą akcję gracz dostaje z banku kurs spółki pre-SBB minus 100 SFR albo dopłaca różnicę, gdy jest ujemna. Certyfikat prezesa liczy się podwójnie.
rule-1844-SBB-14 = Przykład: prezes NOB (V1, kurs 120) z jedną akcją SCB (V2, kurs 70) dostaje 40 SFR i płaci 30 SFR.
rule-1844-SBB-15 = Gracz, któremu brakuje gotówki na wyrównanie, jest winien bankowi resztę.
rule-1844-SBB-16 = Pierwszym ruchem gracza z długiem z wymiany w następnej rundzie giełdowej musi być sprzedaż tylu akcji, ile pokryje dług. Jeśli to niemożliwe, spłaca go, gdy tylko może.
rule-1844-SBB-17 = Od długu z wymiany nie nalicza się 50% odsetek (zob. 1844-RULING-49).
rule-1844-SBB-18 = Prezesem zostaje gracz z największą liczbą akcji SBB; przy remisie były prezes NOB (V1), potem SCB (V2) i tak dalej.
rule-1844-SBB-19 = Jeśli prezes SBB nie ma certyfikatu podwójnego, wymienia dwa pojedyncze na podwójny z puli banku, a gdy tam go nie ma, z byłym prezesem GB (V5).
rule-1844-SBB-20 = Drugie wydanie: wymiana z 1844-SBB-19 następuje z byłym prezesem JS (V4), jeśli GB (V5) nie weszła do gry, i tak dalej. Nigdy do tego nie dochodzi (1844-RULING-55).
rule-1844-SBB-21 = Jeśli żaden gracz nie ma akcji pre-SBB, wszystkie akcje SBB, także certyfikat prezesa, leżą do kupienia w puli banku.
rule-1844-SBB-22 = SBB nie może kupować spółek prywatnych.
rule-1844-SBB-23 = Jednostką dywidendy SBB jest 5%; kurs dotyczy akcji 5%.
rule-1844-SBB-24 = Polski skrót zasad umieszcza 100 w „6 kolumnie”. To pomyłka, chodzi o wiersz.
rule-1844-SBB-25 = Akcji SBB nigdy nie ma w ofercie pierwotnej: wszystkie są u graczy lub w puli banku.
rule-1844-SBB-26 = Pociągi SBB ponad limit czterech trafiają do puli banku (1844-TRAIN-13).

## Koniec gry

chapter-1844-end = Koniec gry

rule-1844-END-01 = Koniec gry wywołuje pęknięcie banku: bank nie ma już pieniędzy.
rule-1844-END-02 = Bieżącą serię rund operacyjnych zawsze rozgrywa się do końca.
rule-1844-END-03 = Jeśli bank pęknie w rundzie giełdowej, po niej następuje jeszcze pełna seria.
rule-1844-END-04 = Należności ponad pieniądze banku nadal się wypłaca (na papierze).
rule-1844-END-05 = Skarbce, pociągi i inny majątek spółek nie liczą się nikomu.
rule-1844-END-06 = Graczom liczy się gotówkę, akcje spółek po bieżącym kursie oraz koleje górskie i certyfikaty tunelowe według 1844-MTN-12 i 1844-TUN-17.
rule-1844-END-07 = Wygrywa gracz z najwyższą sumą.
rule-1844-END-08 = Akcja MOB z P5 nie ma wartości, jeśli certyfikatu prezesa MOB nigdy nie kupiono.
rule-1844-END-09 = Spółki prywatne nie liczą się do majątku.
rule-1844-END-10 = Innego końca gry nie ma: ani przez bankructwo, ani przez giełdę, ani przez ostatni pociąg.

## Warianty

chapter-1844-var = Warianty

rule-1844-VAR-01 = Pierwsze wydanie, wariant „Słoń”: zamiast 1844-SR-37 następną rundę giełdową zaczyna gracz „po prawej” od ostatniego kupującego lub sprzedającego; pozostali zachowują kolejność (zob. 1844-RULING-67).
rule-1844-VAR-02 = Także w wariancie „Słoń” po sprzedaży ostatniej spółki prywatnej o kolejności decyduje najmniejsza gotówka (1844-AUC-16).
rule-1844-VAR-03 = Drugie wydanie nie ma wariantów.

## Rozstrzygnięcia

chapter-1844-ruling = Rozstrzygnięcia

rule-1844-RULING-01 = W której rundzie giełdowej nie wolno sprzedawać? Tylko w reszcie tej rundy, w której sprzedano ostatnią spółkę prywatną; od następnej wolno. Sprzedaż awaryjna w rundzie operacyjnej pomiędzy nimi jest dozwolona.
rule-1844-RULING-02 = Kiedy spółka „już operowała”? Gdy w swojej pierwszej turze zakończy krok dochodu i zmiany kursu, z pociągiem lub bez; jej akcje sprzedane w jej pierwszym kroku zakupu pociągów mają więc już bieżący kurs. SBB nie operowała, dopóki nie rozegra własnej pierwszej tury.
rule-1844-RULING-03 = Ile razy spada kurs, gdy gracz sprzedaje w jednej turze akcje spółki na kilka razy? Wszystkie akcje spółki sprzedane przez gracza w jednej turze to jeden pakiet, jedna cena i jeden spadek. Na turę możliwy jest jeden pakiet z każdej spółki.
rule-1844-RULING-04 = Kiedy można sprzedać część certyfikatu prezesa? Zawsze, gdy prowadzi to do zmiany prezesa: po wymianie dotychczasowy prezes ma zwykłe akcje i może sprzedać dowolną dozwoloną liczbę, w tym co najmniej jedną z wymienionego certyfikatu. Bez zmiany prezesa certyfikatu nie można rozdzielić. Wersja zasad 1; w wersji 2 zob. 1844-RULING-79.
rule-1844-RULING-05 = Kiedy znacznik kursu trafia na giełdę? Według wydania: w pierwszym przy starcie spółki, w drugim przy ustaleniu ceny emisyjnej. W wersji zasad 1e sprzedaż akcji spółki przed jej startem liczy się tak, jakby znacznik leżał na polu ceny emisyjnej, a spadek przenosi się na pole, na które znacznik wchodzi.
rule-1844-RULING-06 = Czy wydania różnią się układaniem znaczników na polu? Wynik jest ten sam: przybywający znacznik idzie na spód. Wyjątek: w wersji zasad 1e znacznik spółki, która operowała, a nie ruszył się z pola, na końcu rundy operacyjnej trafia na spód stosu; w 2e zostaje na wierzchu.
rule-1844-RULING-07 = W jakiej kolejności zmieniają się kursy na końcu rundy giełdowej? W obu wydaniach najpierw spadki za akcje w puli banku, potem wzrosty spółek wyprzedanych, każdorazowo w kolejności spółek sprzed zmian. Dotyczy to tylko spółek, które rozpoczęły działalność.
rule-1844-RULING-08 = Co znaczy koniec wiersza, góra i dół na nierównej giełdzie? Że po prawej, powyżej lub poniżej w tej kolumnie nie ma pola, bez względu na numer wiersza. Znacznik nigdy nie opuszcza giełdy i niczego tam nie wywołuje; kolej regionalna nigdy nie wchodzi za czerwoną linię.
rule-1844-RULING-09 = W jakiej kolejności rozlicza się sprzedaż akcji kilku spółek w jednej turze? Kolejność wybiera sprzedający; każdy pakiet rozlicza się przed następnym.
rule-1844-RULING-10 = Czym jest akcja MOB z P5, zanim MOB ma cenę emisyjną? Liczy się jako certyfikat i jako akcja poza ofertą pierwotną, ale nie można jej sprzedać, nic nie przynosi i nie daje stanowiska prezesa; bez ceny emisyjnej jest na koniec gry warta 0. Od ustalenia ceny emisyjnej to zwykła akcja; jeśli jej właściciel kupi certyfikat prezesa, ma trzy.
rule-1844-RULING-11 = Kiedy startuje FNM, skoro P6 sprzedaje się przed P7? Cenę emisyjną ustala się przy zakupie P6, a kapitał i stacje FNM dostaje po sprzedaży ostatniej spółki prywatnej, w obu wersjach zasad. W rundzie samych wypłat FNM nie operuje.
rule-1844-RULING-12 = Kto ponownie wystawia spółkę P2–P7, na którą wszyscy spasowali? Karty kolejności zostają, a tę samą spółkę wystawia gracz wynikający z 1844-AUC-02. Licytować mogą znów wszyscy; wysyłki pociągu nie ma.
rule-1844-RULING-13 = Jakie stawki są możliwe w licytacji? Pełne franki, nie więcej niż gotówka gracza, przebicie o 5 SFR lub dowolnie więcej. Kto nie może dać ceny wywoławczej, musi spasować; gracz z najwyższą stawką nie przebija sam siebie.
rule-1844-RULING-14 = Które zdolności czekają na fazę 3? P2 i P4. Dodatki P3, P5 i P6 otrzymuje się od razu, tunele można budować od fazy 1, także z certyfikatu od P3, a P7 z natury czeka na fazę 5.
rule-1844-RULING-15 = Kto może użyć P2? Spółka, która ją ma, albo dowolna operująca spółka, której prezesem jest właściciel P2, także pre-SBB: w kroku budowy torów, przed zwykłym kaflem lub po nim, raz w grze, z kosztem terenu. Warunki żółtego kafla sprawdza się od nowa, więc drugi kafel może przedłużać pierwszy.
rule-1844-RULING-16 = Kiedy można położyć FO z P4? W dowolnej chwili od fazy 3, także w turze innego gracza, między dwoma ruchami; przymusowo przy pierwszym pociągu 5/5H, przed zamknięciem spółek prywatnych i przed limitami. Połączenie nie jest potrzebne, istniejące tunele zostają pod spodem, a cele sprawdza się od razu.
rule-1844-RULING-17 = Co dzieje się z EVA? Właściciel P7 dostaje ją przy zamknięciu P7 i między dwoma ruchami, od razu lub później, może ją za darmo przekazać spółce, której jest prezesem i która ma miejsce w limicie, także kolei regionalnej i także po to, by spełnić obowiązek posiadania pociągu. Wcześniej nic nie jest warta, nie można jej sprzedać i przepada, jeśli nie zostanie przekazana; potem to zwykły pociąg 5H o cenie 400 SFR.
rule-1844-RULING-18 = Za ile i kiedy spółka kupuje spółkę prywatną? Od 1 SFR do dwukrotnej wartości nominalnej, w dowolnej chwili swojej tury, tylko od swojego prezesa i tylko ze skarbca. Dotyczy to faz 3 i 4, bo w fazie 5 spółki prywatne zostają zamknięte.
rule-1844-RULING-19 = Kiedy wypłaca się premię za cel? Od razu po każdej zmianie na mapie (kafel, modernizacja, tunel, FO, zdjęcie podwójnej stacji SBB), każdej działającej spółce, która osiągnęła cel, także w turze innej spółki. Tych pieniędzy można użyć później w tej samej turze, ale nie na budowę, która dała premię.
rule-1844-RULING-20 = Co, gdy kilka spółek osiąga cel naraz? Wszystkie dostają premię razem, przed czymkolwiek innym. Kolejność widać tylko w dzienniku: V1–V5, potem H1–H6.
rule-1844-RULING-21 = Co, gdy połączenie lub tunel Gotthard istniały już przed startem spółki? Premię wypłaca się w chwili startu. Od fazy 6 nie ma czego wypłacać, bo spółka dostaje cały kapitał.
rule-1844-RULING-22 = Czy do osiągnięcia celu stacja startowa musi stać na mapie? Nie: początkiem trasy może być miejsce startowe zarezerwowane dla spółki.
rule-1844-RULING-23 = Co jest celem AB: Winterthur czy też Frauenfeld? Oba leżą na jednym heksie z dwoma miastami, więc według 1844-DEST-04 nie ma różnicy.
rule-1844-RULING-24 = Czy kafel na heksie startowym jest obowiązkowy i czy to zwykły kafel tury? To zwykły kafel tury; można z niego zrezygnować, ale innego zwykłego kafla nie da się wtedy położyć, bo nic innego nie jest połączone. Koszt terenu się płaci.
rule-1844-RULING-25 = Kto płaci za pierwszy kafel na heksie z nadrukowanym torem? Koszt nadrukowany na heksie płaci ten, kto kładzie tam pierwszy kafel, bez względu na jego kolor; późniejsze kafle są darmowe. Dotyczy to wszystkich wersji zasad.
rule-1844-RULING-26 = Jakiego połączenia wymaga modernizacja? Wystarczy, że z nowym kaflem na miejscu jakiś jego tor jest połączony ze stacją spółki. W wersji zasad 1e połączony musi być jakiś tor starego kafla.
rule-1844-RULING-27 = Czy tor może dochodzić do heksu górskiego bez kolei górskiej? Tak, do nadrukowanego toru lub strzałki; dopóki nikt nie kupi tam kolei górskiej, jest to ślepy tor.
rule-1844-RULING-28 = Jakiego połączenia wymaga tunel pod torem FO? W wersji zasad 1e z wlotem tunelu albo z torem FO na tym heksie, w wersji zasad 2e z wlotem. Tunel i tor FO nigdy się nie łączą.
rule-1844-RULING-29 = Ile jest heksów tunelowych? Decyduje mapa wydania: osiem w wersji zasad 1e, osiem w 2e, o ile drukowana mapa nie pokazuje wlotów przy Andermatt, dziewięć w wersji zasad 18xxgames. Wątpliwość pozostaje otwarta.
rule-1844-RULING-30 = Czy darmowy certyfikat tunelowy z P3 zużywa limit jednego na rundę giełdową? Nie, bo nie jest kupiony.
rule-1844-RULING-31 = Czy na rundę giełdową wolno kupić certyfikat tunelowy i kolej górską, czy tylko jedno z nich? Po jednym z każdego rodzaju, w różnych turach.
rule-1844-RULING-32 = Kiedy koleje górskie i certyfikaty tunelowe mają wartość na koniec gry? W wersji zasad 1e, gdy choć raz przyniosły wypłatę; w wersji zasad 2e, gdy choć raz je odwiedzono. Różnica dotyczy tylko aktywacji w ostatniej rundzie operacyjnej.
rule-1844-RULING-33 = Które przystanki dostają premię za tunel? Każdy zaliczony przystanek trasy, nie tylko te przy tunelu. Dla pociągu 8E po każdej stronie któregoś tunelu musi leżeć zaliczony przystanek; każdy pociąg ocenia się osobno.
rule-1844-RULING-34 = Jak działa premia tranzytowa z pociągiem 8E? Obie dalekie trasy muszą być końcami trasy i obie muszą być zaliczone. Premia tranzytowa przysługuje raz na trasę; pociąg 8E jadący przez tunel może mieć obie premie.
rule-1844-RULING-35 = Co dokładnie zalicza pociąg 8E? Najwyżej 8 przystanków dowolnego rodzaju, w tym co najmniej jedno miasto ze stacją swojej spółki; inne przystanki może przejeżdżać bez zaliczania, ale nie to, co blokuje inne pociągi. Pierwszy i ostatni przystanek są zaliczone: niezaliczone końcówki odcina się przed oceną premii i aktywacji.
rule-1844-RULING-36 = Jak liczyć heksy pociągu H? Liczba przekroczonych granic heksów plus jeden; ten sam heks przejechany dwa razy różnymi torami liczy się dwa razy, a dwa przystanki na jednym heksie bez jego opuszczania nic nie dodają. Heksy tunelowe, górskie i każdy heks FO się liczą; pociąg H zalicza wszystkie mijane przystanki.
rule-1844-RULING-37 = Jakie trasy między dalekimi trasami są dozwolone? Daleka trasa na kilku heksach to jedno miejsce i nie można wjechać na dwa jej heksy; dwie dalekie trasy tej samej strony świata wolno połączyć, ale bez premii. Daleka trasa o wartości 0 jest przystankiem; szare heksy z wartością (np. Vaduz) nie są czerwone, więc pociągi H i koleje regionalne mogą z nich korzystać.
rule-1844-RULING-38 = Czy trzeba wykazać najwyższy możliwy dochód? Tak: program oblicza dokładne maksimum ze wszystkich dozwolonych zestawów tras z premiami i odrzuca niższy dochód. Spośród równie dobrych zestawów prezes wybiera dowolnie, także ze względu na aktywacje.
rule-1844-RULING-39 = Czy pociągi muszą jechać? O tyle, o ile wymaga tego najwyższy dochód; pociągi, które nic nie dodają, stoją. P6 zostaje zamknięta, gdy dowolny pociąg FNM przejedzie trasę z dochodem.
rule-1844-RULING-40 = Czy kilka pociągów może zaliczyć ten sam przystanek? Tak, jeśli dojeżdżają do niego różnymi torami; mogą też mieć wspólny przystanek końcowy.
rule-1844-RULING-41 = Jak zaokrągla się dywidendę? Dla każdego gracza i spółki od łącznego procentu w górę, część puli banku w dół, poza tym nic. Dotyczy to tylko spółek pre-SBB (25%) i SBB (5%); różnicę ponosi bank.
rule-1844-RULING-42 = Czym jest „trasa” przy obowiązku posiadania pociągu? Dwoma połączonymi przystankami, z których jeden ma stację spółki, po niezablokowanej drodze i bez względu na zasięg; ocenia się to na końcu kroku zakupu pociągów. Bez trasy nie ma obowiązku ani finansowania awaryjnego.
rule-1844-RULING-43 = Co, gdy jedyna trasa kolei regionalnej prowadzi na czerwony heks? Nie ma obowiązku, ale może kupić pociąg ze skarbca. Duża spółka historyczna w tym położeniu ma obowiązek i wystarczy jej pociąg H.
rule-1844-RULING-44 = Czy heks górski bez kolei górskiej tworzy trasę? Nie, nigdy nie jest przystankiem, więc nie powoduje obowiązku posiadania pociągu.
rule-1844-RULING-45 = Czy prezes może dopłacić do droższego pociągu, choć skarbiec wystarcza na tańszy? Tak, dopóki spółka nie ma pociągu. Pociąg innej spółki wymaga zgody jej prezesa; przy różnych prezesach lub z SBB obowiązuje cena z karty pociągu, przy tym samym prezesie od 1 SFR do ceny z karty.
rule-1844-RULING-46 = Ile akcji można sprzedać w finansowaniu awaryjnym? Pakiet można sprzedać tylko wtedy, gdy bez jego ostatniej akcji na wybrany zakup nadal brakowałoby pieniędzy. Dług można zaciągnąć, nawet mając akcje na sprzedaż. Wersja zasad 1; w wersji 2 zob. 1844-RULING-78.
rule-1844-RULING-47 = Jak oblicza się dług? Kolejno: skarbiec, gotówka prezesa, wpływy ze sprzedaży, a reszta to dług powiększony o 50%, zaokrąglony w górę. Późniejsze odsetki to 50% pozostałego długu, zaokrąglone w górę, po rundzie giełdowej i przed rozdaniem kart kolejności.
rule-1844-RULING-48 = Jak żyje się z długiem? Dochodów się nie zajmuje; we własnej turze rundy giełdowej można spłacić dowolną część, ale sama spłata nie jest ruchem w rozumieniu 1844-SR-04. Dopóki dług trwa, nie można nic kupić: akcji, kolei górskiej ani certyfikatu tunelowego; przy kartach kolejności liczy się tylko gotówka.
rule-1844-RULING-49 = Jak rozlicza się dług z wymiany na akcje SBB? Osobno i bez odsetek, w obu wersjach zasad: najpierw zabiera się całą gotówkę, potem wszystko, co gracz dostanie przed następną rundą giełdową. W niej pierwszą turę musi zacząć od sprzedaży, o ile może i o ile trzeba, a wpływy idą od razu na spłatę; dopóki dług trwa, nic nie kupuje.
rule-1844-RULING-50 = Co z długiem na koniec gry? Oba rodzaje długu odejmuje się od majątku; wynik może być ujemny.
rule-1844-RULING-51 = Co dzieje się z oddanymi pociągami? Trafiają do puli banku widoczną stroną do góry i w kroku zakupu pociągów może je kupić każda spółka (kolej regionalna tylko stronę H) po cenie tej strony, bez zmiany fazy. Co oddać, wybiera prezes; przy kilku spółkach decyduje kolejność spółek; pociągu 5H spółki SBB nie można oddać.
rule-1844-RULING-52 = W jakiej kolejności działają skutki zmiany fazy? Kolory kafli, wartości i limity; odwrócenie pociągów; złomowanie; w fazie 5 FO, EVA i zamknięcie spółek prywatnych; sprawdzenie celów; oddanie nadmiarowych pociągów; dalszy ciąg tury kupującego. Złomowanie wyprzedza limit, więc nikt nie oddaje pociągu, który i tak idzie na złom.
rule-1844-RULING-53 = Kiedy pociąg idzie za granicę? W fazie 1 nigdy, potem raz na serię, od serii z pierwszym pociągiem 2/2H. Po wysyłce następują skutki fazy, ewentualnie formowanie SBB, a potem runda giełdowa; dalsze wysyłki pociągów 8E nie mają skutku.
rule-1844-RULING-54 = Jak formowanie SBB ma się do innych zdarzeń na końcu rundy operacyjnej? Kolejno: koniec tury ostatniej spółki, wysyłka za granicę (na końcu serii), formowanie SBB, następna runda. Formowanie należy do właśnie zakończonej rundy operacyjnej.
rule-1844-RULING-55 = Co z akcjami spółek pre-SBB, które nie weszły do gry? Bez zapłaty trafiają do puli banku jako akcje SBB, razem z certyfikatem podwójnym; tak samo akcje pre-SBB z puli banku. Zapis drugiego wydania o byłym prezesie JS nigdy więc nie działa, a ich niewystawione stacje wchodzą do dziesięciu stacji SBB.
rule-1844-RULING-56 = Co, gdy nikt nie ma dwóch akcji SBB? SBB nie ma prezesa i jest pomijana w rundach operacyjnych bez zmiany kursu. Prezesem zostaje gracz, który pierwszy ma dwie akcje; w razie potrzeby wymienia dwa certyfikaty pojedyncze na podwójny.
rule-1844-RULING-57 = Ile kosztują stacje SBB i która zostaje przy dwóch na heksie? Wszystkie niewystawione kosztują po 100 SFR, także w wersji zasad 2e, jedna na turę, według zwykłych zasad. Jeśli dwie stoją w różnych miastach jednego heksu, prezes SBB wybiera, która zostaje.
rule-1844-RULING-58 = Po jakiej cenie SBB handluje pociągami w drugim wydaniu, które o tym milczy? Po cenie z karty pociągu, we wszystkich wersjach zasad.
rule-1844-RULING-59 = Jak kupuje i sprzedaje się certyfikaty podwójne SBB? Jako jeden zakup gracz bierze z puli banku jeden certyfikat pojedynczy (1 × kurs) albo podwójny (2 × kurs); sprzedaje dowolny zestaw swoich certyfikatów, podwójny tylko w całości. Certyfikat prezesa można rozdzielić wyłącznie według 1844-RULING-04.
rule-1844-RULING-60 = Co, gdy gracz przekracza limit certyfikatów po utracie certyfikatu prezesa lub wymianie podwójnego? W najbliższej turze rundy giełdowej musi najpierw sprzedać nadmiar, sam wybierając co. Jeśli nic więcej nie da się sprzedać, zatrzymuje nadmiar, nie kupuje certyfikatów akcji i próbuje w każdej turze; w rundach operacyjnych nadmiar nie ma skutku.
rule-1844-RULING-61 = Czy można mieć ponad połowę spółki? Tak, limit dotyczy tylko zakupów z oferty pierwotnej: mając dokładnie połowę, można kupić stamtąd jeszcze jedną akcję. Przez wymianę lub z puli banku wolno mieć dowolnie dużo i nikt nie musi z tego powodu sprzedawać.
rule-1844-RULING-62 = Kiedy bank pęka? Gdy po jakiejś wypłacie ma 0 SFR lub mniej; nie da się tego cofnąć. W rundzie operacyjnej lub na jej końcu kończy się bieżącą serię, w rundzie giełdowej dogrywa się ją i rozgrywa jeszcze pełną serię.
rule-1844-RULING-63 = Kto wygrywa przy remisie? Zwycięstwo jest wspólne.
rule-1844-RULING-64 = Czy kapitał spółki pre-SBB to 2 × czy 5 × cena emisyjna? 2 × przy starcie i 2 × za cel: przy czterech akcjach daje to dokładnie pełny kapitał.
rule-1844-RULING-65 = Czy EVA to pociąg 5E czy 5H? 5H; pociągu 5E nie ma w tabeli pociągów.
rule-1844-RULING-66 = Czy wartość nominalna P6 to 160 czy 180 SFR? Zależy od wydania: 160 SFR w wersji zasad 1e, 180 SFR w wersji zasad 2e.
rule-1844-RULING-67 = Co znaczy „po prawej” w wariancie „Słoń”? Następny w kolejności graczy: karty kolejności przesuwa się tak, że kartę 1 ma gracz następny po ostatnim kupującym lub sprzedającym. Wątpliwość pozostaje otwarta. Wersja zasad 1; w wersji 2 zob. 1844-RULING-81.
rule-1844-RULING-68 = Co, gdy sprzedaż awaryjna zmienia kursy w trakcie rundy operacyjnej? Następna operuje zawsze najwyżej stojąca z pozostałych spółek; żadna nie operuje dwa razy.
rule-1844-RULING-69 = Kto musi się zgodzić na handel pociągiem i w jakich granicach? Zakup proponuje kupująca spółka w swoim kroku zakupu pociągów, a prezes sprzedającej musi wyrazić zgodę. Przy tym samym prezesie, poza finansowaniem awaryjnym, górną granicą jest skarbiec kupującej.
rule-1844-RULING-70 = Ile to „więcej niż połowa” przy nieparzystej liczbie akcji? Liczy się akcje: w kolei regionalnej 3 z 5 to za dużo, więc w puli banku mogą leżeć najwyżej 2. SBB może zacząć z ponad 10 akcjami w puli; sprzedaż jest możliwa dopiero wtedy, gdy wynik nie przekroczy 10, a kupować z puli można zawsze.
rule-1844-RULING-71 = Czy gotówka jest jawna? Tak, we wszystkich wersjach zasad cały stan gry jest jawny.
rule-1844-RULING-72 = Co z kursem spółki bez pociągu w pierwszej rundzie operacyjnej? Znacznik idzie w lewo jak zawsze; faza 1 nie daje taryfy ulgowej.
rule-1844-RULING-73 = Co z pociągiem odwróconym na stronę H w trakcie serii? Od razu jeździ według zasad pociągów H, a duża spółka historyczna go zatrzymuje. Wcześniej zaplanowana trasa nie daje żadnych praw.
rule-1844-RULING-74 = Które kroki można pominąć? Budowę torów, nową stację i zakup pociągów można zawsze zakończyć bez ruchu, chyba że obowiązuje 1844-TRAIN-16.
rule-1844-RULING-75 = Jak działają limity przy sprzedaży pierwszego pociągu 5/5H? Kupująca spółka musi mieć miejsce według starego limitu (duża spółka historyczna: mniej niż 3 pociągi), po czym limit dużych spółek historycznych spada od razu do 2 dla wszystkich. Spółki pre-SBB i koleje regionalne mają 2, SBB zaczyna z limitem 4 razem z własnym 5H; nadmiar oddaje się natychmiast.
rule-1844-RULING-76 = Kiedy i w jakiej kolejności płacą papiery w rundzie operacyjnej? Przed pierwszą spółką, w każdej rundzie serii: P1–P6, potem B1–B5, potem T1–T5. Papier aktywowany w rundzie operacyjnej płaci po raz pierwszy w następnej; w rundzie samych wypłat płacą tylko spółki prywatne.
rule-1844-RULING-77 = Co jest pierwsze w pierwszej turze spółki: stacja startowa czy kafel? Stacja, na początku tury przed budową torów, na nadrukowanym miejscu, jeśli nie leży tam kafel; kafel startowy kładzie się potem pod nią. Nie zużywa to stacji przysługującej w tej turze.
rule-1844-RULING-78 = Ile akcji można sprzedać w finansowaniu awaryjnym? Tyle, ile chce prezes, dopóki sam skarbiec spółki nie wystarcza na pociąg: górnej granicy nie ma. Obowiązują granice każdej sprzedaży: w puli banku najwyżej połowa spółki i żadnej zmiany prezesa. Wersja zasad 2.
rule-1844-RULING-79 = Kiedy można sprzedać jedną akcję z certyfikatu prezesa? Tylko wtedy, gdy w tej chwili w puli banku jest miejsce na dokładnie jedną akcję. W innym razie ustępujący prezes sprzedaje obie akcje otrzymane za certyfikat albo żadnej. Wersja zasad 2.
rule-1844-RULING-80 = Co kupuje się najpierw, gdy cała SBB leży w puli banku? Certyfikat podwójny, który czyni nabywcę prezesem; potem można kupować także pojedyncze. Wersja zasad 2.
rule-1844-RULING-81 = Jaka jest kolejność graczy w wariancie „Słoń”? Gracza następnego po ostatnim kupującym lub sprzedającym wyjmuje się z kolejności i stawia na początku; pozostali zachowują swoją kolejność. Przy A B C D, gdy ostatni działał B, jest to C A B D. Jeśli nikt nie handlował, kolejność się nie zmienia. Wersja zasad 2.
rule-1844-RULING-82 = Czyją premię za cel wypłaca się po dywidendzie, jeśli stół tak gra? Tylko tej spółki, której jest tura; każda inna czeka na ten krok własnej tury. Wersja zasad 2.
rule-1844-RULING-83 = Po których torach spółka mogłaby jechać, jeśli tylko takie wolno modernizować? Po torach przejazdu, który jeden z jej obecnych pociągów mógłby odbyć w swoim zasięgu. Spółce bez pociągu wystarcza dowolne połączenie. Wersja zasad 2.
rule-1844-RULING-84 = Ile kafli FO ma pierwsze wydanie? Cztery. Linia biegnie przez te same pięć heksów, ale w Andermatt jest nadrukowana na mapie. Wersja zasad 2.
rule-1844-RULING-85 = Czy jakaś wersja zasad wymaga kafla na heksie startowym w pierwszej turze spółki? Nie: w każdej spółka może z niego zrezygnować, więc 18xx.games nie odbiega tu od reguł.

## Odstępstwa 18xx.games

chapter-1844-dev = Odstępstwa 18xx.games

rule-1844-DEV-01 = 18xx.games: bankructwo jest możliwe: w każdym kroku tury spółki jej prezes może je ogłosić, jeśli skarbiec, gotówka i, w kroku zakupu pociągów, akcje na sprzedaż nie wystarczają na najtańszy pociąg z banku, niezależnie od tego, czy spółka potrzebuje pociągu. W kroku zakupu pociągów jego akcje zostają sprzedane; gotówka spada do zera, dług zostaje, a gra natychmiast się kończy.
rule-1844-DEV-02 = 18xx.games: oddane pociągi wychodzą z gry zamiast do puli banku; pociągów z puli banku nie ma wcale.
rule-1844-DEV-03 = 18xx.games: przy zakupie przymusowym brakującą kwotę (cena minus skarbiec minus gotówka) pożycza się graczowi. Dług to ta kwota plus 50%, zaokrąglona w górę, prowadzony osobno od gotówki.
rule-1844-DEV-04 = 18xx.games: dług z wymiany na akcje SBB prowadzi się razem z innymi długami: przy formowaniu bez odsetek, ale na końcu każdej rundy giełdowej 50%. Gotówkę rozlicza się spółka po spółce, od NOB do GB: to, co przyniesie późniejsza, nie zmniejsza długu z wcześniejszej.
rule-1844-DEV-05 = 18xx.games: w następnej rundzie giełdowej nie ma sprzedaży przymusowej na spłatę długu z wymiany na akcje SBB.
rule-1844-DEV-06 = 18xx.games: spłata jest osobnym ruchem w turze rundy giełdowej i obejmuje tyle, na ile starcza gotówki. Dłużnik nie może kupować akcji, kolei górskich ani certyfikatów tunelowych. Dłużnik z gotówką może spasować tylko wtedy, gdy mógłby zamiast tego sprzedać pakiet albo założyć spółkę; po założeniu spółki spłaca dług.
rule-1844-DEV-07 = 18xx.games: sprzedaż awaryjną ogranicza cena najdroższego pociągu z banku, a nie wybranego; na krok zakupu pociągów przypada jeden pakiet z każdej spółki. Jeśli spółka jeszcze nie operowała, ostatnia akcja liczy się po kursie.
rule-1844-DEV-08 = 18xx.games: najwyższy dochód nie jest wymagany; przy odtwarzaniu sprawdza się tylko, czy trasy są zgodne z zasadami.
rule-1844-DEV-09 = 18xx.games: do premii za tunel i do aktywacji wystarczy, że trasa prowadzi przez tunel; liczą się też niezaliczone końcówki trasy pociągu 8E. Kolej górska na niezaliczonym końcu zostaje aktywowana.
rule-1844-DEV-10 = 18xx.games: jedna trasa nie może łączyć dwóch dalekich tras tej samej strony świata (północ–północ, południe–południe, wschód–wschód, zachód–zachód).
rule-1844-DEV-11 = 18xx.games: przystanki o wartości 0 są odrzucane jak góry bez kolei górskiej; dotyczy to też żółtej wartości Torino.
rule-1844-DEV-12 = 18xx.games: przy obowiązku posiadania pociągu góry bez kolei górskiej liczą się jako przystanki: MOB, w której Montreux łączy się tylko z pustym heksem Rochers de Naye, musi kupić pociąg. Raz stwierdzony obowiązek trwa, aż ta spółka sama położy tor lub postawi stację.
rule-1844-DEV-13 = 18xx.games: FO z P4 można położyć tylko we własnej turze rundy giełdowej albo w turze spółki, która ma P4 lub której prezes ma P4; nie między zakupem a ustawieniem kolei górskiej. Koniec tury takiej spółki, poza spółkami pre-SBB, na to czeka.
rule-1844-DEV-14 = 18xx.games: EVA można przekazać tylko w turze spółki i tylko tej operującej spółce; limitu się nie sprawdza, potem następuje oddanie nadmiaru. Do tego czasu P7 zostaje w grze bez dochodu.
rule-1844-DEV-15 = 18xx.games: spółki prywatne P1–P5 można kupić od dowolnego gracza, nie tylko od prezesa.
rule-1844-DEV-16 = 18xx.games: minimalna cena spółki prywatnej wynosiła przed 29 marca 2025 połowę wartości nominalnej, od tego dnia 1 SFR. Przy odtwarzaniu przyjmuje się od 1 SFR do dwukrotnej wartości nominalnej.
rule-1844-DEV-17 = 18xx.games: FNM rozpoczyna działalność już przy ustaleniu ceny emisyjnej z P6; wtedy też jej trzy akcje trafiają do puli banku.
rule-1844-DEV-18 = 18xx.games: znacznik kursu trafia na giełdę zawsze przy ustaleniu ceny emisyjnej, a przybywające znaczniki idą na spód. Tak jak w drugim wydaniu.
rule-1844-DEV-19 = 18xx.games: na końcu rundy giełdowej kursy zmieniają się w jednym przebiegu, w kolejności spółek, które rozpoczęły działalność. Zależy od tego układ stosów.
rule-1844-DEV-20 = 18xx.games: certyfikaty pojedyncze SBB sprzedaje się przed podwójnymi, a sprzedaż części certyfikatu prezesa jest zawsze proponowana. Przy spółkach, które jeszcze nie operowały, wypłaca się cenę zapisaną w dzienniku.
rule-1844-DEV-21 = 18xx.games: jeden pakiet z każdej spółki na turę obowiązuje dopiero od listopada 2024; starsze dzienniki mogą zawierać kilka.
rule-1844-DEV-22 = 18xx.games: prezes SBB musi mieć co najmniej 10%; inaczej SBB nie ma prezesa.
rule-1844-DEV-23 = 18xx.games: prezes SBB bez certyfikatu podwójnego bierze go najpierw z puli banku, a potem od ostatniego na liście różnych prezesów pre-SBB w kolejności V1–V5; nie musi to być prezes GB.
rule-1844-DEV-24 = 18xx.games: pociąg 5H spółki SBB można oddać. Z dwóch stacji w jednym mieście jedna wraca automatycznie, a przy dwóch miastach na heksie decyduje osobny ruch. Z kilku spółek nad limitem każda może oddać pociąg jako pierwsza.
rule-1844-DEV-25 = 18xx.games: premia za cel jest wypłacana sama przy każdym ruchu, po którym gra jest w rundzie operacyjnej, także za FO położone w rundzie giełdowej i za start spółki, ale nie podczas formowania SBB; wystarczy dojechać do dowolnego toru na heksie docelowym. Zarezerwowane miejsce startowe wystarcza od lutego 2025; ograniczenie do spółek, które rozpoczęły działalność, obowiązuje od października 2025.
rule-1844-DEV-26 = 18xx.games: jest dziewięć heksów tunelowych, a wloty wynikają z zamkniętych krawędzi. Krawędź tunelu nie może przylegać do innego tunelu ani heksu FO ani, gdy FO już leży, pokrywać się z jej torem; połączony musi być sam tunel, także pod FO.
rule-1844-DEV-27 = 18xx.games: FO obejmuje pięć heksów, a Andermatt ma na nim wartość 10.
rule-1844-DEV-28 = 18xx.games: pociągów 8E/8H jest 20 zamiast nieograniczonej liczby.
rule-1844-DEV-29 = 18xx.games: bank pęka dopiero, gdy wypłata przekracza jego pieniądze. Jeśli pęknie przy formowaniu SBB po ostatniej rundzie operacyjnej serii, gra trwa do końca następnej serii.
rule-1844-DEV-30 = 18xx.games: gdy nikt nie licytuje którejś ze spółek P2–P7, dochód wypłaca się w ramach licytacji, a spółkę wystawia ponownie ten sam gracz, z nowym pasem przy każdej wypłacie. Osobnej rundy giełdowej ani operacyjnej się nie liczy.
rule-1844-DEV-31 = 18xx.games: następną kolej prywatną wystawia pierwszy gracz po tym, który wystawił ostatnią, którego stać na którąkolwiek z pozostałych. Jest pytany nawet wtedy, gdy ta jest dla niego za droga; wszyscy inni, których nie stać na cenę wywoławczą, są pomijani i w dzienniku nie ma ich pasu.
rule-1844-DEV-33 = 18xx.games: koleje górskie i certyfikaty tunelowe są na koniec gry warte 150 i 50 SFR, gdy zostały aktywowane. Tak jak w tekście głównym drugiego wydania.
rule-1844-DEV-34 = 18xx.games: handel pociągami nie wymaga zapisanej zgody; wynika ona z samego zakupu. Z SBB i między różnymi prezesami obowiązuje cena z karty pociągu; przymusowy zakup od SBB z dopłatą prezesa był niemożliwy do 10 lutego 2025. Między spółkami jednego prezesa pociąg kosztuje najwyżej tyle, ile jest w skarbcu, albo, gdy to mniej niż cena z karty, a pociąg jest wymagany, tyle, ile mają razem skarbiec i prezes, nigdy więcej niż na karcie.
rule-1844-DEV-35 = 18xx.games: kolejność to wysyłka za granicę, formowanie SBB, runda giełdowa, jak w 1844-RULING-54. Przy formowaniu SBB najpierw oddaje nadmiarowe pociągi, potem podwójne stacje.
rule-1844-DEV-36 = 18xx.games: dywidendy graczy zaokrągla się w górę, część puli banku w dół. Tak jak w pierwszym wydaniu.
rule-1844-DEV-37 = 18xx.games: kolej regionalna rozpoczyna działalność przy 60%, czyli trzech z pięciu akcji. To nie odstępstwo; wpis jest tu, bo „połowa” mogłaby sugerować 50%.
rule-1844-DEV-38 = 18xx.games: zakup z puli banku ponad limit w jednej spółce jest dozwolony; z oferty pierwotnej granicą jest 75% (pre-SBB) i 60% (pozostałe). Tak jak w 1844-SR-15.
rule-1844-DEV-39 = 18xx.games: pierwsza modernizacja Aarau kosztuje 20 SFR. Tak jak w 1844-RULING-25.
rule-1844-DEV-40 = 18xx.games: nie ma wariantu „Słoń” ani opcji pierwszego wydania: P6 kosztuje 180 SFR, a liczba kafli jest jak w drugim wydaniu.
rule-1844-DEV-41 = 18xx.games: miejsca zarezerwowanego dla spółki, która jeszcze nie operowała, nie można zająć; rezerwacje spółek pre-SBB znikają z powstaniem SBB. Tak jak w 1844-TOK-09 i 1844-TOK-10.
rule-1844-DEV-42 = 18xx.games: tunele i dodatkowy kafel z P2 buduje się tylko w kroku budowy torów, jako osobne ruchy.
rule-1844-DEV-43 = 18xx.games: sprzedaż awaryjna na bieżąco zmienia kolejność spółek, które jeszcze mają operować. Tak jak w 1844-RULING-68.
rule-1844-DEV-44 = 18xx.games: gdy prezes sprzedał akcje w kroku zakupu pociągów, pociąg innej jego spółki o cenie z karty wyższej niż skarbiec kosztuje co najmniej skarbiec plus gotówka minus cena ostatniej sprzedanej akcji plus 1 SFR.
rule-1844-DEV-45 = 18xx.games: gdy zwykły kafel leży, krok budowy torów kończy się sam, chyba że prezes ma nieużyty certyfikat tunelowy albo od fazy 3 P2 jest nieużyte i należy do spółki lub jej prezesa, albo do dowolnego gracza, a w skarbcu jest co najmniej 1 SFR.
rule-1844-DEV-46 = 18xx.games: zakup pociągów kończy się, gdy żadnego nie można kupić albo gdy tak się powie. Wtedy kończy się tura, chyba że można kupić kolej prywatną albo użyć P4 lub EVA: wtedy tura czeka na zakończenie.
rule-1844-DEV-47 = 18xx.games: gracze mogą zakończyć grę w każdej chwili; liczy się majątek z tej chwili.
