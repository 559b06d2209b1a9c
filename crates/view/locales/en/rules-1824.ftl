# 1824: the rules in our words, one message for each rule of rulebook/1824/.

## Set-up

chapter-1824-setup = Set-up

rule-1824-SETUP-01 = The standard game takes three to six players. The second edition adds a game for two or three on another map.
rule-1824-SETUP-02 = The winner is the player whose cash and shares at market prices are worth most at the end.
rule-1824-SETUP-03 = The unit of money is the gulden (G); only whole gulden occur.
rule-1824-SETUP-04 = All the money in the game totals 12,000 G; the players’ starting cash is paid out of it.
rule-1824-SETUP-05 = Starting cash of each player: 820 G with three players, 680 with four, 560 with five, 460 with six.
rule-1824-SETUP-06 = Certificate limit: 21 with three players, 16 with four, 13 with five, 11 with six.
rule-1824-SETUP-07 = Mountain railways in play: B1 to B4 with three or six players, B1 to B6 with four or five. The others are out of the game.
rule-1824-SETUP-08 = Seats are drawn by lot. “Next”, “left” and “clockwise” always mean ascending seat numbers.
rule-1824-SETUP-09 = All four Coal Railways, seven Pre-Staatsbahnen, five Regional Railways and three Staatsbahnen take part in every standard game.
rule-1824-SETUP-10 = Every Regional Railway and every Staatsbahn has nine certificates: the director’s certificate of 20% and eight of 10%.
rule-1824-SETUP-11 = The director’s certificates of BK, MS, CL and SB are set aside for the owners of the Coal Railways.
rule-1824-SETUP-12 = Set aside for the owners of the Pre-Staatsbahnen: 20%, 10% and 10% of SD, 20% and 10% of UG, 20% and 10% of k&k.
rule-1824-SETUP-13 = Nothing is set aside for the owners of mountain railways.
rule-1824-SETUP-14 = There are 41 station markers: 5 for each Staatsbahn, 3 for each Regional Railway, 1 for each Pre-Staatsbahn and each Coal Railway.
rule-1824-SETUP-15 = There are 28 normal trains up to the 8-trains, 20 g-trains and any number of 10-trains.
rule-1824-SETUP-16 = There are 72 yellow, 48 green, 20 brown and 3 grey tiles; a type that has run out cannot be laid.
rule-1824-SETUP-17 = At the start only yellow tiles and 2-trains are on offer.
rule-1824-SETUP-18 = Money and possessions of players and companies are open at all times.
rule-1824-SETUP-19 = A company’s money, trains and markers never mix with those of a player or of another company.
rule-1824-SETUP-20 = Agreements between players are settled at the table before the game, deals among several usually being barred; the program enforces none.
rule-1824-SETUP-21 = The price markers of SD, UG and k&k stand on 120 in the top row from the start, SD on top, then UG, then k&k.
rule-1824-SETUP-22 = No Regional Railway has a price marker at the start.
rule-1824-SETUP-23 = The home circles of all companies are reserved on the map from the start.

## Initial share round

chapter-1824-start = Initial share round

rule-1824-START-01 = The game opens with a special share round; the first set, of one operating round, follows directly.
rule-1824-START-02 = The first lap goes down the seats from the highest number to 1; every later lap goes up from 1.
rule-1824-START-03 = With four players who all buy, the order is 4 3 2 1 1 2 3 4 1 2 3 4 and so on; player 1 acts twice running once, where the direction turns.
rule-1824-START-04 = In the initial share round a turn is the purchase of one item, or a pass.
rule-1824-START-05 = On offer, in any order: every unsold Coal Railway, Pre-Staatsbahn and mountain railway.
rule-1824-START-06 = On offer: the director’s certificate of BH, whose buyer chooses the starting price.
rule-1824-START-07 = 10% certificates of a Regional Railway are on offer from the moment its price is set: by the purchase of its Coal Railway or, for BH, of its director’s certificate.
rule-1824-START-08 = On offer: unreserved 10% certificates of the three Staatsbahnen at 120 G each.
rule-1824-START-09 = In the initial share round reserved certificates and the director’s certificates of the Staatsbahnen are not on offer.
rule-1824-START-10 = In the initial share round nothing can be sold and nothing exchanged.
rule-1824-START-11 = All payments go to the bank.
rule-1824-START-12 = The round ends when all players have passed in succession; until then a player who passed may buy when their turn comes again.
rule-1824-START-13 = The player to the left of the last buyer receives the Priority Card.
rule-1824-START-14 = Coal Railways, Pre-Staatsbahnen and mountain railways unsold at the end leave the game for good, without replacement or compensation.
rule-1824-START-15 = Unsold shares of BH and the other Regional Railways stay on sale in later share rounds.
rule-1824-START-16 = The certificate limit and the limit in one company hold in the initial share round as in any other.
rule-1824-START-17 = Sold-out companies rise at the end of this round as well; only BH can qualify.
rule-1824-START-18 = The order in which unsold railways are removed has no effect; each removal has its own consequences.

## Mountain railways

chapter-1824-mtn = Mountain railways

rule-1824-MTN-01 = A mountain railway costs 120 G and is on sale only in the initial share round.
rule-1824-MTN-02 = Each mountain railway pays its owner 25 G from the bank at the start of every operating round, before any company acts.
rule-1824-MTN-03 = A mountain railway has no treasury, trains, markers or hex, and blocks nothing.
rule-1824-MTN-04 = A mountain railway can never be sold, neither to the bank nor to a player or company.
rule-1824-MTN-05 = A mountain railway counts as one certificate.
rule-1824-MTN-06 = From the sale of the first 3-train until that of the first 4-train the owner may exchange a mountain railway in a share-round turn for a 10% certificate of BK, MS, CL, SB or BH from the bank.
rule-1824-MTN-07 = The exchange of a mountain railway takes the place of the turn’s purchase; sales may come before it.
rule-1824-MTN-08 = The exchange of a mountain railway is an action: it assures the player of another turn in this share round and counts for the Priority Card.
rule-1824-MTN-09 = A player who exchanges by choice picks any of their mountain railways, whatever its number.
rule-1824-MTN-10 = Only one mountain railway can be exchanged per turn.
rule-1824-MTN-11 = Only 10% certificates can be had for a mountain railway, never a director’s certificate.
rule-1824-MTN-12 = A mountain railway is exchanged only for unreserved certificates in the bank; a Regional Railway without any cannot be chosen.
rule-1824-MTN-13 = A Regional Railway without a price may be chosen for a mountain railway: BH, or one whose Coal Railway was removed. The later buyer of its director’s certificate sets the price.
rule-1824-MTN-14 = Certificates of a Regional Railway without a price count towards the 50% for opening, but it does not open before its director’s certificate is bought.
rule-1824-MTN-15 = A Regional Railway may be chosen for a mountain railway while its Coal Railway is owned and not yet exchanged.
rule-1824-MTN-16 = In the exchange of a mountain railway no money changes hands and the share price does not move.
rule-1824-MTN-17 = An exchange may take a player beyond 60% of the Regional Railway, up to 100%.
rule-1824-MTN-18 = The sale of the first 4-train, by purchase, in part exchange or abroad, forces the exchange of all remaining mountain railways.
rule-1824-MTN-19 = Compulsory exchanges go in the order B1 to B6, whoever owns them and whosever turn it is; each owner chooses the Regional Railway.
rule-1824-MTN-20 = Compulsory exchanges happen at once, in the middle of the buying company’s turn.
rule-1824-MTN-21 = Shares gained in a compulsory exchange earn dividends at once, although 25 G were already paid for the mountain railway in this operating round.
rule-1824-MTN-22a = In a compulsory exchange the owner must take a certificate as long as any Regional Railway has one.
rule-1824-MTN-22b = In a compulsory exchange the owner may pass and give the mountain railway up for nothing.
rule-1824-MTN-23 = If no Regional Railway has a 10% certificate left, the mountain railway is lost without compensation.
rule-1824-MTN-24 = Neither the certificate limit nor the limit in one company stops a compulsory exchange.
rule-1824-MTN-25 = An exchanged mountain railway leaves the game and pays no more.
rule-1824-MTN-26 = The exchange of a mountain railway can change a director or open a Regional Railway just like a purchase, provided the Regional Railway has a price and a player holds its director’s certificate.

## Coal Railways

chapter-1824-coal = Coal Railways

rule-1824-COAL-01 = K1 belongs to BK, K2 to MS, K3 to CL and K4 to SB.
rule-1824-COAL-02 = The buyer of a Coal Railway chooses the price: 120, 140, 160, 180 or 200 G.
rule-1824-COAL-03 = With the purchase of a Coal Railway the share price of its Regional Railway is set to half the price paid: 60, 70, 80, 90 or 100.
rule-1824-COAL-04 = From the purchase of a Coal Railway 10% certificates of its Regional Railway can be bought, still in the same round too.
rule-1824-COAL-05 = A Coal Railway receives a 1g-train when it is bought, one of the six cards.
rule-1824-COAL-06 = The first treasury of a Coal Railway is its price minus 120 G: 0, 20, 40, 60 or 80.
rule-1824-COAL-07 = A Coal Railway is a single certificate, and its owner is its director.
rule-1824-COAL-08 = A Coal Railway cannot be sold or handed on, only exchanged.
rule-1824-COAL-09 = The one marker of a Coal Railway goes on its mine, free of charge, when it first operates.
rule-1824-COAL-10 = A Coal Railway can never place another marker.
rule-1824-COAL-11 = The train limit of a Coal Railway is 2 in every phase.
rule-1824-COAL-12 = A Coal Railway may own and buy g-trains only.
rule-1824-COAL-13a = A Coal Railway must own a train at the end of each of its turns.
rule-1824-COAL-13b = A Coal Railway must own a train at the end of each of its turns, unless the bank offers no g-train at that time.
rule-1824-COAL-14 = In an operating round a Coal Railway may lay or upgrade one tile, run its trains, and buy trains or give one in part exchange like any company.
rule-1824-COAL-15 = For each of its trains starting at a mine a Coal Railway receives the current mine value, all of it into its treasury.
rule-1824-COAL-16 = The rest of a Coal Railway’s revenue is halved between owner and treasury; there is no choice.
rule-1824-COAL-17 = Coal Railways operate after the income of the mountain railways and before the Pre-Staatsbahnen, in the order K1 to K4.
rule-1824-COAL-18 = A Coal Railway has no share price and moves none.
rule-1824-COAL-19 = From the sale of the first 3-train until that of the first 5-train the owner of a Coal Railway may exchange it, in a share-round turn and instead of a purchase, for the director’s certificate of its Regional Railway.
rule-1824-COAL-20 = The exchange of a Coal Railway is an action: it assures another turn and counts for the Priority Card.
rule-1824-COAL-21 = Before the exchange of its Coal Railway nobody else can obtain the director’s certificate of a Regional Railway.
rule-1824-COAL-22 = The exchange of a Coal Railway may take its owner beyond 60% of the Regional Railway.
rule-1824-COAL-23 = The sale of the first 5-train closes every Coal Railway still in play; its owner receives the director’s certificate of its Regional Railway at once.
rule-1824-COAL-24 = A certificate obtained by exchange, voluntary or compulsory, counts as sold for the opening of the Regional Railway.
rule-1824-COAL-25 = A Regional Railway with a Coal Railway cannot open before that is exchanged, however many shares are sold.
rule-1824-COAL-26 = With the exchange of its Coal Railway a Regional Railway opens if players hold 50% or more, that is, 30% besides the director’s certificate.
rule-1824-COAL-27a = After a compulsory exchange in an operating round, a Regional Railway that now qualifies opens at the end of that round and first operates in the next.
rule-1824-COAL-27b = After a compulsory exchange in an operating round, a Regional Railway that now qualifies opens and gets its capital at once, but first operates in the next round.
rule-1824-COAL-28 = At the exchange the Coal Railway’s trains and cash move to the charter of the Regional Railway.
rule-1824-COAL-29a = Before the Regional Railway opens, the trains and cash of its Coal Railway can be neither used nor sold nor spent.
rule-1824-COAL-29b = Before the Regional Railway opens, the cash of its Coal Railway cannot be spent, but other companies may buy the waiting trains from phase 3 on.
rule-1824-COAL-30 = If the Regional Railway does not qualify yet, trains and cash of its Coal Railway wait on its charter; the capital follows when it opens.
rule-1824-COAL-31 = The Coal Railway’s marker is not passed on; it leaves the map.
rule-1824-COAL-32 = After the exchange g-trains of any company may still start at the mine.
rule-1824-COAL-33 = The exchange of a Coal Railway gives one certificate for one certificate.
rule-1824-COAL-34 = A Coal Railway unsold in the initial share round is removed; its Regional Railway counts as one without a Coal Railway, and its director’s certificate is no longer reserved.
rule-1824-COAL-35 = When a Coal Railway is exchanged, the player with the most units is director at once: its former owner keeps the director’s certificate unless another player holds strictly more units and swaps it for two 10% certificates.
rule-1824-COAL-36 = From the first 3-train on a Coal Railway may sell trains to other companies and buy g-trains from them.

