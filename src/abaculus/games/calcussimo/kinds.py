# hot: compiled with mypyc where possible
"""The kinds of chips, and handfuls of them: on a rack in order, in the bag as counts."""

from __future__ import annotations

from typing import Final

KINDS: Final = "0123456789+-*/?"
"""Every kind of chip, in rack order."""
NUMBERS: Final = "0123456789"
SIGNS: Final = "+-*/"

_PLACE: Final = {kind: place for place, kind in enumerate(KINDS)}
_PRINTED: Final = str.maketrans("-*/", "−×÷")


def in_rack_order(chips: str) -> str:
    """The chips sorted as on a rack."""
    return "".join(sorted(chips, key=_PLACE.__getitem__))


def format_chips(chips: str) -> str:
    """Chips as people read them, one by one: `6 7 ÷ ?`."""
    return " ".join(chips.translate(_PRINTED))


def remove_chips(chips: str, taken: str) -> str | None:
    """The chips left when some are taken; None if some are missing."""
    for chip in taken:
        if chip not in chips:
            return None
        chips = chips.replace(chip, "", 1)
    return chips


def bag_with(bag: tuple[int, ...], chips: str) -> tuple[int, ...]:
    """The bag with chips added."""
    counts = list(bag)
    for chip in chips:
        counts[_PLACE[chip]] += 1
    return tuple(counts)


def bag_without(bag: tuple[int, ...], chips: str) -> tuple[int, ...]:
    """The bag with chips removed."""
    counts = list(bag)
    for chip in chips:
        counts[_PLACE[chip]] -= 1
    return tuple(counts)
