# 1844: the rules in our words, one message for each rule of rulebook/1844/.

## Spielaufbau

chapter-1844-setup = Spielaufbau

rule-1844-SETUP-01 = Es spielen drei bis sieben Personen.
rule-1844-SETUP-02 = Insgesamt sind 12.000 Fr. im Spiel. Das Startkapital wird davon abgezogen; die Bank beginnt also mit 12.000 Fr. abzüglich des ausgezahlten Startkapitals.
rule-1844-SETUP-03 = Startkapital je Spieler: 800 Fr. zu dritt, 620 zu viert, 510 zu fünft, 440 zu sechst und 400 zu siebt.
rule-1844-SETUP-04 = Das Papierlimit richtet sich nach der Spielerzahl und gilt für die ganze Partie: 24 zu dritt, 18 zu viert, 15 zu fünft, 13 zu sechst und 11 zu siebt.
rule-1844-SETUP-05 = Die erste Spielreihenfolge wird ausgelost: Die Reihenfolgekarten 1 bis n werden gemischt und verteilt.
rule-1844-SETUP-06 = Spielreihenfolge meint immer die Reihenfolge der Karten, nicht die Sitzordnung.
rule-1844-SETUP-07 = P1 bis P7 werden in aufsteigender Reihenfolge zur Versteigerung ausgelegt.
rule-1844-SETUP-08 = Die Aktien aller Gesellschaften sind anfangs unverkauft, die Direktoraktie liegt jeweils zuoberst. SBB-Aktien gibt es erst, wenn die SBB gegründet sind.
rule-1844-SETUP-09 = Unverkaufte Aktien und Aktien im Bankpool bleiben die ganze Partie über getrennt.
rule-1844-SETUP-10 = Drei 10-%-Aktien von FNM liegen von Anfang an im Bankpool.
rule-1844-SETUP-11 = Fünf Bergbahnen (B1 bis B5) und fünf Tunnelpapiere (T1 bis T5) stehen bereit; ein Tunnelpapier wird für den Käufer von P3 zurückgelegt.
rule-1844-SETUP-12 = Die 2er/2H-Loks sind sofort im Angebot. Darunter warten die übrigen Typen in der Reihenfolge 3, 4, 5, 6, 8E; ein Typ kommt ins Angebot, sobald der vorige aufgebraucht ist.
rule-1844-SETUP-13 = Jede Lokkarte hat eine Normalseite (oder E-Seite) und eine H-Seite. Vom aktuellen Typ sind stets beide Seiten zu haben.
rule-1844-SETUP-14 = EVA und die eigene 5H-Lok der SBB liegen nicht im Stapel der verkäuflichen Loks.
rule-1844-SETUP-15a = Plättchen der ersten Auflage: 56 gelbe, 56 grüne, 27 braune, 6 graue, 4 graublaue (FO-Strecke) und 6 durchsichtige Tunnelplättchen.
rule-1844-SETUP-15b = Plättchen der zweiten Auflage: 59 gelbe, 55 grüne, 26 braune, 5 graue, 1 graublaues (die FO-Strecke in einem Stück) und 10 Tunnelplättchen.
rule-1844-SETUP-16 = Es gibt 59 Bahnhofsmarker: 2 je Vor-SBB-Bahn, bis zu 5 je historischer Gesellschaft, 3 je Regionalbahn und 10 für die SBB.
rule-1844-SETUP-17 = Es gibt 96 Aktienpapiere: 15 der Vor-SBB-Bahnen, 54 der historischen Gesellschaften, 12 der Regionalbahnen und 15 der SBB.
rule-1844-SETUP-18 = Für die Bergbahnen gibt es sechs Ertragstafeln, je zwei von drei Sorten, bei sieben Bergfeldern und fünf Bergbahnen.
rule-1844-SETUP-19a = Aller Besitz von Spielern und Gesellschaften liegt jederzeit offen, auch das Bargeld.
rule-1844-SETUP-19b = Die zweite Auflage sagt nicht, ob der Besitz offenliegt; das Bargeld wird gezeigt, wenn am Ende einer Aktienrunde die Spielreihenfolge bestimmt wird.
rule-1844-SETUP-20 = Vor der Partie einigt sich die Runde, welche Absprachen erlaubt und ob sie bindend sind. Absprachen über die Partie hinaus sind verboten.
rule-1844-SETUP-21 = Vor der Partie einigt sich die Runde, ob mit der Variante Elefant gespielt wird.
rule-1844-SETUP-22 = Betriebskapital, Loks, noch nicht gesetzte Bahnhofsmarker und Privatbahnen gehören der Gesellschaft und werden nie mit dem Besitz des Direktors vermischt.
rule-1844-SETUP-23 = Es gewinnt, wer am Ende das größte Gesamtvermögen hat.

## Versteigerung der Privatbahnen

chapter-1844-auc = Versteigerung der Privatbahnen

rule-1844-AUC-01 = Die Privatbahnen werden einzeln versteigert, in der Reihenfolge P1 bis P7.
rule-1844-AUC-02 = Die Privatbahn Pk bringt der Spieler mit der Reihenfolgekarte ((k − 1) mod n) + 1 zur Versteigerung. Zu fünft versteigert Spieler 1 also P1 und später P6.
rule-1844-AUC-03 = Wer die Privatbahn versteigert, beginnt: Er bietet mindestens den Nennwert oder passt.
rule-1844-AUC-04 = Die anderen folgen in Spielreihenfolge und bieten oder passen, reihum so lange, bis niemand mehr erhöht.
rule-1844-AUC-05 = Das erste Gebot muss das geltende Mindestgebot erreichen; jedes weitere muss das Höchstgebot um mindestens 5 Fr. übertreffen.
rule-1844-AUC-06 = Wer passt, ist bei dieser Privatbahn aus dem Rennen.
rule-1844-AUC-07 = Ausnahme: Sinkt das Mindestgebot für P1, dürfen alle wieder auf P1 bieten.
rule-1844-AUC-08 = Der Höchstbietende zahlt sein Gebot an die Bank und nimmt das Papier; dann kommt die nächste Privatbahn an die Reihe.
rule-1844-AUC-09 = Bietet niemand auf P1, sinkt das Mindestgebot um 5 Fr. und P1 wird erneut angeboten, so oft wie nötig.
rule-1844-AUC-10 = Steht P1 bei 0, muss Spieler 1 die Bahn umsonst nehmen.
rule-1844-AUC-11 = Das Mindestgebot für P2 bis P7 sinkt nie.
rule-1844-AUC-12 = Bietet niemand auf eine der Bahnen P2 bis P7, endet die Aktienrunde sofort.
rule-1844-AUC-13 = Es folgt eine Auszahlungsrunde: Verkaufte Privatbahnen zahlen ihr festes Einkommen, keine Gesellschaft agiert, und sofort beginnt eine neue Aktienrunde.
rule-1844-AUC-14 = In dieser Aktienrunde werden zuerst die übrigen Privatbahnen versteigert; vorher kann nichts anderes gekauft werden.
rule-1844-AUC-15 = Solange Privatbahnen unverkauft sind, wird die Spielreihenfolge am Ende einer Runde nicht neu bestimmt.
rule-1844-AUC-16 = Ist die letzte Privatbahn verkauft, werden die Reihenfolgekarten für den Rest der Runde neu verteilt: Wer am wenigsten Bargeld hat, erhält die 1, der Nächste die 2 und so weiter. Bei gleichem Bargeld bleibt die bisherige Reihenfolge bestehen.
rule-1844-AUC-17 = Danach geht es in der neuen Reihenfolge als Aktienrunde weiter, beginnend mit Karte 1.
rule-1844-AUC-18 = Solange eine Privatbahn unverkauft ist, können keine Aktien, Bergbahnen oder Tunnelpapiere gekauft werden.
rule-1844-AUC-19 = Beigaben gibt es sofort beim Kauf: zu P3 das Tunnelpapier, zu P5 die MOB-Aktie, zu P6 die Direktoraktie von FNM.
rule-1844-AUC-20 = Der Käufer von P6 legt sofort den Ausgabekurs von FNM fest und zahlt für die Direktoraktie nichts.
rule-1844-AUC-21 = P1 beginnt: Spieler 1 bietet 20, Spieler 2 und 3 passen, Spieler 4 bietet 25, Spieler 1 passt. Spieler 4 zahlt 25 Fr. und Spieler 2 versteigert P2.
rule-1844-AUC-22 = Die polnische Spielhilfe beschreibt den Fall ohne Gebot auf P2 bis P7 so: Die Privatbahnen zahlen, und die Versteigerung wird wiederholt. Die Wirkung ist dieselbe.

## Aktienrunde

chapter-1844-sr = Aktienrunde

rule-1844-SR-01 = Die Spieler sind in Spielreihenfolge dran, Karte 1 zuerst, immer reihum.
rule-1844-SR-02 = In seinem Spielzug kann ein Spieler zuerst beliebig viele Aktien beliebiger Gesellschaften verkaufen und danach höchstens ein Papier kaufen, nie erst kaufen und dann verkaufen.
rule-1844-SR-03 = Wer weder verkauft noch kauft, passt; wer gepasst hat, darf später wieder handeln.
rule-1844-SR-04 = Die Aktienrunde endet, wenn alle Spieler nacheinander gepasst haben; wer verkauft oder gekauft hat, kommt also sicher noch einmal dran.
rule-1844-SR-05 = Gehandelt wird nur mit der Bank, nie zwischen Spielern.
rule-1844-SR-06 = Zu kaufen gibt es: eine unverkaufte Aktie zum Ausgabekurs, ein Papier aus dem Bankpool zum aktuellen Kurs, eine Direktoraktie zum doppelten Ausgabekurs, eine Bergbahn für 150 Fr. oder ein Tunnelpapier für 50 Fr. aus dem Angebot der Bank.
rule-1844-SR-07 = Das Geld geht immer an die Bank, auch bei unverkauften Aktien.
rule-1844-SR-08 = Der Kaufpreis muss aus dem eigenen Bargeld bezahlt werden.
rule-1844-SR-09 = Als erste der unverkauften Aktien einer Gesellschaft muss die Direktoraktie gekauft werden.
rule-1844-SR-10 = Unverkaufte Aktien kosten die ganze Partie über den Ausgabekurs, wie hoch der aktuelle Kurs auch ist.
rule-1844-SR-11 = Wer in einer Aktienrunde Aktien einer Gesellschaft verkauft hat, kann in derselben Aktienrunde keine Aktien dieser Gesellschaft mehr kaufen, gleich woher.
rule-1844-SR-12 = Jeder Spieler kann je Aktienrunde höchstens ein Tunnelpapier kaufen.
rule-1844-SR-13a = Jeder Spieler kann je Aktienrunde höchstens eine Bergbahn kaufen, unabhängig von Tunnelpapieren.
rule-1844-SR-13b = Jeder Spieler kann je Aktienrunde höchstens eine Bergbahn kaufen, daneben ein Tunnelpapier. Eine Randnotiz sagt „oder“; nach unserer Auslegung ist von jedem eines möglich.
rule-1844-SR-14 = Die polnische Spielhilfe nennt nur die Grenze für Tunnelpapiere und lässt die für Bergbahnen weg; das ist eine Lücke, keine Regel.
rule-1844-SR-15 = Wer mehr als die Hälfte der Anteile einer Gesellschaft hält (3 bei Vor-SBB-Bahnen, 3 bei Regionalbahnen, 6 bei historischen Gesellschaften, 11 bei den SBB), kann weitere nur aus dem Bankpool kaufen.
rule-1844-SR-16 = Ein weiteres Limit je Gesellschaft gibt es nicht.
rule-1844-SR-17 = SBB-Aktien sind erst nach der Gründung der SBB zu kaufen; Aktien der Vor-SBB-Bahnen gibt es von da an nicht mehr.
rule-1844-SR-18 = Wer das Papierlimit erreicht hat, kann kein weiteres Aktienpapier kaufen.
rule-1844-SR-19 = Jedes Aktienpapier zählt als eins zum Papierlimit, auch Direktoraktien und Doppelaktien der SBB.
rule-1844-SR-20 = Privatbahnen, Bergbahnen und Tunnelpapiere zählen nie zum Papierlimit.
rule-1844-SR-21 = Wer durch die Abgabe einer Direktoraktie über das Papierlimit gerät, muss in seinem nächsten Spielzug einer Aktienrunde bis zum Limit verkaufen.
rule-1844-SR-22 = Die polnische Spielhilfe legt diesen Pflichtverkauf ganz an den Anfang des Spielzugs, vor jede andere Aktion; wir übernehmen das.
rule-1844-SR-23 = Verkaufen können Spieler nur Aktien von Gesellschaften; Bergbahnen, Tunnelpapiere und Privatbahnen nimmt die Bank nicht zurück.
rule-1844-SR-24 = Verkaufte Aktien kommen in den Bankpool und sind dort noch in derselben Aktienrunde zu kaufen.
rule-1844-SR-25 = In der Aktienrunde, in der die letzte Privatbahn verkauft wird, können keine Aktien verkauft werden.
rule-1844-SR-26 = Nach einem Verkauf darf höchstens die Hälfte der Anteile einer Gesellschaft im Bankpool liegen: 2 bei Vor-SBB-Bahnen, 2 bei Regionalbahnen, 5 bei historischen Gesellschaften, 10 bei den SBB.
rule-1844-SR-27 = Aktien einer Gesellschaft, deren Direktoraktie noch unverkauft ist, können nicht verkauft werden.
rule-1844-SR-28 = Die Direktoraktie selbst gelangt durch einen Verkauf nie in den Bankpool; sie wird zuvor mit dem neuen Direktor getauscht.
rule-1844-SR-29 = Hat die Gesellschaft schon agiert, erhält der Verkäufer je Anteil den aktuellen Kurs; danach fällt der Kursmarker um eine Zeile.
rule-1844-SR-30 = Hat die Gesellschaft noch nicht agiert, fällt zuerst der Kursmarker, und der Verkäufer erhält den neuen Kurs.
rule-1844-SR-31 = Je Verkauf fällt der Kurs um eine Zeile, gleich wie viele Aktien verkauft werden.
rule-1844-SR-32 = Verkäufe verschiedener Spieler oder desselben Spielers in verschiedenen Spielzügen lassen den Kurs jeweils einzeln fallen.
rule-1844-SR-33 = Am unteren Ende seiner Spalte bleibt der Kursmarker stehen.
rule-1844-SR-34 = Zwei MOB-Aktien werden zu 120 verkauft, MOB hat schon agiert: Der Verkäufer erhält 240 Fr. und der Kursmarker fällt auf 110.
rule-1844-SR-35 = AB hat den Ausgabekurs 80 und steht bei 60: Eine Aktie aus dem Bankpool kostet 60, eine unverkaufte 80 Franken.
rule-1844-SR-36 = Verkauft ein Spieler in einem Spielzug Aktien mehrerer Gesellschaften, fallen deren Kursmarker nach der polnischen Spielhilfe in der Reihenfolge der aktuellen Kurse.
rule-1844-SR-37 = Für die nächste Aktienrunde werden die Reihenfolgekarten neu verteilt: Wer am meisten Bargeld hat, erhält die 1 und so weiter. Bei gleichem Bargeld bleibt die bisherige Reihenfolge bestehen.
rule-1844-SR-38 = Am Ende der Runde bei jeder Gesellschaft mit mindestens einer Aktie im Bankpool: Kursmarker ein Feld nach links, am linken Rand ein Feld nach unten.
rule-1844-SR-39 = Am Ende der Runde bei jeder Gesellschaft, deren Aktien alle bei Spielern liegen: Kursmarker ein Feld nach oben; in der obersten Zeile bleibt er stehen.
rule-1844-SR-40 = Bei allen anderen Gesellschaften ändert sich der Kurs am Ende der Runde nicht.
rule-1844-SR-41a = Die erste Auflage nennt für diese Kursänderungen keine Reihenfolge.
rule-1844-SR-41b = Die Reihenfolge ist fest: zuerst Gesellschaften mit Aktien im Bankpool, dann ausverkaufte; betroffen sind nur Gesellschaften in Betrieb.
rule-1844-SR-42 = Nach der polnischen Spielhilfe kommen die ausverkauften Gesellschaften vor denen mit Aktien im Bankpool.
rule-1844-SR-43 = STB mit Aktien im Bankpool fällt von 135 auf 120; JN, ausverkauft, steigt von 120 auf 130.
rule-1844-SR-44 = Am Ende jeder Aktienrunde werden Zinsen auf Schulden aus Notfinanzierungen fällig.
rule-1844-SR-45 = Es folgen eine, zwei oder drei Betriebsrunden, je nach Phase am Ende der Aktienrunde.
rule-1844-SR-46 = Die polnische Spielhilfe sagt, ein fallender Kurs halte „an der Linie“; gemeint ist das untere Ende der Spalte.

