# Zegary przy stole
clock = Zegar
clock-none = brak
clock-live = na żywo
clock-correspondence = na dni
clock-bank = Każdy ma
clock-increment = i za każdą decyzję
clock-at-zero = Po upływie czasu
at-zero-bot = bot gra dalej, aż gracz wróci
at-zero-others = pozostali mogą zdecydować
at-zero-nothing = nic się nie dzieje
clock-rule = { $bank } i { $increment } za każdą decyzję
clock-words-live = Od początku gry liczy się każda sekunda.
clock-words-correspondence = Noce, weekendy i urlopy gracza się nie liczą: każdy ustawia je na swoim koncie.
days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
}
minutes = { $n } min
seconds = { $n } s
no-increment = nic więcej
time-left = Zostało
clock-seconds = { $m }:{ $s }
clock-out = koniec czasu
clock-rests = stoi do { $time }
clock-paused = wstrzymany
pause-game = Wstrzymaj grę
resume-game = Graj dalej
asks-pause = { $player } prosi o przerwę: wszystkie zegary stanęłyby i nikt nie mógłby grać.
asks-resume = { $player } chce grać dalej.
told-went-back = cofa grę do ruchu { $n }
told-went-on = przywraca grę do ruchu { $n }
told-paused = wstrzymuje grę: wszystkie zegary stoją
told-resumed = wznawia grę
told-ran-out = nie ma już czasu
told-took-over = przejmuje miejsce
game-is-paused = Gra jest wstrzymana: wszystkie zegary stoją.

# Kalendarz osoby
calendar = Czas i odpoczynek
calendar-words = W grach na dni twój zegar stoi w godzinach ciszy, w wolne weekendy i podczas urlopu, i nikt cię nie woła.
time-zone = Strefa czasowa
quiet-hours = Cisza
quiet-from = od
quiet-to = do
weekends-off = Soboty i niedziele są wolne
vacation = Urlop
vacation-first = Pierwszy dzień
vacation-last = Ostatni dzień
add-vacation = Dodaj urlop
remove-vacation = Usuń
save-calendar = Zapisz
calendar-saved = Zapisano. Idące zegary stosują się do tego od teraz.
