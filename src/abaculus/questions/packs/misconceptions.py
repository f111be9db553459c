"""Which misconceptions have a sentence that explains them to learners."""

from __future__ import annotations

from functools import cache, lru_cache

from abaculus.questions.messages import LOCALE, catalogue
from abaculus.questions.packs.names import meant


def has_sentence(mis: str) -> bool:
    """Whether a misconception is explained."""
    return mis in _known()


@lru_cache(1024)
def known_like(mis: str) -> str:
    """What somebody may have meant."""
    return meant(mis, _known())


@cache
def _known() -> frozenset[str]:
    topics = [path.stem for path in (LOCALE / "en").glob("*.toml")]
    return frozenset(
        f"{topic}.{name.removeprefix('mis.')}"
        for topic in topics
        for name in catalogue("en", topic)
        if name.startswith("mis.")
    )
