"""What a device is called in the list of who is here, as far as its browser tells."""

from typing import Final

# The first that is found counts: Edge and Chrome call themselves Safari too.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux"),
)


def label_of(user_agent: str) -> str:
    """Browser and kind of device; empty where neither is known.

    >>> label_of("Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Safari")
    'Chrome · Android'
    """
    text = user_agent[:500]
    return " · ".join(
        next((name for mark, name in known if mark in text), "") for known in (_BROWSERS, _SYSTEMS)
    ).strip(" ·")
