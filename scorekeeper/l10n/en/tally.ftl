# What `scorekeeper tally` prints.
tally-card = Card
tally-count = Count
tally-points = Points
tally-typed = typed as points
tally-total = { $points ->
    [one] { $points } point in all
   *[other] { $points } points in all
}
tally-not-understood = Not understood: { $words }
tally-too-long = The hand is too long. At most { $limit } characters, please.
