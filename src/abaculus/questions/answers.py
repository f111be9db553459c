"""The answer of a question: what is true, how it is shown, and how answers are judged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, Final, cast

import msgspec

from abaculus.maths.formulas.builders import Value, dec, mixed_number, repeating_decimal, value
from abaculus.maths.formulas.tree import Formula
from abaculus.maths.rationals import F

Truth = Any
"""What a verifier gets: an int or Fraction, a tuple of them, a formula, a word, a bool."""
RATIONAL: Final = (int, F, Fraction)
"""Numbers; F is a Fraction too, but checking for it by name is faster."""
_WRITTEN_SO: Final = (int, str, tuple)
"""Values that are formulas already; checked first, because checking for Fraction is slow."""


class Answer(msgspec.Struct, frozen=True, gc=False):
    """A true answer; its specification for the checker is built on demand."""

    kind: str
    truth: Truth
    shown: Formula
    fields: dict[str, Any] = {}
    """Further fields of the specification."""
    keypad: str = "digits"
    looks: str = "value"
    """How a number of this kind is written: value, decimal, mixed, percent or period.

    `written`: an author wrote it; the truth is a formula, the fields are the specification.
    """
    options: tuple[Formula, ...] = ()
    """The options to choose from."""


def number_formula(number: Truth, looks: str) -> Formula:
    """The formula of a number in a given style; anything else is a formula already."""
    if looks == "value" or not isinstance(number, RATIONAL):
        return as_formula(number)
    if looks == "decimal":
        return dec(number)
    if looks == "mixed":
        return mixed_number(number)
    if looks == "percent":
        return ("pct", dec(number * 100))
    if looks == "period":
        return repeating_decimal(number)
    raise ValueError(f"no number looks like {looks}")


def as_formula(thing: Truth) -> Formula:
    """A value that is a formula already."""
    if isinstance(thing, _WRITTEN_SO):
        return cast("Formula", thing)
    if isinstance(thing, RATIONAL):
        return value(thing)
    raise TypeError(f"{thing!r} is not a formula")


def number(
    truth: Value | Formula,
    *,
    form: str = "any",
    unit: str | None = None,
    need: str = "no",
    fixed: bool = True,
    tol: dict[str, Any] | None = None,
    as_percent: bool = False,
    echo: Formula | None = None,
    looks: str = "value",
    keypad: str | None = None,
) -> Answer:
    """A number; `echo` is the question's own expression, which does not count as an answer."""
    fields: dict[str, Any] = {"form": form}
    if unit is not None:
        fields["unit"] = {"u": unit, "need": need, "fixed": fixed}
    if tol is not None:
        fields["tol"] = tol
    if as_percent:
        fields["as"] = "percent"
    if echo is not None:
        fields["not"] = echo
    if looks == "value":
        if isinstance(truth, int):
            return Answer("number", truth, truth, fields, keypad or "digits")
        if type(truth) is F:
            pad = "digits" if truth.denominator == 1 else "fraction"
            return Answer("number", truth, value(truth), fields, keypad or pad)
    return Answer(
        "number", truth, number_formula(truth, looks), fields, keypad or _pad(truth, looks), looks
    )


def _pad(truth: Truth, looks: str) -> str:
    if isinstance(truth, RATIONAL):
        whole = truth.denominator == 1 or looks in ("decimal", "percent", "period")
        return "digits" if whole else "fraction"
    return "surd"


def ratio(terms: Sequence[int], *, reduced: bool = True, colon: bool = True) -> Answer:
    """A ratio of whole numbers."""
    fields = {"form": "reduced" if reduced else "any", "colon": colon}
    return Answer("ratio", tuple(terms), (":", *terms), fields, "digits")


def quotrem(quotient: int, rest: int) -> Answer:
    """A quotient and a remainder."""
    shown = ("rest", quotient, rest)
    return Answer("quotrem", (quotient, rest), shown, {}, "digits")


def clock(hours: int, minutes: int, *, dial: int = 24) -> Answer:
    """A time of day, or with `dial=12` the position of the hands."""
    return Answer("time", (hours, minutes), ("clock", hours, minutes), {"clock": dial}, "time")


def duration(seconds: int, *, unit: str | None = None) -> Answer:
    """A duration."""
    fields = {} if unit is None else {"unit": unit}
    return Answer("duration", seconds, ("lasting", seconds), fields, "time")


def date(year: int, month: int, day: int) -> Answer:
    """A day of the calendar."""
    return Answer("date", (year, month, day), ("date", year, month, day), {}, "text")


def year(number: int) -> Answer:
    """A year; negative before the era."""
    return Answer("year", number, ("year", number), {}, "digits")


def point_at(*coordinates: Value) -> Answer:
    """A point."""
    shown: Formula = ("pt", *map(value, coordinates))
    return Answer("point", tuple(coordinates), shown, {}, "digits")


def items(kind: str, members: Sequence[Value | Formula]) -> Answer:
    """A `list`, `set` or `multiset` of numbers."""
    shown: Formula = ("list", *[as_formula(one) for one in members])
    return Answer(kind, tuple(members), shown, {}, "digits")


