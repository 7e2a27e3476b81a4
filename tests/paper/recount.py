"""Whole games added up a second time: by brute force, from RULES.md §1 and §2 alone.

Nothing of the program is used here; even the card values are written down once more. A sheet is
what a TOML parser makes of the file. Whatever a recount does not understand is an error.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

Sheet = dict[str, Any]
Schedule = Sequence[Sheet]
"""The stages of an evening: how many rounds, and which pairs of places meet at which table."""

Side = tuple[str, ...]
"""Those who play for each other; a single player is a side as well."""

KNOCK_OUT: Final = {"classic": 0, "no-mercy": 250, "flex": 0}
TARGET: Final = {"classic": 500, "no-mercy": 1000, "flex": 500}

# RULES.md §1: points and the cards worth them, as people call them in three languages.
CARDS: Final[dict[str, dict[int, tuple[str, ...]]]] = {
    "classic": {
        20: (
            *("skip", "aussetzen", "sla beurt over"),
            *("reverse", "retour", "umkehr", "richtungswechsel", "keer om", "omkeren"),
            *("draw two", "+2", "zieh 2", "zieh zwei", "neem twee", "pak twee"),
        ),
        40: (
            *("swap hands", "wild swap hands", "tauschkarte", "ruilkaart"),
            *("customizable", "wild customizable", "custom", "blank"),
        ),
        50: (
            *("wild", "joker", "farbwahl", "keuzekaart"),
            *("wild draw four", "+4", "zieh 4", "vier zieh", "neem vier", "neem 4", "pak vier"),
        ),
    },
    "no-mercy": {
        20: (
            *("skip", "aussetzen", "beurt over"),
            *("reverse", "retour", "keer om"),
            *("draw two", "+2", "zieh 2", "neem twee"),
            *("draw four", "+4", "zieh 4", "neem vier"),
            *("discard all", "alle ablegen", "alles afleggen"),
            *("skip everyone", "alle aussetzen", "sla iedereen over"),
        ),
        50: (
            *("wild reverse draw four", "retour zieh 4 joker"),
            *("wild draw six", "zieh 6 joker", "keuze neem zes"),
            *("wild draw ten", "zieh 10 joker", "keuze neem tien"),
            *("wild color roulette", "color roulette", "roulette", "farbroulette"),
        ),
    },
    "flex": {
        20: (
            *("skip", "aussetzen", "flex skip", "flex aussetzen", "flex beurt over"),
            *("reverse", "retour", "flex reverse", "flex retour", "flex keer om"),
            *("draw two", "flex draw two", "flex zieh 2"),
        ),
        50: (
            *("flip wild", "umdreh joker", "flip", "flip keuzekaart"),
            *("target draw two", "flex target draw two", "zieljoker", "doelwit"),
            *("all draw", "flex all draw", "alle ziehen"),
            *("wild draw four", "flex wild draw four", "flex zieh 4"),
        ),
    },
}
NOTHING: Final = ("nothing", "none", "keine", "niks")
COLOURS: Final = r"(?:red|blue|green|yellow|rote?|blau|grün|gelb|rode|blauwe|groene|gele) "

OF_FOUR: Final = (((1, 3), (2, 4)), ((1, 2), (3, 4)), ((1, 4), (2, 3)))


class NotUnderstood(Exception):
    """Something on the sheet that this recount cannot read."""


def hand_points(held: int | str, variant: str) -> int:
    """What a hand is worth: a total, a sum, or cards with commas between them.

    Raises NotUnderstood.
    """
    if isinstance(held, int):
        return held
    text = " ".join(held.lower().replace("-", " ").split())
    return sum(_part_points(part, variant) for part in re.split(r", | and | und | en ", text))


def _part_points(part: str, variant: str) -> int:
    for points, names in CARDS[variant].items():
        if part in names or part.removesuffix("s") in names:
            return points
    if part in NOTHING:
        return 0
    if re.fullmatch(r"\d+( ?\+ ?\d+)*", part):
        return sum(int(number) for number in part.split("+"))
    if several := re.fullmatch(r"(\d+) ?x ?(.+)|(\d+) (\D.*)", part):
        count, what = (found for found in several.groups() if found)
        return int(count) * _part_points(what, variant)
    if coloured := re.fullmatch(COLOURS + "(.+)", part):
        return _part_points(coloured[1], variant)
    raise NotUnderstood(part)


class Paper:
    """The sheet of paper with everyone's running total, one round after the other.

    `schedule` is the printed schedule of eight players at two tables, as plain data.
    """

    def __init__(self, sheet: Sheet, schedule: Schedule = ()) -> None:
        self.variant: str = sheet["variant"]
        self.scoring: str = sheet.get("scoring", "winner-takes-all")
        self.formation: str = sheet.get("formation", "individual")
        self.target: int = sheet.get("target", TARGET[self.variant])
        self.to_cause = sheet.get("knock_out_to") == "cause"
        self.pays_cards = sheet.get("knocked_out_pay") == "cards"
        self.seats: list[str] = [" ".join(name.split()) for name in sheet["players"]]
        self.teams: list[Side] = []
        if self.formation == "partners":
            one, two, three, four = self.seats
            for team in sheet.get("teams", [[one, three], [two, four]]):
                self.teams.append(tuple(self.named(name) for name in team))
            (one, three), (two, four) = self.teams
            self.seats = [one, two, three, four]
        self.totals = dict.fromkeys(self.seats, 0)
        self.out_after: dict[str, int] = {}
        self.gone: list[str] = []
        self.winners: list[str] = []
        self.rounds = 0
        self.to_play: dict[int, list[list[Side]]] = {}
        """With changing partners: the pairings that each table has still to play."""
        if self.formation == "rotating-partners" and len(self.seats) == 4:
            turns = range(sheet.get("total_rounds", 4))
            self.to_play[0] = [self._seated(OF_FOUR[turn % 3]) for turn in turns]
        elif self.formation == "rotating-partners":
            for stage in schedule:
                for plan in stage["tables"]:
                    rest = self.to_play.setdefault(plan["table"], [])
                    rest += [self._seated(plan["pairs"])] * stage["rounds"]

    def _seated(self, pairs: Iterable[Iterable[int]]) -> list[Side]:
        return [tuple(self.seats[place - 1] for place in pair) for pair in pairs]

    @property
    def racing(self) -> list[str]:
        """Who plays the next round."""
        absent = {*self.gone, *self.out_after}
        return [name for name in self.seats if name not in absent]

    @property
    def open_tables(self) -> list[int]:
        """With changing partners: the tables that have rounds left."""
        return [table for table, rest in self.to_play.items() if rest]

    def named(self, name: str) -> str:
        """The player as the head of the sheet spells the name."""
        wanted = " ".join(name.split()).casefold()
        return next(seat for seat in self.seats if seat.casefold() == wanted)

    def sides(self, table: int = 0) -> list[Side]:
        """Who plays for whom in the next round."""
        if self.to_play:
            return self.to_play[table][0]
        return self.teams or [(name,) for name in self.racing]

    def sit_down(self, joining: Iterable[str]) -> None:
        """Newcomers, with their points where the sheet says any; others come back."""
        for name in joining:
            self._join(name, joining[name] if isinstance(joining, dict) else 0)

    def go_home(self, leaving: Iterable[str]) -> None:
        """They play no more and cannot win."""
        self.gone += [self.named(name) for name in leaving]

    def play(self, played: Sheet) -> None:
        """One round with what happens before and after it."""
        one_name = {key: [said] for key, said in played.items() if isinstance(said, str)}
        played = {**played, **one_name, "out": played["out"]}
        self.sit_down(played.get("join", ()))
        naming = self._named_in(played)
        leaving = [self.named(name) for name in played.get("leave", ())]
        self.go_home(name for name in leaving if name not in naming)
        table = played.get("table", 0) if len(self.to_play) > 1 else 0
        sides = self.sides(table)
        if self.scoring == "winner-takes-all":
            self._winner_takes_all(played, sides)
        else:
            self._own_cards(played)
        self.rounds += 1
        if self.to_play:
            self.to_play[table].pop(0)
        self._end()
        self.go_home(name for name in leaving if name in naming)

    def _named_in(self, played: Sheet) -> list[str]:
        names = (played["out"], *played.get("hands", ()), *played.get("knocked_out", ()))
        return [self.named(name) for name in names]

    def _join(self, name: str, start: int | str) -> None:
        if name not in self.totals:
            racing = self.racing
            mean = sum(self.totals[other] for other in racing) // len(racing)
            self.totals[name] = mean if isinstance(start, str) else start
            self.seats.append(name)
        else:
            # Whoever comes back has the total they left with.
            self.gone.remove(name)

    def _causes(self, played: Sheet) -> dict[str, str | None]:
        fallen = played.get("knocked_out", ())
        if isinstance(fallen, dict):
            return {self.named(name): self.named(cause) for name, cause in fallen.items()}
        return {self.named(name): None for name in fallen}

    def _hands(self, played: Sheet) -> dict[str, int]:
        hands = played.get("hands", {})
        return {self.named(name): hand_points(hands[name], self.variant) for name in hands}

    def _winner_takes_all(self, played: Sheet, sides: Sequence[Side]) -> None:
        side_of = {name: side for side in sides for name in side}
        winning = side_of[self.named(played["out"])]
        causes, hands = self._causes(played), self._hands(played)
        for name, side in side_of.items():
            points, taker = 0, winning
            if name in causes:
                points = KNOCK_OUT[self.variant]
                cause = causes[name]
                # Nobody is paid for knocking out their own side.
                if self.to_cause and cause is not None and side_of[cause] != side:
                    taker = side_of[cause]
            elif side != winning:
                points = hands[name]
            if taker != side:
                for one in taker:
                    self.totals[one] += points

    def _own_cards(self, played: Sheet) -> None:
        causes, hands = self._causes(played), self._hands(played)
        for name in self.racing:
            if name in causes and not self.pays_cards:
                self.totals[name] += KNOCK_OUT[self.variant]
            elif name != self.named(played["out"]):
                self.totals[name] += hands[name]

    def _end(self) -> None:
        reached = [name for name in self.racing if self.totals[name] >= self.target]
        if self.to_play:
            if not self.open_tables:
                self._won_by(max)
        elif self.scoring == "elimination-race":
            self.out_after |= dict.fromkeys(reached, self.rounds)
            if len(self.racing) == 1:
                self.winners = self.racing
        elif reached:
            self._won_by(max if self.scoring == "winner-takes-all" else min)

    def _won_by(self, best: Callable[[Iterable[int]], int]) -> None:
        wanted = best(self.totals[name] for name in self.racing)
        self.winners = [name for name in self.racing if self.totals[name] == wanted]

    def result(self) -> Sheet:
        """Totals, ranks and winners in the words of the expected files."""
        compared = self.teams or [(name,) for name in self.seats if name not in self.gone]
        lines = []
        for side in sorted(compared, key=self._place):
            rank = 1 + sum(self._place(other) < self._place(side) for other in compared)
            lines.append(self._line(rank, side))
        return {
            "variant": self.variant,
            "scoring": self.scoring,
            "formation": self.formation,
            "target": self.target,
            "rounds": self.rounds,
            "finished": bool(self.winners),
            "winners": self.winners,
            "standings": lines + [self._line(None, (name,)) for name in self.gone],
        }

    def _place(self, side: Side) -> tuple[int, ...]:
        total, out_after = self.totals[side[0]], self.out_after.get(side[0])
        if self.scoring == "winner-takes-all":
            return (-total,)
        return (0, total) if out_after is None else (1, -out_after, total)

    def _line(self, rank: int | None, side: Side) -> Sheet:
        who = {"team": list(side)} if self.teams else {"player": side[0]}
        out_after = None if rank is None else self.out_after.get(side[0])
        return {"rank": rank, **who, "total": self.totals[side[0]], "out_after": out_after}


def recount(sheet: Sheet, schedule: Schedule = ()) -> Sheet:
    """What a sheet adds up to."""
    paper = Paper(sheet, schedule)
    for played in sheet.get("rounds", ()):
        paper.play(played)
    return paper.result()
