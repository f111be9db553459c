"""Coins, change and the better offer."""

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
    generator,
    mul,
    number,
    rel,
    step,
    sub,
    t,
)
from abaculus.questions.generators._people import PEOPLE
from abaculus.questions.generators.story._mistakes import near_misses

COINS = (1, 2, 5, 10, 20, 50)
GOODS = ("pen", "notebook", "brush", "ball", "mug", "candle")


@generator(
    presets={
        "2E5": P(kinds=("coins", "coins", "coins", "back"), unit=1, secs=30, finite=1200),
        "L1": P(kinds=("total", "back"), unit=5, level=1, secs=15, finite=360),
        "L2": P(kinds=("change",), most=12, level=2, secs=30, finite=440),
        "L3": P(kinds=("offers",), level=3, secs=45),
        "g3": P(kinds=("total", "back"), unit=1, grade="3", category="E", secs=15, finite=1700),
        "g4": P(kinds=("change",), most=9, grade="4", category="E", secs=30, finite=300),
        "g6": P(kinds=("offers",), grade="6", category="E", secs=45),
    }
)
def money(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind == "coins":
        return coins(r)
    if kind == "offers":
        return offers(r)
    who, sign, story = r.pick(PEOPLE), r.pick(("$", "€")), r.below(3)
    if kind == "change":
        n, price = r.between(3, 6), r.between(3, p.most)
        note = next((one for one in (20, 50, 100) if one > n * price + 1), 0)
        if not note or n == price:
            return REJECT
        good = r.pick(GOODS)
        slots: dict[str, Formula] = {
            "things": ("count", n, f"story.{good}"), "price": ("money", price, sign),
            "note": ("money", note, sign), "who": who, "sign": ("word", f"story.{NAMES[sign]}"),
        }  # fmt: skip
        return Draft(
            params={"kind": kind, "n": n, "a": price, "b": note},
            prompt=(t(f"story.change_{story}", **slots),),
            answer=number(note - n * price, form="plain", unit=sign),
            work=effort("model", "fact", "digits"),
            normal=(good, sign, n, price, note),
        )
    a = p.unit * r.between(16 // p.unit, 85 // p.unit)
    b = p.unit * r.between(16 // p.unit, 70 // p.unit) if kind == "total" else 100
    if kind == "back" and p.unit == 1 and a < 45 and r.flip():
        b = 50
    if (kind == "total" and a + b > 100) or a == b:
        return REJECT
    cents: dict[str, Formula] = {"a": ("qty", a, "c"), "b": ("qty", b, "c"), "half": b // 50}
    return Draft(
        params={"kind": kind, "story": story, "n": 1, "a": a, "b": b},
        prompt=(t(f"story.{kind}_{story}", who=who, **cents),),
        answer=number(a + b if kind == "total" else b - a, form="plain", unit="c"),
        work=effort("carry" if p.unit == 5 else "digits"),
    )


NAMES = {"$": "dollars", "€": "euros"}


def coins(r: Rng) -> MaybeDraft:
    """A purse with two or three kinds of coins."""
    sorts = sorted(r.sample(COINS, r.between(2, 3)), reverse=True)
    purse = [(sort, r.between(1, 4)) for sort in sorts]
    total = sum(sort * many for sort, many in purse)
    if not 10 <= total <= 100 or sum(many for _, many in purse) < 4:
        return REJECT
    slots: dict[str, Formula] = {"who": r.pick(PEOPLE)}
    for name, (sort, many) in zip("abc", purse, strict=False):
        slots[name], slots[f"{name}_many"] = ("qty", sort, "c"), many
    return Draft(
        params={"kind": "coins", "purse": purse},
        prompt=(t(f"story.coins_{len(purse)}", **slots),),
        answer=number(total, form="plain", unit="c"),
        work=effort(*("fact",) * len(purse), "carry", "carry", "fact"),
    )


def offers(r: Rng) -> MaybeDraft:
    """Two packs of the same thing at different unit prices in cents."""
    one = 10 * r.between(4, 20)
    two = one + 10 * r.sign() * r.between(1, 3)
    few = r.between(3, 5)
    many = few + r.between(1, 5)
    if few * one >= many * two or 100 in (one, two) or two < 30:
        return REJECT
    good, sign, story = r.pick(GOODS), r.pick(("$", "€")), r.below(2)
    slots: dict[str, Formula] = {
        "few": ("count", few, f"story.{good}"), "many": ("count", many, f"story.{good}"),
        "one": ("noun", 1, f"story.{good}"), "a": ("money", dec(F(few * one, 100), 2), sign),
        "b": ("money", dec(F(many * two, 100), 2), sign),
    }  # fmt: skip
    return Draft(
        params={"kind": "offers", "few": few, "many": many, "a": few * one, "b": many * two},
        prompt=(t(f"story.offers_{story}", **slots),),
        answer=number(min(one, two), form="plain", unit="c"),
        work=effort("long", "long", "convert", "convert", "compare"),
        normal=(good, few, many, one, two),
    )


@money.verify
def _(q: Params, v: int) -> bool:
    match q.kind:
        case "coins":
            for sort, many in q.purse:
                v -= sum([sort] * many)
            return v == 0
        case "offers":
            fits = v * q.few == q.a, v * q.many == q.b
            return any(fits) and v * q.few <= q.a and v * q.many <= q.b
        case "total":
            return v - q.b == q.a
        case _:
            return v + q.n * q.a == q.b


@money.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    match q.kind:
        case "coins":
            true = sum(sort * many for sort, many in q.purse)
            yield sum(sort for sort, _ in q.purse), "story.one_of_each"
            yield true - q.purse[0][0], "story.coin_forgotten"
            yield true + q.purse[-1][0], "story.coin_twice"
            yield sum(many for _, many in q.purse), "story.coins_counted"
        case "offers":
            one, two = q.a // q.few, q.b // q.many
            true = min(one, two)
            yield max(one, two), "story.dearer"
            yield abs(one - two), "story.price_gap"
            yield true + 10, "story.ten_slip"
            yield true - 10, "story.ten_slip"
        case "total":
            true = q.a + q.b
            yield abs(q.a - q.b), "story.took_away"
            yield true + 10, "story.ten_slip"
            yield true - 10, "story.ten_slip"
        case _:
            true = q.b - q.n * q.a
            if q.n > 1:
                yield q.n * q.a, "story.price_not_change"
                yield q.b - q.a, "story.one_bought"
            yield true + 10, "story.ten_slip"
            yield q.b + q.a, "story.added"
            yield true - 10 if true > 10 else true + 2, "story.ten_slip"
    yield from near_misses(true)


@money.steps
def _(q: Params) -> Iterator[SolutionStep]:
    match q.kind:
        case "coins":
            for sort, many in q.purse:
                if many > 1:
                    yield step("story.say.same_coins", m=eq(mul(many, sort), many * sort))
            parts = [sort * many for sort, many in q.purse]
            yield step("story.say.all_coins", m=eq(add(*parts), sum(parts)))
        case "offers":
            one, two = q.a // q.few, q.b // q.many
            yield step("story.say.first_offer", m=eq(div(q.a, q.few), one))
            yield step("story.say.second_offer", m=eq(div(q.b, q.many), two))
            yield step("story.say.cheaper", m=rel("<", min(one, two), max(one, two)))
            yield step("story.say.cheaper_one", m=min(one, two))
        case "total":
            yield step("story.say.both_prices", m=eq(add(q.a, q.b), q.a + q.b))
        case _:
            cost = q.n * q.a
            if q.n > 1:
                yield step("story.say.cost", m=eq(mul(q.n, q.a), cost))
            yield step("story.say.change", m=eq(sub(q.b, cost), q.b - cost))
