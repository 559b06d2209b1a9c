# 1844: the rules in our words, one message for each rule of rulebook/1844/.

## Set-up

chapter-1844-setup = Set-up

rule-1844-SETUP-01 = Three to seven players take part.
rule-1844-SETUP-02 = All the money in the game totals 12,000 SFR. Starting cash is taken out of it, so the bank begins with 12,000 SFR minus the cash handed out.
rule-1844-SETUP-03 = Starting cash of each player: 800 SFR with three players, 620 with four, 510 with five, 440 with six, 400 with seven.
rule-1844-SETUP-04 = The certificate limit depends on the number of players and holds for the whole game: 24 with three players, 18 with four, 15 with five, 13 with six, 11 with seven.
rule-1844-SETUP-05 = The first playing order is random: the number cards 1 to n are shuffled and dealt.
rule-1844-SETUP-06 = Playing order always means the order of the number cards, not the seating.
rule-1844-SETUP-07 = P1 to P7 are laid out in ascending order for the auction.
rule-1844-SETUP-08 = The shares of every company start unsold, the director’s certificate first in line. SBB shares are not on offer before the SBB exists.
rule-1844-SETUP-09 = Unsold shares and shares in the pool are kept apart throughout the game.
rule-1844-SETUP-10 = Three 10% shares of FNM start in the pool.
rule-1844-SETUP-11 = Five mountain railways (B1 to B5) and five tunnel certificates (T1 to T5) are on offer; one tunnel certificate is set aside for the buyer of P3.
rule-1844-SETUP-12 = The 2/2H-trains are on sale at once. The other types wait beneath in the order 3, 4, 5, 6, 8E; a type comes on sale when the one before it is exhausted.
rule-1844-SETUP-13 = Every train card has a normal (or E) side and an H side. Both sides of the current type are on sale at the same time.
rule-1844-SETUP-14 = EVA and the SBB’s own 5H-train are kept outside the stack of trains for sale.
rule-1844-SETUP-15a = Tiles of the first edition: 56 yellow, 56 green, 27 brown, 6 grey, 4 grey-blue (FO line) and 6 transparent tunnel tiles.
rule-1844-SETUP-15b = Tiles of the second edition: 59 yellow, 55 green, 26 brown, 5 grey, 1 grey-blue (the FO line in one piece) and 10 tunnel tiles.
rule-1844-SETUP-16 = There are 59 station markers: 2 for each pre-SBB company, up to 5 for each historical company, 3 for each regional company and 10 for the SBB.
rule-1844-SETUP-17 = There are 96 share certificates: 15 of pre-SBB companies, 54 of historical companies, 12 of regional companies and 15 of the SBB.
rule-1844-SETUP-18 = There are six income panels for mountain railways, two each of three kinds, for seven mountain hexes and five mountain railways.
rule-1844-SETUP-19a = All holdings of players and companies, cash included, are open at all times.
rule-1844-SETUP-19b = The second edition does not say whether holdings are open; cash is shown when the playing order is settled at the end of a share round.
rule-1844-SETUP-20 = Before play the group settles which agreements are allowed and whether they bind. Agreements reaching beyond one game are forbidden.
rule-1844-SETUP-21 = Before play the group settles whether the Elephant variant is used.
rule-1844-SETUP-22 = A company’s treasury, trains, unplaced markers and private railways belong to the company and never mix with its director’s property.
rule-1844-SETUP-23 = The player with the greatest wealth at the end wins.

## Initial auction

chapter-1844-auc = Initial auction

rule-1844-AUC-01 = The private railways are auctioned one at a time in the order P1 to P7.
rule-1844-AUC-02 = Private railway Pk is put up by the player with number card ((k − 1) mod n) + 1. With five players, player 1 puts up P1 and later P6.
rule-1844-AUC-03 = The player putting it up acts first and bids at least the face value or passes.
rule-1844-AUC-04 = The others follow in playing order, bidding or passing, round and round, until nobody raises.
rule-1844-AUC-05 = The first bid must reach the current minimum; every later bid must exceed the standing bid by at least 5 SFR.
rule-1844-AUC-06 = A player who passes is out for that private railway.
rule-1844-AUC-07 = Exception: when the minimum for P1 is lowered, everybody may bid on P1 again.
rule-1844-AUC-08 = The highest bidder pays the bid to the bank and takes the certificate; the next private railway is put up.
rule-1844-AUC-09 = If nobody bids on P1, its minimum falls by 5 SFR and it is offered again, as often as needed.
rule-1844-AUC-10 = When P1 stands at 0, player 1 must take it for nothing.
rule-1844-AUC-11 = The minimum of P2 to P7 never falls.
rule-1844-AUC-12 = If nobody bids on one of P2 to P7, the share round ends at once.
rule-1844-AUC-13 = Then comes a payout-only operating round: owned private railways pay their income, no company operates, and a new share round starts immediately.
rule-1844-AUC-14 = In that share round the remaining private railways are auctioned before anything else may be bought.
rule-1844-AUC-15 = While private railways remain unsold, the playing order is not redetermined at the end of a round.
rule-1844-AUC-16 = When the last private railway is sold, the number cards are redealt for the rest of that round: least cash gets 1, next least 2, and so on. Equal cash keeps the earlier relative order.
rule-1844-AUC-17 = The round then continues as a share round in the new order, starting with card 1.
rule-1844-AUC-18 = No share, mountain railway or tunnel certificate can be bought while any private railway is unsold.
rule-1844-AUC-19 = Extras are handed over at the moment of purchase: with P3 its tunnel certificate, with P5 its MOB share, with P6 the director’s certificate of FNM.
rule-1844-AUC-20 = The buyer of P6 sets the par of FNM immediately and pays nothing for its director’s certificate.
rule-1844-AUC-21 = P1 opens: player 1 bids 20, players 2 and 3 pass, player 4 bids 25, player 1 passes. Player 4 pays 25 SFR; player 2 puts up P2.
rule-1844-AUC-22 = The Polish aid words the case without bids on P2 to P7 as “private income is paid and the auction repeats”; the effect is the same.

## Share round

chapter-1844-sr = Share round

rule-1844-SR-01 = Players take turns in playing order, card 1 first, round and round.
rule-1844-SR-02 = On a turn a player may first sell any number of shares of any companies, then buy at most one item; never buy first and sell afterwards.
rule-1844-SR-03 = A player who neither sells nor buys passes; passing does not bar later turns.
rule-1844-SR-04 = The share round ends when all players have passed one after another; whoever sold or bought is sure of another turn.
rule-1844-SR-05 = Every trade is with the bank, never between players.
rule-1844-SR-06 = On sale are: one unsold share at par, one certificate from the pool at the current price, a director’s certificate at twice par, a mountain railway for 150 SFR, a tunnel certificate for 50 SFR.
rule-1844-SR-07 = The money always goes to the bank, also for unsold shares.
rule-1844-SR-08 = The price must be paid from cash in hand.
rule-1844-SR-09 = The first certificate of a company to be bought from the offering is its director’s certificate.
rule-1844-SR-10 = Unsold shares cost par for the rest of the game, whatever the current price.
rule-1844-SR-11 = A player may not buy, from any source, shares of a company of which they have sold shares earlier in the same share round.
rule-1844-SR-12 = Each player may buy at most one tunnel certificate per share round.
rule-1844-SR-13a = Each player may buy at most one mountain railway per share round, independently of tunnel certificates.
rule-1844-SR-13b = Each player may buy at most one mountain railway per share round, besides one tunnel certificate. A margin note says one or the other; the ruling is one of each.
rule-1844-SR-14 = The Polish aid names only the tunnel limit and leaves out the mountain limit; this is an omission, not a rule.
rule-1844-SR-15 = A player holding more than half a company’s shares (3 of a pre-SBB company, 3 of a regional company, 6 of a historical company, 11 of the SBB) may add to them only from the pool.
rule-1844-SR-16 = There is no other cap on holdings in one company.
rule-1844-SR-17 = SBB shares can be bought only after the SBB has formed; shares of pre-SBB companies no longer exist from then on.
rule-1844-SR-18 = No player may buy a share certificate if they already hold the certificate limit.
rule-1844-SR-19 = Share certificates count one each towards the limit, director’s certificates and SBB doubles included.
rule-1844-SR-20 = Private railways, mountain railways and tunnel certificates never count towards the limit.
rule-1844-SR-21 = A player pushed over the limit by giving up a director’s certificate must sell down to it on their next turn in a share round.
rule-1844-SR-22 = The Polish aid places that compulsory sale at the very start of the player’s turn, before any other action; we adopt this.
rule-1844-SR-23 = Players can sell only company shares; mountain railways, tunnel certificates and private railways cannot be sold to the bank.
rule-1844-SR-24 = Sold shares go to the pool and can be bought from there in the same share round.
rule-1844-SR-25 = There are no sales at all in the share round in which the last private railway is sold.
rule-1844-SR-26 = No sale may leave more than half of a company’s shares in the pool: at most 2 of a pre-SBB company, 2 of a regional company, 5 of a historical company, 10 of the SBB.
rule-1844-SR-27 = Shares of a company whose director’s certificate is unsold cannot be sold.
rule-1844-SR-28 = The director’s certificate itself never enters the pool by a sale; it is exchanged with the new director first.
rule-1844-SR-29 = If the company has operated, the seller is paid the current price per share, and then the price marker falls one row.
rule-1844-SR-30 = If the company has never operated, the price marker falls first and the seller is paid the new price.
rule-1844-SR-31 = The fall is one row per sale, however many shares are sold.
rule-1844-SR-32 = Sales by different players, or by one player in different turns, each cause a fall.
rule-1844-SR-33 = At the bottom of its column the price marker stays.
rule-1844-SR-34 = Two MOB shares are sold at 120 after MOB has operated: the seller gets 240 SFR, the price marker goes to 110.
rule-1844-SR-35 = AB has par 80 and stands at 60: a share from the pool costs 60 SFR, an unsold share 80 SFR.
rule-1844-SR-36 = When one player sells several companies in one turn, the Polish aid drops their price markers in order of their current prices.
rule-1844-SR-37 = Number cards are redealt for the next share round: most cash gets 1, and so on. Equal cash keeps the earlier relative order.
rule-1844-SR-38 = At the end of the round each company with at least one share in the pool: price marker one space left; from the left edge one down.
rule-1844-SR-39 = At the end of the round each company whose shares are all held by players: price marker one space up; in the top row it stays.
rule-1844-SR-40 = Other companies do not move at the end of the round.
rule-1844-SR-41a = The first edition does not give the order of these moves.
rule-1844-SR-41b = The moves happen in this order: companies with shares in the pool first, sold-out companies second; only active companies move.
rule-1844-SR-42 = The Polish aid moves sold-out companies before companies with shares in the pool.
rule-1844-SR-43 = STB with shares in the pool goes from 135 to 120; JN, sold out, goes from 120 to 130.
rule-1844-SR-44 = Interest on emergency debts falls due at the end of each share round.
rule-1844-SR-45 = One, two or three operating rounds follow, by the phase reached when the share round ends.
rule-1844-SR-46 = The Polish aid says a falling price “stops at the line”; read as the lower edge of the column.

