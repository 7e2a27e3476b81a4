# Why something cannot be done, and what to do instead. Keys of `scorekeeper/domain/refusals.py`.

## Names
name-empty = Please type a name.
name-too-long = That name is too long. At most { $limit } characters, please.
name-taken = { $name } is already at the table. Add a letter so that you can be told apart.

## Rules of a table
rules-variant-unknown = There is no game called “{ $variant }” here.
rules-deck-unknown = The game “{ $variant }” has no deck “{ $deck }”.
rules-target-number = The target must be a whole number, such as 500.
rules-target-range = The target must be between 1 and { $limit }.
rules-target-reached = Somebody already has { $best } points. Choose a higher target.
rules-formation-scoring = Partners go with “winner takes all” only: a pair that goes out gets the other pair’s cards.
rules-rounds-range = Choose between 1 and { $limit } rounds.
rules-rounds-not-here = A number of rounds goes with four players and changing partners only.
rules-own-too-long = Your own rule is too long. At most { $limit } characters, please.
rules-meaning-too-long = What the card means is too long. At most { $limit } characters, please.
rules-fixed = That cannot change while a game is on: rounds already played would count differently. Start a new table for it.
rules-rounds-played = { $played ->
    [one] { $played } round has been played already. Choose more.
   *[other] { $played } rounds have been played already. Choose more.
}

## Seats
seats-too-few = { $minimum ->
    [one] At least { $minimum } player is needed.
   *[other] At least { $minimum } players are needed.
}
seats-too-many = { $limit ->
    [one] There is room for { $limit } player only.
   *[other] There is room for { $limit } players at most.
}
seat-taken-twice = The same person is seated twice. Take one of them away.
dealer-not-seated = Choose somebody at the table to deal first.
player-not-seated = That person does not sit at this table.
seating-incomplete = Everybody at the table needs exactly one seat.
seats-formation = { $formation ->
    [partners] Partners need exactly four players; here there are { $players }.
   *[other] Changing partners need four or eight players; here there are { $players }.
}
join-already-playing = { $name } is already playing.
join-out-of-the-race = { $name } is out of this race and can join the next game.
join-comes-back = { $name } comes back with { $points } points; choose no others.
join-points-range = The points to start with must be between 0 and { $limit }.
leave-too-few = { $minimum ->
    [one] At least { $minimum } player has to stay. Close the table instead.
   *[other] At least { $minimum } players have to stay. Close the table instead.
}
formation-fixed = With partners nobody can join or leave before the game is over.

## Tables and games
table-unknown = This table is not here. It may be on another device.
table-not-found = There is no table called “{ $table }”.
table-ambiguous = Several tables are called “{ $table }”. Name it by its id.
table-closed = This table is closed. Undo that to play on.
table-no-game = No game has been started at this table.
game-over = This game is over. Start a rematch to play on.
game-not-over = The game is still going on. Finish it first.
game-not-shared = Only one has won; there is nothing to decide.

## Rounds
round-out-not-playing = { $name } does not play in this round, so cannot have gone out.
round-winner-has-cards = { $name } went out and holds no cards. Take the cards away or choose who went out.
round-hand-not-playing = { $name } does not play in this round. Take that hand away.
round-hand-missing = { $name }’s hand is missing. Enter the cards, or 0.
round-stale = Someone has just entered round { $number }. Yours is kept; look at it and save again if it is another round.
round-revised-meanwhile = Someone has just corrected round { $number }. Your change is kept; look at it and save again.
round-unknown = This round does not exist any more.
round-not-here = This round is not here. It may have been undone.
round-voided = Round { $number } has been taken out. Undo that first.
round-counts = Round { $number } counts already.
round-no-knock-outs = In this game nobody can be knocked out.
round-winner-knocked-out = { $name } won the round, so cannot be knocked out of it.
round-knocked-out-not-playing = { $name } does not play in this round, so cannot be knocked out.
round-cause-oneself = { $name } cannot be the one who knocked { $name } out. Choose somebody else, or nobody.
round-cause-not-playing = { $name } does not play in this round, so cannot have knocked anybody out.
round-not-last-standing = Not everybody else was knocked out, so nobody is the last one standing.
round-table-unknown = There is no table number { $table } in this game.
round-table-finished = Table { $table } has played all its rounds.
report-card-unknown = { $card } is no card of this game.
swap-same-player = Choose two different players.
swap-not-playing = { $name } does not play in this round.
swap-went-out = { $name } went out and holds no cards. Change who went out instead.
swap-not-knocked-out = { $name } was not knocked out of this round.
swap-already-knocked-out = { $name } was knocked out of this round, too. Choose somebody else.

## Undo
undo-nothing = There is nothing to undo.
undo-moved = Something else has been changed since. Look at the rounds before you undo.
redo-nothing = There is nothing to redo.

## Files of whole tables
# $place: where in the file, such as events.3.payload
import-unreadable = The file { $file } cannot be read. Check its name and permissions.
import-too-large = The file is too large. At most { $limit } MB are taken.
import-not-json = This is not a file made by Scorekeeper’s export.
import-not-a-table = This file holds no table. Choose one made by Scorekeeper’s export.
import-newer-version = This file comes from a newer version of Scorekeeper. Update to read it.
import-damaged = The file is damaged at { $place }. Nothing has been taken in; export it once more.
import-mixed-tables = The file mixes events of several tables. Nothing has been taken in.

## Score sheets
# $field: a name in the file, such as target
sheet-unreadable = The file cannot be read; check its name and permissions.
sheet-too-large = The file is too large for a score sheet.
sheet-not-toml = The file is not valid TOML: { $reason }.
sheet-field-unknown = There is no field called “{ $field }”.
sheet-field-missing = The field “{ $field }” is missing.
sheet-field-wrong = The field “{ $field }” cannot be that.
sheet-player-unknown = { $name } is not among the players.
sheet-hand-twice = { $name } has two hands in this round.
sheet-hand-empty = What { $name } holds is left blank. Write the cards, or 0.
sheet-hand-not-understood = { $name }’s hand is not understood: { $words }
sheet-hand-range = { $name }’s hand must be a whole number from 0 to { $limit }, or cards in words.
sheet-teams-not-here = “teams” goes with the formation “partners” only.
sheet-teams-incomplete = Every player has to be in one of the teams.
sheet-after-the-end = The game was already over after round { $last }.
# How the reason is shown. $file: the path.
sheet-refused = { $file }: { $reason }
sheet-refused-in-round = { $file }, round { $round }: { $reason }

## Rulings agreed at a table
ruling-matter-unclear = What this is about was not understood. Ask in other words.
ruling-question-empty = Ask something first; then you can agree on it.
ruling-answer-empty = Write down in a few words what you agree on.
ruling-value-missing = Say which number you agree on.
ruling-value-range = The number must be between 0 and { $limit }.
ruling-too-long = That is too long. At most { $limit } characters, please.
