"""How large a pack may be in every respect; beyond it is refused before work is spent on it."""

from __future__ import annotations

from typing import Final

BYTES: Final = 5 * 1024 * 1024
ITEMS: Final = 20_000
DEPTH: Final = 12
PARTS: Final = 600_000
"""Values of all kinds in one file."""
MEMBERS: Final = 64
"""Entries of one list or fields of one object, the items themselves aside."""
TEXT: Final = 2_000
"""Signs of one value; a prompt is shorter still."""
PROMPT: Final = 600
VARIABLES: Final = 8
VALUES: Final = 10_000
"""Values of one variable."""
COMBINATIONS: Final = 10_000
"""Up to so many combinations of values are all tried."""
SEEDS: Final = 500
"""So many are tried where there are more."""
TRIALS: Final = 20_000
"""Work spent on variants in a whole pack; where its items ask for more, each gets its share."""
WORK: Final = 60_000
"""Work a pack may ask for even so: three plain variants of as many items as there may be."""
ROOT: Final = 8
"""So many times the work of a plain variant is a root or a power."""
FEWEST_TRIALS: Final = 4
FEW_VARIANTS: Final = 12
FINDINGS: Final = 100
"""Errors that are told at once, and as many warnings."""