## Direktoren

chapter-1844-dir = Direktoren

rule-1844-DIR-01 = Wer die Direktoraktie kauft, wird der erste Direktor.
rule-1844-DIR-02 = Was die Gesellschaft tut, entscheidet allein ihr Direktor.
rule-1844-DIR-03 = Die Direktion wechselt, wenn nach einem Kauf oder Verkauf ein anderer Spieler mehr Anteile hält als der Direktor.
rule-1844-DIR-04 = Bei Gleichstand bleibt alles, wie es ist.
rule-1844-DIR-05 = Neuer Direktor wird, wer die meisten Anteile hält; bei Gleichstand der in Spielreihenfolge Nächste nach dem alten Direktor.
rule-1844-DIR-06 = Der alte Direktor gibt die Direktoraktie ab und bekommt dafür vom neuen Direktor gleich viele Anteile.
rule-1844-DIR-07 = Der Besitzbogen der Gesellschaft geht samt Loks, Betriebskapital, Bahnhofsmarkern und Privatbahnen mit.
rule-1844-DIR-08 = Ein Direktor kann die Direktion nur durch einen Verkauf abgeben; ein anderer Spieler muss mindestens zwei Anteile halten, und der Verkauf muss regelgerecht sein.
rule-1844-DIR-09 = Liegen vier Aktien einer historischen Gesellschaft im Bankpool, kann ihr Direktor einen einzelnen Anteil aus seiner Direktoraktie verkaufen, sofern dadurch ein anderer Spieler Direktor wird.
rule-1844-DIR-10 = Dasselbe gilt mit den entsprechenden Zahlen für Vor-SBB-Bahnen und Regionalbahnen.
rule-1844-DIR-11 = Ein Direktor hält 5 Anteile an STB, ein Mitspieler 2, eine Aktie liegt im Bankpool: Der Direktor kann bis zu 4 verkaufen. Nach dem Verkauf von 4 bleibt ihm eine Aktie, und der Mitspieler hat die Direktoraktie.
rule-1844-DIR-12 = Verkäufe zur Notfinanzierung dürfen bei keiner Gesellschaft zu einem Direktorwechsel führen.
rule-1844-DIR-13 = Bei den SBB gibt der neue Direktor dafür eine Doppelaktie, wenn er eine hat, sonst zwei einfache Aktien.
rule-1844-DIR-14 = Persönlicher Besitz (Privatbahnen, Bergbahnen, Tunnelpapiere) bleibt beim alten Direktor.

## Inbetriebnahme

chapter-1844-launch = Inbetriebnahme

rule-1844-LAUNCH-01 = Der Ausgabekurs beträgt 60, 70, 80, 90 oder 100; ihn wählt der Käufer der Direktoraktie.
rule-1844-LAUNCH-02 = Felder der Ausgabekurse, Zeilen von oben gezählt: 100 in Zeile 2, 90 in Zeile 3, 80 in Zeile 4, 70 in Zeile 5, 60 in Zeile 6.
rule-1844-LAUNCH-03 = Die Direktoraktie kostet den doppelten Ausgabekurs, auch bei Vor-SBB-Bahnen und Regionalbahnen.
rule-1844-LAUNCH-04 = Eine Gesellschaft geht in Betrieb, sobald mindestens die Hälfte ihrer Anteile nicht mehr bei den unverkauften Aktien liegt: 2 von 4 bei Vor-SBB-Bahnen, 3 von 5 bei Regionalbahnen, 5 von 10 bei historischen Gesellschaften.
rule-1844-LAUNCH-05 = Aktien, die es zu einer Privatbahn gab, und Aktien im Bankpool zählen dabei als verkauft.
rule-1844-LAUNCH-06 = Eine Vor-SBB-Bahn geht also schon mit der Direktoraktie in Betrieb, und die MOB-Aktie von P5 zählt als eine von fünf.
rule-1844-LAUNCH-07a = FNM geht in Betrieb, wenn alle Privatbahnen verkauft sind: 2 Anteile beim Käufer von P6 und 3 im Bankpool.
rule-1844-LAUNCH-07b = FNM geht in Betrieb, ohne dass weitere Aktien verkauft werden müssen; der Zeitpunkt wird nicht genannt.
rule-1844-LAUNCH-08a = Der Ausgabekurs wird beim Kauf der Direktoraktie notiert; der Kursmarker kommt erst bei der Inbetriebnahme auf den Aktienmarkt, unter die Marker, die schon auf dem Feld liegen.
rule-1844-LAUNCH-08b = Der Kursmarker kommt beim Kauf der Direktoraktie auf das Feld des Ausgabekurses, unter die Marker, die schon dort liegen.
rule-1844-LAUNCH-09 = Das Anfangskapital zahlt die Bank sofort: Vor-SBB-Bahn 2 × Ausgabekurs, historische Gesellschaft 5 × Ausgabekurs, Regionalbahn 5 × Ausgabekurs.
rule-1844-LAUNCH-10 = Der Anhang der zweiten Auflage nennt für Vor-SBB-Bahnen einmal 5 × plus 5 × Ausgabekurs; das ist falsch.
rule-1844-LAUNCH-11 = Eine historische Gesellschaft, die nach dem Verkauf der ersten 6er/6H-Lok in Betrieb geht, erhält sofort 10 × Ausgabekurs und hat kein Ziel.
rule-1844-LAUNCH-12 = Historische Gesellschaften erhalten Bahnhofsmarker nach dem Ausgabekurs, den Heimatbahnhof eingeschlossen: 1 bei 60, 2 bei 70, 3 bei 80, 4 bei 90, 5 bei 100. Vor-SBB-Bahnen haben immer 2, Regionalbahnen 3.
rule-1844-LAUNCH-13 = Eine Gesellschaft in Betrieb agiert ab der nächsten Betriebsrunde.
rule-1844-LAUNCH-14 = Mit dem Erreichen des Ziels wird der zweite Teil des Kapitals ausgezahlt, auch wenn die übrigen Aktien unverkauft sind.
rule-1844-LAUNCH-15 = Die polnische Spielhilfe nennt als Schwelle 50 bis 60 % der Aktien; die Zahlen sind dieselben.

## Betriebsreihenfolge und Spielzug

chapter-1844-or = Betriebsreihenfolge und Spielzug

rule-1844-OR-01 = Zu Beginn jeder Betriebsrunde zahlt die Bank das feste Einkommen der Privatbahnen an deren Besitzer, ob Spieler oder Gesellschaft.
rule-1844-OR-02a = Zugleich zahlen aktivierte Bergbahnen 40 Fr. und aktivierte Tunnel 10 Fr. an ihre Besitzer.
rule-1844-OR-02b = Aktivierte Bergbahnen und Tunnel zahlen in jeder Betriebsrunde; der Zeitpunkt wird nicht genannt.
rule-1844-OR-03a = Die erste Auflage nennt für die Einkommen aus Privatbahnen, Bergbahnen und Tunneln keine Reihenfolge.
rule-1844-OR-03b = Das Einkommen der Privatbahnen kommt vor allem anderen.
rule-1844-OR-04 = Jede Gesellschaft in Betrieb agiert einmal, die mit dem höchsten Kurs zuerst.
rule-1844-OR-05 = Auf demselben Feld kommt der oberste Marker zuerst.
rule-1844-OR-06 = Bei gleichem Kurs auf verschiedenen Feldern kommt das Feld weiter rechts zuerst.
rule-1844-OR-07 = Die nächste Gesellschaft ergibt sich immer aus den aktuellen Kursen derer, die in dieser Runde noch nicht agiert haben.
rule-1844-OR-08a = Spielzug einer Gesellschaft: Gleise bauen, Bahnhof setzen, Loks fahren lassen und einbehalten oder ausschütten, Kurs anpassen, Loks kaufen.
rule-1844-OR-08b = Spielzug einer Gesellschaft: Gleise bauen, Bahnhof setzen, Loks fahren lassen, Einfahrergebnis verteilen (samt Kursanpassung), Loks kaufen.
rule-1844-OR-09 = Ablauf nach der polnischen Spielhilfe: Gleise, Bahnhof, Fahren und Auszahlen, Zielprämie, Loks, Kauf von Privatbahnen. Sie weicht im vierten und im sechsten Schritt ab.
rule-1844-OR-10 = Gleise zu bauen und Bahnhöfe zu setzen ist freiwillig; der Heimatbahnhof, die Kursanpassung und der Lokzwang sind es nicht.
rule-1844-OR-11 = Tunnel können im Bauschritt vor und nach dem normalen Plättchen gebaut werden.
rule-1844-OR-12 = Eine Gesellschaft bezahlt nur aus ihrem Betriebskapital; der Direktor kann nur in der Notfinanzierung Geld zuschießen.
rule-1844-OR-13 = Die Betriebsrunde endet, wenn jede Gesellschaft in Betrieb agiert hat; die Serie geht weiter, oder es folgt eine Aktienrunde.
rule-1844-OR-14 = Wie viele Betriebsrunden eine Serie hat, steht am Ende der vorangehenden Aktienrunde fest; ein Phasenwechsel während der Serie ändert daran nichts.
rule-1844-OR-15 = Werden die SBB am Ende einer Betriebsrunde gegründet, agieren sie ab der nächsten Betriebsrunde.

## Gelbe Plättchen

chapter-1844-track = Gelbe Plättchen

rule-1844-TRACK-01 = Einmal je Spielzug kann eine Gesellschaft ein gelbes Plättchen legen oder ein Plättchen austauschen.
rule-1844-TRACK-02 = Gelbe Plättchen kommen nur auf Hexfelder ohne Plättchen und ohne vorgedrucktes farbiges Gleis.
rule-1844-TRACK-03 = Ein neues Plättchen muss ein Gleis fortsetzen, das mit einem Bahnhof der Gesellschaft verbunden ist.
rule-1844-TRACK-04 = In ihrem ersten Spielzug legt eine Gesellschaft ihr Plättchen auf das Hexfeld ihres Heimatbahnhofs, außer dort ist ein Gleis vorgedruckt oder es liegt schon ein passendes Plättchen.
rule-1844-TRACK-05 = Auf ein freies Hexfeld kommt nur ein Plättchen mit Streckengleis.
rule-1844-TRACK-06 = Auf ein Hexfeld mit Kleinstadt kommt nur ein Plättchen mit Kleinstadt.
rule-1844-TRACK-07 = Auf ein Hexfeld mit Stadt kommt nur ein Plättchen mit Stadt.
rule-1844-TRACK-08 = Auf Hexfelder mit dem Kürzel OO oder L kommen nur Plättchen mit demselben Kürzel.
rule-1844-TRACK-09a = Zürich (Z) und Bern (B) haben kein eigenes gelbes Plättchen: Dort wird ein gewöhnliches gelbes Stadtplättchen gelegt.
rule-1844-TRACK-09b = Zürich (Z) und Bern (B) erhalten ein gewöhnliches gelbes Stadtplättchen; darauf kommt der Marker Z oder B, damit spätere Plättchen diesen Buchstaben tragen müssen.
rule-1844-TRACK-10 = Kein Gleis darf aus dem Spielplan hinausführen.
rule-1844-TRACK-11 = Kein Gleis darf an eine Kante eines grauen Hexfelds führen, die weder Gleis noch Pfeil zeigt.
rule-1844-TRACK-12 = Kein Gleis darf in ein Tunnelfeld führen, außer an einem eingezeichneten Tunnelportal.
rule-1844-TRACK-13 = Kein Gleis darf an einen dicken grauen Balken zwischen zwei Hexfeldern führen.
rule-1844-TRACK-14 = Kein Gleis darf an einer Kante ohne Pfeil in ein rotes oder graues Hexfeld führen.
rule-1844-TRACK-15 = Gleise dürfen an vorgedruckte Gleise, an Pfeile und an ein Tunnelportal führen, selbst wenn in diesem Hexfeld schon ein anderer Tunnel liegt.
rule-1844-TRACK-16 = Ein Plättchen muss nicht an die Gleise benachbarter Plättchen anschließen.
rule-1844-TRACK-17 = Wer auf einem Hexfeld mit Berg oder Fluss als Erster baut, zahlt die aufgedruckten Baukosten aus dem Betriebskapital an die Bank.
rule-1844-TRACK-18 = Die Baukosten sind sofort fällig; eine Zielprämie, die dasselbe Plättchen einbringt, kann sie nicht decken.
rule-1844-TRACK-19 = Rote und graue Hexfelder werden nie bebaut und nie ausgetauscht.
rule-1844-TRACK-20 = Eine Verbindung kann nicht durch eine Stadt führen, die mit Bahnhöfen anderer Gesellschaften voll besetzt ist.
rule-1844-TRACK-21 = Der Vorrat ist begrenzt; ein Plättchen kann nur gelegt werden, solange noch eins davon da ist.
rule-1844-TRACK-22 = P2 erlaubt einmal in der Partie ein zusätzliches gelbes Plättchen.
rule-1844-TRACK-23 = Eine Verbindung kann an einer Weiche nicht umkehren (keine Spitzkehre), an einer Kreuzung nicht das Gleis wechseln und keinen Gleisabschnitt zweimal benutzen.

