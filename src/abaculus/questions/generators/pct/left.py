"""The share left after two parts are gone, as a fraction or in percent."""

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
    add,
    dec,
    effort,
    eq,
    generator,
    mul,
    number,
    pct,
    step,
    sub,
    t,
    value,
)

STORIES = ("herd", "tank", "seeds", "crowd", "money")


@generator(
    presets={
        "g7": P(finite=90, kinds=("fraction",), most=4, grade="7", category="N", secs=45),
        "g9": P(kinds=("percent", "count"), most=5, grade="9", category="N", secs=45),
        "L3": P(finite=760, kinds=("fraction", "whole"), most=6, level=3, secs=45),
        "L4": P(kinds=("percent", "count"), most=6, level=4, secs=45),
    }
)
def left(r: Rng, p: Params) -> MaybeDraft:
    kind, story = r.pick(p.kinds), r.pick(STORIES)
    if kind in ("fraction", "whole"):
        b, d = r.between(2, p.most), r.between(2, p.most)
        a, c = r.coprime_below(b), r.coprime_below(d)
        if 2 * (b - a) * (d - c) == b * d or (kind == "whole" and a * d + b * c >= b * d):
            return REJECT
    else:
        b = d = 100
        a, c = 5 * r.between(2, 16), 5 * r.between(2, 16)
        if a * c % 100:
            return REJECT
    if a * d == b * c:
        return REJECT
    # the second part is a share of the rest, or on some cards of the whole again
    rest = b * d - a * d - b * c if kind == "whole" else (b - a) * (d - c)
    n = 0
    if kind == "count":
        n = r.pick((100, 200, 300, 400, 500, 600, 800, 1000))
        if n * a % b or n * rest % (b * d):
            return REJECT
    x, y = F(a, b), F(c, d)
    shown = (value(x), value(y)) if kind in ("fraction", "whole") else (pct(a), pct(c))
    name = {"whole": f"apart_{story}", "fraction": f"left_{story}"}.get(kind, f"{kind}_{story}")
    truth = F({"percent": 100, "count": n}.get(kind, 1) * rest, b * d)
    form, unit = (
        ("rational", None)
        if kind in ("fraction", "whole")
        else ("plain", "%" if kind == "percent" else None)
    )
    return Draft(
        params={"kind": kind, "x": x, "y": y, "n": n},
        prompt=(
            t(
                f"pct.{name}",
                x=shown[0],
                y=shown[1],
                n=("money", n, "$") if story == "money" else n,
            ),
        ),
        answer=number(
            truth, form=form, unit=unit, looks="value" if form == "rational" else "decimal"
        ),
        work=effort(*WORK[kind]),
        normal=(kind, str(x), str(y), n, story),
    )


WORK = {
    "fraction": ("model", "fact", "fact", "reduce", "idea"),
    "whole": ("model", "fraction", "reduce", "fact"),
    "percent": ("model", "digits", "digits", "long", "convert", "fact"),
    "count": ("model", "digits", "digits", "long", "convert", "fact"),
}


@left.verify
def _(q: Params, v: F) -> bool:
    # a flock that can be divided evenly, from which the parts leave one after the other
    one, two = q.x.denominator, q.y.denominator
    many = one * two
    first = many // one * q.x.numerator
    second = (many if q.kind == "whole" else many - first) // two * q.y.numerator
    scale = {"percent": 100, "count": q.n}.get(q.kind, 1)
    return v.numerator * many == v.denominator * scale * (many - first - second)


@left.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    a, b, c, d = q.x.numerator, q.x.denominator, q.y.numerator, q.y.denominator
    scale, all_ = {"percent": 100, "count": q.n}.get(q.kind, 1), b * d
    one, two = all_ - a * d - b * c, (b - a) * (d - c)
    if q.kind == "whole":
        yield F(two, all_), "pct.of_the_rest"
        yield F(all_ - one, all_), "pct.gone_for_left"
    else:
        if one > 0:
            yield F(scale * one, all_), "pct.both_of_whole"
        yield F(scale * (all_ - two), all_), "pct.gone_for_left"
    yield F(scale * a * c, all_), "pct.parts_multiplied"
    yield F(scale * (b - a), b), "pct.first_only"
    yield F(scale * (b - a) * c, all_), "pct.second_part"
    yield F(scale * (d - c), d), "pct.second_only"


@left.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.kind == "whole":
        rest = 1 - q.x - q.y
        yield step("pct.say.both_gone", m=eq(add(value(q.x), value(q.y)), value(q.x + q.y)))
        yield step("pct.say.rest_of_one", m=eq(sub(1, value(q.x + q.y)), value(rest)))
        return
    stays, then = 1 - q.x, 1 - q.y
    if q.kind == "fraction":
        yield step("pct.say.stays_first", m=eq(sub(1, value(q.x)), value(stays)))
        yield step("pct.say.stays_then", m=eq(sub(1, value(q.y)), value(then)))
        yield step(
            "pct.say.part_of_part", m=eq(mul(value(then), value(stays)), value(stays * then))
        )
        return
    yield step(
        "pct.say.stays_first", m=eq(sub(pct(100), pct(int(100 * q.x))), pct(int(100 * stays)))
    )
    yield step("pct.say.stays_then", m=eq(sub(pct(100), pct(int(100 * q.y))), pct(int(100 * then))))
    whole = stays * then
    both = mul(dec(then), dec(stays))
    if q.kind == "percent":
        yield step("pct.say.part_of_part", m=eq(both, dec(whole)))
        yield step("pct.say.hundredths", m=dec(100 * whole))
    else:
        yield step(
            "pct.say.part_of_number", m=eq(mul(dec(then), dec(stays), q.n), dec(whole * q.n))
        )
