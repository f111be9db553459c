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


def scenes_can_be_said(sight: ScreenCase) -> str | None:
    """Everything on the screen has a sentence."""
    return sight.wording_fault(sight.scene)


def scenes_repeat(sight: ScreenCase) -> str | None:
    """Equal views give equal scenes."""
    view = decode(encode(sight.view), sight.game.shapes.view)
    again = sight.show.stage.scene(sight.game, view)
    return _difference("scene", sight.scene, again)


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


def things_are_told_apart(sight: ScreenCase) -> str | None:
    """Names are unique: those of zones, those of cells and pieces together, and all others."""
    scene = sight.scene
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


def pieces_lie_on_cells(sight: ScreenCase) -> str | None:
    """Every piece is on a cell."""
    return missing("cell", sight.cells, (piece.cell for piece in sight.scene.pieces))


def every_seat_is_told_of(sight: ScreenCase) -> str | None:
    """Each seat has a status, and only seats that left are shown as gone."""
    seats = sight.scene.seats
    if len(seats) != sight.moment.options.players:
        return f"{len(seats)} seats have a status, not {sight.moment.options.players}"
    for seat, standing in enumerate(seats):
        if standing.is_gone and seat not in sight.moment.gone:
            return f"seat {seat} is said to be gone"
    return None


def scenes_cite_rules_that_exist(sight: ScreenCase) -> str | None:
    """The rule that a scene names exists."""
    return sight.show.rule_fault(sight.scene.rule)


def spectator_screens_hold_no_secret(sight: ScreenCase) -> str | None:
    """Whatever state a viewer imagines, a spectator's screen is the same."""
    game, moment, stage = sight.game, sight.moment, sight.show.stage
    imagined = game.imagine(sight.view, moment.subject.rng)
    public, again = (
        stage.scene(game, game.view(state, None)) for state in (moment.state, imagined)
    )
    return None if again == public else f"a spectator's screen shows a secret: {public}"


def entries_can_be_said(telling: NewsCase) -> str | None:
    """Every event makes move list items that have sentences and name existing seats."""
    moment = telling.passage.moment
    news = news_for(telling.passage.step.news, telling.seat)
    for entry in telling.show.stage.entries(moment.game, news):
        if entry.seat is not None and entry.seat not in moment.seats:
            return f"{entry} is about a seat that does not exist"
        complaint = telling.show.wording_fault(entry, moment.options.players)
        if complaint is not None:
            return complaint
    return None


def missing(what: str, known: Container[str], named: Iterable[str]) -> str | None:
    """The first name that is not known."""
    return next((f"there is no {what} {name}" for name in named if name not in known), None)
