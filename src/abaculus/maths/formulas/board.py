# hot: compiled with mypyc where possible
"""Formulas as games write them: brackets stay where they were laid, roots cover what follows."""

from __future__ import annotations

from typing import Final

from abaculus.maths.formulas.mathml import MathMlWriter
from abaculus.maths.formulas.speech import POWERS, ROOT_NAMES, SpeechWriter
from abaculus.maths.formulas.text import TextWriter
from abaculus.maths.formulas.tree import ATOM, POWER, Formula
from abaculus.maths.formulas.writer import WITH_FIGURES
from abaculus.maths.glyphs import ROOTS
from abaculus.maths.text import numeral

_SINGLE: Final = ("()", "dec", "per", "vulgar")


class BoardTextWriter(TextWriter):
    """A line of text that parses back to the same calculation."""

    def root(self, part: tuple[Formula, ...]) -> str:
        """√3² is the root of a square."""
        return ROOTS[int(str(part[1]))] + self.write(part[2], POWER)


class BoardMathMlWriter(MathMlWriter):
    """MathML in which the line of a root replaces the brackets below it."""

    def root(self, part: tuple[Formula, ...]) -> str:
        """A root; brackets around a single number stay, because a player laid them."""
        of = part[2]
        if isinstance(of, tuple) and of[0] == "()" and _is_several(of[1]):
            of = of[1]
        return super().root(("root", part[1], of))


class BoardSpeechWriter(SpeechWriter):
    """Speech for calculations made of pieces."""

    binds: dict[str, int] = WITH_FIGURES

    def number(self, whole: int) -> str:
        """The digits of a number of any length."""
        return numeral(whole) if whole >= 0 else f"minus {numeral(-whole)}"

    def fraction(self, part: tuple[Formula, ...]) -> str:
        """A value that is not a piece: 7 over 2."""
        return f"{self.write(part[1])} over {self.write(part[2])}"

    def power(self, part: tuple[Formula, ...]) -> str:
        """Squared, cubed, to the fourth power."""
        return f"{self.write(part[1], ATOM)} {POWERS[int(str(part[2]))]}"

    def root(self, part: tuple[Formula, ...]) -> str:
        """By name."""
        return f"{ROOT_NAMES[int(str(part[1]))]} {self.write(part[2], POWER)}"


def _is_several(part: Formula) -> bool:
    """Whether the line of a root can replace the brackets around it."""
    if isinstance(part, int):
        return part < 0
    return isinstance(part, str) or part[0] not in _SINGLE
