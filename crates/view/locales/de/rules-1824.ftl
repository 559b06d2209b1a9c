# 1824: the rules in our words, one message for each rule of rulebook/1824/.

## Spielaufbau

chapter-1824-setup = Spielaufbau

rule-1824-SETUP-01 = Das Standardspiel ist für drei bis sechs Personen. Die zweite Auflage enthält dazu ein Spiel für zwei oder drei auf einem anderen Spielplan.
rule-1824-SETUP-02 = Es gewinnt, wessen Bargeld und Aktien zum Kurswert am Ende am meisten wert sind.
rule-1824-SETUP-03 = Gerechnet wird in Gulden (G); es kommen nur ganze Gulden vor.
rule-1824-SETUP-04 = Insgesamt sind 12.000 G im Spiel; das Startkapital der Spieler wird daraus gezahlt.
rule-1824-SETUP-05 = Startkapital je Spieler: 820 G zu dritt, 680 zu viert, 560 zu fünft und 460 zu sechst.
rule-1824-SETUP-06 = Papierlimit: 21 zu dritt, 16 zu viert, 13 zu fünft und 11 zu sechst.
rule-1824-SETUP-07 = Bergbahnen im Spiel: B1 bis B4 zu dritt oder zu sechst, B1 bis B6 zu viert oder zu fünft. Die übrigen sind aus dem Spiel.
rule-1824-SETUP-08 = Die Sitzplätze werden ausgelost. „Nächster“, „links“ und „im Uhrzeigersinn“ meinen immer aufsteigende Platznummern.
rule-1824-SETUP-09 = Alle vier Kohlebahnen, sieben Vor-Staatsbahnen, fünf Regionalbahnen und drei Staatsbahnen sind in jedem Standardspiel dabei.
rule-1824-SETUP-10 = Jede Regionalbahn und jede Staatsbahn hat neun Papiere: die Direktoraktie zu 20 % und acht Aktien zu 10 %.
rule-1824-SETUP-11 = Die Direktoraktien von BK, MS, CL und SB werden für die Besitzer der Kohlebahnen zurückgelegt.
rule-1824-SETUP-12 = Für die Besitzer der Vor-Staatsbahnen werden zurückgelegt: 20 %, 10 % und 10 % von SD, 20 % und 10 % von UG, 20 % und 10 % von k&k.
rule-1824-SETUP-13 = Für die Besitzer der Bergbahnen wird nichts zurückgelegt.
rule-1824-SETUP-14 = Es gibt 41 Bahnhofsmarker: 5 je Staatsbahn, 3 je Regionalbahn, 1 je Vor-Staatsbahn und 1 je Kohlebahn.
rule-1824-SETUP-15 = Es gibt 28 normale Loks bis zu den 8er-Loks, 20 g-Loks und beliebig viele 10er-Loks.
rule-1824-SETUP-16 = Es gibt 72 gelbe, 48 grüne, 20 braune und 3 graue Plättchen; von einer aufgebrauchten Sorte kann keins mehr gelegt werden.
rule-1824-SETUP-17 = Zu Beginn sind nur gelbe Plättchen und 2er-Loks im Angebot.
rule-1824-SETUP-18 = Geld und Besitz von Spielern und Gesellschaften liegen jederzeit offen.
rule-1824-SETUP-19 = Geld, Loks und Bahnhofsmarker einer Gesellschaft werden nie mit denen eines Spielers oder einer anderen Gesellschaft vermischt.
rule-1824-SETUP-20 = Absprachen regelt die Runde vor der Partie am Tisch, wobei Absprachen unter mehreren meist ausgeschlossen sind; das Programm setzt keine durch.
rule-1824-SETUP-21 = Die Kursmarker von SD, UG und k&k stehen von Anfang an auf 120 in der obersten Zeile, SD oben, dann UG, dann k&k.
rule-1824-SETUP-22 = Keine Regionalbahn hat zu Beginn einen Kursmarker.
rule-1824-SETUP-23 = Die Heimatbahnhöfe aller Gesellschaften sind von Anfang an auf dem Spielplan reserviert.

## Erste Aktienrunde

chapter-1824-start = Erste Aktienrunde

rule-1824-START-01 = Die Partie beginnt mit einer besonderen Aktienrunde; die erste Serie, eine Betriebsrunde, schließt direkt an.
rule-1824-START-02 = Der erste Umlauf geht vom höchsten Platz abwärts bis Platz 1; jeder weitere geht von Platz 1 aufwärts.
rule-1824-START-03 = Kaufen zu viert immer alle, lautet die Reihenfolge 4 3 2 1 1 2 3 4 1 2 3 4 und so weiter; Spieler 1 ist einmal zweimal hintereinander dran, bei der Umkehr.
rule-1824-START-04 = In der ersten Aktienrunde besteht ein Spielzug im Kauf einer Sache oder im Passen.
rule-1824-START-05 = Im Angebot, in beliebiger Reihenfolge: jede unverkaufte Kohlebahn, Vor-Staatsbahn und Bergbahn.
rule-1824-START-06 = Im Angebot: die Direktoraktie von BH; ihr Käufer wählt den Startkurs.
rule-1824-START-07 = 10-%-Aktien einer Regionalbahn sind im Angebot, sobald deren Kurs feststeht: durch den Kauf ihrer Kohlebahn oder, bei BH, ihrer Direktoraktie.
rule-1824-START-08 = Im Angebot: nicht reservierte 10-%-Aktien der drei Staatsbahnen für je 120 Gulden.
rule-1824-START-09 = In der ersten Aktienrunde sind reservierte Aktien und die Direktoraktien der Staatsbahnen nicht im Angebot.
rule-1824-START-10 = In der ersten Aktienrunde kann nichts verkauft und nichts getauscht werden.
rule-1824-START-11 = Alle Zahlungen gehen an die Bank.
rule-1824-START-12 = Die Runde endet, wenn alle Spieler nacheinander gepasst haben; bis dahin kann, wer gepasst hat, wieder kaufen, wenn er an die Reihe kommt.
rule-1824-START-13 = Das Erstkaufrecht erhält der Spieler links vom letzten Käufer.
rule-1824-START-14 = Am Ende unverkaufte Kohlebahnen, Vor-Staatsbahnen und Bergbahnen kommen endgültig aus dem Spiel, ohne Ersatz oder Entschädigung.
rule-1824-START-15 = Unverkaufte Aktien von BH und den anderen Regionalbahnen bleiben in späteren Aktienrunden im Angebot.
rule-1824-START-16 = Papierlimit und Limit je Gesellschaft gelten in der ersten Aktienrunde wie in jeder anderen.
rule-1824-START-17 = Auch am Ende dieser Runde steigen ausverkaufte Gesellschaften; infrage kommt nur BH.
rule-1824-START-18 = In welcher Reihenfolge unverkaufte Bahnen entfernt werden, ist ohne Wirkung; jede Entfernung hat ihre eigenen Folgen.

## Bergbahnen

chapter-1824-mtn = Bergbahnen

rule-1824-MTN-01 = Eine Bergbahn kostet 120 G und ist nur in der ersten Aktienrunde zu kaufen.
rule-1824-MTN-02 = Jede Bergbahn zahlt ihrem Besitzer zu Beginn jeder Betriebsrunde 25 G aus der Bank, bevor eine Gesellschaft agiert.
rule-1824-MTN-03 = Eine Bergbahn hat weder Betriebskapital noch Loks, Bahnhofsmarker oder Hexfeld und blockiert nichts.
rule-1824-MTN-04 = Eine Bergbahn kann nie verkauft werden, weder an die Bank noch an Spieler oder Gesellschaften.
rule-1824-MTN-05 = Eine Bergbahn zählt als ein Papier.
rule-1824-MTN-06 = Vom Verkauf der ersten 3er-Lok bis zu dem der ersten 4er-Lok kann der Besitzer eine Bergbahn in seinem Spielzug der Aktienrunde gegen eine 10-%-Aktie von BK, MS, CL, SB oder BH aus der Bank tauschen.
rule-1824-MTN-07 = Der Tausch einer Bergbahn tritt an die Stelle des Kaufs in diesem Spielzug; Verkäufe können vorausgehen.
rule-1824-MTN-08 = Der Tausch einer Bergbahn ist eine Aktion: Er sichert dem Spieler einen weiteren Spielzug in dieser Aktienrunde und zählt für das Erstkaufrecht.
rule-1824-MTN-09 = Wer freiwillig tauscht, nimmt dafür irgendeine seiner Bergbahnen, gleich mit welcher Nummer.
rule-1824-MTN-10 = Je Spielzug kann nur eine Bergbahn getauscht werden.
rule-1824-MTN-11 = Für eine Bergbahn gibt es nur 10-%-Aktien, nie eine Direktoraktie.
rule-1824-MTN-12 = Für eine Bergbahn sind nur nicht reservierte Aktien der Bank zu haben; eine Regionalbahn ohne solche kann nicht gewählt werden.
rule-1824-MTN-13 = Für eine Bergbahn kann auch eine Regionalbahn ohne Kurs gewählt werden: BH oder eine, deren Kohlebahn entfernt wurde. Den Kurs legt später der Käufer ihrer Direktoraktie fest.
rule-1824-MTN-14 = Aktien einer Regionalbahn ohne Kurs zählen zu den 50 % für die Inbetriebnahme, doch geht sie erst in Betrieb, wenn ihre Direktoraktie gekauft ist.
rule-1824-MTN-15 = Für eine Bergbahn kann auch eine Regionalbahn gewählt werden, deren Kohlebahn verkauft und noch nicht getauscht ist.
rule-1824-MTN-16 = Beim Tausch einer Bergbahn fließt kein Geld, und der Kurs ändert sich nicht.
rule-1824-MTN-17 = Ein Tausch kann einen Spieler über 60 % der Regionalbahn bringen, bis zu 100 %.
rule-1824-MTN-18 = Der Verkauf der ersten 4er-Lok, ob Kauf, Inzahlungnahme oder Verkauf ins Ausland, erzwingt den Tausch aller übrigen Bergbahnen.
rule-1824-MTN-19 = Der Pflichttausch geht in der Reihenfolge B1 bis B6, gleich wem sie gehören und wer an der Reihe ist; jeder Besitzer wählt die Regionalbahn.
rule-1824-MTN-20 = Der Pflichttausch geschieht sofort und unterbricht den Spielzug der kaufenden Gesellschaft.
rule-1824-MTN-21 = Durch Pflichttausch erhaltene Aktien bringen sofort Dividende, auch wenn die Bergbahn in dieser Betriebsrunde schon ihre 25 G gezahlt hat.
rule-1824-MTN-22a = Beim Pflichttausch muss der Besitzer eine Aktie nehmen, solange irgendeine Regionalbahn eine hat.
rule-1824-MTN-22b = Beim Pflichttausch kann der Besitzer passen und die Bergbahn ersatzlos abgeben.
rule-1824-MTN-23 = Hat keine Regionalbahn mehr eine 10-%-Aktie, ist die Bergbahn ohne Entschädigung verloren.
rule-1824-MTN-24 = Weder das Papierlimit noch das Limit je Gesellschaft hindert einen Pflichttausch.
rule-1824-MTN-25 = Eine getauschte Bergbahn kommt aus dem Spiel und zahlt nicht mehr.
rule-1824-MTN-26 = Der Tausch einer Bergbahn kann wie ein Kauf zum Direktorwechsel oder zur Inbetriebnahme einer Regionalbahn führen, wenn diese einen Kurs hat und ein Spieler ihre Direktoraktie hält.

## Kohlebahnen

chapter-1824-coal = Kohlebahnen

rule-1824-COAL-01 = K1 gehört zu BK, K2 zu MS, K3 zu CL und K4 zu SB.
rule-1824-COAL-02 = Der Käufer einer Kohlebahn wählt den Preis: 120, 140, 160, 180 oder 200 Gulden.
rule-1824-COAL-03 = Mit dem Kauf einer Kohlebahn steht der Kurs ihrer Regionalbahn fest, die Hälfte des Preises: 60, 70, 80, 90 oder 100.
rule-1824-COAL-04 = Ab dem Kauf einer Kohlebahn sind 10-%-Aktien ihrer Regionalbahn zu kaufen, auch noch in derselben Runde.
rule-1824-COAL-05 = Eine Kohlebahn erhält beim Kauf eine 1g-Lok, eine der sechs Karten.
rule-1824-COAL-06 = Das erste Betriebskapital einer Kohlebahn ist ihr Preis minus 120 G: 0, 20, 40, 60 oder 80.
rule-1824-COAL-07 = Eine Kohlebahn ist ein einziges Papier, und ihr Besitzer ist ihr Direktor.
rule-1824-COAL-08 = Eine Kohlebahn kann nicht verkauft oder weitergegeben werden, nur getauscht.
rule-1824-COAL-09 = Der einzige Bahnhofsmarker einer Kohlebahn kommt kostenlos auf ihr Bergwerk, wenn sie zum ersten Mal agiert.
rule-1824-COAL-10 = Einen weiteren Bahnhof kann eine Kohlebahn nie setzen.
rule-1824-COAL-11 = Das Loklimit einer Kohlebahn ist in jeder Phase 2.
rule-1824-COAL-12 = Eine Kohlebahn kann nur g-Loks besitzen und kaufen.
rule-1824-COAL-13a = Eine Kohlebahn muss am Ende jedes ihrer Spielzüge eine Lok besitzen.
rule-1824-COAL-13b = Eine Kohlebahn muss am Ende jedes ihrer Spielzüge eine Lok besitzen, außer die Bank bietet gerade keine g-Lok an.
rule-1824-COAL-14 = In einer Betriebsrunde kann eine Kohlebahn wie jede Gesellschaft ein Plättchen legen oder austauschen, ihre Loks fahren lassen und Loks kaufen oder eine in Zahlung geben.
rule-1824-COAL-15 = Für jede ihrer Loks, die bei einem Bergwerk beginnt, erhält eine Kohlebahn den aktuellen Bergwerksertrag, ganz in ihr Betriebskapital.
rule-1824-COAL-16 = Das übrige Einfahrergebnis einer Kohlebahn geht je zur Hälfte an Besitzer und Betriebskapital; eine Wahl gibt es nicht.
rule-1824-COAL-17 = Kohlebahnen agieren nach dem Einkommen der Bergbahnen und vor den Vor-Staatsbahnen, in der Reihenfolge K1 bis K4.
rule-1824-COAL-18 = Eine Kohlebahn hat keinen Kurs und bewegt keinen.
rule-1824-COAL-19 = Vom Verkauf der ersten 3er-Lok bis zu dem der ersten 5er-Lok kann der Besitzer eine Kohlebahn im Spielzug der Aktienrunde, statt etwas zu kaufen, gegen die Direktoraktie ihrer Regionalbahn tauschen.
rule-1824-COAL-20 = Der Tausch einer Kohlebahn ist eine Aktion: Er sichert einen weiteren Spielzug und zählt für das Erstkaufrecht.
rule-1824-COAL-21 = Vor dem Tausch der Kohlebahn kann niemand sonst die Direktoraktie ihrer Regionalbahn bekommen.
rule-1824-COAL-22 = Der Tausch einer Kohlebahn kann ihren Besitzer über 60 % der Regionalbahn bringen.
rule-1824-COAL-23 = Mit dem Verkauf der ersten 5er-Lok schließt jede verbliebene Kohlebahn; ihr Besitzer erhält sofort die Direktoraktie ihrer Regionalbahn.
rule-1824-COAL-24 = Eine durch freiwilligen oder Pflichttausch erhaltene Aktie zählt für die Inbetriebnahme der Regionalbahn als verkauft.
rule-1824-COAL-25 = Eine Regionalbahn mit Kohlebahn geht nicht vor deren Tausch in Betrieb, gleich wie viele Aktien verkauft sind.
rule-1824-COAL-26 = Mit dem Tausch ihrer Kohlebahn geht eine Regionalbahn in Betrieb, wenn Spieler mindestens 50 % halten, also 30 % neben der Direktoraktie.
rule-1824-COAL-27a = Erfüllt eine Regionalbahn nach einem Pflichttausch in einer Betriebsrunde die Bedingung, geht sie am Ende dieser Runde in Betrieb und agiert erstmals in der nächsten.
rule-1824-COAL-27b = Erfüllt eine Regionalbahn nach einem Pflichttausch in einer Betriebsrunde die Bedingung, geht sie sofort in Betrieb und erhält ihr Kapital, agiert aber erstmals in der nächsten.
rule-1824-COAL-28 = Mit dem Tausch kommen Loks und Geld der Kohlebahn auf den Besitzbogen der Regionalbahn.
rule-1824-COAL-29a = Bevor die Regionalbahn in Betrieb geht, können Loks und Geld ihrer Kohlebahn weder genutzt noch verkauft noch ausgegeben werden.
rule-1824-COAL-29b = Bevor die Regionalbahn in Betrieb geht, kann das Geld ihrer Kohlebahn nicht ausgegeben werden; die wartenden Loks können andere Gesellschaften ab Phase 3 kaufen.
rule-1824-COAL-30 = Erfüllt die Regionalbahn die Bedingung noch nicht, warten Loks und Geld der Kohlebahn auf ihrem Besitzbogen; das Kapital folgt bei der Inbetriebnahme.
rule-1824-COAL-31 = Der Bahnhofsmarker der Kohlebahn geht nicht über; er kommt vom Spielplan.
rule-1824-COAL-32 = Nach dem Tausch können g-Loks jeder Gesellschaft weiter bei diesem Bergwerk beginnen.
rule-1824-COAL-33 = Beim Tausch einer Kohlebahn wird ein Papier gegen ein Papier getauscht.
rule-1824-COAL-34 = Eine in der ersten Aktienrunde unverkaufte Kohlebahn wird entfernt; ihre Regionalbahn gilt als eine ohne Kohlebahn, und ihre Direktoraktie ist nicht mehr reserviert.
rule-1824-COAL-35 = Beim Tausch einer Kohlebahn ist sofort Direktor, wer die meisten Anteile hält: Ihr bisheriger Besitzer behält die Direktoraktie, außer ein anderer hält mehr Anteile als er und tauscht sie gegen zwei 10-%-Aktien.
rule-1824-COAL-36 = Ab der ersten 3er-Lok kann eine Kohlebahn Loks an andere Gesellschaften verkaufen und g-Loks von ihnen kaufen.

