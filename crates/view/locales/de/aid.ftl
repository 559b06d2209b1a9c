# Die Spielhilfe: was im Spiel nachgeschlagen wird, auf einem Blatt.

## The sheet: headings

aid = Spielhilfe
aid-words = Alles, was im Spiel nachgeschlagen wird, auf einem Blatt für genau diesen Tisch.
aid-print = Drucken
aid-players = Spieler
aid-cash = Startkapital
aid-limit = Papierlimit
aid-bank = Bank
aid-h-phases = Phasen
aid-h-trains = Loks
aid-h-start = Versteigerung der Privatbahnen
aid-h-start-1824 = Erste Aktienrunde
aid-h-shares = Aktienrunde
aid-h-selling = Verkaufen
aid-h-buying = Kaufen
aid-h-operating = Betriebsrunde
aid-h-track = Gleise
aid-h-routes = Strecken und Ertrag
aid-h-train-step = Loks
aid-h-emergency = Kein Geld für eine Lok
aid-h-sbb = Gründung der SBB
aid-h-staat = Gründung einer Staatsbahn
aid-h-kinds = Arten von Bahnen
aid-h-companies = Gesellschaften
aid-h-privates = Privatbahnen
aid-h-costs = Was es kostet
aid-h-end = Verkauf ins Ausland, Ende, Abrechnung
aid-h-house = Hausregeln dieses Tisches
aid-no-house-rules = Keine: nach dem Regelheft.

## Heads of tables

aid-phase = Erste
aid-phase-first = Beginn
aid-tiles = Plättchen
aid-rounds = BR
aid-limits = Limit H·V·R·SBB
aid-limits-1824 = Limit K·V·R·S
aid-events = Was geschieht
aid-limits-words = Loklimits von Kohlebahnen, Vor-Staatsbahnen, Regionalbahnen, Staatsbahnen.
aid-train = Lok
aid-price = Preis
aid-cards = Karten
aid-scrapped-by = Verschrottet von erster
aid-part-exchange = In Zahlung gegeben
aid-kind = Art
aid-shares = Aktien
aid-starts = Start bei
aid-capital = Kapital × Ausgabekurs
aid-capital-1824 = Kapital × Startkurs
aid-bonus = Ziel
aid-markers = Bahnhöfe
aid-by-par = nach Kurs
aid-company = Gesell{"\u00AD"}schaft
aid-home = Heimat
aid-destination-head = Ziel
aid-becomes = Wird zu
aid-mine = Bergwerk
aid-minors = Kohlebahnen und Vor-Staatsbahnen
aid-majors = Regionalbahnen und Staatsbahnen
aid-capital-staat = siehe Gründung
aid-private = Nr.
aid-face = Nenn{"\u00AD"}wert
aid-income = Ein{"\u00AD"}kommen
aid-sale = An Gesell{"\u00AD"}schaft
aid-brings = Bringt
aid-thing = Was

## Phases and trains

aid-scraps = { $trains } verschrottet
aid-goods-from = { $train } im Angebot
aid-event-export = ab jetzt geht nach jeder Serie eine Lok ins Ausland
aid-event-trade = Lokhandel zwischen Gesellschaften
aid-event-abilities = P1–P5 an Gesellschaften verkäuflich; P2 und P4 nutzbar
aid-event-privates = Privatbahnen schließen
aid-event-sbb = SBB entstehen am Ende der BR
aid-event-capital = neue H erhalten das ganze Kapital
aid-event-exchange = Berg- und Kohlebahnen können getauscht werden
aid-event-mountains = Bergbahnen werden getauscht und schließen
aid-event-coal = Kohlebahnen werden getauscht und schließen
aid-event-mines = Bergwerke bringen mehr
aid-event-sd = SD entsteht am Ende der BR
aid-event-ug = UG entsteht am Ende der BR
aid-event-kk = { $kk } entsteht am Ende der BR
aid-phase-begins = Eine Phase beginnt sofort mit der ersten Lok ihres Typs, an eine Gesellschaft oder ins Ausland verkauft.
aid-rounds-fixed = Wie viele Betriebsrunden eine Serie hat, steht am Ende der Aktienrunde fest; eine neue Phase zählt ab der nächsten Serie.
aid-train-sides = Der Käufer wählt die Seite; nur Phasen drehen sie. Regionalbahnen besitzen nur H-Loks.
aid-train-eva = EVA (P7) und die eigene 5H der SBB sind zusätzlich, bleiben für immer und starten keine Phase.
aid-part-exchange-rule = In Zahlung: eine Lok des Typs davor aus derselben Familie für eine neue der Bank; einmal je Gesellschaft und Betriebsrunde, auch am Limit. Sie kommt aus dem Spiel.
aid-goods-trains = g-Loks liegen neben dem Stapel, alle freigegebenen Typen zugleich; nur g-Loks verschrotten g-Loks; sie ändern keine Phase.

