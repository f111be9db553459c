"""The value of a digit, and numbers composed of ones, tens, hundreds and thousands."""

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
    t,
)

PLACES = ("ones", "tens", "hundreds", "thousands", "ten_thousands")


@generator(
    presets={
        "1G3": P(ways=("build", "part"), size=2, secs=15, finite=252),
        "2G3": P(ways=("worth",), size=3, secs=15),
        "L1": P(ways=("worth", "build", "part"), size=4, level=1, secs=15),
        "g3": P(ways=("worth", "build", "part"), size=4, grade="3", category="G", secs=15),
        "g4": P(ways=("worth",), size=5, grade="4", category="G", secs=15),
    }
)
def place_value(r: Rng, p: Params) -> MaybeDraft:
    way = r.pick(p.ways)
    digits = digits_of(r, p.size, way)
    n = int("".join(map(str, digits)))
    place = r.below(p.size)
    digit = n // 10**place % 10
    if digit == 0 and way == "worth":
        return REJECT
    work = effort("look", "recall")
    match way:
        case "worth":
            asked, true = t("num.worth", digit=digit, n=n), digit * 10**place
        case "part":
            others = {f"d{k}": n // 10**k % 10 for k in range(p.size)}
            asked, true = t(f"num.part_{p.size}_{place}", n=n, **others), digit
        case _:
            others = {f"d{k}": n // 10**k % 10 for k in range(p.size)}
            asked, true = t(f"num.build_{p.size}", **others), n
            work = effort("fact", times=p.size - 1)
    return Draft(
        params={"way": way, "n": n, "place": place if way != "build" else 0, "size": p.size},
        prompt=(asked,),
        answer=number(true, form="plain"),
        work=work,
    )


def digits_of(r: Rng, size: int, way: str) -> tuple[int, ...]:
    """Digits, all different if one is named, with zeros inside if the number is composed."""
    first = r.between(1, 9)
    if way == "worth":
        return first, *r.sample([d for d in range(10) if d != first], size - 1)
    rest = [0 if size > 2 and r.below(3) == 0 else r.between(0, 9) for _ in range(size - 1)]
    return first, *rest


@place_value.verify
def _(q: Params, v: int) -> bool:
    written = str(q.n)
    if q.way == "build":
        return sum(int(d) * 10**k for k, d in enumerate(reversed(written))) == v
    digit = written[-1 - q.place]
    return str(v) == digit + "0" * (q.place if q.way == "worth" else 0)


@place_value.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    digit = q.n // 10**q.place % 10
    written = str(q.n)
    match q.way:
        case "worth":
            true = digit * 10**q.place
            yield digit, "num.digit_alone"
            yield true * 10, "num.place_too_high"
            if q.place:
                yield true // 10, "num.place_too_low"
            yield q.n % 10 ** (q.place + 1), "num.with_the_rest"
            yield 10**q.place, "num.place_alone"
            yield true * 100, "num.place_too_high"
        case "part":
            for k, one in enumerate(reversed(written)):
                if k != q.place:
                    yield int(one), "num.other_place"
            if q.place:
                yield digit * 10**q.place, "num.worth_not_count"
            yield digit + 1, "num.one_too_many"
            yield digit + 10, "num.ten_too_many"
        case _:
            if q.n % 10:
                yield int(written[::-1]), "num.digits_turned"
            yield sum(map(int, written)), "num.digits_added"
            if "0" in written[1:]:
                yield int(written.replace("0", "")), "num.zero_left_out"
            if q.size == 2:
                yield 100 * (q.n // 10) + q.n % 10, "num.parts_glued"
            yield q.n * 10, "num.zero_hung_on"
            yield q.n + 10, "num.ten_too_many"


@place_value.steps
def _(q: Params) -> Iterator[SolutionStep]:
    worths = [int(d) * 10 ** (q.size - 1 - k) for k, d in enumerate(str(q.n))]
    written = add(*(one for one in worths if one)) if sum(map(bool, worths)) > 1 else q.n
    digit = q.n // 10**q.place % 10
    place: Formula = ("word", f"num.{PLACES[q.place]}")
    match q.way:
        case "worth":
            yield step("num.say.by_places", m=eq(q.n, written))
            worth = eq(mul(digit, 10**q.place), digit * 10**q.place) if q.place else digit
            yield step("num.say.stands_for", place=place, m=worth)
        case "part":
            yield step("num.say.by_places", m=eq(q.n, written) if written != q.n else q.n)
            yield step("num.say.count_of", place=place, m=digit)
        case _:
            yield step("num.say.write_in_places")
            yield step(m=eq(written, q.n) if written != q.n else q.n)
