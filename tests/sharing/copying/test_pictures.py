"""Codes as pictures and back: as shown, as photographed, and everything that is no such picture."""

import io
import sys
import zlib
from typing import Any

import pytest
from PIL import Image, ImageFilter

from scorekeeper.domain.refusals import CopyRefused
from scorekeeper.sharing.copying import pack, to_frames
from scorekeeper.sharing.pictures import MAX_FILE, read_codes
from scorekeeper.sharing.qr import MAX_VERSION, table_code
from tests.sharing.copying.evenings import Evening

FRAMES = to_frames(pack(Evening(style="cards", reports=True).log()))


def as_file(picture: Image.Image, kind: str = "PNG", **options: Any) -> bytes:
    out = io.BytesIO()
    picture.save(out, kind, **options)
    return out.getvalue()


def drawn(text: str, scale: int = 6) -> Image.Image:
    return Image.open(io.BytesIO(table_code(text).png(scale))).convert("L")


def refusal(data: bytes) -> str:
    with pytest.raises(CopyRefused) as refused:
        read_codes(data)
    return refused.value.key


@pytest.mark.parametrize("frame", FRAMES)
def test_a_code_comes_back_out_of_its_picture(frame: str) -> None:
    assert read_codes(table_code(frame).png()) == [frame]


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
@pytest.mark.parametrize("turn", [0, 7, 45, 90, 180, 270])
def test_a_code_is_read_turned_blurred_and_in_every_format(kind: str, turn: int) -> None:
    photo = drawn(FRAMES[0]).rotate(turn, expand=True, fillcolor=200)
    photo = photo.filter(ImageFilter.GaussianBlur(1.2))
    assert read_codes(as_file(photo, kind)) == [FRAMES[0]]


def test_several_codes_in_one_picture_are_all_read() -> None:
    one, other = drawn(FRAMES[0]), drawn(FRAMES[1])
    both = Image.new("L", (one.width + other.width + 60, one.height), 255)
    both.paste(one, (0, 0))
    both.paste(other, (one.width + 60, 0))
    assert sorted(read_codes(as_file(both))) == sorted(FRAMES)


def test_a_photo_lying_on_its_side_is_turned_as_its_camera_says() -> None:
    lying = Image.Exif()
    lying[0x0112] = 6
    photo = drawn(FRAMES[0]).rotate(90, expand=True)
    assert read_codes(as_file(photo, "JPEG", exif=lying)) == [FRAMES[0]]


def test_light_on_dark_and_transparent_paper_are_read() -> None:
    code = drawn(FRAMES[0])
    assert read_codes(as_file(code.point(lambda value: 255 - value))) == [FRAMES[0]]
    clear = Image.new("RGBA", code.size, (0, 0, 0, 0))
    clear.paste((0, 0, 0, 255), mask=code.point(lambda value: 255 - value))
    assert read_codes(as_file(clear)) == [FRAMES[0]]


def test_what_is_no_picture_of_a_code_is_refused_with_its_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = as_file(drawn(FRAMES[0]))
    assert refusal(b"") == "picture-unreadable"
    assert refusal(b"no picture at all") == "picture-unreadable"
    assert refusal(whole[: len(whole) // 2]) == "picture-unreadable"
    assert refusal(as_file(Image.new("L", (300, 300), 255))) == "picture-no-code"
    assert refusal(as_file(Image.new("L", (1, 1), 255))) == "picture-no-code"
    assert refusal(as_file(drawn(FRAMES[0]), "GIF")) == "picture-unreadable"
    assert refusal(bytes(MAX_FILE + 1)) == "picture-too-large"
    monkeypatch.setitem(sys.modules, "zxingcpp", None)
    assert refusal(whole) == "picture-not-here"


@pytest.mark.filterwarnings("ignore::PIL.Image.DecompressionBombWarning")
def test_a_small_file_of_very_many_pixels_is_refused_before_it_is_unpacked() -> None:
    for side in (8_001, 12_000, 60_000):
        bomb = bytearray(as_file(Image.new("1", (8, 8), 1)))
        bomb[16:24] = side.to_bytes(4, "big") * 2
        bomb[29:33] = zlib.crc32(bomb[12:29]).to_bytes(4, "big")
        assert refusal(bytes(bomb)) == "picture-too-many-pixels"


def test_a_code_is_alphanumeric_and_no_larger_than_phones_read() -> None:
    assert table_code(FRAMES[0]).version <= MAX_VERSION
    for wrong in ("lower case", "SK1:" + "A" * 1000):
        with pytest.raises(ValueError, match=r".+"):
            table_code(wrong)


def test_the_svg_draws_the_same_modules_as_the_png() -> None:
    code = table_code("SK1:ABC")
    dark = sum(map(sum, code.rows))
    runs = [part.split("h")[1].split("v")[0] for part in code.svg().split('d="')[1].split("M")[1:]]
    assert sum(map(int, runs)) == dark
    assert drawn("SK1:ABC", 1).point(lambda value: value == 0).histogram()[1] == dark
