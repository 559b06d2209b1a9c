# Die Anfrage selbst
refused-not-json = Der Inhalt muss application/json sein.
refused-body-too-large = Der Inhalt darf höchstens { $max } Bytes haben.
refused-body-incomplete = Der Inhalt ist unvollständig.
refused-body-too-slow = Der Inhalt kam nicht rechtzeitig an.
refused-body-unreadable = Der Inhalt ist nicht lesbar: { $detail }
refused-query-unreadable = Die Abfrage ist nicht lesbar: { $detail }
refused-method = Diese Methode gibt es hier nicht.
refused-unknown-host = Dieser Server ist nicht unter diesem Namen erreichbar.
refused-cross-site = Diese Anfrage kommt von einer anderen Website.
refused-too-many-requests = Zu viele Anfragen. Bitte in einer Minute noch einmal versuchen.
refused-not-found = Nicht gefunden, oder du hast keinen Zugang.

# Personen
refused-sign-in-first = Bitte zuerst anmelden oder als Gast spielen.
refused-wrong-credentials = Name, Passwort oder Schlüssel ist falsch.
refused-has-password = Du bist registriert: Melde dich mit deinem Passwort an.
refused-name-taken = Dieser Name ist vergeben.
refused-name-length = Ein Name muss 1 bis { $max } sichtbare Zeichen haben.
refused-message-length = Eine Nachricht muss 1 bis { $max } sichtbare Zeichen haben.
refused-password-length = Ein Passwort muss { $min } bis { $max } Zeichen haben.
refused-search-length = Eine Suche darf höchstens { $max } Zeichen haben.

# Tische eröffnen, importieren, exportieren
refused-seed-too-large = Ein Startwert muss kleiner als 2^53 sein.
refused-seat-count = Die Zahl der Plätze muss { $players } sein.
refused-player-count = Diese Spielerzahl ist nicht vorgesehen: { $players }.
refused-unknown-profile = Unbekanntes Profil: { $name }.
refused-unknown-option = Unbekannte Option: { $name }.
refused-unknown-bot-level = Einen Bot dieser Stärke gibt es nicht.
refused-unknown-bot-character = Einen Bot mit diesem Charakter gibt es nicht.
refused-newer-rules = Dieses Protokoll braucht eine neuere Version von Kursbuch.
refused-log-unreadable = Das Protokoll ist nicht lesbar: { $detail }
refused-log-action-unknown = Aktion { $number } des Protokolls nennt etwas, das es in diesem Spiel nicht gibt: { $name }.
refused-log-action-illegal = Aktion { $number } des Protokolls verstößt gegen Regel { $rule }.
refused-log-digest = Nach Aktion { $number } weicht die Stellung von der im Protokoll ab.
refused-not-exportable = Partien dieses Profils lassen sich nicht für 18xx.games exportieren.

# Wer was darf
refused-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refused-seat-not-yours = Das ist nicht dein Platz.
refused-not-seated = Das darf nur, wer am Tisch sitzt.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-not-your-turn = Das entscheidet ein anderer Platz.

# Beginn und Spiel
refused-not-started = Die Partie hat noch nicht begonnen.
refused-already-started = Die Partie hat schon begonnen.
refused-started-game-stays = Eine begonnene Partie kann nicht gelöscht werden.
refused-review-only = Dieser Tisch ist nur zum Ansehen.
refused-table-full = Alle Plätze sind besetzt.
refused-seat-taken = Dieser Platz ist besetzt.
refused-seats-free = Es sind noch Plätze frei.
refused-stale = Die Partie ist inzwischen weitergegangen.
refused-action-unknown = Die Aktion nennt etwas, das es in diesem Spiel nicht gibt: { $name }.

# Rücknahme, Wiederholung, Zustimmung
refused-game-too-short = So lang ist die Partie nicht.
refused-nothing-to-undo = Von dir gibt es noch nichts zurückzunehmen.
refused-undo-too-far = Dort gibt es nichts zurückzunehmen.
refused-redo-too-far = Dort gibt es nichts zu wiederholen.
refused-undo-already-asked = Der Tisch wird schon wegen einer anderen Rücknahme gefragt.
refused-proposal-closed = Diese Frage ist nicht mehr offen.
refused-not-asked = Du bist nicht gefragt oder hast schon geantwortet.

# Bots auf Plätzen
refused-bot-plays-already = Für diesen Platz zieht schon ein Bot.
refused-no-bot-plays = Für diesen Platz zieht kein Bot.
refused-holder-present = Wer dort sitzt, war vor Kurzem noch hier.
refused-seat-empty = Dort sitzt niemand.
refused-hand-over-already-asked = Der Tisch wird zu diesem Platz schon gefragt.

# Wenn etwas nicht geht
refused-someone-was-faster = Jemand war schneller. Bitte noch einmal versuchen.
refused-table-busy = Zu viele ändern diesen Tisch gleichzeitig. Bitte noch einmal versuchen.
refused-too-many-streams = Zu viele schauen zu. Bitte später noch einmal versuchen.
refused-store-unavailable = Die Datenbank antwortet nicht. Bitte noch einmal versuchen.
refused-table-unavailable = Der Tisch antwortet nicht. Bitte erst am Tisch nachsehen, dann noch einmal versuchen.
refused-table-damaged = Dieser Tisch ist beschädigt. Bitte melde das dem Betreiber.
refused-internal = Auf dem Server ist etwas schiefgegangen.
