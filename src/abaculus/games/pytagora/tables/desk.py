"""Multiplication Tables at the referee's desk: the two factors and a hand."""

from __future__ import annotations

import re
from typing import Final

from abaculus.games.pytagora.desk_base import (
    DeskTexts,
    MachineDesk,
    digits_of,
    others_hands,
    take_from_bag,
)
from abaculus.games.pytagora.digits import NONE
from abaculus.games.pytagora.tables.options import rules
from abaculus.games.pytagora.tables.state import Answering, Sequence, State
from abaculus.games.pytagora.tables.view import View
from abaculus.kernel.desk import Desk
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import Options

_FACTORS: Final = re.compile("([0-9])[*x×·]([0-9])")


class TablesDesk(MachineDesk):
    """Judges answers; the factors are the position."""

    def build_state(self, game: AnyGame, options: Options, given: DeskTexts) -> State | Refusal:
        """The state with the multiplication on the table, before any answer."""
        table = rules(options)
        found = _FACTORS.fullmatch("".join(given.get("position", "").split()).lower())
        if found is None:
            return Refusal("bad_factors")
        hand = digits_of(given)
        if isinstance(hand, Refusal):
            return hand
        factors = found[1] + found[2]
        left = take_from_bag(table.bag, factors + hand)
        if isinstance(left, Refusal):
            return left
        others, bag = others_hands(left, table.players - 1, table.hand_size)
        return State(
            rules=table,
            phase=Answering(0, (None,) * table.players),
            bag=bag,
            hands=(hand, *others),
            laid=(NONE,) * table.players,
            fresh=("",) * table.players,
            turn=1,
            sequence=Sequence(1, factors),
        )

    def given(self, game: AnyGame, view: View) -> dict[str, str]:
        """Factors and own hand, while nothing else is on the table."""
        done = view.sequence
        if view.seat is None or done is None or done.answers or view.before is not None:
            return {}
        if not isinstance(view.phase, Answering) or view.phase.answers[view.seat] is not None:
            return {}
        return {"position": done.run, "rack": view.hands[view.seat]}


DESK: Final[Desk] = TablesDesk()
