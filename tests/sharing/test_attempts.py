"""How often somebody may try: at once, over time, and with how much remembered."""

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.sharing.attempts import MAX_REMEMBERED, Attempts


def tries_until_refused(attempts: Attempts, key: str, now: float) -> int:
    """How many tries a key has left."""
    count = 0
    while attempts.wait(key, now) == 0:
        attempts.spend(key, now)
        count += 1
        assert count < 1_000
    return count


def test_a_burst_is_allowed_and_then_one_try_at_a_time() -> None:
    attempts = Attempts(burst=5, seconds=10)
    assert tries_until_refused(attempts, "phone", 0) == 5
    assert attempts.wait("phone", 0) == 10
    assert attempts.wait("phone", 4) == 6
    assert tries_until_refused(attempts, "phone", 10) == 1
    assert tries_until_refused(attempts, "phone", 35) == 2
    assert tries_until_refused(attempts, "phone", 10_000) == 5


def test_asking_how_long_to_wait_takes_nothing() -> None:
    attempts = Attempts(burst=2, seconds=10)
    for _ in range(100):
        assert attempts.wait("phone", 1) == 0
    assert tries_until_refused(attempts, "phone", 1) == 2


def test_one_does_not_wait_for_another() -> None:
    attempts = Attempts(burst=1, seconds=10)
    attempts.spend("one", 0)
    assert attempts.wait("one", 0) > 0
    assert attempts.wait("other", 0) == 0


def test_a_clock_that_goes_back_gives_nothing_and_breaks_nothing() -> None:
    attempts = Attempts(burst=2, seconds=10)
    attempts.spend("phone", 100)
    assert tries_until_refused(attempts, "phone", 50) == 1


def test_a_flood_of_addresses_is_remembered_up_to_a_limit_the_latest_ones() -> None:
    attempts = Attempts(burst=1, seconds=1e9)
    for number in range(MAX_REMEMBERED + 500):
        attempts.spend(str(number), 0)
    assert len(attempts._buckets) == MAX_REMEMBERED
    assert attempts.wait(str(MAX_REMEMBERED + 499), 0) > 0


@given(
    st.integers(1, 20),
    st.floats(0.1, 100),
    st.lists(st.floats(0, 50), min_size=1, max_size=100),
)
def test_never_more_tries_than_the_burst_and_what_has_come_since(
    burst: int, seconds: float, pauses: list[float]
) -> None:
    attempts = Attempts(burst, seconds)
    now, done = 0.0, 0
    for pause in pauses:
        now += pause
        if attempts.wait("phone", now) == 0:
            attempts.spend("phone", now)
            done += 1
        assert done <= burst + now / seconds + 1e-6
