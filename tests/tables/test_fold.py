"""The log gives the table again, and damage is reported."""

from __future__ import annotations

import pickle

import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.kernel.records import RecordPlayer
from abaculus.tables.commands import AnswerTakeback, RequestTakeback, Start
from abaculus.tables.fold import current_events, fold, fold_log, record_of
from abaculus.tables.log import (
    EventEntry,
    LogEntry,
    OpenEntry,
    PauseEntry,
    StartEntry,
    TakebackEntry,
    decode_entry,
    encode_entry,
)
from abaculus.tables.table import SeatHolder
from tests.tables.samples import ANN, BOT, HERE, HOST, LINK, Evening, two_friends

OPENED = OpenEntry(
    "pebbles", "noughts", {}, (SeatHolder("here", "A"), SeatHolder("here", "B")), "h", 1
)


def damage(*entries: LogEntry) -> tuple[str, object]:
    with pytest.raises(RefusedError) as raised:
        fold_log("t", entries)
    return raised.value.refusal.code, raised.value.refusal.values.get("line")


@pytest.mark.parametrize(
    ("line", "entries"),
    [
        (1, (StartEntry(),)),
        (2, (OPENED, OPENED)),
        (2, (OPENED, EventEntry(0, 0, "a1"))),
        (3, (OPENED, StartEntry(), StartEntry())),
        (3, (OPENED, StartEntry(), EventEntry(0, 0, "z9"))),
        (3, (OPENED, StartEntry(), EventEntry(0, 1, "a1"))),
        (3, (OPENED, StartEntry(), TakebackEntry(0))),
        (
            5,
            (
                OPENED,
                StartEntry(),
                EventEntry(0, 0, "a1"),
                EventEntry(0, 1, "a2"),
                TakebackEntry(0),
            ),
        ),
    ],
)
def test_an_entry_that_cannot_follow_is_damage(line: int, entries: tuple[LogEntry, ...]) -> None:
    assert ("book-damaged", line) == damage(*entries)


def test_an_empty_log_is_no_table() -> None:
    assert ("no-table", None) == damage()


def test_a_line_gives_the_step_it_made() -> None:
    table = fold_log("t", (OPENED, StartEntry()))

    after, step = fold(table, "t", EventEntry(5, 0, "b2"))

    assert step is not None
    assert after.state == step.state
    assert (None, "paused") == (
        fold(after, "t", PauseEntry(9))[1],
        fold(after, "t", PauseEntry(9))[0].phase,
    )


def test_every_line_survives_the_way_to_a_store_and_back() -> None:
    entries: list[LogEntry] = [
        OPENED,
        StartEntry(),
        EventEntry(0, None, "*4"),
        TakebackEntry(2),
        PauseEntry(7),
    ]

    assert entries == [decode_entry(encode_entry(entry)) for entry in entries]


@pytest.mark.parametrize("text", [b"", b"{", b'{"type":"other"}', b"\xff", b"[" * 9999, b"null"])
def test_bytes_that_are_no_line_are_refused(text: bytes) -> None:
    with pytest.raises(RefusedError) as raised:
        decode_entry(text, 7)

    assert {"line": 7} == raised.value.refusal.values


def test_what_was_taken_back_does_not_stand() -> None:
    entries = (
        EventEntry(0, 0, "a"),
        EventEntry(0, 1, "b"),
        TakebackEntry(1),
        EventEntry(0, 1, "c"),
    )

    assert ["a", "c"] == [entry.text for entry in current_events(entries)]


def test_a_record_has_the_seats_and_the_scores() -> None:
    evening = Evening(HERE, LINK, BOT, variant="morra", options={"seconds": 0})
    evening.sit(ANN, "Ann")
    evening.do(HOST, Start())
    evening.play(HOST, 0, "1:3")
    evening.do(HOST, RequestTakeback(0))
    evening.do(ANN, AnswerTakeback(1, True))
    evening.play(HOST, 0, "2:2")

    record = record_of(evening.table, evening.log)

    assert [RecordPlayer("Ann"), "bot random"] == [record.players[1], record.players[2].kind]
    assert (None, 2) == (record.outcome, len(record.events))


def test_there_is_no_record_before_the_start() -> None:
    evening = Evening(HERE, LINK)

    with pytest.raises(RefusedError):
        record_of(evening.table, evening.log)


def test_a_table_holds_no_copy_of_its_log() -> None:
    evening = two_friends()
    sizes: list[int] = []
    for square in ("a1", "a2", "b1", "b2"):
        seat = evening.table.events % 2
        evening.play((HOST, ANN)[seat], seat, square)
        sizes.append(len(pickle.dumps(evening.table)))

    assert max(sizes) - min(sizes) < 40
