"""The default bots: one plays at random, one by random games."""

from abaculus.bots.random import RandomBot
from abaculus.bots.rank import PlayoutBot
from abaculus.kernel.bot import BotMaker

BOTS = (
    BotMaker("random", "kit-bot-random", RandomBot),
    BotMaker("playouts", "kit-bot-playouts", PlayoutBot),
)
