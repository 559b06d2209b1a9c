# Why an action is refused. The words for a step come first, then the refusals, then what is wrong with a route.
# A message with the number of a title in its name takes the place of the one without it in that title.

sequence-of-play = Spielablauf
now-fnm-par = Ausgabekurs festlegen
now-place-mountain = Berg und Ertragstafel wählen
now-surrender = Überzählige Loks abgeben
now-offer = Annehmen oder ablehnen
now-exchange-mountain = Bergbahn tauschen
now-bond-marker = Einen Marker der Anleihebahn setzen
now-duplicate-marker = Zweiter Marker im Feld
now-auction = Versteigerung
now-opening = Erste Aktienrunde
now-shares = Aktienrunde
now-finished = Spielende
now-track = Gleise bauen
now-marker = Bahnhof setzen
now-run = Loks fahren lassen
now-dividend = Einfahrergebnis verteilen
now-train = Loks kaufen
now-operating = Betriebsrunde
train-numbered = { $name }er-Lok
train-lettered = { $name }-Lok

## Refusals

refused-above-printed-price = In der Notfinanzierung kostet diese Lok höchstens { $price }, den aufgedruckten Preis.
refused-assisted-already = { $who } hat eine Lok; ein Zuschuss des Direktors ist nur für die erste möglich.
refused-below-maximum = Diese Strecken bringen { $claimed }, doch { $best } sind möglich. Es zählt das höchste Einfahrergebnis.
refused-bid-beyond-cash = Du hast { $cash } Bargeld; mehr kannst du nicht bieten.
refused-bid-too-low = Das erste Gebot muss mindestens { $minimum } betragen.
refused-cannot-afford = Das kostet { $price }; du hast { $cash } zur Verfügung.
refused-certificate-limit = Du hast { $held ->
    [one] { $held } Papier
   *[other] { $held } Papiere
}; das Limit bei { $seats } Spielern ist { $limit }. Verkaufe zuerst eins.
refused-certificate-reserved = Die Direktoraktie von { $company } ist reserviert und nicht zu kaufen.
refused-circle-reserved = Der letzte freie Bahnhofsplatz in { $at } bleibt für eine Gesellschaft, die noch nicht agiert hat.
refused-city-tile-only = Auf { $hex } passen nur Plättchen mit einer solchen Stadt.
refused-colour-not-yet = Plättchen dieser Farbe gibt es in Phase { $phase } noch nicht.
refused-colour-step = Dieses Plättchen hat nicht die Farbe, die auf { $hex } folgt: gelb, grün, braun, grau.
refused-company-merged = { $company } ist in den SBB aufgegangen; ihre Aktien gibt es nicht mehr.
refused-destination-not-reached = { $company } steht jetzt keine Zielprämie zu.
refused-director-cannot-step-down = Niemand sonst hält zwei Aktien von { $company }, um die Direktion zu übernehmen. Die Direktoraktie bleibt bei dir.
refused-directors-certificate-first = Die Direktoraktie von { $company } ist noch unverkauft; sie wird zuerst gekauft.
refused-directors-certificate-sold = Die Direktoraktie von { $company } ist schon verkauft.
refused-certificate-not-split = Von den zwei Aktien aus der Direktoraktie von { $company } werden beide verkauft, oder eine, wenn sie den Bankpool füllt.
refused-double-first = Die ganze SBB liegt im Bankpool. Zuerst wird eine Doppelaktie gekauft.
refused-double-not-split = Eine Doppelaktie der SBB wird nur im Ganzen verkauft.
refused-eva-no-room = Die Gesellschaft hat { $limit ->
    [one] { $limit } Lok
   *[other] { $limit } Loks
}, das Limit in Phase { $phase }. Für EVA ist kein Platz.
refused-eva-not-directed = Wer EVA hält, hat nicht die Direktion von { $company }.
refused-eva-not-held = Zurzeit hält kein Spieler EVA.
refused-eva-not-your-turn = EVA geht an die Gesellschaft, die gerade agiert.
refused-exchange-after-sale = Du hast in diesem Spielzug verkauft; eine Kohlebahn kannst du in einem Spielzug ohne Verkauf tauschen.
refused-exchange-compulsory = Eine Bergbahn kann nicht abgegeben werden, solange eine Regionalbahn eine Aktie dafür hat.
refused-exchange-not-yet = Bergbahnen tauscht man in Phase { $only }, Kohlebahnen in den Phasen { $first } und { $last }; dies ist Phase { $phase }.
refused-exchanged-already = { $who } hat in dieser Betriebsrunde schon eine Lok in Zahlung gegeben; mehr geht nicht. Der volle Preis bleibt möglich.
refused-no-sales-for-trains = Für eine Lok werden keine Aktien verkauft; was fehlt, wird geliehen.
refused-no-bond-share = Beim Pflichttausch gibt es keine Aktie der Anleihebahn { $company }.
refused-double-stays = Die Doppelaktie von { $company } wird nur verkauft, solange der andere zwei ihrer Aktien hält.
refused-only-in-wien = Dieser Marker der Anleihebahn kommt nach Wien.
refused-construction-railway = { $company } ist eine Baubahn: Sie baut Gleise und tut sonst nichts.
refused-construction-price = Eine Baubahn ist nicht für { $price } zu haben.
refused-draft-goes-on = Die Auswahl geht weiter: erst die Karten der Stapel, dann je eine Bergbahn, dann Aktien.
refused-other-card-first = { $company } liegt in einem anderen Stapel. Zu nehmen ist die andere Karte des gewählten Stapels.
refused-extra-tile-not-owned = P2 gehört weder { $who } noch ihrem Direktor.
refused-extra-tile-not-yet = Das zusätzliche Plättchen von P2 ist ab Phase { $abilities } möglich; dies ist Phase { $phase }.
refused-extra-tile-used = Das zusätzliche Plättchen von P2 ist schon gelegt.
refused-extra-tile-yellow-only = Das zusätzliche Plättchen von P2 ist ein gelbes.
refused-first-turn-not-over = { $company } ist in ihrem ersten Spielzug. Erst danach können ihre Aktien verkauft werden.
refused-furka-oberalp-gone = P4 gehört zurzeit niemandem; nur der Besitzer legt die FO-Strecke, einmal.
refused-furka-oberalp-not-yet = Die FO-Strecke ist ab Phase { $abilities } möglich; dies ist Phase { $phase }.
refused-furka-oberalp-not-your-turn = Der Besitzer von P4 legt die FO-Strecke im eigenen Spielzug oder in dem der eigenen Gesellschaft.
refused-furka-oberalp-only = Auf { $hex } passen nur die FO-Strecke und Tunnel.
refused-game-over = Die Partie ist zu Ende.
refused-goods-trains-only = { $who } ist eine Kohlebahn: Sie kann nur g-Loks besitzen.
refused-h-trains-only = { $who } ist eine Regionalbahn: Sie kann nur H-Loks besitzen.
refused-hex-not-bare = { $hex } zeigt schon Gleise; ein gelbes Plättchen braucht ein Hexfeld ohne Gleise.
refused-home-tile-first = Der Heimatbahnhof von { $who }, { $home }, hat noch kein Gleis. Dort liegt das erste Plättchen, nicht auf { $hex }.
refused-in-debt = Du hast { $debt } Schulden. Sind sie getilgt, kannst du kaufen.
refused-in-exchange-debt = Du hast { $debt } Tauschschuld. Ist sie beglichen, kannst du kaufen.
refused-in-receivership = Niemand hält zwei Aktien von { $who }: Unter Zwangsverwaltung kauft sie keine Loks.
refused-kind-must-stay = Gleise, Kleinstädte und Städte auf { $hex } bleiben, was sie sind. Nimm ein anderes Plättchen.
refused-label-missing = Auf { $hex } passen nur Plättchen mit demselben Kürzel.
refused-marker-not-connected = { $at } ist mit keinem Bahnhof von { $who } verbunden.
refused-marker-on-hex-already = { $who } hat auf { $hex } schon einen Bahnhof.
refused-marker-too-dear = Der Bahnhofsmarker kostet { $cost }; { $who } hat { $cash } zur Verfügung.
refused-more-than-debt = Du hast { $debt } Schulden; tilgen kannst du von { $least } bis zu diesem Betrag.
refused-more-than-half = Du hältst { $held ->
    [one] { $held } Aktie
   *[other] { $held } Aktien
} von { $company }, mehr als die Hälfte. Weitere kannst du nur aus dem Bankpool kaufen.
refused-mountain-already-bought = Je Aktienrunde kannst du eine Bergbahn kaufen, die nächste in der nächsten Runde.
refused-mountain-hex-taken = Auf { $hex } steht schon eine Bergbahn.
refused-mountain-railway-gone = Bergbahn { $private } ist nicht zu haben.
refused-mountain-taken = Bergbahn { $mountain } ist nicht zu haben.
refused-mountain-to-place = Deine neue Bergbahn hat noch keinen Platz. Zuerst: Berg und Ertragstafel wählen.
refused-national-not-formed = Die SBB sind noch nicht gegründet; ihre Aktien gibt es erst danach.
refused-never-upgraded = Was auf { $hex } liegt, wird nie ausgetauscht.
refused-new-track-not-reached = Der Austausch auf { $hex } bringt { $who } weder ein neues Gleis noch einen neuen Wert in Reichweite.
refused-no-debt = Du hast keine Schulden.
refused-no-free-circle = In { $at } ist kein Bahnhofsplatz frei.
refused-no-marker-left = { $who } hat keinen Bahnhofsmarker mehr.
refused-no-marker-there = { $company } hat in Stadt { $city } dieses Hexfelds keinen Bahnhof.
refused-no-obligation = Für { $who } besteht kein Lokzwang, daher gibt es keine Notfinanzierung.
refused-no-share-for-mountain = Die Bank hat zurzeit keine freie Aktie von { $company }.
refused-no-such-panel = Von Ertragstafel { $panel } ist keine mehr da.
refused-no-such-paper = Ein solches Papier gibt es nicht.
refused-no-such-par = Ein Ausgabekurs von { $par } ist nicht vorgesehen. Möglich: { $pars }.
refused-no-such-price = Für { $price } ist diese Bahn nicht zu haben.
refused-no-such-tile = Ein solches Plättchen oder Hexfeld gibt es nicht.
refused-no-such-train = { $who } hat keine { $model } für diese Fahrt.
refused-no-tile-left = Von diesem Plättchen ist keins mehr da.
refused-no-trade-yet = Gesellschaften können Loks ab Phase { $from } handeln; dies ist Phase { $phase }.
refused-nobody-agrees = { $company } hat keinen Direktor, der dem Verkauf einer Lok zustimmen könnte.
refused-not-a-city = Eine solche Stadt gibt es auf { $hex } nicht.
refused-not-a-mountain = { $hex } ist kein Bergfeld.
refused-not-a-regional = { $company } ist keine Regionalbahn; nur gegen deren Aktien werden Bergbahnen getauscht.
refused-not-a-tunnel-hex = Durch { $hex } kann kein Tunnel gebaut werden.
refused-not-bankrupt = Ein Bankrott ist hier nicht möglich.
refused-not-buildable = Auf { $hex } wird nie ein Plättchen gelegt.
refused-not-connected = { $hex } ist mit keinem Bahnhof von { $who } verbunden.
refused-not-in-initial-round = Aktien von { $company } gibt es ab der ersten gewöhnlichen Aktienrunde.
refused-not-mouths = Ein Tunnel durch { $hex } verbindet zwei Tunnelportale, gerade oder in weitem Bogen.
refused-not-now = Das ist jetzt nicht möglich. Aktueller Schritt: { $step }.
refused-not-operated-yet = { $company } hat noch nicht agiert. Ihre Aktien sind nach dem ersten Spielzug verkäuflich.
refused-not-owned-by-seller = Die verkaufende Gesellschaft hat keine { $model }.
refused-not-so-many-shares = Du hältst { $held ->
    [one] { $held } Aktie
   *[other] { $held } Aktien
} von { $company }; verkaufen kannst du mindestens 1 und nicht mehr, als du hältst.
refused-not-started = Die Direktoraktie von { $company } ist noch unverkauft; so lange sind ihre Aktien nicht verkäuflich.
refused-not-surrenderable = Hier kann keine { $model } abgegeben werden.
refused-not-tradable = Die { $model } kann nicht gehandelt werden.
refused-not-your-coal-railway = Du kannst nur eine eigene Bahn tauschen.
refused-not-yours-to-exchange = Du kannst nur eine eigene Bahn tauschen.
refused-nothing-earned = { $who } kann bis zu { $best } einfahren. Mindestens eine Strecke mit Einnahmen wird angesagt.
refused-nothing-on-offer = Eine solche Aktie von { $company } ist nicht zu haben.
refused-nothing-to-surrender = { $who } hat keine Lok, die für eine { $model } in Zahlung gegeben werden könnte.
refused-old-track-lost = Dieses Plättchen erhält nicht alle alten Gleise auf { $hex }. Drehe es oder nimm ein anderes.
refused-other-title = Diese Aktion gibt es in diesem Spiel nicht.
refused-over-certificate-limit = Du hast { $held ->
    [one] { $held } Papier
   *[other] { $held } Papiere
}; das Papierlimit ist { $limit }. Verkaufe zuerst bis dorthin.
refused-par-out-of-place = Den Ausgabekurs von { $company } legt fest, wer P6 kauft.
refused-plain-track-only = { $hex } ist ein freies Feld: Dort passt nur ein Streckengleis.
refused-pool-limit = Danach lägen { $would_be } { $company }-Aktien im Bankpool; Platz ist für { $limit }. Du kannst { $room } verkaufen.
refused-pre-sbb-no-assistance = { $who } ist eine Vor-SBB-Bahn: Loks zahlt sie allein aus dem Betriebskapital.
refused-pre-staatsbahn-price = Für { $price } ist diese Bahn nicht zu haben.
refused-printed-price = Die beiden Gesellschaften haben verschiedene Direktoren; diese Lok kostet daher { $price }, den aufgedruckten Preis.
refused-private-buyer-barred = { $company } kann keine Privatbahnen kaufen; das können historische Gesellschaften und Regionalbahnen.
refused-private-not-saleable = { $private } kann an keine Gesellschaft verkauft werden.
refused-private-not-the-directors = { $private } gehört nicht dem Direktor von { $who }.
refused-private-not-yet = Gesellschaften können Privatbahnen ab Phase { $abilities } kaufen; dies ist Phase { $phase }.
refused-private-price = Diese Privatbahn kostet von { $minimum } bis { $maximum } einschließlich.
refused-private-too-dear = Diese Privatbahn kostet { $price }; { $who } hat { $cash } zur Verfügung.
refused-privates-last = An diesem Tisch werden Privatbahnen ganz am Ende des Spielzugs gekauft, nach den Loks.
refused-privates-unsold = Es gibt noch unverkaufte Privatbahnen. Vor dem Ende der Versteigerung kann nichts anderes gekauft werden.
refused-raise-too-small = Das nächste Gebot muss mindestens { $minimum } betragen.
refused-repaid-whole = Du tilgst { $due } auf einmal.
refused-repayment-due = Du hast { $debt } Schulden und kannst nichts anderes tun: Tilge sie.
refused-sale-after-purchase = In diesem Spielzug wurde schon gekauft: ein Papier je Spielzug, und Verkäufe kommen davor.
refused-sale-changes-director = Durch diesen Verkauf wechselte die Direktion von { $company }; in der Notfinanzierung kann sie das nicht.
refused-sale-due-first = Du hast { $debt } Tauschschuld. Verkaufe zuerst Aktien, um sie zu begleichen.
refused-sale-not-needed = Auch ohne die letzte Aktie dieses Pakets reicht das Geld. Verkaufe weniger.
refused-sales-barred = In dieser Aktienrunde wurde die letzte Privatbahn verkauft. Aktien kannst du ab der nächsten verkaufen.
refused-sales-out-of-order = { $company } hat einen höheren Kurs als das zuvor Verkaufte. An diesem Tisch wird nach fallendem Kurs verkauft.
refused-sbb-printed-price = Im Handel mit den SBB kostet diese Lok { $price }, den aufgedruckten Preis.
refused-sold-already = In diesem Spielzug wurde schon ein Paket { $company }-Aktien verkauft; je Gesellschaft gibt es eines.
refused-sold-this-round = Du hast in dieser Aktienrunde { $company }-Aktien verkauft. Ab der nächsten kannst du sie wieder kaufen.
refused-sold-too-much = Für eine Lok bis { $beyond } wurden mehr Aktien verkauft als nötig. Nimm eine teurere.
refused-terrain-too-dear = Hier zu bauen kostet { $cost }; { $who } hat { $cash } zur Verfügung.
refused-tile-already-laid = { $who } hat in diesem Spielzug schon gebaut: ein Plättchen oder ein Austausch je Spielzug.
refused-town-tile-only = Auf { $hex } passen nur Plättchen mit ebenso vielen Kleinstädten.
refused-track-into-bar = Auf { $hex } führt dieses Gleis an eine gesperrte Kante. Drehe das Plättchen oder nimm ein anderes.
refused-track-into-grey = Auf { $hex } führt dieses Gleis in ein Hexfeld, das dort kein Gleis zeigt. Drehe das Plättchen oder nimm ein anderes.
refused-track-into-red = Auf { $hex } führt dieses Gleis in eine Fernverbindung ohne vorgedrucktes Gleis. Drehe das Plättchen oder nimm ein anderes.
refused-track-into-tunnel-hex = Auf { $hex } führt dieses Gleis in ein Hexfeld, wo kein Tunnelportal ist. Drehe das Plättchen oder nimm ein anderes.
refused-track-off-the-map = Auf { $hex } führt dieses Gleis vom Spielplan. Drehe das Plättchen oder nimm ein anderes.
refused-track-shared = Die Strecken { $with } und { $run } benutzen dasselbe Gleis.
refused-trade-beyond-cash = Betriebskapital und Bargeld des Direktors setzen die Grenze: höchstens { $maximum }.
refused-trade-beyond-treasury = Diese Lok soll { $price } kosten; { $who } hat { $cash } Betriebskapital.
refused-trade-declined = Dieses Angebot wurde in diesem Schritt schon abgelehnt.
refused-trade-price = Der Preis dieser Lok muss mindestens { $minimum } betragen.
refused-train-limit = { $who } hat { $limit ->
    [one] { $limit } Lok
   *[other] { $limit } Loks
}, das Limit in Phase { $phase }. Für eine weitere ist kein Platz.
refused-train-not-on-sale = Dort ist zurzeit keine { $model } zu haben.
refused-train-price = Diese Lok kostet { $price }, den aufgedruckten Preis.
refused-train-required = { $who } hat eine Strecke, aber keine Lok. Vor dem Ende des Spielzugs muss sie eine kaufen.
refused-train-too-dear = Diese Lok kostet { $price }; { $who } hat { $cash } zur Verfügung.
refused-train-waits = { $company } ist noch nicht in Betrieb; so lange warten die Loks auf ihrem Besitzbogen.
refused-trains-over = { $who } kauft in diesem Spielzug keine Loks mehr.
refused-treasury-suffices = { $who } kann jede Lok aus dem Betriebskapital von { $cash } zahlen. Verkauft wird dafür nichts.
refused-tunnel-already-bought = Je Aktienrunde kannst du ein Tunnelpapier kaufen, das nächste in der nächsten Runde.
refused-tunnel-hex-taken = Durch { $hex } führt schon ein Tunnel.
refused-tunnel-not-connected = Keines der beiden Tunnelportale von { $hex } ist mit einem Bahnhof von { $who } verbunden.
refused-tunnel-not-owned = Tunnelpapier { $tunnel } gehört nicht dem Direktor von { $who }.
refused-tunnel-taken = Tunnelpapier { $tunnel } ist nicht zu haben.
refused-tunnel-too-dear = Ein Tunnel kostet { $cost }; { $who } hat { $cash } zur Verfügung.
refused-tunnel-used = Das Tunnelbaurecht von { $tunnel } ist schon genutzt.
refused-upgrade-not-connected = Das Plättchen auf { $hex } ist mit keinem Bahnhof von { $who } verbunden.

