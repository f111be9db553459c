"""Games with parts replaced, to see the effect of a change or that the suite would catch it."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypedDict, Unpack, cast

from abaculus.kernel.awaits import Awaits
from abaculus.kernel.game import AnyGame, GameInfo, GameTypes


class GameParts(TypedDict, total=False):
    """The parts of a game that can be replaced."""

    info: GameInfo
    shapes: GameTypes
    notation: Any
    setup: Callable[[Any], Any]
    awaits: Callable[[Any], Awaits]
    check: Callable[[Any, Any], Any]
    apply: Callable[[Any, Any], Any]
    preview: Callable[[Any, Any, Any], Any]
    moves: Callable[[Any, Any], Any]
    sample: Callable[[Any, Any, Any], Any]
    view: Callable[[Any, Any], Any]
    imagine: Callable[[Any, Any], Any]
    fault: Callable[[Any], Any]
    bound: Callable[[Any], Any]


def mutate(game: AnyGame, **parts: Unpack[GameParts]) -> AnyGame:
    """The game with some of its methods replaced; the others still call the original ones."""
    whole = {name: getattr(game, name) for name in GameParts.__annotations__}
    return cast(AnyGame, SimpleNamespace(**(whole | parts)))
