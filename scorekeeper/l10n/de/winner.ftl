# Nach dem Spiel.
winner-title = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
winner-rounds = { $count ->
    [one] nach { $count } Runde
   *[other] nach { $count } Runden
}
winner-rematch = Revanche
winner-deciding = Entscheidungsrunde spielen
winner-not-yet-title = Noch hat niemand gewonnen
winner-not-yet-text = Das Spiel läuft noch.
winner-title-pair = { $names } gewinnen!
