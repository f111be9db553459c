"""The public conformance suite: hand it a game, and it plays until a law is broken or none is."""

from abaculus.testing.bending import bent
from abaculus.testing.broken import LawBroken
from abaculus.testing.cases import Messages
from abaculus.testing.check import check_game
from abaculus.testing.elsewhere import family_at
from abaculus.testing.laws import LAWS
from abaculus.testing.staging import check_stage

__all__ = ["LAWS", "LawBroken", "Messages", "bent", "check_game", "check_stage", "family_at"]
