"""Square roots with a square factor, alone and added."""

from collections.abc import Iterator

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
    add,
    effort,
    eq,
    generator,
    jux,
    mul,
    number,
    power,
    root,
    step,
    sub,
    t,
)
from abaculus.questions.generators.surd._exact import exact, root_term

INSIDE = (2, 3, 5, 6, 7)


@generator(
    presets={
        "10G3": P(kind="one", most=12, secs=15, finite=55),
        "L4": P(kind="sum", most=10, level=4, secs=30, finite=630),
    }
)
def simplify(r: Rng, p: Params) -> MaybeDraft:
    inside = r.pick(INSIDE)
    if p.kind == "one":
        k = r.between(2, p.most)
        asked = eq(root(k * k * inside), jux("k", root(inside)))
        return Draft(
            params={"kind": "one", "inside": inside, "k": k},
            prompt=(t("surd.find_k", equation=asked),),
            answer=number(k, form="plain"),
            work=effort("recall", "root"),
        )
    a, b = r.sample(range(2 if r.flip() else 1, p.most + 1), 2)
    minus = r.flip()
    if a == 1 or (minus and a < b):
        return REJECT
    shown = build_sum(a, b, inside, minus)
    return Draft(
        params={"kind": "sum", "inside": inside, "a": a, "b": b, "minus": minus},
        prompt=(t("surd.simplify", x=shown),),
        answer=number(root_term(a - b if minus else a + b, inside), form="surd", echo=shown),
        work=effort("recall", "root", "root", "fact", "sign"),
    )


def build_sum(a: int, b: int, inside: int, minus: bool) -> Formula:
    """The two roots as written on the card."""
    parts = root(a * a * inside), root(b * b * inside)
    return sub(*parts) if minus else add(*parts)


@simplify.verify
def _(q: Params, v: Formula) -> bool:
    if q.kind == "one":
        return isinstance(v, int) and v > 0 and v * v * q.inside == q.k * q.k * q.inside
    left = exact(v)
    # the rest after subtracting the first root must square to the second
    rest = left.get(q.inside, F(0)) - q.a
    return set(left) == {q.inside} and rest * (-1 if q.minus else 1) > 0 and rest**2 == q.b**2


@simplify.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    if q.kind == "one":
        k, inside = q.k, q.inside
        yield k * k, "surd.square_not_rooted"
        for part in (2, 3, 5):
            if k % part == 0 and k > part:
                yield k // part, "surd.square_left_inside"
        if k * k % 2 == 0:
            yield k * k // 2, "surd.halved"
        yield inside * k, "surd.inside_taken_out"
        yield k + 1, "surd.root_slip"
        yield k - 1, "surd.root_slip"
        return
    a, b, inside = q.a, q.b, q.inside
    total = a * a - b * b if q.minus else a * a + b * b
    yield root(total * inside), "surd.roots_joined"
    yield root_term(a + b if q.minus else a - b, inside), "surd.other_sign"
    yield root_term(total, inside), "surd.square_not_rooted"
    yield (
        root_term(a - b if q.minus else a + b, 2 * inside if inside != 2 else 3),
        "surd.insides_added",
    )
    yield root_term(a * b, inside), "surd.factors_multiplied"
    yield root_term(a, inside), "surd.one_root_only"


@simplify.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.kind == "one":
        split = mul(power(q.k, 2), q.inside)
        yield step("surd.say.square_inside", m=eq(q.k**2 * q.inside, split))
        yield step("surd.say.comes_out", m=eq(root(split), jux(q.k, root(q.inside))))
        yield step("surd.say.so_k", m=eq("k", q.k))
        return
    for k in (q.a, q.b):
        if k > 1:
            msgid = "surd.say.each_simplified" if k == q.a else None
            shown = eq(root(k * k * q.inside), root_term(k, q.inside))
            yield step(msgid, m=shown)
    parts = root_term(q.a, q.inside), root_term(q.b, q.inside)
    total = root_term(q.a - q.b if q.minus else q.a + q.b, q.inside)
    yield step("surd.say.like_letters", m=eq(sub(*parts) if q.minus else add(*parts), total))
