"""The single characters used for powers, roots, fractions and periods."""

from typing import Final

POWERS: Final = {2: "²", 3: "³", 4: "⁴"}
ROOTS: Final = {2: "√", 3: "∛", 4: "∜"}
FRACTIONS: Final = {
    (1, 2): "½",
    (1, 3): "⅓",
    (2, 3): "⅔",
    (1, 4): "¼",
    (3, 4): "¾",
    (1, 5): "⅕",
    (2, 5): "⅖",
    (3, 5): "⅗",
    (4, 5): "⅘",
    (1, 6): "⅙",
    (5, 6): "⅚",
    (1, 7): "⅐",
    (1, 8): "⅛",
    (3, 8): "⅜",
    (5, 8): "⅝",
    (7, 8): "⅞",
    (1, 9): "⅑",
    (1, 10): "⅒",
}
FRACTION_LINE: Final = "⁄"
RAISED: Final = "⁰¹²³⁴⁵⁶⁷⁸⁹"
LOWERED: Final = "₀₁₂₃₄₅₆₇₈₉"
OVERLINE: Final = "\u0305"
"""Drawn above the character before it."""
