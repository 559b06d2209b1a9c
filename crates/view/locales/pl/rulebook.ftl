# What is said about a rule; the rules themselves are in rules-<title>.ftl.

explain-editions = Obowiązuje: { $editions }
explain-option = Opcja { $name }: { $text }
explain-related = Zobacz też: { $rules }

## Gdzie obowiązuje zasada

printing-first = pierwsze wydanie
printing-second = drugie wydanie
printing-polish-aid = polska pomoc do gry
printing-site = jak na 18xx.games
printing-goods-time = Goods Time
printing-cisleithania = Przedlitawia

## Jaka to zasada

kind-fact = dane
kind-procedure = przebieg
kind-prohibition = zakaz
kind-vector = przykład
kind-note = uwaga

## Wyszukiwanie: co mówią gracze, a co stoi w zasadach; słowa bez znaczenia w pytaniu

search-synonyms = dyrektor=prezes, prezydent=prezes, żeton=stacja, żetony=stacja, token=stacja, tokeny=stacja, znacznik=stacja|znacznik, wypływa=rozpoczyna działalność|start|startuje, wypłynąć=rozpoczyna działalność|start|startuje, wypłynie=rozpoczyna działalność|start|startuje, ipo=oferty pierwotnej|ofercie, lokomotywa=pociąg, lokomotywy=pociąg, kredyt=dług|długu, pożyczka=dług|długu, pożyczki=dług|długu, rdza=złomowane|złomuje, rdzewieje=złomowane|złomuje, rdzewieją=złomowane|złomuje, złom=złomowane|złomuje, złomowanie=złomowane|złomuje, pierwszeństwo=karta priorytetu|kartę priorytetu|kolejności, priorytet=priorytetu|kolejności, bankructwo=bankructwa|bankructwo, firma=spółka|spółki, firmy=spółka|spółki, korporacja=spółka|spółki, giełda=puli banku|giełdzie, rynek=puli banku|giełdzie, dywidenda=wypłaca|wypłata|dywidendy, wypłata=wypłaca|dywidendy, zatrzymać=zatrzymuje, eksport=granicę, wysyłka=granicę, upgrade=modernizacja|zmodernizować, ulepszyć=modernizacja|zmodernizować, ulepszenie=modernizacja, sprzedać=sprzedaż|sprzedaje|sprzedawać, sprzedaż=sprzedać|sprzedawać, kupić=zakup|kupuje|kupować, kupno=zakup|kupuje|kupować, zakup=kupić|kupować, koszt=kosztuje|cena, kosztuje=koszt|cena, cena=kosztuje, fuzja=formowanie|wymienia, połączenie=formowanie|połączenie, koniec=końcu|kończy, wygrana=wygrywa|majątek, zwycięstwo=wygrywa|majątek, wymiana=wymienić|wymienia, wymienić=wymiana|wymienia, par=cena emisyjna|cenę początkową
search-fillers = kiedy czy jak gdzie co kto kogo komu dlaczego czemu ile który która które których mogę możesz może mogą można muszę musi muszą trzeba wolno jest są był była było być mam masz ma mają ja ty on ona ono my wy oni swój swoje swoją mój moje moja w we na do z ze od po za przez dla o i a oraz lub albo nie tak się to ta ten te tego tej tym już jeszcze gdy jeśli jeżeli
search-nothing = Nic nie znaleziono dla „{ $words }”.
search-suggestion = Czy chodziło o „{ $word }”?
search-tip = Spróbuj mniej słów albo nazwij samą rzecz: stacja, prezes, tunel.
search-partial = Żadna zasada nie ma wszystkich tych słów; te mają ich najwięcej.
search-elsewhere = { $n ->
    [one] Pasuje { $n } zasada innego wydania lub zasada domowa; tu nie obowiązuje.
    [few] Pasują { $n } zasady innych wydań lub zasady domowe; tu nie obowiązują.
    [many] Pasuje { $n } zasad innych wydań lub zasad domowych; tu nie obowiązują.
   *[other] Pasuje { $n } zasady innych wydań lub zasad domowych; tu nie obowiązują.
}
search-show-elsewhere = Pokaż je
search-found = { $n ->
    [one] { $n } zasada
    [few] { $n } zasady, najtrafniejsza pierwsza
    [many] { $n } zasad, najtrafniejsza pierwsza
   *[other] { $n } zasady, najtrafniejsza pierwsza
}

## Gdzie zasada wystąpiła w grze

moments = W tej grze
moments-of-chapter = W tej grze w tym rozdziale; pod samą zasadą nic nie zapisano
moments-none = W tej grze pod tym rozdziałem nic jeszcze nie zapisano.
moments-more = i { $n } wcześniej
