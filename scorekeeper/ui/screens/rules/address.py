"""A place of the lookup as the query of its address, and back, so that the phone's own way back and
a reload lead where somebody was.

Whatever stands in an address is read; what makes no sense there is passed over.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final
from urllib.parse import quote, unquote

from scorekeeper.domain.laying import COLOURS
from scorekeeper.rulebook import Library
from scorekeeper.rulebook.asking import Rulebase
from scorekeeper.rulebook.asking.builder import ACTS
from scorekeeper.tables.lookup import Inquiry, Named, Question, Under, Words
from scorekeeper.ui.screens.rules.place import (
    MODES,
    Mode,
    Pieces,
    Shown,
    pieces_in,
    question_of,
)

MOST_READ: Final = 2_000
"""Characters of a question."""
_HELD: Final = {"yes": True, "no": False}

Query = Mapping[str, str]


def address_of(path: str, begun: str, shown: Shown) -> str:
    """The address of what is shown. `begun`: where somebody came from, if not from the board."""
    said = {"from": begun} if begun else {}
    query = "&".join(f"{key}={_escaped(value)}" for key, value in (said | query_of(shown)).items())
    return f"{path}?{query}" if query else path


def query_of(shown: Shown) -> dict[str, str]:
    """What is shown, without what goes without saying."""
    said: dict[str, str | None] = {
        "at": None if shown.mode == "ask" else shown.mode,
        "via": None if shown.via == "ask" else shown.via,
        "by": "card" if shown.by_card else None,
        "game": _told(shown.under),
        "for": _told(shown.inquiry.under) if shown.inquiry else None,
    }
    question = shown.inquiry.question if shown.inquiry else None
    if isinstance(question, Words):
        said["q"] = question.text
    elif isinstance(question, Named):
        said["ruling"] = question.ruling
    else:
        said |= _pieces_told(pieces_in(question) if question else shown.pieces)
    return {key: value for key, value in said.items() if value is not None}


def shown_at(route: str | None) -> Shown:
    """What an address says is shown."""
    query = _query(route)
    shown = Shown(
        mode=_mode(query.get("at")),
        via=_mode(query.get("via")),
        by_card=query.get("by") == "card",
        under=_under(query.get("game")),
    )
    pieces = _pieces(query)
    if shown.mode == "cards":
        return replace(shown, pieces=pieces)
    question = _question(query, pieces)
    if shown.mode != "ask" or question is None:
        return replace(shown, via="ask")
    return replace(shown, inquiry=Inquiry(question, _under(query.get("for"))))


def begun_at(route: str | None) -> str:
    """Where an address says that somebody came from; "" where it does not."""
    return _query(route).get("from", "")


def known_here(shown: Shown, rulebase: Rulebase, library: Library) -> Shown:
    """The same place without games, cards and rulings that are not known here."""
    kinds = {card.kind for variant in library.variants.values() for card in variant.cards}
    inquiry = shown.inquiry
    question = inquiry.question if inquiry else None
    pieces = pieces_in(question) if question else shown.pieces
    if isinstance(question, Named) and question.ruling not in rulebase.rulings:
        inquiry = None
    if {pieces.card, pieces.pile} - {None} - kinds:
        inquiry, shown = None, replace(shown, pieces=Pieces())
    if inquiry and inquiry.under and inquiry.under.variant not in library.variants:
        inquiry = replace(inquiry, under=None)
    under = shown.under if shown.under and shown.under.variant in library.variants else None
    return replace(shown, inquiry=inquiry, under=under)


def _query(route: str | None) -> dict[str, str]:
    _path, _, query = (route or "").partition("?")
    pairs = (said.partition("=") for said in query.split("&"))
    return {key: _unescaped(value) for key, _, value in pairs}


def _escaped(text: str) -> str:
    """Text without a sign that means something in an address, not even `%`: the browser's part of
    Flet gives back `%2B` as `+`, and both are then a space.

    >>> _escaped("+2 ~ 7?"), _unescaped(_escaped("+2 ~ 7?"))
    ('~2B2~20~7E~207~3F', '+2 ~ 7?')
    """
    return quote(text, safe=",/").replace("~", "%7E").replace("%", "~")


def _unescaped(text: str) -> str:
    return unquote(text.replace("~", "%"))


def _mode(said: str | None) -> Mode:
    return next((mode for mode in MODES if mode == said), "ask")


def _told(under: Under | None) -> str | None:
    """Such as "no-mercy,4,progressive"."""
    if under is None:
        return None
    return ",".join([under.variant, str(under.players or ""), *under.house])


def _under(said: str | None) -> Under | None:
    if not said:
        return None
    variant, _, rest = said.partition(",")
    players, *house = rest.split(",")
    number = int(players) if re.fullmatch("[0-9]{1,2}", players) else 0
    return Under(variant, number or None, tuple(dict.fromkeys(house)))


def _pieces_told(pieces: Pieces) -> dict[str, str | None]:
    held = {value: word for word, value in _HELD.items()}
    return {
        "act": pieces.act,
        "pile": pieces.pile,
        "card": pieces.card,
        "pile-colour": pieces.pile_colour,
        "card-colour": pieces.card_colour,
        "held": None if pieces.has_colour is None else held[pieces.has_colour],
        "hit": None if pieces.hit is None else held[pieces.hit],
    }


def _pieces(query: Query) -> Pieces:
    def colour(key: str) -> str | None:
        said = query.get(key)
        return said if said in {*COLOURS, ""} else None

    return Pieces(
        act=next((act for act in ACTS if act == query.get("act")), None),
        pile=query.get("pile") or None,
        card=query.get("card") or None,
        pile_colour=colour("pile-colour"),
        card_colour=colour("card-colour"),
        has_colour=_HELD.get(query.get("held", "")),
        hit=_HELD.get(query.get("hit", "")),
    )


def _question(query: Query, pieces: Pieces) -> Question | None:
    words = query.get("q", "").strip()[:MOST_READ]
    if words:
        return Words(words)
    if query.get("ruling"):
        return Named(query["ruling"])
    return question_of(pieces)
