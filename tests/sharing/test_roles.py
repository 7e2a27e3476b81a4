"""What each role may do, spelled out: a change here is a change of who may do what."""

import pytest

from scorekeeper.sharing.roles import Act, Role, higher, may

ALLOWED = {
    Role.VIEWER: "watch",
    Role.PLAYER: "watch report",
    Role.SCORER: "watch report enter invite",
    Role.OWNER: "watch report enter invite manage",
}


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("act", Act)
def test_a_role_may_do_what_is_written_here_and_nothing_else(role: Role, act: Act) -> None:
    assert may(role, act) is (act.value in ALLOWED[role].split())


@pytest.mark.parametrize("act", Act)
def test_somebody_not_let_in_may_do_nothing(act: Act) -> None:
    assert not may(None, act)


@pytest.mark.parametrize("one", [None, *Role])
@pytest.mark.parametrize("other", [None, *Role])
def test_the_higher_of_two_roles_may_do_what_either_may(
    one: Role | None, other: Role | None
) -> None:
    best = higher(one, other)
    assert best in (one, other)
    assert higher(other, one) == best
    for act in Act:
        assert may(best, act) is (may(one, act) or may(other, act))
