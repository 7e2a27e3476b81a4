"""Who is next and who is skipped where the row of players is told (`row_told.py`)."""

from scorekeeper.domain.card_effects import CardEffect
from scorekeeper.rulebook.asking.story import Compared, Story


def row_answered(story: Story) -> Compared | None:
    """ "It goes Tom, Anna, Priya, me, and Tom plays a skip. Am I next?"."""
    row = story.situation.in_row
    if row is None or str(row.players) != story.facts.values.get("players", str(row.players)):
        return None
    effects = [_plain_effect(story, kind) for kind, _ in row.laid]
    if not effects or any(effect is None for effect in effects):
        return None
    way = 1
    skipped: set[int] = set()
    follows = row.laid[-1][1]
    for effect, (_, at) in zip(effects, row.laid, strict=True):
        if effect is None:
            return None
        way = -way if effect.turns else way
        step = 1
        if effect.skips == "next":
            skipped, step = {(at + way) % row.players}, 2
        elif effect.skips == "others":
            skipped, step = {n for n in range(row.players) if n != at}, 0
        follows = (at + step * way) % row.players
    if row.matter == "skipped":
        return Compared("lose-turn", "yes" if row.who in skipped else "no")
    return Compared("effect", "yes" if row.who == follows else "no")


def _plain_effect(story: Story, kind: str) -> CardEffect | None:
    """What the card does; None where it may be flexed, be put on, or does nothing to the turn."""
    card = story.kinds.get(kind)
    if card is None or card.effect is None or card.flexed is not None:
        return None
    may_be_put_on = story.rules.stacking is not None and story.rules.stacking.value != "none"
    if card.draws is not None and may_be_put_on:
        return None
    return card.effect if card.effect.turns or card.effect.skips in {"next", "others"} else None
