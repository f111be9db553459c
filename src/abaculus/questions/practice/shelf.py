"""Where packs lie while somebody practises with them."""

from __future__ import annotations

from typing import Protocol

from abaculus.questions.packs.model import Pack


class PackShelf(Protocol):
    """Checked packs by the SHA-256 of their canonical text."""

    def get(self, pack: str) -> Pack | None:
        """A pack that is still there."""
        ...

    def keep(self, pack: Pack) -> str:
        """Keep a pack that was checked; its id."""
        ...
