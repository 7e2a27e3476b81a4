# What `scorekeeper ask` prints; the verdicts are also on the answer card.
verdict-yes = Yes
verdict-no = No
# Where it is asked if somebody is right, or wrong.
# l10n: uses verdict-yes-* verdict-no-*
verdict-yes-right = Yes, that is right
verdict-no-right = No, that is not right
verdict-yes-wrong = Yes, that is wrong
verdict-no-wrong = No, that is not wrong
verdict-depends = It depends
verdict-unknown = The rules do not say
verdict-too-long = That is too long
verdict-outside = Not understood
verdict-nothing = Not understood
verdict-explain = In short
verdict-value = { $value }
ask-unsure = If I understood you right:
ask-house-rule = With the house rule { $name } it would be different.
# $under: the game, how many play, the house rules
ask-asked = You asked: { $under }
ask-nothing = Ask something, or give a file with --batch.
ask-batch-unreadable = The file { $file } cannot be read.
ask-question-and-batch = Either a question or --batch, not both.
ask-table-has-rules = A table has its own rules: with --table leave out --variant, --players and --house.
# What is wrong with a line of a batch. $line: its number; $name: the key, as it is written there.
ask-line-broken = Line { $line } is no JSON object.
ask-line-too-long = Line { $line } is longer than { $limit } characters.
ask-line-key-missing = The line has no “{ $name }”.
ask-line-key-wrong = { $name ->
    [id] “id” must be a text or a whole number.
    [q] “q” must be a text.
    [players] “players” must be a whole number from { $fewest } to { $most }.
    [house] “house” must be a list of house rules.
   *[other] “{ $name }” must be a text of at most { $limit } characters.
}
