"""QR codes as pictures: SVG for screens, PNG for files.

Codes of tables hold nothing but the alphanumeric alphabet, which takes a third less room than
bytes and which every reader gets right. Reading codes is `pictures.py`'s work.
"""

import struct
import zlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from qrcode.constants import ERROR_CORRECT_M
from qrcode.main import QRCode
from qrcode.util import QRData

QUIET: Final = 4
"""Modules of blank margin that the standard asks for."""

_ALPHANUMERIC: Final = 2
"""The standard's number for the mode of capitals, digits and nine signs."""

MAX_VERSION: Final = 20
"""The largest code that cameras of phones read with ease."""


@dataclass(frozen=True, slots=True)
class Code:
    """A QR code: its rows of modules, True for dark, and its version (1 to 40)."""

    rows: tuple[tuple[bool, ...], ...]
    version: int

    @property
    def size(self) -> int:
        """Modules on a side, the margin not counted."""
        return len(self.rows)

    def svg(self, dark: str = "#000", light: str = "#fff") -> str:
        """The code as the source of an SVG picture, with its margin."""
        side = self.size + 2 * QUIET
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" '
            f'shape-rendering="crispEdges"><rect width="{side}" height="{side}" fill="{light}"/>'
            f'<path fill="{dark}" d="{"".join(self._runs())}"/></svg>'
        )

    def png(self, scale: int = 8) -> bytes:
        """The code as a PNG picture with its margin, black on white, `scale` pixels a module."""
        side = (self.size + 2 * QUIET) * scale
        blank = [False] * (self.size + 2 * QUIET)
        margin = [False] * QUIET
        modules = [
            *[blank] * QUIET,
            *([*margin, *row, *margin] for row in self.rows),
            *[blank] * QUIET,
        ]
        lines = b"".join(_scan_line(row, scale) * scale for row in modules)
        head = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
        return (
            b"\x89PNG\r\n\x1a\n"
            + _chunk(b"IHDR", head)
            + _chunk(b"IDAT", zlib.compress(lines, 9))
            + _chunk(b"IEND", b"")
        )

    def _runs(self) -> list[str]:
        runs = []
        for y, row in enumerate(self.rows):
            start = None
            for x, dark in enumerate((*row, False)):
                if dark and start is None:
                    start = x
                elif not dark and start is not None:
                    runs.append(f"M{start + QUIET} {y + QUIET}h{x - start}v1H{start + QUIET}z")
                    start = None
        return runs


def _scan_line(row: list[bool], scale: int) -> bytes:
    bits = "".join(("0" if dark else "1") * scale for dark in row)
    padded = bits.ljust(-(-len(bits) // 8) * 8, "0")
    return b"\0" + int(padded, 2).to_bytes(len(padded) // 8, "big")


def _chunk(name: bytes, data: bytes) -> bytes:
    check = zlib.crc32(name + data)
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", check)


@lru_cache(maxsize=256)
def table_code(text: str) -> Code:
    """The code of a text in the alphanumeric alphabet, error correction M.

    Raises ValueError for any other character, or where it would be larger than MAX_VERSION.
    """
    code = QRCode(error_correction=ERROR_CORRECT_M, border=0)
    code.add_data(QRData(text, mode=_ALPHANUMERIC), optimize=0)
    return _made(code)


@lru_cache(maxsize=64)
def link_code(address: str) -> Code:
    """The code of an address to open, error correction M. Raises ValueError for a long one."""
    code = QRCode(error_correction=ERROR_CORRECT_M, border=0)
    code.add_data(address)
    return _made(code)


def _made(code: "QRCode[Any]") -> Code:
    code.make(fit=True)
    if code.version > MAX_VERSION:
        raise ValueError(f"version {code.version}")
    return Code(tuple(tuple(map(bool, row)) for row in code.modules), code.version)
