"""What the answers of a game show: how often somebody is right, and what to practise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Struct

from abaculus.kernel.messages import Seat
from abaculus.questions.engine import UnknownPresetError
from abaculus.questions.selection import find_place

USUAL: Final = 70
"""The accuracy in percent of somebody of whom nothing is known."""
_WEIGHT: Final = 6
"""How many answers weigh as much as what is usual."""
_LOWEST: Final = 30
"""Lower, and games would take so long that nothing is decided by planning them."""
_HIGHEST: Final = 95


class PastAnswer(Protocol):
    """A question of a game and how it ended."""

    @property
    def seat(self) -> Seat:
        """Whose question it was."""
        ...

    @property
    def place(self) -> str:
        """What it was made by; empty: a blank one."""
        ...

    @property
    def title(self) -> str:
        """What it was about, for people."""
        ...

    @property
    def outcome(self) -> str:
        """`right`, or what went wrong."""
        ...

    @property
    def mis(self) -> str:
        """The misconception; empty: none that is known."""
        ...


class MistakeCount(Struct, frozen=True):
    """Something that went wrong, and how many times."""

    place: str
    title: str
    mis: str
    """The misconception; empty: none that is known."""
    many: int


def count_mistakes(past: Sequence[PastAnswer], seat: Seat) -> tuple[MistakeCount, ...]:
    """What a seat got wrong, the most frequent first; questions that nobody read are left out."""
    wrong = Counter(
        (one.place, one.title, one.mis)
        for one in past
        if one.seat == seat and one.outcome != "right" and one.place
    )
    return tuple(MistakeCount(*what, many) for what, many in wrong.most_common())


def places_to_practise(past: Sequence[PastAnswer], seat: Seat) -> tuple[str, ...]:
    """The places of what a seat got wrong, the most frequent first; packs cannot be practised."""
    found = Counter[str]()
    for one in count_mistakes(past, seat):
        if _is_ours(one.place):
            found[one.place] += one.many
    return tuple(place for place, _ in found.most_common())


def _is_ours(place: str) -> bool:
    """Whether a place is not an item of a pack."""
    try:
        find_place(place)
    except UnknownPresetError:
        return False
    return True


def estimate_accuracy(past: Sequence[PastAnswer], seat: Seat) -> float:
    """The accuracy of a seat in percent; with few answers it is drawn to what is usual."""
    return shrink([one.outcome == "right" for one in past if one.seat == seat], USUAL)


def shrink(answers: Sequence[bool], towards: float) -> float:
    """The share of right answers in percent, drawn towards a guess."""
    return (100 * sum(answers) + _WEIGHT * towards) / (len(answers) + _WEIGHT)


def round_percent(percent: float, step: int) -> int:
    """The nearest multiple of a step, within what can be planned with."""
    return min(_HIGHEST, max(_LOWEST, step * round(percent / step)))
