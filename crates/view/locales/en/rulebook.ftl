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

## Searching: what players say and what the book says for it; words that mean nothing in a question

search-synonyms = president=director, presidency=directorship|director, token=marker, tokens=marker, station=marker, float=launch|starts|opens, floats=launch|opens, floated=launch|opens, rust=scrapped, rusts=scrapped, rusted=scrapped, obsolete=scrapped, ipo=unsold|offering, priority=playing order|number card|priority card, deal=card, stock=share, stocks=share, corporation=company, corp=company, major=company, minor=minor|coal|pre, loan=debt, loans=debt, borrow=debt, bankrupt=bankruptcy, broke=broken, payout=pays|paid, withhold=keeps|kept|withheld, withholding=keeps|kept, loco=train, engine=train, permanent=scrapped, export=abroad, foreign=abroad, offboard=red location|off board, upgrade=upgrade|replaced, sell=sale|sold, selling=sale|sold, sold=sale, buy=purchase|bought, buying=purchase|bought, cost=costs|price, costs=price, price=costs, limit=limit|most, merge=exchanged|forms, merger=exchanged|formation, nationalisation=formation|forms, blocked=filled|full, blocking=filled|full, finish=end, win=wins|winner|wealth, score=wealth, coal=coal, mine=mine, tie=equal|ties, start=begins|first, starts=begins|first
search-fillers = a an the i you he she it we they my your his her its our their me do does did can could may might must should will would shall is are was were be been am when where what which who whom whose why how if of in on at to for from by with and or not no any some there this that these those have has had get gets got much many
search-nothing = Nothing found for “{ $words }”.
search-suggestion = Did you mean “{ $word }”?
search-tip = Try fewer words, or the thing itself: marker, director, tunnel.
search-partial = No rule has all of these words; these have the most.
search-elsewhere = { $n ->
    [one] One rule of another edition or a house rule fits; it is not in force here.
   *[other] { $n } rules of other editions or house rules fit; they are not in force here.
}
search-show-elsewhere = Show them
search-found = { $n ->
    [one] One rule, from the best match on
   *[other] { $n } rules, the best match first
}

## Where a rule came up in a game

moments = In this game
moments-of-chapter = In this game under this chapter; nothing is filed under the rule itself
moments-none = In this game nothing has been filed under this chapter so far.
moments-more = and { $n } earlier
