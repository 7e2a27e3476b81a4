# `scorekeeper standings`: das Ergebnis eines Punktezettels im Terminal.
# The code of this file's language, for texts that are not in Fluent files.
language-code = de
standings-rank = Platz
standings-player = Name
standings-total = Punkte
standings-out-after = Raus nach Runde
# $count: how many share the win
standings-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
standings-open = Das Spiel läuft noch
standings-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
schedule-stage = Etappe
schedule-rounds = Runden
schedule-note = Die Zahlen sind Plätze in der Spielerliste.
