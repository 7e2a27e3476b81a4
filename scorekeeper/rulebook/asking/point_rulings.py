"""What sums of points share: the words asked, and the ruling that a sum rests on."""

from typing import Final

from scorekeeper.rulebook.asking.story import Story

_RULING: Final = {
    "lowest-total-wins": "lowest-total",
    "elimination-race": "elimination",
}


OTHER_SUMS: Final = frozenset({"partners", "elimination", "knock-out", "hold"}) - {"hold"}


def asked_keys(story: Story) -> frozenset[str]:
    return frozenset(story.situation.keys[story.situation.begins :])


def ruling_of(story: Story, usual: str) -> str:
    if "elimination" in story.said:
        return "elimination"
    if story.said & {"keep-own", "lowest"}:
        return "lowest-total"
    return _RULING.get(story.facts.values.get("scoring", ""), usual)
