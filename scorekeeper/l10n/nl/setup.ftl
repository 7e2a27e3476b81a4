# Een tafel wijzigen terwijl er gespeeld wordt.
setup-title = Deze tafel
setup-names = Namen
setup-name-of = Naam van { $name }
setup-renamed = { $before } heet nu { $name }.
setup-order = Plaatsen
setup-order-note = Met de klok mee, zoals jullie spelen, vanaf de volgende ronde.
setup-target = Punten om te winnen
# l10n: uses setup-target-*
setup-target-lowest-total-wins = Afgelopen als iemand dit haalt
setup-target-elimination-race = Eruit bij zoveel punten
setup-target-label = Punten om te winnen
setup-rounds = Rondes in totaal
setup-save = Bewaren

## Komen en gaan
setup-people = Komen en gaan
setup-join = Er komt iemand bij
setup-join-note = Vanaf de volgende ronde.
setup-join-points-note = De handleidingen zeggen er niets over. 0 is een afspraak van deze app.
setup-join-label = Naam van wie erbij komt
setup-join-hint = Nieuwe speler
setup-join-points = Met hoeveel punten?
setup-join-average = Gemiddeld: { $points }
setup-join-chosen = Anders
setup-join-points-label = Punten om mee te beginnen
setup-join-do = { $points ->
    [0] { $name } doet mee met 0 punten
    [one] { $name } doet mee met { $points } punt
   *[other] { $name } doet mee met { $points } punten
}
setup-join-back = { $points ->
    [one] { $name } gaat verder met { $points } punt
   *[other] { $name } gaat verder met { $points } punten
}
setup-joined = { $name } speelt mee vanaf de volgende ronde.
setup-leave = Er gaat iemand weg
setup-leave-note = De punten blijven op het bord staan. Wie terugkomt, doet weer mee en gaat ermee verder.
setup-leave-do = { $name } gaat weg
setup-left = { $name } is weg.
points-number = De punten moeten een heel getal zijn, bijvoorbeeld 40.

## Regels
setup-fixed = Vast in dit spel
setup-fixed-game = Spel
setup-fixed-deck = Kaartspel
setup-fixed-scoring = Zo tellen jullie
setup-fixed-formation = Wie voor wie speelt
setup-fixed-knock-out = Eruit vliegen
setup-fixed-bonus = { $bonus }: { $who }
setup-fixed-pairs = Partners
