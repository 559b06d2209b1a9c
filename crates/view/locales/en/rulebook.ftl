# What is said about a rule; the rules themselves are in rules-<title>.ftl.

explain-editions = Holds in: { $editions }
explain-option = Option { $name }: { $text }
explain-related = See also: { $rules }

## Where a rule holds

printing-first = first edition
printing-second = second edition
printing-polish-aid = Polish table aid
printing-site = as on 18xx.games
printing-goods-time = Goods Time
printing-cisleithania = Cisleithania

## What kind of rule it is

kind-fact = fact
kind-procedure = procedure
kind-prohibition = prohibition
kind-vector = example
kind-note = note
