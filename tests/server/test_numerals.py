"""Numbers of other systems over HTTP: the table from 1 to 240, and tries to compose one."""

from __future__ import annotations

from pathlib import Path

import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.maths.numerals import COMPOSED, Numeral, read_numeral
from abaculus.server.http.messages import NumeralTry
from abaculus.server.http.numerals import check_numeral, format_sum, numeral_tables
from tests.server.live_server import asking, serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("system", COMPOSED)
def test_every_text_of_the_table_reads_back_as_its_number(system: str) -> None:
    texts = next(one.texts for one in numeral_tables() if one.system == system)

    read = [read_numeral(system, text, strict=True) for text in texts]

    assert [Numeral(number, canonical=True) for number in range(1, 241)] == read


@pytest.mark.parametrize("system", COMPOSED)
def test_every_sum_of_the_table_comes_to_its_number(system: str) -> None:
    sums = next(one.sums for one in numeral_tables() if one.system == system)

    worth = [
        sum(int(part) if "×" not in part else _product(part) for part in text.split(" + "))
        for text in sums
    ]

    assert list(range(1, 241)) == worth


def _product(part: str) -> int:
    count, unit = part.split(" × ")
    return int(count) * int(unit)


def test_sums_are_reported_as_each_system_thinks() -> None:
    assert "8 × 20 + 4" == format_sum("mayan", 164)
    assert "100 + 6 × 10 + 4" == format_sum("egyptian", 164)
    assert "100 + 50 + 10 + 4" == format_sum("roman", 164)
    assert "2 × 60 + 44" == format_sum("babylonian", 164)
    assert "100 + 60 + 4" == format_sum("arabic-indic", 164)
    assert "128 + 32 + 4" == format_sum("binary", 164)


@pytest.mark.parametrize("system", COMPOSED)
def test_a_composed_number_is_judged_by_the_strict_forms(system: str) -> None:
    texts = next(one.texts for one in numeral_tables() if one.system == system)

    right = check_numeral(NumeralTry(system, 164, texts[163]))
    wrong = check_numeral(NumeralTry(system, 164, texts[162]))
    nothing = check_numeral(NumeralTry(system, 164, "◌"))

    assert ["right", "wrong", "malformed"] == [right.outcome, wrong.outcome, nothing.outcome]


def test_a_storey_left_empty_is_no_answer_and_no_smaller_number() -> None:
    assert "malformed" == check_numeral(NumeralTry("mayan", 1, "● ◌")).outcome


@pytest.mark.parametrize(("system", "number"), [("runes", 1), ("mayan", 0), ("mayan", 400)])
def test_what_cannot_be_composed_is_refused(system: str, number: int) -> None:
    with pytest.raises(RefusedError):
        check_numeral(NumeralTry(system, number, "●"))


async def test_the_table_and_the_referee_are_reached_over_http(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        systems = (await client.get("/api/numerals")).json()
        wanted = {"system": "roman", "number": 164, "given": "CLXIV"}
        judged = (await client.post("/api/numerals/try", json=wanted)).json()

    assert list(COMPOSED) == [one["system"] for one in systems]
    assert {240} == {len(one["texts"]) for one in systems}
    assert "right" == judged["outcome"]
