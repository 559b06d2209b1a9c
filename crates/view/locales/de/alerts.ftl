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
