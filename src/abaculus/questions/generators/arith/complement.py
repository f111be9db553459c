"""The complement to ten, to a hundred, to a thousand or to the full hour."""

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
    gap,
    generator,
    number,
    step,
    sub,
    t,
)


@generator(
    presets={
        "g2": P(finite=34, goals=(10, 20, 100), step=10, grade="2", category="G", secs=15),
        "g4": P(finite=842, goals=(100, 1000, 60), step=5, grade="4", category="G", secs=15),
        "L1": P(finite=725, goals=(100, 60), step=1, level=1, secs=15),
        "L2": P(goals=(1000, 1000, 10000), step=1, level=2, secs=15),
    }
)
def complement(r: Rng, p: Params) -> MaybeDraft:
    goal = r.pick(p.goals)
    step_ = p.step if goal in (100, 1000) else 10 if goal == 10000 else 1
    n = step_ * r.between(1, goal // step_ - 1)
    if 2 * n == goal or n == 50:
        return REJECT
    params = {"goal": goal, "n": n, "hour": 0}
    if goal == 60:
        params["hour"] = r.between(1, 11)
        prompt = t("arith.to_hour", now=("clock", params["hour"], n), h=params["hour"] + 1)
    else:
        kind = r.pick(("missing", "plus"))
        prompt = (
            t("arith.to_goal", n=n, goal=goal)
            if kind == "missing"
            else t("arith.fill_goal", equation=eq(add(n, gap()), goal))
        )
    return Draft(
        params=params,
        prompt=(prompt,),
        answer=number(goal - n, form="plain", unit="min" if goal == 60 else None),
        work=effort("digits") if goal > 100 else effort("carry") if goal > 20 else effort("fact"),
        normal=(goal, n, params["hour"]),
    )


@complement.verify
def _(q: Params, v: int) -> bool:
    return v + q.n == q.goal


@complement.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    true = q.goal - q.n
    if q.goal == 60 and q.n < 100:
        yield 100 - q.n, "arith.hour_of_hundred"
    if q.goal >= 100:
        # every place filled up to ten, as if nothing were carried
        higher = ((10, "goal_ten_high"), (100, "goal_hundred_high"), (110, "each_place_to_ten"))
        for more, cause in higher:
            if true + more < q.goal and (true % 10 or more == 100):
                yield true + more, f"arith.{cause}"
    yield true + 1, "arith.off_by_one"
    if true > 1:
        yield true - 1, "arith.off_by_one"
    yield q.n, "arith.number_itself"
    yield q.goal + q.n, "arith.added_goal"


@complement.steps
def _(q: Params) -> Iterator[SolutionStep]:
    n, goal = q.n, q.goal
    size = 10 if goal <= 100 else 100
    near = -(-n // size) * size
    if near not in (n, goal):
        yield step("arith.say.to_next", n=near, m=eq(sub(near, n), near - n))
        yield step("arith.say.on_to_goal", n=goal, m=eq(sub(goal, near), goal - near))
        yield step("arith.say.both_steps", m=eq(add(near - n, goal - near), goal - n))
    else:
        yield step("arith.say.up_to", n=goal, m=eq(sub(goal, n), goal - n))