## Refusals that 1824 words in its own way

refused-1824-certificate-limit-opening = Du hast { $held ->
    [one] { $held } Papier
   *[other] { $held } Papiere
}; das Limit bei { $seats } Spielern ist { $limit }. Du kannst passen.
refused-1824-directors-certificate-first = { $company } hat noch keinen Kurs; zuerst wird ihre Direktoraktie gekauft.
refused-1824-directors-certificate-first-coal = { $company } hat noch keinen Kurs; ihn legt fest, wer ihre Kohlebahn { $coal } kauft.
refused-1824-more-than-half = Du hältst { $held ->
    [one] { $held } Aktie
   *[other] { $held } Aktien
} von { $company }; Käufe enden bei 6 (60 %). Mehr kann nur ein Tausch bringen.
refused-1824-no-debt-overdraft = Zu tilgen gibt es nichts: Alles, was du erhältst, gleicht zuerst dein überzogenes Konto aus.
refused-1824-no-such-paper = Ein solches Papier wird weder gekauft noch verkauft.
refused-1824-no-such-par = Ein Startkurs von { $par } ist nicht vorgesehen. Möglich: { $pars }.
refused-1824-nothing-on-offer = Die Bank hat zurzeit keine freie Aktie von { $company }.
refused-1824-nothing-on-offer-minor = { $company } ist schon verkauft.
refused-1824-pool-limit = Danach lägen { $would_be } { $company }-Aktien in der Bank; liegen können dort { $limit }. Du kannst { $room } verkaufen.
refused-1824-sale-not-needed = Auch ohne die letzte Aktie dieses Pakets reicht das Geld. Verkaufe weniger oder keine.
refused-1824-sales-barred = In der ersten Aktienrunde kann nichts verkauft oder getauscht werden.
refused-1824-train-required = { $who } hat keine Lok. Vor dem Ende des Spielzugs muss sie eine kaufen.

