# hot: compiled with mypyc where possible
"""Formulas as a line of Unicode text."""

from __future__ import annotations

from typing import Final

from abaculus.maths.formulas.tree import ATOM, Formula
from abaculus.maths.formulas.writer import WITH_FIGURES, FormulaWriter
from abaculus.maths.glyphs import LOWERED, OVERLINE, RAISED, ROOTS
from abaculus.maths.text import fraction

_UP: Final = dict(zip("0123456789+−-=()nx", RAISED + "⁺⁻⁻⁼⁽⁾ⁿˣ", strict=True))
_DOWN: Final = dict(zip("0123456789+−-=()nx", LOWERED + "₊₋₋₌₍₎ₙₓ", strict=True))


class TextWriter(FormulaWriter):
    """Writes what a terminal, a title or a search shows."""

    binds: dict[str, int] = WITH_FIGURES

    def power(self, part: tuple[Formula, ...]) -> str:
        """Superscript digits if they exist, otherwise a caret."""
        base = self.write(part[1], ATOM)
        raised = _small(self.write(part[2]), _UP)
        return base + raised if raised else f"{base}^{self.write(part[2], ATOM)}"

    def periodic(self, part: tuple[Formula, ...]) -> str:
        """A line over the period."""
        _, whole, before, period = part
        line = "".join([digit + OVERLINE for digit in str(period)])
        return f"{self.write(whole)}{self.style.decimal}{before}{line}"

    def vulgar(self, part: tuple[Formula, ...]) -> str:
        """½, ³⁄₇."""
        return fraction(int(str(part[1])), int(str(part[2])))

    def based(self, part: tuple[Formula, ...]) -> str:
        """Digits with their base as an index."""
        return f"{part[1]}{_small(str(part[2]), _DOWN)}"

    def root(self, part: tuple[Formula, ...]) -> str:
        """√16, √(x + 7), ⁵√32."""
        degree = part[1]
        sign = ROOTS.get(degree) if isinstance(degree, int) else None
        shown = sign or f"{_small(self.write(degree), _UP)}√"
        return shown + self.write(part[2], ATOM)

    def logarithm(self, part: tuple[Formula, ...]) -> str:
        """log₂ 32."""
        base = self.write(part[1], ATOM)
        low = _small(base, _DOWN) or f"_{base}"
        return f"log{low} {self.write(part[2], ATOM)}"

    def lowered(self, part: tuple[Formula, ...]) -> str:
        """x₁."""
        index = self.write(part[2], ATOM)
        return self.write(part[1], ATOM) + (_small(index, _DOWN) or f"_{index}")

    def integral(self, part: tuple[Formula, ...]) -> str:
        """∫₀³ x² dx."""
        low, high = self.write(part[1]), self.write(part[2])
        ends = (_small(low, _DOWN) or f"_{low}") + (_small(high, _UP) or f"^{high}")
        return f"∫{ends} {self.write(part[3], 2)} d{part[4]}"


def _small(text: str, figures: dict[str, str]) -> str:
    """The text in small digits; empty if one of them does not exist."""
    small = [figures.get(sign) for sign in text if sign != " "]
    return "".join([sign for sign in small if sign]) if all(small) else ""
