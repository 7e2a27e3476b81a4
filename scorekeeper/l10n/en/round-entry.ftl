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
entry-seat-begun = { $name }: begun
entry-seat-reported = { $name }: reported by { $by }
entry-reported = Reported by { $by }
entry-report-changed = Changed here
entry-line-label = Cards or points
entry-line-hint = type, say or tap the cards
entry-line-hint-short = type, say or tap
entry-not-understood = Not understood: { $words }
entry-too-many-points = { $words }: too many points
entry-reason-not-understood = Correct the line or tap “leave it out”.
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
# $name: who gains what is saved, $gain: how much, such as “+104”; both stay on one line
entry-save = Save · { $name }{ "\u00A0" }{ $gain }
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
# More cards than one may hold without being knocked out.
entry-many-cards = That is { $held } cards. Knocked out?
entry-many-cards-out = { $name } was knocked out
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

# A half-entered round that the game has gone past.
half-entered = Half-entered round
half-entered-go-on = Go on with round { $number } ({ $name })
half-entered-look = Look at the half-entered round ({ $name })
entry-overtaken = Round { $number } has been entered meanwhile.
entry-saved-here = Round { $number } is saved.
entry-correction-saved = The correction of round { $number } is saved.
entry-correct-saved = Correct round { $number }
# $hands: names and points
entry-mine = Begun here: { $out } went out; { $hands }
entry-another-round = It is another round: go on as round { $number }
entry-taken-back = The round before has been taken back. What you entered is kept; if that round comes back, this goes on here.
entry-go-on-as = Go on as round { $number }

# An unfinished correction.
entry-corrected-meanwhile = Someone has just corrected { $name }’s hand to { $points }. If you save, your change counts.
entry-corrected-meanwhile-no-hand = Someone has just taken { $name }’s hand out of the round. If you save, your change counts.
entry-take-theirs = Take their correction
unfinished-title = Unfinished correction
unfinished-out = { $name } went out, not { $before }
unfinished-hand = { $name }’s hand
unfinished-go-on = Go on with it
unfinished-discard = Discard it
unasked = { $name } went out in this round; there are no cards to count.
unasked-in-correction = In your unfinished correction { $name } went out and holds no cards.