## Directors

chapter-1844-dir = Directors

rule-1844-DIR-01 = The buyer of the director’s certificate is the first director.
rule-1844-DIR-02 = The director alone decides everything the company does.
rule-1844-DIR-03 = The directorship passes when, after a purchase or a sale, another player holds strictly more shares than the director.
rule-1844-DIR-04 = Equal holdings change nothing.
rule-1844-DIR-05 = The new director is the player with most shares; among equals the first in playing order after the old director.
rule-1844-DIR-06 = The old director hands over the director’s certificate and gets an equal number of shares from the new director.
rule-1844-DIR-07 = The company’s charter goes along with its trains, treasury, markers and private railways.
rule-1844-DIR-08 = A director can step down only by selling; another player must hold at least two shares, and the sale must be legal.
rule-1844-DIR-09 = If a historical company has four shares in the pool, its director may sell a single share out of the director’s certificate, provided another player thereby becomes director.
rule-1844-DIR-10 = The same holds for pre-SBB and regional companies with their own numbers.
rule-1844-DIR-11 = A director holds 5 STB shares, another player 2, one is in the pool: the director may sell up to 4. After selling 4 they keep one share and the other player has the director’s certificate.
rule-1844-DIR-12 = Sales for emergency financing may not change the director of any company.
rule-1844-DIR-13 = For the SBB the new director gives a double certificate if they have one, otherwise two singles.
rule-1844-DIR-14 = Papers owned personally (private railways, mountain railways, tunnel certificates) stay with the old director.

## Launch

chapter-1844-launch = Launch

rule-1844-LAUNCH-01 = Par is 60, 70, 80, 90 or 100, chosen by the buyer of the director’s certificate.
rule-1844-LAUNCH-02 = Par spaces, rows counted from the top of the market: 100 in row 2, 90 in row 3, 80 in row 4, 70 in row 5, 60 in row 6.
rule-1844-LAUNCH-03 = The director’s certificate costs twice par, for pre-SBB and regional companies too.
rule-1844-LAUNCH-04 = A company launches the moment at least half its shares have left the offering: 2 of 4 for a pre-SBB company, 3 of 5 for a regional company, 5 of 10 for a historical company.
rule-1844-LAUNCH-05 = Shares given with a private railway and shares in the pool count as having left the offering.
rule-1844-LAUNCH-06 = Hence a pre-SBB company launches with its director’s certificate, and the MOB share of P5 counts as one of five.
rule-1844-LAUNCH-07a = FNM launches when all private railways are sold: 2 shares with the buyer of P6 and 3 in the pool.
rule-1844-LAUNCH-07b = FNM operates without further sales of shares; the moment of its launch is not named.
rule-1844-LAUNCH-08a = Par is noted when the director’s certificate is bought; the price marker is put on the market at launch, under markers already on that space.
rule-1844-LAUNCH-08b = The price marker is put on the par space when the director’s certificate is bought, under markers already there.
rule-1844-LAUNCH-09 = Capital at launch, paid by the bank at once: pre-SBB company 2 × par, historical company 5 × par, regional company 5 × par.
rule-1844-LAUNCH-10 = The appendix of the second edition once gives pre-SBB companies 5 × par plus 5 × par; this is wrong.
rule-1844-LAUNCH-11 = A historical company launched after the first 6/6H was sold gets 10 × par at once and has no destination.
rule-1844-LAUNCH-12 = Historical companies get station markers by par, the home marker included: 1 at 60, 2 at 70, 3 at 80, 4 at 90, 5 at 100. Pre-SBB companies always have 2, regional companies 3.
rule-1844-LAUNCH-13 = A launched company operates from the next operating round on.
rule-1844-LAUNCH-14 = Reaching the destination pays the second part of the capital even if the remaining shares are unsold.
rule-1844-LAUNCH-15 = The Polish aid words the threshold as 50 to 60% of the original offering; the numbers are the same.

## Operating order and turn

chapter-1844-or = Operating order and turn

rule-1844-OR-01 = At the start of every operating round the bank pays private income to the owners, players or companies.
rule-1844-OR-02a = At the same moment activated mountain railways pay 40 SFR and activated tunnels 10 SFR to their owners.
rule-1844-OR-02b = Activated mountain railways and tunnels pay in each operating round; the moment is not named.
rule-1844-OR-03a = The first edition does not give the order of private, mountain and tunnel income.
rule-1844-OR-03b = Private income comes first of all.
rule-1844-OR-04 = Launched companies operate once each, highest current price first.
rule-1844-OR-05 = On one space the marker on top goes first.
rule-1844-OR-06 = At equal price on different spaces the space further right goes first.
rule-1844-OR-07 = The next company is always picked from current positions among those that have not yet operated.
rule-1844-OR-08a = A company’s turn: build track; place a marker; run trains and keep or pay out; move the price; buy trains.
rule-1844-OR-08b = A company’s turn: build track; place a marker; run trains; distribute revenue, moving the price as part of it; buy trains.
rule-1844-OR-09 = Sequence of the Polish aid: track; marker; run and pay; destination bonus; trains; purchase of private railways. It deviates in steps four and six.
rule-1844-OR-10 = Building and placing are optional; the home marker, the price move and a compulsory train are not.
rule-1844-OR-11 = Tunnels may be built before and after the normal tile within the track step.
rule-1844-OR-12 = A company spends only its treasury; the director may add money in emergency financing only.
rule-1844-OR-13 = The operating round ends when every launched company has operated; the set continues or a share round follows.
rule-1844-OR-14 = The number of operating rounds of a set is fixed when the preceding share round ends; a phase change within the set does not alter it.
rule-1844-OR-15 = An SBB formed at the end of an operating round operates from the next operating round on.

## Yellow tiles

chapter-1844-track = Yellow tiles

