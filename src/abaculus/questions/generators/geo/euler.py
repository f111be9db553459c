"""Corners, edges and faces of solids: Euler's formula, prisms, Platonic and mixed solids."""

from collections.abc import Callable, Iterator
from typing import Final

from abaculus.questions.figures import figure, label
from abaculus.questions.generator_kit import (
    Draft,
    F,
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
    mul,
    neg,
    number,
    step,
    sub,
    sums,
    t,
)
from abaculus.questions.generators.geo._mistakes import geo_word, plausible_mistakes
from abaculus.questions.generators.geo._shapes import SOLIDS

PLATONIC: Final = {
    "tetrahedron": (4, 6, 4), "octahedron": (6, 12, 8), "dodecahedron": (20, 30, 12),
    "icosahedron": (12, 30, 20), "cube": (8, 12, 6),
}  # fmt: skip
"""Corners, edges, faces."""
FACES: Final = {
    "tetrahedron": (4, 3),
    "cube": (6, 4),
    "octahedron": (8, 3),
    "dodecahedron": (12, 5),
    "icosahedron": (20, 3),
}
MIXED: Final = (
    ((3, 4), (6, 4), 3),
    ((3, 8), (4, 6), 4),
    ((3, 8), (8, 6), 3),
    ((4, 6), (6, 8), 3),
    ((3, 8), (4, 18), 4),
    ((3, 20), (5, 12), 4),
    ((3, 20), (10, 12), 3),
    ((5, 12), (6, 20), 3),
    ((3, 32), (4, 6), 5),
    ((3, 80), (5, 12), 5),
    *(((n, 2), (4, n), 3) for n in (3, 5, 6, 7, 8, 9, 10, 12)),
    *(((n, 2), (3, 2 * n), 4) for n in (4, 5, 6, 7, 8, 9, 10)),
)
"""Two kinds of faces, each with its sides and number, and the faces that meet in a corner."""
PARTS: Final = ("corners", "edges", "faces")


