"""What rooms need from the server."""

from __future__ import annotations

from msgspec import Struct

from abaculus.kernel.rng import GameRng
from abaculus.server.limits import Limits
from abaculus.server.metrics import Metrics
from abaculus.server.time_source import TimeSource
from abaculus.server.workers.pool import WorkerPool
from abaculus.stores.store import Store


class RoomContext(Struct, frozen=True):
    """Store, time, chance, workers, limits and metrics of one server."""

    store: Store
    time: TimeSource
    rng: GameRng
    secrets: GameRng
    """The chance of table ids and tokens, which nobody may guess."""
    workers: WorkerPool
    """For live play: bots and hints."""
    bounded_workers: WorkerPool
    """For everything else, and for texts of other people."""
    metrics: Metrics
    limits: Limits
    pace: float
    """The least seconds a bot's move takes, so that people can follow."""
