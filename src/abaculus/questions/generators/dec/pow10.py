"""Decimals multiplied or divided by ten, a hundred and a thousand."""

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
    gap,
    generator,
    mul,
    number,
    step,
    t,
)
from abaculus.questions.generators.dec._mistakes import point_slips


@generator(
    presets={
        "5G4": P(kinds=("result",), secs=15),
        "L2": P(kinds=("start", "factor"), level=2, secs=15),
    }
)
def power_of_ten(r: Rng, p: Params) -> MaybeDraft:
    kind, places, zeros, up = r.pick(p.kinds), r.between(0, 3), r.between(1, 3), r.flip()
    n = r.between(2, 999)
    if n % 10 == 0 or n >= 10 ** (places + 2):
        return REJECT
    x, ten = F(n, 10**places), 10**zeros
    y = F(n * ten, 10**places) if up else F(n, 10**places * ten)
    if max(x.denominator, y.denominator) > 1000 or x.denominator == y.denominator == 1:
        return REJECT
    join = mul if up else div
    if kind == "result":
        prompt, truth = t("dec.work_out", task=join(dec(x), ten)), y
    elif kind == "start":
        prompt, truth = t("dec.missing", equation=eq(join(gap(), ten), dec(y))), x
    else:
        prompt, truth = t("dec.missing", equation=eq(join(dec(x), gap()), dec(y))), F(ten)
    return Draft(
        params={"kind": kind, "x": x, "y": y, "ten": ten, "up": up},
        prompt=(prompt,),
        answer=number(truth, form="plain", looks="decimal"),
        work=effort("recall", *(("look",) if kind == "result" else ("step", "look"))),
    )


@power_of_ten.verify
def _(q: Params, v: F) -> bool:
    x, y, ten = (
        v if kind == q.kind else known
        for kind, known in (("start", q.x), ("result", q.y), ("factor", q.ten))
    )
    return x * ten == y if q.up else y * ten == x


@power_of_ten.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    true = {"result": q.y, "start": q.x}.get(q.kind, F(q.ten))
    if q.kind == "result":
        yield q.x / q.ten if q.up else q.x * q.ten, "dec.other_way"
    if q.kind == "start":
        yield q.y * q.ten if q.up else q.y / q.ten, "dec.other_way"
    if q.kind == "factor":
        yield F(1, q.ten), "dec.other_way"
    yield from point_slips(true)


@power_of_ten.steps
def _(q: Params) -> Iterator[SolutionStep]:
    zeros = len(str(q.ten)) - 1
    join, back = (mul, div) if q.up else (div, mul)
    if q.kind == "result":
        yield step("dec.say.point_moves_right" if q.up else "dec.say.point_moves_left", n=zeros)
        yield step(m=eq(join(dec(q.x), q.ten), dec(q.y)))
    elif q.kind == "start":
        yield step("dec.say.undo", m=back(dec(q.y), q.ten))
        yield step(
            "dec.say.point_moves_left" if q.up else "dec.say.point_moves_right",
            n=zeros,
            m=eq(back(dec(q.y), q.ten), dec(q.x)),
        )
    else:
        yield step("dec.say.how_far", n=zeros)
        yield step("dec.say.so_many_zeros", m=q.ten)
