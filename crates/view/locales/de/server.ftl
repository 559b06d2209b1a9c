# Die Anfrage selbst
server-not-json = Der Inhalt muss application/json sein.
server-body-too-large = Der Inhalt darf höchstens { $max } Bytes haben.
server-body-incomplete = Der Inhalt ist unvollständig.
server-body-too-slow = Der Inhalt kam nicht rechtzeitig an.
server-body-unreadable = Der Inhalt ist nicht lesbar: { $detail }
server-query-unreadable = Die Abfrage ist nicht lesbar: { $detail }
server-method = Diese Methode gibt es hier nicht.
server-unknown-host = Dieser Server ist nicht unter diesem Namen erreichbar.
server-cross-site = Diese Anfrage kommt von einer anderen Website.
server-too-many-requests = Zu viele Anfragen. Bitte in einer Minute noch einmal versuchen.
server-not-found = Nicht gefunden, oder du hast keinen Zugang.

# Personen
server-sign-in-first = Bitte zuerst anmelden oder als Gast spielen.
server-wrong-credentials = Name, Passwort oder Schlüssel ist falsch.
server-has-password = Du bist registriert: Melde dich mit deinem Passwort an.
server-name-taken = Dieser Name ist vergeben.
server-name-length = Ein Name muss 1 bis { $max } sichtbare Zeichen haben.
server-message-length = Eine Nachricht muss 1 bis { $max } sichtbare Zeichen haben.
server-password-length = Ein Passwort muss { $min } bis { $max } Zeichen haben.
server-search-length = Eine Suche darf höchstens { $max } Zeichen haben.
server-language-unknown = Eine Sprache wird mit ihrem Kürzel genannt, etwa de oder en.
server-mail-address = Das ist keine Mailadresse.
server-link-void = Dieser Link ist abgelaufen oder schon benutzt. Bitte fordere einen neuen an.
server-alert-settings = Eine Wartezeit hat höchstens sieben Tage, und ein Tag hat 24 Stunden.
server-alert-target = Dorthin lassen sich keine Nachrichten schicken: Nötig ist eine öffentliche Adresse, die mit https beginnt.
server-too-many-targets = Du hast schon { $max } Browser und Webhooks, mehr geht nicht.
server-alert-channel-empty = Dort ist noch nichts eingerichtet.
server-alert-unsent = Die Probenachricht kam nicht an. Bitte prüfe, wohin sie geht.
server-unknown-time-zone = Diese Zeitzone gibt es nicht.
server-quiet-hours = Ruhezeiten dauern zwischen einer Minute und zwölf Stunden.
server-bad-vacation = Ein Urlaub braucht einen ersten und einen letzten Tag, in dieser Reihenfolge.
server-vacation-too-long = Ein Kalender fasst höchstens { $days } Urlaubstage.

# Uhren
server-bad-clock = Die Bedenkzeit muss mindestens 10 Sekunden betragen, höchstens 24 Stunden live oder 30 Tage im Fernspiel; für den Zuschlag gilt dasselbe Höchstmaß.
server-no-clock = An diesem Tisch läuft keine Uhr.
server-paused = Das Spiel ist unterbrochen.
server-not-paused = Das Spiel ist nicht unterbrochen.
server-pause-already-asked = Danach wurde schon gefragt; die anderen müssen noch antworten.

# Tische eröffnen, importieren, exportieren
server-seed-too-large = Ein Startwert muss kleiner als 2^53 sein.
server-seat-count = Die Zahl der Plätze muss { $players } sein.
server-player-count = Diese Spielerzahl ist nicht vorgesehen: { $players }.
server-unknown-profile = Unbekanntes Profil: { $name }.
server-unknown-option = Unbekannte Option: { $name }.
server-other-titles-option = Die Option „{ $name }“ gehört zu einem anderen Titel.
server-option-not-offered = Dieses Profil hat keine Option „{ $name }“.
server-unknown-bot-level = Einen Bot dieser Stärke gibt es nicht.
server-unknown-bot-character = Einen Bot mit diesem Charakter gibt es nicht.
server-newer-rules = Dieses Protokoll braucht eine neuere Version von Kursbuch.
server-log-unreadable = Das Protokoll ist nicht lesbar: { $detail }
server-log-action-unknown = Aktion { $number } des Protokolls nennt etwas, das es in diesem Spiel nicht gibt: { $name }.
server-log-action-illegal = Aktion { $number } des Protokolls verstößt gegen Regel { $rule }.
server-log-digest = Nach Aktion { $number } weicht die Stellung von der im Protokoll ab.
server-not-exportable = Partien dieses Profils lassen sich nicht für 18xx.games exportieren.

