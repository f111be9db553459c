"""Direct proportion: from one pair of amounts to another."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    dec,
    div,
    effort,
    eq,
    generator,
    mul,
    number,
    step,
    t,
    value,
)

STORIES = {
    "flour": ("g", 4, 12, 25), "rice": ("g", 5, 9, 10), "paint": ("l", 2, 8, 1),
    "walk": ("m", 10, 18, 5), "juice": ("ml", 6, 12, 25), "print": ("min", 2, 9, 1),
}  # fmt: skip
"""The unit, the least and most steps for one thing, and the size of a step."""


@generator(
    presets={
        "7N4": P(finite=1314, kinds=("bare",), most=12, whole=False, secs=30),
        "g6": P(kinds=("story",), most=10, whole=True, grade="6", category="N", secs=30),
        "g8": P(kinds=("table", "bare"), most=20, whole=False, grade="8", category="N", secs=30),
        "L2": P(kinds=("story",), most=9, whole=True, level=2, secs=30),
        "L3": P(kinds=("story",), most=16, whole=False, level=3, secs=30),
    }
)
def direct(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    a, c = r.between(2, p.most), r.between(2, p.most)
    story = r.pick(tuple(STORIES))
    if kind == "story":
        _, low, high, size = STORIES[story]
        above, below = size * r.between(low, high), 1
        if not p.whole and size == 1:
            above, below = 2 * above - 1, 2
    else:
        above, below = r.between(2, 9), r.pick((1, 2, 3, 4, 5))
    b, rest = divmod(above * a, below)
    if a == c or rest or above == below:
        return REJECT
    d = F(above * c, below)
    if d.denominator > (2 if kind == "bare" else 1):
        return REJECT
    if kind == "story":
        unit = STORIES[story][0]
        prompt = t(f"ratio.direct_{story}", a=a, b=("qty", b, unit), c=c)
    elif kind == "bare":
        x, y = r.pick((("x", "y"), ("s", "t"), ("u", "v")))
        prompt, unit = t("ratio.direct", x=x, y=y, a=eq(x, a), b=eq(y, b), c=eq(x, c)), None
    else:
        prompt, unit = t("ratio.table", a=a, b=b, c=c), None
    return Draft(
        params={"a": a, "b": b, "c": c},
        prompt=(prompt,),
        answer=number(
            d, form="plain" if kind == "story" else "rational", unit=unit, looks="decimal"
        ),
        work=effort("step", "fact", "long") if not p.whole else effort("model", "fact", "fact"),
        normal=(kind, a, b, c, story if kind == "story" else ""),
    )


@direct.verify
def _(q: Params, v: F) -> bool:
    return v * q.a == q.b * q.c


@direct.mistakes
def _(q: Params) -> Iterator[tuple[F | int, str]]:
    a, b, c = q.a, q.b, q.c
    if b + c - a > 0:
        yield b + c - a, "ratio.added_difference"
    inverse = F(a * b, c)
    if inverse.denominator in (1, 2, 4, 5):
        yield inverse, "ratio.inverse_instead"
    yield b, "ratio.unchanged"
    yield b * c, "ratio.not_divided"
    one = F(b, a)
    if one.denominator in (1, 2, 4, 5):
        yield one, "ratio.one_only"
    else:
        yield b + a, "ratio.slip"
    yield b + c, "ratio.added"


@direct.steps
def _(q: Params) -> Iterator[SolutionStep]:
    one = F(q.b, q.a)
    last = F(q.b * q.c, q.a)
    exact = one.denominator in (1, 2, 4, 5)
    yield step("ratio.say.for_one", m=eq(div(q.b, q.a), dec(one) if exact else value(one)))
    yield step(
        "ratio.say.for_many", n=q.c, m=eq(mul(q.c, dec(one) if exact else value(one)), dec(last))
    )
