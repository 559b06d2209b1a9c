# Aufträge für den eigenen Zug
orders-words = Nur du siehst sie. Sie werden einige Sekunden nach Beginn deines Zugs ausgeführt, auch wenn diese Seite geschlossen ist.
more-orders = Weitere Aufträge
order-share = Aktie
order-at-most = Höchstens
order-count = Wie viele
order-buy = Kaufen, wenn ich dran bin
order-company = Gesellschaft
order-run-pay = Bestmöglich fahren, ausschütten
order-run-withhold = Bestmöglich fahren, einbehalten
order-buying = { $n } { $company } kaufen, je höchstens { $price }
order-running-pay = { $company }: beste Fahrt, ausgeschüttet, nichts gebaut oder gekauft
order-running-withhold = { $company }: beste Fahrt, einbehalten, nichts gebaut oder gekauft
order-dropped = Dein Auftrag „{ $order }“ ist nicht mehr möglich und wurde gestrichen.
order-dropped-price = Dein Auftrag „{ $order }“ wurde gestrichen: eine Aktie kostet jetzt { $price }.
