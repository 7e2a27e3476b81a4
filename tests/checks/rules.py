"""Is the rules library sound? `python -m tests.checks.rules` prints one line per fault.

Every file has its shape, every number a citation that resolves, every id the same in all
languages, no word means two things for the cards of one deck, and no name two games. House rules
change something in every game they are offered for. Citations in the program's own docstrings
(`source#section`) are resolved too. What is checked of the rulings is in `rulings.py`.
"""

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Set
from pathlib import Path
from typing import Any, Final

from scorekeeper.domain.house_rules import HouseRule, play_rules
from scorekeeper.domain.variants import Deck, Variant
from scorekeeper.rulebook import Library, RulesFileBroken, load_library
from scorekeeper.rulebook.own_variants import OWN_SOURCE
from scorekeeper.rulebook.phrases import written_together
from scorekeeper.rulebook.roles import Role
from scorekeeper.rulebook.small_words import small_words
from scorekeeper.rulebook.texts import CardText
from scorekeeper.rulebook.vocabulary import claims
from tests.checks.rulings import ruling_faults

RULES: Final = Path(__file__).parents[2] / "rules"
PROGRAM: Final = Path(__file__).parents[2] / "scorekeeper"
LANGUAGES: Final = ("en", "de", "nl")
MAX_LABEL: Final = 10
"""Letters. A key of the pad on a narrow phone shows no more."""

Keys = Mapping[tuple[str, str], Set[str]]
"""What a card kind is called in a language: every key under which it is known."""

_CITATION: Final = re.compile(r"`([a-z0-9-]+)#([a-z0-9-]+)`")


def faults(rules: Path, program: Path | None = None) -> list[str]:
    """Everything that is wrong, one line each, in a stable order."""
    try:
        library = load_library(rules)
    except RulesFileBroken as broken:
        return [str(broken)]
    found = [
        f"text/{language}: there are no texts in this language"
        for language in LANGUAGES
        if language not in library.texts
    ]
    keys = _keys_of_cards(library)
    for variant in library.variants.values():
        found.extend(_citations(variant, library))
        found.extend(_deck_sizes(variant))
        found.extend(_contested_words(variant, library, keys))
    for rule in library.house_rules.values():
        found.extend(_house_rule(rule, library))
    found.extend(_ids(library))
    found.extend(_headings(library))
    found.extend(_two_players(library))
    found.extend(_contested_names(library))
    for language in library.texts:
        found.extend(_cards(language, library))
        found.extend(_numbers(language, library))
    found.extend(ruling_faults(rules, library))
    if program is not None:
        found.extend(_docstrings(program, library))
    return found


def _citations(variant: Variant, library: Library) -> Iterator[str]:
    place = f"variants/{variant.id}.toml"
    cited: set[str] = set()
    for where, cite in _cites(variant.model_dump(), ""):
        source, _, _ = cite.partition("#")
        cited.add(source)
        if source not in variant.sources:
            yield f"{place}: {where}: {cite} is not among the variant's sources"
        if not _resolves(cite, library):
            yield f"{place}: {where}: {cite} is not in sources.toml"
    for source in variant.sources:
        if source not in cited:
            yield f"{place}: the source {source} is never cited"
    if OWN_SOURCE in cited:
        yield f"{place}: {OWN_SOURCE} is the source of the tables' own files only"
    if variant.dealt is None:
        yield f"{place}: dealt is missing"


def _resolves(cite: str, library: Library) -> bool:
    source, _, section = cite.partition("#")
    return source in library.sources and section in library.sources[source].sections


def _house_rule(rule: HouseRule, library: Library) -> Iterator[str]:
    place = f"house-rules/{rule.id}.toml"
    for cite in rule.cite:
        if not _resolves(cite, library):
            yield f"{place}: {cite} is not in sources.toml"
    for variant_id in rule.variants:
        variant = library.variants.get(variant_id)
        if variant is None:
            yield f"{place}: variants: {variant_id} is not known"
            continue
        played = play_rules(variant, [rule])
        for name in rule.overlay:
            before, after = getattr(variant.play, name), getattr(played, name)
            if before is not None and before.value == after.value:
                yield f"{place}: {name} is {after.value!r} in {variant_id} anyhow"