rule-1844-TRACK-01 = Once per turn a company may lay one yellow tile or make one upgrade.
rule-1844-TRACK-02 = Yellow tiles go on map hexes that carry no tile and no pre-printed coloured track.
rule-1844-TRACK-03 = A new tile must extend track connected to a station marker of the company.
rule-1844-TRACK-04 = In its first turn a company’s tile goes on its home hex, unless that hex has pre-printed track or already carries a suitable tile.
rule-1844-TRACK-05 = On an open hex only plain track may be laid.
rule-1844-TRACK-06 = On a town hex only a town tile may be laid.
rule-1844-TRACK-07 = On a city hex only a city tile may be laid.
rule-1844-TRACK-08 = On hexes labelled OO or L only tiles with the same label may be laid.
rule-1844-TRACK-09a = Zürich (Z) and Bern (B) have no yellow tile of their own: an ordinary yellow city tile is used.
rule-1844-TRACK-09b = Zürich (Z) and Bern (B) take an ordinary yellow city tile; the Z or B marker is put on it so that later upgrades must carry that letter.
rule-1844-TRACK-10 = No track may run off the map.
rule-1844-TRACK-11 = No track may run into a side of a grey hex that shows neither track nor arrow.
rule-1844-TRACK-12 = No track may run into a tunnel hex except at a marked mouth.
rule-1844-TRACK-13 = No track may run into a thick grey bar between two hexes.
rule-1844-TRACK-14 = No track may run into a red or grey off-board hex without an arrow there.
rule-1844-TRACK-15 = Track may run to printed track, to arrows, and to a tunnel mouth even if that hex already has a tunnel elsewhere.
rule-1844-TRACK-16 = A tile need not join the track on neighbouring tiles.
rule-1844-TRACK-17 = The first build on a hex with mountain or river costs the printed amount, paid from the treasury to the bank.
rule-1844-TRACK-18 = That cost is due at once; a destination bonus earned by the same tile cannot pay for it.
rule-1844-TRACK-19 = Red hexes and grey hexes are never built on or upgraded.
rule-1844-TRACK-20 = A connection may not pass through a city filled by other companies’ markers.
rule-1844-TRACK-21 = The tile supply is finite; a tile can be laid only while a copy is available.
rule-1844-TRACK-22 = P2 allows one additional yellow tile once per game.
rule-1844-TRACK-23 = A connection may not reverse at a junction, change track at a crossing, or use a section of track twice.

## Upgrades

chapter-1844-upg = Upgrades

rule-1844-UPG-01 = Instead of laying a yellow tile the company may replace one tile or one pre-printed yellow hex.
rule-1844-UPG-02 = Tiles go from yellow to green to brown to grey, one step at a time.
rule-1844-UPG-03 = Green tiles are allowed from phase 3, brown from phase 5, grey from phase 7.
rule-1844-UPG-04a = The tile to be replaced must be connected to a station marker of the company, not cut off by other companies’ markers.
rule-1844-UPG-04b = A legal connection of any length must lead from a station marker of the company to some track on the new tile.
rule-1844-UPG-05 = All old track stays, in the same directions.
rule-1844-UPG-06 = Newly added track need not be connected to anything.
rule-1844-UPG-07 = Plain track, towns, ordinary cities and special cities never change into one another.
rule-1844-UPG-08 = A hex labelled OO, Z, B or L takes only tiles with that label.
rule-1844-UPG-09 = Aarau, though printed with two cities, is an ordinary city and upgrades as one.
rule-1844-UPG-10 = Station markers stay on the tile and keep their connections.
rule-1844-UPG-11 = New circles may appear; a city with a free circle can be passed by everyone.
rule-1844-UPG-12 = Replaced tiles return to the supply.
rule-1844-UPG-13 = Upgrading costs nothing, whatever the terrain.
rule-1844-UPG-14 = FO track, tunnels and mountain panels are never upgraded.
rule-1844-UPG-15 = The Polish aid allows upgrading only track the company could run a train over; this stricter wording is not adopted.

## Tunnel Company

chapter-1844-tun = Tunnel Company

rule-1844-TUN-01 = T1 to T5 cost 50 SFR each in a share round; one of the five comes free with P3.
rule-1844-TUN-02 = Only players own tunnel certificates; they cannot be sold and do not count as certificates.
rule-1844-TUN-03 = Each tunnel certificate carries the right to build one tunnel.
rule-1844-TUN-04 = The right is used by a company of which the certificate’s owner is director, in its track step.
rule-1844-TUN-05 = A tunnel costs the company 100 SFR, paid to the bank, and is additional to its normal tile.
rule-1844-TUN-06 = A director with several rights may use several in one turn.
rule-1844-TUN-07 = Tunnels may be built from phase 1 on.
rule-1844-TUN-08a = There are 8 tunnel hexes.
rule-1844-TUN-08b = The text does not give the number of tunnel hexes; the map decides.
rule-1844-TUN-09 = There is one tunnel per hex, only between mouths shown on the map.
rule-1844-TUN-10 = There are five tunnel certificates, so at most five tunnels.
rule-1844-TUN-11a = The building company must be connected to one of the two mouths of that tunnel.
rule-1844-TUN-11b = The normal building rules apply: the tunnel must extend connected track, that is, reach one of its mouths.
rule-1844-TUN-12a = Where FO track already lies on the hex, a tunnel can be built beneath it, and a connection to that FO track is enough.
rule-1844-TUN-12b = The second edition mentions no such relief: a connection to FO track on the hex is not enough.
rule-1844-TUN-13 = A used certificate is turned over and cannot build again.
rule-1844-TUN-14 = The Polish aid says the used permit is discarded, yet keeps paying; read as turned over.
rule-1844-TUN-15 = A tunnel is activated when any company’s train runs through it, scoring on both sides.
rule-1844-TUN-16 = From the next operating round an activated tunnel pays its certificate’s owner 10 SFR at the start of every operating round.
rule-1844-TUN-17a = At the end of the game a tunnel certificate is worth 50 SFR if it has paid at least once, otherwise 0.
rule-1844-TUN-17b = At the end of the game a tunnel certificate is worth 50 SFR if its tunnel was used at least once, otherwise 0. A margin note repeats the wording of the first edition.
rule-1844-TUN-18 = Building the Gotthard tunnel is the destination of V5 (GB).
rule-1844-TUN-19 = A tunnel hex is not a stop; for H-trains it is a hex like any other.
rule-1844-TUN-20 = Tunnel certificates survive phase 5.
rule-1844-TUN-21 = A tunnel passes beneath FO track on its hex without joining it.

## Mountain railways

chapter-1844-mtn = Mountain railways

rule-1844-MTN-01 = B1 to B5 cost 150 SFR each in a share round.
rule-1844-MTN-02 = Only players own mountain railways; they cannot be sold and do not count as certificates.
rule-1844-MTN-03 = At once on purchase the buyer puts the B marker on a free mountain hex and one of the remaining income panels with it.
rule-1844-MTN-04 = There are 7 mountain hexes, all grey.
rule-1844-MTN-05 = There is one mountain railway per mountain hex; the choice of hex and panel is final.
rule-1844-MTN-06 = A mountain hex without a mountain railway has no value and cannot be part of a route.
rule-1844-MTN-07 = A mountain railway can only be the first or last stop of a route.
rule-1844-MTN-08 = No route visits the same mountain railway twice.
rule-1844-MTN-09 = The value of a mountain railway depends on the phase colour and the panel.
rule-1844-MTN-10 = A mountain railway is activated when any company’s train first visits it.
rule-1844-MTN-11 = From the next operating round it pays its owner 40 SFR at the start of every operating round, to the end of the game.
rule-1844-MTN-12a = At the end of the game a mountain railway is worth 150 SFR if it has paid at least once, otherwise 0.
rule-1844-MTN-12b = At the end of the game a mountain railway is worth 150 SFR if visited at least once, otherwise 0. A margin note repeats the wording of the first edition.
rule-1844-MTN-13 = H-trains and regional companies may visit mountain railways.
rule-1844-MTN-14 = Mountain railways survive phase 5.

## Private railways

chapter-1844-priv = Private railways

rule-1844-PRIV-01 = At the start of each operating round the bank pays the owner: P1 5 SFR, P2 10, P3 15, P4 20, P5 25, P6 30, P7 nothing.
rule-1844-PRIV-02 = Private railways do not count against the certificate limit.
rule-1844-PRIV-03a = The face value of P6 is 160 SFR.
rule-1844-PRIV-03b = The face value of P6 is 180 SFR.
rule-1844-PRIV-04 = From phase 3, historical and regional companies may buy P1 to P5 for 1 SFR up to twice the face value, paid from the treasury to the player.
rule-1844-PRIV-05 = The purchase may take place at any point of the buying company’s operating turn.
rule-1844-PRIV-06 = A company may buy a private railway only from its own director.
rule-1844-PRIV-07 = In the Polish aid a private railway costs at least half its face value and is bought only in phases 3 and 4, as the last step of the turn. Minimum and timing deviate from the rulebooks.
rule-1844-PRIV-08 = Pre-SBB companies and the SBB cannot buy private railways.
rule-1844-PRIV-09 = P6 and P7 cannot be sold to anyone.
rule-1844-PRIV-10 = All private railways close at the latest with the sale of the first 5/5H, a sale abroad included.
rule-1844-PRIV-11 = P2: from phase 3, once per game, a company owning P2 or directed by its owner may lay one more yellow tile under the normal rules, building cost included.
rule-1844-PRIV-12 = P2 is turned over when used; it keeps its income until it closes.
rule-1844-PRIV-13 = P3: its buyer gets one tunnel certificate free; the certificate stays with that player if P3 is sold.
rule-1844-PRIV-14a = P4: from phase 3 at any time, share rounds included, the owner may lay all four FO tiles at once on their hexes.
rule-1844-PRIV-14b = P4: at any time the owner may place the single FO piece, as an extra lay, free of cost; the general rule makes this phase 3 or later.
rule-1844-PRIV-15 = Laying the FO line pays the owner, player or company, 80 SFR from the bank and closes P4.
rule-1844-PRIV-16 = If not done before, the FO line is laid by force when the first 5/5H is sold; the 80 SFR are still paid. It cannot be waived.
rule-1844-PRIV-17 = FO hexes can be built on in no other way, except by tunnels.
rule-1844-PRIV-18 = P5: its buyer gets one 10% MOB share free; the share stays with that player if P5 is sold.
rule-1844-PRIV-19 = That share cannot be sold before the director’s certificate of MOB is bought.
rule-1844-PRIV-20 = P6 brings the director’s certificate of FNM and the right to set its par.
rule-1844-PRIV-21 = P6 closes when FNM first runs a train.
rule-1844-PRIV-22 = P7 pays nothing; it closes with the purchase of the first ordinary 5/5H, and its owner then receives EVA.
rule-1844-PRIV-23 = The holder of EVA gives it, at once or later, to a company they direct, within that company’s train limit.
rule-1844-PRIV-24a = EVA is a 5H-train.
rule-1844-PRIV-24b = EVA is called 5H in the text of P7 and 5E in the text on trains; the ruling is 5H.
rule-1844-PRIV-25 = From phase 3 a company may use the ability of a private railway owned by itself or by its director.
rule-1844-PRIV-26 = Private railways lay no track, own no trains and block no hexes, the FO hexes excepted.

