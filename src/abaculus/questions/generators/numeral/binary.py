"""Binary numbers read, written and added, and four blue cards."""

from collections.abc import Iterator

from abaculus.questions.answers import digits
from abaculus.questions.generator_kit import (
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
    numeral,
    rel,
    step,
    sub,
    t,
)
from abaculus.questions.generators import _cards
from abaculus.questions.generators._cards import BlueCard, Slip


def bits(value: int) -> Formula:
    """A number in binary digits."""
    return ("based", digits(value, 2), 2)


SIGNS = ("recall", "convert", "convert", "look", "look", "look", "look")
CARDS = {
    "BI1": BlueCard(
        dice=("bin",) * 4,
        square=True,
        result=lambda q: q.n + 8 * q.a + 4 * q.b + 2 * q.c + q.d,
        formula=lambda q: add(bits(q.n), bits(int(f"{q.a}{q.b}{q.c}{q.d}", 2))),
        slips=lambda q: (
            (q.n ^ (8 * q.a + 4 * q.b + 2 * q.c + q.d), "numeral.carry_forgotten"),
            (q.n + 8 * q.d + 4 * q.c + 2 * q.b + q.a, "numeral.turned_round"),
            (q.n + q.a + q.b + q.c + q.d, "numeral.ones_counted"),
        ),
        work=("look", "look", "carry", "carry", "carry", *SIGNS),
    ),
    "BI2": BlueCard(
        dice=("bin",) * 3,
        square=True,
        result=lambda q: 2 * q.n + 4 * q.a + 2 * q.b + q.c,
        formula=lambda q: add(mul(bits(q.n), bits(2)), bits(int(f"{q.a}{q.b}{q.c}", 2))),
        slips=lambda q: (
            (q.n + 4 * q.a + 2 * q.b + q.c, "numeral.not_shifted"),
            (2 * q.n ^ (4 * q.a + 2 * q.b + q.c), "numeral.carry_forgotten"),
            (10 * q.n + 4 * q.a + 2 * q.b + q.c, "numeral.ten_for_two"),
        ),
        work=("idea", "look", "carry", "carry", *SIGNS),
    ),
    "BI3": BlueCard(
        dice=("bin",) * 2,
        square=True,
        result=lambda q: 3 * q.n + 2 * q.a + q.b,
        formula=lambda q: add(mul(bits(q.n), bits(3)), bits(int(f"{q.a}{q.b}", 2))),
        slips=lambda q: (
            (2 * q.n + 2 * q.a + q.b, "numeral.shifted_only"),
            (3 * q.n, "numeral.start_forgotten"),
            (3 * q.n + 2 * q.b + q.a, "numeral.turned_round"),
        ),
        work=("idea", "carry", "carry", "carry", *SIGNS),
    ),
    "BI4": BlueCard(
        dice=("bin",) * 4,
        square=True,
        result=lambda q: 240 - q.n - 8 * q.a - 4 * q.b - 2 * q.c - q.d,
        formula=lambda q: sub(bits(240), bits(q.n), bits(int(f"{q.a}{q.b}{q.c}{q.d}", 2))),
        slips=lambda q: (
            (240 - q.n, "numeral.start_forgotten"),
            (240 - q.n + 8 * q.a + 4 * q.b + 2 * q.c + q.d, "numeral.wrong_operation"),
            (240 - q.n - 8 * q.d - 4 * q.c - 2 * q.b - q.a, "numeral.turned_round"),
        ),
        work=("carry", "carry", "carry", "carry", "carry", *SIGNS),
    ),
}


@generator(
    presets={
        "L2": P(kinds=("read",), low=9, high=63, level=2, secs=15, finite=55),
        "L3": P(kinds=("read", "write"), low=32, high=255, level=3, secs=30, finite=448),
        "L4": P(kinds=("add", "sub", "mul"), low=9, high=99, level=4, secs=45),
        "g6": P(kinds=("read",), low=5, high=31, grade="6", category="G", secs=15, finite=27),
        "g8": P(kinds=("write",), low=20, high=127, grade="8", category="G", secs=30, finite=108),
        "g10": P(kinds=("add", "sub"), low=20, high=99, grade="10", category="G", secs=45),
        **_cards.presets(CARDS, 45),
    }
)
def binary(r: Rng, p: Params) -> MaybeDraft:
    if hasattr(p, "card"):
        return _cards.asks("numeral", p.card, CARDS[p.card])
    kind = r.pick(p.kinds)
    a, b = r.between(p.low, p.high), 0
    if kind in ("add", "sub"):
        b = r.between(5, p.high if kind == "add" else a - 3)
    elif kind == "mul":
        b = r.pick((3, 5))
    v = result(kind, a, b)
    return Draft(
        params={"kind": kind, "a": a, "b": b},
        prompt=(t(f"numeral.{kind}_binary", x=build_formula(kind, a, b)),),
        answer=number(v, form="plain") if kind == "read" else numeral("base", v, base=2),
        work=effort(*work(kind, v)),
    )


def result(kind: str, a: int, b: int) -> int:
    """The true result."""
    return {"add": a + b, "sub": a - b, "mul": a * b}.get(kind, a)


