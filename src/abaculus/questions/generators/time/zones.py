"""Clocks in two cities."""

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
    clock,
    effort,
    generator,
    rel,
    step,
    t,
)

AHEAD = {
    "honolulu": -600, "panama": -300, "lima": -300, "buenos_aires": -180, "accra": 0,
    "reykjavik": 0, "cape_town": 120, "nairobi": 180, "dubai": 240, "mumbai": 330, "dhaka": 360,
    "bangkok": 420, "singapore": 480, "tokyo": 540, "darwin": 570, "brisbane": 600,
}  # fmt: skip
"""Cities without daylight saving time, with the minutes by which they are ahead of Accra."""
WHOLE = tuple(name for name, ahead in AHEAD.items() if ahead % 60 == 0)


@generator(
    presets={
        "6E4": P(cities=WHOLE, lasts=0, secs=15),
        "L2": P(cities=tuple(AHEAD), lasts=95, level=2, secs=30),
    }
)
def zones(r: Rng, p: Params) -> MaybeDraft:
    here, there = r.sample(p.cities, 2)
    shift = AHEAD[there] - AHEAD[here]
    start = 5 * r.between(84, 264) if p.lasts else 5 * r.below(288)
    if not 120 <= abs(shift) <= 720 or start % 60 == 0:
        return REJECT
    lasts = 5 * r.between(5, p.lasts // 5) if p.lasts else 0
    if lasts == 60:
        return REJECT
    slots: dict[str, Formula] = {
        "at": ("clock", *divmod(start, 60)),
        "here": ("word", f"time.{here}"),
        "there": ("word", f"time.{there}"),
        "way": "ahead" if shift > 0 else "behind",
        "n": abs(shift) // 60,
    }
    name = "zones"
    if lasts:
        name = "lesson"
        slots["lasts"] = ("lasting", 60 * lasts)
        slots["shift"] = ("lasting", 60 * abs(shift))
    return Draft(
        params={"start": start, "shift": shift, "lasts": lasts},
        prompt=(t(f"time.{name}", **slots),),
        answer=clock(*divmod((start + lasts + shift) % 1440, 60)),
        work=effort(*(("carry", "carry", "carry", "model") if lasts else ("carry",))),
        normal=(start, here, there, lasts),
    )


@zones.verify
def _(q: Params, v: tuple[int, int]) -> bool:
    hours, minutes = v
    home = 60 * hours + minutes - q.shift - q.lasts
    return 0 <= minutes < 60 and 0 <= hours < 24 and (home - q.start) % 1440 == 0


@zones.mistakes
def _(q: Params) -> Iterator[tuple[tuple[int, int], str]]:
    true = q.start + q.lasts + q.shift
    ways = [((q.start + q.lasts - q.shift), "time.other_direction")]
    if q.lasts:
        ways += [(q.start + q.shift, "time.length_forgotten"), (q.start + q.lasts, "time.no_shift")]
    ways += [(true + 60, "time.hour_too_many"), (true - 60, "time.hour_lost"),
             (true + 720, "time.half_day"), (true + 240, "time.day_of_twenty")]  # fmt: skip
    for minutes, mis in ways:
        yield divmod(minutes % 1440, 60), mis


@zones.steps
def _(q: Params) -> Iterator[SolutionStep]:
    at = q.start
    if q.lasts:
        yield step("time.say.ends_at", m=rel("→", time_formula(at), time_formula(at + q.lasts)))
        at += q.lasts
    name = "time.say.ahead" if q.shift > 0 else "time.say.behind"
    yield step(name, m=rel("→", time_formula(at), time_formula(at + q.shift)))
    if not 0 <= at % 1440 + q.shift < 1440:
        yield step("time.say.past_midnight", m=time_formula(at + q.shift))


def time_formula(minutes: int) -> Formula:
    """A time of day."""
    return ("clock", *divmod(minutes % 1440, 60))
