"""The calculator by keys: type a line, Enter evaluates it exactly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from abaculus.maths import ExprError, approximate, parse
from abaculus.terminal.render.text import say

_SIGNS: Final = {"*": "×", "x": "×", "/": "÷", ":": "÷", "-": "−", "r": "√", "w": "√"}
_KNOWN: Final = "0123456789.+−×÷()√^"
_LONGEST: Final = 60
_DECIMALS: Final = 10
_LINES: Final = 6
"""Past lines that stay above the one being typed."""


class CalculatorAid(Struct, frozen=True):
    """The line being typed, and past lines with their results."""

    text: str = ""
    done: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        return say("term-calculator")

    def lines(self, width: int) -> Iterator[str]:
        yield from self.done
        yield f"› {self.text}▏"

    def keys(self) -> tuple[tuple[str, str], ...]:
        return (
            ("Enter", say("term-calculator-equals")),
            ("+ - * / ( ) ^", say("term-calculator-signs")),
            ("R", say("term-calculator-root")),
            ("Backspace", say("term-take-back")),
            ("Del", say("term-clear")),
        )

    def press(self, key: str, character: str) -> CalculatorAid | None:
        """The calculator after a key; None if the key has no meaning."""
        if key == "enter" or character == "=":
            return self._calculate()
        if key == "backspace":
            return replace(self, text=self.text[:-1])
        if key == "delete":
            return CalculatorAid()
        sign = _SIGNS.get(character.lower(), "." if character == "," else character)
        if not sign or sign not in _KNOWN:
            return None
        return replace(self, text=(self.text + sign)[:_LONGEST])

    def _calculate(self) -> CalculatorAid:
        if not self.text:
            return self
        return CalculatorAid("", (*self.done, f"  {calculate(self.text)}")[-_LINES:])


def calculate(text: str) -> str:
    """A calculation with its value, rounded only if its digits never end, or why it has none."""
    try:
        found = approximate(parse(text), _DECIMALS)
    except (ExprError, ArithmeticError):
        return say("term-calculator-none", text=text)
    return f"{text} {found}" if found.startswith("≈") else f"{text} = {found}"
