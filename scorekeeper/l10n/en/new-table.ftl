# Opening a table.
new-title = New table
new-game = Which game?
new-games-all = { $count ->
    [one] Show { $count } game
   *[other] Show all { $count } games
}
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
new-start = Start

## Partners
new-pairs-against = against
new-pairs-spoken = { $one } and { $two } against { $three } and { $four }
# l10n: uses new-pairs-title-*
new-pairs-title-partners = Partners sit opposite each other
new-pairs-title-rotating-partners = In the first round
new-pairs-title-table = Table { $table }, first stage
new-two-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} at a time, { $stages ->
    [one] { $stages } stage
   *[other] { $stages } stages
} of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: everyone has everyone as partner once. At each table the deal goes round in every stage.
new-three-pairings = { $pairings ->
    [one] Four players have only { $pairings } pairing, so it comes again and again.
   *[other] Four players have only { $pairings } pairings; after that the first comes again.
}

## How it is counted, and who plays for whom
new-way = How you play
new-way-line = { $formation } · { $scoring }
new-scoring = How do you count?
# l10n: uses new-scoring-*
new-scoring-winner-takes-all = Winner takes all
new-scoring-winner-takes-all-line = Whoever goes out gets the points of everybody else’s cards.
new-scoring-lowest-total-wins = Lowest total wins
new-scoring-lowest-total-wins-line = Everyone counts the cards they are left with. Few points are good.
new-scoring-elimination-race = Elimination race
new-scoring-elimination-race-line = Everyone counts the cards they are left with. Too many points and you are out; the last one wins.
new-formation = Who plays for whom?
# l10n: uses new-formation-*
new-formation-individual = Everyone for themselves
new-formation-individual-line = One player, one total.
new-formation-partners = Partners
new-formation-partners-line = Two pairs. Partners sit opposite each other and share their points.
new-formation-rotating-partners = Changing partners
new-formation-rotating-partners-line = Both partners get the pair’s points, then partners change. The highest total wins.

## How long
# l10n: uses new-target-*
new-target-winner-takes-all = To how many points?
new-target-lowest-total-wins = When does it end?
new-target-elimination-race = Out at how many points?
new-target-winner-takes-all-note = Whoever reaches them first wins.
new-target-lowest-total-wins-note = It ends when somebody reaches this many points. The lowest total wins.
new-target-elimination-race-note = Whoever reaches this many points is out. The last one left wins.
new-target-winner-takes-all-label = Points to reach
new-target-lowest-total-wins-label = Ends when somebody reaches
new-target-elimination-race-label = Out at
new-target-other = Other
new-rounds = How many rounds?
new-rounds-label = Number of rounds
rules-rounds-number = The number of rounds must be a whole number, such as 4.

## More
new-more = More
new-more-line = House rules, who deals, name of the table
new-more-line-deck = Deck, house rules, who deals, name of the table
new-deck-title = Which deck?
new-deck-label = Cards in the deck
new-deck = { $count } cards
new-customizable = Customizable cards
new-customizable-note = How many of them do you use, and what does each one mean? Write it down before you play, or leave it blank.
new-customizable-count = { $count ->
    [one] { $count } customizable card
   *[other] { $count } customizable cards
}
new-customizable-meaning = Card { $number } means
new-customizable-hint = such as: everybody sings
new-customizable-written = Customizable cards
new-knock-out-to = A knock-out: who gets the { $bonus }?
# l10n: uses new-knock-out-to-*
new-knock-out-to-winner = The round’s winner
new-knock-out-to-winner-line = As it says in: { $source }
new-knock-out-to-cause = Whoever caused it
new-knock-out-to-cause-line = A house rule. If nobody knows who it was, the round’s winner.
new-knock-out-to-short = { $bonus } to whoever caused it
new-knock-out-partners = With partners only opponents bring the { $bonus }. The leaflet says nothing of it; that is this app’s convention.
new-knocked-out-pay = What does a knock-out cost?
new-knocked-out-pay-note = No leaflet says what it costs where everyone keeps their own points. { $bonus } is this app’s convention, the mirror of the bonus.
# l10n: uses new-knocked-out-pay-*
new-knocked-out-pay-bonus = { $bonus } points
new-knocked-out-pay-bonus-line = The cards are put aside and not counted.
new-knocked-out-pay-cards = Their cards
new-knocked-out-pay-cards-line = Everything they held when they were knocked out.
new-knocked-out-pay-short = Knocked out pay their cards
new-deal = Who deals next?
new-deal-note = The leaflets name the first dealer only. To the left is this app’s convention.
# l10n: uses new-deal-*
new-deal-left = The next to the left
new-deal-left-line = The deal goes round the table.
new-deal-winner = The round’s winner
new-deal-winner-line = Whoever went out deals.
new-deal-stays = Always the same
new-deal-stays-line = The first dealer goes on dealing.
new-deal-short = { $deal ->
    [winner] Winner deals
   *[other] Same dealer
}
new-house-rules = House rules
new-own-rule = A rule of your own
new-own-rule-note = Whatever else you have agreed. It stays with the table.
new-own-rule-hint = such as: whoever laughs draws one
new-own-rule-short = A rule of your own
new-name-title = What is the table called?
new-name-label = Name of the table
# l10n: uses new-name-*
new-name-morning = { $day } morning
new-name-afternoon = { $day } afternoon
new-name-evening = { $day } evening