## Before the first share round

aid-auction-order = Die Reihenfolgekarten werden verlost. P1 bis P7 kommen der Reihe nach: Karte 1 ruft P1 auf, Karte 2 P2 und so weiter.
aid-auction-ascending = P1 bis P7 kommen der Reihe nach.
aid-auction-bid = Erstes Gebot mindestens der Nennwert, dann jeweils mindestens { $raise } mehr; wer passt, ist für diese raus.
aid-auction-nobody-first = Niemand will P1: sie kostet { $fall } weniger, alle dürfen wieder bieten; bei 0 nimmt sie Karte 1.
aid-auction-nobody = Niemand will eine von P2–P7: die Privatbahnen zahlen ihr Einkommen, dann wird sie wieder aufgerufen.
aid-auction-end = Nach der letzten gehen die Karten nach Bargeld, das wenigste zuerst; die Aktienrunde geht weiter, ohne Verkäufe.
aid-opening-order = Zuerst einmal vom letzten Platz zum ersten, dann immer vom ersten zum letzten; ein Kauf je Spielzug, oder passen.
aid-opening-items = Im Angebot: Kohlebahnen, Vor-Staatsbahnen, Bergbahnen; Direktoraktien von Regionalbahnen ohne Kohlebahn; 10 % von Regionalbahnen mit Kurs.
aid-opening-no-sales = Nichts wird verkauft oder getauscht.
aid-opening-end = Ende, wenn alle nacheinander passen. Kleine Gesellschaften und Bergbahnen, die niemand wollte, kommen aus dem Spiel; das Erstkaufrecht erhält, wer nach dem letzten Käufer sitzt.
aid-draft-stacks = Vier Stapel zu zweit: 1 eine ausgeloste Kohlebahn und Vor-Staatsbahn, 2 SD1 und KK1, 3 die übrigen Vor-Staatsbahnen, 4 die übrigen Kohlebahnen.
aid-draft-picks = Gewählt wird 2–1, 1–2, 1–2, 2–1: der Erste nimmt eine Karte eines Stapels, der andere muss dessen zweite nehmen.
aid-draft-construction = Stapel 1 sind Baubahnen: ohne Betriebskapital, Loks und Ertrag; je Betriebsrunde ein Plättchen ab Heimat, kostenlos. Sie schließen mit der ersten 4er (ist KK2 dabei, mit der ersten 5er).
aid-draft-bond = Die Regionalbahn der Kohlebahn aus Stapel 1 ist die Anleihebahn: Kurs { $bond }, alle Anteile im Bankpool, kein Direktor; je Betriebsrunde zahlt sie je Anteil ein Zehntel ihres Kurses, dann geht er nach rechts.
aid-draft-mountains = Dann darf jeder eine Bergbahn kaufen; danach geht es mit Aktien weiter.
aid-drawn = Welche kleinen Gesellschaften Baubahnen sind, wird für jedes Spiel gelost.

## Share round

