# What `scorekeeper tally` prints.
tally-card = Kaart
tally-count = Aantal
tally-points = Punten
tally-typed = als punten ingetikt
tally-total = { $points ->
    [one] Samen { $points } punt
   *[other] Samen { $points } punten
}
tally-not-understood = Niet begrepen: { $words }
tally-too-long = De tekst is te lang. Hooguit { $limit } tekens.
