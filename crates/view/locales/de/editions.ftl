# The table of editions: what tells the profiles of a title apart.
# A key that ends in a title’s number holds for that title alone.

## Die Tabelle der Ausgaben

editions-differences = Unterschiede
editions-rules = Regeln
editions-options = Optionen jedes Regelwerks, frei kombinierbar
editions-as = wie { $profile }

## Optionen

option-text-elephant = Variante Elefant: Wer nach dem letzten Käufer oder Verkäufer an der Reihe ist, beginnt die nächste Aktienrunde
option-text-half-price-privates = Hausregel: Gesellschaften zahlen für eine Privatbahn mindestens den halben Nennwert
option-text-privates-last = Hausregel: Privatbahnen werden am Ende des Spielzugs gekauft, nach den Loks
option-text-destination-after-run = Hausregel: Zielprämien werden erst nach der Dividende gezahlt
option-text-sold-out-first = Hausregel: Am Ende der Aktienrunde steigen erst ausverkaufte Gesellschaften, dann fallen die mit Aktien im Bankpool
option-text-sales-by-price = Hausregel: Mehrere Gesellschaften werden in einem Spielzug in der Reihenfolge ihrer Kurse verkauft, die teuerste zuerst
option-text-upgrade-reached-track = Hausregel: Nur Gleise, die eine Lok der Gesellschaft befahren könnte, werden ausgetauscht
option-text-sell-only-what-is-needed = Hausregel: In der Notfinanzierung werden nicht mehr Aktien verkauft, als die gewählte Lok verlangt
option-text-goods-time = Goods Time: Sieben freie Felder haben Kleinstädte, und es gibt mehr Plättchen dafür

## Was in einer Auflage gedruckt steht

fact-bank = Bank
fact-seats = Startkapital und Papierlimit
fact-market = Aktienmarkt
fact-company-ids = Kürzel der Gesellschaften
fact-company-names = Namen der Gesellschaften
fact-companies = Gesellschaften
fact-privates = Privatbahnen
fact-privates-1824 = Bergbahnen
fact-private-names = Namen der Privatbahnen
fact-private-names-1824 = Namen der Bergbahnen
fact-private-item = { $number }: Nennwert { $face }, Einkommen { $income }
fact-private-item-kept = { $number }: Nennwert { $face }, Einkommen { $income }, nicht verkäuflich
fact-trains = Loks
fact-train-cards = Lokkarten
fact-train-cards-unlimited = unbegrenzt
fact-train-phases = Phasen durch Loks
fact-phase-item = Phase { $number }: { $value }
fact-newest-tiles = Neueste Plättchen
fact-newest-tiles-white = weiß
fact-newest-tiles-yellow = gelb
fact-newest-tiles-green = grün
fact-newest-tiles-brown = braun
fact-newest-tiles-grey = grau
fact-newest-tiles-special = besondere
fact-operating-rounds = Betriebsrunden einer Serie
fact-train-limits = Loklimits
fact-tiles = Gleisplättchen
fact-tiles-yellow = { $n } gelbe
fact-tiles-green = { $n } grüne
fact-tiles-brown = { $n } braune
fact-tiles-grey = { $n } graue
fact-tile-shapes = Formen der Plättchen
fact-hex-labels = Namen der Hexfelder
fact-hex-labels-item = von { $first } bis { $last }, { $name } ist { $coord }
fact-hexes = Hexfelder
fact-open-sides = Offene Kanten
fact-tunnel-hexes = Tunnelfelder
fact-fo-line = FO-Strecke
fact-fo-line-whole = in einem Stück
fact-fo-line-tiles = { $n } Plättchen
fact-fo-line-printed = { $hex } ist auf dem Spielplan gedruckt
fact-tunnel-bonus = Tunnelbonus
fact-goods-cards = Karten der g-Loks
fact-not-in-play = Gesellschaften, die nicht mitspielen
fact-bukowina = Bonus für die Verbindung von Wien oder Prag mit der Bukowina

