"""How small a copy of a long evening is, how long it takes, and how well its code is read.

An evening of ten players and thirty rounds, beside the usual ways to make a log small; then codes
of the largest version in photos of 1920 × 1080. zbar is measured where it is installed.
"""

import io
import json
import lzma
import random
import zlib
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Final

import zxingcpp
from PIL import Image, ImageChops, ImageFilter

from scorekeeper.domain.events import Event, EventRecord, event_data
from scorekeeper.sharing.copying import pack, to_frames, unpack
from scorekeeper.sharing.copying.frames import WHOLE
from scorekeeper.sharing.pictures import read_codes
from scorekeeper.sharing.qr import table_code
from tests.bench import Row
from tests.sharing.copying.evenings import Evening

SEEDS: Final = range(1, 6)
TIMES: Final = 9
CODES: Final = 40
"""Photos of each kind, each of another code."""

PHOTO: Final = (1920, 1080)
SIDE: Final = 700
"""Pixels of the code in the photo: two thirds of its height."""

Small = Callable[[list[Event]], bytes]
Photo = Callable[[Image.Image, random.Random], Image.Image]
Reader = Callable[[Image.Image], Sequence[str]]


def as_json(log: list[Event]) -> bytes:
    """The log as the exported file has it, without blanks."""
    data = [event_data(event) for event in log]
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def baselines() -> dict[str, Small]:
    """The usual ways; those with msgpack where it is installed."""
    ways: dict[str, Small] = {
        "JSON": as_json,
        "JSON+zlib": lambda log: zlib.compress(as_json(log), 9),
    }
    try:
        import msgpack  # type: ignore[import-untyped]
    except ImportError:
        return ways

    def packed(log: list[Event]) -> bytes:
        return bytes(msgpack.packb([event_data(event) for event in log]))

    ways["msgpack+zlib"] = lambda log: zlib.compress(packed(log), 9)
    ways["msgpack+lzma"] = lambda log: lzma.compress(packed(log), lzma.FORMAT_ALONE, preset=9)
    return ways


def size(evening: Callable[[int], Evening], name: str) -> Row:
    """The median of some evenings, and the codes it takes."""
    logs = [evening(seed).log() for seed in SEEDS]
    packed = [pack(log) for log in logs]
    if any(unpack(copy) != log for copy, log in zip(packed, logs, strict=True)):
        raise AssertionError("a copy does not come back as it was")
    frames = [to_frames(copy) for copy in packed]
    versions = sorted(table_code(frame).version for each in frames for frame in each)
    codes = sorted(map(len, frames))
    others = {way: median(len(small(log)) for log in logs) for way, small in baselines().items()}
    figure = median(map(len, packed))
    cards = [
        hand.number_of_cards()
        for log in logs
        for event in log
        for hand in getattr(getattr(event.payload, "entry", None), "hands", {}).values()
    ]
    held = f", {sum(cards) / len(cards):.1f} cards a hand" if any(cards) else ""
    return (
        f"10 × 30, {name}{held}",
        f"{figure:,.0f} bytes, {_span(codes)} code(s) of version {_span(versions)}",
        ", ".join(f"{way} {bytes_:,.0f}" for way, bytes_ in others.items()),
        f"{figure / min(others.values()):.2f}",
    )


def _span(numbers: Sequence[int]) -> str:
    low, high = numbers[0], numbers[-1]
    return str(low) if low == high else f"{low}–{high}"


def milliseconds(work: Callable[[], object]) -> float:
    """The median of some runs."""
    times = []
    for _ in range(TIMES):
        start = perf_counter()
        work()
        times.append((perf_counter() - start) * 1e3)
    return median(times)


def speed() -> list[Row]:
    """Packing and unpacking, beside JSON with zlib, which also has to become events again."""
    rows: list[Row] = []
    for name, evening in (
        ("totals", Evening()),
        ("cards and reports", Evening(style="cards", reports=True)),
    ):
        log = evening.log()
        packed, zipped = pack(log), zlib.compress(as_json(log), 9)

        def read_again(zipped: bytes = zipped) -> list[Event]:
            records = json.loads(zlib.decompress(zipped))
            return [EventRecord.model_validate(record).event() for record in records]

        for what, ours, theirs in (
            ("encode", lambda log=log: pack(log), lambda log=log: zlib.compress(as_json(log), 9)),
            ("decode", lambda packed=packed: unpack(packed), read_again),
        ):
            figure, baseline = milliseconds(ours), milliseconds(theirs)
            rows.append(
                (
                    f"{what} 10 × 30, {name}, {len(log)} events",
                    f"{figure:.0f} ms",
                    f"JSON+zlib {baseline:.1f} ms",
                    f"{figure / baseline:.0f}",
                )
            )
    return rows


