# The plan of an evening with changing partners.
plan-stage = Etappe { $number } von { $count }
plan-progress = { $played } von { $count } Runden gespielt
plan-spoken = { $table } { $one } gegen { $other }, { $progress }
plan-done = gespielt
plan-now = jetzt
plan-note = { $players ->
    [4] Alle spielen reihum miteinander. Zu viert gibt es drei Paarungen; danach kommt wieder die erste.
   *[other] Alle haben alle anderen einmal als Partner und zweimal als Gegner. Wechselt nach jeder Etappe die Plätze.
}
plan-none-title = Hier gibt es keinen Plan
plan-none-text = Nur Spiele mit wechselnden Partnern haben einen.
