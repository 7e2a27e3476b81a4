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
# $reason: one of those below
rules-list-nothing = niets te regelen: { $reason }
rules-list-nothing-advert = reclame
rules-list-nothing-advice = advies om goed te spelen
rules-list-nothing-announcement = kondigt aan wat volgt
rules-list-nothing-blank-card = een idee voor een lege kaart
rules-list-nothing-box = wat er verder in de doos zit
rules-list-nothing-caption = een bijschrift
rules-list-nothing-imprint = een colofon
rules-list-nothing-invitation = een uitnodiging
rules-list-nothing-many-cards = een tip om veel kaarten vast te houden
rules-list-nothing-no-rule = hoort niet bij de regels
rules-list-nothing-other-section = verwijst naar een andere paragraaf
rules-list-nothing-praise = lof
rules-list-nothing-printing = hoe de kaarten gedrukt zijn
rules-list-nothing-sparing = een tip om de kaarten te sparen
rules-list-nothing-title = titel
rules-list-nothing-title-and-praise = titel en lof
rules-list-nothing-usual-rules = verwijst naar de gewone regels
rules-list-not-covered = NIET GEDEKT
rules-list-covered = { $covered } van { $paragraphs } alinea’s gedekt
