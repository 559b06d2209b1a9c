# Samo żądanie
server-not-json = Treść musi być typu application/json.
server-body-too-large = Treść może mieć najwyżej { $max } bajtów.
server-body-incomplete = Treść jest niekompletna.
server-body-too-slow = Treść nie nadeszła na czas.
server-body-unreadable = Nie można odczytać treści: { $detail }
server-query-unreadable = Nie można odczytać zapytania: { $detail }
server-method = Ta metoda nie jest tu obsługiwana.
server-unknown-host = Ten serwer nie odpowiada pod tą nazwą.
server-cross-site = To żądanie pochodzi z innej witryny.
server-too-many-requests = Zbyt wiele żądań. Spróbuj ponownie za minutę.
server-not-found = Nie znaleziono albo nie masz dostępu.

# Osoby
server-sign-in-first = Najpierw się zaloguj albo zagraj jako gość.
server-wrong-credentials = Błędna nazwa, hasło lub klucz.
server-has-password = Masz konto: zaloguj się hasłem.
server-name-taken = Ta nazwa jest zajęta.
server-name-length = Nazwa musi mieć od 1 do { $max } widocznych znaków.
server-message-length = Wiadomość musi mieć od 1 do { $max } widocznych znaków.
server-password-length = Hasło musi mieć od { $min } do { $max } znaków.
server-search-length = Wyszukiwanie może mieć najwyżej { $max } znaków.
server-language-unknown = Język podaje się skrótem, na przykład pl albo en.
server-mail-address = To nie jest adres e-mail.
server-link-void = Ten link wygasł albo został już użyty. Poproś o nowy.
server-alert-settings = Opóźnienie może wynosić najwyżej siedem dni, a doba ma 24 godziny.
server-alert-target = Tam nie da się wysyłać powiadomień: potrzebny jest publiczny adres zaczynający się od https.
server-too-many-targets = Masz już tyle przeglądarek i webhooków: { $max }. Więcej się nie da.
server-alert-channel-empty = Tam nic jeszcze nie jest ustawione.
server-alert-unsent = Próbne powiadomienie nie dotarło. Sprawdź, dokąd jest wysyłane.
server-unknown-time-zone = Nie ma takiej strefy czasowej.
server-quiet-hours = Cisza trwa od jednej minuty do dwunastu godzin.
server-bad-vacation = Urlop wymaga pierwszego i ostatniego dnia, w tej kolejności.
server-vacation-too-long = W kalendarzu mieści się najwyżej { $days } dni urlopu.

# Zegary
server-bad-clock = Czas na zegarze musi wynosić co najmniej 10 sekund, a najwyżej 24 godziny na żywo lub 30 dni w grze korespondencyjnej; tak samo dodatek.
server-no-clock = Przy tym stole nie chodzi żaden zegar.
server-paused = Gra jest wstrzymana.
server-not-paused = Gra nie jest wstrzymana.
server-pause-already-asked = O to już zapytano; pozostali muszą jeszcze odpowiedzieć.

# Otwieranie, import i eksport stołów
server-seed-too-large = Ziarno musi być mniejsze niż 2^53.
server-seat-count = Liczba miejsc musi wynosić { $players }.
server-player-count = Nieobsługiwana liczba graczy: { $players }.
server-unknown-profile = Nieznany profil: { $name }.
server-unknown-option = Nieznana opcja: { $name }.
server-other-titles-option = Opcja „{ $name }” należy do innego tytułu.
server-option-not-offered = Ten profil nie ma opcji „{ $name }”.
server-unknown-bot-level = Nie ma bota na tym poziomie.
server-unknown-bot-character = Nie ma bota o takim charakterze.
server-newer-rules = Ten zapis wymaga nowszej wersji programu Kursbuch.
server-log-unreadable = Nie można odczytać zapisu gry: { $detail }
server-log-action-unknown = Działanie { $number } w zapisie wymienia coś, czego nie ma w tej grze: { $name }.
server-log-action-illegal = Działanie { $number } w zapisie łamie regułę { $rule }.
server-log-digest = Po działaniu { $number } pozycja różni się od tej w zapisie.
server-not-exportable = Gier tego profilu nie można wyeksportować do 18xx.games.

# Kto co może
server-no-such-seat = Przy tym stole nie ma takiego miejsca.
server-seat-not-yours = To nie jest twoje miejsce.
server-not-seated = Mogą to zrobić tylko siedzący przy stole.
server-not-host = Może to zrobić tylko osoba, która otworzyła stół.
server-not-your-turn = O tym decyduje inne miejsce.
server-end-takes-all = Aby zakończyć grę za porozumieniem, potrzeba zgody wszystkich graczy.

# Początek i gra
server-not-started = Gra jeszcze się nie rozpoczęła.
server-already-started = Gra już się rozpoczęła.
server-started-game-stays = Rozpoczętej gry nie można usunąć.
server-review-only = Ten stół służy tylko do przeglądania.
server-game-over = Gra jest skończona.
server-table-full = Wszystkie miejsca są zajęte.
server-seat-taken = To miejsce jest zajęte.
server-seats-free = Są jeszcze wolne miejsca.
server-stale = W międzyczasie gra potoczyła się dalej.
server-action-unknown = Działanie wymienia coś, czego nie ma w tej grze: { $name }.
server-too-many-orders = Na miejscu może czekać najwyżej { $max } poleceń.

# Cofanie, ponawianie, zgoda
server-game-too-short = Gra nie jest tak długa.
server-nothing-to-undo = Nie masz jeszcze czego cofnąć.
server-undo-too-far = Nie ma tam czego cofnąć.
server-redo-too-far = Nie ma tam czego ponowić.
server-undo-already-asked = Stół jest już pytany o inne cofnięcie.
server-proposal-closed = To pytanie nie jest już aktualne.
server-not-asked = To pytanie nie dotyczy ciebie albo odpowiedź już padła.

# Boty na miejscach
server-bot-plays-already = Za to miejsce gra już bot.
server-no-bot-plays = Za to miejsce nie gra bot.
server-holder-present = Osoba z tego miejsca była tu niedawno.
server-seat-empty = Nikt tam nie siedzi.
server-hand-over-already-asked = Stół jest już pytany o to miejsce.

# Gdy coś nie działa
server-someone-was-faster = Ktoś był szybszy. Spróbuj ponownie.
server-table-busy = Zbyt wiele osób naraz zmienia ten stół. Spróbuj ponownie.
server-too-many-streams = Zbyt wiele osób ogląda. Spróbuj później.
server-store-unavailable = Baza danych nie odpowiada. Spróbuj ponownie.
server-table-unavailable = Stół nie odpowiada. Najpierw sprawdź stół, potem spróbuj ponownie.
server-table-damaged = Ten stół jest uszkodzony. Powiadom prowadzącego serwer.
server-internal = Na serwerze coś poszło nie tak.
server-banned = Masz zakaz wstępu na ten serwer: { $reason }.
server-not-administrator = To może zrobić tylko administrator.
server-is-administrator = Administratora nie można zablokować.
server-not-oneself = Nie możesz zablokować samego siebie.
server-blocked = Nie możesz usiąść przy tym stole.
server-not-for-programs = To nie jest dla programów: zaloguj się osobiście.
server-scope-missing = Token nie ma uprawnienia { $scope }.
server-no-scope = Token musi mieć przynajmniej jedno uprawnienie.
server-too-many-tokens = Możesz mieć najwyżej { $max } tokenów; najpierw unieważnij któryś.
server-not-over = Ta partia jeszcze trwa.
server-nobody-to-kick = Nikt inny tam nie siedzi.
