"""Which is longer, shorter, heavier or lighter, and by how much."""

from collections.abc import Iterator
from typing import Any

from abaculus.questions.figures import figure, label, tiles
from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Figure,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    choice,
    effort,
    eq,
    generator,
    lazy_figure,
    number,
    rel,
    step,
    sub,
    t,
)

LETTERS: tuple[Formula, Formula] = (("raw", "A"), ("raw", "B"))
THINGS = (("pencil", "crayon"), ("scarf", "belt"), ("bench", "table"), ("ribbon", "string"))
BLOCK = 26


@generator(
    presets={
        "RE2": P(kind="blocks", secs=15, finite=288, few=1),
        "1E3": P(kind="units", secs=15, few=1),
        "L1": P(kind="scale", level=1, secs=15),
    }
)
def compare(r: Rng, p: Params) -> MaybeDraft:
    low, high = {"blocks": (1, 9), "units": (2, 15), "scale": (13, 95)}[p.kind]
    a, b = r.sample(range(low, high + 1), 2)
    match p.kind:
        case "blocks":
            return which(r.pick(("longer", "shorter", "heavier", "lighter")), a, b)
        case "units":
            return things(r, a, b)
        case _:
            a, b = max(a, b), min(a, b)
            if a % 10 == b % 10:
                return REJECT
            story, way = r.between(0, 2), r.pick(("more", "less"))
            unit = ("cm", "kg", "kg")[story]
            slots: dict[str, Formula] = {"a": ("qty", a, unit), "b": ("qty", b, unit), "ask": way}
            return Draft(
                params={"kind": "scale", "a": a, "b": b, "story": story, "ask": way},
                prompt=(t(f"meas.scale_{story}", **slots),),
                answer=number(a - b, form="plain", unit=unit),
                work=effort("digits"),
                normal=(a, b, story, way),
            )


def which(ask: str, a: int, b: int) -> Draft:
    """Two rods or bags in blocks."""
    is_rod = ask in ("longer", "shorter")
    is_first = (a > b) == (ask in ("longer", "heavier"))
    return Draft(
        params={"kind": "blocks", "ask": ask, "a": a, "b": b},
        prompt=(t("meas.rods" if is_rod else "meas.bags", a=a, b=b, ask=ask),),
        answer=choice(LETTERS, 0 if is_first else 1),
        work=effort("compare"),
        figure=lazy_figure(rods, a, b) if is_rod else None,
    )


def rods(a: int, b: int) -> Figure:
    """Two rods of blocks, one below the other."""
    items = [
        label((14, 40), LETTERS[0]),
        tiles((32, 22), BLOCK, ("#" * a,)),
        label((14, 100), LETTERS[1]),
        tiles((32, 82), BLOCK, ("o" * b,)),
    ]
    return figure(40 + 9 * BLOCK, 130, items, "meas.alt.rods", a=a, b=b)


def things(r: Rng, a: int, b: int) -> Draft:
    """Two things measured with a third."""
    ask = r.pick(("longer", "shorter", "long", "short"))
    story = r.below(len(THINGS))
    is_difference = ask in ("longer", "shorter")
    if is_difference:
        a, b = max(a, b), min(a, b)
    first, second = ((("word", f"meas.{name}")) for name in THINGS[story])
    chosen = 0 if (a > b) == (ask == "long") else 1
    return Draft(
        params={"kind": "units", "ask": ask, "a": a, "b": b, "story": story},
        prompt=(t(f"meas.long_{story}", a=a, b=b, ask=ask),),
        answer=number(a - b, form="plain") if is_difference else choice((first, second), chosen),
        work=effort("fact") if is_difference else effort("compare"),
    )


@compare.verify
def _(q: Params, v: Any) -> bool:
    if isinstance(v, int):
        return v > 0 and q.b + v == q.a
    chosen, other = (q.a, q.b) if v in (LETTERS[0], word(q, 0)) else (q.b, q.a)
    blocks = range(1, chosen + 1)
    return (other in blocks) == (q.ask in ("longer", "heavier", "long"))


def word(q: Params, place: int) -> Formula:
    """One of the two things."""
    return ("word", f"meas.{THINGS[getattr(q, 'story', 0)][place]}")


@compare.mistakes
def _(q: Params) -> Iterator[tuple[Any, str]]:
    if q.kind == "blocks":
        yield from ((one, "meas.turned") for one in LETTERS)
    elif q.ask in ("long", "short"):
        yield from ((word(q, place), "meas.turned") for place in (0, 1))
    else:
        yield q.a + q.b, "meas.added"
        yield q.a - q.b + 1, "meas.counted_both_ends"
        yield q.a, "meas.longer_taken"
        if q.kind == "scale":
            yield q.a - q.b + 10, "meas.ten_slip"
        yield q.a - q.b - 1, "meas.one_slip"
        yield q.b, "meas.shorter_taken"


@compare.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.kind == "scale" or (q.kind == "units" and q.ask in ("longer", "shorter")):
        yield step("meas.say.difference", m=eq(sub(q.a, q.b), q.a - q.b))
        return
    yield step("meas.say.compare", m=rel(">" if q.a > q.b else "<", q.a, q.b))
    is_first = (q.a > q.b) == (q.ask in ("longer", "heavier", "long"))
    place = 0 if is_first else 1
    yield step("meas.say.so", m=LETTERS[place] if q.kind == "blocks" else word(q, place))
