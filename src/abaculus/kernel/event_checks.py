"""The refusals that all games share: draws, deadlines and seats that do not fit."""

from __future__ import annotations

from typing import Any

from abaculus.kernel.awaits import Awaits, Chance, Turn
from abaculus.kernel.chance import allows
from abaculus.kernel.events import Drawn, Event, TimedOut
from abaculus.kernel.messages import Refusal


def check_event(awaits: Awaits, event: Event[Any], players: int) -> Refusal | None:
    """Why this event is impossible in any game; None: the game decides."""
    if isinstance(event, Drawn):
        if not isinstance(awaits, Chance):
            return Refusal("no-draw")
        if not allows(awaits.draw, event.result):
            return Refusal("draw-impossible", {"result": " ".join(map(str, event.result))[:60]})
        return None
    if isinstance(event, TimedOut):
        deadlines = awaits.deadlines if isinstance(awaits, Turn) else ()
        for deadline in deadlines:
            if (deadline.name, deadline.seat) == (event.deadline, event.seat):
                return None if event.at >= deadline.at else Refusal("not-due", {"at": deadline.at})
        return Refusal("no-deadline", {"name": event.deadline[:60]})
    if not 0 <= event.seat < players:
        return Refusal("no-seat", {"seat": event.seat})
    return None