## Destinations

chapter-1844-dest = Destinations

rule-1844-DEST-01 = Destinations: NOB Aarau, SCB Luzern, VSB Sargans, JS Neuchâtel, GB the Gotthard tunnel, FNM Altdorf, RhB Brig, BLS Brig, STB Thun, AB Winterthur (second edition: or Frauenfeld), MOB Thun. Regional companies and the SBB have none.
rule-1844-DEST-02 = A destination is reached when an imagined train of unlimited range could drive from the home to the destination.
rule-1844-DEST-03 = That route may not pass a city filled by other companies’ markers.
rule-1844-DEST-04 = If the destination hex holds two cities, reaching either is enough; hence Winterthur or Frauenfeld for AB.
rule-1844-DEST-05 = The destination bonus is 5 × par for historical and 2 × par for pre-SBB companies, paid once, from the bank to the treasury.
rule-1844-DEST-06 = The bonus is paid immediately on connection, whoever made it.
rule-1844-DEST-07 = The Polish aid pays the bonus after the dividend step; this deviates and is not adopted.
rule-1844-DEST-08 = A later blockade of the route takes nothing back; unsold shares do not matter.
rule-1844-DEST-09 = The destination of V5 (GB) is the building of the Gotthard tunnel by any company; connection to V5 and use of the tunnel are irrelevant.
rule-1844-DEST-10 = Companies launched after the first 6/6H have no destination.
rule-1844-DEST-11 = A pre-SBB company that has not reached its destination when the SBB forms loses the bonus; the SBB does not get it.
rule-1844-DEST-12 = Building costs cannot be set off against the bonus.
rule-1844-DEST-13 = A company launched before the first 6/6H keeps its destination in later phases.
rule-1844-DEST-14 = Several destinations reached by one action are all paid.

## Station markers

chapter-1844-tok = Station markers

rule-1844-TOK-01 = In its first operating turn a company must place its first station marker on its home, free of charge.
rule-1844-TOK-02 = Besides the home marker at most one station marker may be placed per turn.
rule-1844-TOK-03 = The first further marker costs 40 SFR, every later one 100 SFR, paid to the bank.
rule-1844-TOK-04 = Every SBB marker not already on the map costs 100 SFR.
rule-1844-TOK-05 = A station marker needs a free circle in a city.
rule-1844-TOK-06 = The city must be connected, at any distance, to a station marker of the company.
rule-1844-TOK-07 = That connection may not use an off-board hex.
rule-1844-TOK-08 = At most one marker of a company may stand on a hex, even with two cities on it.
rule-1844-TOK-09 = In the home city of a company that has not yet operated, a circle must remain for it.
rule-1844-TOK-10 = The home of a pre-SBB company that never came into play is free for all once the SBB has formed; it is not kept for the SBB.
rule-1844-TOK-11 = Brig and Altdorf take no station markers.
rule-1844-TOK-12 = A city filled with other companies’ markers cannot be passed by a company without a marker there.
rule-1844-TOK-13 = Station markers are never moved or taken up, except duplicates at the formation of the SBB.
rule-1844-TOK-14 = STB with only its Aarau marker may place at Olten for 40 SFR, but not at Basel while the only free circle there is kept as SCB’s home.
rule-1844-TOK-15 = The number of station markers a company may own is fixed at launch; spent ones are not replaced.

## Routes and trains

chapter-1844-run = Routes and trains

rule-1844-RUN-01 = Each train may run one route per operating turn; a train bought this turn does not run.
rule-1844-RUN-02 = A route joins at least two different stops by continuous track.
rule-1844-RUN-03 = A route contains at least one station marker of the company.
rule-1844-RUN-04 = A normal train n visits at most n stops; no stop on the way may be left out; distance is irrelevant.
rule-1844-RUN-05 = An H-train n covers at most n hexes, the starting hex included; every hex entered counts each time; no stop may be left out.
rule-1844-RUN-06 = Going to the adjacent hex takes a 2H-train.
rule-1844-RUN-07 = H-trains may not visit red off-board hexes.
rule-1844-RUN-08 = An 8E-train may leave stops out; it scores at most 8 and must score at least one stop with a marker of the company.
rule-1844-RUN-09 = Regional companies own H-trains only and never visit red hexes.
rule-1844-RUN-10 = No stop may be visited twice on one route; two separate cities on one tile are two stops and both may be visited.
rule-1844-RUN-11 = No off-board location and no mountain railway may be visited twice on one route.
rule-1844-RUN-12 = Off-board locations and mountain railways may only be the first or last stop.
rule-1844-RUN-13 = A city filled by other companies’ markers cannot be passed but may be an end of the route.
rule-1844-RUN-14 = No section of track may be used twice on one route; separate tracks of one tile may both be used.
rule-1844-RUN-15 = From a city or town the route may leave by any other track.
rule-1844-RUN-16 = A route may not reverse at junctions nor change track at crossings.
rule-1844-RUN-17 = Routes of several trains of a company share no track; they may meet or cross at stops on separate tracks.
rule-1844-RUN-18 = A junction, where two tracks merge, serves one train only.
rule-1844-RUN-19 = Towns, cities, off-board locations and mountain railways are all stops for normal trains.
rule-1844-RUN-20 = VZ at Sion: a 2H-train runs Sion–Martigny (2 hexes), a 3H-train Sion–Visp–Brig (3 hexes); Montreux is 4 hexes away and out of reach of both.
rule-1844-RUN-21 = A 3H-train runs Sion–tunnel–Gstaad: the tunnel hex is the second of three hexes.
rule-1844-RUN-22 = A train turned to its H side during another company’s turn runs as an H-train from then on.

## Revenue

chapter-1844-rev = Revenue

rule-1844-REV-01 = A route earns the sum of the values of its scored stops, at the current phase colour, plus bonuses.
rule-1844-REV-02 = The company’s revenue is the sum over its trains, paid by the bank.
rule-1844-REV-03 = Colours of values: yellow in phases 1 and 2, green in 3 and 4, brown in 5 and 6, grey in 7.
rule-1844-REV-04 = Tunnel bonus: a route through at least one tunnel, with scored stops on both sides, earns 10 SFR more for each scored stop.
rule-1844-REV-05 = Several tunnels on one route give the bonus once.
rule-1844-REV-06 = The Polish aid says “10 for each city on both sides of the mountain”; this is imprecise, every scored stop counts.
rule-1844-REV-07 = Transit bonus: a route between a northern and a southern, or an eastern and a western, red location adds the bonus figures printed on both.
rule-1844-REV-08 = One train must earn the transit bonus alone; routes of several trains cannot combine.
rule-1844-REV-09 = The revenue claimed is the highest that anyone can show.
rule-1844-REV-10 = Less may not be claimed in order to activate a mountain railway or a tunnel.
rule-1844-REV-11 = Sion (30) and Martigny (10) make 40 for the 2H-train; Sion, Visp (10) and Brig (20) make 60 for the 3H-train; together 100.
rule-1844-REV-12 = Sion–Gstaad through the tunnel: (30 + 10) + (10 + 10) = 60.
rule-1844-REV-13 = Strasbourg–Torino adds 70 (bonus figures 40 and 30).
rule-1844-REV-14 = Two routes of the company may both score the same stop.
rule-1844-REV-15 = Tunnel and transit bonus may fall on the same route.

## Dividends and price

chapter-1844-div = Dividends and price

