"""Products, quotients, roots and circles on the slide rule, within five hundredths."""

from collections.abc import Iterator
from math import isqrt

from abaculus.questions.generator_kit import (
    DiceQuestion,
    Draft,
    F,
    Formula,
    Params,
    Rng,
    SolutionStep,
    dec,
    div,
    eq,
    generator,
    jux,
    mul,
    number,
    power,
    rel,
    root,
    step,
    value,
)
from abaculus.questions.generators import _cards
from abaculus.questions.generators._cards import BlueCard, Slip

PI = F(355, 113)
RULE = ("recall", "convert", "convert", "compare", "look", "look", "idea", "convert")
CARDS = {
    "SL1": BlueCard(
        dice=("d20", "d12", "d4"),
        result=lambda q: F(q.a * q.b, q.c),
        formula=lambda q: div(mul(q.a, q.b), q.c),
        slips=lambda q: (
            (q.a * q.b * q.c, "blue.multiplied_again"),
            (F(q.a * q.c, q.b), "blue.wrong_divisor"),
            (F(q.a + q.b, q.c), "blue.lengths_of_equal_scale"),
        ),
        work=("long", "long", *RULE),
    ),
    "SL2": BlueCard(
        dice=("d20", "d12"),
        square=True,
        result=lambda q: F(q.n * q.a, q.b),
        formula=lambda q: div(mul(q.n, q.a), q.b),
        slips=lambda q: (
            (F(q.n * q.b, q.a), "blue.proportion_turned"),
            (q.n * q.a * q.b, "blue.multiplied_again"),
            (q.n * q.a, "blue.not_divided"),
        ),
        work=("long", "long", *RULE),
    ),
    "SL3": BlueCard(
        dice=("d20", "d12"),
        result=lambda q: root_formula(q.a * q.b),
        formula=lambda q: root(mul(q.a, q.b)),
        slips=lambda q: (
            (root_formula(10 * q.a * q.b), "blue.wrong_half"),
            (q.a * q.b, "blue.root_forgotten"),
            (F(q.a * q.b, 2), "blue.halved"),
        ),
        work=("long", "root", "compare", *RULE),
    ),
    "SL4": BlueCard(
        dice=("d12",),
        result=lambda q: jux(q.a**2, "π"),
        formula=lambda q: mul("π", power(q.a, 2)),
        slips=lambda q: (
            (jux(2 * q.a, "π"), "blue.circumference"),
            (jux(4 * q.a**2, "π"), "blue.radius_doubled"),
            (q.a**2, "blue.pi_forgotten"),
        ),
        work=("long", "power", "recall", "convert", *RULE),
    ),
}


def root_formula(n: int) -> Formula:
    """A square root, as a whole number where it is one."""
    return isqrt(n) if isqrt(n) ** 2 == n else root(n)


def approximate(v: Formula | F) -> F:
    """A value near enough for the slide rule."""
    if isinstance(v, int | F):
        return F(v)
    if isinstance(v, str):
        return PI
    if v[0] == "root" and isinstance(v[2], int):
        return F(isqrt(v[2] * 10**8), 10**4)
    if v[0] == "dec" and isinstance(v[1], int) and isinstance(v[2], int):
        return F(v[1], 10 ** v[2])
    return F(v[1]) * PI if isinstance(v[1], int) else F(0)


def three_figures(v: Formula | F) -> F:
    """A value with the three figures that the rule shows."""
    size, places = approximate(v), 2
    while size >= 10 ** (3 - places):
        places -= 1
    scaled = size * 10**places if places >= 0 else size / 10**-places
    return F(int(scaled + F(1, 2))) / F(10) ** places


@generator(presets=_cards.presets(CARDS, 60))
def slide_rule(_r: Rng, p: Params) -> DiceQuestion:
    return _cards.asks("blue", p.card, CARDS[p.card])


@slide_rule.bind
def _(q: Params, rolls: Params) -> Draft:
    card = CARDS[q.card]
    given = _cards.add_rolls(card, q, rolls)
    answer = number(card.result(given), tol={"rel": "1/20"}, keypad="digits")
    return _cards.draft("blue", card, given, answer, "blue.with_rule", tools=("slide_rule",))


@slide_rule.verify
def _(q: Params, v: Formula | F) -> bool:
    match q.card:
        case "SL1":
            return isinstance(v, int | F) and v * q.c == q.a * q.b
        case "SL2":
            return isinstance(v, int | F) and v * q.b == q.n * q.a
        case "SL3":
            return v == ("root", 2, q.a * q.b) or (isinstance(v, int) and v * v == q.a * q.b)
        case _:
            return v == (("jux", q.a * q.a, "π") if q.a > 1 else "π")


@slide_rule.mistakes
def _(q: Params) -> Iterator[Slip]:
    true = approximate(CARDS[q.card].result(q))
    slips: tuple[Slip, ...] = (
        *CARDS[q.card].slips(q),
        (dec(three_figures(10 * true)), "blue.point_right"),
        (dec(three_figures(true / 10)), "blue.point_left"),
        (dec(three_figures(true * F(11, 10))), "blue.read_between"),
    )
    for wrong, mis in slips:
        if abs(approximate(wrong) - true) * 20 > true:
            yield wrong, mis


@slide_rule.steps
def _(q: Params) -> Iterator[SolutionStep]:
    card = CARDS[q.card]
    true = card.result(q)
    exact = value(true) if isinstance(true, F) else true
    yield step(f"blue.say.{q.card}")
    yield step("blue.say.rule_shows", m=rel("≈", card.formula(q), dec(three_figures(true))))
    yield step("blue.say.exactly", m=eq(card.formula(q), exact))
