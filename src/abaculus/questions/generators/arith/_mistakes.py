# hot: compiled with mypyc where possible
"""Slips that can happen in any calculation, and sums and differences place by place."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import SolutionStep, eq, step, sums


def near_misses(true: int) -> Iterator[tuple[int, str]]:
    """Results that are off by one or by ten."""
    yield true + 10, "arith.ten_off"
    if true > 10:
        yield true - 10, "arith.ten_off"
    yield true + 1, "arith.one_off"
    if true > 0:
        yield true - 1, "arith.one_off"


def sum_slips(a: int, b: int) -> Iterator[tuple[int, str]]:
    """Column sums with carries lost, written out or invented."""
    columns = [x + y for x, y in zip(digits(a), digits(b), strict=True)]
    yield join_digits([one % 10 for one in columns]), "arith.carry_dropped"
    if columns[0] > 9:
        yield int(f"{(a + b) // 10 - 1}{columns[0]}"), "arith.carry_written_out"
    yield abs(a - b), "arith.subtracted"
    if columns[0] < 10:
        yield a + b + 10, "arith.carried_for_nothing"


def difference_slips(a: int, b: int) -> Iterator[tuple[int, str]]:
    """Column differences with digits reversed or borrowing done wrong."""
    pairs = list(zip(digits(a), digits(b), strict=True))
    yield join_digits([abs(x - y) for x, y in pairs]), "arith.smaller_from_larger"
    if (once := join_digits([(x - y) % 10 for x, y in pairs])) <= a:
        yield once, "arith.borrow_forgotten"
    if a % 10 >= b % 10 and a - b > 10:
        yield a - b - 10, "arith.borrowed_for_nothing"
    yield a + b, "arith.added"


def digits(n: int) -> list[int]:
    """The digits of a number, ones first."""
    return [n // 10**k % 10 for k in range(4)]


def join_digits(columns: list[int]) -> int:
    """Digits, ones first, as a number."""
    return sum(digit * 10**k for k, digit in enumerate(columns))


def by_places(a: int, b: int) -> Iterator[SolutionStep]:
    """The first number changed by the hundreds, the tens and the ones of the second in turn."""
    sign, way = (1, "add") if b > 0 else (-1, "take")
    for place, name in ((100, "hundreds"), (10, "tens"), (1, "ones")):
        part = abs(b) // place % 10 * place * sign
        if part:
            yield step(f"arith.say.{way}_{name}", m=eq(sums([a, part]), a + part))
            a += part
