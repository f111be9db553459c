"""Squares, cubes and their roots."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    effort,
    eq,
    generator,
    jux,
    number,
    power,
    root,
    step,
    sub,
    t,
)

WORK = {"power": ("power", "fact"), "root": ("root", "fact"), "sum": ("root", "root", "fact"),
        "times": ("root", "root", "fact", "fact", "carry", "fact")}  # fmt: skip

Part = tuple[int, int, int]
"""A factor, a degree, and the root."""


@generator(
    presets={
        "8G2": P(kinds=("sum",), most=20, secs=15, finite=1107),
        "L2": P(kinds=("power", "root"), most=20, level=2, secs=15, finite=46),
        "L3": P(kinds=("times",), most=15, level=3, secs=30),
    }
)
def roots(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind in ("power", "root"):
        degree = r.pick((2, 2, 3))
        n = r.between(6, p.most) if degree == 2 else r.between(3, 10)
        parts = [(1, degree, n)]
        minus = False
    else:
        degrees = r.shuffle(r.pick(((2, 2), (2, 3), (2, 3), (3, 3))))
        parts = [(factor(r, kind), d, r.between(2, p.most if d == 2 else 10))
                 for d in degrees]  # fmt: skip
        minus = r.flip()
        first, second = (k * n for k, _, n in parts)
        if parts[0] == parts[1] or first == second or (minus and first < second):
            return REJECT
    asked = build_formula(kind, parts, minus)
    return Draft(
        params={"kind": kind, "parts": parts, "minus": minus},
        prompt=(t("pow.value", x=asked),),
        answer=number(result(kind, parts, minus=minus), form="plain"),
        work=effort(*WORK[kind]),
    )


def factor(r: Rng, kind: str) -> int:
    """The factor before a root."""
    return r.between(2, 6) if kind == "times" else 1


def result(kind: str, parts: list[Part], *, minus: bool) -> int:
    """The value."""
    if kind == "power":
        return parts[0][2] ** parts[0][1]
    values = [k * n for k, _, n in parts]
    return values[0] if len(values) == 1 else values[0] - values[1] if minus else sum(values)


def build_formula(kind: str, parts: list[Part], minus: bool) -> Formula:
    """The formula as written on the card."""
    if kind == "power":
        return power(parts[0][2], parts[0][1])
    terms = [jux(k, root(n**d, d)) for k, d, n in parts]
    return sub(*terms) if minus else add(*terms)


@roots.verify
def _(q: Params, v: int) -> bool:
    if q.kind == "power":
        ((_, degree, n),) = q.parts
        return v == n * n * (n if degree == 3 else 1)
    left = v
    for place, (k, degree, n) in enumerate(q.parts):
        found = next(x for x in range(1, 21) if x**degree == n**degree)
        left -= -k * found if place and q.minus else k * found
    return left == 0


@roots.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    true = result(q.kind, q.parts, minus=q.minus)
    k, degree, n = q.parts[0]
    if q.kind == "power":
        yield n * degree, "pow.times"
        yield n ** (5 - degree), "pow.square_and_cube"
        yield (n + 1) ** degree, "pow.neighbour"
        yield (n - 1) ** degree, "pow.neighbour"
        yield true + 10, "pow.product_slip"
        return
    if len(q.parts) == 1:
        if n**degree % degree == 0:
            yield n**degree // degree, "pow.divided_for_root"
        yield n + 1, "pow.neighbour"
        yield n - 1, "pow.neighbour"
        yield n + 10, "pow.neighbour"
        return
    (_, _, _), (j, other, m) = q.parts
    yield k * n + j * m if q.minus else abs(k * n - j * m), "pow.other_sign"
    if k > 1:
        yield n - m if q.minus else n + m, "pow.factors_lost"
        yield (k + j) * (n - m if q.minus else n + m), "pow.factors_joined"
    elif not q.minus and degree == other:
        inside = n**degree + m**degree
        near = next((x for x in range(1, 40) if (x + 1) ** degree > inside), 0)
        yield near, "pow.roots_joined"
    yield true + 1, "pow.neighbour"
    yield true - 1, "pow.neighbour"
    yield true + 2, "pow.neighbour"


@roots.steps
def _(q: Params) -> Iterator[SolutionStep]:
    true = result(q.kind, q.parts, minus=q.minus)
    if q.kind == "power":
        ((_, degree, n),) = q.parts
        msgid = "pow.say.square_is" if degree == 2 else "pow.say.cube_is"
        yield step(msgid, m=eq(("*", *([n] * degree)), true))
        return
    for _, degree, n in q.parts:
        msgid = "pow.say.root_because" if degree == 2 else "pow.say.cube_root_because"
        whole = n**degree
        yield step(msgid, n=whole, back=power(n, degree), m=eq(root(whole, degree), n))
    if len(q.parts) > 1:
        terms: list[Formula] = [("*", k, n) if k > 1 else n for k, _, n in q.parts]
        yield step("pow.say.put_together", m=eq(sub(*terms) if q.minus else add(*terms), true))
