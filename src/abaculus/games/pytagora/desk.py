"""Pytagora's referee desk: each game judges by its own rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from abaculus.games.pytagora.compose import desk
from abaculus.games.pytagora.desk_base import DeskPart, best, judge_move
from abaculus.games.pytagora.kinds import COMMON
from abaculus.games.pytagora.material import kinds_of, pieces
from abaculus.games.pytagora.number.desk import NUMBER
from abaculus.games.pytagora.rings.desk import RINGS
from abaculus.games.pytagora.signs import piece_face
from abaculus.games.pytagora.tables.desk import TABLES
from abaculus.kernel.desk import Desk, Field, Reply
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import Options
from abaculus.kernel.scene_parts import Face, Text

_SMALL: Final[dict[str, DeskPart]] = {
    "number": NUMBER,
    "tables": TABLES,
    "square": RINGS,
    "evenodd": RINGS,
}
_POSITION: Final = Field("position", "field-position")
_DIE: Final = Field("die", "field-die")


class PytagoraDesk:
    """Takes the same texts for all games, as far as a game has such a thing."""

    judge_fields = (
        Field("move", "field-move", required=True),
        _POSITION,
        Field("rack", "field-rack", between=""),
        _DIE,
    )
    best_fields = (_POSITION, Field("rack", "field-own-rack", required=True, between=""), _DIE)

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        """One move; without a rack nobody asks who holds the pieces."""
        part = _SMALL.get(game.info.id)
        if part is None:
            return desk.judge_move(game, options, given)
        return judge_move(game, part, options, given)

    def best(
        self, game: AnyGame, options: Options, given: Mapping[str, str], top: int
    ) -> tuple[Reply, ...] | Refusal:
        """The best lines, or the one best move of a small game."""
        part = _SMALL.get(game.info.id)
        if part is None:
            return desk.best(game, options, given, top)
        return best(game, part, options, given)

    def view(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Any | Refusal:
        """The table the texts describe, seen by seat 0 in its turn."""
        part = _SMALL.get(game.info.id)
        if part is None:
            return desk.build_view(game, options, given)
        table = part.table(game, options, given)
        return table if isinstance(table, Refusal) else game.view(table, 0)

    def given(self, game: AnyGame, view: Any) -> dict[str, str]:
        """The texts that describe what somebody sees; none where they cannot say it."""
        part = _SMALL.get(game.info.id)
        return desk.view_texts(view) if part is None else part.given(view)

    def pieces(self, game: AnyGame) -> tuple[Face[Text], ...]:
        """The kinds in the bag of a game; those of the common stock are everybody's."""
        kinds = kinds_of(pieces(), game.info.id)
        return tuple(piece_face(kind) for kind in kinds if kind not in COMMON)


DESK: Final[Desk] = PytagoraDesk()
