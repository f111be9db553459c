"""Families of quadrilaterals: which has a property, and what holds always, sometimes or never."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    choice,
    effort,
    generator,
    step,
    t,
)
from abaculus.questions.generators.geo._mistakes import geo_word

HAS: Final = {
    "equal_sides": ("square", "rhombus"),
    "right_angles": ("square", "rectangle"),
    "both_parallel": ("square", "rectangle", "rhombus", "parallelogram"),
    "equal_diagonals": ("square", "rectangle"),
    "crossed_diagonals": ("square", "rhombus", "kite"),
    "halved_diagonals": ("square", "rectangle", "rhombus", "parallelogram"),
    "four_sides": ("square", "rectangle", "rhombus", "parallelogram", "kite", "trapezium"),
}
"""Which shapes always have a property."""
ONLY: Final = {
    "slanted_equal": "rhombus", "right_unequal": "rectangle", "one_parallel": "trapezium",
    "two_pairs": "kite", "slanted_unequal": "parallelogram", "all_alike": "square",
}  # fmt: skip
"""What distinguishes one family."""
SHAPES: Final = ("square", "rectangle", "rhombus", "parallelogram", "kite", "trapezium")
OUTSIDERS: Final = ("triangle", "pentagon", "hexagon", "circle")
EXAMPLES: Final = {
    "square": ((0, 0), (4, 0), (4, 4), (0, 4)),
    "rectangle": ((0, 0), (6, 0), (6, 3), (0, 3)),
    "rhombus": ((0, 3), (4, 0), (8, 3), (4, 6)),
    "parallelogram": ((0, 0), (6, 0), (8, 3), (2, 3)),
    "kite": ((3, 0), (6, 2), (3, 9), (0, 2)),
    "trapezium": ((0, 0), (8, 0), (5, 3), (1, 3)),
}
"""One plain member of each family, with no more than its family requires."""
MEMBERS: Final = {
    "square": ("square",),
    "rectangle": ("rectangle", "square"),
    "rhombus": ("rhombus", "square"),
    "parallelogram": ("parallelogram", "rectangle", "rhombus", "square"),
}
STATED: Final = (
    "equal_sides",
    "right_angles",
    "both_parallel",
    "equal_diagonals",
    "crossed_diagonals",
    "halved_diagonals",
)
HOW_OFTEN: Final = ("always", "sometimes", "never")
EASY: Final = ("equal_sides", "right_angles", "both_parallel", "four_sides")


@generator(
    presets={
        "3E5": P(tests=1, ways=("has",), props=EASY, outside=True, secs=15, finite=328),
        "5E4": P(tests=1, ways=("only", "often"), secs=15, few=2, finite=84),
        "L2": P(
            tests=4,
            ways=("has", "only", "often", "is"),
            props=tuple(HAS),
            outside=False,
            level=2,
            secs=30,
            few=2,
            finite=123,
        ),
        "g4": P(
            tests=1,
            ways=("has", "only"),
            props=EASY,
            outside=True,
            grade="4",
            category="E",
            secs=15,
            finite=388,
        ),
    }
)
def family(r: Rng, p: Params) -> MaybeDraft:
    way = r.pick(p.ways)
    if way in ("often", "is"):
        shape, about = r.sample(tuple(MEMBERS), 2)
        about = r.pick(STATED) if way == "often" else about
        asked = (
            t(f"geo.often.{about}", a=geo_word(f"a_{shape}"))
            if way == "often"
            else t("geo.often.is", a=geo_word(f"a_{shape}"), b=geo_word(f"a_{about}"))
        )
        return Draft(
            params={"way": way, "shape": shape, "about": about},
            prompt=(asked,),
            answer=choice([geo_word(one) for one in HOW_OFTEN], how_often(shape, about)),
            work=effort("recall", *("compare",) * p.tests),
        )
    if way == "has":
        about = r.pick(p.props)
        fits = HAS[about]
        name = r.pick(fits)
        others = [one for one in SHAPES if one not in fits] + list(OUTSIDERS if p.outside else ())
        if len(others) < 3:
            return REJECT
    else:
        about = r.pick(tuple(ONLY))
        name = ONLY[about]
        others = [one for one in SHAPES if one != name]
    options = r.shuffle((name, *r.sample(others, 3)))
    return Draft(
        params={"way": way, "about": about, "options": options},
        prompt=(
            t(
                f"geo.{way}.{about}",
                **{k: geo_word(one) for k, one in zip("abcd", options, strict=True)},
            ),
        ),
        answer=choice([geo_word(one) for one in options], options.index(name)),
        work=effort("recall", *("compare",) * p.tests),
        normal=(way, about, sorted(options)),
    )


def how_often(shape: str, about: str) -> int:
    """0 for always, 1 for sometimes; no two of these families exclude each other."""
    if about in HAS:
        return 0 if shape in HAS[about] else 1
    return 0 if set(MEMBERS[shape]) <= set(MEMBERS[about]) else 1


@cache
def holds(spots: tuple[tuple[int, int], ...], about: str) -> bool:
    """Whether a drawn quadrilateral has a property, from its coordinates."""
    a, b, c, d = spots
    sides = [(q[0] - p[0], q[1] - p[1]) for p, q in ((a, b), (b, c), (c, d), (d, a))]
    lengths = [x * x + y * y for x, y in sides]
    turns = [p[0] * q[0] + p[1] * q[1] for p, q in zip(sides, sides[1:] + sides[:1], strict=True)]
    slants = [sides[n][0] * sides[n + 2][1] == sides[n][1] * sides[n + 2][0] for n in (0, 1)]
    e, f = (c[0] - a[0], c[1] - a[1]), (d[0] - b[0], d[1] - b[1])
    facts = {
        "equal_sides": len(set(lengths)) == 1,
        "right_angles": turns == [0, 0, 0, 0],
        "both_parallel": all(slants),
        "equal_diagonals": e[0] ** 2 + e[1] ** 2 == f[0] ** 2 + f[1] ** 2,
        "crossed_diagonals": e[0] * f[0] + e[1] * f[1] == 0,
        "halved_diagonals": (a[0] + c[0], a[1] + c[1]) == (b[0] + d[0], b[1] + d[1]),
        "four_sides": True,
        "slanted_equal": len(set(lengths)) == 1 and 0 not in turns,
        "right_unequal": turns == [0, 0, 0, 0] and len(set(lengths)) == 2,
        "one_parallel": slants.count(True) == 1,
        "two_pairs": len(set(lengths)) == 2 and not any(slants),
        "slanted_unequal": all(slants) and 0 not in turns and len(set(lengths)) == 2,
        "all_alike": len(set(lengths)) == 1 and turns == [0, 0, 0, 0],
    }
    return facts[about]


@family.verify
def _(q: Params, v: Formula) -> bool:
    if q.way in ("has", "only"):
        return any(
            v == geo_word(one) and holds(EXAMPLES[one], q.about)
            for one in q.options
            if one in EXAMPLES
        )
    if q.way == "often":
        found = {holds(EXAMPLES[one], q.about) for one in MEMBERS[q.shape]}
    else:
        found = {one in MEMBERS[q.about] for one in MEMBERS[q.shape]}
    often = "sometimes" if len(found) == 2 else "always" if True in found else "never"
    return v == geo_word(often)


@family.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    if q.way in ("often", "is"):
        if how_often(q.shape, q.about) == 0:
            mis = "geo.holds_for_all" if q.way == "often" else "geo.families_apart"
            yield geo_word("sometimes"), mis
            yield geo_word("never"), mis
        else:
            yield geo_word("always"), "geo.only_some"
            yield geo_word("never"), "geo.special_case_forgotten"
        return
    for one in q.options:
        if one in OUTSIDERS:
            yield geo_word(one), "geo.no_quadrilateral"
        elif not holds(EXAMPLES[one], q.about):
            yield geo_word(one), "geo.lacks_property"


@family.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.way in ("has", "only"):
        name = next(
            one
            for one in q.options
            if one in (HAS[q.about] if q.way == "has" else (ONLY[q.about],))
        )
        yield step("geo.say.go_through")
        msgid = f"geo.say.prop.{q.about}" if q.way == "has" else f"geo.say.what_is.{name}"
        yield step(msgid, m=geo_word(name))
        return
    yield step("geo.say.special_members")
    often = how_often(q.shape, q.about)
    if q.way == "is":
        yield step(
            "geo.say.inside" if often == 0 else "geo.say.overlap", m=geo_word(HOW_OFTEN[often])
        )
    else:
        yield step(
            "geo.say.every_member" if often == 0 else "geo.say.some_members",
            m=geo_word(HOW_OFTEN[often]),
        )
