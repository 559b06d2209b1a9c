# Why an action is refused. The words for a step come first, then the refusals, then what is wrong with a route.
# A message with the number of a title in its name takes the place of the one without it in that title.

sequence-of-play = sequence of play
now-fnm-par = Set par
now-place-mountain = Choose mountain and panel
now-surrender = Surrender trains above the limit
now-offer = Accept or decline
now-exchange-mountain = Exchange a mountain railway
now-bond-marker = Place a marker of the bond railway
now-duplicate-marker = Second marker on the hex
now-auction = Auction
now-opening = Initial share round
now-shares = Share round
now-finished = End of the game
now-track = Build track
now-marker = Place a station marker
now-run = Run trains
now-dividend = Distribute revenue
now-train = Buy trains
now-operating = Operating round
train-numbered = { $name }-train
train-lettered = { $name }-train

## Refusals

refused-above-printed-price = In emergency financing this train costs at most its printed price, { $price }.
refused-assisted-already = { $who } owns a train; its director can help with the first one only.
refused-below-maximum = These routes earn { $claimed }; { $best } is possible. The highest revenue counts.
refused-bid-beyond-cash = You have { $cash }; a bid cannot exceed your cash.
refused-bid-too-low = The first bid is at least { $minimum }.
refused-cannot-afford = This costs { $price }; you have { $cash }.
refused-certificate-limit = You hold { $held ->
    [one] { $held } certificate
   *[other] { $held } certificates
}; the limit with { $seats } players is { $limit }. Sell one first.
refused-certificate-reserved = The director’s certificate of { $company } is reserved and cannot be bought.
refused-circle-reserved = The last free circle in { $at } is kept for a company that has not operated yet.
refused-city-tile-only = { $hex } takes only tiles that show its cities.
refused-colour-not-yet = Tiles of this colour are not available in phase { $phase }.
refused-colour-step = This tile is not of the colour that follows on { $hex }: yellow, green, brown, grey.
refused-company-merged = { $company } has merged into SBB; its shares no longer exist.
refused-destination-not-reached = No destination bonus is due to { $company } now.
refused-director-cannot-step-down = Nobody else holds two shares of { $company } to take over its directorship. The director’s certificate stays with you.
refused-directors-certificate-first = The director’s certificate of { $company } is still unsold; it is bought first.
refused-directors-certificate-sold = The director’s certificate of { $company } is already sold.
refused-certificate-not-split = The two shares from { $company }’s director’s certificate are sold together, or just one if that fills the pool.
refused-double-first = The whole SBB lies in the pool. Its first certificate to be bought is a double.
refused-double-not-split = A double certificate of SBB is sold whole.
refused-eva-no-room = The company has { $limit ->
    [one] { $limit } train
   *[other] { $limit } trains
}, its limit in phase { $phase }. There is no room for EVA.
refused-eva-not-directed = { $company } is not directed by the player who holds EVA.
refused-eva-not-held = No player holds EVA now.
refused-eva-not-your-turn = EVA goes to the company whose turn it is.
refused-exchange-after-sale = You have sold in this turn; a Coal Railway can be exchanged in a turn without sales.
refused-exchange-compulsory = A mountain railway cannot be given up while a Regional Railway has a share for it.
refused-exchange-not-yet = Mountain railways are exchanged in phase { $only }, Coal Railways in phases { $first } and { $last }; this is phase { $phase }.
refused-exchanged-already = { $who } has given one train in part exchange in this operating round, the most there is. The full price remains possible.
refused-no-sales-for-trains = Shares are not sold for a train; what is missing is borrowed.
refused-no-bond-share = A compulsory exchange brings no share of the bond railway { $company }.
refused-double-stays = The double certificate of { $company } is sold only while the other player holds two of its shares.
refused-only-in-wien = This marker of the bond railway goes to Wien.
refused-construction-railway = { $company } is a construction railway: it builds track and does nothing else.
refused-construction-price = A construction railway is not sold for { $price }.
refused-draft-goes-on = The draft goes on: first the cards of the stacks, then a mountain railway each, then shares.
refused-other-card-first = { $company } is in another stack. Take the other card of the chosen stack.
refused-extra-tile-not-owned = P2 belongs neither to { $who } nor to its director.
refused-extra-tile-not-yet = The extra tile of P2 is possible from phase { $abilities }; this is phase { $phase }.
refused-extra-tile-used = The extra tile of P2 has been used.
refused-extra-tile-yellow-only = The extra tile of P2 is a yellow one.
refused-first-turn-not-over = { $company } is in its first turn. Its shares can be sold when that is over.
refused-furka-oberalp-gone = P4 belongs to nobody now; only its owner lays the FO line, once.
refused-furka-oberalp-not-yet = The FO line is possible from phase { $abilities }; this is phase { $phase }.
refused-furka-oberalp-not-your-turn = The owner of P4 lays the FO line in their own turn or in a turn of their company.
refused-furka-oberalp-only = { $hex } takes only the FO line and tunnels.
refused-game-over = The game is over.
refused-goods-trains-only = { $who } is a Coal Railway: it can own g-trains only.
refused-h-trains-only = { $who } is a regional company: it can own H-trains only.
refused-hex-not-bare = { $hex } already shows track; a yellow tile needs a bare hex.
refused-home-tile-first = The home of { $who }, { $home }, has no track yet. A tile goes there before one on { $hex }.
refused-in-debt = You owe { $debt }. You can buy once it is repaid.
refused-in-exchange-debt = You owe { $debt } from the SBB exchange. You can buy once it is settled.
refused-in-receivership = Nobody holds two shares of { $who }: in receivership it buys no trains.
refused-kind-must-stay = Track, towns and cities on { $hex } stay what they are. Choose another tile.
refused-label-missing = { $hex } takes only tiles with its own label.
refused-marker-not-connected = { $at } is not connected to a marker of { $who }.
refused-marker-on-hex-already = { $who } already has a marker on { $hex }.
refused-marker-too-dear = The station marker costs { $cost }; { $who } has { $cash }.
refused-more-than-debt = You owe { $debt }; you can repay from { $least } up to that.
refused-more-than-half = You hold { $held ->
    [one] { $held } share
   *[other] { $held } shares
} of { $company }, more than half. You can add to them from the pool only.
refused-mountain-already-bought = You can buy one mountain railway per share round, another one in the next.
refused-mountain-hex-taken = { $hex } already has a mountain railway.
refused-mountain-railway-gone = Mountain railway { $private } is not on sale.
refused-mountain-taken = Mountain railway { $mountain } is not on sale.
refused-mountain-to-place = Your new mountain railway has no place yet. First: Choose mountain and panel.
refused-national-not-formed = SBB has not formed yet; its shares come with the formation.
refused-never-upgraded = What lies on { $hex } is never upgraded.
refused-new-track-not-reached = The upgrade of { $hex } brings { $who } neither new track nor a new value within reach.
refused-no-debt = You owe nothing.
refused-no-free-circle = { $at } has no free circle.
refused-no-marker-left = { $who } has no station marker left.
refused-no-marker-there = { $company } has no marker in city { $city } of this hex.
refused-no-obligation = { $who } need not own a train now, so there is no emergency financing.
refused-no-share-for-mountain = The bank has no unreserved share of { $company } now.
refused-no-such-panel = No income panel { $panel } is left.
refused-no-such-paper = There is no such certificate.
refused-no-such-par = Par cannot be { $par }. Possible: { $pars }.
refused-no-such-price = This railway is not sold for { $price }.
refused-no-such-tile = There is no such tile or hex.
refused-no-such-train = { $who } has no { $model } to run, or not so many.
refused-no-tile-left = No such tile is left.
refused-no-trade-yet = Companies can trade trains from phase { $from }; this is phase { $phase }.
refused-nobody-agrees = { $company } has no director who could agree to sell a train.
refused-not-a-city = There is no such city on { $hex }.
refused-not-a-mountain = { $hex } is not a mountain hex.
refused-not-a-regional = { $company } is not a Regional Railway; mountain railways are exchanged for shares of those.
refused-not-a-tunnel-hex = No tunnel can be built through { $hex }.
refused-not-bankrupt = Bankruptcy is not possible here.
refused-not-buildable = No tile is ever laid on { $hex }.
refused-not-connected = { $hex } is not connected to a marker of { $who }.
refused-not-in-initial-round = Shares of { $company } are on sale from the first ordinary share round on.
refused-not-mouths = A tunnel through { $hex } joins two of its mouths, straight or in a wide curve.
refused-not-now = This is not possible now. Current step: { $step }.
refused-not-operated-yet = { $company } has not operated yet. Its shares can be sold after its first turn.
refused-not-owned-by-seller = The selling company has no { $model }.
refused-not-so-many-shares = You hold { $held ->
    [one] { $held } share
   *[other] { $held } shares
} of { $company }; a sale is of at least 1, and of no more than you hold.
refused-not-started = Shares of { $company } cannot be sold until its director’s certificate has been bought.
refused-not-surrenderable = No { $model } can be surrendered here.
refused-not-tradable = The { $model } cannot be traded.
refused-not-your-coal-railway = You can exchange only a railway that you own.
refused-not-yours-to-exchange = You can exchange only a railway that you own.
refused-nothing-earned = { $who } can earn up to { $best }. At least one paying route is declared.
refused-nothing-on-offer = No such share of { $company } is on sale.
refused-nothing-to-surrender = { $who } owns no train that could be given in part exchange for a { $model }.
refused-old-track-lost = This tile does not keep all old track on { $hex }. Turn it or choose another.
refused-other-title = This game has no such move.
refused-over-certificate-limit = You hold { $held ->
    [one] { $held } certificate
   *[other] { $held } certificates
}; the limit is { $limit }. Sell down to it first.
refused-par-out-of-place = The par of { $company } is set by the buyer of P6.
refused-plain-track-only = { $hex } is an open hex: it takes plain track only.
refused-pool-limit = This sale would leave { $would_be } { $company } shares in the pool; at most { $limit } fit. You can sell { $room }.
refused-pre-sbb-no-assistance = { $who } is a pre-SBB company: it pays for trains from its treasury alone.
refused-pre-staatsbahn-price = This railway is not sold for { $price }.
refused-printed-price = The two companies have different directors, so this train costs its printed price, { $price }.
refused-private-buyer-barred = { $company } cannot buy private railways; historical and regional companies can.
refused-private-not-saleable = { $private } cannot be sold to a company.
refused-private-not-the-directors = { $private } does not belong to the director of { $who }.
refused-private-not-yet = Companies can buy private railways from phase { $abilities }; this is phase { $phase }.
refused-private-price = This private railway costs from { $minimum } to { $maximum }.
refused-private-too-dear = This private railway costs { $price }; { $who } has { $cash }.
refused-privates-last = At this table private railways are bought at the very end of a turn, after the trains.
refused-privates-unsold = Private railways are still unsold. Nothing else can be bought before the auction is over.
refused-raise-too-small = The next bid is at least { $minimum }.
refused-repaid-whole = You repay { $due } at once.
refused-repayment-due = You owe { $debt } and can do nothing else: repay.
refused-sale-after-purchase = This turn’s purchase is made: one item a turn, and sales come before it.
refused-sale-changes-director = This sale would change the director of { $company }; sales for emergency financing cannot.
refused-sale-due-first = You owe { $debt } from the SBB exchange. Sell shares first to settle it.
refused-sale-not-needed = Without the last share of this block the money suffices. Sell fewer.
refused-sales-barred = The last private railway was sold in this share round. Shares can be sold from the next one.
refused-sales-out-of-order = { $company } is more expensive than what you sold before it. This table sells in falling order of price.
refused-sbb-printed-price = In a trade with SBB this train costs its printed price, { $price }.
refused-sold-already = A block of { $company } shares was sold in this turn already; there is one per company.
refused-sold-this-round = You sold { $company } shares in this share round. You can buy them again from the next one.
refused-sold-too-much = More shares were sold than a train of up to { $beyond } needs. Choose a more expensive one.
refused-terrain-too-dear = Building here costs { $cost }; { $who } has { $cash }.
refused-tile-already-laid = { $who } has built track in this turn: one tile or one upgrade per turn.
refused-town-tile-only = { $hex } takes only tiles that show its towns.
refused-track-into-bar = On { $hex } this track runs into a barred side. Turn the tile or choose another.
refused-track-into-grey = On { $hex } this track runs into a hex that shows no track there. Turn the tile or choose another.
refused-track-into-red = On { $hex } this track runs into an off-board location where no track is printed. Turn the tile or choose another.
refused-track-into-tunnel-hex = On { $hex } this track runs into a tunnel hex where there is no tunnel mouth. Turn the tile or choose another.
refused-track-off-the-map = On { $hex } this track runs off the map. Turn the tile or choose another.
refused-track-shared = Routes { $with } and { $run } share track.
refused-trade-beyond-cash = Treasury and director’s cash set the limit: { $maximum } at most.
refused-trade-beyond-treasury = This train is to cost { $price }; the treasury of { $who } holds { $cash }.
refused-trade-declined = This offer was declined in this step.
refused-trade-price = The price of this train is at least { $minimum }.
refused-train-limit = { $who } has { $limit ->
    [one] { $limit } train
   *[other] { $limit } trains
}, its limit in phase { $phase }. There is no room for another.
refused-train-not-on-sale = No { $model } is on sale there now.
refused-train-price = This train costs its printed price, { $price }.
refused-train-required = { $who } has a route and no train. It must buy one before its turn ends.
refused-train-too-dear = This train costs { $price }; { $who } has { $cash }.
refused-train-waits = { $company } is not open yet; until then its trains wait.
refused-trains-over = { $who } is through with trains in this turn.
refused-treasury-suffices = { $who } can pay for any train from its treasury of { $cash }. Nothing needs to be sold.
refused-tunnel-already-bought = You can buy one tunnel certificate per share round, another one in the next.
refused-tunnel-hex-taken = { $hex } already has a tunnel.
refused-tunnel-not-connected = Neither tunnel mouth of { $hex } is connected to a marker of { $who }.
refused-tunnel-not-owned = Tunnel certificate { $tunnel } does not belong to the director of { $who }.
refused-tunnel-taken = Tunnel certificate { $tunnel } is not on sale.
refused-tunnel-too-dear = A tunnel costs { $cost }; { $who } has { $cash }.
refused-tunnel-used = The right to build a tunnel of { $tunnel } has been used.
refused-upgrade-not-connected = The tile on { $hex } is not connected to a marker of { $who }.

