"""Records: written, read back, and refused line by line when damaged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from abaculus.kernel.awaits import Outcome
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.options import choose
from abaculus.kernel.records import (
    Record,
    RecordPlayer,
    format_record,
    parse_headers,
    parse_record,
    replay,
)
from abaculus.testing import family_at

GAME = family_at(Path(__file__).parents[1] / "toys" / "pebbles").game("morra")
Throw: Any = GAME.shapes.move
TEXT = """\
abaculus record 1
game: pebbles
variant: morra
rules: morra/1
option players: 2
option target: 10
option rounds: 1
option seconds: 5
option fist: off
option score: full
option seat0.handicap: 0
option seat0.slow: off
option seat1.handicap: 2
option seat1.slow: on
seat 0: person, Ada
seat 1: bot careful, Bo, the bot
result: morra-rounds; places 0, 1; scores 4 2

1 0 - *4
2 300 0 3:3
3 10000 1 t
"""
EVENTS: tuple[Event[Any], ...] = (
    Drawn(0, (4,)),
    Played(300, 0, Throw(3, 3)),
    TimedOut(10_000, "throw", 1),
)
RECORD = Record(
    family="pebbles",
    variant="morra",
    rules="morra/1",
    options=choose(
        GAME.info.menu,
        {"rounds": 1, "seconds": 5, "seat1.handicap": 2, "seat1.slow": True},
    ),
    players=(RecordPlayer("Ada"), RecordPlayer("Bo, the bot", "bot careful")),
    outcome=Outcome("morra-rounds", ((0,), (1,)), (4, 2)),
    events=EVENTS,
)


def refusal_of(text: str) -> Refusal:
    with pytest.raises(RefusedError) as refused:
        parse_record(GAME, parse_headers(text))
    return refused.value.refusal


def test_a_record_is_a_text_that_people_can_read() -> None:
    assert format_record(GAME, RECORD) == TEXT


def test_a_record_is_read_back() -> None:
    assert parse_record(GAME, parse_headers(TEXT)) == RECORD


def test_a_record_may_stop_before_the_end() -> None:
    text = TEXT.replace("morra-rounds; places 0, 1; scores 4 2", "unfinished")
    text = text.removesuffix("3 10000 1 t\n")

    record = parse_record(GAME, parse_headers(text))

    assert (record.outcome, record.events) == (None, EVENTS[:2])


def test_line_ends_of_other_systems_and_blank_lines_do_no_harm() -> None:
    assert parse_record(GAME, parse_headers(TEXT.replace("\n", "\r\n") + "\r\n\r\n")) == RECORD


def test_a_place_without_a_winner_is_written_as_nobody() -> None:
    text = format_record(GAME, Record(**_fields(outcome=Outcome("why", ((), (0, 1)), (0, 0)))))

    assert "result: why; places nobody, 0 1; scores 0 0\n" in text


def test_names_of_several_lines_are_written_in_one() -> None:
    text = format_record(
        GAME, Record(**_fields(players=(RecordPlayer("A\nb: c"), RecordPlayer("D"))))
    )

    assert "seat 0: person, A b: c\n" in text


def _fields(**changed: Any) -> dict[str, Any]:
    return {name: getattr(RECORD, name) for name in RECORD.__struct_fields__} | changed


@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        ("abaculus record 1", "hello", Refusal("record-first", {"first": "abaculus record 1"})),
        (
            "variant: morra",
            "variant morra",
            Refusal("record-header", {"line": 3, "text": "variant morra"}),
        ),
        (
            "game: pebbles",
            "came: pebbles",
            Refusal("record-header", {"line": 2, "text": "came: pebbles"}),
        ),
        (
            "rules: morra/1",
            "variant: morra",
            Refusal("record-header", {"line": 4, "text": "variant: morra"}),
        ),
        ("game: pebbles\n", "", Refusal("record-missing", {"key": "game"})),
        ("result: ", "seat 9: ", Refusal("record-missing", {"key": "result"})),
        ("morra/1", "morra/0", Refusal("record-rules", {"given": "morra/0", "known": "morra/1"})),
        (
            "target: 10",
            "target: 99",
            Refusal("E-OPTION", {"key": "target", "range": "3 to 50"}),
        ),
        ("seat 1: bot careful, Bo, the bot\n", "", Refusal("record-seats", {"players": 2})),
        ("seat 1: bot", "seat 2: bot", Refusal("record-seats", {"players": 2})),
        ("seat 1: bot careful, Bo, the bot", "seat 1: Bo", Refusal("record-seats", {"players": 2})),
        ("2 300 0 3:3", "2 300 0", Refusal("record-line", {"line": 20, "text": "2 300 0"})),
        (
            "2 300 0 3:3",
            "2 -3 0 3:3",
            Refusal("record-line", {"line": 20, "text": "2 -3 0 3:3"}),
        ),
        (
            "2 300 0 3:3",
            "2 300 x 3:3",
            Refusal("record-line", {"line": 20, "text": "2 300 x 3:3"}),
        ),
        ("2 300", "3 300", Refusal("record-number", {"line": 20, "expected": 2})),
        ("1 0 - *4\n", "", Refusal("record-number", {"line": 19, "expected": 1})),
        (
            "2 300 0 3:3",
            "2 300 0 three",
            Refusal("pebbles-unreadable", {"text": "three", "line": 20}),
        ),
        (
            "2 300 0 3:3",
            "2 300 0 6:3",
            Refusal("morra-fingers", {"low": 1, "fingers": 6, "line": 20}),
        ),
        ("1 0 - *4", "1 7 - *4", Refusal("record-time", {"at": 7, "before": 0, "line": 19})),
        (
            "2 300 0 3:3",
            "2 5001 0 3:3",
            Refusal("record-overdue", {"deadline": "throw", "at": 5000, "line": 20}),
        ),
        (
            "3 10000 1 t",
            "3 299 1 3:3",
            Refusal("record-time", {"at": 299, "before": 300, "line": 21}),
        ),
        (
            "scores 4 2",
            "scores 5 2",
            Refusal(
                "record-result",
                {
                    "given": "morra-rounds; places 0, 1; scores 5 2",
                    "played": "morra-rounds; places 0, 1; scores 4 2",
                },
            ),
        ),
        (
            "3 10000 1 t\n",
            "",
            Refusal(
                "record-result",
                {"given": "morra-rounds; places 0, 1; scores 4 2", "played": "unfinished"},
            ),
        ),
    ],
)
def test_a_damaged_record_is_refused_with_line_and_reason(
    old: str, new: str, refusal: Refusal
) -> None:
    assert old in TEXT

    assert refusal_of(TEXT.replace(old, new)) == refusal


def test_an_endless_text_is_refused_before_it_is_read() -> None:
    assert refusal_of("x" * 10_000_001) == Refusal("record-long", {"most": 10_000_000})


def test_a_record_cut_anywhere_is_refused_or_still_the_same() -> None:
    for cut in range(len(TEXT)):
        try:
            record = parse_record(GAME, parse_headers(TEXT[:cut]))
        except RefusedError:
            continue
        assert record == RECORD


def test_replay_gives_every_step() -> None:
    states = [step.state for step in replay(GAME, RECORD.options, EVENTS)]

    assert [state.table.scores for state in states] == [(0, 2), (0, 2), (4, 2)]


def test_replay_does_not_let_anything_pass_a_deadline() -> None:
    late = (*EVENTS[:2], Left(10_001, 0))

    with pytest.raises(RefusedError) as refused:
        list(replay(GAME, RECORD.options, late))

    assert refused.value.refusal.code == "record-overdue"
