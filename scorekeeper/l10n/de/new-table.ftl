# Einen Tisch aufmachen.
new-title = Neuer Tisch
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
new-target = Bis wie viele Punkte?
new-target-other = Andere
new-target-label = Punkte zum Sieg
new-deck-label = Karten im Spiel
new-deck = { $count } Karten
new-name-label = Name des Tischs
# l10n: uses new-name-*
new-name-morning = { $day }morgen
new-name-afternoon = { $day }nachmittag
new-name-evening = { $day }abend
new-start = Los geht’s
