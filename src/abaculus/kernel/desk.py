"""The referee's desk: the named texts that `judge` and `best` take, and their replies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from abaculus.kernel.awaits import Turn
from abaculus.kernel.bot import Stop, never_stop
from abaculus.kernel.events import Played
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import News, Refusal, RefusedError, Seat
from abaculus.kernel.options import Options
from abaculus.kernel.scene_parts import Face, Text


class Field(Struct, frozen=True):
    """One input of the desk, always given as text."""

    name: str
    help: str
    """A message code: what to enter, with an example."""
    required: bool = False
    between: str | None = None
    """The separator between the signs of pieces; None: the text is not written in pieces."""


class Reply(Struct, frozen=True):
    """The desk's answer when it does not refuse."""

    facts: dict[str, bool | int | str]
    """The answer for programs."""
    headline: News
    """The answer for people, in one sentence."""
    because: tuple[News, ...] = ()
    """The reasons, item by item."""


class Desk(Protocol):
    """A family's referee for people with a cardboard set, for programs and for worksheets.

    It builds a state from texts; the rules decide what is legal there and what it scores.
    """

    @property
    def judge_fields(self) -> tuple[Field, ...]: ...

    @property
    def best_fields(self) -> tuple[Field, ...]: ...

    def build_state(
        self, game: AnyGame, options: Options, given: Mapping[str, str]
    ) -> Any | Refusal:
        """The state that the texts describe; missing texts are filled in to suit the move."""
        ...

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        """Whether a move is legal, what it is worth, and why."""
        ...

    def best(
        self,
        game: AnyGame,
        options: Options,
        given: Mapping[str, str],
        top: int,
        stop: Stop = never_stop,
    ) -> tuple[Reply, ...] | Refusal:
        """The best moves, best first; those found so far once `stop` says so."""
        ...

    def given(self, game: AnyGame, view: Any) -> dict[str, str]:
        """The texts that describe a view to the desk; empty if texts cannot describe it.

        In the viewer's turn they say everything the rules ask about; in another seat's turn they
        describe the position as if it were the viewer's turn.
        """
        ...

    def pieces(self, game: AnyGame) -> tuple[Face[Text], ...]:
        """The pieces a hand can hold in the default game; their signs write a hand for the desk."""
        ...


def seat_to_move(game: AnyGame, state: Any) -> Seat:
    """The first seat that must move; seat 0 if none must."""
    awaits = game.awaits(state)
    return awaits.must[0] if isinstance(awaits, Turn) and awaits.must else 0


def view_position(
    desk: Desk, game: AnyGame, options: Options, given: Mapping[str, str]
) -> Any | Refusal:
    """The state that the texts describe, as the seat to move sees it."""
    state = desk.build_state(game, options, given)
    return state if isinstance(state, Refusal) else game.view(state, seat_to_move(game, state))


def play_text(game: AnyGame, state: Any, text: str) -> Step[Any, Any] | Refusal:
    """The step of a move given as text, or why it cannot be read or made."""
    move = game.notation.read_move(text)
    return move if isinstance(move, Refusal) else play_move(game, state, move)


def play_move(game: AnyGame, state: Any, move: Any) -> Step[Any, Any] | Refusal:
    """The step of a move by the seat to move, or why the rules refuse it."""
    try:
        return game.apply(state, Played(0, seat_to_move(game, state), move))
    except RefusedError as refused:
        return refused.refusal


def format_last_move(game: AnyGame, step: Step[Any, Any]) -> str:
    """The canonical text of the move behind a step."""
    event = step.event
    if not isinstance(event, Played):
        raise TypeError(f"{event} is not a move")
    return game.notation.write_move(event.move)
