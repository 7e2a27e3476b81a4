"""Files of own games that cannot be read: each is reported and left out, none stops the app."""

from pathlib import Path

import pytest

from scorekeeper.l10n import LANGUAGES, translator
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.own_format import MAX_FILES
from tests.rulebook.test_own_variants import BUILT_IN, PLAIN, load


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
