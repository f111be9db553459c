"""One value from the table of polygons and solids on the back of the slide rule."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.generator_kit import (
    REJECT,
    Draft,
    F,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    dec,
    effort,
    eq,
    generator,
    mul,
    number,
    power,
    step,
    t,
)
from abaculus.questions.generators.geo._mistakes import geo_word, qty
from abaculus.questions.generators.geo._table import (
    OF_POLYGON,
    OF_SOLID,
    POWERS,
    SOLIDS,
    UNIT,
    cell,
    entry,
)

UNITS: Final = {1: "cm", 2: "cm²", 3: "cm³"}
BEND: Final = 400
"""The table's rounding differs from the exact value by at most one in this many."""


@generator(
    presets={
        "L3": P(kinds=("polygon",), sides=(2, 3, 5, 10, 20, 100), level=3, secs=45, finite=138),
        "L4": P(kinds=("solid",), sides=(2, 5, 10, 20), level=4, secs=45, finite=80),
        "g8": P(
            kinds=("polygon",),
            sides=(2, 5, 10, 100),
            grade="8",
            category="E",
            secs=45,
            finite=92,
        ),
        "g12": P(
            kinds=("solid", "polygon"),
            sides=(2, 3, 5, 10, 20),
            grade="12",
            category="E",
            secs=45,
            finite=215,
        ),
    }
)
def table_reading(r: Rng, p: Params) -> MaybeDraft:
    kind, side = r.pick(p.kinds), r.pick(p.sides)
    row: int | str = r.between(5, 12) if kind == "polygon" else r.pick(tuple(SOLIDS))
    column = r.pick(OF_POLYGON if kind == "polygon" else OF_SOLID)
    times = POWERS.get(column, 1)
    if row == "cube" or (row == 6 and column == "radius"):
        return REJECT
    shape = geo_word(f"reg_{NAMES[row - 5]}" if isinstance(row, int) else f"a_{row}")
    size = F(cell(row, column) * side**times, UNIT)
    return Draft(
        params={"row": row, "column": column, "side": side},
        prompt=(t(f"geo.table.{column}", shape=shape, a=qty(side, "cm"), u=("raw", UNITS[times])),),
        answer=number(size, form="plain", looks="decimal", unit=UNITS[times], tol={"rel": "1/400"}),
        work=effort(
            "look",
            "look",
            "look",
            "convert",
            "product",
            "recall",
            *("power", "fact") * (times - 1),
            *("convert", "idea") * isinstance(row, str),
        ),
        tools=("polygon_table", "paper"),
    )


NAMES: Final = (
    "pentagon",
    "hexagon",
    "heptagon",
    "octagon",
    "nonagon",
    "decagon",
    "hendecagon",
    "dodecagon",
)


def is_near(one: int, other: int) -> bool:
    """Whether two values differ by no more than rounding."""
    return abs(one - other) * BEND <= abs(other)


@table_reading.verify
def _(q: Params, v: F) -> bool:
    # in ten-thousandths, as the table has them
    size, rest = divmod(v.numerator * UNIT, v.denominator)
    side = q.side * UNIT

    def of(column: str) -> int:
        return cell(q.row, column) * int(q.side ** POWERS.get(column, 1))

    if rest:
        return False
    match q.column:
        case "area":
            return is_near(2 * size, q.row * q.side * of("apothem"))
        case "apothem":
            return is_near(4 * size**2, 4 * of("radius") ** 2 - side**2)
        case "radius":
            return is_near(4 * size**2, 4 * of("apothem") ** 2 + side**2)
        case "surface":
            return is_near(size * of("inradius"), 3 * of("volume") * UNIT)
        case "volume":
            return is_near(3 * size * UNIT, of("surface") * of("inradius"))
        case "inradius":
            return is_near(size * of("surface"), 3 * of("volume") * UNIT)
        case "midradius":
            return is_near(4 * size**2, 4 * of("circumradius") ** 2 - side**2)
        case _:
            return is_near(4 * size**2, 4 * of("midradius") ** 2 + side**2)


@table_reading.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    times = POWERS.get(q.column, 1)
    size = cell(q.row, q.column)
    columns = OF_POLYGON if isinstance(q.row, int) else OF_SOLID
    other_row = q.row + 1 if isinstance(q.row, int) else "cube"
    beside = columns[(columns.index(q.column) + 1) % len(columns)]
    seen = [size * q.side**times]
    for wrong, mis in (
        (size * q.side ** (2 if times == 1 else 1), "geo.wrong_power_of_side"),
        (size, "geo.side_forgotten"),
        (cell(other_row, q.column) * q.side**times, "geo.wrong_row"),
        (cell(q.row, beside) * q.side**times, "geo.wrong_column"),
        (size * q.side ** (times + 1), "geo.wrong_power_of_side"),
        (size * q.side**times * 10, "geo.point_moved"),
    ):
        if not any(is_near(wrong, other) for other in seen):
            seen.append(wrong)
            yield F(wrong, UNIT), mis


@table_reading.steps
def _(q: Params) -> Iterator[SolutionStep]:
    times = POWERS.get(q.column, 1)
    read = entry(q.row, q.column)
    yield step("geo.say.find_cell", m=dec(read, 4))
    factor = power(q.side, times)
    yield step(f"geo.say.grows_{times}", m=eq(mul(dec(read, 4), factor), dec(read * q.side**times)))
