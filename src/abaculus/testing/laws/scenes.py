"""Laws of scenes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from abaculus.kernel.codec import decode, encode
from abaculus.kernel.messages import news_for
from abaculus.testing.stage_cases import NewsCase, ScreenCase


def scenes_have_sentences(screen: ScreenCase) -> str | None:
    """Everything on the screen has a sentence."""
    return screen.wording_fault(screen.scene)


def scenes_repeat(screen: ScreenCase) -> str | None:
    """Equal views give equal scenes."""
    view = decode(encode(screen.view), screen.game.shapes.view)
    again = screen.show.stage.scene(screen.game, view)
    return _difference("scene", screen.scene, again)


Part: TypeAlias = Struct | tuple[Any, ...] | str | int | None


def _difference(path: str, first: Part, second: Part) -> str | None:
    """The first small part in which two values differ, and the path to it."""
    if first == second:
        return None
    pairs: Iterable[tuple[str, Part, Part]]
    if isinstance(first, Struct) and isinstance(second, type(first)):
        names = first.__struct_fields__
        pairs = zip(names, astuple(first), astuple(second), strict=True)
    elif isinstance(first, tuple) and isinstance(second, tuple) and len(first) == len(second):
        pairs = zip(map(str, range(len(first))), first, second, strict=True)
    else:
        return f"{path} {first!r} is {second!r} when looked at again"
    found = (_difference(f"{path}.{name}", one, other) for name, one, other in pairs)
    return next(filter(None, found), None)


def things_are_told_apart(screen: ScreenCase) -> str | None:
    """Names are unique: those of zones, those of cells and pieces together, and all others."""
    scene = screen.scene
    cells = [cell.id for zone in scene.zones for cell in zone.cells]
    return (
        _twice("zone", [zone.id for zone in scene.zones])
        or _twice("cell or piece", [*cells, *(piece.id for piece in scene.pieces)])
        or _twice("prompt", [prompt.id for prompt in scene.prompts])
        or _twice("band", [band.id for band in scene.bands])
        or _twice("die", [die.id for die in scene.dice])
    )


def _twice(what: str, names: list[str]) -> str | None:
    for name, count in Counter(names).items():
        if not name:
            return f"a {what} has no name"
        if count > 1:
            return f"a {what} called {name} is there {count} times"
    return None


def pieces_lie_on_cells(screen: ScreenCase) -> str | None:
    """Every piece is on a cell."""
    return missing("cell", screen.cells, (piece.cell for piece in screen.scene.pieces))


def every_seat_has_a_status(screen: ScreenCase) -> str | None:
    """Each seat has a status, and only seats that left are shown as gone."""
    seats = screen.scene.seats
    if len(seats) != screen.moment.options.players:
        return f"{len(seats)} seats have a status, not {screen.moment.options.players}"
    for seat, standing in enumerate(seats):
        if standing.is_gone and seat not in screen.moment.gone:
            return f"seat {seat} is said to be gone"
    return None


def scenes_cite_rules_that_exist(screen: ScreenCase) -> str | None:
    """The rule that a scene names exists."""
    return screen.show.rule_fault(screen.scene.rule)


def spectator_screens_hold_no_secret(screen: ScreenCase) -> str | None:
    """Whatever state a viewer imagines, a spectator's screen is the same."""
    game, moment, stage = screen.game, screen.moment, screen.show.stage
    imagined = game.imagine(screen.view, moment.subject.rng)
    public, again = (
        stage.scene(game, game.view(state, None)) for state in (moment.state, imagined)
    )
    return None if again == public else f"a spectator's screen shows a secret: {public}"


def entries_have_sentences(case: NewsCase) -> str | None:
    """Every event makes move list items that have sentences and name existing seats."""
    moment = case.event_case.moment
    news = news_for(case.event_case.step.news, case.seat)
    for entry in case.show.stage.entries(moment.game, news):
        if entry.seat is not None and entry.seat not in moment.seats:
            return f"{entry} is about a seat that does not exist"
        complaint = case.show.wording_fault(entry, moment.options.players)
        if complaint is not None:
            return complaint
    return None


def missing(what: str, known: Container[str], named: Iterable[str]) -> str | None:
    """The first name that is not known."""
    return next((f"there is no {what} {name}" for name in named if name not in known), None)
