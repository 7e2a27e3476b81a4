"""Looking something up in any form, and correcting what it was asked for."""

import pytest

from scorekeeper.domain.refusals import RulesRefused
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking import TableRules, load_rulebase
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.builder import ACTS, Chosen
from scorekeeper.tables.lookup import Inquiry, Lookup, Named, Pieced, Under, Words

LANGUAGES = ("en", "de", "nl")


@pytest.fixture(scope="module")
def lookup(library: Library) -> Lookup:
    return Lookup(library, lambda: load_rulebase(rules_dir(), library))


@pytest.fixture
def classic(library: Library) -> TableRules:
    return rules_for(library.variant("classic"), library, (), 4)


def test_the_rulebook_is_read_once_and_not_before_somebody_asks(library: Library) -> None:
    reads = []
    lookup = Lookup(library, lambda: reads.append(1) or load_rulebase(rules_dir(), library))  # type: ignore[func-returns-value]
    assert lookup.opened is None
    assert lookup.open() is lookup.open()
    assert reads == [1]
    assert lookup.opened is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_answered_in_whatever_form_it_comes(
    lookup: Lookup, classic: TableRules, language: str
) -> None:
    on_itself = Pieced("play", Chosen("draw-two"), Chosen("draw-two"))
    for question in (Words("May I put a +2 on a +2?"), on_itself):
        found = lookup.answer(Inquiry(question), classic, language)
        assert (found.ruling, found.verdict, found.language) == ("stacking", "no", language)
        assert found.table is not None
    named = lookup.answer(Inquiry(Named("stacking")), classic, language)
    assert (named.ruling, named.language) == ("stacking", language)


def test_the_same_question_is_answered_for_another_game_and_for_a_house_rule(
    lookup: Lookup, classic: TableRules
) -> None:
    question = Words("May I put a +2 on a +2?")
    for under in (Under("no-mercy", 4), Under("classic", 4, ("progressive",))):
        assert lookup.answer(Inquiry(question, under), classic, "en").verdict == "yes"


def test_a_correction_wins_over_the_game_that_the_words_name(
    lookup: Lookup, classic: TableRules
) -> None:
    question = Words("In No Mercy, may I put a +2 on a +2?")
    assert lookup.answer(Inquiry(question), classic, "en").verdict == "yes"
    found = lookup.answer(Inquiry(question, Under("classic", 4)), classic, "en")
    assert found.verdict == "no"
    assert found.table is not None
    assert found.table.variant.id == "classic"


def test_what_a_table_has_agreed_stays_where_only_the_players_are_corrected(
    lookup: Lookup, library: Library
) -> None:
    base = TableRules(library.variant("classic"), "112", (), 4, target=300)
    rules = lookup.rules(Under("classic", 2), base)
    assert (rules.players, rules.target, rules.deck) == (2, 300, "112")
    other = lookup.rules(Under("flex", 2, ("no-such-rule",)), base)
    assert (other.variant.id, other.house) == ("flex", ())


