# hot: compiled with mypyc where possible
"""Things that stories are about, and slips that happen in any of them."""

from collections.abc import Iterator
from typing import Final

THINGS: Final = (
    "apple", "pear", "plum", "marble", "sticker", "pencil", "shell", "card", "bead",
    "stamp",
)  # fmt: skip
"""Things that can be found, given away, counted and put into a bag."""


def near_misses(true: int) -> Iterator[tuple[int, str]]:
    """Results that are off by one or by ten."""
    yield true + 1, "story.one_slip"
    if true > 1:
        yield true - 1, "story.one_slip"
    if true > 10:
        yield true - 10, "story.ten_slip"
    yield true + 10, "story.ten_slip"