## Pre-Staatsbahnen

chapter-1824-pre = Pre-Staatsbahnen

rule-1824-PRE-01 = There are seven: SD1, SD2, SD3, UG1, UG2, KK1 and KK2.
rule-1824-PRE-02 = SD1, UG1 and KK1 cost 240 G; SD2, SD3, UG2 and KK2 cost 120 G.
rule-1824-PRE-03 = The price paid for a Pre-Staatsbahn becomes its starting treasury.
rule-1824-PRE-04 = A Pre-Staatsbahn is a single certificate whose owner is its director; it cannot be sold or handed on.
rule-1824-PRE-05 = A Pre-Staatsbahn starts without a train.
rule-1824-PRE-06 = The train limit of a Pre-Staatsbahn is 2 as long as it exists.
rule-1824-PRE-07 = A Pre-Staatsbahn may own normal trains and g-trains.
rule-1824-PRE-08 = A Pre-Staatsbahn must own a train at the end of each of its turns, the first included.
rule-1824-PRE-09 = The revenue of a Pre-Staatsbahn is always halved between owner and treasury.
rule-1824-PRE-10 = Mine values earned by g-trains of a Pre-Staatsbahn go wholly to its treasury and are not halved.
rule-1824-PRE-11 = A Pre-Staatsbahn has one marker, placed free of charge on its home when it first operates, and never another.
rule-1824-PRE-12 = Pre-Staatsbahnen operate after the Coal Railways in the order SD1, SD2, SD3, UG1, UG2, KK1, KK2.
rule-1824-PRE-13 = A Pre-Staatsbahn has no share price.
rule-1824-PRE-14 = A Pre-Staatsbahn cannot be exchanged by choice; it ends only with the formation of its Staatsbahn.
rule-1824-PRE-15 = When the first 4-train (SD), 5-train (UG) or 6-train (k&k) is sold, a Pre-Staatsbahn closes at the end of that operating round; until then it operates normally, later in that round too.
rule-1824-PRE-16 = A Pre-Staatsbahn unsold in the initial share round is removed; its reserved certificate and its home circle are no longer reserved, with two exceptions.
rule-1824-PRE-17 = At formation Pre-Staatsbahn number 1 becomes the director’s certificate of two units, each of the others a 10% certificate.
rule-1824-PRE-18 = Each Pre-Staatsbahn counts as one certificate.

## Regional Railways

chapter-1824-reg = Regional Railways

rule-1824-REG-01 = BK, MS, CL and SB have a Coal Railway; BH has none.
rule-1824-REG-02 = With a Coal Railway: the price is set when the Coal Railway is bought, and 10% certificates are on sale from then on.
rule-1824-REG-03 = With a Coal Railway: the director’s certificate is reserved until the exchange.
rule-1824-REG-04 = With a Coal Railway: it opens as soon as players hold at least 50%, bought or exchanged, and a player has the director’s certificate.
rule-1824-REG-05 = With a Coal Railway: the capital at opening is 8 × starting price, plus treasury and trains of the Coal Railway.
rule-1824-REG-06 = K1 was bought for 160 G: BK opens with 8 × 80 = 640 G plus the cash of K1.
rule-1824-REG-07 = Without a Coal Railway: the director’s certificate must be bought first, at twice the chosen price.
rule-1824-REG-08 = Without a Coal Railway: the buyer of the director’s certificate chooses 60, 70, 80, 90 or 100 as starting price.
rule-1824-REG-09 = Without a Coal Railway: before the director’s certificate no 10% certificate can be bought; only the exchange of mountain railways brings any into players’ hands.
rule-1824-REG-10 = Without a Coal Railway: it opens as soon as the director’s certificate is bought and players hold at least 50%.
rule-1824-REG-11 = Without a Coal Railway: the capital at opening is 10 × starting price.
rule-1824-REG-12 = A Regional Railway whose Coal Railway was removed unsold is treated in every respect as one without: capital 10 × starting price, no assets.
rule-1824-REG-13 = If the exchange of mountain railways has already put 30% or more in players’ hands, the purchase of the director’s certificate opens the company at once.
rule-1824-REG-14 = The capital of a Regional Railway follows the starting price, not the current price.
rule-1824-REG-15 = Shares are always paid for to the bank, never to the company, before and after opening.
rule-1824-REG-16 = Several Regional Railways may have the same starting price.
rule-1824-REG-17 = A Regional Railway opened in a share round operates from the next operating round on.
rule-1824-REG-18 = A Regional Railway has three markers: the home marker is free, the second costs 40 G, the third 100.
rule-1824-REG-19 = Train limit of a Regional Railway: 4 up to phase 3, 3 in phases 4 and 5, 2 from phase 6.
rule-1824-REG-20 = A Regional Railway may own normal trains and g-trains.
rule-1824-REG-21 = A Regional Railway must own a train at the end of each of its turns.
rule-1824-REG-22 = Once it has a price, a Regional Railway never closes.

## Staatsbahnen and their formation

chapter-1824-staat = Staatsbahnen and their formation

rule-1824-STAAT-01 = The Staatsbahnen are SD, UG and k&k; their starting price is 120 G.
rule-1824-STAAT-02 = Before formation unreserved 10% certificates can be bought for 120 G: six of SD, seven of UG and seven of k&k if all Pre-Staatsbahnen were sold.
rule-1824-STAAT-03 = Before formation a Staatsbahn has no director, takes no turn, pays nothing and keeps its price, and its shares cannot be sold.
rule-1824-STAAT-04 = The first 4-train sold brings SD, the first 5-train UG, the first 6-train k&k; a sale abroad does so too.
rule-1824-STAAT-05 = Formation is compulsory and takes place at the end of the operating round in which it was triggered.
rule-1824-STAAT-06 = If the sale abroad after the last operating round of a set triggers it, formation follows at once, before the share round.
rule-1824-STAAT-07 = Several formations at the same time go in the order SD, UG, k&k.
rule-1824-STAAT-08 = At formation all Pre-Staatsbahnen of the Staatsbahn still in play are exchanged for their reserved certificates and close.
rule-1824-STAAT-09 = The director of a new Staatsbahn is the player with the highest percentage after the exchanges, shares bought earlier included.
rule-1824-STAAT-10 = Ties go to the tied player who owned Pre-Staatsbahn number 1, else number 2, else number 3, else to the holder of the Priority Card, else to the first tied player clockwise from that holder.
rule-1824-STAAT-11 = If another player has received the director’s certificate at formation, the director gives them two 10% certificates for it.
rule-1824-STAAT-12 = At formation the bank pays the Staatsbahn 120 G for each unit that was never reserved: 6 for SD, 7 for UG, 7 for k&k.
rule-1824-STAAT-13 = At formation the bank adds the operating capital, 120 or 240 G, of each Pre-Staatsbahn that was not in play.
rule-1824-STAAT-14 = What the bank pays at formation comes to 120 G × (10 − units handed out by exchange), however many shares were sold.
rule-1824-STAAT-15 = The Staatsbahn takes over all cash of its Pre-Staatsbahnen.
rule-1824-STAAT-16 = The Staatsbahn takes over all trains of its Pre-Staatsbahnen.
rule-1824-STAAT-17 = Trains beyond the limit of a new Staatsbahn are removed; its director chooses which.
rule-1824-STAAT-18 = Each marker of a Pre-Staatsbahn on the map is replaced, free of charge, by one of the five markers of the Staatsbahn.
rule-1824-STAAT-19 = SD with SD1 to SD3 in play has markers in Wien, Graz and Innsbruck and two left; UG with both has Pest and Fünfkirchen and three left.
rule-1824-STAAT-20 = If no Pre-Staatsbahn of a Staatsbahn was in play, one of its markers goes free of charge on the reserved home of number 1.
rule-1824-STAAT-21a = With both Pre-Staatsbahnen k&k would have two markers on the Wien hex; one is taken back.
rule-1824-STAAT-21b = k&k keeps only one marker on the Wien hex: from different stations the director chooses the one to take back, in a shared station KK2’s goes. It then has one marker on the map and four to place, for 40, 100, 100 and 100 G.
rule-1824-STAAT-22 = A Staatsbahn opens at formation, however few of its shares are in players’ hands.
rule-1824-STAAT-23 = A Staatsbahn opens on condition that some player holds at least two units and so becomes director.
rule-1824-STAAT-24a = While nobody holds two units of a Staatsbahn it has no director and takes no turn; it starts in the operating round after a player reaches two units.
rule-1824-STAAT-24b = While nobody holds two units of a Staatsbahn it is in receivership: it takes its turns, runs its trains and pays out or withholds, but builds no track and neither must nor can buy trains.
rule-1824-STAAT-25 = 10% certificates that were reserved for an unsold Pre-Staatsbahn are ordinary bank certificates from the end of the initial share round.
rule-1824-STAAT-26 = If Pre-Staatsbahn number 1 was unsold, the director’s certificate of the Staatsbahn still cannot be bought; at formation, or later when somebody first reaches two units, the director swaps two 10% certificates for it.
rule-1824-STAAT-27 = The home of an unsold Pre-Staatsbahn is no longer reserved, except that of number 1 if all Pre-Staatsbahnen of that Staatsbahn were unsold.
rule-1824-STAAT-28 = A Staatsbahn first operates in the operating round after its formation, in the order of share prices.
rule-1824-STAAT-29 = A Staatsbahn must own a train at the end of its first turn, as always.
rule-1824-STAAT-30 = The cost of a Staatsbahn’s next marker depends on how many of its markers stand on the map: with none 0, with one 40 G, with two or more 100.
rule-1824-STAAT-31 = Train limit of a Staatsbahn: 4 in phases 4 and 5, 3 from phase 6.
rule-1824-STAAT-32 = Later share purchases pay the bank, not the Staatsbahn.
rule-1824-STAAT-33 = Shares of a Staatsbahn cannot be had for mountain railways.
rule-1824-STAAT-34 = Shares of a Staatsbahn can be sold only after it has operated once.
rule-1824-STAAT-35 = A player brought above the certificate limit by the formation, for instance by giving the director’s certificate for two others, must sell down in their first turn of the next share round.
rule-1824-STAAT-36 = Certificates from the formation may take a player beyond 60%; nothing need be sold, but no more may be bought.