rule-1844-DIV-01 = The director pays out the whole revenue or keeps the whole in the treasury; there is no split.
rule-1844-DIV-02 = On payout each player gets the percentage they hold.
rule-1844-DIV-03 = The part of shares in the pool goes into the treasury.
rule-1844-DIV-04a = Unsold shares earn nothing.
rule-1844-DIV-04b = The part of unsold shares goes to the bank.
rule-1844-DIV-05 = A player’s total from one company is rounded up to the next franc.
rule-1844-DIV-06 = The pool’s part is rounded down.
rule-1844-DIV-07 = The SBB pays out 150 SFR: one 5% share gets 8, two held by one player get 15 together.
rule-1844-DIV-08 = A payout moves the price marker one space right; at the end of a row one up; in the top row it stays.
rule-1844-DIV-09 = Price markers of regional companies never cross the red line: from 160 in row 5, 170 in row 4, 180 in row 3 and 190 in row 2 they move up; 200 in row 1 is the ceiling.
rule-1844-DIV-10 = Without a payout the price marker moves one space left; at the left end one down.
rule-1844-DIV-11 = A company without revenue pays nothing out: its price marker moves left.
rule-1844-DIV-12a = A moved marker is turned over; arriving on an occupied space it goes on top of turned markers and beneath unturned ones. When all have operated, each stack is turned over as a whole.
rule-1844-DIV-12b = A marker arriving on an occupied space always goes beneath those there.
rule-1844-DIV-13 = The Polish aid stacks price markers as the second edition does.
rule-1844-DIV-14 = The director decides after the revenue is known.

## Trains: purchase, limits, trading

chapter-1844-train = Trains: purchase, limits, trading

rule-1844-TRAIN-01 = Trains are bought at the end of the company’s own turn; several in succession are allowed.
rule-1844-TRAIN-02 = New trains come from the bank at the printed price, in ascending order of type.
rule-1844-TRAIN-03 = On buying a new train the company chooses its normal (or E) side or its cheaper H side.
rule-1844-TRAIN-04 = The side cannot be changed later by choice; only phases turn trains.
rule-1844-TRAIN-05 = Train limits: historical companies 4 in phases 1 to 3, 3 in phase 4, 2 from phase 5; pre-SBB and regional companies always 2; the SBB 4.
rule-1844-TRAIN-06 = A company at its train limit may not buy, even if the purchase itself would scrap one of its trains.
rule-1844-TRAIN-07 = Companies may buy from each other only after the first 3/3H was sold, and only in the buyer’s train step.
rule-1844-TRAIN-08 = Same director: any agreed, publicly stated price of at least 1 SFR.
rule-1844-TRAIN-09 = Different directors: exactly the printed price.
rule-1844-TRAIN-10a = The SBB buys and sells trains only at the printed price.
rule-1844-TRAIN-10b = The second edition has no such sentence about the SBB; the ruling keeps the printed price.
rule-1844-TRAIN-11 = The SBB’s own 5H-train is not tradable.
rule-1844-TRAIN-12 = Trains are never sold back to the bank and never scrapped at will.
rule-1844-TRAIN-13 = Trains above a lowered limit go to the pool without payment; any company may buy them there.
rule-1844-TRAIN-14 = Scrapped trains leave the game, those in the pool included.
rule-1844-TRAIN-15 = Regional companies may own H-trains only, EVA and turned trains included.
rule-1844-TRAIN-16 = A historical or regional company that has a route must own a train when its turn ends.
rule-1844-TRAIN-17 = An H-train satisfies this even if the only route leads to a red hex it cannot reach.
rule-1844-TRAIN-18 = Mountain hexes without a mountain railway do not make a route; for regional companies red hexes do not either.
rule-1844-TRAIN-19 = Pre-SBB companies need no train and can never use emergency financing.
rule-1844-TRAIN-20 = EVA’s nominal value for trading is 400 SFR.
rule-1844-TRAIN-21 = The supply of 8E/8H-trains is unlimited; the four cards of the second edition are not meant as a limit.
rule-1844-TRAIN-22 = A company sells a train only in the buyer’s turn, not in its own.
rule-1844-TRAIN-23 = Train prices paid to another company go into that company’s treasury.

## Emergency financing and debt

chapter-1844-emr = Emergency financing and debt

rule-1844-EMR-01 = A company that must buy a train and cannot pay it gets the shortfall from its director.
rule-1844-EMR-02 = The treasury is emptied first: after an assisted purchase not one franc may remain in it.
rule-1844-EMR-03 = The director picks any available train: from the bank, from the pool, or one offered by another company.
rule-1844-EMR-04 = Never more than the printed value is paid for it.
rule-1844-EMR-05 = The director may sell shares, or go into debt without selling any.
rule-1844-EMR-06 = Such sales follow the rules of the share round and may not change any company’s director.
rule-1844-EMR-07 = In the Polish aid no more shares than needed may be sold and never more than half may lie in the pool. The first part is a house rule (sell-only-what-is-needed); rules version 1 had adopted it.
rule-1844-EMR-08 = Private railways, tunnel certificates and mountain railways cannot be sold for it.
rule-1844-EMR-09 = After the sales the director wants, 50% interest is added at once to what they still owe.
rule-1844-EMR-10 = In later share rounds nothing forces the debtor to sell in order to repay.
rule-1844-EMR-11 = While owing such a debt a player may not buy shares.
rule-1844-EMR-12 = At the end of each share round the remaining debt grows by another 50%.
rule-1844-EMR-13 = There is no bankruptcy.
rule-1844-EMR-14 = The director may not assist in buying a further train, nor support the company in any other way.
rule-1844-EMR-15 = Debt from the SBB exchange bears no interest.
rule-1844-EMR-16 = A sentence of the Polish aid that the director may buy from another company or sell holdings “but must do so” is taken as a slip for “need not”.
rule-1844-EMR-17 = Without a route there is no obligation and hence no emergency financing.

## Phases

chapter-1844-phase = Phases

rule-1844-PHASE-01 = A phase starts with the first sale of its train type, normal or H side, to a company or abroad.
rule-1844-PHASE-02 = Phase 1: yellow tiles, train limit 4 for historical companies, one operating round per share round.
rule-1844-PHASE-03 = Phase 2: sales abroad begin.
rule-1844-PHASE-04 = Phase 3: green tiles; 2-trains become 2H; P1 to P5 can be sold; abilities can be used; companies may trade trains; two operating rounds after each later share round.
rule-1844-PHASE-05 = Phase 4: 2/2H-trains are scrapped; 3-trains become 3H; train limit 3 for historical companies.
rule-1844-PHASE-06 = Phase 5: brown tiles; train limit 2 for historical companies; private railways close; the SBB forms at the end of the operating round; three operating rounds after each later share round.
rule-1844-PHASE-07 = Phase 6: 3/3H-trains are scrapped; 4-trains become 4H; historical companies launched from now on get all their capital.
rule-1844-PHASE-08 = Phase 7: grey tiles; 4/4H-trains are scrapped; 5-trains become 5H.
rule-1844-PHASE-09 = The effects of a phase are immediate and apply to every owner, the pool included.
rule-1844-PHASE-10 = EVA, the SBB’s 5H, and trains bought from the pool or from companies never start a phase.
rule-1844-PHASE-11 = The train limit of pre-SBB and regional companies is 2 in every phase; the SBB’s is 4.
rule-1844-PHASE-12 = The market, the certificate limits and the choice of par do not depend on the phase.

## Sales abroad

chapter-1844-export = Sales abroad

rule-1844-EXPORT-01 = Sales abroad begin with the set in which the first 2/2H was sold; not before.
rule-1844-EXPORT-02 = At the end of that and every later set the bank removes one new train.
rule-1844-EXPORT-03 = It is the next unsold train of the lowest type; trains in the pool are not touched.
rule-1844-EXPORT-04 = No money moves.
rule-1844-EXPORT-05 = A sale abroad counts as a sale: phase changes with all their effects follow.
rule-1844-EXPORT-06 = If the first 5/5H is sold abroad, the SBB forms at once and first operates in the operating round after the next share round.
rule-1844-EXPORT-07 = The sale abroad is the last action of a set, before the share round.

## Formation of the SBB

chapter-1844-sbb = Formation of the SBB

