"""Questions that are dictated or typed without any mark: where a comma is sure to belong.

A comma too many does as much harm as one too few, so only those are put that hardly ever mislead:
before the question behind a story, a tag at the end, the next card of a list.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.glossary import Glossary
from scorekeeper.rulebook.asking.words import Word
from scorekeeper.rulebook.phrases import keys_of


def _set(written: str) -> frozenset[str]:
    return frozenset(keys_of(written))


_AMOUNTS: Final = frozenset(
    {("how", "many"), ("how", "much"), ("how", "big"), ("wie", "viele"), ("wie", "viel")}
    | {("wie", "vielen"), *((key,) for key in keys_of("wieviel wieviele hoeveel"))}
)
_QUESTION_WORDS: Final = _set(
    "how what who whose whom which wich where why when was wer wen wie wann welche welcher welches"
    " welchem welchen wem warum wo wieviel wieviele woher wohin wat welk welke waarom hoe hoelang"
    " hoeveel wanneer waar"
)
_CONDITIONS: Final = _set(
    "if once after that because before wenn falls sobald dass ob nachdem weil bevor obwohl"
    " whether als zodra dat nadat omdat voordat hoewel"
)
_GOES_ON: Final = (
    _QUESTION_WORDS
    | _CONDITIONS
    | _set(
        "and but or so then now und aber oder also dann jetzt en maar of dus dan nu da danach damit"
        " dadurch daraufhin dafür deshalb darum trotzdem nun hier dort heute daarna daarvoor"
        " daarmee daardoor toch ook nog nur noch auch even still only zo doch mal denn wel not"
        " nicht niet is am are ist sind bin ik ich i he she we they er sie wir hij ze zij you je du"
        " man es it het the der die das de een a an my mein meine mijn his her to of in on at by"
        " for from with auf bei mit von zu für nach vor aan met van voor op naar tot um om gerade"
        " eben gleich sofort direkt erst eigentlich really actually just meteen direct eerst"
        " official officially offiziell officieel regular zweit dritt viert fünft tweeën vieren zn"
    )
)
"""Words behind which no clause begins: verb and pronoun change places behind many of them."""
_BEFORE_AMOUNTS: Final = _set("in with to of for at mit zu für bei auf aus met van voor uit")
_SUBJECTS: Final = _set("i we he she they ich wir er ik hij wij")
_HEADS: Final = _set("one ones card cards all thing only number")
"""What a clause without "that" hangs on: "the card I drew"."""
_COPULAS: Final = _set("is are ist sind zijn")
_ARTICLES: Final = _set("the de der die het das")
_TAGS: Final = tuple(
    keys_of(tag)
    for tag in (
        *("am i", "is it", "isn't it", "does it", "doesn't it", "do they", "don't they"),
        *("are there", "aren't there", "is he", "isn't he", "is she", "do i", "don't i"),
        *("can i", "can't i", "right", "correct", "korrekt", "true", "no", "allowed", "agreed"),
        *("ok", "okay", "fine", "oder", "gell", "ne", "richtig", "erlaubt", "toch", "he", "nee"),
        *("klopt", "juist"),
    )
)
_DO: Final = _set("do does did")
_TOLD_OF: Final = _set(
    "know knows tell tells says said say ask asks asked decide decides depends matter matters"
    " see sure forgot forget one player person card people anyone anybody somebody someone everyone"
    " everybody weiß weiss sagt sagen fragt entscheidet entscheiden egal klar sehen sieht"
    " vergessen jemand weet zegt zeggen vraagt vragen bepaalt beslist duidelijk ziet zien"
    " vergeten iemand degene"
)
"""Words behind which it is told of what somebody asks, or of whom."""
_SHORT: Final = 6
"""Words behind the question word at most: a longer rest tells on."""
_ASKS_WHAT: Final = _set("what was wat")
_LEAST_ASKED: Final = 2
_LEAST_TOLD: Final = 1
_BEFORE_NO_TAG: Final = _set("still it that all")
_STORY: Final = 3
"""Words before a tag that say anything it may be asked of."""
_NEAR: Final = 9
_HIGHEST_FACE: Final = 9
_SEVERAL: Final = 4
"""As many draw cards may well be told of one after the other."""
_DRAWS: Final = _set("plus draw zieh ziehen nimm neem pak trek take pick wild")
_ONE: Final = _set("one een ein eins eine")
_SEVEN: Final = 7


def with_breaks(
    words: Sequence[Word], glossary: Glossary, numbers: Mapping[str, int]
) -> list[Word]:
    """The words with breaks where a comma is sure to belong.

    Where they have some, one may still be missing before the question: "Ben: 7, 4 how many".
    """
    keys = [word.key for word in words]
    if any(word.breaks for word in words[1:]):
        places = {
            at for at in range(2, len(keys)) if _asks_behind(words, keys, at, glossary, numbers)
        }
        return _broken(words, places)
    places = {place for at in range(2, len(keys)) for place in _clauses(keys, at, glossary)}
    places |= _tag(keys, glossary) | _list(words, numbers)
    return _broken(words, places)


def _broken(words: Sequence[Word], places: set[int]) -> list[Word]:
    return [replace(word, breaks=True) if at in places else word for at, word in enumerate(words)]


def _asks_behind(
    words: Sequence[Word],
    keys: Sequence[str],
    at: int,
    glossary: Glossary,
    numbers: Mapping[str, int],
) -> bool:
    """Whether a question begins here behind what is told, in a clause that has no other."""
    before = words[at - 1]
    number = before.value is not None or before.key in numbers
    asks = _is_amount(keys, at) or (number and keys[at] in _ASKS_WHAT)
    if not asks or words[at].breaks:
        return False
    start = max(place for place in range(at) if place == 0 or words[place].breaks)
    if at - start < _LEAST_TOLD or start == 0:
        return False
    story = keys[start:at]
    open_ = not (_QUESTION_WORDS | _CONDITIONS | _TOLD_OF).isdisjoint(story)
    goes_on = before.key in _GOES_ON | _BEFORE_AMOUNTS and not number
    return not (open_ or goes_on or story[0] in glossary.lists["yes-no"])


def _clauses(keys: Sequence[str], at: int, glossary: Glossary) -> set[int]:
    """Where the clause begins that this word opens, if it opens any."""
    if _is_amount(keys, at):
        start = at - 1 if keys[at - 1] in _BEFORE_AMOUNTS else at
        # "Must I say how many I have?" has begun to ask before.
        asked = keys[0] in glossary.lists["yes-no"]
        apart = start > 1 and keys[start - 1] not in _GOES_ON | _BEFORE_AMOUNTS
        return {start} if apart and not asked else set()
    opens = _asks(keys, at, glossary) or _tells(keys, at, glossary)
    return {at} if opens or _asks_at_last(keys, at, glossary) else set()


def _asks(keys: Sequence[str], at: int, glossary: Glossary) -> bool:
    """Whether verb and pronoun change places here, and nothing before is the cause."""
    inverted = " ".join(keys[at : at + 2]) in glossary.lists["inversions"]
    named = keys[at] in _COPULAS and keys[at + 1 : at + 2] and keys[at + 1] in _ARTICLES
    if not inverted or named or at + 2 >= len(keys) or keys[at - 1] in _GOES_ON:
        return False
    if not (_QUESTION_WORDS | _CONDITIONS).intersection(keys[max(at - _NEAR, 0) : at]):
        return True
    # "Bevor es wer gemerkt hat, krieg ich": where two verbs meet a clause has ended.
    return keys[at - 1] in glossary.lists["yes-no"] and keys[at - 2] not in _SUBJECTS


def _asks_at_last(keys: Sequence[str], at: int, glossary: Glossary) -> bool:
    """ "…, who is right", "…, do losers get any": a story, and then the question."""
    verbs = glossary.lists["yes-no"] | _COPULAS
    story, before, rest = keys[:at], keys[at - 1], keys[at + 1 :]
    asked = keys[0] in verbs or not _QUESTION_WORDS.isdisjoint(story)
    if asked or before in _GOES_ON | _TOLD_OF | verbs | _SUBJECTS:
        return False
    if keys[at] in _DO:
        return len(rest) >= _LEAST_ASKED
    short = at >= _STORY and len(rest) <= _SHORT and not _CONDITIONS.intersection(rest)
    return keys[at] in _QUESTION_WORDS and short and bool(rest) and rest[0] in verbs


def _tells(keys: Sequence[str], at: int, glossary: Glossary) -> bool:
    """ "One after another, I have none": somebody and a verb behind it."""
    verbs = glossary.lists["yes-no"]
    return (
        keys[at] in _SUBJECTS
        and at + 1 < len(keys)
        and keys[at + 1] in glossary.lists["have"] | verbs
        and keys[at - 1] not in _GOES_ON | _HEADS | verbs
        and not _CONDITIONS.intersection(keys[max(at - _NEAR, 0) : at])
    )


def _tag(keys: Sequence[str], glossary: Glossary) -> set[int]:
    """Where the tag at the end begins, unless the words ask before it."""
    before = _GOES_ON | _BEFORE_NO_TAG | glossary.lists["yes-no"]
    if _QUESTION_WORDS.intersection(keys):
        return set()
    return {
        start
        for tag in _TAGS
        for start in [len(keys) - len(tag)]
        if start > _STORY and tuple(keys[start:]) == tag and keys[start - 1] not in before
    }


def _list(words: Sequence[Word], numbers: Mapping[str, int]) -> set[int]:
    """Where the next card begins behind a number: "sieben sieben drei", "red 9 blue 4"."""
    values = [numbers.get(word.key) if word.value is None else word.value for word in words]
    found: set[int] = set()
    for at in range(1, len(words)):
        value, ends = values[at], at + 1 == len(words)
        if not _is_face(words, values, at - 1) or (values[at - 1], value) == (_SEVEN, 0):
            continue
        key, after = words[at].key, "" if ends else words[at + 1].key
        if value is not None:
            several = words[at].plus and (values[at - 1] or 0) <= _SEVERAL
            goes_on = value <= _HIGHEST_FACE and not several and after not in _DRAWS
            goes_on = goes_on and key not in _ONE
        else:
            counted = not ends and values[at + 1] is not None
            goes_on = counted and (key in COLOURS or (at - 1 in found and key in _DRAWS))
        if goes_on:
            found.add(at)
    return found


def _is_face(words: Sequence[Word], values: Sequence[int | None], at: int) -> bool:
    """Whether the word may be a number card: not that of "plus four", and no article."""
    value = values[at]
    drawn = words[at].plus or (at > 0 and words[at - 1].key in _DRAWS)
    return value is not None and value <= _HIGHEST_FACE and not drawn and words[at].key not in _ONE


def _is_amount(keys: Sequence[str], at: int) -> bool:
    return tuple(keys[at : at + 2]) in _AMOUNTS or (keys[at],) in _AMOUNTS
