"""Every named position of every family leads on in exactly as many ways as its file says."""

from pathlib import Path

import pytest

from abaculus.kernel.game import AnyGame
from abaculus.kernel.registry import families
from abaculus.testing.census import Position, census, divide, reach_position, read_positions

POSITIONS = [
    pytest.param(family.game(position.variant), position, id=f"{family.id}-{position.name}")
    for family in families()
    for position in read_positions(family.folder)
]


@pytest.mark.parametrize(("game", "position"), POSITIONS)
def test_a_position_leads_on_in_as_many_ways_as_its_file_says(
    game: AnyGame, position: Position
) -> None:
    state, now = reach_position(game, position)

    counts = census(game, state, len(position.counts), now)

    pairs = enumerate(zip(position.counts, counts, strict=True), 1)
    wrong = next((depth for depth, (expected, actual) in pairs if expected != actual), None)
    assert wrong is None, (
        f"{position.name} counts {counts}, not {position.counts}; at depth {wrong}:\n"
        + divide(game, state, wrong, now)
    )


@pytest.mark.parametrize("folder", [family.folder for family in families()], ids=lambda f: f.name)
def test_every_family_has_a_census_named_by_position(
    folder: Path,
) -> None:
    files = [file.stem for file in sorted((folder / "census").glob("*.json"))]

    named = [position.name for position in read_positions(folder)]

    assert files
    assert files == named


@pytest.mark.parametrize(("game", "position"), POSITIONS)
def test_the_parts_of_a_census_add_up_to_the_whole(game: AnyGame, position: Position) -> None:
    state, now = reach_position(game, position)

    parts = divide(game, state, 2, now).splitlines()

    assert len(parts) == position.counts[0]
    assert sum(int(part.rpartition(": ")[2]) for part in parts) == position.counts[1]
