"""Workers whose bots choose by chance, and may die, hang or be late."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from abaculus.kernel.bot import BotMove
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import SeededRng
from abaculus.server.workers.pool import WorkerTimeoutError
from abaculus.server.workers.tasks import NoMemory, choose_move, hint
from tests.simulation.history import History

_GRACE = 5.0
"""Seconds over its limit after which a hanging task is given up."""


class SimulatedWorkers:
    """Stands in for the worker pool."""

    def __init__(self, history: History, rng: Random) -> None:
        self._history = history
        self._rng = rng
        self._chance = SeededRng(rng.random().hex())
        self.faults: list[str] = []
        """What happens to the next tasks."""

    async def ask(self, task: Any, seconds: float, /, *args: Any, **more: Any) -> Any:
        """The result of a task, after some time."""
        fault = self.faults.pop() if self.faults else ""
        if fault:
            self._history.fault(f"worker {fault}")
        if fault == "hangs":
            await asyncio.sleep(seconds + _GRACE)
            raise WorkerTimeoutError
        late = seconds if fault == "late" else 0.0
        await asyncio.sleep(late + self._rng.random() * 0.1)
        if fault == "dies":
            raise BrokenProcessPool
        if task is choose_move:
            return self._choose(*args)
        return ((), False) if task is hint else task(lambda: False, *args, **more)

    def _choose(
        self, family: str, variant: str, bot: str, memory: Any, looks: Any, view: Any
    ) -> tuple[BotMove[Any], Any]:
        game = load_family(family).game(variant)
        state = game.imagine(view, self._chance)
        known = 0 if isinstance(memory, NoMemory) else memory
        return BotMove(game.sample(state, view.seat, self._chance), 0), known + len(looks)

    def end(self) -> None:
        """Nothing has to be stopped."""
