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
# $reason: why there is nothing, in English
rules-list-nothing = nothing to rule: { $reason }
rules-list-not-covered = NOT COVERED
rules-list-covered = { $covered } of { $paragraphs } paragraphs covered
