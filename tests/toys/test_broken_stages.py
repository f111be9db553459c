"""Laws of stages, each broken by a toy bent just so."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.gestures import PressGesture, TakeGesture
from abaculus.kernel.messages import Refusal
from abaculus.kernel.prompts import Button, Lay, Take
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice, MoveListItem, MoveVerdict, Scene, SeatStatus
from abaculus.testing import LawBroken, check_stage, laws, mutate
from abaculus.testing.law import law_name
from tests.toys.mutant_stages import BENT_TABLES, SOUND
from tests.toys.mutants import (
    MORRA,
    NOUGHTS,
    SILENT,
    TOYS,
    VOICE,
    Throw,
    bent_scene,
    bent_stage,
    must_be,
)

NUMBERS = count()
TOLD = Text("pebbles-choose")
NO_WORDS = Text(SILENT)
PASS = Button("pass", TOLD, "a1")
STAGE = TOYS.stage(TOYS.game())
DESK = TOYS.desk(TOYS.game())


def for_movers(prompt: Callable[[Scene[Text]], Any]) -> Any:
    """The toys' stage with something else to do for whoever has something to do."""
    return bent_scene(lambda view, scene: {"prompts": (prompt(scene),) if scene.prompts else ()})


def lay(**parts: Any) -> Any:
    """A prompt to lay signs, in which something is wrong."""
    good = Lay("lay", TOLD, "board", "board", (), ())
    return for_movers(lambda scene: replace(good, **parts))


def taking(scene: Scene[Text]) -> Take[Text]:
    """A prompt to take the first signs that lie there."""
    pieces = tuple(piece.id for piece in scene.pieces)
    return Take("take", TOLD, TOLD, pieces, (len(pieces),), TOLD)


def others_take(view: Any, scene: Scene[Text]) -> dict[str, Any]:
    return {"prompts": (taking(scene),)} if scene.prompts and scene.pieces else {}


def with_targets(**parts: Any) -> Any:
    """Targets that are not what they seem."""

    def bend(scene: Any) -> Any:
        (point,) = scene.prompts
        return replace(point, targets=tuple(replace(one, **parts) for one in point.targets))

    return for_movers(bend)


def misread(game: AnyGame, view: Any, gesture: Any) -> Any:
    return Throw(1, 1) if isinstance(gesture, TakeGesture) else STAGE.move(game, view, gesture)


def hasty(game: AnyGame, view: Any, gesture: Any) -> Any:
    return STAGE.move(game, view, PressGesture(gesture.move))


def mute(game: AnyGame, view: Any, gesture: Any) -> Any:
    found = STAGE.move(game, view, gesture)
    return Refusal(SILENT) if isinstance(found, Refusal) else found


def verdict_on_junk(**parts: Any) -> Any:
    """Another verdict on what is no move."""

    def verdict(game: AnyGame, view: Any, move: Any, preview: Any) -> MoveVerdict[Text]:
        said = STAGE.verdict(game, view, move, preview)
        return replace(said, **parts) if isinstance(move, Refusal) else said

    return bent_stage(verdict=verdict)


def verdict_that_says(says: Any) -> Any:
    return bent_stage(verdict=lambda game, view, move, preview: MoveVerdict(says, TOLD))


def window() -> AnyGame:
    """Morra in which an onlooker sees the first hand."""

    def view(state: Any, seat: Any) -> Any:
        shown = MORRA.view(state, seat)
        return replace(shown, hand=state.hands[0]) if seat is None else shown

    return mutate(MORRA, view=view)


def loud_entries(game: AnyGame, news: Any) -> Any:
    must_be(len(news) < 3)
    return STAGE.entries(game, news)


def adviser(best: Advice[Text] | None = None, hint: tuple[Text, ...] = ()) -> dict[str, Any]:
    """Somebody beside the stage who always says the same."""

    def best_of(game: AnyGame, view: Any, stop: Stop) -> Advice[Text] | None:
        return best

    def hint_of(game: AnyGame, view: Any, rung: int, stop: Stop) -> tuple[Text, ...]:
        return hint

    return {"adviser": SimpleNamespace(best=best_of, hint=hint_of)}


def desk(
    build_state: Callable[[AnyGame, Any, Any], Any] = DESK.build_state,
    given: Callable[[AnyGame, Any], dict[str, str]] = DESK.given,
) -> dict[str, Any]:
    """The toys' desk, bent."""
    fields = {
        "judge_fields": DESK.judge_fields,
        "best_fields": DESK.best_fields,
    }
    return {"desk": SimpleNamespace(**fields, build_state=build_state, given=given)}


def _without_rings(game: AnyGame, view: Any) -> str:
    return DESK.given(game, view)["position"].replace("O", ".")


def stumbling_desk(game: AnyGame, options: Any, given: Any) -> Any:
    must_be(given.get("position") != "")
    return DESK.build_state(game, options, given)


def broken_picture(game: AnyGame, view: Any) -> Any:
    must_be(view.board.crosses < 4)
    return STAGE.scene(game, view)


