"""Who may name the colour for a wild that is told to be laid: whoever laid it, and nobody else.

"I lay a wild and my neighbour says blue. May he decide that?": he may not. Every word around the
card and in the question has to be known here, but for one that is a name.
"""

from collections.abc import Sequence
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.heard_parts import (
    ME,
    THEY,
    heard_clauses,
    is_plain_claim,
    people_in,
)
from scorekeeper.rulebook.asking.situation import Heard, SaidCard, Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_RULING: Final = "wild-colour"
_KINDS: Final = frozenset({"wild", "wild-draw-four"})
_OTHERWISE: Final = frozenset(
    {"first-card", "flex-side", "last-card", "finish", "not", "jump-in", "partners", "advice"}
    | {"challenge", "roulette", "who", "different", "first-player"}
)
_LAYS: Final = word_list("hit.lays")
_CHOOSES: Final = word_list("colour-named.chooses")
_MAY: Final = word_list("colour-named.may")
_SMALL: Final = word_list("colour-named.small")
_SAYS: Final = word_list("colour-named.says")
_OF_QUESTION: Final = _CHOOSES | _MAY | _SMALL | frozenset(COLOURS)
_OF_STORY: Final = _LAYS | _SAYS | _SMALL | frozenset(COLOURS)


def colour_named(story: Story) -> Compared | None:
    """ "My uncle lays a wild and I say red. Do I decide?": not I."""
    situation = story.situation
    cards = situation.named
    if len(cards) != 1 or cards[0].kind not in _KINDS or cards[0].count != 1:
        return None
    if story.said & _OTHERWISE or is_plain_claim(situation) or "must" in situation.asked:
        return None
    if situation.ask not in {"yes-no", "any"} or story.facts.values.get("variant") == "no-mercy":
        return None
    clauses = heard_clauses(situation)
    asking = [clause for clause in clauses if any(word.key in _CHOOSES for word in clause)]
    laying = [clause for clause in clauses if _has_card(situation, clause, cards[0])]
    if len(asking) != 1 or len(laying) != 1 or asking[0] is laying[0]:
        return None
    if not any(word.key in _MAY for word in asking[0]):
        return None
    rest = [one for one in clauses if one is not asking[0] and one is not laying[0]]
    return _answer(situation, asking[0], laying[0], rest, cards[0])


def _answer(
    situation: Situation,
    asking: Sequence[Heard],
    laying: Sequence[Heard],
    rest: Sequence[Sequence[Heard]],
    card: SaidCard,
) -> Compared | None:
    language = situation.language
    inside = {id(word) for word in situation.heard[card.start : card.end]}
    around = [word for word in laying if id(word) not in inside]
    layer = people_in(around, _OF_STORY, language)
    asked = people_in(asking, _OF_QUESTION, language)
    if not any(word.key in _LAYS for word in around) or len({*layer.named, *layer.pronouns}) != 1:
        return None
    if len({*asked.named, *asked.pronouns}) != 1:
        return None
    (who,) = (*layer.named, *layer.pronouns)
    (of,) = (*asked.named, *asked.pronouns)
    others = frozenset[str]().union(*(people_in(one, _OF_STORY, language).named for one in rest))
    if ME in {who, of}:
        # Of whoever asks and somebody else it is clear that they are two.
        return Compared(_RULING, yes_or_no(who == of))
    if of == THEY or who == THEY:
        named = (others | {who, of}) - {THEY}
        return Compared(_RULING, "yes") if len(named) <= 1 and not others else None
    return Compared(_RULING, yes_or_no(who == of))


def _has_card(situation: Situation, clause: Sequence[Heard], card: SaidCard) -> bool:
    inside = {id(word) for word in situation.heard[card.start : card.end]}
    return any(id(word) in inside for word in clause)
