"""The bots of a room: whose turn it is, when they think, and when they stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING, Any

from abaculus.kernel.awaits import Turn
from abaculus.kernel.bot import BotMove
from abaculus.kernel.game import Step
from abaculus.kernel.messages import Refusal, Seat
from abaculus.server.rooms.bot_memory import BotPlayer, bot_of, move_delay
from abaculus.server.rooms.commands import BotCommand
from abaculus.server.workers.pool import WorkerTimeoutError

if TYPE_CHECKING:
    from abaculus.server.rooms.room import Room

_LOG = logging.getLogger(__name__)


class BotScheduler:
    """Lets bots and stand-ins play their seats, with at most one task per seat."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._players: dict[Seat, BotPlayer] = {}
        self._since: dict[Seat, float] = {}
        """When the game began to wait for each seat."""
        self._tasks: dict[Seat, asyncio.Task[None]] = {}

    @property
    def is_busy(self) -> bool:
        """Whether a bot is thinking or about to."""
        return bool(self._tasks)

    def follow(self, steps: Sequence[Step[Any, Any]], *, is_cut: bool) -> None:
        """Show the bots what happened; after a take-back they remember the game as it now is."""
        if is_cut:
            self._players.clear()
        for player in self._players.values():
            player.look(steps)

    def forget(self) -> None:
        """Forget what the bots remember, after the log was read again."""
        self._players.clear()

    def rest(self) -> None:
        """Stop all thinking."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self._since.clear()

    def schedule(self, turn: Turn) -> None:
        """Let the bots the game waits for think about the present table."""
        holders = self._room.table.holders
        called = {seat: bot for seat in turn.must if (bot := bot_of(holders[seat]))}
        if not called and not self._tasks:
            return
        since, self._since = self._since, {}
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        now = self._room.context.time.monotonic()
        for seat, bot in called.items():
            self._since[seat] = since.get(seat, now)
            task = self._room.spawn(self._turn(seat, bot, self._room.table.number))
            self._tasks[seat] = task
            task.add_done_callback(partial(self._ended, seat))

    def _ended(self, seat: Seat, task: asyncio.Task[None]) -> None:
        if self._tasks.get(seat) is task:
            del self._tasks[seat]

    async def _turn(self, seat: Seat, bot: str, number: int) -> None:
        room = self._room
        state = room.table.state
        choice = await self._choose(seat, bot, state)
        waits = move_delay(choice, room.context.pace, room.table.holders)
        wait = self._since.get(seat, 0) + waits - room.context.time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)
        # its own move must not cancel it, and its next action has its own delay
        self._tasks.pop(seat, None)
        self._since.pop(seat, None)
        result = await room.run(BotCommand(seat, choice.move, number))
        if isinstance(result, Refusal):
            _LOG.error("the bot %s chose a move that is refused: %s", bot, result.code)
            sampled = room.game.sample(state, seat, room.context.rng)
            await room.run(BotCommand(seat, sampled, number))

    async def _choose(self, seat: Seat, bot: str, state: Any) -> BotMove[Any]:
        """The bot's move; if the bot fails, a legal move, so that play continues."""
        room = self._room
        try:
            player = await self._player(seat, bot)
            return await player.choose(state, room.context.workers)
        except (BrokenProcessPool, WorkerTimeoutError):
            self._players.pop(seat, None)
            imagined = room.game.imagine(room.game.view(state, seat), room.context.rng)
            return BotMove(room.game.sample(imagined, seat, room.context.rng), 0)

    async def _player(self, seat: Seat, bot: str) -> BotPlayer:
        player = self._players.get(seat)
        if player is None or player.bot != bot:
            # a change while the log is read cancels this task, so nothing is missed
            player = BotPlayer(self._room.family.id, self._room.game, seat, bot)
            player.look(await self._room.history.steps())
            self._players[seat] = player
        return player
