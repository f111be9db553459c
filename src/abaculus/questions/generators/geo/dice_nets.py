"""Dice and cubes: opposite faces, towers of dice, nets, painted cubes that are cut up."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.figures import FigureItem, Spot, die, figure, label, poly
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
    comma_list,
    effort,
    eq,
    generator,
    mul,
    number,
    step,
    sub,
    t,
)
from abaculus.questions.generators.geo._mistakes import plausible_mistakes
from abaculus.questions.generators.geo._outlines import cuboid, rectangle

NETS: Final = (
    *(
        ((0, top), (1, 0), (1, 1), (1, 2), (1, 3), (2, low))
        for top, low in ((0, 0), (0, 1), (0, 2), (0, 3), (1, 1), (1, 2))
    ),
    ((0, 0), (0, 1), (1, 1), (1, 2), (1, 3), (2, 1)),
    ((0, 0), (0, 1), (1, 1), (1, 2), (1, 3), (2, 2)),
    ((0, 0), (0, 1), (1, 1), (1, 2), (1, 3), (2, 3)),
    ((0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (2, 3)),
    ((0, 0), (0, 1), (0, 2), (1, 2), (1, 3), (1, 4)),
)
"""The eleven nets of a cube, square by square."""
OPPOSITE: Final = (
    "534120",
    "534120",
    "534120",
    "534120",
    "534120",
    "534120",
    "354021",
    "354021",
    "354021",
    "345012",
    "240513",
)
"""For each net, the index of the square opposite each of its six squares."""
CUBE: Final = cuboid(45, 140, 90, 90, 50)
BLOCK: Final = cuboid(25, 140, 130, 75, 60)
WORK: Final = {
    "opposite": ("recall", "fact", "model"), "tower": ("recall", "idea", "fact", "carry"),
    "net": ("idea", "idea", "look", "look", "compare", "compare"),
    "cube": ("idea", "idea", "power", "fact"),
    "block": ("idea", "idea", "fact", "carry", "long"),
}  # fmt: skip


@generator(
    presets={
        "L2": P(kinds=("tower",), most=8, level=2, secs=30, finite=49),
        "L3": P(kinds=("net", "net", "net", "net", "net", "cube"), most=6, level=3, secs=45),
        "L4": P(kinds=("block",), most=9, level=4, secs=45, finite=231),
        "g4": P(kinds=("opposite", "tower"), most=4, grade="4", category="E", secs=30, finite=27),
        "g9": P(kinds=("cube", "block"), most=9, grade="9", category="E", secs=45, finite=259),
    }
)
def cube(r: Rng, p: Params) -> MaybeDraft:
    kind = r.pick(p.kinds)
    if kind == "net":
        return of_net(r.below(len(NETS)), r.shuffle(range(1, 7)), r.below(6))
    if kind in ("opposite", "tower"):
        return of_dice(
            kind,
            r.between(2, p.most) if kind == "tower" else 1,
            r.between(1, 6),
            r.pick(("touching", "round")),
        )
    a, b, c = (r.between(3, p.most) for _ in range(3))
    if kind == "cube":
        b = c = a
    elif a == b == c:
        return REJECT
    faces = r.between(0, 3 if kind == "cube" else 2)
    return Draft(
        params={"kind": kind, "a": a, "b": b, "c": c, "faces": faces},
        prompt=(t(f"geo.painted.{kind}", a=a, b=b, c=c, n=faces),),
        answer=number(count_painted_cubes(a, b, c, faces), form="plain"),
        work=effort(*WORK[kind]),
        figure=figure(240, 165, CUBE if kind == "cube" else BLOCK, f"geo.alt.painted_{kind}"),
        normal=(kind, *sorted((a, b, c)), faces),
    )


def count_painted_cubes(a: int, b: int, c: int, faces: int) -> int:
    """Small cubes with this many painted faces."""
    x, y, z = a - 2, b - 2, c - 2
    return (x * y * z, 2 * (x * y + x * z + y * z), 4 * (x + y + z), 8)[faces]


def of_dice(kind: str, count: int, top: int, way: str) -> Draft:
    """What dice hide: a face, or the faces that touch each other and the table."""
    size = 36 if count < 6 else 24
    params = {"kind": kind, "count": count, "top": top, "way": way}
    hidden = 7 * count - top
    shows_sides = kind == "tower" and way == "round"
    asked = (
        t("geo.dice.opposite", top=top)
        if kind == "opposite"
        else t(f"geo.dice.tower_{way}", n=count, top=top)
    )
    return Draft(
        params=params,
        prompt=(asked,),
        answer=number(14 * count if shows_sides else hidden, form="plain"),
        work=effort(*WORK[kind]),
        figure=figure(
            230,
            40 + size * count,
            [die((95, 20), size, top)] if kind == "opposite" else tower(size, count, top),
            "geo.alt.dice",
            n=count,
            top=top,
        ),
        normal=(kind, count, 0 if shows_sides else top, shows_sides),
    )


def tower(size: int, count: int, top: int) -> list[FigureItem]:
    """Stacked dice, with the number of the top face shown."""
    near, far = 95 + size, 115 + size
    fronts = [poly(rectangle(95, 20 + n * size, size, size)) for n in range(count)]
    sides = [
        poly(((near, y), (far, y - 18), (far, y - 18 + size), (near, y + size)))
        for y in range(20, 20 + size * count, size)
    ]
    lid = poly(((95, 20), (115, 2), (far, 2), (near, 20)))
    return [*fronts, *sides, lid, label((105 + size // 2, 11), top)]


def of_net(net: int, numbers: tuple[int, ...], at: int) -> Draft:
    """Which number is opposite another when the net is folded."""
    items: list[FigureItem] = []
    for (row, column), number_on_it in zip(squares(net), numbers, strict=True):
        x, y = 20 + 36 * column, 20 + 36 * row
        items += [poly(rectangle(x, y, 36, 36)), label((x + 18, y + 18), number_on_it)]
    return Draft(
        params={"kind": "net", "net": net, "numbers": numbers, "at": at},
        prompt=(t("geo.dice.net", n=numbers[at]),),
        answer=number(numbers[opposite(net, at)], form="plain"),
        work=effort(*WORK["net"]),
        figure=figure(220, 150, items, "geo.alt.net", rows=rows(net, numbers)),
    )


def squares(net: int) -> tuple[Spot, ...]:
    """The squares of a net by row and column."""
    return NETS[net]


def opposite(net: int, at: int) -> int:
    """The index of the square opposite another."""
    return int(OPPOSITE[net][at])


def rows(net: int, numbers: tuple[int, ...]) -> Formula:
    """The numbers of a net with row and column, for people who cannot see it."""
    places = [("pt", row + 1, column + 1) for row, column in squares(net)]
    return comma_list([eq(n, place) for n, place in zip(numbers, places, strict=True)])


def roll_over_net(net: int) -> list[int]:
    """The side of a cube that lands on each square when it rolls over the net."""
    first = squares(net)[0]
    landed = {first: (0, 1, 2, 3, 4, 5)}
    todo = [first]
    while todo:
        row, column = todo.pop()
        bottom, top, north, south, east, west = landed[row, column]
        moves = {
            (row - 1, column): (north, south, top, bottom, east, west),
            (row + 1, column): (south, north, bottom, top, east, west),
            (row, column + 1): (east, west, north, south, top, bottom),
            (row, column - 1): (west, east, north, south, bottom, top),
        }
        for place, cube_now in moves.items():
            if place in squares(net) and place not in landed:
                landed[place] = cube_now
                todo.append(place)
    return [landed[place][0] for place in squares(net)]


@cube.verify
def _(q: Params, v: int) -> bool:
    if q.kind == "net":
        sides, at = roll_over_net(q.net), int(q.at)
        return v in q.numbers and sides[int(q.numbers.index(v))] == sides[at] ^ 1
    if q.kind in ("opposite", "tower"):
        below = sum(7 for _die in range(q.count))
        return v + q.top == below if q.way == "touching" or q.kind == "opposite" else v == 2 * below
    edges = [sum(1 for one in range(n) if one in (0, n - 1)) for n in (q.a, q.b, q.c)]
    inner = [n - on_rim for n, on_rim in zip((q.a, q.b, q.c), edges, strict=True)]
    total = 0
    for choice_ in range(8):
        if choice_.bit_count() == q.faces:
            product = 1
            for axis in range(3):
                product *= edges[axis] if choice_ >> axis & 1 else inner[axis]
            total += product
    return v == total


@cube.mistakes
def _(q: Params) -> Iterator[tuple[int, str]]:
    if q.kind == "net":
        places = squares(q.net)
        at: int = q.at
        row, column = places[at]
        near = [n for n, (y, x) in enumerate(places) if abs(y - row) + abs(x - column) == 1]
        for n in near:
            yield q.numbers[n], "geo.neighbour_in_net"
        for n in range(6):
            if n != q.at and n not in near:
                yield q.numbers[n], "geo.meets_at_edge"
        return
    if q.kind in ("opposite", "tower"):
        hidden: int = 7 * q.count - q.top
        if q.kind == "opposite":
            yield q.top, "geo.same_pips"
            if q.top < 6:
                yield 6 - q.top, "geo.six_for_seven"
            for pips in range(1, 7):
                yield pips, "geo.beside_top"
        elif q.way == "touching":
            yield from plausible_mistakes(
                hidden,
                (7 * q.count, "geo.top_kept"),
                (6 * q.count - q.top, "geo.six_for_seven"),
                (7 * (q.count - 1), "geo.bottom_forgotten"),
            )
        else:
            yield from plausible_mistakes(
                14 * q.count,
                (21 * q.count, "geo.all_pips"),
                (14 * q.count + q.top, "geo.top_kept"),
                (7 * q.count, "geo.two_faces_only"),
            )
        return
    every = [count_painted_cubes(q.a, q.b, q.c, n) for n in range(4)]
    names = (
        "geo.inside_meant",
        "geo.face_cubes_meant",
        "geo.edge_cubes_meant",
        "geo.corner_cubes_meant",
    )
    wrong = [
        (size, mis) for n, (size, mis) in enumerate(zip(every, names, strict=True)) if n != q.faces
    ]
    outside = (
        {
            0: q.a * q.b * q.c - every[0],
            1: 2 * (q.a * q.b + q.a * q.c + q.b * q.c),
            2: 4 * (q.a + q.b + q.c),
            3: 6,
        }[q.faces],
        "geo.rim_counted_too",
    )
    yield from plausible_mistakes(count_painted_cubes(q.a, q.b, q.c, q.faces), outside, *wrong)


@cube.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.kind == "net":
        yield step("geo.say.fold_net")
        yield step("geo.say.opposite_rule", m=q.numbers[opposite(q.net, q.at)])
        return
    if q.kind in ("opposite", "tower"):
        yield step("geo.say.seven")
        if q.kind == "opposite":
            yield step(m=eq(sub(7, q.top), 7 - q.top))
        elif q.way == "touching":
            yield step("geo.say.all_pairs", m=eq(mul(q.count, 7), 7 * q.count))
            yield step("geo.say.without_top", m=eq(sub(7 * q.count, q.top), 7 * q.count - q.top))
        else:
            yield step("geo.say.two_pairs_each", m=eq(mul(q.count, 2, 7), 14 * q.count))
        return
    x, y, z = q.a - 2, q.b - 2, q.c - 2
    done: tuple[Formula, ...] = (
        mul(x, y, z),
        mul(2, ("()", add(mul(x, y), mul(x, z), mul(y, z)))),
        mul(4, ("()", add(x, y, z))),
        8,
    )
    answer = count_painted_cubes(q.a, q.b, q.c, q.faces)
    yield step(
        "geo.say.without_rim",
        m=comma_list((eq(sub(q.a, 2), x), eq(sub(q.b, 2), y), eq(sub(q.c, 2), z))),
    )
    yield step(f"geo.say.painted_{q.faces}", m=eq(done[q.faces], answer) if q.faces < 3 else 8)