## Wo Regelwerke beider Spiele verschieden entscheiden

policy-number-cards = Spielreihenfolge
policy-number-cards-dealt = wird ausgelost
policy-number-cards-as-seated = wie die Spieler sitzen

policy-marker-enters = Kursmarker kommt auf den Aktienmarkt
policy-marker-enters-with-par = mit dem Ausgabekurs
policy-marker-enters-with-par-1824 = mit dem Startkurs
policy-marker-enters-at-launch = bei der Inbetriebnahme; ein früherer Kursverlust wird mitgenommen

policy-upgrade-connection = Verbindung beim Austausch
policy-upgrade-connection-new-tile = ein Gleis des neuen Plättchens
policy-upgrade-connection-old-tile = ein Gleis des ersetzten Plättchens
policy-upgrade-connection-new-track-or-value = ein neues Gleis oder eine Stadt mit neuem Wert in Reichweite
policy-upgrade-connection-travelled-track-or-value = ein neues Gleis, über das eine Verbindung läuft, oder eine Stadt mit neuem Wert

policy-train-step-ends = Ende des Lokschritts
policy-train-step-ends-nothing-possible = von selbst, sobald nichts mehr möglich ist
policy-train-step-ends-no-train-affordable = sobald nirgends mehr eine Lok zu bezahlen wäre

policy-claim = Einfahrergebnis
policy-claim-maximum = das höchstmögliche ist Pflicht
policy-claim-any-legal = zulässige Strecken genügen
policy-claim-any-paying = zulässige Strecken genügen, wenn sie etwas einbringen

policy-consent = Lokhandel zwischen Direktoren
policy-consent-asked = der Verkäufer wird gefragt
policy-consent-implied = der Kauf gilt als Zustimmung

policy-emergency-sales = Notverkäufe
policy-emergency-sales-needed-for-purchase = nicht mehr, als die gewählte Lok verlangt
policy-emergency-sales-needed-for-dearest = bis zum Preis der teuersten Lok der Bank
policy-emergency-sales-needed-for-dearest-1824 = nur wenn das Betriebskapital für die billigste Lok der Bank nicht reicht, und bis zum Preis der teuersten
policy-emergency-sales-as-wanted = so viel der Direktor will, für eine Lok, die das Betriebskapital nicht zahlen kann

policy-surrendered = Abgegebene Loks
policy-surrendered-to-pool = kommen in den Bankpool
policy-surrendered-removed = kommen aus dem Spiel

policy-bank-break = Die Bank ist gesprengt
policy-bank-break-emptied = wenn sie nichts mehr hat; geprüft, wenn die Serie ganz vorbei ist
policy-bank-break-emptied-1824 = wenn sie nichts mehr hat
policy-bank-break-exceeded = wenn eine Zahlung sie übersteigt; geprüft vor Verkauf ins Ausland und Gründung
policy-bank-break-exceeded-1824 = wenn eine Zahlung sie übersteigt

## Wo Regelwerke von 1844 verschieden entscheiden

policy-track-step-ends = Ende des Bauschritts
policy-track-step-ends-nothing-possible = von selbst, sobald nichts mehr zu bauen ist
policy-track-step-ends-only-when-said = nur, wenn es gesagt wird
policy-track-step-ends-nothing-at-hand = von selbst, sobald das Plättchen liegt und kein unbenutztes Papier zur Hand ist

policy-unmoved-markers = Kursmarker, der sich beim Agieren nicht bewegt
policy-unmoved-markers-stay = behält seinen Platz im Stapel
policy-unmoved-markers-sink = kommt am Ende der Betriebsrunde nach unten

policy-tunnel-connection = Verbindung beim Tunnelbau
policy-tunnel-connection-mouth = eines seiner Portale
policy-tunnel-connection-mouth-or-line = eines seiner Portale oder die FO-Strecke auf dem Hexfeld

