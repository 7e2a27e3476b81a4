"""The words by which a chain of draw cards is told, card by card, in all languages at once."""

from typing import Final

from scorekeeper.rulebook.word_lists import word_list

IT: Final = word_list("chain-words.it")
"""The card just told of, behind who lays it: "I lay it"."""
JOINS: Final = word_list("chain-words.joins")
"""Words that begin the next thing told: "and", "then"."""
THEN: Final = word_list("chain-words.then")
AND: Final = word_list("chain-words.and")
LAYS: Final = word_list("chain-words.lays")
ANSWERS: Final = word_list("chain-words.answers")
"""Verbs for laying one more that need not name it."""
GIVES: Final = word_list("chain-words.gives")
BACK: Final = word_list("chain-words.back")
"""Beside the verbs of giving: "I gave one back"."""
FOLLOWS: Final = word_list("chain-words.follows")
"""Verbs of whoever lays one more, or only comes next and may have none."""
ONE: Final = word_list("chain-words.one")
OWN: Final = word_list("chain-words.own")
"""Words that stand for somebody's own card: "I lay mine"."""
TOO: Final = word_list("chain-words.too")
HAD: Final = word_list("chain-words.had")
HAS: Final = word_list("chain-words.has")
MUST: Final = word_list("chain-words.must")
"""Of drawing, where a number alone follows: "oma moet er zes"."""
NONE: Final = word_list("chain-words.none")
LAID_ON: Final = frozenset(
    before + done
    for before in word_list("chain-words.prefixes")
    for done in word_list("chain-words.participles")
)
"""German and Dutch: "draufgelegt", "doorgeschoven"."""
EMPTY: Final = word_list("chain-words.empty")
HANDS: Final = word_list("chain-words.hands")
"""In "with empty hands" only."""
AGAIN: Final = word_list("chain-words.again")
NOW: Final = word_list("chain-words.now")
SAYS: Final = word_list("chain-words.says")
"""Behind whoever claims something of somebody else."""
ENDS: Final = word_list("chain-words.ends")
"""Words of somebody who does not go on."""
ONLY: Final = word_list("chain-words.only")
IF: Final = word_list("chain-words.if")
EACH: Final = word_list("chain-words.each")
OTHER: Final = word_list("chain-words.other")
"""Behind "one … on the": nothing more is laid."""
ON: Final = word_list("chain-words.on")
ONTO: Final = word_list("chain-words.onto")
"""Before a card that lies there already."""
BE: Final = word_list("chain-words.be")
"""Verbs of whose turn it is, and not of what is laid."""
MEANT: Final = word_list("chain-words.meant")
"""Words of somebody who says anew what was said before."""
AIMED: Final = word_list("chain-words.aimed")
"""Before whoever a card is laid on."""
BEHIND: Final = word_list("chain-words.behind")
WITH: Final = frozenset({"with", "mit", "met", "zu"})
WHO: Final = word_list("chain-words.who")
WITHOUT: Final = word_list("chain-words.without")
NAMES_ONE: Final = word_list("chain-words.names-one")
"""Before a bare number that is a card: "a six", "his ten"."""
HOW: Final = frozenset(
    {"how", "hoeveel", "hoveel", "hvl", "wieviel", "wieviele", "what", "wat", "whats"}
)
COME: Final = word_list("chain-words.come")
"""Verbs that alone do not say that anything is laid."""
FROM: Final = word_list("chain-words.from")
TIMES: Final = word_list("chain-words.times")
MORE: Final = word_list("chain-words.more")
"""Beside a word of times: "noch mal", "once more"."""
ON_TOP: Final = word_list("chain-words.on-top")
"""Words that end what is told of one more card like the last: "Lena obendrauf"."""
LAST: Final = word_list("chain-words.last")
POT: Final = word_list("chain-words.pot")
"""What a number of cards is told of that wait already: "a chain of eight"."""
FRAME: Final = word_list("chain-words.frame")
"""Words of how it is played: "two of us", "progressive is on"."""
LETS: Final = word_list("chain-words.lets")
HEAP: Final = word_list("chain-words.heap")
"""Together: "we let draw cards pile up", which says how it is played."""
DRAW_CARDS: Final = word_list("chain-words.draw-cards")
"""What is piled up so, all draw cards."""
NUMBER: Final = word_list("chain-words.number")
"""Before a number that tells the so-manieth: "me number four"."""
PEOPLE: Final = word_list("chain-words.people")
ME: Final = word_list("chain-words.me")
SHE: Final = word_list("chain-words.she")
NEXT: Final = word_list("chain-words.next")
SMALL: Final = word_list("chain-words.small")
NOUNS: Final = word_list("chain-words.nouns")
"""Small words that are written with a capital in German, and are no names."""
"""Words that tell nothing of who lays what."""
ASKS: Final = word_list("chain-words.asks")
TAKES: Final = word_list("chain-words.takes")
FOR: Final = word_list("chain-words.for")
TOTAL: Final = word_list("chain-words.total")
MAKES: Final = word_list("chain-words.makes")
WHOLE: Final = word_list("chain-words.whole")
"""What is taken by whoever ends it: "takes the lot"."""
OTHERWISE: Final = word_list("chain-words.otherwise")
"""Words of another matter, beside which no chain is read."""
DOUBTS: Final = word_list("chain-words.doubts")
"""Words of a challenge, of which a chain may tell that there is none."""
DENIES: Final = word_list("chain-words.denies")
WAS: Final = "was"
"""A question in German only."""
ORDINALS: Final = {
    name: place
    for place, names in {
        2: "second zweite zweiten zweiter tweede", 3: "third dritte dritten dritter derde",
        4: "fourth vierte vierten vierter vierde", 5: "fifth funfte funften funfter vijfde",
        6: "sixth sechste sechsten sechster zesde", 7: "seventh siebte siebten siebter zevende",
    }.items()
    for name in names.split()
}  # fmt: skip
SEATED: Final = frozenset(ORDINALS) | word_list("chain-words.seated")
"""Who is told by where they sit or when they come."""
KNOWN: Final = (
    JOINS | LAYS | ANSWERS | GIVES | BACK | ONE | OWN | TOO | HAD | HAS | NONE | ENDS | ONLY | IF
    | EACH | OTHER | ON | TIMES | MORE | ON_TOP | LAST | POT | FRAME | PEOPLE | ME | SHE | NEXT
    | SMALL | ASKS | TAKES | FOR | TOTAL | MAKES | BE | MEANT | WHO | SEATED | WITHOUT | DOUBTS
    | WHOLE | LETS | HEAP | LAID_ON | EMPTY | HANDS | {WAS}
)  # fmt: skip
"""Every word that is no name."""
