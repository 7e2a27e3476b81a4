"""An answer speaks of the game on the table: no other one, and no card or rule it does not have."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from scorekeeper.domain.house_rules import play_rules
from scorekeeper.rulebook.asking import Situation, TableRules, answer_ruling
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.facts import Facts
from scorekeeper.rulebook.asking.gathering import facts_of
from scorekeeper.rulebook.asking.rulings import CaseText
from tests.rulebook.at_hand import LIBRARY, RULEBASE

LANGUAGES: Final = ("en", "de", "nl")
TABLES: Final = {
    "classic": rules_for(LIBRARY.variant("classic"), LIBRARY),
    "classic with house rules": rules_for(
        LIBRARY.variant("classic"), LIBRARY, ("progressive", "seven-zero", "jump-in")
    ),
    "no-mercy": rules_for(LIBRARY.variant("no-mercy"), LIBRARY),
    "flex": rules_for(LIBRARY.variant("flex"), LIBRARY),
    "flex with house rules": rules_for(
        LIBRARY.variant("flex"), LIBRARY, ("progressive", "jump-in")
    ),
}
_OF_THE_TABLE: Final = re.compile(
    r"variant|house:.*|challenge|knock_out|stacking|draw|drawn_card|may_draw_when_able|seven|zero"
    r"|then_only_the_drawn_card|jump_in|wild_draw_four|first_card_action|last_card_draws"
    r"|two_players_reverse_skips|uno_penalty|wrong_card_penalty|suggestion_penalty|mercy_limit"
    r"|challenge_grows|players_min|players_max"
)
"""Facts that a question does not change."""
_ELSEWHERE: Final = frozenset(
    {
        *("not-here", "no-rule"),
        *("knock-out-bonus.silent", "progressive.off"),
    }
)
"""Cases that are told where somebody asks for what another game has; they say which one it is."""
_OTHERS: Final = {
    "classic": r"\bflex|power.?(card|karte|kaart)|flip symbol|umdreh-symbol|omdraaiteken"
    r"|no mercy|knock|rausgeflogen|eruit (vlieg|vloog)|mercy|gnadenregel",
    "no-mercy": r"\bflex|power.?(card|karte|kaart)|flip symbol|umdreh-symbol|omdraaiteken"
    r"|classic|klassi|112|progress",
    "flex": r"no mercy|knock|rausgeflogen|eruit (vlieg|vloog)|\bmercy|gnadenregel"
    r"|classic\b|klassi|seven-zero|sieben-null|zeven-nul",
}
"""What belongs to the other games."""


def possible(condition: str, facts: Facts, table: TableRules) -> bool:
    """Whether a question at this table about its own cards may make the condition true."""
    name, _, wanted = condition.partition("=")
    kinds = {card.kind for card in table.variant.cards}
    if name == "card":
        return not kinds.isdisjoint(wanted.split("|")) or wanted == "*"
    if name == "card.elsewhere":
        return False
    if name == "first_card":
        first = play_rules(table.variant, table.house).first_cards
        return any(known.value in wanted.split("|") for known in first.values())
    return not _OF_THE_TABLE.fullmatch(name) or facts.holds(condition)


def certain(condition: str, facts: Facts) -> bool:
    """Whether the condition holds at this table whatever is asked."""
    return bool(_OF_THE_TABLE.fullmatch(condition.partition("=")[0])) and facts.holds(condition)


def told(text: CaseText, facts: Facts, table: TableRules) -> Iterator[str]:
    """All that a case may say at this table."""
    for written, instead in text.at.items():
        conditions = written.split()
        if all(possible(one, facts, table) for one in conditions):
            yield f"{instead.answer or text.answer} {instead.why or text.why}"
        if all(certain(one, facts) for one in conditions):
            return
    yield f"{text.answer} {text.why}"


def texts_at(table: TableRules, language: str) -> Iterator[tuple[str, str]]:
    """Every text that this table may read about its own game, and the ruling and case it is of."""
    facts = facts_of(Situation("en"), table, RULEBASE.sections)
    texts = RULEBASE.texts[language].rulings
    for name, ruling in RULEBASE.rulings.items():
        for case in ruling.case:
            apart = {case.id, f"{name}.{case.id}"} & _ELSEWHERE
            if not apart and all(possible(x, facts, table) for x in case.when):
                for words in told(texts[name].cases[case.id], facts, table):
                    yield f"{name}.{case.id}", words
            if all(certain(one, facts) for one in case.when):
                break


def names_of(table: TableRules, language: str) -> set[str]:
    """What its cards are called; numbers belong to all games."""
    kinds = {card.kind for card in table.variant.cards}
    # Said for short of the one that Flex has.
    kinds |= {"wild-draw-four"} & {kind.removeprefix("flex-") for kind in kinds}
    return {LIBRARY.card_name(kind, language) for kind in kinds if not kind.isdecimal()}


def names_another(words: str, table: TableRules, language: str) -> bool:
    """Whether anything is named that is of other games only."""
    here = names_of(table, language) | {"Wild", "Joker", "Keuzekaart"}
    others = {name for other in TABLES.values() for name in names_of(other, language)} - here
    for name in sorted(here, key=len, reverse=True):
        words = re.sub(rf"(?<![\w-]){re.escape(name)}\b", "", words)
    foreign = "|".join(map(re.escape, sorted(others)))
    return bool(
        re.search(rf"(?<![\w-])(?:{foreign})\b", words)
        or re.search(_OTHERS[table.variant.id], words, re.IGNORECASE)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_no_other_game(game: str, language: str) -> None:
    table = TABLES[game]
    told = texts_at(table, language)
    assert [(place, words) for place, words in told if names_another(words, table, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_nothing_is_left_out(game: str, language: str) -> None:
    """No card or number is missing in what is told where a heading is tapped."""
    answers = (
        answer_ruling(ruling, TABLES[game], language, RULEBASE, LIBRARY)
        for ruling in RULEBASE.rulings
    )
    words = [(found.ruling, f"{found.answer}|{found.why}") for found in answers]
    assert [told for told in words if re.search(r"  |\| |… |[{}]| [.,;:]", told[1])] == []