aid-sr-over = Über dem Papierlimit: im eigenen Spielzug zuerst bis zum Limit verkaufen.
aid-sr-turn = Nach Reihenfolgekarten: beliebig viele Aktien beliebiger Gesellschaften verkaufen, dann höchstens eines kaufen; oder passen. Wer gepasst hat, darf später wieder.
aid-sr-turn-1824 = Ab dem Erstkaufrecht im Uhrzeigersinn: beliebig viele Aktien verkaufen, dann ein Papier kaufen oder einen Tausch machen; oder passen. Wer gepasst hat, darf später wieder.
aid-sr-end = Ende, wenn alle nacheinander gepasst haben.
aid-sr-order = Reihenfolgekarten für die nächste Runde: das meiste Bargeld bekommt 1 und so weiter; bei Gleichstand bleibt die Folge.
aid-sr-order-1824 = Das Erstkaufrecht geht an den Spieler nach dem letzten, der verkauft, gekauft oder getauscht hat.
aid-sr-order-elephant = Elefant: Karte 1 bekommt der Spieler nach dem letzten, der gekauft oder verkauft hat; die anderen behalten ihre Folge.
aid-sr-pool = Gesellschaft mit Aktien im Bankpool: Kurs ein Feld nach links; am linken Rand nach unten.
aid-sr-sold-out = Alle Aktien bei Spielern: Kurs ein Feld nach oben; in der obersten Zeile bleibt er.
aid-sr-sold-out-1824 = Gesellschaft in Betrieb, alle zehn Anteile bei Spielern: Kurs ein Feld nach oben; in der obersten Zeile bleibt er.
aid-sell-when = Nicht in der Runde, in der die letzte Privatbahn verkauft wurde, und nicht, solange die Direktoraktie unverkauft ist.
aid-sell-half = Höchstens die Hälfte einer Gesellschaft darf im Bankpool liegen: { $halves }.
aid-sell-half-1824 = Nach einem Verkauf darf höchstens die Hälfte einer Gesellschaft in der Bank liegen: { $half } Anteile.
aid-sell-director = Die Direktoraktie wird nie verkauft: sie wird gegen Aktien dessen getauscht, der dann mehr hält.
aid-sell-price = Gesellschaft hat agiert: bezahlt zum Kurs, dann eine Zeile tiefer, gleich wie viele Aktien. Ganz unten bleibt er.
aid-sell-price-1824 = Bezahlt zum Kurs, dann eine Zeile tiefer, gleich wie viele Anteile. Ganz unten bleibt er.
aid-sell-first = Gesellschaft hat noch nicht agiert: zuerst eine Zeile tiefer, dann bezahlt zum neuen Kurs.
aid-sell-several = Mehrere Gesellschaften in einem Spielzug: nacheinander, wie der Verkäufer will.
aid-sell-several-by-price = Mehrere Gesellschaften in einem Spielzug: die teuerste zuerst (Hausregel).
aid-sell-papers = Privatbahnen, Bergbahnen und Tunnelpapiere werden nie an die Bank verkauft.
aid-sell-papers-1824 = Kleine Gesellschaften und Bergbahnen werden nie verkauft.
aid-buy-items = Eines: eine neue Aktie zum Ausgabekurs, eine aus dem Bankpool zum Kurs, eine Direktoraktie zum doppelten Ausgabekurs, eine Bergbahn für { $mountain } oder ein Tunnelpapier für { $tunnel }. Das Geld geht an die Bank.
aid-buy-items-1824 = Ein Papier zum Kurs: 10 %, oder eine Direktoraktie zu 20 % zum doppelten Kurs. Das Geld geht an die Bank.
aid-buy-papers = Höchstens ein Tunnelpapier und eine Bergbahn je Spieler und Runde.
aid-buy-start = Zuerst kommt die Direktoraktie: ihr Käufer setzt den Ausgabekurs von { $low } bis { $high }. Er gibt H ihre Bahnhöfe: { $markers }.
aid-buy-start-1824 = Regionalbahn ohne Kohlebahn: zuerst die Direktoraktie; der Käufer setzt den Startkurs von { $low } bis { $high }.
aid-buy-launch = Eine Gesellschaft geht in Betrieb, wenn die Hälfte ihrer Aktien verkauft ist ({ $launch }): sie erhält sofort ihr Kapital und agiert ab der nächsten Betriebsrunde.
aid-buy-launch-1824 = Eine Regionalbahn geht in Betrieb, wenn Spieler 50 % halten, die Direktoraktie eingeschlossen: Kapital { $withcoal } × Startkurs und alles von ihrer Kohlebahn, ohne Kohlebahn { $without } ×.
aid-buy-half = Wer mehr als die Hälfte einer Gesellschaft hält, kauft nur noch aus dem Bankpool dazu.
aid-buy-half-1824 = Käufe enden bei { $most } Anteilen einer Gesellschaft; Tausch darf darüber hinaus gehen.
aid-buy-sold = Nichts von einer Gesellschaft, von der du in dieser Runde verkauft hast.
aid-buy-limit = Papierlimit: Direktor- und Doppelaktien zählen als eines; Privatbahnen, Bergbahnen und Tunnelpapiere zählen nicht.
aid-buy-limit-1824 = Papierlimit: jedes Papier zählt eins, auch kleine Gesellschaften und Bergbahnen.
aid-buy-director = Direktor wird sofort, wer mehr Aktien hält als der Direktor; gleich viele genügen nicht.
aid-price-beneath = Ein Kursmarker kommt unter die, die auf seinem neuen Feld liegen.
aid-exchange-mountain = Bergbahn: ab der ersten { $exchangetrain }er statt eines Kaufs gegen 10 % von { $regionals }; mit der ersten { $mountaintrain }er müssen alle, nach Nummern.
aid-exchange-coal = Kohlebahn: ab der ersten { $coalfrom }er statt eines Kaufs gegen die Direktoraktie ihrer Regionalbahn; mit der ersten { $coaltrain }er müssen alle.

