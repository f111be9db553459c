"""Figures as SVG: no script, no external reference, legible in grey."""

from __future__ import annotations

from html import escape
from typing import Final

from abaculus.questions.drafts import MessageRef
from abaculus.questions.figure_builder import INK, LETTER, FigureBuilder
from abaculus.questions.figures import Figure, FigureItem
from abaculus.questions.renderer import speech, text

EDGE: Final = 8
"""The margin around the drawing."""
SCALE: Final = 1.4
"""Pixels per unit if there is room: letters are then as high as those of the text."""
_HATCH: Final = (
    '<defs><pattern id="q-hatch" width="6" height="6" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><rect class="q-ground" width="6" height="6" fill="#fff"/>'
    f'<path class="q-outline" d="M0 0V6" stroke="{INK}" stroke-width="2"/></pattern></defs>'
)
_SKETCH: Final = MessageRef("words.figure.sketch")


class FigureRenderer:
    """Renders figures in one language."""

    def __init__(self, locale: str = "en") -> None:
        self._locale = locale
        self._words = text(locale)

    def svg(self, figure: Figure) -> str:
        """The whole figure, with its description for screen readers."""
        builder = FigureBuilder(self._words)
        builder.draw(figure.items)
        body = builder.body
        hatch = _HATCH if "url(#q-hatch)" in body else ""
        left, top, wide, high = builder.frame
        note = ""
        if is_sketch(figure):
            place = f'x="{left + wide / 2:g}" y="{top + high + 2 * EDGE + 4}"'
            sentence = escape(self._words.sentence(_SKETCH))
            note = f'<text class="q-note" fill="{INK}" font-size="11" {place}>{sentence}</text>'
            high += 2 * EDGE + 4
        wide, high = wide + 2 * EDGE, high + 2 * EDGE
        size = f'width="{wide * SCALE:.0f}" height="{high * SCALE:.0f}"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="q-figure" {size} '
            f'viewBox="{left - EDGE} {top - EDGE} {wide} {high}" '
            f'role="img" aria-label="{escape(self.describe(figure))}">{hatch}'
            f'<g aria-hidden="true" font-size="{LETTER}" text-anchor="middle" '
            f'stroke-linejoin="round" stroke-linecap="round">{body}{note}</g></svg>'
        )

    def describe(self, figure: Figure) -> str:
        """The description of a figure."""
        msgid, slots = figure.alt
        return speech(self._locale).sentence(MessageRef(msgid, slots))


def is_sketch(figure: Figure) -> bool:
    """Whether sizes are written on lines and angles, which must not be found by measuring."""
    return any(map(_has_measure, figure.items))


def _has_measure(item: FigureItem) -> bool:
    match item:
        case ("dim", *_) | ("label", _, ("qty", _, "cm" | "m" | "km"), _):
            return True
        case ("angle", *_, named):
            return bool(named)
        case _:
            return False