## Austausch von Plättchen

chapter-1844-upg = Austausch von Plättchen

rule-1844-UPG-01 = Statt ein gelbes Plättchen zu legen, kann die Gesellschaft ein Plättchen oder ein vorgedrucktes gelbes Hexfeld austauschen.
rule-1844-UPG-02 = Ausgetauscht wird von Gelb zu Grün zu Braun zu Grau, immer nur eine Stufe.
rule-1844-UPG-03 = Grüne Plättchen gibt es ab Phase 3, braune ab Phase 5, graue ab Phase 7.
rule-1844-UPG-04a = Das auszutauschende Plättchen muss mit einem Bahnhof der Gesellschaft verbunden sein, ohne dass Bahnhöfe anderer Gesellschaften den Weg blockieren.
rule-1844-UPG-04b = Von einem Bahnhof der Gesellschaft muss eine zulässige Verbindung beliebiger Länge zu irgendeinem Gleis des neuen Plättchens führen.
rule-1844-UPG-05 = Alle alten Gleise bleiben in denselben Richtungen erhalten.
rule-1844-UPG-06 = Neu hinzukommende Gleise müssen mit nichts verbunden sein.
rule-1844-UPG-07 = Streckengleise, Kleinstädte, gewöhnliche Städte und besondere Städte werden nie zu etwas anderem.
rule-1844-UPG-08 = Ein Hexfeld mit dem Kürzel OO, Z, B oder L nimmt nur Plättchen mit diesem Kürzel auf.
rule-1844-UPG-09 = Aarau ist zwar mit zwei Städten gedruckt, gilt beim Austausch aber als gewöhnliche Stadt.
rule-1844-UPG-10 = Bahnhofsmarker bleiben auf dem Plättchen und behalten ihre Verbindungen.
rule-1844-UPG-11 = Es können neue Bahnhofsplätze entstehen; durch eine Stadt mit freiem Bahnhofsplatz kann jeder fahren.
rule-1844-UPG-12 = Ausgetauschte Plättchen kommen zurück in den Vorrat.
rule-1844-UPG-13 = Der Austausch kostet nichts, gleich in welchem Gelände.
rule-1844-UPG-14 = FO-Gleise, Tunnel und Ertragstafeln werden nie ausgetauscht.
rule-1844-UPG-15 = Nach der polnischen Spielhilfe kann nur ausgetauscht werden, was die Gesellschaft mit einer Lok befahren könnte; diese strengere Fassung übernehmen wir nicht.

## Tunnelgesellschaft

chapter-1844-tun = Tunnelgesellschaft

rule-1844-TUN-01 = T1 bis T5 kosten in der Aktienrunde je 50 Fr., eines der fünf gibt es gratis zu P3.
rule-1844-TUN-02 = Tunnelpapiere gehören nur Spielern; sie sind unverkäuflich und zählen nicht zum Papierlimit.
rule-1844-TUN-03 = Jedes Tunnelpapier enthält das Baurecht für einen Tunnel.
rule-1844-TUN-04 = Das Tunnelbaurecht nutzt eine Gesellschaft, deren Direktor das Papier besitzt, in ihrem Bauschritt.
rule-1844-TUN-05 = Ein Tunnel kostet die Gesellschaft 100 Fr. an die Bank und kommt zum normalen Plättchen hinzu.
rule-1844-TUN-06 = Hat ein Direktor mehrere Tunnelbaurechte, kann er in einem Spielzug mehrere nutzen.
rule-1844-TUN-07 = Tunnel können ab Phase 1 gebaut werden.
rule-1844-TUN-08a = Es gibt 8 Tunnelfelder.
rule-1844-TUN-08b = Der Text nennt die Zahl der Tunnelfelder nicht; maßgeblich ist der Spielplan.
rule-1844-TUN-09 = Je Hexfeld gibt es nur einen Tunnel, und nur zwischen den eingezeichneten Tunnelportalen.
rule-1844-TUN-10 = Es gibt fünf Tunnelpapiere, also höchstens fünf Tunnel.
rule-1844-TUN-11a = Die bauende Gesellschaft muss mit einem der beiden Portale dieses Tunnels verbunden sein.
rule-1844-TUN-11b = Es gelten die normalen Bauregeln: Der Tunnel muss ein verbundenes Gleis fortsetzen, die Verbindung also eines seiner Portale erreichen.
rule-1844-TUN-12a = Liegt auf dem Hexfeld schon die FO-Strecke, kann der Tunnel darunter gebaut werden; eine Verbindung zu diesem FO-Gleis genügt.
rule-1844-TUN-12b = Die zweite Auflage kennt diese Erleichterung nicht: Eine Verbindung zum FO-Gleis des Hexfelds genügt nicht.
rule-1844-TUN-13 = Ein genutztes Tunnelpapier wird umgedreht und kann nicht noch einmal bauen.
rule-1844-TUN-14 = Nach der polnischen Spielhilfe wird das genutzte Baurecht abgeworfen, zahlt aber weiter; gemeint ist, dass es umgedreht wird.
rule-1844-TUN-15 = Ein Tunnel wird aktiviert, wenn die Lok irgendeiner Gesellschaft hindurchfährt und auf beiden Seiten etwas wertet.
rule-1844-TUN-16 = Ab der nächsten Betriebsrunde bringt ein aktivierter Tunnel dem Besitzer seines Papiers 10 Fr. zu Beginn jeder Betriebsrunde.
rule-1844-TUN-17a = Am Spielende ist ein Tunnelpapier 50 Fr. wert, wenn es mindestens einmal gezahlt hat, sonst 0.
rule-1844-TUN-17b = Am Spielende ist ein Tunnelpapier 50 Fr. wert, wenn sein Tunnel mindestens einmal befahren wurde, sonst 0. Eine Randnotiz wiederholt die Fassung der ersten Auflage.
rule-1844-TUN-18 = Der Bau des Gotthardtunnels ist das Ziel von V5 (GB).
rule-1844-TUN-19 = Ein Tunnelfeld ist kein Halt; für H-Loks ist es ein Hexfeld wie jedes andere.
rule-1844-TUN-20 = Tunnelpapiere bleiben über Phase 5 hinaus im Spiel.
rule-1844-TUN-21 = Ein Tunnel führt unter dem FO-Gleis seines Hexfelds hindurch, ohne Anschluss daran.

## Bergbahnen

chapter-1844-mtn = Bergbahnen

rule-1844-MTN-01 = B1 bis B5 kosten in der Aktienrunde je 150 Franken.
rule-1844-MTN-02 = Bergbahnen gehören nur Spielern; sie sind unverkäuflich und zählen nicht zum Papierlimit.
rule-1844-MTN-03 = Gleich beim Kauf setzt der Käufer den B-Marker auf ein freies Bergfeld und legt eine der übrigen Ertragstafeln dazu.
rule-1844-MTN-04 = Es gibt 7 Bergfelder, alle grau.
rule-1844-MTN-05 = Je Bergfeld gibt es nur eine Bergbahn; die Wahl von Bergfeld und Ertragstafel ist endgültig.
rule-1844-MTN-06 = Ein Bergfeld ohne Bergbahn hat keinen Wert und kann nicht Teil einer Strecke sein.
rule-1844-MTN-07 = Eine Bergbahn kann nur der erste oder letzte Halt einer Strecke sein.
rule-1844-MTN-08 = Keine Strecke fährt dieselbe Bergbahn zweimal an.
rule-1844-MTN-09 = Der Wert einer Bergbahn hängt von der Farbe der Phase und von der Ertragstafel ab.
rule-1844-MTN-10 = Eine Bergbahn wird aktiviert, wenn die Lok irgendeiner Gesellschaft sie zum ersten Mal anfährt.
rule-1844-MTN-11 = Ab der nächsten Betriebsrunde zahlt sie ihrem Besitzer zu Beginn jeder Betriebsrunde 40 Fr. bis zum Spielende.
rule-1844-MTN-12a = Am Spielende ist eine Bergbahn 150 Fr. wert, wenn sie mindestens einmal gezahlt hat, sonst 0.
rule-1844-MTN-12b = Am Spielende ist eine Bergbahn 150 Fr. wert, wenn sie mindestens einmal angefahren wurde, sonst 0. Eine Randnotiz wiederholt die Fassung der ersten Auflage.
rule-1844-MTN-13 = Auch H-Loks und Regionalbahnen dürfen Bergbahnen anfahren.
rule-1844-MTN-14 = Bergbahnen bleiben über Phase 5 hinaus im Spiel.

## Privatbahnen

chapter-1844-priv = Privatbahnen

rule-1844-PRIV-01 = Zu Beginn jeder Betriebsrunde zahlt die Bank dem Besitzer: P1 5 Fr., P2 10, P3 15, P4 20, P5 25, P6 30, P7 nichts.
rule-1844-PRIV-02 = Privatbahnen zählen nicht zum Papierlimit.
rule-1844-PRIV-03a = Der Nennwert von P6 ist 160 Franken.
rule-1844-PRIV-03b = Der Nennwert von P6 ist 180 Franken.
rule-1844-PRIV-04 = Ab Phase 3 können historische Gesellschaften und Regionalbahnen P1 bis P5 kaufen, für 1 Fr. bis zum doppelten Nennwert, gezahlt aus dem Betriebskapital an den Spieler.
rule-1844-PRIV-05 = Der Kauf ist jederzeit im Spielzug der kaufenden Gesellschaft möglich.
rule-1844-PRIV-06 = Eine Gesellschaft kann eine Privatbahn nur von ihrem eigenen Direktor kaufen.
rule-1844-PRIV-07 = Nach der polnischen Spielhilfe kostet eine Privatbahn mindestens den halben Nennwert und wird nur in den Phasen 3 und 4 gekauft, als letzter Schritt des Spielzugs. Mindestpreis und Zeitpunkt weichen von den Spielregeln ab.
rule-1844-PRIV-08 = Vor-SBB-Bahnen und die SBB können keine Privatbahnen kaufen.
rule-1844-PRIV-09 = P6 und P7 können an niemanden verkauft werden.
rule-1844-PRIV-10 = Alle Privatbahnen schließen spätestens mit dem Verkauf der ersten 5er/5H-Lok, auch bei einem Verkauf ins Ausland.
rule-1844-PRIV-11 = P2: Ab Phase 3 kann eine Gesellschaft, der P2 gehört oder deren Direktor P2 besitzt, einmal in der Partie ein weiteres gelbes Plättchen legen, nach den normalen Regeln samt Baukosten.
rule-1844-PRIV-12 = P2 wird nach der Nutzung umgedreht; das feste Einkommen fließt weiter, bis sie schließt.
rule-1844-PRIV-13 = P3: Der Käufer erhält gratis ein Tunnelpapier; es bleibt bei ihm, auch wenn P3 verkauft wird.
rule-1844-PRIV-14a = P4: Ab Phase 3 kann der Besitzer jederzeit, auch in Aktienrunden, alle vier FO-Plättchen auf einmal auf ihre Hexfelder legen.
rule-1844-PRIV-14b = P4: Der Besitzer kann jederzeit das FO-Teil legen, zusätzlich und kostenlos; nach der allgemeinen Regel heißt das ab Phase 3.
rule-1844-PRIV-15 = Mit dem Legen der FO-Strecke erhält der Besitzer, ob Spieler oder Gesellschaft, 80 Fr. von der Bank, und P4 schließt.
rule-1844-PRIV-16 = Ist es bis dahin nicht geschehen, wird die FO-Strecke beim Verkauf der ersten 5er/5H-Lok zwangsweise gelegt; die 80 Fr. werden trotzdem gezahlt. Verzichten kann man darauf nicht.
rule-1844-PRIV-17 = FO-Hexfelder können auf keine andere Art bebaut werden, außer mit Tunneln.
rule-1844-PRIV-18 = P5: Der Käufer erhält gratis eine 10-%-Aktie von MOB; sie bleibt bei ihm, auch wenn P5 verkauft wird.
rule-1844-PRIV-19 = Diese Aktie ist unverkäuflich, bis die Direktoraktie von MOB gekauft ist.
rule-1844-PRIV-20 = P6 bringt die Direktoraktie von FNM und das Recht, deren Ausgabekurs festzulegen.
rule-1844-PRIV-21 = P6 schließt, wenn FNM zum ersten Mal eine Lok fahren lässt.
rule-1844-PRIV-22 = P7 zahlt nichts; sie schließt mit dem Kauf der ersten gewöhnlichen 5er/5H-Lok, und ihr Besitzer erhält dann EVA.
rule-1844-PRIV-23 = Wer EVA hat, gibt sie sofort oder später einer Gesellschaft, deren Direktor er ist und deren Loklimit es zulässt.
rule-1844-PRIV-24a = EVA ist eine 5H-Lok.
rule-1844-PRIV-24b = EVA heißt im Text zu P7 5H und im Text zu den Loks 5E; nach unserer Auslegung ist sie eine 5H-Lok.
rule-1844-PRIV-25 = Ab Phase 3 kann eine Gesellschaft die Fähigkeit einer Privatbahn nutzen, die ihr selbst oder ihrem Direktor gehört.
rule-1844-PRIV-26 = Privatbahnen bauen keine Gleise, besitzen keine Loks und sperren keine Hexfelder, ausgenommen die FO-Hexfelder.

