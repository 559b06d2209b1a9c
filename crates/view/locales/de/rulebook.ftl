# What is said about a rule; the rules themselves are in rules-<title>.ftl.

explain-editions = Gilt für: { $editions }
explain-option = Option { $name }: { $text }
explain-related = Siehe auch: { $rules }

## Wo eine Regel gilt

printing-first = erste Auflage
printing-second = zweite Auflage
printing-polish-aid = polnische Spielhilfe
printing-site = wie auf 18xx.games
printing-goods-time = Goods Time
printing-cisleithania = Cisleithanien

## Was für eine Regel es ist

kind-fact = Angabe
kind-procedure = Ablauf
kind-prohibition = Verbot
kind-vector = Beispiel
kind-note = Anmerkung

## Suche: was Spieler sagen und was im Regelheft steht; Wörter, die in einer Frage nichts bedeuten

search-synonyms = präsident=direktor, präsidentschaft=direktion|direktor, direktorat=direktion, token=bahnhof, tokens=bahnhof, marker=bahnhof, station=bahnhof, float=betrieb, floaten=betrieb, gefloatet=betrieb, rosten=verschrottet, rostet=verschrottet, verrosten=verschrottet, verrostet=verschrottet, veralten=verschrottet, schrott=verschrottet, ipo=unverkauft|unverkaufte, priorität=reihenfolge|erstkaufrecht, startspieler=reihenfolgekarte|erstkaufrecht, starter=erstkaufrecht, aktionär=spieler, lokomotive=lok, lokomotiven=lok, zug=lok, züge=lok, zuege=lok, kredit=schuld|schulden, darlehen=schuld|schulden, pleite=bankrott, konkurs=bankrott, insolvenz=bankrott, firma=gesellschaft, firmen=gesellschaft, unternehmen=gesellschaft, börse=aktienmarkt|bankpool, markt=aktienmarkt, zertifikat=papier, zertifikate=papier, zertifikatslimit=papierlimit, dividende=dividende|ausschütten|ausschüttung, ausschüttung=dividende|ausgezahlt, auszahlen=ausschütten|ausgezahlt|zahlt, einbehalten=behalten|behält, export=ausland, upgrade=austausch|austauschen, upgraden=austausch|austauschen, plättchen=plättchen, tile=plättchen, verkaufen=verkauf|verkauft, verkauf=verkaufen|verkauft, kaufen=kauf|kauft, kauf=kaufen|kauft, kosten=kostet|preis, kostet=kosten|preis, preis=kostet, fusion=gründung|getauscht, blockiert=voll|besetzt, spielende=ende, gewinner=gewinnt|vermögen, sieg=gewinnt|vermögen, tausch=getauscht|tauschen, par=ausgabekurs|startkurs
search-fillers = der die das den dem des ein eine einen einem einer ich du er sie es wir ihr man mein dein sein mir dir kann kannst können darf darfst dürfen muss musst müssen soll will wollen ist sind war hat habe haben wird werden wann wo was welche welcher welches wer wen wem warum wie wieviel viel viele ob wenn in im an am auf zu zum zur für von vom mit und oder nicht kein keine noch schon da dort hier gibt
search-nothing = Nichts gefunden für „{ $words }“.
search-suggestion = Meintest du „{ $word }“?
search-tip = Versuche weniger Wörter oder die Sache selbst: Bahnhof, Direktor, Tunnel.
search-partial = Keine Regel hat alle diese Wörter; diese haben die meisten.
search-elsewhere = { $n ->
    [one] Eine Regel einer anderen Auflage oder eine Hausregel passt; sie gilt hier nicht.
   *[other] { $n } Regeln anderer Auflagen oder Hausregeln passen; sie gelten hier nicht.
}
search-show-elsewhere = Zeigen
search-found = { $n ->
    [one] Eine Regel
   *[other] { $n } Regeln, die passendste zuerst
}

## Wo eine Regel im Spiel vorkam

moments = In diesem Spiel
moments-of-chapter = In diesem Spiel zu diesem Kapitel; zur Regel selbst ist nichts verzeichnet
moments-none = In diesem Spiel ist zu diesem Kapitel bisher nichts verzeichnet.
moments-more = und { $n } frühere
