"""Someone thinks of a number and says what becomes of it."""

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

PEOPLE = (
    ("Mila", "f"), ("Noah", "m"), ("Ines", "f"), ("Omar", "m"), ("Lena", "f"), ("Tom", "m"),
    ("Aya", "f"), ("Leo", "m"), ("Zoe", "f"), ("Ravi", "m"),
)  # fmt: skip


@generator(
    presets={
        "L1": P(kinds=("one",), most=20, level=1, secs=15, finite=542),
        "L2": P(kinds=("two",), most=12, level=2, secs=30),
        "L3": P(kinds=("three", "both"), most=12, level=3, secs=45),
        "g4": P(kinds=("one",), most=20, grade="4", category="N", secs=15, finite=542),
        "g6": P(kinds=("two",), most=15, grade="6", category="N", secs=30),
        "g8": P(kinds=("both",), most=15, grade="8", category="N", secs=45),
    }
)
def riddle(r: Rng, p: Params) -> MaybeDraft:
    kind, who = r.pick(p.kinds), r.pick(PEOPLE)
    x = r.between(3, p.most)
    if kind == "both":
        return balance_riddle(r, who, x)
    moves: list[tuple[str, int]] = []
    now, scales = x, r.flip()
    for _ in range(COUNTS[kind]):
        way, n = move(r, now, scales=scales)
        now = apply_move(now, way, n)
        moves.append((way, n))
        scales = not scales
    if not 3 <= now <= (60 if kind == "one" else 120) or now == x:
        return REJECT
    slots: dict[str, Formula] = {"who": ("name", *who), "result": now}
    for place, (way, n) in zip(("first", "second", "third"), moves, strict=False):
        slots[place], slots[f"{place}_number"] = way, n
    return Draft(
        params={"kind": kind, "moves": moves, "result": now},
        prompt=(t(f"alg.riddle_{kind}", **slots),),
        answer=number(x, form="plain"),
        work=effort(*("fact", "step") * len(moves), *(("model",) if kind == "three" else ())),
        normal=(moves, now),
    )


COUNTS = {"one": 1, "two": 2, "three": 3}


def move(r: Rng, now: int, *, scales: bool) -> tuple[str, int]:
    """The next operation on the number: times or divided by, or plus or minus."""
    if scales:
        parts = [n for n in range(2, 10) if now % n == 0 and now > n]
        return ("div", r.pick(parts)) if parts and r.flip() else ("mul", r.between(2, 6))
    return ("sub", r.between(2, now - 2)) if now > 6 and r.flip() else ("add", r.between(3, 20))


def apply_move(now: int, way: str, n: int) -> int:
    """The number after an operation."""
    return {"add": now + n, "sub": now - n, "mul": now * n}.get(way, now // n)


def balance_riddle(r: Rng, who: tuple[str, str], x: int) -> MaybeDraft:
    """k times the number less c is m times the number and d more."""
    m, c = r.between(2, 5), r.between(2, 12)
    k = m + r.between(2, 5)
    d = (k - m) * x - c
    if d < 2 or d == c:
        return REJECT
    return Draft(
        params={"kind": "both", "k": k, "m": m, "c": c, "d": d},
        prompt=(t("alg.riddle_both", who=("name", *who), k=k, m=m, c=c, d=d),),
        answer=number(x, form="plain"),
        work=effort("model", "step", "step", "step", "fact", "fact"),
        normal=(k, m, c, d),
    )


@riddle.verify
def _(q: Params, v: int) -> bool:
    if q.kind == "both":
        return q.k * v - q.c == q.m * v + q.d
    now = v
    for way, n in q.moves:
        if way == "div":
            now, rest = divmod(now, n)
            if rest:
                return False
        else:
            now = {"add": now + n, "sub": now - n, "mul": now * n}[way]
    return now == q.result


def undo_moves(q: Params) -> list[int]:
    """The number after each step back, from the result to the start."""
    found = [q.result]
    for way, n in reversed(q.moves):
        back = {"add": "sub", "sub": "add", "mul": "div", "div": "mul"}[way]
        found.append(apply_move(found[-1], back, n))
    return found


def wrong_ways(q: Params, x: int) -> Iterator[tuple[int, str]]:
    """Results of operations that are repeated or forgotten instead of undone."""
    # as numerator and denominator, because a repeated division may leave a fraction
    above, below = q.result, 1
    for way, n in q.moves:
        if way == "div":
            below *= n
        else:
            above = {"add": above + n * below, "sub": above - n * below, "mul": above * n}[way]
    if above > 0 and above % below == 0:
        yield above // below, "alg.riddle_forwards"
    if len(q.moves) > 1:
        yield undo_moves(q)[1], "alg.riddle_half"
        first, k = q.moves[0]
        if first in ("add", "sub"):
            yield abs(x + (2 * k if first == "add" else -2 * k)), "alg.same_way"


@riddle.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    if q.kind == "both":
        x = (q.c + q.d) // (q.k - q.m)
        yield q.c + q.d, "alg.forgot_to_divide"
        if (q.d - q.c) % (q.k - q.m) == 0:
            yield (q.d - q.c) // (q.k - q.m), "alg.number_moved_unchanged"
        if (q.c + q.d) % (q.k + q.m) == 0:
            yield (q.c + q.d) // (q.k + q.m), "alg.letter_moved_unchanged"
        yield x + 2, "alg.table_slip"
    else:
        x = undo_moves(q)[-1]
        yield from wrong_ways(q, x)
    yield x + 1, "alg.one_slip"
    yield x - 1, "alg.one_slip"
    yield x + 10, "alg.ten_slip"


@riddle.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.kind == "both":
        k, m, c, d = q.k, q.m, q.c, q.d
        yield step("alg.say.riddle_equation", m=eq(sub(jux(k, "x"), c), add(jux(m, "x"), d)))
        yield step("alg.say.letters_left", m=eq(sub(jux(k - m, "x"), c), d))
        yield step("alg.say.put_on", p=c, m=eq(jux(k - m, "x"), c + d))
        yield step("alg.say.divide", p=k - m, m=eq("x", (c + d) // (k - m)))
        return
    found = undo_moves(q)
    for place, (way, n) in enumerate(reversed(q.moves)):
        now, before = found[place], found[place + 1]
        sums_up = {"add": sub(now, n), "sub": add(now, n), "mul": div(now, n)}
        formula = sums_up.get(way, mul(now, n))
        msgid = "alg.say.backwards" if place == 0 else "alg.say.one_more_back"
        yield step(msgid, m=eq(formula, before))
