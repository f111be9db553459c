"""What belongs to one turn: the throw, what the die brings, the lines, the pieces put."""

from __future__ import annotations

from pathlib import Path

import pytest

from abaculus.games.pytagora.tests.stage_games import game_of
from abaculus.kernel.events import Played
from abaculus.kernel.records import parse_headers, parse_record, replay
from abaculus.kernel.registry import load_family
from abaculus.kernel.review import turns_of

FILES = sorted((load_family("pytagora").folder / "records").glob("*.txt"))
ALONE = {"tables": ("ans:", "skip"), "square": ("L:", "R:", "done"), "evenodd": ("E", "O", "done")}
"""Games without a die, in which every move is a turn."""


def turns_in(file: Path) -> list[list[str]]:
    """The moves of each turn of a golden game; `-` for what is none."""
    headers = parse_headers(file.read_text("utf-8"))
    game = game_of(headers.variant)
    record = parse_record(game, headers)
    steps = list(replay(game, record.options, record.events))
    return [
        [
            game.notation.write_move(event.move) if isinstance(event, Played) else "-"
            for event in (steps[number - 1].event for number in turn)
        ]
        for turn in turns_of(game, game.setup(record.options), steps)
    ]


def of(*modes: str) -> list[Path]:
    return [file for file in FILES if file.stem.rpartition("-")[0] in modes]


@pytest.mark.parametrize("file", of("pytagora", "pro", "number"), ids=lambda file: file.stem)
def test_only_a_throw_begins_a_turn_in_games_with_a_die(file: Path) -> None:
    turns = turns_in(file)

    begun = [turn for turn in turns if turn[0] != "-"]
    assert {"roll"} == {turn[0] for turn in begun}
    assert not any("roll" in turn[1:] for turn in begun)
    assert any(len(turn) > 1 for turn in begun)


@pytest.mark.parametrize("file", of("basic"), ids=lambda file: file.stem)
def test_basic_turn_is_one_line_with_its_purchase_and_draw(file: Path) -> None:
    turns = turns_in(file)

    moves = [move for turn in turns for move in turn]
    lines = [move for move in moves if move.startswith(("h", "v", "pass"))]
    later = [move for turn in turns for move in turn[1:] if turn[0][:4] != "buy:"]
    assert len(lines) == sum(turn[0] != "-" and turn[-1] != "-" for turn in turns)
    assert set(later) <= {"more", "done", "-"}


@pytest.mark.parametrize("file", of(*ALONE), ids=lambda file: file.stem)
def test_without_a_die_a_move_is_a_turn(file: Path) -> None:
    turns = turns_in(file)

    starts = (*ALONE[file.stem.rpartition("-")[0]], "-")
    assert all(len(turn) == 1 and turn[0].startswith(starts) for turn in turns)
