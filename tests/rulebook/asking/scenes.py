"""Questions about one card that somebody lays: whom it hits, and what is asked of whom.

They are put together from the scenes, joins and questions of `tests/questions/scenes.toml`. Whoever
is hit draws and loses the turn; whoever lays the card, or sits elsewhere, does not; where nobody
says who is next, it hangs on that for everybody but the one who lays it.
"""

import tomllib
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final
from zlib import crc32

from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking.at_table import rules_for
from tests.rulebook.asking.question_lines import FOLDER, LANGUAGES, Line

DRAWN: Final = {"draw-two": 2, "wild-draw-four": 4, "skip": 0}
OTHER_NUMBERS: Final = {0: 1, 2: 4, 4: 2}
ONE_IN: Final = 6
"""One in so many of all that could be put together is taken."""
SAYS: Final[dict[str, dict[str, str]]] = {
    "hit": {"draws-so-many": "yes", "draws": "yes", "loses": "yes", "plays-on": "no"},
    "doer": {"draws-so-many": "no", "draws": "no", "loses": "no"},
    "aside": {"draws-so-many": "no", "draws": "no", "loses": "no"},
    "open": {"draws-so-many": "depends", "draws": "depends", "loses": "depends"},
}
"""The answer, by the part that somebody has in the scene and by what is asked; where nothing stands
it hangs on more."""


def scenes(library: Library, language: str) -> Iterator[Line]:
    """Questions of a language, with the answers expected."""
    file = tomllib.loads((FOLDER / "scenes.toml").read_text(encoding="utf-8"))
    people: list[str] = file["people"][language]
    table = rules_for(library.variant("classic"), library)
    number = 0
    for scene, asked in product(file["scene"], file["question"]):
        every = product(scene[language], asked[language], file["joins"][language], file["cards"])
        for written, question, join, card in every:
            number += 1
            chance = crc32(f"{written}{question}{join}{card}".encode())
            if chance % ONE_IN:
                continue
            chance //= ONE_IN
            doer, hit, who, part = _cast(scene, asked["of"], people, chance)
            right = chance % 3 != 0
            expected = _expected(part, asked["asks"], DRAWN[card], right)
            if expected is None:
                continue
            name = file["cards"][card][language][chance % len(file["cards"][card][language])]
            so_many = DRAWN[card] if right else OTHER_NUMBERS[DRAWN[card]]
            said = {"doer": doer, "hit": hit, "card": name, "who": who, "n": so_many}
            text = _joined(join, written.split(" | "), question, said)
            ruling = "lose-turn" if asked["asks"] in {"loses", "plays-on"} else "draw-count"
            yield Line(f"scene-{language}-{number:05d}", text, language, table, *expected, ruling)


def every_scene(library: Library) -> Iterator[tuple[str, Line]]:
    """The questions of all languages, with a name for those of each."""
    for language in LANGUAGES:
        yield from ((f"scenes.{language}", line) for line in scenes(library, language))


def _cast(
    scene: dict[str, Any], of: str, people: Sequence[str], chance: int
) -> tuple[str, str, str, str]:
    """Who lays the card, whom it hits, who is asked about, and the part that one has."""
    first, second, third = (people[(chance + step) % len(people)] for step in (0, 3, 5))
    if of == "me":
        parts = {scene["hit"]: "hit", scene["doer"]: "doer"}
        return first, second, "", parts.get("me", "aside" if scene["hit"] else "open")
    if scene["doer"] == "me":
        who, part = (second, "hit") if scene["hit"] else (third, "open")
        return first, second, who, part
    if scene["hit"] == "another" and chance % 2:
        return first, second, second, "hit"
    if scene["hit"] or chance % 2:
        return first, second, first, "doer"
    return first, second, third, "open"


def _expected(part: str, asks: str, drawn: int, right: bool) -> tuple[str, int | None] | None:
    if asks == "how-many":
        return None if part == "open" or not drawn else ("value", drawn if part == "hit" else 0)
    verdict = SAYS[part].get(asks)
    if asks in {"draws-so-many", "draws"} and not drawn:
        # Nobody draws for a skip, and nobody would ask.
        return None
    if asks == "draws-so-many" and not right and verdict is not None:
        return "no", None
    return None if verdict is None else (verdict, None)


def _joined(join: str, written: Sequence[str], question: str, said: dict[str, Any]) -> str:
    scene, asks = written[0].format(**said), question.format(**said)
    under = written[-1].format(**said)
    told = {"scene": scene, "under": under, "question": asks}
    return join.format(**told, Scene=_opened(scene), Question=_opened(asks))


def _opened(text: str) -> str:
    return text[0].upper() + text[1:]
