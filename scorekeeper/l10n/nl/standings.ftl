# `scorekeeper standings`: de uitslag van een scoreblad in de terminal.
# The code of this file's language, for texts that are not in Fluent files.
language-code = nl
standings-rank = Plaats
standings-player = Naam
standings-total = Punten
standings-out-after = Uit na ronde
# $count: how many share the win
standings-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de winst
}
standings-open = Het spel is nog bezig
standings-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
schedule-stage = Etappe
schedule-rounds = Rondes
schedule-note = De cijfers zijn plaatsen in de lijst van spelers.