@generator(
    presets={
        "L2": P(kinds=("prism", "pyramid"), level=2, secs=30, finite=72),
        "L3": P(kinds=("formula", "platonic"), level=3, secs=30, finite=190),
        "L4": P(kinds=("mixed_edges", "mixed_corners"), level=4, secs=45, finite=50),
        "g5": P(kinds=("prism", "pyramid"), grade="5", category="E", secs=30, finite=72),
        "g10": P(
            kinds=("mixed_edges", "mixed_corners", "formula"),
            grade="10",
            category="E",
            secs=30,
            finite=230,
        ),
    }
)
def parts(r: Rng, p: Params) -> MaybeDraft:
    kind, asked = r.pick(p.kinds), r.pick(PARTS)
    if kind.startswith("mixed"):
        (a, n), (b, k), meet = r.pick(MIXED)
        edges = (a * n + b * k) // 2
        return Draft(
            params={"kind": kind, "a": a, "n": n, "b": b, "k": k, "meet": meet},
            prompt=(
                t(
                    f"geo.euler.{kind}",
                    n=n,
                    k=k,
                    first=face_formula(a, n),
                    second=face_formula(b, k),
                    meet=meet,
                ),
            ),
            answer=number(edges if kind == "mixed_edges" else 2 * edges // meet, form="plain"),
            work=effort(
                "idea",
                "fact",
                "long",
                "carry",
                "fact",
                *(("step", "fact") if kind == "mixed_corners" else ()),
            ),
        )
    if kind == "platonic":
        solid = r.pick(tuple(PLATONIC))
        asked = r.pick(("corners", "edges"))
        counts = PLATONIC[solid]
        prompt = t(
            f"geo.euler.platonic_{asked}",
            solid=geo_word(f"a_{solid}"),
            n=counts[2],
            face=face_formula(FACES[solid][1], 9),
        )
        params = {"kind": kind, "solid": solid, "asked": asked, "counts": counts}
        work = effort("idea", "long", "fact", *(("step",) if asked == "corners" else ()))
    else:
        n = r.between(3, 14)
        family = r.pick(tuple(FAMILIES)) if kind == "formula" else kind
        counts = FAMILIES[family](n)
        params = {"kind": kind, "n": n, "asked": asked, "counts": counts}
        if kind == "formula":
            others = [one for one in PARTS if one != asked]
            prompt = t(
                f"geo.euler.formula_{asked}", **{one: counts[PARTS.index(one)] for one in others}
            )
            work = effort("recall", "step", "carry", "carry")
        else:
            prompt = t(f"geo.euler.{kind}_{asked}", n=n)
            work = effort("idea", "fact")
    return Draft(
        params=params,
        prompt=(prompt,),
        answer=number(counts[PARTS.index(asked)], form="plain"),
        work=work,
        figure=EXAMPLES.get(kind),
    )


def face_formula(sides: int, count: int) -> Formula:
    """Faces by their number of sides."""
    names = {
        3: "triangle",
        4: "square",
        5: "pentagon",
        6: "hexagon",
        7: "heptagon",
        8: "octagon",
        9: "nonagon",
        10: "decagon",
        12: "dodecagon",
    }
    return ("noun", count, f"geo.{names[sides]}")


EXAMPLES: Final = {
    kind: figure(
        200,
        175,
        [*SOLIDS[solid], label((100, 164), ("word", f"geo.example_{kind}"))],
        f"geo.alt.example_{kind}",
    )
    for kind, solid in (("prism", "hexagonal_prism"), ("pyramid", "pentagonal_pyramid"))
}
FAMILIES: Final[dict[str, Callable[[int], tuple[int, int, int]]]] = {
    "prism": lambda n: (2 * n, 3 * n, n + 2),
    "pyramid": lambda n: (n + 1, 2 * n, n + 1),
    "double": lambda n: (n + 2, 3 * n, 2 * n),
    "twisted": lambda n: (2 * n, 4 * n, 2 * n + 2),
    "tower": lambda n: (2 * n + 1, 4 * n, 2 * n + 1),
}
"""Prisms, pyramids, double pyramids, antiprisms, towers with a pointed roof."""


@parts.verify
def _(q: Params, v: int) -> bool:
    match q.kind:
        case "mixed_edges":
            return 2 * v == sum([q.a] * q.n) + sum([q.b] * q.k)
        case "mixed_corners":
            return v - F(v * q.meet, 2) + q.n + q.k == 2
        case "platonic":
            faces, sides = FACES[q.solid]
            edges = F(faces * sides, 2)
            return v == edges if q.asked == "edges" else v - edges + faces == 2
        case "prism" | "pyramid" | "formula":
            counts = [v if one == q.asked else q.counts[n] for n, one in enumerate(PARTS)]
            return bool(counts[0] - counts[1] + counts[2] == 2)
        case _:
            return False


@parts.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    if q.kind.startswith("mixed"):
        edges = (q.a * q.n + q.b * q.k) // 2
        corners = 2 * edges // q.meet
        yield from plausible_mistakes(
            edges if q.kind == "mixed_edges" else corners,
            (2 * edges, "geo.edges_twice" if q.kind == "mixed_edges" else "geo.corners_many_times"),
            (q.n + q.k, "geo.faces_meant"),
            (
                corners if q.kind == "mixed_edges" else edges,
                "geo.corners_meant" if q.kind == "mixed_edges" else "geo.edges_meant",
            ),
            (q.a * q.n, "geo.one_kind_only"),
        )
        return
    corners, edges, faces = q.counts
    truth = q.counts[PARTS.index(q.asked)]
    if q.kind == "formula":
        yield from plausible_mistakes(
            truth,
            (truth - 2 if q.asked != "edges" else truth + 2, "geo.two_forgotten"),
            (truth + 2 if q.asked != "edges" else truth - 2, "geo.two_wrong_way"),
            (
                {"corners": edges + faces, "edges": corners + faces, "faces": edges + corners}[
                    q.asked
                ]
                + 2,
                "geo.euler_sign",
            ),
        )
    elif q.kind == "platonic":
        count, sides = FACES[q.solid]
        yield from plausible_mistakes(
            truth,
            (count * sides, "geo.edges_twice" if q.asked == "edges" else "geo.corners_many_times"),
            (
                corners if q.asked == "edges" else edges,
                "geo.corners_meant" if q.asked == "edges" else "geo.edges_meant",
            ),
            (faces, "geo.faces_meant"),
        )
    else:
        yield from plausible_mistakes(
            truth,
            (faces, "geo.faces_meant"),
            (edges, "geo.edges_meant"),
            (corners, "geo.corners_meant"),
            (q.n, "geo.base_only_counted"),
        )


@parts.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.kind.startswith("mixed"):
        sides = q.a * q.n + q.b * q.k
        yield step("geo.say.all_sides", m=eq(add(mul(q.n, q.a), mul(q.k, q.b)), sides))
        if q.kind == "mixed_edges":
            yield step("geo.say.two_faces_meet", m=eq(div(sides, 2), sides // 2))
        else:
            yield step("geo.say.faces_meet", m=eq(div(sides, q.meet), sides // q.meet), n=q.meet)
        return
    corners, edges, faces = q.counts
    truth = q.counts[PARTS.index(q.asked)]
    if q.kind == "formula" or (q.kind == "platonic" and q.asked == "corners"):
        if q.kind == "platonic":
            count, sides = FACES[q.solid]
            yield step("geo.say.two_faces_meet", m=eq(div(mul(count, sides), 2), edges))
        yield step("geo.say.euler", m=eq(sums(["V", neg("E"), "F"]), 2))
        found = {
            "corners": sub(add(2, edges), faces),
            "edges": sub(add(corners, faces), 2),
            "faces": sub(add(2, edges), corners),
        }
        yield step(m=eq(found[q.asked], truth))
    elif q.kind == "platonic":
        count, sides = FACES[q.solid]
        yield step("geo.say.two_faces_meet", m=eq(div(mul(count, sides), 2), truth))
    else:
        done: dict[str, Formula] = {
            "prism_corners": mul(2, q.n),
            "prism_edges": mul(3, q.n),
            "prism_faces": add(q.n, 2),
            "pyramid_corners": add(q.n, 1),
            "pyramid_edges": mul(2, q.n),
            "pyramid_faces": add(q.n, 1),
        }
        yield step(f"geo.say.{q.kind}_{q.asked}", m=eq(done[f"{q.kind}_{q.asked}"], truth))
