# Het eerste scherm.
home-title = Wie is er aan de beurt?
# l10n: uses home-greeting-*
home-greeting-night = Nog wakker?
home-greeting-morning = Goedemorgen
home-greeting-afternoon = Goedemiddag
home-greeting-evening = Goedenavond
home-now-playing = Nu bezig
home-resume = Terug naar de tafel
home-new-table = Nieuwe tafel
home-also-running = Nog niet afgelopen
home-earlier = Eerdere avonden
home-empty-title = Nog geen tafel
home-empty-text = Open een tafel, tik aan wie er meespeelt en begin. Alles blijft op dit apparaat, internet is niet nodig.
home-won = { $rules } · { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de winst
}
home-leads = { $rules } · ronde{"\u00A0"}{ $number } · { $count ->
    [one] { $names } staat voor
   *[other] { $names } staan voor
} met{"\u00A0"}{ $points }
home-fresh = { $rules } · { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}, nog geen ronde
