"""Reading a table's own variants: the TOML files in the folder `variants` of the data folder.

A file that cannot be used is reported and left out; whatever people drop there, no other game is
affected and nothing is raised.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from scorekeeper.rulebook.broken import RulesFileBroken, line_of, written_place
from scorekeeper.rulebook.library import Library
from scorekeeper.rulebook.own_format import MAX_BYTES, MAX_FILES, OwnVariant, OwnVariantId
from scorekeeper.rulebook.own_texts import own_texts
from scorekeeper.rulebook.own_variants import OwnFileRefused, own_variant

_ID: Final[TypeAdapter[str]] = TypeAdapter(OwnVariantId)
_LINE: Final = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)")

# pydantic's error type -> the message that explains it.
_EXPLANATIONS: Final = {
    "extra_forbidden": "own-file-key-unknown",
    "missing": "own-file-key-missing",
    "int_type": "own-file-not-a-number",
    "int_from_float": "own-file-not-a-number",
    "bool_type": "own-file-not-yes-or-no",
    "string_type": "own-file-not-a-text",
    "string_too_short": "own-file-text-empty",
    "string_too_long": "own-file-text-too-long",
    "string_pattern_mismatch": "own-file-id-wrong",
    "greater_than_equal": "own-file-too-small",
    "less_than_equal": "own-file-too-large",
    "literal_error": "own-file-not-a-choice",
    "too_long": "own-file-too-many",
}
_DETAILS: Final = {"ge": "limit", "le": "limit", "max_length": "limit", "expected": "choices"}


def with_own_variants(library: Library, folder: Path) -> Library:
    """The library with the variants of that folder, and what is wrong with the files there."""
    broken: list[RulesFileBroken] = []
    paths = _paths(folder, broken)
    for path in paths[:MAX_FILES]:
        try:
            library = _with(library, path)
        except RulesFileBroken as fault:
            broken.append(fault)
    if len(paths) > MAX_FILES:
        refusal = OwnFileRefused("own-file-too-many-files", limit=MAX_FILES)
        broken.append(_broken(folder, refusal, ""))
    return replace(library, broken=tuple(broken))


def _paths(folder: Path, broken: list[RulesFileBroken]) -> list[Path]:
    try:
        return sorted(
            path
            for path in folder.iterdir()
            if path.suffix.lower() == ".toml" and not path.name.startswith(".")
        )
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as fault:
        broken.append(_unreadable(folder, fault))
        return []


def _with(library: Library, path: Path) -> Library:
    """The library with the variant in the file. Raises RulesFileBroken."""
    text = ""
    try:
        variant_id = _id(path, library)
        text = _content(path)
        own = OwnVariant.model_validate(tomllib.loads(text))
        variant = own_variant(variant_id, own, library)
        texts = own_texts(own, variant, library)
    except OwnFileRefused as refusal:
        raise _broken(path, refusal, text) from None
    except ValidationError as fault:
        raise _invalid(path, fault, text) from None
    except (ValueError, RecursionError) as fault:
        # Also what is no TOML only for its size: numbers of 5000 digits, lists in 500 lists.
        raise _not_toml(path, fault, text) from None
    except OSError as fault:
        raise _unreadable(path, fault) from None
    return replace(
        library,
        variants={**library.variants, variant.id: variant},
        own={**library.own, variant.id: texts},
    )


def _id(path: Path, library: Library) -> str:
    if path.stem in library.variants:
        raise OwnFileRefused("own-file-id-taken", name=path.stem)
    try:
        return _ID.validate_python(path.stem)
    except ValidationError:
        raise OwnFileRefused("own-file-id-wrong", name=path.stem) from None


def _content(path: Path) -> str:
    if not path.is_file():
        raise OSError("not a file")
    with path.open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise OwnFileRefused("own-file-too-big", limit=MAX_BYTES // 1000)
    return content.decode("utf-8-sig")


def _broken(path: Path, refusal: OwnFileRefused, text: str, reason: str = "") -> RulesFileBroken:
    return RulesFileBroken(
        path,
        written_place(refusal.place),
        reason or str(refusal),
        line=line_of(text, refusal.place),
        key=refusal.key,
        params=refusal.params,
    )


def _invalid(path: Path, fault: ValidationError, text: str) -> RulesFileBroken:
    first = fault.errors(include_url=False, include_input=False)[0]
    # Neither the branch "in all languages" nor the mark of a key is anything that was written.
    place = tuple(part for part in first["loc"] if part not in ("", "[key]"))
    details: Mapping[str, Any] = first.get("ctx", {})
    params = {_DETAILS[name]: value for name, value in details.items() if name in _DETAILS}
    if "choices" in params:
        params["choices"] = params["choices"].removeprefix("'', ")
    key = _EXPLANATIONS.get(first["type"], "own-file-value-wrong")
    refusal = OwnFileRefused(key, place, name=written_place(place), **params)
    return _broken(path, refusal, text, first["msg"])


def _not_toml(path: Path, fault: ValueError | RecursionError, text: str) -> RulesFileBroken:
    if isinstance(fault, UnicodeDecodeError):
        return RulesFileBroken(path, "", str(fault), key="own-file-not-utf8")
    message = str(fault)
    where = _LINE.search(message)
    line = None
    if where is not None:
        line = int(where[1]) if where[1] else max(1, len(text.splitlines()))
    reason = _LINE.sub("", message)
    params = {"reason": reason}
    return RulesFileBroken(path, "", reason, line=line, key="own-file-not-toml", params=params)


def _unreadable(path: Path, fault: OSError) -> RulesFileBroken:
    reason = fault.strerror or str(fault)
    return RulesFileBroken(path, "", reason, key="own-file-unreadable", params={"reason": reason})
