"""The conformance suite bites: each law is broken by a toy bent just so, and by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count, islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypedDict, cast

import pytest
from msgspec.structs import force_setattr, replace
from typing_extensions import Unpack

from abaculus.kernel.awaits import Chance, Over, Turn
from abaculus.kernel.contract import AnyGame, Info, Line, Preview, Shapes, Step
from abaculus.kernel.draws import Roll
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.options import Choice, Sheet, Switch, Whole
from abaculus.kernel.said import News, Refusal, Refused, Value
from abaculus.testing import LawBroken, check_game, family_at
from abaculus.words import speaker

TOYS = family_at(Path(__file__).parent / "pebbles")
NOUGHTS, MORRA = TOYS.games
State: Any = NOUGHTS.shapes.state
Mark: Any = NOUGHTS.shapes.move
View: Any = NOUGHTS.shapes.view
Throw: Any = MORRA.shapes.move
SAY = speaker(TOYS).tell
SILENT = "nobody-says-this"
OVER = Refusal("pebbles-over")
TEXTS = ("write_move", "read_move", "write", "read")


class Parts(TypedDict, total=False):
    """What a game is made of."""

    info: Info
    shapes: Shapes
    notation: Any
    setup: Callable[[Any], Any]
    awaits: Callable[[Any], Any]
    check: Callable[[Any, Any], Any]
    apply: Callable[[Any, Any], Any]
    preview: Callable[[Any, Any, Any], Any]
    moves: Callable[[Any, Any], Any]
    sample: Callable[[Any, Any, Any], Any]
    view: Callable[[Any, Any], Any]
    imagine: Callable[[Any, Any], Any]
    fault: Callable[[Any], Any]
    bound: Callable[[Any], Any]


def bent(game: AnyGame, **parts: Unpack[Parts]) -> AnyGame:
    """The game with some of its parts replaced."""
    whole = {name: getattr(game, name) for name in Parts.__annotations__}
    return cast(AnyGame, SimpleNamespace(**(whole | parts)))


def bent_text(**parts: Callable[..., Any]) -> AnyGame:
    """Noughts and crosses with some of its notation replaced."""
    whole = {name: getattr(NOUGHTS.notation, name) for name in TEXTS}
    return bent(NOUGHTS, notation=SimpleNamespace(**(whole | parts)))


def bent_menu(game: AnyGame, **parts: Any) -> AnyGame:
    """The game with some of its menu replaced."""
    return bent(game, info=replace(game.info, menu=replace(game.info.menu, **parts)))


def bent_awaits(game: AnyGame, kind: type, change: Callable[[Any, Any], Any]) -> AnyGame:
    """The game with another kind of waiting made of one."""

    def awaits(state: Any) -> Any:
        found = game.awaits(state)
        return change(state, found) if isinstance(found, kind) else found

    return bent(game, awaits=awaits)


def bent_outcome(**parts: Any) -> AnyGame:
    """Noughts and crosses with another end."""
    return bent_awaits(NOUGHTS, Over, lambda _, over: Over(replace(over.outcome, **parts)))


def bent_step(change: Callable[[Step[Any, Any]], Any]) -> AnyGame:
    """Noughts and crosses with another step made of each step."""
    return bent(NOUGHTS, apply=lambda state, event: change(NOUGHTS.apply(state, event)))


def refusing(game: AnyGame, rule: Callable[[Any, Any], Refusal | None]) -> AnyGame:
    """The game with one more reason to refuse, honestly told by `check` and `apply`."""

    def check(state: Any, event: Any) -> Refusal | None:
        return rule(state, event) or game.check(state, event)

    def apply(state: Any, event: Any) -> Step[Any, Any]:
        refusal = check(state, event)
        if refusal is not None:
            raise Refused(refusal)
        return game.apply(state, event)

    return bent(game, check=check, apply=apply)


def accepting(rule: Callable[[Any, Event[Any]], bool]) -> AnyGame:
    """Noughts and crosses that lets something happen that does nothing."""

    def check(state: Any, event: Any) -> Refusal | None:
        return None if rule(state, event) else NOUGHTS.check(state, event)

    def apply(state: Any, event: Any) -> Step[Any, Any]:
        return Step(state, (), event) if rule(state, event) else NOUGHTS.apply(state, event)

    return bent(NOUGHTS, check=check, apply=apply)


def must_be(claim: bool) -> None:
    """Stumbles over a claim that does not hold."""
    if not claim:
        raise IndexError("stumbled")


def unused_switch(options: Any) -> Any:
    must_be(not options.chosen["fist"])
    return MORRA.setup(options)


def boundless(view: Any, nature: Any) -> Any:
    """Imagines nine fingers on every hand but one's own."""
    state = MORRA.imagine(view, nature)
    hands = [Throw(9, 0) if state.hands[seat] else None for seat in range(len(state.hands))]
    if view.seat is not None:
        hands[view.seat] = view.hand
    return replace(state, hands=tuple(hands))


