"""A decision, and the builder that collects its entries."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from abaculus.kernel.awaits import Awaits, Chance, first_due
from abaculus.kernel.chance import sample
from abaculus.kernel.draws import AskQuestion, Draw, MarkAnswer, Result
from abaculus.kernel.events import Drawn, Event
from abaculus.kernel.game import Step
from abaculus.kernel.rng import GameRng
from abaculus.tables.fold import apply_step, fold
from abaculus.tables.log import EventEntry, LogEntry
from abaculus.tables.table import TableState


def _sample_result(draw: Draw, rng: GameRng) -> Result:
    """The result of a draw at a real table; questions are loaded only when one is asked."""
    if not isinstance(draw, AskQuestion | MarkAnswer):
        return sample(draw, rng)
    from abaculus.questions.delivery.table_source import TABLE_SOURCE

    return sample(draw, rng, TABLE_SOURCE)


class Decision(Struct, frozen=True):
    """Entries to append to the event log, and the table after them."""

    entries: tuple[LogEntry, ...]
    table: TableState
    steps: tuple[Step[Any, Any], ...] = ()
    """The steps of the game, in order."""


class DecisionBuilder:
    """Collects entries and folds each into the table; the game judges each event once."""

    __slots__ = ("_entries", "_game", "_rng", "_steps", "table")

    def __init__(self, table: TableState, rng: GameRng) -> None:
        self.table = table
        self._game = table.game()
        self._rng = rng
        self._entries: list[LogEntry] = []
        self._steps: list[Step[Any, Any]] = []

    def write(self, entry: LogEntry) -> None:
        """Append an entry that is not an event of the game."""
        self.table, _ = fold(self.table, self.table.id, entry)
        self._entries.append(entry)

    def happen(self, event: Event[Any]) -> Awaits:
        """Append an event and the draws it calls for; raises `RefusedError` if it is illegal."""
        awaits = self._apply(event)
        return self._draw(awaits, event.at) if isinstance(awaits, Chance) else awaits

    def draw_due(self) -> None:
        """Make the draws that come before the next move."""
        self._draw(self._game.awaits(self.table.state), self.table.at)

    def _draw(self, awaits: Awaits, at: int) -> Awaits:
        while isinstance(awaits, Chance):
            awaits = self._apply(Drawn(at, _sample_result(awaits.draw, self._rng)))
        return awaits

    def pass_time(self, now: int) -> None:
        """Append the time-outs before `now`, earliest first."""
        awaits = self._game.awaits(self.table.state)
        while (due := first_due(awaits, now)) is not None:
            awaits = self.happen(due)

    def decision(self) -> Decision:
        """The decision so far."""
        return Decision(tuple(self._entries), self.table, tuple(self._steps))

    def _apply(self, event: Event[Any]) -> Awaits:
        table, game = self.table, self._game
        step = game.apply(table.state, event)
        event_text = game.notation.write(table.state, step.event)
        awaits = game.awaits(step.state)
        self._entries.append(EventEntry(step.event.at, event_text.seat, event_text.text))
        self._steps.append(step)
        self.table = apply_step(table, step, awaits)
        return awaits
