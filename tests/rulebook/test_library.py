import shutil
from pathlib import Path

import pytest

from scorekeeper.domain.refusals import RulesRefused
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import CitationText, Library, RulesFileBroken, load_library


@pytest.fixture(scope="module")
def library() -> Library:
    return load_library(rules_dir())


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A copy of the rules to break."""
    shutil.copytree(rules_dir(), tmp_path / "rules")
    return tmp_path / "rules"


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_classic_game_has_the_values_of_the_leaflets(library: Library) -> None:
    points = library.variant("classic").card_points("112")
    assert [points[str(face)] for face in range(10)] == list(range(10))
    assert {points[kind] for kind in ("skip", "reverse", "draw-two")} == {20}
    assert {points[kind] for kind in ("swap-hands", "customizable")} == {40}
    assert {points[kind] for kind in ("wild", "wild-draw-four")} == {50}


def test_the_108_card_deck_comes_first_and_has_no_cards_of_the_other(library: Library) -> None:
    classic = library.variant("classic")
    assert classic.default_deck.id == "108"
    assert set(classic.card_points("112")) - set(classic.card_points("108")) == {
        "swap-hands",
        "customizable",
    }


@pytest.mark.parametrize("deck", ["108", "112"])
def test_the_cards_of_a_deck_add_up_to_its_size(library: Library, deck: str) -> None:
    classic = library.variant("classic")
    counts = [card.count.value for card in classic.cards_of(deck) if card.count]
    assert sum(counts) == int(deck)


def test_a_variant_that_is_not_there_is_refused(library: Library) -> None:
    with pytest.raises(RulesRefused, match="rules-variant-unknown"):
        library.variant("canasta")


def test_names_come_in_the_language_asked_for(library: Library) -> None:
    assert library.variant_names("de") == {
        "classic": "Klassisch",
        "flex": "Flex",
        "no-mercy": "No Mercy",
    }
    assert library.card_name("skip", "nl") == "Sla beurt over"
    assert library.card_label("draw-two", "de") == "Zieh 2"


@pytest.mark.parametrize(
    ("said", "variant"),
    [
        ("no-mercy", "no-mercy"),
        ("No Mercy", "no-mercy"),
        ("Show ’em No Mercy", "no-mercy"),
        ("KEINE GNADE", "no-mercy"),
        ("gnadenlos", "no-mercy"),
        ("Génadeloos", "no-mercy"),
        ("geen-genade", "no-mercy"),
        ("klassisch", "classic"),
        ("klassieke  UNO", "classic"),
        ("UNO", "classic"),
        ("uno flex", "flex"),
        ("canasta", None),
        ("mercy", None),
        ("", None),
        ("  -  ", None),
    ],
)
def test_a_variant_is_found_by_whatever_people_call_it(
    library: Library, said: str, variant: str | None
) -> None:
    assert library.find_variant(said) == variant


@pytest.mark.parametrize(
    ("said", "house_rule"),
    [
        ("progressive", "progressive"),
        ("Stapeln", "progressive"),
        ("jump_in", "jump-in"),
        ("Seven", "seven-zero"),
        ("7-0", "seven-zero"),
        ("Zeven-Nul", "seven-zero"),
        ("naked", None),
        ("", None),
    ],
)
def test_a_house_rule_is_found_by_whatever_people_call_it(
    library: Library, said: str, house_rule: str | None
) -> None:
    assert library.find_house_rule(said) == house_rule


def test_every_variant_has_a_line_in_every_language(library: Library) -> None:
    lines = {
        library.variant_line(variant, language)
        for variant in library.variants
        for language in library.languages
    }
    assert len(lines) == 9
    assert "" not in lines
    assert library.variant_line("canasta", "en") == ""


def test_the_112_card_deck_lets_the_table_use_up_to_three_customizable_cards(
    library: Library,
) -> None:
    classic = library.variant("classic")
    usable = [deck.customizable for deck in classic.decks]
    assert usable[0] is None
    assert usable[1] is not None
    assert (usable[1].value, usable[1].cite) == (3, ("article-112#customizable",))


def test_a_language_without_texts_falls_back_to_english(library: Library) -> None:
    assert library.card_name("skip", "fr") == "Skip"


def test_what_has_no_text_shows_as_its_id(library: Library) -> None:
    assert library.card_name("laser", "en") == "laser"
    assert library.card_label("laser", "en") == "laser"
    assert library.variant_name("canasta", "en") == "canasta"


def test_a_citation_names_edition_and_heading_as_printed(library: Library) -> None:
    assert library.citation("deluxe-1999#scoring", "de") == CitationText(
        source_title="Anleitung zu UNO Deluxe",
        edition="Mattel, 1999, niederländisch",
        section="Puntentelling",
    )


def test_an_unknown_citation_shows_as_itself(library: Library) -> None:
    assert library.citation("nowhere#at-all", "en") == CitationText("nowhere", "", "at-all")


def test_a_value_that_cannot_be_is_reported_with_file_and_place(broken: Path) -> None:
    edit(broken / "variants" / "classic.toml", "value = 500", 'value = "lots"')
    with pytest.raises(RulesFileBroken) as fault:
        load_library(broken)
    assert fault.value.path == broken / "variants" / "classic.toml"
    assert fault.value.place == "target.value"
    assert "integer" in fault.value.reason


def test_a_card_without_citation_is_reported_with_its_place(broken: Path) -> None:
    edit(broken / "variants" / "classic.toml", 'cite = ["deluxe-1999#contents"]', "cite = []")
    with pytest.raises(RulesFileBroken) as fault:
        load_library(broken)
    assert fault.value.place == "cards[0].count.cite"


def test_broken_toml_is_reported_with_its_line(broken: Path) -> None:
    edit(broken / "text" / "nl" / "cards.toml", "[skip]", "[skip")
    with pytest.raises(RulesFileBroken, match=r"nl.cards\.toml.*line \d+"):
        load_library(broken)


def test_a_missing_file_is_reported(broken: Path) -> None:
    (broken / "text" / "de" / "numbers.toml").unlink()
    with pytest.raises(RulesFileBroken, match=r"numbers\.toml"):
        load_library(broken)


def test_a_folder_that_is_no_library_is_reported(tmp_path: Path) -> None:
    with pytest.raises(RulesFileBroken, match="no variant"):
        load_library(tmp_path)


def test_a_variant_in_a_file_of_another_name_is_reported(broken: Path) -> None:
    (broken / "variants" / "classic.toml").rename(broken / "variants" / "classy.toml")
    with pytest.raises(RulesFileBroken, match="id"):
        load_library(broken)