## Ziele

chapter-1844-dest = Ziele

rule-1844-DEST-01 = Ziele: NOB Aarau, SCB Luzern, VSB Sargans, JS Neuchâtel, GB der Gotthardtunnel, FNM Altdorf, RhB Brig, BLS Brig, STB Thun, AB Winterthur (zweite Auflage: oder Frauenfeld), MOB Thun. Regionalbahnen und die SBB haben keines.
rule-1844-DEST-02 = Ein Ziel ist erreicht, wenn eine gedachte Lok mit unbegrenzter Reichweite vom Heimatbahnhof zum Ziel fahren könnte.
rule-1844-DEST-03 = Diese Strecke kann nicht durch eine Stadt führen, die mit Bahnhöfen anderer Gesellschaften voll besetzt ist.
rule-1844-DEST-04 = Hat das Hexfeld des Ziels zwei Städte, genügt es, eine davon zu erreichen; für AB also Winterthur oder Frauenfeld.
rule-1844-DEST-05 = Die Zielprämie beträgt 5 × Ausgabekurs für historische Gesellschaften und 2 × Ausgabekurs für Vor-SBB-Bahnen; die Bank zahlt sie einmal in das Betriebskapital.
rule-1844-DEST-06 = Die Prämie wird sofort beim Herstellen der Verbindung gezahlt, gleich wer sie gebaut hat.
rule-1844-DEST-07 = Die polnische Spielhilfe zahlt die Zielprämie erst nach der Dividende; das weicht ab und wird nicht übernommen.
rule-1844-DEST-08 = Wird die Strecke später blockiert, muss nichts zurückgezahlt werden; unverkaufte Aktien spielen keine Rolle.
rule-1844-DEST-09 = Das Ziel von V5 (GB) ist der Bau des Gotthardtunnels durch irgendeine Gesellschaft; ob V5 damit verbunden ist oder ihn befährt, ist gleichgültig.
rule-1844-DEST-10 = Gesellschaften, die nach der ersten 6er/6H-Lok in Betrieb gehen, haben kein Ziel.
rule-1844-DEST-11 = Hat eine Vor-SBB-Bahn ihr Ziel bei der Gründung der SBB nicht erreicht, verfällt die Zielprämie; auch die SBB erhalten sie nicht.
rule-1844-DEST-12 = Baukosten können nicht mit der Zielprämie verrechnet werden.
rule-1844-DEST-13 = Eine Gesellschaft, die vor der ersten 6er/6H-Lok in Betrieb ging, behält ihr Ziel auch in späteren Phasen.
rule-1844-DEST-14 = Werden durch eine Aktion mehrere Ziele erreicht, werden alle Prämien gezahlt.

## Bahnhofsmarker

chapter-1844-tok = Bahnhofsmarker

rule-1844-TOK-01 = In ihrem ersten Spielzug muss eine Gesellschaft ihren ersten Bahnhofsmarker kostenlos in ihre Heimatstadt setzen.
rule-1844-TOK-02 = Neben dem Heimatbahnhof kann je Spielzug höchstens ein Bahnhofsmarker gesetzt werden.
rule-1844-TOK-03 = Der erste weitere Bahnhof kostet 40 Fr., jeder spätere 100 Fr. an die Bank.
rule-1844-TOK-04 = Jeder Bahnhofsmarker der SBB, der noch nicht auf dem Spielplan ist, kostet 100 Franken.
rule-1844-TOK-05 = Ein Bahnhofsmarker braucht einen freien Bahnhofsplatz in einer Stadt.
rule-1844-TOK-06 = Die Stadt muss über beliebige Entfernung mit einem Bahnhof der Gesellschaft verbunden sein.
rule-1844-TOK-07 = Diese Verbindung kann nicht über eine Fernverbindung führen.
rule-1844-TOK-08 = In einem Hexfeld kann höchstens ein Bahnhof einer Gesellschaft stehen, auch wenn es zwei Städte hat.
rule-1844-TOK-09 = In der Heimatstadt einer Gesellschaft, die noch nicht agiert hat, muss ein Bahnhofsplatz für sie frei bleiben.
rule-1844-TOK-10 = Der Heimatbahnhof einer Vor-SBB-Bahn, die nie ins Spiel kam, ist nach der Gründung der SBB für alle frei; er bleibt nicht für die SBB reserviert.
rule-1844-TOK-11 = In Brig und Altdorf können keine Bahnhöfe gesetzt werden.
rule-1844-TOK-12 = Durch eine Stadt, die mit Bahnhöfen anderer Gesellschaften voll besetzt ist, kommt eine Gesellschaft ohne eigenen Bahnhof dort nicht hindurch.
rule-1844-TOK-13 = Bahnhofsmarker werden nie versetzt oder zurückgenommen, außer doppelten bei der Gründung der SBB.
rule-1844-TOK-14 = STB hat nur den Bahnhof in Aarau und kann für 40 Fr. einen in Olten setzen, nicht aber in Basel, solange der einzige freie Bahnhofsplatz dort für SCB als Heimatbahnhof bleibt.
rule-1844-TOK-15 = Wie viele Bahnhofsmarker eine Gesellschaft hat, steht mit der Inbetriebnahme fest; verbrauchte werden nicht ersetzt.

## Strecken und Loks

chapter-1844-run = Strecken und Loks

rule-1844-RUN-01 = Jede Lok kann je Spielzug eine Strecke fahren; eine in diesem Spielzug gekaufte Lok fährt noch nicht.
rule-1844-RUN-02 = Eine Strecke verbindet mindestens zwei verschiedene Halte durch ein durchgehendes Gleis.
rule-1844-RUN-03 = Eine Strecke enthält mindestens einen Bahnhof der Gesellschaft.
rule-1844-RUN-04 = Eine normale n-Lok fährt höchstens n Halte an; kein Halt unterwegs kann ausgelassen werden; die Entfernung spielt keine Rolle.
rule-1844-RUN-05 = Eine H-Lok mit der Zahl n fährt über höchstens n Hexfelder, das erste eingeschlossen; jedes Hexfeld zählt bei jedem Befahren; kein Halt kann ausgelassen werden.
rule-1844-RUN-06 = Für die Fahrt ins benachbarte Hexfeld braucht es eine 2H-Lok.
rule-1844-RUN-07 = H-Loks können keine roten Fernverbindungen anfahren.
rule-1844-RUN-08 = Eine 8E-Lok kann Halte auslassen; sie wertet höchstens 8 und muss mindestens einen Halt mit einem Bahnhof der Gesellschaft werten.
rule-1844-RUN-09 = Regionalbahnen besitzen nur H-Loks und fahren nie rote Fernverbindungen an.
rule-1844-RUN-10 = Kein Halt kommt auf einer Strecke zweimal vor; zwei getrennte Städte auf einem Plättchen sind zwei Halte und können beide angefahren werden.
rule-1844-RUN-11 = Keine Fernverbindung und keine Bergbahn kommt auf einer Strecke zweimal vor.
rule-1844-RUN-12 = Fernverbindungen und Bergbahnen können nur erster oder letzter Halt sein.
rule-1844-RUN-13 = Durch eine Stadt, die mit Bahnhöfen anderer Gesellschaften voll besetzt ist, kann keine Strecke führen; dort enden kann sie.
rule-1844-RUN-14 = Kein Gleisabschnitt kommt auf einer Strecke zweimal vor; getrennte Gleise eines Plättchens können beide befahren werden.
rule-1844-RUN-15 = Aus einer Stadt oder Kleinstadt kann die Strecke auf jedem anderen Gleis weiterführen.
rule-1844-RUN-16 = An Weichen kann eine Strecke nicht die Richtung wechseln, an Kreuzungen nicht das Gleis.
rule-1844-RUN-17 = Die Strecken mehrerer Loks einer Gesellschaft haben kein Gleis gemeinsam; an Halten können sie sich auf getrennten Gleisen treffen oder kreuzen.
rule-1844-RUN-18 = Eine Weiche, an der zwei Gleise zusammenlaufen, dient nur einer Lok.
rule-1844-RUN-19 = Kleinstädte, Städte, Fernverbindungen und Bergbahnen sind für normale Loks allesamt Halte.
rule-1844-RUN-20 = VZ in Sion: Eine 2H-Lok fährt Sion–Martigny (2 Hexfelder), eine 3H-Lok Sion–Visp–Brig (3 Hexfelder); Montreux liegt 4 Hexfelder weit und ist für beide außer Reichweite.
rule-1844-RUN-21 = Eine 3H-Lok fährt Sion–Tunnel–Gstaad: Das Tunnelfeld ist das zweite von drei Hexfeldern.
rule-1844-RUN-22 = Eine Lok, die im Spielzug einer anderen Gesellschaft auf die H-Seite gedreht wird, fährt von da an als H-Lok.

## Einfahrergebnis

chapter-1844-rev = Einfahrergebnis

rule-1844-REV-01 = Eine Strecke bringt die Summe der Werte ihrer gewerteten Halte in der Farbe der aktuellen Phase, dazu die Boni.
rule-1844-REV-02 = Das Einfahrergebnis der Gesellschaft ist die Summe über alle ihre Loks; die Bank zahlt es.
rule-1844-REV-03 = Farben der Werte: Gelb in den Phasen 1 und 2, Grün in 3 und 4, Braun in 5 und 6, Grau in 7.
rule-1844-REV-04 = Tunnelbonus: Eine Strecke durch mindestens einen Tunnel mit gewerteten Halten auf beiden Seiten bringt je gewertetem Halt 10 Fr. mehr.
rule-1844-REV-05 = Mehrere Tunnel auf einer Strecke bringen den Bonus nur einmal.
rule-1844-REV-06 = Die polnische Spielhilfe sagt „10 für jede Stadt auf beiden Seiten des Berges“; das ist ungenau, jeder gewertete Halt zählt.
rule-1844-REV-07 = Transitbonus: Eine Strecke zwischen einer nördlichen und einer südlichen oder einer östlichen und einer westlichen Fernverbindung bringt zusätzlich die auf beiden aufgedruckten Bonuswerte.
rule-1844-REV-08 = Den Transitbonus muss eine Lok allein einfahren; die Strecken mehrerer Loks zählen dafür nicht zusammen.
rule-1844-REV-09 = Es gilt das höchste Einfahrergebnis, das jemand nachweisen kann.
rule-1844-REV-10 = Ein geringeres Einfahrergebnis, um eine Bergbahn oder einen Tunnel zu aktivieren, ist nicht möglich.
rule-1844-REV-11 = Sion (30) und Martigny (10) bringen der 2H-Lok 40; Sion, Visp (10) und Brig (20) bringen der 3H-Lok 60; zusammen 100.
rule-1844-REV-12 = Sion–Gstaad durch den Tunnel: (30 + 10) + (10 + 10) = 60.
rule-1844-REV-13 = Strasbourg–Torino bringt zusätzlich 70 (Bonuswerte 40 und 30).
rule-1844-REV-14 = Zwei Strecken der Gesellschaft können denselben Halt werten.
rule-1844-REV-15 = Tunnelbonus und Transitbonus können auf derselben Strecke zusammenkommen.

## Dividende und Kurs

chapter-1844-div = Dividende und Kurs

rule-1844-DIV-01 = Der Direktor schüttet das ganze Einfahrergebnis aus oder behält es ganz im Betriebskapital ein; geteilt wird nicht.
rule-1844-DIV-02 = Bei einer Ausschüttung erhält jeder Spieler seinen prozentualen Anteil.
rule-1844-DIV-03 = Was auf Aktien im Bankpool entfällt, fließt ins Betriebskapital.
rule-1844-DIV-04a = Unverkaufte Aktien bringen nichts ein.
rule-1844-DIV-04b = Was auf unverkaufte Aktien entfällt, geht an die Bank.
rule-1844-DIV-05 = Was ein Spieler insgesamt von einer Gesellschaft erhält, wird auf ganze Franken aufgerundet.
rule-1844-DIV-06 = Der Anteil des Bankpools wird abgerundet.
rule-1844-DIV-07 = Die SBB schütten 150 Fr. aus: Eine 5-%-Aktie bringt 8, zwei in einer Hand bringen zusammen 15.
rule-1844-DIV-08 = Bei Ausschüttung rückt der Kursmarker ein Feld nach rechts, am Ende der Zeile ein Feld nach oben; in der obersten Zeile bleibt er dort stehen.
rule-1844-DIV-09 = Kursmarker von Regionalbahnen überschreiten nie die rote Linie: Von 160 in Zeile 5, 170 in Zeile 4, 180 in Zeile 3 und 190 in Zeile 2 rücken sie nach oben; bei 200 in Zeile 1 ist Schluss.
rule-1844-DIV-10 = Ohne Ausschüttung rückt der Kursmarker ein Feld nach links, am linken Ende ein Feld nach unten.
rule-1844-DIV-11 = Eine Gesellschaft ohne Einfahrergebnis schüttet nichts aus: Ihr Kursmarker rückt nach links.
rule-1844-DIV-12a = Ein bewegter Kursmarker wird umgedreht; auf einem besetzten Feld kommt er über umgedrehte und unter nicht umgedrehte Marker. Haben alle agiert, wird jeder Stapel als Ganzes umgedreht.
rule-1844-DIV-12b = Ein Kursmarker, der auf ein besetztes Feld kommt, kommt immer unter die Marker dort.
rule-1844-DIV-13 = Die polnische Spielhilfe stapelt die Kursmarker wie die zweite Auflage.
rule-1844-DIV-14 = Der Direktor entscheidet, wenn das Einfahrergebnis feststeht.