def interval(shown: Formula, truth: Truth, *, letter: str = "x") -> Answer:
    """A solution set; shown as a `span` or spans joined by `or`."""
    return Answer("interval", truth, shown, {"var": letter}, "text")


def yes_no(*, truth: bool) -> Answer:
    """True or false."""
    return Answer("bool", truth, ("word", "yes" if truth else "no"), {}, "choice")


def word(name: str, *, lexicon: Sequence[str] = (), typo: int = 1) -> Answer:
    """A word of the lexicon by its id; `lexicon`: ids of words that must not be taken for it."""
    fields = {"lexicon": tuple(lexicon), "typo": typo}
    return Answer("word", name, ("word", name), fields, "text")


def choice(options: Sequence[Formula], correct: int) -> Answer:
    """One of several options, kept in the order in which the question names them."""
    chosen = tuple(options)
    return Answer("choice", chosen[correct], chosen[correct], {}, "choice", "value", chosen)


def numeral(system: str, truth: int, *, base: int | None = None, strict: bool = False) -> Answer:
    """A number in another numeral system."""
    fields: dict[str, Any] = {"system": system, "strict": strict}
    if base is not None:
        fields["base"] = base
    shown: Formula = ("based", digits(truth, base), base) if base else ("numeral", system, truth)
    return Answer("numeral", truth, shown, fields, f"tiles:{system}" if not base else "digits")


def digits(number: int, base: int) -> str:
    """A number in another base."""
    signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    text = ""
    while number:
        number, digit = divmod(number, base)
        text = signs[digit] + text
    return text or "0"


def expression(
    shown: Formula, truth: Truth, *, letters: Sequence[str] = ("x",), form: str = "any"
) -> Answer:
    """An expression with letters; `truth` is what the verifier compares, such as coefficients."""
    return Answer("expr", truth, shown, {"vars": tuple(letters), "form": form}, "algebra")


def equation(shown: Formula, truth: Truth, *, letters: Sequence[str] = ("x", "y")) -> Answer:
    """An equation, up to a factor."""
    return Answer("equation", truth, shown, {"vars": tuple(letters)}, "algebra")


def predicate(name: str, arguments: dict[str, Any], example: Formula, *, read: str) -> Answer:
    """Anything that passes a named test; the truth is one example."""
    fields = {"name": name, "args": arguments, "read": read}
    return Answer("predicate", example, example, fields, "text")


def parts(boxes: Sequence[tuple[str, Answer]]) -> Answer:
    """Several boxes, each with a name (the id of a word) and its own answer."""
    shown: Formula = ("list", *(answer.shown for _, answer in boxes))
    truth = tuple(answer.truth for _, answer in boxes)
    return Answer("parts", truth, shown, {"parts": tuple(boxes)}, boxes[0][1].keypad)


_WRITTEN: Final[dict[str, Callable[[Truth, str], Formula]]] = {
    "time": lambda truth, _: ("clock", *truth),
    "point": lambda truth, looks: ("pt", *(number_formula(one, looks) for one in truth)),
    "list": lambda truth, looks: ("list", *(number_formula(one, looks) for one in truth)),
    "set": lambda truth, looks: ("list", *(number_formula(one, looks) for one in truth)),
    "multiset": lambda truth, looks: ("list", *(number_formula(one, looks) for one in truth)),
    "ratio": lambda truth, _: (":", *truth),
    "quotrem": lambda truth, _: ("rest", *truth),
    "date": lambda truth, _: ("date", *truth),
    "year": lambda truth, _: ("year", truth),
    "duration": lambda truth, _: ("lasting", truth),
    "bool": lambda truth, _: ("word", "yes" if truth else "no"),
    "word": lambda truth, _: ("word", truth),
}


def write_like(answer: Answer, truth: Truth) -> Formula:
    """Another answer, written in the style of this one."""
    if answer.looks == "written":
        return as_formula(truth)
    if answer.kind == "numeral":
        base = answer.fields.get("base")
        if base:
            return ("based", digits(truth, base), base)
        return ("numeral", answer.fields["system"], truth)
    if answer.kind == "parts":
        boxes = zip(answer.fields["parts"], truth, strict=True)
        return ("list", *(write_like(inner, one) for (_, inner), one in boxes))
    written = _WRITTEN.get(answer.kind, number_formula)
    return written(truth, answer.looks)


def is_same_value(left: Any, right: Any) -> bool:
    """Whether two answers have the same value, as far as their form shows."""
    return comparison_key(left) == comparison_key(right)


def comparison_key(truth: Any) -> object:
    """A key that is equal for equal values; 2, 2/1 and Fraction(2) are one."""
    if isinstance(truth, bool):
        return ("bool", truth)
    if isinstance(truth, (int, str)):  # int | str would be built again at every call
        return truth
    if isinstance(truth, tuple):
        return tuple([comparison_key(part) for part in cast("Iterable[object]", truth)])
    if isinstance(truth, frozenset):
        return frozenset([comparison_key(part) for part in cast("Iterable[object]", truth)])
    if type(truth) is F or isinstance(truth, Fraction):
        # hashing a fraction costs more than all the rest, and its type is checked next
        below = truth.denominator
        return truth.numerator if below == 1 else ("frac", truth.numerator, below)
    return truth
