# Alerts: what calls a player to the table
alert-turn = Your turn: { $table }
alert-turn-words = It is your turn at “{ $table }”.
alert-start = The game begins: { $table }
alert-start-words = The game at “{ $table }” has begun.
alert-asked = You are asked: { $table }
alert-asked-words = { $name } asks for your consent at “{ $table }”.
alert-over = Game over: { $table }
alert-over-words = The game at “{ $table }” is over.
alert-named = You were mentioned: { $table }
alert-named-words = { $name } has mentioned you at “{ $table }”.
alert-order = An order was dropped: { $table }
alert-order-words = An order of yours at “{ $table }” no longer holds and was dropped.
alert-test = Kursbuch: test
alert-test-words = This is a test: alerts reach you here.
alert-digest = Kursbuch: { $n ->
    [one] { $n } thing waits for you
   *[other] { $n } things wait for you
}
alert-to-table = To the table
alert-foot = You get this because you want to be called to your games on Kursbuch.
alert-unsubscribe = No more mail

# Links that are mailed
mail-verify = Kursbuch: please confirm your address
mail-verify-words = { $name } wants to get mail from Kursbuch at this address. If that is you, please open this link within a day:
mail-verify-ignore = If not, there is nothing to do: without the link, no more mail will come.
mail-reset = Kursbuch: a new password
mail-reset-words = Somebody has asked for a new password for the account “{ $name }”. This link leads to it. It works once, for 30 minutes:
mail-reset-ignore = If that was not you, there is nothing to do: your password stays as it is.
