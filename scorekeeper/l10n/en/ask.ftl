# What `scorekeeper ask` prints; the verdicts are also on the answer card.
verdict-yes = Yes
verdict-no = No
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
ask-line-broken = This line is no question: it needs an id and q.
