# Strony do nauki i karty przy pierwszych decyzjach.

learn = Nauka
learn-lead = Krótkie lekcje na prawdziwych pozycjach: ruszasz się przy stole jak w grze, a każdą odpowiedź sprawdzają zasady.
learn-group-newcomers = Pierwszy raz z 18xx
learn-group-1844 = 1844 Szwajcaria
learn-group-1824 = 1824 Austro-Węgry
learn-group-words-newcomers = Od pierwszej akcji do ostatniego pociągu, w ośmiu lekcjach.
learn-group-words-1844 = To, co ma tylko 1844, dla znających podstawy.
learn-group-words-1824 = To, co ma tylko 1824, dla znających podstawy.
learn-progress = ukończone: { $n } z { $all }
learn-minutes = { $n } min
learn-done = ukończona
learn-suggested = następna dla ciebie
learn-begin = Zacznij: { $lesson }
learn-next = Dalej: { $lesson }
learn-all-done = Wszystkie lekcje ukończone. Stół czeka.
learn-invite = Pierwszy raz z taką grą?
learn-invite-words = Osiem krótkich lekcji przy prawdziwym stole, każda na kilka minut.
learn-step = Lekcja · krok { $n } z { $all }
learn-hint = Podpowiedź
learn-show = Pokaż
learn-again = Jeszcze raz
learn-go-on = Dalej
learn-finish = Zakończ
learn-shown = Odpowiedź jest gotowa. Zobacz, co zmienia, i potwierdź ją poniżej.
learn-right = Dobrze.
learn-wrong = Nie to.
learn-over = Lekcja ukończona
learn-list = Wszystkie lekcje
learn-name = Lekcja: { $lesson }
learn-answers = Odpowiedzi

first-cards = Objaśniaj decyzje za pierwszym razem
first-card = Pierwszy raz
first-card-close = Jasne
first-card-lesson = Lekcja na ten temat
first-card-initial-1844 = Siedem spółek prywatnych jest licytowanych jedna po drugiej. W każdej rundzie operacyjnej płacą stały dochód. Zaoferuj co najmniej wartość nominalną albo spasuj i zachowaj gotówkę na akcje.
first-card-initial-1824 = Każdy kupuje po jednej rzeczy: kolej węglową, poprzedniczkę kolei państwowej albo kolej górską. Każda daje dochód, a później akcje.
first-card-shares = Kupujesz części spółek, niektóre możesz sprzedać. Kto ma najwięcej akcji spółki, jest jej prezesem. Czego nie wydasz, zostaje twoje.
first-card-par = Ustalasz pierwszy kurs spółki. Wysoki daje jej więcej pieniędzy na początek, ale jej akcje są wtedy droższe także dla ciebie.
first-card-track = Połóż albo zmodernizuj jeden kafel. Pomyśl, dokąd dojadą wtedy twoje pociągi i ile to kosztuje: rzeki i góry są zaznaczone na mapie.
first-card-marker = Znacznik trzyma miejsce w mieście. Twoje pociągi potrzebują go na swojej trasie, a pełne miasto zatrzymuje pociągi innych.
first-card-run = Pociągi jadą od przystanku do przystanku i zarabiają tyle, ile są warte przystanki. Najlepszy przejazd jest zaproponowany; widać go na mapie.
first-card-dividend = Wypłać dochód wszystkim akcjonariuszom, a kurs wzrośnie. Zatrzymaj go w spółce, a kurs spadnie.
first-card-train = Pociągi zarabiają i się starzeją: każdy nowy typ wypiera starszy. Spółka bez pociągu może drogo kosztować swojego prezesa.
puzzles = Zadania
puzzles-lead = Prawdziwe pozycje, każda z jedną dobrą odpowiedzią. Wszystkie sprawdził silnik gry.
puzzles-missing = Nie udało się wczytać zadań. Wrócą, gdy będzie połączenie.
puzzle-of-the-day = Zadanie dnia
puzzle-new = czeka na ciebie
puzzle-solved = rozwiązane
puzzle-tried = próbowane
puzzles-solved = { $n } z { $all } rozwiązanych od razu
puzzle-grade = Trudność { $n } z 4
puzzle-kind-run = Najlepszy przejazd
puzzle-kind-words-run = Ile najwięcej mogą zarobić pociągi?
puzzle-kind-tile = Najlepszy kafel
puzzle-kind-words-tile = Z którym kaflem pociągi zarobią najwięcej?
puzzle-kind-purchase = Najlepszy zakup
puzzle-kind-words-purchase = Która akcja obiecuje najwięcej?
puzzle-kind-rule = Znajdź zasadę
puzzle-kind-words-rule = Ktoś chce zrobić coś, czego nie wolno. Dlaczego?
puzzle-run = Ile najwięcej może zarobić { $company } swoimi pociągami?
puzzle-tile = { $company } może położyć jeden kafel: z którym zarobi najwięcej?
puzzle-purchase = Twoja kolej na zakup: co do końca gry obiecuje najwięcej?
puzzle-rule = „{ $doing }”: która zasada tego tu zabrania?
puzzle-right = Od razu dobrze.
puzzle-found = Dobrze.
puzzle-wrong = To nie to: spójrz jeszcze raz.
puzzle-proven = Udowodniło to przeszukanie wszystkich przejazdów.
puzzle-best = { $doing }: nic innego się nie zbliża.
puzzle-more = Więcej zadań
puzzle-row = { $n ->
    [one] { $n } dzień z rzędu
    [few] { $n } dni z rzędu
    [many] { $n } dni z rzędu
   *[other] { $n } dnia z rzędu
}
puzzle-you = Ty
