"""The program against a recount by brute force: random sheets, and every whole game on paper."""

import json
import tomllib
from collections.abc import Callable
from copy import deepcopy
from dataclasses import asdict
from itertools import chain, combinations
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from scorekeeper.cli.standings import as_data
from scorekeeper.domain.formations import schedule
from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.tables.score_sheet import ScoreSheet
from scorekeeper.tables.sheet_game import play_sheet
from tests.paper.recount import KNOCK_OUT, NotUnderstood, Paper, Sheet, hand_points, recount

LIBRARY: Final = load_library(rules_dir())
PRINTED: Final = json.loads(json.dumps([asdict(stage) for stage in schedule(8)]))
GAMES: Final = sorted((Path(__file__).parents[1] / "games").glob("*.toml"))

VARIANTS: Final = ("classic", "no-mercy", "flex")
METHODS: Final = ("winner-takes-all", "lowest-total-wins", "elimination-race")
NAMES: Final = ("Ann", "Bob", "Cas", "Dan", "Eve", "Fay", "Gil", "Hal")
HANDS_OF: Final = {
    "classic": ("skip", "reverse", "zieh zwei", "wild", "neem vier", "+4", "0", "9"),
    "no-mercy": ("discard all", "skip everyone", "draw four", "wild draw ten", "roulette", "7"),
    "flex": ("flex skip", "reverse", "flip wild", "doelwit", "alle ziehen", "zieljoker", "1", "8"),
}
COMBINATIONS: Final = [
    *((variant, method, "individual", 0) for variant in VARIANTS for method in METHODS),
    *((variant, METHODS[0], "partners", 4) for variant in VARIANTS),
    *((variant, METHODS[0], "rotating-partners", 4) for variant in VARIANTS),
    *((variant, METHODS[0], "rotating-partners", 8) for variant in VARIANTS),
]


def play(sheet: Sheet) -> Sheet:
    """What the program makes of a sheet."""
    found = as_data(Path(), play_sheet(ScoreSheet.model_validate(sheet), LIBRARY))
    del found["file"]
    return found


def examples(share: float) -> Callable[[Any], Any]:
    """A share of the usual number of examples."""
    return settings(max_examples=max(1, int(settings().max_examples * share)))


def listed(names: Any) -> Any:
    """Several names where a sheet may say just one."""
    return [names] if isinstance(names, str) else names


