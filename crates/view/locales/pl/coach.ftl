coach-run-more = { $company } zarabia { $to } zamiast { $from }.
coach-run-less = { $company } zarabia tylko { $to } zamiast { $from }.
coach-dividends-more = Twoje akcje { $company } wypłacą do końca gry o około { $money } więcej.
coach-dividends-more-i = Moje akcje { $company } wypłacą do końca gry o około { $money } więcej.
coach-dividends-more-of = Akcje { $company } gracza { $player } wypłacą do końca gry o około { $money } więcej.
coach-dividends-less = Twoje akcje { $company } wypłacą do końca gry o około { $money } mniej.
coach-dividends-less-of = Akcje { $company } gracza { $player } wypłacą do końca gry o około { $money } mniej.
coach-final-price-more = Twoje akcje { $company } będą na koniec warte o około { $money } więcej.
coach-final-price-more-i = Moje akcje { $company } będą na koniec warte o około { $money } więcej.
coach-final-price-more-of = Akcje { $company } gracza { $player } będą na koniec warte o około { $money } więcej.
coach-final-price-less = Twoje akcje { $company } będą na koniec warte o około { $money } mniej.
coach-final-price-less-of = Akcje { $company } gracza { $player } będą na koniec warte o około { $money } mniej.
coach-price-up = Kurs { $company } rośnie z { $from } na { $to }.
coach-price-down = Kurs { $company } spada z { $from } na { $to }.
coach-burden-more = Jako prezes pewnie dołożysz około { $money } do pociągów { $company }.
coach-burden-more-of = { $player } jako prezes pewnie dołoży około { $money } do pociągów { $company }.
coach-burden-less = Oszczędza ci to około { $money }, które trzeba by dołożyć do pociągów { $company }.
coach-burden-less-i = Oszczędza mi to około { $money }, które trzeba by dołożyć do pociągów { $company }.
coach-burden-less-of = { $player } oszczędza na tym około { $money }, które trzeba by dołożyć do pociągów { $company }.
coach-scrapped = { $n ->
    [1] { $company }: { $train } pewnie pójdzie na złom jeszcze w tej rundzie.
    [one] { $company }: { $train } pewnie pójdzie na złom w ciągu { $n } rundy operacyjnej.
    [few] { $company }: { $train } pewnie pójdzie na złom w ciągu { $n } rund operacyjnych.
    [many] { $company }: { $train } pewnie pójdzie na złom w ciągu { $n } rund operacyjnych.
   *[other] { $company }: { $train } pewnie pójdzie na złom w ciągu { $n } rundy operacyjnej.
}
coach-must-buy = { $n ->
    [1] { $company } musi w tej rundzie kupić pociąg, a ty dołożysz około { $money }.
    [one] { $company } za { $n } rundę operacyjną będzie musiała kupić pociąg, a ty dołożysz około { $money }.
    [few] { $company } za { $n } rundy operacyjne będzie musiała kupić pociąg, a ty dołożysz około { $money }.
    [many] { $company } za { $n } rund operacyjnych będzie musiała kupić pociąg, a ty dołożysz około { $money }.
   *[other] { $company } za { $n } rundy operacyjnej będzie musiała kupić pociąg, a ty dołożysz około { $money }.
}
coach-must-buy-of = { $n ->
    [1] { $company } musi w tej rundzie kupić pociąg, a { $player } dołoży około { $money }.
    [one] { $company } za { $n } rundę operacyjną będzie musiała kupić pociąg, a { $player } dołoży około { $money }.
    [few] { $company } za { $n } rundy operacyjne będzie musiała kupić pociąg, a { $player } dołoży około { $money }.
    [many] { $company } za { $n } rund operacyjnych będzie musiała kupić pociąg, a { $player } dołoży około { $money }.
   *[other] { $company } za { $n } rundy operacyjnej będzie musiała kupić pociąg, a { $player } dołoży około { $money }.
}
coach-cash-more = Zostaje ci około { $money } więcej gotówki, razem z tym, co może zarobić.
coach-cash-more-i = Zostaje mi około { $money } więcej gotówki, razem z tym, co może zarobić.
coach-cash-more-of = { $player } zachowuje około { $money } więcej gotówki, razem z tym, co może zarobić.
coach-cash-less = Kosztuje cię to około { $money } gotówki, razem z tym, co mogłaby zarobić.
coach-cash-less-of = { $player } traci około { $money } gotówki, razem z tym, co mogłaby zarobić.
coach-papers-more = Papiery inne niż akcje przyniosą ci około { $money } więcej.
coach-papers-more-i = Papiery inne niż akcje przyniosą mi około { $money } więcej.
coach-papers-more-of = Papiery inne niż akcje przyniosą graczowi { $player } około { $money } więcej.
coach-papers-less = Papiery inne niż akcje przyniosą ci około { $money } mniej.
coach-papers-less-of = Papiery inne niż akcje przyniosą graczowi { $player } około { $money } mniej.
coach-then = Za te pieniądze potem: { $doing }.
coach-turned = { $doing }, obrócony inaczej
coach-nearer = { $n ->
    [one] To przybliża spółkę { $company } do stacji docelowej o { $n } heks.
    [few] To przybliża spółkę { $company } do stacji docelowej o { $n } heksy.
    [many] To przybliża spółkę { $company } do stacji docelowej o { $n } heksów.
   *[other] To przybliża spółkę { $company } do stacji docelowej o { $n } heksu.
}
coach-outreach = Tory spółki { $company } zbliżają się do przystanków wartych około { $worth }.
coach-rival-gains = { $player } zyskuje na tym około { $money }.
coach-rival-loses = { $player } traci na tym około { $money }.
coach-worth = Dla ciebie jest to warte około { $money }, nie więcej.
coach-worth-i = Dla mnie jest to warte około { $money }, nie więcej.
coach-worth-of = Dla gracza { $player } jest to warte około { $money }, nie więcej.
coach-motive = { $player }: „{ $words }”
coach-motive-only = Nie było wyboru.
coach-motive-pass = Nic tu nie było warte swojej ceny.
coach-motive-run = Więcej te pociągi nie zarobią.
coach-motive-beginner = To wyglądało dobrze.
coach-motive-greedy = To się opłaca od razu; dalej nie patrzę.
coach-motive-planner = Niewiele od tego zależy; nic innego nie wyglądało lepiej.
coach-motive-learned = Po czymś takim częściej wygrywałem w partiach, z których się uczyłem.
coach = Trener
coach-ask = Co byś zrobił?
coach-ask-last = Skąd ten ostatni ruch?
coach-thinks = Trener myśli …
coach-nothing = Tu nie ma czego wybierać.
coach-would = Trener zrobiłby tak:
coach-agrees = Trener nie zna niczego lepszego.
coach-differs = Trener widzi coś lepszego o około { $money }.
coach-better = lepiej
coach-given = zagrano
coach-show = Pokaż
coach-behind = o około { $money } gorzej, licząc też zyski innych
coach-figures = Na koniec około { $money }, { $share } całego majątku; w następnej rundzie giełdowej około { $soon }
coach-figures-early = Na koniec około { $money }; w następnej rundzie giełdowej około { $soon }
coach-note = To prognoza, nie obietnica: zakłada, że wszyscy grają dalej rozsądnie.
coach-no = bez trenera
coach-yes = dozwolony, bez rankingu
coach-why = Dlaczego?
review = Analiza gry
review-words = Trener przegląda każdą decyzję w grze: jak kto stał i które ruchy kosztowały najwięcej.
review-start = Przeanalizuj grę
review-again = Przeanalizuj ponownie
review-going = Trwa analiza gry …
review-not-now = Ta gra liczy się do rankingu: analiza będzie możliwa po jej zakończeniu.
review-curve = Oczekiwany udział w majątku
review-curve-words = Jaka część końcowego majątku wszystkich przypadała na każdego gracza, w procentach.
review-mistakes = Najkosztowniejsze decyzje
review-no-mistakes = Żadnej, którą trener podjąłby dużo lepiej.
review-mistake = { $given }. Lepiej, o około { $money } na koniec: { $better }.
review-look = Pokaż pozycję
review-try = Spróbuj tam inaczej
review-phases = Fazy
review-standing = Oczekiwane udziały w majątku: { $standing }
review-run = { $company } zarobiła { $earned }, możliwe było { $best }.
review-no-runs = Każdy przejazd był najlepszy z możliwych.
review-runs = { $n ->
    [one] W { $n } przejeździe przepadło { $money }
    [few] W { $n } przejazdach przepadło { $money }
    [many] W { $n } przejazdach przepadło { $money }
   *[other] W { $n } przejazdu przepadło { $money }
}