## Directors

chapter-1824-dir = Directors

rule-1824-DIR-01 = Each operating company has one director, who alone decides for it; for a Coal Railway or Pre-Staatsbahn that is its owner.
rule-1824-DIR-02 = The director of a Regional Railway or Staatsbahn is the player with the most units.
rule-1824-DIR-03 = As soon as a player holds strictly more units than the director, the directorship passes; equal holdings change nothing.
rule-1824-DIR-04 = If several players tie for the most, the first of them clockwise after the old director takes over.
rule-1824-DIR-05 = A director must hold at least two units.
rule-1824-DIR-06 = The old director gives up the director’s certificate and receives two 10% certificates from the new one.
rule-1824-DIR-07 = The charter with cash, trains and markers goes to the new director unchanged.
rule-1824-DIR-08 = A director can give up the directorship only by selling shares, only if another player holds at least two units, and only within the rules of selling.
rule-1824-DIR-09 = The director’s certificate never goes to the bank; a director who sells into it swaps it first and then sells 10% certificates.
rule-1824-DIR-10 = A director may sell just one of the two units of the director’s certificate if that makes another player director, in particular when the bank holds four units and only one more fits.
rule-1824-DIR-11 = No emergency sale may change the director of any company.
rule-1824-DIR-12 = A Regional Railway has no director while its director’s certificate is reserved or unsold, whatever 10% certificates players hold.
rule-1824-DIR-13 = Purchases, sales, exchanges of mountain and Coal Railways and formations can all change a director.
rule-1824-DIR-14 = A change takes effect at once, in share rounds as well as in operating rounds.
rule-1824-DIR-15 = Losing the director’s certificate raises the loser’s number of certificates by one.
rule-1824-DIR-16 = A is director with 20%; B buys a third unit. B is now director with the 20% certificate and one of 10%, and A holds two of 10%.

## Share rounds

chapter-1824-sr = Share rounds

rule-1824-SR-01 = The holder of the Priority Card begins; turns go clockwise.
rule-1824-SR-02 = In a turn a player sells any number of shares and then buys one certificate or makes one exchange, or else passes.
rule-1824-SR-03 = All sales of a turn come before its purchase or exchange.
rule-1824-SR-04 = Players trade with the bank only, never with each other.
rule-1824-SR-05 = Every sale, purchase or exchange assures the player of at least one more turn in this share round.
rule-1824-SR-06 = The share round ends when all players have passed in succession.
rule-1824-SR-07 = The player to the left of the last one to sell, buy or exchange receives the Priority Card.
rule-1824-SR-08 = If nobody acted, the card stays where it is.
rule-1824-SR-09 = Nobody may buy a certificate beyond their certificate limit.
rule-1824-SR-10 = A director’s certificate counts as one certificate.
rule-1824-SR-11 = Coal Railways, Pre-Staatsbahnen and mountain railways count as one certificate each.
rule-1824-SR-12 = A player above the limit must sell down to it in their first turn of the next share round, as far as the rules of selling allow.
rule-1824-SR-13 = Whoever holds more than five units of a company may not buy more of it; purchases therefore end at 60%.
rule-1824-SR-14 = Exchanges may take a player beyond 60% of a company, up to 100%.
rule-1824-SR-15 = A 10% certificate can be bought only if the company has a price marker and an unreserved 10% certificate lies in the bank.
rule-1824-SR-16 = Shares cost the current share price; a 20% certificate costs twice that.
rule-1824-SR-17 = Unsold and resold certificates form one stock with one price.
rule-1824-SR-18 = The director’s certificate of a Regional Railway that has neither a price nor a Coal Railway can be bought: the buyer chooses 60, 70, 80, 90 or 100, and the price marker goes on that space, beneath markers already there.
rule-1824-SR-19 = The buyer of a certificate must have the cash.
rule-1824-SR-20 = Whoever has sold shares of a company in this share round may not buy any of it in the same share round.
rule-1824-SR-21 = Shares can be sold only if the company has operated at least once.
rule-1824-SR-22 = Shares can be sold only if at most 50% of the company is in the bank afterwards.
rule-1824-SR-23 = The seller receives the share price before the fall for every unit of the sale.
rule-1824-SR-24 = Each sale, whatever its size, lowers the price marker one row.
rule-1824-SR-25 = All units of one company that a player sells in one turn are one sale.
rule-1824-SR-26 = Sales by another player or in a later turn are new sales and lower the marker again.
rule-1824-SR-27 = A price marker at the bottom of its column, with no space directly below, stays.
rule-1824-SR-28 = A lowered marker goes beneath markers already on the new space.
rule-1824-SR-29 = Coal Railways, Pre-Staatsbahnen, mountain railways and reserved certificates can be neither sold nor bought in a share round.
rule-1824-SR-30 = In phase 3 a mountain railway, in phases 3 and 4 a Coal Railway may be exchanged as the turn’s purchase.
rule-1824-SR-31 = At the end of a share round the price marker of each open company whose ten units are all with players rises one row.
rule-1824-SR-32 = A price marker in the top row does not rise.
rule-1824-SR-33 = Several rises are made in operating order; each marker goes beneath those already on its new space.
rule-1824-SR-34 = A player in debt may not buy shares.
rule-1824-SR-35 = Interest on debts is added at the end of every share round.
rule-1824-SR-36 = A player exactly at the certificate limit may make a one-for-one exchange.

## Operating rounds

chapter-1824-or = Operating rounds

rule-1824-OR-01 = Every share round is followed by a set of operating rounds; then comes the next share round.
rule-1824-OR-02 = The number of operating rounds in a set is fixed when the share round ends and does not change during the set.
rule-1824-OR-03 = Order in an operating round: income of the mountain railways; Coal Railways K1 to K4; Pre-Staatsbahnen in their fixed order; open Regional Railways and Staatsbahnen by price.
rule-1824-OR-04 = Regional Railways and Staatsbahnen: the highest current price first.
rule-1824-OR-05 = Equal prices on different spaces: the marker further right first.
rule-1824-OR-06 = On the same space the marker on top goes first.
rule-1824-OR-07 = The next Regional Railway or Staatsbahn is always found on the market as it stands then, among those that have not yet operated in this round.
rule-1824-OR-08 = A company’s turn: lay or upgrade one tile; place a station marker; run trains and distribute the revenue; move the price; give a train in part exchange and buy trains.
rule-1824-OR-09 = Running and moving the price are compulsory, the other steps optional, unless the company must buy a train.
rule-1824-OR-10 = In the train step part exchange and purchases may be mixed in any order.
rule-1824-OR-11 = Each company acts once per operating round.
rule-1824-OR-12 = A Regional Railway opened or a Staatsbahn formed during an operating round does not act in it.
rule-1824-OR-13 = An operating round is over once every company in operation has acted; formations follow and, after the last round of a set, the sale abroad.
rule-1824-OR-14 = Coal Railways and Pre-Staatsbahnen too pay for everything from their own treasury; the owner’s money is touched only in an emergency.

## Yellow tiles

chapter-1824-track = Yellow tiles

rule-1824-TRACK-01 = Per turn a company either lays one yellow tile or upgrades one tile, not both and not two.
rule-1824-TRACK-02 = Yellow tiles go on unbuilt map hexes. Grey and red hexes are never built on; their printed arrows count as existing track.
rule-1824-TRACK-03 = A new tile must extend a line within the company’s reach: new track must be connected to one of its markers without reversing at junctions.
rule-1824-TRACK-04 = A city wholly occupied by other companies’ markers ends the connection; a city with a free circle or an own marker does not.
rule-1824-TRACK-05 = A company that builds in its first turn builds on its home hex if that is still unbuilt; a pre-printed grey or red home, or one that already carries a tile, is exempt.
rule-1824-TRACK-06 = Hexes without town or city take only plain track tiles.
rule-1824-TRACK-07 = Hexes with one dot take tiles with one town, hexes with two dots tiles with two.
rule-1824-TRACK-08 = Hexes with a circle take city tiles.
rule-1824-TRACK-09 = Label W belongs on Wien alone, Bu on Budapest, T on Triest, Tarnopol, Krakau and Czernowitz, and these hexes take only tiles with their label.
rule-1824-TRACK-10 = No track may run off the map.
rule-1824-TRACK-11 = No track may run into a side of a grey or red hex without an arrow there.
rule-1824-TRACK-12 = Track may run against a blank side of a neighbouring tile.
rule-1824-TRACK-13 = The first build on a river hex costs 20 G, on a mountain hex 40.
rule-1824-TRACK-14 = Building cost is paid from the treasury to the bank before the tile is laid; without the money it cannot be laid.
rule-1824-TRACK-15 = The first tile on Wien or Budapest, with their pre-printed stations at a river, also costs 20 G.
rule-1824-TRACK-16 = A tile to be laid must be in stock.
rule-1824-TRACK-17 = Yellow tiles are available throughout the game.
rule-1824-TRACK-18 = Building is optional.

## Upgrades

chapter-1824-upg = Upgrades

