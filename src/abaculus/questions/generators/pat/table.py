"""A table and its rule y = ax + b."""

from collections.abc import Iterator

from abaculus.questions.figures import Figure, FigureItem, figure, label, line
from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    div,
    effort,
    eq,
    generator,
    lazy_figure,
    mul,
    number,
    poly,
    step,
    sub,
    sums,
    t,
)


@generator(
    presets={
        "6N5": P(rule_given=True, a=(2, 9), b=(-9, 12), x=(3, 12), row=0, secs=15),
        "L2": P(rule_given=False, a=(2, 9), b=(-6, 12), x=(0, 0), row=4, level=2, secs=30,
                finite=700),
        "L3": P(rule_given=False, a=(2, 9), b=(-9, 15), x=(12, 40), row=3, level=3, secs=45),
        "g7": P(rule_given=False, a=(2, 9), b=(-9, 12), x=(8, 25), row=4, grade="7", category="N",
                secs=45),
    }
)  # fmt: skip
def table_rule(r: Rng, p: Params) -> MaybeDraft:
    a, b = r.between(*p.a), r.between(*p.b)
    back = r.flip()
    xs: list[int] = []
    if not p.rule_given:
        first, by = r.between(1, 5), r.between(1, 1 if p.row == 4 else 3)
        xs = [first + by * place for place in range(p.row)]
        if by == 1 and p.row == 3:
            return REJECT
    x = r.between(*p.x) if p.x[1] else xs[-1] + 1
    if b == 0 or a * xs[0] + b <= 0 if xs else b == 0 or a * x + b <= 0:
        return REJECT
    if a == x or (xs and x <= xs[-1]):
        return REJECT
    if p.x[1] == 0:
        back = False
    y = a * x + b
    rule: Formula = eq("y", poly((a, b)))
    if p.rule_given:
        asked = t("pat.x_of_rule", rule=rule, y=y) if back else t("pat.y_of_rule", rule=rule, x=x)
    else:
        asked = t("pat.x_of_table", y=y) if back else t("pat.y_of_table", x=x)
    return Draft(
        params={"a": a, "b": b, "x": x, "back": back, "xs": xs},
        prompt=(asked,),
        answer=number(x if back else y, form="plain"),
        work=effort(*WORK[p.row if p.x[1] else 1],
                    *(("step",) if back and not p.rule_given else ())),
        figure=None if p.rule_given else lazy_figure(draw_table, xs, [a * one + b for one in xs], *(
            ("?", y) if back else (x, "?"))),
    )  # fmt: skip


WORK = {
    0: ("fact", "carry"),
    1: ("look", "idea", "fact", "carry"),
    3: ("idea", "digits", "digits", "fact", "long", "carry"),
    4: ("idea", "fact", "fact", "long", "carry"),
}


def draw_table(xs: list[int], ys: list[int], x: int | str, y: int | str) -> Figure:
    """Two rows, x above and y below."""
    wide, many = 44, len(xs) + 1
    across = wide * (many + 1)
    items: list[FigureItem] = [
        line((0, row), (across, row), "outline" if row == 34 else "faint") for row in (0, 34, 68)
    ]
    items += [line((k * wide, 0), (k * wide, 68), "faint") for k in range(many + 2)]
    for row, (name, cells) in enumerate((("x", [*xs, x]), ("y", [*ys, y]))):
        items.append(label((wide // 2, 17 + 34 * row), name))
        for place, cell in enumerate(cells):
            asked = cell == "?"
            shown: Formula = ("raw", "?") if asked else cell
            at = (wide * (place + 1) + wide // 2, 17 + 34 * row)
            items.append(label(at, shown, "mark" if asked else "outline"))
    return figure(across, 68, items, "pat.alt.table", xs=("list", *xs), ys=("list", *ys))


@table_rule.verify
def _(q: Params, v: int) -> bool:
    x, y = (v, q.a * q.x + q.b) if q.back else (q.x, v)
    return y == sum([q.a] * x) + q.b


@table_rule.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b, x, y = q.a, q.b, q.x, q.a * q.x + q.b
    if q.back:
        if y % a == 0:
            yield y // a, "pat.plus_forgotten"
        if (y + b) % a == 0:
            yield (y + b) // a, "pat.sign_turned"
        yield abs(y - b), "pat.forgot_to_divide"
        yield abs(y - a - b), "pat.added_for_times"
        true = x
    else:
        yield a * x, "pat.plus_forgotten"
        yield a * x - b, "pat.sign_turned"
        yield a + x + b, "pat.added_for_times"
        if q.xs:
            yield a * q.xs[-1] + b + a, "pat.next_in_row"
        true = y
    yield true + 1, "pat.one_slip"
    yield true - 1, "pat.one_slip"
    yield true + 10, "pat.ten_slip"


@table_rule.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b, x = q.a, q.b, q.x
    y = a * x + b
    if q.xs:
        one, two = q.xs[:2]
        low, high = a * one + b, a * two + b
        change = eq(div(("()", sub(high, low)), two - one), a) if two - one > 1 else eq(
            sub(high, low), a)  # fmt: skip
        yield step("pat.say.table_step", m=change)
        yield step("pat.say.table_start", m=eq(sub(low, mul(a, one)), b))
        yield step("pat.say.table_rule", m=eq("y", poly((a, b))))
    if q.back:
        yield step("pat.say.put_y", m=eq(poly((a, b)), y))
        yield step("pat.say.solve", m=eq("x", div(("()", sums((y, -b))), a), x))
    else:
        yield step("pat.say.put_x", m=eq("y", sums((mul(a, x), b)), y))