## Vor-Staatsbahnen

chapter-1824-pre = Vor-Staatsbahnen

rule-1824-PRE-01 = Es gibt sieben: SD1, SD2, SD3, UG1, UG2, KK1 und KK2.
rule-1824-PRE-02 = SD1, UG1 und KK1 kosten 240 G, SD2, SD3, UG2 und KK2 120.
rule-1824-PRE-03 = Der für eine Vor-Staatsbahn gezahlte Preis ist ihr erstes Betriebskapital.
rule-1824-PRE-04 = Eine Vor-Staatsbahn ist ein einziges Papier, dessen Besitzer ihr Direktor ist; sie kann nicht verkauft oder weitergegeben werden.
rule-1824-PRE-05 = Eine Vor-Staatsbahn beginnt ohne Lok.
rule-1824-PRE-06 = Das Loklimit einer Vor-Staatsbahn ist 2, solange es sie gibt.
rule-1824-PRE-07 = Eine Vor-Staatsbahn kann normale Loks und g-Loks besitzen.
rule-1824-PRE-08 = Am Ende jedes ihrer Spielzüge, auch des ersten, muss eine Vor-Staatsbahn eine Lok besitzen.
rule-1824-PRE-09 = Das Einfahrergebnis einer Vor-Staatsbahn geht immer je zur Hälfte an Besitzer und Betriebskapital.
rule-1824-PRE-10 = Bergwerkserträge der g-Loks einer Vor-Staatsbahn kommen ganz in ihr Betriebskapital und werden nicht geteilt.
rule-1824-PRE-11 = Eine Vor-Staatsbahn hat einen Bahnhofsmarker, der kostenlos auf ihren Heimatbahnhof kommt, wenn sie zum ersten Mal agiert, und nie einen weiteren.
rule-1824-PRE-12 = Vor-Staatsbahnen agieren nach den Kohlebahnen in der Reihenfolge SD1, SD2, SD3, UG1, UG2, KK1, KK2.
rule-1824-PRE-13 = Eine Vor-Staatsbahn hat keinen Kurs.
rule-1824-PRE-14 = Freiwillig kann eine Vor-Staatsbahn nicht getauscht werden; sie endet nur mit der Gründung ihrer Staatsbahn.
rule-1824-PRE-15 = Eine Vor-Staatsbahn schließt am Ende der Betriebsrunde, in der die erste 4er-Lok (SD), 5er-Lok (UG) oder 6er-Lok (k&k) verkauft wird; bis dahin agiert sie normal, auch später in dieser Runde.
rule-1824-PRE-16 = Eine in der ersten Aktienrunde unverkaufte Vor-Staatsbahn wird entfernt; ihre reservierte Aktie und ihr Heimatbahnhof sind nicht mehr reserviert, mit zwei Ausnahmen.
rule-1824-PRE-17 = Bei der Gründung wird die Vor-Staatsbahn Nummer 1 zur Direktoraktie mit zwei Anteilen, jede andere zu einer 10-%-Aktie.
rule-1824-PRE-18 = Jede Vor-Staatsbahn zählt als ein Papier.

## Regionalbahnen

chapter-1824-reg = Regionalbahnen

rule-1824-REG-01 = BK, MS, CL und SB haben eine Kohlebahn, BH hat keine.
rule-1824-REG-02 = Mit Kohlebahn: Der Kurs steht mit dem Kauf der Kohlebahn fest; von da an sind 10-%-Aktien zu kaufen.
rule-1824-REG-03 = Mit Kohlebahn: Die Direktoraktie ist bis zum Tausch reserviert.
rule-1824-REG-04 = Mit Kohlebahn: Sie geht in Betrieb, sobald Spieler mindestens 50 % halten, gekauft oder getauscht, und ein Spieler die Direktoraktie hat.
rule-1824-REG-05 = Mit Kohlebahn: Das Anfangskapital ist 8 × Startkurs, dazu kommen Betriebskapital und Loks der Kohlebahn.
rule-1824-REG-06 = K1 wurde für 160 G gekauft: BK beginnt mit 8 × 80 = 640 G und dem Geld von K1.
rule-1824-REG-07 = Ohne Kohlebahn: Zuerst muss die Direktoraktie gekauft werden, zum doppelten gewählten Kurs.
rule-1824-REG-08 = Ohne Kohlebahn: Der Käufer der Direktoraktie wählt 60, 70, 80, 90 oder 100 als Startkurs.
rule-1824-REG-09 = Ohne Kohlebahn: Vor der Direktoraktie kann keine 10-%-Aktie gekauft werden; nur der Tausch von Bergbahnen bringt welche in Spielerhand.
rule-1824-REG-10 = Ohne Kohlebahn: Sie geht in Betrieb, sobald die Direktoraktie gekauft ist und Spieler mindestens 50 % halten.
rule-1824-REG-11 = Ohne Kohlebahn: Das Anfangskapital ist 10 × Startkurs.
rule-1824-REG-12 = Eine Regionalbahn, deren Kohlebahn unverkauft entfernt wurde, gilt in jeder Hinsicht als eine ohne Kohlebahn: Anfangskapital 10 × Startkurs, sonst nichts.
rule-1824-REG-13 = Haben getauschte Bergbahnen schon mindestens 30 % in Spielerhand gebracht, geht die Gesellschaft mit dem Kauf der Direktoraktie sofort in Betrieb.
rule-1824-REG-14 = Das Anfangskapital einer Regionalbahn richtet sich nach dem Startkurs, nicht nach dem aktuellen Kurs.
rule-1824-REG-15 = Aktien werden immer an die Bank bezahlt, nie an die Gesellschaft, vor und nach der Inbetriebnahme.
rule-1824-REG-16 = Mehrere Regionalbahnen können denselben Startkurs haben.
rule-1824-REG-17 = Eine Regionalbahn, die in einer Aktienrunde in Betrieb geht, agiert ab der nächsten Betriebsrunde.
rule-1824-REG-18 = Eine Regionalbahn hat drei Bahnhofsmarker: Der Heimatbahnhof ist kostenlos, der zweite kostet 40 G, der dritte 100.
rule-1824-REG-19 = Loklimit einer Regionalbahn: 4 bis Phase 3, 3 in den Phasen 4 und 5, 2 ab Phase 6.
rule-1824-REG-20 = Eine Regionalbahn kann normale Loks und g-Loks besitzen.
rule-1824-REG-21 = Am Ende jedes ihrer Spielzüge muss eine Regionalbahn eine Lok besitzen.
rule-1824-REG-22 = Hat eine Regionalbahn einmal einen Kurs, schließt sie nie.

## Staatsbahnen und ihre Gründung

chapter-1824-staat = Staatsbahnen und ihre Gründung

rule-1824-STAAT-01 = Die Staatsbahnen sind SD, UG und k&k; ihr Startkurs ist 120.
rule-1824-STAAT-02 = Vor der Gründung sind nicht reservierte 10-%-Aktien für 120 G zu kaufen: sechs von SD, sieben von UG und sieben von k&k, wenn alle Vor-Staatsbahnen verkauft wurden.
rule-1824-STAAT-03 = Vor der Gründung hat eine Staatsbahn keinen Direktor, agiert nicht, zahlt nichts und behält ihren Kurs; ihre Aktien können nicht verkauft werden.
rule-1824-STAAT-04 = Der Verkauf der ersten 4er-Lok bringt SD, der ersten 5er-Lok UG, der ersten 6er-Lok k&k; auch ein Verkauf ins Ausland zählt.
rule-1824-STAAT-05 = Die Gründung ist Pflicht und findet am Ende der Betriebsrunde statt, in der sie ausgelöst wurde.
rule-1824-STAAT-06 = Löst sie der Verkauf ins Ausland nach der letzten Betriebsrunde einer Serie aus, folgt die Gründung sofort, vor der Aktienrunde.
rule-1824-STAAT-07 = Mehrere Gründungen zugleich geschehen in der Reihenfolge SD, UG, k&k.
rule-1824-STAAT-08 = Bei der Gründung werden alle verbliebenen Vor-Staatsbahnen der Staatsbahn gegen die reservierten Aktien getauscht und schließen.
rule-1824-STAAT-09 = Direktor einer neuen Staatsbahn wird, wer nach dem Tausch den höchsten Anteil hält; früher gekaufte Aktien zählen mit.
rule-1824-STAAT-10 = Bei Gleichstand entscheidet, wem von den Beteiligten Vor-Staatsbahn Nummer 1 gehörte, sonst Nummer 2, sonst Nummer 3; sonst das Erstkaufrecht, sonst der erste Beteiligte im Uhrzeigersinn nach dessen Inhaber.
rule-1824-STAAT-11 = Hat bei der Gründung ein anderer die Direktoraktie erhalten, gibt ihm der Direktor zwei 10-%-Aktien dafür.
rule-1824-STAAT-12 = Bei der Gründung zahlt die Bank der Staatsbahn 120 G für jeden Anteil, der nie reserviert war: 6 bei SD, 7 bei UG, 7 bei k&k.
rule-1824-STAAT-13 = Bei der Gründung zahlt die Bank dazu das Betriebskapital von 120 oder 240 G jeder Vor-Staatsbahn, die nicht im Spiel war.
rule-1824-STAAT-14 = Was die Bank bei der Gründung zahlt, sind zusammen 120 G × (10 − durch Tausch ausgegebene Anteile), gleich wie viele Aktien verkauft sind.
rule-1824-STAAT-15 = Die Staatsbahn übernimmt alles Geld ihrer Vor-Staatsbahnen.
rule-1824-STAAT-16 = Die Staatsbahn übernimmt alle Loks ihrer Vor-Staatsbahnen.
rule-1824-STAAT-17 = Loks über dem Loklimit einer neuen Staatsbahn werden entfernt; welche, wählt ihr Direktor.
rule-1824-STAAT-18 = Jeder Bahnhof einer Vor-Staatsbahn auf dem Spielplan wird kostenlos durch einen der fünf Bahnhofsmarker der Staatsbahn ersetzt.
rule-1824-STAAT-19 = SD mit SD1 bis SD3 hat Bahnhöfe in Wien, Graz und Innsbruck und zwei übrig; UG mit beiden hat Pest und Fünfkirchen und drei übrig.
rule-1824-STAAT-20 = War keine Vor-Staatsbahn einer Staatsbahn im Spiel, kommt einer ihrer Bahnhöfe kostenlos auf den reservierten Heimatbahnhof von Nummer 1.
rule-1824-STAAT-21a = Mit beiden Vor-Staatsbahnen hätte k&k zwei Bahnhöfe im Hexfeld Wien; einer wird zurückgenommen.
rule-1824-STAAT-21b = k&k behält im Hexfeld Wien nur einen Bahnhof: Stehen beide in getrennten Städten, wählt der Direktor, welcher zurückgeht; in einer gemeinsamen Stadt geht der von KK2. Danach steht einer auf dem Spielplan, und vier sind zu setzen, für 40, 100, 100 und 100 Gulden.
rule-1824-STAAT-22 = Eine Staatsbahn geht mit der Gründung in Betrieb, gleich wie wenige Aktien in Spielerhand sind.
rule-1824-STAAT-23 = Bedingung für die Inbetriebnahme einer Staatsbahn ist, dass ein Spieler mindestens zwei Anteile hält und so Direktor ist.
rule-1824-STAAT-24a = Solange niemand zwei Anteile einer Staatsbahn hält, hat sie keinen Direktor und agiert nicht; sie beginnt in der Betriebsrunde, nachdem ein Spieler zwei Anteile erreicht hat.
rule-1824-STAAT-24b = Solange niemand zwei Anteile einer Staatsbahn hält, steht sie unter Zwangsverwaltung: Sie hat ihre Spielzüge, lässt Loks fahren und schüttet aus oder behält ein, baut aber keine Gleise und muss und kann keine Loks kaufen.
rule-1824-STAAT-25 = 10-%-Aktien, die für eine unverkaufte Vor-Staatsbahn reserviert waren, sind ab dem Ende der ersten Aktienrunde gewöhnliche Aktien der Bank.
rule-1824-STAAT-26 = War die Vor-Staatsbahn Nummer 1 unverkauft, kann die Direktoraktie der Staatsbahn dennoch nicht gekauft werden; bei der Gründung, oder sobald später jemand zwei Anteile erreicht, tauscht der Direktor zwei 10-%-Aktien dagegen.
rule-1824-STAAT-27 = Der Heimatbahnhof einer unverkauften Vor-Staatsbahn ist nicht mehr reserviert, außer dem von Nummer 1, wenn alle Vor-Staatsbahnen dieser Staatsbahn unverkauft waren.
rule-1824-STAAT-28 = Eine Staatsbahn agiert erstmals in der Betriebsrunde nach der Gründung, in der Reihenfolge der Kurse.
rule-1824-STAAT-29 = Am Ende ihres ersten Spielzugs muss eine Staatsbahn wie immer eine Lok besitzen.
rule-1824-STAAT-30 = Was der nächste Bahnhof einer Staatsbahn kostet, richtet sich nach der Zahl ihrer Bahnhöfe auf dem Spielplan: bei keinem 0, bei einem 40 G, bei zwei oder mehr 100.
rule-1824-STAAT-31 = Loklimit einer Staatsbahn: 4 in den Phasen 4 und 5, 3 ab Phase 6.
rule-1824-STAAT-32 = Spätere Aktienkäufe gehen an die Bank, nicht an die Staatsbahn.
rule-1824-STAAT-33 = Aktien einer Staatsbahn sind nicht gegen Bergbahnen zu haben.
rule-1824-STAAT-34 = Aktien einer Staatsbahn können erst verkauft werden, wenn sie einmal agiert hat.
rule-1824-STAAT-35 = Wer durch die Gründung über das Papierlimit gerät, etwa weil er für die Direktoraktie zwei Aktien erhält, muss in seinem ersten Spielzug der nächsten Aktienrunde bis zum Limit verkaufen.
rule-1824-STAAT-36 = Aktien aus der Gründung können einen Spieler über 60 % bringen; verkaufen muss er nichts, weitere kaufen kann er nicht.

