# Where a number comes from.
receipt-round = { $name }, Runde { $number }
receipt-went-out = { $name } war fertig
receipt-total = Stand von { $name }
receipt-rounds = { $count ->
    [one] aus { $count } Runde
   *[other] aus { $count } Runden
}
receipt-hand = { $name } hatte { $points }
receipt-cards = { $cards }, je { $each }
receipt-typed = als Punkte eingetippt
receipt-nothing = keine Karten
receipt-knock-outs = Rausgeflogen
receipt-knocked-out = { $name }
receipt-knocked-out-by = { $name }, durch { $cause }
receipt-line = Runde { $number } › { $total }
receipt-line-void = Runde { $number }, herausgenommen
receipt-start = begonnen mit
receipt-rule = Nach der Regel in { $place }
receipt-convention = Wo die Anleitungen schweigen: eine Vereinbarung dieser App.
receipt-revised = { $when }: { $what } ({ $before } › { $after })
receipt-game = { $number }. Spiel
# l10n: uses receipt-why-*
receipt-why-to-the-winner = diese Punkte gehen an { $name }
receipt-why-knocked-out = rausgeflogen: die Karten zählen nichts
receipt-why-charged-instead = rausgeflogen: fester Wert statt der Karten
receipt-why-winners-partner = Partner des Siegers: die Karten zählen nichts
receipt-why-went-out = war fertig, hat also nichts
receipt-why-not-playing = hat diese Runde nicht mitgespielt
receipt-why-missing = nicht eingetragen: zählt 0
receipt-correct = Diese Karten ändern
receipt-open-round = Runde öffnen
receipt-copy = Als Text kopieren
receipt-copied = Kopiert
