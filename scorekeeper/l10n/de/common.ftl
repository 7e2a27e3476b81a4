# Auf mehreren Bildschirmen.
rules-line = { $variant } bis { $target }
# l10n: uses rules-line-*
rules-line-lowest-total-wins = { $variant }, wenig gewinnt, bis { $target }
rules-line-elimination-race = { $variant }, raus bei { $target }
rules-line-partners = { $variant }, Partner, bis { $target }
rules-line-rotating-partners = { $variant }, wechselnde Partner
# A round of one of two tables, as sentences say it after “round”.
number-at-table = { $number } (Tisch { $table })
# Several cards of a kind. With a number on the card, “8 × 7” would read like a sum.
cards-of-kind = { $count } × { $card }
cards-of-number = { $count } × die { $card }
undo = Rückgängig
redo = Wiederherstellen
back = Zurück
back-home = Zu den Tischen
back-to-table = Zurück zum Tisch
seat-up = { $name } nach oben
seat-down = { $name } nach unten
cancel = Abbrechen
fault = Hier ist etwas schiefgegangen. Deine Eingaben sind noch da; versuch es noch einmal.
refused-title = Das hat nicht geklappt
trouble-title = Scorekeeper kommt nicht an seinen Block
trouble-again = Noch einmal
unavailable-title = Nicht hier
not-found-title = Hier ist nichts
not-found-text = Diese Adresse führt zu keinem Bildschirm. Deine Tische sind alle noch da.
# l10n: uses change-*
change-round-scored = Runde{"\u00A0"}{ $number } gesichert{"\u00A0"}· { $gain }
change-round-scored-brief = Runde{"\u00A0"}{ $number } gesichert
change-round-revised = Runde{"\u00A0"}{ $number } geändert{"\u00A0"}· { $what }
change-round-revised-brief = Runde{"\u00A0"}{ $number } geändert
change-round-elsewhere = Eine Runde wurde geändert
# $what: the change of a round of the game before this one
change-earlier-game = Früheres Spiel: { $what }
change-round-voided = Runde { $number } herausgenommen
change-game-started = Neues Spiel begonnen
change-deciding-round-agreed = Es wird eine Entscheidungsrunde gespielt
change-ruling-agreed = Eine Regelfrage ist entschieden
# l10n: uses undone-*
undone-round-scored = Runde{"\u00A0"}{ $number } zurückgenommen{"\u00A0"}· { $gain }
undone-round-scored-brief = Runde{"\u00A0"}{ $number } zurückgenommen
undone-round-revised = Runde{"\u00A0"}{ $number } wie zuvor{"\u00A0"}· { $what }
undone-round-revised-brief = Runde{"\u00A0"}{ $number } wie zuvor
undone-round-voided = Runde { $number } zählt wieder
undone-round-elsewhere = Die Änderung einer Runde ist zurückgenommen
undone-game-started = Neues Spiel zurückgenommen
undone-deciding-round-agreed = Doch keine Entscheidungsrunde
undone-ruling-agreed = Entscheidung zurückgenommen
# $change: one of named-*
undo-named = Rückgängig: { $change }
# l10n: uses named-*
named-round-scored = ohne Runde { $number }
named-round-revised = alte Runde { $number }
named-round-voided = mit Runde { $number }
named-round-elsewhere = ohne eine Änderung
named-game-started = voriges Spiel
named-deciding-round-agreed = ohne Entscheidungsrunde
named-ruling-agreed = ohne die Entscheidung
redo-voided = Doch herausnehmen
close = Schließen
# l10n: uses month-*
month-1 = Jan.
month-2 = Feb.
month-3 = März
month-4 = Apr.
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = Aug.
month-9 = Sept.
month-10 = Okt.
month-11 = Nov.
month-12 = Dez.
# l10n: uses weekday-*
weekday-1 = Montag
weekday-2 = Dienstag
weekday-3 = Mittwoch
weekday-4 = Donnerstag
weekday-5 = Freitag
weekday-6 = Samstag
weekday-7 = Sonntag
date-short = { $day }. { $month }
moment = { $day }. { $month }, { $time }
# $by: somebody’s name, or a device such as “Chrome · Android”
moment-by = { $when }, von { $by }
