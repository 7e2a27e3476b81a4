# `scorekeeper standings`: the result of a score sheet in the terminal.
# The code of this file's language, for texts that are not in Fluent files.
language-code = en
standings-rank = Rank
standings-player = Player
standings-total = Points
standings-out-after = Out after round
# $count: how many share the win
standings-won = { $count ->
    [one] { $names } has won
   *[other] { $names } share the win
}
standings-open = Still going on
standings-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
schedule-stage = Stage
schedule-rounds = Rounds
schedule-note = The numbers are places in the list of players.
