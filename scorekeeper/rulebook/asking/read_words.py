"""The words of a question as they are read on: written out, without courtesies, slips mended."""

from dataclasses import dataclass

from scorekeeper.rulebook.asking.age_said import without_age
from scorekeeper.rulebook.asking.chatter import text_of, without_chatter
from scorekeeper.rulebook.asking.claims import Claim, claim_of
from scorekeeper.rulebook.asking.dialect import in_writing, with_dialect
from scorekeeper.rulebook.asking.explaining import wants_explained
from scorekeeper.rulebook.asking.lead_ins import without_courtesies, without_lead_in
from scorekeeper.rulebook.asking.rewording import plainly, with_verbs
from scorekeeper.rulebook.asking.tongue import Tongue
from scorekeeper.rulebook.asking.unmarked import with_breaks
from scorekeeper.rulebook.asking.words import with_numbers, words_of


@dataclass(frozen=True, slots=True)
class Read:
    """A question's words, the claim they make, and its text without what is left out of them.

    `explains`: whether it begs to be explained something.
    """

    text: str
    claim: Claim
    explains: bool


def read_words(text: str, tongue: Tongue) -> Read:
    """The words that count of what somebody wrote or said."""
    glossary = tongue.glossary
    said = words_of(text, glossary.language)
    spoken = with_dialect(said, glossary.spoken, glossary.dialects)
    said = in_writing(said, spoken, glossary.language)
    cut = without_courtesies(said, glossary.greetings, glossary.thanks)
    cut = without_chatter(without_age(cut, tongue.numbers), glossary.chatter)
    text = text_of(cut, text, said)
    cut = with_breaks(cut, glossary, tongue.numbers)
    mended = tongue.spelling.mend(with_verbs(without_lead_in(cut, glossary.lead_ins), glossary))
    words = with_numbers(mended, tongue.numbers, glossary.lists["articles"])
    claim = claim_of(plainly(words, glossary), text, glossary)
    return Read(text, claim, wants_explained(cut, glossary))
