# What `scorekeeper rules` prints. The names of the topics are in rules-lookup.ftl.
rules-list-ruling = Ruling
rules-list-id = Id
rules-list-question = A question it answers
rules-list-count = { $rulings ->
    [one] { $rulings } ruling
   *[other] { $rulings } rulings
} in { $topics ->
    [one] { $topics } topic
   *[other] { $topics } topics
}
rules-list-paragraph = Paragraph
rules-list-section = Section
# In our words, and in English in all languages
rules-list-about = What it says
rules-list-rulings = Ruled by
# $reason: one of those below
rules-list-nothing = nothing to rule: { $reason }
rules-list-nothing-advert = an advert
rules-list-nothing-advice = advice on playing well
rules-list-nothing-announcement = announces what follows
rules-list-nothing-blank-card = an idea for a blank card
rules-list-nothing-box = what else is in the box
rules-list-nothing-caption = a caption
rules-list-nothing-imprint = an imprint
rules-list-nothing-invitation = an invitation
rules-list-nothing-many-cards = a tip for handling many cards
rules-list-nothing-no-rule = not part of the rules
rules-list-nothing-other-section = points to another section
rules-list-nothing-praise = praise
rules-list-nothing-printing = how the cards are printed
rules-list-nothing-sparing = a tip for sparing the cards
rules-list-nothing-title = title
rules-list-nothing-title-and-praise = title and praise
rules-list-nothing-usual-rules = points to the usual rules
rules-list-not-covered = NOT COVERED
rules-list-covered = { $covered } of { $paragraphs } paragraphs covered
