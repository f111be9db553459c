"""Mathematics as it stands on a page: letters, unknowns, relations, functions; shown, typed, heard.

A formula is a small tree of tuples, `("+", 3, ("frac", 1, 2))`: whole numbers, letters, and parts
under a head. It says what is written, not what it is worth, so 6/8 stays 6/8.
"""

from abaculus.maths.formulas.keyboard import Typed
from abaculus.maths.formulas.mathml import MathMl
from abaculus.maths.formulas.speech import Speech
from abaculus.maths.formulas.style import Style, style
from abaculus.maths.formulas.tex import Tex
from abaculus.maths.formulas.text import Text
from abaculus.maths.formulas.tree import Formula
from abaculus.maths.formulas.writer import Writer

__all__ = [
    "Formula",
    "MathMl",
    "Speech",
    "Style",
    "Tex",
    "Text",
    "Typed",
    "Writer",
    "style",
]
