"""Interface strings in the user's language, from the Fluent files beside this module.

One `.ftl` file per screen and language. What lives elsewhere: texts of the rules (`rules/text/`).
"""

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "nl")
FALLBACK: Final = "en"

Value = str | int | float
Translator = Callable[..., str]

_REMEMBERED: Final = 4_000
"""Sentences of a language, with what was put into them."""

_GROUPED_FROM: Final = 10_000
"""Numbers with fewer digits are written together, as on a score sheet and in all three languages;
so a total in a sentence looks like the total on the board, and a guest with another language does
not read 1.519 as a little more than one.
"""

_FOLDER: Final = Path(__file__).parent
_FIRST_STRONG_ISOLATE: Final = "\u2068"
_POP_DIRECTIONAL_ISOLATE: Final = "\u2069"
_ISOLATED: Final = re.compile(f"{_FIRST_STRONG_ISOLATE}[^{_POP_DIRECTIONAL_ISOLATE}]*.")
"""What is isolated already."""


def language_from_locale(tag: str | None) -> str:
    """The closest language we speak for a tag such as `de_AT.UTF-8`, `nl-BE` or None."""
    return spoken(tag or "") or FALLBACK


def spoken(tag: str) -> str | None:
    """The language we speak that a tag such as `DE` or `de-AT` means; None where we do not."""
    primary = tag.strip().replace("_", "-").split("-")[0].split(".")[0].lower()
    return primary if primary in LANGUAGES else None


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str) -> "FluentBundle":
    # Imported with the first words: whoever is let in gets the first page without any.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language, FALLBACK], use_isolating=False)
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@lru_cache(maxsize=len(LANGUAGES))
def translator(language: str) -> Translator:
    """A function `t(key, **values) -> str` for one language; an unknown key comes back as itself.

    The completeness check (`python -m tests.checks.l10n`) makes an unknown key a failing build,
    so a person at the table never depends on this last resort.
    """
    bundle = _bundle(language if language in LANGUAGES else FALLBACK)

    # A board says nearly the same after each round, to everybody who looks at it.
    @lru_cache(maxsize=_REMEMBERED)
    def said(key: str, values: tuple[tuple[str, Value], ...]) -> str:
        message_id, _, attribute = key.partition(".")
        if not bundle.has_message(message_id):
            return key
        message = bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        text, _errors = bundle.format_pattern(
            pattern, {name.replace("_", "-"): _placed(value) for name, value in values}
        )
        return str(text)

    def translate(key: str, **values: Value) -> str:
        return said(key, tuple(values.items()))

    return translate


def isolated(text: str) -> str:
    """A piece of text, such as a name, that does not turn around what stands beside it.

    A list is made of isolated names: isolated as a whole, its numbers would change places with it.

    >>> isolated("Mira"), isolated("\u05e9\u05e8\u05d4") == "\u2068\u05e9\u05e8\u05d4\u2069"
    ('Mira', True)
    """
    # Only right-to-left text is wrapped: isolates everywhere would litter labels and exports.
    if any(unicodedata.bidirectional(char) in {"R", "AL"} for char in _ISOLATED.sub("", text)):
        return f"{_FIRST_STRONG_ISOLATE}{text}{_POP_DIRECTIONAL_ISOLATE}"
    return text


def _placed(value: Value) -> object:
    from fluent.runtime.types import fluent_number

    if isinstance(value, str):
        return isolated(value)
    return fluent_number(value, useGrouping=abs(value) >= _GROUPED_FROM)
