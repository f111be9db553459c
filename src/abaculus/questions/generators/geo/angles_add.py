"""Angles that fill a corner, a straight line or a full turn together."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import FigureItem, angle, figure, line, right
from abaculus.questions.generator_kit import (
    REJECT,
    Block,
    Draft,
    F,
    Figure,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    comma_list,
    deg,
    div,
    effort,
    eq,
    gap,
    generator,
    jux,
    lazy_figure,
    number,
    step,
    sub,
    t,
)
from abaculus.questions.generators.geo._mistakes import plausible_mistakes
from abaculus.questions.generators.geo._outlines import spot

WHOLES: Final = {"corner": 90, "line": 180, "point": 360}
CENTRE: Final = (130, 110)


@generator(
    presets={
        "4E1": P(
            kinds=("two", "three"), places=("corner", "line", "point"), grain=5, secs=15, finite=597
        ),
        "7E2": P(
            kinds=("times", "shares", "shares", "three", "three"),
            places=("line", "point"),
            grain=1,
            secs=15,
        ),
        "L1": P(kinds=("two",), places=("corner", "line"), grain=5, level=1, secs=15, finite=40),
        "L2": P(kinds=("three",), places=("corner", "line", "point"), grain=1, level=2, secs=15),
        "L3": P(kinds=("shares",), places=("line", "point"), grain=1, level=3, secs=30, finite=838),
        "g5": P(
            kinds=("three",),
            places=("line", "point"),
            grain=5,
            grade="5",
            category="E",
            secs=15,
            finite=480,
        ),
        "g6": P(
            kinds=("three", "three", "three", "times"),
            places=("corner", "line", "point"),
            grain=1,
            grade="6",
            category="E",
            secs=15,
        ),
    }
)
def fill(r: Rng, p: Params) -> MaybeDraft:
    kind, place = r.pick(p.kinds), r.pick(p.places)
    whole = WHOLES[place]
    parts: list[int] = []
    shares: tuple[int, ...] = ()
    if kind in ("two", "three"):
        steps = whole // p.grain
        count, most = (1, steps * 8 // 9) if kind == "two" else (2, steps * 2 // 5)
        parts = [p.grain * r.between(steps // 9 + 1, most) for _ in range(count)]
        if whole - sum(parts) < whole // 9 or whole - sum(parts) in parts:
            return REJECT
    elif kind == "shares":
        shares = r.sample((1, 2, 3, 4, 5), 2)
        total = sum(shares)
        parts = [whole - total * r.between(whole // (2 * total) + 1, (whole - 20) // total)]
    else:
        shares = tuple(r.between(1, 5) for _ in range(2 if whole == 90 else r.between(2, 3)))
        if whole % sum(shares) or len(set(shares)) == 1:
            return REJECT
    return Draft(
        params={"place": place, "parts": parts, "shares": shares},
        prompt=(build_prompt(place, parts, shares),),
        answer=number((whole - sum(parts)) // (sum(shares) or 1), form="plain", unit="°"),
        work=effort(
            *(
                ("step", "digits", "fact")
                if kind == "shares"
                else ("fact", "fact")
                if shares
                else ("fact",)
                if kind == "two"
                else ("fact", "carry")
            )
        ),
        figure=lazy_figure(picture, place, parts, shares),
    )


def build_prompt(place: str, parts: list[int], shares: tuple[int, ...]) -> Block:
    """The sentence."""
    if not shares:
        known: Formula = deg(parts[0]) if len(parts) == 1 else ("and", *map(deg, parts))
        return t(f"geo.angles.{place}", told=known)
    letters = comma_list([*(deg(one) for one in parts), *(jux(one, "x") for one in shares)])
    return t(f"geo.angles_x.{place}", told=letters, x=eq("x", gap()))


def picture(place: str, parts: list[int], shares: tuple[int, ...]) -> Figure:
    """The angles one after another, drawn to size."""
    whole = WHOLES[place]
    unit = (whole - sum(parts)) // (sum(shares) or 1)
    sizes = [*parts, *((one * unit for one in shares) if shares else (unit,))]
    marks: list[Formula] = [
        *(deg(one) for one in parts),
        *((jux(one, "x") for one in shares) if shares else ("?",)),
    ]
    items: list[FigureItem] = [line(CENTRE, spot(CENTRE, 95, 0))]
    at = 0
    for size, mark in zip(sizes, marks, strict=True):
        items.append(line(CENTRE, spot(CENTRE, 95, at + size)))
        items.append(angle(CENTRE, at, at + size, mark))
        at += size
    if place == "corner":
        items.append(right(CENTRE, 0))
    return figure(
        260,
        215 if place == "point" else 130,
        items,
        f"geo.alt.angles.{place}",
        told=comma_list(marks),
    )


@fill.verify
def _(q: Params, v: int) -> bool:
    turned = v * sum(q.shares) if q.shares else v
    for part in q.parts:
        turned += part
    return turned * 4 == {"corner": 360, "line": 720, "point": 1440}[q.place]


@fill.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    whole, known, count = WHOLES[q.place], sum(q.parts), sum(q.shares) or 1
    other = 360 if whole == 180 else 180
    yield from plausible_mistakes(
        (whole - known) // count,
        (F(other - known, count), "geo.wrong_whole"),
        (
            F(whole, count) if q.shares and q.parts else F(whole, len(q.shares) or 99),
            "geo.known_ignored" if q.parts else "geo.shared_evenly",
        ),
        (
            (whole - known) // count * max(q.shares, default=1) if q.shares else whole - q.parts[0],
            "geo.one_part_more",
        ),
        (
            (F(whole + known, count) if whole + known < 360 * count else 0)
            if q.parts
            else F(whole, max(q.shares)),
            "geo.added_instead" if q.parts else "geo.x_forgotten",
        ),
        (
            known if not q.shares else F(whole - known, 2 * count),
            "geo.sum_of_known" if not q.shares else "geo.half_whole",
        ),
    )


@fill.steps
def _(q: Params) -> Iterator[SolutionStep]:
    whole, known, count = WHOLES[q.place], sum(q.parts), sum(q.shares)
    yield step(f"geo.say.whole.{q.place}")
    if not q.shares:
        if len(q.parts) > 1:
            yield step("geo.say.known_angles", m=eq(add(*q.parts), known))
        yield step("geo.say.what_is_left", m=eq(sub(whole, known), whole - known))
        return
    if q.parts:
        yield step("geo.say.what_is_left", m=eq(sub(whole, known), whole - known))
    yield step("geo.say.count_x", m=eq(add(*(jux(one, "x") for one in q.shares)), jux(count, "x")))
    yield step("geo.say.divide_out", m=eq("x", div(whole - known, count), (whole - known) // count))
