"""Mathematics as written on a page: letters, unknowns, relations, functions.

A formula is a small tree of tuples, `("+", 3, ("frac", 1, 2))`: whole numbers, letters, and parts
with a head. It says what is written, not its value, so 6/8 stays 6/8.
"""

from abaculus.maths.formulas.keyboard import KeyboardWriter
from abaculus.maths.formulas.mathml import MathMlWriter
from abaculus.maths.formulas.speech import SpeechWriter
from abaculus.maths.formulas.style import Style, style
from abaculus.maths.formulas.tex import AnswerTexWriter, TexWriter
from abaculus.maths.formulas.text import TextWriter
from abaculus.maths.formulas.tree import Formula
from abaculus.maths.formulas.writer import FormulaWriter

__all__ = [
    "AnswerTexWriter",
    "Formula",
    "FormulaWriter",
    "KeyboardWriter",
    "MathMlWriter",
    "SpeechWriter",
    "Style",
    "TexWriter",
    "TextWriter",
    "style",
]
