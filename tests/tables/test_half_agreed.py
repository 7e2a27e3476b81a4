"""An agreement in the making is kept for the device that makes it, until it is made."""

from scorekeeper.tables.half_agreed import MOST_KEPT, Agreement, HalfAgreed, Making

MIRA = Making("mira's phone", "table", "stacking:draw-two:draw-two", "")


def test_it_is_there_again_for_this_device_table_matter_and_agreement_and_for_no_other() -> None:
    half = HalfAgreed()
    begun = Agreement("depends").with_words("Gran deci").with_by("Oma")
    half.keep(MIRA, begun)
    assert half.of(MIRA) == begun
    for other in (
        MIRA._replace(desk="tom's phone"),
        MIRA._replace(table="another"),
        MIRA._replace(matter="jump-in"),
        MIRA._replace(known="agreed-meanwhile"),
    ):
        assert half.of(other) is None


def test_it_is_gone_once_it_is_agreed_or_not_wanted() -> None:
    half = HalfAgreed()
    half.keep(MIRA, Agreement("yes"))
    half.drop(MIRA)
    half.drop(MIRA)
    assert half.of(MIRA) is None


def test_of_too_many_the_one_touched_longest_ago_is_forgotten() -> None:
    half = HalfAgreed()
    half.keep(MIRA, Agreement("yes"))
    half.keep(MIRA._replace(matter="second"), Agreement("no"))
    half.keep(MIRA, Agreement("depends"))
    for number in range(MOST_KEPT - 1):
        half.keep(MIRA._replace(matter=f"more:{number}"), Agreement("no"))
    assert half.of(MIRA) == Agreement("depends")
    assert half.of(MIRA._replace(matter="second")) is None
