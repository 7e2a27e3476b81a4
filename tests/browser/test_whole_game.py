"""A complete classic game to 500, on a phone and on a laptop, with everything that goes wrong.

What the board should show is worked out here with nothing but addition.
"""

from dataclasses import dataclass, field

import pytest

from tests.browser.breadth import a_few
from tests.browser.conftest import LAPTOP, PHONE, Enter
from tests.browser.kitchen import Kitchen
from tests.browser.server import Server

SEATS = ("Mira", "Jonas", "Oma", "Tom")
WORTH = {"skip": 20, "reverse": 20, "draw-two": 20, "wild": 50, "wild-draw-four": 50}


@dataclass
class Played:
    """A round as it was played: hands as typed sums, or as lists of cards."""

    out: str
    hands: dict[str, str | list[str]]
    void: bool = False

    def worth(self) -> int:
        """What whoever went out gets."""
        return 0 if self.void else sum(worth(hand) for hand in self.hands.values())


def worth(hand: str | list[str]) -> int:
    """The points of one hand."""
    if isinstance(hand, str):
        return sum(int(part) for part in hand.split("+"))
    return sum(WORTH[card] if card in WORTH else int(card) for card in hand)


@dataclass
class Sheet:
    """The score on paper."""

    rounds: list[Played] = field(default_factory=list)

    def totals(self) -> dict[str, int]:
        """What everyone has."""
        return {
            name: sum(played.worth() for played in self.rounds if played.out == name)
            for name in SEATS
        }


def after(out: str) -> list[str]:
    """The others in seat order from the left of whoever went out: the order of the pad."""
    start = SEATS.index(out)
    return [SEATS[(start + step) % len(SEATS)] for step in range(1, len(SEATS))]


def by_cards(kitchen: Kitchen, out: str, hands: dict[str, list[str]], gain: int) -> None:
    """A round card by card, with a look at the subtotal after each."""
    kitchen.tap(f"{out} went out")
    names = list(hands)
    for place, name in enumerate(names):
        kitchen.sees_heading(f"{name}’s hand")
        points = 0
        for card in hands[name]:
            kitchen.tap_card(card)
            points += worth([card])
            kitchen.sees_subtotal(points)
        last = place == len(names) - 1
        kitchen.tap_onwards(f"Save · +{gain}" if last else f"Next: {names[place + 1]}")


def play(kitchen: Kitchen, sheet: Sheet, played: Played) -> None:
    """Enters a round, in the order in which the pad asks."""
    hands = [(name, played.hands[name]) for name in after(played.out)]
    typed = {name: hand for name, hand in hands if isinstance(hand, str)}
    cards = {name: hand for name, hand in hands if isinstance(hand, list)}
    if cards:
        by_cards(kitchen, played.out, cards, played.worth())
    else:
        kitchen.play_round(played.out, typed, played.worth())
    sheet.rounds.append(played)


def play_on(kitchen: Kitchen, sheet: Sheet, played: Played) -> None:
    """A round after which the board is there again."""
    play(kitchen, sheet, played)
    kitchen.sees(f"Round {len(sheet.rounds)} saved · {played.out} +{played.worth()}")
    kitchen.sees_totals(sheet.totals())


