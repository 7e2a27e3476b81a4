# Where a number comes from.
receipt-round = { $name }, ronde { $number }
receipt-went-out = { $name } was klaar
receipt-total = Stand van { $name }
receipt-rounds = { $count ->
    [one] uit { $count } ronde
   *[other] uit { $count } rondes
}
receipt-hand = { $name } had { $points }
receipt-cards = { $cards }, elk { $each }
receipt-typed = als punten ingetikt
receipt-nothing = geen kaarten
receipt-knock-outs = Eruit gevlogen
receipt-knocked-out = { $name }
receipt-knocked-out-by = { $name }, door { $cause }
receipt-line = Ronde { $number } › { $total }
receipt-line-void = Ronde { $number }, eruit gehaald
receipt-start = begonnen met
receipt-rule = Volgens de regel in { $place }
receipt-convention = Waar de spelregels niets zeggen: een afspraak van deze app.
receipt-revised = { $when }: { $what } ({ $before } › { $after })
receipt-game = spel { $number }
# l10n: uses receipt-why-*
receipt-why-to-the-winner = deze punten gaan naar { $name }
receipt-why-knocked-out = eruit gevlogen: de kaarten tellen niet
receipt-why-charged-instead = eruit gevlogen: een vast aantal in plaats van de kaarten
receipt-why-winners-partner = partner van de winnaar: de kaarten tellen niet
receipt-why-went-out = was klaar, heeft dus niets
receipt-why-not-playing = speelde deze ronde niet mee
receipt-why-missing = niet ingevoerd: telt 0
receipt-correct = Deze kaarten wijzigen
receipt-open-round = Ronde openen
receipt-copy = Kopiëren als tekst
receipt-copied = Gekopieerd
