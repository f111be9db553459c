"""The default desk: a position is a list of moves, or fields."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from abaculus.bots.rank import rank_moves
from abaculus.gamekit.position import read_fields
from abaculus.kernel.awaits import Awaits, Chance, Over
from abaculus.kernel.bot import Stop, never_stop
from abaculus.kernel.codec import encode
from abaculus.kernel.desk import (
    Field,
    Reply,
    play_move,
    play_text,
    seat_to_move,
    view_position,
)
from abaculus.kernel.game import AnyGame, EventText, Step
from abaculus.kernel.messages import News, PlayerValue, Refusal, join_refusals
from abaculus.kernel.options import Options
from abaculus.kernel.rng import SeededRng
from abaculus.kernel.scene_parts import Face, Text

_COMMA = re.compile(r",\s+")

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
            return read_fields(game, start, text)
        state = start
        for number, token in enumerate(_COMMA.sub(",", text).split(), 1):
            step = _play_token(game, state, token)
            if isinstance(step, Refusal):
                place = Refusal("kit-position", {"number": number, "text": token[:40]})
                return join_refusals((place, step))
            state = step.state
        return state

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        """Whether a move is legal, and its news."""
        move = game.notation.read_move(given["move"])
        if isinstance(move, Refusal):
            return move
        state = self.build_state(game, options, given)
        if isinstance(state, Refusal):
            return state
        step = play_move(game, state, move)
        if isinstance(step, Refusal):
            return step
        text = game.notation.write_move(move)
        facts: dict[str, bool | int | str] = {"legal": True, "move": text}
        ending = _tell_end(game.awaits(step.state))
        if ending:
            facts["over"] = True
        return Reply(facts, News("kit-legal", {"move": text}), (*step.news, *ending))

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


def _play_token(game: AnyGame, state: Any, token: str) -> Step[Any, Any] | Refusal:
    """The step of a word of a position: a move, or what chance has drawn."""
    if not isinstance(game.awaits(state), Chance):
        return play_text(game, state, token)
    event = game.notation.read(EventText(None, token), 0)
    if isinstance(event, Refusal):
        return event
    refusal = game.check(state, event)
    return game.apply(state, event) if refusal is None else refusal


def _tell_end(awaits: Awaits) -> tuple[News, ...]:
    """Why the game ends and who wins; empty if it continues."""
    if not isinstance(awaits, Over):
        return ()
    winners = awaits.outcome.places[0]
    code = "kit-wins" if len(winners) == 1 else "kit-shares"
    wins = tuple(News(code, {"player": PlayerValue(seat)}) for seat in winners)
    return (News(awaits.outcome.reason), *wins)


DESK = MoveListDesk()
