"""Lengths added, cut or compared."""

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
    mul,
    number,
    step,
    sub,
    t,
)
from abaculus.questions.generators._people import PEOPLE

ONE = ("model", "digits")
TWO = ("model", "fact", "carry", "digits")


@generator(
    presets={
        "2E2": P(kinds=("join", "cut", "compare"), low=13, high=99, tens=1, easy=False, secs=30),
        "g3": P(kinds=("pieces", "row"), low=105, high=300, tens=5, easy=False, grade="3",
                category="E", secs=30),
        "L1": P(kinds=("join", "cut", "compare"), low=20, high=180, tens=5, easy=True, level=1,
                secs=15),
    }
)  # fmt: skip
def length(r: Rng, p: Params) -> MaybeDraft:
    kind, story = r.pick(p.kinds), r.between(0, 2)
    many = 1
    if kind in ("pieces", "row"):
        many, story = r.between(2, 4), story % 2
        a, b = p.tens * r.between(p.low // p.tens, p.high // p.tens), 5 * r.between(3, 12)
        if kind == "row":
            a = b // 5 * 5 + 5 * r.between(1, 9)
    else:
        a, b = sorted((p.tens * r.between(p.low // p.tens, p.high // p.tens) for _ in range(2)),
                      reverse=True)  # fmt: skip
        if kind == "join" and a + b > (100 if p.tens == 1 else 300):
            return REJECT
    if a - many * b < 4 and kind not in ("row", "join"):
        return REJECT
    truth = a + many * b if kind in ("join", "row") else a - many * b
    slots: dict[str, Formula] = {"a": ("qty", a, "cm"), "b": ("qty", b, "cm")}
    if many > 1:
        slots["n"] = many
    if kind == "compare" and story == 1:
        slots["one"], slots["two"] = r.sample(PEOPLE, 2)
    return Draft(
        params={"kind": kind, "story": story, "a": a, "b": b, "n": many},
        prompt=(t(f"meas.{kind}_{story}", **slots),),
        answer=number(truth, form="plain", unit="cm"),
        work=effort("carry") if p.easy else effort(*(TWO if many > 1 else ONE)),
    )


@length.verify
def _(q: Params, v: int) -> bool:
    pieces = [q.b] * q.n
    return v == sum([q.a, *pieces]) if q.kind in ("join", "row") else v + sum(pieces) == q.a


@length.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    plus = q.kind in ("join", "row")
    true = q.a + q.n * q.b if plus else q.a - q.n * q.b
    if q.n > 1:
        yield q.a + q.b if plus else q.a - q.b, "meas.one_piece"
    if not plus:
        yield q.a + q.n * q.b, "meas.added"
    elif q.a > q.n * q.b:
        yield q.a - q.n * q.b, "meas.subtracted"
    yield true + 10, "meas.ten_slip"
    if true > 10:
        yield true - 10, "meas.ten_slip"
    yield true + 1, "meas.one_slip"
    yield q.a, "meas.longer_taken"


@length.steps
def _(q: Params) -> Iterator[SolutionStep]:
    total = q.n * q.b
    if q.n > 1:
        yield step("meas.say.all_pieces", m=eq(mul(q.n, q.b), total))
    if q.kind in ("join", "row"):
        yield step("meas.say.together", m=eq(add(q.a, total), q.a + total))
    else:
        name = "meas.say.difference" if q.kind == "compare" else "meas.say.take_away"
        yield step(name, m=eq(sub(q.a, total), q.a - total))
