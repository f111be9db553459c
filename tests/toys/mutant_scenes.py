"""Stages with faulty scenes: words, pieces, seats and prompts that are wrong."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from msgspec.structs import replace

from abaculus.kernel.game import AnyGame
from abaculus.kernel.prompts import Button, Lay, Take
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Scene, SeatStatus
from abaculus.testing import mutate
from tests.toys.mutants import MORRA, NOUGHTS, SILENT, TOYS, bent_scene, bent_stage, must_be

NUMBERS = count()
TEXT = Text("pebbles-choose")
NO_WORDS = Text(SILENT)
PASS = Button("pass", TEXT, "a1")
STAGE = TOYS.stage(TOYS.game())


def for_movers(prompt: Callable[[Scene[Text]], Any]) -> Any:
    """The toys' stage with something else to do for whoever has something to do."""
    return bent_scene(lambda view, scene: {"prompts": (prompt(scene),) if scene.prompts else ()})


def lay(**parts: Any) -> Any:
    """A prompt to lay signs, in which something is wrong."""
    good = Lay("lay", TEXT, "board", "board", (), ())
    return for_movers(lambda scene: replace(good, **parts))


def taking(scene: Scene[Text]) -> Take[Text]:
    """A prompt to take the first signs that lie there."""
    pieces = tuple(piece.id for piece in scene.pieces)
    return Take("take", TEXT, TEXT, pieces, (len(pieces),), TEXT)


def others_take(view: Any, scene: Scene[Text]) -> dict[str, Any]:
    return {"prompts": (taking(scene),)} if scene.prompts and scene.pieces else {}


def with_targets(**parts: Any) -> Any:
    """Targets that are not what they seem."""

    def bend(scene: Any) -> Any:
        (point,) = scene.prompts
        return replace(point, targets=tuple(replace(one, **parts) for one in point.targets))

    return for_movers(bend)


def window() -> AnyGame:
    """Morra in which a spectator sees the first hand."""

    def view(state: Any, seat: Any) -> Any:
        shown = MORRA.view(state, seat)
        return replace(shown, hand=state.hands[0]) if seat is None else shown

    return mutate(MORRA, view=view)


def broken_picture(game: AnyGame, view: Any) -> Any:
    must_be(view.board.crosses < 4)
    return STAGE.scene(game, view)


BENT_SCENES: dict[str, tuple[str, AnyGame, Any, dict[str, Any]]] = {
    "a screen without words": (
        "scenes-have-sentences",
        NOUGHTS,
        bent_scene(lambda view, scene: {"ask": NO_WORDS}),
        {},
    ),
    "a fact without words": (
        "scenes-have-sentences",
        MORRA,
        bent_scene(lambda view, scene: {"seats": (SeatStatus(0, (NO_WORDS,)),) * 2}),
        {},
    ),
    "a screen that counts how often it is looked at": (
        "scenes-repeat",
        NOUGHTS,
        bent_scene(lambda view, scene: {"seats": (SeatStatus(next(NUMBERS)),) * 2}),
        {},
    ),
    "a zone laid twice": (
        "things-are-told-apart",
        NOUGHTS,
        bent_scene(lambda view, scene: {"zones": scene.zones * 2}),
        {},
    ),
    "a sign called like its square": (
        "things-are-told-apart",
        NOUGHTS,
        bent_scene(
            lambda view, scene: {"pieces": tuple(replace(p, id=p.cell) for p in scene.pieces)}
        ),
        {},
    ),
    "a prompt without a name": (
        "things-are-told-apart",
        NOUGHTS,
        for_movers(lambda scene: replace(PASS, id="")),
        {},
    ),
    "a sign beside the board": (
        "pieces-lie-on-cells",
        NOUGHTS,
        bent_scene(
            lambda view, scene: {"pieces": tuple(replace(p, cell="z9") for p in scene.pieces)}
        ),
        {},
    ),
    "a seat nobody tells of": (
        "every-seat-has-a-status",
        NOUGHTS,
        bent_scene(lambda view, scene: {"seats": scene.seats[:1]}),
        {},
    ),
    "somebody said to be gone": (
        "every-seat-has-a-status",
        NOUGHTS,
        bent_scene(lambda view, scene: {"seats": (SeatStatus(is_gone=True),) * 2}),
        {},
    ),
    "a rule that does not exist": (
        "scenes-cite-rules-that-exist",
        NOUGHTS,
        STAGE,
        {"rules": ("1.1",)},
    ),
    "a hand seen through the window": (
        "spectator-screens-hold-no-secret",
        window(),
        STAGE,
        {},
    ),
    "a button for everybody": (
        "prompts-are-for-those-asked",
        NOUGHTS,
        bent_scene(lambda view, scene: {"prompts": (PASS,)}),
        {},
    ),
    "nothing to do": (
        "those-waited-for-have-prompts",
        NOUGHTS,
        bent_scene(lambda view, scene: {"prompts": ()}),
        {},
    ),
    "only something to try ahead": (
        "those-waited-for-have-prompts",
        NOUGHTS,
        lay(ahead=True),
        {},
    ),
    "two main buttons": (
        "one-prompt-is-the-main-one",
        MORRA,
        bent_scene(
            lambda view, scene: {
                "prompts": tuple(replace(one, is_main=True) for one in scene.prompts)
            }
        ),
        {},
    ),
    "a target beside the board": ("prompts-name-what-exists", NOUGHTS, with_targets(id="z9"), {}),
    "pieces to take that are not there": (
        "prompts-name-what-exists",
        NOUGHTS,
        for_movers(lambda scene: Take("take", TEXT, TEXT, ("z9",), (1,), TEXT)),
        {},
    ),
    "more to take than there is": (
        "prompts-name-what-exists",
        NOUGHTS,
        for_movers(lambda scene: replace(taking(scene), counts=(99,))),
        {},
    ),
    "a rack that is not there": ("prompts-name-what-exists", NOUGHTS, lay(rack="rack"), {}),
    "a piece that is not on the rack": (
        "prompts-name-what-exists",
        NOUGHTS,
        lay(pieces=("p",)),
        {},
    ),
    "a taken cell to lay on": (
        "prompts-name-what-exists",
        NOUGHTS,
        for_movers(
            lambda scene: Lay(
                "lay", TEXT, "board", "board", (), tuple(one.cell for one in scene.pieces)
            )
        ),
        {},
    ),
    "targets that all mean the same": (
        "offered-moves-are-legal",
        NOUGHTS,
        with_targets(move="a1"),
        {},
    ),
    "a button nobody can read": (
        "offered-moves-are-legal",
        MORRA,
        for_movers(lambda scene: replace(PASS, move="?")),
        {},
    ),
    "signs to take that make no move": (
        "offered-moves-are-legal",
        NOUGHTS,
        bent_scene(others_take),
        {},
    ),
    "a screen that cannot be made": (
        "screens-are-made",
        NOUGHTS,
        bent_stage(scene=broken_picture),
        {},
    ),
}
