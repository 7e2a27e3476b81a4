"""Plurals of cards' names that the texts need not list: those of compounds with "card"."""

from collections.abc import Set

from scorekeeper.rulebook.phrases import written_together
from scorekeeper.rulebook.texts import CardText, LanguageTexts
from scorekeeper.rulebook.tokens import key_of


def plurals_of_compounds(text: CardText, language: LanguageTexts) -> Set[str]:
    """ "Wunschkarten", "wisselkaartjes": how many there are is not said.

    "Draw four cards" is one card all the same, and "kleurkaarten" are those that are no wilds.
    """
    names = {written_together(word) for word in text.words}
    rest = {written_together(word) for word in language.connectors.rest}
    nouns = [
        (key_of(one), key_of(several))
        for one in language.connectors.card
        for several in language.connectors.cards
        if several.startswith(one)
    ]
    return (
        {
            name.removesuffix(one) + several
            for name in names
            for one, several in nouns
            if name.isalpha() and name.endswith(one) and name != one
        }
        - names
        - rest
    )