rule-1824-UPG-01 = Tiles go from yellow to green to brown to grey, one step at a time.
rule-1824-UPG-02 = Green tiles come with the first 3-train, brown with the first 5-train, grey with the first 8-train.
rule-1824-UPG-03 = After the upgrade the tile must contain track that the company could run a train over; none of the new track need be usable.
rule-1824-UPG-04 = Existing track must be kept.
rule-1824-UPG-05 = Plain track stays plain track; towns, cities and labelled cities keep their kind and all their stations.
rule-1824-UPG-06 = New track may end against a neighbour without connection, but neither off the map nor at a blank side of a grey or red hex.
rule-1824-UPG-07 = Upgrades cost nothing, on river and mountain hexes either.
rule-1824-UPG-08 = A replaced tile returns to stock and can be used again.
rule-1824-UPG-09 = A single town upgrades to a green town tile (#87 or #88); two towns on one hex have no upgrade.
rule-1824-UPG-10 = There are no brown town tiles, and the only grey tiles are one each for T, Bu and W.
rule-1824-UPG-11 = Markers stay in the station on whose track they were; where stations merge, their markers share the merged station.
rule-1824-UPG-12 = New circles are free for any company, except as reserved.
rule-1824-UPG-13 = Pre-printed Wien and Budapest are built first with their yellow tiles (#499, #498), then green and so on; the yellow step counts as laying a yellow tile.

## Station markers

chapter-1824-tok = Station markers

rule-1824-TOK-01 = The home marker is placed free of charge when the company first operates, before anything else in that turn.
rule-1824-TOK-02 = Besides the home marker a company places at most one marker per turn.
rule-1824-TOK-03 = The cost of a marker follows those already on the map: the second costs 40 G, every further one 100, paid from the treasury to the bank.
rule-1824-TOK-04 = Markers that a Staatsbahn takes over from its Pre-Staatsbahnen count as on the map: SD with three pays 100 G for the next, k&k with one pays 40.
rule-1824-TOK-05 = A company has at most one marker on a hex, Wien and Budapest included.
rule-1824-TOK-06 = A marker needs a free circle in a city.
rule-1824-TOK-07 = The circle for a marker must be connected to a marker of the company by track of any length, without reversing at junctions; cities full of other companies’ markers break the connection.
rule-1824-TOK-08 = Towns and mines take no markers, except that a mine takes the home marker of its Coal Railway.
rule-1824-TOK-09 = Red Sarajewo has one circle, the home of BH.
rule-1824-TOK-10 = Markers are never moved or removed by choice.
rule-1824-TOK-11 = While a company with a home in a city has not yet operated, others may place a marker there only if at least one circle on the tile is left for it.
rule-1824-TOK-12 = A marker lets its company build from that city and run through it; once all circles are taken, the city is blocked for the others.
rule-1824-TOK-13 = In pre-printed, yellow and green Wien SD1, KK1 and KK2 each have a station of their own with one circle; in brown Wien KK1 and KK2 share the station with three.
rule-1824-TOK-14 = On Wien and Budapest the reserved circle is the company’s own printed station while the stations are separate, and any circle of the merged station afterwards.

## Trains, g-trains, part exchange

chapter-1824-train = Trains, g-trains, part exchange

rule-1824-TRAIN-01 = There are two families: normal trains (2, 3, 4, 5, 6, 8, 10) and g-trains (1g to 5g).
rule-1824-TRAIN-02 = Cards and prices: 2 (9 cards, 80 G), 3 (7, 180), 4 (4, 280), 5 (3, 400), 6 (3, 600), 8 (2, 800), 10 (any number, 1000); 1g (6, 120), 2g (5, 240), 3g (4, 360), 4g (3, 600), 5g (2, 800).
rule-1824-TRAIN-03 = The bank sells normal trains strictly in ascending order; a type comes on offer once the last card of the one before has left the bank.
rule-1824-TRAIN-04 = g-trains come on offer with the sale of normal trains: 1g with the first 2, 2g with the first 3, 3g with the first 4, 4g with the first 6, 5g with the first 8.
rule-1824-TRAIN-05 = A g-type need not sell out; all g-types that are released and not scrapped are on offer side by side.
rule-1824-TRAIN-06 = g-trains never hold up normal trains and never change the phase.
rule-1824-TRAIN-07 = Any company may buy g-trains; Coal Railways may buy nothing else.
rule-1824-TRAIN-08 = The 1g-trains that Coal Railways receive when bought do not depend on 1g-trains being on offer.
rule-1824-TRAIN-09 = Trains are bought after running; a new train first runs in the next operating round.
rule-1824-TRAIN-10 = A company may buy several trains in its turn.
rule-1824-TRAIN-11 = Normal trains and g-trains count together towards the train limit. Coal Railways and Pre-Staatsbahnen have 2; Regional Railways 4, in phases 4 and 5 3, from phase 6 2; Staatsbahnen 4, from phase 6 3.
rule-1824-TRAIN-12 = A company at its limit may not buy, even if the purchase would scrap some of its trains.
rule-1824-TRAIN-13 = Trains above a lowered limit leave the game at once, without compensation.
rule-1824-TRAIN-14 = The director chooses which surplus trains go.
rule-1824-TRAIN-15 = The first 4-train scraps the 2-trains, the first 6 the 3-trains, the first 8 the 4-trains, the first 10 the 5-trains; 6, 8 and 10 last for ever.
rule-1824-TRAIN-16 = The first 3g-train scraps the 1g-trains, the first 4g the 2g, the first 5g the 3g; a higher first g-train scraps everything outdated below it; 4g and 5g last for ever.
rule-1824-TRAIN-17 = Only g-trains scrap g-trains; no normal train does, not even the 10.
rule-1824-TRAIN-18 = Scrapping is immediate, hits every owner and removes unsold cards of that type from the bank.
rule-1824-TRAIN-19 = Part exchange: with a new train from the bank a company may give one train of the type directly before it, of the same family, and then pays half that train’s face value less.
rule-1824-TRAIN-20 = In part exchange no type can be skipped (a 3 for a 5), and the families cannot be crossed (a g-train for a normal one or the reverse).
rule-1824-TRAIN-21 = A company gives at most one train in part exchange per operating round.
rule-1824-TRAIN-22 = A train given in part exchange leaves the game.
rule-1824-TRAIN-23 = The train given in part exchange may have run in this operating round and may even have been bought in this turn: the last 5-train for 400 G, then the first 6-train for 400 in exchange for it.
rule-1824-TRAIN-24 = A part exchange is a sale in every respect: phase change, availability, scrapping.
rule-1824-TRAIN-25 = Part exchange is allowed at the train limit, because the number of trains does not grow.
rule-1824-TRAIN-26 = Part exchange applies to trains from the bank only, not to those of other companies.
rule-1824-TRAIN-27 = 6 for 8, 8 for 10, 3g for 4g and 4g for 5g are part exchanges like all others.
rule-1824-TRAIN-28 = From the sale of the first 3-train companies may buy trains from one another.
rule-1824-TRAIN-29 = Trains between companies of the same director: any price of at least 1 G that the buyer’s treasury can pay.
rule-1824-TRAIN-30 = Trains between companies of different directors: exactly the face value, and the seller must agree.
rule-1824-TRAIN-31 = A purchase from another company is made in the buyer’s train step and pays into the seller’s treasury.
rule-1824-TRAIN-32 = The buyer of another company’s train must have room under its limit; a Coal Railway buys only g-trains.
rule-1824-TRAIN-33 = A train that changes hands has no effect on the phase.
rule-1824-TRAIN-34 = The bank never buys trains back, and no train can be discarded by choice.
rule-1824-TRAIN-35 = Every operating company must own at least one train at the end of its turn; if it has none it must buy one, with emergency financing if it cannot pay.
rule-1824-TRAIN-36a = Coal Railways too must own a train at the end of the turn.
rule-1824-TRAIN-36b = A Coal Railway need not own a train while the bank offers no g-train.
rule-1824-TRAIN-37 = Any train meets the duty to own one, whether it can run or not; a g-train will do for any company even without access to a mine.
rule-1824-TRAIN-38 = A company that owns a train is never forced to buy.
rule-1824-TRAIN-39 = New trains cost their printed price.
rule-1824-TRAIN-40 = 10-trains never run out.

## Routes

chapter-1824-run = Routes

rule-1824-RUN-01 = A route joins at least two different stations by track.
rule-1824-RUN-02 = A route contains at least one marker of the company, anywhere along it.
rule-1824-RUN-03 = A normal n-train visits at most n stops; towns, cities and red locations count one each.
rule-1824-RUN-04 = Every town and city on the track travelled is visited and counted; none can be skipped.
rule-1824-RUN-05 = A g-train starts at a mine; the mine is one end of the route.
rule-1824-RUN-06 = An n-g-train visits at most n cities; the mine does not count, and towns are unlimited and free.
rule-1824-RUN-07 = For a g-train a red location counts as a city.
rule-1824-RUN-08 = A g-train cannot skip cities; towns on its way are visited and earn.
rule-1824-RUN-09 = Only g-trains visit mines.
rule-1824-RUN-10 = The route of a g-train contains exactly one mine.
rule-1824-RUN-11 = A mine and one town make a valid route for a g-train.
rule-1824-RUN-12 = A route visits no mine and no red location twice; all hexes of one red location are the same place.
rule-1824-RUN-13 = A route never visits two cities of the same hex, even on separate track (Wien, Budapest).
rule-1824-RUN-14 = Both towns of a hex with two towns may be on one route.
rule-1824-RUN-15 = A station is visited at most once per route.
rule-1824-RUN-16 = No piece of track is used twice, neither within a route nor among the routes of one company in that turn; branches with a common stem share track.
rule-1824-RUN-17 = Routes of one company may meet or cross in stations on separate track.
rule-1824-RUN-18 = A company may start two g-trains at one mine, one through each of its two exits.
rule-1824-RUN-19 = A city whose circles are all held by others may end a route but cannot be passed.
rule-1824-RUN-20 = A city with a free circle or an own marker can be passed.
rule-1824-RUN-21 = In a station a train may change from any track to any other track of that station.
rule-1824-RUN-22 = Red locations and mines end a route; they are never passed through.
rule-1824-RUN-23 = Reversing at a junction is impossible.
rule-1824-RUN-24a = The director chooses the routes; the highest revenue need not be run.
rule-1824-RUN-24b = The highest possible revenue must be run.
rule-1824-RUN-25 = Each train runs at most once per operating round.
rule-1824-RUN-26 = A Coal Railway’s marker on its mine is the own marker that trains starting there need.

## Revenue and mines

chapter-1824-rev = Revenue and mines

rule-1824-REV-01 = A train earns the sum of the values of all towns, cities and red locations on its route.
rule-1824-REV-02 = A company’s revenue is the sum over its trains, paid by the bank.
rule-1824-REV-03 = Cities and towns have the value printed on the tile; a station of pre-printed Wien is worth 30, of Budapest 20.
rule-1824-REV-04 = The values of red locations follow the tile colour of the phase: yellow in phases 1 and 2, green in 3 and 4, brown in 5 and 6, grey in 7 and 8.
rule-1824-REV-05 = Mine values: K1’s and K2’s mines 10, later 40; K3’s and K4’s 20, later 60.
rule-1824-REV-06 = The higher mine value holds from the sale of the first 5-train.
rule-1824-REV-07 = The mine value is paid once for every train starting there, always into the treasury, whatever the company.
rule-1824-REV-08 = Mine money is not part of the revenue that is halved or distributed.
rule-1824-REV-09 = A 3g-train runs from K2’s mine through three cities and two towns worth 150 G together, with the high mine value: 150 G can be distributed, 40 go to the treasury.
rule-1824-REV-10 = New values count from the next run after the phase change, later in the same operating round too.

## Dividends and price

chapter-1824-div = Dividends and price

rule-1824-DIV-01 = The director of a Regional Railway or Staatsbahn pays out all revenue or withholds all of it.
rule-1824-DIV-02 = Coal Railways and Pre-Staatsbahnen always halve it.
rule-1824-DIV-03 = A dividend gives each player one tenth of the revenue per unit.
rule-1824-DIV-04 = Units in the bank earn nothing, for the company either.
rule-1824-DIV-05 = Paid out: price marker one space right; at the right end of its row one space up.
rule-1824-DIV-06 = Withheld: price marker one space left; at the left end of its row one space down.
rule-1824-DIV-07 = No revenue at all counts as withheld.
rule-1824-DIV-08 = Where neither move is possible (350 top right, 40 bottom left), the marker stays.
rule-1824-DIV-09 = The size of the dividend does not matter for the move.
rule-1824-DIV-10 = A moved marker goes beneath those already on its new space.
rule-1824-DIV-11 = The price moves before trains are bought.
rule-1824-DIV-12 = Mine money influences neither the choice nor the move.
rule-1824-DIV-13 = 110 in row 4, column 5 pays: 125. 220 in row 4, column 11 pays: 240 in row 3. 70 in row 4, column 1 withholds: 60 in row 5. 350 pays: 350.
rule-1824-DIV-14 = Revenues are multiples of 10, so tenths and halves are whole gulden.

## Emergency financing and debt

chapter-1824-emr = Emergency financing and debt

rule-1824-EMR-01 = Emergency financing applies when a company without a train must buy one and its treasury cannot pay for the train chosen.
rule-1824-EMR-02 = In an emergency the director may choose any train: of any type that the bank offers to the company, or one offered by another company.
rule-1824-EMR-03 = In an emergency the choice of train is free even if the treasury could pay for a cheaper one.
rule-1824-EMR-04 = In an emergency the treasury is emptied first; the director pays exactly the shortfall, so that nothing is left in it.
rule-1824-EMR-05 = In an emergency the price of a train may not exceed its face value.
rule-1824-EMR-06 = In an emergency the director’s money serves this one train only, never further trains and never as a gift.
rule-1824-EMR-07 = The director’s money may not help with a part exchange; the company has no train to give.
rule-1824-EMR-08 = In an emergency the director uses cash first and may owe what is missing. There is no bankruptcy.
rule-1824-EMR-09 = The director may sell shares to reduce the shortfall, but need not.
rule-1824-EMR-10 = Emergency sales obey the rules of selling in share rounds.
rule-1824-EMR-11 = Emergency sales may not change the director of any company.
rule-1824-EMR-12a = Emergency sales may go on until the shortfall for the chosen train is covered, and no further; the last unit may overshoot, and the surplus stays with the director.
rule-1824-EMR-12b = Emergency sales are possible only if the treasury cannot pay for the cheapest train of the bank, only until treasury and cash reach the dearest, and never in a larger block than that needs.
rule-1824-EMR-13 = When the director stops selling, what is still missing becomes debt, and 50% interest, rounded up, is added at once: 293 G missing are 440 G of debt, 1 G is 2.
rule-1824-EMR-14a = Debt is an overdrawn account: any money the player receives reduces it automatically.
rule-1824-EMR-14b = Debt is a separate ledger: income stays cash, and repayment, in full or in part, is a choice in the player’s share-round turn.
rule-1824-EMR-15 = A player in debt may not buy shares, but is never obliged to sell.
rule-1824-EMR-16 = At the end of each share round 50% of the debt then outstanding, rounded up, is added.
rule-1824-EMR-17 = New emergency debt bears the immediate interest on the new amount only.
rule-1824-EMR-18 = Mountain railways and Coal Railways can be exchanged by a player in debt.
rule-1824-EMR-19 = In an emergency too a train of another player’s company costs exactly its face value, one of an own company 1 G up to face value.
rule-1824-EMR-20 = In emergency financing the owner of a Coal Railway or Pre-Staatsbahn is its director.
rule-1824-EMR-21 = Outstanding debt is subtracted from the final wealth.
rule-1824-EMR-22 = A player in debt keeps all directorships and acts for the companies as usual.

## Phases

chapter-1824-phase = Phases

rule-1824-PHASE-01 = Only the sale of the first normal train of a type changes the phase, and does so at once, within the turn of the buyer.
rule-1824-PHASE-02 = A sale abroad of the first train of a type changes the phase too.
rule-1824-PHASE-03 = Order of consequences: scrapping; compulsory exchange of Coal Railways; surrender of trains above the new limits; compulsory exchange of mountain railways; then the buyer goes on with its turn.
rule-1824-PHASE-04 = Phase 1, before any 2-train is sold: yellow tiles, 2-trains, no g-trains on sale.
rule-1824-PHASE-05 = Phase 2, first 2-train: 1g-trains on sale; sales abroad at the end of each set.
rule-1824-PHASE-06 = Phase 3, first 3-train: green tiles.
rule-1824-PHASE-07 = Phase 3: 2g-trains on sale.
rule-1824-PHASE-08 = Phase 3: Coal Railways and mountain railways may be exchanged in share rounds.
rule-1824-PHASE-09 = Phase 3: companies may buy trains from one another.
rule-1824-PHASE-10 = Phase 4, first 4-train: all 2-trains are scrapped.
rule-1824-PHASE-11 = Phase 4: 3g-trains on sale; the 1g-trains go when the first 3g-train is bought, not before.
rule-1824-PHASE-12 = Phase 4: the remaining mountain railways are exchanged and closed.
rule-1824-PHASE-13 = Phase 4: train limit 3 for Regional Railways, 4 for Staatsbahnen.
rule-1824-PHASE-14 = Phase 4: SD forms at the end of the operating round.
rule-1824-PHASE-15 = Phase 5, first 5-train: brown tiles; high mine values.
rule-1824-PHASE-16 = Phase 5: the remaining Coal Railways are exchanged and closed.
rule-1824-PHASE-17 = Phase 5: UG forms at the end of the operating round; limits stay as they are; no new g-train.
rule-1824-PHASE-18 = Phase 6, first 6-train: all 3-trains are scrapped.
rule-1824-PHASE-19 = Phase 6: 4g-trains on sale; the 2g-trains go when the first 4g-train is bought.
rule-1824-PHASE-20 = Phase 6: train limit 2 for Regional Railways, 3 for Staatsbahnen; Pre-Staatsbahnen keep 2 until they close.
rule-1824-PHASE-21 = Phase 6: k&k forms at the end of the operating round.
rule-1824-PHASE-22 = Phase 7, first 8-train: grey tiles; all 4-trains are scrapped.
rule-1824-PHASE-23 = Phase 7: 5g-trains on sale; the 3g-trains go when the first 5g-train is bought.
rule-1824-PHASE-24 = Phase 8, first 10-train: all 5-trains are scrapped.
rule-1824-PHASE-25 = One operating round per set until a share round ends with a 3-train already sold.
rule-1824-PHASE-26 = Two operating rounds per set after every share round that ends with a 3-train sold.
rule-1824-PHASE-27a = Three operating rounds per set after every share round that ends with a 6-train sold.
rule-1824-PHASE-27b = Three operating rounds per set after every share round that ends with a 5-train sold.
rule-1824-PHASE-28 = Normal trains are sold in ascending order, so no phase is ever skipped or comes back.

## Sales abroad

chapter-1824-export = Sales abroad

rule-1824-EXPORT-01a = The first sale abroad comes at the end of the set in which the first 2-train was bought; before that there is none.
rule-1824-EXPORT-01b = There is a sale abroad at the end of every set, from the first on.
rule-1824-EXPORT-02 = After the first there is one sale abroad at the end of every set of one, two or three operating rounds, not of every operating round.
rule-1824-EXPORT-03 = In a sale abroad one normal train of the type on offer leaves the game; g-trains are never sold abroad.
rule-1824-EXPORT-04 = In a sale abroad no money moves.
rule-1824-EXPORT-05 = A sale abroad is a sale as regards availability and phase: it can scrap trains, force exchanges and form a Staatsbahn.
rule-1824-EXPORT-06 = All consequences of a sale abroad are carried out before the share round begins.
rule-1824-EXPORT-07 = Order at the end of a set: formations triggered in the last operating round, sale abroad, formations triggered by it.
rule-1824-EXPORT-08 = With only 10-trains left the sale abroad is made but has no further effect.
rule-1824-EXPORT-09 = There is no sale abroad after the last operating round of the game.

## End of the game

chapter-1824-end = End of the game

rule-1824-END-01 = The end is triggered when the bank has no money left.
rule-1824-END-02 = Triggered in an operating round: the current set is completed, then the game is over.
rule-1824-END-03 = Triggered in a share round: that share round and one further complete set are played.
rule-1824-END-04 = What the bank can no longer pay is recorded and counts as the player’s cash.
rule-1824-END-05 = Companies too are paid in full after the bank is empty.
rule-1824-END-06 = Final wealth is cash plus units × share price of each company; trains and treasuries do not count.
rule-1824-END-07 = Debt is deducted from the final wealth.
rule-1824-END-08a = Mountain railways, Coal Railways and Pre-Staatsbahnen still in play at the end count nothing.
rule-1824-END-08b = What is still in play at the end counts: a mountain railway 120 G, a Coal Railway its purchase price, a Pre-Staatsbahn 120 or 240.
rule-1824-END-09 = The greatest wealth wins; ties are shared.
rule-1824-END-10 = There is no other end: neither the top of the market nor a player’s debt ends the game.
rule-1824-END-11 = Shares of a company that has never operated count at their share price; units of a Regional Railway without a price count nothing.

## Rulings

chapter-1824-ruling = Rulings

rule-1824-RULING-01 = Which source decides? For the first edition its text, then its inner consistency, then statements of the designer, then the public list of rule differences, then 18xx.games, then ordinary 18xx practice. For the second edition 18xx.games, then that list.
rule-1824-RULING-02 = Which market has the first edition? That of the second: its starting prices, its rows and columns of unequal length and its repeated prices fit every fact in the text.
rule-1824-RULING-03 = Which map has the first edition? That of the second: mines, labelled cities, river and mountain costs and low mine values agree after one constant shift of the coordinates. The red values and high mine values of the first edition remain unverified.
rule-1824-RULING-04 = Which tiles has the first edition? The list of the second, which adds up to the printed totals of 72, 48, 20 and 3.
rule-1824-RULING-05 = Is the starting cash part of the 12,000 G? Yes.
rule-1824-RULING-06 = Does “10” in the company tables mean certificates? No, ten units on nine certificates.
rule-1824-RULING-07 = Brown tiles again with the first 8-train, and “phase 1” over the first 10-train? Misprints: phase 7 brings grey tiles, and the 10 starts phase 8.
rule-1824-RULING-08 = Are the starting prices 60, 70, 80, 80, 100, as printed once? No: 60, 70, 80, 90, 100.
rule-1824-RULING-09 = Does the order of the initial share round alternate? No: it turns once, after the first lap, and then always goes up.
rule-1824-RULING-10 = How much may be bought per turn of the initial share round? One item; a 20% certificate is one item.
rule-1824-RULING-11 = Is a pass in the initial share round final? No; the round ends when all have passed in succession.
rule-1824-RULING-12 = Can 10% shares of a Staatsbahn be bought before its formation? Yes, from the initial share round on: they have a price, and the tie rule of the formation presupposes such purchases. For the first edition in rules version 2 see 1824-RULING-91.
rule-1824-RULING-13 = Do sold-out companies rise after the initial share round? Yes, it is a share round; in practice only BH can be sold out.
rule-1824-RULING-14 = Where does a Coal Railway’s first 1g-train come from? From the six cards, without effect on phase or availability; with four Coal Railways sold two 1g-trains are left.
rule-1824-RULING-15 = When has a company operated, so that its shares can be sold? When it has completed a turn in an operating round. In rules version 2 see also 1824-RULING-93.
rule-1824-RULING-16 = Does “at least 50% with players” differ from “at most half in the bank”? No: a company that has operated has no reserved units. After the sale the bank holds at most 50%.
rule-1824-RULING-17 = May a player sell shares of one company bit by bit in one turn? It is one sale per company and turn, with one price and one fall.
rule-1824-RULING-18 = Is the figure in the part-exchange column a credit or the price of the new train? The price of the new train; it agrees with half the face value of the old one in all ten cases.
rule-1824-RULING-19 = Does “more than 5 shares” stop purchases at 50% or 60%? At 60%: with exactly five units one more may be bought. For the first edition in rules version 2 see 1824-RULING-95.
rule-1824-RULING-20 = Do Coal Railways, Pre-Staatsbahnen and mountain railways count towards the certificate limit? Yes, one each.
rule-1824-RULING-21 = May an exchange break a limit? A voluntary one-for-one exchange is allowed exactly at the certificate limit; compulsory exchanges and formations are never blocked; the stop at 60% never applies to either; surplus certificates are sold in the first turn of the next share round.
rule-1824-RULING-22 = What if another player holds more than 20% when a Coal Railway is exchanged? Whoever has strictly more units is director and gives two 10% certificates for the director’s certificate; on equality the exchanging player is director.
rule-1824-RULING-23 = Can an exchange change a director, as purchases and sales do? Yes, it stands in place of a purchase.
rule-1824-RULING-24 = When can one unit of the director’s certificate be sold? Whenever a change of director follows and at most 50% lies in the bank afterwards.
rule-1824-RULING-25 = What are 10% certificates of a Regional Railway without a price? Normal property: they count as certificates and towards 50%, cannot be sold and make nobody director. They get a price when the director’s certificate is bought; if their holder then has more units than its buyer, the majority decides.
rule-1824-RULING-26 = What if no certificate is left for a compulsory exchange of a mountain railway? It is lost without compensation.
rule-1824-RULING-27 = May an owner decline the compulsory exchange? Not in the first edition; in the second they may discard the mountain railway.
rule-1824-RULING-28 = When is the compulsory exchange of mountain railways made? At once; after a sale abroad before the share round begins.
rule-1824-RULING-29 = When does a Regional Railway open after a compulsory exchange of its Coal Railway? The exchange is immediate; in the first edition the opening waits for the end of the operating round, in the second it does not. After a sale abroad it is immediate in both.
rule-1824-RULING-30 = When is the capital of a Regional Railway paid? At the moment of opening, in one sum, by the bank.
rule-1824-RULING-31 = Do the director’s 20% count towards the 50%? Yes.
rule-1824-RULING-32 = What of a Regional Railway whose Coal Railway was never sold? It is one without a Coal Railway, with 10 × capital; its mine serves everybody’s g-trains, has no marker, and nothing is reserved there.
rule-1824-RULING-33 = In what order lie markers that start on the same space? The later arrival goes beneath, as with all moves.
rule-1824-RULING-34 = What becomes of the Coal Railway’s marker? It is removed; the Regional Railway has no presence at the mine and needs a marker of its own on the route of a g-train.
rule-1824-RULING-35 = Can other markers go to a mine? Only the home marker of its Coal Railway, ever. A mine never blocks, since it is always the end of a route.
rule-1824-RULING-36 = What becomes of the share reserved for an unsold Pre-Staatsbahn? A 10% certificate becomes an ordinary bank share.
rule-1824-RULING-37 = Is the capital for an unsold Pre-Staatsbahn counted twice, for the share and for its operating capital? Once: 120 G × (10 − exchanged units), hence 1080 G for UG without UG1.
rule-1824-RULING-38 = What of a Staatsbahn of which nobody holds two units? First edition: it has formed, has capital and markers, but its price stands still, it takes no turn and needs no train; once a player holds two units they are director, and it operates from the next operating round. Second edition: receivership.
rule-1824-RULING-39 = Can the director’s certificate of a Staatsbahn be bought if its number 1 was unsold? No; it goes by swap to the largest holder.
rule-1824-RULING-40 = Is part exchange possible at the train limit? Yes: the old train goes before the new one comes.
rule-1824-RULING-41 = May k&k keep two markers in Wien in the first edition? No, one is taken back at the director’s choice; for costs k&k has one marker on the map.
rule-1824-RULING-42 = Do marker costs of a Staatsbahn follow purchases or the map? The number on the map: none is the free home, one means 40 G, two or more mean 100.
rule-1824-RULING-43 = What is the order at the end of a set? Formations of the operating round in the order SD, UG, k&k; sale abroad with scrapping and compulsory exchanges; formations it triggers; then the share round.
rule-1824-RULING-44 = Who chooses surplus trains? The director, freely among all trains of the company.
rule-1824-RULING-45 = Which of the four spaces with 120 is the start of the Staatsbahnen? Top row, third column, above the starting spaces of the Regional Railways; SD on top, then UG, then k&k.
rule-1824-RULING-46 = What counts for g-trains? Cities and red locations count, mines and towns do not; towns earn; red locations and mines are ends.
rule-1824-RULING-47 = May the route of a g-train touch two different mines? No, it has exactly one.
rule-1824-RULING-48 = Does the purchase of another player’s train at face value need consent? Yes, of the seller’s director, in an emergency too.
rule-1824-RULING-49 = First edition: what if a Coal Railway needs a train and no g-train is to be had anywhere? There is no duty and no penalty; the duty revives in its next turn.
rule-1824-RULING-50 = Must the train be usable? No.
rule-1824-RULING-51 = Does a 4g-train bought before any 3g-train scrap the 1g-trains? Yes, all outdated lower types go.
rule-1824-RULING-52 = What of outdated cards unsold in the bank? They go together with those of the companies.
rule-1824-RULING-53 = How is rounding done? All values are multiples of 10; only interest needs rounding, upwards.
rule-1824-RULING-54 = Who gets dividends on shares in the bank? Nobody.
rule-1824-RULING-55 = What of a Regional Railway or Staatsbahn without train or route? Its price marker moves left.
rule-1824-RULING-56 = What happens at the ends of rows? At the right end up within the column, top right stays; at the left end down, bottom left stays; down where the next row is shorter stays.
rule-1824-RULING-57 = How do stacks and the order of play behave? A marker that moves for any reason goes to the bottom of its new stack; the next company is found after each turn; none operates twice in an operating round.
rule-1824-RULING-58 = What if the phase changes in the middle of a set? The number of operating rounds was fixed at the end of the share round.
rule-1824-RULING-59 = Which train brings the third operating round in the second edition? The first 5-train, as on 18xx.games, though the list of differences says the first 6-train; in the first edition the first 6-train. The doubt remains.
rule-1824-RULING-60 = Is the home tile compulsory in the first turn? No, but a company that builds in that turn with its home hex unbuilt builds there; nothing else is within reach.
rule-1824-RULING-61 = How free are upgrades? The tile must be within reach and contain usable track; the new track need not be usable.
rule-1824-RULING-62 = What are Wien and Budapest before their first tile? Cities worth 30 and 20; the first tile is #499 or #498, costs 20 G and is the turn’s tile.
rule-1824-RULING-63 = What is debt? First edition: negative cash that income offsets, with interest on a new amount when it arises and on the whole balance at the end of each share round. Second edition: a separate ledger.
rule-1824-RULING-64 = May a player in debt make exchanges? Yes, only buying shares is barred.
rule-1824-RULING-65 = How much may be sold in an emergency? First edition: nothing more once the shortfall for the chosen train is covered, though the last unit may overshoot. Second edition: measured by the dearest train of the bank.
rule-1824-RULING-66 = What if nobody acts in a share round? The Priority Card stays.
rule-1824-RULING-67 = What counts at the end besides cash and shares? First edition: only debt, as a deduction. Second edition: also the book values of mountain railways, Coal Railways and Pre-Staatsbahnen. It matters only if the bank breaks early.
rule-1824-RULING-68 = In what order do the consequences of one sale come? Scrapping, Coal Railways, trains above limits, mountain railways.
rule-1824-RULING-69 = What if the bank is empty? It goes on paying players and companies on paper; after the final operating round there is neither sale abroad nor formation. In rules version 2 see also 1824-RULING-90.
rule-1824-RULING-70 = What about a tie for first place? It is shared.
rule-1824-RULING-71 = Is mine money part of the revenue that a Coal Railway halves? No; it is neither halved nor distributed and moves no price.
rule-1824-RULING-72 = Are S1, Süd 1, V1 and SD1 the same company? Yes, and likewise the others: V1 to V7 are SD1 to SD3, UG1, UG2, KK1 and KK2.
rule-1824-RULING-73 = How does a Staatsbahn’s train limit of 4, then 3 fit the phases? 4 from the formation of SD in phase 4, 3 from phase 6; k&k starts with 3.
rule-1824-RULING-74 = What is reserved on hexes with several stations? The own printed station while they are separate, any circle after merging.
rule-1824-RULING-75 = Does the first sale abroad come at the end of the operating round or of the set? It is the same, since sets then have one operating round.
rule-1824-RULING-76 = Which Priority Card breaks ties in a formation? The one held at that moment, as the last share round left it.
rule-1824-RULING-77 = Do certificates gained in mid-round by exchange of a Coal Railway or formation earn dividends? The case cannot arise: those companies first operate in the next operating round.
rule-1824-RULING-78 = When in the turn are trains bought from other companies? In the train step, before or after purchases from the bank.
rule-1824-RULING-79 = What if a company loses its last train outside its turn? There is no duty until the end of its own next turn.
rule-1824-RULING-80 = What if the first 2-train goes abroad before any was bought? That can happen only in the second edition; 1g-trains then wait for the first purchase by a company.
rule-1824-RULING-81 = May a route run from town to town? Yes, for normal trains, if it contains an own marker; so a city or a marked mine is always involved.
rule-1824-RULING-82 = May a Coal Railway start with an empty treasury? Yes, bought for 120 G it operates with its 1g-train and no cash.
rule-1824-RULING-83 = Is the limit of two g-trains per mine for all companies together? No, per company and turn: one train through each exit; other companies use the same exits in their own turns.
rule-1824-RULING-84 = How do hexes with several cities count? For building and markers each separate station stands alone; a route visits the hex once only; a company has one marker on it.
rule-1824-RULING-85 = Does a Coal Railway exchanged before its Regional Railway has 50% keep running? No, it stops at once; its assets wait, and its g-trains can still be scrapped on the waiting charter.
rule-1824-RULING-86 = What of companies missing from a fixed operating order? They are skipped.
rule-1824-RULING-87 = Who is “left” if the last purchase fell in the descending first lap? Always the next seat in ascending order.
rule-1824-RULING-88 = May a player exchange and buy in one turn? One or the other, never both, and never two exchanges.
rule-1824-RULING-89 = When must a player sell who comes over the certificate limit by losing a directorship? In the first turn of the next share round. In the share round in which it happens the player may pass and keep everything, but cannot buy. Rules version 2.
rule-1824-RULING-90 = The first 4, 5 or 6 is bought in the last operating round of the game: is the Staatsbahn still formed? Yes. Formations that are due take place at the end of that round, then the game is counted. No train is sold abroad any more. Rules version 2.
rule-1824-RULING-91 = Can shares of a Staatsbahn be bought in the initial share round? Not in the first edition: they are on sale from the first ordinary share round on. Rules version 2.
rule-1824-RULING-92 = Can a train be bought from a Staatsbahn that has no director? Not in the first edition: nobody could agree to it. Rules version 2.
rule-1824-RULING-93 = When has a company operated, so that its shares can be sold? When its first turn is over. During that turn its own shares cannot be sold, not even in an emergency. Rules version 2.
rule-1824-RULING-94 = May a company leave its trains standing? Not in the first edition: if they can earn anything, at least one paying route is declared. It need not be the highest income. Rules version 2.
rule-1824-RULING-95 = May a player who holds exactly five shares of a company buy its director’s certificate? Yes, in the first edition: only more than five stand in the way. Rules version 2.

## Goods Time

chapter-1824-gt = Goods Time

rule-1824-GT-01 = Goods Time is an option of the second edition for the standard map only.
rule-1824-GT-02 = The box has 26 town tokens that turn open hexes into town hexes; one fixed scenario is played, the one of 18xx.games.
rule-1824-GT-03 = Open hexes with one town: B7, C8, C20, C22, H21.
rule-1824-GT-04 = Open hexes with two towns: F25, G24.
rule-1824-GT-05 = More yellow tiles: #3, #4 and #58 three more each (7, 9 and 11 in all), #56, #630 and #631 one more each (2).
rule-1824-GT-06 = More green tiles: #87 two more (5), and the new #204 three times, a town of 10 on sides 0, 2, 3 and 4.
rule-1824-GT-07 = All else is unchanged; none of the altered hexes has a building cost.
rule-1824-GT-08 = g-trains gain free stops that pay; normal trains must count the new towns.
rule-1824-GT-09 = #204 replaces #3, #4 or #58 as #87 and #88 do and is not upgraded; the new hexes with two towns take the usual tiles for two towns and stay yellow.
rule-1824-GT-10 = In a log of 18xx.games the option is `goods_time` among the optional rules of a game titled 1824; companies, tiles and trains have the ids of the standard game.

## Cisleithania

chapter-1824-cis = Cisleithania

rule-1824-CIS-01 = Cisleithania is a game of its own on its own map, for two players with special rules or three with almost the standard rules.
rule-1824-CIS-02 = The bank holds 4,000 G with two players, 9,000 with three.
rule-1824-CIS-03 = Starting cash: 830 G each with two players, 700 with three. The book prints 680 for three; 700 is taken as its correction.
rule-1824-CIS-04 = Certificate limit: 14 with two players, 16 with three.
rule-1824-CIS-05 = There are as many mountain railways as players: B1 and B2, or B1 to B3.
rule-1824-CIS-06 = Trains with two players: six 2, five 3, four 4, two 5, two 6, one 8, any number of 10; three 1g, two 2g, two 3g, one 4g, two 5g.
rule-1824-CIS-07 = Trains with three players: eight 2, six 3, four 4, three 5, three 6, two 8, any number of 10; five 1g, four 2g, three 3g, two 4g, two 5g.
rule-1824-CIS-08 = Not in play with three players: UG2, BH, SB and K4.
rule-1824-CIS-09 = Not in play with two players: UG, UG1, UG2, BH, SB and K4.
rule-1824-CIS-10 = Three players: UG1’s home is Budapest G12; UG reserves only the 20% certificate and has eight free 10% certificates, hence 960 G of capital if UG1 was sold and 1,200 if not; then Budapest is kept for UG.
rule-1824-CIS-11 = Tiles: as in the standard game, without the Budapest tiles #126, #490, #495 and #498.
rule-1824-CIS-12 = Mines: C6, A12 and A22, as in the standard game.
rule-1824-CIS-13 = Red locations kept: Dresden, Kiew, Mailand.
rule-1824-CIS-14 = New red locations: E14 Preßburg 20/30/40/40, sides 0 to 3; G12 Budapest 20/40/60/70, sides 0 to 3; F25 Kronstadt 20/30/40/40, sides 2 and 3; I10 Bosnien 10/10/50/50, sides 1 to 3.
rule-1824-CIS-15 = Budapest G12 is an ordinary red location with two players and a city with one circle, UG1’s home, with three.
rule-1824-CIS-16 = Grey hex B17 is passed through on track 0–3, 1–4, 1–3 or 0–4 and has no station.
rule-1824-CIS-17 = Hexes: open B7 B11 B19 B21 C8 C14 C20 C22 C24 D9 D11 D13 D15 E6 F9 F13 G6 H9 H11; mountain D23 G8 H5 H7; river E10; towns A8 A20 C10 C16 D25 G2, on mountains A6 A10 E24; two towns at a river for 20 G B13 B25 F11; cities B5 B9 B15 B23 C12 E8 F7 G4 G10, on a mountain H3; T cities A18 C26 E26 I8; Wien E12.
rule-1824-CIS-18 = Bukowina bonus: a route that visits Wien or Prag and also D25, E24 or E26 earns 50 G more, once per route, with two and three players and for every kind of train. It is part of the income.
rule-1824-CIS-19 = Three players: the initial share round, the formations (SD with the first 4-train, UG 5, k&k 6) and all else are as standard.
rule-1824-CIS-20 = Two players, set-up: stack 1 is a random Coal Railway of K1 to K3 and a random one of SD2, SD3 and KK2; stack 2 is SD1 and KK1; stack 3 is the other two Pre-Staatsbahnen for 120 G; stack 4 is the other two Coal Railways.
rule-1824-CIS-21 = The four turns of the draft go 2–1, 1–2, 1–2, 2–1: the first player picks a card from any stack left, the other must take the second card of that stack; nobody may pass.
rule-1824-CIS-22 = Prices in the draft: 120 G for either card of stack 1, 240 in stack 2, 120 in stack 3, a free choice from 120 to 200 in stack 4.
rule-1824-CIS-23 = Then player 1 and after them player 2 may buy one mountain railway each; each refusal removes the highest one left.
rule-1824-CIS-24 = Then the initial share round goes on with shares, player 1 before player 2.
rule-1824-CIS-25 = The cards of stack 1 are construction railways: no treasury (the 120 G return to the bank), no trains, no income, no exchange. In each operating round, in their usual place in the order, they lay or upgrade one tile from their home marker free of building cost.
rule-1824-CIS-26 = A construction railway that is a Pre-Staatsbahn frees its reserved 10% certificate, which adds 120 G to the capital of its Staatsbahn.
rule-1824-CIS-27 = The Regional Railway of the Coal Railway in stack 1 becomes the bond railway: price marker on 50 (bottom row, second column), all ten units in the pool, no director; its 20% certificate is an ordinary double certificate: two units on one certificate.
rule-1824-CIS-28 = The bond railway takes its place in the order of prices but builds, runs and buys nothing; in each operating round the bank pays each player a tenth of its price per unit, rounded down, and nothing for units in the pool; then its marker moves one space right, up at the right end of a row. Sales and a sold-out share round move it like any other.
rule-1824-CIS-29 = Its home marker is placed as usual. Its second goes, free and on any open circle, at the choice of the company that buys the last 4-train from the bank (or the last 5-train if no purchase took the last 4); its third goes to Wien, placed by the company that lays brown Wien (#493).
rule-1824-CIS-30 = Construction railways close without compensation at the first 4-train, or at the first 5-train if KK2 is one of them; a construction Coal Railway leaves a neutral marker on its mine, the place of a construction Pre-Staatsbahn is free.
rule-1824-CIS-31 = Two players: k&k forms with the first 5-train, not the first 6.
rule-1824-CIS-32 = Two players: sold shares go to a pool apart from the unsold ones; purchases from the pool may go beyond 60%.
rule-1824-CIS-33 = Two players: companies receive the dividends of their shares in the pool, as 18xx.games does; the rules say nothing about it.
rule-1824-CIS-34 = By a later statement of the designer the pool may hold 100% of a company on Cisleithania; 18xx.games refuses a sale after which more than 50% of a company, the bond railway included, is unsold or in the pool.
rule-1824-CIS-35 = Mountain railways may also be exchanged for shares of the bond railway.
rule-1824-CIS-36 = Phases, limits, part exchange, sales abroad, emergencies and the end of the game are as standard.
rule-1824-CIS-37 = On 18xx.games: stack 1 is drawn from the seed of the game. Three numbers are drawn for EPP, EOD and MLB, three more for KK2, SD2 and SD3; the smallest of each three is a construction railway.
rule-1824-CIS-38 = On 18xx.games: refusing a mountain railway is a pass; if both players refuse, the initial share round is over and nobody buys shares in it.
rule-1824-CIS-39 = On 18xx.games: the second marker of the bond railway falls due whenever a company buys a 4-train, from the bank, in part exchange or from another company, while a 5-train is the next in the bank; or a 5-train while a 6-train is. Only the first such purchase counts.
rule-1824-CIS-40 = On 18xx.games: the marker is placed at once, by the acting company. A second marker put into Wien counts as the third: one more is placed elsewhere at once, and brown Wien brings none.
rule-1824-CIS-41 = On 18xx.games: in Wien the marker goes to either station with an open circle, right after the tile and before the company’s own marker step.
rule-1824-CIS-42 = On 18xx.games: the double certificate of the bond railway is bought whole from the pool; it can be sold, whole, only if the other player holds at least 20% of the bond railway.
rule-1824-CIS-43 = On 18xx.games: a mountain railway is exchanged for a bond share only voluntarily and only for a 10% certificate from the pool; the compulsory exchange offers Regional Railways only.
rule-1824-CIS-44 = On 18xx.games: on Cisleithania directors cannot sell shares in an emergency. What treasury and cash do not cover is borrowed at once.
rule-1824-CIS-45 = On 18xx.games: with three players a Staatsbahn in receivership lays and upgrades track like any company.
rule-1824-CIS-46 = On 18xx.games: a construction railway lays a tile or passes, nothing else; the bond railway never acts: home marker and payment come by themselves when its turn is reached, from the first operating round on.

## Checks

chapter-1824-check = Checks

rule-1824-CHECK-01 = Tiles add up to 72, 48, 20 and 3 by colour; station markers to 41; normal trains below the 10 to 28; g-trains to 20.
rule-1824-CHECK-02 = In all ten cases the reduced price is the price minus half the face value of the train given in part exchange.
rule-1824-CHECK-03 = Money is conserved: bank, players and companies together hold 12,000 G at all times, debts of the first edition counting as negative cash.
rule-1824-CHECK-04 = The initial order with 3, 4, 5 and 6 players starts at the highest seat, turns at 1 and then always ascends.
rule-1824-CHECK-05 = The capital at formation for every set of sold Pre-Staatsbahnen: SD 720 G with all, 840 without one of 120, 960 without both or without SD1, 1080 without SD1 and one more; UG and k&k 840 with both, 960 without number 2, 1080 without number 1; 1200 without any.
rule-1824-CHECK-06 = Each of the five prices of a Coal Railway gives the stated share price, treasury and capital.
rule-1824-CHECK-07 = Chain of a debt: a shortfall of 200 G makes 300, after one share round 450, after two 675, after three 1013.

## Deviations of 18xx.games

chapter-1824-dev = Deviations of 18xx.games

rule-1824-DEV-01 = Play starts in a phase named “2”; phases are named after trains (2, 3, 4, 5, 6, 8, 10).
rule-1824-DEV-02 = g-trains are refused until a company has bought a 2-train; a sale of one abroad does not count. After that they follow the phase.
rule-1824-DEV-03 = One sale abroad at the end of every set, from the first, whether or not a 2-train was bought.
rule-1824-DEV-04 = Three operating rounds per set from phase 5.
rule-1824-DEV-05 = For an upgrade some new track must be within reach, or the value of a city within reach must change. This is not checked again while a log is loaded.
rule-1824-DEV-06 = Each sale action is a sale of its own; several in one turn for the same company each lower the price.
rule-1824-DEV-07 = A voluntary exchange of a Coal Railway (an action of its own at cost 0) is refused after a sale in the same turn; that of a mountain railway (logged as a share purchase by it) is not.
rule-1824-DEV-08 = The voluntary exchange of a mountain railway is refused to a player at the certificate limit.
rule-1824-DEV-09 = A compulsory exchange of a mountain railway may be answered with a pass, which discards it. After a sale abroad it is the first step of the share round, otherwise it interrupts the operating round.
rule-1824-DEV-10 = Compulsory exchange of Coal Railways: open Regional Railways by price, then BK, CL, MS, SB. One that reaches 50% gets its capital at once, and others can buy its trains in the same operating round.
rule-1824-DEV-11 = 10% shares of the Staatsbahnen are on sale from the initial share round; there is no directorship before formation.
rule-1824-DEV-12 = Receivership of a Staatsbahn: the first player in priority order who owns a unit acts for it, else the first player. It may place markers, runs, pays out or withholds and moves its price; it builds no track, buys no trains and need not own one. It ends when a player reaches two units.
rule-1824-DEV-13 = If another player holds more at the exchange of a Coal Railway, that player becomes director but the 20% certificate stays with the former owner; only the office moves.
rule-1824-DEV-14 = k&k with two markers in Wien chooses which to return. The next markers cost 40, 100, 100 G and the returned one 100 if it was KK2’s, 0 if it was KK1’s. In a shared station KK2’s returns automatically.
rule-1824-DEV-15 = Debt is a ledger; repaying all or part of it in a share round counts as acting for the Priority Card. The loan is exactly the missing cash, interest is rounded up, and the standard game knows no bankruptcy.
rule-1824-DEV-16 = Emergency: only for a company without a train; the owner may top up for any bank train; shares are sold only under the rule of the second edition; the 50% limit of the bank is not checked for these sales; no contribution to a part exchange.
rule-1824-DEV-17 = Trains of other players’ companies cost exactly their face value and need no consent; those of own companies 1 G up to the whole treasury, capped at face value when the treasury is below it.
rule-1824-DEV-18 = After the exchange of a Coal Railway a neutral marker fills the circle of the mine; the circle of an unsold Coal Railway stays reserved. Routes are not affected.
rule-1824-DEV-19 = Running and final scores include book values and subtract debt.
rule-1824-DEV-20 = There are 20 cards of the 10-train instead of any number.
rule-1824-DEV-21 = The highest revenue is not enforced; routes are taken as declared if legal.
rule-1824-DEV-22 = After a merger only trains just taken over may be surrendered; a company already at its limit loses all trains of that railway.
rule-1824-DEV-23 = An empty exchange round stands between rounds; it never has actions.
rule-1824-DEV-24 = Coal Railways and Pre-Staatsbahnen are bought by an action that names the railway and, for a Coal Railway, its price; unsold ones close at the end of the initial share round.
rule-1824-DEV-25 = Part exchange is a train purchase that names the train given. More than one per company and operating round is rejected since September 2025; older logs may contain it.
rule-1824-DEV-26 = The operating order of Regional Railways and Staatsbahnen is fixed at the start of the operating round and found anew only after an emergency sale; in practice this equals our rule.
rule-1824-DEV-27 = The halving by Coal Railways and Pre-Staatsbahnen and the fall of a company without revenue are automatic; logs contain no dividend action for them.
rule-1824-DEV-28 = Formations and sales abroad happen between rounds, without an action.
rule-1824-DEV-29 = The game ends with the last operating round of the set in which the bank broke, or of the next set if it broke in a share round; no sale abroad or formation follows; the bank may go below zero.
rule-1824-DEV-30 = The certificate count includes Coal Railways, Pre-Staatsbahnen and mountain railways; the duty to sell down holds only if a sale is possible.
rule-1824-DEV-31 = Ids in logs: EPP, EOD, MLB and SPB for K1 to K4; SD1 to SD3, UG1, UG2, KK1, KK2; BK, MS, CL, SB, BH; SD, UG, KK; B1 to B6. Misspelt names are a matter of display.
rule-1824-DEV-32 = Income of mountain railways is paid in player order, then by name; this has no effect on play.
rule-1824-DEV-33 = Programmed and automatic actions, undo and redo occur in logs and are resolved before replay.
rule-1824-DEV-34 = Cisleithania is unfinished there: shares of the bond railway fall under the 50% limit when sold, exchanging a mountain railway for them can fail, and a bankruptcy step exists though bankruptcy is impossible.
rule-1824-DEV-35 = Other companies can buy trains lying on the charter of a Regional Railway that is not yet open.
rule-1824-DEV-36 = Later fixes changed the results of earlier games: capital in December 2025, directorship of Staatsbahnen in January and February 2026, emergencies in March 2026, compulsory exchange of mountain railways in April 2026. The version behind an old log is unknown unless it is pinned; differences there are reported, not forced.
rule-1824-DEV-37 = After a sale of shares in the train step only a train whose printed price the treasury reaches is free to be bought; any other must need the last sale: its price, in part exchange the reduced one, is more than treasury and director’s cash without the price of one share of that sale. It does not hold for trains of other directors. Only the trains of the bank that are left so decide whether more may be sold.
rule-1824-DEV-38 = The train step of a Coal Railway with room for a train waits if its treasury reaches the lowest price of any train of the bank, or 1 G when other companies own trains from phase 3 on, provided that there is a g-train in the bank or with another company. Its director may sell shares then, and the step ends with a pass.
rule-1824-DEV-39 = A director’s certificate that lies apart from the office can be sold by its holder, as the last of that player’s papers, if some other player has 20% by the tally. A block with it counts it as 10% or 20%; so much is paid, and the whole certificate goes to the bank. The tally of percentages stated in purchases and sales then parts from the papers: who directs the company goes by the tally, all else by the papers.
rule-1824-DEV-40 = The bank sells such a director’s certificate as 20% for twice the price. If its buyer thereby leads the tally and another player was director, the buyer takes the office, and two other papers of the buyer, or fewer if there are no more, go for nothing to the former director, or to the bank if that player’s papers are below 20%; the tally does not notice. In any other change of director while the certificate lies with the bank or a third player, only the office moves.
rule-1824-DEV-41 = A Staatsbahn none of whose Pre-Staatsbahnen was bought claims a place in the station of its no. 1: SD the first, UG and KK the second. A claim on a place that the station has keeps it from all others; one beyond its places keeps nothing, and the marker is put beside them. Where a tile joins stations, their claims are strung together in the order of the old tile, used ones included. A marker that finds neither a free nor an unclaimed place stands beside them.
rule-1824-DEV-42 = In the first turn of a Staatsbahn without Pre-Staatsbahnen that is in receivership, markers and run are passed over: whether it can place a marker is judged before its home marker lies. It is judged anew after the next tile or marker that anybody lays.
rule-1824-DEV-43 = Which of two markers in Wien k&k returns is asked at the beginning of the next round, after sale abroad, formations and surrenders.
rule-1824-DEV-44 = Red hexes of one location are one station: track that leads from one of them to another only is no route. The run is passed over, and the price falls.
rule-1824-DEV-45 = In share rounds of phase 3 an owner of a mountain railway is never passed over, whatever the certificate limit and the shares left.