# Wer was darf
server-no-such-seat = Diesen Platz gibt es am Tisch nicht.
server-seat-not-yours = Das ist nicht dein Platz.
server-not-seated = Das darf nur, wer am Tisch sitzt.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-not-your-turn = Das entscheidet ein anderer Platz.
server-end-takes-all = Eine Partie durch Vereinbarung zu beenden, braucht alle, die mitspielen.

# Beginn und Spiel
server-not-started = Die Partie hat noch nicht begonnen.
server-already-started = Die Partie hat schon begonnen.
server-started-game-stays = Eine begonnene Partie kann nicht gelöscht werden.
server-review-only = Dieser Tisch ist nur zum Ansehen.
server-game-over = Die Partie ist zu Ende.
server-table-full = Alle Plätze sind besetzt.
server-seat-taken = Dieser Platz ist besetzt.
server-seats-free = Es sind noch Plätze frei.
server-stale = Die Partie ist inzwischen weitergegangen.
server-action-unknown = Die Aktion nennt etwas, das es in diesem Spiel nicht gibt: { $name }.
server-too-many-orders = Für einen Platz können höchstens { $max } Aufträge warten.

# Rücknahme, Wiederholung, Zustimmung
server-game-too-short = So lang ist die Partie nicht.
server-nothing-to-undo = Von dir gibt es noch nichts zurückzunehmen.
server-undo-too-far = Dort gibt es nichts zurückzunehmen.
server-redo-too-far = Dort gibt es nichts zu wiederholen.
server-undo-already-asked = Der Tisch wird schon wegen einer anderen Rücknahme gefragt.
server-proposal-closed = Diese Frage ist nicht mehr offen.
server-not-asked = Du bist nicht gefragt oder hast schon geantwortet.

# Bots auf Plätzen
server-bot-plays-already = Für diesen Platz zieht schon ein Bot.
server-no-bot-plays = Für diesen Platz zieht kein Bot.
server-holder-present = Wer dort sitzt, war vor Kurzem noch hier.
server-seat-empty = Dort sitzt niemand.
server-hand-over-already-asked = Der Tisch wird zu diesem Platz schon gefragt.

# Wenn etwas nicht geht
server-someone-was-faster = Jemand war schneller. Bitte noch einmal versuchen.
server-table-busy = Zu viele ändern diesen Tisch gleichzeitig. Bitte noch einmal versuchen.
server-too-many-streams = Zu viele schauen zu. Bitte später noch einmal versuchen.
server-store-unavailable = Die Datenbank antwortet nicht. Bitte noch einmal versuchen.
server-table-unavailable = Der Tisch antwortet nicht. Bitte erst am Tisch nachsehen, dann noch einmal versuchen.
server-table-damaged = Dieser Tisch ist beschädigt. Bitte melde das dem Betreiber.
server-internal = Auf dem Server ist etwas schiefgegangen.
server-banned = Du bist auf diesem Server gesperrt: { $reason }.
server-not-administrator = Das kann nur die Verwaltung.
server-is-administrator = Wer den Server verwaltet, lässt sich nicht sperren.
server-not-oneself = Dich selbst kannst du nicht blockieren.
server-blocked = An diesen Tisch kannst du dich nicht setzen.
server-not-for-programs = Das ist nichts für Programme: melde dich selbst an.
server-scope-missing = Dem Token fehlt das Recht { $scope }.
server-no-scope = Ein Token braucht mindestens ein Recht.
server-too-many-tokens = Du kannst höchstens { $max } Token haben; widerrufe erst eines.
server-not-over = Diese Partie ist nicht zu Ende.
server-nobody-to-kick = Dort sitzt niemand anderes.
