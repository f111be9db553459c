"""Squares and products near an easy square."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    effort,
    eq,
    generator,
    mul,
    number,
    power,
    step,
    sub,
    t,
)


@generator(
    presets={
        "g6": P(
            finite=43,
            kinds=("square", "five"),
            tens=(2, 9),
            off=(1, 2),
            grade="6",
            category="G",
            secs=30,
        ),
        "g9": P(
            finite=108,
            kinds=("product", "square"),
            tens=(4, 15),
            off=(2, 4),
            grade="9",
            category="G",
            secs=30,
        ),
        "L2": P(
            finite=59,
            kinds=("square", "product", "five"),
            tens=(2, 9),
            off=(1, 2),
            level=2,
            secs=30,
        ),
        "L3": P(
            finite=120, kinds=("product", "square"), tens=(3, 12), off=(1, 4), level=3, secs=30
        ),
        "L4": P(
            finite=224,
            kinds=("product", "square", "large"),
            tens=(6, 20),
            off=(2, 7),
            level=4,
            secs=45,
        ),
    }
)
def near_square(r: Rng, p: Params) -> MaybeDraft:
    kind, ten, off = r.pick(p.kinds), 10 * r.between(*p.tens), r.between(*p.off)
    if kind == "five":
        ten, off = 10 * r.between(2, 12), 5
    elif kind == "large":
        ten = 100 * r.between(1, 6)
    if kind == "square" and r.flip():
        off = -off
    a, b = (ten - off, ten + off) if kind in ("product", "large") else (ten + off, ten + off)
    if r.flip():
        a, b = b, a
    asked = power(a, 2) if a == b else mul(a, b)
    return Draft(
        params={"kind": kind, "ten": ten, "off": off, "a": a, "b": b},
        prompt=(t("arith.near_square", task=asked),),
        answer=number(a * b, form="plain"),
        work=effort(
            "idea",
            "power",
            *(
                ("fact",)
                if p.off[1] == 2
                else ("carry", "digits")
                if p.off[1] < 5
                else ("carry", "product", "digits")
            ),
        ),
        normal=(min(a, b), max(a, b)),
    )


@near_square.verify
def _(q: Params, v: int) -> bool:
    # long multiplication, digit by digit of the second number
    total = 0
    for place, digit in enumerate(reversed(str(q.b))):
        total += int(digit) * q.a * 10**place
    return v == total


@near_square.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    ten, off = q.ten, q.off
    if q.kind in ("product", "large"):
        yield ten * ten, "arith.offset_forgotten"
        yield ten * ten + off * off, "arith.offset_added"
        yield ten * ten - off, "arith.offset_not_squared"
        yield ten * ten - 2 * off, "arith.offset_doubled"
    else:
        yield ten * ten + off * off, "arith.middle_forgotten"
        yield ten * ten + ten * off + off * off, "arith.middle_once"
        yield ten * ten + 2 * ten * off, "arith.offset_square_forgotten"
        yield ten * ten + 2 * ten * off - off * off, "arith.offset_sign"
    yield q.a * q.b + 10, "arith.ten_high"


@near_square.steps
def _(q: Params) -> Iterator[SolutionStep]:
    ten, off, square = q.ten, abs(q.off), q.ten * q.ten
    if q.kind in ("product", "large"):
        yield step("arith.say.around", m=eq(mul(q.a, q.b), mul(sub(ten, off), add(ten, off))))
        yield step("arith.say.difference_of_squares", m=sub(power(ten, 2), power(off, 2)))
        yield step(m=eq(sub(square, off * off), q.a * q.b))
        return
    if q.kind == "five":
        tens = ten // 10
        yield step("arith.say.square_of_five", n=tens, m=eq(mul(tens, tens + 1), tens * (tens + 1)))
        yield step("arith.say.write_25", m=q.a * q.b)
        return
    join = add if q.off > 0 else sub
    yield step("arith.say.near_ten", m=eq(power(q.a, 2), power(join(ten, off), 2)))
    yield step("arith.say.binomial", m=add(join(square, 2 * ten * off), off * off))
    yield step(m=q.a * q.b)