rule-1844-SBB-01 = The SBB forms at the end of the operating round in which the first 5/5H was sold and operates from the next operating round.
rule-1844-SBB-02 = If the first 5/5H is sold abroad, the SBB forms immediately.
rule-1844-SBB-03 = All five pre-SBB companies merge, launched or not; none survives.
rule-1844-SBB-04 = The SBB receives their treasuries, trains and markers, and 400 SFR from the bank.
rule-1844-SBB-05 = The SBB receives its own 5H-train, which counts towards its limit of 4 and is not tradable.
rule-1844-SBB-06 = Unreached destinations of pre-SBB companies are lost.
rule-1844-SBB-07 = Markers of pre-SBB companies on the map become SBB markers in place.
rule-1844-SBB-08 = If two SBB markers stand on one hex, one returns to the SBB and may be placed again for 100 SFR.
rule-1844-SBB-09 = Unplaced markers of pre-SBB companies can be placed by the SBB for 100 SFR each.
rule-1844-SBB-10 = The price marker of the SBB is put at 100 on row 6 of the market.
rule-1844-SBB-11 = Every share of a pre-SBB company must be exchanged: a director’s certificate for an SBB double, a 25% share for an SBB single. Certificate counts stay equal.
rule-1844-SBB-12 = Unsold and pool shares of pre-SBB companies become SBB shares in the pool, without money; more than ten SBB shares may thus lie in the pool.
rule-1844-SBB-13 = For each share a player receives the price of the pre-SBB company minus 100 from the bank, or pays the difference if it is negative; a director’s certificate counts twice.
rule-1844-SBB-14 = The director of V1 at 120 with one share of V2 at 70 receives 40 SFR and pays 30 SFR.
rule-1844-SBB-15 = A player short of cash owes the rest to the bank.
rule-1844-SBB-16 = The debtor’s first action in the next share round must be selling as many shares as clear the debt; if that is not possible they settle as soon as they can.
rule-1844-SBB-17 = This debt is free of the 50% interest.
rule-1844-SBB-18 = Director is the player with most SBB shares; in a tie the former director of V1, then of V2, and so on.
rule-1844-SBB-19 = A director without a double exchanges two singles for a double from the pool; if the pool has none, with the former director of V5.
rule-1844-SBB-20 = The second edition adds: or of V4 if V5 never came into play, and so on. The case can never arise.
rule-1844-SBB-21 = If no player holds shares of pre-SBB companies, all SBB shares, the director’s certificate included, lie in the pool for purchase.
rule-1844-SBB-22 = The SBB cannot buy private railways.
rule-1844-SBB-23 = The dividend unit of the SBB is 5%; its price is per 5% share.
rule-1844-SBB-24 = The Polish aid places 100 in the “6th column”; a slip for row.
rule-1844-SBB-25 = No SBB share is ever in the offering: all are with players or in the pool.
rule-1844-SBB-26 = SBB trains above four go to the pool.

## End of the game

chapter-1844-end = End of the game

rule-1844-END-01 = The end is triggered when the bank has no money left.
rule-1844-END-02 = The current set of operating rounds is always completed.
rule-1844-END-03 = If the end is triggered in a share round, a complete set follows that share round.
rule-1844-END-04 = Payments due beyond the bank’s money are still made, on paper.
rule-1844-END-05 = Treasuries, trains and other company property count for nobody.
rule-1844-END-06 = Players count cash, company shares at current prices, and mountain railways and tunnel certificates at their end values.
rule-1844-END-07 = The highest total wins.
rule-1844-END-08 = The MOB share of P5 is worth nothing if the director’s certificate of MOB was never bought.
rule-1844-END-09 = Private railways are not counted.
rule-1844-END-10 = There is no other end: no bankruptcy, no end by market or last train.

## Variants

chapter-1844-var = Variants

rule-1844-VAR-01 = Elephant: instead of redealing the number cards by cash, the player “to the right” of the last one to buy or sell starts the next share round; the others follow in unchanged order.
rule-1844-VAR-02 = With Elephant the order after the last private railway is still by least cash.
rule-1844-VAR-03 = The second edition has no variants.

## Rulings

chapter-1844-ruling = Rulings

