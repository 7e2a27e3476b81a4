"""One value, several parts: who is told, and how often something is worked out."""

from collections.abc import Callable

from scorekeeper.ui.watched import Watched


def test_everybody_who_listens_is_told_of_a_new_value_and_sees_it() -> None:
    watched = Watched("one")
    heard: list[str] = []
    watched.listen(lambda: heard.append(f"a {watched.value}"))
    watched.listen(lambda: heard.append(f"b {watched.value}"))
    watched.put("two")
    assert heard == ["a two", "b two"]


def test_who_has_stopped_is_told_nothing_and_may_stop_twice() -> None:
    watched = Watched(1)
    heard: list[int] = []
    stop = watched.listen(lambda: heard.append(watched.value))
    stop()
    stop()
    watched.put(2)
    assert heard == []


def test_one_who_stops_another_while_being_told_disturbs_nobody() -> None:
    watched = Watched(1)
    heard: list[str] = []
    stops: list[Callable[[], None]] = []

    def stop_the_others() -> None:
        for stop in stops:
            stop()

    watched.listen(stop_the_others)
    stops.append(watched.listen(lambda: heard.append("second")))
    watched.listen(lambda: heard.append("third"))
    watched.put(2)
    watched.put(3)
    assert heard.count("third") == 2


def test_what_is_made_of_a_value_is_made_once_for_each_value_and_key() -> None:
    watched = Watched(2)
    made: list[int] = []

    def double() -> int:
        made.append(watched.value)
        return watched.value * 2

    assert [watched.once("double", double), watched.once("double", double)] == [4, 4]
    assert watched.once("again", double) == 4
    watched.put(5)
    assert watched.once("double", double) == 10
    assert made == [2, 2, 5]
