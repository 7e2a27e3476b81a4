"""What is learned from earlier questions, and when it changes an answer."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.rulebook import RulesFileBroken
from scorekeeper.rulebook.asking import Answer, Asked, Situation, answer
from scorekeeper.rulebook.asking.answers import known_by
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.experience import (
    SILENT,
    Chances,
    Checksums,
    Experience,
    Head,
    Known,
    Names,
    checksum,
    load_experience,
    save_experience,
)
from scorekeeper.rulebook.asking.networks import Network, Sizes, Together, shapes_of
from scorekeeper.rulebook.asking.second_thoughts import (
    ENOUGH,
    SIGNS,
    Thought,
    is_settled,
    likely_beside,
    most_likely,
    signs,
    thoughts,
    trust,
)
from scorekeeper.rulebook.asking.settling import Verdict
from tests.rulebook.asking.question_lines import ask, lines
from tests.rulebook.at_hand import LIBRARY, RULEBASE

SMALL: Final = Sizes(traits=2, words=2, units=2, width=4, layers=1, places=3, outcomes=4)
OUTCOMES: Final = (("deal", "yes"), ("stacking", "no"), ("stacking", "yes"), (SILENT, "unknown"))
HEAD: Final = Head(outcomes=OUTCOMES, sizes=SMALL, together=1, trust=(0.0,) * SIGNS)
TRAITS: Final = sorted(["asks:give", "asks:stack"], key=checksum)
WORDS: Final = sorted(["word:i", "word:he"], key=checksum)
TRUSTED: Final = {"asks:give": -0.4, "asks:stack": 0.1}


def names_of(traits: Sequence[str], words: Sequence[str], trusted: Mapping[str, float]) -> Names:
    return Names(
        _sums(traits), _sums(words), np.array([trusted[one] for one in traits], np.float32)
    )


def _sums(names: Sequence[str]) -> Checksums:
    return np.array([checksum(name) for name in names], np.uint32)


def small_network() -> Network:
    """Of two units each hears one trait and speaks for one ruling; words say nothing."""
    small = {name: np.zeros(shape, np.float32) for name, shape in shapes_of(SMALL).items()}
    small["traits.step"] += 0.02
    small["outcomes.weights"][:, :2] = [[4, -4], [-3, 4], [-3, 2], [-2, -2]]
    heard = {"asks:give": (100, -20), "asks:stack": (-30, 127)}
    traits = np.array([heard[trait] for trait in TRAITS], np.int8)
    return Network(SMALL, traits, np.zeros((2, 4), np.int8), small)


NAMES: Final = names_of(TRAITS, WORDS, TRUSTED)


@pytest.fixture
def small(tmp_path: Path) -> Experience:
    save_experience(tmp_path, HEAD, NAMES, [small_network()])
    return load_experience(tmp_path)


def known(*traits: str) -> Known:
    return Known(frozenset(traits))


def test_a_trait_speaks_for_its_ruling_and_against_others(small: Experience) -> None:
    before, after = small.chances(known()), small.chances(known("asks:stack"))
    assert after.rulings["stacking"] > 0.95 > before.rulings["stacking"]
    assert after.rulings["deal"] < before.rulings["deal"]
    assert after.verdicts["no"] > 0.9 > before.verdicts["no"]


def test_what_has_never_been_seen_changes_nothing(small: Experience) -> None:
    assert small.chances(known("word:zebra")) == small.chances(known())


@given(st.sets(st.sampled_from(["asks:give", "asks:stack", "word:zebra"])))
def test_the_chances_of_a_kind_are_one_together(traits: set[str]) -> None:
    chances = Experience(HEAD, NAMES, [small_network()]).chances(known(*traits))
    assert tuple(chances.outcomes) == OUTCOMES
    for kind in chances:
        assert sum(kind.values()) == pytest.approx(1)


def test_networks_speak_together_and_none_of_them_alone() -> None:
    other = small_network()
    other.small["outcomes.before"][0] += 6
    told = [
        Experience(HEAD, NAMES, networks).chances(known("asks:stack")).rulings["deal"]
        for networks in ([small_network()], [small_network(), other], [other])
    ]
    assert told == sorted(told)
    assert told[0] < told[1] < told[2]


def broken(name: str, folder: Path) -> None:
    (folder / name).write_bytes((folder / name).read_bytes()[:-40])


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda folder: (folder / "head.json").write_text("{}"), "required"),
        (lambda folder: (folder / "head.json").write_text(""), "JSON"),
        (lambda folder: (folder / "names.npz").unlink(), "names"),
        (lambda folder: (folder / "0" / "small.npz").unlink(), "small"),
        (lambda folder: broken("names.npz", folder), "zip"),
        (lambda folder: broken("0/traits.npy", folder), "0"),
        (lambda folder: np.save(folder / "0" / "words.npy", np.zeros((2, 4))), "bytes"),
        (lambda folder: np.save(folder / "0" / "words.npy", np.zeros((3, 4), np.int8)), "bytes"),
        (lambda folder: np.savez(folder / "0" / "small.npz", whole=np.zeros(4)), "missing"),
        (
            lambda folder: save_experience(
                folder, HEAD, names_of(TRAITS[::-1], WORDS, TRUSTED), [small_network()]
            ),
            "in order",
        ),
        (
            lambda folder: save_experience(
                folder, HEAD, names_of(TRAITS[:1], WORDS, TRUSTED), [small_network()]
            ),
            "each row",
        ),
    ],
)
def test_a_damaged_file_is_named(
    tmp_path: Path, damage: Callable[[Path], object], reason: str
) -> None:
    save_experience(tmp_path, HEAD, NAMES, [small_network()])
    damage(tmp_path)
    with pytest.raises(RulesFileBroken, match=reason):
        load_experience(tmp_path)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(RulesFileBroken):
        load_experience(tmp_path / "experience")


def answered(verdict: Verdict, ruling: str | None = None, confidence: float = 0.6) -> Answer:
    """An answer found first."""
    return Answer(verdict, "", "", "en", Situation("en"), ruling=ruling, confidence=confidence)


def chances(**outcomes: float) -> Chances:
    """The chances of some outcomes, written `ruling_verdict`."""
    shares = {tuple(name.split("_")): share for name, share in outcomes.items()}
    rulings: dict[str, float] = defaultdict(float)
    verdicts: dict[str, float] = defaultdict(float)
    for (ruling, verdict), share in shares.items():
        rulings[ruling] += share
        verdicts[verdict] += share
    return Chances({(one, other): shares[one, other] for one, other in shares}, rulings, verdicts)


def settled(ruling: str) -> Answer:
    """What the patterns would answer by a ruling: yes."""
    return answered("yes", ruling, 0.0)


def best_of(first: Answer, told: Chances) -> tuple[str | None, str]:
    """The ruling and verdict that is taken in the end."""
    best = most_likely(thoughts(Thought(first, first=True), settled, told), told)
    return (best.answer.ruling, best.answer.verdict) if best else (None, "unknown")


@pytest.mark.parametrize(
    ("first", "told", "wanted"),
    [
        (answered("yes", "deal"), chances(deal_yes=0.7, deal_no=0.3), ("deal", "yes")),
        (answered("yes", "deal"), chances(deal_yes=0.4, stacking_no=0.6), ("stacking", "no")),
        (answered("yes", "deal"), chances(deal_yes=0.3, ties_yes=0.6), ("deal", "yes")),
        (answered("yes", "deal"), chances(deal_yes=0.1, ties_yes=0.8), ("ties", "yes")),
        (answered("yes", "deal"), chances(deal_no=0.98, deal_yes=0.01), ("deal", "no")),
        (answered("unknown"), chances(stacking_yes=0.9, unknown_unknown=0.01), ("stacking", "yes")),
        (answered("unknown"), chances(stacking_yes=0.1, unknown_unknown=0.9), (None, "unknown")),
        (answered("yes", "deal"), chances(deal_yes=0.1, unknown_unknown=0.9), (None, "unknown")),
        (answered("yes", "deal"), chances(deck_value=0.9, deal_yes=0.1), ("deal", "yes")),
    ],
)
def test_the_likeliest_verdict_is_given_by_what_was_found_or_by_the_likeliest_ruling(
    first: Answer, told: Chances, wanted: tuple[str | None, str]
) -> None:
    """A number that no ruling finds is never given."""
    assert best_of(first, told) == wanted


def test_of_two_numbers_the_reckoned_one_is_given() -> None:
    first = Thought(answered("value", "hand-points"), first=True, counted=True)
    other = Thought(answered("value", "card-points"))
    told = chances(**{"hand-points_value": 0.2, "card-points_value": 0.8})
    assert most_likely([first, other], told) is first


def test_every_answer_that_is_possible_is_thought_of_once() -> None:
    told = chances(deal_no=0.5, stacking_yes=0.3, ties_explain=0.2, goal_yes=0.1, deck_yes=0.03)
    every = list(thoughts(Thought(answered("yes", "deal"), first=True), settled, told))
    assert [(one.answer.ruling, one.answer.verdict) for one in every] == [
        ("deal", "yes"), ("deal", "no"), ("stacking", "yes"), ("ties", "yes"), ("ties", "explain"),
        ("goal", "yes"),
    ]  # fmt: skip
    assert [one.turned for one in every] == [False, True, False, False, True, False]


@pytest.mark.parametrize(
    ("first", "wanted"),
    [
        (Thought(answered("yes", "brand-new"), first=True), True),
        (Thought(answered("unknown", "sums"), first=True, counted=True), True),
        (Thought(answered("yes", "deal", 1.0), first=True), False),
        (Thought(answered("unknown"), first=True), False),
    ],
)
def test_what_experience_cannot_know_is_settled_without_it(first: Thought, wanted: bool) -> None:
    assert is_settled(first, chances(deal_yes=0.5, sums_unknown=0.5).rulings) is wanted


def test_a_claimed_number_is_reckoned_and_not_guessed_from_words() -> None:
    table = rules_for(LIBRARY.variant("classic"), LIBRARY)
    for said, verdict in (("twenty", "yes"), ("ten", "no"), ("fifty", "no")):
        asked = Asked(f"A skip counts {said} points, is that so?", table)
        assert answer(asked, RULEBASE, LIBRARY).verdict == verdict


def test_a_thought_is_trusted_as_far_as_patterns_and_experience_speak_for_it() -> None:
    weights = RULEBASE.experience.trust
    good, bad = chances(deal_yes=0.9, deal_no=0.1), chances(deal_yes=0.1, stacking_no=0.9)
    found = answered("yes", "deal", 1.0)
    kept, turned = Thought(found, first=True), Thought(answered("no", "deal", 0.0), turned=True)
    trusted = trust(signs(kept, found, good), weights, 0.0)
    assert trusted > trust(signs(kept, found, bad), weights, 0.0)
    assert trusted > trust(signs(turned, found, good), weights, 0.0)
    assert trusted > ENOUGH


def test_a_trait_of_the_question_speaks_for_its_answer_or_against_it(small: Experience) -> None:
    assert small.trusted({"asks:give"}) == pytest.approx(-0.4, abs=0.001)
    told = small.trusted({"asks:give", "asks:stack", "word:zebra"})
    assert told == pytest.approx(-0.3, abs=0.001)
    assert trust((1.0,), (0.5,), -0.4) < trust((1.0,), (0.5,), 0.0) == pytest.approx(0.62, abs=0.01)


def test_what_else_may_be_meant_is_told_without_the_answer_itself_and_the_likeliest_first() -> None:
    shares = {"deal": 0.5, "stacking": 0.1, SILENT: 0.2, "match": 0.19, "uno-when": 0.01}
    chances = Chances({}, shares, {})
    assert likely_beside("deal", chances) == ["match", "stacking"]
    assert likely_beside(None, chances) == ["deal", "match", "stacking"]


def test_an_answer_offers_what_else_may_be_meant_where_it_is_not_sure_and_never_itself() -> None:
    told = [ask(line, RULEBASE, LIBRARY) for line in lines("tune19.en", LIBRARY)]
    settled = [one for one in told if one.verdict != "unknown"]
    assert all(not one.passages for one in settled if one.sure)
    assert all(one.ruling not in {near.ruling for near in one.passages} for one in settled)


def test_a_question_is_known_by_its_cards_words_and_table() -> None:
    table = rules_for(LIBRARY.variant("no-mercy"), LIBRARY, (), 2)
    asked = Asked("May I play a draw two on a wild draw six?", table)
    known, _ = known_by(asked, RULEBASE, LIBRARY)
    assert {
        "game:no-mercy", "players:two", "asks:may", "word:play", "card:played:draw-two",
        "card:pile:wild-draw-six",
        "fact:stacking=equal-or-higher",
    } <= known.traits  # fmt: skip


@pytest.mark.parametrize(
    "question",
    [
        "What is the capital of France?",
        "Who deals?",
        "May I play a 7 on a 7?",
        "Bekomme ich die Punkte meines Partners?",
        "Hoeveel kaarten krijg je?",
    ],
)
def test_how_many_sit_at_the_table_changes_nothing_unless_they_are_two(question: str) -> None:
    told = [
        answer(Asked(question, rules_for(LIBRARY.variant("classic"), LIBRARY, (), players)),
               RULEBASE, LIBRARY)
        for players in (None, 3, 4, 8)
    ]  # fmt: skip
    assert len({(one.verdict, one.value, one.ruling) for one in told}) == 1


def test_a_network_reckons_in_small_floats_throughout() -> None:
    """One array of twice the size would make every step behind it take twice as long."""
    odds = Together([small_network()]).odds(np.array([0]), [np.array([1])])
    assert odds.dtype == np.float32