def build_formula(kind: str, a: int, b: int) -> Formula:
    """The formula on the card."""
    if kind == "write":
        return a
    both = {
        "add": add(bits(a), bits(b)),
        "sub": sub(bits(a), bits(b)),
        "mul": mul(bits(a), bits(b)),
    }
    return both.get(kind, bits(a))


def work(kind: str, v: int) -> tuple[str, ...]:
    """The effort, digit by digit."""
    match kind:
        case "read":
            return (*("fact",) * v.bit_count(), "recall", "look")
        case "write":
            return (*("fact",) * v.bit_length(), "recall")
        case "mul":
            return (*("carry",) * v.bit_length(), "recall", "idea", "convert")
        case _:
            return (*("carry",) * v.bit_length(), "recall", "convert", "convert", "sign")


@binary.bind
def _(q: Params, rolls: Params) -> Draft:
    card = CARDS[q.card]
    given = _cards.add_rolls(card, q, rolls)
    answer = numeral("binary", card.result(given), strict=True)
    return _cards.draft("numeral", card, given, answer, "numeral.in_binary")


@binary.verify
def _(q: Params, v: int) -> bool:
    if hasattr(q, "card"):
        return digits(v, 2) == by_columns(q)
    written = [digits(one, 2) for one in (q.a, q.b)]
    first, second = (
        sum(2**place for place, bit in enumerate(text[::-1]) if bit == "1") for text in written
    )
    match q.kind:
        case "sub":
            return v + second == first
        case "mul":
            return v == sum(first for _ in range(second))
        case _:
            return v - second == first


def by_columns(q: Params) -> str:
    """The result of a card, added column by column as on paper."""
    rolls = [getattr(q, letter) for letter in "abcd" if hasattr(q, letter)]
    rolled = "".join(map(str, rolls))
    square = f"{q.n:b}"
    match q.card:
        case "BI1":
            return columns(square, rolled)
        case "BI2":
            return columns(square + "0", rolled)
        case "BI3":
            return columns(columns(square + "0", square), rolled)
        case _:
            left = 0b11110000 - int(square, 2)
            return f"{left - int(rolled, 2):b}"


def columns(x: str, y: str) -> str:
    """Two binary texts added with carries."""
    width = max(len(x), len(y)) + 1
    carry, out = 0, ""
    for one, two in zip(reversed(x.zfill(width)), reversed(y.zfill(width)), strict=True):
        ones = (one == "1") + (two == "1") + carry
        carry, out = ones // 2, str(ones % 2) + out
    return out.lstrip("0")


@binary.mistakes
def _(q: Params) -> Iterator[Slip]:
    if hasattr(q, "card"):
        v = CARDS[q.card].result(q)
        yield from _cards.writable_slips(CARDS[q.card].slips(q))
    else:
        v = result(q.kind, q.a, q.b)
        if q.kind == "add":
            yield q.a ^ q.b or v + 3, "numeral.carry_forgotten"
        elif q.kind == "sub":
            yield q.a + q.b, "numeral.wrong_operation"
            yield q.a ^ q.b, "numeral.borrow_forgotten"
        elif q.kind == "mul":
            yield 2 * q.a, "numeral.shifted_only"
            yield q.a + q.b, "numeral.added"
    turned = int(digits(v, 2)[::-1], 2)
    yield turned, "numeral.turned_round"
    yield 2 * v, "numeral.place_too_high"
    yield v // 2, "numeral.place_too_low"
    yield v + 1, "numeral.last_digit_slip"
    yield v + 4, "numeral.digit_slip"
    yield v - 2, "numeral.digit_slip"


@binary.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if hasattr(q, "card"):
        card = CARDS[q.card]
        yield step("numeral.say.by_columns", m=eq(card.formula(q), bits(card.result(q))))
        signs: Formula = ("numeral", "binary", card.result(q))
        yield step("numeral.say.without_mark", m=rel("→", card.result(q), signs))
        return
    v = result(q.kind, q.a, q.b)
    if q.kind in ("read", "write"):
        powers = [2**place for place in reversed(range(v.bit_length())) if v >> place & 1]
        parts = add(*powers)
        if q.kind == "read":
            yield step(
                "numeral.say.binary_places", m=eq(bits(v), parts) if len(powers) > 1 else None
            )
            yield step("numeral.say.add_up", m=eq(parts, v) if len(powers) > 1 else v)
        else:
            yield step("numeral.say.largest_powers", m=eq(v, parts))
            yield step("numeral.say.ones_and_zeros", m=eq(v, bits(v)))
        return
    if q.kind == "mul":
        rows = add(*(bits(q.a << place) for place in reversed(range(3)) if q.b >> place & 1))
        yield step("numeral.say.shifted_rows", m=eq(mul(bits(q.a), bits(q.b)), rows))
        yield step("numeral.say.by_columns", m=eq(rows, bits(v)))
        return
    yield step(f"numeral.say.{q.kind}_columns", m=eq(build_formula(q.kind, q.a, q.b), bits(v)))
    check = add(q.a, q.b) if q.kind == "add" else sub(q.a, q.b)
    yield step("numeral.say.check_in_tens", m=eq(check, v))
    yield step("numeral.say.so", m=bits(v))
