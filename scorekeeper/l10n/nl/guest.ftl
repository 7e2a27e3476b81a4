# De gastpagina: wat iedereen ziet die scant om te kijken of mee te spelen.
guest-title = { $name }, de stand
guest-live = live
guest-catching-up = haalt in …
guest-offline = geen verbinding
guest-gone = Deze tafel wordt niet meer met je gedeeld. Vraag om een nieuwe link.
guest-rounds-played = { $count ->
    [one] ronde gespeeld
   *[other] rondes gespeeld
}
guest-last-round = Laatste ronde
guest-went-out = { $name } is klaar
guest-last-standing = { $name } bleef als laatste over
guest-knocked-out = { $count ->
    [one] { $names } eruit gevlogen
   *[other] { $names } eruit gevlogen
}
guest-no-round = Nog geen ronde. De eerste verschijnt hier vanzelf.
guest-no-game = Aan deze tafel is nog geen spel begonnen.
guest-disputed = Een ronde is twee keer ingevoerd. Wie de score bijhoudt, beslist welke telt.
guest-why = Waar de { $points } van { $name } vandaan komen
guest-board = Stand
guest-rounds = Rondes
guest-ask = Vraag een regel
guest-hand = Mijn kaarten
guest-views = Weergaven van deze tafel
guest-language = Taal
guest-round = Ronde
guest-total = Totaal
guest-scan = scan om te kijken
guest-scan-alt = QR-code met de link om mee te kijken
guest-back = Terug
guest-names-and = { $names } en { $last }
guest-sent-theirs = { $count ->
    [one] { $names } heeft gestuurd
   *[other] { $names } hebben gestuurd
}
guest-waiting = { $count ->
    [one] wachten op { $names }
   *[other] wachten op { $names }
}
guest-waiting-and-you = wachten op { $names } en jou
guest-waiting-you = wachten op jou
guest-all-sent = iedereen heeft gestuurd
# Meespelen.
guest-play-along = Meespelen
guest-play-along-text = Kies één keer je plaats en tik na elke ronde je eigen kaarten aan.
guest-which-seat = Wie ben je?
guest-which-seat-text = Je meldt de kaarten die in deze hand overblijven.
guest-other-seat = Ik ben iemand anders
guest-seat-elsewhere = al op een andere telefoon
guest-round-number = Ronde { $number }
guest-round-number-out = Ronde { $number } · { $name } is klaar
guest-your-cards = Jouw kaarten, { $name }?
guest-your-cards-sent = Jouw kaarten, { $name }
guest-your-cards-text = Tik aan wat je nog vasthoudt. Wie de score bijhoudt, ziet het meteen.
guest-enter = Mijn kaarten invoeren
guest-you-went-out = Je bent klaar, { $name }! De anderen tellen hun kaarten.
guest-sent = Gestuurd: { $points }
guest-sent-knocked-out = Gestuurd: eruit gevlogen
guest-change = Wijzigen
guest-send = Sturen
guest-send-points = Sturen · { $points }
guest-no-cards = 0 · Geen kaarten
guest-knocked-out-me = { $limit ->
    [0] Eruit
   *[other] { $limit }+: eruit
}
guest-line-label = Kaarten of punten in woorden
guest-line-hint = of typ: 37, of 7, beurt overslaan, +4
guest-nothing-yet = Tik je kaarten aan, typ de punten of kies 0.
guest-kept = Deze ronde is intussen opgeslagen. Wat je hebt aangetikt, staat hier nog, voor de volgende.
guest-not-playing = In deze ronde speel je niet mee.
guest-no-hands = Er is nu geen ronde open voor kaarten.
guest-send-failed = Dat is niet aangekomen. Wat je hebt aangetikt, staat hier nog; probeer het opnieuw.
# Vragen.
guest-ask-label = Je vraag
guest-ask-hint = Mag ik een +2 op een +4 leggen?
guest-ask-send = Vragen
guest-ask-likely = Vaak gevraagd
guest-ask-too-long = De vraag is te lang. Hoogstens { $limit } tekens, alsjeblieft.
guest-ask-house = Met de huisregel { $name }
guest-request-too-large = Dat is te veel in één keer.
guest-request-broken = Dit verzoek kan niet worden gelezen.
