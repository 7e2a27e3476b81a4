# Der erste Bildschirm.
home-title = Wer ist dran?
# l10n: uses home-greeting-*
home-greeting-night = Noch wach?
home-greeting-morning = Guten Morgen
home-greeting-afternoon = Guten Tag
home-greeting-evening = Guten Abend
home-now-playing = Läuft gerade
home-resume = Zurück zum Tisch
home-new-table = Neuer Tisch
home-also-running = Noch nicht zu Ende
home-earlier = Frühere Abende
home-empty-title = Noch kein Tisch
home-empty-text = Mach einen Tisch auf, tippe an, wer mitspielt, und los. Alles bleibt auf diesem Gerät, Internet brauchst du nicht.
home-won = { $rules } · { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
home-leads = { $rules } · Runde{"\u00A0"}{ $number } · { $count ->
    [one] { $names } führt
   *[other] { $names } führen
} mit{"\u00A0"}{ $points }
home-fresh = { $rules } · { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}, noch keine Runde
