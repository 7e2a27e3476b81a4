"""What the rules screen shows: the steps of the builder, the answer, what can be agreed on."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from scorekeeper.domain.actions.rulings import RulingDraft, agree_ruling, can_agree_ruling
from scorekeeper.domain.state import TableState
from scorekeeper.l10n import translator
from scorekeeper.rulebook.asking import Answer, TableRules
from scorekeeper.rulebook.asking.builder import Chosen
from scorekeeper.rulebook.asking.passages import Passage
from scorekeeper.tables.half_agreed import Agreement
from scorekeeper.tables.inquiries import Inquired
from scorekeeper.tables.lookup import Inquiry, Named, Pieced, Under, Words
from scorekeeper.tables.shown.answers import AnswerView, answer_view
from scorekeeper.tables.shown.browsing import agreed_on, card_keys, evening, found, likely, topics
from scorekeeper.tables.shown.choices import at_first, choices_of, under_in_short
from scorekeeper.tables.shown.matters import Agreed, can_be_a_matter
from scorekeeper.tables.shown.neighbours import KIN
from scorekeeper.tables.shown.words import moment
from scorekeeper.ui.screens.rules.agreement import agreement_of, draft_of, offered
from scorekeeper.ui.screens.rules.place import (
    Pieces,
    Step,
    next_step,
    pieces_in,
    pieces_understood,
    question_of,
)
from tests.domain.builders import Sitting
from tests.rulebook.at_hand import LIBRARY, RULEBASE
from tests.ui.lookups import LOOKUP, played, view

STACK = Words("May I put a +2 on a +2?")


def test_the_verdict_comes_with_its_source_and_the_house_rule_that_would_change_it() -> None:
    shown = view(STACK)
    assert (shown.verdict.text, shown.verdict.tone, shown.verdict.short) == ("No", "no", True)
    assert shown.under == "Classic, 4 players"
    assert [card.kind for card in shown.cards] == ["draw-two", "draw-two"]
    sources = [source for source, _section in shown.citations]
    assert sources
    assert len(sources) == len(set(sources))
    assert shown.house is not None
    name, under = shown.house
    assert (name, under.house) == ("Progressive", ("progressive",))
    assert view(STACK, under=under).verdict.tone == "yes"


def test_every_card_that_was_told_is_shown_also_where_only_all_of_them_together_count() -> None:
    told = view(Words("Blue 0 lies. I hold a red 5 and a green 7. Must I draw?"))
    assert told.verdict.tone == "yes"
    assert [(card.kind, card.colour) for card in told.cards] == [
        ("0", "blue"),
        ("5", "red"),
        ("7", "green"),
    ]


def test_a_card_that_is_given_its_colour_only_later_is_shown_once() -> None:
    told = view(Words("May I lay a green 4 on a wild if green was called?"))
    assert [card.kind for card in told.cards] == ["4", "wild"]


def test_a_number_is_shown_as_a_number_and_an_explanation_in_words() -> None:
    worth = view(Pieced("points", Chosen("skip")))
    assert (worth.verdict.text, worth.verdict.short) == ("20", True)
    assert view(Pieced("effect", Chosen("skip"))).verdict.in_words


def test_where_the_rules_are_silent_it_says_so_and_shows_the_nearest_passages() -> None:
    shown = view(Words("May partners talk?"))
    assert shown.verdict.text == "The rules do not say"
    assert len({ruling for ruling, _name in shown.passages}) == len(shown.passages)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("What is the capital of the Netherlands?", "Not understood"),
        ("🦊🦊", "Not understood"),
        ("x" * 900, "That is too long"),
    ],
)
def test_of_what_is_no_question_it_is_not_said_that_the_rules_are_silent(
    text: str, told: str
) -> None:
    assert view(Words(text)).verdict.text == told


def test_an_answer_to_what_may_have_been_misunderstood_says_so_and_offers_what_else_was_meant() -> (
    None
):
    found = LOOKUP.answer(Inquiry(STACK), played(), "en")
    assert found.sure
    other = Passage("stack-total", "total")
    doubtful = replace(found, confidence=0.6, passages=(other,))
    shown = answer_view(
        translator("en"), LIBRARY, RULEBASE, Inquiry(STACK), doubtful, played(), None
    )
    assert (shown.doubt, shown.verdict.text) == ("If I understood you right:", "No")
    assert shown.passages_title == "Or did you mean this?"
    assert [ruling for ruling, _name in shown.passages] == ["stack-total"]
    assert not view(STACK).doubt
    assert not view(Named("uno-when")).doubt


def test_one_tap_corrects_the_game_or_the_players_and_what_is_asked_for_is_marked() -> None:
    shown = view(STACK)
    chosen = [choice.text for choice in shown.choices if choice.chosen]
    assert chosen == ["Classic", "4 players"]
    mercy = next(choice for choice in shown.choices if choice.text == "No Mercy")
    assert view(STACK, under=mercy.under).verdict.tone == "yes"
    jump = next(choice for choice in shown.choices if choice.text == "Jump-in")
    off = view(STACK, under=jump.under)
    assert [choice.text for choice in off.choices if choice.chosen] == [*chosen, "Jump-in"]
    again = next(choice for choice in off.choices if choice.text == "Jump-in")
    assert again.under.house == ()


def test_house_rules_stand_beside_the_games_only_where_they_are_not_those_of_the_table() -> None:
    ours = played("classic", "progressive", "seven-zero", "jump-in")

    def standing_out(under: Under | None) -> list[tuple[str, bool]]:
        choices = view(STACK, ours, table=Sitting(), under=under).choices
        return [(one.text, one.chosen) for one in choices if one.stands_out][3:]

    assert standing_out(None) == []
    assert standing_out(Under("classic", 4, ("jump-in", "progressive"))) == [("Seven-Zero", False)]
    # Where no table says what is played, whatever somebody has switched on stands there.
    at_home = choices_of(
        translator("en"), LIBRARY, "en", Under("classic", None, ("jump-in",)), None
    )
    assert [one.text for one in at_home if one.stands_out][3:] == ["Jump-in"]


def test_the_games_are_there_to_choose_with_large_letters_too_until_something_was_asked() -> None:
    at_home = choices_of(translator("en"), LIBRARY, "en", Under("no-mercy"), None)

    def seen(*, asked: bool, large: bool) -> list[tuple[str, bool]]:
        return [(one.text, one.chosen) for one in at_first(at_home, asked=asked, large=large)]

    games = [("Classic", False), ("Flex", False), ("No Mercy", True)]
    assert seen(asked=False, large=True) == games
    assert seen(asked=False, large=False) == seen(asked=True, large=False) == games
    assert seen(asked=True, large=True) == []


@pytest.mark.parametrize(
    ("under", "numbers"),
    [
        (Under("no-mercy"), [2, 3, 4]),
        (Under("no-mercy", 6), [2, 3, 4, 6]),
        (Under("classic"), [2, 3, 4, 8]),
        (Under("flex"), [2, 3, 4, 8]),
        # Eight were chosen for another game before: what is asked for is seen.
        (Under("no-mercy", 8), [2, 3, 4, 8]),
    ],
)
def test_only_so_many_are_offered_as_may_play_the_game(under: Under, numbers: list[int]) -> None:
    choices = choices_of(translator("en"), LIBRARY, "en", under, None)
    assert [one.under.players for one in choices if one.group == "players"] == numbers


def test_below_the_title_several_house_rules_are_only_counted() -> None:
    t = translator("de")
    under = Under("classic", 4, ("progressive", "seven-zero", "jump-in"))
    counted = "3\N{NO-BREAK SPACE}Hausregeln"
    assert under_in_short(t, LIBRARY, "de", under) == f"Klassisch, 4 Personen, {counted}"
    one = Under("classic", 4, ("progressive",))
    assert under_in_short(t, LIBRARY, "de", one) == "Klassisch, 4 Personen, Progressiv"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_question_of_the_builder_reads_as_a_sentence(language: str) -> None:
    for question in (
        Pieced("play", Chosen("wild-draw-four"), Chosen("5", "red"), True),
        Pieced("challenge"),
        Pieced("finish", Chosen("skip")),
        Named("stacking"),
    ):
        asked = view(question, language=language).asked
        assert asked.endswith("?")
        assert not {"rules-", "{", "none"} & set(asked.split())


def test_an_answer_about_a_card_leads_to_more_about_it() -> None:
    questions = [question for _text, question in view(Pieced("effect", Chosen("7"))).follow_ups]
    assert [question.act for question in questions] == ["points", "finish", "turned-up"]
    assert view(STACK).follow_ups == ()


NOT_SETTLED = Words("what if two people both have the lowest?")


def test_what_was_not_understood_does_not_say_how_many_play_and_one_tap_corrects_it() -> None:
    table = Sitting()
    shown = view(NOT_SETTLED, table=table)
    assert (shown.answer.ruling, shown.under, shown.home) == (None, "Classic, 4 players", None)
    for under in (Under("classic", 3), Under("flex", 4)):
        corrected = view(NOT_SETTLED, table=table, under=under)
        assert Under.of(corrected.answer.table or played()) == under
        assert view(NOT_SETTLED, table=table, under=corrected.home).home is None


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_what_is_not_settled_promises_no_more_than_the_screen_offers(language: str) -> None:
    t, inquiry, state = translator(language), Inquiry(NOT_SETTLED), Sitting().state
    alone = replace(LOOKUP.answer(inquiry, played(), language), passages=())
    near = replace(alone, passages=(Passage("ties", "silent"),))

    def why(answer: Answer, state: TableState | None) -> str:
        shown = answer_view(t, LIBRARY, RULEBASE, inquiry, answer, played(), state)
        return f"{shown.sentence} {shown.why}"

    table = {"en": "table", "de": "Tisch", "nl": "tafel"}[language]
    below = {"en": "Here is", "de": "Hier steht", "nl": "Hieronder"}[language]
    assert table in why(near, state)
    assert below in why(near, state)
    assert below not in why(alone, state)
    assert table not in why(near, None)
    away = view(NOT_SETTLED, table=Sitting(), under=Under("flex", 4), language=language)
    assert table not in away.why


def test_of_what_is_no_question_about_the_games_nothing_is_near() -> None:
    for language, text in (("de", "Wie wird das Wetter morgen?"), ("en", "Will it rain today?")):
        shown = view(Words(text), language=language)
        assert (shown.verdict.tone, shown.passages) == ("plain", ())


@pytest.mark.parametrize(
    ("language", "text", "told", "tone"),
    [
        ("en", "My sister says I can't put a +2 on a +2. Is she right?",
         "Yes, that is right", "plain"),
        ("de", "Mein Bruder sagt, ich darf +2 auf +2 nicht legen. Hat er recht?",
         "Ja, das stimmt", "plain"),
        ("nl", "Mijn zus zegt dat ik geen +2 op +2 mag leggen. Heeft ze gelijk?",
         "Ja, dat klopt", "plain"),
        ("en", "A Skip gets me out of a +2, right?", "No, that is not right", "no"),
    ],
)  # fmt: skip
def test_who_asks_if_somebody_is_right_is_not_told_a_bare_yes(
    language: str, text: str, told: str, tone: str
) -> None:
    verdict = view(Words(text), language=language).verdict
    assert (verdict.text, verdict.tone, verdict.short) == (told, tone, False)


def test_a_house_rule_that_leaves_the_answer_as_it_is_is_not_offered() -> None:
    two = Words("May I play two 7s at once?")
    assert view(two).verdict.tone == "no"
    assert view(two, under=Under("classic", 4, ("jump-in",))).verdict.tone == "no"
    assert view(two).house is None
    assert view(Named("jump-in")).house is not None


def test_a_number_is_written_as_in_the_sentence_below_it() -> None:
    for language in ("en", "de", "nl"):
        target = view(Named("target"), played("no-mercy"), language=language)
        assert target.verdict.text == "1000"
        assert "1000" in target.sentence


# The builder.


def steps(rules: TableRules, **chosen: str) -> list[Step]:
    """The steps asked for until nothing is missing, each answered from `chosen`."""
    pieces, seen = Pieces(), list[Step]()
    while (step := next_step(pieces, rules)) != "done":
        seen.append(step)
        name = step.replace("-", "_")
        told = {"has-colour": True, "hit": chosen.get("hit") != "another"}
        value = told.get(step, chosen.get(name, "red"))
        pieces = Pieces(**{**{f: getattr(pieces, f) for f in Pieces.__slots__}, name: value})
    return seen


def test_the_builder_asks_for_no_more_than_makes_a_difference() -> None:
    rules = played()
    assert steps(rules, act="challenge") == ["act"]
    assert steps(rules, act="effect", card="skip") == ["act", "card"]
    assert steps(rules, act="play", pile="7", card="7") == ["act", "pile", "card"]
    assert steps(rules, act="play", pile="7", card="wild") == ["act", "pile", "card"]
    assert steps(rules, act="play", pile="draw-two", card="draw-two") == ["act", "pile", "card"]
    assert steps(rules, act="play", pile="7", card="3") == [
        "act", "pile", "card", "pile-colour", "card-colour",
    ]  # fmt: skip
    assert steps(rules, act="play", pile="7", card="3", pile_colour="") == [
        "act", "pile", "card", "pile-colour",
    ]  # fmt: skip
    assert steps(rules, act="play", pile="7", card="wild-draw-four")[-1] == "has-colour"


def test_of_a_draw_card_on_the_pile_it_is_asked_whom_it_hits() -> None:
    rules = played()
    for card in ("wild", "skip", "5"):
        hit = ["act", "pile", "card", "hit"]
        assert steps(rules, act="play", pile="draw-two", card=card) == hit
    assert steps(rules, act="play", pile="draw-two", card="5", hit="another") == [
        "act", "pile", "card", "hit", "pile-colour", "card-colour",
    ]  # fmt: skip
    # What no number is drawn for hits nobody, and another draw card is asked about where it hits.
    assert "hit" not in steps(rules, act="play", pile="skip", card="wild")
    assert "hit" not in steps(rules, act="play", pile="draw-two", card="wild-draw-four")
    assert "hit" not in steps(rules, act="effect", card="draw-two")
    assert Pieces("play", "draw-two", "5", "red", "red", None, False).at("hit") == Pieces(
        "play", "draw-two", "5"
    )


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize(
    ("variant", "house", "pile", "card"),
    [
        ("classic", (), "draw-two", "wild"),
        ("classic", (), "wild-draw-four", "skip"),
        ("classic", ("progressive",), "draw-two", "5"),
        ("no-mercy", (), "wild-draw-ten", "color-roulette"),
        ("flex", (), "draw-two", "skip"),
    ],
)
def test_whom_a_draw_card_hits_lays_nothing_else_on_it_and_the_next_one_may(
    language: str, variant: str, house: tuple[str, ...], pile: str, card: str
) -> None:
    rules = played(variant, *house)

    def asked(hit: bool | None) -> AnswerView:
        fits = Chosen(card, "red"), Chosen(pile, "red")
        return view(Pieced("play", *fits, None, hit), rules, language=language)

    assert (asked(True).verdict.tone, asked(False).verdict.tone) == ("no", "yes")
    assert len({asked(hit).asked for hit in (True, False, None)}) == 3


@pytest.mark.parametrize(
    ("language", "card", "words"),
    [
        ("en", "wild", "He played a +2 on me, may I put a wild on it?"),
        ("en", "skip", "He played a +2 on me, may I put a skip on it?"),
        ("de", "7", "Er legt eine +2 auf mich, darf ich eine 7 drauflegen?"),
        ("de", "skip", "Er legt eine +2 auf mich, darf ich Aussetzen drauflegen?"),
        ("nl", "wild", "Hij legt een +2 op mij, mag ik een keuzekaart leggen?"),
        ("nl", "reverse", "Hij legt een +2 op mij, mag ik een keer-om leggen?"),
    ],
)
@pytest.mark.parametrize("house", [(), ("progressive",)])
def test_who_is_hit_gets_the_same_entry_and_can_agree_on_it_by_cards_and_in_words(
    language: str, card: str, words: str, house: tuple[str, ...]
) -> None:
    rules = played("classic", *house)
    built = view(
        Pieced("play", Chosen(card), Chosen("draw-two"), None, True), rules, language=language
    )
    said = view(Words(words), rules, language=language)
    assert (said.sentence, said.differs) == (built.sentence, built.differs)
    assert said.matter == built.matter
    assert bool(built.differs) == (card in {"skip", "reverse"})


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("card", ["wild", "7", "skip", "reverse"])
def test_the_builders_own_sentence_on_who_is_hit_is_answered_alike_when_it_is_typed(
    language: str, card: str
) -> None:
    pieces = Pieced("play", Chosen(card), Chosen("draw-two"), None, True)
    built = view(pieces, language=language)
    typed = view(Words(built.asked), language=language)
    assert (typed.verdict, typed.sentence) == (built.verdict, built.sentence)
    assert built.verdict.tone == "no"


def test_a_step_can_be_gone_back_to_and_forgets_what_came_after() -> None:
    pieces = Pieces("play", "7", "3", "red", "blue")
    assert pieces.at("act") == Pieces()
    assert pieces.at("pile") == Pieces("play")
    assert pieces.at("card") == Pieces("play", "7")
    assert pieces.at("pile-colour") == Pieces("play", "7", "3")


def test_the_pieces_make_up_a_question() -> None:
    assert question_of(Pieces()) is None
    asked = question_of(Pieces("play", "7", "3", "red", "blue"))
    assert asked == Pieced("play", Chosen("3", "blue"), Chosen("7", "red"))
    assert asked is not None
    assert view(asked).verdict.tone == "no"
    matching = Pieced("play", Chosen("3", "red"), Chosen("7", "red"))
    assert view(matching).verdict.tone == "yes"


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        (STACK.text, Pieces(pile="draw-two", card="draw-two")),
        ("May I lay a green 4 on a red 7?", Pieces(None, "7", "4", "red", "green")),
        ("What is a Skip worth?", Pieces(card="skip")),
        ("What is the capital of France?", Pieces()),
    ],
)
def test_the_cards_understood_are_pieces_of_the_builder(text: str, pieces: Pieces) -> None:
    assert pieces_understood(view(Words(text)).answer.situation) == pieces


def test_of_the_pieces_only_those_that_the_act_is_about_make_up_the_question() -> None:
    pieces = Pieces("effect", "7", "skip", "red", "blue", True)
    assert question_of(pieces) == Pieced("effect", Chosen("skip", "blue"))
    assert question_of(replace(pieces, act="challenge")) == Pieced("challenge")
    asked = Pieced("play", Chosen("3", "blue"), Chosen("7", "red"), False)
    assert question_of(pieces_in(asked)) == asked


# Agreeing.


def agreed(table: Sitting, shown: AnswerView, verdict: str = "yes", by: str = "Mira") -> None:
    draft = RulingDraft(shown.matter, shown.asked, verdict)  # type: ignore[arg-type]
    pen = table.pen
    table.add(
        agree_ruling(table.state, type(pen)(pen.table, pen.device, pen.lamport, pen.at, by), draft)
    )


def test_what_the_table_has_agreed_answers_the_same_matter_in_other_words() -> None:
    table = Sitting()
    agreed(table, view(STACK))
    shown = view(Pieced("play", Chosen("draw-two"), Chosen("draw-two")), table=table)
    assert shown.agreed is not None
    assert (shown.agreed.verdict.text, shown.verdict.text) == ("Yes", "No")
    assert shown.agreed.line.startswith("by Mira, Mar 1")
    assert view(Pieced("effect", Chosen("draw-two")), table=table).agreed is None
    assert view(STACK, table=table, under=Under("flex", 4)).agreed is None
    assert view(STACK, table=table, under=Under("classic", 4, ("progressive",))).agreed is None


def test_an_answer_for_other_rules_than_the_tables_says_so_and_is_nothing_to_agree_on() -> None:
    table = Sitting()
    assert view(STACK, table=table).home is None
    for under in (
        Under("no-mercy", 4),
        Under("classic", 2),
        Under("classic", 4, ("progressive",)),
    ):
        shown = view(STACK, table=table, under=under)
        assert shown.home == Under("classic", 4)
        assert shown.elsewhere == "Not your table’s rules: you play Classic, 4 players."
    # One is at home again by that tap, also where the words themselves name another game.
    told = Words("In No Mercy, may I put a +2 on a +2?")
    away = view(told, table=table)
    assert (away.verdict.tone, away.home) == ("yes", Under("classic", 4))
    back = view(told, table=table, under=away.home)
    assert (back.verdict.tone, back.home) == ("no", None)
    assert view(STACK, under=Under("no-mercy", 4)).home is None


def test_what_was_understood_is_read_aloud_with_the_colours() -> None:
    told = view(Words("May I lay a green 4 on a red 7?"))
    assert told.understood == "4 (green), 7 (red)"


@pytest.mark.parametrize("text", ["blub di blub", "When?", "What is the weather like?", "🦊🦊"])
def test_what_was_not_understood_is_not_offered_to_be_agreed_on(text: str) -> None:
    shown = view(Words(text), table=Sitting())
    assert (shown.can_agree, shown.verdict.text) == (False, "Not understood")


@pytest.mark.parametrize(
    "text",
    [
        "May I put a +2 on a +2?",
        "Can I take my card back?",
        "Must cards be held up for all to see?",
    ],
)
def test_what_is_answered_or_left_open_can_be_agreed_on(text: str) -> None:
    assert view(Words(text), table=Sitting()).can_agree


def test_what_was_agreed_on_one_of_many_manners_says_nothing_of_the_others() -> None:
    table = Sitting()
    agreed(table, view(Words("Are phones allowed at the table?")), "no", by="")
    assert view(Words("are phones allowed at the table"), table=table).agreed is not None
    assert view(Words("May I sort my cards?"), table=table).agreed is None


def test_two_questions_that_nobody_understands_are_two_matters() -> None:
    table = Sitting()
    one = view(Words("What is the capital of France?"))
    agreed(table, one, "no", by="")
    assert view(Words("What is the capital of France?"), table=table).agreed is not None
    assert view(Words("What is the capital of Spain?"), table=table).agreed is None


@pytest.mark.parametrize("text", ["🦊🦊", "'; DROP TABLE event; --", "x" * 900, "האם מותר לשים?"])
def test_what_can_be_no_question_is_nothing_to_agree_on(text: str) -> None:
    assert not can_be_a_matter(view(Words(text)).matter)


@pytest.mark.parametrize("text", ["日本語の質問", "…", "x" * 900, "Ünïcödé wörds here"])
def test_a_matter_can_always_be_written_down_or_is_not_offered(text: str) -> None:
    matter = view(Words(text)).matter
    draft = RulingDraft(matter, "?", "yes")
    assert can_agree_ruling(Sitting().state, draft) or not can_be_a_matter(matter)


def test_the_verdict_of_the_rules_is_chosen_to_begin_with_and_needs_no_words() -> None:
    shown = view(STACK)
    wanted = agreement_of(shown.answer)
    assert offered(shown.answer) == ("no", "yes", "depends")
    same = draft_of(wanted, shown.matter, shown.asked, shown.answer)
    assert (same.verdict, same.answer) == ("no", shown.sentence)
    other = draft_of(wanted.with_verdict("yes"), shown.matter, shown.asked, shown.answer)
    assert (other.verdict, other.answer) == ("yes", "")


def test_where_the_rules_are_silent_somebody_has_to_choose() -> None:
    shown = view(Words("What is the capital of France?"))
    assert agreement_of(shown.answer).verdict is None
    assert "yes" in offered(shown.answer)


def test_a_number_can_be_agreed_on() -> None:
    shown = view(Pieced("points", Chosen("skip")))
    wanted = agreement_of(shown.answer)
    assert (wanted.verdict, wanted.number) == ("value", "20")
    draft = draft_of(wanted.with_number("30"), shown.matter, shown.asked, shown.answer)
    assert (draft.value, draft.answer) == (30, "")
    for wrong in ("", "many", "-3", "²"):
        nothing = draft_of(wanted.with_number(wrong), shown.matter, shown.asked, shown.answer)
        assert not can_agree_ruling(Sitting().state, nothing)


def test_who_agrees_anew_begins_with_what_was_agreed() -> None:
    table = Sitting()
    first = view(STACK, table=table)
    gran = draft_of(
        Agreement("depends", words="Gran decides."), first.matter, first.asked, first.answer
    )
    table.add(agree_ruling(table.state, table.pen, gran))
    shown = view(STACK, table=table)
    assert shown.agreed is not None
    wanted = agreement_of(shown.answer, shown.agreed.agreed)
    assert (wanted.verdict, wanted.words) == ("depends", "Gran decides.")
    assert wanted.by == table.pen.by
    # What the form does not usually offer can be kept as well.
    known = shown.agreed.agreed.ruling
    assert offered(shown.answer, Agreed(replace(known, verdict="value")))[-1] == "value"
    # The words of the rules are not put into anybody's mouth.
    printed = Agreed(replace(known, verdict="no", answer=shown.answer.answer))
    assert agreement_of(shown.answer, printed).words == ""


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Zwei +2 hintereinander, wie viel zieh ich?"),
        ("en", "How many do I draw after two +2?"),
        ("nl", "Mag ik met sla beurt over een +2 afweren?"),
    ],
)
def test_an_agreement_is_shown_where_a_neighbouring_matter_is_asked(
    language: str, text: str
) -> None:
    table = Sitting()
    agreed(table, view(STACK))
    asked = Words(text)
    shown = view(asked, table=table, language=language)
    assert shown.agreed is None
    assert [one.question for one in shown.beside] == [STACK.text]
    assert view(asked, language=language).beside == ()
    # It was agreed for the rules of the table, and says nothing of others.
    away = Under("classic", 4, ("progressive",))
    assert view(asked, table=table, under=away, language=language).beside == ()
    # The matter itself is no neighbour of its own, and neither are other cards.
    assert view(STACK, table=table).beside == ()
    other = Pieced("play", Chosen("wild-draw-four"), Chosen("wild-draw-four"), False)
    assert view(other, table=table).beside == ()


def test_neighbours_are_rulings_that_there_are_and_each_has_one_neighbourhood() -> None:
    kin = [ruling for neighbours in KIN for ruling in neighbours]
    assert set(kin) <= set(RULEBASE.rulings)
    assert len(kin) == len(set(kin))


# Browsing.


def test_likely_questions_fit_the_table() -> None:
    asked = {heading.ruling for heading in likely(RULEBASE, "en", played("no-mercy"))}
    assert "mercy" in asked
    assert "mercy" not in {heading.ruling for heading in likely(RULEBASE, "en", played())}


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_rulebook_has_every_ruling_of_this_game_under_a_topic_with_a_name(
    language: str,
) -> None:
    found = topics(translator(language), LOOKUP, RULEBASE, language, played("flex"))
    assert not [topic.name for topic in found if topic.name.startswith("rules-topic")]
    rulings = [heading.ruling for topic in found for heading in topic.headings]
    assert len(rulings) == len(set(rulings))
    assert set(rulings) == LOOKUP.entries(played("flex"))


def test_who_comes_and_goes_is_not_looked_for_among_the_partners() -> None:
    found = topics(translator("en"), LOOKUP, RULEBASE, "en", played())
    under = {heading.ruling: topic.name for topic in found for heading in topic.headings}
    assert under["partners"] == "Partners"
    for ruling in ("late-joiner", "leaver"):
        assert under[ruling] == translator("en")("rules-topic-silent")


@pytest.mark.parametrize(
    ("variant", "not_listed", "listed"),
    [
        ("classic", {"discard-all", "roulette", "sums", "mercy"}, {"ties", "manners", "leave-out"}),
        ("no-mercy", {"challenge-who", "challenge-show", "swap-hands", "last-card-swap", "sums"},
         {"wild-colour", "mercy", "ties"}),
        ("flex", {"leave-out", "swap-hands", "discard-all"}, {"two-reverse", "advice"}),
    ],
)  # fmt: skip
def test_the_book_lists_where_its_leaflet_is_silent_but_nothing_that_the_game_does_not_have(
    variant: str, not_listed: set[str], listed: set[str]
) -> None:
    entries = LOOKUP.entries(played(variant))
    assert not entries & not_listed
    assert listed <= entries


def test_what_is_found_of_another_game_says_so() -> None:
    (mercy,) = found(LIBRARY, LOOKUP, RULEBASE, "de", played(), "gnad")
    assert (mercy.ruling, mercy.game) == ("mercy", "No Mercy")
    here = found(LIBRARY, LOOKUP, RULEBASE, "de", played("no-mercy"), "gnad")
    assert (here[0].ruling, here[0].game) == ("mercy", "")


def test_the_keys_are_those_of_the_deck_in_the_order_of_the_pad() -> None:
    groups = card_keys(LIBRARY, "de", played("no-mercy"))
    assert [key.card.kind for key in groups[0]] == [str(number) for number in range(10)]
    kinds = [key.card.kind for group in groups for key in group]
    assert len(kinds) == len(set(kinds))
    assert all(key.card.wild for key in groups[-1])


def test_the_evening_lists_what_was_asked_and_what_was_agreed() -> None:
    table = Sitting()
    agreed(table, view(STACK))
    at = datetime(2024, 3, 1, 20, tzinfo=UTC)
    asked = [
        (Inquired(Inquiry(question), at), LOOKUP.answer(Inquiry(question), played(), "en"))
        for question in (STACK, Pieced("effect", Chosen("skip")))
    ]
    before = evening(translator("en"), LIBRARY, RULEBASE, "en", asked, played())
    assert [line.question for line in before] == [STACK.text, "What does Skip do?"]
    assert [line.answer for line in before] == ["No", asked[1][1].answer]
    # Once the table has agreed, that is the answer, as it is on the card above.
    lines = evening(translator("en"), LIBRARY, RULEBASE, "en", asked, played(), table.state)
    assert [line.answer for line in lines] == ["Agreed: Yes", asked[1][1].answer]
    # Of today the day is not said with every line, of another evening it is.
    assert {line.when for line in lines} == {moment(translator("en"), at)}
    told = (translator("en"), LIBRARY, RULEBASE, "en", asked, played(), table.state)
    today = evening(*told, now=at + timedelta(minutes=5))
    assert {line.when for line in today} == {lines[0].when.rpartition(" ")[2]}
    (ruling,) = agreed_on(translator("en"), table.state)
    assert ruling.question == STACK.text
