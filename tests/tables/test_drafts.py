"""Drafts: a round in the making is kept, and becomes an entry of settled hands only."""

from scorekeeper.domain.hands import NO_CARDS, typed
from scorekeeper.domain.state import TableState
from scorekeeper.tables.drafts import MAX_DRAFTS, Drafts
from scorekeeper.tables.round_drafts import HandDraft, RoundDraft, correction_key
from scorekeeper.tables.service import Tables
from tests.tables.conftest import LEA, MIRA, OMA
from tests.tables.test_service import tip, won_by_mira


def test_a_draft_is_found_again_at_its_place_and_nowhere_else() -> None:
    drafts = Drafts().desk("kitchen")
    draft = RoundDraft(after="round", out="mira-id")
    drafts.put("table", "round", draft)
    assert drafts.get("table", "round") == draft
    assert drafts.get("table", "another") is None
    drafts.drop("table", "round")
    assert drafts.get("table", "round") is None


def test_the_drafts_touched_longest_ago_make_room() -> None:
    drafts = Drafts().desk("kitchen")
    for number in range(MAX_DRAFTS + 1):
        drafts.put("table", str(number), RoundDraft(after=str(number)))
    assert drafts.get("table", "0") is None
    assert drafts.get("table", str(MAX_DRAFTS)) is not None


def test_a_desk_knows_the_round_that_it_has_saved_itself_and_nobody_elses() -> None:
    drafts = Drafts()
    kitchen, other = drafts.desk("kitchen"), drafts.desk("other")
    kitchen.put("table", "tip", RoundDraft(after="tip"))
    kitchen.set_aside("table", "tip")
    assert kitchen.saved("table", "tip") == ""
    told: list[str] = []
    kitchen.subscribe("table", lambda: told.append(kitchen.saved("table", "tip")))
    kitchen.settled("table", "tip", "round-1")
    # Its other tabs are told, and find it then.
    assert told == ["round-1"]
    assert kitchen.get("table", "tip") is None
    assert other.saved("table", "tip") == ""
    # A correction saves no new round.
    kitchen.settled("table", correction_key("round-1"))
    assert kitchen.saved("table", correction_key("round-1")) == ""
    for number in range(MAX_DRAFTS):
        kitchen.settled("table", str(number), "another")
    assert kitchen.saved("table", "tip") == ""


def test_only_settled_hands_become_part_of_the_entry() -> None:
    draft = RoundDraft(after="game", out="mira-id")
    assert RoundDraft(after="game").entry() is None
    draft = draft.with_hand("oma-id", HandDraft(tally=typed(7), entered=True))
    draft = draft.with_hand("tom-id", HandDraft(tally=typed(9)))
    entry = draft.entry()
    assert entry is not None
    assert entry.hands == {"oma-id": typed(7)}


def test_an_explicit_nothing_is_part_of_the_entry() -> None:
    draft = RoundDraft(after="game", out="mira-id")
    entry = draft.with_hand("oma-id", HandDraft(tally=NO_CARDS, entered=True)).entry()
    assert entry is not None
    assert entry.hands == {"oma-id": NO_CARDS}


def test_the_draft_of_a_scored_round_leaves_it_as_it_is(tables: Tables, table: TableState) -> None:
    state = tables.score_round(table.id, won_by_mira(7), tip(table))
    assert state.game is not None
    played = state.game.rounds[0]
    assert RoundDraft.of(played).entry() == played.entry


def test_when_somebody_else_went_out_their_hand_is_gone_and_the_old_winners_is_missing(
    tables: Tables, table: TableState
) -> None:
    state = tables.score_round(table.id, won_by_mira(7), tip(table))
    assert state.game is not None
    entry = RoundDraft.of(state.game.rounds[0]).with_out(OMA).entry()
    assert entry is not None
    assert entry.out == OMA
    assert OMA not in entry.hands
    assert MIRA not in entry.hands


def test_a_slip_of_who_went_out_loses_nobodys_hand() -> None:
    draft = RoundDraft(after="game", out=MIRA).with_hand(OMA, HandDraft(typed(5), entered=True))
    draft = draft.with_knock_out(LEA, OMA)
    slip = draft.with_out(OMA)
    entry = slip.entry((MIRA, OMA, LEA))
    assert entry is not None
    assert OMA not in entry.hands
    assert slip.with_out(LEA).entry((MIRA, OMA, LEA)) != entry
    assert slip.with_out(MIRA) == draft


def test_a_draft_moves_on_when_somebody_else_has_entered_its_round() -> None:
    drafts = Drafts().desk("kitchen")
    drafts.put("table", "round", RoundDraft(after="round", out="mira-id"))
    assert drafts.move("table", "round", "next")
    assert drafts.get("table", "round") is None
    assert drafts.get("table", "next") == RoundDraft(after="next", out="mira-id")


def test_a_draft_never_pushes_another_one_away() -> None:
    drafts = Drafts().desk("kitchen")
    here = RoundDraft(after="round")
    there = RoundDraft("next", MIRA, {OMA: HandDraft(typed(7), entered=True)})
    drafts.put("table", "round", here)
    drafts.put("table", "next", there)
    assert not drafts.move("table", "round", "next")
    assert drafts.get("table", "next") == there
    assert drafts.get("table", "round") == here
    assert not drafts.move("table", "nowhere", "elsewhere")