## Operating round

aid-or-income = Zuerst Einkommen: Privatbahnen; Bergbahnen { $mincome } und Tunnel { $tincome }, sobald eine Lok sie genutzt hat.
aid-or-income-1824 = Zuerst zahlen Bergbahnen je { $mincome }; dann agieren Kohlebahnen, dann Vor-Staatsbahnen, nach Nummern; dann die Gesellschaften.
aid-or-order = Gesellschaften nach Kurs, der höchste zuerst; gleicher Kurs: wer weiter rechts liegt; gleiches Feld: wer oben liegt.
aid-or-track = Gleise (freiwillig): ein gelbes Plättchen legen oder eines austauschen.
aid-or-marker = Bahnhof: im ersten Spielzug kostenlos der Heimatbahnhof; dazu einer je Spielzug (freiwillig), { $second }, später { $later }: verbunden, auf freiem Platz, einer je Hexfeld. Wer noch nicht agiert hat, behält einen Platz in der Heimat.
aid-or-run = Loks fahren lassen: jede eine Strecke; eine jetzt gekaufte fährt ab dem nächsten Spielzug.
aid-or-pay = Alles ausschütten: Kurs nach rechts, am Zeilenende nach oben. Alles behalten oder nichts verdient: nach links, am Ende nach unten.
aid-or-pay-1824 = Alles ausschütten: Kurs nach rechts, am Zeilenende nach oben. Alles behalten oder nichts verdient: nach links, am Ende nach unten. Kleine teilen immer: halb Besitzer, halb Betriebskapital.
aid-or-destination-late = Ziel angeschlossen: die Prämie wird jetzt gezahlt (Hausregel).
aid-or-trains = Loks kaufen, so viele Platz haben.
aid-or-trains-1824 = Loks kaufen und in Zahlung geben, in beliebiger Folge.
aid-or-privates-last = Zuletzt Privatbahnen kaufen (Hausregel).
aid-track-yellow = Ein gelbes Plättchen verlängert Gleise, die mit einem eigenen Bahnhof verbunden sind; das erste kommt auf die Heimat.
aid-track-edges = Nicht vom Plan, gegen gesperrte Kanten, in graue oder rote Felder ohne Pfeil, in Tunnelfelder neben den Portalen; Kleinstadt, Stadt und Kürzel (OO, L) müssen passen.
aid-track-edges-1824 = Nicht vom Plan und nicht in graue oder rote Felder ohne Pfeil; Kleinstädte, Stadt und Kürzel (W, Bu, T) müssen passen.
aid-track-labels = Zürich und Bern beginnen mit einer gewöhnlichen gelben Stadt und tragen dann Z und B.
aid-track-cost = Nur das erste Plättchen auf einem Hexfeld kostet, was dort steht; Austausch ist kostenlos.
aid-track-upgrade = Austausch: immer nur eine Farbe weiter, so weit die Phase reicht; alle Gleise bleiben.
aid-track-reached = Nur Gleise, über die eine Lok der Gesellschaft fahren könnte, werden ausgetauscht (Hausregel).
aid-track-tunnel = Tunnel: für ein ungenutztes Papier ihres Direktors baut die Gesellschaft einen für { $build }, vor oder nach dem Plättchen, auch mehrere. Das Papier wird umgedreht und zahlt weiter.
aid-destination = Ziel: könnte eine beliebig lange Lok von der Heimat dorthin fahren, erhält die Gesellschaft einmal { $bonuses } Ausgabekurs; volle Städte anderer versperren den Weg. V5: sobald der Gotthardtunnel gebaut ist.
aid-run-normal = Normale Lok: so viele Halte wie ihre Zahl, keiner wird ausgelassen.
aid-run-hexes = H-Lok: so viele Hexfelder wie ihre Zahl, das erste zählt, jede Einfahrt zählt; keine Fernverbindungen.
aid-run-express = 8E-Lok: die besten 8 Halte, einer mit eigenem Bahnhof; andere darf sie auslassen.
aid-run-route = Eine Strecke verbindet mindestens zwei Halte, einen mit eigenem Bahnhof, keinen Halt und kein Gleis zweimal; zwei Städte eines Feldes sind zwei Halte. Loks einer Gesellschaft teilen kein Gleis.
aid-run-route-1824 = Eine Strecke verbindet mindestens zwei Halte, einen mit eigenem Bahnhof, keinen Halt und kein Gleis zweimal; in Wien und Budapest nur einen Bahnhof. Loks einer Gesellschaft teilen kein Gleis.
aid-run-blocked = Durch eine Stadt voller fremder Bahnhöfe fährt niemand durch; Ende darf sie sein.
aid-run-ends = Fernverbindungen und Bergbahnen sind nur Enden.
aid-run-ends-1824 = Fernverbindungen und Bergwerke sind nur Enden.
aid-run-goods = g-Lok: ab einem Bergwerk, so viele Städte wie ihre Zahl (Fernverbindungen zählen), beliebig viele Kleinstädte; keine wird ausgelassen. Andere Loks fahren kein Bergwerk an.
aid-run-mine = Jede Lok ab einem Bergwerk bringt den Bergwerksertrag ins Betriebskapital, nie zum Verteilen.
aid-run-transit = Transit: eine Lok von Nord nach Süd oder Ost nach West zählt die Zuschläge beider Fernverbindungen dazu.
aid-run-tunnel = Tunnel mit Halten auf beiden Seiten: { $bonus } mehr je Halt der Strecke, einmal je Strecke.
aid-run-bukowina = Wien oder Prag mit der Bukowina verbunden: { $bukowina } mehr, einmal je Strecke.
aid-pay-shares = Dividenden für Aktien im Bankpool gehen ins Betriebskapital, für neue an niemanden; 5 % und 25 % werden je Spieler aufgerundet.
aid-pay-bank = Für Anteile in der Bank wird niemand bezahlt.
aid-pay-pool = Dividenden für Aktien im Bankpool gehen ins Betriebskapital.
aid-train-duty = Am Ende des Spielzugs müssen mit Strecke eine Lok besitzen: { $obliged }.
aid-train-duty-1824 = Jede Gesellschaft muss am Ende ihres Spielzugs eine Lok besitzen.
aid-train-room = Am Limit kein Kauf; keine Lok wird freiwillig abgegeben.
aid-train-trade = Ab der ersten { $tradetrain } kaufen Gesellschaften voneinander: bei gleichem Direktor zu jedem Preis ab 1, sonst zum aufgedruckten.