policy-paper-worth = Bergbahnen und Tunnelpapiere zählen am Spielende
policy-paper-worth-used = wenn sie besucht wurden
policy-paper-worth-has-paid = wenn sie schon gezahlt haben

policy-no-bids = Kein Gebot auf P2–P7
policy-no-bids-payout-round = eine Auszahlungsrunde, dann eine neue Aktienrunde
policy-no-bids-payout-in-auction = Einkommen wird in der Versteigerung gezahlt

policy-fnm-launch = Inbetriebnahme von FNM
policy-fnm-launch-last-private = wenn die letzte Privatbahn verkauft ist
policy-fnm-launch-with-par = mit der Wahl des Ausgabekurses

policy-debtors = Spieler mit Schulden
policy-debtors-buy-nothing = kaufen in Aktienrunden nichts
policy-debtors-may-start = dürfen noch eine Direktoraktie kaufen

policy-end-of-round-moves = Kurse am Ende der Aktienrunde
policy-end-of-round-moves-two-passes = erst Gesellschaften mit Aktien im Bankpool, dann ausverkaufte
policy-end-of-round-moves-one-pass = alle in Betriebsreihenfolge

policy-free-moments = P4 und EVA nutzt man
policy-free-moments-any-time = jederzeit zwischen zwei Aktionen
policy-free-moments-own-turns = nur in Spielzügen, die ihren Besitzer betreffen
policy-free-moments-own-turns-unasked = nur in Spielzügen, die ihren Besitzer angehen, und nicht, bevor eine Bergbahn gesetzt ist

policy-private-seller = Gesellschaften kaufen Privatbahnen
policy-private-seller-director = nur von ihrem Direktor
policy-private-seller-anyone = von jedem Spieler

policy-tunnel-mouths = Tunnelportale auf FO-Feldern
policy-tunnel-mouths-clear-of-the-line = nicht dort, wo die FO-Strecke das Hexfeld verlässt
policy-tunnel-mouths-any-open-side = an jeder offenen Kante
policy-tunnel-mouths-clear-of-the-laid-line = nicht, wo die FO-Strecke das Feld verlässt, sobald sie liegt

policy-destination-check = Zielprämie
policy-destination-check-at-once = gezahlt, sobald das Ziel verbunden ist
policy-destination-check-claimed = gezahlt mit der nächsten Aktion einer Betriebsrunde
policy-destination-check-operating-rounds = mit jeder Aktion einer Betriebsrunde von selbst gezahlt

policy-express-ends = Gewertete Halte einer 8E-Lok
policy-express-ends-scored = der erste und der letzte Halt gehören dazu
policy-express-ends-free = die besten, wo sie auch liegen

policy-same-side = Zwei Fernverbindungen derselben Seite
policy-same-side-joined = darf eine Strecke verbinden
policy-same-side-refused = darf keine Strecke verbinden

policy-zero-stops = Fernverbindungen mit dem Wert 0
policy-zero-stops-visited = sind Halte
policy-zero-stops-refused = sind keine Halte

policy-obligation = Lokzwang
policy-obligation-stops = Bergfelder ohne Bergbahn sind keine Halte
policy-obligation-remembered = Bergfelder ohne Bergbahn sind Halte; einmal festgestellt, bleibt er

policy-bankruptcy = Bankrott
policy-bankruptcy-none = gibt es nicht
policy-bankruptcy-ends-the-game = kann erklärt werden und beendet die Partie
policy-bankruptcy-any-step = kann in jedem Schritt erklärt werden und beendet die Partie

policy-after-export = Nach einem Verkauf ins Ausland
policy-after-export-surrender = erst werden überzählige Loks abgegeben, dann die SBB gegründet
policy-after-export-formation = erst werden die SBB gegründet, dann überzählige Loks abgegeben

