"""Two calculations one after the other, in a story or in words."""

from collections.abc import Callable, Iterator

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
    sub,
    t,
)
from abaculus.questions.generators._people import PEOPLE
from abaculus.questions.generators.story._mistakes import THINGS, near_misses

Way = tuple[str, str]
WAYS: dict[str, Way] = {
    "times_plus": ("*", "+"), "times_minus": ("*", "-"), "share_plus": ("/", "+"),
    "share_minus": ("/", "-"), "plus_share": ("+", "/"), "plus_times": ("+", "*"),
    "minus_times": ("-", "*"), "minus_share": ("-", "/"),
}  # fmt: skip
"""Each kind takes x, does the first operation with y, then the second with z."""


@generator(
    presets={
        "3N2": P(wording="story", kinds=("times_plus", "times_minus", "share_plus", "share_minus",
                 "plus_share"), by=9, most=200, secs=30),
        "5N4": P(wording="words", kinds=tuple(WAYS), by=9, most=200, secs=15),
        "L2": P(wording="story", kinds=("times_plus", "times_minus", "plus_share", "minus_share"),
                by=12, most=300, level=2, secs=30),
        "g4": P(wording="story", kinds=("times_plus", "times_minus", "share_minus", "plus_share",
                "minus_share"), by=12, most=400, grade="4", category="N", secs=30),
    }
)  # fmt: skip
def two_steps(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    x, y, z = pick_numbers(r, kind, p.by)
    middle, end = both_results(kind, x, y, z)
    if not 2 <= end <= p.most or middle < 2 or len({x, y, z}) < 3 or end in (x, y, z):
        return REJECT
    story, noun = r.below(2), r.pick(THINGS)
    who, other = r.sample(PEOPLE, 2)
    slots: dict[str, Formula] = {
        "x": x, "y": y, "z": z, "who": who, "other": other, "xs": ("count", x, noun),
        "ys": ("count", y, noun), "things": ("noun", 2, noun),
    }  # fmt: skip
    shown = "story" if p.wording == "story" else "words"
    return Draft(
        params={"kind": kind, "told": shown, "story": story, "x": x, "y": y, "z": z},
        prompt=(t(f"story.{shown}_{kind}_{story}", **slots),),
        answer=number(end, form="plain"),
        work=effort("fact", "carry", *(("model", "carry") if shown == "story" else ())),
        normal=(kind, x, y, z),
    )


def pick_numbers(r: Rng, kind: str, by: int) -> tuple[int, int, int]:
    """Numbers for which every division is exact."""
    a, b, c = r.between(3, by), r.between(3, by), r.between(3, 19)
    match kind:
        case "times_plus" | "times_minus":
            return a, b, c
        case "share_plus" | "share_minus":
            return a * b, a, c if kind == "share_plus" else r.between(2, b)
        case "plus_share":
            part = r.between(a * b // 3 + 1, a * b - a * b // 3 - 1)
            return part, a * b - part, a
        case "minus_share":
            return a * b + c, c, a
        case "plus_times":
            return r.between(2, 12), r.between(2, 9), r.between(2, 9)
        case _:
            return a + c, c, r.between(2, 9)


def calculate(x: int, way: str, y: int) -> int:
    """One calculation."""
    return {"+": x + y, "-": x - y, "*": x * y}.get(way, x // y if y else 0)


def both_results(kind: str, x: int, y: int, z: int) -> tuple[int, int]:
    """The intermediate result and the final one."""
    one, two = WAYS[kind]
    middle = calculate(x, one, y)
    return middle, calculate(middle, two, z)


@two_steps.verify
def _(q: Params, v: int) -> bool:
    one, two = WAYS[q.kind]
    back = {"+": v - q.z, "-": v + q.z, "/": v * q.z}
    if two == "*":
        if v % q.z:
            return False
        back["*"] = v // q.z
    between = back[two]
    return {"+": between - q.y == q.x, "-": between + q.y == q.x, "/": between * q.y == q.x}.get(
        one, between == sum([q.x] * q.y)
    )


TURNED = {"+": "-", "-": "+", "*": "+", "/": "-"}


@two_steps.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    one, two = WAYS[q.kind]
    middle, end = both_results(q.kind, q.x, q.y, q.z)
    yield middle, "story.half_way"
    for first, second in ((one, TURNED[two]), (TURNED[one], two)):
        wrong = calculate(calculate(q.x, first, q.y), second, q.z)
        if wrong > 0:
            yield wrong, "story.other_operation"
    yield from near_misses(end)


@two_steps.steps
def _(q: Params) -> Iterator[SolutionStep]:
    one, two = WAYS[q.kind]
    middle, end = both_results(q.kind, q.x, q.y, q.z)
    sign: dict[str, Callable[..., Formula]] = {"+": add, "-": sub, "*": mul, "/": div}
    yield step(f"story.say.first_{NAMES[one]}", m=eq(sign[one](q.x, q.y), middle))
    yield step(f"story.say.then_{NAMES[two]}", m=eq(sign[two](middle, q.z), end))


NAMES = {"+": "add", "-": "subtract", "*": "multiply", "/": "divide"}
