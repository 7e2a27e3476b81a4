"""A table's own variants: the format as documented, hands in it, and what is wrong with a file."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.domain.house_rules import play_rules
from scorekeeper.l10n import LANGUAGES, translator
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import CitationText, Library, load_library
from scorekeeper.rulebook.handwords import HandReading, read_hand, written
from scorekeeper.rulebook.own_format import MAX_FILES, OwnVariant
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


@pytest.mark.parametrize(
    ("content", "line", "key"),
    [
        ('name = "X"\ntarget =', 2, "own-file-not-toml"),
        ('name = "X"\ntarget = 3\ntarget = 4\n', 3, "own-file-not-toml"),
        (f"name = {'9' * 5000}", None, "own-file-not-toml"),
        (f"name = {'[' * 3000}", None, "own-file-not-toml"),
        (PLAIN + "colour = 1", 4, "own-file-key-unknown"),
        (PLAIN + '[cards.ox]\nname = "Ox"\npoints = 1\nworth = 2', 7, "own-file-key-unknown"),
        ("target = 3", None, "own-file-key-missing"),
        ('name = "X"\nnumbers = [0, 9]', None, "own-file-key-missing"),
        (PLAIN + "\n[cards.ox]\npoints = 1", 5, "own-file-key-missing"),
        (PLAIN + '[cards.ox]\nname = "Ox"', 4, "own-file-key-missing"),
        (PLAIN + '[cards.ox]\nname = "Ox"\npoints = "1"', 6, "own-file-not-a-number"),
        (PLAIN + '[cards.ox]\nname = "Ox"\npoints = 1.5', 6, "own-file-not-a-number"),
        (PLAIN + '[cards.ox]\nname = "Ox"\npoints = true', 6, "own-file-not-a-number"),
        (PLAIN + '[cards.ox]\nname = "Ox"\npoints = -1', 6, "own-file-too-small"),
        (PLAIN + '[cards.ox]\nname = "Ox"\npoints = 10_001', 6, "own-file-too-large"),
        (PLAIN + '[cards.ox]\nname = "Ox"\npoints = 1\nwild = "no"', 7, "own-file-not-yes-or-no"),
        (PLAIN + '[cards.ox]\nname = "Ox"\npoints = 1\nlabel = 5', 7, "own-file-not-a-text"),
        (PLAIN.replace("Plain", "  "), 1, "own-file-text-empty"),
        (PLAIN.replace("Plain", "P" * 31), 1, "own-file-text-too-long"),
        (PLAIN + '[cards."Ox"]\nname = "Ox"\npoints = 1', 4, "own-file-id-wrong"),
        (PLAIN + '[cards.a--b]\nname = "Ox"\npoints = 1', 4, "own-file-id-wrong"),
        (PLAIN + 'scoring = "best"', 4, "own-file-not-a-choice"),
        (PLAIN.replace('"Plain"', '{ fr = "Plaine" }'), 1, "own-file-not-a-choice"),
        (PLAIN + 'based_on = "rummy"', 4, "own-file-base-unknown"),
        (PLAIN + 'deck = "112"', 4, "own-file-needs-base"),
        (PLAIN + 'without = ["skip"]', 4, "own-file-needs-base"),
        (PLAIN + 'based_on = "classic"\ndeck = "168"', 5, "own-file-deck-unknown"),
        (PLAIN + 'based_on = "classic"\nwithout = ["ox"]', 5, "own-file-card-unknown"),
        ('name = "X"\ntarget = 3', None, "own-file-no-cards"),
        (PLAIN + "players = { min = 5, max = 4 }", 4, "own-file-value-wrong"),
        (PLAIN.replace("[0, 9]", "[9, 0]"), 3, "own-file-value-wrong"),
        (PLAIN.replace("Plain", "Klassiek"), 1, "own-file-name-taken"),
        (PLAIN + 'aliases = ["Keine Gnade"]', 4, "own-file-name-taken"),
        (PLAIN + '[cards.ox]\nname = "Red"\npoints = 1', 4, "own-file-name-not-said"),
        (PLAIN + '[cards.ox]\nname = "drei"\npoints = 1', 4, "own-file-name-not-said"),
        (PLAIN + '[cards.ox]\nname = "12"\npoints = 1', 4, "own-file-name-not-said"),
        (PLAIN + '[cards.ox]\nname = "2X"\npoints = 1', 4, "own-file-name-not-said"),
        (PLAIN + '[cards.ox]\nname = "Red one"\npoints = 1', 4, "own-file-name-not-said"),
        (
            'name = "X"\nbased_on = "classic"\n[cards.ox]\nname = "2 Skip"\npoints = 1',
            3,
            "own-file-name-not-said",
        ),
        (PLAIN + '[cards.ox]\nname = "Ox, tail"\npoints = 1', 4, "own-file-name-not-said"),
        (PLAIN + '[cards.ox]\nname = "Ox and cow"\npoints = 1', 4, "own-file-name-not-said"),
        (PLAIN + '[cards.ox]\nname = "a b c d e f g"\npoints = 1', 4, "own-file-name-not-said"),
        (
            PLAIN + '[cards.ox]\nname = "Ox"\npoints = 1\nwords = ["und"]',
            4,
            "own-file-name-not-said",
        ),
        (
            PLAIN + '[cards.ox]\nname = "Ox"\npoints = 1\n[cards.cow]\nname = "ÖX"\npoints = 2',
            7,
            "own-file-word-taken",
        ),
        (
            PLAIN + '[cards.ox]\nname = "Ox"\npoints = 1\n[cards.cow]\nname = "O-x"\npoints = 2',
            7,
            "own-file-word-taken",
        ),
        (
            PLAIN + "[cards.wild]\npoints = 50\n[cards.ox]\nname = { nl = 'Joker' }\npoints = 1",
            6,
            "own-file-word-taken",
        ),
        (
            PLAIN + "[cards.wild-draw-four]\npoints = 50\n[cards.draw-four]\npoints = 20",
            6,
            "own-file-cards-alike",
        ),
        (
            'name = "X"\nbased_on = "classic"\n[cards.draw-four]\npoints = 20',
            3,
            "own-file-cards-alike",
        ),
        (
            'name = "X"\nbased_on = "no-mercy"\n'
            + "\n".join(f'[cards.c{n}]\nname = "Card{n}"\npoints = {n}' for n in range(21)),
            3,
            "own-file-too-many",
        ),
        (
            PLAIN + "\n".join(f'[cards.c{n}]\nname = "Card{n}"\npoints = {n}' for n in range(41)),
            4,
            "own-file-too-many",
        ),
        (PLAIN + "# " * 50_000, None, "own-file-too-big"),
    ],
)
def test_a_broken_file_is_reported_with_its_line_and_left_out(
    tmp_path: Path, content: str, line: int | None, key: str
) -> None:
    library = load(tmp_path, broken=content, good=PLAIN.replace("Plain", "Good"))
    (fault,) = library.broken
    assert (fault.path, fault.line, fault.key) == (tmp_path / "broken.toml", line, key)
    assert set(library.variants) - set(BUILT_IN.variants) == {"good"}
    for language in LANGUAGES:
        told = translator(language)(fault.key, **fault.params)
        assert told != fault.key
        assert "{" not in told


def test_a_file_that_is_no_text_or_no_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "folder.toml").mkdir()
    library = load_library(rules_dir(), tmp_path)
    assert {fault.path.stem: fault.key for fault in library.broken} == {
        "binary": "own-file-not-utf8",
        "folder": "own-file-unreadable",
    }


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("classic", "own-file-id-taken"),
        ("no-mercy", "own-file-id-taken"),
        ("My Game", "own-file-id-wrong"),
        ("my--game", "own-file-id-wrong"),
        ("a" * 21, "own-file-id-wrong"),
    ],
)
def test_a_file_name_that_can_be_no_id_is_refused(tmp_path: Path, name: str, key: str) -> None:
    (tmp_path / f"{name}.toml").write_text(PLAIN)
    library = load_library(rules_dir(), tmp_path)
    assert [fault.key for fault in library.broken] == [key]
    assert library.variants == BUILT_IN.variants


def test_of_two_files_with_one_name_the_first_is_taken(tmp_path: Path) -> None:
    library = load(tmp_path, a=PLAIN, b=PLAIN)
    assert library.is_own("a")
    assert [(fault.path.stem, fault.key) for fault in library.broken] == [
        ("b", "own-file-name-taken")
    ]


def test_more_files_than_allowed_are_reported_once_and_not_read(tmp_path: Path) -> None:
    for number in range(MAX_FILES + 2):
        name = f"g{number:02}"
        (tmp_path / f"{name}.toml").write_text(PLAIN.replace("Plain", name))
    library = load_library(rules_dir(), tmp_path)
    assert len(library.own) == MAX_FILES
    assert [(fault.path, fault.key) for fault in library.broken] == [
        (tmp_path, "own-file-too-many-files")
    ]


def test_other_files_hidden_ones_and_a_missing_folder_are_no_matter(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no game")
    (tmp_path / "._game.toml").write_bytes(b"\x00")
    for folder in (tmp_path, tmp_path / "missing", tmp_path / "notes.txt"):
        library = load_library(rules_dir(), folder)
        assert library.broken == ()
        assert library.variants == BUILT_IN.variants


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
