coach-run-more = { $company } fährt { $to } statt { $from } ein.
coach-run-less = { $company } fährt nur { $to } statt { $from } ein.
coach-dividends-more = Deine Aktien der { $company } zahlen bis zum Ende etwa { $money } mehr.
coach-dividends-more-i = Meine Aktien der { $company } zahlen bis zum Ende etwa { $money } mehr.
coach-dividends-more-of = Die Aktien der { $company } bei { $player } zahlen bis zum Ende etwa { $money } mehr.
coach-dividends-less = Deine Aktien der { $company } zahlen bis zum Ende etwa { $money } weniger.
coach-dividends-less-of = Die Aktien der { $company } bei { $player } zahlen bis zum Ende etwa { $money } weniger.
coach-final-price-more = Deine Aktien der { $company } sind am Ende etwa { $money } mehr wert.
coach-final-price-more-i = Meine Aktien der { $company } sind am Ende etwa { $money } mehr wert.
coach-final-price-more-of = Die Aktien der { $company } bei { $player } sind am Ende etwa { $money } mehr wert.
coach-final-price-less = Deine Aktien der { $company } sind am Ende etwa { $money } weniger wert.
coach-final-price-less-of = Die Aktien der { $company } bei { $player } sind am Ende etwa { $money } weniger wert.
coach-price-up = Der Kurs der { $company } steigt von { $from } auf { $to }.
coach-price-down = Der Kurs der { $company } fällt von { $from } auf { $to }.
coach-burden-more = Als Direktor musst du wohl etwa { $money } zu Loks der { $company } zuschießen.
coach-burden-more-of = { $player } muss als Direktor wohl etwa { $money } zu Loks der { $company } zuschießen.
coach-burden-less = Es erspart dir etwa { $money }, die du zu Loks der { $company } zuschießen müsstest.
coach-burden-less-i = Es erspart mir etwa { $money }, die ich zu Loks der { $company } zuschießen müsste.
coach-burden-less-of = Es erspart { $player } etwa { $money }, die zu Loks der { $company } zuzuschießen wären.
coach-scrapped = { $n ->
    [1] Eine { $train } der { $company } wird wohl noch in dieser Runde verschrottet.
    [one] Eine { $train } der { $company } wird wohl binnen { $n } Betriebsrunde verschrottet.
   *[other] Eine { $train } der { $company } wird wohl binnen { $n } Betriebsrunden verschrottet.
}
coach-must-buy = { $n ->
    [1] { $company } muss in dieser Runde eine Lok kaufen, mit etwa { $money } aus deiner Tasche.
    [one] { $company } muss in { $n } Betriebsrunde eine Lok kaufen, mit etwa { $money } aus deiner Tasche.
   *[other] { $company } muss in { $n } Betriebsrunden eine Lok kaufen, mit etwa { $money } aus deiner Tasche.
}
coach-must-buy-of = { $n ->
    [1] { $company } muss in dieser Runde eine Lok kaufen, { $player } zahlt etwa { $money } dazu.
    [one] { $company } muss in { $n } Betriebsrunde eine Lok kaufen, { $player } zahlt etwa { $money } dazu.
   *[other] { $company } muss in { $n } Betriebsrunden eine Lok kaufen, { $player } zahlt etwa { $money } dazu.
}
coach-cash-more = Du behältst etwa { $money } mehr in bar, samt dem, was es einbringen kann.
coach-cash-more-i = Ich behalte etwa { $money } mehr in bar, samt dem, was es einbringen kann.
coach-cash-more-of = { $player } behält etwa { $money } mehr in bar, samt dem, was es einbringen kann.
coach-cash-less = Es kostet dich etwa { $money } in bar, samt dem, was es hätte einbringen können.
coach-cash-less-of = Es kostet { $player } etwa { $money } in bar, samt dem, was es hätte einbringen können.
coach-papers-more = Papiere, die keine Aktien sind, bringen dir etwa { $money } mehr.
coach-papers-more-i = Papiere, die keine Aktien sind, bringen mir etwa { $money } mehr.
coach-papers-more-of = Papiere, die keine Aktien sind, bringen { $player } etwa { $money } mehr.
coach-papers-less = Papiere, die keine Aktien sind, bringen dir etwa { $money } weniger.
coach-papers-less-of = Papiere, die keine Aktien sind, bringen { $player } etwa { $money } weniger.
coach-then = Mit dem Geld dann: { $doing }.
coach-turned = { $doing }, anders gedreht
coach-nearer = { $n ->
    [one] Das bringt { $company } ihrem Ziel { $n } Feld näher.
   *[other] Das bringt { $company } ihrem Ziel { $n } Felder näher.
}
coach-outreach = Die Gleise der { $company } kommen Halten näher, die etwa { $worth } wert sind.
coach-rival-gains = { $player } gewinnt dadurch etwa { $money } hinzu.
coach-rival-loses = { $player } büßt dadurch etwa { $money } ein.
coach-worth = Dir ist es etwa { $money } wert, nicht mehr.
coach-worth-i = Mir ist es etwa { $money } wert, nicht mehr.
coach-worth-of = Für { $player } ist es etwa { $money } wert, nicht mehr.
coach-motive = { $player }: „{ $words }“
coach-motive-only = Ich hatte keine Wahl.
coach-motive-pass = Hier war nichts seinen Preis wert.
coach-motive-run = Mehr fahren die Loks nicht ein.
coach-motive-beginner = Das sah gut aus.
coach-motive-greedy = Das zahlt sich sofort aus; weiter schaue ich nicht.
coach-motive-planner = Es hängt wenig davon ab; nichts anderes sah besser aus.
coach-motive-learned = Danach habe ich in den Partien, aus denen ich gelernt habe, öfter gewonnen.
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
coach-figures-early = Am Ende etwa { $money }; zur nächsten Aktienrunde etwa { $soon }
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
review-standing = Erwartete Anteile am Vermögen: { $standing }
review-run = { $company } hat { $earned } eingefahren, { $best } war möglich.
review-no-runs = Jede Fahrt war die bestmögliche.
review-runs = { $n ->
    [one] { $n } Fahrt hat { $money } liegen lassen.
   *[other] { $n } Fahrten haben { $money } liegen lassen.
}
