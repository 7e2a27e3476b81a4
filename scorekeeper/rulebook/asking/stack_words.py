"""The words by which it is told how often draw cards are laid, in all languages at once."""

from typing import Final


def _words(written: str) -> frozenset[str]:
    return frozenset(written.split())


ONCE: Final = (-1, 1, False)
PLUS: Final = "plus"
FAR: Final = 6
NEAR: Final = 3
MOST: Final = 12
PLURALS: Final = ("tjes", "tje", "jes", "je", "en", "n", "es", "s", "er", "ern")
WITHIN: Final = frozenset({"er"})
CARD_NOUNS: Final = ("n", "kart", "straf")
ENDINGS: Final = _words("s er en")
OF_US: Final = frozenset({("of", "us"), ("von", "uns"), ("van", "ons")})
NUMBERED: Final = _words(
    "number nummer player spieler speler bin ben last letzten letzte laatste nr"
)
OF: Final = _words("of von van")
PEOPLE: Final = _words("two-players four-players eight-players players-word n-may-play")
UNITS: Final = _words("card points players-word age n-may-play")
ALSO: Final = _words("noch nog auch ook also er")
NONE: Final = _words("no none not keine keinen kein nicht geen niet without ohne zonder")
HAS: Final = _words(
    "has have holds hold had got sit sits hat hab habe hatte sitze sitzt heeft heb zit houd"
)
ONLY: Final = _words(
    "only just merely measly lousy nur bloss lediglich alleen enkel maar slechts lumpige einzige"
)
RATHER: Final = _words(
    "sorry nein nee no also umgekehrt andersrum omgekeerd rather actually wait moment oh eh quatsch"
    " falsch dus nah nope correction wacht"
)
MEAN: Final = _words("mean meant meine meinte bedol bedolde bedoel bedoelde")
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
DESCRIBING: Final = _words(
    "black schwarze schwarzen zwarte coloured colored farbige farbigen bunte bunten gekleurde wild"
    " wilde wilden stacked gestapelte gestapelten gestapelde kam wurde kwam werd came was zieh draw"
    " pak neem trek pick up identical identische identischen of the die de"
    " den der von van such solche more weitere kleine kleinen small big grosse mal keer times x"
    " maal different verschiedene own eigene ordinary normal normale gewone in a ein eine einen een"
    " ne n row another after hintereinander nacheinander achter elkaar op folge running the blank"
    " plain bare stuks so weitere weiteren identieke dezelfde same gleiche gleichen"
) - {"op"}
OTHER_MATTERS: Final = _words("challenge guilty innocent uno swap pass-hands")
OF_DRAWING: Final = _words("draw stack no-match penalty served pass-on progressive")
AMOUNT: Final = _words("er die the de")
SORTS: Final = frozenset(
    (one,)
    for one in _words(
        "colours colors farben kleuren minutes minuten minuut seconds sekunden seconden"
    )
)
REMAIN: Final = _words("left over ubrig")