## Direktoren

chapter-1824-dir = Direktoren

rule-1824-DIR-01 = Jede agierende Gesellschaft hat einen Direktor, der allein für sie entscheidet; bei Kohlebahnen und Vor-Staatsbahnen ist es der Besitzer.
rule-1824-DIR-02 = Direktor einer Regionalbahn oder Staatsbahn ist, wer die meisten Anteile hält.
rule-1824-DIR-03 = Sobald ein Spieler mehr Anteile hält als der Direktor, wechselt die Direktion; bei Gleichstand bleibt alles, wie es ist.
rule-1824-DIR-04 = Haben mehrere die meisten Anteile, übernimmt der erste von ihnen im Uhrzeigersinn nach dem alten Direktor.
rule-1824-DIR-05 = Ein Direktor muss mindestens zwei Anteile halten.
rule-1824-DIR-06 = Der alte Direktor gibt die Direktoraktie ab und bekommt vom neuen zwei 10-%-Aktien.
rule-1824-DIR-07 = Der Besitzbogen geht mit Geld, Loks und Bahnhofsmarkern unverändert an den neuen Direktor.
rule-1824-DIR-08 = Ein Direktor kann die Direktion nur durch einen Verkauf abgeben; ein anderer Spieler muss mindestens zwei Anteile halten, und der Verkauf muss regelgerecht sein.
rule-1824-DIR-09 = Die Direktoraktie kommt nie in die Bank; wer aus ihr verkauft, tauscht sie zuerst und verkauft dann 10-%-Aktien.
rule-1824-DIR-10 = Ein Direktor kann nur einen der zwei Anteile der Direktoraktie verkaufen, wenn dadurch ein anderer Direktor wird, besonders wenn in der Bank vier Anteile liegen und nur einer mehr hineinpasst.
rule-1824-DIR-11 = Kein Notverkauf darf bei irgendeiner Gesellschaft zu einem Direktorwechsel führen.
rule-1824-DIR-12 = Eine Regionalbahn hat keinen Direktor, solange ihre Direktoraktie reserviert oder unverkauft ist, gleich welche 10-%-Aktien Spieler halten.
rule-1824-DIR-13 = Käufe, Verkäufe, der Tausch von Bergbahnen und Kohlebahnen und Gründungen können alle zu einem Direktorwechsel führen.
rule-1824-DIR-14 = Ein Direktorwechsel gilt sofort, in Aktienrunden wie in Betriebsrunden.
rule-1824-DIR-15 = Wer die Direktoraktie verliert, hat ein Papier mehr.
rule-1824-DIR-16 = A ist mit 20 % Direktor, B kauft den dritten Anteil. B ist nun Direktor mit der 20-%-Aktie und einer 10-%-Aktie, A hält zwei 10-%-Aktien.

## Aktienrunden

chapter-1824-sr = Aktienrunden

rule-1824-SR-01 = Wer das Erstkaufrecht hat, beginnt; weiter geht es im Uhrzeigersinn.
rule-1824-SR-02 = In seinem Spielzug verkauft ein Spieler beliebig viele Aktien und kauft danach ein Papier oder macht einen Tausch; sonst passt er.
rule-1824-SR-03 = Alle Verkäufe eines Spielzugs kommen vor dem Kauf oder Tausch.
rule-1824-SR-04 = Gehandelt wird nur mit der Bank, nie zwischen Spielern.
rule-1824-SR-05 = Jeder Verkauf, Kauf oder Tausch sichert dem Spieler mindestens noch einen Spielzug in dieser Aktienrunde.
rule-1824-SR-06 = Die Aktienrunde endet, wenn alle Spieler nacheinander gepasst haben.
rule-1824-SR-07 = Das Erstkaufrecht erhält der Spieler links vom letzten, der verkauft, gekauft oder getauscht hat.
rule-1824-SR-08 = Hat niemand gehandelt, bleibt das Erstkaufrecht, wo es ist.
rule-1824-SR-09 = Niemand kann ein Papier über sein Papierlimit hinaus kaufen.
rule-1824-SR-10 = Eine Direktoraktie zählt als ein Papier.
rule-1824-SR-11 = Kohlebahnen, Vor-Staatsbahnen und Bergbahnen zählen als je ein Papier.
rule-1824-SR-12 = Wer über dem Papierlimit ist, muss in seinem ersten Spielzug der nächsten Aktienrunde bis zum Limit verkaufen, soweit die Verkaufsregeln es zulassen.
rule-1824-SR-13 = Wer mehr als fünf Anteile einer Gesellschaft hält, kann keine weiteren kaufen; Käufe enden also bei 60 %.
rule-1824-SR-14 = Ein Tausch kann einen Spieler über 60 % einer Gesellschaft bringen, bis 100 %.
rule-1824-SR-15 = Eine 10-%-Aktie ist nur zu kaufen, wenn die Gesellschaft einen Kursmarker hat und eine nicht reservierte 10-%-Aktie in der Bank liegt.
rule-1824-SR-16 = Aktien kosten den aktuellen Kurs, 20-%-Aktien das Doppelte.
rule-1824-SR-17 = Unverkaufte und zurückverkaufte Aktien bilden einen Bestand mit einem Kurs.
rule-1824-SR-18 = Die Direktoraktie einer Regionalbahn, die weder Kurs noch Kohlebahn hat, kann gekauft werden: Der Käufer wählt 60, 70, 80, 90 oder 100, und der Kursmarker kommt auf dieses Feld, unter die Marker, die schon dort liegen.
rule-1824-SR-19 = Der Käufer eines Papiers muss das Bargeld haben.
rule-1824-SR-20 = Wer in dieser Aktienrunde Aktien einer Gesellschaft verkauft hat, kann in derselben Aktienrunde keine davon kaufen.
rule-1824-SR-21 = Aktien können nur verkauft werden, wenn die Gesellschaft mindestens einmal agiert hat.
rule-1824-SR-22 = Aktien können nur verkauft werden, wenn danach höchstens 50 % der Gesellschaft in der Bank liegen.
rule-1824-SR-23 = Der Verkäufer erhält für jeden Anteil des Verkaufs den Kurs vor dem Kursfall.
rule-1824-SR-24 = Jeder Verkauf, gleich wie groß, lässt den Kursmarker um eine Zeile fallen.
rule-1824-SR-25 = Alle Anteile einer Gesellschaft, die ein Spieler in einem Spielzug verkauft, sind ein Verkauf.
rule-1824-SR-26 = Verkäufe eines anderen Spielers oder in einem späteren Spielzug sind neue Verkäufe und lassen den Marker erneut fallen.
rule-1824-SR-27 = Am unteren Ende seiner Spalte, ohne Feld direkt darunter, bleibt der Kursmarker stehen.
rule-1824-SR-28 = Ein gefallener Kursmarker kommt unter die Marker, die schon auf dem neuen Feld liegen.
rule-1824-SR-29 = Kohlebahnen, Vor-Staatsbahnen, Bergbahnen und reservierte Aktien können in einer Aktienrunde weder verkauft noch gekauft werden.
rule-1824-SR-30 = In Phase 3 kann statt eines Kaufs eine Bergbahn, in den Phasen 3 und 4 eine Kohlebahn getauscht werden.
rule-1824-SR-31 = Am Ende einer Aktienrunde steigt der Kursmarker jeder Gesellschaft in Betrieb, deren zehn Anteile alle bei Spielern liegen, um eine Zeile.
rule-1824-SR-32 = In der obersten Zeile steigt ein Kursmarker nicht.
rule-1824-SR-33 = Mehrere steigen in Betriebsreihenfolge; jeder Marker kommt unter die, die schon auf dem neuen Feld liegen.
rule-1824-SR-34 = Wer Schulden hat, kann keine Aktien kaufen.
rule-1824-SR-35 = Am Ende jeder Aktienrunde kommen Zinsen auf Schulden hinzu.
rule-1824-SR-36 = Wer genau am Papierlimit ist, kann eins gegen eins tauschen.

## Betriebsrunden

chapter-1824-or = Betriebsrunden

rule-1824-OR-01 = Auf jede Aktienrunde folgt eine Serie von Betriebsrunden, dann die nächste Aktienrunde.
rule-1824-OR-02 = Wie viele Betriebsrunden eine Serie hat, steht am Ende der Aktienrunde fest und ändert sich während der Serie nicht.
rule-1824-OR-03 = Ablauf einer Betriebsrunde: Einkommen der Bergbahnen; Kohlebahnen K1 bis K4; Vor-Staatsbahnen in ihrer festen Reihenfolge; Regionalbahnen und Staatsbahnen in Betrieb nach Kurs.
rule-1824-OR-04 = Regionalbahnen und Staatsbahnen: der höchste aktuelle Kurs zuerst.
rule-1824-OR-05 = Bei gleichem Kurs auf verschiedenen Feldern kommt der Marker weiter rechts zuerst.
rule-1824-OR-06 = Auf demselben Feld kommt der oberste Marker zuerst.
rule-1824-OR-07 = Die nächste Regionalbahn oder Staatsbahn ergibt sich immer aus dem Aktienmarkt, wie er dann steht, unter denen, die in dieser Runde noch nicht agiert haben.
rule-1824-OR-08 = Spielzug einer Gesellschaft: ein Plättchen legen oder austauschen; Bahnhof setzen; Loks fahren lassen und das Einfahrergebnis verteilen; Kurs anpassen; Lok in Zahlung geben und Loks kaufen.
rule-1824-OR-09 = Fahren und Kursanpassung sind Pflicht, die anderen Schritte freiwillig, außer die Gesellschaft muss eine Lok kaufen.
rule-1824-OR-10 = Im Kaufschritt können Inzahlungnahme und Käufe in beliebiger Folge wechseln.
rule-1824-OR-11 = Jede Gesellschaft agiert einmal je Betriebsrunde.
rule-1824-OR-12 = Eine Regionalbahn, die während einer Betriebsrunde in Betrieb geht, oder eine dann gegründete Staatsbahn agiert in dieser Runde nicht.
rule-1824-OR-13 = Die Betriebsrunde endet, wenn alle Gesellschaften in Betrieb agiert haben; dann kommen Gründungen und nach der letzten Runde einer Serie der Verkauf ins Ausland.
rule-1824-OR-14 = Auch Kohlebahnen und Vor-Staatsbahnen zahlen alles aus dem eigenen Betriebskapital; das Geld des Besitzers wird nur im Notfall berührt.

## Gelbe Plättchen

chapter-1824-track = Gelbe Plättchen

rule-1824-TRACK-01 = Je Spielzug legt eine Gesellschaft ein gelbes Plättchen oder tauscht ein Plättchen aus, nicht beides und nicht zwei.
rule-1824-TRACK-02 = Gelbe Plättchen kommen auf unbebaute Hexfelder. Graue und rote Hexfelder werden nie bebaut; ihre Pfeile gelten als vorhandene Gleise.
rule-1824-TRACK-03 = Ein neues Plättchen muss eine Linie in Reichweite der Gesellschaft fortsetzen: Neues Gleis muss mit einem ihrer Bahnhöfe verbunden sein, ohne an Weichen die Richtung zu wechseln.
rule-1824-TRACK-04 = Eine Stadt, die mit Bahnhöfen anderer Gesellschaften voll besetzt ist, beendet die Verbindung; eine mit freiem Bahnhofsplatz oder eigenem Bahnhof nicht.
rule-1824-TRACK-05 = Baut eine Gesellschaft in ihrem ersten Spielzug, dann auf dem Hexfeld ihres Heimatbahnhofs, wenn es noch unbebaut ist; ausgenommen ist ein grau oder rot vorgedrucktes oder eines, auf dem schon ein Plättchen liegt.
rule-1824-TRACK-06 = Auf Hexfelder ohne Kleinstadt und Stadt kommen nur Plättchen mit Streckengleis.
rule-1824-TRACK-07 = Auf Hexfelder mit einem Punkt kommen Plättchen mit einer Kleinstadt, auf solche mit zwei Punkten Plättchen mit zweien.
rule-1824-TRACK-08 = Auf Hexfelder mit Kreis kommen Plättchen mit Stadt.
rule-1824-TRACK-09 = Das Kürzel W gehört nur nach Wien, Bu nach Budapest, T nach Triest, Tarnopol, Krakau und Czernowitz, und diese Hexfelder nehmen nur Plättchen mit ihrem Kürzel auf.
rule-1824-TRACK-10 = Kein Gleis darf aus dem Spielplan hinausführen.
rule-1824-TRACK-11 = Kein Gleis darf an eine Kante eines grauen oder roten Hexfelds führen, an der kein Pfeil ist.
rule-1824-TRACK-12 = Ein Gleis darf an eine leere Kante eines benachbarten Plättchens führen.
rule-1824-TRACK-13 = Der erste Bau auf einem Hexfeld mit Fluss kostet 20 G, mit Berg 40.
rule-1824-TRACK-14 = Baukosten werden vor dem Legen aus dem Betriebskapital an die Bank gezahlt; ohne das Geld kann nicht gelegt werden.
rule-1824-TRACK-15 = Auch das erste Plättchen auf Wien oder Budapest mit ihren vorgedruckten Städten am Fluss kostet 20 Gulden.
rule-1824-TRACK-16 = Ein Plättchen muss im Vorrat sein, um gelegt zu werden.
rule-1824-TRACK-17 = Gelbe Plättchen gibt es die ganze Partie über.
rule-1824-TRACK-18 = Bauen ist freiwillig.

## Austausch von Plättchen

chapter-1824-upg = Austausch von Plättchen

