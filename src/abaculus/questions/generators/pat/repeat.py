"""What comes next in a repeating row of colours or shapes."""

from collections.abc import Iterator

from abaculus.questions.figures import Figure, FigureItem, dots, figure, label
from abaculus.questions.generator_kit import (
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    choice,
    comma_list,
    effort,
    generator,
    lazy_figure,
    m,
    step,
    t,
)

COLOURS = ("red", "blue", "green", "yellow", "white", "black")
SHAPES = ("pat.circle", "pat.square", "pat.triangle", "pat.star")
DRAWN = {
    "pat.circle": "disc", "pat.square": "square", "pat.triangle": "triangle", "pat.star": "star",
}  # fmt: skip


@generator(
    presets={
        "RN1": P(units=("AB", "AAB", "ABC"), shown=(5, 7), secs=15, few=1, finite=684),
        "L1": P(units=("AABB", "ABAC", "ABBC", "ABCB", "ABC"), shown=(8, 11), level=1, secs=15,
                few=1, finite=2000),
    }
)  # fmt: skip
def next_in_pattern(r: Rng, p: Params) -> MaybeDraft:
    unit, is_drawn = r.pick(p.units), r.flip()
    letters = sorted(set(unit))
    members = r.sample(SHAPES if is_drawn else COLOURS, len(letters))
    row = [members[letters.index(letter)] for letter in unit]
    many = r.between(*p.shown)
    seen = [row[place % len(row)] for place in range(many)]
    options: list[Formula] = [("word", one) for one in members]
    right = members.index(row[many % len(row)])
    prompt = (
        (t("pat.next_shape"),)
        if is_drawn
        else (m(("list", *(("word", one) for one in seen), ("dots",))), t("pat.next_colour"))
    )
    return Draft(
        params={"row": row, "many": many, "members": list(members)},
        prompt=prompt,
        answer=choice(options, right),
        work=effort("look", "compare", *(("look",) * (len(row) - 2))),
        figure=lazy_figure(draw_row, seen) if is_drawn else None,
    )


def draw_row(seen: list[str]) -> Figure:
    """The shapes in a row, and the place of the next one."""
    size = 36 if len(seen) < 8 else 27
    items: list[FigureItem] = []
    for place, shape in enumerate(seen):
        items.append(dots(((size // 2 + place * size, 20),), size // 3, DRAWN[shape]))
    items.append(label((size // 2 + len(seen) * size, 20), ("raw", "?"), "mark"))
    names = comma_list(tuple(("word", one) for one in seen))
    return figure(size * (len(seen) + 1), 40, items, "pat.alt.row", row=names)


@next_in_pattern.verify
def _(q: Params, v: Formula) -> bool:
    again = list(q.row)
    while len(again) <= q.many:
        again += q.row
    return v == ("word", again[q.many])


@next_in_pattern.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    last = q.row[(q.many - 1) % len(q.row)]
    yield ("word", last), "pat.last_again"
    for one in q.members:
        yield ("word", one), "pat.unit_missed"


@next_in_pattern.steps
def _(q: Params) -> Iterator[SolutionStep]:
    part = comma_list(tuple(("word", one) for one in q.row))
    yield step("pat.say.unit", m=part)
    yield step("pat.say.place_in_unit", m=("word", q.row[q.many % len(q.row)]),
               n=("nth", q.many % len(q.row) + 1))  # fmt: skip
