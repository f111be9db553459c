"""The best moves of a seat, found from what it may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from abaculus.bots.time_limit import SearchLimit
from abaculus.errors import RefusedError
from abaculus.i18n import load_translator
from abaculus.kernel.game import AnyGame
from abaculus.kernel.options import Options
from abaculus.kernel.registry import Family
from abaculus.referee import BestMove, find_best


def find_best_in_view(
    family: Family,
    game: AnyGame,
    options: Options,
    view: Any,
    n: int,
    limit: SearchLimit,
    is_legal: Callable[[str], bool],
) -> tuple[BestMove, ...]:
    """The desk's legal moves, or else the adviser's one; empty if none is found."""
    texts = family.desk(game).given(game, view)
    try:
        best = find_best(family, game, options, texts, n, limit) if texts else ()
    except RefusedError:
        best = ()
    found = tuple(move for move in best if is_legal(move.move))
    return found if found or limit.is_reached else _ask_adviser(family, game, view, limit)


def _ask_adviser(
    family: Family, game: AnyGame, view: Any, limit: SearchLimit
) -> tuple[BestMove, ...]:
    adviser = family.adviser(game)
    advice = None if adviser is None else adviser.best(game, view, limit)
    if advice is None:
        return ()
    sentence = load_translator(family).tell(advice.sentence.code, advice.sentence.values)
    proved = False if limit.is_reached else None
    return (BestMove(advice.move, advice.points, sentence, proved=proved),)
