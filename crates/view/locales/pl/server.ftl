# Samo żądanie
refused-not-json = Treść musi być typu application/json.
refused-body-too-large = Treść może mieć najwyżej { $max } bajtów.
refused-body-incomplete = Treść jest niekompletna.
refused-body-too-slow = Treść nie nadeszła na czas.
refused-body-unreadable = Nie można odczytać treści: { $detail }
refused-query-unreadable = Nie można odczytać zapytania: { $detail }
refused-method = Ta metoda nie jest tu obsługiwana.
refused-unknown-host = Ten serwer nie odpowiada pod tą nazwą.
refused-cross-site = To żądanie pochodzi z innej witryny.
refused-too-many-requests = Zbyt wiele żądań. Spróbuj ponownie za minutę.
refused-not-found = Nie znaleziono albo nie masz dostępu.

# Osoby
refused-sign-in-first = Najpierw się zaloguj albo zagraj jako gość.
refused-wrong-credentials = Błędna nazwa, hasło lub klucz.
refused-has-password = Masz konto: zaloguj się hasłem.
refused-name-taken = Ta nazwa jest zajęta.
refused-name-length = Nazwa musi mieć od 1 do { $max } widocznych znaków.
refused-message-length = Wiadomość musi mieć od 1 do { $max } widocznych znaków.
refused-password-length = Hasło musi mieć od { $min } do { $max } znaków.
refused-search-length = Wyszukiwanie może mieć najwyżej { $max } znaków.

# Otwieranie, import i eksport stołów
refused-seed-too-large = Ziarno musi być mniejsze niż 2^53.
refused-seat-count = Liczba miejsc musi wynosić { $players }.
refused-player-count = Nieobsługiwana liczba graczy: { $players }.
refused-unknown-profile = Nieznany profil: { $name }.
refused-unknown-option = Nieznana opcja: { $name }.
refused-unknown-bot-level = Nie ma bota na tym poziomie.
refused-unknown-bot-character = Nie ma bota o takim charakterze.
refused-newer-rules = Ten zapis wymaga nowszej wersji programu Kursbuch.
refused-log-unreadable = Nie można odczytać zapisu gry: { $detail }
refused-log-action-unknown = Działanie { $number } w zapisie wymienia coś, czego nie ma w tej grze: { $name }.
refused-log-action-illegal = Działanie { $number } w zapisie łamie regułę { $rule }.
refused-log-digest = Po działaniu { $number } pozycja różni się od tej w zapisie.
refused-not-exportable = Gier tego profilu nie można wyeksportować do 18xx.games.

# Kto co może
refused-no-such-seat = Przy tym stole nie ma takiego miejsca.
refused-seat-not-yours = To nie jest twoje miejsce.
refused-not-seated = Mogą to zrobić tylko siedzący przy stole.
refused-not-host = Może to zrobić tylko osoba, która otworzyła stół.
refused-not-your-turn = O tym decyduje inne miejsce.

# Początek i gra
refused-not-started = Gra jeszcze się nie rozpoczęła.
refused-already-started = Gra już się rozpoczęła.
refused-started-game-stays = Rozpoczętej gry nie można usunąć.
refused-review-only = Ten stół służy tylko do przeglądania.
refused-table-full = Wszystkie miejsca są zajęte.
refused-seat-taken = To miejsce jest zajęte.
refused-seats-free = Są jeszcze wolne miejsca.
refused-stale = W międzyczasie gra potoczyła się dalej.
refused-action-unknown = Działanie wymienia coś, czego nie ma w tej grze: { $name }.

# Cofanie, ponawianie, zgoda
refused-game-too-short = Gra nie jest tak długa.
refused-nothing-to-undo = Nie masz jeszcze czego cofnąć.
refused-undo-too-far = Nie ma tam czego cofnąć.
refused-redo-too-far = Nie ma tam czego ponowić.
refused-undo-already-asked = Stół jest już pytany o inne cofnięcie.
refused-proposal-closed = To pytanie nie jest już aktualne.
refused-not-asked = To pytanie nie dotyczy ciebie albo odpowiedź już padła.

# Boty na miejscach
refused-bot-plays-already = Za to miejsce gra już bot.
refused-no-bot-plays = Za to miejsce nie gra bot.
refused-holder-present = Osoba z tego miejsca była tu niedawno.
refused-seat-empty = Nikt tam nie siedzi.
refused-hand-over-already-asked = Stół jest już pytany o to miejsce.

# Gdy coś nie działa
refused-someone-was-faster = Ktoś był szybszy. Spróbuj ponownie.
refused-table-busy = Zbyt wiele osób naraz zmienia ten stół. Spróbuj ponownie.
refused-too-many-streams = Zbyt wiele osób ogląda. Spróbuj później.
refused-store-unavailable = Baza danych nie odpowiada. Spróbuj ponownie.
refused-table-unavailable = Stół nie odpowiada. Najpierw sprawdź stół, potem spróbuj ponownie.
refused-table-damaged = Ten stół jest uszkodzony. Powiadom prowadzącego serwer.
refused-internal = Na serwerze coś poszło nie tak.
