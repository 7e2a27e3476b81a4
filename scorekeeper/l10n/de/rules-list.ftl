# Was `scorekeeper rules` ausgibt. Die Namen der Themen stehen in rules-lookup.ftl.
rules-list-ruling = Regel
rules-list-id = Kennung
rules-list-question = Eine Frage dazu
rules-list-count = { $rulings ->
    [one] { $rulings } Regel
   *[other] { $rulings } Regeln
} zu { $topics ->
    [one] { $topics } Thema
   *[other] { $topics } Themen
}
rules-list-paragraph = Absatz
rules-list-section = Abschnitt
# In our words, and in English in all languages
rules-list-about = Was dort steht (englisch)
rules-list-rulings = Geregelt durch
# $reason: why there is nothing, in English
rules-list-nothing = nichts zu regeln: { $reason }
rules-list-not-covered = NICHT ABGEDECKT
rules-list-covered = { $covered } von { $paragraphs } Absätzen abgedeckt
