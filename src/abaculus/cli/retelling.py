"""A game told in one line a turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from abaculus.cli.output import write, write_json
from abaculus.kernel.contract import AnyGame, Step
from abaculus.kernel.discovery import Family
from abaculus.kernel.turns import turns_of


def retell(
    house: Family, game: AnyGame, start: Any, steps: Sequence[Step[Any, Any]], *, as_json: bool
) -> None:
    """In the family's own readable form; where it has none, the moves of each turn."""
    own = house.readable
    lines: Iterable[str] = (own or _plain)(game, start, steps)
    for line in lines:
        if as_json:
            write_json({"line": line})
        else:
            write(line)


def _plain(game: AnyGame, start: Any, steps: Sequence[Step[Any, Any]]) -> Iterator[str]:
    """Number and seat of each turn, and the moves in it as records write them."""
    states = [start, *(step.state for step in steps)]
    for turn, numbers in enumerate(turns_of(game, start, steps), 1):
        lines = [
            game.notation.write(states[number - 1], steps[number - 1].event) for number in numbers
        ]
        seat = "" if lines[0].seat is None else str(lines[0].seat + 1)
        yield f"{turn}.{seat} {' '.join(line.text for line in lines)}"
