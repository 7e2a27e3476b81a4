"""Cards dealt and cards in the box: to all together, beside the power cards, with the extras."""

from collections.abc import Callable, Collection
from itertools import pairwise
from typing import Final

from scorekeeper.rulebook.asking.card_words import TIMES
from scorekeeper.rulebook.asking.story import Story, Sum
from scorekeeper.rulebook.asking.sum_words import BOX, DEAL, EACH, REST, WHOLE
from scorekeeper.rulebook.asking.units_asked import counts
from scorekeeper.rulebook.word_lists import word_list

_TWO: Final = 2
_MOST: Final = 10
"""Players."""
_FLEX: Final = "flex"


def dealt_out(story: Story) -> Sum | None:
    """The number of cards asked for; None where none of these is."""
    ask = story.situation.ask
    # "Three players, total dealt": no verb asks.
    asked = ask == "number" or (ask == "any" and bool(_TOGETHER & _keys(story)))
    if not asked or _POINTS & _keys(story):
        return None
    for found in (event(story) for event in _EVENTS):
        if found is not None:
            return found
    return None


def _keys(story: Story) -> frozenset[str]:
    return frozenset(story.situation.keys)


def _own(story: Story) -> frozenset[str]:
    """The words of the question itself."""
    return frozenset(story.situation.keys[story.situation.begins :])


def players_dealt_to(story: Story) -> int:
    """How many play, also where they are told without a word for them: "four for Flex"."""
    told = [number.value for number in story.situation.numbers if _TWO <= number.value <= _MOST]
    alone = told[0] if len(told) == len(story.situation.numbers) == 1 else 0
    return story.situation.players or alone


def _beside_power_cards(story: Story) -> Sum | None:
    """ "How many each, without the power card?", "what do we shuffle when they are taken out?"."""
    each = story.facts.numbers.get("dealt")
    keys, said = _keys(story), story.said
    named = "power-card" in said or any(key.startswith("power") for key in keys)
    if story.facts.values.get("variant") != _FLEX or not named or each is None:
        return None
    out = any(pair in _ARE_OUT for pair in pairwise(story.situation.keys))
    aside = "leave-out" in said or bool(keys & (_WITHOUT | _SORTED_OUT)) or out
    rest = bool(said & {"shuffle", "stay"} or keys & (_TAKEN_OUT | REST | BOX))
    rest = rest or any(number.value in _DECKS for number in story.situation.numbers)
    players = players_dealt_to(story)
    in_all = bool(keys & _TOGETHER) and players >= _TWO
    to_each = (bool(keys & (EACH | _OWN_HAND)) or "hand-word" in said) and not in_all
    if aside and rest and not to_each:
        left = story.facts.numbers.get("deck_size", 0) - _POWER
        return Sum(left, f"{left + _POWER} − {_POWER} = {left}", "deck", "without-power", "cards")
    deals = bool(said & {"dealt", "begin", "hand-word", "draw"} or to_each or keys & DEAL)
    if aside and deals and players >= _TWO and not to_each:
        return dealt_in_all(each, players)
    later = "dealt" in said and bool(said & {"after", "still"})
    if (aside and deals) or later:
        return Sum(each, str(each), "deal", "without-power-card", "cards")
    both = "hand-word" in said and bool(keys & _TOGETHER) and story.situation.players is None
    counted = bool(keys & _COUNTING) or both
    counted = counted and "not" not in said and not aside
    if counted and to_each:
        return Sum(each + 1, f"{each} + 1 = {each + 1}", "deal", "flex", "cards")
    size = story.facts.numbers.get("deck_size")
    whole = bool(keys & (BOX | WHOLE)) and "dealt" not in said
    if counted and whole and size is not None:
        return Sum(size, str(size), "deck", "with-power", "cards")
    return None


def _to_all(story: Story) -> Sum | None:
    """What is dealt to all players together."""
    each, players = story.facts.numbers.get("dealt"), players_dealt_to(story)
    keys, own = _keys(story), _own(story)
    deals = bool(story.said & {"dealt", "dealer"} or keys & (DEAL | DEALT)) or bool(keys & _HANDS)
    # "Two players get how many cards altogether?".
    plain = not story.situation.cards and story.said <= _OF_A_DEAL
    deals = deals or (plain and bool(keys & (_GET | _GO)))
    # "How many cards do we all hold together?".
    whole = {"hold", "begin"} <= story.said or own & _IN_HAND
    in_hands = bool(own & _HANDS or (whole and own & _TOGETHER))
    deals = deals or in_hands
    other = story.said & {"points", "partners", "challenge", "power-card", "first-card"}
    of_one_hand = story.hand_asked and not (in_hands and not story.hand.told)
    if each is None or players < _TWO or not deals or other - {"first-card"} or of_one_hand:
        return None
    if own & (EACH | _GET) and not own & _TOGETHER:
        return None
    out = bool(own & (WHOLE | _TOGETHER | DEALT | _HANDS | _GO)) or "leave" in story.said
    stays = own & (REST - {"over"}) or "stay" in story.said
    # In Flex a power card is dealt to everybody, too, but to no hand.
    flex = story.facts.values.get("variant") == _FLEX
    if not out or stays or (flex and not in_hands):
        return None
    return dealt_in_all(each, players)