@pytest.mark.parametrize("size", a_few(PHONE, LAPTOP, usual=1), ids=str)
def test_a_family_plays_to_500_with_every_correction_and_two_restarts(
    size: tuple[int, int], server: Server, enter: Enter
) -> None:
    kitchen = enter(server, size, reduced_motion="no-preference")
    sheet = Sheet()
    kitchen.open()
    kitchen.tap("New table")
    kitchen.add_people(*SEATS)
    kitchen.tap("Start")
    kitchen.sees("Round 1: who went out?")
    kitchen.sees_totals(sheet.totals())
    kitchen.sees_dealer("Mira")

    # By totals and sums, with an explicit nothing; then by cards.
    play_on(kitchen, sheet, Played("Mira", {"Jonas": "37", "Oma": "12+11+7", "Tom": "0"}))
    kitchen.sees_dealer("Jonas")
    cards = Played(
        "Oma",
        {
            "Tom": ["7", "skip", "wild"],
            "Mira": ["0", "draw-two"],
            "Jonas": ["9", "9", "reverse", "wild-draw-four"],
        },
    )
    assert cards.worth() == 185
    play_on(kitchen, sheet, cards)
    play_on(kitchen, sheet, Played("Jonas", {"Oma": "50", "Tom": "60", "Mira": "10"}))
    kitchen.sees_dealer("Tom")

    # Undo and redo.
    undone = sheet.rounds.pop()
    kitchen.tap("Undo")
    kitchen.sees("Round 3 undone · Jonas +120")
    kitchen.sees_totals(sheet.totals())
    kitchen.sees_dealer("Oma")
    kitchen.tap("Redo")
    sheet.rounds.append(undone)
    kitchen.sees("Round 3 saved · Jonas +120")
    kitchen.sees_totals(sheet.totals())

    # Jonas held 47 in round 1, not 37.
    kitchen.tap("Rounds", "Round 1: Jonas held 37. Where it comes from", "Correct this hand")
    kitchen.sees_heading("Jonas’s hand")
    kitchen.tap("Clear")
    kitchen.hand_by_total("47")
    kitchen.tap("Save the change")
    kitchen.sees_heading("Round 1")
    kitchen.sees("Jonas 37 › 47")
    sheet.rounds[0].hands["Jonas"] = "47"
    kitchen.tap("Back", "Board")
    kitchen.sees("Round 1 changed · Jonas 37 › 47")
    kitchen.sees_totals(sheet.totals())

    # It was Tom who went out in round 3, and Jonas held 15.
    kitchen.tap("Rounds", "Open round 3", "Somebody else went out", "Tom went out")
    kitchen.sees_heading("Jonas’s hand")
    kitchen.hand_by_total("15")
    kitchen.tap("Save the change")
    kitchen.sees("Tom went out, not Jonas")
    sheet.rounds[2] = Played("Tom", {"Mira": "10", "Jonas": "15", "Oma": "50"})
    kitchen.tap("Back", "Board")
    kitchen.sees_totals(sheet.totals())

    # A round that should not have been: taken out.
    play_on(kitchen, sheet, Played("Mira", {"Jonas": "99", "Oma": "98", "Tom": "97"}))
    kitchen.tap("Rounds", "Open round 4", "Take this round out", "Take it out")
    kitchen.sees("Round 4 taken out")
    sheet.rounds[3].void = True
    kitchen.tap("Board")
    kitchen.sees_totals(sheet.totals())

    # The power fails, and comes back.
    board = kitchen.route
    kitchen.leave()
    server.kill()
    server.start()
    kitchen.open(board)
    kitchen.sees_totals(sheet.totals())
    kitchen.sees("Round 5: who went out?")

    # The last round; Oma passes 500.
    assert max(sheet.totals().values()) < 500
    play(kitchen, sheet, Played("Oma", {"Tom": "150", "Mira": "100", "Jonas": "95"}))
    assert sheet.totals()["Oma"] == 530
    kitchen.sees_heading("Oma wins!")
    kitchen.sees("530", "after 4 rounds")
    for name in ("Mira", "Jonas", "Tom"):
        kitchen.sees(f"{name}, {sheet.totals()[name]}")

    # Rematch: from nought, and the deal has moved on past the four rounds that counted.
    kitchen.tap("Rematch")
    kitchen.sees("Round 1: who went out?", "New game started")
    kitchen.sees_totals(dict.fromkeys(SEATS, 0))
    kitchen.sees_dealer("Mira")
    second = Sheet()
    play_on(kitchen, second, Played("Tom", {"Mira": "5", "Jonas": "6", "Oma": "7"}))
    kitchen.tap("Rounds", "Open round 1")
    kitchen.sees("Tom went out")

    # Stopped and started once more: all of it is still there.
    kitchen.leave()
    server.stop()
    server.start()
    kitchen.open()
    kitchen.sees("Classic to 500 · round 2 · Tom leads with 18")
    kitchen.tap("Back to the table")
    kitchen.sees_totals(second.totals())
    kitchen.tap("Undo")
    kitchen.sees_totals(dict.fromkeys(SEATS, 0))
    kitchen.tap("This table", "To the tables")
    kitchen.sees("4 players, no round yet")
