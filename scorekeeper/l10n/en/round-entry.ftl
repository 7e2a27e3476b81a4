# Entering the hands of a round.
entry-eyebrow = Round { $number } · { $name } went out
entry-hand-of = { $name }’s hand
entry-subtotal = { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far
# l10n: uses entry-seat-*
entry-seat-out = { $name } went out
entry-seat-done = { $name }: hand is in
entry-seat-open = { $name }: not entered yet
entry-seat-reported = { $name }: reported by { $by }
entry-reported = Reported by { $by }
entry-line-label = Cards or points
entry-line-hint = type, say or tap the cards
entry-not-understood = Not understood: { $words }
entry-reason-not-understood = Correct the line first, or tap the cards.
entry-reason-empty = Tap the cards, type the points, or choose 0.
entry-face-value = Face value
entry-each = { $points } each
# Spoken name of a key: the card, what it is worth, how many are counted.
entry-key-name = { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count } counted
entry-remove = Take away: { $card }
entry-no-cards = 0 · no cards
entry-clear = Clear
entry-next = Next: { $name }
# $gain: who gains what, such as “Mira +104”
entry-save = Save · { $gain }
entry-save-revision = Save the change
# Knock-outs, partners and two tables.
entry-eyebrow-at = Table { $table }, round { $number } · { $name } went out
entry-seat-partner = { $name } plays with the winner, no cards to count
entry-seat-knocked-out = { $name } was knocked out
entry-save-plain = Save
entry-knock-out = Out
# $limit: cards that knock a player out; 0 where the game names no number.
entry-knock-out-name = { $limit ->
    [0] Knocked out
   *[other] Knocked out with { $limit } cards or more
}
entry-cause-question = Knocked out. By whom?
entry-caused-by = Knocked out by { $name }
entry-cause-unknown = Nobody knows
entry-knock-out-note = The cards count nothing; being knocked out counts { $points }.
entry-play-on = Not out
entry-deck-kind = The deck has { $available } × { $card }, here are { $held } ({ $names }). Is that right?
entry-deck-whole = The deck has { $available } cards, here are { $held } ({ $names }). Is that right?
# What was not understood: what it may mean, and the way to leave it out.
entry-doubt = “{ $words }” means:
entry-means = “{ $words }” means { $card }
entry-means-nothing = leave it out
entry-means-nothing-name = “{ $words }”: leave it out
# $points: what the reported hand is worth.
entry-report-again = Back to the report · { $points }
entry-report-again-out = Back to the report · knocked out

# The same round, entered by two people.
# $round: what was entered, in a few words
entry-saved = Entered: { $round }
entry-leave-theirs = It is the same round: leave theirs
entry-correct-theirs = It is the same round: correct it with mine
