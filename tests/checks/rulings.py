"""Are the rulings sound? Part of `python -m tests.checks.rules`: one line per fault.

Ids are there once and the same in all languages, texts have no placeholder but those that are
filled in, citations and conditions lead somewhere, patterns speak of concepts and cards that there
are, and some case always holds.
"""

import re
import tomllib
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from itertools import chain
from pathlib import Path
from string import Formatter
from typing import Final

from pydantic import ValidationError

from scorekeeper.domain.play_rules import PlayRules
from scorekeeper.rulebook import Library, RulesFileBroken
from scorekeeper.rulebook.asking import Rulebase, Situation, load_rulebase
from scorekeeper.rulebook.asking.asks import Pattern, classes_of
from scorekeeper.rulebook.asking.at_table import rules_for
from scorekeeper.rulebook.asking.experience import SILENT
from scorekeeper.rulebook.asking.gathering import facts_of
from scorekeeper.rulebook.asking.glossary import STRUCTURE
from scorekeeper.rulebook.asking.rulings import Case, Ruling
from scorekeeper.rulebook.asking.situation import SaidCard
from tests.checks.citing import uncited
from tests.checks.coverage import coverage_faults
from tests.checks.facts import Condition, FactNames, fact_names

FILLED_IN: Final = frozenset({"card", "pile", "value", "sum", "players", "variant", "who"})
"""The placeholders of the texts of a case."""
UNKNOWN: Final = frozenset({"silent", "outside", "nothing", "too-long"})
"""What is told where no ruling answers."""
_PLACES: Final = frozenset({"card", "played", "pile", "held"})
_ASKS: Final = frozenset({"yes-no", "number", "open", "any"})
_TOGETHER: Final = frozenset({"several", "chain", "copies", "only-draws"})
"""What several cards may be called together; only `card:` is of several."""
_BRACKETS: Final = frozenset("()[]")
_BRACKETED: Final = re.compile(r"\([^()\[\]]*\)|\[[^()\[\]]*\]")


def ruling_faults(rules: Path, library: Library) -> list[str]:
    """Everything that is wrong with the rulings, one line each, in a stable order."""
    try:
        rulebase = load_rulebase(rules, library)
    except RulesFileBroken as broken:
        return [str(broken)]
    except ValidationError as fault:
        return [f"a text of a ruling: {fault}"]
    names = fact_names(library, rulebase)
    files, twice = _files(rules)
    found = list(twice)
    for name, ruling in rulebase.rulings.items():
        place = f"{files[name]}: {name}"
        found.extend(f"{place}: {fault}" for fault in _ruling(ruling, rulebase, library, names))
        found.extend(f"{place}: {fault}" for fault in _falls_through(name, rulebase, library))
    found.extend(f"{files[name]}: {name}: {fault}" for name, fault in uncited(rulebase, library))
    for language in rulebase.texts:
        place = f"text/{language}/rulings.toml"
        found.extend(f"{place}: {fault}" for fault in _texts(language, rulebase, names))
    found.extend(_patterns(files, rulebase, library))
    found.extend(_glossaries(rules, rulebase))
    found.extend(_meanings(rulebase))
    found.extend(_sections(rulebase, library))
    found.extend(_likely(rulebase, names))
    found.extend(_experience(rulebase))
    found.extend(coverage_faults(rules, rulebase, library))
    return found


def _experience(rulebase: Rulebase) -> Iterator[str]:
    for name in sorted(rulebase.experience.rulings):
        if name != SILENT and name not in rulebase.rulings:
            yield f"experience: there is no ruling {name}; learn it anew"


def _files(rules: Path) -> tuple[dict[str, str], list[str]]:
    """The file of each ruling, and which are in two."""
    files: dict[str, str] = {}
    twice = []
    for path in sorted((rules / "rulings").glob("*.toml")):
        place = f"rulings/{path.name}"
        for name in tomllib.loads(path.read_text(encoding="utf-8")):
            if name in files:
                twice.append(f"{place}: {name} is in {files[name]} already")
            files.setdefault(name, place)
    return files, twice


