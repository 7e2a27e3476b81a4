"""The check of the rulings finds what is broken in them, in a small folder that has no fault."""

import shutil
from pathlib import Path

import numpy as np
import pytest

from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.asking.experience import SILENT, Head, Names, save_experience
from scorekeeper.rulebook.asking.glossary import STRUCTURE
from scorekeeper.rulebook.asking.networks import Network, Sizes, shapes_of
from scorekeeper.rulebook.asking.second_thoughts import SIGNS
from tests.checks.rules import RULES, faults
from tests.checks.rulings import ruling_faults

LANGUAGES = ("en", "de", "nl")
DRAWING = "rulings/drawing.toml"
TALKING = "rulings/talking.toml"
CONCEPTS = "concepts.toml"
SECTIONS = "sections.toml"
LIKELY = "likely.toml"
COVERAGE = "coverage.toml"
TEXTS = "text/nl/rulings.toml"
GLOSSARY = "text/de/glossary.toml"
MEANINGS = "text/nl/meanings.txt"

SMALL = {
    DRAWING: """
[stacking]
topic = "draw-cards"
asks = ["stack card:draw ~may", "played:draw pile:draw|pile:wild !phone", "card:chain n.card"]
asks_not = ["stack n.any"]
[[stacking.case]]
id = "none"
when = ["stacking=none"]
truth = "no"
cite = ["@stacking", "deluxe-1999#draw-two"]
differs = ["bounce"]
house = "progressive"
[[stacking.case]]
id = "said"
when = ["said=phone|wild-card", "house:progressive=yes", "variant=classic|flex"]
truth = "no"
cite = ["@turns"]
[[stacking.case]]
id = "adds"
truth = "yes"
value = "@chain"
cite = ["@draws", "nm-2023#stacking"]

[drawn]
topic = "playing"
asks = ["stack may"]
[[drawn.case]]
id = "must"
when = ["drawn_card=must-play"]
truth = "yes"
cite = ["@drawn_card"]
[[drawn.case]]
id = "may"
when = ["drawn_card=may-play"]
truth = "no"
cite = ["@drawn_card"]

[effect]
topic = "cards"
asks = ["card:any may"]
[[effect.case]]
id = "elsewhere"
when = ["card.elsewhere=yes"]
truth = "unknown"
[[effect.case]]
id = "here"
when = ["card=*"]
truth = "yes"
cite = ["@points"]
""",
    TALKING: """
[phones]
topic = "silent"
asks = ["phone ~may"]
[[phones.case]]
id = "silent"
truth = "unknown"

[late]
topic = "formations"
asks = ["phone card"]
[[late.case]]
id = "silent"
truth = "yes"
cite = ["app#convention"]
""",
    CONCEPTS: 'strong = ["stack", "phone"]\nlight = ["may", "card"]\n',
    SECTIONS: '[turns]\nclassic = ["deluxe-1999#play"]\nflex = ["flex#play"]\n',
    LIKELY: '[[likely]]\nruling = "stacking"\nwhen = ["variant=flex", "players=2"]\n',
    COVERAGE: """
[deluxe-1999]
entries = [
    { paragraph = 1, section = "cover", about = "Name of the game", nothing = "title" },
    { paragraph = 2, section = "draw-two", about = "Two cards", rulings = ["stacking"] },
    { paragraph = 2, section = "draw-two", about = "Turn lost", rulings = ["drawn", "effect"] },
    { paragraph = 3, section = "play", about = "One card a turn", rulings = ["drawn"] },
]
[article-112]
entries = [{ paragraph = 1, section = "setup", about = "Title", nothing = "title" }]
[flex]
entries = [{ paragraph = 1, section = "play", about = "Turns", rulings = ["drawn"] }]
[nm-2023]
entries = [{ paragraph = 1, section = "play", about = "Turns", rulings = ["drawn"] }]
""",
}
WORDS = """
[stacking]
name = "Stacking"
ask = "May I stack?"
[stacking.none]
answer = "No, {card} does not go on {pile} in {variant}."
why = "With {players} neither."
[stacking.said]
answer = "Put it away."
why = "Or not."
[stacking.adds]
answer = "That makes {value}."
why = "They add up."

[drawn]
name = "Drawn"
ask = "Must I play it?"
must = { answer = "Yes.", why = "So it is." }
may = { answer = "No.", why = "But you may." }

[effect]
name = "Effect"
ask = "What does it do?"
elsewhere = { answer = "It is not here.", why = "It is not here." }
here = { answer = "Something.", why = "It is here." }

[phones]
name = "Phones"
ask = "May I look at my phone?"
silent = { answer = "No.", why = "Nobody says." }

[late]
name = "Late"
ask = "May I come late?"
silent = { answer = "Nobody says.", why = "Nobody says." }

[differs]
bounce = "Elsewhere it bounces."

[unknown]
silent = { answer = "Not settled.", why = "Agree." }
outside = { answer = "Not about cards.", why = "Ask." }
nothing = { answer = "Nothing.", why = "Ask." }
too-long = { answer = "Too long.", why = "Ask." }
"""
PHRASES = 'stack = ["stack"]\nphone = ["phone", "mobile"]\nmay = ["may"]\ncard = ["card"]\n'


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """The rules with a few rulings of its own that have no fault, to break."""
    folder = tmp_path / "rules"
    shutil.copytree(RULES, folder, ignore=shutil.ignore_patterns("rulings", "rulings.toml"))
    (folder / "rulings").mkdir()
    for file, text in SMALL.items():
        (folder / file).write_text(text, encoding="utf-8")
    lists = "".join(f'{name} = ["{name}"]\n' for name in STRUCTURE)
    for language in LANGUAGES:
        (folder / "text" / language / "rulings.toml").write_text(WORDS, encoding="utf-8")
        (folder / "text" / language / "glossary.toml").write_text(PHRASES + lists, encoding="utf-8")
    learn(folder, "stacking")
    return folder


