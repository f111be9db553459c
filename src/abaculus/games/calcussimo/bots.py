"""The seven strengths of CalcuSSIMO's bots (specification 12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from abaculus.games.calcussimo.freely import best_offers
from abaculus.games.calcussimo.judging import judge
from abaculus.games.calcussimo.keeping import promise
from abaculus.games.calcussimo.lookahead import Lookahead
from abaculus.games.calcussimo.moves import Accept, Dispute, FreePlay, LinePlay, Move, Pass, Swap
from abaculus.games.calcussimo.offers import Offer, offer
from abaculus.games.calcussimo.seat import Seated, seated
from abaculus.games.calcussimo.state import Disputing, without
from abaculus.games.calcussimo.supply import sampled
from abaculus.games.calcussimo.view import View
from abaculus.grids import Grid
from abaculus.kernel.contract import AnyBot, AnyGame, BotMaker, Choice, Stop
from abaculus.kernel.nature import Nature
from abaculus.kernel.said import News, Refusal