policy-double-for-director = Doppelaktie des SBB-Direktors
policy-double-for-director-former-director-of-the-last = aus dem Bankpool, sonst vom früheren Direktor von V5
policy-double-for-director-last-distinct-director = aus dem Bankpool, sonst vom letzten der verschiedenen Direktoren von V1–V5

policy-exchange-debt = Tauschschuld
policy-exchange-debt-apart = eigens geführt, ohne Zinsen, mit Pflichtverkauf
policy-exchange-debt-one-ledger = mit anderen Schulden zusammen, mit Zinsen, ohne Pflichtverkauf

policy-certificate-sale = Teil einer Direktoraktie
policy-certificate-sale-one-or-both = wird bei jedem Direktorwechsel verkauft
policy-certificate-sale-both-or-last-place = wird nur auf den letzten Platz im Bankpool verkauft

policy-first-of-national = Erster Kauf, wenn die ganze SBB im Bankpool liegt
policy-first-of-national-any-certificate = eine einfache oder eine Doppelaktie
policy-first-of-national-double = eine Doppelaktie

policy-elephant-order = Spielreihenfolge mit dem Elefanten
policy-elephant-order-rotated = die Karten werden weitergegeben
policy-elephant-order-one-in-front = einer wird vorangestellt, die anderen behalten ihre Reihenfolge

policy-late-destinations = Zielprämien nach der Dividende
policy-late-destinations-all-due = alle, deren Ziel verbunden ist
policy-late-destinations-company-in-turn = die der Gesellschaft am Zug

policy-reached-track = Gleise, die eine Gesellschaft befahren könnte
policy-reached-track-connected = alle verbundenen
policy-reached-track-within-train-length = nur in der Länge einer ihrer Loks, wenn sie eine hat

policy-own-trains = Loks zwischen Gesellschaften eines Direktors, Betriebskapital unter dem aufgedruckten Preis
policy-own-trains-lent = bis zum aufgedruckten Preis, wenn eine Lok fällig ist; was dem Direktor fehlt, wird geliehen
policy-own-trains-within-cash = höchstens Betriebskapital und Bargeld des Direktors
policy-debtor-pass = Ein Schuldner mit Bargeld passt
policy-debtor-pass-free = nach Belieben
policy-debtor-pass-only-instead-of-something-else = nur, wenn er etwas anderes tun könnte; sonst tilgt er
policy-surrender-order = Mehrere Gesellschaften über dem Loklimit
policy-surrender-order-one-by-one = geben nacheinander Loks ab
policy-surrender-order-any-order = geben in beliebiger Reihenfolge Loks ab
policy-agreed-end = Spielende nach Absprache
policy-agreed-end-never = keines
policy-agreed-end-at-any-time = jederzeit, mit dem Vermögen dieses Augenblicks
policy-next-lot = Wer die nächste Privatbahn versteigert
policy-next-lot-number-card = der Spieler mit ihrer Nummernkarte oder der nächste, der sie bezahlen kann
policy-next-lot-after-the-last = nach dem, der die letzte versteigert hat, der erste, der irgendeine übrige bezahlen könnte
policy-repayment = Tilgung
policy-repayment-any-part = jeder Teil der Schulden
policy-repayment-all-at-once = alle Schulden oder alles Bargeld
policy-exchange-cash = Geld bei der Gründung der SBB
policy-exchange-cash-all-together = Saldo jedes Spielers über alle Vor-SBB-Bahnen
policy-exchange-cash-company-by-company = Bahn für Bahn abgerechnet
policy-own-trains-after-sale = Lok einer eigenen Gesellschaft nach einem Verkauf im Kaufschritt
policy-own-trains-after-sale-no-bound = ab 1 Fr.
policy-own-trains-after-sale-last-sale-needed = nur zu einem Preis, für den die zuletzt verkaufte Aktie nötig war
policy-unoperated-sales = Notverkauf von Aktien einer Gesellschaft, die noch nicht agiert hat
policy-unoperated-sales-without-last-share = die letzte Aktie zählt, was sie bringt
policy-unoperated-sales-less-market-price = die letzte Aktie zählt ihren Kurs
policy-directors-line = Das Ende eines Spielzugs wartet auf P4
policy-directors-line-not-waited-for = der Gesellschaft
policy-directors-line-waited-for = der Gesellschaft oder ihres Direktors
policy-end-of-trains = Ende der Lokkäufe
policy-end-of-trains-with-the-turn = beendet den Spielzug
policy-end-of-trains-before-the-turn = wird zuerst angesagt, wenn noch eine Privatbahn, P4 oder EVA möglich ist

