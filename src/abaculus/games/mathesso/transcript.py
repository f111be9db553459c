"""A game for people to read: one turn per line, with each jetton's place (specification 5.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from abaculus.games.mathesso.moves import Agree, Disagree, Flip, Move, Stop
from abaculus.games.mathesso.notation import format_face
from abaculus.games.mathesso.state import (
    Ended,
    Lots,
    Ordering,
    Revealing,
    Seconding,
    Starting,
    State,
)
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import Seat

_PAIR: Final = "x"
_NO_PAIR: Final = "-"
_STOPPED: Final = "."
_LATE: Final = "t"
_CUT: Final = "/"


class _TranscriptWriter:
    """Writes line after line; a turn is written when its result is known."""

    def __init__(self) -> None:
        self._number = 0
        self._who = ""
        self._jettons: list[str] = []
        """The jettons turned in a turn not yet decided."""
        self._agreed: list[Seat] = []
        self._is_lapsed = False

    def lines(self, before: State, event: Event[Move], after: State) -> Iterator[str]:
        """The lines that an event adds."""
        match before.phase, event:
            case Revealing() as phase, Drawn():
                yield from self._turned(phase, after)
            case Lots(), Drawn(result=result):
                yield f"0.lots {' '.join(str(int(seat) + 1) for seat in result)}"
            case Ordering(), TimedOut():
                self._is_lapsed = True
            case Starting(seat=seat), TimedOut():
                yield self._line(_seat(before, seat), _LATE)
            case Seconding(), TimedOut():
                yield self._decided(_LATE)
            case _, Played(seat=seat, move=move):
                yield from self._moved(before, seat, move)
            case _, Left(seat=seat):
                yield from self._left(before, seat, after)
            case _:
                pass
        if isinstance(after.phase, Ended):
            yield from self._over(after)

    def _turned(self, phase: Revealing, after: State) -> Iterator[str]:
        key = after.faces[phase.place]
        jetton = format_face(after, phase.place, key)
        if phase.is_one:
            late = f" {_LATE}" if self._is_lapsed else ""
            self._is_lapsed = False
            yield f"0.{phase.seat + 1} {jetton}{late}"
            return
        self._jettons.append(jetton)
        if phase.first is not None:
            is_pair = after.faces[phase.first] == key
            yield self._decided(_PAIR if is_pair else _NO_PAIR)

    def _moved(self, before: State, seat: Seat, move: Move) -> Iterator[str]:
        match move:
            case Flip():
                self._agreed.clear()
                if isinstance(before.phase, Starting):
                    self._who = _seat(before, seat)
            case Stop():
                yield self._decided(_STOPPED)
            case Agree() if seat not in self._agreed:
                self._agreed.append(seat)
            case Disagree() if seat in self._agreed:
                self._agreed.remove(seat)
            case _:
                pass

    def _left(self, before: State, seat: Seat, after: State) -> Iterator[str]:
        if seat in self._agreed:
            self._agreed.remove(seat)
        is_in_turn = isinstance(before.phase, Seconding | Revealing) and before.phase.seat == seat
        if self._jettons and (is_in_turn or isinstance(after.phase, Ended)):
            yield self._decided(_CUT)
        yield self._line(str(seat + 1), "resign") if before.order else f"0.{seat + 1} resign"

    def _over(self, after: State) -> Iterator[str]:
        """A turn cut short by the end, and the agreements that ended the game."""
        if self._jettons:
            yield self._decided(_CUT)
        if after.agreed and set(self._agreed) == set(after.agreed):
            yield from (self._line(str(seat + 1), "=") for seat in self._agreed)

    def _decided(self, result: str) -> str:
        jettons, self._jettons = self._jettons, []
        return self._line(self._who, *jettons, result)

    def _line(self, who: str, *words: str) -> str:
        self._number += 1
        return " ".join((f"{self._number}.{who}", *words))


def _seat(state: State, seat: Seat) -> str:
    """The seat, counted from 1, with a sign before it for an extra move."""
    return f"{'' if state.interrupted is None else '+'}{seat + 1}"


def transcript(game: AnyGame, start: State, steps: Sequence[Step[Any, Any]]) -> Iterator[str]:
    """The lines of a game, as far as it was played."""
    scribe, state = _TranscriptWriter(), start
    for step in steps:
        yield from scribe.lines(state, step.event, step.state)
        state = step.state


TRANSCRIPT: Final = transcript
