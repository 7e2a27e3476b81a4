# The first screen.
home-title = Whose turn is it?
# l10n: uses home-greeting-*
home-greeting-night = Still up?
home-greeting-morning = Good morning
home-greeting-afternoon = Good afternoon
home-greeting-evening = Good evening
home-now-playing = Now playing
home-resume = Back to the table
home-new-table = New table
home-also-running = Still open
home-earlier = Earlier evenings
home-empty-title = No table yet
home-empty-text = Open a table, tap who plays, and start. Everything is kept on this device, no internet needed.
home-won = { $rules } · { $count ->
    [one] { $names } won
   *[other] { $names } shared the win
}
home-leads = { $rules } · round{"\u00A0"}{ $number } · { $count ->
    [one] { $names } leads
   *[other] { $names } lead
} with{"\u00A0"}{ $points }
home-fresh = { $rules } · { $count ->
    [one] { $count } player
   *[other] { $count } players
}, no round yet
