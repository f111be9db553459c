"""Which misconceptions have a sentence that explains them to learners."""

from __future__ import annotations

from functools import cache, lru_cache

from abaculus.questions.messages import LOCALE, load_messages
from abaculus.questions.packs.names import suggest_name


def has_sentence(mis: str) -> bool:
    """Whether a misconception is explained."""
    return mis in _misconceptions()


@lru_cache(1024)
def suggest_misconception(mis: str) -> str:
    """The misconception an author may have meant."""
    return suggest_name(mis, _misconceptions())


@cache
def _misconceptions() -> frozenset[str]:
    topics = [path.stem for path in (LOCALE / "en").glob("*.toml")]
    return frozenset(
        f"{topic}.{name.removeprefix('mis.')}"
        for topic in topics
        for name in load_messages("en", topic)
        if name.startswith("mis.")
    )
