"""What the checker says about a text: right, wrong or malformed, why, and how it was read."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from abaculus.errors import ParseError
from abaculus.maths.formulas.tree import Formula

Outcome: TypeAlias = Literal["right", "wrong", "malformed"]

RIGHT: Final = frozenset({"exact", "equivalent_form", "within_tolerance", "typo"})
WRONG: Final = frozenset(
    {
        *("wrong", "wrong_sign", "reciprocal", "power_of_ten", "separator", "rounded"),
        *("not_reduced", "wrong_form", "not_simplified", "not_prime", "missing_items"),
        *("extra_items", "order", "endpoint", "am_pm", "no_year_zero", "noncanonical_numeral"),
        "inconsistent",
    }
)
MALFORMED: Final = frozenset(
    {
        *("empty", "syntax", "too_long", "too_big", "div0", "not_real", "hedged", "unevaluated"),
        *("not_plain", "not_expanded", "not_collected", "not_factored", "not_equation", "count"),
        *("unit_unknown", "unit_unexpected", "unit_missing", "unit_scale", "unit_dimension"),
    }
)
MISCONCEPTION: Final = "mis:"
"""The prefix of the code of a known wrong answer; the id of the misconception follows."""


class Verdict(Struct, frozen=True):
    """What the checker says about a text."""

    outcome: Outcome
    code: str
    """Why."""
    value: str | None = None
    """The value that was read, in English notation."""
    shown: Formula | None = None
    """The same as a formula for the page."""

    def __repr__(self) -> str:
        return f"Verdict({self.outcome!r}, {self.code!r})"


class MalformedError(ParseError):
    """The text is not an answer of this kind."""

    def __init__(self, code: str, shown: Formula | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.shown = shown


class CheckResult(Struct, frozen=True):
    """A code, the value it is about in English notation, and the formula as it was read."""

    code: str
    value: str
    shown: Formula | None

    @property
    def verdict(self) -> Verdict:
        """This result as a verdict."""
        return Verdict(
            "right" if self.code in RIGHT else "wrong", self.code, self.value, self.shown
        )
