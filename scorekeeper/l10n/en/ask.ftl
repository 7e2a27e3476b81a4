# What `scorekeeper ask` prints; the verdicts are also on the answer card.
verdict-yes = Yes
verdict-no = No
verdict-depends = It depends
verdict-unknown = The rules do not say
verdict-explain = In short
verdict-value = { $value }
ask-unsure = If I understood you right:
ask-house-rule = With the house rule { $name } it would be different.
ask-asked = You asked: { $game }{ $players ->
    [0] {""}
   *[other] {", "}{ $players } players
}
ask-nothing = Ask something, or give a file with --batch.
ask-batch-unreadable = The file { $file } cannot be read.
ask-line-broken = This line is no question: it needs an id and q.
