"""What can be done now: turn one of the jettons, stop, cover, the extra move, agree to end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from abaculus.games.mathesso.moves import Agree, Cover, Disagree, Extra, Stop
from abaculus.games.mathesso.notation import MathessoNotation
from abaculus.games.mathesso.options import ONE
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.stage.pieces import jetton
from abaculus.games.mathesso.state import COVERED, Ordering, Seconding, Showing, Starting
from abaculus.games.mathesso.view import View
from abaculus.kernel.messages import Seat
from abaculus.kernel.prompts import Button, Point, Prompt, Target
from abaculus.kernel.scene_parts import Text

_LINES: Final = MathessoNotation()


def prompts(view: View) -> Iterator[Prompt[Text]]:
    """What the viewer may do."""
    phase, seat = view.phase, view.seat
    if seat is None or not isinstance(phase, Ordering | Starting | Seconding | Showing):
        return
    if seat in view.gone:
        return
    if phase.seat == seat:
        yield from _in_turn(view)
    if not isinstance(phase, Ordering):
        yield from _any_time(view, seat)


def _in_turn(view: View) -> Iterator[Prompt[Text]]:
    if isinstance(view.phase, Showing):
        text = _LINES.write_move(Cover())
        yield Button("cover", Text("cover-label"), text, is_main=True, icon="done")
        return
    yield Point("turn", Text("turn-label"), tuple(_targets(view)))
    if isinstance(view.phase, Seconding) and view.rules.min_flips == 1:
        yield Button("stop", Text("stop-label"), _LINES.write_move(Stop()), icon="skip")


def _targets(view: View) -> Iterator[Target[Text]]:
    """The jettons that may be turned now."""
    marked = set(view.marked)
    for place, name in enumerate(place_names(view.rows).by_place):
        top = view.tops[place]
        is_open = not marked or place in marked
        fits = top == ONE if isinstance(view.phase, Ordering) else is_open
        if view.lies[place] == COVERED and fits:
            yield _target(name, top)


@lru_cache(maxsize=8192)
def _target(name: str, top: str) -> Target[Text]:
    return Target(jetton(name), name, Text("turn-meaning", {"place": name, "top": top}))


def _any_time(view: View, seat: Seat) -> Iterator[Prompt[Text]]:
    """What need not wait for the viewer's turn."""
    if view.extra == seat and isinstance(view.phase, Starting):
        yield Button("extra", Text("extra-label"), _LINES.write_move(Extra()))
    if seat in view.agreed:
        yield Button("disagree", Text("disagree-label"), _LINES.write_move(Disagree()))
    else:
        confirm = Text("agree-confirm")
        yield Button("agree", Text("agree-label"), _LINES.write_move(Agree()), confirm)
