"""The public conformance suite: it plays a game at random and checks every law."""

from abaculus.kernel.registry import family_at
from abaculus.testing.cases import Messages
from abaculus.testing.check_game import check_game
from abaculus.testing.check_stage import check_stage
from abaculus.testing.law import LawBroken
from abaculus.testing.laws import LAWS
from abaculus.testing.mutants import mutate

__all__ = ["LAWS", "LawBroken", "Messages", "check_game", "check_stage", "family_at", "mutate"]
