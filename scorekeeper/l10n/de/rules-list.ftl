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
# $reason: one of those below
rules-list-nothing = nichts zu regeln: { $reason }
rules-list-nothing-advert = Werbung
rules-list-nothing-advice = ein Rat für gutes Spiel
rules-list-nothing-announcement = kündigt an, was folgt
rules-list-nothing-blank-card = eine Idee für eine leere Karte
rules-list-nothing-box = was sonst in der Schachtel ist
rules-list-nothing-caption = eine Bildunterschrift
rules-list-nothing-imprint = ein Impressum
rules-list-nothing-invitation = eine Einladung
rules-list-nothing-many-cards = ein Tipp, wie man viele Karten hält
rules-list-nothing-no-rule = gehört nicht zu den Regeln
rules-list-nothing-other-section = verweist auf einen anderen Abschnitt
rules-list-nothing-praise = Lob
rules-list-nothing-printing = wie die Karten gedruckt sind
rules-list-nothing-sparing = ein Tipp, wie die Karten heil bleiben
rules-list-nothing-title = Titel
rules-list-nothing-title-and-praise = Titel und Lob
rules-list-nothing-usual-rules = verweist auf die üblichen Regeln
rules-list-not-covered = NICHT ABGEDECKT
rules-list-covered = { $covered } von { $paragraphs } Absätzen abgedeckt
