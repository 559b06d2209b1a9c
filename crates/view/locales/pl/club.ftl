# Archive, people, programs, invitations, administration
archive = Archiwum
archive-words = Zakończone partie i partie do przejrzenia: szukaj słów albo zawęź listę.
narrow-down = Zawęź
any-number = dowolnie
any-rules = dowolne
any-outcome = dowolny
won-by-me = wygrane przeze mnie
outcome = Wynik
whose-games = Czyje partie
games-of-all = wszystkich
my-games = moje
length = Ruchy
length-any = dowolnie
length-short = poniżej 300
length-middle = 300 do 799
length-long = od 800
ended = Koniec
no-such-games = Nie ma takich partii.
more-games = Więcej partii
more-tables = Więcej stołów
profile = Profil
program = Program
ladder-people = partie między ludźmi
ladder-mixed = partie z botami, zasadami domowymi albo kilkoma miejscami w jednych rękach
ladder-people-short = Ludzie
ladder-mixed-short = Boty, zasady domowe
here-since = Na serwerze od { $date }
all-games-of = Wszystkie partie
rating = Ranking
no-rated-games = Jeszcze bez partii rankingowych.
results = Wyniki
kind-of-game = Rodzaj
games = Partie
won-games = Wygrane
mean-place = Średnie miejsce
latest-games = Ostatnie partie
place = Miejsce
place-of = { $place }. z { $players }
block = Zablokuj
unblock = Odblokuj
block-words = Zablokowana osoba nie usiądzie przy twoich stołach, nie zaprosi cię, a ty nie zobaczysz, co pisze.
person-blocked = Zablokowano.
person-unblocked = Odblokowano.
report = Zgłoś
report-person = Zgłoś: { $name }
report-reason = Co się stało?
report-send = Wyślij zgłoszenie
report-sent = Administratorzy zostali powiadomieni.
signed-in-at = Zalogowano na
device-unknown = Nieznane urządzenie
this-device = to urządzenie
programs = Programy
programs-words = Token pozwala twojemu programowi grać przez API HTTP w granicach uprawnień.
is-program = Pod tą nazwą gra program
token = Token
token-name = Nazwa tokenu
make-token = Utwórz token
token-once = Skopiuj go teraz: nie zostanie pokazany ponownie.
copy = Kopiuj
revoke = Unieważnij
never-used = nieużywany
scope-read = przeglądanie
scope-play = gra
scope-tables = otwieranie stołów i dołączanie
blocked-people = Zablokowane osoby
nobody-blocked = Nikogo nie blokujesz.
export-data = Pobierz wszystkie moje dane
invitations = Zaproszenia
invited-by = { $name } zaprasza
invited-to-play-on = { $name } prosi o dokończenie trwającej gry
accept = Przyjmij
decline = Odrzuć
invite-by-name = Zaproś po nazwie
invite-send = Zaproś
invitation-sent = Jeśli { $name } ma tu konto, zaproszenie już czeka.
kick = Zwolnij miejsce
take-over-words = Za bota albo za osobę, która odeszła, może grać dalej ktoś inny: kto zostanie tu zaproszony i przyjmie zaproszenie.
play-level = Szukamy
anybody = wszystkich
play-level-beginner = Początkujący
play-level-regular = Zaawansowani
play-level-expert = Eksperci
table-language = Język przy stole
any-language = dowolny
administration = Administracja
administrator = Administrator
admin-only = Tę stronę widzą tylko administratorzy.
admin-done = Zrobione i zapisane.
admin-reason = Powód lub notatka
announcement = Ogłoszenie dla wszystkich
announce = Opublikuj
ban = Zablokuj wstęp
unban = Zdejmij zakaz
ban-days = Dni (puste: na zawsze)
ban-person = Zablokuj wstęp: { $name }
ban-words = Osoba zostanie wszędzie wylogowana i zobaczy powód przy próbie zalogowania.
delete-table = Usunąć stół { $name }?
delete-table-words = Zniknie dla wszystkich, którzy przy nim siedzą.
seen-on = ostatnio { $date }
banned-until = Zakaz do { $date }: { $reason }
banned-for-good = Zakaz na zawsze: { $reason }
reports = Zgłoszenia
no-reports = Brak otwartych zgłoszeń.
reported-by = zgłasza { $name }
resolve = Zamknij
resolve-report = Zgłoszenie: { $name }
people = Osoby
acts = Co zrobiono
command-line = Wiersz poleceń
act-granted = – nowy administrator: { $name }
act-banned = – zakaz dla { $name } ({ $words })
act-unbanned = – zdjęto zakaz: { $name }
act-resolved = – zamknięto zgłoszenie: { $note }
act-announced = – ogłoszenie: { $text }
act-unannounced = – usunięto ogłoszenie
act-deleted-table = – usunięto stół { $name }
n-games = { $n ->
    [one] { $n } partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
}
next-table = { $n ->
    [one] Twój ruch
    [few] Twój ruch przy { $n } stołach
    [many] Twój ruch przy { $n } stołach
   *[other] Twój ruch przy { $n } stołach
}
act-retried = ponownie wysyła niedostarczone powiadomienie
dead-letters = Niedostarczone powiadomienia
no-dead-letters = Brak.
tried-times = { $n ->
    [one] { $n } próba
    [few] { $n } próby
    [many] { $n } prób
   *[other] { $n } próby
}
send-again = Wyślij ponownie
report-message = Zgłoś tę wiadomość
admin-tables = Stoły
by-invitation = na zaproszenie
no-tables-found = Brak stołów z takimi słowami.
