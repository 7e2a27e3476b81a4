"""What a ruling says of a situation: the case that holds at this table, its verdict, its words."""

from dataclasses import dataclass, field
from typing import Final, Literal

from scorekeeper.rulebook.asking.asks import Found
from scorekeeper.rulebook.asking.comparisons import comparison_before
from scorekeeper.rulebook.asking.facts import Facts, TableRules
from scorekeeper.rulebook.asking.gathering import facts_of
from scorekeeper.rulebook.asking.named import name_of
from scorekeeper.rulebook.asking.passages import Passage
from scorekeeper.rulebook.asking.rulebase import Rulebase
from scorekeeper.rulebook.asking.rulings import Case, Ruling, Truth
from scorekeeper.rulebook.asking.situation import SaidNumber, Situation
from scorekeeper.rulebook.asking.stances import Stance, is_turned, refuses_to, truth_of
from scorekeeper.rulebook.library import Library
from scorekeeper.rulebook.word_lists import word_list

Verdict = Literal["yes", "no", "value", "depends", "explain", "unknown"]

_ASKED_OF_FIRST: Final = frozenset(
    {"draw", "begin", "lose-turn", "choose", "colour", "dealer", "ignore", "shuffle", "still-play"}
)
_SO: Final = word_list("settling.so")
_OF_PLAYERS: Final = frozenset({"too-many", "range"})
_TWO: Final = 2
_WORTH: Final = word_list("settling.worth")
SURE: Final = 0.94
"""How confident an answer is that is told without a word of doubt. Of those below every fourth was
wrong in questions of strangers, and still one in twelve of those between 0.9 and this.
"""
_WORTH_BEFORE: Final = 3
_FLIPPED: Final[dict[str, Truth]] = {"yes": "no", "no": "yes", "depends": "depends"}


@dataclass(frozen=True, slots=True)
class Answer:
    """What the rules of this table say. `ruling` and `case` are empty where they are silent.

    `stance`: how the question stands to the case, None where no case holds.

    `table` has the rules it was answered for: the table's, with what the question said otherwise.
    `known` is the number that the case has, also where none seems to be asked for. `confidence` is
    between 0 and 1. `citations` are `source#section`; `differs` are sentences on
    other editions, `house_rule` the id of the house rule that would change the answer; `passages`
    are the nearest texts where the rules do not settle it, or what else may have been meant.
    """

    verdict: Verdict
    answer: str
    why: str
    language: str
    situation: Situation
    table: TableRules | None = None
    value: int | None = None
    known: int | None = None
    citations: tuple[str, ...] = ()
    differs: tuple[str, ...] = ()
    house_rule: str | None = None
    ruling: str | None = None
    case: str | None = None
    stance: Stance | None = None
    confidence: float = 0.0
    passages: tuple[Passage, ...] = ()
    rivals: tuple[Found, ...] = field(default=(), repr=False)

    @property
    def sure(self) -> bool:
        """Whether it may be told without a word of doubt; that the rules are silent always may."""
        return self.verdict == "unknown" or self.confidence >= SURE


def settle(
    found: Found,
    situation: Situation,
    table: TableRules,
    language: str,
    rulebase: Rulebase,
    library: Library,
    known: Facts | None = None,
) -> Answer:
    """The answer by one ruling, of which the first case that holds counts.

    `known`: the facts of the situation at this table, where they have been gathered already.
    """
    ruling = rulebase.rulings[found.ruling]
    facts = known or facts_of(situation, table, rulebase.sections)
    case = case_of(ruling, facts)
    if case is None:
        return unknown_answer("silent", situation, language, rulebase)
    value = value_of(case, facts)
    agrees = _claims(case.agrees, facts)
    contrary = not agrees and _claims(case.contrary, facts)
    inverted = contrary or (found.inverted and not agrees)
    turned = is_turned(case, situation, inverted, contrary)
    verdict = _verdict(case, situation, turned, value, ruling.compares)
    texts = rulebase.texts[language]
    text = texts.rulings[found.ruling].cases[case.id].where(facts.holds)
    shown = facts.numbers.get(case.shown[1:]) if case.shown else value
    added = facts.sums.get(str(case.value).removeprefix("@"), "")
    words = _words(situation, facts, (shown, added), library, language)
    return Answer(
        verdict=verdict,
        answer=text.counted(shown).format_map(words),
        why=text.why.format_map(words),
        language=language,
        situation=situation,
        table=table,
        value=value if verdict == "value" else None,
        known=value,
        citations=cited_by(case, facts) or (leaflet_of(table) if verdict != "unknown" else ()),
        differs=tuple(texts.differs[name] for name in case.differs),
        house_rule=case.house if f"house:{case.house}" not in facts.values else None,
        ruling=found.ruling,
        case=case.id,
        stance=Stance(
            truth_of(case, situation),
            turned,
            found.inverted and not agrees,
            refuses_to(situation),
            contrary,
        ),
    )


def _claims(claims: tuple[str, ...], facts: Facts) -> bool:
    """Whether the question claims any of this."""
    return any(all(facts.holds(condition) for condition in one.split()) for one in claims)


def case_of(ruling: Ruling, facts: Facts) -> Case | None:
    return next(
        (case for case in ruling.case if all(facts.holds(condition) for condition in case.when)),
        None,
    )


def unknown_answer(told: str, situation: Situation, language: str, rulebase: Rulebase) -> Answer:
    text = rulebase.texts[language].unknown[told]
    return Answer("unknown", text.answer, text.why, language, situation)


