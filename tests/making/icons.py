"""Draws the app icon and makes every picture of it that browsers and `flet build` look for.

    python -m tests.making.icons

The icon is a tally mark of five: four cards, each in its colour and with its shape, and the stroke
that closes the five. One drawing, framed in four ways: on a tile with round corners (desktops,
browser tabs), filling a square (systems that cut the corners themselves), inside the circle that no
launcher cuts off (Android), and alone (while the app starts). Needs a Chromium: its path comes from
CHROMIUM, or is /usr/bin/chromium.
"""

import os
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.making.card_symbols import QUARTERS, placed

ASSETS = Path(__file__).parents[2] / "assets"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")

CANVAS = 1024
PAPER, INDIGO, LILAC = "#FBF6EC", "#2B2480", "#C9BEFF"
CARD_WIDTH, CARD_HEIGHT, CARD_STEP, CARD_RADIUS = 170, 600, 188, 52
STROKE = "M118 702L906 442"
STROKE_WIDTH, GAP = 84, 30

# The share of the canvas that stays visible in every launcher's mask: Android draws its own on the
# inner 66 of 108, browsers keep the inner 80 % of a maskable icon.
ANDROID_SCALE, MASKABLE_SCALE = 0.62, 0.82


def tally(stroke_colour: str) -> str:
    """Return the bare mark: four cards, cut through where the closing stroke passes."""
    return (
        '<mask id="cut" maskUnits="userSpaceOnUse" x="0" y="0" width="1024" height="1024">'
        f'<path d="M0 0h{CANVAS}v{CANVAS}H0z" fill="#fff"/><path d="{STROKE}" stroke="#000" '
        f'stroke-width="{STROKE_WIDTH + 2 * GAP}" stroke-linecap="round"/></mask>'
        f'<g mask="url(#cut)">{"".join(cards())}</g>'
        f'<path d="{STROKE}" stroke="{stroke_colour}" stroke-width="{STROKE_WIDTH}" '
        'stroke-linecap="round"/>'
    )


def cards() -> Iterator[str]:
    """Yield the four cards from left to right."""
    top = (CANVAS - CARD_HEIGHT) / 2
    for place, (name, (colour, on_colour, _, _)) in enumerate(QUARTERS.items()):
        middle = CANVAS / 2 + (place - 1.5) * CARD_STEP
        yield (
            f'<rect x="{middle - CARD_WIDTH / 2:g}" y="{top:g}" width="{CARD_WIDTH}" '
            f'height="{CARD_HEIGHT}" rx="{CARD_RADIUS}" fill="{colour}"/>'
        )
        yield placed(name, middle, top + CARD_WIDTH * 0.58, 5.6, on_colour)


def svg(parts: str) -> str:
    """Return a picture of the canvas."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {CANVAS} {CANVAS}" '
        f'fill="none">{parts}</svg>\n'
    )


def framed(scale: float, stroke_colour: str = INDIGO) -> str:
    """Return the mark shrunk towards the middle."""
    offset = CANVAS / 2 * (1 - scale)
    return f'<g transform="translate({offset:g} {offset:g}) scale({scale:g})">' + (
        f"{tally(stroke_colour)}</g>"
    )


TILE = (
    f'<path d="M0 512C0 72 72 0 512 0S1024 72 1024 512 952 1024 512 1024 0 952 0 512z" '
    f'fill="{PAPER}"/>'
)
SQUARE = f'<path d="M0 0h{CANVAS}v{CANVAS}H0z" fill="{PAPER}"/>'

ON_TILE = svg(TILE + framed(1.0))
ON_SQUARE = svg(SQUARE + framed(0.94))
MASKABLE = svg(SQUARE + framed(MASKABLE_SCALE))
FOREGROUND = svg(framed(ANDROID_SCALE))
ALONE = svg(framed(1.0))
ALONE_ON_DARK = svg(framed(1.0, LILAC))

# The names are fixed: the first group by `flet build`, the others by Flet's web client, which asks
# our assets before its own.
PICTURES = (
    ("icon.png", ON_TILE, 1024),
    ("icon_android.png", FOREGROUND, 1024),
    ("icon_ios.png", ON_SQUARE, 1024),
    ("splash.png", ALONE, 768),
    ("splash_dark.png", ALONE_ON_DARK, 768),
    ("favicon.png", ON_TILE, 192),
    ("icons/icon-192.png", ON_TILE, 192),
    ("icons/icon-512.png", ON_TILE, 512),
    ("icons/icon-maskable-192.png", MASKABLE, 192),
    ("icons/icon-maskable-512.png", MASKABLE, 512),
    ("icons/apple-touch-icon-192.png", ON_SQUARE, 192),
    ("icons/loading-animation.png", ON_TILE, 256),
)


def photograph(browser: Browser, picture: str, size: int, target: Path) -> None:
    """Write an SVG text as a PNG of so many pixels a side, transparent where nothing is drawn."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{picture}")
    page.screenshot(path=target, omit_background=True)
    page.close()


def main() -> None:
    """Write icon.svg and every picture made from it."""
    (ASSETS / "icons").mkdir(parents=True, exist_ok=True)
    (ASSETS / "icon.svg").write_text(ON_TILE, encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-quic"]
        )
        for name, picture, size in PICTURES:
            photograph(browser, picture, size, ASSETS / name)
        browser.close()


if __name__ == "__main__":
    main()
