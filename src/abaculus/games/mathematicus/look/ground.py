"""What lies under the squares: the rim, the track and the field in the middle."""

from __future__ import annotations

from abaculus.games.mathematicus.look.geometry import DEPTH, HEIGHT, WIDTH, heptagon
from abaculus.games.mathematicus.look.parts import path, strokes, svg


def ground() -> str:
    """The board without its squares."""
    track = path(heptagon(4)) + "Z"
    rim = "".join(
        f'<path d="{track}" fill="{fill}" stroke="{fill}" stroke-width="18" '
        f'stroke-linejoin="round"{more}/>'
        for fill, more in (
            ("var(--board-edge)", ' transform="translate(0 7)"'),
            ("var(--board)", ""),
        )
    )
    inlay = strokes(path(heptagon(8)) + "Z", "var(--wood-edge)", 1.6, ' opacity=".55"')
    inner = path(heptagon(-DEPTH - 3)) + "Z"
    field = (
        f'<path d="{inner}" fill="var(--paper-raised)" stroke="var(--board-edge)" '
        f'stroke-width="2.4" stroke-linejoin="round"/>'
    )
    return svg(rim + inlay + field, f"0 0 {WIDTH} {HEIGHT}")
