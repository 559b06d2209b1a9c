coach-run-more = { $company } runs for { $to } instead of { $from }.
coach-run-less = { $company } runs for only { $to } instead of { $from }.
coach-dividends-more = Your shares of { $company } pay about { $money } more by the end.
coach-dividends-less = Your shares of { $company } pay about { $money } less by the end.
coach-final-price-more = Your shares of { $company } are worth about { $money } more at the end.
coach-final-price-less = Your shares of { $company } are worth about { $money } less at the end.
coach-price-up = The price of { $company } rises from { $from } to { $to }.
coach-price-down = The price of { $company } falls from { $from } to { $to }.
coach-burden-more = As director you will probably have to add about { $money } for trains of { $company }.
coach-burden-less = It saves you about { $money } that you would have to add for trains of { $company }.
coach-scrapped = { $n ->
    [1] A { $train } of { $company } is probably scrapped this round.
    [one] A { $train } of { $company } is probably scrapped within { $n } operating round.
   *[other] A { $train } of { $company } is probably scrapped within { $n } operating rounds.
}
coach-must-buy = { $n ->
    [1] { $company } has to buy a train this round, with about { $money } of your own.
    [one] { $company } will have to buy a train in { $n } operating round, with about { $money } of your own.
   *[other] { $company } will have to buy a train in { $n } operating rounds, with about { $money } of your own.
}
coach-cash-more = You keep about { $money } more in cash, with what it can earn.
coach-cash-less = It costs you about { $money } in cash, with what that could have earned.
coach-rival-gains = { $player } gains about { $money } by it.
coach-rival-loses = { $player } loses about { $money } by it.
coach-worth = To you it is worth about { $money }, not more.
coach = Coach
coach-ask = What would you do?
coach-ask-last = Why the last move?
coach-thinks = The coach is thinking …
coach-nothing = There is nothing to choose here.
coach-would = The coach would do this:
coach-agrees = The coach knows nothing better.
coach-differs = The coach sees something that is about { $money } better.
coach-better = better
coach-given = played
coach-show = Show
coach-behind = about { $money } worse, with what the others gain by it
coach-figures = By the end about { $money }, { $share } of all wealth; about { $soon } at the next share round.
coach-note = A forecast, not a promise: it assumes that everybody plays on sensibly.
coach-no = off
coach-yes = allowed, not rated
coach-why = Why?
review = Review
review-words = The coach looks at every decision of the game: how everybody stood, and which moves cost most.
review-start = Review this game
review-again = Review again
review-going = Looking through the game …
review-not-now = This game is rated: it can be reviewed when it is over.
review-curve = Expected share of the wealth
review-curve-words = What part of everybody’s final wealth each player was expected to own, in percent.
review-mistakes = The costliest decisions
review-no-mistakes = None that the coach would have made much better.
review-mistake = { $given }. Better, by about { $money } in the end: { $better }.
review-look = Show the position
review-try = Try something else there
review-phases = Phases
review-phase = Phase { $phase } begins; { $player } is ahead.
review-run = { $company } earned { $earned }, { $best } was possible.
review-no-runs = Every run was the best possible.
review-runs = { $n ->
    [one] { $n } run left { $money } on the table.
   *[other] { $n } runs left { $money } on the table.
}
