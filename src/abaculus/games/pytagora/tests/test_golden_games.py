"""The golden games together go through everything: phases, faces, moves, options, ends."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest

from abaculus.games.pytagora.compose import moves as composing_moves
from abaculus.games.pytagora.compose import phases as composing_phases
from abaculus.games.pytagora.compose.turns import CHOICES
from abaculus.games.pytagora.number import moves as number_moves
from abaculus.games.pytagora.number import state as number_state
from abaculus.games.pytagora.number.faces import SIGNED
from abaculus.games.pytagora.rings import moves as ring_moves
from abaculus.games.pytagora.rings import state as ring_state
from abaculus.games.pytagora.tables import moves as tables_moves
from abaculus.games.pytagora.tables import state as tables_state
from abaculus.games.pytagora.tests.stage_games import game_of
from abaculus.kernel.events import Left, Played, TimedOut
from abaculus.kernel.records import Record, parse_headers, parse_record, replay
from abaculus.kernel.registry import load_family

FOLDER = load_family("pytagora").folder / "records"
FILES = sorted(FOLDER.glob("*.txt"))
KINDS = {
    "composing": (composing_phases.Phase, composing_moves.Move),
    "number": (number_state.Phase, number_moves.Move),
    "tables": (tables_state.Phase, tables_moves.Move),
    "rings": (ring_state.Phase, ring_moves.Move),
}
MACHINES = {
    "pytagora": "composing",
    "basic": "composing",
    "pro": "composing",
    "number": "number",
    "tables": "tables",
    "square": "rings",
    "evenodd": "rings",
}
REASONS = {
    "composing": "end-target end-alone end-tie end-shared end-stuck end-turns end-left end-nobody",
    "number": "number-end number-end-alone number-end-left",
    "tables": "tables-end tables-end-alone tables-end-left tables-end-empty",
    "rings": "end-square end-rings end-ring-left",
}


class Touched(NamedTuple):
    """What happened at one event of a game: in which phase, what, on which face of the die."""

    machine: str
    phase: str
    event: str
    face: str


def read(file: Path) -> Record:
    headers = parse_headers(file.read_text("utf-8"))
    return parse_record(game_of(headers.variant), headers)


@cache
def records() -> tuple[Record, ...]:
    return tuple(read(file) for file in FILES)


def tag(thing: Any) -> str:
    return str(thing.__struct_config__.tag)


@cache
def touched() -> frozenset[Touched]:
    return frozenset(one for record in records() for one in steps(record))


def steps(record: Record) -> Iterator[Touched]:
    game = game_of(record.variant)
    machine = MACHINES[record.variant]
    state: Any = game.setup(record.options)
    for step in replay(game, record.options, record.events):
        event = step.event
        what = tag(event.move) if isinstance(event, Played) else tag(event)
        yield Touched(machine, tag(state.phase), what, getattr(state, "face", ""))
        state = step.state
    yield Touched(machine, tag(state.phase), "", "")


def tags(union: Any) -> set[str]:
    """The tags of a union's members."""
    return {tag(member) for member in get_args(union)}


@pytest.mark.parametrize("machine", KINDS)
def test_every_phase_is_reached(machine: str) -> None:
    reached = {one.phase for one in touched() if one.machine == machine}

    assert tags(KINDS[machine][0]) == reached


@pytest.mark.parametrize("machine", KINDS)
def test_every_sort_of_move_is_made(machine: str) -> None:
    made = {one.event for one in touched() if one.machine == machine}

    assert tags(KINDS[machine][1]) <= made


@pytest.mark.parametrize(("machine", "faces"), [("composing", CHOICES), ("number", SIGNED)])
def test_every_face_of_the_die_is_played_and_one_is_chosen(
    machine: str, faces: tuple[str, ...]
) -> None:
    mine = [one for one in touched() if one.machine == machine]

    assert set(faces) <= {one.face for one in mine if one.event in ("write", "continue", "put")}
    assert "face" in {one.event for one in mine}


@pytest.mark.parametrize(("machine", "reasons"), REASONS.items())
def test_games_end_in_every_way(machine: str, reasons: str) -> None:
    ends = {
        record.outcome.reason
        for record in records()
        if record.outcome and MACHINES[record.variant] == machine
    }

    assert set(reasons.split()) == ends


@pytest.mark.parametrize("machine", KINDS)
def test_clocks_run_out_and_people_leave(machine: str) -> None:
    events = {one.event for one in touched() if one.machine == machine}

    assert {tag(TimedOut(0, "turn", 0)), tag(Left(0, 0))} <= events


@pytest.mark.parametrize("variant", MACHINES)
def test_every_option_has_a_golden_game_off_its_default(variant: str) -> None:
    menu = game_of(variant).info.menu
    games = [record for record in records() if MACHINES[record.variant] == MACHINES[variant]]

    usual = {
        option.key
        for option in menu.options
        if all(
            game.options.chosen.get(option.key, option.default) == option.default for game in games
        )
    }

    assert set() == usual


def test_tables_of_every_size_are_played() -> None:
    sizes = {(MACHINES[record.variant], record.options.players) for record in records()}

    expected = {(machine, size) for machine in KINDS for size in (1, 2, 3, 4)}

    assert expected | {("composing", 5), ("composing", 6)} == sizes