class Writer:
    """Writes a random sheet round by round; a running recount says who can still play."""

    def __init__(self, draw: st.DrawFn, sheet: Sheet, *, moving: bool) -> None:
        self.draw = draw
        self.sheet = sheet
        self.paper = Paper(sheet, PRINTED)
        self.left: list[str] = []
        self.moving = moving

    def chance(self, one_in: int) -> bool:
        """True once in so many."""
        return self.draw(st.integers(1, one_in)) == one_in

    def one_of(self, choices: list[Any]) -> Any:
        """Any of the choices."""
        return self.draw(st.sampled_from(choices))

    def some_of(self, choices: list[str]) -> list[str]:
        """Any number of the choices, in any order."""
        wanted = [name for name in choices if self.draw(st.booleans())]
        return self.draw(st.permutations(wanted))

    def hand(self) -> int | str:
        """A total, or cards in words."""
        if not self.chance(3):
            return self.draw(st.integers(0, 120))
        cards = st.lists(st.sampled_from(HANDS_OF[self.paper.variant]), min_size=1, max_size=4)
        return ", ".join(self.draw(cards))

    def next_round(self) -> None:
        """One more round on the sheet."""
        played: Sheet = {}
        if self.moving:
            self.before(played)
        coming = deepcopy(self.paper)
        coming.sit_down(listed(played.get("join", ())))
        coming.go_home(listed(played.get("leave", ())))
        table = self.one_of(coming.open_tables or [0])
        if table:
            played["table"] = table
        sides = coming.sides(table)
        winning = self.one_of(sides)
        played["out"] = self.one_of(list(winning))
        self.who_falls(played, sides, winning)
        self.hands(played, [name for side in sides for name in side], winning)
        ahead = deepcopy(self.paper)
        ahead.play(played)
        if self.moving and not ahead.winners and len(ahead.racing) > 2 and self.chance(6):
            leaver = self.one_of(ahead.racing)
            if leaver not in self.left:
                played["leave"] = [*listed(played.get("leave", ())), leaver]
                self.left.append(leaver)
        self.paper.play(played)
        self.sheet["rounds"].append(played)

    def before(self, played: Sheet) -> None:
        """Somebody may come, come back or go home before the round."""
        away = [name for name in NAMES if name not in {*self.paper.seats, *self.left}]
        away += self.paper.gone
        if away and self.chance(4):
            name = self.one_of(away)
            points = self.draw(st.integers(0, self.paper.target - 1))
            back = name in self.paper.totals
            new = [{name: points}, {name: "average"}]
            played["join"] = self.one_of([name, [name], *([] if back else new)])
        if len(self.paper.racing) > 2 and self.chance(8):
            leaver = self.one_of(self.paper.racing)
            if leaver not in self.left:
                played["leave"] = self.one_of([leaver, [leaver]])
                self.left.append(leaver)

    def who_falls(self, played: Sheet, sides: list[tuple[str, ...]], winning: Any) -> None:
        """Some of the others, or everyone the winner plays against, may be knocked out."""
        if not KNOCK_OUT[self.paper.variant] or self.chance(2):
            return
        everyone = [name for side in sides for name in side]
        against = [name for name in everyone if name not in winning]
        others = [name for name in everyone if name != played["out"]]
        fallen = self.some_of(others)
        if self.chance(3):
            fallen = list(dict.fromkeys(against + fallen))
        if not fallen:
            return
        played["knocked_out"] = fallen
        if not self.chance(4):
            played["knocked_out"] = {
                name: self.one_of([cause for cause in everyone if cause != name]) for name in fallen
            }
        if set(against) <= set(fallen):
            played["last_standing"] = self.draw(st.booleans())

    def hands(self, played: Sheet, everyone: list[str], winning: tuple[str, ...]) -> None:
        """The hands that count, and sometimes one that does not."""
        fallen = played.get("knocked_out", ())
        own_cards = self.paper.scoring != "winner-takes-all" and self.paper.pays_cards
        written = self.draw(st.permutations(everyone))
        played["hands"] = {}
        for name in written:
            counts = name not in winning and (own_cards or name not in fallen)
            if counts or (name != played["out"] and self.chance(3)):
                played["hands"][name] = self.hand()


@st.composite
def sheets(
    draw: st.DrawFn,
    variant: str,
    method: str,
    formation: str,
    seats: int = 0,
    *,
    moving: bool = True,
    pays: str = "",
) -> Sheet:
    """A sheet that the rules allow, finished or not; `moving`: people may come and go."""
    moving = moving and formation == "individual"
    players = list(NAMES[: seats or draw(st.integers(2, 6))])
    sheet: Sheet = {
        "variant": variant,
        "scoring": method,
        "formation": formation,
        "target": draw(st.sampled_from([60, 120, 250, 500])),
        "players": players,
        "rounds": [],
    }
    if KNOCK_OUT[variant]:
        sheet["knock_out_to"] = draw(st.sampled_from(["winner", "cause"]))
        sheet["knocked_out_pay"] = pays or draw(st.sampled_from(["bonus", "cards"]))
    if formation == "partners" and draw(st.booleans()):
        one, two, three, four = draw(st.permutations(players))
        sheet["teams"] = [[one, two], [three, four]]
    if formation == "rotating-partners" and draw(st.booleans()):
        sheet["total_rounds"] = draw(st.integers(1, 6))
    writer = Writer(draw, sheet, moving=moving)
    for _ in range(draw(st.integers(0, 10))):
        if not writer.paper.winners:
            writer.next_round()
    return sheet


