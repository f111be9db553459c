"""Years across the start of the era: there is no year 0."""

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
    effort,
    eq,
    generator,
    number,
    step,
    sub,
    t,
    year,
)

STORIES = 3
WORK = {"span": ("idea", "digits", "sign"), "after": ("idea", "digits", "sign"),
        "before": ("idea", "digits", "sign", "sign")}  # fmt: skip


@generator(
    presets={
        "g6": P(kinds=("span",), most=60, hint=True, grade="6", category="E", secs=30),
        "g9": P(kinds=("span", "after", "before"), most=300, hint=False, grade="9", category="E",
                secs=30),
        "L3": P(kinds=("span", "after"), most=100, hint=True, level=3, secs=30),
        "L4": P(kinds=("span", "after", "before"), most=500, hint=False, level=4, secs=30),
    }
)  # fmt: skip
def era(r: Rng, p: Params) -> MaybeDraft:
    kind, story = r.pick(p.kinds), r.below(STORIES)
    early, late = r.sample(range(3, p.most + 1), 2)
    years = early + late - 1
    slots: dict[str, Formula] = {"early": ("year", -early), "late": ("raw", str(late)), "n": years}
    slots.pop({"span": "n", "after": "late"}.get(kind, "early"))
    if years < 12:
        return REJECT
    answer = {"span": number(years, form="plain"), "after": year(late), "before": year(-early)}[
        kind
    ]
    note = (t("time.no_zero"),) if p.hint else ()
    return Draft(
        params={"kind": kind, "story": story, "early": early, "late": late},
        prompt=(t(f"time.era_{kind}_{story}", **slots), *note),
        answer=answer,
        work=effort(*WORK[kind], *(("digits",) if p.most > 100 else ())),
    )


@era.verify
def _(q: Params, v: int) -> bool:
    years = q.early + q.late - 1
    start, end = {"span": (-q.early, q.late), "after": (-q.early, v)}.get(q.kind, (v, q.late))
    if start >= 0 or end <= 0:
        return False
    astronomical = start + 1
    return end - astronomical == (v if q.kind == "span" else years)


@era.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    match q.kind:
        case "span":
            yield q.early + q.late, "time.year_zero"
            yield abs(q.early - q.late), "time.eras_subtracted"
            yield q.early + q.late - 2, "time.two_years"
            yield q.early + q.late + 1, "time.both_ends"
        case "after":
            yield q.late - 1, "time.year_zero"
            yield q.late - 2, "time.year_zero_twice"
            yield q.late + 2 * q.early - 1, "time.eras_added"
            yield q.late + 1, "time.both_ends"
        case _:
            yield -(q.early - 1), "time.year_zero"
            yield q.early, "time.wrong_era"
            yield -(q.early + 1), "time.both_ends"
            yield -(q.early + q.late), "time.era_not_crossed"


@era.steps
def _(q: Params) -> Iterator[SolutionStep]:
    years = q.early + q.late - 1
    match q.kind:
        case "span":
            yield step("time.say.to_year_one", m=q.early, early=("year", -q.early))
            yield step("time.say.from_year_one", m=eq(sub(q.late, 1), q.late - 1))
            yield step("time.say.add_both", m=eq(add(q.early, q.late - 1), years))
        case "after":
            yield step("time.say.to_year_one", m=q.early, early=("year", -q.early))
            yield step("time.say.years_left", m=eq(sub(years, q.early), q.late - 1))
            yield step("time.say.from_one", m=eq(add(1, q.late - 1), q.late))
        case _:
            yield step("time.say.back_to_one", m=eq(sub(q.late, 1), q.late - 1))
            yield step("time.say.years_left", m=eq(sub(years, q.late - 1), q.early))
            yield step("time.say.that_many_before", m=("year", -q.early))
