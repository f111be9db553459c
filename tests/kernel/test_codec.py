"""Values as JSON: equal both ways, and nothing but a refusal for what is none."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from abaculus.kernel.awaits import Awaits, Chance, Deadline, Outcome, Over, Turn
from abaculus.kernel.codec import decode, encode
from abaculus.kernel.draws import Arrange, Pick, Roll
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.messages import FormulaValue, News, PlayerValue, Refusal, RefusedError


class Share(Struct, frozen=True):
    """A value with an exact part."""

    part: Fraction
    names: tuple[str, ...] = ()


@given(st.fractions(), st.lists(st.text()).map(tuple))
def test_exact_numbers_come_back_exactly(part: Fraction, names: tuple[str, ...]) -> None:
    share = Share(part, names)

    assert decode(encode(share), Share) == share


@pytest.mark.parametrize(
    "awaits",
    [
        Turn((0, 1), (2,), (Deadline("throw", 5, 1), Deadline("game", 9))),
        Chance(Roll((6, 6))),
        Chance(Pick((("a", 2), ("b", 1)), 2)),
        Chance(Arrange((1, "b"))),
        Over(Outcome("reason", ((), (1,), (0,)), (0, 3))),
    ],
)
def test_what_is_awaited_comes_back(awaits: Awaits) -> None:
    kind: Any = Awaits

    assert decode(encode(awaits), kind) == awaits


@pytest.mark.parametrize(
    "event",
    [Played(1, 0, "move"), Drawn(2, (1, "a")), TimedOut(3, "throw"), Left(4, 1)],
)
def test_events_come_back(event: Event[str]) -> None:
    kind: Any = Played[str] | Drawn | TimedOut | Left

    assert decode(encode(event), kind) == event


def test_news_comes_back_with_formulas_and_people() -> None:
    news = News(
        "code", {"sum": FormulaValue("3*4"), "who": PlayerValue(1), "n": 2}, only=(1,), unless=(0,)
    )

    assert decode(encode(news), News) == news


def test_equal_values_have_equal_bytes() -> None:
    first, second = Refusal("c", {"a": 1, "b": 2}), Refusal("c", {"b": 2, "a": 1})

    assert encode(first) == encode(second)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"[1]",
        b"\xff",
        b'{"part": "1/0"}',
        b'{"part": "half"}',
        b'{"part": 0.5}',
        b'{"part": null}',
        b'{"names": []}',
        b'{"part": "1/2", "names": [1]}',
        "\ud800",
        b"[" * 100_000,
        b'{"part": "1/2", "more": ' + b"[" * 100_000,
    ],
)
def test_what_is_no_value_is_refused_with_a_reason(text: bytes | str) -> None:
    with pytest.raises(RefusedError) as refused:
        decode(text, Share)

    assert refused.value.refusal.code == "malformed"
    assert refused.value.refusal.values["reason"]


@given(st.binary() | st.text())
def test_junk_is_refused_or_read_and_nothing_else(junk: bytes | str) -> None:
    kind: Any = Played[Share] | Drawn | TimedOut | Left
    try:
        event = decode(junk, kind)
    except RefusedError as refused:
        event, code = None, refused.refusal.code
    else:
        code = "malformed"

    assert code == "malformed"
    assert event is None or decode(encode(event), kind) == event
