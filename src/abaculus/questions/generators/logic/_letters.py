"""Small letter sums with exactly one solution."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Final, TypeAlias

Puzzle: TypeAlias = tuple[str, str, str, int]
"""The left side as words joined by + or ×, the right side, the word asked for, its number."""

TOTALS: Final = ("AB+A", "AA+B", "AB+A+A", "ABA+B", "AAA+BB", "AAB+A", "ABB+A", "AB+A+A+A")
"""Sums whose result is given as a number."""
TWO: Final = (
    "AB+AB", "AB+BA", "AB+A", "AB+B", "AB+AA", "AB+BB", "AB+AB+AB", "AB+A+B", "AB+BA+A",
    "AB+BA+B", "AB×4", "AB×6", "AB×7", "AB×8", "AB×9", "AB×A", "AB×B",
)  # fmt: skip
LONG: Final = (
    "ABA+BAB", "ABB+BBA", "ABB+ABB", "ABA+ABA", "ABA+AB", "ABC+ABC", "ABC+CBA", "ABC+BCA",
)  # fmt: skip


def word_value(word: str, digits: dict[str, int]) -> int:
    """The number of a word; a digit is itself."""
    return int("".join(str(digits.get(sign, sign)) for sign in word))


def left_side(left: str, digits: dict[str, int]) -> int:
    """The value of a sum of words, or of a product of two."""
    if "×" in left:
        one, two = left.split("×")
        return word_value(one, digits) * word_value(two, digits)
    return sum(word_value(word, digits) for word in left.split("+"))


def spell_result(result: int, digits: dict[str, int]) -> str:
    """The result in letters: known ones where they fit, new ones elsewhere."""
    known = {digit: letter for letter, digit in digits.items()}
    fresh: Iterator[str] = iter("DEFGH" if "C" in digits else "CDEFG")
    shape = ""
    for digit in map(int, str(result)):
        if digit not in known:
            known[digit] = next(fresh)
        shape += known[digit]
    return shape


@cache
def puzzles(lefts: tuple[str, ...], *, totals: bool) -> tuple[Puzzle, ...]:
    """All sums of these forms that exactly one choice of digits from 1 to 9 solves."""
    found: list[Puzzle] = []
    for left in lefts:
        letters = "".join(sorted(set(left) & set("ABC")))
        asked = letters if totals else left.split("×")[0].split("+")[0]
        by_result: dict[str, list[int]] = {}
        for chosen in permutations(range(1, 10), len(letters)):
            digits = dict(zip(letters, chosen, strict=True))
            result = left_side(left, digits)
            if not totals and "0" in str(result):
                continue
            right = str(result) if totals else spell_result(result, digits)
            by_result.setdefault(right, []).append(word_value(asked, digits))
        found += [
            (left, right, asked, numbers[0])
            for right, numbers in by_result.items()
            if len(numbers) == 1 and (totals or set(right) & set(letters))
        ]
    return tuple(found)


def read(word: str, number: int) -> dict[str, int] | None:
    """The digits of the letters, if different letters have different digits."""
    digits: dict[str, int] = {}
    if len(str(number)) != len(word):
        return None
    for letter, sign in zip(word, str(number), strict=True):
        if digits.setdefault(letter, int(sign)) != int(sign):
            return None
    return digits if len(set(digits.values())) == len(digits) else None
