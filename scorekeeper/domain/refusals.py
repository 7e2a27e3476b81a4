"""Why an action is refused: typed errors that carry a message key, never a sentence.

The sentence in the user's language lives in `scorekeeper/l10n/<language>/refusals.ftl`.
"""


class Refusal(Exception):
    """An action that cannot be done, with the Fluent message key that says why.

    `params` are the values of the message's placeholders (names, numbers).
    """

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.key}({values})"


class NameRefused(Refusal):
    """A name that is empty, too long or already taken."""


class HandRefused(Refusal):
    """A hand whose cards or total cannot be."""


class SeatingRefused(Refusal):
    """A seating, dealer or number of players that cannot be."""


class RulesRefused(Refusal):
    """Agreed rules that contradict each other or the score already reached."""


class RoundRefused(Refusal):
    """A round that cannot be scored as it was entered."""


class RulingRefused(Refusal):
    """A ruling that a table cannot agree on like this."""


class StaleRound(RoundRefused):
    """Someone has entered a round after the one this entry was made for."""


class PushRefused(Refusal):
    """Events from another device that cannot join a table's log."""


class EventRefused(Refusal):
    """An event that cannot be retracted or found."""


class TableRefused(Refusal):
    """A table that is closed, unknown or has no game for this action."""


class SheetRefused(Refusal):
    """A score sheet that cannot be read or scored."""


class StorageRefused(Refusal):
    """The database cannot be read or written just now."""


class CopyRefused(Refusal):
    """A copy of a table, as codes, text or picture, that cannot be made or read."""