def _ruling(
    ruling: Ruling, rulebase: Rulebase, library: Library, names: FactNames
) -> Iterator[str]:
    ids = [case.id for case in ruling.case]
    yield from (f"the case {name} is there twice" for name in _doubled(ids))
    told = set(chain.from_iterable(text.differs for text in rulebase.texts.values()))
    for case in ruling.case:
        for cite in case.cite:
            if not _resolves(cite, library, names):
                yield f"{case.id}: {cite} is not in sources.toml, sections.toml or gathering.py"
        for number in (case.value, case.shown):
            if isinstance(number, str) and number[1:] not in names.numbers:
                yield f"{case.id}: nothing computes {number}"
        if case.house is not None and case.house not in library.house_rules:
            yield f"{case.id}: the house rule {case.house} is not known"
        yield from (f"{case.id}: differs: {x} is not known" for x in case.differs if x not in told)
        for written in case.when:
            yield from (f"{case.id}: {fault}" for fault in names.faults(Condition.of(written)))


def _resolves(cite: str, library: Library, names: FactNames) -> bool:
    return cite[1:] in names.cites if cite.startswith("@") else _printed(cite, library)


def _printed(cite: str, library: Library) -> bool:
    source, _, section = cite.partition("#")
    return source in library.sources and section in library.sources[source].sections


def _falls_through(name: str, rulebase: Rulebase, library: Library) -> Iterator[str]:
    """Games in which no case holds where nothing more is said: saying more only adds facts."""
    cases = rulebase.rulings[name].case
    if not cases[-1].when:
        return
    said: list[tuple[SaidCard, ...]] = [()]
    if all(_needs_a_card(pattern) for pattern in rulebase.patterns if pattern.ruling == name):
        said = [(SaidCard(kind, 0, 1),) for kind in sorted(_kinds(library))]
    for variant in library.variants.values():
        tables = [rules_for(variant, library)]
        tables += [rules_for(variant, library, [r.id]) for r in library.house_rules_for(variant)]
        found = [
            facts_of(Situation("en", cards=cards), table, rulebase.sections)
            for table in tables
            for cards in said
        ]
        if not all(any(all(map(facts.holds, case.when)) for case in cases) for facts in found):
            yield f"no case need hold in {variant.id}"


def _needs_a_card(pattern: Pattern) -> bool:
    return any(
        not term.optional
        and not term.absent
        and all(option.place in _PLACES for option in term.options)
        for term in pattern.terms
    )


def _kinds(library: Library) -> set[str]:
    return {card.kind for variant in library.variants.values() for card in variant.cards}


def _texts(language: str, rulebase: Rulebase, names: FactNames) -> Iterator[str]:
    texts = rulebase.texts[language]
    yield from _same_ids("", rulebase.rulings.keys(), texts.rulings.keys())
    yield from _same_ids("unknown.", UNKNOWN, texts.unknown.keys())
    used = {name for ruling in rulebase.rulings.values() for c in ruling.case for name in c.differs}
    yield from _same_ids("differs.", used, texts.differs.keys())
    for name in sorted(rulebase.rulings.keys() & texts.rulings.keys()):
        cases = {case.id: case for case in rulebase.rulings[name].case}
        text = texts.rulings[name]
        yield from _same_ids(f"{name}.", cases.keys(), text.cases.keys())
        yield from _plain(f"{name}.name", text.name)
        yield from _plain(f"{name}.ask", text.ask)
        for case_id in sorted(cases.keys() & text.cases.keys()):
            told = text.cases[case_id]
            written = {"": told, **{f"at.{place}.": other for place, other in told.at.items()}}
            for place, text_of in written.items():
                for field in ("answer", "one", "why"):
                    words = getattr(text_of, field) or ""
                    at = f"{name}.{case_id}.{place}{field}"
                    yield from _filled_in(at, words, cases[case_id])
            for condition in chain.from_iterable(map(str.split, told.at)):
                for fault in names.faults(Condition.of(condition)):
                    yield f"{name}.{case_id}.at: {fault}"
    for name, words in texts.differs.items():
        yield from _plain(f"differs.{name}", words)
    for name, told in texts.unknown.items():
        yield from _plain(f"unknown.{name}", f"{told.answer}{told.why}")


def _same_ids(prefix: str, expected: Collection[str], present: Collection[str]) -> Iterator[str]:
    yield from (f"{prefix}{name} is missing" for name in sorted(set(expected) - set(present)))
    yield from (f"{prefix}{name} is not known" for name in sorted(set(present) - set(expected)))


def _plain(place: str, words: str) -> Iterator[str]:
    if "{" in words or "}" in words:
        yield f"{place}: nothing is filled in here"