## Loks: Kauf, Limit und Handel

chapter-1844-train = Loks: Kauf, Limit und Handel

rule-1844-TRAIN-01 = Loks werden am Ende des eigenen Spielzugs der Gesellschaft gekauft, auch mehrere nacheinander.
rule-1844-TRAIN-02 = Neue Loks kommen zum aufgedruckten Preis von der Bank, in aufsteigender Reihenfolge der Typen.
rule-1844-TRAIN-03 = Beim Kauf einer neuen Lok wählt die Gesellschaft die Normalseite (oder E-Seite) oder die billigere H-Seite.
rule-1844-TRAIN-04 = Die Seite kann später nicht frei gewechselt werden; nur Phasenwechsel drehen Loks um.
rule-1844-TRAIN-05 = Loklimit: historische Gesellschaften 4 in den Phasen 1 bis 3, 3 in Phase 4, 2 ab Phase 5; Vor-SBB-Bahnen und Regionalbahnen immer 2; die SBB 4.
rule-1844-TRAIN-06 = Wer am Loklimit ist, kann nicht kaufen, auch wenn gerade dieser Kauf eine eigene Lok verschrotten würde.
rule-1844-TRAIN-07 = Gesellschaften können Loks erst nach dem Verkauf der ersten 3er/3H-Lok voneinander kaufen, und nur im Kaufschritt der Käuferin.
rule-1844-TRAIN-08 = Gleicher Direktor: Jeder vereinbarte, offen genannte Preis ab 1 Fr. ist möglich.
rule-1844-TRAIN-09 = Verschiedene Direktoren: genau der aufgedruckte Preis.
rule-1844-TRAIN-10a = Die SBB kaufen und verkaufen Loks nur zum aufgedruckten Preis.
rule-1844-TRAIN-10b = Die zweite Auflage enthält diesen Satz über die SBB nicht; nach unserer Auslegung bleibt es beim aufgedruckten Preis.
rule-1844-TRAIN-11 = Die eigene 5H-Lok der SBB ist nicht handelbar.
rule-1844-TRAIN-12 = Loks werden nie an die Bank zurückverkauft und nie freiwillig verschrottet.
rule-1844-TRAIN-13 = Loks über einem gesunkenen Loklimit kommen ohne Bezahlung in den Bankpool; jede Gesellschaft kann sie dort kaufen.
rule-1844-TRAIN-14 = Verschrottete Loks sind aus dem Spiel, auch die im Bankpool.
rule-1844-TRAIN-15 = Regionalbahnen können nur H-Loks besitzen; EVA und umgedrehte Loks gehören dazu.
rule-1844-TRAIN-16 = Eine historische Gesellschaft oder Regionalbahn, die eine Strecke hat, muss am Ende ihres Spielzugs eine Lok besitzen.
rule-1844-TRAIN-17 = Eine H-Lok genügt dafür, auch wenn die einzige Strecke zu einer Fernverbindung führt, die sie nicht anfahren kann.
rule-1844-TRAIN-18 = Bergfelder ohne Bergbahn ergeben keine Strecke; für Regionalbahnen auch rote Fernverbindungen nicht.
rule-1844-TRAIN-19 = Vor-SBB-Bahnen brauchen keine Lok und können nie die Notfinanzierung nutzen.
rule-1844-TRAIN-20 = Der Nennwert von EVA im Handel ist 400 Franken.
rule-1844-TRAIN-21 = Der Vorrat an 8E/8H-Loks ist unbegrenzt; die vier Karten der zweiten Auflage sind nicht als Grenze gemeint.
rule-1844-TRAIN-22 = Eine Gesellschaft verkauft eine Lok nur im Spielzug der Käuferin, nicht im eigenen.
rule-1844-TRAIN-23 = Der Preis einer Lok, die von einer anderen Gesellschaft kommt, fließt in deren Betriebskapital.

## Notfinanzierung und Schulden

chapter-1844-emr = Notfinanzierung und Schulden

rule-1844-EMR-01 = Kann eine Gesellschaft unter Lokzwang die Lok nicht bezahlen, schießt ihr Direktor den Fehlbetrag zu.
rule-1844-EMR-02 = Zuerst wird das Betriebskapital aufgebraucht: Nach einem Kauf mit Zuschuss bleibt darin kein Franken.
rule-1844-EMR-03 = Der Direktor wählt irgendeine verfügbare Lok: von der Bank, aus dem Bankpool oder eine, die eine andere Gesellschaft anbietet.
rule-1844-EMR-04 = Dafür wird nie mehr als der aufgedruckte Preis gezahlt.
rule-1844-EMR-05 = Der Direktor kann Aktien verkaufen oder Schulden aufnehmen, ohne etwas zu verkaufen.
rule-1844-EMR-06 = Für solche Verkäufe gelten die Regeln der Aktienrunde; sie dürfen bei keiner Gesellschaft zu einem Direktorwechsel führen.
rule-1844-EMR-07 = Nach der polnischen Spielhilfe können nicht mehr Aktien verkauft werden als nötig, und nie kommt mehr als die Hälfte in den Bankpool. Der erste Teil ist eine Hausregel (sell-only-what-is-needed); in Regelversion 1 galt er immer.
rule-1844-EMR-08 = Privatbahnen, Tunnelpapiere und Bergbahnen können dafür nicht verkauft werden.
rule-1844-EMR-09 = Nach den gewünschten Verkäufen kommen auf den Rest der Schuld sofort 50 % Zinsen.
rule-1844-EMR-10 = In späteren Aktienrunden muss niemand verkaufen, um Schulden zu tilgen.
rule-1844-EMR-11 = Wer solche Schulden hat, kann keine Aktien kaufen.
rule-1844-EMR-12 = Am Ende jeder Aktienrunde wachsen die verbliebenen Schulden um weitere 50 %.
rule-1844-EMR-13 = Einen Bankrott gibt es nicht.
rule-1844-EMR-14 = Beim Kauf einer weiteren Lok kann der Direktor nicht helfen, und er kann die Gesellschaft auch sonst nicht unterstützen.
rule-1844-EMR-15 = Die Tauschschuld aus der Gründung der SBB ist zinsfrei.
rule-1844-EMR-16 = Ein Satz der polnischen Spielhilfe, wonach der Direktor von einer anderen Gesellschaft kaufen oder Besitz verkaufen kann, „aber muss“, gilt uns als Versehen für „aber nicht muss“.
rule-1844-EMR-17 = Ohne Strecke kein Lokzwang und damit keine Notfinanzierung.

## Phasen

chapter-1844-phase = Phasen

rule-1844-PHASE-01 = Eine Phase beginnt mit dem ersten Verkauf ihres Loktyps, Normalseite oder H-Seite, an eine Gesellschaft oder ins Ausland.
rule-1844-PHASE-02 = Phase 1: gelbe Plättchen, Loklimit 4 für historische Gesellschaften, eine Betriebsrunde je Aktienrunde.
rule-1844-PHASE-03 = Phase 2: Die Verkäufe ins Ausland beginnen.
rule-1844-PHASE-04 = Phase 3: grüne Plättchen; 2er-Loks werden zu 2H-Loks; P1 bis P5 sind verkäuflich; Fähigkeiten sind nutzbar; Gesellschaften können Loks handeln; zwei Betriebsrunden nach jeder späteren Aktienrunde.
rule-1844-PHASE-05 = Phase 4: 2er/2H-Loks werden verschrottet; 3er-Loks werden zu 3H-Loks; Loklimit 3 für historische Gesellschaften.
rule-1844-PHASE-06 = Phase 5: braune Plättchen; Loklimit 2 für historische Gesellschaften; die Privatbahnen schließen; am Ende der Betriebsrunde werden die SBB gegründet; drei Betriebsrunden nach jeder späteren Aktienrunde.
rule-1844-PHASE-07 = Phase 6: 3er/3H-Loks werden verschrottet; 4er-Loks werden zu 4H-Loks; historische Gesellschaften, die von nun an in Betrieb gehen, erhalten ihr ganzes Kapital.
rule-1844-PHASE-08 = Phase 7: graue Plättchen; 4er/4H-Loks werden verschrottet; 5er-Loks werden zu 5H-Loks.
rule-1844-PHASE-09 = Die Folgen einer Phase treten sofort ein und gelten für alle Besitzer, auch für den Bankpool.
rule-1844-PHASE-10 = EVA, die 5H-Lok der SBB sowie Loks aus dem Bankpool oder von anderen Gesellschaften lösen nie eine Phase aus.
rule-1844-PHASE-11 = Das Loklimit der Vor-SBB-Bahnen und Regionalbahnen ist in jeder Phase 2, das der SBB ist 4.
rule-1844-PHASE-12 = Aktienmarkt, Papierlimit und Wahl des Ausgabekurses hängen nicht von der Phase ab.

## Verkauf ins Ausland

chapter-1844-export = Verkauf ins Ausland

rule-1844-EXPORT-01 = Die Verkäufe ins Ausland beginnen mit der Serie, in der die erste 2er/2H-Lok verkauft wurde, nicht früher.
rule-1844-EXPORT-02 = Am Ende dieser und jeder späteren Serie nimmt die Bank eine neue Lok aus dem Spiel.
rule-1844-EXPORT-03 = Es ist die nächste unverkaufte Lok des niedrigsten Typs; Loks im Bankpool sind nicht betroffen.
rule-1844-EXPORT-04 = Dabei fließt kein Geld.
rule-1844-EXPORT-05 = Ein Verkauf ins Ausland zählt als Verkauf: Er löst Phasenwechsel mit allen Folgen aus.
rule-1844-EXPORT-06 = Wird die erste 5er/5H-Lok ins Ausland verkauft, werden die SBB sofort gegründet und agieren erstmals in der Betriebsrunde nach der nächsten Aktienrunde.
rule-1844-EXPORT-07 = Der Verkauf ins Ausland ist die letzte Aktion einer Serie, vor der Aktienrunde.

## Gründung der SBB

chapter-1844-sbb = Gründung der SBB

rule-1844-SBB-01 = Die SBB werden am Ende der Betriebsrunde gegründet, in der die erste 5er/5H-Lok verkauft wurde, und agieren ab der nächsten Betriebsrunde.
rule-1844-SBB-02 = Wird die erste 5er/5H-Lok ins Ausland verkauft, werden die SBB sofort gegründet.
rule-1844-SBB-03 = Alle fünf Vor-SBB-Bahnen gehen in den SBB auf, ob in Betrieb oder nicht; keine bleibt bestehen.
rule-1844-SBB-04 = Die SBB erhalten deren Betriebskapital, Loks und Bahnhofsmarker sowie 400 Fr. von der Bank.
rule-1844-SBB-05 = Die SBB erhalten ihre eigene 5H-Lok, die zum Loklimit von 4 zählt und nicht handelbar ist.
rule-1844-SBB-06 = Nicht erreichte Ziele der Vor-SBB-Bahnen verfallen.
rule-1844-SBB-07 = Bahnhöfe der Vor-SBB-Bahnen auf dem Spielplan werden an Ort und Stelle zu Bahnhöfen der SBB.
rule-1844-SBB-08 = Stehen zwei SBB-Bahnhöfe in einem Hexfeld, geht einer an die SBB zurück und kann für 100 Fr. neu gesetzt werden.
rule-1844-SBB-09 = Noch nicht gesetzte Bahnhofsmarker der Vor-SBB-Bahnen können die SBB für je 100 Fr. setzen.
rule-1844-SBB-10 = Der Kursmarker der SBB kommt auf 100 in Zeile 6 des Aktienmarkts.
rule-1844-SBB-11 = Jede Aktie einer Vor-SBB-Bahn muss getauscht werden: eine Direktoraktie gegen eine Doppelaktie der SBB, eine 25-%-Aktie gegen eine einfache. Die Zahl der Papiere bleibt gleich.
rule-1844-SBB-12 = Unverkaufte Aktien der Vor-SBB-Bahnen und solche im Bankpool werden ohne Zahlung zu SBB-Aktien im Bankpool; so können dort mehr als zehn SBB-Anteile liegen.
rule-1844-SBB-13 = Je Anteil erhält ein Spieler von der Bank den Kurs der Vor-SBB-Bahn minus 100 oder zahlt die Differenz, wenn sie negativ ist; eine Direktoraktie zählt doppelt.
rule-1844-SBB-14 = Der Direktor von V1 bei Kurs 120 hat dazu eine Aktie von V2 bei Kurs 70: Er erhält 40 Fr. und zahlt 30 Franken.
rule-1844-SBB-15 = Wem das Bargeld dafür fehlt, der schuldet der Bank den Rest.
rule-1844-SBB-16 = Als erste Aktion der nächsten Aktienrunde muss der Schuldner so viele Aktien verkaufen, dass die Schuld getilgt ist; geht das nicht, tilgt er, sobald er kann.
rule-1844-SBB-17 = Auf diese Tauschschuld fallen die 50 % Zinsen nicht an.
rule-1844-SBB-18 = Direktor wird, wer die meisten SBB-Anteile hält; bei Gleichstand der frühere Direktor von V1, dann von V2 und so weiter.
rule-1844-SBB-19 = Hat dieser Spieler keine Doppelaktie, tauscht er zwei einfache Aktien gegen eine aus dem Bankpool; liegt dort keine, mit dem früheren Direktor von V5.
rule-1844-SBB-20 = Die zweite Auflage ergänzt: oder mit dem von V4, wenn V5 nie ins Spiel kam, und so weiter. Der Fall kann nie eintreten.
rule-1844-SBB-21 = Hält kein Spieler Aktien von Vor-SBB-Bahnen, liegen alle SBB-Aktien samt Direktoraktie zum Kauf im Bankpool.
rule-1844-SBB-22 = Die SBB können keine Privatbahnen kaufen.
rule-1844-SBB-23 = Dividende und Kurs der SBB beziehen sich auf einen Anteil von 5 %.
rule-1844-SBB-24 = Die polnische Spielhilfe legt die 100 in die „6. Spalte“; gemeint ist die Zeile.
rule-1844-SBB-25 = Unverkaufte SBB-Aktien gibt es nie: Alle liegen bei Spielern oder im Bankpool.
rule-1844-SBB-26 = SBB-Loks über vier kommen in den Bankpool.