## Refusals that 1824 words in its own way

refused-1824-certificate-limit-opening = You hold { $held ->
    [one] { $held } certificate
   *[other] { $held } certificates
}; the limit with { $seats } players is { $limit }. You can pass.
refused-1824-directors-certificate-first = { $company } has no share price yet; its director’s certificate is bought first.
refused-1824-directors-certificate-first-coal = { $company } has no share price yet; it is set by the buyer of its Coal Railway { $coal }.
refused-1824-more-than-half = You hold { $held ->
    [one] { $held } share
   *[other] { $held } shares
} of { $company }; purchases end at 6 (60%). Exchanges can bring more.
refused-1824-no-debt-overdraft = There is nothing to repay: whatever you receive makes up for an overdrawn account first.
refused-1824-no-such-paper = Such a certificate is neither bought nor sold.
refused-1824-no-such-par = The starting price cannot be { $par }. Possible: { $pars }.
refused-1824-nothing-on-offer = The bank has no unreserved share of { $company } now.
refused-1824-nothing-on-offer-minor = { $company } is already sold.
refused-1824-pool-limit = This sale would leave { $would_be } { $company } shares in the bank; at most { $limit } can lie there. You can sell { $room }.
refused-1824-sale-not-needed = Without the last share of this block the money suffices. Sell fewer or none.
refused-1824-sales-barred = Nothing can be sold or exchanged in the initial share round.
refused-1824-train-required = { $who } has no train. It must buy one before its turn ends.

