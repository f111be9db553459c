"""Division with a remainder: rounded up, rounded down, or the remainder itself."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
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
from abaculus.questions.generators.story._mistakes import near_misses


@generator(
    presets={
        "4N3": P(kinds=("up", "down", "left"), n=(20, 99), by=(3, 9), secs=30),
        "L2": P(kinds=("up", "down", "left"), n=(40, 150), by=(4, 12), level=2, secs=30),
        "g5": P(kinds=("up", "down", "left", "lacking"), n=(60, 300), by=(6, 15), grade="5",
                category="N", secs=30),
    }
)  # fmt: skip
def rest(r: Rng, p: Params) -> MaybeDraft:
    kind, story = r.pick(p.kinds), r.below(4)
    n, g = r.between(*p.n), r.between(*p.by)
    full, left = divmod(n, g)
    if not left or full < 3:
        return REJECT
    truth = {"up": full + 1, "down": full, "left": left}.get(kind, g - left)
    return Draft(
        params={"kind": kind, "story": story, "n": n, "g": g},
        prompt=(t(f"story.{kind}_{story}", n=n, g=g, who=r.pick(PEOPLE)),),
        answer=number(truth, form="plain"),
        work=effort("model", "long" if n > 99 else "fact", "carry", "compare"),
    )


@rest.verify
def _(q: Params, v: int) -> bool:
    match q.kind:
        case "up":
            return (v - 1) * q.g < q.n <= v * q.g
        case "down":
            return v * q.g <= q.n < (v + 1) * q.g
        case "left":
            return 0 <= v < q.g and (q.n - v) % q.g == 0
        case _:
            return 0 <= v < q.g and (q.n + v) % q.g == 0


@rest.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    full, left = divmod(q.n, q.g)
    true = {"up": full + 1, "down": full, "left": left}.get(q.kind, q.g - left)
    if q.kind in ("up", "left", "lacking"):
        yield full, "story.rest_forgotten"
    if q.kind == "down":
        yield full + 1, "story.not_full"
    yield left, "story.rest_taken"
    if q.kind in ("left", "lacking"):
        yield q.g - left, "story.lacking_taken"
    if q.kind == "up":
        yield full + 2, "story.one_slip"
    yield from near_misses(true)


@rest.steps
def _(q: Params) -> Iterator[SolutionStep]:
    full, left = divmod(q.n, q.g)
    yield step("story.say.how_often", m=eq(q.n, add(mul(full, q.g), left)))
    match q.kind:
        case "up":
            yield step("story.say.one_more", m=eq(add(full, 1), full + 1), left=left)
        case "down":
            yield step("story.say.only_full", m=full, left=left)
        case "left":
            yield step("story.say.rest_asked", m=eq(sub(q.n, full * q.g), left))
        case _:
            yield step("story.say.lacking", m=eq(sub(q.g, left), q.g - left), left=left)
