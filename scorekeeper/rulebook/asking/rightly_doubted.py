"""Whether "rightly" is said of a doubt, or of the card that is doubted.

"I was challenged by Dad, rightly", "papa daagde me terecht uit" tell of a bluff; "I had laid it
rightly" and "mijn +4 was terecht" tell of none.
"""

from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.denials import AND
from scorekeeper.rulebook.asking.hit_words import DOUBTS
from scorekeeper.rulebook.asking.story import Story
from scorekeeper.rulebook.word_lists import word_list

_FAR: Final = 5
_FARTHER: Final = 8
_NEAR: Final = 3
_RIGHT: Final = word_list("challenge-sums.right")
_THE_CARD: Final = word_list("challenge-sums.the-card")
_RIGHTLY: Final = word_list("challenge-sums.rightly")
_JUSTLY: Final = frozenset({("zu", "recht"), ("mit", "recht"), ("hab", "recht"), ("habe", "recht")})
_JUSTLY_ADVERB: Final = frozenset({("zu", "recht"), ("mit", "recht")})
_THIS: Final = word_list("challenge-sums.this")
"""What may be the doubt itself: "en dat was terecht"."""
_BUT: Final = word_list("challenge-sums.but")
_ADDED: Final = word_list("challenge-sums.added")
"""All that may stand between: "herausgefordert, und das ganz zu Recht"."""
_WAS: Final = word_list("challenge-sums.was")
_THEY: Final = word_list("challenge-sums.they")
_LAID: Final = word_list("challenge-sums.laid")


def was_right(keys: tuple[str, ...]) -> bool:
    """ "I challenged and was right", "terecht", "zu Recht"."""
    rightly = any(
        key in _RIGHTLY
        and not (keys[at - 1 : at] and keys[at - 1] in _WAS and _is_of_card(keys, at))
        and not _laid_so(keys, at)
        for at, key in enumerate(keys)
    )
    justly = (at for at, pair in enumerate(pairwise(keys), start=1) if pair in _JUSTLY)
    if rightly or any(not _laid_so(keys, at) for at in justly):
        return True
    return any(
        key in _WAS and after in _RIGHT and not _THEY.intersection(keys[max(at - 2, 0) : at])
        for at, (key, after) in enumerate(pairwise(keys))
    )


def is_rightly_doubted(story: Story) -> bool:
    """ "I was challenged, zu Recht", "papa daagde me terecht uit": said of the doubt itself."""
    heard, keys = story.situation.heard, story.situation.keys
    told = range(story.situation.begins or len(keys))
    for at in told:
        justly = keys[at : at + 2] in _JUSTLY_ADVERB
        if not (justly or keys[at] in _RIGHTLY) or _laid_so(keys, at):
            continue
        end = at + 1 + justly
        # "Terecht uitgedaagd", "terecht in twijfel getrokken".
        end += keys[end : end + 1] == ("in",)
        if keys[end : end + 1] and keys[end].startswith(DOUBTS):
            return True
        doubt = next((d for d in reversed(range(at)) if keys[d].startswith(DOUBTS)), None)
        if doubt is None or at - doubt > _FARTHER:
            continue
        between = range(doubt + 1, at)
        of_it = at - doubt > 1 and keys[at - 1] in _WAS and keys[at - 2] in _THIS
        other = _WAS.union(AND, _BUT) if not of_it else _BUT
        joined = frozenset(keys[one] for one in between)
        added = joined <= _ADDED
        if added or not (joined & other or any(heard[one].breaks for one in between)):
            return True
    return False


def _is_of_card(keys: tuple[str, ...], at: int) -> bool:
    """ "Hij was terecht", "die +4 was terecht": the card was, and not the doubt."""
    return bool(frozenset(keys[max(at - _NEAR, 0) : at - 1]) & (_THEY | _THE_CARD))


def _laid_so(keys: tuple[str, ...], at: int) -> bool:
    """ "Zu Recht gelegt", "he played the +4 rightly": it tells of how the card was laid."""
    joined = [other for other, key in enumerate(keys) if key in AND]
    first = max([at - _FAR, 0, *(other for other in joined if other < at)])
    last = min([at + _FAR, len(keys), *(other for other in joined if other > at)])
    near = sorted(range(first, last), key=lambda other: (abs(other - at), other < at))
    verbs = (keys[one] for one in near if keys[one] in _LAID or keys[one].startswith(DOUBTS))
    return next(verbs, "") in _LAID
