"""Agreed rules on the tape: what differs from the rules before, or from a game all phones know."""

from collections.abc import Hashable, Mapping
from typing import Final, get_args

from scorekeeper.domain.agreed import AgreedRules, Deal, KnockedOutPay, KnockOutTo
from scorekeeper.domain.refusals import CopyRefused
from scorekeeper.domain.variants import Formation, ScoringMethod
from scorekeeper.sharing.copying.known import GAMES, HOUSE_RULES
from scorekeeper.sharing.copying.tape import Tape

_UNLIKE_ANY: Final = AgreedRules(variant="own", deck="own", card_points={})
_MOST: Final = 100
"""Things in one list of the rules; the rules themselves allow fewer."""

_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "scoring": get_args(ScoringMethod),
    "formation": get_args(Formation),
    "knock_out_to": get_args(KnockOutTo),
    "knocked_out_pay": get_args(KnockedOutPay),
    "deal": get_args(Deal),
}


def code_rules(tape: Tape, before: AgreedRules | None, rules: AgreedRules | None) -> AgreedRules:
    """Rules, with those agreed before or a game of `known.py` as the model."""
    models = (*GAMES, _UNLIKE_ANY) if before is None else (before, *GAMES, _UNLIKE_ANY)
    nearest = min(range(len(models)), key=lambda place: _distance(rules, models[place]))
    model = models[tape.choice(("rules", before is None), nearest, len(models))]
    fields: dict[str, object] = {}
    for name in AgreedRules.model_fields:
        usual = getattr(model, name)
        value = getattr(rules, name) if rules else None
        same = _same(usual, value) if rules else False
        if not tape.flag(("rule", name), not same, 0.03):
            fields[name] = usual
        else:
            fields[name] = _code_field(tape, name, value)
    return AgreedRules.model_validate(fields)


def _same(one: object, other: object) -> bool:
    # The order of the cards is that of the keys on the pad.
    if isinstance(one, dict) and isinstance(other, dict):
        return list(one.items()) == list(other.items())
    return one == other


def _distance(rules: AgreedRules | None, model: AgreedRules) -> int:
    if rules is None:
        return 0
    names = ("card_points", *AgreedRules.model_fields)
    return sum(not _same(getattr(rules, name), getattr(model, name)) for name in names)


def _code_field(tape: Tape, name: str, value: object) -> object:
    key = ("rule", name, "is")
    if name in _CHOICES:
        choices = _CHOICES[name]
        place = choices.index(value) if isinstance(value, str) else None
        return choices[tape.choice(key, place, len(choices))]
    if name in ("target", "knock_out"):
        return tape.number(key, value if isinstance(value, int) else None, usual=500)
    if name == "total_rounds":
        number = value if isinstance(value, int) else None
        return tape.number(key, number) if tape.flag((key, "any"), number is not None) else None
    if name == "card_points":
        return _code_points(tape, value if isinstance(value, Mapping) else None)
    if name in ("house_rules", "customizable"):
        return _code_texts(tape, key, value if isinstance(value, tuple) else None)
    return tape.text(value if isinstance(value, str) else None)


def _code_points(tape: Tape, points: Mapping[str, int] | None) -> dict[str, int]:
    listed = list((points or {}).items())
    count = _code_length(tape, "card-points", len(listed))
    result = {}
    for place in range(count):
        kind, worth = listed[place] if points is not None else (None, None)
        result[tape.text(kind)] = tape.number("worth", worth, usual=10)
    return result


def _code_texts(tape: Tape, key: Hashable, texts: tuple[str, ...] | None) -> tuple[str, ...]:
    known = {rule: place for place, rule in enumerate(HOUSE_RULES)}
    result = []
    for place in range(_code_length(tape, key, len(texts or ()))):
        text = texts[place] if texts is not None else None
        usual = tape.listed("house-rule", text, known)
        result.append(usual if usual is not None else tape.text(text))
    return tuple(result)


def _code_length(tape: Tape, key: Hashable, length: int) -> int:
    count = tape.number((key, "length"), length)
    if count > _MOST:
        raise CopyRefused("copy-damaged")
    return count
