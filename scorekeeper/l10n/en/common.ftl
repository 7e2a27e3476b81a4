# Said on several screens.
rules-line = { $variant } to { $target }
# l10n: uses rules-line-*
rules-line-lowest-total-wins = { $variant }, lowest wins, to { $target }
rules-line-elimination-race = { $variant }, out at { $target }
rules-line-partners = { $variant }, partners, to { $target }
rules-line-rotating-partners = { $variant }, changing partners
# A round of one of two tables, as sentences say it after “round”.
number-at-table = { $number } (table { $table })
# Several cards of a kind. With a number on the card, “8 × 7” would read like a sum.
cards-of-kind = { $count } × { $card }
cards-of-number = { $count } × the { $card }
undo = Undo
redo = Redo
back = Back
back-home = To the tables
back-to-table = Back to the table
seat-up = Move { $name } up
seat-down = Move { $name } down
cancel = Cancel
fault = Something went wrong here. What you entered is kept; please try again.
refused-title = That did not work
trouble-title = Scorekeeper cannot open its notebook
trouble-again = Try again
unavailable-title = Not here
not-found-title = There is nothing here
not-found-text = This address leads to no screen. Your tables are all still there.
# l10n: uses change-*
change-round-scored = Round{"\u00A0"}{ $number } saved{"\u00A0"}· { $gain }
change-round-scored-brief = Round{"\u00A0"}{ $number } saved
change-round-revised = Round{"\u00A0"}{ $number } changed{"\u00A0"}· { $what }
change-round-revised-brief = Round{"\u00A0"}{ $number } changed
change-round-elsewhere = A round was changed
# $what: the change of a round of the game before this one
change-earlier-game = Earlier game: { $what }
change-round-voided = Round { $number } taken out
change-game-started = New game started
change-deciding-round-agreed = A deciding round is played
change-ruling-agreed = A ruling is agreed
# l10n: uses undone-*
undone-round-scored = Round{"\u00A0"}{ $number } undone{"\u00A0"}· { $gain }
undone-round-scored-brief = Round{"\u00A0"}{ $number } undone
undone-round-revised = Round{"\u00A0"}{ $number } as before{"\u00A0"}· { $what }
undone-round-revised-brief = Round{"\u00A0"}{ $number } as before
undone-round-voided = Round { $number } counts again
undone-round-elsewhere = The change of a round is undone
undone-game-started = New game undone
undone-deciding-round-agreed = No deciding round after all
undone-ruling-agreed = Ruling undone
# $change: one of named-*
undo-named = Undo: { $change }
# l10n: uses named-*
named-round-scored = without round { $number }
named-round-revised = round { $number } as before
named-round-voided = with round { $number }
named-round-elsewhere = without a change
named-game-started = without the new game
named-deciding-round-agreed = without a deciding round
named-ruling-agreed = without the ruling
redo-voided = Take out again
close = Close
# l10n: uses month-*
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec
# l10n: uses weekday-*
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
date-short = { $month } { $day }
moment = { $month } { $day }, { $time }
# $by: somebody’s name, or a device such as “Chrome · Android”
moment-by = { $when }, by { $by }
