"""Gestures for tests: sensible ones, slips, and forged ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar, assert_never

from abaculus.kernel.gestures import (
    ChooseGesture,
    Gesture,
    LayGesture,
    PiecePlacement,
    PressGesture,
    TakeGesture,
    WriteGesture,
)
from abaculus.kernel.prompts import Answer, Button, Cards, Choose, Lay, Point, Put, Take
from abaculus.kernel.rng import GameRng
from abaculus.kernel.scene_parts import Text
from abaculus.testing.bad_events import JUNK, scribble
from abaculus.testing.stage_cases import ScreenCase

T = TypeVar("T")

HUGE = 1_000
"""Far more pieces than any screen shows."""

STRANGE_CELLS = (
    *("0,0", "-1,2", "-0,0", "+1,2", "1, 2", "01,2", "1,2,3", "٣,1", "1e3,0", ","),
    *("501,0", f"{10**30},0", f"0,-{10**9}", "9" * 5000 + ",1"),
)
"""Names that look like cells of a board without an edge; some of them are."""


def sample_gestures(sight: ScreenCase) -> Iterator[Gesture]:
    """Gestures that a stage must survive from any sender."""
    yield PressGesture(scribble(sight.moment))
    yield PressGesture(_any(JUNK, sight.moment.subject.rng))
    yield from _forge(sight)
    for prompt in sight.scene.prompts:
        match prompt:
            case Take():
                yield from _take_gestures(sight, prompt)
            case Lay():
                yield from _lay_gestures(sight, prompt)
            case Choose():
                yield from _choose_gestures(sight, prompt)
            case Put():
                yield from _put_gestures(prompt)
            case Cards(cards=cards):
                yield from (PressGesture(card.move) for card in cards)
                yield ChooseGesture(prompt.id, tuple(card.sign for card in cards))
            case Answer():
                yield WriteGesture(prompt.id, _any(JUNK, sight.moment.subject.rng))
                yield WriteGesture("", "1")
            case Button() | Point():
                yield TakeGesture(prompt.id, (prompt.id,))
            case _ as never:
                assert_never(never)


def pick_pieces(prompt: Take[Text], rng: GameRng) -> TakeGesture:
    """A random choice of pieces, as many as allowed."""
    return TakeGesture(prompt.id, _some(prompt.pieces, _any(prompt.counts, rng), rng))


def choose_faces(prompt: Choose[Text], rng: GameRng) -> ChooseGesture:
    """A random face from each group."""
    return ChooseGesture(prompt.id, tuple(_any(group.faces, rng).sign for group in prompt.groups))


def lay_pieces(prompt: Lay[Text], rng: GameRng) -> LayGesture:
    """Some pieces side by side on the board, as a person would try them."""
    pieces = _some(prompt.pieces, 1 + rng.below(4), rng)
    cells = _beside_each_other(prompt, len(pieces), rng)
    faces = [face.sign for face in prompt.faces] or [""]
    placings = tuple(
        PiecePlacement(piece, cell, _any(faces, rng))
        for piece, cell in zip(pieces, cells, strict=False)
    )
    return LayGesture(prompt.id, placings, rng.below(100) if prompt.total else None)


def _beside_each_other(prompt: Lay[Text], many: int, rng: GameRng) -> tuple[str, ...]:
    """Some of the free cells in order; if none are listed, a row or column near 0,0."""
    if prompt.cells:
        start = rng.below(max(1, len(prompt.cells) - many))
        return prompt.cells[start : start + many]
    x, y, down = rng.below(7) - 3, rng.below(7) - 3, rng.below(2)
    return tuple(f"{x + step * (1 - down)},{y + step * down}" for step in range(many))


def _forge(sight: ScreenCase) -> Iterator[Gesture]:
    """Gestures with names that do not exist or do not fit the prompt."""
    rng = sight.moment.subject.rng
    junk = _any(JUNK, rng)
    names = [*sorted(sight.pieces), *sorted(sight.cells.listed), *STRANGE_CELLS, junk]
    yield TakeGesture(junk, ())
    yield TakeGesture("", tuple(JUNK))
    yield TakeGesture(junk, (_any(names, rng),) * 2)
    yield ChooseGesture(junk, ())
    yield ChooseGesture("", tuple(JUNK))
    yield ChooseGesture(junk, (_any(names, rng),) * HUGE)
    yield LayGesture(junk, ())
    yield LayGesture("", (PiecePlacement(_any(names, rng), _any(names, rng), junk),) * 2, -1)
    yield LayGesture(
        "", tuple(PiecePlacement(one, two) for one, two in zip(names, reversed(names), strict=True))
    )


def _take_gestures(sight: ScreenCase, prompt: Take[Text]) -> Iterator[Gesture]:
    rng = sight.moment.subject.rng
    yield pick_pieces(prompt, rng)
    yield TakeGesture(prompt.id, ())
    yield TakeGesture(prompt.id, prompt.pieces[:1] * 2)
    yield TakeGesture(prompt.id, (*prompt.pieces[:1], _any(JUNK, rng)))
    yield TakeGesture(prompt.id, prompt.pieces * HUGE)
    yield LayGesture(prompt.id, tuple(PiecePlacement(piece, piece) for piece in prompt.pieces))


def _choose_gestures(sight: ScreenCase, prompt: Choose[Text]) -> Iterator[Gesture]:
    rng = sight.moment.subject.rng
    good = choose_faces(prompt, rng)
    yield good
    yield ChooseGesture(prompt.id, ())
    yield ChooseGesture(prompt.id, good.faces * 2)
    yield ChooseGesture(prompt.id, good.faces[::-1])
    yield ChooseGesture(prompt.id, good.faces[:-1])
    yield ChooseGesture(prompt.id, (*good.faces[:-1], _any(JUNK, rng)))
    yield ChooseGesture(prompt.id, good.faces * HUGE)
    yield TakeGesture(prompt.id, good.faces)


def _put_gestures(prompt: Put[Text]) -> Iterator[Gesture]:
    """The same move by other gestures, and every piece on every other cell."""
    pieces = tuple(dict.fromkeys(one.piece for one in prompt.choices))
    cells = tuple(dict.fromkeys(one.cell for one in prompt.choices))
    yield LayGesture(
        prompt.id, tuple(PiecePlacement(one.piece, one.cell) for one in prompt.choices)
    )
    yield LayGesture(
        prompt.id, tuple(PiecePlacement(piece, cell) for piece in pieces for cell in cells)
    )
    yield TakeGesture(prompt.id, pieces)
    yield ChooseGesture(prompt.id, pieces)


def _lay_gestures(sight: ScreenCase, prompt: Lay[Text]) -> Iterator[Gesture]:
    rng = sight.moment.subject.rng
    good = lay_pieces(prompt, rng)
    first = good.placings[:1]
    cell = _any([*sorted(sight.cells.listed), *STRANGE_CELLS, ""], rng)
    yield good
    yield LayGesture(prompt.id, good.placings, 10**30)
    yield LayGesture(prompt.id, ())
    yield LayGesture(prompt.id, first * 2)
    yield LayGesture(prompt.id, first * HUGE)
    yield LayGesture(
        prompt.id, tuple(PiecePlacement(one.piece, cell, one.face) for one in good.placings)
    )
    yield LayGesture(
        prompt.id,
        tuple(PiecePlacement(one.piece, one.cell, _any(JUNK, rng)) for one in good.placings),
    )
    yield LayGesture(prompt.id, tuple(PiecePlacement(one.piece, _any(JUNK, rng)) for one in first))
    yield TakeGesture(prompt.id, prompt.pieces)


def _any(things: Sequence[T], rng: GameRng) -> T:
    return things[rng.below(len(things))]


def _some(things: tuple[str, ...], many: int, rng: GameRng) -> tuple[str, ...]:
    left = list(things)
    return tuple(left.pop(rng.below(len(left))) for _ in range(min(many, len(left))))
