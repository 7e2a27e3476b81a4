# Einen Tisch aufmachen.
new-title = Neuer Tisch
new-game = Welches Spiel?
new-games-all = { $count ->
    [one] { $count } Spiel zeigen
   *[other] Alle { $count } Spiele zeigen
}
new-players = Wer spielt mit?
new-add = Hinzufügen
new-add-label = Name einer neuen Person
new-add-hint = Jemand Neues
new-order = Plätze
new-order-note = Im Uhrzeigersinn, wie ihr spielt. Ziehen oder die Pfeile nehmen.
new-dealer = Wer gibt zuerst?
new-dealer-note = Alle ziehen eine Karte, die höchste gibt; Aktionskarten zählen 0. Bei Gleichstand noch einmal.
new-dealer-is = { $name } gibt zuerst
new-dealer-random = Auslosen
new-start = Los geht’s

## Partner
new-pairs-against = gegen
new-pairs-spoken = { $one } und { $two } gegen { $three } und { $four }
# l10n: uses new-pairs-title-*
new-pairs-title-partners = Partner sitzen sich gegenüber
new-pairs-title-rotating-partners = In der ersten Runde
new-pairs-title-table = Tisch { $table }, erste Etappe
new-two-tables = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} zugleich, { $stages ->
    [one] { $stages } Etappe
   *[other] { $stages } Etappen
} zu { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}: Alle haben einmal alle anderen zum Partner. An jedem Tisch geht das Geben in jeder Etappe reihum.
new-three-pairings = { $pairings ->
    [one] Zu viert gibt es nur { $pairings } Paarung; sie kommt immer wieder.
   *[other] Zu viert gibt es nur { $pairings } Paarungen; danach kommt wieder die erste.
}

## Wie gezählt wird und wer für wen spielt
new-way = So spielt ihr
new-way-line = { $formation } · { $scoring }
new-scoring = Wie zählt ihr?
# l10n: uses new-scoring-*
new-scoring-winner-takes-all = Wer fertig ist, bekommt alles
new-scoring-winner-takes-all-line = Die Punkte aller Karten, die die anderen noch haben.
new-scoring-lowest-total-wins = Wenigste Punkte gewinnen
new-scoring-lowest-total-wins-line = Alle zählen die Karten, auf denen sie sitzen bleiben. Wenig ist gut.
new-scoring-elimination-race = Ausscheidungs­rennen
new-scoring-elimination-race-line = Alle zählen die Karten, auf denen sie sitzen bleiben. Wer zu viel hat, ist raus; wer übrig bleibt, gewinnt.
new-formation = Wer spielt für wen?
# l10n: uses new-formation-*
new-formation-individual = Alle für sich
new-formation-individual-line = Jede Person hat ihr eigenes Konto.
new-formation-partners = Partner
new-formation-partners-line = Zwei Paare. Partner sitzen sich gegenüber und teilen ihre Punkte.
new-formation-rotating-partners = Wechselnde Partner
new-formation-rotating-partners-line = Beide bekommen die Punkte des Paars, dann wechseln die Partner. Wer am meisten hat, gewinnt.

## Wie lange
# l10n: uses new-target-*
new-target-winner-takes-all = Bis wie viele Punkte?
new-target-lowest-total-wins = Wann ist Schluss?
new-target-elimination-race = Raus bei wie vielen Punkten?
new-target-winner-takes-all-note = Wer sie zuerst erreicht, gewinnt.
new-target-lowest-total-wins-note = Schluss ist, wenn jemand so viele Punkte erreicht. Wer am wenigsten hat, gewinnt.
new-target-elimination-race-note = Wer so viele Punkte erreicht, ist raus. Wer übrig bleibt, gewinnt.
new-target-winner-takes-all-label = Punkte zum Sieg
new-target-lowest-total-wins-label = Schluss, wenn jemand so viel hat
new-target-elimination-race-label = Raus bei
new-target-other = Andere
new-rounds = Wie viele Runden?
new-rounds-label = Anzahl der Runden
rules-rounds-number = Die Zahl der Runden muss eine ganze Zahl sein, zum Beispiel 4.

## Mehr
new-more = Mehr
new-more-line = Hausregeln, wer gibt, Name des Tischs
new-more-line-deck = Kartensatz, Hausregeln, wer gibt, Name des Tischs
new-deck-title = Welcher Kartensatz?
new-deck-label = Karten im Spiel
new-deck = { $count } Karten
new-customizable = Selbst beschriftete Karten
new-customizable-note = Wie viele davon nehmt ihr, und was bedeutet jede? Schreibt es vor dem Spiel auf, oder lasst es frei.
new-customizable-count = { $count ->
    [one] { $count } selbst beschriftete Karte
   *[other] { $count } selbst beschriftete Karten
}
new-customizable-meaning = Karte { $number } bedeutet
new-customizable-hint = etwa: alle singen ein Lied
new-customizable-written = Selbst beschriftete Karten
new-knock-out-to = Wer bekommt die { $bonus } fürs Rauswerfen?
# l10n: uses new-knock-out-to-*
new-knock-out-to-winner = Wer die Runde gewinnt
new-knock-out-to-winner-line = So steht es in: { $source }
new-knock-out-to-cause = Wer es verursacht hat
new-knock-out-to-cause-line = Eine Hausregel. Weiß niemand, wer es war, dann wer die Runde gewinnt.
new-knock-out-to-short = { $bonus } fürs Verursachen
new-knock-out-partners = Bei Partnern bringen nur Gegner die { $bonus }. Die Anleitung sagt dazu nichts; das ist eine Festlegung dieser App.
new-knocked-out-pay = Was kostet es, rauszufliegen?
new-knocked-out-pay-note = Keine Anleitung sagt, was es kostet, wenn alle ihre eigenen Punkte behalten. { $bonus } sind eine Festlegung dieser App, das Gegenstück zum Bonus.
# l10n: uses new-knocked-out-pay-*
new-knocked-out-pay-bonus = { $bonus } Punkte
new-knocked-out-pay-bonus-line = Die Karten kommen zur Seite und zählen nicht.
new-knocked-out-pay-cards = Die eigenen Karten
new-knocked-out-pay-cards-line = Alles, was beim Rausfliegen auf der Hand war.
new-knocked-out-pay-short = Rausfliegen kostet die Karten
new-deal = Wer gibt als Nächstes?
new-deal-note = Die Anleitungen sagen nur, wer zuerst gibt. Nach links ist eine Festlegung dieser App.
# l10n: uses new-deal-*
new-deal-left = Links herum
new-deal-left-line = Das Geben geht reihum.
new-deal-winner = Wer die Runde gewinnt
new-deal-winner-line = Wer fertig war, gibt.
new-deal-stays = Immer dieselbe Person
new-deal-stays-line = Wer zuerst gibt, gibt immer.
new-deal-short = { $deal ->
    [winner] Wer gewinnt, gibt
   *[other] Immer gibt dieselbe Person
}
new-house-rules = Hausregeln
new-own-rule = Eine eigene Regel
new-own-rule-note = Was ihr sonst noch ausgemacht habt. Es bleibt beim Tisch.
new-own-rule-hint = etwa: wer lacht, zieht eine
new-own-rule-short = Eigene Regel
new-name-title = Wie heißt der Tisch?
new-name-label = Name des Tischs
# l10n: uses new-name-*
new-name-morning = { $day }morgen
new-name-afternoon = { $day }nachmittag
new-name-evening = { $day }abend
