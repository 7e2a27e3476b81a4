# The guest page: what everybody sees who scans to watch or to play along.
guest-title = { $name }, the score
guest-live = live
guest-catching-up = catching up …
guest-offline = no connection
guest-gone = This table is not shared with you any more. Ask for a new link.
guest-rounds-played = { $count ->
    [one] round played
   *[other] rounds played
}
guest-last-round = Last round
guest-went-out = { $name } went out
guest-last-standing = { $name } was the last one standing
guest-knocked-out = { $count ->
    [one] { $names } knocked out
   *[other] { $names } knocked out
}
guest-no-round = No round yet. The first one appears here by itself.
guest-no-game = No game has begun at this table yet.
guest-disputed = A round was entered twice. Whoever keeps score decides which one counts.
guest-why = Where { $name }’s { $points } come from
guest-board = Board
guest-rounds = Rounds
guest-ask = Ask a rule
guest-hand = My cards
guest-views = Views of this table
guest-language = Language
guest-round = Round
guest-total = Total
guest-scan = scan to watch
guest-scan-alt = QR code with the link to watch this table
guest-back = Back
guest-names-and = { $names } and { $last }
guest-sent-theirs = { $count ->
    [one] { $names } sent theirs
   *[other] { $names } sent theirs
}
guest-waiting = { $count ->
    [one] waiting for { $names }
   *[other] waiting for { $names }
}
guest-waiting-and-you = waiting for { $names } and you
guest-waiting-you = waiting for you
guest-all-sent = everybody has sent theirs
# Playing along.
guest-play-along = Play along
guest-play-along-text = Choose your seat once, then tap your own cards after every round.
guest-which-seat = Who are you?
guest-which-seat-text = You report the cards left in this hand.
guest-other-seat = I am somebody else
guest-seat-elsewhere = on another phone already
guest-round-number = Round { $number }
guest-round-number-out = Round { $number } · { $name } went out
guest-your-cards = Your cards, { $name }?
guest-your-cards-sent = Your cards, { $name }
guest-your-cards-text = Tap what you still hold. Whoever keeps score sees it at once.
guest-enter = Enter my hand
guest-you-went-out = You went out, { $name }! The others count their cards.
guest-sent = Sent: { $points }
guest-sent-knocked-out = Sent: knocked out
guest-change = Change
guest-send = Send
guest-send-points = Send · { $points }
guest-no-cards = 0 · I have no cards
guest-knocked-out-me = { $limit ->
    [0] Out
   *[other] { $limit }+: out
}
guest-line-label = Cards or points in words
guest-line-hint = or type: 37, or 7, skip, +4
guest-nothing-yet = Tap your cards, type the points, or choose 0.
guest-kept = This round has been saved in the meantime. What you tapped is still here for the next one.
guest-not-playing = You do not play in this round.
guest-no-hands = No round is open for cards just now.
guest-send-failed = That did not arrive. What you tapped is still here; try again.
# Asking.
guest-ask-label = Your question
guest-ask-hint = Can I put a +2 on a +4?
guest-ask-send = Ask
guest-ask-likely = Often asked
guest-ask-too-long = The question is too long. { $limit } characters at most, please.
guest-ask-house = With the house rule { $name }
guest-request-too-large = That is too much at once.
guest-request-broken = This request cannot be read.