BENT: dict[str, tuple[str, AnyGame, Any, dict[str, Any]]] = {
    "a screen without words": (
        "scenes-can-be-said",
        NOUGHTS,
        bent_scene(lambda view, scene: {"ask": NO_WORDS}),
        {},
    ),
    "a fact without words": (
        "scenes-can-be-said",
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
        "every-seat-is-told-of",
        NOUGHTS,
        bent_scene(lambda view, scene: {"seats": scene.seats[:1]}),
        {},
    ),
    "somebody said to be gone": (
        "every-seat-is-told-of",
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
        for_movers(lambda scene: Take("take", TOLD, TOLD, ("z9",), (1,), TOLD)),
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
                "lay", TOLD, "board", "board", (), tuple(one.cell for one in scene.pieces)
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
    "advice that is refused": (
        "advice-can-be-followed",
        NOUGHTS,
        STAGE,
        adviser(best=Advice("a1", 1, TOLD)),
    ),
    "advice without words": (
        "advice-can-be-followed",
        MORRA,
        STAGE,
        adviser(best=Advice("1:2", 1, NO_WORDS)),
    ),
    "hints without words": (
        "hints-can-be-said",
        NOUGHTS,
        STAGE,
        adviser(hint=(NO_WORDS,)),
    ),
    "a referee who forbids everything": (
        "legal-moves-are-not-talked-down",
        NOUGHTS,
        verdict_that_says("no"),
        {},
    ),
    "a reader of buttons only": (
        "gestures-are-read-or-refused",
        NOUGHTS,
        bent_stage(move=hasty),
        {},
    ),
    "a reader without words": (
        "gestures-are-read-or-refused",
        NOUGHTS,
        bent_stage(move=mute),
        {},
    ),
    "a reader who takes one game for the other": (
        "gestures-are-read-or-refused",
        NOUGHTS,
        bent_stage(move=misread),
        {},
    ),
    "a verdict without words": (
        "verdicts-can-be-said",
        NOUGHTS,
        verdict_on_junk(sentence=NO_WORDS),
        {},
    ),
    "a verdict on a cell that is not there": (
        "verdicts-can-be-said",
        NOUGHTS,
        verdict_on_junk(cells=("z9",)),
        {},
    ),
    "a verdict by a rule that does not exist": (
        "verdicts-can-be-said",
        NOUGHTS,
        verdict_on_junk(rule="9.9"),
        {"rules": ("1.2",)},
    ),
    "a referee who allows everything": (
        "verdicts-do-not-promise-too-much",
        NOUGHTS,
        verdict_that_says("yes"),
        {},
    ),
    "a log without words": (
        "entries-can-be-said",
        NOUGHTS,
        bent_stage(entries=lambda game, news: (MoveListItem(NO_WORDS),)),
        {},
    ),
    "a log about nobody": (
        "entries-can-be-said",
        NOUGHTS,
        bent_stage(entries=lambda game, news: (MoveListItem(TOLD, seat=2),)),
        {},
    ),
    "a log that stumbles over much news": (
        "entries-can-be-said",
        MORRA,
        bent_stage(entries=loud_entries),
        {},
    ),
    "a desk that stumbles over nothing": (
        "the-desk-shows-or-refuses",
        NOUGHTS,
        STAGE,
        desk(build_state=stumbling_desk),
    ),
    "a desk without words": (
        "the-desk-shows-or-refuses",
        NOUGHTS,
        STAGE,
        desk(build_state=lambda game, options, given: Refusal(SILENT)),
    ),
    "a desk that forgets the rings": (
        "the-desk-knows-the-table-again",
        NOUGHTS,
        STAGE,
        desk(given=lambda game, view: {"position": _without_rings(game, view)}),
    ),
    "a desk that cannot read its own hand": (
        "the-desk-knows-the-table-again",
        NOUGHTS,
        STAGE,
        desk(given=lambda game, view: {"position": "?"}),
    ),
    "a screen that cannot be made": (
        "screens-are-made",
        NOUGHTS,
        bent_stage(scene=broken_picture),
        {},
    ),
    **BENT_TABLES,
}


@pytest.mark.parametrize("bend", BENT)
def test_a_bent_stage_breaks_its_law(bend: str) -> None:
    law, game, stage, beside = BENT[bend]

    with pytest.raises(LawBroken) as broken:
        check_stage(game, stage, VOICE, **beside)

    assert law == broken.value.law


@pytest.mark.parametrize("table", SOUND)
def test_a_table_on_which_everything_is_right_breaks_no_law(table: str) -> None:
    assert check_stage(NOUGHTS, SOUND[table], VOICE) > 0


def test_every_law_of_stages_is_seen_to_be_broken() -> None:
    held = {
        law_name(law)
        for group in (laws.SCREEN_LAWS, laws.GESTURE_LAWS, laws.NEWS_LAWS, laws.DESK_LAWS)
        for law in group
    }

    assert held | {laws.SCREENS_ARE_MADE} == {law for law, *_ in BENT.values()}
