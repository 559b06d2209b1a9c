coach-run-more = { $company } zarabia { $to } zamiast { $from }.
coach-run-less = { $company } zarabia tylko { $to } zamiast { $from }.
coach-dividends-more = Twoje akcje { $company } wypłacą do końca gry o około { $money } więcej.
coach-dividends-less = Twoje akcje { $company } wypłacą do końca gry o około { $money } mniej.
coach-final-price-more = Twoje akcje { $company } będą na koniec warte o około { $money } więcej.
coach-final-price-less = Twoje akcje { $company } będą na koniec warte o około { $money } mniej.
coach-price-up = Kurs { $company } rośnie z { $from } na { $to }.
coach-price-down = Kurs { $company } spada z { $from } na { $to }.
coach-burden-more = Jako dyrektor pewnie dołożysz około { $money } do pociągów { $company }.
coach-burden-less = Oszczędza ci to około { $money }, które trzeba by dołożyć do pociągów { $company }.
coach-scrapped = { $n ->
    [1] Pociąg { $train } spółki { $company } pewnie pójdzie na złom jeszcze w tej rundzie.
    [one] Pociąg { $train } spółki { $company } pewnie pójdzie na złom w ciągu { $n } rundy operacyjnej.
    [few] Pociąg { $train } spółki { $company } pewnie pójdzie na złom w ciągu { $n } rund operacyjnych.
    [many] Pociąg { $train } spółki { $company } pewnie pójdzie na złom w ciągu { $n } rund operacyjnych.
   *[other] Pociąg { $train } spółki { $company } pewnie pójdzie na złom w ciągu { $n } rundy operacyjnej.
}
coach-must-buy = { $n ->
    [1] { $company } musi w tej rundzie kupić pociąg, a ty dołożysz około { $money }.
    [one] { $company } za { $n } rundę operacyjną będzie musiała kupić pociąg, a ty dołożysz około { $money }.
    [few] { $company } za { $n } rundy operacyjne będzie musiała kupić pociąg, a ty dołożysz około { $money }.
    [many] { $company } za { $n } rund operacyjnych będzie musiała kupić pociąg, a ty dołożysz około { $money }.
   *[other] { $company } za { $n } rundy operacyjnej będzie musiała kupić pociąg, a ty dołożysz około { $money }.
}
coach-cash-more = Zostaje ci około { $money } więcej gotówki, razem z tym, co może zarobić.
coach-cash-less = Kosztuje cię to około { $money } gotówki, razem z tym, co mogłaby zarobić.
coach-rival-gains = { $player } zyskuje na tym około { $money }.
coach-rival-loses = { $player } traci na tym około { $money }.
coach-worth = Dla ciebie jest to warte około { $money }, nie więcej.
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
review-phase = Zaczyna się faza { $phase }; prowadzi { $player }.
review-run = { $company } zarobiła { $earned }, możliwe było { $best }.
review-no-runs = Każdy przejazd był najlepszy z możliwych.
review-runs = { $n ->
    [one] W { $n } przejeździe przepadło { $money }
    [few] W { $n } przejazdach przepadło { $money }
    [many] W { $n } przejazdach przepadło { $money }
   *[other] W { $n } przejazdu przepadło { $money }
}
