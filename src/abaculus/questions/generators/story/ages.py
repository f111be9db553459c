"""Ages now, at another time, and together."""

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
    jux,
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
        "L3": P(kinds=("sum", "gap", "will_be"), level=3, secs=30, finite=750),
        "L4": P(kinds=("then", "ago", "three"), level=4, secs=45),
        "g6": P(kinds=("sum", "gap"), grade="6", category="N", secs=30, finite=180),
        "g7": P(kinds=("sum", "gap", "will_be"), grade="7", category="N", secs=30, finite=750),
        "g9": P(kinds=("then", "ago", "three"), grade="9", category="N", secs=45),
    }
)
def ages(r: Rng, p: Params) -> MaybeDraft:
    kind, k = r.pick(p.kinds), r.between(2, 5)
    who, other, third = r.sample(PEOPLE, 3)
    young, n = r.between(3, 16), r.between(2, 12)
    old = k * young
    given: tuple[int, ...]
    match kind:
        case "sum":
            given, truth = (k, old + young), young
        case "gap":
            given, truth = (k, old - young), young
        case "will_be":
            old = k * (young + n) - n
            given, truth = (k, young, old), n
        case "then":
            old = k * (young + n) - n
            given, truth = (k, n, old - young), young
        case "ago":
            young += n
            old = k * (young - n) + n
            given, truth = (k, n, old - young), young
        case _:
            old = young + n
            given, truth = (k, n, young + old + k * young), young
    if old > 60 or old - young < 2 or (k > 3 and kind == "three") or n == young:
        return REJECT
    if (kind == "gap" and k == 2) or (kind == "ago" and young > 16):
        return REJECT
    if kind in ("will_be", "then", "ago") and old - young < 17:
        return REJECT
    slots: dict[str, Formula] = {"who": who, "other": other, "third": third, "k": k}
    slots.update(zip("abc", given, strict=False))
    story = r.below(2)
    adult = "mother" if r.flip() else "father"
    return Draft(
        params={"kind": kind, "given": given},
        prompt=(t(f"story.age_{kind}_{story}", adult=("word", f"story.{adult}"), **slots),),
        answer=number(truth, form="plain"),
        work=effort(*WORK[kind]),
        normal=(kind, story, given),
    )


WORK = {
    "sum": ("model", "idea", "fact"), "gap": ("model", "idea", "fact"),
    "will_be": ("model", "idea", "fact", "fact"),
    "then": ("model", "idea", "step", "step", "fact"),
    "ago": ("model", "idea", "step", "step", "fact"),
    "three": ("model", "idea", "step", "carry", "fact"),
}  # fmt: skip


@ages.verify
def _(q: Params, v: int) -> bool:
    k, a, *rest = q.given
    match q.kind:
        case "sum":
            return v + k * v == a
        case "gap":
            return k * v == v + a
        case "will_be":
            return rest[0] + v == k * (a + v)
        case "then":
            return v + rest[0] + a == k * (v + a)
        case "ago":
            return v + rest[0] - a == k * (v - a)
        case _:
            return sum((v, v + a, k * v)) == rest[0]


@ages.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    k, a, *rest = q.given
    match q.kind:
        case "sum":
            true = a // (k + 1)
            if a % k == 0:
                yield a // k, "story.own_share_forgotten"
            yield a - true, "story.older_one"
        case "gap":
            true = a // (k - 1)
            if a % k == 0:
                yield a // k, "story.own_years_forgotten"
            if a % (k + 1) == 0:
                yield a // (k + 1), "story.gap_for_sum"
            yield k * true, "story.older_one"
        case "will_be":
            true = (rest[0] - k * a) // (k - 1)
            yield rest[0] - k * a, "story.younger_stays"
            yield a + true, "story.age_then"
            yield rest[0] - a, "story.difference_of_ages"
        case "then" | "ago":
            sign = 1 if q.kind == "then" else -1
            then = rest[0] // (k - 1)
            true = then - sign * a
            yield then, "story.age_then"
            if then + sign * a > 0:
                yield then + sign * a, "story.years_wrong_way"
            yield true + rest[0], "story.older_one"
        case _:
            true = (rest[0] - a) // (k + 2)
            yield true + a, "story.older_one"
            yield k * true, "story.older_one"
            if rest[0] % 3 == 0:
                yield rest[0] // 3, "story.equal_ages"
    yield from near_misses(true)


def part(gap: int, parts: int) -> Formula:
    """One of several equal parts."""
    return eq(div(gap, parts), gap // parts) if parts > 1 else gap


@ages.steps
def _(q: Params) -> Iterator[SolutionStep]:
    k, a, *rest = q.given
    match q.kind:
        case "sum":
            yield step("story.say.age_parts", m=eq(add(k, 1), k + 1), k=k)
            yield step("story.say.age_one_part", m=eq(div(a, k + 1), a // (k + 1)))
        case "gap":
            yield step("story.say.age_gap_parts", m=eq(sub(k, 1), k - 1), k=k)
            yield step("story.say.age_one_part", m=eq(div(a, k - 1), a // (k - 1)))
        case "will_be":
            gap = rest[0] - a
            then = gap // (k - 1)
            yield step("story.say.age_gap", m=eq(sub(rest[0], a), gap))
            yield step("story.say.age_gap_then", m=part(gap, k - 1), k=k - 1)
            yield step("story.say.age_years", m=eq(sub(then, a), then - a))
        case "then" | "ago":
            then = rest[0] // (k - 1)
            yield step("story.say.age_gap_then", m=part(rest[0], k - 1), k=k - 1)
            if q.kind == "then":
                yield step("story.say.age_back", m=eq(sub(then, a), then - a))
            else:
                yield step("story.say.age_forward", m=eq(add(then, a), then + a))
        case _:
            total, parts = rest[0], k + 2
            whole = add("x", ("()", add("x", a)), jux(k, "x"))
            yield step("story.say.age_equation", m=eq(whole, total))
            yield step("story.say.age_collected", m=eq(jux(parts, "x"), total - a))
            yield step("story.say.age_divided", m=eq("x", (total - a) // parts))
            check = add(
                (total - a) // parts, (total - a) // parts + a, mul(k, (total - a) // parts)
            )
            yield step("story.say.age_check", m=eq(check, total))
            yield step("story.say.age_youngest", m=(total - a) // parts)
