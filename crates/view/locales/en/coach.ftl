coach-run-more = { $company } runs for { $to } instead of { $from }.
coach-run-less = { $company } runs for only { $to } instead of { $from }.
coach-dividends-more = Your shares of { $company } pay about { $money } more by the end.
coach-dividends-more-i = My shares of { $company } pay about { $money } more by the end.
coach-dividends-more-of = { $player }’s shares of { $company } pay about { $money } more by the end.
coach-dividends-less = Your shares of { $company } pay about { $money } less by the end.
coach-dividends-less-of = { $player }’s shares of { $company } pay about { $money } less by the end.
coach-final-price-more = Your shares of { $company } are worth about { $money } more at the end.
coach-final-price-more-i = My shares of { $company } are worth about { $money } more at the end.
coach-final-price-more-of = { $player }’s shares of { $company } are worth about { $money } more at the end.
coach-final-price-less = Your shares of { $company } are worth about { $money } less at the end.
coach-final-price-less-of = { $player }’s shares of { $company } are worth about { $money } less at the end.
coach-price-up = The price of { $company } rises from { $from } to { $to }.
coach-price-down = The price of { $company } falls from { $from } to { $to }.
coach-burden-more = As director you will probably have to add about { $money } for trains of { $company }.
coach-burden-more-of = { $player }, as director, will probably have to add about { $money } for trains of { $company }.
coach-burden-less = It saves you about { $money } that you would have to add for trains of { $company }.
coach-burden-less-i = It saves me about { $money } that I would have to add for trains of { $company }.
coach-burden-less-of = It saves { $player } about { $money } that they would have to add for trains of { $company }.
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
coach-must-buy-of = { $n ->
    [1] { $company } has to buy a train this round, with about { $money } from { $player }.
    [one] { $company } will have to buy a train in { $n } operating round, with about { $money } from { $player }.
   *[other] { $company } will have to buy a train in { $n } operating rounds, with about { $money } from { $player }.
}
coach-cash-more = You keep about { $money } more in cash, with what it can earn.
coach-cash-more-i = I keep about { $money } more in cash, with what it can earn.
coach-cash-more-of = { $player } keeps about { $money } more in cash, with what it can earn.
coach-cash-less = It costs you about { $money } in cash, with what that could have earned.
coach-cash-less-of = It costs { $player } about { $money } in cash, with what that could have earned.
coach-papers-more = Certificates other than shares bring you about { $money } more.
coach-papers-more-i = Certificates other than shares bring me about { $money } more.
coach-papers-more-of = Certificates other than shares bring { $player } about { $money } more.
coach-papers-less = Certificates other than shares bring you about { $money } less.
coach-papers-less-of = Certificates other than shares bring { $player } about { $money } less.
coach-then = Then, with the money: { $doing }.
coach-turned = { $doing }, lying the other way
coach-nearer = { $n ->
    [one] It brings { $company } { $n } hex nearer to its destination.
   *[other] It brings { $company } { $n } hexes nearer to its destination.
}
coach-outreach = The track of { $company } comes nearer to stops worth about { $worth }.
coach-rival-gains = { $player } gains about { $money } by it.
coach-rival-loses = { $player } loses about { $money } by it.
coach-worth = To you it is worth about { $money }, not more.
coach-worth-i = To me it is worth about { $money }, not more.
coach-worth-of = To { $player } it is worth about { $money }, not more.
coach-motive = { $player }: “{ $words }”
coach-motive-only = I had no choice.
coach-motive-pass = I saw nothing here that was worth its price.
coach-motive-run = That is the most that the trains earn.
coach-motive-beginner = It looked good to me.
coach-motive-greedy = It pays now; I do not look further.
coach-motive-planner = Little hangs on it; everything else looked no better.
coach-motive-learned = After this I won more often in the games that I have learned from.
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
coach-figures-early = By the end about { $money }; about { $soon } at the next share round.
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
review-standing = Expected shares of the wealth: { $standing }
review-run = { $company } earned { $earned }, { $best } was possible.
review-no-runs = Every run was the best possible.
review-runs = { $n ->
    [one] { $n } run left { $money } on the table.
   *[other] { $n } runs left { $money } on the table.
}
