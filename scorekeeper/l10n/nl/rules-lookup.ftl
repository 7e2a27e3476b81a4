# Een regel opzoeken. De oordelen staan in ask.ftl.
rules-title = Regel vragen
rules-ask-label = Je vraag
rules-ask-hint = Vraag in je eigen woorden
rules-ask-send = Vragen
rules-ask-empty = Schrijf hier eerst je vraag.
rules-ask-too-long = Voor één vraag is dat te lang: hoogstens { $limit } tekens. Maak hem korter en vraag het dan nog eens.
rules-likely = Vragen die nu opkomen
rules-more-card = Meer over deze kaart
rules-found = In het regelboek
rules-found-nothing = Zo heet niets. Vraag het toch: hele vragen worden ook begrepen.
rules-belongs-to = Hoort bij { $game }
rules-cards = Tik de kaarten aan
rules-cards-note = Wat er ligt, wat je hebt, wat je wilt doen
rules-book = Het regelboek
rules-book-note = Op onderwerp en op kaart
rules-book-opening = Het regelboek wordt opengeslagen …
rules-evening = Vanavond gevraagd
rules-evening-empty-title = Nog niets gevraagd
rules-evening-empty-text = Wat je op deze telefoon vraagt, staat hier tot de avond voorbij is.
rules-evening-agreed = Afgesproken: { $answer }
rules-broken-title = Het regelboek is niet te lezen
rules-broken-text = Een bestand met regels is beschadigd. Punten tellen gaat gewoon; installeer Scorekeeper opnieuw om regels op te zoeken.
rules-which-game = Welk spel spelen jullie?
rules-under = { $game }{ $players ->
    [0] {""}
   *[other] {", "}{ $players } spelers
}
rules-under-houses = { $count ->
    [one] { $count } huisregel
   *[other] { $count } huisregels
}
rules-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
rules-asked = Gevraagd: { $question } · { $under }
rules-asked-cards = Gevraagd: { $question } · { $cards } · { $under }
rules-change-question = { $question } Verander de vraag
rules-change-cards = Verander de kaarten
rules-correct = Voor iets anders gevraagd?
rules-correct-more = Andere spellen, spelers of huisregels
rules-correct-less = Toon minder keuzes
rules-not-yours = Niet jullie regels: jullie spelen { $under }.
rules-back-to-yours = Terug naar onze regels
rules-elsewhere = Elders
rules-house-see = Met { $name }
rules-house-see-name = Bekijk het antwoord met de huisregel { $name }
rules-house-differs = Een huisregel zou dit veranderen:
rules-near = Wat er het dichtst bij komt
rules-or-else = Of bedoelde je dit?
rules-printed = Wat de regels zeggen
# $at: table, or home where nobody plays
rules-silent = { $at ->
    [home] Met de regels van dit spel kan ik dat niet beslissen.
   *[table] Met de regels aan jullie tafel kan ik dat niet beslissen.
}
# $near: whether anything is offered below; $agree: whether the table can agree on something here
rules-silent-why = { $near ->
    [yes] Hieronder staat wat er het dichtst bij komt. { $agree ->
        [yes] Vraag het nog eens met minder woorden, of spreek iets af: de app onthoudt het voor deze tafel.
       *[no] Of vraag het nog eens met minder woorden.
    }
   *[no] { $agree ->
        [yes] Vraag het nog eens met minder woorden, of spreek iets af: de app onthoudt het voor deze tafel.
       *[no] Vraag het nog eens met minder woorden.
    }
}
# Aan tafel afspreken.
rules-agree = Spreek dit aan deze tafel af
rules-agree-anew = Verander jullie afspraak
rules-agree-title = Wat geldt bij jullie?
rules-agree-number = Een getal
rules-agree-explain = In woorden
rules-agree-number-label = Welk getal?
rules-agree-words-label = In jullie woorden
rules-agree-words-hint = als er meer te zeggen is
rules-agree-words-needed = graag in een paar woorden
rules-agree-who = Wie heeft beslist?
rules-agree-all = Wij allemaal
rules-agree-save = Zo geldt het bij ons
rules-agree-choose = Kies hierboven wat bij jullie geldt.
rules-agree-not-here = Afspreken kunnen jullie dit alleen voor de regels waarmee jullie aan deze tafel spelen.
rules-agreed = Afgesproken aan deze tafel
rules-agreed-by = door { $name }, { $when }
rules-agreed-all = door jullie allemaal, { $when }
rules-agreed-question = De vraag was: { $question }
# $verdict: what was said to it, as it stands in large letters: Yes
rules-agreed-turned = De vraag was andersom: “{ $question }” – { $verdict }
rules-agreed-beside = Daarover hebben jullie al iets afgesproken
rules-agreed-take-back = Neem het terug
# Een situatie samenstellen.
# l10n: uses rules-act-*
rules-act-play = Mag ik hem leggen?
rules-act-effect = Wat doet hij?
rules-act-finish = Mag hij de laatste kaart zijn?
rules-act-turned-up = Omgedraaid als eerste kaart
rules-act-points = Wat is hij waard?
rules-act-draw-instead = Mag ik trekken terwijl ik kan leggen?
rules-act-challenge = Mag ik uitdagen?
rules-act-out-of-turn = Buiten je beurt, dezelfde kaart
# l10n: uses rules-step-*
rules-step-act = Waar gaat het om?
rules-step-pile = Wat ligt er op de stapel?
rules-step-card = Om welke kaart gaat het?
rules-step-card-play = Welke kaart wil je leggen?
rules-step-pile-colour = Welke kleur geldt op de stapel?
rules-step-card-colour = Welke kleur heeft jouw kaart?
rules-step-has-colour = Heb je de kleur die nu geldt in je hand?
rules-step-hit = Treft die kaart jou?
rules-colour-unknown = Kleur maakt niet uit
rules-has-colour = Ja, die heb ik
rules-has-no-colour = Nee, die heb ik niet
rules-hit-yes = Ja, ik zou moeten pakken
rules-hit-no = Nee, er is al voor gepakt
rules-hit-me = Treft mij
rules-hit-another = Treft mij niet
rules-step-change = Wijzig: { $what }
rules-on-pile = Op de stapel: { $card }
rules-your-card = Kaart: { $card }
# l10n: uses rules-colour-*
rules-colour-red = rood
rules-colour-yellow = geel
rules-colour-green = groen
rules-colour-blue = blauw
rules-pile-coloured = Kleur van de stapel: { $colour }
rules-card-coloured = { $card } ({ $colour })
# l10n: uses rules-built-*
rules-built-play = Mag ik { $card } op { $pile } leggen{ $held ->
    [yes] {" "}als ik die kleur heb
    [no] {" "}als ik die kleur niet heb
   *[none] {""}
}{ $hit ->
    [yes] {" "}als die mij treft
    [no] {" "}als er al voor gepakt is
   *[none] {""}
}?
rules-built-effect = Wat doet { $card }?
rules-built-finish = Mag { $card } mijn laatste kaart zijn?
rules-built-turned-up = Wat als { $card } als eerste wordt omgedraaid?
rules-built-points = Wat is { $card } waard?
rules-built-draw-instead = Mag ik trekken terwijl ik kan leggen?
rules-built-challenge = Mag ik uitdagen?
rules-built-out-of-turn = Mag ik { $card } buiten mijn beurt op dezelfde kaart leggen?
# Bladeren.
rules-by-topic = Op onderwerp
rules-by-card = Op kaart
rules-by = Hoe bladeren
# l10n: uses rules-topic-*
rules-topic-playing = Kaarten leggen
rules-topic-draw-cards = Neemkaarten en stapelen
rules-topic-cards = Wat de kaarten doen
rules-topic-challenge = Uitdagen
rules-topic-uno = “UNO” zeggen
rules-topic-no-mercy = No Mercy
rules-topic-flex = Flex
rules-topic-scoring = Punten en einde
rules-topic-two-players = Met z’n tweeën
rules-topic-formations = Partners
rules-topic-house-rules = Huisregels
rules-topic-silent = Wat de regels openlaten
