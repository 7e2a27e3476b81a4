# Die Gastseite: was alle sehen, die zum Zuschauen oder Mitspielen scannen.
guest-title = { $name }, der Spielstand
guest-live = live
guest-catching-up = holt auf …
guest-offline = keine Verbindung
guest-gone = Dieser Tisch wird nicht mehr mit dir geteilt. Bitte um einen neuen Link.
guest-rounds-played = { $count ->
    [one] Runde gespielt
   *[other] Runden gespielt
}
guest-last-round = Letzte Runde
guest-went-out = { $name } ist fertig
guest-last-standing = { $name } blieb als Letztes übrig
guest-knocked-out = { $count ->
    [one] { $names } rausgeflogen
   *[other] { $names } rausgeflogen
}
guest-no-round = Noch keine Runde. Die erste erscheint hier von selbst.
guest-no-game = An diesem Tisch hat noch kein Spiel begonnen.
guest-disputed = Eine Runde wurde doppelt eingetragen. Wer aufschreibt, entscheidet, welche zählt.
guest-why = Woher die { $points } von { $name } kommen
guest-board = Stand
guest-rounds = Runden
guest-ask = Regel fragen
guest-hand = Meine Karten
guest-views = Ansichten dieses Tischs
guest-language = Sprache
guest-round = Runde
guest-total = Summe
guest-scan = scannen und zuschauen
guest-scan-alt = QR-Code mit dem Link zum Zuschauen
guest-back = Zurück
guest-names-and = { $names } und { $last }
guest-sent-theirs = { $count ->
    [one] { $names } hat geschickt
   *[other] { $names } haben geschickt
}
guest-waiting = { $count ->
    [one] es fehlt noch: { $names }
   *[other] es fehlen noch: { $names }
}
guest-waiting-and-you = es fehlen noch: { $names } und du
guest-waiting-you = nur du fehlst noch
guest-all-sent = alle haben geschickt
# Mitspielen.
guest-play-along = Mitspielen
guest-play-along-text = Wähl einmal deinen Platz und tipp nach jeder Runde deine eigenen Karten an.
guest-which-seat = Wer bist du?
guest-which-seat-text = Du meldest die Karten, die auf dieser Hand bleiben.
guest-other-seat = Ich bin jemand anders
guest-seat-elsewhere = schon auf einem anderen Handy
guest-round-number = Runde { $number }
guest-round-number-out = Runde { $number } · { $name } ist fertig
guest-your-cards = Deine Karten, { $name }?
guest-your-cards-sent = Deine Karten, { $name }
guest-your-cards-text = Tipp an, was du noch hältst. Wer aufschreibt, sieht es sofort.
guest-enter = Meine Karten eingeben
guest-you-went-out = Du bist fertig, { $name }! Die anderen zählen ihre Karten.
guest-sent = Geschickt: { $points }
guest-sent-knocked-out = Geschickt: rausgeflogen
guest-change = Ändern
guest-send = Schicken
guest-send-points = Schicken · { $points }
guest-no-cards = 0 · Keine Karten
guest-knocked-out-me = { $limit ->
    [0] Raus
   *[other] { $limit }+: raus
}
guest-line-label = Karten oder Punkte in Worten
guest-line-hint = oder tippen: 37 oder 7, Aussetzen, +4
guest-nothing-yet = Tipp deine Karten an, schreib die Punkte hin oder wähl 0.
guest-kept = Diese Runde wurde inzwischen gesichert. Was du angetippt hast, steht noch hier, für die nächste.
guest-not-playing = In dieser Runde spielst du nicht mit.
guest-no-hands = Gerade ist keine Runde für Karten offen.
guest-send-failed = Das ist nicht angekommen. Was du angetippt hast, steht noch hier; versuch es noch einmal.
# Fragen.
guest-ask-label = Deine Frage
guest-ask-hint = Darf ich eine +2 auf eine +4 legen?
guest-ask-send = Fragen
guest-ask-likely = Oft gefragt
guest-ask-too-long = Die Frage ist zu lang. Höchstens { $limit } Zeichen, bitte.
guest-ask-house = Mit der Hausregel { $name }
guest-request-too-large = Das ist zu viel auf einmal.
guest-request-broken = Diese Anfrage lässt sich nicht lesen.
