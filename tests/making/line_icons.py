"""Copies the line icons that the screens use from Lucide into `assets/icons/ui/`.

Run again after adding a name to ICONS or to update the package:

    npm install --prefix build/packages lucide-static@1.62.0
    python -m tests.making.line_icons build/packages/node_modules

The drawings are Lucide's, unchanged; only comments, class names and line breaks go, because the
text of an icon travels inside pages. Card symbols and seat shapes are our own: see card_symbols.py.
"""

import argparse
import re
import shutil
from pathlib import Path

TARGET = Path(__file__).parents[2] / "assets" / "icons" / "ui"

ICONS = (
    "a-large-small",
    "arrow-down",
    "arrow-left",
    "arrow-right",
    "arrow-up",
    "book-open",
    "chart-line",
    "check",
    "chevron-down",
    "chevron-right",
    "circle-help",
    "copy",
    "crown",
    "delete",
    "dices",
    "download",
    "ellipsis-vertical",
    "eye",
    "flame",
    "gavel",
    "git-compare",
    "grip-vertical",
    "hand-helping",
    "history",
    "house",
    "info",
    "languages",
    "layers",
    "list",
    "mic",
    "minus",
    "moon",
    "pause",
    "pencil",
    "play",
    "plus",
    "qr-code",
    "quote",
    "redo-2",
    "rotate-ccw",
    "scale",
    "scan-qr-code",
    "settings",
    "share-2",
    "shuffle",
    "skull",
    "sun",
    "sun-moon",
    "trash-2",
    "triangle-alert",
    "trophy",
    "undo-2",
    "upload",
    "user-plus",
    "users",
    "wifi-off",
    "x",
)


def compact(svg: str) -> str:
    """Return the same drawing on one line."""
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\s+class="[^"]*"', "", svg)
    svg = re.sub(r"\s+", " ", svg)
    return svg.replace("> <", "><").replace(" />", "/>").replace(" >", ">").strip() + "\n"


def main() -> None:
    """Copy every icon in ICONS and the licence, and remove icons that are no longer named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("packages", type=Path, help="the node_modules that npm installed into")
    package = parser.parse_args().packages / "lucide-static"
    TARGET.mkdir(parents=True, exist_ok=True)
    for old in TARGET.glob("*.svg"):
        old.unlink()
    for name in ICONS:
        source = (package / "icons" / f"{name}.svg").read_text(encoding="utf-8")
        (TARGET / f"{name}.svg").write_text(compact(source), encoding="utf-8")
    shutil.copyfile(package / "LICENSE", TARGET / "LICENSE")


if __name__ == "__main__":
    main()
