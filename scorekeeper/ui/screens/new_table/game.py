"""Which game is played: a picture, a name and one line for each."""

from functools import partial
from typing import Final

import flet as ft

from scorekeeper.ui import parts
from scorekeeper.ui.hooks import Setter
from scorekeeper.ui.screens.new_table.offers import games
from scorekeeper.ui.screens.new_table.view_model import Choices
from scorekeeper.ui.session import use_session

SHOWN: Final = 6
"""Games shown at once; a family that has written down more of them unfolds the rest."""


@ft.component
def GameCard(choices: Choices, change: Setter[Choices]) -> ft.Control:
    """Every game of the library; one tap chooses it."""
    session = use_session()
    unfolded, set_unfolded = ft.use_state(False)
    library, t = session.services.library, session.t
    offered = games(choices, library, session.language)
    folded = len(offered) > SHOWN and not unfolded

    def choose(variant: str) -> None:
        change(lambda now: now.with_game(variant, library))

    rows: list[ft.Control] = [
        parts.option_row(
            game.name,
            partial(choose, game.id),
            selected=game.selected,
            note=game.line or None,
            picture=parts.emblem(game.emblem),
            identifier=f"game-{game.id}",
        )
        for place, game in enumerate(offered)
        if game.selected or place < SHOWN or not folded
    ]
    if folded:
        rows.append(
            parts.quiet_button(
                t("new-games-all", count=len(offered)),
                lambda: set_unfolded(True),
                icon="chevron-down",
            )
        )
    return parts.option_card(t("new-game"), rows)
