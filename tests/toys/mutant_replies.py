"""Faulty advice, gestures, verdicts, move lists and desks."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.gestures import PressGesture, TakeGesture
from abaculus.kernel.messages import Refusal
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice, MoveListItem, MoveVerdict
from tests.toys.mutants import MORRA, NOUGHTS, SILENT, TOYS, Throw, bent_stage, must_be

TEXT = Text("pebbles-choose")
NO_WORDS = Text(SILENT)
STAGE = TOYS.stage(TOYS.game())
DESK = TOYS.desk(TOYS.game())


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
        sound = STAGE.verdict(game, view, move, preview)
        return replace(sound, **parts) if isinstance(move, Refusal) else sound

    return bent_stage(verdict=verdict)


def verdict_that_says(says: Any) -> Any:
    return bent_stage(verdict=lambda game, view, move, preview: MoveVerdict(says, TEXT))


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


BENT_REPLIES: dict[str, tuple[str, AnyGame, Any, dict[str, Any]]] = {
    "advice that is refused": (
        "advice-can-be-followed",
        NOUGHTS,
        STAGE,
        adviser(best=Advice("a1", 1, TEXT)),
    ),
    "advice without words": (
        "advice-can-be-followed",
        MORRA,
        STAGE,
        adviser(best=Advice("1:2", 1, NO_WORDS)),
    ),
    "hints without words": (
        "hints-have-sentences",
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
        "verdicts-have-sentences",
        NOUGHTS,
        verdict_on_junk(sentence=NO_WORDS),
        {},
    ),
    "a verdict on a cell that is not there": (
        "verdicts-have-sentences",
        NOUGHTS,
        verdict_on_junk(cells=("z9",)),
        {},
    ),
    "a verdict by a rule that does not exist": (
        "verdicts-have-sentences",
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
        "entries-have-sentences",
        NOUGHTS,
        bent_stage(entries=lambda game, news: (MoveListItem(NO_WORDS),)),
        {},
    ),
    "a log about nobody": (
        "entries-have-sentences",
        NOUGHTS,
        bent_stage(entries=lambda game, news: (MoveListItem(TEXT, seat=2),)),
        {},
    ),
    "a log that stumbles over much news": (
        "entries-have-sentences",
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
}
