"""Equations that are solved in one step."""

from collections.abc import Iterator

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    add,
    dec,
    div,
    effort,
    eq,
    frac,
    generator,
    jux,
    mul,
    number,
    step,
    sub,
    t,
)

ALL = ("add", "sub", "mul", "div")


@generator(
    presets={
        "6N1": P(kinds=ALL, most=60, decimals=True, letters="x", secs=15),
        "L2": P(kinds=(*ALL, "from"), most=90, decimals=False, letters="xnayz", level=2, secs=15),
    }
)
def equation_of_one_step(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    tenths = p.decimals and r.below(3) == 0
    scale = 10 if tenths else 1
    if kind in ("mul", "div"):
        given = F(r.between(3, 9 if tenths else 12))
        other = F(r.between(12, 69) if tenths else r.between(4, 20), scale)
        x, result = (other, given * other) if kind == "mul" else (given * other, other)
    else:
        given, x = F(r.between(8, p.most), scale), F(r.between(8, p.most), scale)
        result = {"add": x + given, "sub": x - given, "from": given - x}[kind]
    if (tenths and x.denominator == 1 and result.denominator == 1) or result <= 0 or x == given:
        return REJECT
    letter = r.pick(p.letters)
    return Draft(
        params={"kind": kind, "p": given, "q": result, "letter": letter},
        prompt=(
            t("alg.find", equation=build_equation(kind, given, result, letter), letter=letter),
        ),
        answer=number(x, form="rational", looks="decimal"),
        work=effort("step", "fact") if kind in ("mul", "div") else effort("step", "digits"),
        normal=(kind, given, result),
    )


def build_equation(kind: str, p: F, q: F, letter: str) -> Formula:
    """The equation."""
    number_given = dec(p)
    match kind:
        case "add":
            left = add(letter, number_given)
        case "sub":
            left = sub(letter, number_given)
        case "from":
            left = sub(number_given, letter)
        case "mul":
            left = jux(number_given, letter)
        case _:
            left = frac(letter, number_given)
    return eq(left, dec(q))


@equation_of_one_step.verify
def _(q: Params, v: F) -> bool:
    match q.kind:
        case "add":
            return v + q.p == q.q
        case "sub":
            return v - q.p == q.q
        case "from":
            return v + q.q == q.p
        case "mul":
            return v * q.p == q.q
        case _:
            return v == q.p * q.q


@equation_of_one_step.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    unit = F(1, 10) if (q.p * q.q).denominator > 1 else F(1)
    match q.kind:
        case "add":
            x = q.q - q.p
            yield q.q + q.p, "alg.same_way"
        case "sub":
            x = q.q + q.p
            yield abs(q.q - q.p), "alg.same_way"
        case "from":
            x = q.p - q.q
            yield q.p + q.q, "alg.taken_from"
            yield -x, "alg.sign_lost"
        case "mul":
            x = q.q / q.p
            yield q.q - q.p, "alg.factor_subtracted"
            yield q.q * q.p, "alg.same_way"
        case _:
            x = q.q * q.p
            yield q.q + q.p, "alg.divisor_added"
            if q.q % q.p == 0:
                yield q.q / q.p, "alg.same_way"
    if q.kind in ("mul", "div"):
        yield x + unit, "alg.table_slip"
        yield x - unit, "alg.table_slip"
    else:
        yield x + 10 * unit, "alg.ten_slip"
        yield x - 10 * unit, "alg.ten_slip"
        yield x + unit, "alg.one_slip"


@equation_of_one_step.steps
def _(q: Params) -> Iterator[SolutionStep]:
    p, result = dec(q.p), dec(q.q)
    match q.kind:
        case "add":
            yield step("alg.say.take_away", p=p, m=eq(q.letter, sub(result, p), dec(q.q - q.p)))
        case "sub":
            yield step("alg.say.put_on", p=p, m=eq(q.letter, add(result, p), dec(q.q + q.p)))
        case "from":
            yield step("alg.say.add_letter", letter=q.letter, m=eq(p, add(result, q.letter)))
            yield step(
                "alg.say.take_away", p=result, m=eq(q.letter, sub(p, result), dec(q.p - q.q))
            )
        case "mul":
            yield step("alg.say.divide", p=p, m=eq(q.letter, div(result, p), dec(q.q / q.p)))
        case _:
            yield step("alg.say.multiply", p=p, m=eq(q.letter, mul(result, p), dec(q.q * q.p)))
