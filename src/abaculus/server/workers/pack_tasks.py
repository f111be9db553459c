"""The tasks of packs: authors' tools, and practice with kept packs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

import msgspec

from abaculus.kernel.bot import Stop
from abaculus.questions.packs.model import Pack

_AT_HAND: Final = 4
_ready: OrderedDict[str, Pack] = OrderedDict()
"""The packs this process read last."""


def use_tool(stop: Stop, tool: str, ask: object) -> Any:
    """The result of an author's tool; the server itself never loads them."""
    return getattr(import_module("abaculus.server.packs.tools"), tool)(stop, ask)


class SentPacks:
    """The packs that came with a task, as a library."""

    def __init__(self, packs: Mapping[str, bytes]) -> None:
        self._packs = packs

    def get(self, pack: str) -> Pack | None:
        """A pack that was sent."""
        data = self._packs.get(pack)
        if data is None:
            return None
        if pack not in _ready:
            _ready[pack] = msgspec.json.decode(data, type=Pack)
            if len(_ready) > _AT_HAND:
                _ready.popitem(last=False)
        return _ready[pack]

    def keep(self, pack: Pack) -> str:
        """Nothing is kept here."""
        raise NotImplementedError


def practise(
    _stop: Stop, secret: bytes, packs: Mapping[str, bytes], errand: str, ask: object
) -> Any:
    """What a desk says to a learner; `errand` is the name of its method."""
    from abaculus.questions.practice.desk import PracticeDesk

    return getattr(PracticeDesk(secret, packs=SentPacks(packs)), errand)(ask)
