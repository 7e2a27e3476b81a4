# Die Handkarten einer Runde eingeben.
entry-eyebrow = Runde { $number } · { $name } ist fertig
entry-hand-of = Karten von { $name }
entry-subtotal = bisher { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# l10n: uses entry-seat-*
entry-seat-out = { $name } ist fertig
entry-seat-done = { $name }: eingetragen
entry-seat-open = { $name }: noch nicht eingetragen
entry-seat-begun = { $name }: angefangen
entry-seat-reported = { $name }: von { $by } gemeldet
entry-reported = Von { $by } gemeldet
entry-report-changed = Hier geändert
entry-line-label = Karten oder Punkte
entry-line-hint = schreiben, sagen oder antippen
entry-line-hint-short = tippen oder sagen
entry-not-understood = Nicht verstanden: { $words }
entry-too-many-points = { $words }: zu viele Punkte
entry-reason-not-understood = Verbessere die Zeile oder tippe „weglassen“ an.
entry-reason-empty = Karten antippen, Punkte eintippen oder 0.
entry-face-value = Zahlenwert
entry-each = je { $points }
# Gesprochener Name einer Taste: Karte, Wert, Anzahl.
entry-key-name = { $card }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $count } gezählt
entry-remove = Wegnehmen: { $card }
entry-no-cards = 0 · nichts
entry-clear = Leeren
entry-next = Weiter: { $name }
# $name: who gains what is saved, $gain: how much, such as “+104”; both stay on one line
entry-save = Sichern · { $name }{ "\u00A0" }{ $gain }
entry-save-revision = Änderung sichern
# Knock-outs, partners and two tables.
entry-eyebrow-at = Tisch { $table }, Runde { $number } · { $name } ist fertig
entry-seat-partner = { $name } spielt mit dem Sieger, keine Karten zu zählen
entry-seat-knocked-out = { $name } ist rausgeflogen
entry-save-plain = Sichern
entry-knock-out = Raus
# $limit: cards that knock a player out; 0 where the game names no number.
entry-knock-out-name = { $limit ->
    [0] Rausgeflogen
   *[other] Rausgeflogen mit { $limit } oder mehr Karten
}
entry-cause-question = Rausgeflogen. Durch wen?
entry-caused-by = Rausgeflogen durch { $name }
entry-cause-unknown = Weiß niemand
entry-knock-out-note = Die Karten zählen nichts; das Rausfliegen zählt { $points }.
entry-play-on = Doch nicht
entry-deck-kind = Das Spiel hat { $available } × { $card }, hier sind es { $held } ({ $names }). Stimmt das?
entry-deck-whole = Das Spiel hat { $available } Karten, hier sind es { $held } ({ $names }). Stimmt das?
# So viele Karten, dass jemand rausgeflogen sein müsste.
entry-many-cards = Das sind { $held } Karten. Rausgeflogen?
entry-many-cards-out = { $name } ist rausgeflogen
# Was nicht verstanden wurde: was es heißen kann, und wie man es weglässt.
entry-doubt = „{ $words }“ heißt:
entry-means = „{ $words }“ heißt { $card }
entry-means-nothing = weglassen
entry-means-nothing-name = „{ $words }“: weglassen
# $points: what the reported hand is worth.
entry-report-again = Wieder wie gemeldet · { $points }
entry-report-again-out = Wieder wie gemeldet · rausgeflogen

# Dieselbe Runde, von zweien eingetragen.
# $round: what was entered, in a few words
entry-saved = Eingetragen: { $round }
entry-leave-theirs = Es ist dieselbe Runde: die gesicherte gilt
entry-correct-theirs = Es ist dieselbe Runde: mit meiner ersetzen

# Eine angefangene Runde, an der das Spiel vorbeigegangen ist.
half-entered = Angefangene Runde
half-entered-go-on = Weiter mit Runde { $number } ({ $name })
half-entered-look = Angefangene Runde ansehen ({ $name })
entry-overtaken = Runde { $number } ist inzwischen eingetragen.
entry-saved-here = Runde { $number } ist gesichert.
entry-correction-saved = Die Änderung von Runde { $number } ist gesichert.
entry-correct-saved = Runde { $number } ändern
# $hands: names and points
entry-mine = Hier angefangen: { $out } ist fertig; { $hands }
entry-another-round = Es ist eine andere Runde: weiter als Runde { $number }
entry-taken-back = Die Runde davor wurde zurückgenommen. Was du eingetragen hast, ist noch da; kommt sie wieder, geht es hier weiter.
entry-go-on-as = Weiter als Runde { $number }

# Eine angefangene Änderung.
entry-corrected-meanwhile = Die Karten von { $name } hat gerade jemand geändert, auf { $points }. Wenn du sicherst, gilt deine Änderung.
entry-corrected-meanwhile-no-hand = Die Karten von { $name } hat gerade jemand aus der Runde genommen. Wenn du sicherst, gilt deine Änderung.
entry-take-theirs = Diese Änderung übernehmen
unfinished-title = Angefangene Änderung
unfinished-out = { $name } war fertig, nicht { $before }
unfinished-hand = Karten von { $name }
unfinished-go-on = Weiter damit
unfinished-discard = Verwerfen
unasked = In dieser Runde war { $name } fertig; da gibt es keine Karten zu zählen.
unasked-in-correction = In deiner angefangenen Änderung ist { $name } fertig und hat keine Karten.