## Faults of a route

fault-cannot-pass = Strecke { $route } kann über { $stop } nicht hinausführen; sie kann dort enden.
fault-end-of-the-line = Strecke { $route } führt über { $stop } hinaus, wo jede Strecke endet.
fault-ends-on-the-line = Strecke { $route } endet auf { $hex }, wo kein Halt ist.
fault-fewer-than-two-stops = Strecke { $route } verbindet weniger als zwei Halte.
fault-marker-not-scored = Strecke { $route } wertet keinen Bahnhof von { $who }.
fault-mine = Strecke { $route } führt nach { $stop }, einem Bergwerk; dorthin fahren nur g-Loks.
fault-no-marker = An Strecke { $route } liegt kein Bahnhof von { $who }.
fault-no-mine = Strecke { $route } hat an keinem Ende ein Bergwerk; eine g-Lok beginnt bei einem.
fault-no-track = Strecke { $route }: Auf { $hex } führt kein Gleis dorthin.
fault-not-a-stop = Strecke { $route } wertet { $stop }, das zurzeit keinen Wert hat.
fault-not-joined = Strecke { $route }: Auf { $hex } verbindet kein Gleis diese beiden Kanten.
fault-red-location = Strecke { $route } führt nach { $stop }; H-Loks fahren keine Fernverbindungen.
fault-same-group-twice = Strecke { $route } besucht { $stop } und einen Halt, der damit nicht auf einer Strecke liegen kann.
fault-same-hex-twice = Strecke { $route } besucht zwei Städte auf { $stop }; auf einer Strecke liegt höchstens eine.
fault-same-stop-twice = Strecke { $route } führt zweimal nach { $stop }.
fault-same-track-twice = Strecke { $route } benutzt dasselbe Gleis auf { $hex } zweimal.
fault-second-mine = Strecke { $route } kommt zu einem zweiten Bergwerk, { $stop }; eine g-Lok fährt eines an.
fault-too-many-cities = Strecke { $route } besucht { $cities } Städte; die Reichweite dieser g-Lok ist { $limit }.
fault-too-many-hexes = Strecke { $route } führt über { $hexes } Hexfelder; die Reichweite dieser Lok ist { $limit }.
fault-too-many-stops = Strecke { $route } hat { $stops } Halte; die Reichweite dieser Lok ist { $limit }.

## Eine Meldung neben dem besten Ergebnis

claim-less = { $train }: { $claimed } ist gemeldet, { $best } ist möglich ({ $more }).
claim-idle = { $train }: fährt nicht, { $best } ist möglich.
claim-needless = { $train }: { $claimed } ist gemeldet; beim besten Ergebnis fährt sie nicht.
claim-gained = Dazu: { $stops }.
claim-lost = Dafür ohne: { $stops }.