rule-1844-RULING-01 = In which share round are sales barred? In the remainder of the round in which the last private railway is sold; sales are allowed from the next share round. Emergency sales in the operating round between are allowed.
rule-1844-RULING-02 = When has a company operated? Once it has completed the revenue and price step of its first turn, with or without a train; its shares sold in its own first train step already fetch the current price. The SBB counts as not operated until its own first turn.
rule-1844-RULING-03 = What if one player sells shares of a company several times in a turn? All shares of a company sold by a player in one turn form one block with one price and one fall; there is one block per company per turn.
rule-1844-RULING-04 = When may part of a director’s certificate be sold? Whenever a change of director results: after the exchange the old director holds ordinary shares and may sell any legal number, at least one of them from the exchanged certificate. Without a change of director the certificate cannot be broken. Rules version 1; in version 2 see 1844-RULING-79.
rule-1844-RULING-05 = When does the price marker enter the market? Each edition keeps its own moment: launch in the first, par in the second. In the first edition shares of a company not yet launched are sold as if its marker lay on its par space, and the fall is carried into the space where the marker enters.
rule-1844-RULING-06 = Do the stacking rules of the editions differ? Arriving markers go beneath in both. One exception in the first edition: a marker that operates without moving goes to the bottom of its stack at the end of the operating round; in the second it stays on top.
rule-1844-RULING-07 = In which order do prices move at the end of a share round? In two passes: first companies with shares in the pool, then sold-out companies, each pass in operating order as it stood before the moves. This holds for both editions, and only launched companies move.
rule-1844-RULING-08 = What is an edge on the ragged market? The end of a row means no space to the right, top and bottom mean no space above or below in that column. A price marker never leaves the market and triggers nothing there; a regional company never enters a space beyond the red line.
rule-1844-RULING-09 = In which order are several companies sold in one turn? The seller chooses the sequence; each block is settled before the next.
rule-1844-RULING-10 = What is P5’s MOB share before MOB has a par? It counts as a certificate and as one share that has left the offering; it cannot be sold, earns nothing, makes nobody director and is worth 0 at the end of the game. Once MOB has a par it is an ordinary share; if its owner then buys the director’s certificate, they hold three.
rule-1844-RULING-11 = When does FNM get its par, and when does it launch? Par is set at the purchase of P6; capital and markers come when the last private railway is sold. In a payout-only operating round between the two FNM does not operate.
rule-1844-RULING-12 = Who puts a private railway up again after all have passed on P2 to P7? The number cards stay, and the same private railway is put up by the player to whom it belongs by its number. Everybody may bid again; there is no sale abroad.
rule-1844-RULING-13 = Which bids are possible? Whole francs, not above the bidder’s cash, raises of 5 SFR or any larger amount. A player who cannot reach the minimum must pass; the highest bidder may not raise themselves.
rule-1844-RULING-14 = Which abilities wait for phase 3? P2 and P4. The gifts of P3, P5 and P6 are immediate; tunnels, the one from P3 included, may be built from phase 1; P7 waits for phase 5 by its nature.
rule-1844-RULING-15 = Who may use P2? Any operating company directed by its owner, pre-SBB companies included, or the company that owns it: in its track step, before or after the normal tile, once in the game, paying building cost. All conditions of a yellow tile apply anew, so the second tile may extend the first.
rule-1844-RULING-16 = When may P4 be used? At any time from phase 3, also in other players’ turns, between two actions; by force at the first 5/5H, before private railways close and before limits apply. No connection is needed, existing tunnels stay beneath, and destinations are checked at once.
rule-1844-RULING-17 = How is EVA handed over? P7’s owner receives it personally and may give it, free of charge and at any moment between two actions, to a company they direct with room under its limit, a regional one too. Until then it is no asset, cannot be sold and meets no train obligation, though it may be handed over in the train step for that purpose; afterwards it is an ordinary 5H-train with printed value 400 SFR.
rule-1844-RULING-18 = At what price and when may a private railway be sold to a company? From 1 SFR, at any time in the buyer’s turn, only from the company’s director, with treasury money only, in phases 3 and 4.
rule-1844-RULING-19 = When is the destination bonus paid? At once after every change of the board: tile, upgrade, tunnel, FO line (in share rounds too) and removal of a duplicate SBB marker. Every launched company that qualifies is paid, also in another company’s turn; the money can be used later in the same turn, but not for the build that earned it.
rule-1844-RULING-20 = What if several destinations are reached at once? All are paid together before anything else; the log lists V1 to V5, then H1 to H6.
rule-1844-RULING-21 = What if a company is connected to its destination before its launch, or the Gotthard tunnel stands before V5 launches? The bonus is paid at the moment of launch. In phase 6 or later there is nothing to pay, since the capital is full.
rule-1844-RULING-22 = Must the home marker be on the map for the destination? No: the home circle reserved for the company serves as the start.
rule-1844-RULING-23 = Is AB’s destination Winterthur alone, or Winterthur or Frauenfeld? They share a hex with two cities, so there is no difference.
rule-1844-RULING-24 = Is the home tile compulsory, and is it the normal tile? It is the turn’s normal tile and may be left out, but no other normal tile is legal then, since nothing else is connected. Building cost is paid.
rule-1844-RULING-25 = What does the first tile on a hex with pre-printed track cost? A cost printed on the map hex is paid by whoever lays the first tile there, whatever its colour; later tiles on it are free.
rule-1844-RULING-26 = What connection does an upgrade need? It suffices that, with the new tile in place, some of its track is connected to a marker of the company. In the first edition some track of the old tile must be connected.
rule-1844-RULING-27 = May a tile face a mountain hex that has no railway yet? Yes, at a printed track or arrow; such track is a dead end until a mountain railway is bought.
rule-1844-RULING-28 = What connection does a tunnel beneath FO track need? In the first edition a mouth or the FO track of the hex, in the second a mouth. The tunnel and the FO track never join.
rule-1844-RULING-29 = How many tunnel hexes are there? Eight in the first edition; in the second eight unless the printed map shows mouths at Andermatt; nine on 18xx.games. Some doubt remains.
rule-1844-RULING-30 = Does P3’s gift use up the limit of one tunnel certificate per share round? No, it is not bought.
rule-1844-RULING-31 = One tunnel certificate and one mountain railway per share round, or one of the two? One of each, in different turns.
rule-1844-RULING-32 = What must mountain and tunnel papers have done to count at the end? In the first edition they must have paid once; in the second it is enough that they were visited once.
rule-1844-RULING-33 = Which stops get the tunnel bonus? Every scored stop of the route. For normal and H-trains both sides are always scored; an 8E-train needs at least one scored stop on each side of some tunnel. Each train is judged alone.
rule-1844-RULING-34 = What does an 8E-train need for the transit bonus? Both red locations must be ends of the route and both must be scored. There is one transit bonus per route; with a tunnel the route may have both bonuses.
rule-1844-RULING-35 = How does an 8E-train score? At most 8 stops of any kind, at least one with its company’s marker in that very city; it may run over any number of other stops, but cannot pass what blocks other trains. Its first and last stops are scored: unscored tails are cut off before bonuses and activations are judged.
rule-1844-RULING-36 = How are hexes counted? Hex borders crossed plus one; a hex passed twice counts twice, and two stops within one hex add nothing unless the route leaves it between them. Tunnel, FO and mountain hexes count. H-trains score every stop passed, without limit on their number.
rule-1844-RULING-37 = Which off-board locations may a route join? A location printed over several hexes is one location, and no route may enter two of its hexes. Routes between two locations of the same side are allowed, without bonus; a red location with current value 0 may be visited; grey scoring hexes are not red and are open to H-trains and regional companies.
rule-1844-RULING-38 = How is the maximum revenue enforced? The engine computes the exact maximum over all legal sets of routes, bonuses included, and refuses a claim below it. Among sets of equal maximum the director chooses freely, also with a view to activations.
rule-1844-RULING-39 = Must trains run? As far as needed for the maximum; trains adding nothing stay idle. P6 closes when any FNM train runs a scoring route.
rule-1844-RULING-40 = May trains share stops? Several trains may score the same stop if they use different track to it; they may also share an end stop.
rule-1844-RULING-41 = How are dividends rounded? Up per player and company on the total percentage, down for the pool; nothing else is rounded. The bank bears the difference.
rule-1844-RULING-42 = What is a route for the train obligation? Any two connected stops, one with a marker of the company, the path not blocked, whatever the range; judged when the train step is about to end. Without such a route there is no obligation and no emergency financing.
rule-1844-RULING-43 = What if a company’s only route leads to a red hex? A regional company has no obligation and may buy a train from its treasury. A historical company is obliged, and an H-train will do.
rule-1844-RULING-44 = Does a mountain hex without a railway create a train obligation? No, it is never a stop.
rule-1844-RULING-45 = May the director assist towards a dearer train when the treasury covers a cheaper one? Yes, as long as the company has no train. A train of another company needs the consent of that company’s director and costs the printed price with different directors or the SBB, 1 SFR up to the printed price with the same director.
rule-1844-RULING-46 = How much may be sold in emergency financing? A block may be sold only if without its last share the chosen purchase would still lack money. Debt may be taken with unsold shares in hand. Rules version 1; in version 2 see 1844-RULING-78.
rule-1844-RULING-47 = How is debt computed? Treasury, director’s cash and sale proceeds are used first, and debt covers the rest plus 50%, rounded up. Later interest is 50% of the remaining debt, rounded up, after the share round ends and before the number cards are dealt.
rule-1844-RULING-48 = What may a debtor do? Income is not seized; in their own share-round turn they may repay any part, and repaying alone is no action that keeps the round going. Until the debt is zero they may buy nothing at all: no shares, mountain railway or tunnel certificate. The number cards look at cash only.
rule-1844-RULING-49 = How does debt from the SBB exchange work? It is kept separately and without interest; all cash is taken first, and money received before the next share round goes to it. In that share round the first turn must open with sales, as far as legal and needed, and while the debt stands the player may buy nothing.
rule-1844-RULING-50 = What happens to debt at the end of the game? Both kinds of debt are subtracted; a total may be negative.
rule-1844-RULING-51 = What happens to surrendered trains? They go to the pool with the side showing and can be bought in the train step by any company at the printed price of that side (regional companies: H side only), in any phase and without a phase change. The director chooses what to surrender; several companies act in operating order; the SBB’s 5H cannot be surrendered.
rule-1844-RULING-52 = In which order do the effects of a phase change happen? Tile colours, values and limits; turning of trains; scrapping; in phase 5 the FO line, then EVA, then closing; destination check; surrender above limits; then the buyer goes on. Scrapping precedes the limit check, so nobody surrenders a train that is scrapped anyway.
rule-1844-RULING-53 = When are trains sold abroad? None in phase 1, then one per set from the set containing the first 2/2H. Afterwards come phase effects, then the formation of the SBB if due, then the share round. 8E sales abroad have no effect after the first.
rule-1844-RULING-54 = When does the SBB form in relation to other events at the end of an operating round? The last company’s turn ends; if the set is over, a train is sold abroad; then the formation; then the next operating or share round. The formation belongs to the operating round just ended.
rule-1844-RULING-55 = What happens to pre-SBB companies never started? Their four shares, the double included, enter the pool as SBB shares without cash, and their markers join the SBB’s ten. So whenever V5 never came into play a double lies in the pool; shares already in the pool are treated alike.
rule-1844-RULING-56 = What if nobody holds two SBB shares? There is no director: the SBB is passed over in operating rounds without price move until a player holds two shares, by buying a double or a second single. That player becomes director, exchanging two singles if needed.
rule-1844-RULING-57 = What do SBB markers cost, and which duplicate goes? All unplaced SBB markers cost 100 SFR each in both editions, one per turn, under the usual rules. Of two on a hex in different cities the SBB’s director chooses which stays.
rule-1844-RULING-58 = At what price does the SBB trade trains in the second edition, which lacks the sentence? At the printed price, as in the first edition.
rule-1844-RULING-59 = May SBB doubles be bought, sold or split? A player buys either one single or one double (twice the price) from the pool as their one item and may sell any set of their certificates. A double that is not the director’s is sold whole; the director’s may be broken only together with a change of director.
rule-1844-RULING-60 = What must a player over the certificate limit do? On their next share-round turn they must first sell at least down to the limit, choosing what. If nothing more can legally be sold they keep the excess, may buy no share certificate and must try again each turn; in operating rounds the excess has no effect.
rule-1844-RULING-61 = What does the limit of half a company bind? Purchases from the offering only: a player with exactly half may still buy one from there. Holding more than half by exchange or from the pool is legal without limit, and nobody must sell because of it.
rule-1844-RULING-62 = When is the bank broken? When its cash is 0 or less after any payment; this is never revoked. In an operating round or at its end the set is finished and the game ends; in a share round that round is finished and one full set played.
rule-1844-RULING-63 = Who wins a tie? The win is shared.
rule-1844-RULING-64 = Is the capital of pre-SBB companies 2 or 5 times par? 2 × par at launch and 2 × par at the destination.
rule-1844-RULING-65 = Is EVA a 5E or a 5H? A 5H-train; no 5E exists.
rule-1844-RULING-66 = Does P6 cost 160 or 180 SFR? 160 SFR in the first edition, 180 SFR in the second.
rule-1844-RULING-67 = What does “to the right” mean in the Elephant variant? Next in playing order: the cards are rotated so that the player after the last one to buy or sell has card 1. Some doubt remains. Rules version 1; in version 2 see 1844-RULING-81.
rule-1844-RULING-68 = What if prices change within an operating round? The next to operate is always the best placed among those left; nobody operates twice.
rule-1844-RULING-69 = How do companies trade trains? The buyer proposes the trade in its train step and the seller’s director must agree. With the same director, outside emergencies, the price may go up to the buyer’s treasury.
rule-1844-RULING-70 = What is half of an odd number? “More than half” is counted in shares, so a regional company may have at most 2 of 5 in the pool. The SBB may start above 10; no sale is legal until the result would be at most 10, while purchases from the pool are always legal.
rule-1844-RULING-71 = Is cash open or hidden? The state of the game is fully open in all profiles.
rule-1844-RULING-72 = What if a company has no train in its first operating round? Its price marker moves left like any other; phase 1 gives no grace.
rule-1844-RULING-73 = What if a train is turned in mid-set? It is usable under the rules for H-trains at once and stays with its company; a route planned earlier gives no claim.
rule-1844-RULING-74 = Which steps are optional? The engine offers “done” at the track, marker and train steps, except where a train must be bought.
rule-1844-RULING-75 = Which limits apply when the first 5/5H is sold? The buyer must have had room under the old limit; then historical companies fall to 2 at once, the buyer included, and surrender at once. Pre-SBB companies keep 2 until they merge, regional companies have 2, and the SBB starts with 4, its own 5H and all inherited trains counted.
rule-1844-RULING-76 = How is income paid at the start of an operating round? P1 to P6 in number order, then B1 to B5, then T1 to T5, in one go before the first company operates, in every operating round of a set. A paper activated in an operating round first pays in the next one.
rule-1844-RULING-77 = Which comes first in a company’s first turn, the home marker or the home tile? The marker is placed at the start of the turn, before the track step, on the printed circle if no tile lies there; the home tile is then laid under it. It does not use up the turn’s marker.
rule-1844-RULING-78 = How much may be sold in emergency financing? As many shares as the director wants, as long as the company’s treasury alone cannot pay for the train: there is no ceiling. The limits of any sale hold: at most half of a company in the pool, and no change of director. Rules version 2.
rule-1844-RULING-79 = When may one share out of the director’s certificate be sold? Only when the pool has room for exactly one more share at that moment. Otherwise a director who steps down sells both shares that were exchanged for the certificate, or neither. Rules version 2.
rule-1844-RULING-80 = What is bought first if the whole SBB lies in the pool? A double, which makes its buyer director; singles can be bought from then on. Rules version 2.
rule-1844-RULING-81 = What becomes of the playing order with the Elephant? The player after the last one to buy or sell is taken out of the order and put in front; the others stay in the order they had. With A B C D and B the last to trade it is C A B D. If nobody traded, the order stays. Rules version 2.
rule-1844-RULING-82 = Whose destination is paid after the dividend step, where the table plays so? Only that of the company whose turn it is; every other one waits for this step of its own turn. Rules version 2.
rule-1844-RULING-83 = Over which track could a company run, where the table allows only such track to be upgraded? Track on a run that one of its trains, as it owns them, could make in its length. A company without a train may upgrade whatever is connected. Rules version 2.
rule-1844-RULING-84 = How many FO tiles does the first edition have? Four. The line runs over the same five hexes, but its part in Andermatt is printed on the map. Rules version 2.
rule-1844-RULING-85 = Does any profile require the home tile in a company’s first turn? No: it is left to the company in all of them, so that 18xx.games does not deviate here.

