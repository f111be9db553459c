"""The key: what each of the 22 symbols asks, gives and takes, as checked data (2.2)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from abaculus.kernel.data_files import decode_data
from abaculus.kernel.messages import Refusal, RefusedError

Category: TypeAlias = Literal["E", "N", "G"]
CATEGORIES: Final[tuple[Category, ...]] = ("E", "N", "G")
"""Einstein, Newton, Gauss, in the order of all tuples of tokens."""
NAMES: Final[dict[Category, str]] = {"E": "einstein", "N": "newton", "G": "gauss"}
"""The name of a category in questions, and its role on a screen."""

Filter: TypeAlias = Literal["any", "odd", "even", "prime", "two"]
"""The values of an extra roll that move the piece; two: one of two values by choice."""
Then: TypeAlias = Literal["end", "any", "odd", "even", "prime", "two"]

ADMITTED: Final[dict[str, tuple[int, ...]]] = {
    "any": (1, 2, 3, 4, 5, 6),
    "odd": (1, 3, 5),
    "even": (2, 4, 6),
    "prime": (2, 3, 5),
    "two": (1, 2, 3, 4, 5, 6),
}
"""The values with which a filter lets a piece move."""

KEYS: Final = ("symmetric", "printed")
SYMBOLS: Final = (
    *("E_GO", "N_GO", "G_GO", "ROLL", "ODD", "EVEN", "PRIME", "E_ONE", "N_ONE", "G_ONE"),
    *("G_TWO", "N_TWO", "E_TWO", "E_RISK", "N_RISK", "G_RISK", "PICK", "TRIO"),
    *("TWICE", "HOLD25", "HOLE", "MISS"),
)
"""K01 to K22."""

_LONGEST: Final = 20_000
_MOST: Final = 9


class Symbol(Struct, frozen=True, forbid_unknown_fields=True):
    """What happens on a space."""

    asks: Literal["", "E", "N", "G", "?", "ENG"] = ""
    """No question, one of a category, one of a chosen category, or one of each."""
    need: int = 1
    """How many right answers it takes."""
    gain: int = 0
    """Tokens won for each category asked."""
    loss: int = 0
    """Tokens lost for each category asked."""
    doubles: bool = False
    """Whether success doubles the tokens of every category."""
    then: Then = "end"
    """What follows: on success after a question, otherwise at once."""
    holds: tuple[int, ...] = ()
    """Whether the turn ends, and later only these values let the piece leave."""
    hole: bool = False
    miss: bool = False


Key: TypeAlias = dict[str, Symbol]


@lru_cache(maxsize=32)
def key(text: str) -> Key:
    """The key with that name or from that data file; raises `RefusedError`."""
    if text in KEYS:
        return _standard_keys()[text]
    read = decode_data(text, Key, _LONGEST, _refusal)
    problem = next(filter(None, (_problem(name, symbol) for name, symbol in read.items())), None)
    if problem is None and not read:
        problem = "there is no symbol"
    if problem is not None:
        raise _refusal(problem)
    return read


@lru_cache(maxsize=1)
def _standard_keys() -> dict[str, Key]:
    text = (Path(__file__).parent / "data" / "key.json").read_text("utf-8")
    return msgspec.json.decode(text, type=dict[str, Key])


def _refusal(which: str) -> RefusedError:
    allowed = f"{', '.join(KEYS)} or a data file of the same form; in this one {which}"
    return RefusedError(Refusal("E_OPT_KEY", {"key": "key", "range": allowed}))


def _problem(name: str, symbol: Symbol) -> str | None:
    """The first thing wrong with a symbol."""
    if name not in SYMBOLS:
        return f"{name[:20]} is none of the 22 symbols"
    asked = len(symbol.asks)
    if not 1 <= symbol.need <= max(1, asked):
        return f"{name} needs {symbol.need} right answers of {asked}"
    if not (0 <= symbol.gain <= _MOST and 0 <= symbol.loss <= _MOST):
        return f"{name} gives or takes a number of tokens that is not 0 to {_MOST}"
    if not asked and (symbol.gain or symbol.loss or symbol.doubles):
        return f"{name} gives or takes tokens without a question"
    if not all(1 <= value <= 6 for value in symbol.holds):
        return f"{name} lets a die show something else than 1 to 6"
    special = [bool(symbol.holds), symbol.hole, symbol.miss]
    if sum(special) > 1 or (any(special) and (asked or symbol.then != "end")):
        return f"{name} holds, misses or is the black hole, and nothing else can happen there"
    return None
