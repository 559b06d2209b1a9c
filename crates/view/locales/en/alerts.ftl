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

# The screen of alerts
alerts = Alerts
alerts-words = What calls you to your tables when you are not looking. Quiet hours are those of your calendar.
alert-kind-turn = It is my turn
alert-kind-start = A game begins
alert-kind-asked = Somebody asks me
alert-kind-over = A game is over
alert-kind-named = A message names me
alert-kind-order = An order was dropped
alert-channel-mail = Mail
alert-channel-push = Browser
alert-channel-webhook = Webhook
alert-switch = { $kind }: { $channel }
mail-address = Mail address
mail-send-link = Send a link to confirm it
mail-link-sent = A link is on its way to { $mail }. It works for a day.
mail-is-verified = Confirmed: { $mail }
mail-is-pending = Not confirmed yet: { $mail }
mail-remove = Remove
alert-delay = Wait before mail and webhooks
alert-push-delay = Wait before browser messages
delay-none = not at all
delay-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
delay-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
delay-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
alert-digest-choice = Mail
alert-digest-off = each time
alert-digest-at = once a day, at { $hour }
push-on = Switch on in this browser
push-is-on = This browser gets messages.
push-refused = This browser does not allow messages; its settings can change that.
webhook-add = Add a webhook
webhook-url = Address (https)
webhook-form = For
webhook-form-json = a program (JSON)
webhook-token = Access token (Matrix, ntfy)
webhook-secret = The key that signs the messages is shown only now:
target-remove = Remove
alert-try = Test
alert-tried = Sent: please look whether it has arrived.
forgot-password = Forgot your password?
forgot-words = If an account has this address, a link to a new password comes by mail. It works for 30 minutes.
forgot-send = Send the link
forgot-sent = If an account has this address, the link is on its way.
reset-set = Set the password
reset-done = The new password is set, and you are signed in.
verify-done = The address is confirmed.
unsubscribe-words = Kursbuch will send you no more mail about your games. Browser messages and webhooks stay as they are.
unsubscribe-done = Done: no more mail will come.
