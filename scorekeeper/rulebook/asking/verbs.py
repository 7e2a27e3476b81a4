"""Verbs whose front part stands at the end: "weitergeben" is said "ich gebe sie weiter".

The glossary names a verb by its infinitive; the forms it takes in a sentence are made here. A form
that does not exist does no harm, because nobody says it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

END: Final = "."
"""Behind a form: the clause ends there."""

_SHORTEST: Final = 3
"""Letters of a verb without its ending."""
_OPEN_SYLLABLE: Final = 3

_GERMAN: Final[Mapping[str, tuple[str, ...]]] = {
    "geb": ("gibt", "gegeben"), "nehm": ("nimmt", "genommen"), "werf": ("wirft", "geworfen"),
    "seh": ("sieht", "gesehen"), "halt": ("halt", "gehalten"), "lass": ("lasst", "gelassen"),
    "schlag": ("schlagt", "geschlagen"), "fang": ("fangt", "gefangen"),
    "zieh": ("zieht", "gezogen"), "schieb": ("schiebt", "geschoben"),
    "spring": ("springt", "gesprungen"), "heb": ("hebt", "gehoben"), "geh": ("geht", "gegangen"),
    "schmeiss": ("schmeisst", "geschmissen"), "bring": ("bringt", "gebracht"),
    "treff": ("trifft", "getroffen"), "tret": ("tritt", "getreten"),
    "fall": ("fallt", "gefallen"), "lauf": ("lauft", "gelaufen"), "komm": ("kommt", "gekommen"),
    "greif": ("greift", "gegriffen"), "steig": ("steigt", "gestiegen"),
    "flieg": ("fliegt", "geflogen"), "scheid": ("scheidet", "geschieden"),
}  # fmt: skip
"""How "he does" and "done" are said, where it is not by the rule; in folded letters."""
_DUTCH: Final[Mapping[str, str]] = {
    "slaan": "sla", "gaan": "ga", "staan": "sta", "doen": "doe", "zien": "zie", "komen": "kom",
}  # fmt: skip


def sentence_forms(verb: str, fronts: Sequence[str], language: str) -> Iterator[str]:
    """How a verb is said beside its infinitive; nothing for what is no such verb.

    >>> list(sentence_forms("weitergeben", ["weiter"], "de"))[:3]
    ['geb … weiter .', 'gibt … weiter .', 'geben … weiter .']
    """
    if not verb.isalpha() or not verb.endswith("n"):
        return
    front = max((one for one in fronts if verb.startswith(one)), key=len, default="")
    base = verb.removeprefix(front)
    if not front or len(base) < _SHORTEST + 2:
        return
    if language == "de":
        yield from _german(front, base)
    elif language == "nl":
        yield from _dutch(front, base)


def _german(front: str, base: str) -> Iterator[str]:
    root = base.removesuffix("n").removesuffix("e")
    does, done = _GERMAN.get(root, (f"{root}{'et' if root[-1] in 'td' else 't'}", f"ge{root}t"))
    for form in (root, does, base):
        yield f"{form} … {front} {END}"
    yield from (f"{front}{does}", f"{front}{done}", f"{front}zu{base}")


def _dutch(front: str, base: str) -> Iterator[str]:
    root = _DUTCH.get(base) or _dutch_root(base.removesuffix("n").removesuffix("e"))
    does = root if root.endswith("t") else f"{root}t"
    for form in (root, does, base):
        yield f"{form} … {front} {END}"
    yield from (f"{front}{root}", f"{front}{does}", f"{front} te {base}")
    yield from (f"{front}ge{root}t", f"{front}ge{root}d", f"{front}ge{base}")


def _dutch_root(root: str) -> str:
    """ "Gev" is written "geef", "legg" "leg", "nem" "neem"."""
    if len(root) > 1 and root[-1] == root[-2]:
        return root[:-1]
    root = f"{root[:-1]}{ {'v': 'f', 'z': 's'}.get(root[-1], root[-1]) }"
    short = len(root) >= _OPEN_SYLLABLE and root[-1] not in "aeiouwxy"
    if short and root[-2] in "aeou" and root[-3] not in "aeiou":
        return f"{root[:-1]}{root[-2]}{root[-1]}"
    return root
