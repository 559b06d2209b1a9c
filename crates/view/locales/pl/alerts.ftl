# Powiadomienia: co wzywa gracza do stołu
alert-turn = Twoja kolej: { $table }
alert-turn-words = Twoja kolej przy stole „{ $table }”.
alert-start = Partia się zaczyna: { $table }
alert-start-words = Partia przy stole „{ $table }” się zaczęła.
alert-asked = Pytanie do ciebie: { $table }
alert-asked-words = { $name } prosi cię o zgodę przy stole „{ $table }”.
alert-over = Koniec partii: { $table }
alert-over-words = Partia przy stole „{ $table }” dobiegła końca.
alert-named = Ktoś o tobie wspomina: { $table }
alert-named-words = { $name } wspomina o tobie przy stole „{ $table }”.
alert-order = Zlecenie przepadło: { $table }
alert-order-words = Twoje zlecenie przy stole „{ $table }” straciło ważność i przepadło.
alert-test = Kursbuch: próba
alert-test-words = To jest próba: powiadomienia docierają do ciebie tutaj.
alert-digest = Kursbuch: { $n ->
    [one] { $n } sprawa czeka na ciebie
    [few] { $n } sprawy czekają na ciebie
    [many] { $n } spraw czeka na ciebie
   *[other] { $n } sprawy czeka na ciebie
}
alert-to-table = Do stołu
alert-foot = Dostajesz tę wiadomość, bo masz włączone powiadomienia o swoich partiach w Kursbuchu.
alert-unsubscribe = Nie chcę więcej e-maili

# Linki wysyłane e-mailem
mail-verify = Kursbuch: potwierdź swój adres
mail-verify-words = { $name } chce dostawać e-maile z Kursbucha na ten adres. Jeśli to ty, otwórz ten link w ciągu doby:
mail-verify-ignore = Jeśli nie, nie musisz nic robić: bez tego linku nie przyjdzie żaden kolejny e-mail.
mail-reset = Kursbuch: nowe hasło
mail-reset-words = Ktoś poprosił o nowe hasło do konta „{ $name }”. Ten link do niego prowadzi. Działa raz, przez 30 minut:
mail-reset-ignore = Jeśli to nie ty, nie musisz nic robić: twoje hasło się nie zmieni.

# Ekran powiadomień
alerts = Powiadomienia
alerts-words = Co wzywa cię do twoich stołów, gdy akurat nie patrzysz. Godziny ciszy są w twoim kalendarzu.
alert-kind-turn = Moja kolej
alert-kind-start = Partia się zaczyna
alert-kind-asked = Ktoś mnie pyta
alert-kind-over = Partia się kończy
alert-kind-named = Ktoś o mnie wspomina
alert-kind-order = Zlecenie przepadło
alert-channel-mail = E-mail
alert-channel-push = Przeglądarka
alert-channel-webhook = Webhook
alert-switch = { $kind }: { $channel }
mail-address = Adres e-mail
mail-send-link = Wyślij link do potwierdzenia
mail-link-sent = Link do { $mail } jest w drodze. Działa przez dobę.
mail-is-verified = Potwierdzony: { $mail }
mail-is-pending = Jeszcze niepotwierdzony: { $mail }
mail-remove = Usuń
alert-delay = Odczekaj przed e-mailem i webhookiem
alert-push-delay = Odczekaj przed powiadomieniem w przeglądarce
delay-none = wcale
delay-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}
delay-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
delay-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
}
alert-digest-choice = E-maile
alert-digest-off = za każdym razem
alert-digest-at = raz na dobę, o { $hour }
push-on = Włącz w tej przeglądarce
push-is-on = Ta przeglądarka pokazuje powiadomienia.
push-refused = Ta przeglądarka nie pozwala na powiadomienia; można to zmienić w jej ustawieniach.
webhook-add = Dodaj webhook
webhook-url = Adres (https)
webhook-form = Dla
webhook-form-json = programu (JSON)
webhook-token = Token dostępu (Matrix, ntfy)
webhook-secret = Klucz, którym podpisywane są wiadomości, widać tylko teraz:
target-remove = Usuń
alert-try = Próba
alert-tried = Wysłano: sprawdź, czy dotarło.
forgot-password = Nie pamiętasz hasła?
forgot-words = Jeśli któreś konto ma ten adres, link do nowego hasła przyjdzie e-mailem. Działa przez 30 minut.
forgot-send = Wyślij link
forgot-sent = Jeśli któreś konto ma ten adres, link jest w drodze.
reset-set = Ustaw hasło
reset-done = Nowe hasło obowiązuje; zalogowano cię.
verify-done = Adres jest potwierdzony.
unsubscribe-words = Kursbuch nie wyśle ci więcej e-maili o twoich partiach. Powiadomienia w przeglądarce i webhooki zostają bez zmian.
unsubscribe-done = Gotowe: więcej e-maili nie będzie.
