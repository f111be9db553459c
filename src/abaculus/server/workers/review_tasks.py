"""The task of a review: a finished game in turns and words."""

from __future__ import annotations

from typing import Any, TypeAlias

from abaculus.i18n.render import render
from abaculus.i18n.rich import RichSentence
from abaculus.kernel.bot import Stop
from abaculus.kernel.events import Event
from abaculus.kernel.records import replay
from abaculus.kernel.review import GameHistory, GameTurn
from abaculus.kernel.scenes import SeatStatus
from abaculus.server.http.messages import ReviewTurn
from abaculus.server.rooms.presentation import names_of, scene_of, translator_for
from abaculus.tables.table import TableState

ReviewParts: TypeAlias = tuple[
    dict[int, GameTurn],
    dict[int, ReviewTurn],
    tuple[SeatStatus[RichSentence], ...],
    tuple[tuple[str, ...], ...],
]
"""The turns by the numbers of their deciding events, the same in words, the seats at the end, and
what each seat should practise."""


def build_review(_stop: Stop, table: TableState, events: tuple[Event[Any], ...]) -> ReviewParts:
    """The parts of a review."""
    options, game = table.agreed(), table.game()
    start, steps = game.setup(options), tuple(replay(game, options, events))
    past = GameHistory(table.load_family(), game, start, steps)
    last = steps[-1].state if steps else start
    game_turns = past.turns()
    end = scene_of(table.load_family(), game, last, None)
    return (
        {turn.deciding: turn for turn in game_turns},
        {turn.deciding: _turn(table, past, turn) for turn in game_turns},
        render(end, translator_for(table.load_family(), "en"), names_of(table)).seats,
        past.practice(),
    )


def _turn(table: TableState, past: GameHistory, turn: GameTurn) -> ReviewTurn:
    family = table.load_family()
    names, voice = names_of(table), translator_for(family, "en")
    after = scene_of(family, table.game(), past.settled(turn.numbers[-1]), None)
    return ReviewTurn(
        turn.deciding,
        turn.seat,
        tuple(render(entry, voice, names) for entry in turn.entries),
        tuple(standing.score for standing in after.seats),
    )