## Faults of a route

fault-cannot-pass = Route { $route } cannot run on from { $stop }; it can end there.
fault-end-of-the-line = Route { $route } runs on from { $stop }, where every route ends.
fault-ends-on-the-line = Route { $route } ends on { $hex }, where there is no stop.
fault-fewer-than-two-stops = Route { $route } joins fewer than two stops.
fault-marker-not-scored = Route { $route } scores no stop with a marker of { $who }.
fault-mine = Route { $route } visits { $stop }, a mine; only g-trains run there.
fault-no-marker = Route { $route } has no stop with a marker of { $who }.
fault-no-mine = Route { $route } has a mine at neither end; a g-train starts at one.
fault-no-track = Route { $route }: on { $hex } there is no track that way.
fault-not-a-stop = Route { $route } scores { $stop }, which has no value now.
fault-not-joined = Route { $route }: on { $hex } no track joins these two sides.
fault-red-location = Route { $route } visits { $stop }; H-trains do not run to off-board locations.
fault-same-group-twice = Route { $route } visits { $stop } and another stop that cannot be on one route with it.
fault-same-hex-twice = Route { $route } visits two cities on { $stop }; one route has room for one.
fault-same-stop-twice = Route { $route } visits { $stop } twice.
fault-same-track-twice = Route { $route } uses the same track on { $hex } twice.
fault-second-mine = Route { $route } comes to a second mine, { $stop }; a g-train visits one.
fault-too-many-cities = Route { $route } visits { $cities } cities; the range of this g-train is { $limit }.
fault-too-many-hexes = Route { $route } covers { $hexes } hexes; the range of this train is { $limit }.
fault-too-many-stops = Route { $route } has { $stops } stops; the range of this train is { $limit }.

## A claim beside the best run

claim-less = { $train }: { $claimed } is claimed, { $best } is possible ({ $more }).
claim-idle = { $train }: stays idle, { $best } is possible.
claim-needless = { $train }: { $claimed } is claimed; the best run leaves it idle.
claim-gained = Gained: { $stops }.
claim-lost = Lost: { $stops }.
