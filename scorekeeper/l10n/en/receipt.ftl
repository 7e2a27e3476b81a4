# Where a number comes from.
receipt-round = { $name }, round { $number }
receipt-went-out = { $name } went out
receipt-total = { $name }’s total
receipt-rounds = { $count ->
    [one] from { $count } round
   *[other] from { $count } rounds
}
receipt-hand = { $name } held { $points }
receipt-cards = { $cards }, { $each } each
receipt-typed = typed as points
receipt-nothing = no cards
receipt-knock-outs = Knocked out
receipt-knocked-out = { $name }
receipt-knocked-out-by = { $name }, by { $cause }
receipt-line = Round { $number } › { $total }
receipt-line-void = Round { $number }, taken out
receipt-start = started with
receipt-rule = By the rule in { $place }
receipt-convention = Where the leaflets say nothing: a convention of this app.
receipt-revised = { $when }: { $what } ({ $before } › { $after })
receipt-game = game { $number }
# l10n: uses receipt-why-*
receipt-why-to-the-winner = these points go to { $name }
receipt-why-knocked-out = knocked out: the cards count nothing
receipt-why-charged-instead = knocked out: a fixed charge instead of the cards
receipt-why-winners-partner = the winner’s partner: the cards count nothing
receipt-why-went-out = went out, so holds nothing
receipt-why-not-playing = did not play this round
receipt-why-missing = not entered: counts 0
receipt-correct = Correct this hand
receipt-open-round = Open the round
receipt-copy = Copy as text
receipt-copied = Copied
