# The rounds of a game and the page of one round.
rounds-empty-title = No round yet
rounds-empty-text = After the first round you see here who got what. Any hand can be corrected with a tap.
rounds-older = Older rounds
rounds-total = Total
rounds-total-of = { $name }: { $total } in total
cell-out = Round { $number }: { $name } went out, { $points }
cell-held = Round { $number }: { $name } held { $points }. Correct it
# l10n: uses round-open-*
round-open-plain = Open round { $number }
round-open-changed = Open round { $number }, changed
round-open-voided = Open round { $number }, taken out
round-title = Round { $number }
round-entered = Entered { $when }
round-is-void = Taken out, counts nothing
round-went-out = went out
round-held = still held
round-no-hand = not in this round
round-revise-hand = { $name } held { $points }. Correct it
round-other-out = Somebody else went out
round-other-out-question = Who really went out?
round-void = Take this round out
void-title = Take round { $number } out?
void-text = It stays in the list, crossed out, and counts nothing. You can undo this.
void-confirm = Take it out
round-disputed = Entered twice
round-disputed-text = This round was entered more than once, on different devices. The one above counts until somebody decides.
round-keep-this = The one above is right
round-keep-other = This one is right
round-rival = { $gain } ({ $hands }), { $when }
round-history = History
history-out = { $when }: went out was { $before }, now { $after }
history-hand = { $when }: { $name } { $before } → { $after }
# l10n: uses notice-*
notice-hand-missing = A hand is missing in this round; it counts as 0 until you enter it.
notice-hand-ignored = A hand of somebody who did not play this round is not counted.