@pytest.mark.parametrize(("variant", "method", "formation", "seats"), COMBINATIONS)
@given(data=st.data())
@examples(0.6)
def test_the_program_and_a_recount_agree_on_every_sheet(
    data: st.DataObject, variant: str, method: str, formation: str, seats: int
) -> None:
    sheet = data.draw(sheets(variant, method, formation, seats))
    counted = recount(sheet, PRINTED)
    event("finished" if counted["finished"] else "open")
    assert play(sheet) == counted


def whole_evening(seed: int) -> Sheet:
    """All 56 rounds of eight players, the tables in any order."""
    chance = Random(seed)
    tables = [1] * 28 + [2] * 28
    chance.shuffle(tables)
    sheet: Sheet = {"variant": "no-mercy", "formation": "rotating-partners", "rounds": []}
    sheet["players"] = list(NAMES)
    paper = Paper(sheet, PRINTED)
    for table in tables:
        winning, losing = chance.sample(paper.sides(table), 2)
        fallen = [name for name in (winning[1], *losing) if chance.random() < 0.2]
        hands = {name: chance.randrange(60) for name in losing}
        played = {"table": table, "out": winning[0], "hands": hands, "knocked_out": fallen}
        paper.play(played)
        sheet["rounds"].append(played)
    return sheet


@given(seed=st.integers(0, 2**32))
@examples(0.08)
def test_a_whole_evening_at_two_tables_ends_as_a_recount_has_it(seed: int) -> None:
    sheet = whole_evening(seed)
    counted = recount(sheet, PRINTED)
    assert counted["finished"]
    assert play(sheet) == counted


def test_the_printed_schedule_pairs_everyone_once_and_opposes_everyone_twice() -> None:
    partners = [tuple(sorted(pair)) for stage in PRINTED for pair in pairs_of(stage)]
    against = [
        tuple(sorted(met))
        for stage in PRINTED
        for plan in stage["tables"]
        for met in product_of(*plan["pairs"])
    ]
    assert sorted(partners) == sorted(combinations(range(1, 9), 2))
    assert sorted(against) == sorted([*combinations(range(1, 9), 2)] * 2)
    assert all(
        sorted(chain(*pairs_of(stage))) == list(range(1, 9)) and stage["rounds"] == 4
        for stage in PRINTED
    )


def pairs_of(stage: Sheet) -> list[list[int]]:
    """All pairs of a stage."""
    return [pair for plan in stage["tables"] for pair in plan["pairs"]]


def product_of(one: list[int], other: list[int]) -> list[tuple[int, int]]:
    """Everyone of one pair with everyone of the other."""
    return [(first, second) for first in one for second in other]


PARTNERS_OF_FOUR: Final = ((1, 0, 3, 2), (2, 3, 0, 1), (3, 2, 1, 0))
"""By place: whose partner is who, for 12|34, 13|24 and 14|23."""


def winners_of(sheet: Sheet, number: int) -> set[str]:
    """Who takes a round: whoever goes out and, where there is one, the partner."""
    out, players = sheet["rounds"][number]["out"], sheet["players"]
    if sheet["formation"] == "individual":
        return {out}
    pairing = 1 if sheet["formation"] == "partners" else (1, 0, 2)[number % 3]
    team = next((set(team) for team in sheet.get("teams", []) if out in team), None)
    return team or {out, players[PARTNERS_OF_FOUR[pairing][players.index(out)]]}