def test_a_game_that_nobody_knows_is_refused(lookup: Lookup, classic: TableRules) -> None:
    with pytest.raises(RulesRefused):
        lookup.answer(Inquiry(Words("May I?"), Under("chess")), classic, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_with_every_card_gets_an_answer(
    lookup: Lookup, library: Library, language: str
) -> None:
    for variant in library.variants.values():
        rules = rules_for(variant, library, (), 4)
        kinds = [card.kind for card in variant.cards_of(rules.deck)]
        for act, shape in ACTS.items():
            for kind in kinds if shape.needs_played else (None,):
                played = Chosen(kind, "red") if kind else None
                pile = Chosen(kinds[0], "blue") if shape.needs_pile else None
                found = lookup.answer(Inquiry(Pieced(act, played, pile)), rules, language)
                assert found.answer
                assert found.ruling is not None, (variant.id, act, kind)


@pytest.mark.parametrize(
    ("language", "typed", "ruling"),
    [
        ("en", "stacking", "stacking"),
        ("en", "challen", "challenge-who"),
        ("de", "Wer anzw", "challenge-who"),
        ("de", "Joker", "wild-any-time"),
        ("nl", "Uitda", "challenge-who"),
    ],
)
def test_what_is_typed_finds_headings(
    lookup: Lookup, classic: TableRules, language: str, typed: str, ruling: str
) -> None:
    found = lookup.suggestions(typed, classic, language)
    assert len(found) <= 5
    assert ruling in found


@pytest.mark.parametrize("typed", ["", " ", "x", "🦊", "\0\0\0", "a" * 10_000, "'; DROP TABLE"])
def test_typing_nonsense_finds_no_error(lookup: Lookup, classic: TableRules, typed: str) -> None:
    assert len(lookup.suggestions(typed, classic, "en")) <= 5


def test_rulings_of_another_game_only_are_not_suggested(
    lookup: Lookup, library: Library, classic: TableRules
) -> None:
    assert not lookup.concerns("mercy", classic)
    assert lookup.concerns("mercy", rules_for(library.variant("no-mercy"), library))
    assert "mercy" not in lookup.suggestions("cards", classic, "en")


@pytest.mark.parametrize(
    ("language", "variant", "typed", "first"),
    [
        ("de", "classic", "Strafe", "uno-penalty"),
        ("nl", "classic", "straf", "uno-penalty"),
        ("en", "classic", "penalty", "uno-penalty"),
        ("nl", "no-mercy", "genade", "mercy"),
    ],
)
def test_a_word_that_stands_in_no_heading_finds_what_it_means(
    lookup: Lookup, library: Library, language: str, variant: str, typed: str, first: str
) -> None:
    rules = rules_for(library.variant(variant), library, (), 4)
    lookup.prepare(rules, language)
    assert lookup.suggestions(typed, rules, language)[0] == first


@pytest.mark.parametrize("typed", ["letz", "Fehlfarbe"])
def test_entries_of_another_game_are_not_among_those_that_are_merely_alike(
    lookup: Lookup, classic: TableRules, typed: str
) -> None:
    lookup.prepare(classic, "de")
    found = lookup.suggestions(typed, classic, "de")
    assert found
    assert set(found) <= lookup.entries(classic)


def test_what_another_game_alone_has_is_told_to_be_of_that_game(
    lookup: Lookup, classic: TableRules
) -> None:
    lookup.prepare(classic, "de")
    assert lookup.suggestions("farbrou", classic, "de") == ("roulette",)
    assert not lookup.is_listed("roulette", classic)
    assert lookup.game_of("roulette") == "no-mercy"


@pytest.mark.parametrize(
    ("language", "variant", "typed", "cards"),
    [
        ("en", "flex", "target", ("flex-target-draw-two",)),
        ("en", "flex", "Flip", ("flip-wild",)),
        ("de", "classic", "ausse", ("skip",)),
        ("nl", "no-mercy", "roulette", ()),
        ("en", "classic", "target", ()),
        ("en", "classic", "+4", ("wild-draw-four",)),
        ("de", "classic", "+2", ("draw-two",)),
        ("nl", "no-mercy", "+4", ("draw-four", "wild-reverse-draw-four")),
        ("en", "no-mercy", "+10", ("wild-draw-ten",)),
        ("de", "no-mercy", "Joker + 6", ("wild-draw-six",)),
        ("de", "no-mercy", "Retour +4", ("wild-reverse-draw-four",)),
        ("en", "classic", "++", ()),
        ("de", "classic", "+3", ()),
    ],
)
def test_cards_are_found_by_how_the_words_of_their_names_begin_or_by_what_is_to_be_drawn(
    lookup: Lookup,
    library: Library,
    language: str,
    variant: str,
    typed: str,
    cards: tuple[str, ...],
) -> None:
    rules = rules_for(library.variant(variant), library, (), 4)
    assert lookup.cards_found(typed, rules, language) == cards


def test_what_only_another_game_has_is_found_alone_rather_than_with_what_is_merely_alike(
    lookup: Lookup, classic: TableRules
) -> None:
    assert lookup.suggestions("gnad", classic, "de") == ("mercy",)
    assert lookup.game_of("mercy") == "no-mercy"
    assert lookup.game_of("stacking") is None
