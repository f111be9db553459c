"""Gestures for tests: sensible ones, slips, and forged ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar, assert_never

from abaculus.kernel import gestures
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


def sample_gestures(screen: ScreenCase) -> Iterator[gestures.Gesture]:
    """Gestures that a stage must survive."""
    yield gestures.PressGesture(scribble(screen.moment))
    yield gestures.PressGesture(_any(JUNK, screen.moment.subject.rng))
    yield from _forge(screen)
    for prompt in screen.scene.prompts:
        match prompt:
            case Take():
                yield from _take_gestures(screen, prompt)
            case Lay():
                yield from _lay_gestures(screen, prompt)
            case Choose():
                yield from _choose_gestures(screen, prompt)
            case Put():
                yield from _put_gestures(prompt)
            case Cards(cards=cards):
                yield from (gestures.PressGesture(card.move) for card in cards)
                yield gestures.ChooseGesture(prompt.id, tuple(card.sign for card in cards))
            case Answer():
                yield gestures.WriteGesture(prompt.id, _any(JUNK, screen.moment.subject.rng))
                yield gestures.WriteGesture("", "1")
            case Button() | Point():
                yield gestures.TakeGesture(prompt.id, (prompt.id,))
            case _ as never:
                assert_never(never)


def pick_pieces(prompt: Take[Text], rng: GameRng) -> gestures.TakeGesture:
    """Some of the pieces, as many as may be chosen."""
    return gestures.TakeGesture(prompt.id, _some(prompt.pieces, _any(prompt.counts, rng), rng))


def choose_faces(prompt: Choose[Text], rng: GameRng) -> gestures.ChooseGesture:
    """A face of each group."""
    return gestures.ChooseGesture(
        prompt.id, tuple(_any(group.faces, rng).sign for group in prompt.groups)
    )


def lay_pieces(prompt: Lay[Text], rng: GameRng) -> gestures.LayGesture:
    """Some pieces side by side somewhere on the board, as a person would try them."""
    pieces = _some(prompt.pieces, 1 + rng.below(4), rng)
    cells = _beside_each_other(prompt, len(pieces), rng)
    faces = [face.sign for face in prompt.faces] or [""]
    placings = tuple(
        gestures.PiecePlacement(piece, cell, _any(faces, rng))
        for piece, cell in zip(pieces, cells, strict=False)
    )
    return gestures.LayGesture(prompt.id, placings, rng.below(100) if prompt.total else None)


def _beside_each_other(prompt: Lay[Text], many: int, rng: GameRng) -> tuple[str, ...]:
    """Some of the free cells in order; if none are listed, a row or column near 0,0."""
    if prompt.cells:
        start = rng.below(max(1, len(prompt.cells) - many))
        return prompt.cells[start : start + many]
    x, y, down = rng.below(7) - 3, rng.below(7) - 3, rng.below(2)
    return tuple(f"{x + step * (1 - down)},{y + step * down}" for step in range(many))


def _forge(screen: ScreenCase) -> Iterator[gestures.Gesture]:
    """Names that are not there, or not for this."""
    rng = screen.moment.subject.rng
    junk = _any(JUNK, rng)
    names = [*sorted(screen.pieces), *sorted(screen.cells.listed), *STRANGE_CELLS, junk]
    yield gestures.TakeGesture(junk, ())
    yield gestures.TakeGesture("", tuple(JUNK))
    yield gestures.TakeGesture(junk, (_any(names, rng),) * 2)
    yield gestures.ChooseGesture(junk, ())
    yield gestures.ChooseGesture("", tuple(JUNK))
    yield gestures.ChooseGesture(junk, (_any(names, rng),) * HUGE)
    yield gestures.LayGesture(junk, ())
    yield gestures.LayGesture(
        "", (gestures.PiecePlacement(_any(names, rng), _any(names, rng), junk),) * 2, -1
    )
    yield gestures.LayGesture(
        "",
        tuple(
            gestures.PiecePlacement(one, two)
            for one, two in zip(names, reversed(names), strict=True)
        ),
    )


def _take_gestures(screen: ScreenCase, prompt: Take[Text]) -> Iterator[gestures.Gesture]:
    rng = screen.moment.subject.rng
    yield pick_pieces(prompt, rng)
    yield gestures.TakeGesture(prompt.id, ())
    yield gestures.TakeGesture(prompt.id, prompt.pieces[:1] * 2)
    yield gestures.TakeGesture(prompt.id, (*prompt.pieces[:1], _any(JUNK, rng)))
    yield gestures.TakeGesture(prompt.id, prompt.pieces * HUGE)
    yield gestures.LayGesture(
        prompt.id, tuple(gestures.PiecePlacement(piece, piece) for piece in prompt.pieces)
    )


def _choose_gestures(screen: ScreenCase, prompt: Choose[Text]) -> Iterator[gestures.Gesture]:
    rng = screen.moment.subject.rng
    good = choose_faces(prompt, rng)
    yield good
    yield gestures.ChooseGesture(prompt.id, ())
    yield gestures.ChooseGesture(prompt.id, good.faces * 2)
    yield gestures.ChooseGesture(prompt.id, good.faces[::-1])
    yield gestures.ChooseGesture(prompt.id, good.faces[:-1])
    yield gestures.ChooseGesture(prompt.id, (*good.faces[:-1], _any(JUNK, rng)))
    yield gestures.ChooseGesture(prompt.id, good.faces * HUGE)
    yield gestures.TakeGesture(prompt.id, good.faces)


def _put_gestures(prompt: Put[Text]) -> Iterator[gestures.Gesture]:
    """The same by other gestures, and every piece on every other cell."""
    pieces = tuple(dict.fromkeys(one.piece for one in prompt.choices))
    cells = tuple(dict.fromkeys(one.cell for one in prompt.choices))
    yield gestures.LayGesture(
        prompt.id, tuple(gestures.PiecePlacement(one.piece, one.cell) for one in prompt.choices)
    )
    yield gestures.LayGesture(
        prompt.id, tuple(gestures.PiecePlacement(piece, cell) for piece in pieces for cell in cells)
    )
    yield gestures.TakeGesture(prompt.id, pieces)
    yield gestures.ChooseGesture(prompt.id, pieces)


def _lay_gestures(screen: ScreenCase, prompt: Lay[Text]) -> Iterator[gestures.Gesture]:
    rng = screen.moment.subject.rng
    good = lay_pieces(prompt, rng)
    first = good.placings[:1]
    cell = _any([*sorted(screen.cells.listed), *STRANGE_CELLS, ""], rng)
    yield good
    yield gestures.LayGesture(prompt.id, good.placings, 10**30)
    yield gestures.LayGesture(prompt.id, ())
    yield gestures.LayGesture(prompt.id, first * 2)
    yield gestures.LayGesture(prompt.id, first * HUGE)
    yield gestures.LayGesture(
        prompt.id,
        tuple(gestures.PiecePlacement(one.piece, cell, one.face) for one in good.placings),
    )
    yield gestures.LayGesture(
        prompt.id,
        tuple(
            gestures.PiecePlacement(one.piece, one.cell, _any(JUNK, rng)) for one in good.placings
        ),
    )
    yield gestures.LayGesture(
        prompt.id, tuple(gestures.PiecePlacement(one.piece, _any(JUNK, rng)) for one in first)
    )
    yield gestures.TakeGesture(prompt.id, prompt.pieces)


def _any(things: Sequence[T], rng: GameRng) -> T:
    return things[rng.below(len(things))]


def _some(things: tuple[str, ...], many: int, rng: GameRng) -> tuple[str, ...]:
    left = list(things)
    return tuple(left.pop(rng.below(len(left))) for _ in range(min(many, len(left))))