def counting_preview(state: Any, seat: Any, move: Any) -> Preview:
    """Tells how many fingers are hidden."""
    told = MORRA.preview(state, seat, move)
    fingers = sum(hand.fingers for hand in state.hands if hand is not None)
    total = News("morra-total", {"total": fingers, "right": 0})
    return told if told.refusal else Preview(None, (total,))


def wordless_preview(state: Any, seat: Any, move: Any) -> Preview:
    told = NOUGHTS.preview(state, seat, move)
    return told if told.refusal else Preview(None, (News(SILENT),))


def stumbling_line(line: Line, at: int) -> Any:
    must_be(len(line.text) > 0)
    return NOUGHTS.notation.read(line, at)


def stumbling_check(state: Any, event: Event[Any]) -> Any:
    must_be(not isinstance(event, Left) or event.seat < 2)
    return NOUGHTS.check(state, event)


def stumbling_awaits(state: Any) -> Any:
    must_be(state.rings == 0)
    return NOUGHTS.awaits(state)


def shut_door(state: Any, event: Event[Any]) -> Refusal | None:
    shut = isinstance(event, Left) and event.seat == 0 and state.crosses != 0
    return OVER if shut else None


def no_six(state: Any, event: Event[Any]) -> Refusal | None:
    return OVER if isinstance(event, Drawn) and event.result == (6,) else None


def wordless(state: Any, event: Event[Any]) -> Refusal | None:
    return None if NOUGHTS.check(state, event) is None else Refusal(SILENT)


def other_words(state: Any, event: Event[Any]) -> Any:
    try:
        return NOUGHTS.apply(state, event)
    except Refused as refused:
        raise Refused(Refusal("noughts-no-square")) from refused


def tracing(state: Any, event: Event[Any]) -> Any:
    try:
        return NOUGHTS.apply(state, event)
    except Refused:
        force_setattr(state, "crosses", state.crosses ^ 1)
        raise


def late_for_ever(step: Step[Any, Any]) -> Step[Any, Any]:
    return replace(step, event=replace(step.event, at=step.event.at + 1))


