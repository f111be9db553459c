"""The referee's desk: what `judge` and `best` take by name, and what they answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from abaculus.kernel.awaits import Turn
from abaculus.kernel.events import Played
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import News, Refusal, RefusedError, Seat
from abaculus.kernel.options import Options
from abaculus.kernel.scene_parts import Face, Text


class Field(Struct, frozen=True):
    """One thing the desk can be given, always as text."""

    name: str
    help: str
    """A message code: what it is, with an example."""
    required: bool = False
    between: str | None = None
    """What stands between the signs of the desk's pieces; None: it is not written with them."""


class Reply(Struct, frozen=True):
    """What the desk answers when it does not refuse."""

    facts: dict[str, bool | int | str]
    """The answer for programs."""
    headline: News
    """The answer for people, in one sentence."""
    because: tuple[News, ...] = ()
    """The reasons, item by item."""


class Desk(Protocol):
    """A family's referee for people at a cardboard table, for programs and for teachers' sheets.

    It builds a state from texts; what is legal there, and what it brings, the rules say.
    """

    @property
    def judge_fields(self) -> tuple[Field, ...]: ...

    @property
    def best_fields(self) -> tuple[Field, ...]: ...

    def build_state(
        self, game: AnyGame, options: Options, given: Mapping[str, str]
    ) -> Any | Refusal:
        """The state these texts describe; what they leave out is filled in to suit the move."""
        ...

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        """Whether a move is legal, what it is worth, and why."""
        ...

    def best(
        self, game: AnyGame, options: Options, given: Mapping[str, str], top: int
    ) -> tuple[Reply, ...] | Refusal:
        """The best moves there are, the best one first."""
        ...

    def given(self, game: AnyGame, view: Any) -> dict[str, str]:
        """The texts that describe this table to the desk; none where they cannot say it.

        In the viewer's turn they say all that the rules ask about; in another seat's turn, what
        would be there if it were the viewer's.
        """
        ...

    def pieces(self, game: AnyGame) -> tuple[Face[Text], ...]:
        """The pieces a hand can hold in the usual game; their signs write it for the desk."""
        ...


def seat_to_move(game: AnyGame, state: Any) -> Seat:
    """The first seat that must move; the first of all where nobody must."""
    awaits = game.awaits(state)
    return awaits.must[0] if isinstance(awaits, Turn) and awaits.must else 0


def view_position(
    desk: Desk, game: AnyGame, options: Options, given: Mapping[str, str]
) -> Any | Refusal:
    """The state these texts describe, seen by the seat that is to move."""
    state = desk.build_state(game, options, given)
    return state if isinstance(state, Refusal) else game.view(state, seat_to_move(game, state))


def play_text(game: AnyGame, state: Any, text: str) -> Step[Any, Any] | Refusal:
    """What the move a text means leads to, or why it cannot be read or made."""
    move = game.notation.read_move(text)
    return move if isinstance(move, Refusal) else play_move(game, state, move)


def play_move(game: AnyGame, state: Any, move: Any) -> Step[Any, Any] | Refusal:
    """What a move of the seat that is to move leads to, or why the rules refuse it."""
    try:
        return game.apply(state, Played(0, seat_to_move(game, state), move))
    except RefusedError as refused:
        return refused.refusal


def format_played(game: AnyGame, step: Step[Any, Any]) -> str:
    """The canonical text of the move that led there."""
    event = step.event
    if not isinstance(event, Played):
        raise TypeError(f"{event} is not a move")
    return game.notation.write_move(event.move)
