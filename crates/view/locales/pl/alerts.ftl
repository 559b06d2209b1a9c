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
