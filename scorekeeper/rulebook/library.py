"""The rules library: variants, house rules, sources, and what they are called in each language.

Reading the files is in `loading.py`, understanding words in `handwords.py`; whether the library is
complete and every number cited is proved by `python -m tests.checks.rules`.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from scorekeeper.domain.house_rules import HouseRule
from scorekeeper.domain.refusals import RulesRefused
from scorekeeper.domain.variants import Variant
from scorekeeper.rulebook.broken import RulesFileBroken
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.patience import without_collecting
from scorekeeper.rulebook.phrases import written_together
from scorekeeper.rulebook.texts import CardText, LanguageTexts, OwnTexts, Source, VariantText
from scorekeeper.rulebook.vocabulary import build_lexicon

FALLBACK: Final = "en"
OWN_CARD: Final = "--"
"""Stands between variant and card in the id of a card that only an own variant knows."""


@dataclass(frozen=True, slots=True)
class CitationText:
    """A citation for the reader: source and edition in their language, the heading as printed."""

    source_title: str
    edition: str
    section: str


@dataclass(frozen=True, slots=True, eq=False)
class Library:
    """Everything in `rules/` and the table's own variants. An id without a text shows as itself.

    `texts` are those of `rules/`, `own` those of own variants by id; `broken` are the own files
    that could not be used.
    """

    variants: Mapping[str, Variant]
    house_rules: Mapping[str, HouseRule]
    sources: Mapping[str, Source]
    texts: Mapping[str, LanguageTexts]
    own: Mapping[str, OwnTexts] = field(default_factory=dict)
    broken: tuple[RulesFileBroken, ...] = ()
    _lexicons: dict[tuple[str, str, tuple[str, ...]], Lexicon] = field(
        default_factory=dict, repr=False
    )

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that have texts."""
        return tuple(self.texts)

    def variant(self, variant_id: str) -> Variant:
        """The variant of that id. Raises RulesRefused where there is none."""
        found = self.variants.get(variant_id)
        if found is None:
            raise RulesRefused("rules-variant-unknown", variant=variant_id)
        return found

    def find_variant(self, text: str) -> str | None:
        """The id of the variant that people call so, in any language and spelling; else None."""
        return _called(text, ((variant, self.names_of(variant)) for variant in self.variants))

    def find_house_rule(self, text: str) -> str | None:
        """The id of the house rule that people call so, in any language and spelling; else None."""
        return _called(text, ((rule, self._names_of_house_rule(rule)) for rule in self.house_rules))

    def _names_of_house_rule(self, house_rule: str) -> Iterator[str]:
        yield house_rule
        for language in self.texts.values():
            text = language.house_rules.get(house_rule)
            if text is not None:
                yield from (text.name, *text.aliases)

    def names_of(self, variant_id: str) -> Iterator[str]:
        """Everything that the variant is called: its id, names and aliases in all languages."""
        yield variant_id
        for language in self.texts:
            text = self._variant_text(variant_id, language)
            if text is not None:
                yield from (text.name, *text.aliases)

    def is_own(self, variant_id: str) -> bool:
        """Whether the variant comes from a file of this table's own."""
        return variant_id in self.own

    def variant_name(self, variant_id: str, language: str) -> str:
        """What the variant is called."""
        found = self._variant_text(variant_id, language)
        return found.name if found else variant_id

    def variant_line(self, variant_id: str, language: str) -> str:
        """One line that tells people what the variant is; empty where nobody wrote one."""
        found = self._variant_text(variant_id, language)
        return found.line if found else ""

    def two_players(self, variant_id: str, language: str) -> str:
        """What changes when only two play; an own game goes by the one it is based on."""
        variant = self.variants.get(variant_id)
        found = self._variant_text(variant_id, language)
        if variant is not None and variant.based_on and not (found and found.two_players):
            found = self._variant_text(variant.based_on, language)
        return found.two_players if found else ""

    def variant_names(self, language: str) -> dict[str, str]:
        """The names of all variants by id."""
        return {variant: self.variant_name(variant, language) for variant in self.variants}

    def house_rules_for(self, variant: Variant) -> tuple[HouseRule, ...]:
        """The house rules that the variant may be played with."""
        return tuple(rule for rule in self.house_rules.values() if rule.goes_with(variant))

    def house_rule_name(self, house_rule: str, language: str) -> str:
        """What the house rule is called."""
        found = self._texts(language).house_rules.get(house_rule)
        return found.name if found else house_rule

    def house_rule_line(self, house_rule: str, language: str) -> str:
        """One line that says what the house rule changes."""
        found = self._texts(language).house_rules.get(house_rule)
        return found.line if found else ""

    def card_name(self, kind: str, language: str) -> str:
        """What the card kind is called, in full."""
        found = self._card_text(kind, language)
        return found.name if found else kind

    def card_article(self, kind: str, language: str) -> str:
        """What is said before the card kind's name in a sentence; empty where nothing is."""
        found = self._card_text(kind, language)
        return found.article or "" if found else ""

    def card_label(self, kind: str, language: str) -> str:
        """What the card kind is called on a key of the pad."""
        found = self._card_text(kind, language)
        return found.label if found else kind

    def citation(self, cite: str, language: str) -> CitationText:
        """The reader's form of `source#section`; headings are as printed, where they are."""
        source_id, _, section = cite.partition("#")
        source = self.sources.get(source_id)
        text = self._texts(language).sources.get(source_id)
        printed = source.sections.get(section, section) if source else section
        return CitationText(
            source_title=text.title if text else source_id,
            edition=text.edition if text else "",
            section=text.sections.get(section, printed) if text else printed,
        )

    def lexicon(self, variant: Variant, deck: str, languages: tuple[str, ...]) -> Lexicon:
        """The words for the cards of one deck in these languages; built once, then kept."""
        key = (variant.id, deck, languages)
        if key not in self._lexicons:
            texts = [
                self._spoken(variant.id, language)
                for language in languages
                if language in self.texts
            ]
            with without_collecting():
                built = build_lexicon(texts, variant.cards_of(deck))
                built.prepare()
            self._lexicons[key] = built
        return self._lexicons[key]

    def _spoken(self, variant_id: str, language: str) -> LanguageTexts:
        """The words of a language at a table that plays this variant; its own come first."""
        texts = self.texts[language]
        own = self.own.get(variant_id)
        return replace(texts, cards={**own.cards[language], **texts.cards}) if own else texts

    def _variant_text(self, variant_id: str, language: str) -> VariantText | None:
        own = self.own.get(variant_id)
        if own is not None:
            return own.variant.get(language) or own.variant[FALLBACK]
        return self._texts(language).variants.get(variant_id)

    def _card_text(self, kind: str, language: str) -> CardText | None:
        own = self.own.get(kind.partition(OWN_CARD)[0]) if OWN_CARD in kind else None
        if own is not None:
            return (own.cards.get(language) or own.cards[FALLBACK]).get(kind)
        return self._texts(language).cards.get(kind)

    def _texts(self, language: str) -> LanguageTexts:
        return self.texts.get(language) or self.texts[FALLBACK]


def _called(text: str, names: Iterable[tuple[str, Iterable[str]]]) -> str | None:
    key = written_together(text)
    found = (one for one, own in names if any(written_together(name) == key for name in own))
    return next(found, None) if key else None