def _filled_in(place: str, words: str, case: Case) -> Iterator[str]:
    try:
        asked = {name for _, name, _, _ in Formatter().parse(words) if name is not None}
    except ValueError as fault:
        yield f"{place}: {fault}"
        return
    yield from (f"{place}: {{{name}}} is not filled in" for name in sorted(asked - FILLED_IN))
    if asked & {"value", "sum"} and case.value is None and case.shown is None:
        yield f"{place}: {{value}} of a case that has none"


def _patterns(files: Mapping[str, str], rulebase: Rulebase, library: Library) -> Iterator[str]:
    """Terms that can never hold, because there is no such concept, card or unit."""
    concepts = {*rulebase.concepts.strong, *rulebase.concepts.light}
    cards = frozenset[str]().union(*map(classes_of, _kinds(library)))
    for pattern in rulebase.patterns:
        for option in chain.from_iterable(term.options for term in pattern.terms):
            place = f"{files[pattern.ruling]}: {pattern.ruling}: {pattern.written!r}"
            if option.place in _PLACES:
                known = cards | (_TOGETHER if option.place == "card" else frozenset())
                if option.name not in known:
                    yield f"{place}: {option.place}:{option.name} is no card"
            elif option.place == "ask":
                if option.name not in _ASKS:
                    yield f"{place}: nobody asks for {option.name}"
            elif option.place not in {"", "n"}:
                yield f"{place}: {option.place}: is no place for a card"
            elif option.name not in concepts and (option.place, option.name) != ("n", "any"):
                yield f"{place}: {option.name} is no concept"


def _glossaries(rules: Path, rulebase: Rulebase) -> Iterator[str]:
    """Every concept once, and in the words of every language."""
    listed = [*rulebase.concepts.strong, *rulebase.concepts.light]
    yield from (f"concepts.toml: {name} is there twice" for name in _doubled(listed))
    for language in rulebase.tongues:
        path = rules / "text" / language / "glossary.toml"
        written = tomllib.loads(path.read_text(encoding="utf-8"))
        place = f"text/{language}/glossary.toml"
        phrases = {name for name, words in written.items() if words and name not in STRUCTURE}
        yield from (f"{place}: {fault}" for fault in _same_ids("", listed, phrases))
        for name in sorted(set(STRUCTURE) - written.keys()):
            yield f"{place}: the list {name} is missing"
        for name, entries in written.items():
            for entry in entries:
                if not _BRACKETS.isdisjoint(_BRACKETED.sub("", entry)):
                    yield f"{place}: {name}: brackets in brackets, or half of them: {entry!r}"


def _meanings(rulebase: Rulebase) -> Iterator[str]:
    """A meaning joins words: of several languages, or several of one."""
    joined: dict[str, int] = defaultdict(int)
    for words in rulebase.meanings.values():
        for meaning in chain.from_iterable(words.values()):
            joined[meaning] += 1
    for language, words in rulebase.meanings.items():
        alone = {one for one in chain.from_iterable(words.values()) if joined[one] == 1}
        yield from (
            f"text/{language}/meanings.txt: {name} is said by one word of one language"
            for name in sorted(alone)
        )


def _sections(rulebase: Rulebase, library: Library) -> Iterator[str]:
    cited = {
        cite
        for ruling in rulebase.rulings.values()
        for cite in chain.from_iterable(case.cite for case in ruling.case)
    }
    for name, places in rulebase.sections.items():
        if name in PlayRules.model_fields:
            yield f"sections.toml: {name} is a parameter of play, which has its own citations"
        if f"@{name}" not in cited:
            yield f"sections.toml: {name} is never cited"
        for variant, cites in places.items():
            if variant not in library.variants:
                yield f"sections.toml: {name}: {variant} is not known"
            for cite in cites:
                if not _printed(cite, library):
                    yield f"sections.toml: {name}: {cite} is not in sources.toml"


def _likely(rulebase: Rulebase, names: FactNames) -> Iterator[str]:
    for likely in rulebase.likely:
        if likely.ruling not in rulebase.rulings:
            yield f"likely.toml: {likely.ruling} is not known"
        for written in likely.when:
            for fault in names.faults(Condition.of(written)):
                yield f"likely.toml: {likely.ruling}: {fault}"


def _doubled(names: list[str]) -> list[str]:
    counts: dict[str, int] = defaultdict(int)
    for name in names:
        counts[name] += 1
    return sorted(name for name, count in counts.items() if count > 1)
