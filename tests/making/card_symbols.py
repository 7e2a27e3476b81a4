"""Draws the card symbols and the four colours' shapes into `assets/symbols/`.

    python -m tests.making.card_symbols

One grammar for all of them, so that a symbol explains the next one: a dot is a seat, an arc is a
turn passing over it, a card with a number is that many cards to draw, four dots are the four
colours (a wild card), a bolt is the Flex side of a card. Every drawing is our own; nothing here
follows the artwork of a published game.
"""

from pathlib import Path

SYMBOLS = Path(__file__).parents[2] / "assets" / "symbols"

LINE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" '
    'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" '
    'stroke-linejoin="round">{}</svg>\n'
)
SOLID = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" '
    'fill="currentColor">{}</svg>\n'
)


def line(path: str) -> str:
    """Return a stroked part."""
    return f'<path d="{path}"/>'


def solid(path: str) -> str:
    """Return a filled part."""
    return f'<path d="{path}" fill="currentColor" stroke="none"/>'


def circle(x: float, y: float, radius: float) -> str:
    """Return a stroked circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'


def dot(x: float, y: float, radius: float) -> str:
    """Return a filled dot: a seat, or one of the four colours."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="currentColor" stroke="none"/>'


# A card standing upright, open at the corners that carry a mark.
CARD_MARKED = line(
    "M12.5 2h6A2.5 2.5 0 0 1 21 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-10A2.5 2.5 0 0 1 6 19.5V12.5"
)
CARD_FLEX = line("M12.5 2h6A2.5 2.5 0 0 1 21 4.5V10.5M13 22H8.5A2.5 2.5 0 0 1 6 19.5V12.5")

# Marks in the upper left corner.
PLUS = line("M5.5 2v7M2 5.5h7")
FOUR_COLOURS = dot(3.2, 3.2, 1.6) + dot(7.4, 3.2, 1.6) + dot(3.2, 7.4, 1.6) + dot(7.4, 7.4, 1.6)
TURN_BACK = line("M1.5 1.8v3.4h3.4M1.9 5A3.5 3.5 0 1 1 3 8.2")
ONE_SEAT = circle(5.5, 5.5, 3.5) + dot(5.5, 5.5, 1.2)
EVERY_SEAT = dot(2.4, 7, 1.7) + dot(5, 2.6, 1.7) + dot(7.6, 7, 1.7)

# The mark in the lower right corner.
BOLT = solid(
    "M20.7 14l-4.4 5.3a.4.4 0 0 0 .3.7h1.9l-.7 3c-.1.5.5.8.8.4l4.3-5.3a.4.4 0 0 0-.3-.7h-1.9"
    "l.8-2.9c.1-.5-.5-.9-.8-.5z"
)

NUMBERS = {
    2: line("M10.9 10.2a2.7 2.7 0 1 1 4.8 1.8L11 17.2h5.4"),
    4: line("M15.2 17.5V8.6l-4.8 6h6.4"),
    6: line("M15.6 8.2c-2.9.5-4.8 3-4.8 6.2") + circle(13.6, 14.6, 2.8),
    10: line("M10 10.3l1.3-1v8.2") + '<rect x="14.4" y="9" width="3.6" height="8.5" rx="1.8"/>',
}
# The same a little higher, where the bolt leaves room.
FLEX_NUMBERS = {
    2: line("M11 9.5a2.6 2.6 0 1 1 4.7 1.7L11 16.2h5"),
    4: line("M15.2 16.7V8l-4.7 5.8h6.2"),
}


def draw(number: int, mark: str) -> str:
    """Return a card that makes somebody draw."""
    return CARD_MARKED + mark + NUMBERS[number]


def flex_draw(number: int, mark: str) -> str:
    """Return the Flex form of a card that makes somebody draw."""
    return CARD_FLEX + mark + FLEX_NUMBERS[number] + BOLT