def _cites(data: Any, where: str) -> Iterator[tuple[str, str]]:
    if isinstance(data, Mapping):
        for cite in data.get("cite", ()):
            yield where, cite
        for name, value in data.items():
            yield from _cites(value, f"{where}.{name}".lstrip("."))
    elif isinstance(data, list | tuple):
        for value in data:
            name = value.get("kind", value.get("id", "")) if isinstance(value, Mapping) else ""
            yield from _cites(value, f"{where}[{name}]")


def _deck_sizes(variant: Variant) -> Iterator[str]:
    place = f"variants/{variant.id}.toml"
    for deck in variant.decks:
        counts = [card.count.value for card in variant.cards_of(deck.id) if card.count]
        complete = len(counts) == len(variant.cards_of(deck.id))
        if deck.size is None:
            yield f"{place}: the size of deck {deck.id} is missing"
        elif complete and sum(counts) != deck.size.value:
            yield (
                f"{place}: deck {deck.id} has {deck.size.value} cards, "
                f"its kinds add up to {sum(counts)}"
            )
        yield from (f"{place}: deck {deck.id}: {fault}" for fault in _customizable(variant, deck))


def _customizable(variant: Variant, deck: Deck) -> Iterator[str]:
    printed = next(
        (card.count for card in variant.cards_of(deck.id) if card.kind == "customizable"), None
    )
    usable = deck.customizable
    if (usable.value if usable else None) != (printed.value if printed else None):
        yield "customizable is not the number of its customizable cards"


def _keys_of_cards(library: Library) -> Keys:
    """Made once: the same cards are in many decks."""
    return {
        (language, kind): {
            *(key for key, _ in claims(text, texts)),
            *map(written_together, text.joined),
        }
        for language, texts in library.texts.items()
        for kind, text in texts.cards.items()
    }


def _contested_words(variant: Variant, library: Library, keys: Keys) -> Iterator[str]:
    """Words of all languages together: people mix them."""
    for deck in variant.decks:
        owners: dict[str, set[str]] = defaultdict(set)
        for language in library.texts:
            for card in variant.cards_of(deck.id):
                if (language, card.kind) not in keys:
                    yield f"text/{language}/cards.toml: {card.kind} is missing"
                for key in keys.get((language, card.kind), ()):
                    owners[key].add(card.kind)
        for texts in library.texts.values():
            for key, meaning in small_words(texts):
                # "seven" is the number 7 and the card 7, "een" is the card 1, one and a.
                number = meaning.role in {Role.NUMBER_WORD, Role.ARTICLE}
                is_its_card = number and owners[key] <= {str(meaning.value)}
                if owners[key] and not is_its_card:
                    owners[key].add(f"the small word ({meaning.role.name.lower()})")
        for key, kinds in sorted(owners.items()):
            if len(kinds) > 1:
                listed = " and ".join(sorted(kinds))
                yield f"{variant.id}, deck {deck.id}: the word {key!r} means {listed}"


def _two_players(library: Library) -> Iterator[str]:
    """What changes for two is told in every language or in none, and only where it is cited."""
    for variant in library.variants.values():
        cited = variant.play.two_players_reverse_skips is not None
        for language, texts in library.texts.items():
            told = variant.id in texts.variants and bool(texts.variants[variant.id].two_players)
            if told != cited:
                yield (
                    f"text/{language}/variants.toml: {variant.id}: two_players is "
                    f"{'told but not cited' if told else 'missing'}"
                )


