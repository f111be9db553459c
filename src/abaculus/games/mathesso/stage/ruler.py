"""The colour ruler: eleven boxes, and what they say about a jetton face up."""

from __future__ import annotations

from functools import lru_cache

from abaculus.games.mathesso.decks import deck
from abaculus.games.mathesso.material import box
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.stage.faces import colours
from abaculus.games.mathesso.stage.pieces import jetton
from abaculus.games.mathesso.state import COVERED, UP, Showing
from abaculus.games.mathesso.view import View
from abaculus.kernel.messages import FormulaValue
from abaculus.kernel.scene_parts import Face, Text
from abaculus.kernel.scenes import Ruler, RulerReading


def ruler(view: View) -> Ruler[Text]:
    """The ruler beside the table; it shows factors, never where to look."""
    return Ruler(Text("ruler"), _boxes(view.rules.box), tuple(_readings(view)))


@lru_cache(maxsize=32)
def _boxes(source: str) -> tuple[Face[Text], ...]:
    return tuple(
        Face(
            str(number),
            "ruler",
            Text("ruler-box", {"number": number, "one": colour.name, "shape": colour.shape}),
            f"ruler-{number}",
        )
        for number, colour in enumerate(box(source).ruler, 1)
    )


def _readings(view: View) -> list[RulerReading[Text]]:
    """One reading for each product or square face up."""
    named, table = place_names(view.rows).by_place, deck(view.rules.box, view.rules.deck)
    shown = view.phase.places if isinstance(view.phase, Showing) else ()
    found: list[RulerReading[Text]] = []
    for place, lies in enumerate(view.lies):
        if lies == COVERED or (lies != UP and place not in shown):
            continue
        pair = table.pairs[view.faces[place]]
        if pair.factors is not None:
            first, second = pair.factors
            product = FormulaValue(f"{first}*{second}")
            text = Text("ruler-reads", {"product": product, "number": pair.number})
            if view.rules.in_colours:
                text = Text("face-colours", colours(view.rules.box, pair))
            found.append(RulerReading(jetton(named[place]), (str(first), str(second)), text))
    return found