## Deviations of 18xx.games

chapter-1844-dev = Deviations of 18xx.games

rule-1844-DEV-01 = Bankruptcy exists: in every step of a company’s turn its director may declare it if treasury, cash and, in the train step, sellable shares do not reach the cheapest bank train, whether the company needs a train or not. In the train step their shares are sold; their cash is zeroed, their debt stays, and the game ends at once.
rule-1844-DEV-02 = Surrendered trains are removed, not put into the pool; there is no pool of trains at all.
rule-1844-DEV-03 = In a forced purchase the missing money (price minus treasury minus cash) is lent to the player; the debt is that amount plus 50%, rounded up, kept apart from cash.
rule-1844-DEV-04 = Debt from the SBB exchange is one ledger with other loans: no interest at formation, but 50% at the end of every share round. Cash is settled company by company, from NOB to GB: what a later one brings does not reduce the debt of an earlier one.
rule-1844-DEV-05 = Nobody is forced to sell for SBB exchange debt in the next share round.
rule-1844-DEV-06 = Repayment is an action of its own in a share-round turn and pays the smaller of cash and debt. Debtors may buy no shares, mountain railways or tunnel certificates. A debtor with cash may pass only if they could sell a block or start a company instead; after starting one they repay.
rule-1844-DEV-07 = Emergency sales are capped by the dearest bank train, not the chosen one, with one block per company per train step. Where the company has not operated, the last share counts its market price.
rule-1844-DEV-08 = The maximum revenue is not enforced; routes need only be legal.
rule-1844-DEV-09 = Tunnel bonus and activation need only that the route’s track contains a tunnel; unscored tails of an 8E-train count, and a mountain railway at an unscored end is activated.
rule-1844-DEV-10 = Red locations of the same side (N–N, S–S, E–E, W–W) cannot be joined by one route.
rule-1844-DEV-11 = Stops with value 0 are refused like mountain hexes without railway; this also hits Torino in yellow.
rule-1844-DEV-12 = The train obligation counts mountain hexes without railway as stops. A positive answer is also remembered until that company itself lays track or a marker.
rule-1844-DEV-13 = P4 can be used only in the owner’s share-round turn, or in an operating turn of a company they direct or that owns P4; not between buying and placing a mountain railway. The end of the turn of such a company, unless it is a pre-SBB company, waits for it.
rule-1844-DEV-14 = EVA is assigned only in an operating turn, to the operating company; the limit is not checked, a surrender follows. P7 stays in play until then, without income.
rule-1844-DEV-15 = P1 to P5 may be bought from any player, not only from the director.
rule-1844-DEV-16 = The minimum price of private railways was half the face value before 29 March 2025 and is 1 SFR since; a replay accepts 1 SFR to twice the face value.
rule-1844-DEV-17 = FNM launches when the buyer of P6 chooses its par; its three shares move to the pool then.
rule-1844-DEV-18 = The price marker is placed when par is chosen, in all cases, and arriving markers go beneath; this equals the second edition.
rule-1844-DEV-19 = At the end of a share round prices move in one pass, in operating order over launched companies.
rule-1844-DEV-20 = SBB singles are sold before doubles, and partial sales of a director’s certificate are always offered. For companies not yet operated the log states the price, and the replay pays that price.
rule-1844-DEV-21 = One block per company per turn holds only since November 2024; older logs may contain several.
rule-1844-DEV-22 = The SBB director must hold at least 10%; otherwise there is none.
rule-1844-DEV-23 = An SBB director without a double takes one from the pool, or else from the last name in the list of distinct directors of V1 to V5, who need not be the director of V5.
rule-1844-DEV-24 = The SBB’s 5H can be surrendered. Of two markers in one city one is returned automatically; of two in different cities of one hex the director removes one. Of several companies above their limits each may give up a train, in any order.
rule-1844-DEV-25 = The destination bonus is paid by itself with every action that leaves the game in an operating round, also after an FO line laid in a share round or a launch, but not while the SBB forms. Reaching any track in the destination hex counts. The reserved home circle is enough since February 2025; only launched companies are paid since October 2025.
rule-1844-DEV-26 = There are nine tunnel hexes, with mouths derived from barred sides. No tunnel side may face another tunnel or FO hex or, once the FO line lies, coincide with its track; the tunnel itself must be connected, also beneath FO track.
rule-1844-DEV-27 = The FO line covers five hexes, and Andermatt scores 10 on it.
rule-1844-DEV-28 = There are 20 cards of 8E/8H instead of an unlimited supply.
rule-1844-DEV-29 = The bank is broken only when a payment exceeds its cash. A break in the formation of the SBB after the last operating round of a set lets the game run to the end of the next set.
rule-1844-DEV-30 = Without bids on one of P2 to P7 the income is paid inside the auction and the same player puts it up again, with a new pass for every payment; no separate share or operating round is counted.
rule-1844-DEV-31 = The next private railway is put up by the first player, after the one who put up the last, who could pay for any that is left. That player is asked even if this one is too dear; all others who cannot reach the minimum are passed over, and logs contain no pass for them.
rule-1844-DEV-33 = At the end mountain railways and tunnel certificates are worth 150 and 50 SFR from activation; this equals the second edition.
rule-1844-DEV-34 = Train trades need no recorded consent; the purchase in the log implies it. The SBB and companies with different directors trade at printed price; forced purchases from the SBB with the director’s money were impossible until 10 February 2025. Between companies of one director the price is at most the treasury or, if that is below the printed price and a train is due, treasury and director’s cash together, never above the printed price.
rule-1844-DEV-35 = The order is sale abroad, formation, share round, as in our ruling; in the formation the SBB’s surrenders come first, then duplicate markers.
rule-1844-DEV-36 = Dividends are rounded up for players and down for the pool; this equals the first edition.
rule-1844-DEV-37 = A regional company launches at 60%, three of five shares. This is no deviation; it is listed because “half” might suggest 50%.
rule-1844-DEV-38 = Purchases from the pool above the limit in one company are free; from the offering the caps are 75% for pre-SBB companies and 60% for others. This equals our rule.
rule-1844-DEV-39 = Upgrading Aarau costs 20 SFR the first time; this equals our ruling.
rule-1844-DEV-40 = There is no Elephant variant and no first-edition option: P6 costs 180 SFR, tile counts are those of the second edition.
rule-1844-DEV-41 = A circle reserved for a company that has not yet operated cannot be taken; those of pre-SBB companies vanish with the formation of the SBB. This equals our rules.
rule-1844-DEV-42 = Tunnels and the extra tile of P2 can be built only within the track step, each as a separate tile action of the tunnel certificate or of P2.
rule-1844-DEV-43 = Emergency sales in progress re-sort the companies still to operate; this equals our ruling.
rule-1844-DEV-44 = After the director has sold shares in the train step, a train of another of their companies whose printed price is above the treasury costs at least treasury plus cash less the price of the last share sold plus 1 SFR.
rule-1844-DEV-45 = Once the normal tile lies, the track step ends by itself unless the director has an unused tunnel certificate, or from phase 3 on P2 is unused and belongs to the company or its director, or to any player while the treasury holds at least 1 SFR.
rule-1844-DEV-46 = Trains are over as soon as none can be bought, or when that is said. Then the turn ends, unless a private railway could be bought or P4 or EVA used: then it waits to be ended.
rule-1844-DEV-47 = The players can end a game at any time; the wealth of that moment counts.