CARDS = {
    "skip": line("M3 14.5a8 8 0 0 1 16 0M15.5 11.5L19 15l3.5-3.5") + dot(11, 17.5, 2.6),
    "skip-everyone": line("M3 11.5a8 8 0 0 1 16 0M15.5 8.5L19 12l3.5-3.5")
    + dot(4.5, 19, 2.2)
    + dot(11, 19, 2.2)
    + dot(17.5, 19, 2.2),
    "reverse": line("M4 8h16M15.5 3.5L20 8l-4.5 4.5M20 16H4M8.5 11.5L4 16l4.5 4.5"),
    "draw-two": draw(2, PLUS),
    "draw-four": draw(4, PLUS),
    "wild": solid("M6.5 1.3l5.2 5.2-5.2 5.2-5.2-5.2z")
    + dot(17.5, 6.5, 4.3)
    + solid("M6.5 13l5 9h-10z")
    + solid("M13.6 13.9h7.8v7.8h-7.8z"),
    "wild-draw-four": draw(4, FOUR_COLOURS),
    "wild-draw-six": draw(6, FOUR_COLOURS),
    "wild-draw-ten": draw(10, FOUR_COLOURS),
    "wild-reverse-draw-four": draw(4, TURN_BACK),
    "swap-hands": '<rect x="2" y="10" width="7" height="10" rx="1.8"/>'
    '<rect x="15" y="4" width="7" height="10" rx="1.8"/>'
    + line("M5.5 6.5A4.5 4.5 0 0 1 10 3h1.5M9.6 1.2L11.5 3 9.6 4.8")
    + line("M18.5 17.5A4.5 4.5 0 0 1 14 21h-1.5M14.4 19.2L12.5 21l1.9 1.8"),
    "customizable": line(
        "M19 9V4.5A2.5 2.5 0 0 0 16.5 2h-9A2.5 2.5 0 0 0 5 4.5v15A2.5 2.5 0 0 0 7.5 22H10"
        "M9 7h6M9 11.5h3"
        "M21.3 13.3a1.7 1.7 0 0 0-2.4 0L14 18.2V21h2.8l4.9-4.9a1.7 1.7 0 0 0-.4-2.8z"
    ),
    "discard-all": line("M12 2v8M8.5 6.5L12 10l3.5-3.5M3 13l9 4.5 9-4.5M3 17.5L12 22l9-4.5"),
    "color-roulette": line(
        "M14.3 3.3a9 9 0 0 1 6.4 6.4M20.7 14.3a9 9 0 0 1-6.4 6.4"
        "M9.7 20.7a9 9 0 0 1-6.4-6.4M3.3 9.7a9 9 0 0 1 6.4-6.4"
    )
    + solid("M17 7l-2.6 6.9a3 3 0 1 1-4.3-4.3z"),
    "flip-wild": line("M8.5 3h-3A2.5 2.5 0 0 0 3 5.5v13A2.5 2.5 0 0 0 5.5 21h3")
    + line("M12 2v2M12 8.667v2M12 15.333v-2M12 22v-2")
    + solid("M15 2h3.5A3.5 3.5 0 0 1 22 5.5v13a3.5 3.5 0 0 1-3.5 3.5H15z"),
    "flex-skip": line("M2.5 10.5a7.5 7.5 0 0 1 15 0M14 7.5l3.5 3.5L21 7.5")
    + dot(10, 15, 2.6)
    + BOLT,
    "flex-reverse": line("M4 7h16M15.5 2.5L20 7l-4.5 4.5M12.5 15.5H4M8.5 11L4 15.5 8.5 20") + BOLT,
    "flex-draw-two": flex_draw(2, PLUS),
    "flex-target-draw-two": flex_draw(2, ONE_SEAT),
    "flex-all-draw": flex_draw(2, EVERY_SEAT),
    "flex-wild-draw-four": flex_draw(4, FOUR_COLOURS),
}


# Each colour's shape around its own middle; with its outline of 2 all cover the same area.
SHAPES = {
    "red": "M0-10.6L10.6 0 0 10.6-10.6 0z",
    "yellow": "M0-8.6a8.6 8.6 0 0 1 0 17.2a8.6 8.6 0 0 1 0-17.2z",
    "green": "M0-9.6L10.7 8.6H-10.7z",
    "blue": "M-7.6-7.6H7.6V7.6H-7.6z",
}
# (the colour, the shape's colour on it, the quarter of the square, the middle of the quarter)
QUARTERS = {
    "red": ("#C62839", "#FFFFFF", "M5 0h6.5v11.5H0V5a5 5 0 0 1 5-5z", (6, 6)),
    "yellow": ("#E8B100", "#17153B", "M12.5 0H19a5 5 0 0 1 5 5v6.5H12.5z", (18, 6)),
    "green": ("#1E7B45", "#FFFFFF", "M0 12.5h11.5V24H5a5 5 0 0 1-5-5z", (6, 18)),
    "blue": ("#1F5FBF", "#FFFFFF", "M12.5 12.5H24V19a5 5 0 0 1-5 5h-6.5z", (18, 18)),
}


def placed(shape: str, x: float, y: float, size: float, fill: str) -> str:
    """Return one colour's shape with its middle at x, y."""
    return (
        f'<path transform="translate({x:g} {y:g}) scale({size:g})" d="{SHAPES[shape]}" '
        f'fill="{fill}" stroke="{fill}" stroke-width="2" stroke-linejoin="round"/>'
    )


def four_quarters() -> str:
    """Return the square of all four colours, each with its shape, that stands for a wild."""
    return "".join(
        f'<path d="{quarter}" fill="{colour}"/>' + placed(name, x, y, 0.33, on_colour)
        for name, (colour, on_colour, quarter, (x, y)) in QUARTERS.items()
    )


def drawings() -> dict[str, str]:
    """Return the text of every symbol by its path under `assets/symbols/`."""
    return {
        **{f"cards/{name}.svg": LINE.format(parts) for name, parts in CARDS.items()},
        **{
            f"colours/{name}.svg": SOLID.format(placed(name, 12, 12, 1, "currentColor"))
            for name in SHAPES
        },
        "colours/wild.svg": SOLID.format(four_quarters()),
    }


def main() -> None:
    """Write every symbol."""
    for name, text in drawings().items():
        (SYMBOLS / name).parent.mkdir(parents=True, exist_ok=True)
        (SYMBOLS / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
