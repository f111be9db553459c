"""What people do on a screen: sensible things, slips of the finger, and forged messages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar, assert_never

from abaculus.kernel.gestures import Chosen, Gesture, Laid, Placing, Pressed, Taken, Written
from abaculus.kernel.prompts import Answer, Button, Cards, Choose, Lay, Point, Put, Take
from abaculus.kernel.rng import Nature
from abaculus.kernel.scene_parts import Text
from abaculus.testing.bad_events import JUNK, scribble
from abaculus.testing.stage_cases import Sight

T = TypeVar("T")

HUGE = 1_000
"""Far more pieces than any screen shows."""

STRANGE_CELLS = (
    *("0,0", "-1,2", "-0,0", "+1,2", "1, 2", "01,2", "1,2,3", "٣,1", "1e3,0", ","),
    *("501,0", f"{10**30},0", f"0,-{10**9}", "9" * 5000 + ",1"),
)
"""Names that look like cells of a board without an edge; some of them are."""


def touches(sight: Sight) -> Iterator[Gesture]:
    """Gestures that a stage must survive, whoever sends them."""
    yield Pressed(scribble(sight.moment))
    yield Pressed(_any(JUNK, sight.moment.subject.nature))
    yield from _forged(sight)
    for prompt in sight.scene.prompts:
        match prompt:
            case Take():
                yield from _taken(sight, prompt)
            case Lay():
                yield from _laid(sight, prompt)
            case Choose():
                yield from _chosen(sight, prompt)
            case Put():
                yield from _put(prompt)
            case Cards(cards=cards):
                yield from (Pressed(card.move) for card in cards)
                yield Chosen(prompt.id, tuple(card.sign for card in cards))
            case Answer():
                yield Written(prompt.id, _any(JUNK, sight.moment.subject.nature))
                yield Written("", "1")
            case Button() | Point():
                yield Taken(prompt.id, (prompt.id,))
            case _ as never:
                assert_never(never)


def picked(prompt: Take[Text], nature: Nature) -> Taken:
    """Some of the pieces, as many as may be chosen."""
    return Taken(prompt.id, _some(prompt.pieces, _any(prompt.counts, nature), nature))


def chose(prompt: Choose[Text], nature: Nature) -> Chosen:
    """A face of each group."""
    return Chosen(prompt.id, tuple(_any(group.faces, nature).sign for group in prompt.groups))


def laying(prompt: Lay[Text], nature: Nature) -> Laid:
    """Some pieces side by side somewhere on the board, as a person would try them."""
    pieces = _some(prompt.pieces, 1 + nature.below(4), nature)
    cells = _beside_each_other(prompt, len(pieces), nature)
    faces = [face.sign for face in prompt.faces] or [""]
    placings = tuple(
        Placing(piece, cell, _any(faces, nature))
        for piece, cell in zip(pieces, cells, strict=False)
    )
    return Laid(prompt.id, placings, nature.below(100) if prompt.total else None)


def _beside_each_other(prompt: Lay[Text], many: int, nature: Nature) -> tuple[str, ...]:
    """Some of the free cells in their order; where none are listed, a row or column near 0,0."""
    if prompt.cells:
        start = nature.below(max(1, len(prompt.cells) - many))
        return prompt.cells[start : start + many]
    x, y, down = nature.below(7) - 3, nature.below(7) - 3, nature.below(2)
    return tuple(f"{x + step * (1 - down)},{y + step * down}" for step in range(many))


def _forged(sight: Sight) -> Iterator[Gesture]:
    """Names that are not there, or not for this."""
    nature = sight.moment.subject.nature
    junk = _any(JUNK, nature)
    names = [*sorted(sight.pieces), *sorted(sight.cells.listed), *STRANGE_CELLS, junk]
    yield Taken(junk, ())
    yield Taken("", tuple(JUNK))
    yield Taken(junk, (_any(names, nature),) * 2)
    yield Chosen(junk, ())
    yield Chosen("", tuple(JUNK))
    yield Chosen(junk, (_any(names, nature),) * HUGE)
    yield Laid(junk, ())
    yield Laid("", (Placing(_any(names, nature), _any(names, nature), junk),) * 2, -1)
    yield Laid(
        "", tuple(Placing(one, two) for one, two in zip(names, reversed(names), strict=True))
    )


def _taken(sight: Sight, prompt: Take[Text]) -> Iterator[Gesture]:
    nature = sight.moment.subject.nature
    yield picked(prompt, nature)
    yield Taken(prompt.id, ())
    yield Taken(prompt.id, prompt.pieces[:1] * 2)
    yield Taken(prompt.id, (*prompt.pieces[:1], _any(JUNK, nature)))
    yield Taken(prompt.id, prompt.pieces * HUGE)
    yield Laid(prompt.id, tuple(Placing(piece, piece) for piece in prompt.pieces))


def _chosen(sight: Sight, prompt: Choose[Text]) -> Iterator[Gesture]:
    nature = sight.moment.subject.nature
    good = chose(prompt, nature)
    yield good
    yield Chosen(prompt.id, ())
    yield Chosen(prompt.id, good.faces * 2)
    yield Chosen(prompt.id, good.faces[::-1])
    yield Chosen(prompt.id, good.faces[:-1])
    yield Chosen(prompt.id, (*good.faces[:-1], _any(JUNK, nature)))
    yield Chosen(prompt.id, good.faces * HUGE)
    yield Taken(prompt.id, good.faces)


def _put(prompt: Put[Text]) -> Iterator[Gesture]:
    """The same by other gestures, and every piece on every other cell."""
    pieces = tuple(dict.fromkeys(one.piece for one in prompt.choices))
    cells = tuple(dict.fromkeys(one.cell for one in prompt.choices))
    yield Laid(prompt.id, tuple(Placing(one.piece, one.cell) for one in prompt.choices))
    yield Laid(prompt.id, tuple(Placing(piece, cell) for piece in pieces for cell in cells))
    yield Taken(prompt.id, pieces)
    yield Chosen(prompt.id, pieces)


def _laid(sight: Sight, prompt: Lay[Text]) -> Iterator[Gesture]:
    nature = sight.moment.subject.nature
    good = laying(prompt, nature)
    first = good.placings[:1]
    cell = _any([*sorted(sight.cells.listed), *STRANGE_CELLS, ""], nature)
    yield good
    yield Laid(prompt.id, good.placings, 10**30)
    yield Laid(prompt.id, ())
    yield Laid(prompt.id, first * 2)
    yield Laid(prompt.id, first * HUGE)
    yield Laid(prompt.id, tuple(Placing(one.piece, cell, one.face) for one in good.placings))
    yield Laid(
        prompt.id, tuple(Placing(one.piece, one.cell, _any(JUNK, nature)) for one in good.placings)
    )
    yield Laid(prompt.id, tuple(Placing(one.piece, _any(JUNK, nature)) for one in first))
    yield Taken(prompt.id, prompt.pieces)


def _any(things: Sequence[T], nature: Nature) -> T:
    return things[nature.below(len(things))]


def _some(things: tuple[str, ...], many: int, nature: Nature) -> tuple[str, ...]:
    left = list(things)
    return tuple(left.pop(nature.below(len(left))) for _ in range(min(many, len(left))))
