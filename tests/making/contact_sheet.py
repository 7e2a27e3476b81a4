"""Puts every drawing of `assets/` on one picture, by day and by night, to look at after a change.

python -m tests.making.contact_sheet sheet.png
"""

import argparse
import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.making.icons import CHROMIUM

ASSETS = Path(__file__).parents[2] / "assets"
GROUPS = {
    "symbols/cards": (48, 24, 20),
    "symbols/colours": (48, 24, 20),
    "symbols/seats": (48, 28),
    "icons/ui": (24,),
}
DAY_AND_NIGHT = (("#FBF6EC", "#17153B"), ("#121029", "#F6F1E6"))


def drawn(file: Path, size: int) -> str:
    """Return a drawing at a size in pixels."""
    sized = re.sub(r' (?:width|height)="\d+"', "", file.read_text(encoding="utf-8"), count=2)
    return sized.replace("<svg ", f'<svg style="width:{size}px;height:{size}px" ')


def sheet() -> str:
    """Return the page with every group twice."""
    parts = []
    for paper, ink in DAY_AND_NIGHT:
        parts.append(f'<section style="background:{paper};color:{ink}">')
        for folder, sizes in GROUPS.items():
            for file in sorted((ASSETS / folder).glob("*.svg")):
                pictures = " ".join(drawn(file, size) for size in sizes)
                parts.append(f"<figure>{pictures}<figcaption>{file.stem}</figcaption></figure>")
        parts.append("</section>")
    style = (
        "body{margin:0}section{padding:16px;display:flex;flex-wrap:wrap;gap:14px 18px}"
        "figure{margin:0;text-align:center;font:11px sans-serif}"
    )
    return f"<meta charset=utf-8><style>{style}</style>{''.join(parts)}"


def main() -> None:
    """Write the sheet to the file named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("target", type=Path, help="the PNG to write")
    target = parser.parse_args().target
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-quic"]
        )
        page = browser.new_page(viewport={"width": 1400, "height": 600})
        page.set_content(sheet())
        page.screenshot(path=target, full_page=True)
        browser.close()


if __name__ == "__main__":
    main()
