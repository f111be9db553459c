"""What a question says about its answer: twenty kinds, to and from JSON."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, cast, get_args

import msgspec
from msgspec import Struct

Scalar: TypeAlias = str | int
"""A value in the English notation of answers."""
Form: TypeAlias = Literal[
    "any",
    "plain",
    "rational",
    "lowest",
    "reduced",
    "fraction",
    "mixed",
    "improper",
    "decimal",
    "integer",
    "percent",
    "power",
    "scientific",
    "surd",
    "prime_factors",
]


class _Spec(
    Struct, frozen=True, tag_field="kind", tag=str.lower, forbid_unknown_fields=True,
    omit_defaults=True,
):  # fmt: skip
    """The base of all kinds."""


class Tolerance(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How near is near enough: exactly one of the four fields."""

    abs: Scalar | None = None
    rel: Scalar | None = None
    dp: int | None = None
    sf: int | None = None


class UnitSpec(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The unit of the question, whether it must be typed, and whether another is accepted."""

    u: str
    need: Literal["no", "yes", "never"] = "no"
    fixed: bool = False


class Number(_Spec, frozen=True):
    """One number."""

    value: Scalar
    form: Form = "any"
    tol: Tolerance | None = None
    unit: UnitSpec | str | None = None
    as_: Literal["percent"] | None = msgspec.field(name="as", default=None)
    not_: tuple[str, ...] = msgspec.field(name="not", default=())


class Ratio(_Spec, frozen=True):
    """Numbers in proportion."""

    terms: tuple[Scalar, ...]
    form: Literal["any", "reduced"] = "any"
    colon: bool = False


class Quotrem(_Spec, frozen=True):
    """A quotient and a remainder."""

    q: Scalar
    r: Scalar


class Time(_Spec, frozen=True):
    """A time of day, or a position on the dial."""

    value: str
    clock: Literal[12, 24] = 24


class Duration(_Spec, frozen=True):
    """A duration."""

    seconds: Scalar
    unit: str | None = None
    colon: Literal["h:m", "m:s"] | None = None


class Date(_Spec, frozen=True):
    """A day of the calendar, `2024-02-29`."""

    value: str


class Year(_Spec, frozen=True):
    """A year; negative before the era."""

    value: int


class Point(_Spec, frozen=True):
    """A point by its coordinates."""

    coords: tuple[Scalar, ...]
    names: tuple[str, ...] = ()


class List(_Spec, frozen=True):
    """Numbers in order."""

    items: tuple[Scalar, ...]


class Set(_Spec, frozen=True):
    """Different numbers in any order."""

    items: tuple[Scalar, ...]


class Multiset(_Spec, frozen=True):
    """Numbers in any order, with their multiplicities."""

    items: tuple[Scalar, ...]


class Interval(_Spec, frozen=True):
    """A union of intervals."""

    value: str
    var: str = "x"


class Bool(_Spec, frozen=True):
    """Yes or no."""

    value: bool


class Word(_Spec, frozen=True):
    """A word of the question's language."""

    accept: dict[str, tuple[str, ...]]
    lexicon: tuple[str, ...] | dict[str, tuple[str, ...]] = ()
    typo: int = 1


class Choice(_Spec, frozen=True):
    """One of several options; the correct one by its index from 0 or by its text."""

    options: tuple[str, ...]
    correct: int | str


class Numeral(_Spec, frozen=True):
    """A number in another numeral system."""

    system: str
    value: int
    base: int | None = None
    strict: bool = False


class Expr(_Spec, frozen=True):
    """An expression with letters."""

    value: Scalar
    vars: tuple[str, ...] = ("x",)
    form: Literal["any", "expanded", "factored"] = "any"


class Equation(_Spec, frozen=True):
    """An equation with letters."""

    value: str
    vars: tuple[str, ...] = ("x", "y")


Argument: TypeAlias = Scalar | tuple[Scalar, ...]


class Predicate(_Spec, frozen=True):
    """Anything that passes a named test."""

    name: str
    args: dict[str, Argument] = {}
    read: Literal["number", "list", "set", "multiset", "text"] | None = None


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """One box of several."""

    name: str
    spec: AnswerSpec


class Parts(_Spec, frozen=True):
    """Several boxes."""

    parts: tuple[Part, ...]


AnswerSpec: TypeAlias = (
    Number
    | Ratio
    | Quotrem
    | Time
    | Duration
    | Date
    | Year
    | Point
    | List
    | Set
    | Multiset
    | Interval
    | Bool
    | Word
    | Choice
    | Numeral
    | Expr
    | Equation
    | Predicate
    | Parts
)


KINDS = tuple(kind.__struct_config__.tag for kind in get_args(AnswerSpec))
"""The names of all kinds."""
_decoder: msgspec.json.Decoder[AnswerSpec] = msgspec.json.Decoder(AnswerSpec)


def decode_spec(data: Any) -> AnswerSpec:
    """The spec in a JSON text or a JSON object; raises `ValueError` for a wrong field."""
    try:
        if isinstance(data, str | bytes):
            return _decoder.decode(data)
        return cast(AnswerSpec, msgspec.convert(data, type=AnswerSpec))
    except (msgspec.MsgspecError, RecursionError) as error:
        reason = str(error) or "the spec is nested too deeply"
        if reason.endswith("`$.kind`"):
            reason = f"{reason}; known kinds: {', '.join(KINDS)}"
        raise ValueError(reason) from error
