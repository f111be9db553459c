"""The bots of this game alone."""

from __future__ import annotations

from abaculus.bots.random import RandomBot
from abaculus.kernel.bot import BotMaker

BOTS = (BotMaker("bold", "kit-bot-random", RandomBot),)
