"""Every drawing of the game as SVG, by name."""

from __future__ import annotations

from abaculus.games.mathematicus.look.bodies import bodies
from abaculus.games.mathematicus.look.cards import cards
from abaculus.games.mathematicus.look.ground import grounds
from abaculus.games.mathematicus.look.portraits import portraits
from abaculus.games.mathematicus.look.squares import squares
from abaculus.games.mathematicus.look.tokens import tokens


def drawings() -> dict[str, str]:
    """Every drawing of the game."""
    return grounds() | squares() | bodies() | portraits() | tokens() | cards()
