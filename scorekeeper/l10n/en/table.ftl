# The board of a table.
board-subtitle = { $rules } · round{"\u00A0"}{ $number }
board-question = Round { $number }: who went out?
board-went-out = { $name } went out
board-to-go = { $points } to go
board-won-round = just won round { $number }
board-won = won the game
board-deals = deals
board-one-deals = { $name } deals
board-over = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
board-to-winner = To the podium
# What a screen reader says for one line of the board.
board-line-spoken = Rank { $rank }, { $name }, { $total } points, { $note }
# l10n: uses tab-*
tab-board = Board
tab-rounds = Rounds
tab-plan = Plan
board-line-spoken-short = Rank { $rank }, { $name }, { $total } points
board-over-pair = { $names } win!
board-below = { $points } below the limit
board-warned = closest to the limit, { $points } left
board-out-after = out after round { $number }
board-went-home = went home, not ranked
board-table = Table { $table }
board-tables = Which table?
board-other-first = { $left ->
    [one] Table { $table } comes first: 1 round is left there with the partners before these.
   *[other] Table { $table } comes first: { $left } rounds are left there with the partners before these.
}
board-fallen = { $count ->
    [one] { $names } is out.
   *[other] { $names } are out.
}
board-final-two = The final two: { $one } and { $other }.
board-two-players = Only two play
