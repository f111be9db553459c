"""What of the kept packs goes out by a door to the network."""

from __future__ import annotations

from abaculus.questions.packs.licences import is_shareable
from abaculus.questions.packs.model import Pack
from abaculus.questions.practice.shelf import PackShelf


class LentPacks:
    """Only packs whose licence lets them leave this machine."""

    def __init__(self, packs: PackShelf) -> None:
        self._packs = packs

    def get(self, pack: str) -> Pack | None:
        """A pack that may be lent."""
        found = self._packs.get(pack)
        return found if found is not None and is_shareable(found.pack) else None

    def keep(self, pack: Pack) -> str:
        """Keep a pack that was checked; its id."""
        return self._packs.keep(pack)
