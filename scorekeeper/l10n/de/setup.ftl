# Einen Tisch ändern, während gespielt wird.
setup-title = Dieser Tisch
setup-names = Namen
setup-name-of = Name von { $name }
setup-renamed = { $before } heißt jetzt { $name }.
setup-order = Plätze
setup-order-note = Im Uhrzeigersinn, wie ihr spielt, ab der nächsten Runde.
setup-target = Punkte zum Sieg
# l10n: uses setup-target-*
setup-target-lowest-total-wins = Schluss, wenn jemand so viel hat
setup-target-elimination-race = Raus bei so vielen Punkten
setup-target-label = Punkte zum Sieg
setup-rounds = Runden insgesamt
setup-save = Sichern

## Kommen und gehen
setup-people = Kommen und gehen
setup-join = Jemand steigt ein
setup-join-note = Ab der nächsten Runde.
setup-join-points-note = Die Anleitungen sagen dazu nichts. 0 ist eine Festlegung dieser App.
setup-join-label = Name der Person, die einsteigt
setup-join-hint = Jemand Neues
setup-join-points = Mit wie vielen Punkten?
setup-join-average = Schnitt: { $points }
setup-join-chosen = Andere
setup-join-points-label = Punkte zum Einstieg
setup-join-do = { $points ->
    [0] { $name } steigt mit 0 Punkten ein
    [one] { $name } steigt mit { $points } Punkt ein
   *[other] { $name } steigt mit { $points } Punkten ein
}
setup-join-back = { $points ->
    [one] { $name } spielt mit { $points } Punkt weiter
   *[other] { $name } spielt mit { $points } Punkten weiter
}
setup-joined = { $name } spielt ab der nächsten Runde mit.
setup-leave = Jemand geht
setup-leave-note = Die Punkte bleiben auf der Tafel. Wer wiederkommt, steigt wieder ein und spielt damit weiter.
setup-leave-do = { $name } geht
setup-left = { $name } ist gegangen.
points-number = Die Punkte müssen eine ganze Zahl sein, zum Beispiel 40.

## Regeln
setup-fixed = In diesem Spiel fest
setup-fixed-game = Spiel
setup-fixed-deck = Kartensatz
setup-fixed-scoring = So zählt ihr
setup-fixed-formation = Wer für wen spielt
setup-fixed-knock-out = Rausfliegen
setup-fixed-bonus = { $bonus }: { $who }
setup-fixed-pairs = Partner
