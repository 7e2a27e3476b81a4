# Opening a table.
new-title = New table
new-players = Who plays?
new-add = Add
new-add-label = Name of somebody new
new-add-hint = Somebody new
new-order = Seats
new-order-note = Clockwise, in playing order. Drag, or use the arrows.
new-dealer = Who deals first?
new-dealer-note = Everyone draws a card and the highest deals; action cards count as 0. Draw again on a tie.
new-dealer-is = { $name } deals first
new-dealer-random = Draw by lot
new-target = To how many points?
new-target-other = Other
new-target-label = Points to reach
new-deck-label = Cards in the deck
new-deck = { $count } cards
new-name-label = Name of the table
# l10n: uses new-name-*
new-name-morning = { $day } morning
new-name-afternoon = { $day } afternoon
new-name-evening = { $day } evening
new-start = Start
