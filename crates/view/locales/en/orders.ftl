# Orders for when the turn comes
orders-words = Only you see them. They are carried out some seconds after your turn has come, even with this page closed.
more-orders = More orders
order-share = Share
order-at-most = At most
order-count = How many
order-buy = Buy when my turn comes
order-company = Company
order-run-pay = Run the best trains, pay out
order-run-withhold = Run the best trains, withhold
order-buying = Buy { $n } { $company } for at most { $price } each
order-running-pay = { $company }: best run, paid out, nothing built or bought
order-running-withhold = { $company }: best run, withheld, nothing built or bought
order-dropped = Your order “{ $order }” is no longer possible and was dropped.
order-dropped-price = Your order “{ $order }” was dropped: a share costs { $price } now.