## Spielende

chapter-1844-end = Spielende

rule-1844-END-01 = Das Spielende wird ausgelöst, wenn die Bank kein Geld mehr hat.
rule-1844-END-02 = Die laufende Serie von Betriebsrunden wird immer zu Ende gespielt.
rule-1844-END-03 = Wird das Spielende in einer Aktienrunde ausgelöst, folgt auf sie noch eine vollständige Serie.
rule-1844-END-04 = Zahlungen, für die das Geld der Bank nicht reicht, werden trotzdem geleistet (auf dem Papier).
rule-1844-END-05 = Betriebskapital, Loks und anderer Besitz der Gesellschaften zählen für niemanden.
rule-1844-END-06 = Gezählt werden Bargeld, Aktien zum aktuellen Kurs sowie Bergbahnen und Tunnelpapiere mit ihrem Wert am Spielende.
rule-1844-END-07 = Es gewinnt die höchste Summe.
rule-1844-END-08 = Die MOB-Aktie von P5 ist wertlos, wenn die Direktoraktie von MOB nie gekauft wurde.
rule-1844-END-09 = Privatbahnen zählen nicht mit.
rule-1844-END-10 = Ein anderes Spielende gibt es nicht: kein Bankrott, kein Ende durch den Aktienmarkt oder die letzte Lok.

## Varianten

chapter-1844-var = Varianten

rule-1844-VAR-01 = Elefant: Statt die Reihenfolgekarten nach dem Bargeld zu verteilen, beginnt in der nächsten Aktienrunde der Spieler „rechts“ von dem, der zuletzt gekauft oder verkauft hat; die anderen folgen in unveränderter Reihenfolge.
rule-1844-VAR-02 = Auch mit Elefant richtet sich die Reihenfolge nach der letzten Privatbahn danach, wer am wenigsten Bargeld hat.
rule-1844-VAR-03 = Die zweite Auflage kennt keine Varianten.

## Regelauslegungen

chapter-1844-ruling = Regelauslegungen