@pytest.mark.parametrize("formation", ["individual", "partners", "rotating-partners"])
@pytest.mark.parametrize("variant", VARIANTS)
@given(data=st.data())
@examples(0.15)
def test_a_round_adds_to_its_winners_what_the_others_held_and_nothing_elsewhere(
    data: st.DataObject, variant: str, formation: str
) -> None:
    seats = 0 if formation == "individual" else 4
    sheet = data.draw(sheets(variant, METHODS[0], formation, seats, moving=False))
    sheet["knock_out_to"] = "winner"
    sheet["target"] = 100_000
    before = dict.fromkeys(sheet["players"], 0)
    for number, played in enumerate(sheet["rounds"]):
        after = totals(play({**sheet, "rounds": sheet["rounds"][: number + 1]}))
        winners, fallen = winners_of(sheet, number), set(played.get("knocked_out", ()))
        worth = KNOCK_OUT[variant] * len(fallen - winners)
        for name, held in played["hands"].items():
            if name not in winners and name not in fallen:
                worth += hand_points(held, variant)
        gained = {name: after[name] - before[name] for name in after}
        assert gained == {name: worth if name in winners else 0 for name in after}
        before = after


def totals(counted: Sheet) -> dict[str, int]:
    """Everyone's total, of partners too."""
    return {
        name: line["total"]
        for line in counted["standings"]
        for name in line.get("team", [line.get("player")])
    }


@pytest.mark.parametrize("variant", VARIANTS)
@given(data=st.data())
@examples(0.3)
def test_all_points_of_a_game_lie_in_its_hands_and_bonuses_whoever_caused_them(
    data: st.DataObject, variant: str
) -> None:
    sheet = data.draw(sheets(variant, METHODS[0], "individual", moving=False))
    worth = 0
    for played in sheet["rounds"]:
        fallen = played.get("knocked_out", ())
        held = [hand for name, hand in played["hands"].items() if name not in fallen]
        worth += sum(hand_points(hand, variant) for hand in held) + KNOCK_OUT[variant] * len(fallen)
    assert sum(totals(play(sheet)).values()) == worth


def turned_round(listed: Any) -> Any:
    """The same names in the opposite order."""
    if isinstance(listed, dict):
        return dict(reversed(listed.items()))
    return list(reversed(listed))


@pytest.mark.parametrize(("variant", "method", "formation", "seats"), COMBINATIONS)
@given(data=st.data())
@examples(0.1)
def test_the_order_in_which_hands_are_listed_changes_nothing(
    data: st.DataObject, variant: str, method: str, formation: str, seats: int
) -> None:
    sheet = data.draw(sheets(variant, method, formation, seats))
    other = deepcopy(sheet)
    for played in other["rounds"]:
        for field in ("hands", "knocked_out"):
            if field in played:
                played[field] = turned_round(played[field])
    assert play(other) == play(sheet)


@pytest.mark.parametrize(
    ("method", "formation", "seats"), [key[1:] for key in COMBINATIONS if key[0] == "no-mercy"]
)
@given(data=st.data())
@examples(0.2)
def test_what_somebody_knocked_out_holds_counts_nothing(
    data: st.DataObject, method: str, formation: str, seats: int
) -> None:
    sheet = data.draw(sheets("no-mercy", method, formation, seats, pays="bonus"))
    without = deepcopy(sheet)
    for written, played in zip(sheet["rounds"], without["rounds"], strict=True):
        for name in played.get("knocked_out", ()):
            written["hands"][name] = 9_999
            played["hands"].pop(name, None)
    counted = recount(without, PRINTED)
    assert play(without) == counted
    assert play(sheet) == counted


def read(path: Path) -> Sheet | None:
    """The sheet's recount, or None where it says its cards in words this one does not know."""
    try:
        return recount(tomllib.loads(path.read_text(encoding="utf-8")), PRINTED)
    except NotUnderstood:
        return None


RECOUNTED: Final = {path: counted for path in GAMES if (counted := read(path)) is not None}


def test_nearly_all_whole_games_can_be_recounted() -> None:
    assert len(RECOUNTED) >= 0.8 * len(GAMES)


@pytest.mark.parametrize("path", RECOUNTED, ids=lambda path: path.stem)
def test_a_whole_game_ends_on_paper_as_expected_and_as_the_program_has_it(path: Path) -> None:
    expected = json.loads(path.with_suffix(".expected.json").read_text(encoding="utf-8"))
    assert RECOUNTED[path] == expected
    assert play(tomllib.loads(path.read_text(encoding="utf-8"))) == expected