## Wo Regelwerke von 1824 verschieden entscheiden

policy-unaffordable-coal = Unverkaufte Kohlebahn, die ein Spieler nicht bezahlen kann
policy-unaffordable-coal-passes = der Spieler hat gepasst
policy-unaffordable-coal-waits-for-a-pass = das Spiel wartet auf das Passen

policy-unreserved-certificate = Nicht reservierte Direktoraktie einer Staatsbahn
policy-unreserved-certificate-not-for-sale = ist nicht zu haben
policy-unreserved-certificate-waits-for-a-pass = ist nicht zu haben, doch das Spiel wartet auf ein Passen

policy-discard-order = Reihenfolge beim Abgeben
policy-discard-order-operating = in Betriebsreihenfolge
policy-discard-order-site-list = wie 18xx.games die Gesellschaften aufzählt

policy-sales = Mehrere Verkäufe einer Gesellschaft im Spielzug
policy-sales-one-block = gibt es nicht: ein Paket, ein Kursfall
policy-sales-repeated = jeder lässt den Kurs fallen

policy-exchanges = Freiwilliger Tausch
policy-exchanges-free = auch nach Verkäufen und am Papierlimit
policy-exchanges-hindered = keine Kohlebahn nach einem Verkauf, keine Bergbahn am Papierlimit

policy-compulsory-mountain = Pflichttausch einer Bergbahn
policy-compulsory-mountain-must-be-exchanged = der Besitzer muss eine Aktie nehmen
policy-compulsory-mountain-may-be-discarded = der Besitzer kann sie ersatzlos abgeben

policy-coal-certificate = Direktoraktie aus einer Kohlebahn, wenn ein anderer mehr hält
policy-coal-certificate-goes-with-the-office = geht an den neuen Direktor
policy-coal-certificate-stays-with-the-owner = bleibt beim Besitzer der Kohlebahn
policy-coal-certificate-stays-and-is-traded = bleibt beim Besitzer der Kohlebahn und ist verkäuflich; die Direktion folgt einer Zählung der Käufe und Verkäufe

policy-coal-opening = Regionalbahn, die ein Pflichttausch vervollständigt
policy-coal-opening-end-of-round = geht am Ende der Betriebsrunde in Betrieb
policy-coal-opening-at-once = geht sofort in Betrieb

policy-waiting-trains = Loks einer Regionalbahn vor der Inbetriebnahme
policy-waiting-trains-untouchable = kann niemand kaufen
policy-waiting-trains-for-sale = können andere Gesellschaften kaufen

policy-coal-duty = Kohlebahn ohne Lok
policy-coal-duty-where-any-exists = muss eine kaufen, außer es ist nirgends eine zu haben
policy-coal-duty-while-the-bank-offers = muss nur eine kaufen, solange die Bank g-Loks anbietet

policy-at-the-limit = Gesellschaft am Loklimit
policy-at-the-limit-buys-nothing = kauft nur mit Inzahlungnahme
policy-at-the-limit-buys-and-discards = kann kaufen und abgeben, wo eine Inzahlungnahme möglich wäre

