"""The image of a point when the plane is reflected, turned about the origin, or shifted."""

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
    effort,
    generator,
    point,
    point_at,
    rel,
    step,
    t,
)

Spot = tuple[int, int]
PLAIN = ("flip_x", "flip_y", "left", "right", "half", "shift")
RULES = {
    "flip_x": (1, 0, 0, -1), "flip_y": (-1, 0, 0, 1), "flip_d": (0, 1, 1, 0),
    "left": (0, -1, 1, 0), "right": (0, 1, -1, 0), "half": (-1, 0, 0, -1), "shift": (1, 0, 0, 1),
}  # fmt: skip
"""The new coordinates in terms of the old ones; a left turn is counterclockwise."""
WORK = {"shift": ("fact", "fact"), "left": ("recall", "sign"), "right": ("recall", "sign")}


@generator(
    presets={
        "8E3": P(doing=PLAIN, times=1, secs=15),
        "L2": P(doing=(*PLAIN, "flip_d"), times=1, level=2, secs=15),
        "L3": P(doing=(*PLAIN, "flip_d"), times=2, level=3, secs=30),
    }
)
def transform(r: Rng, p: Params) -> MaybeDraft:
    x, y = (one * r.sign() for one in r.sample(range(1, 10), 2))
    names = r.sample(p.doing, p.times)
    dx, dy = (one * r.sign() for one in r.sample(range(2, 10), 2))
    spot = (x, y)
    for name in names:
        spot = move_point(name, spot, (dx, dy))
    if spot == (x, y):
        return REJECT
    asked = [
        t(f"crd.{'then' if place else 'do'}_{name}", **slots(name, (x, y), (dx, dy)))
        for place, name in enumerate(names)
    ]
    work = [piece for name in names for piece in WORK.get(name, ("recall",))]
    return Draft(
        params={"x": x, "y": y, "names": names, "shift": (dx, dy)},
        prompt=(*asked, t("crd.where_is_it")),
        answer=point_at(*spot),
        work=effort(*work, *(("sign", "substitute") if p.times > 1 else ())),
        normal=(x, y, names, (dx, dy) if "shift" in names else ()),
    )


def slots(name: str, spot: Spot, shift: Spot) -> dict[str, Formula]:
    """The slots in the sentence of a transformation."""
    values: dict[str, Formula] = {"place": point(*spot)}
    if name == "shift":
        values |= {
            "a": abs(shift[0]),
            "b": abs(shift[1]),
            "h": "right" if shift[0] > 0 else "left",
            "v": "up" if shift[1] > 0 else "down",
        }
    return values


def move_point(name: str, spot: Spot, shift: Spot) -> Spot:
    """The image of a point."""
    a, b, c, d = RULES[name]
    x, y = a * spot[0] + b * spot[1], c * spot[0] + d * spot[1]
    return (x + shift[0], y + shift[1]) if name == "shift" else (x, y)


@transform.verify
def _(q: Params, v: Spot) -> bool:
    x, y = v
    for name in reversed(q.names):
        match name:
            case "shift":
                x, y = x - q.shift[0], y - q.shift[1]
            case "half":
                x, y = -x, -y
            case "left":
                x, y = y, -x
            case "right":
                x, y = -y, x
            case "flip_d":
                x, y = y, x
            case _:
                x, y = (x, -y) if name == "flip_x" else (-x, y)
    return (x, y) == (q.x, q.y)


@transform.mistakes
def _(q: Params) -> Iterator[tuple[Spot, str]]:
    spot, shift = (q.x, q.y), q.shift
    for name in q.names[:-1]:
        spot = move_point(name, spot, shift)
    last = q.names[-1]
    if len(q.names) > 1:
        yield spot, "crd.only_first"
        yield move_point(last, (q.x, q.y), shift), "crd.only_second"
        yield move_point(q.names[0], move_point(last, (q.x, q.y), shift), shift), "crd.other_order"
    if last == "shift":
        yield (spot[0] - shift[0], spot[1] + shift[1]), "crd.wrong_way_across"
        yield (spot[0] + shift[0], spot[1] - shift[1]), "crd.wrong_way_along"
        yield (spot[0] + shift[1], spot[1] + shift[0]), "crd.axes_mixed"
        return
    for other, mis in (
        ("flip_y" if last == "flip_x" else "flip_x", "crd.other_axis"),
        ("right" if last == "left" else "left", "crd.other_turn"),
        ("half", "crd.both_signs"),
        ("flip_d", "crd.swapped"),
        ("flip_y", "crd.other_axis"),
        ("right", "crd.other_turn"),
    ):
        yield move_point(other, spot, shift), mis


@transform.steps
def _(q: Params) -> Iterator[SolutionStep]:
    spot = (q.x, q.y)
    for name in q.names:
        image = move_point(name, spot, q.shift)
        yield step(f"crd.say.{name}", m=rel("→", point(*spot), point(*image)))
        spot = image
