"""Lists the stems of the words of the glossaries and rule texts: `rules/text/<language>/stems.txt`.

    python -m tests.making.stems

The list only saves time (`scorekeeper/rulebook/asking/stems.py`), so it may be made again whenever
many words have changed.
"""

from collections import defaultdict

from scorekeeper.resources import rules_dir
from scorekeeper.rulebook import load_library
from scorekeeper.rulebook.asking import load_rulebase
from scorekeeper.rulebook.asking.glossary import build_glossary
from scorekeeper.rulebook.asking.lists import read_lists
from scorekeeper.rulebook.asking.stems import computed_stem, remember
from scorekeeper.rulebook.phrases import keys_of


class _Asked(dict[str, str]):
    """Knows no stem, and keeps the words that are asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.words: set[str] = set()

    def get(self, key: str, default: str | None = None) -> str | None:  # type: ignore[override]
        """Nothing; the word is kept."""
        self.words.add(key)
        return default


def words(language: str) -> set[str]:
    """Return every word whose stem is wanted when the rulebook is read."""
    library = load_library(rules_dir())
    rulebase = load_rulebase(rules_dir(), library)
    path = rules_dir() / "text" / language / "glossary.toml"
    asked = _Asked()
    remember(language, asked)
    numbers = rulebase.tongues[language].numbers
    build_glossary(language, read_lists(path.read_text(encoding="utf-8")), numbers)
    found = set(asked.words)
    for text in rulebase.texts[language].rulings.values():
        found.update(keys_of(f"{text.name} {text.ask}"))
        for told in text.cases.values():
            found.update(keys_of(f"{told.answer} {told.why}"))
    return {word for word in found if word.isalpha()}


def made(language: str) -> str:
    """Return the content of the file."""
    by_stem: dict[str, list[str]] = defaultdict(list)
    for word in sorted(words(language)):
        by_stem[computed_stem(word, language)].append(word)
    return "".join(f"{stem} {' '.join(listed)}\n" for stem, listed in sorted(by_stem.items()))


if __name__ == "__main__":
    for folder in sorted(path for path in (rules_dir() / "text").iterdir() if path.is_dir()):
        (folder / "stems.txt").write_text(made(folder.name), encoding="utf-8")
