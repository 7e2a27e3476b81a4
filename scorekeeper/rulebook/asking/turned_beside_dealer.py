"""Who begins where an action card is turned up first, and it is told who sits beside the dealer.

"Fay dealt, I'm on her left. She turned up a Reverse as the very first card. Do I begin?" With a
reverse the dealer begins, with a skip whoever sits to the left of them does not; in No Mercy and
Flex the card is ignored.
"""

from typing import Final

from scorekeeper.rulebook.asking.beside_dealer import ME, named_at, seated_beside
from scorekeeper.rulebook.asking.persons import PERSONS
from scorekeeper.rulebook.asking.situation import Situation
from scorekeeper.rulebook.asking.story import Compared, Story, yes_or_no
from scorekeeper.rulebook.word_lists import word_list

_OTHERWISE: Final = frozenset({"youngest", "two-players", "partners", "house-rule", "again"})
_BEFALLS: Final = frozenset({"lose-turn", "draw"})
_DRAWN: Final = "draw-two"
_SKIPS: Final = frozenset({"skip", "draw-two"})
_AGAIN: Final = word_list("hit.still")
_SAYS: Final = word_list("turned-beside-dealer.says")
"""Words of whoever claims it, which name nobody: "I reckon I am the one who begins"."""
_HE: Final = word_list("turned-beside-dealer.he")
_SHE: Final = word_list("turned-beside-dealer.she")


def turned_beside_dealer(story: Story) -> Compared | None:
    """Whether the one asked about begins; None where it is not told who sits on which side."""
    situation, values = story.situation, story.facts.values
    own = frozenset(situation.keys[situation.begins :])
    turn = "turn-me" in situation.facets and own.isdisjoint(_AGAIN)
    begins = turn or bool({"begin", "turn"} & situation.asked)
    plain = situation.ask in {"yes-no", "any"} and bool(begins or _BEFALLS & situation.asked)
    if not plain or situation.negated or situation.doubted or "first-card" not in story.said:
        return None
    if (
        story.said & (_OTHERWISE - ({"again"} if turn else set()))
        or "not" in situation.asked
        or values.get("players") == "2"
    ):
        return None
    if len(situation.cards) != 1 or situation.cards[0].kind.isdecimal():
        return None
    card, seated = situation.cards[0], seated_beside(situation)
    asked = _asked(situation) or _claimant(situation)
    if turn and not PERSONS[situation.language].my.isdisjoint(own):
        # "Is it my turn?".
        asked = {ME}
    if card.start >= situation.begins or seated is None or len(asked) != 1:
        return None
    left, dealer = seated.left, seated.dealer
    who = asked.pop()
    if who not in {left, *seated.others}:
        return None
    if not begins:
        if "draw" in situation.asked and (card.kind != _DRAWN or situation.numbers):
            return None
        return _is_hit(card.kind, story, left=who == left)
    if values.get("variant") != "classic":
        # An action card is ignored there, and the next one turned up.
        return Compared("first-card", yes_or_no(who == left))
    if card.kind == "reverse":
        return Compared("first-card", yes_or_no(who == dealer))
    if card.kind not in _SKIPS:
        return None
    if who in seated.behind:
        return Compared("first-card", yes_or_no(who == seated.behind[0]))
    return Compared("first-card", "no") if who in {left, dealer} else None


def _is_hit(kind: str, story: Story, *, left: bool) -> Compared | None:
    """ "Is Kobe skipped?", "must he draw?": whoever sits to the left, where anybody is."""
    if story.facts.values.get("variant") != "classic":
        return Compared("first-card", "no") if kind in _SKIPS else None
    return Compared("first-card", yes_or_no(left)) if kind in _SKIPS else None


def _claimant(situation: Situation) -> set[str]:
    """ "Grandpa sits on her left and says he begins": he is not the one called "her" there."""
    keys, begins = situation.keys, situation.begins
    own = {key for key in keys[begins:] if key in _HE | _SHE}
    clause = next((at for at in range(begins - 1, 0, -1) if situation.heard[at].breaks), 0)
    named = named_at(situation, range(clause, begins))
    beside = {key for key in keys[clause:begins] if key in _HE | _SHE}
    apart = (own <= _HE and beside <= _SHE) or (own <= _SHE and beside <= _HE)
    known = situation.claimed and own and beside and apart
    return set(named) if known and len(named) == 1 else set()


def _asked(situation: Situation) -> set[str]:
    keys = situation.keys
    places = range(situation.begins, len(keys))
    named = {
        one
        for at in places
        if keys[at] not in _SAYS
        for one in named_at(situation, range(at, at + 1))
    }
    claims = any(keys[at] in _SAYS for at in places)
    # "I reckon Fay begins": whoever says so is not asked about beside another.
    return named - {"i"} if claims and len(named) > 1 else named
