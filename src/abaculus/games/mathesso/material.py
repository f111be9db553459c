"""The box: every pair, the variants, points, decks and the colour ruler, from one checked file."""

from __future__ import annotations

import re
from functools import lru_cache
from math import factorial
from pathlib import Path
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from abaculus.kernel.data_files import decode_data
from abaculus.kernel.messages import Refusal, RefusedError

BOX: Final = "mathesso-131"
"""The built-in box."""
GROUPS: Final = "MQPFZC!"
ROLES: Final = {
    "M": "product",
    "Q": "square",
    "P": "prime",
    "F": "fibonacci",
    "Z": "zero",
    "C": "mirrored",
    "!": "factorial",
}
"""The groups in words."""

Group: TypeAlias = Literal["M", "Q", "P", "F", "Z", "C", "!"]
Part: TypeAlias = Literal["base", "cjv", "factorial", "spare"]

SHAPES: Final = (
    *("disc", "bars", "triangle", "square", "star", "hexagon"),
    *("crescent", "cross", "diamond", "heart", "ring"),
)
"""The marks a ruler may use beside its colours."""

_LONGEST: Final = 40_000
_KEY: Final = re.compile(r"M[0-9]+\.[0-9]+|[QPFZC!][0-9]+[ab]?")
_TOP: Final = re.compile("[1-9][0-9]{0,2}|!")
_COLOUR: Final = re.compile("#[0-9A-F]{6}")
_MOST_COPIES: Final = 2


