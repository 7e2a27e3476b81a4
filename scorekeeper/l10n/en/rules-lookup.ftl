# Looking up a rule. The verdicts are in ask.ftl.
rules-title = Ask a rule
rules-ask-label = Your question
rules-ask-hint = Ask in your own words
rules-ask-send = Ask
rules-ask-empty = Write your question here first.
rules-ask-too-long = That is too long for one question: { $limit } characters at most. Cut it, then ask again.
rules-likely = Likely now
rules-more-card = More about this card
rules-found = In the rulebook
rules-found-nothing = Nothing is called like that. Ask anyway: questions are understood, too.
rules-belongs-to = Belongs to { $game }
rules-cards = Tap the cards
rules-cards-note = What lies there, what you hold, what you want to do
rules-book = The rulebook
rules-book-note = By topic and by card
rules-book-opening = Opening the rulebook …
rules-evening = Asked this evening
rules-evening-empty-title = Nothing asked yet
rules-evening-empty-text = What you ask on this phone is listed here until the evening is over.
rules-evening-agreed = Agreed: { $answer }
rules-broken-title = The rulebook cannot be read
rules-broken-text = A file of the rules is damaged. Scoring works all the same; install Scorekeeper again to look up rules.
rules-which-game = Which game do you play?
rules-under = { $game }{ $players ->
    [0] {""}
   *[other] {", "}{ $players } players
}
rules-under-houses = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
}
rules-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
rules-asked = You asked: { $question } · { $under }
rules-asked-cards = You asked: { $question } · { $cards } · { $under }
rules-change-question = { $question } Change the question
rules-change-cards = Change the cards
rules-correct = Asked for something else?
rules-correct-more = Other games, other players or house rules
rules-correct-less = Show fewer choices
rules-not-yours = Not your table’s rules: you play { $under }.
rules-back-to-yours = Back to our rules
rules-elsewhere = Elsewhere
rules-house-see = With { $name }
rules-house-see-name = See the answer with the house rule { $name }
rules-house-differs = A house rule would change this:
rules-near = The nearest passages
rules-or-else = Or did you mean this?
rules-printed = What the rules say
# $at: table, or home where nobody plays
rules-silent = { $at ->
    [home] I cannot settle that by the rules of this game.
   *[table] I cannot settle that by the rules of this table.
}
# $near: whether anything is offered below; $agree: whether the table can agree on something here
rules-silent-why = { $near ->
    [yes] Here is what comes nearest. { $agree ->
        [yes] Ask again in fewer words, or agree on something: it will be remembered for this table.
       *[no] Or ask again in fewer words.
    }
   *[no] { $agree ->
        [yes] Ask again in fewer words, or agree on something: it will be remembered for this table.
       *[no] Ask again in fewer words.
    }
}
# Agreeing at the table.
rules-agree = Agree on this at this table
rules-agree-anew = Change what you agreed
rules-agree-title = What is your rule?
rules-agree-number = A number
rules-agree-explain = In words
rules-agree-number-label = Which number?
rules-agree-words-label = In your words
rules-agree-words-hint = if there is more to say
rules-agree-words-needed = a few words, please
rules-agree-who = Who decided?
rules-agree-all = All of us
rules-agree-save = That is our rule
rules-agree-choose = Choose above what your rule is.
rules-agree-not-here = You can agree on this only for the rules that you play at this table.
rules-agreed = Agreed at this table
rules-agreed-by = by { $name }, { $when }
rules-agreed-all = by all of you, { $when }
rules-agreed-question = When you asked: { $question }
# $verdict: what was said to it, as it stands in large letters: Yes
rules-agreed-turned = You had asked the other way round: “{ $question }” – { $verdict }
rules-agreed-beside = You have agreed on something close to it
rules-agreed-take-back = Take it back
# Putting a situation together.
# l10n: uses rules-act-*
rules-act-play = May I play it?
rules-act-effect = What does it do?
rules-act-finish = May it be the last card?
rules-act-turned-up = Turned up as the first card
rules-act-points = What is it worth?
rules-act-draw-instead = May I draw although I could play?
rules-act-challenge = May I challenge?
rules-act-out-of-turn = Out of turn, the same card
# l10n: uses rules-step-*
rules-step-act = What is it about?
rules-step-pile = What lies on the pile?
rules-step-card = Which card is it?
rules-step-card-play = Which card do you want to play?
rules-step-pile-colour = Which colour counts on the pile?
rules-step-card-colour = Which colour is your card?
rules-step-has-colour = Do you hold the colour in force right now?
rules-step-hit = Are you the one it hits?
rules-colour-unknown = Any colour
rules-has-colour = Yes, I hold it
rules-has-no-colour = No, I do not
rules-hit-yes = Yes, I have to draw
rules-hit-no = No, somebody has drawn already
rules-hit-me = It hits me
rules-hit-another = It does not hit me
rules-step-change = Change: { $what }
rules-on-pile = On the pile: { $card }
rules-your-card = Card: { $card }
# l10n: uses rules-colour-*
rules-colour-red = red
rules-colour-yellow = yellow
rules-colour-green = green
rules-colour-blue = blue
rules-pile-coloured = Pile: { $colour }
rules-card-coloured = { $card } ({ $colour })
# l10n: uses rules-built-*
rules-built-play = May I play { $card } on { $pile }{ $held ->
    [yes] {" "}when I hold the colour
    [no] {" "}when I do not hold the colour
   *[none] {""}
}{ $hit ->
    [yes] {" "}if it hits me
    [no] {" "}after somebody has drawn for it
   *[none] {""}
}?
rules-built-effect = What does { $card } do?
rules-built-finish = May { $card } be my last card?
rules-built-turned-up = What if { $card } is turned up first?
rules-built-points = What is { $card } worth?
rules-built-draw-instead = May I draw although I could play?
rules-built-challenge = May I challenge the card?
rules-built-out-of-turn = May I play { $card } out of turn on the same card?
# Browsing.
rules-by-topic = By topic
rules-by-card = By card
rules-by = How to browse
# l10n: uses rules-topic-*
rules-topic-playing = Playing cards
rules-topic-draw-cards = Draw cards and stacking
rules-topic-cards = What the cards do
rules-topic-challenge = Challenging
rules-topic-uno = Saying “UNO”
rules-topic-no-mercy = No Mercy
rules-topic-flex = Flex
rules-topic-scoring = Scoring and ending
rules-topic-two-players = Two players
rules-topic-formations = Partners
rules-topic-house-rules = House rules
rules-topic-silent = What the rules leave open
