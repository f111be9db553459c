"""Random lines from a seed, true ones and such as are nearly true, for comparing referees."""

from fractions import Fraction
from random import Random

from abaculus.games.pytagora.kinds import FRACTIONS, POWERS, ROOTS
from abaculus.games.pytagora.tests.oracle_sides import House, Wrong, lettered, value

SOUP = {
    "basic": [*"0123456789" * 2, *"++--=="],
    "pytagora": [*"0123456789" * 2, *"+-*/=="],
    "pro": [*"0123456789" * 2, *"+-*/==()(),,~", *POWERS, *ROOTS, *FRACTIONS[:3]],
}


def number(random: Random, mode: str) -> list[str]:
    """A number as its pieces, now and then a wrong one."""
    kind = random.random()
    if mode == "pro" and kind < 0.1:
        return [random.choice(FRACTIONS)]
    if mode == "pro" and kind < 0.2:
        decimals = "".join(random.choices("0123456789", k=random.randint(1, 3)))
        bar = random.choice(["", "", "~"])
        return [str(random.randint(0, 2)), ",", *bar, *decimals]
    return [*str(random.choice([random.randint(0, 12), random.randint(0, 130), 1]))]


def member(random: Random, mode: str, most: int) -> list[str]:
    """A random member of up to so many numbers."""
    pieces = factor(random, mode, most)
    for _ in range(random.randint(0, most - 1)):
        sign = random.choice("+-" if mode == "basic" else "+-*/")
        pieces += [sign, *factor(random, mode, most)]
    return pieces


def factor(random: Random, mode: str, most: int) -> list[str]:
    kind = random.random()
    pieces = number(random, mode)
    if mode == "pro" and kind < 0.2 and most > 1:
        pieces = ["(", *member(random, mode, most - 1), ")"]
    if mode == "pro" and random.random() < 0.15:
        pieces = [*pieces, random.choice(POWERS)]
    if mode == "pro" and random.random() < 0.15:
        pieces = [random.choice(ROOTS), *pieces]
    return pieces


def equal_side(random: Random, family: House, left: list[str]) -> list[str] | None:
    """Another way to write the value of a member; None where none comes to mind."""
    kind = random.random()
    if kind < 0.15:
        return list(left)
    try:
        worth = value(family, lettered(tuple(left)))
    except Wrong:
        return None
    if not isinstance(worth, Fraction) or worth < 0 or worth.numerator > 10**6:
        return list(left)
    above, below = worth.numerator, worth.denominator
    if below > 1:
        by = random.randint(1, 4)
        return None if family.mode == "basic" else [*str(above * by), "/", *str(below * by)]
    less = random.randint(0, max(0, above))
    choices = [str(above), f"{above - less}+{less}", f"{above + less}-{less}"]
    if family.mode != "basic":
        choices += [f"{above * 2}/2", f"{above}*1", f"{above}/1"]
        choices += [f"{above // d}*{d}" for d in (2, 3, 5) if above % d == 0]
    return [*random.choice(choices)]


def line(random: Random, family: House) -> list[str]:
    """A line, mostly true; some have a piece too few, too many or another."""
    if random.random() < 0.15:
        return random.choices(SOUP[family.mode], k=random.randint(1, 9))
    left = member(random, family.mode, 3)
    right = equal_side(random, family, left) or member(random, family.mode, 2)
    pieces = [*left, "=", *right]
    if random.random() < 0.3:
        pieces = [*right, "=", *left]
    if random.random() < 0.25:
        place = random.randrange(len(pieces))
        pieces[place : place + random.randint(0, 1)] = random.choices(
            SOUP[family.mode], k=random.randint(0, 1)
        )
    return pieces
