"""Palindromes, which read the same both ways, and digits missing from pandigital numbers."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    comma_list,
    effort,
    eq,
    generator,
    number,
    step,
    sub,
    t,
)


@generator(
    presets={
        "L2": P(ways=("next", "last"), low=112, high=990, level=2, secs=30),
        "L3": P(ways=("next", "last", "far"), low=1002, high=79000, level=3, secs=30),
        "L4": P(ways=("turn",), low=2, high=3, level=4, secs=45, finite=269),
        "g4": P(ways=("next", "digit"), low=112, high=990, grade="4", category="G", secs=30),
        "g6": P(ways=("turn", "far", "digit"), low=1, high=1, grade="6", category="G", secs=30),
    }
)
def palindrome(r: Rng, p: Params) -> MaybeDraft:
    way = r.pick(p.ways)
    digits: tuple[int, ...] = ()
    match way:
        case "digit":
            *digits_, n = r.sample(range(10), 10)
            digits = tuple(digits_)
            asked, true, work = (
                t("num.pandigital", digits=comma_list(digits)),
                n,
                effort("look", times=9),
            )
        case "turn":
            n = r.pick(find_reverse_sums(p.low, p.high))
            line = reverse_and_add(n)
            asked, true = t("num.turn", n=n), line[-1]
            work = effort("look", "digits", "carry", "carry", times=len(line) - 1)
        case _:
            n = r.between(p.low, p.high) if p.low > 99 else r.between(1002, 9900)
            if n > 9999 and r.flip():
                n //= 10
            ahead = way != "last"
            true = next_one(n) if ahead else last_one(n)
            if way == "far":
                true -= n
            if is_palindrome(n) or n % 10 == 0 or len(str(next_one(n))) > len(str(n)):
                return REJECT
            asked = t(f"num.palindrome_{way}", n=n)
            work = effort("recall", "idea", *(("digits",) if n > 999 else ()))
    return Draft(
        params={"way": way, "n": n, "digits": digits},
        prompt=(asked,),
        answer=number(true, form="plain"),
        work=work,
    )


def is_palindrome(n: int) -> bool:
    """Whether a number reads the same backwards."""
    return str(n) == str(n)[::-1]


def mirror(n: int) -> int:
    """The number with its left half mirrored to the right."""
    left = str(n)[: (len(str(n)) + 1) // 2]
    return int(left + left[: len(str(n)) // 2][::-1])


def next_one(n: int) -> int:
    """The next palindrome."""
    found = mirror(n)
    if found > n:
        return found
    return mirror((n // 10 ** (len(str(n)) // 2) + 1) * 10 ** (len(str(n)) // 2))


def last_one(n: int) -> int:
    """The previous palindrome."""
    found = mirror(n)
    if found < n:
        return found
    return mirror(n // 10 ** (len(str(n)) // 2) * 10 ** (len(str(n)) // 2) - 1)


def reverse_and_add(n: int) -> list[int]:
    """The number, then each sum with its reversal, up to the first palindrome."""
    found = [n]
    while len(found) < 5 and (len(found) == 1 or not is_palindrome(found[-1])):
        found.append(found[-1] + int(str(found[-1])[::-1]))
    return found


@cache
def find_reverse_sums(low: int, high: int) -> tuple[int, ...]:
    """Numbers that become palindromes after this many sums."""
    return tuple(
        n
        for n in range(13, 900)
        if n % 10
        and not is_palindrome(n)
        and is_palindrome(reverse_and_add(n)[-1])
        and low <= len(reverse_and_add(n)) - 1 <= high
        and all(one % 10 for one in reverse_and_add(n))
    )


@palindrome.verify
def _(q: Params, v: int) -> bool:
    match q.way:
        case "digit":
            return sum(q.digits) + v == 45 and 0 <= v <= 9
        case "turn":
            now = q.n
            while now == q.n or now != reverse_digits(now):
                now += reverse_digits(now)
            return bool(now == v)
        case _:
            found = q.n + v if q.way == "far" else v
            low, high = sorted((q.n, found))
            between = any(k == reverse_digits(k) for k in range(low + 1, high))
            return (
                found == reverse_digits(found)
                and (q.way == "last") == (found < q.n)
                and not between
            )


def reverse_digits(n: int) -> int:
    """The digits backwards, by arithmetic."""
    back = 0
    while n:
        n, digit = divmod(n, 10)
        back = 10 * back + digit
    return back


@palindrome.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    match q.way:
        case "digit":
            yield (q.n + 1) % 10, "num.digit_seen"
            yield (q.n - 1) % 10, "num.digit_seen"
            yield (q.n + 3) % 10, "num.digit_seen"
        case "turn":
            line = reverse_and_add(q.n)
            if len(line) > 2:
                yield line[-2], "num.turn_too_soon"
            yield line[-1] - 10, "num.carry_lost"
            yield line[-1] - 110, "num.carry_lost"
            yield line[-1] + reverse_digits(line[-1]), "num.turn_once_more"
            yield line[-1] + 10, "num.carry_twice"
        case _:
            shift = q.n if q.way == "far" else 0
            up, down = next_one(q.n), last_one(q.n)
            yield abs((down if q.way != "last" else up) - shift), "num.palindrome_other_side"
            yield (
                (next_one(up) if q.way != "last" else last_one(down)) - shift,
                "num.palindrome_skipped",
            )
            back = reverse_digits(q.n)
            if back > shift:
                yield back - shift, "num.only_turned"
            yield (up if q.way != "last" else down) + 10 - shift, "num.not_a_palindrome"
            yield (up if q.way != "last" else down) + 1 - shift, "num.not_a_palindrome"


@palindrome.steps
def _(q: Params) -> Iterator[SolutionStep]:
    match q.way:
        case "digit":
            yield step("num.say.tick_off")
            yield step("num.say.digits_make_45", m=eq(sub(45, sum(q.digits)), q.n))
        case "turn":
            line = reverse_and_add(q.n)
            for now, then in pairwise(line):
                last = then == line[-1]
                msgid = "num.say.turn_done" if last else "num.say.turn_on"
                yield step(msgid, m=eq(add(now, reverse_digits(now)), then))
        case _:
            true = last_one(q.n) if q.way == "last" else next_one(q.n)
            middle = mirror(q.n)
            yield step("num.say.mirror", m=middle)
            if middle != true:
                yield step(
                    "num.say.mirror_low" if q.way != "last" else "num.say.mirror_high", m=true
                )
            if q.way == "far":
                yield step("num.say.way_there", m=eq(sub(true, q.n), true - q.n))
