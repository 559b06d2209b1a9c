coach-run-more = { $company } fährt { $to } statt { $from } ein.
coach-run-less = { $company } fährt nur { $to } statt { $from } ein.
coach-dividends-more = Deine Aktien der { $company } zahlen bis zum Ende etwa { $money } mehr.
coach-dividends-less = Deine Aktien der { $company } zahlen bis zum Ende etwa { $money } weniger.
coach-final-price-more = Deine Aktien der { $company } sind am Ende etwa { $money } mehr wert.
coach-final-price-less = Deine Aktien der { $company } sind am Ende etwa { $money } weniger wert.
coach-price-up = Der Kurs der { $company } steigt von { $from } auf { $to }.
coach-price-down = Der Kurs der { $company } fällt von { $from } auf { $to }.
coach-burden-more = Als Direktor musst du wohl etwa { $money } zu Zügen der { $company } zuschießen.
coach-burden-less = Es erspart dir etwa { $money }, die du zu Zügen der { $company } zuschießen müsstest.
coach-scrapped = { $n ->
    [1] Ein { $train } der { $company } wird wohl noch in dieser Runde verschrottet.
    [one] Ein { $train } der { $company } wird wohl binnen { $n } Betriebsrunde verschrottet.
   *[other] Ein { $train } der { $company } wird wohl binnen { $n } Betriebsrunden verschrottet.
}
coach-must-buy = { $n ->
    [1] { $company } muss in dieser Runde einen Zug kaufen, mit etwa { $money } aus deiner Tasche.
    [one] { $company } muss in { $n } Betriebsrunde einen Zug kaufen, mit etwa { $money } aus deiner Tasche.
   *[other] { $company } muss in { $n } Betriebsrunden einen Zug kaufen, mit etwa { $money } aus deiner Tasche.
}
coach-cash-more = Du behältst etwa { $money } mehr in bar, samt dem, was es einbringen kann.
coach-cash-less = Es kostet dich etwa { $money } in bar, samt dem, was es hätte einbringen können.
coach-rival-gains = { $player } gewinnt dadurch etwa { $money } hinzu.
coach-rival-loses = { $player } büßt dadurch etwa { $money } ein.
coach-worth = Dir ist es etwa { $money } wert, nicht mehr.
coach = Coach
coach-ask = Was würdest du tun?
coach-ask-last = Warum der letzte Zug?
coach-thinks = Der Coach denkt nach …
coach-nothing = Hier gibt es nichts zu wählen.
coach-would = Das würde der Coach tun:
coach-agrees = Der Coach weiß nichts Besseres.
coach-differs = Der Coach sieht etwas, das um etwa { $money } besser ist.
coach-better = besser
coach-given = gespielt
coach-show = Zeigen
coach-behind = etwa { $money } schlechter, mitgerechnet, was die anderen gewinnen
coach-figures = Am Ende etwa { $money }, { $share } des ganzen Vermögens; zur nächsten Aktienrunde etwa { $soon }
coach-note = Eine Vorhersage, kein Versprechen: sie nimmt an, dass alle vernünftig weiterspielen.
coach-no = aus
coach-yes = erlaubt, ohne Wertung
coach-why = Warum?
review = Rückschau
review-words = Der Coach sieht sich jede Entscheidung der Partie an: wie alle standen und welche Züge am meisten gekostet haben.
review-start = Partie durchsehen
review-again = Noch einmal durchsehen
review-going = Die Partie wird durchgesehen …
review-not-now = Diese Partie zählt für die Wertung: durchsehen lässt sie sich, wenn sie vorbei ist.
review-curve = Erwarteter Anteil am Vermögen
review-curve-words = Welchen Teil des Endvermögens aller jeder erwarten durfte, in Prozent.
review-mistakes = Die teuersten Entscheidungen
review-no-mistakes = Keine, die der Coach viel besser getroffen hätte.
review-mistake = { $given }. Besser, am Ende um etwa { $money } mehr: { $better }.
review-look = Stellung zeigen
review-try = Dort etwas anderes versuchen
review-phases = Phasen
review-phase = Phase { $phase } beginnt; { $player } liegt vorn.
review-run = { $company } hat { $earned } eingefahren, { $best } war möglich.
review-no-runs = Jede Fahrt war die bestmögliche.
review-runs = { $n ->
    [one] { $n } Fahrt hat { $money } liegen lassen.
   *[other] { $n } Fahrten haben { $money } liegen lassen.
}
