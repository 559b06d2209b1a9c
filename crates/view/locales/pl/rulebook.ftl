# What is said about a rule; the rules themselves are in rules-<title>.ftl.

explain-editions = Obowiązuje: { $editions }
explain-option = Opcja { $name }: { $text }
explain-related = Zobacz też: { $rules }

## Gdzie obowiązuje zasada

printing-first = pierwsze wydanie
printing-second = drugie wydanie
printing-polish-aid = polska pomoc do gry
printing-site = jak na 18xx.games
printing-goods-time = Goods Time
printing-cisleithania = Przedlitawia

## Jaka to zasada

kind-fact = dane
kind-procedure = przebieg
kind-prohibition = zakaz
kind-vector = przykład
kind-note = uwaga
