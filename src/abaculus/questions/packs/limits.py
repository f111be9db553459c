"""The limits of a pack; anything beyond is refused before work is spent on it."""

from __future__ import annotations

from typing import Final

BYTES: Final = 5 * 1024 * 1024
ITEMS: Final = 20_000
DEPTH: Final = 12
PARTS: Final = 600_000
"""Values of all kinds in one file."""
MEMBERS: Final = 64
"""Entries of a list or fields of an object, not counting the items."""
TEXT: Final = 2_000
"""Characters of one value; a prompt is shorter still."""
PROMPT: Final = 600
VARIABLES: Final = 8
VALUES: Final = 10_000
"""Values of one variable."""
COMBINATIONS: Final = 10_000
"""Up to this many combinations of values are all tried."""
SEEDS: Final = 500
"""The number of combinations tried if there are more."""
TRIALS: Final = 20_000
"""The work for variants in a whole pack, if that is enough for all its items."""
SHARED: Final = 6_000
"""The work for variants in a whole pack if its items need more than that: each gets its share."""
WORK: Final = 60_000
"""The work a pack may always ask for: three plain variants of the most items allowed."""
ROOT: Final = 8
"""The work of a root or a power, in plain variants."""
LIGHT: Final = 6
"""Wrong answers, or calculations in texts, that are the work of one plain variant."""
WRITTEN: Final = 2
"""Values of variables, written one by one, that are the work of one plain variant."""
SEARCH: Final = 200_000
"""Conditions that are worked out for a whole pack."""
RARE: Final = 40
"""If fewer than one in this many values fulfil a condition, they have to be listed."""
FEWEST_TRIALS: Final = 4
FEW_VARIANTS: Final = 12
FINDINGS: Final = 100
"""Errors that are reported at once, and the same number of warnings."""