rule-1844-RULING-01 = In welcher Aktienrunde sind Verkäufe ausgeschlossen? Im Rest der Runde, in der die letzte Privatbahn verkauft wird; ab der nächsten Aktienrunde kann verkauft werden. Notverkäufe in der Betriebsrunde dazwischen sind möglich.
rule-1844-RULING-02 = Wann hat eine Gesellschaft agiert? Sobald sie im ersten Spielzug Einfahrergebnis und Kursanpassung abgeschlossen hat, mit oder ohne Lok; im Kaufschritt dieses Spielzugs bringen ihre Aktien schon den aktuellen Kurs. Die SBB haben vor ihrem eigenen ersten Spielzug noch nicht agiert.
rule-1844-RULING-03 = Was gilt, wenn ein Spieler in einem Spielzug mehrmals Aktien derselben Gesellschaft verkaufen will? Alle in einem Spielzug verkauften Aktien einer Gesellschaft bilden ein Paket mit einem Kurs und einem Kursfall; je Gesellschaft und Spielzug gibt es ein Paket.
rule-1844-RULING-04 = Wann kann ein Teil der Direktoraktie verkauft werden? Immer wenn es zum Direktorwechsel führt: Nach dem Tausch hält der alte Direktor gewöhnliche Aktien und kann jede zulässige Zahl verkaufen, mindestens eine davon aus der getauschten Direktoraktie. Ohne Direktorwechsel bleibt die Direktoraktie ganz. Regelversion 1; in Version 2 siehe 1844-RULING-79.
rule-1844-RULING-05 = Wann kommt der Kursmarker auf den Aktienmarkt? Jede Auflage behält ihren Zeitpunkt: in der ersten die Inbetriebnahme, in der zweiten die Festlegung des Ausgabekurses. In der ersten Auflage werden Aktien einer Gesellschaft, die noch nicht in Betrieb ist, verkauft, als läge ihr Marker auf dem Ausgabekurs; der Kursfall wirkt auf das Feld, auf das der Marker später kommt.
rule-1844-RULING-06 = Unterscheiden sich die Stapelregeln der Auflagen? Ankommende Kursmarker kommen in beiden nach unten. Einzige Ausnahme in der ersten Auflage: Ein Marker, der sich beim Agieren nicht bewegt, kommt am Ende der Betriebsrunde ganz nach unten; in der zweiten bleibt er oben.
rule-1844-RULING-07 = In welcher Reihenfolge ändern sich die Kurse am Ende einer Aktienrunde? In zwei Durchgängen: zuerst Gesellschaften mit Aktien im Bankpool, dann ausverkaufte, jeweils in der Betriebsreihenfolge vor den Änderungen. Das gilt für beide Auflagen und nur für Gesellschaften in Betrieb.
rule-1844-RULING-08 = Was gilt am ausgefransten Rand des Aktienmarkts? Ende der Zeile heißt, dass rechts kein Feld mehr ist; oben und unten heißt, dass in der Spalte kein Feld darüber oder darunter ist. Ein Kursmarker verlässt den Aktienmarkt nie und löst dort nichts aus; eine Regionalbahn kommt nie auf ein Feld jenseits der roten Linie.
rule-1844-RULING-09 = In welcher Reihenfolge werden mehrere Gesellschaften in einem Spielzug verkauft? Die Reihenfolge wählt der Verkäufer; jedes Paket wird abgerechnet, bevor das nächste kommt.
rule-1844-RULING-10 = Was ist die MOB-Aktie von P5 wert, solange MOB keinen Ausgabekurs hat? Sie zählt als Papier und als verkaufter Anteil; sie ist unverkäuflich, bringt nichts ein, macht niemanden zum Direktor und zählt am Spielende 0. Mit dem Ausgabekurs wird sie eine gewöhnliche Aktie; kauft ihr Besitzer dann die Direktoraktie, hält er drei Anteile.
rule-1844-RULING-11 = Wann erhält FNM ihren Ausgabekurs, und wann geht sie in Betrieb? Der Ausgabekurs wird beim Kauf von P6 festgelegt; Anfangskapital und Bahnhofsmarker gibt es, wenn die letzte Privatbahn verkauft ist. In einer Auszahlungsrunde dazwischen agiert FNM nicht.
rule-1844-RULING-12 = Wer versteigert eine der Bahnen P2 bis P7 erneut, nachdem alle gepasst haben? Die Reihenfolgekarten bleiben, und dieselbe Privatbahn versteigert der Spieler, der nach ihrer Nummer dafür zuständig ist. Alle können wieder bieten; ein Verkauf ins Ausland findet nicht statt.
rule-1844-RULING-13 = Welche Gebote sind möglich? Ganze Franken, höchstens das eigene Bargeld, Erhöhungen um 5 Fr. oder mehr. Wer das Mindestgebot nicht aufbringen kann, muss passen; wer das Höchstgebot hält, kann sich nicht selbst überbieten.
rule-1844-RULING-14 = Welche Fähigkeiten gibt es erst ab Phase 3? Die von P2 und P4. Die Beigaben von P3, P5 und P6 gibt es sofort; Tunnel, auch der von P3, können ab Phase 1 gebaut werden; P7 wirkt naturgemäß erst ab Phase 5.
rule-1844-RULING-15 = Wer kann P2 nutzen? Jede agierende Gesellschaft, deren Direktor P2 besitzt, auch eine Vor-SBB-Bahn, oder die Gesellschaft, der sie gehört: im Bauschritt, vor oder nach dem normalen Plättchen, einmal in der Partie und gegen Baukosten. Alle Bedingungen für gelbe Plättchen gelten neu, das zweite Plättchen kann also an das erste anschließen.
rule-1844-RULING-16 = Wann kann P4 genutzt werden? Ab Phase 3 jederzeit, auch in Spielzügen anderer, zwischen zwei Aktionen; zwangsweise bei der ersten 5er/5H-Lok, bevor die Privatbahnen schließen und die Limits gelten. Eine Verbindung ist nicht nötig, vorhandene Tunnel bleiben darunter, und die Ziele werden sofort geprüft.
rule-1844-RULING-17 = Wie wird EVA übergeben? Der Besitzer von P7 erhält sie persönlich und kann sie jederzeit zwischen zwei Aktionen kostenlos einer Gesellschaft geben, deren Direktor er ist und deren Loklimit es zulässt, auch einer Regionalbahn. Bis dahin zählt sie nicht als Besitz, ist unverkäuflich und erfüllt keinen Lokzwang, kann aber im Kaufschritt dafür übergeben werden; danach ist sie eine gewöhnliche 5H-Lok mit dem aufgedruckten Preis 400.
rule-1844-RULING-18 = Zu welchem Preis und wann kann eine Privatbahn an eine Gesellschaft gehen? Ab 1 Fr., jederzeit im Spielzug der Käuferin, nur von ihrem Direktor, nur aus dem Betriebskapital und nur in den Phasen 3 und 4.
rule-1844-RULING-19 = Wann wird die Zielprämie gezahlt? Sofort nach jeder Änderung auf dem Spielplan: Plättchen, Austausch, Tunnel, FO-Strecke (auch in Aktienrunden) und Wegnahme eines doppelten SBB-Bahnhofs. Jede Gesellschaft in Betrieb, die ihr Ziel erreicht, erhält sie, auch im Spielzug einer anderen; das Geld ist noch im selben Spielzug nutzbar, nur nicht für den Bau, der es eingebracht hat.
rule-1844-RULING-20 = Was gilt, wenn mehrere Ziele zugleich erreicht werden? Alle Prämien werden gemeinsam vor allem anderen gezahlt; das Protokoll nennt erst V1 bis V5, dann H1 bis H6.
rule-1844-RULING-21 = Was gilt, wenn eine Gesellschaft schon vor der Inbetriebnahme mit ihrem Ziel verbunden ist oder der Gotthardtunnel vor V5 steht? Die Zielprämie wird bei der Inbetriebnahme gezahlt. Ab Phase 6 entfällt sie, denn dann gibt es gleich das volle Kapital.
rule-1844-RULING-22 = Muss der Heimatbahnhof für das Ziel schon auf dem Spielplan stehen? Nein, der für die Gesellschaft reservierte Bahnhofsplatz genügt als Ausgangspunkt.
rule-1844-RULING-23 = Ist das Ziel von AB nur Winterthur oder auch Frauenfeld? Beide liegen in einem Hexfeld mit zwei Städten, es macht also keinen Unterschied.
rule-1844-RULING-24 = Ist das Plättchen auf dem Heimat-Hexfeld Pflicht, und ist es das normale Plättchen? Es ist das normale Plättchen des Spielzugs; man kann darauf verzichten, doch dann ist auch kein anderes möglich, weil sonst nichts verbunden ist. Baukosten werden gezahlt.
rule-1844-RULING-25 = Was kostet das erste Plättchen auf einem Hexfeld mit vorgedrucktem Gleis? Auf den Spielplan gedruckte Baukosten zahlt, wer dort das erste Plättchen legt, gleich welcher Farbe; spätere Plättchen sind kostenlos.
rule-1844-RULING-26 = Welche Verbindung braucht ein Austausch? Es genügt, dass irgendein Gleis des neuen Plättchens, wenn es liegt, mit einem Bahnhof der Gesellschaft verbunden ist. In der ersten Auflage muss ein Gleis des alten Plättchens verbunden sein.
rule-1844-RULING-27 = Kann ein Plättchen an ein Bergfeld ohne Bergbahn führen? Ja, an ein vorgedrucktes Gleis oder einen Pfeil; das Gleis endet dort, bis eine Bergbahn gekauft wird.
rule-1844-RULING-28 = Welche Verbindung braucht ein Tunnel unter der FO-Strecke? In der ersten Auflage ein Tunnelportal oder das FO-Gleis des Hexfelds, in der zweiten ein Tunnelportal. Tunnel und FO-Gleis sind nie miteinander verbunden.
rule-1844-RULING-29 = Wie viele Tunnelfelder gibt es? Acht in der ersten Auflage; in der zweiten acht, außer der gedruckte Spielplan zeigt Portale bei Andermatt; neun bei 18xx.games. Ein Zweifel bleibt.
rule-1844-RULING-30 = Verbraucht das Tunnelpapier von P3 die Grenze von einem je Aktienrunde? Nein, es wird nicht gekauft.
rule-1844-RULING-31 = Je Aktienrunde ein Tunnelpapier und eine Bergbahn oder nur eins von beiden? Von jedem eins, in verschiedenen Spielzügen.
rule-1844-RULING-32 = Wann zählen Bergbahnen und Tunnelpapiere am Spielende? In der ersten Auflage müssen sie einmal gezahlt haben; in der zweiten genügt es, dass sie einmal befahren wurden.
rule-1844-RULING-33 = Welche Halte erhalten den Tunnelbonus? Jeder gewertete Halt der Strecke. Bei normalen Loks und H-Loks sind immer beide Seiten gewertet; eine 8E-Lok braucht auf jeder Seite eines Tunnels mindestens einen gewerteten Halt. Jede Lok wird für sich betrachtet.
rule-1844-RULING-34 = Was braucht eine 8E-Lok für den Transitbonus? Beide Fernverbindungen müssen Enden der Strecke und gewertet sein. Je Strecke gibt es einen Transitbonus; mit Tunnel können beide Boni zusammenkommen.
rule-1844-RULING-35 = Wie wertet eine 8E-Lok? Höchstens 8 Halte jeder Art, mindestens einen mit einem Bahnhof ihrer Gesellschaft in genau dieser Stadt; weitere Halte kann sie beliebig überfahren, aber nichts durchfahren, was andere Loks blockiert. Erster und letzter Halt sind gewertet: Ungewertete Enden fallen weg, bevor Boni und Aktivierungen geprüft werden.
rule-1844-RULING-36 = Wie werden Hexfelder gezählt? Überquerte Kanten plus eins; ein zweimal befahrenes Hexfeld zählt doppelt, zwei Halte in einem Hexfeld zählen nichts extra, solange die Strecke es dazwischen nicht verlässt. Tunnel-, FO- und Bergfelder zählen mit. H-Loks werten jeden Halt unterwegs, ohne Obergrenze.
rule-1844-RULING-37 = Welche Fernverbindungen kann eine Strecke verbinden? Eine über mehrere Hexfelder gedruckte Fernverbindung ist eine einzige; keine Strecke kann zwei ihrer Hexfelder anfahren. Strecken zwischen zwei Fernverbindungen derselben Seite sind möglich, ohne Bonus; auch eine mit aktuellem Wert 0 kann angefahren werden; graue Hexfelder mit Wert sind nicht rot und stehen H-Loks und Regionalbahnen offen.
rule-1844-RULING-38 = Wie wird das höchstmögliche Einfahrergebnis durchgesetzt? Das Programm berechnet es genau über alle zulässigen Strecken samt Boni und nimmt kein geringeres an. Unter gleich hohen Ergebnissen wählt der Direktor frei, auch mit Blick auf Aktivierungen.
rule-1844-RULING-39 = Müssen Loks fahren? So weit, wie es für das Höchstergebnis nötig ist; Loks, die nichts beitragen, bleiben stehen. P6 schließt, sobald eine Lok von FNM eine gewertete Strecke fährt.
rule-1844-RULING-40 = Können sich Loks Halte teilen? Mehrere Loks können denselben Halt werten, wenn sie ihn auf verschiedenen Gleisen erreichen; auch ein gemeinsamer Endpunkt ist möglich.
rule-1844-RULING-41 = Wie wird bei Dividenden gerundet? Je Spieler und Gesellschaft auf den gesamten Anteil aufgerundet, beim Bankpool abgerundet; sonst wird nichts gerundet. Die Differenz trägt die Bank.
rule-1844-RULING-42 = Was gilt beim Lokzwang als Strecke? Zwei verbundene Halte, einer mit Bahnhof der Gesellschaft, der Weg nicht blockiert, ohne Rücksicht auf die Reichweite; geprüft wird am Ende des Kaufschritts. Ohne eine solche Strecke gibt es weder Lokzwang noch Notfinanzierung.
rule-1844-RULING-43 = Was gilt, wenn die einzige Strecke zu einer roten Fernverbindung führt? Eine Regionalbahn hat keinen Lokzwang, kann aber aus dem Betriebskapital eine Lok kaufen. Eine historische Gesellschaft hat Lokzwang, und eine H-Lok genügt.
rule-1844-RULING-44 = Führt ein Bergfeld ohne Bergbahn zum Lokzwang? Nein, es ist nie ein Halt.
rule-1844-RULING-45 = Kann der Direktor eine teurere Lok bezuschussen, wenn das Betriebskapital für eine billigere reicht? Ja, solange die Gesellschaft keine Lok hat. Die Lok einer anderen Gesellschaft braucht die Zustimmung von deren Direktor; sie kostet bei verschiedenen Direktoren oder den SBB den aufgedruckten Preis, beim selben Direktor 1 Fr. bis zum aufgedruckten Preis.
rule-1844-RULING-46 = Wie viel kann in der Notfinanzierung verkauft werden? Ein Paket nur, wenn ohne seine letzte Aktie noch Geld für den gewählten Kauf fehlen würde. Schulden sind auch möglich, wenn man noch Aktien hat. Regelversion 1; in Version 2 siehe 1844-RULING-78.
rule-1844-RULING-47 = Wie werden Schulden berechnet? Zuerst zählen Betriebskapital, Bargeld des Direktors und Verkaufserlöse; der Rest plus 50 %, aufgerundet, wird zur Schuld. Spätere Zinsen sind 50 % der verbliebenen Schulden, aufgerundet, nach dem Ende der Aktienrunde und vor dem Verteilen der Reihenfolgekarten.
rule-1844-RULING-48 = Was kann ein Schuldner tun? Einkünfte werden nicht gepfändet; in seinem Spielzug der Aktienrunde kann er beliebig tilgen, doch Tilgen allein verlängert die Runde nicht. Bis alles getilgt ist, kann er gar nichts kaufen, weder Aktien noch Bergbahn noch Tunnelpapier. Für die Reihenfolgekarten zählt nur das Bargeld.
rule-1844-RULING-49 = Wie funktioniert die Tauschschuld der SBB? Sie wird getrennt und zinsfrei geführt; zuerst wird alles Bargeld eingezogen, und Einnahmen vor der nächsten Aktienrunde fließen in die Tilgung. In dieser muss der erste Spielzug mit Verkäufen beginnen, soweit zulässig und nötig; solange die Schuld besteht, kann der Spieler nichts kaufen.
rule-1844-RULING-50 = Was geschieht am Spielende mit Schulden? Beide Arten werden abgezogen; das Gesamtvermögen kann negativ sein.
rule-1844-RULING-51 = Was geschieht mit abgegebenen Loks? Sie kommen mit der sichtbaren Seite in den Bankpool; jede Gesellschaft kann sie im Kaufschritt zum aufgedruckten Preis dieser Seite kaufen (Regionalbahnen nur H-Seiten), in jeder Phase und ohne Phasenwechsel. Der Direktor wählt, was abgegeben wird; mehrere Gesellschaften sind in Betriebsreihenfolge dran; die 5H-Lok der SBB kann nicht abgegeben werden.
rule-1844-RULING-52 = In welcher Reihenfolge wirkt ein Phasenwechsel? Farben, Werte und Limits; Umdrehen der Loks; Verschrotten; in Phase 5 erst die FO-Strecke, dann EVA, dann das Schließen; Prüfung der Ziele; Abgabe überzähliger Loks; dann geht es bei der Käuferin weiter. Verschrottet wird vor der Prüfung des Limits, niemand gibt also eine Lok ab, die ohnehin verschrottet wird.
rule-1844-RULING-53 = Wann werden Loks ins Ausland verkauft? In Phase 1 keine, dann eine je Serie ab der Serie mit der ersten 2er/2H-Lok. Danach kommen die Folgen des Phasenwechsels, dann gegebenenfalls die Gründung der SBB, dann die Aktienrunde. Nach der ersten 8E-Lok haben solche Verkäufe keine Folgen mehr.
rule-1844-RULING-54 = Wann genau werden die SBB am Ende einer Betriebsrunde gegründet? Der Spielzug der letzten Gesellschaft endet; ist die Serie vorbei, folgt der Verkauf ins Ausland; dann die Gründung; dann die nächste Betriebs- oder Aktienrunde. Die Gründung gehört noch zur eben beendeten Betriebsrunde.
rule-1844-RULING-55 = Was geschieht mit Vor-SBB-Bahnen, die nie gestartet sind? Ihre vier Anteile samt Doppelaktie kommen ohne Zahlung als SBB-Aktien in den Bankpool, ihre Bahnhofsmarker zu den zehn der SBB. Kam V5 nie ins Spiel, liegt also immer eine Doppelaktie im Bankpool; Aktien, die schon im Bankpool lagen, werden ebenso behandelt.
rule-1844-RULING-56 = Was gilt, wenn niemand zwei SBB-Anteile hält? Es gibt keinen Direktor: Die SBB werden in Betriebsrunden ohne Kursänderung übergangen, bis ein Spieler durch Kauf einer Doppelaktie oder einer zweiten einfachen Aktie zwei Anteile hält. Er wird Direktor und tauscht nötigenfalls zwei einfache Aktien.
rule-1844-RULING-57 = Was kosten SBB-Bahnhöfe, und welcher doppelte weicht? Jeder noch nicht gesetzte SBB-Bahnhof kostet in beiden Auflagen 100 Fr., einer je Spielzug, nach den üblichen Regeln. Stehen zwei in verschiedenen Städten eines Hexfelds, wählt der Direktor der SBB, welcher bleibt.
rule-1844-RULING-58 = Zu welchem Preis handeln die SBB in der zweiten Auflage mit Loks, wo der Satz fehlt? Zum aufgedruckten Preis wie in der ersten Auflage.
rule-1844-RULING-59 = Können Doppelaktien der SBB gekauft, verkauft oder geteilt werden? Ein Spieler kauft als sein eines Papier eine einfache oder eine Doppelaktie (doppelter Kurs) aus dem Bankpool und kann beliebige seiner Papiere verkaufen. Eine Doppelaktie wird ganz verkauft; nur die des Direktors kann bei einem Direktorwechsel geteilt werden.
rule-1844-RULING-60 = Was muss tun, wer über dem Papierlimit ist? Im nächsten Spielzug der Aktienrunde muss er zuerst mindestens bis zum Limit verkaufen und wählt dabei frei. Geht kein Verkauf mehr, behält er den Überschuss, kann kein Aktienpapier kaufen und muss es in jedem Spielzug wieder versuchen; in Betriebsrunden hat der Überschuss keine Folgen.
rule-1844-RULING-61 = Wofür gilt die Grenze der Hälfte einer Gesellschaft? Nur für den Kauf unverkaufter Aktien: Wer genau die Hälfte hält, kann noch eine davon kaufen. Mehr als die Hälfte durch Tausch oder aus dem Bankpool ist unbegrenzt möglich, und niemand muss deshalb verkaufen.
rule-1844-RULING-62 = Wann ist die Bank gesprengt? Wenn sie nach einer Zahlung 0 oder weniger hat; das wird nie zurückgenommen. In einer Betriebsrunde oder an deren Ende wird die Serie beendet und die Partie ist aus; in einer Aktienrunde wird diese beendet und noch eine volle Serie gespielt.
rule-1844-RULING-63 = Wer gewinnt bei Gleichstand? Der Sieg wird geteilt.
rule-1844-RULING-64 = Erhalten Vor-SBB-Bahnen das Zwei- oder das Fünffache des Ausgabekurses? 2 × Ausgabekurs bei der Inbetriebnahme und 2 × Ausgabekurs am Ziel.
rule-1844-RULING-65 = Ist EVA eine 5E- oder eine 5H-Lok? Eine 5H-Lok; eine 5E-Lok gibt es nicht.
rule-1844-RULING-66 = Kostet P6 160 oder 180 Franken? 160 Fr. in der ersten Auflage, 180 Fr. in der zweiten.
rule-1844-RULING-67 = Was heißt „rechts“ in der Variante Elefant? Der Nächste in Spielreihenfolge: Die Karten werden so weitergegeben, dass der Spieler nach dem letzten Käufer oder Verkäufer die 1 hat. Ein Zweifel bleibt. Regelversion 1; in Version 2 siehe 1844-RULING-81.
rule-1844-RULING-68 = Was gilt, wenn sich Kurse während einer Betriebsrunde ändern? Als Nächste agiert immer die bestplatzierte der verbliebenen Gesellschaften; keine agiert zweimal.
rule-1844-RULING-69 = Wie handeln Gesellschaften mit Loks? Die Käuferin schlägt den Handel in ihrem Kaufschritt vor, und der Direktor der Verkäuferin muss zustimmen. Beim selben Direktor reicht der Preis außerhalb der Notfinanzierung bis zum Betriebskapital der Käuferin.
rule-1844-RULING-70 = Was ist die Hälfte einer ungeraden Zahl? „Mehr als die Hälfte“ wird in Anteilen gerechnet; von einer Regionalbahn können also höchstens 2 von 5 im Bankpool liegen. Die SBB können mit mehr als 10 beginnen; verkauft werden kann erst, wenn danach höchstens 10 dort lägen, gekauft immer.
rule-1844-RULING-71 = Ist das Bargeld offen oder verdeckt? Der Spielstand liegt in allen Regelwerken vollständig offen.
rule-1844-RULING-72 = Was gilt, wenn eine Gesellschaft in ihrer ersten Betriebsrunde keine Lok hat? Ihr Kursmarker rückt wie jeder andere nach links; Phase 1 gewährt keine Schonfrist.
rule-1844-RULING-73 = Was gilt, wenn eine Lok mitten in der Serie umgedreht wird? Sie fährt sofort nach den Regeln für H-Loks und bleibt bei ihrer Gesellschaft; eine früher geplante Strecke begründet keinen Anspruch.
rule-1844-RULING-74 = Welche Schritte sind freiwillig? Das Programm bietet beim Bauen, beim Bahnhof und beim Lokkauf „Fertig“ an, außer bei Lokzwang.
rule-1844-RULING-75 = Welche Limits gelten beim Verkauf der ersten 5er/5H-Lok? Die Käuferin muss nach dem alten Limit Platz gehabt haben; dann sinkt das Limit historischer Gesellschaften sofort auf 2, auch für sie, und überzählige Loks werden sofort abgegeben. Vor-SBB-Bahnen behalten 2, bis sie aufgehen, Regionalbahnen haben 2, und die SBB beginnen mit 4, eigene 5H-Lok und alle übernommenen Loks mitgezählt.
rule-1844-RULING-76 = Wie wird das Einkommen zu Beginn einer Betriebsrunde gezahlt? Erst P1 bis P6 nach Nummer, dann B1 bis B5, dann T1 bis T5, in einem Durchgang vor der ersten Gesellschaft und in jeder Betriebsrunde einer Serie. Ein in einer Betriebsrunde aktiviertes Papier zahlt erstmals in der nächsten.
rule-1844-RULING-77 = Was kommt im ersten Spielzug zuerst, der Heimatbahnhof oder das Plättchen? Der Bahnhofsmarker wird zu Beginn des Spielzugs gesetzt, vor dem Bauschritt, ohne Plättchen auf den gedruckten Bahnhofsplatz; das Plättchen wird dann daruntergelegt. Er gilt nicht als der eine Bahnhof dieses Spielzugs.
rule-1844-RULING-78 = Wie viel kann in der Notfinanzierung verkauft werden? So viele Aktien, wie der Direktor will, solange das Betriebskapital allein für die Lok nicht reicht: Eine Obergrenze gibt es nicht. Es gelten die Grenzen jedes Verkaufs: höchstens die Hälfte einer Gesellschaft im Bankpool und kein Direktorwechsel. Regelversion 2.
rule-1844-RULING-79 = Wann kann eine einzelne Aktie aus der Direktoraktie verkauft werden? Nur wenn der Bankpool in diesem Moment noch genau eine Aktie aufnehmen kann. Sonst verkauft ein Direktor, der abtritt, beide Aktien, die er für die Direktoraktie erhalten hat, oder keine. Regelversion 2.
rule-1844-RULING-80 = Was wird zuerst gekauft, wenn die ganze SBB im Bankpool liegt? Eine Doppelaktie, die ihren Käufer zum Direktor macht; danach gibt es auch einfache Aktien. Regelversion 2.
rule-1844-RULING-81 = Wie geht die Spielreihenfolge mit dem Elefanten weiter? Wer nach dem letzten Käufer oder Verkäufer an der Reihe ist, wird aus der Reihe genommen und vorangestellt; die anderen behalten ihre Reihenfolge. Bei A B C D und B als Letztem lautet sie C A B D. Hat niemand gehandelt, bleibt sie, wie sie war. Regelversion 2.
rule-1844-RULING-82 = Wessen Zielprämie wird nach der Dividende gezahlt, wenn die Runde so spielt? Nur die der Gesellschaft, die gerade am Zug ist; jede andere wartet auf diesen Schritt ihres eigenen Spielzugs. Regelversion 2.
rule-1844-RULING-83 = Welche Gleise könnte eine Gesellschaft befahren, wenn nur solche ausgetauscht werden? Gleise einer Fahrt, die eine ihrer Loks, so wie sie sie besitzt, in ihrer Länge machen könnte. Ohne Lok genügt jede Verbindung. Regelversion 2.
rule-1844-RULING-84 = Wie viele FO-Plättchen hat die erste Auflage? Vier. Die Strecke führt über dieselben fünf Hexfelder, doch bei Andermatt ist sie auf dem Spielplan gedruckt. Regelversion 2.
rule-1844-RULING-85 = Verlangt ein Regelprofil im ersten Spielzug das Plättchen auf dem Heimat-Hexfeld? Nein: Überall kann die Gesellschaft darauf verzichten; 18xx.games weicht hier also nicht ab.