policy-undirected = Staatsbahn, von der niemand zwei Aktien hält
policy-undirected-takes-no-turn = agiert nicht
policy-undirected-receivership = steht unter Zwangsverwaltung: Sie fährt, baut aber keine Gleise und kauft keine Loks
policy-undirected-receivership-with-track = steht unter Zwangsverwaltung: Sie fährt und baut Gleise, kauft aber keine Loks

policy-merger-surplus = Überzählige Loks einer neuen Staatsbahn
policy-merger-surplus-all-trains = werden unter allen ihren Loks gewählt
policy-merger-surplus-just-merged = werden unter den gerade übernommenen gewählt

policy-no-forerunners = Heimatbahnhof einer Staatsbahn ohne Vor-Staatsbahnen
policy-no-forerunners-place-kept = bleibt frei und wird bei der Gründung besetzt
policy-no-forerunners-first-turn = wird im ersten Spielzug besetzt, neben den Plätzen der Stadt
policy-no-forerunners-claimed = wird Platz für Platz beansprucht und im ersten Spielzug besetzt

policy-returned-marker = Bahnhof, den k&k aus Wien zurücknimmt
policy-returned-marker-costs-as-any-other = kostet wie jeder andere
policy-returned-marker-keeps-its-price = kommt zuletzt und ist wieder kostenlos, wenn es der von KK1 war

policy-train-step-sales = Direktoren verkaufen Aktien beim Lokkauf
policy-train-step-sales-in-an-emergency = für eine Lok, die gekauft werden muss
policy-train-step-sales-any-train-step = immer wenn eine Lok gekauft werden könnte
policy-train-step-sales-never = nie

policy-debt = Schulden
policy-debt-overdraft = sind ein überzogenes Konto; alles erhaltene Geld mindert sie
policy-debt-ledger = werden getrennt geführt und in Aktienrunden nach Wunsch getilgt

policy-first-export = Erster Verkauf ins Ausland
policy-first-export-after-first-purchase = nach der Serie, in der die erste 2er-Lok gekauft wurde
policy-first-export-first-set = nach der ersten Serie

policy-after-foreign-sale = Nach einem Verkauf ins Ausland
policy-after-foreign-sale-exchanges = erst Pflichttausche, dann wird eine Staatsbahn gegründet
policy-after-foreign-sale-formation = erst wird eine Staatsbahn gegründet, dann Pflichttausche

policy-book-value = Kleine Gesellschaften und Bergbahnen am Spielende
policy-book-value-none = zählen nichts
policy-book-value-counts = zählen, was sie gekostet haben

policy-selling-duty = Wer über dem Papierlimit ist
policy-selling-duty-every-turn = verkauft in jedem Spielzug
policy-selling-duty-next-share-round = verkauft ab dem ersten Spielzug der nächsten Aktienrunde

policy-last-formation = Staatsbahn, die nach der letzten Betriebsrunde fällig ist
policy-last-formation-omitted = wird nicht gegründet
policy-last-formation-takes-place = wird vor der Abrechnung gegründet

policy-staatsbahn-shares = Aktien der Staatsbahnen
policy-staatsbahn-shares-initial-round = gibt es in der ersten Aktienrunde
policy-staatsbahn-shares-ordinary-share-rounds = gibt es ab der ersten gewöhnlichen Aktienrunde

policy-undirected-trains = Loks einer Staatsbahn ohne Direktor
policy-undirected-trains-for-sale = stehen zum Verkauf
policy-undirected-trains-not-for-sale = stehen nicht zum Verkauf

policy-has-operated = Aktien einer Gesellschaft können verkauft werden
policy-has-operated-after-run = sobald sie gefahren ist
policy-has-operated-after-first-turn = nach ihrem ersten Spielzug

policy-unit-limit = Eine Direktoraktie kauft
policy-unit-limit-six-afterwards = wer danach höchstens sechs Anteile der Gesellschaft hält
policy-unit-limit-five-before = wer vorher höchstens fünf Anteile der Gesellschaft hält

