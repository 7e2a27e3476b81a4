# After the game.
winner-title = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
winner-rounds = { $count ->
    [one] after { $count } round
   *[other] after { $count } rounds
}
winner-rematch = Rematch
winner-deciding = Play a deciding round
winner-not-yet-title = Nobody has won yet
winner-not-yet-text = The game is still on.
winner-title-pair = { $names } win!
