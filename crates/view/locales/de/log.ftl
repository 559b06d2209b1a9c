# What people do
log-bid = { $player } bietet { $money } für { $paper }
log-pass = { $player } passt
log-set-par = { $player } legt den Ausgabekurs von { $company } fest: { $money }
log-start = { $player } gründet { $company } zum Ausgabekurs { $money }
log-buy = { $player } kauft eine Aktie von { $company } für { $money }
log-buy-from-pool = { $player } kauft eine Aktie von { $company } aus dem Bankpool für { $money }
log-buy-double = { $player } kauft eine Doppelaktie von { $company } für { $money }
log-buy-certificate = { $player } kauft die Direktoraktie von { $company } für { $money }
log-sell = { $player } verkauft { $n ->
    [one] eine Aktie
   *[other] { $n } Aktien
} von { $company } für { $money }
log-buy-mountain = { $player } kauft die Bergbahn { $paper }
log-place-mountain = { $player } setzt sie auf { $hex }, Tafel { $values }
log-buy-tunnel = { $player } kauft das Tunnelpapier { $paper }
log-buy-minor = { $player } kauft { $company } für { $money }
log-exchange = { $player } tauscht { $paper } gegen { $company }
log-discard = { $player } gibt { $paper } ab
log-repay = { $player } tilgt { $money }
log-fo = { $player } legt die Furka-Oberalp-Strecke
log-eva = { $player } übergibt EVA an { $company }
log-surrender = { $player } gibt die Lok { $train } ab
log-surrender-ahead = { $player } gibt die Lok { $train } von { $company } ab
log-end-game = Die Spieler beenden das Spiel
log-agree = { $player } nimmt das Angebot an
log-decline = { $player } lehnt das Angebot ab
log-keep-marker = { $player } bestimmt, welcher Marker bleibt
log-bankruptcy = { $player } ist bankrott

# What companies do
log-lay = { $company } legt Plättchen { $tile } auf { $hex }
log-lay-for = { $company } legt Plättchen { $tile } auf { $hex } für { $money }
log-tunnel = { $company } baut den Tunnel { $paper } durch { $hex }
log-marker = { $company } setzt einen Bahnhof in { $hex } für { $money }
log-run = { $company } fährt mit { $trains } { $money } ein
log-pay-out = { $company } zahlt { $money } je Aktie, Kurs { $price }
log-withhold = { $company } behält ein, Kurs { $price }
log-buy-train = { $company } kauft eine { $train } für { $money }
log-buy-train-pool = { $company } kauft eine { $train } aus dem Bankpool für { $money }
log-buy-train-from = { $company } kauft eine { $train } von { $seller } für { $money }
log-exchange-train = { $company } kauft eine { $train } mit Inzahlunggabe für { $money }
log-bond-marker = { $company } setzt auf { $hex } einen Marker der Anleihebahn { $bond }
log-buy-private = { $company } kauft { $paper } für { $money }
log-done-track = { $company } baut nicht weiter
log-done-marker = { $company } setzt keinen Bahnhof
log-done-trains = { $company } kauft keine Loks mehr
log-destination = { $company } meldet ihr Ziel

# What follows
after-destination = { $company } erreicht ihr Ziel
after-phase = Phase { $n } beginnt
after-director = { $player } übernimmt die Direktion von { $company }
after-launched = { $company } geht in Betrieb
after-scrapped = { $company } verliert ihre { $train }: verschrottet
after-export = Eine { $train } wird ins Ausland verkauft
after-to-pool = Eine { $train } von { $company } geht in den Bankpool
after-closed = { $paper } wird geschlossen
after-private = { $player } erhält { $paper } für { $money }
after-private-free = { $player } erhält { $paper }
after-merged = { $n ->
    [one] { $companies } geht in { $national } auf
   *[other] { $companies } gehen in { $national } auf
}
after-removed = { $company } scheidet aus dem Spiel aus
after-coal-exchanged = { $company } wird gegen die Direktoraktie von { $regional } getauscht
after-national-due = Die Staatsbahn wird am Ende dieser Betriebsrunde gegründet
after-national = Die Staatsbahn wird gegründet
after-goods = g-Loks kommen in den Verkauf
after-activated = { $paper } ist aktiviert
after-fo = Die Furka-Oberalp-Strecke wird gelegt
after-eva = { $player } hat EVA zu vergeben
after-debt = { $player } nimmt { $money } Schulden auf
after-interest-debt = Zinsen, die Hälfte: Schulden von { $player } { $from } → { $to }
after-interest = { $player } zahlt { $money } Zinsen auf das überzogene Konto
after-exchange-debt = { $player } schuldet aus dem Tausch { $money }
after-bank = Die Bank ist gesprengt
after-income = Einkommen aus Papieren: { $sums }
after-price = { $company }: Kurs { $from } → { $to }
after-price-sold-out = { $company }: Kurs { $from } → { $to }, ausverkauft
after-price-pool = { $company }: Kurs { $from } → { $to }, Aktien im Bankpool
after-price-no-run = Keine Fahrt von { $company } in diesem Spielzug: Kurs { $from } → { $to }
after-price-sold = { $company }: Kurs { $from } → { $to }, Aktien verkauft
