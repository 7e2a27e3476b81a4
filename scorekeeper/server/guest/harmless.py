"""Text from others, made harmless before it is shown: no control characters, no turned writing.

HTML in it is the templates' business: they escape everything.
"""

import re
from typing import Any, Final

from markupsafe import Markup

_HARMFUL: Final = re.compile(
    # Controls but for line breaks; embeddings and overrides of the writing direction. Isolates
    # stay: our own texts put them around right-to-left names.
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\ufff9-\ufffb\ufeff\ud800-\udfff]"
)


def harmless(text: str) -> str:
    """The text without characters that change how what stands beside it is read.

    >>> harmless("Oma\\u202e Lotte\\x00")
    'Oma Lotte'
    """
    return _HARMFUL.sub("", text)


def shown(value: Any) -> Any:
    """What a template shows for a value."""
    if isinstance(value, str) and not isinstance(value, Markup):
        return harmless(value)
    return value
