"""What a person should look at in a round that could be scored all the same, and whose it is."""

from scorekeeper.domain.agreed import AgreedRules
from scorekeeper.domain.formations import Pairing
from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.scoring import hands_needed
from scorekeeper.domain.state import Notice


def noticed(
    rules: AgreedRules, entry: RoundEntry, players: tuple[str, ...], pairs: Pairing | None
) -> dict[Notice, tuple[str, ...]]:
    """Each thing to look at with those it is about."""
    others = {player for player in players if player != entry.out}
    needed = hands_needed(rules, entry, players, pairs)
    found = (
        (Notice.HAND_MISSING, tuple(player for player in needed if player not in entry.hands)),
        (Notice.HAND_IGNORED, tuple(player for player in entry.hands if player not in others)),
        (
            Notice.KNOCK_OUT_IGNORED,
            tuple(player for player in entry.knocked_out if player not in others),
        ),
    )
    return {notice: affected for notice, affected in found if affected}
