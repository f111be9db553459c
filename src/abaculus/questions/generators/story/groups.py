"""Equal groups: the total, one share, the number of groups, times as many."""

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
    div,
    effort,
    eq,
    generator,
    mul,
    number,
    step,
    t,
)
from abaculus.questions.generators._people import PEOPLE
from abaculus.questions.generators.story._mistakes import THINGS, near_misses

PRODUCTS = ("groups", "again", "times")
SHARES = ("share", "pack", "less")
FIXED = 2
"""The story of each kind that has its own things."""


@generator(
    presets={
        "2N4": P(kinds=("groups", "again"), a=(2, 5), b=(2, 5), secs=15, finite=800),
        "3N4": P(kinds=("share", "pack"), a=(2, 10), b=(2, 10), secs=15),
        "4N2": P(kinds=("times", "less"), a=(2, 9), b=(2, 12), secs=15),
        "L1": P(kinds=("groups", "share", "pack", "times"), a=(3, 9), b=(3, 9), level=1, secs=15),
        "L2": P(kinds=("nested", "both"), a=(3, 9), b=(4, 12), level=2, secs=30),
    }
)
def equal_groups(r: Rng, p: Params) -> MaybeDraft:
    kind, story, noun = r.pick(p.kinds), r.pick((0, 0, 1, 1, FIXED)), r.pick(THINGS)
    a, b = r.between(*p.a), r.between(*p.b)
    n = r.between(2, 5) if kind == "nested" else 1
    who, other = r.sample(PEOPLE, 2)
    c = (a + 1) * b if kind == "both" else a * b * n
    if c > 200 or (a == b and r.below(8)):
        return REJECT
    slots: dict[str, Formula] = {
        "a": a, "b": b, "c": c, "n": n, "things": ("noun", 2, noun), "who": who, "other": other,
        "bs": ("count", b, noun), "cs": ("count", c, noun), "sum": add(*(b,) * a),
    }  # fmt: skip
    truth = c if kind in (*PRODUCTS, "nested") else a if kind == "pack" else b
    return Draft(
        params={"kind": kind, "story": story, "a": a, "b": b, "n": n},
        prompt=(t(f"story.{kind}_{story}", **slots),),
        answer=number(truth, form="plain"),
        work=effort(*WORK.get(kind, ("fact",))),
        normal=(kind, story, a, b, n, "" if story == FIXED else noun),
    )


WORK = {"nested": ("fact", "long"), "both": ("fact", "idea")}


@equal_groups.verify
def _(q: Params, v: int) -> bool:
    match q.kind:
        case "pack":
            return sum(range(0, q.a * q.b, q.b)) * 2 == q.b * v * (v - 1)
        case "share" | "less":
            return v == len(range(0, q.a * q.b, q.a))
        case "both":
            return v + sum(v for _ in range(q.a)) == q.b + q.a * q.b
        case _:
            return v == sum(q.b for _ in range(q.a) for _ in range(q.n))


@equal_groups.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    a, b, c = q.a, q.b, q.a * q.b * q.n
    if q.kind in PRODUCTS:
        yield a + b, "story.added"
        yield c + b, "story.one_group_more"
        yield c - b, "story.one_group_less"
        yield c + 1, "story.table_slip"
    elif q.kind == "nested":
        yield a * b, "story.half_way"
        yield a + b + q.n, "story.added"
        yield a * q.n, "story.half_way"
        yield c + b, "story.one_group_more"
        yield c - b, "story.one_group_less"
    elif q.kind == "both":
        if (a + 1) * b % a == 0:
            yield (a + 1) * b // a, "story.own_share_forgotten"
        yield a * b, "story.other_share"
        yield from near_misses(b)
    else:
        true, given = (a, b) if q.kind == "pack" else (b, a)
        yield c - given, "story.took_away"
        yield given, "story.given_number"
        yield from near_misses(true)
        yield c + given, "story.added"


@equal_groups.steps
def _(q: Params) -> Iterator[SolutionStep]:
    a, b = q.a, q.b
    match q.kind:
        case "again":
            yield step("story.say.again", m=eq(add(*(b,) * a), mul(a, b), a * b))
        case "groups" | "times":
            yield step(f"story.say.{q.kind}", m=eq(mul(a, b), a * b))
        case "nested":
            yield step("story.say.nested", m=eq(mul(a, b), a * b))
            yield step("story.say.nested_all", m=eq(mul(q.n, a * b), a * b * q.n))
        case "both":
            yield step("story.say.both_parts", m=eq(add(a, 1), a + 1), a=a)
            yield step("story.say.one_part", m=eq(div((a + 1) * b, a + 1), b))
        case "pack":
            yield step("story.say.pack", m=eq(div(a * b, b), a))
        case _:
            yield step(f"story.say.{q.kind}", m=eq(div(a * b, a), b))