def rounding(step: Step[Any, Any]) -> Step[Any, Any]:
    return replace(step, event=replace(step.event, at=step.event.at // 1000 * 1000))


def telling(*news: News) -> AnyGame:
    return bent_step(lambda step: replace(step, news=news))


def counting_news() -> AnyGame:
    numbers = count()
    return bent_step(lambda step: replace(step, news=(News("noughts-row", {"n": next(numbers)}),)))


def counting_setup() -> AnyGame:
    numbers = count()
    return bent(NOUGHTS, setup=lambda options: State(next(numbers), 0))


def dreaming() -> AnyGame:
    """States that are imagined look alike and cannot be played."""
    dreams: set[int] = set()
    kept: list[Any] = []

    def imagine(view: Any, nature: Any) -> Any:
        dream = replace(view.board)
        kept.append(dream)
        dreams.add(id(dream))
        return dream

    def apply(state: Any, event: Any) -> Any:
        must_be(id(state) not in dreams)
        return NOUGHTS.apply(state, event)

    return bent(NOUGHTS, imagine=imagine, apply=apply)


def rewriting() -> AnyGame:
    """Late in the game its first state changes."""
    first: list[Any] = []

    def setup(options: Any) -> Any:
        first[:] = [State(0, 0)]
        return first[0]

    def apply(state: Any, event: Any) -> Any:
        if state.rings:
            force_setattr(first[0], "crosses", 1)
        return NOUGHTS.apply(state, event)

    return bent(NOUGHTS, setup=setup, apply=apply)


def remembering() -> AnyGame:
    """Once something was played, games begin differently."""
    played: list[Any] = []

    def apply(state: Any, event: Any) -> Any:
        played.append(event)
        return NOUGHTS.apply(state, event)

    return bent(NOUGHTS, setup=lambda _: State(0, 0, 1 if played else None), apply=apply)


BENT = {
    "a name nobody can type": (
        "card-is-sane",
        bent(NOUGHTS, info=replace(NOUGHTS.info, id="Two Words")),
    ),
    "rules without a version": (
        "card-is-sane",
        bent(NOUGHTS, info=replace(NOUGHTS.info, rules="noughts")),
    ),
    "a default that is not allowed": (
        "menu-is-sane",
        bent_menu(MORRA, options=(Choice("score", "double", ("full", "share")),)),
    ),
    "a key taken twice": (
        "menu-is-sane",
        bent_menu(NOUGHTS, options=(Switch("fist", True), Whole("fist", 1, 1, 3))),
    ),
    "a setup that never repeats": ("defaults-set-up", counting_setup()),
    "a switch nobody tried": ("every-choice-sets-up", bent(MORRA, setup=unused_switch)),
    "a silent refusal of options": (
        "strange-options-are-refused",
        bent_menu(NOUGHTS, code=SILENT),
    ),
    "a sheet nobody reads": (
        "strange-sheets-are-refused",
        bent_menu(NOUGHTS, options=(Sheet("board", "usual", ("usual",)),)),
    ),
    "a turn of nobody": (
        "turns-are-well-formed",
        bent(NOUGHTS, awaits=lambda _: Turn(must=())),
    ),
    "a turn of a seat that is not there": (
        "turns-are-well-formed",
        bent(NOUGHTS, awaits=lambda _: Turn(must=(2,))),
    ),
    "a deadline in the past": (
        "deadlines-lie-ahead",
        bent_awaits(
            MORRA,
            Turn,
            lambda _, turn: replace(
                turn, deadlines=tuple(replace(one, at=-1) for one in turn.deadlines)
            ),
        ),
    ),
    "a die without sides": (
        "draws-are-possible",
        bent(MORRA, awaits=lambda _: Chance(Roll((0,)))),
    ),
    "chance that the card denies": (
        "draws-are-possible",
        bent(MORRA, info=replace(MORRA.info, traits=NOUGHTS.info.traits)),
    ),
    "a die that must not show six": ("odds-add-up", refusing(MORRA, no_six)),
    "a table that waits for the gone": (
        "the-gone-are-not-waited-for",
        bent_awaits(
            MORRA,
            Turn,
            lambda state, turn: replace(turn, must=turn.must + state.table.seats("gone")),
        ),
    ),
    "a door that is shut": ("anyone-may-leave", refusing(NOUGHTS, shut_door)),
    "a seat without a place": ("places-hold-every-seat-once", bent_outcome(places=((0,),))),
    "a score too many": ("scores-fit-the-seats", bent_outcome(scores=(1, 0, 0))),
    "an end without words": ("outcomes-have-sentences", bent_outcome(reason=SILENT)),
    "a fault the game finds with itself": (
        "states-are-sound",
        bent(NOUGHTS, fault=lambda state: "a cross too many" if state.crosses else None),
    ),
    "a state of another shape": (
        "states-travel",
        bent(NOUGHTS, shapes=replace(NOUGHTS.shapes, state=View)),
    ),
    "a view of another shape": (
        "views-travel",
        bent(NOUGHTS, shapes=replace(NOUGHTS.shapes, view=Mark)),
    ),
    "a view that leaks": (
        "imagined-states-look-the-same",
        bent(MORRA, view=lambda s, seat: replace(MORRA.view(s, seat), hand=s.hands[0])),
    ),
    "an imagination that lies": (
        "imagined-states-look-the-same",
        bent(NOUGHTS, imagine=lambda view, nature: State(0, 0)),
    ),
    "an imagination without bounds": (
        "imagined-states-are-sound",
        bent(MORRA, imagine=boundless),
    ),
    "a view that hides the end": (
        "imagined-states-wait-alike",
        bent(NOUGHTS, view=lambda state, seat: View(seat, replace(state, gone=None))),
    ),
    "a dream in which nothing moves": ("imagined-states-can-be-played", dreaming()),
    "samples from anywhere": (
        "samples-are-legal",
        bent(NOUGHTS, sample=lambda state, seat, nature: Mark(nature.below(9))),
    ),
    "moves for everybody": (
        "only-those-asked-have-moves",
        bent(NOUGHTS, moves=lambda state, seat: iter((Mark(0),))),
    ),
    "a list of all squares": (
        "listed-moves-are-legal",
        bent(
            NOUGHTS,
            moves=lambda s, seat: map(Mark, range(9) if any(NOUGHTS.moves(s, seat)) else ()),
        ),
    ),
    "a list that repeats itself": (
        "listed-moves-are-legal",
        bent(NOUGHTS, moves=lambda state, seat: iter([*NOUGHTS.moves(state, seat)] * 2)),
    ),
    "a list with a gap": (
        "sampled-moves-are-listed",
        bent(NOUGHTS, moves=lambda state, seat: islice(NOUGHTS.moves(state, seat), 1, None)),
    ),
    "a preview that promises everything": (
        "previews-agree-with-check",
        bent(NOUGHTS, preview=lambda *_: Preview(None, (News("noughts-row"),))),
    ),
    "a preview that forbids everything": (
        "previews-agree-with-check",
        bent(NOUGHTS, preview=lambda *_: Preview(OVER)),
    ),
    "a preview without words": (
        "previews-can-be-said",
        bent(NOUGHTS, preview=wordless_preview),
    ),
    "a preview that counts hidden fingers": (
        "previews-tell-no-secrets",
        bent(MORRA, preview=counting_preview),
    ),
    "a reader that stumbles": (
        "junk-is-refused-or-read",
        bent_text(read_move=lambda text: Mark(int(text))),
    ),
    "a line that cannot be read": (
        "junk-lines-are-refused-or-read",
        bent_text(read=stumbling_line),
    ),
    "a writer of one sign": (
        "event-texts-round-trip",
        bent_text(write=lambda state, event: Line(event.seat, "%")),
    ),
    "a text that breaks the line": (
        "event-texts-round-trip",
        bent_text(write=lambda state, event: Line(event.seat, "a1\n")),
    ),
    "a writer of one square": ("move-texts-round-trip", bent_text(write_move=lambda move: "a1")),
    "a move of another shape": (
        "moves-travel",
        bent(NOUGHTS, shapes=replace(NOUGHTS.shapes, move=View)),
    ),
    "a check that lets all pass": (
        "check-and-apply-agree",
        bent(NOUGHTS, check=lambda state, event: None),
    ),
    "a check that stumbles": ("check-and-apply-agree", bent(NOUGHTS, check=stumbling_check)),
    "an apply with words of its own": (
        "check-and-apply-agree",
        bent(NOUGHTS, apply=other_words),
    ),
    "a clock that strikes unasked": (
        "misfits-are-refused",
        accepting(lambda state, event: isinstance(event, TimedOut)),
    ),
    "a game that goes on after its end": (
        "misfits-are-refused",
        accepting(lambda s, event: isinstance(NOUGHTS.awaits(s), Over) and event.at > 0),
    ),
    "a move by anybody": (
        "misfits-are-refused",
        accepting(lambda s, event: isinstance(event, Played) and event.seat == 7 + 0 * s.rings),
    ),
    "a refusal that leaves a trace": (
        "refused-events-change-nothing",
        bent(NOUGHTS, apply=tracing),
    ),
    "a refusal without words": ("refusals-have-sentences", refusing(NOUGHTS, wordless)),
    "a form that is never final": ("canonical-events-repeat", bent_step(late_for_ever)),
    "an apply that counts": ("canonical-events-repeat", counting_news()),
    "a form that rounds the time": ("canonical-events-stay-themselves", bent_step(rounding)),
    "news for nobody": ("news-is-for-seats-that-exist", telling(News("noughts-row", only=(2,)))),
    "news without words": ("news-has-sentences", telling(News(SILENT))),
    "a past that changes": ("the-past-stays-as-it-was", rewriting()),
    "a setup that remembers": ("replay-repeats", remembering()),
    "an end of two lines": ("records-round-trip", bent_outcome(reason="three\nin a row")),
    "a turn that cannot be told": ("random-play-goes-on", bent(NOUGHTS, awaits=stumbling_awaits)),
    "a bound that is too low": (
        "games-end-within-their-bound",
        bent(NOUGHTS, bound=lambda options: 4),
    ),
}
