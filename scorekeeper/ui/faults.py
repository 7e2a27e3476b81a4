"""What happens when an action breaks in a way nobody foresaw: it is logged, and the person told.

Flet's own answer is to replace the whole app with an error page; what was typed would be gone.
Refusals are not faults: screens show them.
"""

import inspect
import logging
from collections.abc import Callable

import flet as ft

logger = logging.getLogger(__name__)


async def carry_out(action: Callable[[], object]) -> None:
    """Runs an action, sync or async; a fault in it ends in a message, not in a broken app."""
    try:
        result = action()
        if inspect.isawaitable(result):
            await result
    except Exception:
        logger.exception("an action failed")
        page = ft.context.page
        # The root component leaves the sentence here, in the language of the session.
        if isinstance(page.data, str):
            page.show_dialog(ft.SnackBar(ft.Text(page.data)))
