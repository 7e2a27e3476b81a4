"""Who is named in a story of two who swap hands, and whose a number of cards is.

"I lay a seven, keep two and choose Finn, who holds eleven": two are mine, and eleven Finn's. Where
nobody can tell whose a number is, nothing is said.
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.hand_words import CARD, MAIN
from scorekeeper.rulebook.asking.persons import PERSONS, IsName, clauses_cut
from scorekeeper.rulebook.asking.roles import DOES, KIN
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.word_lists import word_list

ME: Final = "me"
THEY: Final = "they"
"""Somebody else, without a name."""
_AND: Final = word_list("exchange.and")
_WITH: Final = word_list("exchange.with")
_MINE: Final = word_list("exchange.mine")
_THEIRS: Final = word_list("exchange.theirs")
_SOMEBODY: Final = word_list("exchange.somebody")
_MY_THINGS: Final = word_list("exchange.my-things")
_BETWEEN: Final = word_list("exchange.between")
_NO_NAMES: Final = word_list("exchange.no-names")
_IMPERSONAL: Final = word_list("exchange.impersonal")


class People:
    """Who is spoken of at which place: "me", "they" for whoever has no name, or the name."""

    def __init__(
        self, words: Sequence[Word], language: str, taken: AbstractSet[int], is_name: IsName
    ) -> None:
        self._words, self._language, self._taken = words, language, taken
        self._persons = PERSONS[language]
        self._names = frozenset(
            words[at].key for at in range(len(words)) if self._may_be_name(at) and is_name(at)
        )
        self.sections = tuple(clauses_cut(words, _AND))
        found = {at: name for at in range(len(words)) if (name := self._at(at))}
        for section in self.sections:
            # "Hab fünf Karten": a verb tells it where nobody is named, and not in "hält Opa".
            does = [at for at in section if words[at].key in self._persons.i_do]
            if does and language != "en" and found.keys().isdisjoint(section):
                found[does[0]] = ME
        # "My brother Tom" is one person, and "Toms" the same one.
        found = {at: name for at, name in found.items() if not (name in KIN and at + 1 in found)}
        known = KIN | self._names
        self._who = {
            at: name.removesuffix("s") if name.removesuffix("s") in known else name
            for at, name in found.items()
        }

    def _may_be_name(self, at: int) -> bool:
        key = self._words[at].key
        if at in self._taken or key in _NO_NAMES | CARD | _WITH or key in COLOURS:
            return False
        if any(key in listed for listed in self._persons):
            return False
        if self._language != "de" or (at and not self._words[at].breaks):
            return True
        # Every sentence begins with a large letter.
        behind = self._words[at + 1] if at + 1 < len(self._words) else self._words[at]
        return behind.value is not None or behind.key in DOES | MAIN["de"]

    def _before(self, at: int) -> str:
        return self._words[at - 1].key if at and not self._words[at].breaks else ""

    def _behind(self, at: int) -> str:
        last = at + 1 == len(self._words) or self._words[at + 1].breaks
        return "" if last else self._words[at + 1].key

    def _at(self, at: int) -> str:
        key, persons = self._words[at].key, self._persons
        behind = self._behind(at)
        if key in persons.i | persons.me:
            return ME
        if key in persons.them and self._before(at) in _OF | _AMONG:
            # "One of them": cards.
            return ""
        if key in _THE_ONE and self._before(at) in _THE and behind in _WITH:
            return THEY
        if key in persons.my | _MINE:
            counts = not behind or self._words[at + 1].value is not None
            own = counts or behind in CARD | _MY_THINGS
            return ME if own else ""
        if key in KIN:
            return key
        if key in self._names or key.removesuffix("s") in self._names:
            return key
        if key in _SOMEBODY:
            return THEY
        if key in _IMPERSONAL and not self._is_owned(at):
            return ""
        they = persons.they | persons.them | persons.perhaps_they
        return THEY if key in they and behind not in KIN else ""

    def _is_owned(self, at: int) -> bool:
        behind = self._behind(at)
        counted = bool(behind) and self._words[at + 1].value is not None
        return counted or behind in CARD | _MY_THINGS

    def section_at(self, place: int) -> range:
        """The part of a sentence that a place is in, cut at commas and at "and"."""
        return next(section for section in self.sections if place in section)

    def named(self, section: range) -> list[str]:
        """Who is named in a part of a sentence, in order."""
        return [self._who[at] for at in section if at in self._who]

    def names(self) -> set[str]:
        """The names of all others."""
        return set(self._who.values()) - {ME, THEY}

    def subject(self, section: range) -> str:
        """Who acts in a part of a sentence: named there, or left out and said before."""
        if named := self.named(section):
            return named[0]
        for other in reversed([s for s in self.sections if s.start < section.start]):
            if named := self.named(other):
                return named[0]
        return ""

    def asked(self, first: int) -> str:
        """Who is asked of: the first one named from there on who is no "with him"."""
        section = self.section_at(first)
        places = [at for at in range(first, section.stop) if at in self._who]
        places += [at for at in range(first - 1, section.start - 1, -1) if at in self._who]
        acting = [at for at in places if not self._is_with(at)]
        return self._who[(acting or places)[0]] if places else ""

    def _is_with(self, at: int) -> bool:
        before = self._before(at)
        if before in self._persons.my | self._persons.perhaps_they or before in _BETWEEN:
            before = self._before(at - 1)
        return before in _WITH

    def owner(self, place: int) -> str:
        """Whose the number at this place is; empty where it cannot be told."""
        section = self.section_at(place)
        direct = self._possessor(place)
        if direct:
            return direct
        relative = next(
            (at for at in range(place - 1, section.start - 1, -1) if self._is_relative(at, place)),
            None,
        )
        if relative is not None:
            return self._other_before(relative) or THEY
        before = [at for at in range(section.start, place) if at in self._who]
        if before:
            return self._who[before[-1]]
        subject = self._left_out(section)
        if subject:
            return subject
        behind = [at for at in range(place + 1, section.stop) if at in self._who]
        return self._who[behind[0]] if behind else ""

    def _possessor(self, place: int) -> str:
        """ "My three", "Mia's hand of three", "die drei von Mia"."""
        at = place - 1
        while at > 0 and self._words[at].key in _BETWEEN and not self._words[at + 1].breaks:
            at -= 1
        if at < 0 or self._words[at + 1].breaks:
            return ""
        key = self._words[at].key
        if key in self._persons.my | _MINE:
            return ME
        if key in _THEIRS:
            return self._other_before(at) or THEY
        skipped = {self._words[p].key for p in range(at + 1, place)}
        if skipped & _HAND and at not in self._who and key not in _WITH | _THE | _VERBS:
            # "Pats hand of five": of somebody whose name nobody knows.
            return THEY
        behind = self._behind(place)
        if behind in _OF and place + 2 in self._who:
            return self._who[place + 2]
        return self._who.get(at, "") if at in self._who and self._who[at] != ME else ""

    def _is_relative(self, at: int, place: int) -> bool:
        """ "Finn, who holds eleven", "oma die elf hat": said of somebody else."""
        if self._words[at].key not in _WHO[self._language]:
            return False
        section = self.section_at(place)
        near = {self._words[p].key for p in range(at, section.stop)}
        if at == section.start and self._behind(at) in _WAS:
            # "Finn, who was carrying eleven": whatever the verb.
            return not near & self._persons.i
        return bool(near & (MAIN[self._language] | _HAS)) and not near & self._persons.i

    def _other_before(self, place: int) -> str:
        """Who was named last before the place, whoever asks left aside."""
        names = (self._who[at] for at in range(place - 1, -1, -1) if at in self._who)
        return next((name for name in names if name not in {ME, THEY}), "")

    def _left_out(self, section: range) -> str:
        """ "Laid a 7, had nine left", "nine left": who acts is said in the part before, or asks."""
        first = self._words[section.start].key
        if first in _AND and section.start + 1 in section:
            first = self._words[section.start + 1].key
        remains = not self.named(section) and any(self._words[at].key in _REMAIN for at in section)
        if first not in _VERBS and not remains:
            return ""
        earlier = [s for s in self.sections if s.start < section.start]
        return (self.subject(earlier[-1]) if earlier else "") or ME


_WHO: Final = {
    "en": frozenset({"who", "whos"}),
    "de": frozenset({"der", "die", "das", "welcher"}),
    "nl": frozenset({"die"}),
}
"""In one language a word for somebody, in another for something else."""
_AMONG: Final = word_list("exchange.included")
_HAND: Final = word_list("exchange.hand")
_THE: Final = word_list("exchange.the")
_THE_ONE: Final = word_list("exchange.the-one")
_OF: Final = word_list("exchange.of")
_HAS: Final = word_list("exchange.has")
_REMAIN: Final = word_list("exchange.remain")
_WAS: Final = word_list("exchange.was")
_VERBS: Final = word_list("exchange.verbs")
