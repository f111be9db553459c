"""Records become tables and tables records."""

from __future__ import annotations

import pytest

from abaculus.i18n import load_translator
from abaculus.kernel.gestures import PressGesture
from abaculus.kernel.messages import Refusal
from abaculus.kernel.registry import families, load_family
from abaculus.tables.commands import Play, Resign, Resume, Start
from abaculus.tables.decide import Decision, decide, seats_of
from abaculus.tables.fold import fold_log
from abaculus.tables.imports import export_record, import_record
from abaculus.tables.table import SeatRequest
from tests.tables.samples import (
    ANN,
    BOT,
    HERE,
    HOST,
    RNG,
    STRANGER,
    Evening,
    ok,
    tags,
    two_friends,
)


def import_text(text: str) -> Decision:
    return ok(import_record("new", text, STRANGER.key, 5))


def test_a_game_goes_out_and_comes_back() -> None:
    evening = two_friends("morra", {"seconds": 0, "rounds": 3})
    evening.play(HOST, 0, "1:3", now=100)
    evening.play(ANN, 1, "2:3", now=200)
    evening.do(ANN, Resign(1), now=300)
    text = export_record(evening.table, evening.log)

    decision = import_text(text)

    assert "over" == decision.table.phase
    assert evening.table.state == decision.table.state
    assert evening.names() == [holder.name for holder in decision.table.holders]
    assert decision.table == fold_log("new", decision.entries)
    assert evening.table.events == len(decision.steps)
    assert text == export_record(decision.table, decision.entries)


def test_an_unfinished_game_is_continued_by_its_importer() -> None:
    evening = Evening(HERE, BOT)
    evening.do(HOST, Start())
    evening.play(HOST, 0, "b2", now=800)

    decision = import_text(export_record(evening.table, evening.log))

    assert ["OpenEntry", "StartEntry", "EventEntry", "PauseEntry"] == tags(decision.entries)
    assert ("paused", 800) == (decision.table.phase, decision.table.at)
    assert (0, 1) == seats_of(decision.table, STRANGER)
    resumed = ok(decide(decision.table, STRANGER, Resume(), 0, RNG))
    played = ok(decide(resumed.table, STRANGER, Play(1, PressGesture("a1")), 900, RNG))
    assert 2 == played.table.events


def test_a_game_cut_off_before_a_draw_draws_when_it_continues() -> None:
    evening = two_friends("morra", {"seconds": 0})
    evening.play(HOST, 0, "1:3", now=100)
    evening.play(ANN, 1, "2:3", now=200)
    text = export_record(evening.table, evening.log)
    cut = "\n".join(text.splitlines()[:-1])

    decision = import_text(cut)
    resumed = ok(decide(decision.table, STRANGER, Resume(), 0, RNG))

    assert ["ResumeEntry", "EventEntry"] == tags(resumed.entries)


def test_the_seats_own_choices_come_along() -> None:
    slow_seat = SeatRequest("here", options={"slow": "on", "handicap": "3"})
    evening = Evening(slow_seat, HERE, variant="morra")
    evening.do(HOST, Start())

    decision = import_text(export_record(evening.table, evening.log))

    assert {"slow": "on", "handicap": "3"} == decision.table.holders[0].options
    assert evening.table.agreed() == decision.table.agreed()


def test_names_of_a_record_become_names_of_a_table() -> None:
    evening = Evening(HERE, HERE)
    evening.do(HOST, Start())
    lines = export_record(evening.table, evening.log).splitlines()
    lines = [f"{line[:7]} person, Al" if line.startswith("seat") else line for line in lines]

    decision = import_text("\n".join(lines))

    assert ["Al", "Al 2"] == [holder.name for holder in decision.table.holders]


@pytest.mark.parametrize("seat", ["seat 0: person,", "seat 0: bot, " + "w" * 99 + "\u202e"])
def test_impossible_names_are_made_possible(seat: str) -> None:
    evening = Evening(HERE, HERE)
    evening.do(HOST, Start())
    text = export_record(evening.table, evening.log)
    lines = [seat if line.startswith("seat 0") else line for line in text.splitlines()]

    name = import_text("\n".join(lines)).table.holders[0].name

    assert 1 <= len(name) <= 24
    assert name.isprintable()


@pytest.mark.parametrize(
    ("expected", "old", "new"),
    [
        ("record-first", "abaculus record 1", "dear diary"),
        ("no-game", "game: pebbles", "game: ludo"),
        ("no-variant", "variant: noughts", "variant: chess"),
        ("record-rules", "noughts/1", "noughts/9"),
        ("noughts-taken", "a1", "b2"),
        ("E-OPTION", "option players: 2", "option players: 9"),
    ],
)
def test_a_bad_record_is_refused_in_words(expected: str, old: str, new: str) -> None:
    evening = two_friends()
    evening.play(HOST, 0, "b2")
    evening.play(ANN, 1, "a1")
    text = export_record(evening.table, evening.log).replace(old, new)

    answer = import_record("new", text, STRANGER.key, 5)

    assert isinstance(answer, Refusal)
    assert expected == answer.code
    assert load_translator(load_family("pebbles")).say(answer)


def test_the_golden_games_of_every_family_become_tables() -> None:
    records = [
        path.read_text("utf-8")
        for family in families()
        for path in sorted((family.folder / "records").glob("*-1.txt"))
    ]

    decisions = [import_text(text) for text in records]

    assert records
    assert [_body(text) for text in records] == [
        _body(export_record(one.table, one.entries)) for one in decisions
    ]


def _body(text: str) -> str:
    """The result and the events; who sat where is stated anew."""
    head, body = text.split("\n\n")
    return head.splitlines()[-1] + body