policy-purchase-after-sale = Loks nach einem Verkauf beim Lokkauf
policy-purchase-after-sale-any = alle sind käuflich
policy-purchase-after-sale-needs-the-last-unit = nur eine, die das Betriebskapital bezahlt oder für die die letzte verkaufte Aktie nötig war

policy-coal-train-step = Lokkauf einer Kohlebahn
policy-coal-train-step-goods-trains = wartet, solange eine g-Lok bezahlbar ist
policy-coal-train-step-all-trains = wartet, solange irgendeine Lok der Bank bezahlbar wäre

policy-first-judged = Erster Spielzug unter Zwangsverwaltung ohne Vor-Staatsbahnen
policy-first-judged-at-the-step = lässt Bahnhöfe zu
policy-first-judged-before-its-home = übergeht Bahnhöfe und Fahrt

policy-marker-choice = Welchen von zwei Bahnhöfen in Wien k&k zurücknimmt
policy-marker-choice-at-formation = wird bei der Gründung entschieden
policy-marker-choice-next-round = wird zu Beginn der nächsten Runde entschieden

policy-location-loop = Gleis von einem roten Ort zu ihm zurück
policy-location-loop-asked = verlangt eine Fahrt
policy-location-loop-no-route = ist keine Strecke

policy-mountain-owner = Besitzer einer Bergbahn, der nichts tun kann
policy-mountain-owner-passed-over = wird übergangen
policy-mountain-owner-asked = wird in Phase 3 gefragt

policy-opening-order = Erste Aktienrunde
policy-opening-order-round-the-table = alles ist im Angebot, einmal abwärts, dann immer aufwärts
policy-opening-order-stacks = zwei Spieler wählen aus vier Stapeln zu zwei Karten, dann Bergbahnen, dann kaufen sie Aktien

policy-refused-mountain = Wer bei der Auswahl eine Bergbahn ablehnt,
policy-refused-mountain-is-no-pass = hat nicht gepasst: Es folgen die Aktien
policy-refused-mountain-counts-as-pass = hat gepasst: Lehnen beide ab, ist die Runde vorbei

policy-mountain-railways = Bergbahnen im Spiel
policy-mountain-railways-four-or-six = vier oder sechs
policy-mountain-railways-one-per-player = so viele wie Spieler

policy-kk-formation = k&k wird gegründet
policy-kk-formation-first-six = mit der ersten 6er-Lok
policy-kk-formation-first-five = mit der ersten 5er-Lok

policy-pool = Verkaufte Aktien
policy-pool-in-the-bank = liegen bei den unverkauften
policy-pool-apart = liegen für sich; Käufe von dort können über 60 % gehen, ihre Dividende erhält die Gesellschaft

policy-bank-limit = Was nach einem Verkauf in der Bank liegen kann
policy-bank-limit-half = die Hälfte einer Gesellschaft
policy-bank-limit-none = die ganze

policy-double-sale = Doppelaktie der Anleihebahn
policy-double-sale-free = wird verkauft wie jede andere
policy-double-sale-while-another-holds-two = wird nur verkauft, solange der andere zwei Aktien hält

policy-bond-exchange = Anleiheaktien für Bergbahnen
policy-bond-exchange-always = bei jedem Tausch
policy-bond-exchange-only-voluntary = nicht beim Pflichttausch

policy-second-marker = Zweiter Marker der Anleihebahn
policy-second-marker-last-card = mit der letzten 4er-Lok der Bank, sonst mit ihrer letzten 5er
policy-second-marker-any-purchase = mit jeder 4er-Lok, solange eine 5er die nächste ist, oder einer 5er, solange es eine 6er ist

policy-missing-marker = Bahnhof einer Staatsbahn, deren Vorgängerin nur baut oder nicht mitspielt
policy-missing-marker-is-left = kann gesetzt werden
policy-missing-marker-is-lost = ist verloren; der nächste kostet, als läge er auf dem Plan
