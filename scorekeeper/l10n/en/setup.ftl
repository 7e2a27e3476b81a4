# Changing a table while it is being played at.
setup-title = This table
setup-names = Names
setup-name-of = Name of { $name }
setup-renamed = { $before } is now called { $name }.
setup-order = Seats
setup-order-note = Clockwise, in playing order, from the next round on.
setup-target = Points to win
# l10n: uses setup-target-*
setup-target-lowest-total-wins = Ends when somebody reaches
setup-target-elimination-race = Out at how many points
setup-target-label = Points to reach
setup-rounds = Rounds to play
setup-save = Save

## Coming and going
setup-people = Coming and going
setup-join = Somebody joins
setup-join-note = From the next round on.
setup-join-points-note = The leaflets say nothing of it. 0 is this app’s convention.
setup-join-label = Name of somebody who joins
setup-join-hint = Somebody new
setup-join-points = How many points to start with?
setup-join-average = Average: { $points }
setup-join-chosen = Other
setup-join-points-label = Points to start with
setup-join-do = { $points ->
    [0] { $name } joins with 0 points
    [one] { $name } joins with { $points } point
   *[other] { $name } joins with { $points } points
}
setup-join-back = { $points ->
    [one] { $name } comes back to { $points } point
   *[other] { $name } comes back to { $points } points
}
setup-joined = { $name } plays from the next round on.
setup-leave = Somebody leaves
setup-leave-note = The total stays on the board. Whoever comes back joins again and goes on with it.
setup-leave-do = { $name } leaves
setup-left = { $name } has left.
points-number = The points must be a whole number, such as 40.

## Rules
setup-fixed = Fixed for this game
setup-fixed-game = Game
setup-fixed-deck = Deck
setup-fixed-scoring = How you count
setup-fixed-formation = Who plays for whom
setup-fixed-knock-out = Knock-outs
setup-fixed-bonus = { $bonus }: { $who }
setup-fixed-pairs = Partners
