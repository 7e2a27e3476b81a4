"""A table's own variants: the format as documented, hands in it, and what is wrong with a file."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.house_rules import play_rules
from scorekeeper.l10n import LANGUAGES
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import CitationText, Library, load_library
from scorekeeper.rulebook.handwords import HandReading, read_hand, written
from scorekeeper.rulebook.own_format import OwnVariant
from scorekeeper.rulebook.own_texts import own_texts
from scorekeeper.rulebook.own_variants import OwnFileRefused, own_variant

BUILT_IN = load_library(rules_dir())
DOC = Path(__file__).parents[2] / "docs" / "own-variants.md"
EXAMPLES = dict(
    re.findall(
        r"`([a-z-]+\.toml)`:\n\n```toml\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL
    )
)
PLAIN = 'name = "Plain"\ntarget = 300\nnumbers = [0, 9]\n'


def load(folder: Path, **files: str) -> Library:
    for name, content in files.items():
        (folder / f"{name.replace('_', '-')}.toml").write_text(content, encoding="utf-8")
    return load_library(rules_dir(), folder)


def read(library: Library, variant: str, text: str) -> HandReading:
    return read_hand(text, library.variant(variant), "own", library)


@pytest.fixture
def documented(tmp_path: Path) -> Library:
    """The library with the examples of the documentation."""
    for name, content in EXAMPLES.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    return load_library(rules_dir(), tmp_path)


def test_the_examples_of_the_documentation_load(documented: Library) -> None:
    assert documented.broken == ()
    assert set(documented.variants) - set(BUILT_IN.variants) == {"hill-farm", "uncle-toms-rules"}
    assert documented.is_own("hill-farm")
    assert not documented.is_own("classic")


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("7, 2 goats, skip, bad dog", 132),
        ("2 Ziegen und eine 9", 39),
        ("geit, billy, 2 bad-dogs", 180),
        ("Joker, 3x Ziege", 95),
        ("12+30", 42),
    ],
)
def test_a_hand_is_read_with_the_cards_of_the_example(
    documented: Library, text: str, points: int
) -> None:
    reading = read(documented, "hill-farm", text)
    assert reading.not_understood == ()
    values = documented.variant("hill-farm").card_points("own")
    assert reading.tally.points(values) == points


def test_the_example_is_a_variant_as_any_other(documented: Library) -> None:
    farm = documented.variant("hill-farm")
    assert (farm.target.value, farm.scoring) == (300, "winner-takes-all")
    assert farm.knock_out is not None
    assert farm.knock_out.value == 100
    assert documented.variant_name("hill-farm", "nl") == "Hill Farm"
    assert documented.variant_line("hill-farm", "de") == "Kühe, Ziegen und ein böser Hund."
    assert documented.find_variant("our FARM-game") == "hill-farm"
    labels = [documented.card_label(card.kind, "de") for card in farm.cards[10:]]
    assert labels == ["Ziege", "Aussetzen", "Joker", "Dog!"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_numbers_are_cited_as_this_tables_own(documented: Library, language: str) -> None:
    farm = documented.variant("hill-farm")
    assert {cite for card in farm.cards for cite in card.points.cite} == {"own#file"}
    assert farm.target.cite == ("own#file",)
    own = documented.citation("own#file", language)
    title = {
        "en": "This table’s own file",
        "de": "Eigene Datei dieses Tisches",
        "nl": "Eigen bestand van deze tafel",
    }[language]
    assert own == CitationText(title, own.edition, "variants/….toml")


def test_what_is_based_on_a_game_differs_only_in_what_is_written(documented: Library) -> None:
    tom, classic = documented.variant("uncle-toms-rules"), documented.variant("classic")
    before, after = classic.card_points("112"), tom.card_points("own")
    assert {kind: after.get(kind) for kind in before if after.get(kind) != before[kind]} == {
        "skip": 25,
        "swap-hands": None,
    }
    assert set(after) - set(before) == {"uncle-toms-rules--double-or-nothing"}
    assert tom.target.value == 750
    assert tom.card_points("own")["wild"] == 50
    inherited = next(card for card in tom.cards if card.kind == "wild")
    assert inherited.points.cite == ("deluxe-1999#scoring", "article-112#scoring")
    assert "swap-hands" not in tom.play.first_cards
    house_rules = documented.house_rules_for(tom)
    assert house_rules == documented.house_rules_for(classic)
    assert play_rules(tom, house_rules).seven == play_rules(classic, house_rules).seven


def test_the_built_in_games_do_not_know_the_words_of_own_ones(tmp_path: Path) -> None:
    own = (
        PLAIN + '[cards.stop]\nname = "Stop"\npoints = 99\n[cards.jok]\nname = "Jokre"\npoints = 1'
    )
    library = load(tmp_path, game=own)
    classic = library.variant("classic")
    assert read_hand("stop, jokre", classic, "108", library).tally.cards == {"skip": 1, "wild": 1}
    assert read(library, "game", "stop, jokre").tally.cards == {"game--stop": 1, "game--jok": 1}


def test_an_own_card_called_like_a_word_for_another_takes_the_word(tmp_path: Path) -> None:
    own = 'name = "X"\nbased_on = "classic"\n[cards.stop]\nname = "Stop"\npoints = 99\n'
    library = load(tmp_path, game=own)
    assert read(library, "game", "stop, skip").tally.cards == {"game--stop": 1, "skip": 1}


def test_a_number_card_may_be_worth_something_else(tmp_path: Path) -> None:
    library = load(tmp_path, game=PLAIN + "[cards.7]\npoints = 50\n")
    seven = next(card for card in library.variant("game").cards if card.kind == "7")
    assert (seven.points.value, seven.face) == (50, False)
    assert read(library, "game", "seven, 7").tally.cards == {"7": 2}


def test_the_deck_is_counted_where_every_card_is(tmp_path: Path) -> None:
    own = 'name = "X"\ntarget = 9\n[cards.a]\nname = "Ant"\npoints = 1\ncount = 8\n'
    library = load(
        tmp_path, some=own, more=own.replace("X", "Y") + '[cards.b]\nname="Bee"\npoints=2'
    )
    some, more = (library.variant(game).default_deck.size for game in ("some", "more"))
    assert some is not None
    assert some.value == 8
    assert more is None


def test_long_names_are_cut_on_the_key_and_said_in_full(tmp_path: Path) -> None:
    first = '[cards.a]\nname = "Golden sun"\npoints = 5\n'
    own = PLAIN + first + '[cards.b]\nname = "Golden sunset"\npoints = 6\n'
    library = load(tmp_path, game=own)
    labels = [library.card_label(kind, "en") for kind in ("game--a", "game--b")]
    assert labels == ["Golden sun", "Golden su…"]
    assert read(library, "game", "golden sunset").tally.cards == {"game--b": 1}
    assert read(library, "game", "golden").not_understood


def test_a_byte_order_mark_and_windows_line_ends_are_read(tmp_path: Path) -> None:
    (tmp_path / "game.toml").write_bytes(PLAIN.replace("\n", "\r\n").encode("utf-8-sig"))
    library = load_library(rules_dir(), tmp_path)
    assert library.broken == ()
    assert library.is_own("game")


NAMES = st.one_of(
    st.text(max_size=32),
    st.sampled_from(
        [
            *("Ox", "Oma’s Ox", "+5", "+ 5", "Draw 3", "2 Oxen", "x", "Red Ox", "ein Ochse"),
            *(
                "Zieh 4",
                "joker 4",
                "Plus 5",
                "2 Wild",
                "Doppel-Skip",
                "Jokerkarte",
                "Wild",
                "Karte",
                "card",
                "Oxs",
                "St. Ox",
                "1.000",
                "u n o",
            ),
            *("skip skip", "no cards", "points", "mal 2", "2x", "-", "🐂", "Ox 🐂", "Ox+5"),
        ]
    ),
)


@given(st.lists(NAMES, min_size=1, max_size=4), st.sampled_from([None, "classic", "no-mercy"]))
def test_a_name_is_refused_or_means_its_card_in_every_language(
    names: list[str], based_on: str | None
) -> None:
    cards = {f"c{at}": {"name": name, "points": at + 1} for at, name in enumerate(names)}
    data = {"name": "Game", "target": 9, "numbers": [0, 9], "based_on": based_on, "cards": cards}
    try:
        own = OwnVariant.model_validate(data)
        variant = own_variant("game", own, BUILT_IN)
        texts = own_texts(own, variant, BUILT_IN)
    except (ValueError, OwnFileRefused):
        return
    library = Library(
        variants={**BUILT_IN.variants, "game": variant},
        house_rules={},
        sources=BUILT_IN.sources,
        texts=BUILT_IN.texts,
        own={"game": texts},
    )
    kinds = [card.kind for card in variant.cards]
    for language in LANGUAGES:
        for some in (kinds[start : start + 8] for start in range(0, len(kinds), 8)):
            line = ", ".join(f"2x {library.card_name(kind, language)}" for kind in some)
            reading = read(library, "game", line)
            assert reading.not_understood == (), line
            assert reading.tally.cards == dict.fromkeys(some, 2), line
            again = read(library, "game", written(reading.items, library, language))
            assert again.tally == reading.tally


@given(content=st.one_of(st.binary(max_size=200), st.text(max_size=200).map(str.encode)))
def test_no_content_of_a_file_raises(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    folder = tmp_path_factory.mktemp("variants")
    (folder / "game.toml").write_bytes(content)
    library = load_library(rules_dir(), folder)
    assert len(library.broken) + len(library.own) == 1
