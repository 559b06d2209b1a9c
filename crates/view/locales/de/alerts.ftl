# Nachrichten: was jemanden an den Tisch ruft
alert-turn = Du bist am Zug: { $table }
alert-turn-words = Du bist am Zug am Tisch „{ $table }“.
alert-start = Die Partie beginnt: { $table }
alert-start-words = Die Partie am Tisch „{ $table }“ hat begonnen.
alert-asked = Du wirst gefragt: { $table }
alert-asked-words = { $name } bittet am Tisch „{ $table }“ um deine Zustimmung.
alert-over = Partie zu Ende: { $table }
alert-over-words = Die Partie am Tisch „{ $table }“ ist zu Ende.
alert-named = Du wurdest erwähnt: { $table }
alert-named-words = { $name } hat dich am Tisch „{ $table }“ erwähnt.
alert-order = Ein Auftrag ist verfallen: { $table }
alert-order-words = Ein Auftrag von dir am Tisch „{ $table }“ gilt nicht mehr und ist verfallen.
alert-test = Kursbuch: Probe
alert-test-words = Das ist eine Probe: Hier kommen deine Nachrichten an.
alert-digest = Kursbuch: { $n ->
    [one] { $n } Sache wartet auf dich
   *[other] { $n } Sachen warten auf dich
}
alert-to-table = Zum Tisch
alert-foot = Du bekommst das, weil du bei Kursbuch an deine Partien gerufen werden willst.
alert-unsubscribe = Keine Mails mehr

# Links, die gemailt werden
mail-verify = Kursbuch: Bitte bestätige deine Adresse
mail-verify-words = { $name } möchte Mails von Kursbuch an diese Adresse bekommen. Wenn du das bist, öffne bitte innerhalb eines Tages diesen Link:
mail-verify-ignore = Wenn nicht, ist nichts zu tun: Ohne den Link kommt keine weitere Mail.
mail-reset = Kursbuch: ein neues Passwort
mail-reset-words = Jemand hat für das Konto „{ $name }“ ein neues Passwort angefordert. Dieser Link führt dorthin. Er gilt einmal und 30 Minuten lang:
mail-reset-ignore = Wenn du das nicht warst, ist nichts zu tun: Dein Passwort bleibt, wie es ist.

# Der Bildschirm dazu
alerts = Benachrichtigungen
alerts-words = Was dich an deine Tische ruft, wenn du gerade nicht hinsiehst. Ruhezeiten stehen in deinem Kalender.
alert-kind-turn = Ich bin am Zug
alert-kind-start = Eine Partie beginnt
alert-kind-asked = Jemand fragt mich
alert-kind-over = Eine Partie ist zu Ende
alert-kind-named = Jemand erwähnt mich
alert-kind-order = Ein Auftrag ist verfallen
alert-channel-mail = Mail
alert-channel-push = Browser
alert-channel-webhook = Webhook
alert-switch = { $kind }: { $channel }
mail-address = Mailadresse
mail-send-link = Link zum Bestätigen schicken
mail-link-sent = Ein Link an { $mail } ist unterwegs. Er gilt einen Tag.
mail-is-verified = Bestätigt: { $mail }
mail-is-pending = Noch nicht bestätigt: { $mail }
mail-remove = Entfernen
alert-delay = Warten vor Mails und Webhooks
alert-push-delay = Warten vor Meldungen im Browser
delay-none = gar nicht
delay-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
delay-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
delay-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
alert-digest-choice = Mails
alert-digest-off = jedes Mal
alert-digest-at = einmal am Tag, um { $hour }
push-on = In diesem Browser einschalten
push-is-on = Dieser Browser zeigt Meldungen.
push-refused = Dieser Browser lässt keine Meldungen zu; in seinen Einstellungen lässt sich das ändern.
webhook-add = Webhook hinzufügen
webhook-url = Adresse (https)
webhook-form = Für
webhook-form-json = ein Programm (JSON)
webhook-token = Zugangstoken (Matrix, ntfy)
webhook-secret = Der Schlüssel, der die Nachrichten unterschreibt, wird nur jetzt gezeigt:
target-remove = Entfernen
alert-try = Probe
alert-tried = Abgeschickt: Bitte sieh nach, ob es angekommen ist.
forgot-password = Passwort vergessen?
forgot-words = Wenn ein Konto diese Adresse hat, kommt ein Link zu einem neuen Passwort per Mail. Er gilt 30 Minuten.
forgot-send = Link schicken
forgot-sent = Wenn ein Konto diese Adresse hat, ist der Link unterwegs.
reset-set = Passwort setzen
reset-done = Das neue Passwort gilt, und du bist angemeldet.
verify-done = Die Adresse ist bestätigt.
unsubscribe-words = Kursbuch schickt dir keine Mails über deine Partien mehr. Meldungen im Browser und Webhooks bleiben, wie sie sind.
unsubscribe-done = Erledigt: Es kommen keine Mails mehr.
