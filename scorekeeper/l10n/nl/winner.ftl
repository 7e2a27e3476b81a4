# Na het spel.
winner-title = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de winst!
}
winner-rounds = { $count ->
    [one] na { $count } ronde
   *[other] na { $count } rondes
}
winner-rematch = Revanche
winner-deciding = Beslissende ronde spelen
winner-not-yet-title = Nog niemand heeft gewonnen
winner-not-yet-text = Het spel is nog bezig.
winner-title-pair = { $names } winnen!
