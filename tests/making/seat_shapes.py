"""Draws the ten seat shapes into `assets/symbols/seats/`, all covering the same area.

    python -m tests.making.seat_shapes

A seat's shape stands behind the player's initial. Shapes are described around their own middle in
any unit; each is then scaled to the same area, so that none looks bigger than its neighbour, and
set into a square of 48. `data-cy` says at which height a letter looks centred: in a triangle that
is below the middle of the square.
"""

from collections.abc import Iterator
from math import cos, hypot, pi, sin, sqrt
from pathlib import Path

from fontTools.misc.transform import Identity
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path

SEATS = Path(__file__).parents[2] / "assets" / "symbols" / "seats"
BOX = 48
AREA = 1190.0

Point = tuple[float, float]


def regular(corners: int) -> list[Point]:
    """Return a regular polygon of radius 1 with a corner at the top."""
    return [(sin(2 * pi * i / corners), -cos(2 * pi * i / corners)) for i in range(corners)]


def star(corners: int, depth: float) -> list[Point]:
    """Return a star of radius 1 whose inner corners lie `depth` from the middle."""
    radii = [1.0, depth] * corners
    return [(x * r, y * r) for (x, y), r in zip(regular(2 * corners), radii, strict=True)]


def rounded(points: list[Point], cut: float) -> str:
    """Return a polygon's path with each corner replaced by a curve `cut` long on either side."""

    def towards(start: Point, end: Point) -> str:
        share = cut / hypot(end[0] - start[0], end[1] - start[1])
        x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        return f"{x:.5f} {y:.5f}"

    def corners() -> Iterator[str]:
        for i, (x, y) in enumerate(points):
            before, after = points[i - 1], points[(i + 1) % len(points)]
            yield f"{towards((x, y), before)}Q{x:.5f} {y:.5f} {towards((x, y), after)}"

    return "M" + "L".join(corners()) + "Z"


# The path, and how far below the middle of the shape's bounds a letter looks centred,
# as a share of the shape's height.
SHAPES: dict[str, tuple[str, float]] = {
    "circle": ("M-1 0A1 1 0 0 1 1 0A1 1 0 0 1-1 0Z", 0.0),
    "hexagon": (rounded(regular(6), 0.22), 0.0),
    "shield": (
        "M-15-20H15Q19-20 19-16V-2C19 10 11 17 1.6 21.4Q0 22.2-1.6 21.4C-11 17-19 10-19-2V-16"
        "Q-19-20-15-20Z",
        -0.05,
    ),
    "diamond": (rounded(regular(4), 0.26), 0.0),
    "squircle": ("M-20 0C-20-16.8-16.8-20 0-20S20-16.8 20 0S16.8 20 0 20S-20 16.8-20 0Z", 0.0),
    "triangle": (
        "M-4.5-17.5Q0-25 4.5-17.5C11-9 18 2 22 12Q25 20 17 20.5C6 22-6 22-17 20.5"
        "Q-25 20-22 12C-18 2-11-9-4.5-17.5Z",
        0.1,
    ),
    "drop": (
        "M-2.6-23Q0-25.6 2.6-23C9-16.5 19-7.5 19 4A19 19 0 0 1-19 4C-19-7.5-9-16.5-2.6-23Z",
        0.09,
    ),
    "star": (rounded(star(5, 0.66), 0.24), 0.03),
    "clover": (
        "M0-14.41A10.5 10.5 0 1 1 14.41 0A10.5 10.5 0 1 1 0 14.41"
        "A10.5 10.5 0 1 1-14.41 0A10.5 10.5 0 1 1 0-14.41Z",
        0.0,
    ),
    "pentagon": (rounded(regular(5), 0.26), 0.03),
}


def drawn(path: str) -> RecordingPen:
    """Return a path as drawing commands."""
    recording = RecordingPen()
    parse_path(path, recording)
    return recording


def seat(path: str, letter_drop: float) -> str:
    """Return the SVG of one shape, scaled to AREA and centred in the box."""
    shape = drawn(path)
    area, bounds = AreaPen(), BoundsPen(None)
    shape.replay(area)
    shape.replay(bounds)
    left, top, right, bottom = bounds.bounds
    scale = sqrt(AREA / abs(area.value))
    written = SVGPathPen(None, ntos=lambda number: f"{number:.2f}".rstrip("0").rstrip("."))
    shape.replay(
        TransformPen(
            written,
            Identity.translate(BOX / 2, BOX / 2)
            .scale(scale)
            .translate(-(left + right) / 2, -(top + bottom) / 2),
        )
    )
    letter = BOX / 2 + letter_drop * (bottom - top) * scale
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{BOX}" height="{BOX}" '
        f'viewBox="0 0 {BOX} {BOX}" data-cy="{letter:.1f}">'
        f'<path fill="currentColor" d="{written.getCommands()}"/></svg>\n'
    )


def drawings() -> dict[str, str]:
    """Return the text of every seat shape by its file name."""
    return {f"{name}.svg": seat(path, drop) for name, (path, drop) in SHAPES.items()}


def main() -> None:
    """Write every seat shape."""
    SEATS.mkdir(parents=True, exist_ok=True)
    for name, text in drawings().items():
        (SEATS / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
