"""What a chain told part by part comes to, and whether a number named for it is right."""

from typing import Final

from scorekeeper.rulebook.asking.story import Compared, Story, Sum

_RULING: Final = "stack-total"


def chain_sum(story: Story) -> Sum | None:
    """ "Al a Draw Two, Bev one, Eva has none. How many does Eva take?"."""
    chain = story.situation.chain
    if chain is None or chain.claimed is not None or story.situation.ask == "yes-no":
        return None
    if not _adds_up(story):
        return None
    value = 0 if chain.of_layer else chain.draws
    case = None if chain.of_layer else "total"
    return Sum(value, str(value), _RULING, case, "cards", certain=True)


def chain_claimed(story: Story) -> Compared | None:
    """ "Floor +2, Hans +2, Ineke has none. Four for Ineke?"."""
    chain, situation = story.situation.chain, story.situation
    if chain is None or chain.claimed is None or situation.ask not in {"yes-no", "any"}:
        return None
    if not _adds_up(story) or (situation.negated and not chain.turned):
        return None
    so = chain.claimed == chain.draws and not chain.of_layer
    # Whoever is answered as if they had denied it has the answer turned round in the end.
    turned = chain.turned and not situation.negated
    return Compared(_RULING, "yes" if so != turned else "no")


def _adds_up(story: Story) -> bool:
    """Whether draw cards add up here, and hit whoever is asked for; nothing else is asked."""
    chain, values = story.situation.chain, story.facts.values
    # "And Dot doesn't want to challenge".
    doubted = "challenge" in story.said and not (chain is not None and chain.undoubted)
    of_hand = story.hand_asked and not (chain is not None and chain.drawn)
    if of_hand or doubted:
        return False
    if chain is not None and chain.again and values.get("players") != str(chain.again):
        return False
    return values.get("stacking") not in {None, "none", "silent"}
