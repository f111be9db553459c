"""The seven strengths of Mathesso's bots (specification 12)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from abaculus.bots.levels import make_level
from abaculus.games.mathesso.moves import Agree, Cover, Disagree, Extra, Flip, Move
from abaculus.games.mathesso.options import ONE
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.state import COVERED, UP, Ordering, Seconding, Showing, Starting
from abaculus.games.mathesso.strategy.memory import (
    JettonMemory,
    add_news,
    recall_all,
    recall_none,
    recall_some,
)
from abaculus.games.mathesso.strategy.plans import (
    Plan,
    choose_greedily,
    choose_randomly,
    choose_tactically,
)
from abaculus.games.mathesso.strategy.pools import TableKnowledge
from abaculus.games.mathesso.view import View
from abaculus.kernel.bot import AnyBot, BotMaker, BotMove, BotPause, Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News
from abaculus.kernel.rng import GameRng

Recall: TypeAlias = Callable[[View, JettonMemory], dict[int, str]]
"""Returns the covered jettons that the bot remembers."""

_CLOCK_FIRST: Final = 1
"""How many seconds later than the table's clock a bot covers."""
_LAST_PAIRS: Final = 2
"""With this few pairs left an extra move is taken whatever is known."""


class MathessoBot:
    """A bot, defined by what it remembers and how it plans a turn."""

    def __init__(self, recall: Recall, plan: Plan) -> None:
        self._recall = recall
        self._plan = plan

    def start(self) -> JettonMemory:
        """The memory before anything was seen."""
        return JettonMemory()

    def notice(self, memory: JettonMemory, view: View, news: tuple[News, ...]) -> JettonMemory:
        """The memory after a jetton was turned; whether it is recalled is decided when needed."""
        return add_news(memory, view, news)

    def choose(self, view: View, memory: JettonMemory, rng: GameRng, stop: Stop) -> BotMove[Move]:
        """The bot's move, from the table, the backs and what it remembers."""
        move = self._move(view, memory, rng, stop)
        return BotMove(move, _seconds(view), _pause(view))

    def _move(self, view: View, memory: JettonMemory, rng: GameRng, stop: Stop) -> Move:
        phase, seat = view.phase, view.seat
        if not isinstance(phase, Ordering | Starting | Seconding | Showing) or phase.seat != seat:
            return Disagree() if seat in view.agreed else Agree()
        if isinstance(phase, Showing):
            return Cover()
        if isinstance(phase, Ordering):
            return _random_flip(view, rng)
        if _all_others_agree(view) and seat not in view.agreed:
            return Agree()
        table = TableKnowledge(view, self._recall(view, memory))
        if isinstance(phase, Starting) and _takes_extra(view, table):
            return Extra()
        return self._plan(view, table, memory, rng, stop)


def _random_flip(view: View, rng: GameRng) -> Move:
    ones = [p for p, top in enumerate(view.tops) if top == ONE and view.lies[p] != UP]
    return Flip(place_names(view.rows).by_place[ones[rng.below(len(ones))]])


def _all_others_agree(view: View) -> bool:
    """Whether the game ends if this seat agrees too."""
    staying = view.rules.players - len(view.gone)
    return staying > 1 and len(view.agreed) == staying - 1


def _takes_extra(view: View, table: TableKnowledge) -> bool:
    """Whether to take the extra move: for a known pair, at the latest for one of the last."""
    if view.extra != view.seat or view.interrupted is not None:
        return False
    few = view.lies.count(COVERED) <= 2 * _LAST_PAIRS
    return few or any(True for _ in table.pool.known_pairs())


def _seconds(view: View) -> int:
    """The seconds a person looks before turning, and at what was turned."""
    time = view.rules.turn_times[view.seat or 0] // 3000
    return min(2, time) if time else 2


def _pause(view: View) -> BotPause | None:
    """The time that jettons which do not match stay face up, as after any turn.

    A seat that may step in with an extra move gets the same time to do so (5.4).
    """
    shown = view.rules.show_time // 1000
    match view.phase:
        case Showing(won=False):
            return BotPause(shown + _CLOCK_FIRST)
        case Starting() if view.extra is not None and view.interrupted is None:
            return BotPause(shown, (view.extra,))
        case _:
            return None


def _level(number: int, recall: Recall, plan: Plan) -> BotMaker:
    def make(game: AnyGame) -> AnyBot:
        return MathessoBot(recall, plan)

    return make_level(number, make)


BOTS: Final = (
    _level(0, recall_none, choose_randomly),
    _level(1, recall_none, choose_greedily),
    _level(2, partial(recall_some, 4), choose_greedily),
    _level(3, partial(recall_some, 12), choose_greedily),
    _level(4, partial(recall_some, 36), choose_greedily),
    _level(5, recall_all, choose_greedily),
    _level(6, recall_all, choose_tactically),
)
