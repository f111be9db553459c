"""What is due, who hears, and what no table may send."""

from __future__ import annotations

import pytest

from abaculus.kernel.awaits import Awaits, Chance, Deadline, Outcome, Over, Turn, first_due
from abaculus.kernel.draws import Roll
from abaculus.kernel.event_checks import check_event
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.messages import News, Refusal, news_for

TURN = Turn((0, 1), deadlines=(Deadline("b", 20, 1), Deadline("a", 10, 0), Deadline("c", 10)))
DIE = Chance(Roll((6,)))
OVER = Over(Outcome("done", ((0, 1),), (0, 0)))


@pytest.mark.parametrize(
    ("now", "due"),
    [
        (9, None),
        (10, None),
        (11, TimedOut(10, "a", 0)),
        (25, TimedOut(10, "a", 0)),
    ],
)
def test_earliest_deadline_is_due_first_and_inclusive(now: int, due: TimedOut | None) -> None:
    assert first_due(TURN, now) == due


def test_at_a_sharp_deadline_it_is_too_late() -> None:
    awaits = Turn((0,), deadlines=(Deadline("end", 30, is_sharp=True),))

    assert None is first_due(awaits, 29)
    assert TimedOut(30, "end", None) == first_due(awaits, 30)


def test_of_deadlines_at_one_moment_the_first_listed_is_due() -> None:
    turn = Turn((0,), deadlines=(Deadline("c", 10), Deadline("a", 10)))

    assert first_due(turn, 11) == TimedOut(10, "c")


@pytest.mark.parametrize("awaits", [Turn((0,)), DIE, OVER])
def test_without_deadlines_nothing_is_due(awaits: Awaits) -> None:
    assert first_due(awaits, 10**9) is None


NEWS = (
    News("all"),
    News("secret", only=(0, 2)),
    News("public half", unless=(0,)),
    News("both", only=(0, 1), unless=(0,)),
)


@pytest.mark.parametrize(
    ("seat", "heard"),
    [
        (0, ["all", "secret"]),
        (1, ["all", "public half", "both"]),
        (2, ["all", "secret", "public half"]),
        (None, ["all", "public half"]),
    ],
)
def test_each_seat_hears_what_is_meant_for_it(seat: int | None, heard: list[str]) -> None:
    assert [item.code for item in news_for(NEWS, seat)] == heard


@pytest.mark.parametrize(
    ("awaits", "event", "code"),
    [
        (TURN, Drawn(0, (1,)), "no-draw"),
        (OVER, Drawn(0, (1,)), "no-draw"),
        (DIE, Drawn(0, (7,)), "draw-impossible"),
        (DIE, Drawn(0, (6,)), None),
        (DIE, TimedOut(0, "a", 0), "no-deadline"),
        (TURN, TimedOut(10, "a", 1), "no-deadline"),
        (TURN, TimedOut(10, "x"), "no-deadline"),
        (TURN, TimedOut(9, "a", 0), "not-due"),
        (TURN, TimedOut(10, "a", 0), None),
        (TURN, Left(0, -1), "no-seat"),
        (TURN, Left(0, 2), "no-seat"),
        (TURN, Played(0, 2, "move"), "no-seat"),
        (TURN, Played(0, 1, "move"), None),
    ],
)
def test_what_fits_no_game_is_refused(awaits: Awaits, event: Event[str], code: str | None) -> None:
    refusal = check_event(awaits, event, 2)

    assert code == (refusal.code if isinstance(refusal, Refusal) else None)
