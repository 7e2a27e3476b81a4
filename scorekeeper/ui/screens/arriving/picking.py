"""Files that somebody chooses on their device, brought to the host.

A browser sends them over HTTP: through the connection that draws the screen a photo would take
many times as long, and one of more than 16 MB would break it.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import flet as ft

from scorekeeper.domain.refusals import CopyRefused
from scorekeeper.sharing.pictures import MAX_FILE
from scorekeeper.ui.session import Session

MOST_AT_ONCE: Final = 20
"""Files of one choice that are looked at."""

ARRIVES_WITHIN: Final = 120
"""Seconds from one sign of life of an upload to the next."""

_FORGOTTEN_AFTER: Final = 600
"""Seconds after which a file that nobody came back for is deleted."""


async def pick_files(session: Session, chosen: Callable[[], None]) -> list[bytes]:
    """The contents of the files somebody chooses, none where they choose none.

    `chosen` is called once there are some, before they have arrived.

    Raises CopyRefused where one of them is too large or does not arrive.
    """
    if session.page.web:
        return await _from_browser(session, chosen)
    files = await ft.FilePicker().pick_files(allow_multiple=True, with_data=True)
    return [file.bytes for file in files[:MOST_AT_ONCE] if file.bytes is not None]


async def _from_browser(session: Session, chosen: Callable[[], None]) -> list[bytes]:
    signs: asyncio.Queue[ft.FilePickerUploadEvent] = asyncio.Queue()

    async def hear(event: ft.FilePickerUploadEvent) -> None:
        signs.put_nowait(event)

    picker = ft.FilePicker(on_upload=hear)
    files = await picker.pick_files(allow_multiple=True, cancel_upload_on_window_blur=False)
    files = files[:MOST_AT_ONCE]
    if any(file.size > MAX_FILE for file in files):
        raise CopyRefused("picture-too-large", limit=MAX_FILE // 1_000_000)
    if files:
        chosen()
    folder = session.services.settings.uploads_dir
    # A name that nobody can guess, and nothing of the one the file has on its device.
    names = {file.id: secrets.token_hex(16) for file in files}
    try:
        await picker.upload(
            [
                ft.FilePickerUploadFile(
                    upload_url=session.page.get_upload_url(name, ARRIVES_WITHIN), id=number
                )
                for number, name in names.items()
            ]
        )
        await _all_here(signs, len(files))
        return await session.work(lambda: [_read(folder / name) for name in names.values()])
    finally:
        await session.work(lambda: _clear(folder, set(names.values())))


async def _all_here(signs: "asyncio.Queue[ft.FilePickerUploadEvent]", count: int) -> None:
    while count:
        try:
            sign = await asyncio.wait_for(signs.get(), ARRIVES_WITHIN)
        except TimeoutError:
            raise CopyRefused("upload-failed") from None
        if sign.error:
            raise CopyRefused("upload-failed")
        count -= sign.progress == 1.0


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_FILE + 1)
    except OSError:
        raise CopyRefused("upload-failed") from None


def _clear(folder: Path, names: set[str]) -> None:
    """Deletes the files of this choice, and any whose session ended before it came back."""
    if not folder.is_dir():
        return
    for path in folder.iterdir():
        try:
            if path.name in names or path.stat().st_mtime < time.time() - _FORGOTTEN_AFTER:
                path.unlink()
        except OSError:
            continue
