"""Sine, cosine and tangent: exact where rational, and as whole numbers for checking."""

from functools import cache

from abaculus.questions.generator_kit import F, Formula, deg, neg

UNIT = 10**18
"""The value of 1 in the table."""
_SIN, _COS = 17452406437283512819418978516, 999847695156391239157011558813  # of 1°, × 10³⁰
_EXACT = {0: F(0), 30: F(1, 2), 90: F(1)}
_TANGENT = {0: F(0), 45: F(1), 135: F(-1)}
_SQUARES = {
    "sin": {30: F(1, 4), 45: F(1, 2), 60: F(3, 4)},
    "cos": {30: F(3, 4), 45: F(1, 2), 60: F(1, 4)},
    "tan": {30: F(1, 3), 45: F(1), 60: F(3)},
}


def ratio_of(name: str, angle: int | Formula) -> Formula:
    """sin 30°, or the sine of something else."""
    if isinstance(angle, int):
        angle = deg(angle) if angle >= 0 else neg(deg(-angle))
    return ("fn", name, angle)


@cache
def table() -> tuple[tuple[int, int], ...]:
    """Cosine and sine of every whole degree, found by rotating a point degree by degree."""
    spots = [(UNIT, 0)]
    for _ in range(359):
        x, y = spots[-1]
        spots.append(((x * _COS - y * _SIN) // 10**30, (x * _SIN + y * _COS) // 10**30))
    return tuple(spots)


def table_ratio(name: str, angle: int) -> int:
    """A ratio in units of the table."""
    x, y = table()[angle % 360]
    return {"sin": y, "cos": x}[name] if name != "tan" else y * UNIT // x


def is_near(left: int, right: int) -> bool:
    """Whether two measured numbers are equal up to rounding."""
    return abs(left - right) < UNIT // 10**9


def units(number: F | int) -> int:
    """A number in units of the table."""
    return number.numerator * UNIT // number.denominator


def sine(angle: int) -> F | None:
    """An exact sine by symmetry, if it is rational."""
    angle %= 360
    if angle > 180:
        below = sine(angle - 180)
        return None if below is None else -below
    return _EXACT.get(min(angle, 180 - angle))


def exact(name: str, angle: int) -> F | None:
    """An exact ratio, if it is rational."""
    if name != "tan":
        return sine(angle if name == "sin" else angle + 90)
    return _TANGENT.get(angle % 180)


def ratio_square(name: str, angle: int) -> F:
    """The square of a ratio of a multiple of 30° or 45° off the axes."""
    return _SQUARES[name][min(angle % 180, -angle % 180)]
