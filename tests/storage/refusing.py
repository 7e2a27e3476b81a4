"""What is the same in all tests of databases that refuse to work."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from scorekeeper.domain.events import Event
from scorekeeper.domain.refusals import StorageRefused
from scorekeeper.l10n import LANGUAGES, translator
from scorekeeper.storage import EventStore
from tests.domain.builders import TABLE
from tests.storage.databases import rounds

MORE: Final = rounds(2, first=500)
"""Rounds that are not in the database yet."""


def refused(call: Callable[[], object], key: str, named: str | Path = "") -> StorageRefused:
    """The refusal of a call; its message must be there in every language and name the file."""
    with pytest.raises(StorageRefused) as caught:
        call()
    assert caught.value.key == key, caught.value
    sentences = {translator(lang)(key, **caught.value.params) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    for sentence in sentences:
        assert str(named) in sentence
        assert "{" not in sentence
    return caught.value


def stored(store: EventStore) -> tuple[Event, ...]:
    """All events of the one table."""
    return tuple(event for _seq, event in store.events(TABLE))
