# Die Runden eines Spiels und die Seite einer Runde.
rounds-empty-title = Noch keine Runde
rounds-empty-text = Nach der ersten Runde siehst du hier, wer was bekommen hat. Jede Hand lässt sich mit einem Tipp verbessern.
rounds-older = Ältere Runden
rounds-total = Stand
rounds-total-of = { $name }: insgesamt { $total }
cell-out = Runde { $number }: { $name } war fertig, { $points }
cell-held = Runde { $number }: { $name } hatte { $points }. Verbessern
# l10n: uses round-open-*
round-open-plain = Runde { $number } öffnen
round-open-changed = Runde { $number } öffnen, geändert
round-open-voided = Runde { $number } öffnen, herausgenommen
round-title = Runde { $number }
round-entered = Eingetragen am { $when }
round-is-void = Herausgenommen, zählt nicht
round-went-out = war fertig
round-held = noch auf der Hand
round-no-hand = nicht in dieser Runde
round-revise-hand = { $name } hatte { $points }. Verbessern
round-other-out = Jemand anderes war fertig
round-other-out-question = Wer war wirklich fertig?
round-void = Diese Runde herausnehmen
void-title = Runde { $number } herausnehmen?
void-text = Sie bleibt durchgestrichen in der Liste und zählt nicht. Du kannst das rückgängig machen.
void-confirm = Herausnehmen
round-disputed = Doppelt eingetragen
round-disputed-text = Diese Runde wurde auf verschiedenen Geräten mehrmals eingetragen. Bis jemand entscheidet, zählt die obere.
round-keep-this = Die obere stimmt
round-keep-other = Diese stimmt
round-rival = { $gain } ({ $hands }), { $when }
round-history = Verlauf
history-out = { $when }: fertig war { $before }, jetzt { $after }
history-hand = { $when }: { $name } { $before } → { $after }
# l10n: uses notice-*
notice-hand-missing = In dieser Runde fehlt eine Hand; sie zählt 0, bis du sie einträgst.
notice-hand-ignored = Die Hand von jemandem, der in dieser Runde nicht mitgespielt hat, zählt nicht.
