# What is said about a rule; the rules themselves are in rules-<title>.ftl.

explain-editions = Gilt für: { $editions }
explain-option = Option { $name }: { $text }
explain-related = Siehe auch: { $rules }

## Wo eine Regel gilt

printing-first = erste Auflage
printing-second = zweite Auflage
printing-polish-aid = polnische Spielhilfe
printing-site = wie auf 18xx.games
printing-goods-time = Goods Time
printing-cisleithania = Cisleithanien

## Was für eine Regel es ist

kind-fact = Angabe
kind-procedure = Ablauf
kind-prohibition = Verbot
kind-vector = Beispiel
kind-note = Anmerkung
