"""The smallest or largest integer that satisfies a linear inequality."""

from collections.abc import Iterator
from math import ceil, floor

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    effort,
    generator,
    number,
    poly,
    rel,
    step,
    sums,
    t,
    term,
    value,
)

TURNED = {"<": ">", ">": "<", "≤": "≥", "≥": "≤"}


@generator(
    presets={
        "9N2": P(both=False, secs=30),
        "L3": P(both=True, level=3, secs=30),
    }
)
def extreme_integer(r: Rng, p: Params) -> MaybeDraft:
    a = r.between(2, 7) * r.sign()
    b, c = r.between(2, 15) * r.sign(), r.between(-20, 40)
    d = r.between(2, 6) * r.sign() if p.both else 0
    sign = r.pick("<>≤≥")
    k = a - d
    if abs(k) < 2 or abs(k) > 9 or 0 in (b, c) or (a < 0 and b < 0):
        return REJECT
    direction = sign if k > 0 else TURNED[sign]
    least = direction in (">", "≥")
    exact = (c - b) % k == 0
    if least:
        found = -((b - c) // k) if not exact else (c - b) // k + (direction == ">")
    else:
        found = (c - b) // k - (exact and direction == "<")
    if found in (0, 1) or abs(found) > 15:
        return REJECT
    params = {"a": a, "b": b, "c": c, "d": d, "sign": sign, "least": least}
    msgid = "alg.smallest_integer" if least else "alg.largest_integer"
    return Draft(
        params=params,
        prompt=(t(msgid, inequality=build_inequality(a, b, c, d, sign)),),
        answer=number(found, form="plain"),
        work=effort("step", "step", "compare", *(("sign",) if k < 0 else ()), *more(d)),
    )


def more(d: int) -> tuple[str, ...]:
    """The additional work of an unknown on both sides."""
    return ("step", "carry") if d else ("fact",)


def build_inequality(a: int, b: int, c: int, d: int, sign: str) -> Formula:
    """ax + b < dx + c, the number first where a is negative."""
    left = sums((b, term(a, "x"))) if a < 0 else poly((a, b))
    return rel(sign, left, poly((d, c)))


def holds(q: Params, x: int) -> bool:
    """Whether an integer satisfies the inequality."""
    left, right = q.a * x + q.b, q.d * x + q.c
    return bool(
        {"<": left < right, ">": left > right, "≤": left <= right}.get(q.sign, left >= right)
    )


@extreme_integer.verify
def _(q: Params, v: int) -> bool:
    beyond = v - 1 if q.least else v + 1
    return holds(q, v) and not holds(q, beyond)


def border(q: Params) -> F:
    """The value at which both sides are equal."""
    return F(q.c - q.b, q.a - q.d)


@extreme_integer.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    edge = border(q)
    if edge.denominator == 1:
        yield int(edge), "alg.border_counts"
        yield int(edge) + (-1 if q.least else 1), "alg.direction_not_turned"
        yield int(edge) + (1 if q.least else -1), "alg.border_left_out"
    else:
        yield floor(edge) if q.least else ceil(edge), "alg.rounded_wrong_way"
        yield (ceil(edge) + 1) if q.least else (floor(edge) - 1), "alg.border_left_out"
    yield -ceil(edge), "alg.sign_lost"
    yield -floor(edge), "alg.sign_lost"
    yield floor((q.c + q.b) / F(q.a - q.d)), "alg.number_moved_unchanged"
    yield q.c - q.b, "alg.forgot_to_divide"


@extreme_integer.steps
def _(q: Params) -> Iterator[SolutionStep]:
    k, rest, sign = q.a - q.d, q.c - q.b, q.sign
    if q.d:
        yield step("alg.say.letters_left", m=rel(sign, sums((term(k, "x"), q.b)), q.c))
    yield step("alg.say.numbers_right", m=rel(sign, term(k, "x"), rest))
    turned = TURNED[sign] if k < 0 else sign
    msgid = "alg.say.divide_and_turn" if k < 0 else "alg.say.divide"
    edge = border(q)
    yield step(msgid, p=k, m=rel(turned, "x", value(edge)))
    if q.least:
        found = floor(edge) + 1 if turned == ">" else ceil(edge)
        yield step("alg.say.smallest", m=found)
    else:
        found = ceil(edge) - 1 if turned == "<" else floor(edge)
        yield step("alg.say.largest", m=found)