## No money for a train

aid-emergency-who = Muss eine Gesellschaft kaufen und kann nicht zahlen: zuerst ihr ganzes Betriebskapital, dann Bargeld des Direktors, dann Verkäufe oder Schulden; nur für eine Lok.
aid-emergency-train = Der Direktor wählt jede angebotene Lok, auch einer anderen Gesellschaft, höchstens zum aufgedruckten Preis.
aid-emergency-sales = Es gelten die Regeln der Aktienrunde; kein Direktor darf wechseln; nur Aktien sind verkäuflich.
aid-emergency-needed = Verkauft wird nicht mehr, als die Lok braucht (Hausregel).
aid-emergency-debt = Schulden: was fehlt und die Hälfte dazu; am Ende jeder Aktienrunde wieder die Hälfte des Rests. Wer Schulden hat, kauft keine Aktien; verkaufen muss niemand.

## National railways

aid-sbb-when = Wann: am Ende der Betriebsrunde, in der die erste { $sbbtrain } verkauft wurde; ins Ausland verkauft: sofort.
aid-sbb-exchange = Jede V-Aktie wird SBB: 50 % → 10 %, 25 % → 5 %.
aid-sbb-cash = Je 5 % erhält der Besitzer den Kurs der V minus { $sbbprice } von der Bank oder zahlt, was fehlt; bei 10 % doppelt.
aid-sbb-debt = Wer nicht zahlen kann, schuldet den Rest ohne Zinsen und muss in der nächsten Aktienrunde zuerst dafür verkaufen.
aid-sbb-assets = SBB erhalten Betriebskapital, Loks und Bahnhöfe von V1–V5, { $grant } von der Bank und eine eigene 5H, die unverkäuflich ist. Loklimit { $sbblimit }.
aid-sbb-markers = Zwei Bahnhöfe auf einem Hexfeld: einer kommt zurück; jeder weitere kostet { $later }. Nicht erreichte Ziele verfallen.
aid-sbb-price = Kurs { $sbbprice }, Zeile { $sbbrow } des Aktienmarkts.
aid-sbb-director = Direktor: die meisten SBB-Aktien; gleich: der frühere Direktor von V1, dann V2 und so weiter.
aid-sbb-pool = Alle anderen SBB-Aktien liegen im Bankpool, auch wenn es alle sind.
aid-staat-when = Wann: am Ende der Betriebsrunde, in der ihre Lok zuerst verkauft wird ({ $founded }); ins Ausland verkauft: sofort.
aid-staat-exchange = Ihre Vor-Staatsbahnen schließen: Nummer 1 wird zur Direktoraktie (20 %), die anderen zu 10 %.
aid-staat-director = Direktor: die meisten Anteile, früher gekaufte zählen; gleich: Besitzer von Nummer 1, dann 2, dann 3, dann ab dem Erstkaufrecht.
aid-staat-capital = Die Bank zahlt { $staat } für jeden der zehn Anteile, den kein Tausch vergab; dazu kommt das Geld der Vor-Staatsbahnen.
aid-staat-trains = Sie erhält alle ihre Loks; was über dem Limit ist, kommt aus dem Spiel.
aid-staat-markers = Ihre Bahnhöfe ersetzen die der Vor-Staatsbahnen, kostenlos; von zweien in Wien kommt einer zurück.
aid-staat-first = Sie agiert ab der nächsten Betriebsrunde, nach ihrem Kurs.

