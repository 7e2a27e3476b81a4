"""Fonts that the web client asks for when a name needs letters that ours do not have.

The client would take them from a CDN; told not to, it asks this server, and asks again without
end where it gets no font. So every such request is answered: with the script's font where we carry
it, else with a small one that ends the asking and leaves a box.
"""

from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse
from starlette.routing import Route

from scorekeeper.resources import assets_dir

_CARRIED: Final = {
    "notosanshebrew": "NotoSansHebrew-Regular.woff2",
    "notosansarabic": "NotoSansArabic-Regular.woff2",
    "notocoloremoji": "NotoEmoji-Regular.woff2",
    "notoemoji": "NotoEmoji-Regular.woff2",
}
_SMALLEST: Final = "NotoSansHebrew-Regular.woff2"


async def fallback_font(request: Request) -> FileResponse:
    """The font of a family, whatever version and slice of it was asked for."""
    name = _CARRIED.get(request.path_params["family"], _SMALLEST)
    return FileResponse(
        assets_dir() / "fonts" / "noto" / name,
        media_type="font/woff2",
        headers={"Cache-Control": "public, max-age=604800"},
    )


FONT_ROUTE: Final = Route("/assets/fonts/{family}/{version}/{file}", fallback_font)