def _ids(library: Library) -> Iterator[str]:
    kinds = {card.kind for variant in library.variants.values() for card in variant.cards}
    for language, texts in library.texts.items():
        for file, expected, present in (
            ("cards", kinds, texts.cards.keys()),
            ("variants", library.variants.keys(), texts.variants.keys()),
            ("house-rules", library.house_rules.keys(), texts.house_rules.keys()),
            ("sources", library.sources.keys(), texts.sources.keys()),
            ("connectors", library.texts["en"].connectors.colours, texts.connectors.colours),
        ):
            for missing in sorted(set(expected) - set(present)):
                yield f"text/{language}/{file}.toml: {missing} is missing"
            for unknown in sorted(set(present) - set(expected)):
                yield f"text/{language}/{file}.toml: {unknown} is not known in rules/"


def _headings(library: Library) -> Iterator[str]:
    """What is printed nowhere has its headings in all languages, or in none."""
    for language, texts in library.texts.items():
        for source, text in texts.sources.items():
            known = library.sources[source].sections if source in library.sources else {}
            place = f"text/{language}/sources.toml: {source}.sections"
            for unknown in sorted(text.sections.keys() - known.keys()):
                yield f"{place}: {unknown} is not known in rules/"
            told = {
                name
                for one in library.texts.values()
                if source in one.sources
                for name in one.sources[source].sections
            }
            for missing in sorted(told - text.sections.keys()):
                yield f"{place}: {missing} is missing"


def _contested_names(library: Library) -> Iterator[str]:
    """Names and aliases of games, of all languages together: people mix them."""
    owners: dict[str, set[str]] = defaultdict(set)
    for variant in library.variants:
        for name in library.names_of(variant):
            owners[written_together(name)].add(variant)
    for key, variants in sorted(owners.items()):
        if len(variants) > 1:
            yield f"the name {key!r} means {' and '.join(sorted(variants))}"
    for language, texts in library.texts.items():
        for variant, text in texts.variants.items():
            keys = [written_together(alias) for alias in text.aliases]
            for key in _twice(keys):
                yield f"text/{language}/variants.toml: {variant}: {key!r} is listed twice"


def _cards(language: str, library: Library) -> Iterator[str]:
    place = f"text/{language}/cards.toml"
    for kind, text in library.texts[language].cards.items():
        if len(text.label) > MAX_LABEL:
            yield f"{place}: {kind}: the label {text.label!r} is longer than {MAX_LABEL}"
        for field in ("words", "plurals", "joined"):
            words = [word.casefold() for word in getattr(text, field)]
            for word in _twice(words):
                yield f"{place}: {kind}: {word!r} is listed twice in {field}"
        yield from (
            f"{place}: {kind}: {phrase!r} is in words and in joined" for phrase in _both(text)
        )


def _twice(words: Iterable[str]) -> list[str]:
    return sorted(word for word, times in Counter(words).items() if times > 1)


def _both(text: CardText) -> list[str]:
    spaced = {written_together(word) for word in (*text.words, *text.plurals)}
    return [phrase for phrase in text.joined if written_together(phrase) in spaced]


def _numbers(language: str, library: Library) -> Iterator[str]:
    words = library.texts[language].numbers.words
    owners: dict[str, int] = {}
    for value in range(101):
        if not words.get(value):
            yield f"text/{language}/numbers.toml: {value} has no word"
        for word in words.get(value, ()):
            if owners.setdefault(written_together(word), value) != value:
                yield f"text/{language}/numbers.toml: {word!r} is two numbers"


def _docstrings(program: Path, library: Library) -> Iterator[str]:
    for path in sorted(program.rglob("*.py")):
        for source, section in _CITATION.findall(path.read_text(encoding="utf-8")):
            known = library.sources.get(source)
            if source != "source" and (known is None or section not in known.sections):
                yield f"{path.relative_to(program)}: {source}#{section} is not in sources.toml"


def main() -> int:
    """Prints the faults; the exit code of the check."""
    found = faults(RULES, PROGRAM)
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
