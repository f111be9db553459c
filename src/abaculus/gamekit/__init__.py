"""Everything the author of a small game needs: a base class with defaults, and plain values."""

from msgspec.structs import replace

from abaculus.gamekit.turn_game import Choices, Spot, State, TurnGame, View
from abaculus.kernel.draws import Arrange, Draw, Pick, Result, Roll
from abaculus.kernel.messages import FormulaValue, News, PlayerValue, Refusal, Seat
from abaculus.kernel.options import BoolOption, ChoiceOption, GameOptions, IntOption
from abaculus.kernel.scene_parts import Text

__all__ = [
    "Arrange",
    "BoolOption",
    "ChoiceOption",
    "Choices",
    "Draw",
    "FormulaValue",
    "GameOptions",
    "IntOption",
    "News",
    "Pick",
    "PlayerValue",
    "Refusal",
    "Result",
    "Roll",
    "Seat",
    "Spot",
    "State",
    "Text",
    "TurnGame",
    "View",
    "replace",
]
