"""A card's name in a sentence, with its article where the language wants one: "der Joker".

`{card}` in a text is the bare name; what stands behind a colon is the article as it is written for
a masculine noun in that case: `{card:der}`, `{card:dem}`, `{card:den}`, `{card:beim}`, in Dutch
`{card:de}`. Cards whose names are no nouns ("Zieh 2", "Sla beurt over") have none.
"""

from typing import Final

from scorekeeper.rulebook.library import Library

_OF: Final = {
    "": {"beim": "bei"},
    "der": {"der": "der", "dem": "dem", "den": "den", "beim": "beim"},
    "die": {"der": "die", "dem": "der", "den": "die", "beim": "bei der"},
    "das": {"der": "das", "dem": "dem", "den": "das", "beim": "beim"},
    "de": dict.fromkeys(("de", "der", "den"), "de"),
    "het": dict.fromkeys(("de", "der", "den"), "het"),
}
"""By the article of the name, what is said for the one that is written."""


class CardName(str):
    """What a card is called, and its article: empty where it is said without."""

    __slots__ = ("article",)

    def __new__(cls, name: str, article: str = "") -> "CardName":
        named = super().__new__(cls, name)
        named.article = article
        return named

    article: str

    def __format__(self, written: str) -> str:
        said = _OF.get(self.article, {}).get(written.lower())
        if said is None or not self:
            return str(self)
        return f"{said[0].upper() + said[1:] if written[0].isupper() else said} {self}"


def name_of(kind: str | None, library: Library, language: str) -> CardName:
    """The name of a card kind, to be put into a sentence; empty where there is no card."""
    if kind is None:
        return CardName("")
    return CardName(library.card_name(kind, language), library.card_article(kind, language))
