# Why an action is refused. The words for a step come first, then the refusals, then what is wrong with a route.
# A message with the number of a title in its name takes the place of the one without it in that title.

sequence-of-play = przebieg gry
now-fnm-par = Cena emisyjna
now-place-mountain = Góra i panel dochodu
now-surrender = Oddanie nadmiarowych pociągów
now-offer = Przyjęcie lub odrzucenie oferty
now-exchange-mountain = Wymiana kolei górskiej
now-bond-marker = Postaw znacznik kolei obligacyjnej
now-duplicate-marker = Druga stacja na heksie
now-auction = Licytacja
now-opening = Pierwsza runda giełdowa
now-shares = Runda giełdowa
now-finished = Koniec gry
now-track = Budowa torów
now-marker = Nowa stacja
now-run = Uruchomienie pociągów
now-dividend = Podział dochodu
now-train = Zakup pociągów
now-operating = Runda operacyjna
train-numbered = pociąg { $name }
train-lettered = pociąg { $name }

## Refusals

refused-above-printed-price = Przy finansowaniu awaryjnym ten pociąg kosztuje najwyżej tyle, co na karcie: { $price }.
refused-assisted-already = { $who } ma pociąg; dopłata prezesa jest możliwa tylko do pierwszego.
refused-below-maximum = Te trasy dają { $claimed }, a możliwe jest { $best }. Liczy się najwyższy dochód.
refused-bid-beyond-cash = Masz { $cash }; stawka nie może przekroczyć twojej gotówki.
refused-bid-too-low = Pierwsza stawka to co najmniej { $minimum }.
refused-cannot-afford = To kosztuje { $price }; masz { $cash }.
refused-certificate-limit = Masz { $held ->
    [one] { $held } certyfikat
    [few] { $held } certyfikaty
    [many] { $held } certyfikatów
   *[other] { $held } certyfikatów
}, a limit przy { $seats } graczach to { $limit }. Najpierw sprzedaj jeden.
refused-certificate-reserved = Certyfikat prezesa spółki { $company } jest zarezerwowany i nie można go kupić.
refused-circle-reserved = Ostatnie wolne miejsce na stację na heksie { $at } czeka na spółkę, która jeszcze nie operowała.
refused-city-tile-only = Na heks { $hex } pasują tylko kafle z takim miastem.
refused-colour-not-yet = W fazie { $phase } nie ma jeszcze kafli tego koloru.
refused-colour-step = Ten kafel nie ma koloru, który następuje na heksie { $hex }: żółty, zielony, brązowy, szary.
refused-company-merged = { $company } połączyła się w SBB; jej akcji już nie ma.
refused-destination-not-reached = Spółce { $company } nie należy się teraz premia za cel.
refused-director-cannot-step-down = Nikt inny nie ma dwóch akcji spółki { $company }, by przejąć stanowisko prezesa. Certyfikat prezesa zostaje u ciebie.
refused-directors-certificate-first = Certyfikat prezesa spółki { $company } nie jest jeszcze sprzedany; kupuje się go jako pierwszy.
refused-directors-certificate-sold = Certyfikat prezesa spółki { $company } jest już sprzedany.
refused-certificate-not-split = Z dwóch akcji z certyfikatu prezesa spółki { $company } sprzedaje się obie albo jedną, jeśli zapełnia pulę banku.
refused-double-first = Cała SBB leży w puli banku. Najpierw kupuje się certyfikat podwójny.
refused-double-not-split = Certyfikat podwójny SBB sprzedaje się tylko w całości.
refused-eva-no-room = Spółka ma { $limit ->
    [one] { $limit } pociąg
    [few] { $limit } pociągi
    [many] { $limit } pociągów
   *[other] { $limit } pociągów
}: to limit w fazie { $phase }. Na EVA nie ma miejsca.
refused-eva-not-directed = Gracz z EVA nie jest prezesem spółki { $company }.
refused-eva-not-held = Żaden gracz nie ma teraz EVA.
refused-eva-not-your-turn = EVA otrzymuje spółka, której tura właśnie trwa.
refused-exchange-after-sale = W tej turze była sprzedaż; kolej węglową wymienisz w turze bez sprzedaży.
refused-exchange-compulsory = Kolei górskiej nie można oddać, dopóki jakaś kolej regionalna ma za nią akcję.
refused-exchange-not-yet = Koleje górskie wymienia się w fazie { $only }, węglowe w fazach { $first } i { $last }; teraz trwa faza { $phase }.
refused-exchanged-already = W tej rundzie operacyjnej { $who } ma już jeden pociąg oddany w rozliczeniu, więcej nie można. Pozostaje pełna cena.
refused-no-sales-for-trains = Na pociąg nie sprzedaje się akcji; brakującą kwotę się pożycza.
refused-no-bond-share = Wymiana przymusowa nie daje akcji kolei obligacyjnej { $company }.
refused-double-stays = Certyfikat podwójny spółki { $company } sprzedaje się tylko, gdy drugi gracz ma dwie jej akcje.
refused-only-in-wien = Ten znacznik kolei obligacyjnej trafia do Wien.
refused-construction-railway = { $company } to kolej budowlana: buduje tory i nie robi nic innego.
refused-construction-price = Kolei budowlanej nie można kupić za { $price }.
refused-draft-goes-on = Wybór trwa: najpierw karty stosów, potem po jednej kolei górskiej, potem akcje.
refused-other-card-first = { $company } leży w innym stosie. Weź drugą kartę wybranego stosu.
refused-extra-tile-not-owned = P2 nie należy ani do spółki { $who }, ani do jej prezesa.
refused-extra-tile-not-yet = Dodatkowy kafel z P2 jest możliwy od fazy { $abilities }; teraz trwa faza { $phase }.
refused-extra-tile-used = Dodatkowy kafel z P2 jest już wykorzystany.
refused-extra-tile-yellow-only = Dodatkowy kafel z P2 musi być żółty.
refused-first-turn-not-over = { $company } jest w swojej pierwszej turze. Jej akcje można sprzedać dopiero potem.
refused-furka-oberalp-gone = P4 nie należy teraz do nikogo; linię FO kładzie tylko właściciel, raz.
refused-furka-oberalp-not-yet = Linia FO jest możliwa od fazy { $abilities }; teraz trwa faza { $phase }.
refused-furka-oberalp-not-your-turn = Właściciel P4 kładzie linię FO we własnej turze albo w turze swojej spółki.
refused-furka-oberalp-only = Na heksie { $hex } mieszczą się tylko linia FO i tunele.
refused-game-over = Partia jest zakończona.
refused-goods-trains-only = { $who } to kolej węglowa: może mieć tylko pociągi g.
refused-h-trains-only = { $who } to kolej regionalna: może mieć tylko pociągi H.
refused-hex-not-bare = Na heksie { $hex } są już tory; żółty kafel trafia tylko na heks bez torów.
refused-home-tile-first = Stacja startowa spółki { $who }, { $home }, nie ma jeszcze torów. Kafel trafia tam wcześniej niż na heks { $hex }.
refused-in-debt = Masz { $debt } długu. Kupisz po jego spłacie.
refused-in-exchange-debt = Masz { $debt } długu z wymiany. Kupisz po jego spłacie.
refused-in-receivership = Nikt nie ma dwóch akcji spółki { $who }: pod zarządem przymusowym nie kupuje ona pociągów.
refused-kind-must-stay = Tory, miasteczka i miasta na heksie { $hex } pozostają tym, czym są. Wybierz inny kafel.
refused-label-missing = Na heks { $hex } pasują tylko kafle z tą samą etykietą.
refused-marker-not-connected = { $at } nie ma połączenia ze stacją spółki { $who }.
refused-marker-on-hex-already = { $who } ma już stację na heksie { $hex }.
refused-marker-too-dear = Znacznik stacji kosztuje { $cost }; { $who } ma { $cash }.
refused-more-than-debt = Masz { $debt } długu; spłacić możesz od { $least } do tej kwoty.
refused-more-than-half = Masz { $held ->
    [one] { $held } akcję
    [few] { $held } akcje
    [many] { $held } akcji
   *[other] { $held } akcji
} spółki { $company }, czyli ponad połowę. Kolejne możesz kupić tylko z puli banku.
refused-mountain-already-bought = W jednej rundzie giełdowej możesz kupić jedną kolej górską, kolejną w następnej.
refused-mountain-hex-taken = Na heksie { $hex } jest już kolej górska.
refused-mountain-railway-gone = Kolej górska { $private } nie jest w sprzedaży.
refused-mountain-taken = Kolej górska { $mountain } nie jest w sprzedaży.
refused-mountain-to-place = Twoja nowa kolej górska nie ma jeszcze miejsca. Najpierw: Wybierz górę i panel dochodu.
refused-national-not-formed = SBB jeszcze nie powstała; jej akcje będą dostępne dopiero potem.
refused-never-upgraded = Tego, co leży na heksie { $hex }, nigdy się nie modernizuje.
refused-new-track-not-reached = Modernizacja heksu { $hex } nie daje spółce { $who } w zasięgu ani nowego toru, ani nowej wartości.
refused-no-debt = Nie masz długu.
refused-no-free-circle = Na heksie { $at } nie ma wolnego miejsca na stację.
refused-no-marker-left = { $who } nie ma już znaczników stacji.
refused-no-marker-there = { $company } nie ma stacji w mieście { $city } na tym heksie.
refused-no-obligation = { $who } nie ma teraz obowiązku posiadania pociągu, więc nie ma finansowania awaryjnego.
refused-no-share-for-mountain = Bank nie ma teraz niezarezerwowanej akcji spółki { $company }.
refused-no-such-panel = Nie ma już panelu dochodu { $panel }.
refused-no-such-paper = Takiego certyfikatu nie ma.
refused-no-such-par = Cena emisyjna nie może wynosić { $par }. Możliwe: { $pars }.
refused-no-such-price = Za { $price } tej kolei nie można kupić.
refused-no-such-tile = Takiego kafla lub heksu nie ma.
refused-no-such-train = { $who } nie ma na tę trasę: { $model }.
refused-no-tile-left = Nie ma już takiego kafla.
refused-no-trade-yet = Spółki mogą handlować pociągami od fazy { $from }; teraz trwa faza { $phase }.
refused-nobody-agrees = { $company } nie ma prezesa, który mógłby zgodzić się na sprzedaż pociągu.
refused-not-a-city = Na heksie { $hex } nie ma takiego miasta.
refused-not-a-mountain = { $hex } nie jest heksem górskim.
refused-not-a-regional = { $company } nie jest koleją regionalną, a koleje górskie wymienia się tylko na ich akcje.
refused-not-a-tunnel-hex = Przez heks { $hex } nie można zbudować tunelu.
refused-not-bankrupt = Bankructwo nie jest tu możliwe.
refused-not-buildable = Na heksie { $hex } nigdy nie kładzie się kafli.
refused-not-connected = { $hex } nie ma połączenia ze stacją spółki { $who }.
refused-not-in-initial-round = Akcje { $company } są w sprzedaży od pierwszej zwykłej rundy giełdowej.
refused-not-mouths = Tunel przez heks { $hex } łączy dwa wloty, prosto albo szerokim łukiem.
refused-not-now = Tego nie można zrobić teraz. Bieżący krok: { $step }.
refused-not-operated-yet = { $company } jeszcze nie operowała. Jej akcje można sprzedać po jej pierwszej turze.
refused-not-owned-by-seller = Sprzedająca spółka nie ma tego, co oferuje: { $model }.
refused-not-so-many-shares = Masz { $held ->
    [one] { $held } akcję
    [few] { $held } akcje
    [many] { $held } akcji
   *[other] { $held } akcji
} spółki { $company }; sprzedać można co najmniej 1 i nie więcej, niż masz.
refused-not-started = Certyfikat prezesa spółki { $company } nie jest jeszcze sprzedany; do tego czasu jej akcji nie można sprzedać.
refused-not-surrenderable = Tego nie można tu oddać: { $model }.
refused-not-tradable = Tego nie można odsprzedać: { $model }.
refused-not-your-coal-railway = Wymienić możesz tylko własną kolej.
refused-not-yours-to-exchange = Wymienić możesz tylko własną kolej.
refused-nothing-earned = { $who } może zarobić do { $best }. Trzeba ogłosić co najmniej jedną trasę z dochodem.
refused-nothing-on-offer = Takiej akcji spółki { $company } nie ma w sprzedaży.
refused-nothing-to-surrender = { $who } nie ma pociągu, który można by oddać w rozliczeniu za { $model }.
refused-old-track-lost = Ten kafel nie zachowuje wszystkich torów na heksie { $hex }. Obróć go albo wybierz inny.
refused-other-title = W tej grze nie ma takiego ruchu.
refused-over-certificate-limit = Masz { $held ->
    [one] { $held } certyfikat
    [few] { $held } certyfikaty
    [many] { $held } certyfikatów
   *[other] { $held } certyfikatów
}, a limit certyfikatów to { $limit }. Najpierw sprzedaj nadwyżkę.
refused-par-out-of-place = Cenę emisyjną spółki { $company } ustala kupujący P6.
refused-plain-track-only = { $hex } to pusty heks: pasuje tam tylko zwykły tor.
refused-pool-limit = Liczba akcji { $company } w puli banku po tej sprzedaży to { $would_be }, a może być { $limit }. Możesz sprzedać { $room }.
refused-pre-sbb-no-assistance = { $who } to spółka pre-SBB: za pociągi płaci tylko ze skarbca.
refused-pre-staatsbahn-price = Za { $price } tej kolei nie można kupić.
refused-printed-price = Te dwie spółki mają różnych prezesów, więc ten pociąg kosztuje tyle, co na karcie: { $price }.
refused-private-buyer-barred = { $company } nie może kupować spółek prywatnych; mogą to robić spółki historyczne i koleje regionalne.
refused-private-not-saleable = { $private } nie jest na sprzedaż.
refused-private-not-the-directors = { $private } nie należy do prezesa spółki { $who }.
refused-private-not-yet = Spółki prywatne można odsprzedać od fazy { $abilities }; teraz trwa faza { $phase }.
refused-private-price = Ta spółka prywatna kosztuje od { $minimum } do { $maximum }.
refused-private-too-dear = Ta spółka prywatna kosztuje { $price }; { $who } ma { $cash }.
refused-privates-last = Przy tym stole spółki prywatne kupuje się na samym końcu tury, po pociągach.
refused-privates-unsold = Są jeszcze niesprzedane spółki prywatne. Przed końcem licytacji nie można kupić nic innego.
refused-raise-too-small = Następna stawka to co najmniej { $minimum }.
refused-repaid-whole = Spłacasz od razu { $due }.
refused-repayment-due = Masz { $debt } długu i nie możesz zrobić nic innego: spłać go.
refused-sale-after-purchase = W tej turze był już zakup: jeden na turę, a sprzedaż tylko przed nim.
refused-sale-changes-director = Po tej sprzedaży spółka { $company } zmieniłaby prezesa; przy finansowaniu awaryjnym nie może.
refused-sale-due-first = Masz { $debt } długu z wymiany. Najpierw sprzedaj akcje, by go spłacić.
refused-sale-not-needed = Bez ostatniej akcji z tego pakietu pieniędzy już wystarczy. Sprzedaj mniej.
refused-sales-barred = W tej rundzie giełdowej sprzedano ostatnią spółkę prywatną. Akcje sprzedasz od następnej.
refused-sales-out-of-order = Kurs spółki { $company } jest wyższy niż kurs sprzedanych wcześniej akcji. Przy tym stole sprzedaje się od najwyższego.
refused-sbb-printed-price = W handlu z SBB ten pociąg kosztuje tyle, co na karcie: { $price }.
refused-sold-already = W tej turze sprzedano już pakiet akcji { $company }; z każdej spółki przypada jeden na turę.
refused-sold-this-round = Po sprzedaży akcji { $company } nie można ich kupić w tej samej rundzie giełdowej. Kupisz je od następnej.
refused-sold-too-much = Na pociąg w cenie do { $beyond } sprzedano więcej akcji, niż trzeba. Wybierz droższy.
refused-terrain-too-dear = Budowa tutaj kosztuje { $cost }; { $who } ma { $cash }.
refused-tile-already-laid = { $who } już budowała w tej turze: jeden kafel lub jedna modernizacja na turę.
refused-town-tile-only = Na heks { $hex } pasują tylko kafle z taką samą liczbą miasteczek.
refused-track-into-bar = Na heksie { $hex } ten tor prowadzi do zamkniętej krawędzi. Obróć kafel albo wybierz inny.
refused-track-into-grey = Na heksie { $hex } ten tor prowadzi na heks bez toru w tym miejscu. Obróć kafel albo wybierz inny.
refused-track-into-red = Na heksie { $hex } ten tor prowadzi na daleką trasę w miejscu bez nadrukowanego toru. Obróć kafel albo wybierz inny.
refused-track-into-tunnel-hex = Na heksie { $hex } ten tor prowadzi na heks tunelowy w miejscu bez wlotu tunelu. Obróć kafel albo wybierz inny.
refused-track-off-the-map = Na heksie { $hex } ten tor wychodzi poza mapę. Obróć kafel albo wybierz inny.
refused-track-shared = Trasy { $with } i { $run } korzystają z tego samego toru.
refused-trade-beyond-cash = Granicą są skarbiec i gotówka prezesa: najwyżej { $maximum }.
refused-trade-beyond-treasury = Ten pociąg miałby kosztować { $price }; w skarbcu spółki { $who } jest { $cash }.
refused-trade-declined = W tym kroku tę ofertę już odrzucono.
refused-trade-price = Cena tego pociągu to co najmniej { $minimum }.
refused-train-limit = { $who } ma { $limit ->
    [one] { $limit } pociąg
    [few] { $limit } pociągi
    [many] { $limit } pociągów
   *[other] { $limit } pociągów
}: to limit w fazie { $phase }. Na kolejny nie ma miejsca.
refused-train-not-on-sale = Nie ma tam teraz w sprzedaży: { $model }.
refused-train-price = Ten pociąg kosztuje tyle, co na karcie: { $price }.
refused-train-required = { $who } ma trasę, a nie ma pociągu. Przed końcem tury musi go kupić.
refused-train-too-dear = Ten pociąg kosztuje { $price }; { $who } ma { $cash }.
refused-train-waits = { $company } nie rozpoczęła jeszcze działalności; do tego czasu pociągi na jej karcie czekają.
refused-trains-over = { $who } nie kupuje już pociągów w tej turze.
refused-treasury-suffices = { $who } może zapłacić za każdy pociąg ze skarbca, w którym ma { $cash }. Niczego nie trzeba sprzedawać.
refused-tunnel-already-bought = W jednej rundzie giełdowej możesz kupić jeden certyfikat tunelowy, kolejny w następnej.
refused-tunnel-hex-taken = Przez heks { $hex } biegnie już tunel.
refused-tunnel-not-connected = Żaden z tych wlotów tunelu na heksie { $hex } nie ma połączenia ze stacją spółki { $who }.
refused-tunnel-not-owned = Certyfikat tunelowy { $tunnel } nie należy do prezesa spółki { $who }.
refused-tunnel-taken = Certyfikat tunelowy { $tunnel } nie jest w sprzedaży.
refused-tunnel-too-dear = Tunel kosztuje { $cost }; { $who } ma { $cash }.
refused-tunnel-used = Pozwolenie na tunel z certyfikatu { $tunnel } jest już wykorzystane.
refused-upgrade-not-connected = Kafel na heksie { $hex } nie ma połączenia ze stacją spółki { $who }.

