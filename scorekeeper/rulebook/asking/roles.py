"""What part whoever is asked about has in what was told: who did it, whom it was done to, neither.

"I told Rob to use his Skip. Does Rob draw two?" asks about whoever heard it, "do I?" about whoever
said it. Names and relatives are told by their words; "he" is the one person who was named.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from scorekeeper.rulebook.asking.card_words import COLOURS
from scorekeeper.rulebook.asking.persons import PERSONS, IsName
from scorekeeper.rulebook.asking.words import Word, keys_in
from scorekeeper.rulebook.lexicon import Lexicon
from scorekeeper.rulebook.word_lists import word_list


class _Somebody(NamedTuple):
    """A person who is named: "me", "they" for a bare pronoun, or the word; `hit`: not who acts.

    `beside`: named only for company, "me and my son", "Jan and I".
    """

    name: str
    place: int
    hit: bool
    beside: bool = False


def role_asked_for(words: Sequence[Word], begins: int, text: str, language: str) -> str:
    """The part of who is asked about: "doer", "hearer" or "aside"; nothing if nobody is.

    Of those who are told of, the first one acts; whom it is done to stands behind that one, or
    behind "to" or "on".
    """
    everybody = list(_people(words, text, language))
    told = [one for one in everybody if one.place < begins]
    asks = [one for one in everybody if one.place >= begins]
    # "Two cards for Rob?": nobody acts there, and so Rob is asked about.
    asked = next((one for one in asks if not one.hit), asks[0] if asks else None)
    if asked is None:
        return ""
    if not told:
        return "me" if asked.name == "me" else "other"
    acting = [one for one in told if not one.hit]
    doer = next((one for one in acting if not one.beside), acting[0] if acting else None)
    others = [one for one in told if one.name not in {"me", "they"}]
    name = asked.name
    if name == "they":
        names = {one.name for one in others}
        # "I lay a Reverse. Does she …?": whoever asks is no "she".
        acts = doer.name if doer is not None and doer.name != "me" else name
        name = names.pop() if len(names) == 1 else acts
    mine = "-me" if asked.name == "me" else ""
    if doer is not None and doer.name == name:
        return f"doer{mine}"
    if any(one.name == name for one in told):
        return f"hearer{mine}"
    return f"aside{mine}"


def _people(words: Sequence[Word], text: str, language: str) -> Iterator[_Somebody]:
    """Everybody who is named, in order."""
    persons = PERSONS[language]
    if words and words[0].key in _I_LEFT_OUT[language]:
        yield _Somebody("me", 0, hit=False)
    for at, word in enumerate(words):
        before = "" if word.breaks or not at else words[at - 1].key
        to = before in _TO or (
            before in _OWNED | persons.my and at > 1 and words[at - 2].key in _TO
        )
        if word.key in persons.i:
            yield _Somebody("me", at, hit=False)
        elif word.key in persons.me:
            yield _Somebody("me", at, hit=True)
        elif word.key in persons.they and word.key not in _NEUTRAL:
            yield _Somebody("they", at, hit=to)
        elif word.key in persons.them:
            yield _Somebody("they", at, hit=True)
        elif word.key in KIN or _is_name(words, at, text, language):
            yield _Somebody(word.key, at, to, _is_beside_me(words, at, language))


def _is_beside_me(words: Sequence[Word], at: int, language: str) -> bool:
    """ "Just me and my boy", "mein Sohn und ich": who plays, and not who did something."""
    persons = PERSONS[language]
    first = at - 1 if at and words[at - 1].key in persons.my else at
    before = [word.key for word in words[max(first - 2, 0) : first]]
    behind = [word.key for word in words[at + 1 : at + 3]]
    mine = persons.i | persons.me
    return any(
        len(two) == len(_PAIR) and two[joint] in _AND and two[1 - joint] in mine
        for two, joint in ((before, 1), (behind, 0))
    )


def is_named(words: Sequence[Word], text: str, language: str, lexicon: Lexicon) -> IsName:
    """Whether the word at a place is somebody's name, in any spelling of a name that is known."""

    def is_name(at: int) -> bool:
        word = words[at]
        if word.key in _NO_NAMES or word.value is not None or word.key in COLOURS:
            return False
        return word.key in lexicon.given_names or _is_name(words, at, text, language)

    return is_name


def may_be_named(words: Sequence[Word], text: str) -> IsName:
    """Whether the word at a place is written large and has no article, as names are."""

    def may_be_name(at: int) -> bool:
        word = words[at]
        if word.key in _NO_NAMES or word.value is not None or word.key in COLOURS:
            return False
        bare = at == 0 or word.breaks or words[at - 1].key not in _DETERMINERS
        return bare and text[word.start : word.start + 1].isupper()

    return may_be_name


def named_or_said_twice(
    words: Sequence[Word], text: str, language: str, lexicon: Lexicon
) -> IsName:
    """The same, and in German, where nouns are written alike, what is told and asked of by name."""
    surely, perhaps = is_named(words, text, language, lexicon), may_be_named(words, text)
    keys = [word.key for word in words]

    def is_name(at: int) -> bool:
        twice = language == "de" and keys.count(keys[at]) > 1
        return surely(at) or (twice and perhaps(at))

    return is_name


def _is_name(words: Sequence[Word], at: int, text: str, language: str) -> bool:
    """Written large within a sentence, or where the next word is a verb; in German only so."""
    word = words[at]
    large = text[word.start : word.start + 1].isupper()
    if not large or word.value is not None or word.key in COLOURS or word.key in _NO_NAMES:
        return False
    if language != "de":
        verb_follows = at + 1 < len(words) and words[at + 1].key in DOES
        return not _begins(word, text) or verb_follows or _is_named_again(words, at, text)
    follows = words[at + 1].key if at + 1 < len(words) and not words[at + 1].breaks else ""
    bare = at == 0 or words[at - 1].key not in _DETERMINERS
    return bare and (follows in DOES or (at > 0 and words[at - 1].key in DOES))


def _begins(word: Word, text: str) -> bool:
    """Whether a sentence begins with a word, where all are written large."""
    before = text[: word.start].rstrip()
    return not before or before[-1] in ".?!:"


def _is_named_again(words: Sequence[Word], at: int, text: str) -> bool:
    """ "Val, with three cards, … How many has Val?": written large within a sentence as well."""
    return any(
        word.key == words[at].key
        and place != at
        and text[word.start : word.start + 1].isupper()
        and not _begins(word, text)
        and words[place - 1].key not in _DETERMINERS
        for place, word in enumerate(words)
    )


_PAIR: Final = ("me", "and")
_AND: Final = keys_in("and und en")
_TO: Final = word_list("roles.to")
_OWNED: Final = word_list("roles.owned")
_I_LEFT_OUT: Final = {
    "en": keys_in("told said gave laid played forgot called put dropped had drew whispered hinted"),
    "de": keys_in("hab habe leg lege legte spiel spiele sag sage sagte rief zog vergass ruf rufe"),
    "nl": keys_in("heb had leg legde speelde zei riep trok vergat gooi gooide"),
}
"""Verbs that a sentence begins with whose "I" is left out: "told my brother what to play"."""
_NEUTRAL: Final = word_list("roles.neutral")
KIN: Final = word_list("roles.kin")
DOES: Final = word_list("roles.does")
_DETERMINERS: Final = word_list("roles.determiners")
_NO_NAMES: Final = word_list("roles.no-names")
