"""A drawn part of the plane with its axes."""

from abaculus.questions.figures import Spot, axes, dots, figure, grid, label
from abaculus.questions.generator_kit import Figure

MARGIN = 24


def plane(span: tuple[int, int], unit: int, spots: dict[str, Spot], alt: str) -> Figure:
    """A square grid from the smallest to the largest coordinate, with named points."""
    low, high = span
    side = (high - low) * unit
    at = (MARGIN - low * unit, MARGIN + high * unit)
    placed = {name: (at[0] + x * unit, at[1] - y * unit) for name, (x, y) in spots.items()}
    items = [
        grid((MARGIN, MARGIN), high - low, high - low, unit),
        axes(at, unit, (low, high, low, high)),
        dots(list(placed.values()), 5, role="mark"),
        *(label((x + 10, y - 10), ("raw", name), "mark") for name, (x, y) in placed.items()),
    ]
    return figure(side + 2 * MARGIN, side + 2 * MARGIN, items, alt)