## Refusals that 1824 words in its own way

refused-1824-certificate-limit-opening = Masz { $held ->
    [one] { $held } certyfikat
    [few] { $held } certyfikaty
    [many] { $held } certyfikatów
   *[other] { $held } certyfikatów
}, a limit przy { $seats } graczach to { $limit }. Możesz spasować.
refused-1824-directors-certificate-first = { $company } nie ma jeszcze kursu; najpierw kupuje się jej certyfikat prezesa.
refused-1824-directors-certificate-first-coal = { $company } nie ma jeszcze kursu; ustala go nabywca jej kolei węglowej { $coal }.
refused-1824-more-than-half = Masz { $held ->
    [one] { $held } akcję
    [few] { $held } akcje
    [many] { $held } akcji
   *[other] { $held } akcji
} spółki { $company }; zakupy kończą się na 6 (60%). Więcej może dać tylko wymiana.
refused-1824-no-debt-overdraft = Nie ma czego spłacać: wszystko, co otrzymujesz, najpierw zmniejsza debet.
refused-1824-no-such-paper = Takiego certyfikatu ani się nie kupuje, ani nie sprzedaje.
refused-1824-no-such-par = Cena początkowa nie może wynosić { $par }. Możliwe: { $pars }.
refused-1824-nothing-on-offer = Bank nie ma teraz niezarezerwowanej akcji spółki { $company }.
refused-1824-nothing-on-offer-minor = { $company } jest już sprzedana.
refused-1824-pool-limit = Liczba akcji { $company } w banku po tej sprzedaży to { $would_be }, a może być { $limit }. Możesz sprzedać { $room }.
refused-1824-sale-not-needed = Bez ostatniej akcji z tego pakietu pieniędzy już wystarczy. Sprzedaj mniej albo żadnej.
refused-1824-sales-barred = W pierwszej rundzie giełdowej nic nie można sprzedać ani wymienić.
refused-1824-train-required = { $who } nie ma pociągu. Przed końcem tury musi go kupić.

