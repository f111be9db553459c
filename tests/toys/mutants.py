"""Toys changed to break a law, shared by the tests of the conformance suite."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypedDict, Unpack, cast

from msgspec.structs import replace

from abaculus.i18n import load_translator
from abaculus.kernel.awaits import Over
from abaculus.kernel.game import AnyGame, EventText, Preview, Step
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import News, Refusal, RefusedError
from abaculus.kernel.scene_parts import Text as Words
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene
from abaculus.kernel.stage import AnyStage
from abaculus.testing import family_at, mutate

TOYS = family_at(Path(__file__).parent / "pebbles")
NOUGHTS, MORRA = TOYS.games
State: Any = NOUGHTS.shapes.state
Mark: Any = NOUGHTS.shapes.move
View: Any = NOUGHTS.shapes.view
Throw: Any = MORRA.shapes.move
VOICE = load_translator(TOYS)
SAY = VOICE.tell
SILENT = "nobody-says-this"
OVER = Refusal("pebbles-over")


class Text(TypedDict, total=False):
    """The parts of a notation."""

    write_move: Callable[[Any], str]
    read_move: Callable[[str], Any]
    write: Callable[[Any, Any], EventText]
    read: Callable[[EventText, int], Any]


def bent_text(**parts: Unpack[Text]) -> AnyGame:
    """Noughts and crosses with parts of its notation replaced."""
    whole = {name: getattr(NOUGHTS.notation, name) for name in Text.__annotations__}
    return mutate(NOUGHTS, notation=SimpleNamespace(**(whole | parts)))


class StageParts(TypedDict, total=False):
    """The parts of a stage."""

    scene: Callable[[AnyGame, Any], Scene[Words]]
    move: Callable[[AnyGame, Any, Gesture], Any]
    verdict: Callable[[AnyGame, Any, Any, Preview | None], MoveVerdict[Words]]
    entries: Callable[[AnyGame, tuple[News, ...]], tuple[MoveListItem[Words], ...]]


def bent_stage(**parts: Unpack[StageParts]) -> AnyStage:
    """The toys' stage with some of its parts replaced."""
    whole = {name: getattr(TOYS.stage(TOYS.game()), name) for name in StageParts.__annotations__}
    return cast(AnyStage, SimpleNamespace(**(whole | parts)))


def bent_scene(change: Callable[[Any, Scene[Words]], dict[str, Any]]) -> AnyStage:
    """The toys' stage with some parts of every scene replaced."""

    def scene(game: AnyGame, view: Any) -> Scene[Words]:
        shown = TOYS.stage(TOYS.game()).scene(game, view)
        return replace(shown, **change(view, shown))

    return bent_stage(scene=scene)


def bent_awaits(game: AnyGame, kind: type, change: Callable[[Any, Any], Any]) -> AnyGame:
    """The game with one kind of `awaits` changed."""

    def awaits(state: Any) -> Any:
        found = game.awaits(state)
        return change(state, found) if isinstance(found, kind) else found

    return mutate(game, awaits=awaits)


def bent_outcome(**parts: Any) -> AnyGame:
    """Noughts and crosses with another end."""
    return bent_awaits(NOUGHTS, Over, lambda _, over: Over(replace(over.outcome, **parts)))


def refusing(game: AnyGame, rule: Callable[[Any, Any], Refusal | None]) -> AnyGame:
    """The game with one more reason to refuse, reported by both `check` and `apply`."""

    def check(state: Any, event: Any) -> Refusal | None:
        return rule(state, event) or game.check(state, event)

    def apply(state: Any, event: Any) -> Step[Any, Any]:
        refusal = check(state, event)
        if refusal is not None:
            raise RefusedError(refusal)
        return game.apply(state, event)

    return mutate(game, check=check, apply=apply)


def must_be(claim: bool) -> None:
    """Raises if a claim is false."""
    if not claim:
        raise IndexError("stumbled")
