# Die Tafel eines Tischs.
board-subtitle = { $rules } · Runde{"\u00A0"}{ $number }
board-question = Runde { $number }: Wer ist fertig?
board-went-out = { $name } ist fertig
board-to-go = noch { $points }
board-won-round = hat Runde { $number } gewonnen
board-won = hat gewonnen
board-deals = gibt
board-one-deals = { $name } gibt
board-over = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
board-to-winner = Zum Siegerpodest
# Was ein Screenreader für eine Zeile sagt.
board-line-spoken = Platz { $rank }, { $name }, { $total } Punkte, { $note }
# l10n: uses tab-*
tab-board = Stand
tab-rounds = Runden
tab-plan = Plan
board-line-spoken-short = Platz { $rank }, { $name }, { $total } Punkte
board-over-pair = { $names } gewinnen!
board-below = noch { $points } bis zur Grenze
board-warned = am nächsten dran, noch { $points }
board-out-after = raus nach Runde { $number }
board-went-home = gegangen, ohne Platz
board-table = Tisch { $table }
board-tables = Welcher Tisch?
board-other-first = { $left ->
    [one] Erst kommt Tisch { $table }: Dort fehlt noch 1 Runde mit den Partnern davor.
   *[other] Erst kommt Tisch { $table }: Dort fehlen noch { $left } Runden mit den Partnern davor.
}
board-fallen = { $count ->
    [one] { $names } ist raus.
   *[other] { $names } sind raus.
}
board-final-two = Die letzten zwei: { $one } und { $other }.
board-two-players = Zu zweit gilt
