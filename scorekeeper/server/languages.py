"""Which language a visitor reads: chosen on the page, or by the browser's preferences."""

from typing import Final

from starlette.requests import HTTPConnection

from scorekeeper.l10n import FALLBACK, LANGUAGES

COOKIE: Final = "guest_language"
PARAMETER: Final = "lang"
YEAR: Final = 365 * 24 * 3600
"""Seconds."""
_MOST_READ: Final = 400
"""Characters of a header; a browser sends some dozens."""

NAMES: Final = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}


def language_of(connection: HTTPConnection) -> str:
    """The language asked for in the address, chosen before, or preferred by the browser."""
    for wanted in (connection.query_params.get(PARAMETER), connection.cookies.get(COOKIE)):
        if wanted in LANGUAGES:
            return str(wanted)
    return preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The first language of an Accept-Language header that we speak, by its weights.

    >>> preferred("fr-CH, nl;q=0.7, de-AT;q=0.9"), preferred("fr"), preferred("*;q=oops")
    ('de', 'en', 'en')
    """
    ranked: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:_MOST_READ].split(",")):
        tag, _, weight = part.partition(";q=")
        language = tag.strip().split("-")[0].lower()
        try:
            quality = float(weight) if weight else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and quality > 0:
            ranked.append((-quality, place, language))
    return min(ranked)[2] if ranked else FALLBACK
