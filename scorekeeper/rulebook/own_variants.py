"""What a table's own variant file comes to: a variant like any other, cited as this table's own.

The format is in `own_format.py`, its texts are made in `own_texts.py`, the files are read in
`own_files.py`.
"""

from typing import Any, Final, TypeVar

from scorekeeper.domain.cited import Cited
from scorekeeper.domain.play_rules import PlayRules
from scorekeeper.domain.refusals import Refusal
from scorekeeper.domain.variants import CardKind, Deck, Players, Variant
from scorekeeper.rulebook.broken import Place
from scorekeeper.rulebook.library import OWN_CARD, Library
from scorekeeper.rulebook.own_format import MAX_KINDS, OwnCard, OwnVariant

OWN_SOURCE: Final = "own"
OWN_DECK: Final = "own"

Value = TypeVar("Value")
_CITE: Final = (f"{OWN_SOURCE}#file",)


class OwnFileRefused(Refusal):
    """An own variant file that cannot be used, and the place in it that is to blame."""

    def __init__(self, key: str, place: Place = (), **params: str | int) -> None:
        super().__init__(key, **params)
        self.place = tuple(place)


def own_variant(variant_id: str, own: OwnVariant, library: Library) -> Variant:
    """The variant that the file describes. Raises OwnFileRefused where it contradicts itself."""
    base = _base(own, library)
    cards = _cards(variant_id, own, base, library)
    kinds = {card.kind for card in cards}
    return Variant(
        id=variant_id,
        based_on=base.id if base else None,
        sources=(OWN_SOURCE, *(base.sources if base else ())),
        players=_players(own, base),
        dealt=_stated(own.dealt) or (base.dealt if base else None),
        target=_target(own, base),
        scoring=own.scoring or (base.scoring if base else "winner-takes-all"),
        knock_out=_stated(own.knock_out) or (base.knock_out if base else None),
        play=_play(base, kinds),
        decks=(_deck(own, base, cards),),
        cards=cards,
    )


def kind_of(variant_id: str, card_id: str, card: OwnCard) -> str:
    """The id of the card kind: a card with a name of its own is nobody else's."""
    return f"{variant_id}{OWN_CARD}{card_id}" if card.name else card_id


def _stated(value: Value | None) -> Cited[Any] | None:
    return None if value is None else Cited[Any](value=value, cite=_CITE)


def _base(own: OwnVariant, library: Library) -> Variant | None:
    if own.based_on is None:
        if own.deck is not None:
            raise OwnFileRefused("own-file-needs-base", ("deck",), name="deck")
        if own.without:
            raise OwnFileRefused("own-file-needs-base", ("without",), name="without")
        return None
    base = library.variants.get(own.based_on)
    if base is None or library.is_own(base.id):
        raise OwnFileRefused("own-file-base-unknown", ("based_on",), name=own.based_on)
    if own.deck is not None and base.deck(own.deck) is None:
        raise OwnFileRefused("own-file-deck-unknown", ("deck",), name=own.deck, base=base.id)
    return base


def _target(own: OwnVariant, base: Variant | None) -> Cited[Any]:
    target = _stated(own.target) or (base.target if base else None)
    if target is None:
        raise OwnFileRefused("own-file-key-missing", ("target",), name="target")
    return target


def _players(own: OwnVariant, base: Variant | None) -> Players:
    if own.players is None:
        return base.players if base else Players()
    fewest, most = own.players.min, own.players.max
    if fewest is not None and most is not None and fewest > most:
        raise OwnFileRefused("own-file-value-wrong", ("players",), name="players")
    return Players(min=_stated(fewest), max=_stated(most))


def _cards(
    variant_id: str, own: OwnVariant, base: Variant | None, library: Library
) -> tuple[CardKind, ...]:
    """The cards of the game in the order of the pad: numbers, coloured ones, wilds, by value."""
    found = _with_numbers(own, _inherited(own, base))
    for card_id, card in own.cards.items():
        before = found.pop(card_id, None)
        kind = _own_card(variant_id, card_id, card, before, library)
        found[kind.kind] = kind
    if not found:
        raise OwnFileRefused("own-file-no-cards", ("cards",))
    if len(found) > MAX_KINDS:
        raise OwnFileRefused("own-file-too-many", ("cards",), name="cards", limit=MAX_KINDS)
    return tuple(sorted(found.values(), key=_place_on_pad))


def _place_on_pad(card: CardKind) -> tuple[bool, bool, int]:
    return (not card.face, not card.colour, card.points.value)


def _inherited(own: OwnVariant, base: Variant | None) -> dict[str, CardKind]:
    if base is None:
        return {}
    deck = own.deck or base.default_deck.id
    cards = {card.kind: card.model_copy(update={"decks": None}) for card in base.cards_of(deck)}
    for place, kind in enumerate(own.without):
        if cards.pop(kind, None) is None:
            raise OwnFileRefused(
                "own-file-card-unknown", ("without", place), name=kind, base=base.id
            )
    return cards


def _with_numbers(own: OwnVariant, inherited: dict[str, CardKind]) -> dict[str, CardKind]:
    """What is inherited, with exactly the number cards asked for, if any are."""
    if own.numbers is None:
        return inherited
    first, last = own.numbers
    if first > last:
        raise OwnFileRefused("own-file-value-wrong", ("numbers",), name="numbers")
    faces = {
        str(face): inherited.get(str(face))
        or CardKind(kind=str(face), face=True, points=Cited(value=face, cite=_CITE))
        for face in range(first, last + 1)
    }
    return {**faces, **{kind: card for kind, card in inherited.items() if not card.face}}


def _own_card(
    variant_id: str, card_id: str, card: OwnCard, before: CardKind | None, library: Library
) -> CardKind:
    place = ("cards", card_id)
    known = card_id in next(iter(library.texts.values())).cards
    if card.name is None and not known:
        name = f"cards.{card_id}.name"
        raise OwnFileRefused("own-file-key-missing", (*place, "name"), name=name)
    points = _stated(card.points) or (before.points if before else None)
    if points is None:
        name = f"cards.{card_id}.points"
        raise OwnFileRefused("own-file-key-missing", (*place, "points"), name=name)
    wild = card.wild if card.wild is not None else bool(before and not before.colour)
    kind = kind_of(variant_id, card_id, card)
    return CardKind(
        kind=kind,
        face=kind.isdecimal() and points.value == int(kind),
        colour=not wild,
        points=points,
        count=_stated(card.count) or (before.count if before else None),
    )


def _deck(own: OwnVariant, base: Variant | None, cards: tuple[CardKind, ...]) -> Deck:
    """The one deck of the game; its size only where the file says it or counts every card."""
    counts = [card.count.value for card in cards if card.count]
    size = own.size
    if size is None and len(counts) == len(cards):
        size = sum(counts)
    printed = base.deck(own.deck or base.default_deck.id) if base else None
    blank = any(card.kind == "customizable" for card in cards)
    return Deck(
        id=OWN_DECK,
        size=_stated(size),
        customizable=printed.customizable if printed and blank else None,
    )


def _play(base: Variant | None, kinds: set[str]) -> PlayRules:
    if base is None:
        return PlayRules()
    first = {kind: card for kind, card in base.play.first_cards.items() if kind in kinds}
    return base.play.model_copy(update={"first_cards": first})
