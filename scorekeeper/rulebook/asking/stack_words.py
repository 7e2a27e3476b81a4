"""The words by which it is told how often draw cards are laid, in all languages at once."""

from typing import Final

from scorekeeper.rulebook.word_lists import word_list


def _words(written: str) -> frozenset[str]:
    return frozenset(written.split())


ONCE: Final = (-1, 1, False)
PLUS: Final = "plus"
FAR: Final = 6
NEAR: Final = 3
MOST: Final = 12
PLURALS: Final = ("tjes", "tje", "jes", "je", "en", "n", "es", "s", "er", "ern")
WITHIN: Final = word_list("stack-words.within")
CARD_NOUNS: Final = ("n", "kart", "straf")
ENDINGS: Final = word_list("stack-words.endings")
OF_US: Final = frozenset({("of", "us"), ("von", "uns"), ("van", "ons")})
NUMBERED: Final = word_list("stack-words.numbered")
OF: Final = word_list("stack-words.of")
PEOPLE: Final = _words("two-players four-players eight-players players-word n-may-play")
UNITS: Final = _words("card points players-word age n-may-play")
ALSO: Final = word_list("stack-words.also")
NONE: Final = word_list("stack-words.none")
HAS: Final = word_list("stack-words.has")
ONLY: Final = word_list("stack-words.only")
RATHER: Final = word_list("stack-words.rather")
MEAN: Final = word_list("stack-words.mean")
TIMES_WORDS: Final = {
    "twice": 2, "double": 2, "doppelte": 2, "doppelt": 2, "doppel": 2, "dubbele": 2, "dubbel": 2,
    "thrice": 3, "triple": 3, "dreifache": 3, "driedubbele": 3, "both": 2, "beide": 2,
    "couple": 2, "pair": 2,
}  # fmt: skip
ORDINALS: Final = {
    name: place
    for place, names in {
        2: "second zweite zweiten tweede", 3: "third dritte dritten derde",
        4: "fourth vierte vierten vierde", 5: "fifth funfte funften vijfde",
        6: "sixth sechste sechsten zesde", 7: "seventh siebte siebten zevende",
        8: "eighth achte achten achtste",
    }.items()
    for name in names.split()
}  # fmt: skip
DESCRIBING: Final = word_list("stack-words.describing")
OTHER_MATTERS: Final = _words("challenge guilty innocent uno swap pass-hands")
OF_DRAWING: Final = _words("draw stack no-match penalty served pass-on progressive")
AMOUNT: Final = word_list("stack-words.amount")
SORTS: Final = frozenset(
    (one,)
    for one in _words(
        "colours colors farben kleuren minutes minuten minuut seconds sekunden seconden"
    )
)
REMAIN: Final = word_list("stack-words.remain")
