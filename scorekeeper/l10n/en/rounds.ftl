# The rounds of a game and the page of one round.
rounds-empty-title = No round yet
rounds-empty-text = After the first round you see here who got what. Any hand can be corrected with a tap.
rounds-older = Older rounds
rounds-game = Game { $number }
rounds-total = Total
rounds-total-of = { $name }: { $total } in total
cell-out = Round { $number }: { $name } went out, { $points }
cell-held = Round { $number }: { $name } held { $points }. Where it comes from
# l10n: uses round-open-*
round-open-plain = Open round { $number }
round-open-changed = Open round { $number }, changed
round-open-voided = Open round { $number }, taken out
round-title = Round { $number }
round-entered = Entered { $when }
round-is-void = Taken out, counts nothing
round-went-out = went out
round-held = still held
round-no-hand = missing, counts 0
round-revise-hand = { $name } held { $points }. Correct it
round-other-out = Somebody else went out
round-other-out-question = Who really went out?
round-void = Take this round out
void-title = Take round { $number } out?
void-text = It stays in the list, crossed out, and counts nothing. You can let it count again at any time.
void-confirm = Take it out
round-restore = Let this round count again
restore-title = Let round { $number } count again?
restore-text = It was taken out; its points count again then.
restore-confirm = Count again
round-disputed = Entered twice
round-disputed-text = This round was entered more than once, on different devices. The one above counts until somebody decides.
round-keep-this = The one above is right
round-keep-other = This one is right
round-rival = { $gain } ({ $hands }), { $when }
round-history = History
history-line = { $when }: { $what }
history-voided = { $when }: taken out
history-taken-back = { $when }: { $what } (undone { $back })
history-restored = { $when }: taken out (counts again since { $back })
# l10n: uses notice-*
notice-hand-missing = { $count ->
    [one] The hand of { $names } is missing in this round; it counts as 0 until you enter it.
   *[other] The hands of { $names } are missing in this round; they count as 0 until you enter them.
}
notice-hand-ignored = { $count ->
    [one] The hand of { $names } does not count: they did not play this round.
   *[other] The hands of { $names } do not count: they did not play this round.
}
notice-knock-out-ignored = { $count ->
    [one] The knock-out of { $names } does not count: they did not play this round.
   *[other] The knock-outs of { $names } do not count: they did not play this round.
}
cell-partner = Round { $number }: { $name } played with the winner, { $points }
cell-knocked-out = Round { $number }: { $name } was knocked out. Where it comes from
cell-not-playing = Round { $number }: { $name } did not play
round-last-standing = the last one standing
round-knocked-out = knocked out
round-knocked-out-by = knocked out by { $name }
round-partner = played with the winner
round-revise-part = { $name }: { $part }. Correct it
round-receipt = { $name } { $part }, { $points }. Where it comes from
# What a correction changed in a round.
revised-out = { $after } went out, not { $before }
revised-knocked-out = { $name } was knocked out
revised-knocked-out-by = { $name } was knocked out by { $by }
revised-plays-on = { $name } was not knocked out
# What a correction does, and corrections in one step.
effect-none = The score stays as it is.
effect-total = { $name }{"\u00A0"}{ $before }{"\u00A0"}›{"\u00A0"}{ $after }
# A hand that holds again, now that its correction is taken back
hand-again = { $name }{"\u00A0"}{ $points }{"\u00A0"}again
effect-reopens = The game is not over any more.
effect-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
effect-back-in = { $count ->
    [one] { $names } is back in the race.
   *[other] { $names } are back in the race.
}
effect-falls-out = { $count ->
    [one] { $names } is out.
   *[other] { $names } are out.
}
effect-rounds-gone = { $count ->
    [one] { $count } round counts no more.
   *[other] { $count } rounds count no more.
}
effect-notice = Round { $number }: { $notice }
# l10n: uses fix-*
fix-swap = Two hands were entered the wrong way round
fix-swap-first = Whose hand?
fix-swap-second = And whose?
fix-swap-do = Swap them
fix-move = Somebody else was knocked out
fix-move-first = Who was not?
fix-move-second = Who was?
# Where only one was knocked out, so that nobody is asked who was not
fix-move-instead = Who was, if not { $name }?
fix-move-do = Change it
# What a screen reader says of a choice; the screen shows the name
fix-swap-with = with { $name }
fix-move-with = { $name } was knocked out
fix-begin-note = Then { $name }’s cards have to be counted.
fix-begin = Enter { $name }’s cards
fix-round = In this round: { $what }
# What a player reported, where another hand was entered in the end.
round-reported = reported { $points }
round-reported-out = reported: knocked out