class Pair(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One kind of pair: two jettons with the same key."""

    key: str
    group: Group
    number: int
    """The number on the face; 0 for a zero; for C the face of the first jetton."""
    top1: str
    top2: str
    copies: int
    """How many of these pairs the box holds."""
    part: Part

    @property
    def tops(self) -> tuple[str, str]:
        """The backs of its two jettons."""
        return self.top1, self.top2

    @property
    def factors(self) -> tuple[int, int] | None:
        """The numbers that the colours of a product or square stand for."""
        return (int(self.top1), int(self.top2)) if self.group in "MQ" else None

    def partner(self, top: str) -> str:
        """The back of the partner of a jetton with this back."""
        return self.top2 if top == self.top1 else self.top1

    def shown(self, top: str) -> int:
        """The number on the face of the jetton with this back."""
        return int(self.partner(top)) if self.group == "C" else self.number


class BoxVariant(Struct, frozen=True, forbid_unknown_fields=True):
    """The pairs of the box that a variant takes."""

    limit: int
    groups: str
    zeros: tuple[str, ...]
    cjv: bool
    """Whether the Cooper-Janeček pairs may be added; then the factorials."""
    factorial: bool


class Colour(Struct, frozen=True, forbid_unknown_fields=True):
    """A box of the ruler."""

    name: str
    colour: str
    shape: str


class MathessoBox(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole contents of a box."""

    pairs: tuple[Pair, ...]
    """In the order in which decks are built."""
    points: dict[str, int]
    """Points of a pair by group; `CC` for both pairs of C together."""
    variants: dict[str, BoxVariant]
    decks: dict[str, str]
    """Decks for the custom game, by name."""
    ruler: tuple[Colour, ...]


@lru_cache(maxsize=32)
def box(text: str) -> MathessoBox:
    """The box with that name or from that data file; raises `RefusedError`."""
    if text == BOX:
        text = (Path(__file__).parent / "data" / "box.json").read_text("utf-8")
    read = decode_data(text, MathessoBox, _LONGEST, _refusal)
    problem = _problem(read)
    if problem is not None:
        raise _refusal(problem)
    return read


def _refusal(which: str) -> RefusedError:
    allowed = f"{BOX} or a data file of the same form; in this one {which}"
    return RefusedError(Refusal("opt-box", {"key": "box", "range": allowed}))


def _problem(read: MathessoBox) -> str | None:
    """The first thing wrong with a box."""
    keys = [pair.key for pair in read.pairs]
    twice = next((key for key in keys if keys.count(key) > 1), None)
    if twice is not None:
        return f"{twice} is there twice"
    if not 1 <= sum(pair.copies for pair in read.pairs) <= 200:
        return "a box holds 1 to 200 pairs"
    return (
        next(filter(None, map(_pair_problem, read.pairs)), None)
        or _points_problem(read)
        or _variants_problem(read)
        or _ruler_problem(read)
    )


def _pair_problem(pair: Pair) -> str | None:
    if not _KEY.fullmatch(pair.key) or not pair.key.startswith(pair.group):
        return f"{pair.key[:20]} is not the name of a pair of group {pair.group}"
    if not 1 <= pair.copies <= _MOST_COPIES:
        return f"{pair.key}: a pair is there once or twice"
    if not all(_TOP.fullmatch(top) for top in pair.tops):
        return f"{pair.key}: a back shows a number or !"
    if not _is_true(pair):
        return f"{pair.key}: {pair.number} does not go with {pair.top1} and {pair.top2}"
    return None


def _is_true(pair: Pair) -> bool:
    """Whether the arithmetic between backs and face holds."""
    first, second = pair.tops
    if pair.group == "!":
        return second == "!" != first and int(first) < 8 and pair.number == factorial(int(first))
    if "!" in pair.tops:
        return False
    match pair.group:
        case "M":
            in_order = int(first) < int(second) and pair.key == f"M{first}.{second}"
            return in_order and pair.number == int(first) * int(second)
        case "Q":
            return first == second and pair.number == int(first) ** 2
        case "P" | "F":
            return first == second == str(pair.number)
        case "Z":
            return first == second and pair.number == 0
        case "C":
            return first == second[::-1] != second and pair.number == int(second)


def _points_problem(read: MathessoBox) -> str | None:
    if set(read.points) != {*GROUPS, "CC"}:
        return f"points are given for {', '.join(GROUPS)} and CC"
    if not all(0 <= worth <= 99 for worth in read.points.values()):
        return "points lie between 0 and 99"
    return None


def _variants_problem(read: MathessoBox) -> str | None:
    zeros = {pair.key for pair in read.pairs if pair.group == "Z"}
    for name, variant in read.variants.items():
        if not set(variant.groups) <= set("MQPF") or not variant.groups:
            return f"{name}: groups are some of M, Q, P and F"
        if not set(variant.zeros) <= zeros:
            return f"{name}: there are no such zeros"
    return None if set(read.variants) == set(STANDARD) else "the variants are those of the rules"


def _ruler_problem(read: MathessoBox) -> str | None:
    longest = max((int(pair.top2) for pair in read.pairs if pair.group in "MQ"), default=0)
    if len(read.ruler) < longest:
        return f"the ruler needs {longest} colours"
    if not all(_COLOUR.fullmatch(one.colour) for one in read.ruler):
        return "a colour reads like #F48FC0"
    strange = next((one.shape for one in read.ruler if one.shape not in SHAPES), None)
    return None if strange is None else f"there is no shape {strange[:20]}"


STANDARD: Final = {
    "atto": (6, 2, 3, 0, 0),
    "femto": (6, 2, 3, 5, 0),
    "pico": (15, 3, 6, 7, 0),
    "nano": (23, 4, 8, 8, 1),
    "mikro": (34, 6, 12, 9, 2),
    "mili": (49, 8, 21, 10, 3),
    "standart": (55, 11, 30, 11, 3),
}
"""How many pairs of M, Q, P, F and Z each variant has in the box of the rules."""


@lru_cache(maxsize=32)
def counts(text: str) -> dict[str, tuple[int, ...]]:
    """The same for any box."""
    read = box(text)
    return {
        name: tuple(
            sum(
                pair.copies
                for pair in read.pairs
                if pair.group == group and includes_pair(variant, pair)
            )
            for group in "MQPFZ"
        )
        for name, variant in read.variants.items()
    }


def is_changed(text: str) -> bool:
    """Whether the contents of the box differ from the standard."""
    return counts(text) != STANDARD


def includes_pair(variant: BoxVariant, pair: Pair) -> bool:
    """Whether a variant, without its extensions, plays with a pair."""
    if pair.group == "Z":
        return pair.part == "base" and pair.key in variant.zeros
    return pair.part == "base" and pair.group in variant.groups and pair.number <= variant.limit
