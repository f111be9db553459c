"""A flow diagram: the output, or the input."""

from collections.abc import Callable, Iterator

from abaculus.questions.figures import Figure, FigureItem, figure, label, line, poly
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
    lazy_figure,
    mul,
    number,
    step,
    sub,
    t,
)

SIGNS = {"*": "×", "+": "+", "-": "−", "/": "÷"}


@generator(
    presets={
        "4N4": P(many=2, signs="*+-", secs=15, most=100),
        "L2": P(many=3, signs="*+-", level=2, secs=30, most=150),
        "g5": P(many=2, signs="*+-/", grade="5", category="N", secs=15, most=150),
        "g6": P(many=3, signs="*+-/", grade="6", category="N", secs=30, most=200),
    }
)
def flow(r: Rng, p: Params) -> MaybeDraft:
    scales = r.flip()
    start = now = r.between(3, 12)
    moves: list[tuple[str, int]] = []
    for _ in range(p.many):
        sign, n = move(r, now, p.signs, scales=scales)
        now = apply_move(now, sign, n)
        moves.append((sign, n))
        scales = not scales
    back = r.flip()
    if not 2 <= now <= p.most or now == start:
        return REJECT
    slots: dict[str, Formula] = {
        name: ("raw", f"{SIGNS[sign]} {n}") for name, (sign, n) in zip("abc", moves, strict=False)
    }
    return Draft(
        params={"moves": moves, "start": start, "end": now, "back": back},
        prompt=(t(f"pat.boxes_{p.many}", **slots),
                t("pat.flow_back" if back else "pat.flow_on", given=now if back else start)),
        answer=number(start if back else now, form="plain"),
        work=effort("look", "fact", "carry") if p.many == 2
        else effort("look", "fact", "carry", "carry", "long"),
        figure=lazy_figure(draw_flow, moves, *((None, now) if back else (start, None))),
    )  # fmt: skip


def move(r: Rng, now: int, signs: str, *, scales: bool) -> tuple[str, int]:
    """The operation of the next box: times or divided by, or plus or minus."""
    if scales:
        parts = [n for n in range(2, 10) if now % n == 0 and now > n] if "/" in signs else []
        return ("/", r.pick(parts)) if parts and r.flip() else ("*", r.between(2, 9))
    return ("-", r.between(2, now - 2)) if now > 5 and r.flip() else ("+", r.between(2, 20))


def apply_move(now: int, sign: str, n: int) -> int:
    """The output of a box."""
    return {"+": now + n, "-": now - n, "*": now * n}.get(sign, now // n)


def draw_flow(moves: list[tuple[str, int]], first: int | None, last: int | None) -> Figure:
    """Boxes between two circles of numbers, joined by arrows."""
    items = draw_end(14, first)
    x = 26
    for sign, n in moves:
        items += arrow(x, x + 18)
        items.append(poly(((x + 18, 10), (x + 66, 10), (x + 66, 46), (x + 18, 46))))
        items.append(label((x + 42, 28), ("raw", f"{SIGNS[sign]} {n}")))
        x += 66
    items += arrow(x, x + 18)
    items += draw_end(x + 34, last)
    boxes: Formula = ("list", *(("raw", f"{SIGNS[sign]} {n}") for sign, n in moves))
    return figure(x + 50, 56, items, "pat.alt.flow", moves=boxes)


def draw_end(x: int, number_given: int | None) -> list[FigureItem]:
    """A number, or the mark of the unknown one."""
    mark = number_given is None
    return [
        label((x, 28), ("raw", "?") if mark else number_given or 0, "mark" if mark else "outline")
    ]


def arrow(start: int, end: int) -> list[FigureItem]:
    """An arrow to the right."""
    tip = (end, 28)
    return [line((start, 28), tip), line((end - 5, 23), tip), line((end - 5, 33), tip)]


@flow.verify
def _(q: Params, v: int) -> bool:
    # along the arrows or against them, and no division may leave a remainder
    now, rest = v, 0
    for sign, n in q.moves if q.back else reversed(q.moves):
        if sign in "+-":
            now += n if (sign == "+") == q.back else -n
        elif (sign == "*") == q.back:
            now *= n
        else:
            now, part = divmod(now, n)
            rest += part
    return rest == 0 and now == (q.end if q.back else q.start)


TURNED = {"+": "-", "-": "+", "*": "/", "/": "*"}


def undo_moves(now: int, moves: list[tuple[str, int]]) -> list[int]:
    """The numbers from the end back to the start."""
    found = [now]
    for sign, n in reversed(moves):
        found.append(apply_move(found[-1], TURNED[sign], n))
    return found


@flow.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    if q.back:
        true, now = q.start, q.end
        for sign, n in q.moves:
            now = apply_move(now, sign, n)
        yield now, "pat.flow_forwards"
        yield undo_moves(q.end, q.moves)[1], "pat.one_box_left_out"
    else:
        true, now = q.end, q.start
        for sign, n in reversed(q.moves):
            now = apply_move(now, sign, n)
        if now > 0:
            yield now, "pat.boxes_in_wrong_order"
        yield apply_move(q.start, *q.moves[0]), "pat.one_box_left_out"
    yield true + 1, "pat.one_slip"
    yield true - 1, "pat.one_slip"
    yield true + 10, "pat.ten_slip"


@flow.steps
def _(q: Params) -> Iterator[SolutionStep]:
    write: dict[str, Callable[..., Formula]] = {"+": add, "-": sub, "*": mul, "/": div}
    moves = [(TURNED[sign], n) for sign, n in reversed(q.moves)] if q.back else q.moves
    now = q.end if q.back else q.start
    for place, (sign, n) in enumerate(moves):
        after = apply_move(now, sign, n)
        name: str | None = None
        if place == 0:
            name = "pat.say.against_arrows" if q.back else "pat.say.along_arrows"
        formula: Formula = eq(write[sign](now, n), after)
        yield step(name, m=formula)
        now = after
