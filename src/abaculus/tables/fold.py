"""From the book to the table: every line changes it in one way, and always in the same one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_never

from msgspec.structs import replace

from abaculus.kernel.awaits import Awaits, Over
from abaculus.kernel.events import Left, Played
from abaculus.kernel.game import Line as EventText
from abaculus.kernel.game import Step
from abaculus.kernel.messages import Refusal, Refused
from abaculus.kernel.records import Record, Sitter
from abaculus.tables.log import (
    Answered,
    Asked,
    Began,
    Followed,
    Happened,
    Line,
    Opened,
    Paused,
    Rearranged,
    Reseated,
    Resumed,
    TakenBack,
)
from abaculus.tables.table import Phase, Table

AnyStep = Step[Any, Any]


def fold(table: Table | None, table_id: str, line: Line) -> tuple[Table, AnyStep | None]:
    """The table after one more line, and the step if it was an event of the game.

    Lines are trusted: they were judged when they were written. One that cannot follow raises
    `Refused`, because then the book is damaged.
    """
    if table is None:
        if not isinstance(line, Opened):
            raise _damaged(1)
        return _opened(table_id, line), None
    match line:
        case Happened():
            return _happened(table, line)
        case TakenBack(stands=stands):
            return _taken_back(table, stands), None
        case Began():
            return _began(table), None
        case Opened():
            raise _damaged(table.number + 1)
        case _:
            return _changed(table, line), None


def read(table_id: str, lines: Iterable[Line]) -> Table:
    """The table of a whole book; raises `Refused` if it is empty or damaged."""
    table: Table | None = None
    for line in lines:
        table, _ = fold(table, table_id, line)
    if table is None:
        raise Refused(Refusal("no-table"))
    return table


def standing(lines: Iterable[Line]) -> tuple[Happened, ...]:
    """The events of the game that were not taken back."""
    events: list[Happened] = []
    for line in lines:
        if isinstance(line, Happened):
            events.append(line)
        elif isinstance(line, TakenBack):
            del events[line.stands :]
    return tuple(events)


def record_of(table: Table, lines: Iterable[Line]) -> Record:
    """The game so far as a record; raises `Refused` before the start."""
    if table.phase == "waiting":
        raise Refused(Refusal("not-begun"))
    game = table.game()
    events: list[Any] = []
    for line in standing(lines):
        event = game.notation.read(EventText(line.seat, line.text), line.at)
        if isinstance(event, Refusal):
            raise Refused(event)
        events.append(event)
    awaits = game.awaits(table.state)
    return Record(
        family=table.family,
        variant=table.variant,
        rules=game.info.rules,
        options=table.agreed(),
        sitters=tuple(
            Sitter(chair.name, f"bot {chair.bot}" if chair.kind == "bot" else "person")
            for chair in table.chairs
        ),
        outcome=awaits.outcome if isinstance(awaits, Over) else None,
        events=tuple(events),
    )


def after(table: Table, step: AnyStep, awaits: Awaits) -> Table:
    """The table after a step of its game, which now awaits this."""
    event = step.event
    is_over = isinstance(awaits, Over)
    may_ask: tuple[int, ...] = ()
    gone = table.gone
    if isinstance(event, Played):
        traits = table.game().info.traits
        is_final = traits.is_final or traits.is_memory
        if not is_over and not is_final and table.chairs[event.seat].kind != "bot":
            may_ask = (event.seat,)
    elif isinstance(event, Left):
        gone = (*gone, event.seat)
    phase: Phase = "over" if is_over else table.phase
    return replace(
        table,
        phase=phase,
        number=table.number + 1,
        events=table.events + 1,
        at=max(event.at, table.at),
        state=step.state,
        gone=gone,
        asks_back=None,
        answered_back=(),
        may_ask_back=may_ask,
        before=table.state if may_ask else None,
    )


def _opened(table_id: str, line: Opened) -> Table:
    return Table(
        id=table_id,
        family=line.family,
        variant=line.variant,
        options=line.options,
        chairs=line.chairs,
        host=line.host,
        opened=line.when,
    )


def _began(table: Table) -> Table:
    if table.state is not None:
        raise _damaged(table.number + 1)
    game = table.game()
    state = game.setup(table.agreed())
    phase: Phase = "over" if isinstance(game.awaits(state), Over) else "playing"
    return replace(table, phase=phase, number=table.number + 1, state=state)


def _happened(table: Table, line: Happened) -> tuple[Table, AnyStep]:
    if table.state is None:
        raise _damaged(table.number + 1)
    game = table.game()
    event = game.notation.read(EventText(line.seat, line.text), line.at)
    if isinstance(event, Refusal):
        raise _damaged(table.number + 1)
    try:
        step = game.apply(table.state, event)
    except Refused as refused:
        raise _damaged(table.number + 1) from refused
    return after(table, step, game.awaits(step.state)), step


def _taken_back(table: Table, stands: int) -> Table:
    if table.before is None or stands != table.events - 1:
        raise _damaged(table.number + 1)
    return replace(
        table,
        number=table.number + 1,
        events=stands,
        state=table.before,
        asks_back=None,
        answered_back=(),
        may_ask_back=(),
        before=None,
    )


def _changed(
    table: Table, line: Reseated | Rearranged | Asked | Answered | Paused | Resumed | Followed
) -> Table:
    number = table.number + 1
    match line:
        case Reseated(chairs=chairs):
            return replace(table, number=number, chairs=chairs)
        case Rearranged(variant=variant, options=options):
            return replace(table, number=number, variant=variant, options=options)
        case Asked(seat=seat):
            return replace(table, number=number, asks_back=seat, answered_back=())
        case Answered(seat=seat, agrees=True):
            return replace(table, number=number, answered_back=(*table.answered_back, seat))
        case Answered():
            return replace(table, number=number, asks_back=None, answered_back=())
        case Paused(at=at):
            return replace(table, number=number, phase="paused", at=max(at, table.at))
        case Resumed():
            return replace(table, number=number, phase="playing")
        case Followed(table=following):
            return replace(table, number=number, next=following)
        case _ as never:
            assert_never(never)


def _damaged(number: int) -> Refused:
    return Refused(Refusal("book-damaged", {"line": number}))
