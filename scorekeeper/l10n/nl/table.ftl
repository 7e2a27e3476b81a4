# Het scorebord van een tafel.
board-subtitle = { $rules } · ronde{"\u00A0"}{ $number }
board-question = Ronde { $number }: wie is klaar?
board-went-out = { $name } is klaar
board-to-go = nog { $points }
board-won-round = won ronde { $number }
board-won = heeft gewonnen
board-deals = deelt
board-one-deals = { $name } deelt
board-over = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de winst!
}
board-to-winner = Naar het podium
# Wat een schermlezer bij een regel zegt.
board-line-spoken = Plaats { $rank }, { $name }, { $total } punten, { $note }
# l10n: uses tab-*
tab-board = Stand
tab-rounds = Rondes
tab-plan = Schema
board-line-spoken-short = Plaats { $rank }, { $name }, { $total } punten
board-over-pair = { $names } winnen!
board-below = nog { $points } tot de grens
board-warned = het dichtst bij de grens, nog { $points }
board-out-after = eruit na ronde { $number }
board-went-home = naar huis, zonder plaats
board-table = Tafel { $table }
board-tables = Welke tafel?
board-other-first = { $left ->
    [one] Eerst komt tafel { $table }: daar is nog 1 ronde te spelen met de partners van daarvoor.
   *[other] Eerst komt tafel { $table }: daar zijn nog { $left } rondes te spelen met de partners van daarvoor.
}
board-fallen = { $count ->
    [one] { $names } ligt eruit.
   *[other] { $names } liggen eruit.
}
board-final-two = De laatste twee: { $one } en { $other }.
board-two-players = Met z’n tweeën geldt
