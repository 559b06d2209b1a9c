# Polecenia na swoją kolej
orders-words = Widzisz je tylko ty. Zostaną wykonane kilka sekund po rozpoczęciu twojej kolejki, nawet gdy ta strona jest zamknięta.
more-orders = Więcej poleceń
order-share = Akcja
order-at-most = Najwyżej
order-count = Ile
order-buy = Kup, gdy przyjdzie moja kolej
order-company = Spółka
order-run-pay = Najlepszy przejazd, wypłać
order-run-withhold = Najlepszy przejazd, zatrzymaj
order-buying = Kup { $n } { $company }, każda najwyżej za { $price }
order-running-pay = { $company }: najlepszy przejazd, wypłata, bez budowy i zakupów
order-running-withhold = { $company }: najlepszy przejazd, zatrzymany, bez budowy i zakupów
order-dropped = Twoje polecenie „{ $order }” nie jest już możliwe i zostało usunięte.
order-dropped-price = Twoje polecenie „{ $order }” zostało usunięte: akcja kosztuje teraz { $price }.