rule-1824-UPG-01 = Ausgetauscht wird von Gelb zu Grün zu Braun zu Grau, immer nur eine Stufe.
rule-1824-UPG-02 = Grüne Plättchen kommen mit der ersten 3er-Lok, braune mit der ersten 5er-Lok, graue mit der ersten 8er-Lok.
rule-1824-UPG-03 = Nach dem Austausch muss das Plättchen ein Gleis enthalten, das die Gesellschaft mit einer Lok befahren könnte; vom neuen Gleis muss nichts nutzbar sein.
rule-1824-UPG-04 = Vorhandene Gleise müssen erhalten bleiben.
rule-1824-UPG-05 = Streckengleis bleibt Streckengleis; Kleinstädte, Städte und Städte mit Kürzel behalten ihre Art und alle ihre Halte.
rule-1824-UPG-06 = Neues Gleis darf ohne Anschluss an einem Nachbarfeld enden, aber weder aus dem Spielplan noch an eine leere Kante eines grauen oder roten Hexfelds führen.
rule-1824-UPG-07 = Der Austausch kostet nichts, auch an Fluss und Berg.
rule-1824-UPG-08 = Ein ausgetauschtes Plättchen kommt zurück in den Vorrat und kann wieder verwendet werden.
rule-1824-UPG-09 = Eine einzelne Kleinstadt wird zu einem grünen Kleinstadtplättchen (#87 oder #88); für zwei Kleinstädte auf einem Hexfeld gibt es keinen Austausch.
rule-1824-UPG-10 = Braune Kleinstadtplättchen gibt es nicht, und graue Plättchen nur je eines für T, Bu und W.
rule-1824-UPG-11 = Bahnhöfe bleiben in der Stadt, an deren Gleis sie standen; wo Städte verschmelzen, teilen sie sich die gemeinsame Stadt.
rule-1824-UPG-12 = Neue Bahnhofsplätze sind für jede Gesellschaft frei, soweit sie nicht reserviert sind.
rule-1824-UPG-13 = Das vorgedruckte Wien und Budapest erhalten zuerst ihr gelbes Plättchen (#499, #498), dann das grüne und so weiter; die gelbe Stufe zählt als Legen eines gelben Plättchens.

## Bahnhofsmarker

chapter-1824-tok = Bahnhofsmarker

rule-1824-TOK-01 = Der Heimatbahnhof wird kostenlos gesetzt, wenn die Gesellschaft zum ersten Mal agiert, vor allem anderen in diesem Spielzug.
rule-1824-TOK-02 = Außer dem Heimatbahnhof setzt eine Gesellschaft höchstens einen Bahnhof je Spielzug.
rule-1824-TOK-03 = Der Preis eines Bahnhofs richtet sich nach denen auf dem Spielplan: Der zweite kostet 40 G, jeder weitere 100, gezahlt aus dem Betriebskapital an die Bank.
rule-1824-TOK-04 = Bahnhöfe, die eine Staatsbahn von ihren Vor-Staatsbahnen übernimmt, zählen als gesetzt: SD mit dreien zahlt 100 G für den nächsten, k&k mit einem 40.
rule-1824-TOK-05 = Je Hexfeld hat eine Gesellschaft höchstens einen Bahnhof, auch in Wien und Budapest.
rule-1824-TOK-06 = Ein Bahnhof braucht einen freien Bahnhofsplatz in einer Stadt.
rule-1824-TOK-07 = Der Bahnhofsplatz muss durch Gleise beliebiger Länge mit einem Bahnhof der Gesellschaft verbunden sein, ohne an Weichen die Richtung zu wechseln; Städte voll fremder Bahnhöfe unterbrechen die Verbindung.
rule-1824-TOK-08 = In Kleinstädte und Bergwerke kommen keine Bahnhöfe, außer dem Heimatbahnhof der Kohlebahn auf ihr Bergwerk.
rule-1824-TOK-09 = Das rote Sarajewo hat einen Bahnhofsplatz, den Heimatbahnhof von BH.
rule-1824-TOK-10 = Bahnhöfe werden nie freiwillig versetzt oder entfernt.
rule-1824-TOK-11 = Solange eine Gesellschaft mit Heimatbahnhof in einer Stadt noch nicht agiert hat, können andere dort nur setzen, wenn auf dem Plättchen mindestens ein Bahnhofsplatz für sie bleibt.
rule-1824-TOK-12 = Ein Bahnhof erlaubt seiner Gesellschaft, von dieser Stadt aus zu bauen und durch sie zu fahren; sind alle Bahnhofsplätze besetzt, ist die Stadt für die anderen blockiert.
rule-1824-TOK-13 = Im vorgedruckten, gelben und grünen Wien haben SD1, KK1 und KK2 je eine eigene Stadt mit einem Bahnhofsplatz; im braunen Wien teilen sich KK1 und KK2 die Stadt mit dreien.
rule-1824-TOK-14 = In Wien und Budapest ist die eigene vorgedruckte Stadt reserviert, solange die Städte getrennt sind, danach irgendein Bahnhofsplatz der gemeinsamen Stadt.

## Loks, g-Loks, Inzahlungnahme

chapter-1824-train = Loks, g-Loks, Inzahlungnahme

rule-1824-TRAIN-01 = Es gibt zwei Familien: normale Loks (2, 3, 4, 5, 6, 8, 10) und g-Loks (1g bis 5g).
rule-1824-TRAIN-02 = Karten und Preise: 2 (9 Karten, 80 G), 3 (7, 180), 4 (4, 280), 5 (3, 400), 6 (3, 600), 8 (2, 800), 10 (beliebig viele, 1.000); 1g (6, 120), 2g (5, 240), 3g (4, 360), 4g (3, 600), 5g (2, 800).
rule-1824-TRAIN-03 = Die Bank verkauft normale Loks streng in aufsteigender Reihenfolge; ein Typ kommt ins Angebot, wenn die letzte Karte des vorigen die Bank verlassen hat.
rule-1824-TRAIN-04 = g-Loks kommen mit dem Verkauf normaler Loks ins Angebot: 1g mit der ersten 2er-Lok, 2g mit der ersten 3er, 3g mit der ersten 4er, 4g mit der ersten 6er, 5g mit der ersten 8er.
rule-1824-TRAIN-05 = Ein g-Typ muss nicht ausverkauft sein; alle freigegebenen und nicht verschrotteten g-Typen sind nebeneinander im Angebot.
rule-1824-TRAIN-06 = g-Loks halten normale Loks nie auf und ändern nie die Phase.
rule-1824-TRAIN-07 = Jede Gesellschaft kann g-Loks kaufen; Kohlebahnen können nichts anderes kaufen.
rule-1824-TRAIN-08 = Die 1g-Loks, die Kohlebahnen beim Kauf erhalten, hängen nicht davon ab, ob 1g-Loks im Angebot sind.
rule-1824-TRAIN-09 = Loks werden nach dem Fahren gekauft; eine neue Lok fährt erstmals in der nächsten Betriebsrunde.
rule-1824-TRAIN-10 = Eine Gesellschaft kann in ihrem Spielzug mehrere Loks kaufen.
rule-1824-TRAIN-11 = Normale Loks und g-Loks zählen zusammen zum Loklimit. Kohlebahnen und Vor-Staatsbahnen haben 2; Regionalbahnen 4, in den Phasen 4 und 5 3, ab Phase 6 2; Staatsbahnen 4, ab Phase 6 3.
rule-1824-TRAIN-12 = Wer am Loklimit ist, kann nicht kaufen, auch wenn der Kauf eigene Loks verschrotten würde.
rule-1824-TRAIN-13 = Loks über einem gesunkenen Loklimit kommen sofort und ohne Entschädigung aus dem Spiel.
rule-1824-TRAIN-14 = Welche überzähligen Loks gehen, wählt der Direktor.
rule-1824-TRAIN-15 = Die erste 4er-Lok verschrottet die 2er, die erste 6er die 3er, die erste 8er die 4er, die erste 10er die 5er; 6er, 8er und 10er bleiben für immer.
rule-1824-TRAIN-16 = Die erste 3g-Lok verschrottet die 1g, die erste 4g die 2g, die erste 5g die 3g; eine höhere erste g-Lok verschrottet alles Veraltete darunter; 4g und 5g bleiben für immer.
rule-1824-TRAIN-17 = Nur g-Loks verschrotten g-Loks, keine normale Lok, auch die 10er nicht.
rule-1824-TRAIN-18 = Verschrottet wird sofort und bei jedem Besitzer; unverkaufte Karten dieses Typs verlassen die Bank.
rule-1824-TRAIN-19 = Inzahlungnahme: Für eine neue Lok der Bank kann eine Gesellschaft eine Lok des direkt vorangehenden Typs derselben Familie in Zahlung geben und zahlt dann deren halben Nennwert weniger.
rule-1824-TRAIN-20 = Bei der Inzahlungnahme kann kein Typ übersprungen (eine 3er für eine 5er) und die Familie nicht gewechselt werden (g-Lok für normale Lok oder umgekehrt).
rule-1824-TRAIN-21 = Eine Gesellschaft gibt je Betriebsrunde höchstens eine Lok in Zahlung.
rule-1824-TRAIN-22 = Eine in Zahlung gegebene Lok kommt aus dem Spiel.
rule-1824-TRAIN-23 = Die in Zahlung gegebene Lok kann in dieser Betriebsrunde gefahren und sogar in diesem Spielzug gekauft worden sein: die letzte 5er-Lok für 400 G, dann gegen sie die erste 6er-Lok für 400.
rule-1824-TRAIN-24 = Eine Inzahlungnahme ist in jeder Hinsicht ein Verkauf: Phasenwechsel, Angebot, Verschrottung.
rule-1824-TRAIN-25 = Inzahlungnahme ist am Loklimit erlaubt, weil die Zahl der Loks nicht wächst.
rule-1824-TRAIN-26 = Inzahlungnahme gilt nur für Loks der Bank, nicht für die anderer Gesellschaften.
rule-1824-TRAIN-27 = 6 für 8, 8 für 10, 3g für 4g und 4g für 5g sind Inzahlungnahmen wie alle anderen.
rule-1824-TRAIN-28 = Ab dem Verkauf der ersten 3er-Lok können Gesellschaften Loks voneinander kaufen.
rule-1824-TRAIN-29 = Lokhandel bei gleichem Direktor: jeder Preis ab 1 G, den das Betriebskapital der Käuferin hergibt.
rule-1824-TRAIN-30 = Lokhandel bei verschiedenen Direktoren: genau der Nennwert, und der Verkäufer muss zustimmen.
rule-1824-TRAIN-31 = Ein Kauf von einer anderen Gesellschaft geschieht im Kaufschritt der Käuferin; das Geld fließt ins Betriebskapital der Verkäuferin.
rule-1824-TRAIN-32 = Wer eine Lok von einer anderen Gesellschaft kauft, muss unter dem Loklimit Platz haben; eine Kohlebahn kauft nur g-Loks.
rule-1824-TRAIN-33 = Eine Lok, die den Besitzer wechselt, ändert nichts an der Phase.
rule-1824-TRAIN-34 = Die Bank kauft nie Loks zurück, und keine Lok kann freiwillig abgelegt werden.
rule-1824-TRAIN-35 = Jede agierende Gesellschaft muss am Ende ihres Spielzugs mindestens eine Lok besitzen; hat sie keine, muss sie eine kaufen, notfalls mit Notfinanzierung.
rule-1824-TRAIN-36a = Auch Kohlebahnen müssen am Ende des Spielzugs eine Lok besitzen.
rule-1824-TRAIN-36b = Eine Kohlebahn muss keine Lok besitzen, solange die Bank keine g-Lok anbietet.
rule-1824-TRAIN-37 = Jede Lok erfüllt den Lokzwang, ob sie fahren kann oder nicht; eine g-Lok genügt jeder Gesellschaft auch ohne Zugang zu einem Bergwerk.
rule-1824-TRAIN-38 = Eine Gesellschaft mit Lok muss nie kaufen.
rule-1824-TRAIN-39 = Neue Loks kosten den aufgedruckten Preis.
rule-1824-TRAIN-40 = 10er-Loks gehen nie aus.

## Strecken

chapter-1824-run = Strecken

rule-1824-RUN-01 = Eine Strecke verbindet mindestens zwei verschiedene Halte durch Gleise.
rule-1824-RUN-02 = Eine Strecke enthält irgendwo mindestens einen Bahnhof der Gesellschaft.
rule-1824-RUN-03 = Eine normale n-Lok fährt höchstens n Halte an; Kleinstädte, Städte und Fernverbindungen zählen je einen.
rule-1824-RUN-04 = Jede Kleinstadt und Stadt am befahrenen Gleis wird angefahren und zählt; keine kann ausgelassen werden.
rule-1824-RUN-05 = Eine g-Lok beginnt bei einem Bergwerk; es ist ein Ende der Strecke.
rule-1824-RUN-06 = Eine n-g-Lok fährt höchstens n Städte an; das Bergwerk zählt nicht, Kleinstädte sind unbegrenzt und frei.
rule-1824-RUN-07 = Für eine g-Lok zählt eine Fernverbindung als Stadt.
rule-1824-RUN-08 = Eine g-Lok kann keine Stadt auslassen; Kleinstädte am Weg werden angefahren und zählen zum Ergebnis.
rule-1824-RUN-09 = Nur g-Loks fahren Bergwerke an.
rule-1824-RUN-10 = Die Strecke einer g-Lok enthält genau ein Bergwerk.
rule-1824-RUN-11 = Ein Bergwerk und eine Kleinstadt ergeben eine zulässige Strecke für eine g-Lok.
rule-1824-RUN-12 = Kein Bergwerk und keine Fernverbindung kommt auf einer Strecke zweimal vor; alle Hexfelder einer Fernverbindung sind derselbe Ort.
rule-1824-RUN-13 = Zwei Städte desselben Hexfelds kommen nie auf eine Strecke, auch nicht über getrennte Gleise (Wien, Budapest).
rule-1824-RUN-14 = Beide Kleinstädte eines Hexfelds mit zweien können auf einer Strecke liegen.
rule-1824-RUN-15 = Ein Halt wird auf einer Strecke höchstens einmal angefahren.
rule-1824-RUN-16 = Kein Gleisabschnitt wird zweimal benutzt, weder auf einer Strecke noch unter den Strecken einer Gesellschaft in diesem Spielzug; Zweige mit gemeinsamem Stamm teilen sich Gleis.
rule-1824-RUN-17 = Strecken einer Gesellschaft können sich an Halten auf getrennten Gleisen treffen oder kreuzen.
rule-1824-RUN-18 = Eine Gesellschaft kann bei einem Bergwerk zwei g-Loks beginnen lassen, durch jede der beiden Ausfahrten eine.
rule-1824-RUN-19 = Eine Stadt, deren Bahnhofsplätze alle andere besetzen, kann Ende einer Strecke sein, aber nicht durchfahren werden.
rule-1824-RUN-20 = Eine Stadt mit freiem Bahnhofsplatz oder eigenem Bahnhof kann durchfahren werden.
rule-1824-RUN-21 = An einem Halt kann eine Lok von jedem seiner Gleise auf jedes andere wechseln.
rule-1824-RUN-22 = Fernverbindungen und Bergwerke beenden eine Strecke; durchfahren werden sie nie.
rule-1824-RUN-23 = An Weichen kann eine Strecke nicht die Richtung wechseln.
rule-1824-RUN-24a = Der Direktor wählt die Strecken; das höchste Einfahrergebnis ist nicht Pflicht.
rule-1824-RUN-24b = Das höchstmögliche Einfahrergebnis ist Pflicht.
rule-1824-RUN-25 = Jede Lok fährt höchstens einmal je Betriebsrunde.
rule-1824-RUN-26 = Der Bahnhof einer Kohlebahn auf ihrem Bergwerk ist der eigene Bahnhof, den dort beginnende Loks brauchen.

## Einfahrergebnis und Bergwerke

chapter-1824-rev = Einfahrergebnis und Bergwerke

rule-1824-REV-01 = Eine Lok bringt die Summe der Werte aller Kleinstädte, Städte und Fernverbindungen ihrer Strecke.
rule-1824-REV-02 = Das Einfahrergebnis einer Gesellschaft ist die Summe über ihre Loks; die Bank zahlt es.
rule-1824-REV-03 = Städte und Kleinstädte haben den Wert auf dem Plättchen; eine Stadt im vorgedruckten Wien zählt 30, in Budapest 20.
rule-1824-REV-04 = Die Werte der Fernverbindungen folgen der Plättchenfarbe der Phase: Gelb in 1 und 2, Grün in 3 und 4, Braun in 5 und 6, Grau in 7 und 8.
rule-1824-REV-05 = Bergwerkserträge: bei K1 und K2 10, später 40; bei K3 und K4 20, später 60.
rule-1824-REV-06 = Der höhere Bergwerksertrag gilt ab dem Verkauf der ersten 5er-Lok.
rule-1824-REV-07 = Der Bergwerksertrag wird für jede dort beginnende Lok einmal gezahlt, immer ins Betriebskapital, gleich welcher Gesellschaft.
rule-1824-REV-08 = Bergwerksertrag gehört nicht zum Einfahrergebnis, das geteilt oder ausgeschüttet wird.
rule-1824-REV-09 = Eine 3g-Lok fährt vom Bergwerk von K2 durch drei Städte und zwei Kleinstädte im Wert von 150 G, beim hohen Ertrag: 150 G können ausgeschüttet werden, 40 kommen ins Betriebskapital.
rule-1824-REV-10 = Neue Werte gelten ab der nächsten Fahrt nach dem Phasenwechsel, auch später in derselben Betriebsrunde.

## Dividende und Kurs

chapter-1824-div = Dividende und Kurs

rule-1824-DIV-01 = Der Direktor einer Regionalbahn oder Staatsbahn schüttet das ganze Einfahrergebnis aus oder behält es ganz ein.
rule-1824-DIV-02 = Kohlebahnen und Vor-Staatsbahnen teilen es immer zur Hälfte.
rule-1824-DIV-03 = Die Dividende bringt jedem Spieler ein Zehntel des Einfahrergebnisses je Anteil.
rule-1824-DIV-04 = Anteile in der Bank bringen nichts, auch der Gesellschaft nicht.
rule-1824-DIV-05 = Ausgeschüttet: Kursmarker ein Feld nach rechts, am rechten Ende der Zeile ein Feld nach oben.
rule-1824-DIV-06 = Einbehalten: Kursmarker ein Feld nach links, am linken Ende der Zeile ein Feld nach unten.
rule-1824-DIV-07 = Gar kein Einfahrergebnis zählt als einbehalten.
rule-1824-DIV-08 = Wo beides nicht geht (350 oben rechts, 40 unten links), bleibt der Marker stehen.
rule-1824-DIV-09 = Die Höhe der Dividende ist für die Bewegung gleichgültig.
rule-1824-DIV-10 = Ein bewegter Marker kommt unter die, die schon auf dem neuen Feld liegen.
rule-1824-DIV-11 = Der Kurs wird angepasst, bevor Loks gekauft werden.
rule-1824-DIV-12 = Bergwerksertrag beeinflusst weder die Wahl noch die Bewegung.
rule-1824-DIV-13 = 110 in Zeile 4, Spalte 5 schüttet aus: 125. 220 in Zeile 4, Spalte 11 schüttet aus: 240 in Zeile 3. 70 in Zeile 4, Spalte 1 behält ein: 60 in Zeile 5. 350 schüttet aus: 350.
rule-1824-DIV-14 = Einfahrergebnisse sind Vielfache von 10, Zehntel und Hälften also ganze Gulden.

## Notfinanzierung und Schulden

chapter-1824-emr = Notfinanzierung und Schulden

rule-1824-EMR-01 = Zur Notfinanzierung kommt es, wenn eine Gesellschaft ohne Lok eine kaufen muss und ihr Betriebskapital für die gewählte nicht reicht.
rule-1824-EMR-02 = In der Notfinanzierung kann der Direktor jede Lok wählen: jeden Typ, den die Bank der Gesellschaft anbietet, oder eine, die eine andere Gesellschaft anbietet.
rule-1824-EMR-03 = In der Notfinanzierung ist die Wahl der Lok frei, auch wenn das Betriebskapital für eine billigere reichen würde.
rule-1824-EMR-04 = In der Notfinanzierung wird zuerst das Betriebskapital aufgebraucht; der Direktor zahlt genau den Fehlbetrag, sodass nichts darin bleibt.
rule-1824-EMR-05 = In der Notfinanzierung kann der Preis einer Lok den Nennwert nicht übersteigen.
rule-1824-EMR-06 = In der Notfinanzierung gilt das Geld des Direktors nur dieser einen Lok, nie weiteren Loks und nie als Geschenk.
rule-1824-EMR-07 = Das Geld des Direktors kann keine Inzahlungnahme stützen; die Gesellschaft hat ja keine Lok zu geben.
rule-1824-EMR-08 = In der Notfinanzierung nimmt der Direktor zuerst sein Bargeld und kann den Rest schuldig bleiben. Einen Bankrott gibt es nicht.
rule-1824-EMR-09 = Der Direktor kann Aktien verkaufen, um den Fehlbetrag zu senken, muss es aber nicht.
rule-1824-EMR-10 = Für Notverkäufe gelten die Verkaufsregeln der Aktienrunde.
rule-1824-EMR-11 = Notverkäufe dürfen bei keiner Gesellschaft zu einem Direktorwechsel führen.
rule-1824-EMR-12a = Notverkäufe sind möglich, bis der Fehlbetrag für die gewählte Lok gedeckt ist, und nicht weiter; der letzte Anteil kann mehr bringen, der Überschuss bleibt dem Direktor.
rule-1824-EMR-12b = Notverkäufe sind nur möglich, wenn das Betriebskapital für die billigste Lok der Bank nicht reicht, nur bis Betriebskapital und Bargeld die teuerste erreichen, und nie in größeren Paketen, als das verlangt.
rule-1824-EMR-13 = Beendet der Direktor die Verkäufe, wird der Rest zur Schuld, und 50 % Zinsen, aufgerundet, kommen sofort hinzu: Fehlen 293 G, sind es 440 G Schulden, fehlt 1 G, sind es 2.
rule-1824-EMR-14a = Schulden sind ein überzogenes Konto: Alles Geld, das der Spieler erhält, mindert sie von selbst.
rule-1824-EMR-14b = Schulden werden getrennt geführt: Einnahmen bleiben Bargeld, und ganz oder teilweise getilgt wird freiwillig im Spielzug der Aktienrunde.
rule-1824-EMR-15 = Wer Schulden hat, kann keine Aktien kaufen, muss aber nie verkaufen.
rule-1824-EMR-16 = Am Ende jeder Aktienrunde kommen 50 % der dann offenen Schulden, aufgerundet, hinzu.
rule-1824-EMR-17 = Neue Schulden aus einer Notfinanzierung tragen die sofortigen Zinsen nur auf den neuen Betrag.
rule-1824-EMR-18 = Bergbahnen und Kohlebahnen kann auch tauschen, wer Schulden hat.
rule-1824-EMR-19 = Auch in der Notfinanzierung kostet eine Lok aus der Gesellschaft eines anderen Spielers genau den Nennwert, eine aus einer eigenen Gesellschaft 1 G bis zum Nennwert.
rule-1824-EMR-20 = In der Notfinanzierung ist der Besitzer einer Kohlebahn oder Vor-Staatsbahn ihr Direktor.
rule-1824-EMR-21 = Offene Schulden werden vom Gesamtvermögen abgezogen.
rule-1824-EMR-22 = Wer Schulden hat, behält alle Direktionen und handelt für seine Gesellschaften wie sonst.

## Phasen

chapter-1824-phase = Phasen

rule-1824-PHASE-01 = Nur der Verkauf der ersten normalen Lok eines Typs wechselt die Phase, und zwar sofort, im Spielzug der Käuferin.
rule-1824-PHASE-02 = Auch der Verkauf der ersten Lok eines Typs ins Ausland wechselt die Phase.
rule-1824-PHASE-03 = Reihenfolge der Folgen: Verschrottung; Pflichttausch der Kohlebahnen; Abgabe von Loks über den neuen Limits; Pflichttausch der Bergbahnen; dann setzt die Käuferin ihren Spielzug fort.
rule-1824-PHASE-04 = Phase 1, bevor eine 2er-Lok verkauft ist: gelbe Plättchen, 2er-Loks, keine g-Loks im Angebot.
rule-1824-PHASE-05 = Phase 2, erste 2er-Lok: 1g-Loks im Angebot; Verkäufe ins Ausland am Ende jeder Serie.
rule-1824-PHASE-06 = Phase 3, erste 3er-Lok: grüne Plättchen.
rule-1824-PHASE-07 = Phase 3: 2g-Loks im Angebot.
rule-1824-PHASE-08 = Phase 3: Kohlebahnen und Bergbahnen können in Aktienrunden getauscht werden.
rule-1824-PHASE-09 = Phase 3: Gesellschaften können Loks voneinander kaufen.
rule-1824-PHASE-10 = Phase 4, erste 4er-Lok: Alle 2er-Loks werden verschrottet.
rule-1824-PHASE-11 = Phase 4: 3g-Loks im Angebot; die 1g-Loks gehen, wenn die erste 3g-Lok gekauft wird, nicht früher.
rule-1824-PHASE-12 = Phase 4: Die übrigen Bergbahnen werden getauscht und schließen.
rule-1824-PHASE-13 = Phase 4: Loklimit 3 für Regionalbahnen, 4 für Staatsbahnen.
rule-1824-PHASE-14 = Phase 4: Am Ende der Betriebsrunde wird SD gegründet.
rule-1824-PHASE-15 = Phase 5, erste 5er-Lok: braune Plättchen; hohe Bergwerkserträge.
rule-1824-PHASE-16 = Phase 5: Die übrigen Kohlebahnen werden getauscht und schließen.
rule-1824-PHASE-17 = Phase 5: Am Ende der Betriebsrunde wird UG gegründet; die Limits bleiben; keine neue g-Lok.
rule-1824-PHASE-18 = Phase 6, erste 6er-Lok: Alle 3er-Loks werden verschrottet.
rule-1824-PHASE-19 = Phase 6: 4g-Loks im Angebot; die 2g-Loks gehen, wenn die erste 4g-Lok gekauft wird.
rule-1824-PHASE-20 = Phase 6: Loklimit 2 für Regionalbahnen, 3 für Staatsbahnen; Vor-Staatsbahnen behalten 2, bis sie schließen.
rule-1824-PHASE-21 = Phase 6: Am Ende der Betriebsrunde wird k&k gegründet.
rule-1824-PHASE-22 = Phase 7, erste 8er-Lok: graue Plättchen; alle 4er-Loks werden verschrottet.
rule-1824-PHASE-23 = Phase 7: 5g-Loks im Angebot; die 3g-Loks gehen, wenn die erste 5g-Lok gekauft wird.
rule-1824-PHASE-24 = Phase 8, erste 10er-Lok: Alle 5er-Loks werden verschrottet.
rule-1824-PHASE-25 = Eine Betriebsrunde je Serie, bis am Ende einer Aktienrunde schon eine 3er-Lok verkauft ist.
rule-1824-PHASE-26 = Zwei Betriebsrunden je Serie nach jeder Aktienrunde, an deren Ende eine 3er-Lok verkauft ist.
rule-1824-PHASE-27a = Drei Betriebsrunden je Serie nach jeder Aktienrunde, an deren Ende eine 6er-Lok verkauft ist.
rule-1824-PHASE-27b = Drei Betriebsrunden je Serie nach jeder Aktienrunde, an deren Ende eine 5er-Lok verkauft ist.
rule-1824-PHASE-28 = Weil normale Loks aufsteigend verkauft werden, wird keine Phase übersprungen, und keine kehrt zurück.

## Verkauf ins Ausland

chapter-1824-export = Verkauf ins Ausland

rule-1824-EXPORT-01a = Der erste Verkauf ins Ausland kommt am Ende der Serie, in der die erste 2er-Lok gekauft wurde; vorher gibt es keinen.
rule-1824-EXPORT-01b = Am Ende jeder Serie gibt es einen Verkauf ins Ausland, von der ersten an.
rule-1824-EXPORT-02 = Nach dem ersten gibt es einen Verkauf ins Ausland am Ende jeder Serie von einer, zwei oder drei Betriebsrunden, nicht nach jeder Betriebsrunde.
rule-1824-EXPORT-03 = Beim Verkauf ins Ausland kommt eine normale Lok des angebotenen Typs aus dem Spiel; g-Loks werden nie ins Ausland verkauft.
rule-1824-EXPORT-04 = Beim Verkauf ins Ausland fließt kein Geld.
rule-1824-EXPORT-05 = Für Angebot und Phase ist der Verkauf ins Ausland ein Verkauf: Er kann Loks verschrotten, einen Tausch erzwingen und eine Staatsbahn gründen.
rule-1824-EXPORT-06 = Alle Folgen eines Verkaufs ins Ausland werden ausgeführt, bevor die Aktienrunde beginnt.
rule-1824-EXPORT-07 = Ablauf am Ende einer Serie: Gründungen aus der letzten Betriebsrunde, Verkauf ins Ausland, Gründungen, die er auslöst.
rule-1824-EXPORT-08 = Sind nur noch 10er-Loks da, findet der Verkauf ins Ausland statt, hat aber keine weitere Wirkung.
rule-1824-EXPORT-09 = Nach der letzten Betriebsrunde der Partie gibt es keinen Verkauf ins Ausland.

## Spielende

chapter-1824-end = Spielende

rule-1824-END-01 = Das Spielende wird ausgelöst, wenn die Bank kein Geld mehr hat.
rule-1824-END-02 = In einer Betriebsrunde ausgelöst: Die laufende Serie wird zu Ende gespielt, dann ist die Partie vorbei.
rule-1824-END-03 = In einer Aktienrunde ausgelöst: Diese Aktienrunde und eine weitere ganze Serie werden gespielt.
rule-1824-END-04 = Was die Bank nicht mehr zahlen kann, wird notiert und zählt als Bargeld des Spielers.
rule-1824-END-05 = Auch Gesellschaften werden voll bezahlt, nachdem die Bank leer ist.
rule-1824-END-06 = Das Gesamtvermögen ist Bargeld plus Anteile × Kurs jeder Gesellschaft; Loks und Betriebskapital zählen nicht.
rule-1824-END-07 = Schulden werden vom Gesamtvermögen abgezogen.
rule-1824-END-08a = Am Ende verbliebene Bergbahnen, Kohlebahnen und Vor-Staatsbahnen zählen nichts.
rule-1824-END-08b = Was am Ende noch im Spiel ist, zählt: eine Bergbahn 120 G, eine Kohlebahn ihren Kaufpreis, eine Vor-Staatsbahn 120 oder 240.
rule-1824-END-09 = Das größte Gesamtvermögen gewinnt; bei Gleichstand wird der Sieg geteilt.
rule-1824-END-10 = Ein anderes Ende gibt es nicht: Weder der höchste Kurs noch die Schulden eines Spielers beenden die Partie.
rule-1824-END-11 = Aktien einer Gesellschaft, die nie agiert hat, zählen zum Kurs; Anteile einer Regionalbahn ohne Kurs zählen nichts.

## Regelauslegungen

chapter-1824-ruling = Regelauslegungen

rule-1824-RULING-01 = Welche Quelle entscheidet? Für die erste Auflage ihr Text, dann seine Stimmigkeit, dann Aussagen des Autors, dann die öffentliche Liste der Regelunterschiede, dann 18xx.games, dann übliche 18xx-Praxis. Für die zweite Auflage 18xx.games, dann diese Liste.
rule-1824-RULING-02 = Welchen Aktienmarkt hat die erste Auflage? Den der zweiten: Startkurse, ungleich lange Zeilen und Spalten und mehrfach vorkommende Kurse passen zu allem, was der Text sagt.
rule-1824-RULING-03 = Welchen Spielplan hat die erste Auflage? Den der zweiten: Bergwerke, Städte mit Kürzel, Baukosten und niedrige Bergwerkserträge stimmen nach einer festen Verschiebung der Koordinaten überein. Die roten Werte und die hohen Bergwerkserträge der ersten Auflage sind nicht geprüft.
rule-1824-RULING-04 = Welche Plättchen hat die erste Auflage? Die der zweiten; sie ergeben genau die gedruckten Summen 72, 48, 20 und 3.
rule-1824-RULING-05 = Gehört das Startkapital zu den 12.000 G der Bank? Ja.
rule-1824-RULING-06 = Meint die „10“ in den Gesellschaftstabellen Papiere? Nein, zehn Anteile auf neun Papieren.
rule-1824-RULING-07 = Nochmals braune Plättchen bei der ersten 8er-Lok und „Phase 1“ über der ersten 10er-Lok? Druckfehler: Phase 7 bringt graue Plättchen, und die 10er-Lok beginnt Phase 8.
rule-1824-RULING-08 = Sind die Startkurse 60, 70, 80, 80, 100, wie einmal gedruckt? Nein: 60, 70, 80, 90, 100.
rule-1824-RULING-09 = Wechselt die Richtung der ersten Aktienrunde hin und her? Nein, sie kehrt einmal um, nach dem ersten Umlauf, und geht dann immer aufwärts.
rule-1824-RULING-10 = Wie viel kann in einem Spielzug der ersten Aktienrunde gekauft werden? Eine Sache; eine 20-%-Aktie ist eine Sache.
rule-1824-RULING-11 = Ist Passen in der ersten Aktienrunde endgültig? Nein; die Runde endet, wenn alle nacheinander gepasst haben.
rule-1824-RULING-12 = Sind 10-%-Aktien einer Staatsbahn vor der Gründung zu kaufen? Ja, ab der ersten Aktienrunde: Sie haben einen Kurs, und die Regel für Gleichstände bei der Gründung setzt solche Käufe voraus. Für die erste Auflage in Regelversion 2 siehe 1824-RULING-91.
rule-1824-RULING-13 = Steigen ausverkaufte Gesellschaften nach der ersten Aktienrunde? Ja, sie ist eine Aktienrunde; ausverkauft sein kann praktisch nur BH.
rule-1824-RULING-14 = Woher kommt die erste 1g-Lok einer Kohlebahn? Von den sechs Karten, ohne Wirkung auf Phase oder Angebot; sind vier Kohlebahnen verkauft, bleiben zwei 1g-Loks.
rule-1824-RULING-15 = Wann hat eine Gesellschaft agiert, sodass ihre Aktien verkäuflich sind? Wenn sie in einer Betriebsrunde einen Spielzug abgeschlossen hat. In Regelversion 2 siehe auch 1824-RULING-93.
rule-1824-RULING-16 = Ist „mindestens 50 % bei Spielern“ etwas anderes als „höchstens die Hälfte in der Bank“? Nein, wer agiert hat, hat keine reservierten Anteile mehr. Nach dem Verkauf hält die Bank höchstens 50 %.
rule-1824-RULING-17 = Kann ein Spieler Aktien einer Gesellschaft in einem Spielzug nach und nach verkaufen? Je Gesellschaft und Spielzug ist es ein Verkauf, mit einem Kurs und einem Kursfall.
rule-1824-RULING-18 = Ist die Zahl in der Spalte der Inzahlungnahme eine Gutschrift oder der Preis der neuen Lok? Der Preis der neuen Lok; er stimmt in allen zehn Fällen mit dem halben Nennwert der alten überein.
rule-1824-RULING-19 = Enden Käufe mit „mehr als 5 Aktien“ bei 50 % oder bei 60 %? Bei 60 %: Mit genau fünf Anteilen kann noch einer gekauft werden. Für die erste Auflage in Regelversion 2 siehe 1824-RULING-95.
rule-1824-RULING-20 = Zählen Kohlebahnen, Vor-Staatsbahnen und Bergbahnen zum Papierlimit? Ja, je eins.
rule-1824-RULING-21 = Kann ein Tausch ein Limit brechen? Freiwillig eins gegen eins zu tauschen ist genau am Papierlimit erlaubt; Pflichttausch und Gründung werden nie verhindert; die Grenze von 60 % gilt für beide nie; überzählige Papiere werden im ersten Spielzug der nächsten Aktienrunde verkauft.
rule-1824-RULING-22 = Was gilt, wenn beim Tausch einer Kohlebahn ein anderer mehr als 20 % hält? Wer mehr Anteile hat, ist Direktor und gibt für die Direktoraktie zwei 10-%-Aktien; bei Gleichstand ist es der Tauschende.
rule-1824-RULING-23 = Kann auch ein Tausch wie Käufe und Verkäufe zum Direktorwechsel führen? Ja, er steht anstelle eines Kaufs.
rule-1824-RULING-24 = Wann kann ein einzelner Anteil der Direktoraktie verkauft werden? Immer wenn ein Direktorwechsel folgt und danach höchstens 50 % in der Bank liegen.
rule-1824-RULING-25 = Was sind 10-%-Aktien einer Regionalbahn ohne Kurs? Gewöhnlicher Besitz: Sie zählen als Papiere und zu den 50 %, sind unverkäuflich und machen niemanden zum Direktor. Einen Kurs erhalten sie mit dem Kauf der Direktoraktie; hat ihr Besitzer dann mehr Anteile als deren Käufer, entscheidet die Mehrheit.
rule-1824-RULING-26 = Was gilt, wenn für den Pflichttausch einer Bergbahn keine Aktie mehr da ist? Sie ist ohne Entschädigung verloren.
rule-1824-RULING-27 = Kann ein Besitzer den Pflichttausch ablehnen? In der ersten Auflage nicht; in der zweiten kann er die Bergbahn ablegen.
rule-1824-RULING-28 = Wann geschieht der Pflichttausch der Bergbahnen? Sofort; nach einem Verkauf ins Ausland, bevor die Aktienrunde beginnt.
rule-1824-RULING-29 = Wann geht eine Regionalbahn nach dem Pflichttausch ihrer Kohlebahn in Betrieb? Getauscht wird sofort; in der ersten Auflage wartet die Inbetriebnahme auf das Ende der Betriebsrunde, in der zweiten nicht. Nach einem Verkauf ins Ausland geschieht sie in beiden sofort.
rule-1824-RULING-30 = Wann wird das Anfangskapital einer Regionalbahn gezahlt? Bei der Inbetriebnahme, auf einmal, von der Bank.
rule-1824-RULING-31 = Zählen die 20 % des Direktors zu den 50 %? Ja.
rule-1824-RULING-32 = Was gilt für eine Regionalbahn, deren Kohlebahn nie verkauft wurde? Sie ist eine ohne Kohlebahn, mit 10 × Startkurs als Kapital; ihr Bergwerk dient den g-Loks aller, hat keinen Bahnhof, und dort ist nichts reserviert.
rule-1824-RULING-33 = Wie liegen Kursmarker, die auf demselben Feld beginnen? Der spätere kommt nach unten, wie bei allen Bewegungen.
rule-1824-RULING-34 = Was wird aus dem Bahnhof der Kohlebahn? Er wird entfernt; die Regionalbahn ist am Bergwerk nicht vertreten und braucht auf der Strecke einer g-Lok einen eigenen Bahnhof.
rule-1824-RULING-35 = Können andere Bahnhöfe auf ein Bergwerk kommen? Immer nur der Heimatbahnhof seiner Kohlebahn. Ein Bergwerk blockiert nie, denn es ist immer Ende einer Strecke.
rule-1824-RULING-36 = Was wird aus der Aktie, die für eine unverkaufte Vor-Staatsbahn reserviert war? Eine 10-%-Aktie wird zur gewöhnlichen Aktie der Bank.
rule-1824-RULING-37 = Wird das Kapital für eine unverkaufte Vor-Staatsbahn doppelt gezählt, für die Aktie und das Betriebskapital? Nur einmal: 120 G × (10 − getauschte Anteile), bei UG ohne UG1 also 1.080.
rule-1824-RULING-38 = Was gilt für eine Staatsbahn, von der niemand zwei Anteile hält? Erste Auflage: Sie ist gegründet, hat Kapital und Bahnhöfe, doch ihr Kurs steht still, sie agiert nicht und braucht keine Lok; wer dann zwei Anteile hält, ist Direktor, und sie agiert ab der nächsten Betriebsrunde. Zweite Auflage: Zwangsverwaltung.
rule-1824-RULING-39 = Ist die Direktoraktie einer Staatsbahn zu kaufen, deren Nummer 1 unverkauft war? Nein, sie geht durch Tausch an den, der am meisten hält.
rule-1824-RULING-40 = Ist Inzahlungnahme am Loklimit möglich? Ja, die alte Lok geht, bevor die neue kommt.
rule-1824-RULING-41 = Behält k&k in der ersten Auflage zwei Bahnhöfe in Wien? Nein, einer geht nach Wahl des Direktors zurück; für die Kosten hat k&k einen Bahnhof auf dem Spielplan.
rule-1824-RULING-42 = Richten sich die Bahnhofskosten einer Staatsbahn nach Käufen oder nach dem Spielplan? Nach der Zahl auf dem Spielplan: Bei keinem ist es der kostenlose Heimatbahnhof, bei einem sind es 40 G, bei zwei oder mehr 100.
rule-1824-RULING-43 = Was geschieht am Ende einer Serie der Reihe nach? Gründungen aus der Betriebsrunde in der Folge SD, UG, k&k; Verkauf ins Ausland mit Verschrottung und Pflichttausch; Gründungen, die er auslöst; dann die Aktienrunde.
rule-1824-RULING-44 = Wer wählt überzählige Loks? Der Direktor, frei unter allen Loks der Gesellschaft.
rule-1824-RULING-45 = Welches der vier Felder mit 120 ist das Startfeld der Staatsbahnen? Oberste Zeile, dritte Spalte, über den Startfeldern der Regionalbahnen; SD oben, dann UG, dann k&k.
rule-1824-RULING-46 = Was zählt für g-Loks? Städte und Fernverbindungen zählen, Bergwerk und Kleinstädte nicht; Kleinstädte bringen Geld; Fernverbindungen und Bergwerke sind Enden.
rule-1824-RULING-47 = Kann die Strecke einer g-Lok zwei verschiedene Bergwerke berühren? Nein, sie hat genau eines.
rule-1824-RULING-48 = Braucht der Kauf der Lok eines anderen Spielers zum Nennwert Zustimmung? Ja, die des Direktors der Verkäuferin, auch im Notfall.
rule-1824-RULING-49 = Erste Auflage: Was gilt, wenn eine Kohlebahn eine Lok braucht und nirgends eine g-Lok zu haben ist? Dann gibt es weder Lokzwang noch Strafe; der Lokzwang lebt in ihrem nächsten Spielzug wieder auf.
rule-1824-RULING-50 = Muss die Lok nutzbar sein? Nein.
rule-1824-RULING-51 = Verschrottet eine 4g-Lok, die vor jeder 3g-Lok gekauft wird, die 1g-Loks? Ja, alle veralteten niedrigeren Typen gehen.
rule-1824-RULING-52 = Was wird aus veralteten Karten in der Bank? Sie gehen zusammen mit denen der Gesellschaften.
rule-1824-RULING-53 = Wie wird gerundet? Alle Werte sind Vielfache von 10; nur Zinsen werden gerundet, und zwar auf.
rule-1824-RULING-54 = Wer erhält die Dividende auf Aktien in der Bank? Niemand.
rule-1824-RULING-55 = Was gilt für eine Regionalbahn oder Staatsbahn ohne Lok oder Strecke? Ihr Kursmarker geht nach links.
rule-1824-RULING-56 = Was gilt an den Enden der Zeilen? Am rechten Ende nach oben in derselben Spalte, oben rechts bleibt er; am linken Ende nach unten, unten links bleibt er; nach unten, wo die nächste Zeile kürzer ist, bleibt er.
rule-1824-RULING-57 = Wie verhalten sich Stapel und Reihenfolge? Ein Marker, der sich aus irgendeinem Grund bewegt, kommt im neuen Stapel nach unten; die nächste Gesellschaft wird nach jedem Spielzug bestimmt; keine agiert zweimal in einer Betriebsrunde.
rule-1824-RULING-58 = Was gilt, wenn die Phase mitten in einer Serie wechselt? Die Zahl der Betriebsrunden steht seit dem Ende der Aktienrunde fest.
rule-1824-RULING-59 = Welche Lok bringt in der zweiten Auflage die dritte Betriebsrunde? Die erste 5er-Lok, wie bei 18xx.games, obwohl die Liste der Unterschiede die erste 6er-Lok nennt; in der ersten Auflage die erste 6er-Lok. Der Zweifel bleibt.
rule-1824-RULING-60 = Ist das Plättchen auf dem Heimat-Hexfeld im ersten Spielzug Pflicht? Nein, doch wer in diesem Spielzug baut und dessen Heimat-Hexfeld unbebaut ist, baut dort; anderes ist nicht in Reichweite.
rule-1824-RULING-61 = Wie frei ist der Austausch? Das Plättchen muss erreichbar sein und nutzbares Gleis enthalten; das neue Gleis muss nicht nutzbar sein.
rule-1824-RULING-62 = Was sind Wien und Budapest vor ihrem ersten Plättchen? Städte mit dem Wert 30 und 20; das erste Plättchen ist #499 oder #498, kostet 20 G und ist das Plättchen des Spielzugs.
rule-1824-RULING-63 = Was sind Schulden? Erste Auflage: negatives Bargeld, das durch Einnahmen ausgeglichen wird, mit Zinsen auf einen neuen Betrag beim Entstehen und auf den ganzen Stand am Ende jeder Aktienrunde. Zweite Auflage: getrennt geführt.
rule-1824-RULING-64 = Kann tauschen, wer Schulden hat? Ja, ausgeschlossen ist nur der Kauf von Aktien.
rule-1824-RULING-65 = Wie viel kann im Notfall verkauft werden? Erste Auflage: nichts mehr, sobald der Fehlbetrag für die gewählte Lok gedeckt ist, doch der letzte Anteil kann mehr bringen. Zweite Auflage: Maß ist die teuerste Lok der Bank.
rule-1824-RULING-66 = Was gilt, wenn in einer Aktienrunde niemand handelt? Das Erstkaufrecht bleibt.
rule-1824-RULING-67 = Was zählt am Ende neben Bargeld und Aktien? Erste Auflage: nur Schulden, als Abzug. Zweite Auflage: auch die Buchwerte von Bergbahnen, Kohlebahnen und Vor-Staatsbahnen. Wichtig ist das nur, wenn die Bank früh gesprengt wird.
rule-1824-RULING-68 = In welcher Reihenfolge kommen die Folgen eines Verkaufs? Verschrottung, Kohlebahnen, überzählige Loks, Bergbahnen.
rule-1824-RULING-69 = Was gilt, wenn die Bank leer ist? Sie zahlt auf dem Papier weiter, an Spieler und Gesellschaften; nach der letzten Betriebsrunde gibt es weder Verkauf ins Ausland noch Gründung. In Regelversion 2 siehe auch 1824-RULING-90.
rule-1824-RULING-70 = Was gilt bei Gleichstand um den ersten Platz? Der Sieg wird geteilt.
rule-1824-RULING-71 = Gehört der Bergwerksertrag zum Einfahrergebnis, das eine Kohlebahn teilt? Nein; er wird weder geteilt noch ausgeschüttet und bewegt keinen Kurs.
rule-1824-RULING-72 = Sind S1, Süd 1, V1 und SD1 dieselbe Gesellschaft? Ja, ebenso die anderen: V1 bis V7 sind SD1 bis SD3, UG1, UG2, KK1 und KK2.
rule-1824-RULING-73 = Wie passt das Loklimit 4, dann 3 der Staatsbahnen zu den Phasen? 4 ab der Gründung von SD in Phase 4, 3 ab Phase 6; k&k beginnt mit 3.
rule-1824-RULING-74 = Was ist auf Hexfeldern mit mehreren Städten reserviert? Die eigene vorgedruckte Stadt, solange sie getrennt ist, danach irgendein Bahnhofsplatz.
rule-1824-RULING-75 = Kommt der erste Verkauf ins Ausland am Ende der Betriebsrunde oder der Serie? Das ist dasselbe, denn dann hat eine Serie eine Betriebsrunde.
rule-1824-RULING-76 = Welches Erstkaufrecht entscheidet Gleichstände bei der Gründung? Das in diesem Augenblick geltende, wie die letzte Aktienrunde es hinterlassen hat.
rule-1824-RULING-77 = Bringen Aktien, die mitten in der Runde durch Tausch einer Kohlebahn oder Gründung entstehen, Dividende? Der Fall kommt nicht vor: Diese Gesellschaften agieren erstmals in der nächsten Betriebsrunde.
rule-1824-RULING-78 = Wann im Spielzug werden Loks von anderen Gesellschaften gekauft? Im Kaufschritt, vor oder nach Käufen bei der Bank.
rule-1824-RULING-79 = Was gilt, wenn eine Gesellschaft außerhalb ihres Spielzugs die letzte Lok verliert? Bis zum Ende ihres eigenen nächsten Spielzugs gibt es keinen Lokzwang.
rule-1824-RULING-80 = Was gilt, wenn die erste 2er-Lok ins Ausland geht, bevor eine gekauft wurde? Das gibt es nur in der zweiten Auflage; 1g-Loks warten dann auf den ersten Kauf durch eine Gesellschaft.
rule-1824-RULING-81 = Kann eine Strecke von Kleinstadt zu Kleinstadt führen? Ja, bei normalen Loks, wenn sie einen eigenen Bahnhof enthält; eine Stadt oder ein Bergwerk mit Bahnhof ist also immer dabei.
rule-1824-RULING-82 = Kann eine Kohlebahn ohne Betriebskapital beginnen? Ja, für 120 G gekauft, agiert sie mit ihrer 1g-Lok und ohne Geld.
rule-1824-RULING-83 = Gilt die Grenze von zwei g-Loks je Bergwerk für alle Gesellschaften zusammen? Nein, je Gesellschaft und Spielzug: eine Lok durch jede Ausfahrt; andere nutzen dieselben Ausfahrten in ihren Spielzügen.
rule-1824-RULING-84 = Wie zählen Hexfelder mit mehreren Städten? Für Bau und Bahnhöfe steht jede getrennte Stadt für sich; eine Strecke berührt das Hexfeld nur einmal; eine Gesellschaft hat dort einen Bahnhof.
rule-1824-RULING-85 = Fährt eine Kohlebahn weiter, die getauscht wurde, bevor ihre Regionalbahn 50 % hat? Nein, sie hört sofort auf; ihr Besitz wartet, und ihre g-Loks können auch auf dem wartenden Besitzbogen verschrottet werden.
rule-1824-RULING-86 = Was gilt für Gesellschaften, die in einer festen Reihenfolge fehlen? Sie werden übersprungen.
rule-1824-RULING-87 = Wer sitzt „links“, wenn der letzte Kauf in den absteigenden ersten Umlauf fiel? Immer der nächste Platz in aufsteigender Folge.
rule-1824-RULING-88 = Kann ein Spieler in einem Spielzug tauschen und kaufen? Nur eines von beiden, nie beides, und nie zweimal tauschen.
rule-1824-RULING-89 = Wann muss verkaufen, wer durch den Verlust eines Direktorpostens über das Papierlimit kommt? Im ersten Spielzug der nächsten Aktienrunde. In der Aktienrunde, in der es geschieht, kann er passen und alles behalten, aber nichts kaufen. Regelversion 2.
rule-1824-RULING-90 = Die erste 4, 5 oder 6 wird in der letzten Betriebsrunde des Spiels gekauft: Wird die Staatsbahn noch gegründet? Ja. Fällige Gründungen finden am Ende dieser Runde statt, dann wird abgerechnet. Ins Ausland wird keine Lok mehr verkauft. Regelversion 2.
rule-1824-RULING-91 = Können in der ersten Aktienrunde Aktien einer Staatsbahn gekauft werden? In der ersten Auflage nicht: Es gibt sie ab der ersten gewöhnlichen Aktienrunde. Regelversion 2.
rule-1824-RULING-92 = Kann man einer Staatsbahn ohne Direktor eine Lok abkaufen? In der ersten Auflage nicht: Niemand könnte zustimmen. Regelversion 2.
rule-1824-RULING-93 = Wann ist eine Gesellschaft gefahren, sodass ihre Aktien verkauft werden können? Wenn ihr erster Spielzug zu Ende ist. In diesem Spielzug können ihre eigenen Aktien nicht verkauft werden, auch nicht in der Notfinanzierung. Regelversion 2.
rule-1824-RULING-94 = Kann eine Gesellschaft ihre Loks stehen lassen? In der ersten Auflage nicht: Wenn sie etwas einfahren können, wird mindestens eine Strecke mit Einnahmen angesagt. Es muss nicht das höchste Ergebnis sein. Regelversion 2.
rule-1824-RULING-95 = Kann die Direktoraktie einer Gesellschaft kaufen, wer genau fünf Anteile von ihr hält? In der ersten Auflage ja: Erst mehr als fünf stehen dem entgegen. Regelversion 2.

## Goods Time

chapter-1824-gt = Goods Time

rule-1824-GT-01 = Goods Time ist eine Option der zweiten Auflage, nur für den Standardspielplan.
rule-1824-GT-02 = Die Schachtel enthält 26 Kleinstadtmarker, die freie Felder zu Kleinstadtfeldern machen; gespielt wird ein festes Szenario, das von 18xx.games.
rule-1824-GT-03 = Freie Felder mit einer Kleinstadt: B7, C8, C20, C22, H21.
rule-1824-GT-04 = Freie Felder mit zwei Kleinstädten: F25, G24.
rule-1824-GT-05 = Mehr gelbe Plättchen: #3, #4 und #58 je drei mehr (zusammen 7, 9 und 11), #56, #630 und #631 je eins mehr (2).
rule-1824-GT-06 = Mehr grüne Plättchen: #87 zwei mehr (5), dazu dreimal das neue #204, eine Kleinstadt mit Wert 10 an den Kanten 0, 2, 3 und 4.
rule-1824-GT-07 = Alles andere bleibt; keines der geänderten Hexfelder hat Baukosten.
rule-1824-GT-08 = g-Loks gewinnen freie Halte, die Geld bringen; normale Loks müssen die neuen Kleinstädte mitzählen.
rule-1824-GT-09 = #204 ersetzt #3, #4 oder #58 wie #87 und #88 und wird nicht weiter ausgebaut; die neuen Felder mit zwei Kleinstädten nehmen die üblichen Plättchen mit zwei Kleinstädten und bleiben gelb.
rule-1824-GT-10 = In einem Protokoll von 18xx.games steht die Option als `goods_time` unter den wählbaren Regeln eines Spiels mit dem Titel 1824; Gesellschaften, Plättchen und Loks heißen wie im Standardspiel.

## Cisleithanien

chapter-1824-cis = Cisleithanien

rule-1824-CIS-01 = Cisleithanien ist ein eigenes Spiel auf eigenem Spielplan, zu zweit mit besonderen, zu dritt mit fast den normalen Regeln.
rule-1824-CIS-02 = Die Bank hat zu zweit 4.000 G, zu dritt 9.000.
rule-1824-CIS-03 = Startkapital: zu zweit je 830 G, zu dritt 700. Gedruckt sind zu dritt 680; 700 gilt als die Berichtigung.
rule-1824-CIS-04 = Papierlimit: 14 zu zweit, 16 zu dritt.
rule-1824-CIS-05 = Es gibt so viele Bergbahnen wie Spieler: B1 und B2 oder B1 bis B3.
rule-1824-CIS-06 = Loks zu zweit: sechs 2er, fünf 3er, vier 4er, zwei 5er, zwei 6er, eine 8er, beliebig viele 10er; drei 1g, zwei 2g, zwei 3g, eine 4g, zwei 5g.
rule-1824-CIS-07 = Loks zu dritt: acht 2er, sechs 3er, vier 4er, drei 5er, drei 6er, zwei 8er, beliebig viele 10er; fünf 1g, vier 2g, drei 3g, zwei 4g, zwei 5g.
rule-1824-CIS-08 = Zu dritt nicht im Spiel: UG2, BH, SB und K4.
rule-1824-CIS-09 = Zu zweit nicht im Spiel: UG, UG1, UG2, BH, SB und K4.
rule-1824-CIS-10 = Zu dritt: Heimat von UG1 ist Budapest G12; UG reserviert nur die 20-%-Aktie und hat acht freie 10-%-Aktien, also 960 G Kapital, wenn UG1 verkauft wurde, sonst 1.200; dann ist Budapest für UG freigehalten.
rule-1824-CIS-11 = Plättchen: wie im Standardspiel ohne die Budapest-Plättchen #126, #490, #495 und #498.
rule-1824-CIS-12 = Bergwerke: C6, A12 und A22 wie im Standardspiel.
rule-1824-CIS-13 = Fernverbindungen, die bleiben: Dresden, Kiew, Mailand.
rule-1824-CIS-14 = Neue Fernverbindungen: E14 Preßburg 20/30/40/40, Kanten 0 bis 3; G12 Budapest 20/40/60/70, Kanten 0 bis 3; F25 Kronstadt 20/30/40/40, Kanten 2 und 3; I10 Bosnien 10/10/50/50, Kanten 1 bis 3.
rule-1824-CIS-15 = Budapest G12 ist zu zweit eine gewöhnliche Fernverbindung und zu dritt eine Stadt mit einem Bahnhofsplatz, dem Heimatbahnhof von UG1.
rule-1824-CIS-16 = Durch das graue Hexfeld B17 führen die Gleise 0–3, 1–4, 1–3 und 0–4; es hat keinen Halt.
rule-1824-CIS-17 = Hexfelder: frei B7 B11 B19 B21 C8 C14 C20 C22 C24 D9 D11 D13 D15 E6 F9 F13 G6 H9 H11; Berg D23 G8 H5 H7; Fluss E10; Kleinstadt A8 A20 C10 C16 D25 G2, am Berg A6 A10 E24; zwei Kleinstädte am Fluss für 20 G B13 B25 F11; Stadt B5 B9 B15 B23 C12 E8 F7 G4 G10, am Berg H3; T-Städte A18 C26 E26 I8; Wien E12.
rule-1824-CIS-18 = Bukowina-Bonus: Eine Strecke, die Wien oder Prag und außerdem D25, E24 oder E26 besucht, bringt 50 G mehr, einmal je Strecke, zu zweit und zu dritt und für jede Art von Lok. Er gehört zum Einkommen.
rule-1824-CIS-19 = Zu dritt: Erste Aktienrunde, Gründungen (SD mit der ersten 4er-Lok, UG 5er, k&k 6er) und alles andere wie im Standardspiel.
rule-1824-CIS-20 = Zu zweit, Aufbau: Stapel 1 sind eine zufällige Kohlebahn aus K1 bis K3 und eine zufällige Bahn aus SD2, SD3 und KK2; Stapel 2 SD1 und KK1; Stapel 3 die anderen zwei Vor-Staatsbahnen zu 120 G; Stapel 4 die anderen zwei Kohlebahnen.
rule-1824-CIS-21 = Die vier Runden der Auswahl gehen 2–1, 1–2, 1–2, 2–1: Der Erste nimmt eine Karte aus irgendeinem verbliebenen Stapel, der andere muss die zweite Karte dieses Stapels nehmen; passen kann niemand.
rule-1824-CIS-22 = Preise der Auswahl: 120 G für jede Karte aus Stapel 1, 240 in Stapel 2, 120 in Stapel 3, freie Wahl von 120 bis 200 in Stapel 4.
rule-1824-CIS-23 = Dann kann Spieler 1, danach Spieler 2 je eine Bergbahn kaufen; jede Ablehnung entfernt die höchste verbliebene.
rule-1824-CIS-24 = Dann geht die erste Aktienrunde mit Aktien weiter, Spieler 1 vor Spieler 2.
rule-1824-CIS-25 = Die Karten aus Stapel 1 sind Baubahnen: kein Betriebskapital (die 120 G gehen zurück an die Bank), keine Loks, kein Einkommen, kein Tausch. In jeder Betriebsrunde legen sie an ihrer üblichen Stelle der Reihenfolge ein Plättchen oder tauschen eines aus, vom Heimatbahnhof aus und ohne Baukosten.
rule-1824-CIS-26 = Eine Vor-Staatsbahn als Baubahn gibt ihre reservierte 10-%-Aktie frei; das Kapital ihrer Staatsbahn wächst um 120 Gulden.
rule-1824-CIS-27 = Die Regionalbahn der Kohlebahn aus Stapel 1 wird zur Anleihebahn: Kursmarker auf 50 (unterste Zeile, zweite Spalte), alle zehn Anteile im Bankpool, kein Direktor; ihre 20-%-Aktie ist eine gewöhnliche Doppelaktie: zwei Anteile auf einem Papier.
rule-1824-CIS-28 = Die Anleihebahn steht nach ihrem Kurs in der Reihenfolge, baut, fährt und kauft aber nichts; in jeder Betriebsrunde zahlt die Bank jedem Spieler je Anteil ein Zehntel des Kurses, abgerundet, und nichts für Anteile im Bankpool; dann geht ihr Marker ein Feld nach rechts, am rechten Ende einer Zeile nach oben. Verkäufe und eine ausverkaufte Aktienrunde bewegen ihn wie jeden anderen.
rule-1824-CIS-29 = Ihr Heimatbahnhof wird wie üblich gesetzt. Den zweiten setzt, kostenlos und auf einen beliebigen freien Bahnhofsplatz, die Gesellschaft, die die letzte 4er-Lok der Bank kauft (oder die letzte 5er-Lok, wenn die letzte 4er nicht gekauft wurde); den dritten setzt in Wien die Gesellschaft, die das braune Wien (#493) legt.
rule-1824-CIS-30 = Baubahnen schließen ohne Entschädigung bei der ersten 4er-Lok, oder bei der ersten 5er-Lok, wenn KK2 eine ist; eine Kohlebahn als Baubahn lässt einen neutralen Marker auf ihrem Bergwerk, der Platz einer Vor-Staatsbahn als Baubahn wird frei.
rule-1824-CIS-31 = Zu zweit: k&k wird mit der ersten 5er-Lok gegründet, nicht mit der ersten 6er.
rule-1824-CIS-32 = Zu zweit: Verkaufte Aktien kommen in einen Bankpool getrennt von den unverkauften; Käufe aus dem Bankpool können über 60 % gehen.
rule-1824-CIS-33 = Zu zweit: Gesellschaften erhalten die Dividende ihrer Aktien im Bankpool, wie bei 18xx.games; die Regeln sagen dazu nichts.
rule-1824-CIS-34 = Nach einer späteren Aussage des Autors kann der Bankpool in Cisleithanien 100 % einer Gesellschaft halten; 18xx.games lehnt einen Verkauf ab, nach dem mehr als 50 % einer Gesellschaft, auch der Anleihebahn, unverkauft oder im Bankpool wären.
rule-1824-CIS-35 = Bergbahnen können auch gegen Aktien der Anleihebahn getauscht werden.
rule-1824-CIS-36 = Phasen, Limits, Inzahlungnahme, Verkauf ins Ausland, Notfinanzierung und Spielende wie im Standardspiel.
rule-1824-CIS-37 = Bei 18xx.games: Stapel 1 wird aus dem Startwert des Spiels gezogen. Drei Zahlen für EPP, EOD und MLB, drei weitere für KK2, SD2 und SD3; die kleinste von je dreien ist eine Baubahn.
rule-1824-CIS-38 = Bei 18xx.games: Wer eine Bergbahn ablehnt, hat gepasst; lehnen beide ab, ist die erste Aktienrunde vorbei und niemand kauft in ihr Aktien.
rule-1824-CIS-39 = Bei 18xx.games: Der zweite Marker der Anleihebahn wird fällig, sobald eine Gesellschaft eine 4er-Lok kauft, von der Bank, durch Inzahlungnahme oder von einer anderen Gesellschaft, während eine 5er die nächste der Bank ist; oder eine 5er, während es eine 6er ist. Nur der erste solche Kauf zählt.
rule-1824-CIS-40 = Bei 18xx.games: Der Marker wird sofort gesetzt, von der handelnden Gesellschaft. Ein zweiter Marker in Wien gilt als der dritte: Sofort wird anderswo noch einer gesetzt, und das braune Wien bringt keinen.
rule-1824-CIS-41 = Bei 18xx.games: In Wien kommt der Marker in einen der Bahnhöfe mit freiem Platz, gleich nach dem Plättchen und vor dem eigenen Bahnhofsschritt der Gesellschaft.
rule-1824-CIS-42 = Bei 18xx.games: Die Doppelaktie der Anleihebahn wird ganz aus dem Bankpool gekauft; verkauft werden kann sie, ganz, nur wenn der andere Spieler mindestens 20 % der Anleihebahn hält.
rule-1824-CIS-43 = Bei 18xx.games: Eine Bergbahn wird nur freiwillig gegen eine Anleiheaktie getauscht und nur gegen eine 10-%-Aktie aus dem Bankpool; beim Pflichttausch gibt es nur Regionalbahnen.
rule-1824-CIS-44 = Bei 18xx.games: In Cisleithanien kann ein Direktor in der Notfinanzierung keine Aktien verkaufen. Was Betriebskapital und Bargeld nicht decken, wird sofort geliehen.
rule-1824-CIS-45 = Bei 18xx.games: Zu dritt baut eine Staatsbahn unter Zwangsverwaltung Gleise wie jede Gesellschaft.
rule-1824-CIS-46 = Bei 18xx.games: Eine Baubahn legt ein Plättchen oder passt, sonst nichts; die Anleihebahn handelt nie: Heimatbahnhof und Zahlung kommen von selbst, wenn sie an der Reihe ist, von der ersten Betriebsrunde an.

## Proben

chapter-1824-check = Proben

rule-1824-CHECK-01 = Die Plättchen ergeben nach Farbe 72, 48, 20 und 3, die Bahnhofsmarker 41, die normalen Loks unter der 10er 28, die g-Loks 20.
rule-1824-CHECK-02 = In allen zehn Fällen ist der ermäßigte Preis der Preis minus den halben Nennwert der in Zahlung gegebenen Lok.
rule-1824-CHECK-03 = Geld bleibt erhalten: Bank, Spieler und Gesellschaften haben jederzeit zusammen 12.000 G, Schulden der ersten Auflage als negatives Bargeld gerechnet.
rule-1824-CHECK-04 = Die erste Reihenfolge beginnt mit 3, 4, 5 und 6 Spielern beim höchsten Platz, kehrt bei 1 um und steigt danach immer.
rule-1824-CHECK-05 = Kapital bei der Gründung für jede Auswahl verkaufter Vor-Staatsbahnen: SD 720 G mit allen, 840 ohne eine zu 120, 960 ohne beide oder ohne SD1, 1.080 ohne SD1 und eine weitere; UG und k&k 840 mit beiden, 960 ohne Nummer 2, 1.080 ohne Nummer 1; 1.200 ohne alle.
rule-1824-CHECK-06 = Jeder der fünf Preise einer Kohlebahn ergibt den genannten Kurs, das Betriebskapital und das Anfangskapital.
rule-1824-CHECK-07 = Verlauf einer Schuld: Aus einem Fehlbetrag von 200 G werden 300, nach einer Aktienrunde 450, nach zweien 675, nach dreien 1.013.

## Abweichungen von 18xx.games

chapter-1824-dev = Abweichungen von 18xx.games

rule-1824-DEV-01 = Die Partie beginnt in einer Phase namens „2“; Phasen heißen nach Loks (2, 3, 4, 5, 6, 8, 10).
rule-1824-DEV-02 = g-Loks werden abgelehnt, bis eine Gesellschaft eine 2er-Lok gekauft hat; ein Verkauf ins Ausland zählt nicht. Danach folgen sie der Phase.
rule-1824-DEV-03 = Ein Verkauf ins Ausland am Ende jeder Serie, von der ersten an, ob eine 2er-Lok gekauft wurde oder nicht.
rule-1824-DEV-04 = Drei Betriebsrunden je Serie ab Phase 5.
rule-1824-DEV-05 = Beim Austausch muss neues Gleis erreichbar sein oder der Wert einer erreichbaren Stadt sich ändern. Beim Laden eines Protokolls wird das nicht erneut geprüft.
rule-1824-DEV-06 = Jede Verkaufsaktion ist ein eigener Verkauf; mehrere in einem Spielzug bei derselben Gesellschaft lassen den Kurs jeweils fallen.
rule-1824-DEV-07 = Der freiwillige Tausch einer Kohlebahn (eine eigene Aktion zum Preis 0) wird nach einem Verkauf im selben Spielzug abgelehnt; der einer Bergbahn (als deren Aktienkauf notiert) nicht.
rule-1824-DEV-08 = Der freiwillige Tausch einer Bergbahn wird einem Spieler am Papierlimit verweigert.
rule-1824-DEV-09 = Auf den Pflichttausch einer Bergbahn kann mit Passen geantwortet werden, dann ist sie weg. Nach einem Verkauf ins Ausland ist er der erste Schritt der Aktienrunde, sonst unterbricht er die Betriebsrunde.
rule-1824-DEV-10 = Pflichttausch der Kohlebahnen: erst Regionalbahnen in Betrieb nach Kurs, dann BK, CL, MS, SB. Eine, die 50 % erreicht, erhält sofort ihr Kapital, und andere können ihre Loks noch in derselben Betriebsrunde kaufen.
rule-1824-DEV-11 = 10-%-Aktien der Staatsbahnen sind ab der ersten Aktienrunde zu kaufen; vor der Gründung gibt es keine Direktion.
rule-1824-DEV-12 = Zwangsverwaltung einer Staatsbahn: Für sie handelt der Erste nach Erstkaufrecht, der einen Anteil hält, sonst der erste Spieler. Sie kann Bahnhöfe setzen, fährt, schüttet aus oder behält ein und passt ihren Kurs an; sie baut keine Gleise, kauft keine Loks und braucht keine. Sie endet, wenn ein Spieler zwei Anteile erreicht.
rule-1824-DEV-13 = Hält beim Tausch einer Kohlebahn ein anderer mehr, wird er Direktor, doch die 20-%-Aktie bleibt beim bisherigen Besitzer; nur das Amt wechselt.
rule-1824-DEV-14 = k&k mit zwei Bahnhöfen in Wien wählt, welcher zurückgeht. Die nächsten kosten 40, 100, 100 G und der zurückgegebene 100, wenn es der von KK2 war, 0, wenn es der von KK1 war. In einer gemeinsamen Stadt geht der von KK2 von selbst zurück.
rule-1824-DEV-15 = Schulden werden getrennt geführt; sie in der Aktienrunde ganz oder teilweise zu tilgen zählt für das Erstkaufrecht als Handeln. Geliehen wird genau das fehlende Bargeld, Zinsen werden aufgerundet, und einen Bankrott kennt das Standardspiel nicht.
rule-1824-DEV-16 = Notfinanzierung: nur für eine Gesellschaft ohne Lok; der Besitzer kann für jede Lok der Bank zuschießen; Aktien werden nur nach der Regel der zweiten Auflage verkauft; die Grenze von 50 % in der Bank wird dabei nicht geprüft; kein Zuschuss zu einer Inzahlungnahme.
rule-1824-DEV-17 = Loks aus Gesellschaften anderer Spieler kosten genau den Nennwert und brauchen keine Zustimmung; die aus eigenen 1 G bis zum ganzen Betriebskapital, höchstens den Nennwert, wenn das Betriebskapital darunter liegt.
rule-1824-DEV-18 = Nach dem Tausch einer Kohlebahn füllt ein neutraler Marker den Platz im Bergwerk; der Platz einer unverkauften Kohlebahn bleibt reserviert. Auf Strecken wirkt sich das nicht aus.
rule-1824-DEV-19 = Zwischenstand und Abrechnung enthalten die Buchwerte und ziehen Schulden ab.
rule-1824-DEV-20 = Es gibt 20 Karten der 10er-Lok statt beliebig vieler.
rule-1824-DEV-21 = Das höchste Einfahrergebnis wird nicht verlangt; zulässige Strecken gelten wie angegeben.
rule-1824-DEV-22 = Nach einer Übernahme können nur die eben übernommenen Loks abgegeben werden; eine Gesellschaft, die schon am Loklimit war, verliert alle Loks dieser Bahn.
rule-1824-DEV-23 = Zwischen den Runden steht eine leere Tauschrunde; sie enthält nie Aktionen.
rule-1824-DEV-24 = Kohlebahnen und Vor-Staatsbahnen werden mit einer Aktion gekauft, die die Bahn und bei einer Kohlebahn den Preis nennt; unverkaufte schließen am Ende der ersten Aktienrunde.
rule-1824-DEV-25 = Inzahlungnahme ist ein Lokkauf, der die gegebene Lok nennt. Mehr als eine je Gesellschaft und Betriebsrunde wird seit September 2025 abgelehnt; ältere Protokolle können sie enthalten.
rule-1824-DEV-26 = Die Betriebsreihenfolge der Regionalbahnen und Staatsbahnen steht am Anfang der Betriebsrunde fest und wird nur nach einem Notverkauf neu bestimmt; praktisch entspricht das unserer Regel.
rule-1824-DEV-27 = Das Teilen bei Kohlebahnen und Vor-Staatsbahnen und der Kursfall ohne Einfahrergebnis geschehen von selbst; im Protokoll steht dafür keine Aktion.
rule-1824-DEV-28 = Gründungen und Verkäufe ins Ausland geschehen zwischen den Runden, ohne Aktion.
rule-1824-DEV-29 = Die Partie endet mit der letzten Betriebsrunde der Serie, in der die Bank gesprengt wurde, oder der nächsten Serie, wenn es in einer Aktienrunde geschah; danach kommen weder Verkauf ins Ausland noch Gründung; die Bank kann unter null fallen.
rule-1824-DEV-30 = Zum Papierlimit zählen auch Kohlebahnen, Vor-Staatsbahnen und Bergbahnen; bis zum Limit verkaufen muss nur, wer etwas verkaufen kann.
rule-1824-DEV-31 = Kürzel in Protokollen: EPP, EOD, MLB und SPB für K1 bis K4; SD1 bis SD3, UG1, UG2, KK1, KK2; BK, MS, CL, SB, BH; SD, UG, KK; B1 bis B6. Verschriebene Namen betreffen nur die Anzeige.
rule-1824-DEV-32 = Das Einkommen der Bergbahnen wird in Spielreihenfolge, dann nach Namen gezahlt; auf das Spiel wirkt sich das nicht aus.
rule-1824-DEV-33 = Programmierte und automatische Aktionen, Rückgängig und Wiederholen kommen in Protokollen vor und werden vor der Wiedergabe aufgelöst.
rule-1824-DEV-34 = Cisleithanien ist dort unfertig: Aktien der Anleihebahn unterliegen beim Verkauf der Grenze von 50 %, der Tausch einer Bergbahn gegen sie kann scheitern, und es gibt einen Bankrottschritt, obwohl Bankrott unmöglich ist.
rule-1824-DEV-35 = Andere Gesellschaften können Loks kaufen, die auf dem Besitzbogen einer Regionalbahn liegen, die noch nicht in Betrieb ist.
rule-1824-DEV-36 = Spätere Berichtigungen änderten frühere Partien: Anfangskapital im Dezember 2025, Direktion der Staatsbahnen im Januar und Februar 2026, Notfinanzierung im März 2026, Pflichttausch der Bergbahnen im April 2026. Welche Fassung hinter einem alten Protokoll steht, ist ohne Kennzeichnung unbekannt; Unterschiede werden dort gemeldet, nicht erzwungen.
rule-1824-DEV-37 = Nach einem Aktienverkauf beim Lokkauf ist nur eine Lok frei, deren aufgedruckten Preis das Betriebskapital erreicht; jede andere muss den letzten Verkauf nötig haben: Ihr Preis, bei Inzahlungnahme der ermäßigte, liegt über Betriebskapital und Bargeld des Direktors ohne den Preis einer Aktie dieses Verkaufs. Für Loks anderer Direktoren gilt das nicht. Nur die so verbleibenden Loks der Bank entscheiden, ob weiter verkauft werden darf.
rule-1824-DEV-38 = Der Lokkauf einer Kohlebahn mit Platz für eine Lok wartet, wenn ihr Betriebskapital den niedrigsten Preis irgendeiner Lok der Bank erreicht, oder 1 G, wenn ab Phase 3 andere Gesellschaften Loks besitzen, sofern es in der Bank oder bei einer anderen Gesellschaft eine g-Lok gibt. Ihr Direktor kann dann Aktien verkaufen, und der Schritt endet mit einem Passen.
rule-1824-DEV-39 = Eine Direktoraktie, die getrennt vom Amt liegt, kann ihr Inhaber verkaufen, als letztes seiner Papiere, wenn ein anderer Spieler nach der Zählung 20 % hat. Ein Paket mit ihr rechnet sie als 10 % oder 20 %; so viel wird gezahlt, und die ganze Aktie geht an die Bank. Die Zählung der bei Käufen und Verkäufen genannten Prozente weicht dann von den Papieren ab: Wer Direktor ist, folgt der Zählung, alles andere den Papieren.
rule-1824-DEV-40 = Die Bank verkauft eine solche Direktoraktie als 20 % zum doppelten Kurs. Führt ihr Käufer damit die Zählung an und war ein anderer Direktor, übernimmt er das Amt, und zwei seiner übrigen Papiere, oder weniger, wenn er nicht mehr hat, gehen umsonst an den bisherigen Direktor oder, wenn dessen Papiere unter 20 % liegen, an die Bank; die Zählung bemerkt es nicht. Bei jedem anderen Direktorwechsel, solange die Aktie bei der Bank oder einem Dritten liegt, wechselt nur das Amt.
rule-1824-DEV-41 = Eine Staatsbahn, von deren Vor-Staatsbahnen keine gekauft wurde, beansprucht einen Platz in der Stadt ihrer Nr. 1: SD den ersten, UG und KK den zweiten. Ein Anspruch auf einen Platz, den die Stadt hat, hält ihn von allen anderen frei; einer darüber hinaus hält nichts frei, und der Bahnhof steht neben den Plätzen. Verbindet ein Plättchen Städte, werden ihre Ansprüche in der Reihenfolge des alten Plättchens aneinandergereiht, auch verbrauchte. Ein Bahnhof, der keinen freien und nicht beanspruchten Platz findet, steht daneben.
rule-1824-DEV-42 = Im ersten Spielzug einer Staatsbahn ohne Vor-Staatsbahnen unter Zwangsverwaltung werden Bahnhöfe und Fahrt übergangen: Ob sie einen Bahnhof setzen kann, wird beurteilt, bevor ihr Heimatbahnhof liegt. Neu beurteilt wird es nach dem nächsten Plättchen oder Bahnhof, den irgendwer legt.
rule-1824-DEV-43 = Welchen von zwei Bahnhöfen in Wien k&k zurückgibt, wird zu Beginn der nächsten Runde gefragt, nach Verkauf ins Ausland, Gründungen und Lokabgaben.
rule-1824-DEV-44 = Rote Felder eines Ortes sind eine Station: Gleis, das nur von einem zum anderen führt, ist keine Strecke. Die Fahrt wird übergangen, und der Kurs fällt.
rule-1824-DEV-45 = In Aktienrunden der Phase 3 wird der Besitzer einer Bergbahn nie übergangen, gleich wie es um Papierlimit und übrige Aktien steht.
