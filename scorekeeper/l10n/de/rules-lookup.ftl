# Eine Regel nachschlagen. Die Urteile stehen in ask.ftl.
rules-title = Regel fragen
rules-ask-label = Deine Frage
rules-ask-hint = Frag in deinen Worten
rules-ask-send = Fragen
rules-ask-empty = Schreib zuerst deine Frage hinein.
rules-ask-too-long = Für eine Frage ist das zu lang: höchstens { $limit } Zeichen. Kürze sie, dann frag noch einmal.
rules-likely = Gerade naheliegend
rules-more-card = Mehr zu dieser Karte
rules-found = Im Regelbuch
rules-found-nothing = So heißt nichts. Frag trotzdem: Auch ganze Fragen werden verstanden.
rules-belongs-to = Gehört zu { $game }
rules-cards = Karten antippen
rules-cards-note = Was liegt, was du hältst, was du vorhast
rules-book = Das Regelbuch
rules-book-note = Nach Thema und nach Karte
rules-book-opening = Das Regelbuch wird aufgeschlagen …
rules-evening = Heute Abend gefragt
rules-evening-empty-title = Noch nichts gefragt
rules-evening-empty-text = Was du auf diesem Handy fragst, steht hier, bis der Abend vorbei ist.
rules-evening-agreed = Entschieden: { $answer }
rules-broken-title = Das Regelbuch lässt sich nicht lesen
rules-broken-text = Eine Datei der Regeln ist beschädigt. Punkte zählen geht trotzdem; installier Scorekeeper neu, um Regeln nachzuschlagen.
rules-which-game = Welches Spiel spielt ihr?
rules-under = { $game }{ $players ->
    [0] {""}
   *[other] {", "}{ $players } Personen
}
rules-under-houses = { $count ->
    [one] { $count } Hausregel
   *[other] { $count } Hausregeln
}
rules-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
rules-asked = Gefragt: { $question } · { $under }
rules-asked-cards = Gefragt: { $question } · { $cards } · { $under }
rules-change-question = { $question } Frage ändern
rules-change-cards = Karten ändern
rules-correct = Für etwas anderes gefragt?
rules-correct-more = Andere Spiele, Personen oder Hausregeln
rules-correct-less = Weniger Auswahl zeigen
rules-not-yours = Nicht eure Regeln: Ihr spielt { $under }.
rules-back-to-yours = Zurück zu unseren Regeln
rules-elsewhere = Anderswo
rules-house-see = Mit { $name }
rules-house-see-name = Die Antwort mit der Hausregel { $name } ansehen
rules-house-differs = Eine Hausregel würde das ändern:
rules-near = Was am nächsten kommt
rules-or-else = Oder meintest du das hier?
rules-printed = Was die Regeln sagen
# $at: table, or home where nobody plays
rules-silent = { $at ->
    [home] Mit den Regeln dieses Spiels kann ich das nicht klären.
   *[table] Mit den Regeln an eurem Tisch kann ich das nicht klären.
}
# $near: whether anything is offered below; $agree: whether the table can agree on something here
rules-silent-why = { $near ->
    [yes] Hier steht, was dem am nächsten kommt. { $agree ->
        [yes] Frag noch einmal mit weniger Worten, oder macht etwas aus: Das merkt sich die App für diesen Tisch.
       *[no] Oder frag noch einmal mit weniger Worten.
    }
   *[no] { $agree ->
        [yes] Frag noch einmal mit weniger Worten, oder macht etwas aus: Das merkt sich die App für diesen Tisch.
       *[no] Frag noch einmal mit weniger Worten.
    }
}
# Am Tisch entscheiden.
rules-agree = An diesem Tisch so festhalten
rules-agree-anew = Eure Entscheidung ändern
rules-agree-title = Was gilt bei euch?
rules-agree-number = Eine Zahl
rules-agree-explain = In Worten
rules-agree-number-label = Welche Zahl?
rules-agree-words-label = In euren Worten
rules-agree-words-hint = wenn mehr zu sagen ist
rules-agree-words-needed = bitte in wenigen Worten
rules-agree-who = Wer hat entschieden?
rules-agree-all = Wir alle
rules-agree-save = So gilt es bei uns
rules-agree-choose = Wähl oben aus, was bei euch gilt.
rules-agree-not-here = Festhalten könnt ihr das nur für die Regeln, nach denen ihr an diesem Tisch spielt.
rules-agreed = An diesem Tisch entschieden
rules-agreed-by = von { $name }, { $when }
rules-agreed-all = von euch allen, { $when }
rules-agreed-question = Gefragt war: { $question }
# $verdict: what was said to it, as it stands in large letters: Yes
rules-agreed-turned = Gefragt war andersherum: „{ $question }“ – { $verdict }
rules-agreed-beside = Dazu habt ihr schon etwas entschieden
rules-agreed-take-back = Zurücknehmen
# Eine Lage zusammensetzen.
# l10n: uses rules-act-*
rules-act-play = Darf ich sie legen?
rules-act-effect = Was bewirkt sie?
rules-act-finish = Darf sie die letzte Karte sein?
rules-act-turned-up = Als erste Karte aufgedeckt
rules-act-points = Was ist sie wert?
rules-act-draw-instead = Darf ich ziehen, obwohl ich legen könnte?
rules-act-challenge = Darf ich anzweifeln?
rules-act-out-of-turn = Außer der Reihe, die gleiche Karte
# l10n: uses rules-step-*
rules-step-act = Worum geht es?
rules-step-pile = Was liegt auf dem Stapel?
rules-step-card = Um welche Karte geht es?
rules-step-card-play = Welche Karte willst du legen?
rules-step-pile-colour = Welche Farbe gilt auf dem Stapel?
rules-step-card-colour = Welche Farbe hat deine Karte?
rules-step-has-colour = Hast du die Farbe auf der Hand, die gerade gilt?
rules-step-hit = Trifft diese Karte dich?
rules-colour-unknown = Farbe egal
rules-has-colour = Ja, die habe ich
rules-has-no-colour = Nein, habe ich nicht
rules-hit-yes = Ja, ich müsste ziehen
rules-hit-no = Nein, dafür wurde schon gezogen
rules-hit-me = Trifft mich
rules-hit-another = Trifft mich nicht
rules-step-change = Ändern: { $what }
rules-on-pile = Auf dem Stapel: { $card }
rules-your-card = Karte: { $card }
# l10n: uses rules-colour-*
rules-colour-red = rot
rules-colour-yellow = gelb
rules-colour-green = grün
rules-colour-blue = blau
rules-pile-coloured = Farbe des Stapels: { $colour }
rules-card-coloured = { $card } ({ $colour })
# l10n: uses rules-built-*
rules-built-play = Darf ich { $card } auf { $pile } legen{ $held ->
    [yes] , wenn ich die Farbe habe
    [no] , wenn ich die Farbe nicht habe
   *[none] {""}
}{ $hit ->
    [yes] {", "}wenn sie mich trifft
    [no] {", "}wenn dafür schon gezogen wurde
   *[none] {""}
}?
rules-built-effect = Was bewirkt { $card }?
rules-built-finish = Darf { $card } meine letzte Karte sein?
rules-built-turned-up = Was, wenn { $card } zuerst aufgedeckt wird?
rules-built-points = Was ist { $card } wert?
rules-built-draw-instead = Darf ich ziehen, obwohl ich legen könnte?
rules-built-challenge = Darf ich die Karte anzweifeln?
rules-built-out-of-turn = Darf ich { $card } außer der Reihe auf die gleiche Karte legen?
# Blättern.
rules-by-topic = Nach Thema
rules-by-card = Nach Karte
rules-by = Wonach blättern
# l10n: uses rules-topic-*
rules-topic-playing = Karten legen
rules-topic-draw-cards = Ziehkarten und Stapeln
rules-topic-cards = Was die Karten bewirken
rules-topic-challenge = Anzweifeln
rules-topic-uno = „UNO“ sagen
rules-topic-no-mercy = No Mercy
rules-topic-flex = Flex
rules-topic-scoring = Punkte und Spielende
rules-topic-two-players = Zu zweit
rules-topic-formations = Partner
rules-topic-house-rules = Hausregeln
rules-topic-silent = Was die Regeln offenlassen
