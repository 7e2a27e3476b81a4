"""What each word of a question says, and which words stand beside one another."""

import numpy as np
import pytest
from numpy.typing import NDArray

from scorekeeper.rulebook.asking import Situation
from scorekeeper.rulebook.asking.networks import Network, Sizes, Together, shapes_of
from scorekeeper.rulebook.asking.one_question import lexicon_of
from scorekeeper.rulebook.asking.understanding import understand
from scorekeeper.rulebook.asking.word_order import MOST_WORDS, Said, orders_of, said_in_order
from tests.rulebook.at_hand import LIBRARY, RULEBASE


def understood(text: str, language: str = "en") -> Situation:
    lexicon = lexicon_of(LIBRARY.variant("classic"), language, LIBRARY)
    return understand(text, RULEBASE.tongues[language], lexicon)


def said(text: str, language: str = "en") -> tuple[Said, ...]:
    return said_in_order(understood(text, language), RULEBASE.meanings[language])


def orders(text: str, language: str = "en") -> frozenset[str]:
    return orders_of(understood(text, language), RULEBASE.meanings[language])


def test_a_word_says_what_it_is_what_it_was_taken_for_and_where_it_stands() -> None:
    words = said("He laid a red skip. Must I draw 2 cards?")
    skip = next(word for word in words if "word:skip" in word)
    assert {"kind:skip", "colour:red", "count:1", "told"} <= set(skip)
    must = next(word for word in words if "word:must" in word)
    assert {"breaks", "own", "concept:must"} <= set(must)
    two = next(word for word in words if "value:2" in word)
    assert "number" in two


def test_a_slip_shares_most_parts_with_the_word_that_is_meant() -> None:
    right, slip = said("challenge"), said("chalenge")
    parts = [{one for one in word[0] if one.startswith("part:")} for word in (right, slip)]
    assert len(parts[0] & parts[1]) > len(parts[0]) / 2


def test_who_does_what_to_whom_is_told_by_the_order_alone() -> None:
    one, other = "May he challenge me?", "May I challenge him?"
    assert orders(one) != orders(other)
    assert orders(one) == orders(one)


@pytest.mark.parametrize(
    ("text", "language"),
    [("May I stack?", "en"), ("Darf ich stapeln?", "de"), ("Mag ik stapelen?", "nl")],
)
def test_what_is_meant_stands_in_the_same_order_in_every_language(text: str, language: str) -> None:
    assert ">:concept:may_concept:stack" in orders(text, language)


def test_of_a_long_story_the_end_counts() -> None:
    words = said("and then he said it " * 20 + "may I stack?")
    assert len(words) == MOST_WORDS
    assert "word:stack" in words[-1]


def test_a_network_tells_questions_apart_that_only_differ_in_the_order_of_their_words() -> None:
    sizes = Sizes(traits=1, words=3, units=1, width=8, layers=2, places=5, outcomes=2)
    chance = np.random.default_rng(1)
    small = {
        name: chance.normal(0, 1, shape).astype(np.float32)
        for name, shape in shapes_of(sizes).items()
    }
    # What a word says and where it stands weigh about as much, as they do in those that learned.
    small["words.step"] /= 100
    words = chance.integers(-100, 100, (3, 8)).astype(np.int8)
    network = Network(sizes, np.zeros((1, 1), np.int8), words, small)
    none, line = np.zeros(0, np.intp), [np.array([at]) for at in range(3)]

    def odds(words: list[NDArray[np.intp]]) -> NDArray[np.float32]:
        found: NDArray[np.float32] = Together([network]).odds(none, words)[0]
        return found

    forwards, backwards = odds(line), odds(line[::-1])
    assert abs(forwards - backwards).max() > 0.01
    assert np.isfinite(odds([])).all()
    small["places"][:] = small["places"][0]
    alike = odds(line) - odds(line[::-1])
    assert abs(alike).max() < 1e-3
