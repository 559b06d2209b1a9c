# What people do
log-bid = { $player } bids { $money } for { $paper }
log-pass = { $player } passes
log-set-par = { $player } sets the par of { $company } at { $money }
log-start = { $player } starts { $company } at par { $money }
log-buy = { $player } buys a share of { $company } for { $money }
log-buy-from-pool = { $player } buys a share of { $company } from the pool for { $money }
log-buy-double = { $player } buys a double of { $company } for { $money }
log-buy-certificate = { $player } buys the director’s certificate of { $company } for { $money }
log-sell = { $player } sells { $n ->
    [one] one share
   *[other] { $n } shares
} of { $company } for { $money }
log-buy-mountain = { $player } buys mountain railway { $paper }
log-place-mountain = { $player } places it on { $hex }, panel { $values }
log-buy-tunnel = { $player } buys tunnel certificate { $paper }
log-buy-minor = { $player } buys { $company } for { $money }
log-exchange = { $player } exchanges { $paper } for { $company }
log-discard = { $player } gives up { $paper }
log-repay = { $player } repays { $money }
log-fo = { $player } lays the Furka-Oberalp line
log-eva = { $player } hands EVA to { $company }
log-surrender = { $player } surrenders the train { $train }
log-surrender-ahead = { $player } surrenders the train { $train } of { $company }
log-end-game = The players end the game
log-agree = { $player } accepts the offer
log-decline = { $player } declines the offer
log-keep-marker = { $player } decides which marker stays
log-bankruptcy = { $player } is bankrupt

# What companies do
log-lay = { $company } lays tile { $tile } on { $hex }
log-lay-for = { $company } lays tile { $tile } on { $hex } for { $money }
log-tunnel = { $company } builds tunnel { $paper } through { $hex }
log-marker = { $company } places a station in { $hex } for { $money }
log-run = { $company } runs { $trains } for { $money }
log-pay-out = { $company } pays { $money } a share, price { $price }
log-withhold = { $company } withholds, price { $price }
log-buy-train = { $company } buys one { $train } for { $money }
log-buy-train-pool = { $company } buys one { $train } from the pool for { $money }
log-buy-train-from = { $company } buys one { $train } from { $seller } for { $money }
log-exchange-train = { $company } buys one { $train } in part exchange for { $money }
log-bond-marker = { $company } places a marker of the bond railway { $bond } in { $hex }
log-buy-private = { $company } buys { $paper } for { $money }
log-done-track = { $company } builds no more track
log-done-marker = { $company } places no station
log-done-trains = { $company } buys no more trains
log-destination = { $company } claims its destination

# What follows
after-destination = { $company } reaches its destination
after-phase = Phase { $n } begins
after-director = { $player } becomes director of { $company }
after-launched = { $company } is launched
after-scrapped = { $company } loses its { $train }: scrapped
after-export = One { $train } goes abroad
after-to-pool = One { $train } of { $company } goes to the pool
after-closed = { $paper } closes
after-private = { $player } gets { $paper } for { $money }
after-private-free = { $player } gets { $paper }
after-merged = { $n ->
    [one] { $companies } goes into { $national }
   *[other] { $companies } go into { $national }
}
after-removed = { $company } is removed from the game
after-coal-exchanged = { $company } is exchanged for the director’s certificate of { $regional }
after-national-due = The national railway forms at the end of this operating round
after-national = The national railway is formed
after-goods = Goods trains come on sale
after-activated = { $paper } is activated
after-fo = The Furka-Oberalp line is laid
after-eva = { $player } has EVA to hand over
after-debt = { $player } borrows { $money }
after-interest-debt = Interest of half: debt of { $player } { $from } → { $to }
after-interest = { $player } is charged { $money } interest on the overdrawn account
after-exchange-debt = { $player } owes { $money } from the exchange
after-bank = The bank is broken
after-income = Income of papers: { $sums }
after-price = { $company }: price { $from } → { $to }
after-price-sold-out = { $company }: price { $from } → { $to }, sold out
after-price-pool = { $company }: price { $from } → { $to }, shares in the pool
after-price-no-run = No run by { $company } this turn: price { $from } → { $to }
after-price-sold = { $company }: price { $from } → { $to }, shares sold