## Railways

aid-kind-v = V: brauchen keine Lok, keine Hilfe für Loks, besitzen keine Privatbahnen, gehen in die SBB ein.
aid-kind-h = H ab der ersten { $fulltrain }: sofort zehnmal Ausgabekurs, kein Ziel.
aid-kind-r = R: nur H-Loks, keine Fernverbindungen, Kurs nie über { $ceiling } (rote Linie).
aid-kind-sbb = SBB: fünf Papiere zu 10 %, zehn zu 5 %; der Kurs gilt für 5 %.
aid-kind-mountain = Bergbahnen B1–B5: sofort auf ein freies Bergfeld, mit einer Ertragstafel nach Farben: { $panels }.
aid-kind-mountain-pays = War irgendeine Lok dort, zahlen sie { $mincome } je Betriebsrunde bis zum Ende; dann { $mvalue } wert.
aid-kind-mountain-1824 = Bergbahnen { $mountains }: je { $mountain }, nur in der ersten Aktienrunde; zahlen { $mincome } je Betriebsrunde; ohne Hexfeld.
aid-kind-tunnel = Tunnelpapiere T1–T5: je ein Tunnel; fuhr eine Lok hindurch, { $tincome } je Betriebsrunde; am Ende { $tvalue } wert.
aid-kind-coal = Kohlebahn: { $coal }, wie der Käufer will; die Hälfte ist der Startkurs ihrer Regionalbahn, was über { $coalpart } liegt, ihr Betriebskapital; sie beginnt mit einer { $goods }.
aid-kind-coal-runs = Sie besitzt nur g-Loks; ihre Heimat ist ihr Bergwerk; keine weiteren Bahnhöfe; der Ertrag wird geteilt, Besitzer und Betriebskapital.
aid-kind-coal-ends = Beim Tausch gehen Loks und Geld an die Regionalbahn; am Bergwerk dürfen weiter alle g-Loks beginnen.
aid-kind-pre = Vor-Staatsbahn: der Preis ist ihr Betriebskapital; zuerst ohne Lok; Ertrag wird geteilt; ein Bahnhof; endet nur mit ihrer Staatsbahn.
aid-kind-regional = Regionalbahn: drei Bahnhöfe. Ihre Direktoraktie wartet auf den Besitzer der Kohlebahn; 10 % gibt es, sobald sie einen Kurs hat.
aid-kind-staat = Staatsbahn: fünf Bahnhöfe, zuerst Kurs { $staat }; ihre Direktoraktie wird nie gekauft.
aid-tunnel-goal = Tunnel { $hex }
aid-private-1 = sonst nichts
aid-private-2 = einmal ein gelbes Plättchen mehr, ab der ersten { $abilitytrain }
aid-private-3 = ein Tunnelpapier
aid-private-4 = legt ab der ersten { $abilitytrain } die FO-Strecke; { $fo } dafür
aid-private-5 = eine Aktie von MOB
aid-private-6 = Direktoraktie von FNM, deren Kurs der Besitzer setzt; schließt, wenn FNM fährt
aid-private-7 = EVA, eine 5H, wenn sie schließt
aid-private-sale = Ab der ersten { $abilitytrain } dürfen H und R P1–P5 von ihrem Direktor kaufen, jederzeit in ihrem Spielzug.
aid-private-sale-last = Ab der ersten { $abilitytrain } dürfen H und R P1–P5 von ihrem Direktor kaufen, am Ende ihres Spielzugs (Hausregel).
aid-private-close = Alle schließen mit der ersten { $sbbtrain }, auch ins Ausland verkauft; dann liegt die FO-Strecke, EVA wird frei.

