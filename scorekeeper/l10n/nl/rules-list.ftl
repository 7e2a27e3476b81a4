# Wat `scorekeeper rules` afdrukt. De namen van de onderwerpen staan in rules-lookup.ftl.
rules-list-ruling = Regel
rules-list-id = Kenmerk
rules-list-question = Een vraag daarover
rules-list-count = { $rulings ->
    [one] { $rulings } regel
   *[other] { $rulings } regels
} over { $topics ->
    [one] { $topics } onderwerp
   *[other] { $topics } onderwerpen
}
rules-list-paragraph = Alinea
rules-list-section = Onderdeel
# In our words, and in English in all languages
rules-list-about = Wat er staat (Engels)
rules-list-rulings = Geregeld door
# $reason: why there is nothing, in English
rules-list-nothing = niets te regelen: { $reason }
rules-list-not-covered = NIET GEDEKT
rules-list-covered = { $covered } van { $paragraphs } alinea’s gedekt
