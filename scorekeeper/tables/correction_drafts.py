"""Corrections in the making: only what is changed is kept, the rest follows the round as it stands.

So what somebody else corrects meanwhile is never undone by a save here; where it is the very hand
that is being changed here, that can be said.
"""

from dataclasses import replace

from scorekeeper.domain.payloads import RoundEntry
from scorekeeper.domain.state import RoundState
from scorekeeper.tables.round_drafts import Part, RoundDraft


def part_of(entry: RoundEntry, player: str) -> Part:
    """A player's part in a round as it was entered."""
    return Part(entry.hands.get(player), player in entry.knocked_out, entry.knocked_out.get(player))


def times_changed(played: RoundState) -> int:
    """How many changes were ever made to a round, those that were taken back among them; to take
    one back is none. Whoever has seen fewer has seen an earlier state of it.
    """
    undone = (*played.taken_back, *played.restored)
    return len((*played.revisions, *played.voidings, *undone))


def corrected(kept: RoundDraft | None, played: RoundState) -> RoundDraft:
    """The whole round as it would be with a correction: its hands, and for the rest the round."""
    scored = RoundDraft.of(played)
    if kept is None:
        return scored
    fallen = {victim: by for victim, by in scored.knocked_out.items() if victim not in kept.hands}
    return replace(
        scored,
        out=kept.out or scored.out,
        hands={**scored.hands, **kept.hands},
        knocked_out={**fallen, **kept.knocked_out},
        was=kept.was,
    )


def changes_only(
    draft: RoundDraft, played: RoundState, kept: RoundDraft | None = None
) -> RoundDraft | None:
    """What of a whole round is another than it stands, to be kept; None where nothing is.

    `kept` is what was kept before: a hand changed since then is one that stood as it does now.
    """
    scored, entry = RoundDraft.of(played), played.entry
    hands = {
        player: hand
        for player, hand in draft.hands.items()
        if not _as_scored(draft, scored, player)
    }
    out = draft.out if draft.out != entry.out else None
    if not hands and out is None:
        return None
    before = kept.was if kept is not None else {}
    return replace(
        draft,
        after=played.id,
        out=out,
        hands=hands,
        knocked_out={who: by for who, by in draft.knocked_out.items() if who in hands},
        was={player: before.get(player) or part_of(entry, player) for player in hands},
    )


def corrected_meanwhile(kept: RoundDraft | None, played: RoundState) -> tuple[str, ...]:
    """Whose hands are changed here and have been corrected by somebody else since, otherwise; in
    seat order.
    """
    if kept is None:
        return ()
    still = changes_only(corrected(kept, played), played, kept)
    return tuple(
        player
        for player in played.players
        if still is not None
        and player in still.hands
        and player in kept.was
        and part_of(played.entry, player) != kept.was[player]
    )


def without_change(kept: RoundDraft, player: str) -> RoundDraft:
    """The correction that leaves a player's part as it stands."""
    return replace(
        kept,
        hands={who: hand for who, hand in kept.hands.items() if who != player},
        knocked_out={who: by for who, by in kept.knocked_out.items() if who != player},
        was={who: part for who, part in kept.was.items() if who != player},
    )


def correction_with(mine: RoundDraft, theirs: RoundState) -> RoundDraft | None:
    """Somebody else's round corrected with what was entered here for the same one: of the hands
    not reached here theirs stay. None where both are the same.
    """
    here = replace(mine, hands={who: hand for who, hand in mine.hands.items() if hand.is_in})
    return changes_only(replace(corrected(here, theirs), was={}), theirs)


def _as_scored(draft: RoundDraft, scored: RoundDraft, player: str) -> bool:
    hand = draft.hand(player)
    fell = (player in draft.knocked_out, draft.knocked_out.get(player))
    fell_then = (player in scored.knocked_out, scored.knocked_out.get(player))
    same = hand.tally == scored.hand(player).tally and not hand.text.strip()
    # An explicit nothing is more than a hand that was never entered.
    return same and fell == fell_then and (player in scored.hands or not hand.entered)
