"""The name of a shape: from a drawing, from its properties, or of a face of a solid."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.generator_kit import (
    Draft,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    effort,
    generator,
    lazy_figure,
    step,
    t,
    word,
)
from abaculus.questions.generators.geo._mistakes import geo_word
from abaculus.questions.generators.geo._shapes import draw_shape, solid

FLAT: Final = ("triangle", "square", "rectangle", "circle", "pentagon", "hexagon", "octagon")
ROUND: Final = ("cube", "cylinder", "cone", "sphere")
FEATURES: Final = {
    "triangle": {"flat", "sides3", "equal?", "straight"},
    "square": {"flat", "sides4", "equal", "right", "straight"},
    "rectangle": {"flat", "sides4", "long", "right", "straight"},
    "rhombus": {"flat", "sides4", "equal", "slanted", "straight"},
    "pentagon": {"flat", "sides5", "straight"},
    "hexagon": {"flat", "sides6", "straight"},
    "heptagon": {"flat", "sides7", "straight"},
    "octagon": {"flat", "sides8", "straight"},
    "circle": {"flat", "no corner"},
    "cube": {"solid", "faces6", "square faces"},
    "sphere": {"solid", "no edge", "rolls all ways"},
    "cylinder": {"solid", "two circles", "rolls"},
    "cone": {"solid", "one circle", "point", "rolls"},
    "pyramid": {"solid", "point", "triangle faces"},
}
"""The properties of a shape."""
CLUES: Final = {
    "flat3": {"sides3"}, "flat5": {"sides5"}, "flat6": {"sides6"}, "flat7": {"sides7"},
    "flat8": {"sides8"}, "rim": {"flat", "no corner"}, "even4": {"sides4", "equal", "right"},
    "long4": {"sides4", "long", "right"}, "slanted4": {"sides4", "equal", "slanted"},
    "six_squares": {"square faces"}, "no_edge": {"no edge"}, "two_circles": {"two circles"},
    "tip": {"one circle", "point"}, "triangles_meet": {"triangle faces", "point"},
}  # fmt: skip
"""The properties in a riddle; each fits one shape only."""
RIDDLES: Final = {
    "flat3": "triangle", "flat5": "pentagon", "flat6": "hexagon", "flat7": "heptagon",
    "flat8": "octagon", "rim": "circle", "even4": "square", "long4": "rectangle",
    "slanted4": "rhombus", "six_squares": "cube", "no_edge": "sphere", "two_circles": "cylinder",
    "tip": "cone", "triangles_meet": "pyramid",
}  # fmt: skip
FACES: Final = {
    "cube": "square", "cone": "circle", "cylinder": "circle", "pyramid_sides": "triangle",
    "hexagonal_prism": "hexagon", "pentagonal_prism": "pentagon", "box": "rectangle",
    "triangular_prism": "triangle", "tetrahedron": "triangle", "octahedron": "triangle",
    "dodecahedron": "pentagon", "icosahedron": "triangle",
}  # fmt: skip
CORNERS_OF_FACES: Final = {
    3: ("pyramid_sides", "triangular_prism", "tetrahedron", "octahedron", "icosahedron"),
    4: ("cube", "box"), 5: ("pentagonal_prism", "dodecahedron"), 6: ("hexagonal_prism",),
    0: ("cone", "cylinder"),
}  # fmt: skip
LOOKALIKES: Final = {
    "triangle": ("square", "rectangle", "pentagon"), "square": ("rectangle", "rhombus", "cube"),
    "rectangle": ("square", "rhombus", "pentagon"), "rhombus": ("square", "rectangle", "pentagon"),
    "pentagon": ("hexagon", "heptagon", "octagon"), "hexagon": ("pentagon", "heptagon", "octagon"),
    "heptagon": ("hexagon", "octagon", "pentagon"), "octagon": ("hexagon", "heptagon", "pentagon"),
    "circle": ("sphere", "cylinder", "square"), "cube": ("square", "pyramid", "cylinder"),
    "sphere": ("circle", "cylinder", "cone"), "cylinder": ("circle", "cone", "sphere"),
    "cone": ("triangle", "pyramid", "cylinder"), "pyramid": ("triangle", "cone", "cube"),
}  # fmt: skip
EASY: Final = ("flat3", "flat5", "flat6", "flat8", "even4", "long4", "rim")
HARD: Final = ("flat7", "slanted4", *(one for one in RIDDLES if FEATURES[RIDDLES[one]] & {"solid"}))


@generator(
    presets={
        "g2": P(drawn=FLAT, riddles=EASY, faces=(), secs=15, grade="2", category="E", finite=14),
        "g6": P(drawn=(), riddles=HARD, faces=tuple(FACES), secs=15, grade="6", category="E",
                finite=19),
        "L1": P(drawn=FLAT + ROUND, riddles=EASY, faces=(), secs=15, level=1, finite=18),
        "L2": P(drawn=(), riddles=tuple(RIDDLES), faces=tuple(FACES), secs=15, level=2,
                finite=26),
    }
)  # fmt: skip
def shape_name(r: Rng, p: Params) -> MaybeDraft:
    way, about = r.pick(
        [(way, one) for way in ("drawn", "riddles", "faces") for one in getattr(p, way)]
    )
    turn = r.pick(range(-30, 45, 15))
    name = about if way == "drawn" else (RIDDLES if way == "riddles" else FACES)[about]
    picture = None
    if way == "drawn":
        alt = f"geo.alt.of.{about}"
        picture = (
            lazy_figure(draw_shape, about, turn, 130, alt)
            if about in FLAT
            else lazy_figure(solid, about, alt)
        )
    asked = {"drawn": "geo.name_it", "riddles": f"geo.riddle.{about}", "faces": f"geo.face.{about}"}
    return Draft(
        params={"way": way, "about": about},
        prompt=(t(asked[way]),),
        answer=word(f"geo.{name}", lexicon=[f"geo.{one}" for one in FEATURES if one != name]),
        work=effort("look", "recall") if way == "drawn" else effort("recall", "compare"),
        figure=picture,
    )


@shape_name.verify
def _(q: Params, v: str) -> bool:
    if q.way == "drawn":
        return v == f"geo.{q.about}"
    if q.way == "riddles":
        return [v] == [f"geo.{one}" for one, has in FEATURES.items() if CLUES[q.about] <= has]
    sides = next(n for n, solids in CORNERS_OF_FACES.items() if q.about in solids)
    needed = {f"sides{sides}"} if sides else {"no corner"}
    is_square = q.about == "cube"
    return any(
        v == f"geo.{one}" and needed <= has and (sides != 4 or is_square == ("equal" in has))
        for one, has in FEATURES.items()
        if "slanted" not in has
    )


@shape_name.mistakes
def _(q: Params) -> Iterator[tuple[str, str]]:
    name = truth(q)
    for other in LOOKALIKES[name]:
        mixed_up = ("flat" in FEATURES[name]) != ("flat" in FEATURES[other])
        yield f"geo.{other}", "geo.flat_and_solid_mixed" if mixed_up else "geo.another_shape"


def truth(q: Params) -> str:
    """The name that is asked for."""
    return str({"riddles": RIDDLES, "faces": FACES}.get(q.way, {}).get(q.about, q.about))


@shape_name.steps
def _(q: Params) -> Iterator[SolutionStep]:
    name = truth(q)
    if q.way == "faces":
        yield step("geo.say.look_at_face")
    yield step(f"geo.say.what_is.{name}", m=geo_word(name))