## Abweichungen von 18xx.games

chapter-1844-dev = Abweichungen von 18xx.games

rule-1844-DEV-01 = Es gibt den Bankrott: In jedem Schritt eines Spielzugs kann ihn der Direktor erklären, wenn Betriebskapital, Bargeld und, im Kaufschritt, verkäufliche Aktien nicht für die billigste Lok der Bank reichen, ob die Gesellschaft eine braucht oder nicht. Im Kaufschritt werden seine Aktien verkauft; sein Bargeld verfällt, seine Schulden bleiben, und die Partie endet sofort.
rule-1844-DEV-02 = Abgegebene Loks werden aus dem Spiel genommen und kommen nicht in den Bankpool; Loks im Bankpool gibt es gar nicht.
rule-1844-DEV-03 = Bei einem Zwangskauf wird dem Spieler das fehlende Geld geliehen (Preis minus Betriebskapital minus Bargeld); die Schuld ist dieser Betrag plus 50 %, aufgerundet, getrennt vom Bargeld geführt.
rule-1844-DEV-04 = Die Tauschschuld der SBB wird mit anderen Schulden zusammen geführt: keine Zinsen bei der Gründung, aber 50 % am Ende jeder Aktienrunde. Abgerechnet wird Bahn für Bahn, von NOB bis GB: Was eine spätere bringt, mindert die Schuld aus einer früheren nicht.
rule-1844-DEV-05 = Wegen der Tauschschuld der SBB muss in der nächsten Aktienrunde niemand verkaufen.
rule-1844-DEV-06 = Getilgt wird mit einer eigenen Aktion im Spielzug der Aktienrunde, und zwar der kleinere Betrag aus Bargeld und Schulden. Schuldner können keine Aktien, Bergbahnen oder Tunnelpapiere kaufen. Ein Schuldner mit Bargeld kann nur passen, wenn er stattdessen ein Paket verkaufen oder eine Gesellschaft gründen könnte; nach einer Gründung tilgt er.
rule-1844-DEV-07 = Notverkäufe sind durch die teuerste Lok der Bank begrenzt, nicht durch die gewählte; je Gesellschaft und Kaufschritt gibt es ein Paket. Hat die Gesellschaft noch nicht agiert, zählt die letzte Aktie ihren Kurs.
rule-1844-DEV-08 = Das höchstmögliche Einfahrergebnis wird nicht verlangt; die Strecken müssen nur zulässig sein.
rule-1844-DEV-09 = Für Tunnelbonus und Aktivierung genügt es, dass die Strecke durch einen Tunnel führt; ungewertete Enden einer 8E-Lok zählen mit, und eine Bergbahn an einem ungewerteten Ende wird aktiviert.
rule-1844-DEV-10 = Fernverbindungen derselben Seite (N–N, S–S, O–O, W–W) können nicht durch eine Strecke verbunden werden.
rule-1844-DEV-11 = Halte mit dem Wert 0 werden wie Bergfelder ohne Bergbahn abgelehnt; das trifft auch Torino bei gelben Werten.
rule-1844-DEV-12 = Beim Lokzwang zählen Bergfelder ohne Bergbahn als Halte. Ein einmal festgestellter Lokzwang bleibt zudem bestehen, bis diese Gesellschaft selbst ein Gleis baut oder einen Bahnhof setzt.
rule-1844-DEV-13 = P4 ist nur im Spielzug des Besitzers in der Aktienrunde nutzbar oder im Spielzug einer Gesellschaft, deren Direktor er ist oder der P4 gehört; nicht zwischen Kauf und Setzen einer Bergbahn. Das Ende des Spielzugs einer solchen Gesellschaft, außer bei Vor-SBB-Bahnen, wartet darauf.
rule-1844-DEV-14 = EVA wird nur im Spielzug einer Gesellschaft an ebendiese vergeben; das Loklimit wird nicht geprüft, es folgt eine Abgabe. P7 bleibt bis dahin im Spiel, ohne Einkommen.
rule-1844-DEV-15 = P1 bis P5 können von jedem Spieler gekauft werden, nicht nur vom Direktor.
rule-1844-DEV-16 = Der Mindestpreis für Privatbahnen war vor dem 29.03.2025 der halbe Nennwert und ist seitdem 1 Fr.; die Wiedergabe nimmt alles von 1 Fr. bis zum doppelten Nennwert an.
rule-1844-DEV-17 = FNM geht in Betrieb, wenn der Käufer von P6 den Ausgabekurs wählt; ihre drei Aktien kommen erst dann in den Bankpool.
rule-1844-DEV-18 = Der Kursmarker wird immer beim Festlegen des Ausgabekurses gesetzt, und ankommende Marker kommen nach unten; das entspricht der zweiten Auflage.
rule-1844-DEV-19 = Am Ende einer Aktienrunde ändern sich die Kurse in einem einzigen Durchgang, in Betriebsreihenfolge der Gesellschaften in Betrieb.
rule-1844-DEV-20 = Einfache SBB-Aktien werden vor Doppelaktien verkauft, und der Teilverkauf einer Direktoraktie wird immer angeboten. Bei Gesellschaften, die noch nicht agiert haben, nennt das Protokoll den Kurs; die Wiedergabe zahlt diesen.
rule-1844-DEV-21 = Ein Paket je Gesellschaft und Spielzug gilt erst seit November 2024; ältere Protokolle können mehrere enthalten.
rule-1844-DEV-22 = Der Direktor der SBB muss mindestens 10 % halten, sonst gibt es keinen.
rule-1844-DEV-23 = Ein SBB-Direktor ohne Doppelaktie nimmt eine aus dem Bankpool, sonst vom letzten Namen in der Liste der verschiedenen Direktoren von V1 bis V5; das muss nicht der von V5 sein.
rule-1844-DEV-24 = Die 5H-Lok der SBB kann abgegeben werden. Von zwei Bahnhöfen in einer Stadt kommt einer automatisch zurück; bei zwei Städten eines Hexfelds entfernt der Direktor einen. Von mehreren Gesellschaften über ihrem Loklimit kann jede zuerst abgeben.
rule-1844-DEV-25 = Die Zielprämie wird mit jeder Aktion, nach der die Partie in einer Betriebsrunde steht, von selbst gezahlt, auch nach einer in der Aktienrunde gelegten FO-Strecke oder einer Inbetriebnahme, aber nicht während der Gründung der SBB. Es genügt, irgendein Gleis im Hexfeld des Ziels zu erreichen. Der reservierte Bahnhofsplatz genügt seit Februar 2025; nur Gesellschaften in Betrieb erhalten die Prämie seit Oktober 2025.
rule-1844-DEV-26 = Es gibt neun Tunnelfelder; die Portale ergeben sich aus gesperrten Kanten. Keine Tunnelseite darf an ein anderes Tunnel- oder FO-Feld grenzen oder, sobald die FO-Strecke liegt, mit ihrem Gleis zusammenfallen; der Tunnel selbst muss verbunden sein, auch unter der FO-Strecke.
rule-1844-DEV-27 = Die FO-Strecke umfasst fünf Hexfelder, und Andermatt zählt darauf 10.
rule-1844-DEV-28 = Es gibt 20 Karten 8E/8H statt eines unbegrenzten Vorrats.
rule-1844-DEV-29 = Die Bank ist erst gesprengt, wenn eine Zahlung ihr Geld übersteigt. Geschieht das bei der Gründung der SBB nach der letzten Betriebsrunde einer Serie, läuft die Partie bis zum Ende der nächsten Serie.
rule-1844-DEV-30 = Ohne Gebot auf eine der Bahnen P2 bis P7 wird das Einkommen innerhalb der Versteigerung gezahlt, und derselbe Spieler versteigert sie erneut, mit einem neuen Passen für jede Zahlung; eine eigene Aktien- oder Betriebsrunde wird nicht gezählt.
rule-1844-DEV-31 = Die nächste Privatbahn versteigert, vom letzten Versteigerer aus gesehen, der erste Spieler, der irgendeine übrige bezahlen könnte. Er wird auch gefragt, wenn ihm diese zu teuer ist; alle anderen, die das Mindestgebot nicht aufbringen, werden übergangen, und im Protokoll steht für sie kein Passen.
rule-1844-DEV-33 = Am Spielende sind aktivierte Bergbahnen 150 Fr. und aktivierte Tunnelpapiere 50 Fr. wert; das entspricht der zweiten Auflage.
rule-1844-DEV-34 = Der Lokhandel braucht keine aufgezeichnete Zustimmung; der Kauf im Protokoll schließt sie ein. Die SBB und Gesellschaften mit verschiedenen Direktoren handeln zum aufgedruckten Preis; Zwangskäufe bei den SBB mit Geld des Direktors waren bis zum 10.02.2025 nicht möglich. Zwischen Gesellschaften eines Direktors kostet eine Lok höchstens das Betriebskapital oder, wenn dieses unter dem aufgedruckten Preis liegt und eine Lok fällig ist, Betriebskapital und Bargeld des Direktors zusammen, nie mehr als aufgedruckt.
rule-1844-DEV-35 = Die Reihenfolge ist Verkauf ins Ausland, Gründung, Aktienrunde, wie in unserer Auslegung; bei der Gründung werden zuerst überzählige Loks der SBB abgegeben, dann doppelte Bahnhöfe.
rule-1844-DEV-36 = Dividenden werden für Spieler aufgerundet und für den Bankpool abgerundet; das entspricht der ersten Auflage.
rule-1844-DEV-37 = Eine Regionalbahn geht bei 60 % in Betrieb, also mit drei von fünf Anteilen. Das ist keine Abweichung; es steht hier, weil „die Hälfte“ an 50 % denken lässt.
rule-1844-DEV-38 = Käufe aus dem Bankpool über das Limit je Gesellschaft hinaus sind frei; bei unverkauften Aktien liegt die Grenze bei 75 % für Vor-SBB-Bahnen und 60 % für andere. Das entspricht unserer Regel.
rule-1844-DEV-39 = Der erste Austausch in Aarau kostet 20 Fr., das entspricht unserer Auslegung.
rule-1844-DEV-40 = Es gibt weder die Variante Elefant noch Optionen der ersten Auflage: P6 kostet 180 Fr., und die Plättchen sind in der Anzahl der zweiten Auflage vorhanden.
rule-1844-DEV-41 = Ein Bahnhofsplatz, der für eine noch nicht agierende Gesellschaft reserviert ist, kann nicht besetzt werden; die der Vor-SBB-Bahnen entfallen mit der Gründung der SBB. Das entspricht unseren Regeln.
rule-1844-DEV-42 = Tunnel und das zusätzliche Plättchen von P2 sind nur im Bauschritt möglich, jeweils als eigene Aktion des Tunnelpapiers oder von P2.
rule-1844-DEV-43 = Laufende Notverkäufe ordnen die Gesellschaften, die noch agieren müssen, neu; das entspricht unserer Auslegung.
rule-1844-DEV-44 = Hat der Direktor im Kaufschritt Aktien verkauft, kostet eine Lok einer anderen seiner Gesellschaften, deren aufgedruckter Preis über dem Betriebskapital liegt, mindestens Betriebskapital plus Bargeld weniger den Preis der zuletzt verkauften Aktie plus 1 Fr.
rule-1844-DEV-45 = Liegt das normale Plättchen, endet der Bauschritt von selbst, außer der Direktor hat ein unbenutztes Tunnelpapier, oder P2 ist ab Phase 3 unbenutzt und gehört der Gesellschaft oder ihrem Direktor, oder irgendeinem Spieler, während das Betriebskapital mindestens 1 Fr. beträgt.
rule-1844-DEV-46 = Die Lokkäufe sind zu Ende, sobald keine Lok gekauft werden kann oder es angesagt wird. Dann endet der Spielzug, es sei denn, eine Privatbahn könnte gekauft oder P4 oder EVA benutzt werden: Dann wartet er, bis er beendet wird.
rule-1844-DEV-47 = Die Spieler können eine Partie jederzeit beenden; es zählt das Vermögen dieses Augenblicks.
