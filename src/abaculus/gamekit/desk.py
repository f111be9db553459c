"""The default desk: a position is a list of moves, or fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from abaculus.bots.rank import rank_moves
from abaculus.kernel.awaits import Chance
from abaculus.kernel.bot import Stop, never_stop
from abaculus.kernel.codec import decode, encode
from abaculus.kernel.desk import Field, Reply, seat_to_move, view_position
from abaculus.kernel.events import Event, Played
from abaculus.kernel.game import AnyGame, EventText
from abaculus.kernel.messages import News, Refusal, RefusedError
from abaculus.kernel.options import Options
from abaculus.kernel.rng import SeededRng
from abaculus.kernel.scene_parts import Face, Text

POSITION = Field("position", "kit-field-position")
MOVE = Field("move", "kit-field-move", required=True)


class MoveListDesk:
    """Judges a move by the game's preview."""

    judge_fields = (POSITION, MOVE)
    best_fields = (POSITION,)

    def build_state(
        self, game: AnyGame, options: Options, given: Mapping[str, str]
    ) -> Any | Refusal:
        """The state after a position's moves or with its fields; without a position, the start."""
        text, start = given.get("position", "").strip(), game.setup(options)
        if text.startswith("{"):
            return _read_fields(game, start, text)
        state = start
        for number, token in enumerate(text.split(), 1):
            event = _read_event(game, state, token)
            if isinstance(event, Refusal) or game.check(state, event) is not None:
                return Refusal("kit-position", {"number": number, "text": token[:40]})
            state = game.apply(state, event).state
        return state

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        """Whether a move is legal, and its news."""
        move = game.notation.read_move(given["move"])
        if isinstance(move, Refusal):
            return move
        state = self.build_state(game, options, given)
        if isinstance(state, Refusal):
            return state
        preview = game.preview(state, seat_to_move(game, state), move)
        if preview.refusal is not None:
            return preview.refusal
        text = game.notation.write_move(move)
        return Reply({"legal": True, "move": text}, News("kit-legal", {"move": text}), preview.news)

    def best(
        self,
        game: AnyGame,
        options: Options,
        given: Mapping[str, str],
        top: int,
        stop: Stop = never_stop,
    ) -> tuple[Reply, ...] | Refusal:
        """The moves that win the most random games, best first."""
        view = view_position(self, game, options, given)
        if isinstance(view, Refusal):
            return view
        ranked = rank_moves(game, view, SeededRng("desk"), stop)
        found = [(game.notation.write_move(one.move), one.percent) for one in ranked[:top]]
        return tuple(
            Reply(
                {"move": move, "percent": percent},
                News("kit-best", {"move": move, "percent": percent}),
            )
            for move, percent in found
        )

    def given(self, game: AnyGame, view: Any) -> dict[str, str]:
        """The fields of the state for the player to move; empty if something is hidden."""
        state = game.imagine(view, SeededRng(0))
        if game.info.traits.hidden or view.seat != seat_to_move(game, state):
            return {}
        return {"position": encode(state).decode()}

    def pieces(self, game: AnyGame) -> tuple[Face[Text], ...]:
        """Empty, because players hold no pieces."""
        return ()


def _read_event(game: AnyGame, state: Any, token: str) -> Event[Any] | Refusal:
    if isinstance(game.awaits(state), Chance):
        return game.notation.read(EventText(None, token), 0)
    move = game.notation.read_move(token)
    return move if isinstance(move, Refusal) else Played(0, seat_to_move(game, state), move)


def _read_fields(game: AnyGame, start: Any, text: str) -> Any | Refusal:
    try:
        fields = {**msgspec.to_builtins(start), **decode(text, dict[str, Any])}
        state = decode(encode(fields), game.shapes.state)
    except RefusedError as refused:
        return refused.refusal
    fault = game.fault(state)
    return state if fault is None else Refusal("kit-impossible", {"fault": fault})


DESK = MoveListDesk()