def dealt_in_all(each: int, players: int) -> Sum:
    return Sum(each * players, f"{players} × {each} = {each * players}", "deal", None, "cards")


def _with_extras(story: Story) -> Sum | None:
    """ "How many cards are in the newer one, with Swap Hands and the blank ones?"."""
    sizes = [story.facts.numbers.get(name) for name in ("deck_least", "deck_most")]
    keys = _keys(story)
    extras = {card.kind for card in story.situation.cards} & _EXTRAS
    others = {card.kind for card in story.situation.cards if not card.kind.isdecimal()}
    named = bool(extras) and others <= _EXTRAS
    both = len(extras) == len(_EXTRAS) or ("swap-hands" in extras and "blank" in story.said)
    one = _only_extra(story, extras) if named else None
    if one is not None:
        return one
    whole = bool(story.said & {"deck-size", "card"}) or (both and bool(keys & BOX))
    whole = whole and (both or bool(keys & (BOX | _EDITION | WHOLE)))
    if None in sizes or sizes[0] == sizes[1] or not (named or "blank" in story.said) or not whole:
        return None
    if not (both or keys & _EDITION) or story.said & {"hold", "play", "may", "draw", "hand-word"}:
        return None
    value = sizes[0] if keys & _NONE else sizes[1]
    return None if value is None else Sum(value, str(value), "deck", "size", "cards")


def _only_extra(story: Story, extras: Collection[str]) -> Sum | None:
    """ "How many blank wilds come with the new deck?": they are counted, and not the deck."""
    keys = story.situation.keys
    asks = [at for at, key in enumerate(keys) if key in _HOW_MANY]
    cards = story.situation.cards
    if len(extras) != 1 or len(cards) != 1 or not asks or story.said & _ACTS:
        return None
    count = story.kinds[cards[0].kind].count
    between = keys[asks[-1] + 1 : cards[0].start]
    if count is None or cards[0].start < asks[-1] or len(between) > _ADJECTIVES:
        return None
    if not (_CARDS | BOX).isdisjoint(between):
        return None
    return Sum(count.value, str(count.value), "deck", "kind", "cards")


def _of_several_kinds(story: Story) -> Sum | None:
    """ "Skips, reverses and draw twos together, how many?"."""
    cards = story.situation.cards
    kinds = {card.kind for card in cards}
    parts = [kind.count.value for name in kinds if (kind := story.kinds.get(name)) and kind.count]
    several = len(kinds) > 1 and len(parts) == len(kinds) and not kinds & _EXTRAS
    several = several and not any(kind.isdecimal() for kind in kinds)
    # "+2 and +4 together, how many cards?" may be drawn.
    drawn = all(kind in story.kinds and story.kinds[kind].draws is not None for kind in kinds)
    cards_counted = counts(story, _CARDS) and not drawn
    acts = _ACTS - {"points"} if cards_counted else _ACTS
    together = bool(_keys(story) & (_TOGETHER | WHOLE)) and not story.said & acts
    if not several or not together or any(card.colour or card.count > 1 for card in cards):
        return None
    if not (story.said & {"deck-size", "action-card"} or _keys(story) & BOX or cards_counted):
        return None
    return Sum(sum(parts), " + ".join(str(part) for part in parts), "deck", "kind", "cards")


def _numbers_of_all_colours(story: Story) -> Sum | None:
    """ "How many number cards, all four colours together?"."""
    value = story.facts.numbers.get("number_cards")
    keys = _keys(story)
    together = bool(keys & (_TOGETHER | _ALL)) and bool(keys & _COLOURS)
    if value is None or "number-card" not in story.said or not together or story.situation.colours:
        return None
    # Told for one colour where colours are spoken of.
    value *= 4 if value < _ONE_COLOUR else 1
    return Sum(value, str(value), "deck", "numbers", "cards")


def _for_the_first_card(story: Story) -> Sum | None:
    """What the first player draws for a draw card that is turned up to begin with."""
    if "first-card" not in story.said or story.said & {"last-card", "hand-word", "points"}:
        return None
    draws = "draw" in story.situation.asked or bool(_own(story) & _DRAW)
    if not draws or story.hand_asked:
        return None
    subject = story.situation.subject
    card = story.kinds.get(subject.kind) if subject is not None else None
    if card is None or card.draws is None:
        return None
    if story.facts.values.get("first_card_action") == "ignored-turn-next":
        return Sum(0, "0", "first-card", "ignored", "cards")
    action = story.facts.values.get("first_card", "")
    if action and _dealer_draws(story):
        return Sum(0, "0", "first-card", "draws", "cards")
    if action == "first-player-draws-and-is-skipped":
        value = card.draws.value
        return Sum(value, str(value), "first-card", "draws", "cards")
    return Sum(0, "0", "first-card", "back", "cards") if "back" in action else None