## Faults of a route

fault-cannot-pass = Trasa { $route } nie może biec dalej za heks { $stop }; może się tam kończyć.
fault-end-of-the-line = Trasa { $route } biegnie dalej za heks { $stop }, gdzie każda trasa się kończy.
fault-ends-on-the-line = Trasa { $route } kończy się na heksie { $hex }, gdzie nie ma przystanku.
fault-fewer-than-two-stops = Trasa { $route } łączy mniej niż dwa przystanki.
fault-marker-not-scored = Trasa { $route } nie liczy żadnej stacji spółki { $who }.
fault-mine = Trasa { $route } prowadzi na heks { $stop }, do kopalni; jeżdżą tam tylko pociągi g.
fault-no-marker = Na trasie { $route } nie ma stacji spółki { $who }.
fault-no-mine = Trasa { $route } nie ma kopalni na żadnym końcu, a pociąg g zaczyna w kopalni.
fault-no-track = Trasa { $route }: na heksie { $hex } nie ma toru w tę stronę.
fault-not-a-stop = Trasa { $route } liczy heks { $stop }, który teraz nie ma wartości.
fault-not-joined = Trasa { $route }: na heksie { $hex } żaden tor nie łączy tych dwóch krawędzi.
fault-red-location = Trasa { $route } prowadzi na heks { $stop }; pociągi H nie jeżdżą na dalekie trasy.
fault-same-group-twice = Trasa { $route } obejmuje heks { $stop } i przystanek, który nie może być z nim na jednej trasie.
fault-same-hex-twice = Trasa { $route } obejmuje dwa miasta na heksie { $stop }; na jednej trasie może leżeć tylko jedno.
fault-same-stop-twice = Trasa { $route } dwa razy prowadzi na heks { $stop }.
fault-same-track-twice = Trasa { $route } dwa razy korzysta z tego samego toru na heksie { $hex }.
fault-second-mine = Trasa { $route } prowadzi do drugiej kopalni, { $stop }; pociąg g odwiedza jedną.
fault-too-many-cities = Liczba miast na trasie { $route } to { $cities }, a zasięg tego pociągu g to { $limit }.
fault-too-many-hexes = Liczba heksów na trasie { $route } to { $hexes }, a zasięg tego pociągu to { $limit }.
fault-too-many-stops = Liczba przystanków na trasie { $route } to { $stops }, a zasięg tego pociągu to { $limit }.

## Zgłoszenie obok najlepszego dochodu

claim-less = { $train }: zgłoszono { $claimed }, możliwe jest { $best } ({ $more }).
claim-idle = { $train }: nie jedzie, możliwe jest { $best }.
claim-needless = { $train }: zgłoszono { $claimed }; najlepszy dochód obywa się bez niego.
claim-gained = Zysk: { $stops }.
claim-lost = Strata: { $stops }.
