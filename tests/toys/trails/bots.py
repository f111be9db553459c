"""Who walks the trail: one by chance."""

from __future__ import annotations

from abaculus.bots.random import RandomBot
from abaculus.kernel.bot import BotMaker

BOTS = (BotMaker("random", "trail-bot-random", RandomBot),)
