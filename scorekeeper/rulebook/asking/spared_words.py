"""The words by which it is told who laid a draw card, whom it hits, and who sits elsewhere."""

from typing import Final

from scorekeeper.rulebook.word_lists import word_list

LAYS: Final = word_list("spared-words.lays")
FLEXES: Final = ("flex", "geflex")
MYSELF: Final = word_list("spared-words.myself")
NOTHING: Final = word_list("spared-words.nothing")
OWN: Final = word_list("spared-words.own")
MINE: Final = word_list("spared-words.mine")
HOW: Final = word_list("spared-words.how")
IF: Final = word_list("spared-words.if")
CUTS: Final = word_list("spared-words.cuts")
LAYER_NOUNS: Final = word_list("spared-words.layer-nouns")
WHOEVER: Final = frozenset(
    {("degene", "die"), ("derjenige", "der"), ("diejenige", "die"), ("die", "zelf"), ("wer", "die")}
    | {("person", "who"), ("one", "who"), ("player", "who"), ("whoever", "plays"), ("wer", "sie")}
    | {("whoever", "lays"), ("wie", "hem"), ("wer", "eine"), ("spieler", "der"), ("speler", "die")}
)
AT_A_PERSON: Final = word_list("spared-words.at-a-person")
VICTIM: Final = word_list("spared-words.victim")
LAYER_WORDS: Final = word_list("spared-words.layer-words")
WHO_LAID: Final = frozenset({("who", "played"), ("who", "laid"), ("who", "flexed")})
NOT_CHOSEN: Final = frozenset(
    {("not", "chosen"), ("not", "picked"), ("wasn", "chosen"), ("t", "chosen"), ("t", "picked")}
    | {("nicht", "gewahlt"), ("nicht", "ausgewahlt"), ("nicht", "bestimmt"), ("niet", "gekozen")}
    | {("niet", "uitgekozen"), ("niet", "aangewezen")}
)
BACK: Final = word_list("spared-words.back")
NOT: Final = word_list("spared-words.not")
AT: Final = word_list("spared-words.at")
BEHIND: Final = word_list("spared-words.behind")
NO_NAMES: Final = word_list("spared-words.no-names")
OTHERWISE: Final = frozenset(
    {"points", "guilty", "innocent", "bluff", "last-card", "finish", "first-card", "out-of-turn"}
    | {"may", "mercy", "leave-out"}
)