def _verdict(
    case: Case,
    situation: Situation,
    turned: bool,
    value: int | None,
    compares: bool,
) -> Verdict:
    truth = truth_of(case, situation)
    if truth == "unknown":
        return "unknown"
    if situation.ask == "number" and value is None:
        return "explain"
    if _only_tells(situation):
        return "explain"
    acts = situation.asked & {"play", "turn", "again", "still", "other-card"}
    number = situation.ask == "number" or (
        situation.ask == "any"
        and not situation.modal
        and truth != "no"
        and ("penalty" in situation.asked or not acts)
    )
    claims = situation.ask != "number" and any(told.claimed for told in situation.numbers)
    claims = claims and compares
    claims = claims or (case.id in _OF_PLAYERS and _only_players_told(situation))
    if number and value is not None and not (_tells(situation, value) or claims):
        return "value"
    if situation.ask == "open":
        asks_worth = situation.asked & {"points", "bonus", "penalty", "age"} and not (
            situation.asked & {"who", "handling", "wrong-card"}
        )
        several = sum(card.count for card in situation.cards) > 1
        asks_sum = {"draw", "what"} <= situation.asked and several
        return "value" if (asks_worth or asks_sum) and value is not None else "explain"
    if truth is None:
        return "explain"
    if compares and value is not None and truth in {"yes", "depends"}:
        # "He always draws three. He says that is right. Is it?": told before what is asked.
        before = situation.claimed and not any(n.asked for n in situation.numbers)
        told = [
            number.value
            for number in situation.numbers
            if number.asked or "really-true" in situation.concepts or before
            if number.unit in {"card", "points", ""}
            if not (number.value == _TWO and "two-extra" in situation.facets)
        ]
        told = _concluded(situation) or told or _referred_to(situation)
        if "deck-size" in situation.concepts or (situation.claimed and case.id == "kind"):
            told += [card.count for card in situation.cards if card.count > 1]
        refuted = value not in told or _of_two_alike(situation, told)
        if len(told) == 1:
            named = next((n.at for n in situation.numbers if n.value == told[0]), 0)
            refuted = refuted and not comparison_before(situation.keys, named)(value, told[0])
        truth = "no" if told and refuted else "yes" if claims else truth
    if value == 0 and truth == "yes" and compares and not situation.numbers:
        # "A zero is worth something": nothing it is.
        truth = "no"
    return _FLIPPED[truth] if turned else truth


def _concluded(situation: Situation) -> list[int]:
    """ "Six on top of the four, so ten": of several numbers the one that is claimed in the end."""
    return [n.value for n in situation.numbers if n.at and situation.keys[n.at - 1] in _SO][-1:]


def _referred_to(situation: Situation) -> list[int]:
    """ "In the old booklet it has 20 points. Do we count it so, too?"."""
    before = [
        n.value
        for n in situation.numbers
        if not n.asked and (n.unit == "points" or (not n.unit and _is_worth_told(situation, n)))
    ]
    subject = situation.subject
    earlier = subject is not None and subject.start < situation.begins
    return before if earlier and len(before) == 1 else []


def _is_worth_told(situation: Situation, number: SaidNumber) -> bool:
    """ "A wild is worth 20": points, though nobody says so."""
    return bool(_WORTH & {*situation.keys[max(number.at - _WORTH_BEFORE, 0) : number.at + 2]})


def _of_two_alike(situation: Situation, told: list[int]) -> bool:
    """ "A plain +2 is 20, but its flex side counts 50": of one card two numbers are told."""
    if len(situation.cards) != len(told) or len(set(told)) < _TWO:
        return False
    places = sorted([*(c.start for c in situation.cards), *(n.at for n in situation.numbers)])
    apart = places[::2] == [card.start for card in situation.cards]
    return apart and len({card.kind for card in situation.cards}) == 1


def _only_tells(situation: Situation) -> bool:
    """ "The first card is a draw two?": what happens then."""
    bare = situation.ask == "any" and not situation.modal and not situation.claimed
    named = "first-card" in situation.asked and len(situation.cards) == 1
    return bare and named and not situation.asked & _ASKED_OF_FIRST


def _only_players_told(situation: Situation) -> bool:
    """ "Eleven players?": whether so many may, and not how many."""
    return situation.ask == "any" and any(n.unit == "players-word" for n in situation.numbers)


def _tells(situation: Situation, value: int) -> bool:
    """Whether the number itself is said and no number asked for: "he still draws four?"."""
    return situation.ask == "any" and any(
        number.value == value and number.unit in {"card", "points", ""}
        for number in situation.numbers
    )


def value_of(case: Case, facts: Facts) -> int | None:
    if isinstance(case.value, str):
        return facts.numbers.get(case.value[1:])
    return case.value


def cited_by(case: Case, facts: Facts) -> tuple[str, ...]:
    """What the case cites at this table, each once."""
    found: list[str] = []
    for cite in case.cite:
        found.extend(facts.cites.get(cite[1:], ()) if cite.startswith("@") else (cite,))
    return tuple(dict.fromkeys(found))


def leaflet_of(table: TableRules) -> tuple[str, ...]:
    """The leaflet as a whole, where it is told that it knows no such card or rule: its contents.

    A game of the table's own may say of nothing but points where it has them from.
    """
    deck = table.variant.deck(table.deck)
    known = deck.size if deck is not None and deck.size is not None else table.variant.target
    return tuple(known.cite)


def _words(
    situation: Situation,
    facts: Facts,
    number: tuple[int | None, str],
    library: Library,
    language: str,
) -> "_Words":
    subject, pile = situation.subject, situation.pile or situation.compared
    value, added = number
    return _Words(
        card=name_of(subject.kind if subject else None, library, language),
        pile=name_of(pile.kind if pile else None, library, language),
        value="" if value is None else str(value),
        sum=f"{added} = {value}" if added else str(value),
        players=facts.values.get("players", ""),
        variant=library.variant_name(facts.values["variant"], language),
        who=facts.values.get("who", ""),
    )


class _Words(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return "…"
