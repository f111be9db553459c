"""Golden games: every state, view and news of each is as it always was."""

from pathlib import Path

import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.kernel.records import Record, format_record, parse_headers, parse_record
from abaculus.kernel.registry import Family, families, family
from tests.records.digests import digest, first_difference
from tests.records.plans import plans, record_files

RENEW = "if this is meant, run: python -m tests.records.renew"
RECORDS = [
    pytest.param(house, file, id=f"{house.id}-{file.stem}")
    for house in families()
    for file in record_files(house)
]
VARIANTS = [(house, game.info.id) for house in families() for game in house.games]
HOUSES = pytest.mark.parametrize("house", families(), ids=lambda house: house.id)


def read(house: Family, file: Path) -> Record:
    headers = parse_headers(file.read_text("utf-8"))
    game = family(headers.family).game(headers.variant)
    if headers.rules != game.info.rules:
        pytest.fail(
            f"{file.name} was played by {headers.rules}, these are {game.info.rules}; {RENEW}"
        )
    try:
        return parse_record(game, headers)
    except RefusedError as refused:
        refusal = refused.refusal
        pytest.fail(f"{file.name} is refused: {refusal.code} {refusal.values}; {RENEW}")


@pytest.mark.parametrize(("house", "variant"), VARIANTS, ids=lambda part: getattr(part, "id", part))
def test_every_variant_has_two_golden_games(house: Family, variant: str) -> None:
    games = [file for file in record_files(house) if file.stem.rpartition("-")[0] == variant]

    assert len(games) >= 2, f"{house.id} {variant} has {len(games)} golden games; {RENEW}"


@HOUSES
def test_every_golden_game_has_a_plan_and_a_fingerprint(house: Family) -> None:
    folder = house.folder / "records"

    expected = sorted(plans(house))

    assert expected == [file.stem for file in record_files(house)], RENEW
    assert expected == [file.stem for file in sorted(folder.glob("*.digest"))], RENEW


@pytest.mark.parametrize(("house", "file"), RECORDS)
def test_a_golden_game_is_finished_and_written_as_it_was_read(house: Family, file: Path) -> None:
    record = read(house, file)
    game = house.game(record.variant)

    text = format_record(game, record)

    assert file.read_text("utf-8") == text
    assert record.outcome is not None
    assert file.stem.rpartition("-")[0] == record.variant


@pytest.mark.parametrize(("house", "file"), RECORDS)
def test_every_state_view_and_news_of_a_golden_game_is_as_before(house: Family, file: Path) -> None:
    record = read(house, file)
    expected = file.with_suffix(".digest").read_text("utf-8")

    actual = digest(house.game(record.variant), record)

    difference = first_difference(expected, actual)
    assert not difference, f"{file.name} differs {difference}; {RENEW}"
