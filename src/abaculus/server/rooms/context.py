"""What rooms need from the server around them."""

from __future__ import annotations

from msgspec import Struct

from abaculus.kernel.rng import Nature
from abaculus.server.limits import Limits
from abaculus.server.metrics import Counts
from abaculus.server.workers.pool import Thinking
from abaculus.stores.store import Store


class Means(Struct, frozen=True):
    """Store, chance, thinkers, limits and counts of one server."""

    store: Store
    nature: Nature
    thinking: Thinking
    counts: Counts
    limits: Limits
    pace: float
    """Seconds a bot's move takes at least, so that people can follow."""
