"""What share is left after two parts have gone, as a fraction or in percent."""

from collections.abc import Iterator

from abaculus.questions.authoring import (
    REJECT,
    Draft,
    F,
    Given,
    Made,
    P,
    Rng,
    Step,
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
def left(r: Rng, p: Given) -> Made:
    kind, story = r.pick(p.kinds), r.pick(STORIES)
    if kind in ("fraction", "whole"):
        b, d = r.between(2, p.most), r.between(2, p.most)
        x, y = F(r.coprime_below(b), b), F(r.coprime_below(d), d)
        if x == y or (1 - x) * (1 - y) == F(1, 2) or (kind == "whole" and x + y >= 1):
            return REJECT
    else:
        x, y = F(5 * r.between(2, 16), 100), F(5 * r.between(2, 16), 100)
        if x == y or (100 * x * y).denominator > 1:
            return REJECT
    # the second part is one of the rest, or on some cards of the whole again
    rest = 1 - x - y if kind == "whole" else (1 - x) * (1 - y)
    n = 0
    if kind == "count":
        n = r.pick((100, 200, 300, 400, 500, 600, 800, 1000))
        if (n * x).denominator > 1 or (n * rest).denominator > 1:
            return REJECT
    shown = (
        (value(x), value(y))
        if kind in ("fraction", "whole")
        else (pct(int(100 * x)), pct(int(100 * y)))
    )
    name = {"whole": f"apart_{story}", "fraction": f"left_{story}"}.get(kind, f"{kind}_{story}")
    truth = {"percent": 100 * rest, "count": n * rest}.get(kind, rest)
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
def _(q: Given, v: F) -> bool:
    # a flock of many, from which the parts go one after the other
    many = F(q.n or 3600)
    first = many * q.x
    second = many * q.y if q.kind == "whole" else (many - first) * q.y
    found = {"percent": v * many / 100, "count": v}.get(q.kind, v * many)
    return found + first + second == many


@left.mistakes
def _(q: Given) -> Iterator[tuple[F, str]]:
    scale = {"percent": F(100), "count": F(q.n)}.get(q.kind, F(1))
    one, two = 1 - q.x - q.y, (1 - q.x) * (1 - q.y)
    if q.kind == "whole":
        yield two, "pct.of_the_rest"
        yield q.x + q.y, "pct.gone_for_left"
    else:
        if one > 0:
            yield scale * one, "pct.both_of_whole"
        yield scale * (1 - two), "pct.gone_for_left"
    yield scale * q.x * q.y, "pct.parts_multiplied"
    yield scale * (1 - q.x), "pct.first_only"
    yield scale * (1 - q.x) * q.y, "pct.second_part"
    yield scale * (1 - q.y), "pct.second_only"


@left.steps
def _(q: Given) -> Iterator[Step]:
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
