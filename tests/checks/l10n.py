"""Are the interface strings complete? `python -m tests.checks.l10n` prints one line per fault.

The Fluent files of all languages must say the same things with the same placeholders, every
message the program asks for must exist, and every message that exists must be asked for. A key
built at run time (`t(f"month-{number}")`) counts as the pattern `month-*`; where the program does
not show it, a comment `# l10n: uses month-*` in a Python or Fluent file says so.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

PROGRAM: Final = Path(__file__).parents[2] / "scorekeeper"
REFERENCE: Final = "en"

_SPEAKERS: Final = frozenset({"t", "translate", "warn", "fail"})
"""Functions whose first argument is a message key."""

_REFUSALS: Final = re.compile(r"^(?:\w*Refus(?:al|ed)|StaleRound|SettingsError)$")
"""Errors whose first argument is a message key."""

_ALLOWANCE: Final = re.compile(r"#\s*l10n:\s*uses\s+(.+)")
_TEMPLATE_CALL: Final = re.compile(r"""\bt\(\s*["']([a-z0-9.-]+)["']""")
_TEMPLATES: Final = frozenset({".html", ".jinja", ".j2"})


@dataclass(frozen=True, slots=True)
class Message:
    """A message or one of its attributes (`id.attribute`): where it stands and what it needs."""

    place: str
    placeholders: frozenset[str]


@dataclass(slots=True)
class Uses:
    """What the program asks for. `given` are the names of the values passed, None if unknown."""

    keys: list[tuple[str, str, frozenset[str] | None]] = field(default_factory=list)
    patterns: dict[str, str] = field(default_factory=dict)
    literals: set[str] = field(default_factory=set)


def faults(program: Path) -> list[str]:
    """Everything that is wrong, one line each, in a stable order."""
    found: list[str] = []
    languages: dict[str, dict[str, Message]] = {}
    for folder in sorted(path for path in (program / "l10n").iterdir() if path.is_dir()):
        if any(folder.glob("*.ftl")):
            languages[folder.name] = _messages(folder, program, found)
    reference = languages.get(REFERENCE)
    if reference is None:
        return [f"l10n/{REFERENCE}: there are no messages"]
    for language, messages in languages.items():
        if language != REFERENCE:
            found.extend(_differences(language, messages, reference))
    found.extend(_mismatches(reference, _uses(program)))
    return found


def _messages(folder: Path, program: Path, found: list[str]) -> dict[str, Message]:
    messages: dict[str, Message] = {}
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser(with_spans=True).parse(text).body:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            place = f"{path.relative_to(program)}:{line}"
            if isinstance(entry, ftl.Junk):
                content = (entry.content or "").strip()[:60]
                found.append(f"{place}: cannot be parsed: {content!r}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                for key, pattern in _patterns(entry):
                    if key in messages:
                        found.append(f"{place}: {key} is there twice ({messages[key].place})")
                    if _is_empty(pattern):
                        found.append(f"{place}: {key} is empty")
                    messages[key] = Message(place, _placeholders(pattern))
    return messages


def _patterns(entry: Any) -> Iterator[tuple[str, Any]]:
    prefix = "-" if isinstance(entry, ftl.Term) else ""
    if entry.value is not None or not entry.attributes:
        yield prefix + entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{prefix}{entry.id.name}.{attribute.id.name}", attribute.value


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _placeholders(pattern: Any) -> frozenset[str]:
    variables = _Variables()
    if pattern is not None:
        variables.visit(pattern)
    return frozenset(variables.names)


def _is_empty(pattern: Any) -> bool:
    return pattern is None or not any(map(_says_something, pattern.elements))


def _says_something(element: Any) -> bool:
    literal = getattr(element, "expression", element)
    if isinstance(literal, ftl.TextElement | ftl.StringLiteral):
        return bool(literal.value.strip())
    return True


def _differences(
    language: str, messages: dict[str, Message], reference: dict[str, Message]
) -> Iterator[str]:
    for key in sorted(reference.keys() - messages.keys()):
        yield f"{reference[key].place}: {key} is missing in {language}"
    for key in sorted(messages.keys() - reference.keys()):
        yield f"{messages[key].place}: {key} is missing in {REFERENCE}"
    for key in sorted(messages.keys() & reference.keys()):
        ours, theirs = messages[key].placeholders, reference[key].placeholders
        if ours != theirs:
            yield (
                f"{messages[key].place}: {key} has the placeholders {_listed(ours)}, "
                f"in {REFERENCE} {_listed(theirs)}"
            )


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def _uses(program: Path) -> Uses:
    uses = Uses()
    for path in sorted(program.rglob("*")):
        place = str(path.relative_to(program))
        if path.suffix not in {".py", ".ftl", *_TEMPLATES}:
            continue
        text = path.read_text(encoding="utf-8")
        for number, line in enumerate(text.splitlines(), start=1):
            if allowance := _ALLOWANCE.search(line):
                for pattern in re.split(r"[\s,]+", allowance.group(1).strip()):
                    uses.patterns.setdefault(pattern, f"{place}:{number}")
        if path.suffix == ".py":
            _read_python(ast.parse(text), place, uses)
        elif path.suffix in _TEMPLATES:
            called = _TEMPLATE_CALL.findall(text)
            uses.keys.extend((key, place, None) for key in called)
            uses.literals.update(called)
    return uses


def _read_python(tree: ast.Module, place: str, uses: Uses) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            uses.literals.add(node.value)
        if not isinstance(node, ast.Call) or not node.args:
            continue
        if not _takes_a_key(node.func):
            continue
        given = frozenset(
            keyword.arg.replace("_", "-") for keyword in node.keywords if keyword.arg is not None
        )
        open_ended = any(keyword.arg is None for keyword in node.keywords)
        where = f"{place}:{node.lineno}"
        for key in _keys(node.args[0]):
            if "*" in key:
                uses.patterns.setdefault(key, where)
            else:
                uses.keys.append((key, where, None if open_ended else given))


def _takes_a_key(function: ast.expr) -> bool:
    if isinstance(function, ast.Call):  # translator(language)("key")
        name = _name(function.func)
        return name.endswith("translator")
    name = _name(function)
    return name in _SPEAKERS or bool(_REFUSALS.match(name))


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def _keys(argument: ast.expr) -> Iterator[str]:
    """Literal keys, both arms of a choice, and f-strings with `*` where they are filled in."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.IfExp):
        yield from _keys(argument.body)
        yield from _keys(argument.orelse)
    elif isinstance(argument, ast.JoinedStr):
        parts = [
            str(part.value) if isinstance(part, ast.Constant) else "*" for part in argument.values
        ]
        pattern = "".join(parts)
        if pattern.strip("*"):
            yield pattern


def _mismatches(messages: dict[str, Message], uses: Uses) -> Iterator[str]:
    asked: dict[str, list[str]] = defaultdict(list)
    for key, where, given in uses.keys:
        asked[key].append(where)
        message = messages.get(key)
        if message is None:
            yield f"{where}: there is no message {key}"
        elif given is not None and not message.placeholders <= given:
            missing = _listed(message.placeholders - given)
            yield f"{where}: {key} needs {missing}, which is not passed"
    for pattern, where in uses.patterns.items():
        if not any(fnmatchcase(key, pattern) for key in messages):
            yield f"{where}: no message is called {pattern}"
    for key, message in messages.items():
        whole = key.partition(".")[0]
        known = key in uses.literals or (key != whole and whole in uses.literals)
        if not known and not any(fnmatchcase(key, pattern) for pattern in uses.patterns):
            yield f"{message.place}: {key} is never used"


def main() -> int:
    """Prints the faults; the exit code of the check."""
    found = faults(PROGRAM)
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
