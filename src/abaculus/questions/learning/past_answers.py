"""What the answers in a game show: how often a player is right, and what to practise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Struct

from abaculus.kernel.messages import Seat
from abaculus.questions.engine import UnknownPresetError
from abaculus.questions.selection import find_place

USUAL: Final = 70
"""The assumed accuracy in percent of an unknown player."""
_WEIGHT: Final = 6
"""How many answers weigh as much as the assumed accuracy."""
_LOWEST: Final = 30
"""Below this, games would take too long for planning to matter."""
_HIGHEST: Final = 95


class PastAnswer(Protocol):
    """A question of a game and its outcome."""

    @property
    def seat(self) -> Seat:
        """The seat that was asked."""
        ...

    @property
    def place(self) -> str:
        """The source of the question; empty for a blank one."""
        ...

    @property
    def title(self) -> str:
        """The title of its topic."""
        ...

    @property
    def outcome(self) -> str:
        """`right`, or what went wrong."""
        ...

    @property
    def mis(self) -> str:
        """The misconception; empty if none is known."""
        ...


class MistakeCount(Struct, frozen=True):
    """A mistake, and how many times it was made."""

    place: str
    title: str
    mis: str
    """The misconception; empty if none is known."""
    many: int


def count_mistakes(past: Sequence[PastAnswer], seat: Seat) -> tuple[MistakeCount, ...]:
    """The mistakes of a seat, most frequent first, without unread questions."""
    wrong = Counter(
        (one.place, one.title, one.mis)
        for one in past
        if one.seat == seat and one.outcome != "right" and one.place
    )
    return tuple(MistakeCount(*what, many) for what, many in wrong.most_common())


def places_to_practise(past: Sequence[PastAnswer], seat: Seat) -> tuple[str, ...]:
    """The presets a seat got wrong, most frequent first; packs cannot be practised."""
    found = Counter[str]()
    for one in count_mistakes(past, seat):
        if _is_ours(one.place):
            found[one.place] += one.many
    return tuple(place for place, _ in found.most_common())


def _is_ours(place: str) -> bool:
    """Whether it is a preset of ours, not an item of a pack."""
    try:
        find_place(place)
    except UnknownPresetError:
        return False
    return True


def estimate_accuracy(past: Sequence[PastAnswer], seat: Seat) -> float:
    """The accuracy of a seat in percent; few answers leave it near the assumed accuracy."""
    return shrink([one.outcome == "right" for one in past if one.seat == seat], USUAL)


def shrink(answers: Sequence[bool], towards: float) -> float:
    """The share of right answers in percent, shrunk towards a guess."""
    return (100 * sum(answers) + _WEIGHT * towards) / (len(answers) + _WEIGHT)


def round_percent(percent: float, step: int) -> int:
    """The nearest multiple of a step, within what planning allows."""
    return min(_HIGHEST, max(_LOWEST, step * round(percent / step)))