## What things cost

aid-cost-share = Aktie: neu / Bankpool
aid-cost-share-1824 = Aktie zu 10 %
aid-cost-share-price = Ausgabekurs / Kurs
aid-cost-share-price-1824 = Kurs
aid-cost-director = Direktoraktie
aid-cost-director-price = 2 × Ausgabekurs
aid-cost-director-price-1824 = 2 × Kurs
aid-cost-mountain = Bergbahn
aid-cost-tunnel-paper = Tunnelpapier
aid-cost-tunnel = Tunnel bauen
aid-cost-water = Erstes Plättchen: Wasser
aid-cost-hills = Erstes Plättchen: Berg
aid-cost-upgrade = Austausch
aid-cost-marker = Bahnhof: Heimat / nächster / später
aid-cost-sbb-marker = Bahnhof der SBB

## Sale abroad, end and count

aid-export = Nach jeder Serie geht die nächste neue Lok der Bank ins Ausland; sie gilt als verkauft.
aid-export-1824 = Nach jeder Serie geht die nächste normale Lok der Bank ins Ausland; sie gilt als verkauft. g-Loks nie.
aid-end-when = Das Ende kommt, wenn die Bank nichts mehr hat; was sie noch schuldet, wird notiert.
aid-end-set = In einer Betriebsrunde gesprengt: diese Serie wird beendet. In einer Aktienrunde: sie wird beendet, und eine ganze Serie folgt.
aid-end-count = Gezählt: Bargeld, Aktien zum Kurs, genutzte Bergbahnen { $mvalue } und Tunnel { $tvalue }, minus Schulden. Das meiste gewinnt.
aid-end-count-1824 = Gezählt: Bargeld und Aktien zum Kurs, minus Schulden. Das meiste gewinnt.
aid-end-nothing = Betriebskapital, Loks und Privatbahnen zählen für niemanden.
aid-end-nothing-1824 = Betriebskapital und Loks zählen für niemanden.
