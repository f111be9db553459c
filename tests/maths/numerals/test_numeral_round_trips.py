"""Every number of the game, from tiles to text, to its value and back to signs."""

import pytest

from abaculus.maths.numerals import (
    COMPOSED,
    TABLE,
    Numeral,
    compose,
    explain,
    glyphs,
    read_numeral,
    tokens,
    write_numeral,
)


def wells(system: str, number: int) -> tuple[str, ...]:
    """The tiles that somebody lays for a number, place by place."""
    digits = [term.count for term in explain(system, number)]
    if system == "mayan":
        return tuple("●" * (digit % 5) + "▬" * (digit // 5) or "𝋠" for digit in digits)
    if system == "babylonian":
        return tuple("𒌋" * (digit // 10) + "𒁹" * (digit % 10) for digit in digits)
    return (write_numeral(system, number),)


@pytest.mark.parametrize("system", COMPOSED)
def test_tiles_become_a_text_that_reads_as_their_number(system: str) -> None:
    for number in TABLE:
        laid = wells(system, number)
        text = compose(system, laid) if len(laid) > 1 else "".join(laid)

        assert isinstance(text, str)
        assert Numeral(number, canonical=True) == read_numeral(system, text, strict=True)


@pytest.mark.parametrize("system", COMPOSED)
def test_every_number_is_laid_with_the_tiles_of_its_tray(system: str) -> None:
    tray = {tile.text for tile in tokens(system, strict=True)}

    assert set().union(*("".join(wells(system, number)) for number in TABLE)) <= tray


@pytest.mark.parametrize("system", COMPOSED)
def test_the_drawing_of_a_number_has_the_signs_of_its_text(system: str) -> None:
    for number in TABLE:
        drawn = "".join(
            row
            for storey in glyphs(system, number)
            for place in storey
            for pile in place.piles
            for row in pile.rows
        )

        assert write_numeral(system, number).replace(" ", "") == drawn
