# What `scorekeeper tally` prints.
tally-card = Karte
tally-count = Anzahl
tally-points = Punkte
tally-typed = als Punkte eingetippt
tally-total = { $points ->
    [one] Zusammen { $points } Punkt
   *[other] Zusammen { $points } Punkte
}
tally-not-understood = Nicht verstanden: { $words }
tally-too-long = Der Text ist zu lang. Höchstens { $limit } Zeichen, bitte.