def test_a_draft_takes_the_place_of_one_that_says_only_who_went_out() -> None:
    drafts = Drafts().desk("kitchen")
    drafts.put("table", "round", RoundDraft("round", MIRA, {OMA: HandDraft(text="7")}))
    drafts.put("table", "next", RoundDraft(after="next", out=LEA))
    assert drafts.move("table", "round", "next")
    assert drafts.get("table", "next") == RoundDraft("next", MIRA, {OMA: HandDraft(text="7")})


def test_half_entered_is_what_this_device_has_begun_at_one_table_the_latest_first() -> None:
    drafts = Drafts()
    kitchen, sofa = drafts.desk("kitchen"), drafts.desk("sofa")

    def begun(after: str, at: int = 0) -> RoundDraft:
        return RoundDraft(after, MIRA, {OMA: HandDraft(typed(7), entered=True)}, table=at)

    older, newer, elsewhere = begun("older"), begun("newer"), begun("older", 1)
    for draft in (older, newer, elsewhere):
        kitchen.put("table", draft.place, draft)
    kitchen.put("table", correction_key("scored"), begun("scored"))
    # Only who went out: nothing is lost where that is asked again.
    kitchen.put("table", "empty", RoundDraft(after="empty", out=MIRA))
    sofa.put("table", "theirs", begun("theirs"))
    assert kitchen.half_entered("table", 0) == (newer, older)
    assert kitchen.half_entered("table", 1) == (elsewhere,)
    assert kitchen.half_entered("elsewhere", 0) == ()


def test_the_other_tabs_of_a_device_are_told_of_what_one_of_them_enters_and_nobody_else() -> None:
    drafts = Drafts()
    kitchen, sofa = drafts.desk("kitchen"), drafts.desk("sofa")
    told: list[str] = []
    stop = kitchen.subscribe("table", lambda: told.append("kitchen"))
    sofa.subscribe("table", lambda: told.append("sofa"))
    kitchen.put("table", "round", RoundDraft(after="round"))
    kitchen.put("elsewhere", "round", RoundDraft(after="round"))
    assert told == ["kitchen"]
    kitchen.move("table", "round", "next")
    kitchen.drop("table", "next")
    assert told == ["kitchen"] * 3
    stop()
    kitchen.put("table", "round", RoundDraft(after="round"))
    assert told == ["kitchen"] * 3


def test_what_two_devices_enter_at_the_same_place_never_touches() -> None:
    drafts = Drafts()
    kitchen, sofa = drafts.desk("kitchen"), drafts.desk("sofa")
    mine = RoundDraft(after="round", out="mira-id")
    theirs = RoundDraft(after="round", out="oma-id")
    kitchen.put("table", "round", mine)
    sofa.put("table", "round", theirs)
    assert kitchen.get("table", "round") == mine
    sofa.drop("table", "round")
    assert kitchen.get("table", "round") == mine
    assert sofa.get("table", "round") is None


def test_reported_hands_arrive_where_nothing_was_entered_and_overwrite_nothing() -> None:
    mine = RoundDraft(after="game", out=MIRA).with_hand(OMA, HandDraft(text="7"))
    reported = {
        player: HandDraft(typed(9), entered=True, reported=name)
        for player, name in ((OMA, "Oma"), (MIRA, "Mira"), (LEA, "Lea"))
    }
    filled = mine.with_reports(reported)
    assert filled.hands == {OMA: HandDraft(text="7"), LEA: reported[LEA]}
    entry = filled.entry()
    assert entry is not None
    assert entry.hands == {LEA: typed(9)}
    assert filled.without_reports() == mine


def test_a_reported_hand_that_is_touched_is_the_scorekeepers() -> None:
    reported = {LEA: HandDraft(typed(9), entered=True, reported="Lea")}
    filled = RoundDraft(after="game", out=MIRA).with_reports(reported)
    fallen = filled.with_knock_out(LEA)
    assert fallen.without_reports() == fallen
    assert fallen.without_knock_out(LEA).hand(LEA) == HandDraft(typed(9))
    cleared = filled.with_hand(LEA, HandDraft())
    assert cleared.with_reports(reported) == cleared


def test_who_reports_to_be_knocked_out_is_so_in_the_draft_until_it_is_changed_here() -> None:
    reported = {LEA: HandDraft(entered=True, reported="Lea")}
    mine = RoundDraft(after="game", out=MIRA)
    filled = mine.with_reports(reported, {LEA})
    entry = filled.entry((MIRA, LEA))
    assert entry is not None
    assert (entry.knocked_out, entry.hands, entry.last_standing) == ({LEA: None}, {}, True)
    assert filled.without_reports() == mine
    here = filled.with_knock_out(LEA, OMA)
    assert here.without_reports() == here
    assert here.with_reports(reported, {LEA}).knocked_out == {LEA: OMA}
    plays_on = filled.without_knock_out(LEA)
    assert plays_on.with_reports(reported, {LEA}).knocked_out == {}