def _dealer_draws(story: Story) -> bool:
    """ "How many does the dealer draw?", "hoeveel trekt de gever": who only turns the card up."""
    keys, begins = story.situation.keys, story.situation.begins
    return any(
        key in _DEALERS and not _DRAW.isdisjoint(keys[max(at - _TWO, begins) : at + _TWO])
        for at, key in enumerate(keys)
        if at >= begins
    )


def _for_no_uno(story: Story) -> Sum | None:
    """What a missing UNO costs that nobody noticed, or that was said in time after all."""
    said = story.said
    forgot = bool(said & {"forget", "uno"}) and bool(said & {"draw", "penalty"})
    free = "unnoticed" in said or ("in-time" in said and "caught" not in said)
    if story.rules.uno_penalty is None or not forgot or not free or story.hand_asked:
        return None
    if story.said & {"points", "hold", "may"} or story.situation.cards:
        return None
    return Sum(0, "0", "uno-penalty", "unnoticed", "cards")


def _caught_again(story: Story) -> Sum | None:
    """ "Twice without UNO, caught twice": the penalty for each time."""
    rules, keys = story.rules.uno_penalty, story.situation.keys
    told = {_TIMES[key] for key in keys if key in _TIMES}
    told |= {
        number.value
        for number in story.situation.numbers
        if keys[number.at + 1 : number.at + 2] and keys[number.at + 1] in TIMES
    }
    asks = bool(story.situation.asked & {"card", "draw", "penalty", "draw-card"})
    if rules is None or len(told) != 1 or not asks or story.hand_asked:
        return None
    if not {"uno", "caught"} <= story.said or story.said & {"points", "unnoticed", "in-time"}:
        return None
    times = told.pop()
    value = times * rules.value
    return Sum(value, f"{times} × {rules.value} = {value}", "uno-penalty", None, "cards")


_SORTED_OUT: Final = word_list("dealt-out.sorted-out")
_ARE_OUT: Final = frozenset(
    {("are", "out"), ("zijn", "eruit"), ("sind", "raus"), ("eruit", "zijn")}
)
_OF_A_DEAL: Final = frozenset(
    {"card", "how-many", "players-word", "two-players", "four-players", "eight-players", "begin"}
    | {"name-classic", "name-no-mercy", "first-card", "dealt", "everyone", "not"}
    | {"set-aside", "knocked-cards", "finish", "knock-out"}
)
"""All that may be said where players get cards, or cards go out, and no word of dealing is."""
_HOW_MANY: Final = word_list("dealt-out.how-many")
_CARDS: Final = word_list("dealt-out.cards")
_ADJECTIVES: Final = 3
_DEALERS: Final = word_list("dealt-out.dealers")
_POWER: Final = 8
_DECKS: Final = (108, 112, 168)
_ONE_COLOUR: Final = 20
_EXTRAS: Final = frozenset({"swap-hands", "customizable"})
_POINTS: Final = word_list("dealt-out.points")
_WITHOUT: Final = word_list("dealt-out.without")
_TAKEN_OUT: Final = word_list("dealt-out.taken-out")
_OWN_HAND: Final = word_list("dealt-out.own-hand")
_COUNTING: Final = word_list("dealt-out.counting")
_TOGETHER: Final = word_list("dealt-out.together")
_ALL: Final = word_list("dealt-out.all")
_COLOURS: Final = word_list("dealt-out.colours")
_GET: Final = word_list("dealt-out.get")
DEALT: Final = word_list("dealt-out.dealt")
_HANDS: Final = word_list("dealt-out.hands")
_IN_HAND: Final = word_list("dealt-out.in-hand")
_GO: Final = word_list("dealt-out.go")
_EDITION: Final = word_list("dealt-out.edition")
_NONE: Final = word_list("dealt-out.none")
_ACTS: Final = frozenset({"play", "draw", "hold", "stack", "may", "hand-word", "points", "finish"})
_DRAW: Final = word_list("dealt-out.draw")
_TIMES: Final = {"twice": 2, "zweimal": 2, "tweemaal": 2, "thrice": 3, "dreimal": 3, "driemaal": 3}
_EVENTS: Final[tuple[Callable[[Story], Sum | None], ...]] = (
    _beside_power_cards, _for_the_first_card, _to_all, _with_extras, _of_several_kinds,
    _numbers_of_all_colours, _for_no_uno, _caught_again,
)  # fmt: skip