def learn(rules: Path, ruling: str) -> None:
    """Experience with one ruling."""
    outcomes = ((ruling, "yes"), (SILENT, "unknown"))
    sizes = Sizes(traits=0, words=0, units=1, width=4, layers=1, places=1, outcomes=2)
    head = Head(outcomes=outcomes, sizes=sizes, together=1, trust=(0.0,) * SIGNS)
    small = {name: np.zeros(shape, np.float32) for name, shape in shapes_of(sizes).items()}
    none = np.zeros(0, np.uint32)
    names = Names(none, none, none.astype(np.float32))
    traits, words = np.zeros((0, sizes.units), np.int8), np.zeros((0, sizes.width), np.int8)
    save_experience(rules / "experience", head, names, [Network(sizes, traits, words, small)])


def found_in(rules: Path) -> list[str]:
    return ruling_faults(rules, load_library(rules))


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_small_folder_has_no_fault(rules: Path) -> None:
    assert found_in(rules) == []


def test_the_faults_of_the_rulings_are_among_those_of_the_rules(rules: Path) -> None:
    edit(rules / LIKELY, '"stacking"', '"staking"')
    assert faults(rules) == ["likely.toml: staking is not known"]


def test_experience_with_a_ruling_that_has_gone_is_found(rules: Path) -> None:
    learn(rules, "bygone")
    assert found_in(rules) == ["experience: there is no ruling bygone; learn it anew"]


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (DRAWING, "[stacking]", "[stacking", "drawing.toml"),
        (DRAWING, 'topic = "cards"', 'theme = "cards"', "effect.topic"),
        (DRAWING, 'id = "said"', 'id = "none"', "stacking: the case none is there twice"),
        (TALKING, "[late]", '[drawn]\ntopic = "cards"\nasks = []\n[late]', "drawn.asks"),
        (DRAWING, '"@stacking"', '"@staking"', "none: @staking is not in sources.toml, sections"),
        (DRAWING, "#draw-two", "#draw-three", "deluxe-1999#draw-three is not in sources.toml"),
        (DRAWING, "deluxe-1999#", "deluxe-2000#", "deluxe-2000#draw-two is not in sources.toml"),
        (DRAWING, '"@chain"', '"@chains"', "adds: nothing computes @chains"),
        (DRAWING, '"@chain"', '"@stacking"', "adds: nothing computes @stacking"),
        (DRAWING, 'house = "progressive"', 'house = "regressive"', "house rule regressive is not"),
        (DRAWING, '["bounce"]', '["bound"]', "none: differs: bound is not known"),
        (DRAWING, '["bounce"]', '["bound"]', "text/nl/rulings.toml: differs.bounce is not known"),
        (DRAWING, "stacking=none", "staking=none", "none: there is no fact staking"),
        (DRAWING, "stacking=none", "stacking=never", "none: stacking is never never"),
        (DRAWING, "said=phone", "said=phones", "said: nobody says phones"),
        (DRAWING, "house:progressive=", "house:regressive=", "no fact house:regressive"),
        (DRAWING, "variant=classic|flex", "variant=classic|flux", "variant is never flux"),
        (DRAWING, "card=*", "card=joker", "card is never joker"),
        (DRAWING, "stack card:draw", "stuck card:draw", "stuck is no concept"),
        (DRAWING, "!phone", "!phones", "phones is no concept"),
        (DRAWING, '"stack n.any"', '"stack n"', "n is no concept"),
        (DRAWING, "n.card", "n.cards", "cards is no concept"),
        (DRAWING, "card:draw", "card:drawn", "card:drawn is no card"),
        (DRAWING, "pile:wild", "pile:chain", "pile:chain is no card"),
        (DRAWING, "pile:wild", "table:wild", "table: is no place for a card"),
        (DRAWING, '\nid = "adds"', '\nid = "adds"\nwhen = ["stack=yes"]', "need hold in no-mercy"),
        (
            DRAWING,
            "drawn_card=may-play",
            "drawn_card=silent",
            "drawn: no case need hold in classic",
        ),
        (DRAWING, 'card:any may"]', 'card:any may", "stack"]', "effect: no case need hold in flex"),
        (DRAWING, "card=*", "card=skip", "effect: no case need hold in classic"),
        (CONCEPTS, '"may", ', "", "may is no concept"),
        (CONCEPTS, '"may", ', "", "text/nl/glossary.toml: may is not known"),
        (CONCEPTS, '"may", ', '"may", "must", ', "text/nl/glossary.toml: must is missing"),
        (CONCEPTS, '"may", ', '"may", "stack", ', "concepts.toml: stack is there twice"),
        (GLOSSARY, 'phone = ["phone", "mobile"]', "phone = []", "glossary.toml: phone is missing"),
        (GLOSSARY, "phone =", "telephone =", "glossary.toml: telephone is not known"),
        (GLOSSARY, '"mobile"', '"(my [mobile|cell])"', "phone: brackets in brackets, or half of"),
        (GLOSSARY, '"mobile"', '"[my mobile"', "phone: brackets in brackets, or half of them"),
        (GLOSSARY, "articles =", "may-not =", "the list articles is missing"),
        (MEANINGS, "age: ", "years: ", "meanings.txt: years is said by one word of one language"),
        (MEANINGS, "age: ", "age ", "not a meaning and its words: 'age leeftijd'"),
        (SECTIONS, "flex#play", "flex#game", "turns: flex#game is not in sources.toml"),
        (SECTIONS, "classic =", "classy =", "turns: classy is not known"),
        (SECTIONS, "[turns]", "[draw]\n[turns]", "draw is never cited"),
        (SECTIONS, "[turns]", "[draw]\n[turns]", "draw is a parameter of play"),
        (LIKELY, '"stacking"', '"staking"', "likely.toml: staking is not known"),
        (LIKELY, "players=", "payers=", "likely.toml: stacking: there is no fact payers"),
        (LIKELY, "variant=flex", "variant=flux", "likely.toml: stacking: variant is never flux"),
        (TEXTS, "[stacking.said]", "[stacking.sad]", "stacking.said is missing"),
        (TEXTS, "[stacking.said]", "[stacking.sad]", "stacking.sad is not known"),
        (TEXTS, "[late]", "[early]", "text/nl/rulings.toml: late is missing"),
        (TEXTS, "[late]", "[early]", "text/nl/rulings.toml: early is not known"),
        (TEXTS, "bounce =", "bound =", "text/nl/rulings.toml: differs.bounce is missing"),
        (TEXTS, "outside =", "inside =", "text/nl/rulings.toml: unknown.outside is missing"),
        (TEXTS, 'why = "Or not."', 'why = ""', "why"),
        (TEXTS, 'name = "Late"', 'title = "Late"', "name"),
        (TEXTS, "{pile}", "{heap}", "stacking.none.answer: {heap} is not filled in"),
        (TEXTS, "{players}", "{players", "stacking.none.why: "),
        (TEXTS, "{players}", "{value}", "stacking.none.why: {value} of a case that has none"),
        (TEXTS, '"Stacking"', '"{card}"', "stacking.name: nothing is filled in here"),
        (TEXTS, "it bounces", "{card} bounces", "differs.bounce: nothing is filled in here"),
        (TEXTS, '"Not settled."', '"{variant}."', "unknown.silent: nothing is filled in here"),
        (COVERAGE, '["stacking"]', '["staking"]', "2, 'Two cards': the ruling staking is not"),
        (COVERAGE, '["stacking"]', '["drawn"]', "no paragraph is ruled by stacking"),
        (TALKING, "app#convention", "flex#play", "no paragraph is ruled by late"),
        (TALKING, 'cite = ["app#convention"]', "", "late: silent: cites nothing"),
        (DRAWING, 'cite = ["@points"]', "", "effect: here: cites nothing"),
        (DRAWING, ', "nm-2023#stacking"', "", "stacking: adds: cites nothing in no-mercy"),
        (COVERAGE, ', rulings = ["stacking"]', "", "2, 'Two cards': is not covered by a ruling"),
        (COVERAGE, '["stacking"]', '["stacking"], nothing = "praise"', "and nothing to rule"),
        (COVERAGE, '"cover"', '"cower"', "1, 'Name of the game': the section cower is not in"),
        (COVERAGE, 'draw-two", about = "Turn', 'skip", about = "Turn', "2 is in two sections"),
        (COVERAGE, "paragraph = 3", "paragraph = 4", "deluxe-1999: the paragraphs are not"),
        (COVERAGE, "paragraph = 3", "paragraph = 1", "deluxe-1999: the paragraphs are not"),
        (COVERAGE, "[flex]", "[flux]", "coverage.toml: flex is missing"),
        (COVERAGE, "[flex]", "[flux]", "coverage.toml: flux is not known"),
        (COVERAGE, "[flex]", "[flex", "coverage.toml"),
        (COVERAGE, "about =", "says =", "deluxe-1999.entries[0].about"),
    ],
)
def test_a_fault_is_found(rules: Path, file: str, old: str, new: str, fault: str) -> None:
    edit(rules / file, old, new)
    found = found_in(rules)
    assert any(fault in line for line in found), found


def test_a_ruling_in_two_files_is_found(rules: Path) -> None:
    shutil.copy(rules / TALKING, rules / "rulings" / "whispering.toml")
    assert found_in(rules) == [
        "rulings/whispering.toml: phones is in rulings/talking.toml already",
        "rulings/whispering.toml: late is in rulings/talking.toml already",
    ]


def test_a_house_rule_that_lets_a_ruling_fall_through_is_found(rules: Path) -> None:
    edit(rules / DRAWING, "drawn_card=must-play", "jump_in=no")
    edit(rules / DRAWING, "drawn_card=may-play", "drawn_card=must-play")
    assert found_in(rules) == [
        f"{DRAWING}: drawn: no case need hold in {variant}" for variant in ("classic", "flex")
    ]


@pytest.mark.parametrize("file", [CONCEPTS, SECTIONS, LIKELY, COVERAGE, TEXTS, GLOSSARY])
def test_a_missing_file_is_found(rules: Path, file: str) -> None:
    (rules / file).unlink()
    (found,) = found_in(rules)
    assert Path(file).name in found
