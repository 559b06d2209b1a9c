# What people do
log-bid = { $player } licytuje { $money } za { $paper }
log-pass = { $player } pasuje
log-set-par = { $player } ustala cenę emisyjną { $company }: { $money }
log-start = { $player } zakłada spółkę { $company }, cena emisyjna { $money }
log-buy = { $player } kupuje akcję { $company } za { $money }
log-buy-from-pool = { $player } kupuje akcję { $company } z puli banku za { $money }
log-buy-double = { $player } kupuje certyfikat podwójny { $company } za { $money }
log-buy-certificate = { $player } kupuje certyfikat prezesa { $company } za { $money }
log-sell = { $player } sprzedaje { $n ->
    [one] jedną akcję
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
} spółki { $company } za { $money }
log-buy-mountain = { $player } kupuje kolej górską { $paper }
log-place-mountain = { $player } umieszcza ją: { $hex }, panel { $values }
log-buy-tunnel = { $player } kupuje certyfikat tunelowy { $paper }
log-buy-minor = { $player } kupuje { $company } za { $money }
log-exchange = { $player } wymienia { $paper } na { $company }
log-discard = { $player } oddaje { $paper }
log-repay = { $player } spłaca { $money }
log-fo = { $player } kładzie linię Furka-Oberalp
log-eva = { $player } przekazuje EVA spółce { $company }
log-surrender = { $player } oddaje pociąg { $train }
log-surrender-ahead = { $player } oddaje pociąg { $train } spółki { $company }
log-end-game = Gracze kończą grę
log-agree = { $player } przyjmuje ofertę
log-decline = { $player } odrzuca ofertę
log-keep-marker = { $player } wybiera, która stacja zostaje
log-bankruptcy = { $player } ogłasza bankructwo

# What companies do
log-lay = { $company } kładzie kafel { $tile }: { $hex }
log-lay-for = { $company } kładzie kafel { $tile }: { $hex } za { $money }
log-tunnel = { $company } buduje tunel { $paper }: { $hex }
log-marker = { $company } stawia stację: { $hex } za { $money }
log-run = { $company } uruchamia { $trains }: dochód { $money }
log-pay-out = { $company } płaci { $money } na akcję, kurs { $price }
log-withhold = { $company } zatrzymuje dochód, kurs { $price }
log-buy-train = { $company } kupuje { $train } za { $money }
log-buy-train-pool = { $company } kupuje { $train } z puli za { $money }
log-buy-train-from = { $company } kupuje { $train } od { $seller } za { $money }
log-exchange-train = { $company } kupuje { $train } z rozliczeniem za { $money }
log-bond-marker = { $company } stawia na { $hex } znacznik kolei obligacyjnej { $bond }
log-buy-private = { $company } kupuje { $paper } za { $money }
log-done-track = { $company } kończy budowę torów
log-done-marker = { $company } nie stawia stacji
log-done-trains = { $company } nie kupuje więcej pociągów
log-destination = { $company } zgłasza osiągnięcie celu

# What follows
after-destination = { $company } osiąga cel
after-phase = Zaczyna się faza { $n }
after-director = Prezes { $company }: { $player }
after-launched = { $company } rozpoczyna działalność
after-scrapped = { $company } traci { $train } (złomowany)
after-export = Za granicę zostaje wysłany { $train }
after-to-pool = Do puli trafia { $train } spółki { $company }
after-closed = { $paper } zostaje zamknięta
after-private = { $player } otrzymuje { $paper } za { $money }
after-private-free = { $player } otrzymuje { $paper }
after-merged = { $n ->
    [one] Do { $national } wchodzi { $companies }
    [few] Do { $national } wchodzą: { $companies }
    [many] Do { $national } wchodzą: { $companies }
   *[other] Do { $national } wchodzą: { $companies }
}
after-removed = { $company } odpada z gry
after-coal-exchanged = { $company } zostaje wymieniona na certyfikat prezesa spółki { $regional }
after-national-due = Kolej państwowa powstaje na koniec tej rundy operacyjnej
after-national = Kolej państwowa powstaje
after-goods = Pociągi g trafiają do sprzedaży
after-activated = { $paper } aktywowano
after-fo = Linia Furka-Oberalp zostaje położona
after-eva = { $player } ma EVA do przekazania
after-debt = { $player } zaciąga dług { $money }
after-interest-debt = Odsetki, połowa: dług gracza { $player } { $from } → { $to }
after-interest = { $player } płaci { $money } odsetek od debetu na koncie
after-exchange-debt = { $player } ma dług z wymiany: { $money }
after-bank = Bank pękł
after-income = Przychody z papierów: { $sums }
after-price = { $company }: kurs { $from } → { $to }
after-price-sold-out = { $company }: kurs { $from } → { $to }, wyprzedana
after-price-pool = { $company }: kurs { $from } → { $to }, akcje w puli
after-price-no-run = Brak przejazdu { $company } w tej turze: kurs { $from } → { $to }
after-price-sold = { $company }: kurs { $from } → { $to }, sprzedano akcje
