"""Drawings of data: picture graphs, bars, lines, pies, tables."""

from collections.abc import Sequence

from abaculus.questions.figures import FigureItem, axes, bars, dots, figure, grid, label, pie, plot
from abaculus.questions.generator_kit import Figure, Formula

THEMES = (
    ("pet", ("dog", "cat", "fish", "bird")),
    ("fruit", ("apple", "pear", "plum", "stat.banana")),
    ("toy", ("ball", "marble", "stat.kite", "stat.puzzle")),
    ("plant", ("tree", "flower", "stat.bush", "stat.fern")),
    ("thing", ("book", "card", "sticker", "stamp")),
    ("vehicle", ("stat.car", "stat.bus", "stat.bike", "stat.lorry")),
)
"""A word for the whole, and kinds of it."""
SHAPES = ("disc", "square", "triangle", "star")


def plural_name(noun: str) -> Formula:
    """The kind, in the plural."""
    return ("noun", 2, noun)


def amounts(counts: Sequence[int], names: Sequence[Formula]) -> Formula:
    """The description of a chart: every row or bar with its size."""
    sizes: list[Formula] = []
    for name, count in zip(names, counts, strict=True):
        if isinstance(name, tuple) and name[0] == "noun":
            sizes.append(("count", count, name[2]))
        else:
            sizes += [name, count]
    return ("list", *sizes)


def pictures(counts: Sequence[int], names: Sequence[Formula], shape: str, key: int = 1) -> Figure:
    """Rows of equal small pictures."""
    items: list[FigureItem] = []
    for row, (count, name) in enumerate(zip(counts, names, strict=True)):
        height = 24 + 36 * row
        items.append(label((48, height), name))
        items.append(dots([(110 + 22 * place, height) for place in range(count)], 8, shape))
    slots = {"rows": amounts(counts, names), "key": key}
    return figure(320, 12 + 36 * len(counts), items, "stat.alt.pictures", **slots)


def bar_chart(heights: Sequence[int], names: Sequence[Formula], scale: int) -> Figure:
    """Bars on a scale."""
    drawn = bars((40, 16), (260, 160), heights, names, scale)
    return figure(320, 210, [drawn], "stat.alt.bars", rows=amounts(heights, names))


def line_chart(values: Sequence[int]) -> Figure:
    """One value for every hour from 1 on, joined."""
    at, unit = (36, 230), 24
    spots = [(place + 1, one) for place, one in enumerate(values)]
    items = [grid((36, 14), 12, 9, unit), axes(at, unit, (0, 12, 0, 9)), plot(at, unit, spots)]
    heights: Formula = ("list", *values)
    return figure(340, 256, items, "stat.alt.line", n=len(values), values=heights)


def pie_chart(shares: Sequence[int], names: Sequence[Formula]) -> Figure:
    """Shares in percent, each with its name."""
    labels = [("list", name, ("pct", one)) for name, one in zip(names, shares, strict=True)]
    drawn = pie((150, 130), 100, shares, labels)
    sectors: Formula = ("list", *(part for one in labels for part in one[1:]))
    return figure(300, 260, [drawn], "stat.alt.pie", rows=sectors)


def table(rows: Sequence[Sequence[Formula]]) -> Figure:
    """Words and numbers in rows and columns, with headings first."""
    columns = len(rows[0])
    width, height = {3: 90, 4: 76}.get(columns, 62), 40
    items: list[FigureItem] = []
    for down, row in enumerate(rows):
        for across, cell in enumerate(row):
            x, y = 10 + width * across, 10 + height * down
            items.append(
                (
                    "poly",
                    ((x, y), (x + width, y), (x + width, y + height), (x, y + height)),
                    "outline",
                )
            )
            if cell != "":
                items.append(label((x + width // 2, y + height // 2), cell))
    cells = ("list", *(cell for row in rows for cell in row if cell != ""))
    return figure(
        20 + width * columns, 20 + height * len(rows), items, "stat.alt.table", cells=cells
    )