def clean(code: Image.Image, chance: random.Random) -> Image.Image:
    """The code somewhere in the photo."""
    photo = Image.new("L", PHOTO, 170)
    room = (PHOTO[0] - code.width, PHOTO[1] - code.height)
    photo.paste(code, (chance.randint(0, max(room[0], 0)), chance.randint(0, max(room[1], 0))))
    return photo


def rotated(code: Image.Image, chance: random.Random) -> Image.Image:
    """Turned by any angle."""
    turned = code.rotate(chance.uniform(0, 360), Image.Resampling.BICUBIC, True, fillcolor=170)
    side = min(turned.width, PHOTO[1])
    return clean(turned.resize((side, side)) if turned.width > side else turned, chance)


def blurred(code: Image.Image, chance: random.Random) -> Image.Image:
    """Out of focus by a third of a module or so."""
    return clean(code, chance).filter(ImageFilter.GaussianBlur(chance.uniform(1.0, 2.2)))


def noisy(code: Image.Image, chance: random.Random) -> Image.Image:
    """By the light of a lamp: some grain."""
    return _grained(clean(code, chance), chance.uniform(8, 20))


def dim(code: Image.Image, chance: random.Random) -> Image.Image:
    """By the light of a candle: half the contrast, much grain."""
    darker = clean(code, chance).point(lambda value: 60 + value * 0.55)
    return _grained(darker, chance.uniform(25, 55))


def _grained(photo: Image.Image, strength: float) -> Image.Image:
    return ImageChops.add(photo, Image.effect_noise(PHOTO, strength), 1, -128)


def tilted(code: Image.Image, chance: random.Random) -> Image.Image:
    """From the side: the far edge is a fifth shorter."""
    lean = chance.uniform(0.05, 0.2) * SIDE / 2
    corners = (-lean, 0, 0, SIDE, SIDE, SIDE, SIDE + lean, 0)
    return clean(
        code.transform(
            (SIDE, SIDE), Image.Transform.QUAD, corners, Image.Resampling.BICUBIC, fillcolor=170
        ),
        chance,
    )


PHOTOS: Final[dict[str, Photo]] = {
    "clean": clean,
    "rotated": rotated,
    "blurred": blurred,
    "noisy": noisy,
    "dim and noisy": dim,
    "tilted": tilted,
}


def our_reader(photo: Image.Image) -> Sequence[str]:
    """The app's own way, from the bytes of a file."""
    out = io.BytesIO()
    photo.save(out, "JPEG", quality=88)
    try:
        return read_codes(out.getvalue())
    except Exception:
        return ()


def zxing(photo: Image.Image) -> Sequence[str]:
    """zxing-cpp as it comes."""
    return [code.text for code in zxingcpp.read_barcodes(photo)]


def zbar() -> Reader | None:
    """zbar, where the library and its Python package are installed."""
    try:
        from pyzbar import pyzbar
    except ImportError:
        return None
    return lambda photo: [code.data.decode("latin-1") for code in pyzbar.decode(photo)]


def readings() -> list[Row]:
    """Of so many photos of each kind, how many each reader gets right."""
    chance = random.Random(20)
    texts = [to_frames(b"\x01" + chance.randbytes(WHOLE - 1))[0] for _ in range(CODES)]
    if {table_code(text).version for text in texts} != {20}:
        raise AssertionError("the codes are not of the largest version")
    other = zbar()
    rows: list[Row] = []
    for name, taken in PHOTOS.items():
        right = {"ours": 0, "zxing-cpp": 0, "zbar": 0}
        for text in texts:
            drawn = Image.open(io.BytesIO(table_code(text).png(8))).convert("L")
            photo = taken(drawn.resize((SIDE, SIDE), Image.Resampling.BICUBIC), chance)
            right["ours"] += text in our_reader(photo)
            right["zxing-cpp"] += text in zxing(photo)
            right["zbar"] += other is not None and text in other(photo)
        theirs = f"zbar {right['zbar'] / CODES:.0%}" if other else "zbar not installed"
        rows.append(
            (
                f"version 20, {name}, {PHOTO[0]}×{PHOTO[1]}",
                f"{right['ours'] / CODES:.0%} of {CODES} read",
                f"zxing-cpp alone {right['zxing-cpp'] / CODES:.0%}, {theirs}",
                "",
            )
        )
    return rows


def rows() -> list[Row]:
    """Sizes, times, and photos read."""
    return [
        size(lambda seed: Evening(seed), "totals"),
        size(lambda seed: Evening(seed, reports=True), "totals and reports"),
        size(lambda seed: Evening(seed, style="cards"), "cards"),
        size(lambda seed: Evening(seed, style="cards", reports=True), "cards and reports"),
        *speed(),
        *readings(),
    ]
