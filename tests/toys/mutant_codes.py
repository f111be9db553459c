"""A game whose source spells out a code without a sentence."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal
from abaculus.testing import mutate
from tests.toys.mutants import NOUGHTS, TOYS


class Wordless(SimpleNamespace):
    """Noughts and crosses with a refusal that no game comes across."""

    refusal = Refusal("nobody-says-this-either")


BENT_CODES: dict[str, tuple[str, AnyGame, Any, dict[str, Any]]] = {
    "a refusal without words that is never made": (
        "written-codes-have-sentences",
        cast(AnyGame, Wordless(**vars(mutate(NOUGHTS)))),
        TOYS.stage(NOUGHTS),
        {},
    ),
}
