"""The bots of a room: whose turn it is, when they think, and when they stop."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING, Any

from abaculus.kernel.awaits import Turn
from abaculus.kernel.bot import BotMove
from abaculus.kernel.game import Step
from abaculus.kernel.messages import Refusal, Seat
from abaculus.server.rooms.bot_memory import BotPlayer, bot_of, move_delay
from abaculus.server.workers.pool import WorkerTimeoutError
from abaculus.tables.decide import Decision, decide_bot_move
from abaculus.tables.table import TableState

if TYPE_CHECKING:
    from abaculus.server.rooms.room import Room

_LOG = logging.getLogger(__name__)


class BotScheduler:
    """Lets bots and stand-ins act for their seats; never more than one thought a seat."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._minds: dict[Seat, BotPlayer] = {}
        self._since: dict[Seat, float] = {}
        """When each seat began to be waited for."""
        self._thoughts: dict[Seat, asyncio.Task[None]] = {}

    @property
    def is_busy(self) -> bool:
        """Whether a bot is thinking or about to."""
        return bool(self._thoughts)

    def follow(self, steps: Sequence[Step[Any, Any]], *, is_cut: bool) -> None:
        """The bots see what happened; after a take-back they remember the game as it stands."""
        if is_cut:
            self._minds.clear()
        for mind in self._minds.values():
            mind.look(steps)

    def forget(self) -> None:
        """The book was read anew; so is what the bots remember of it."""
        self._minds.clear()

    def rest(self) -> None:
        """Nobody thinks any more."""
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()
        self._since.clear()

    def rouse(self, turn: Turn) -> None:
        """Those whom the game waits for begin to think, about the table as it is now."""
        chairs = self._room.table.chairs
        called = {seat: bot for seat in turn.must if (bot := bot_of(chairs[seat]))}
        if not called and not self._thoughts:
            return
        since, self._since = self._since, {}
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()
        now = time.monotonic()
        for seat, bot in called.items():
            self._since[seat] = since.get(seat, now)
            thought = self._room.spawn(self._turn(seat, bot, self._room.table.number))
            self._thoughts[seat] = thought
            thought.add_done_callback(partial(self._ended, seat))

    def _ended(self, seat: Seat, thought: asyncio.Task[None]) -> None:
        if self._thoughts.get(seat) is thought:
            del self._thoughts[seat]

    async def _turn(self, seat: Seat, bot: str, number: int) -> None:
        room = self._room
        state = room.table.state
        choice = await self._choice(seat, bot, state)
        waits = move_delay(choice, room.means.pace, room.table.chairs)
        wait = self._since.get(seat, 0) + waits - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)
        # its own move is not to end it, and what it does next takes its own time
        self._thoughts.pop(seat, None)
        self._since.pop(seat, None)
        done = await room.commit(self._deciding(seat, choice.move, number))
        if isinstance(done, Refusal):
            _LOG.error("the bot %s chose a move that is refused: %s", bot, done.code)
            sampled = room.game.sample(state, seat, room.means.rng)
            await room.commit(self._deciding(seat, sampled, number))

    async def _choice(self, seat: Seat, bot: str, state: Any) -> BotMove[Any]:
        """What the bot chose; if it cannot think, something legal, so that the game goes on."""
        room = self._room
        try:
            mind = await self._mind(seat, bot)
            return await mind.choose(state, room.means.thinking)
        except (BrokenProcessPool, WorkerTimeoutError):
            self._minds.pop(seat, None)
            imagined = room.game.imagine(room.game.view(state, seat), room.means.rng)
            return BotMove(room.game.sample(imagined, seat, room.means.rng), 0)

    async def _mind(self, seat: Seat, bot: str) -> BotPlayer:
        mind = self._minds.get(seat)
        if mind is None or mind.bot != bot:
            # a change while the book is read ends this thought, so nothing is missed
            mind = BotPlayer(self._room.family.id, self._room.game, seat, bot)
            mind.look(await self._room.past())
            self._minds[seat] = mind
        return mind

    def _deciding(self, seat: Seat, move: Any, number: int) -> Any:
        rng = self._room.means.rng

        def deciding(table: TableState, now: int) -> Decision | Refusal | None:
            if table.number != number:
                return None
            return decide_bot_move(table, seat, move, now, rng)

        return deciding
