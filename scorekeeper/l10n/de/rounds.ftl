# Die Runden eines Spiels und die Seite einer Runde.
rounds-empty-title = Noch keine Runde
rounds-empty-text = Nach der ersten Runde siehst du hier, wer was bekommen hat. Jede Hand lässt sich mit einem Tipp ändern.
rounds-older = Ältere Runden
rounds-game = { $number }. Spiel
rounds-total = Stand
rounds-total-of = { $name }: insgesamt { $total }
cell-out = Runde { $number }: { $name } war fertig, { $points }
cell-held = Runde { $number }: { $name } hatte { $points }. Woher das kommt
# l10n: uses round-open-*
round-open-plain = Runde { $number } öffnen
round-open-changed = Runde { $number } öffnen, geändert
round-open-voided = Runde { $number } öffnen, herausgenommen
round-title = Runde { $number }
round-entered = Eingetragen am { $when }
round-is-void = Herausgenommen, zählt nicht
round-went-out = war fertig
round-held = noch auf der Hand
round-no-hand = fehlt noch, zählt 0
round-revise-hand = { $name } hatte { $points }. Ändern
round-other-out = Jemand anderes war fertig
round-other-out-question = Wer war wirklich fertig?
round-void = Diese Runde herausnehmen
void-title = Runde { $number } herausnehmen?
void-text = Sie bleibt durchgestrichen in der Liste und zählt nicht. Du kannst sie jederzeit wieder zählen lassen.
void-confirm = Herausnehmen
round-restore = Diese Runde wieder zählen lassen
restore-title = Runde { $number } wieder zählen lassen?
restore-text = Sie war herausgenommen; ihre Punkte zählen dann wieder.
restore-confirm = Zählt wieder
round-disputed = Doppelt eingetragen
round-disputed-text = Diese Runde wurde auf verschiedenen Geräten mehrmals eingetragen. Bis jemand entscheidet, zählt die obere.
round-keep-this = Die obere stimmt
round-keep-other = Diese stimmt
round-rival = { $gain } ({ $hands }), { $when }
round-history = Verlauf
history-line = { $when }: { $what }
history-voided = { $when }: herausgenommen
history-taken-back = { $when }: { $what } (zurückgenommen am { $back })
history-restored = { $when }: herausgenommen (zählt wieder seit dem { $back })
# l10n: uses notice-*
notice-hand-missing = { $count ->
    [one] Die Karten von { $names } fehlen in dieser Runde; sie zählen 0, bis du sie einträgst.
   *[other] Die Karten von { $names } fehlen in dieser Runde; sie zählen 0, bis du sie einträgst.
}
notice-hand-ignored = { $count ->
    [one] Die Karten von { $names } zählen nicht: { $names } hat diese Runde nicht mitgespielt.
   *[other] Die Karten von { $names } zählen nicht: Sie haben diese Runde nicht mitgespielt.
}
notice-knock-out-ignored = { $count ->
    [one] Dass { $names } rausgeflogen ist, zählt nicht: { $names } hat diese Runde nicht mitgespielt.
   *[other] Dass { $names } rausgeflogen sind, zählt nicht: Sie haben diese Runde nicht mitgespielt.
}
cell-partner = Runde { $number }: { $name } spielte mit dem Sieger, { $points }
cell-knocked-out = Runde { $number }: { $name } ist rausgeflogen. Woher das kommt
cell-not-playing = Runde { $number }: { $name } hat nicht mitgespielt
round-last-standing = allein übrig geblieben
round-knocked-out = rausgeflogen
round-knocked-out-by = rausgeflogen durch { $name }
round-partner = spielte mit dem Sieger
round-revise-part = { $name }: { $part }. Ändern
round-receipt = { $name } { $part }, { $points }. Woher das kommt
# What a correction changed in a round.
revised-out = fertig war { $after }, nicht { $before }
revised-knocked-out = { $name } ist rausgeflogen
revised-knocked-out-by = { $name } ist durch { $by } rausgeflogen
revised-plays-on = { $name } ist doch nicht rausgeflogen
# What a correction does, and corrections in one step.
effect-none = Der Stand bleibt, wie er ist.
effect-total = { $name }{"\u00A0"}{ $before }{"\u00A0"}›{"\u00A0"}{ $after }
# A hand that holds again, now that its correction is taken back
hand-again = { $name }{"\u00A0"}wieder{"\u00A0"}{ $points }
effect-reopens = Das Spiel ist dann nicht mehr zu Ende.
effect-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
effect-back-in = { $count ->
    [one] { $names } ist wieder im Rennen.
   *[other] { $names } sind wieder im Rennen.
}
effect-falls-out = { $count ->
    [one] { $names } ist raus.
   *[other] { $names } sind raus.
}
effect-rounds-gone = { $count ->
    [one] { $count } Runde zählt nicht mehr.
   *[other] { $count } Runden zählen nicht mehr.
}
effect-notice = Runde { $number }: { $notice }
# l10n: uses fix-*
fix-swap = Karten von zweien vertauscht
fix-swap-first = Wessen Karten?
fix-swap-second = Und wessen?
fix-swap-do = Tauschen
fix-move = Jemand anderes ist rausgeflogen
fix-move-first = Wer nicht?
fix-move-second = Wer dann?
# Where only one was knocked out, so that nobody is asked who was not
fix-move-instead = Wer statt { $name }?
fix-move-do = Ändern
# What a screen reader says of a choice; the screen shows the name
fix-swap-with = mit { $name }
fix-move-with = { $name } ist rausgeflogen
fix-begin-note = Dann müssen die Karten von { $name } gezählt werden.
fix-begin = Karten von { $name } eingeben
fix-round = In dieser Runde: { $what }
# What a player reported, where another hand was entered in the end.
round-reported = gemeldet: { $points }
round-reported-out = gemeldet: rausgeflogen
