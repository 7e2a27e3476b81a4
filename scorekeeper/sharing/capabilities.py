"""Secrets that let somebody in: links of 128 bits, short codes to type, the cookies of devices.

Whoever has the database alone gets in nowhere: it holds fingerprints only, made with a key that is
kept beside it in a file of its own. Links are derived from that key, so that the same QR code can
be shown again after a restart.
"""

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

KEY_BYTES: Final = 32
TOKEN_BYTES: Final = 16
"""128 bits."""

CODE_LENGTH: Final = 6
CODE_ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without 0, O, 1, I and L, which are taken for one another."""

MAX_SECRET: Final = 64
"""Characters; whatever is longer is no secret of ours and is not even looked at."""


class Keyring:
    """What the installation's key can make and recognise."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def link(self, table: str, role: str, epoch: int) -> str:
        """The secret of a standing link, always the same for the same epoch; 22 characters."""
        return _text(self._digest("link", table, role, str(epoch))[:TOKEN_BYTES])

    def fingerprint(self, secret: str) -> str:
        """What is stored of a secret: enough to recognise it, nothing to get in with."""
        return self._digest("fingerprint", secret).hex()

    def _digest(self, *parts: str) -> bytes:
        return hmac.digest(self._key, "\n".join(parts).encode(), hashlib.sha256)


def new_token() -> str:
    """A secret of 128 random bits, 22 characters that need no escaping in an address."""
    return _text(secrets.token_bytes(TOKEN_BYTES))


def new_code() -> str:
    """A short code to be read aloud and typed: six letters and digits, 29.7 bits."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


def tidy_code(typed: str) -> str:
    """A code as it was meant, however it was typed; empty where it can be none.

    >>> tidy_code("k7m-2qx "), tidy_code("K7M 2Q"), tidy_code("x" * 1000)
    ('K7M2QX', '', '')
    """
    if len(typed) > MAX_SECRET:
        return ""
    code = "".join(char for char in typed.upper() if char.isalnum())
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_ALPHABET) else ""


def spaced(code: str) -> str:
    """A code as it is shown, in two halves.

    >>> spaced("K7M2QX")
    'K7M 2QX'
    """
    half = CODE_LENGTH // 2
    return f"{code[:half]} {code[half:]}"


def load_key(file: Path) -> bytes:
    """The installation's key, made the first time; only its owner can read the file.

    Raises OSError where it can be neither read nor written.
    """
    try:
        return _read(file)
    except FileNotFoundError:
        pass
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:  # noqa: PTH123
        out.write(secrets.token_bytes(KEY_BYTES))
        out.flush()
        os.fsync(out.fileno())
    try:
        # Of two processes that start at once, the first one's key is everybody's.
        os.link(draft, file)
    except FileExistsError:
        pass
    except OSError:
        # No hard links on this file system.
        draft.replace(file)
        return _read(file)
    draft.unlink()
    return _read(file)


def _read(file: Path) -> bytes:
    key = file.read_bytes()
    if len(key) != KEY_BYTES:
        raise OSError(f"{file} is not a key of this program")
    return key


def _text(secret: bytes) -> str:
    return base64.urlsafe_b64encode(secret).rstrip(b"=").decode()
