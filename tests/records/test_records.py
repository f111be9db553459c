"""Golden games: every state, view and news of each is as it always was."""

from pathlib import Path

import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.kernel.records import Record, format_record, parse_headers, parse_record
from abaculus.kernel.registry import Family, families, load_family
from tests.records.digests import digest, first_difference
from tests.records.plans import plans, record_files

RENEW = "if this is meant, run: python -m tests.records.renew"
RECORDS = [
    pytest.param(family, file, id=f"{family.id}-{file.stem}")
    for family in families()
    for file in record_files(family)
]
VARIANTS = [(family, game.info.id) for family in families() for game in family.games]
FAMILIES = pytest.mark.parametrize("family", families(), ids=lambda family: family.id)


def read(family: Family, file: Path) -> Record:
    headers = parse_headers(file.read_text("utf-8"))
    game = load_family(headers.family).game(headers.variant)
    if headers.rules != game.info.rules:
        pytest.fail(
            f"{file.name} was played by {headers.rules}, these are {game.info.rules}; {RENEW}"
        )
    try:
        return parse_record(game, headers)
    except RefusedError as refused:
        refusal = refused.refusal
        pytest.fail(f"{file.name} is refused: {refusal.code} {refusal.values}; {RENEW}")


@pytest.mark.parametrize(
    ("family", "variant"), VARIANTS, ids=lambda part: getattr(part, "id", part)
)
def test_every_variant_has_two_golden_games(family: Family, variant: str) -> None:
    games = [file for file in record_files(family) if file.stem.rpartition("-")[0] == variant]

    assert len(games) >= 2, f"{family.id} {variant} has {len(games)} golden games; {RENEW}"


@FAMILIES
def test_every_golden_game_has_a_plan_and_a_fingerprint(family: Family) -> None:
    folder = family.folder / "records"

    expected = sorted(plans(family))

    assert expected == [file.stem for file in record_files(family)], RENEW
    assert expected == [file.stem for file in sorted(folder.glob("*.digest"))], RENEW


@pytest.mark.parametrize(("family", "file"), RECORDS)
def test_a_golden_game_is_finished_and_written_as_it_was_read(family: Family, file: Path) -> None:
    record = read(family, file)
    game = family.game(record.variant)

    text = format_record(game, record)

    assert file.read_text("utf-8") == text
    assert record.outcome is not None
    assert file.stem.rpartition("-")[0] == record.variant


@pytest.mark.parametrize(("family", "file"), RECORDS)
def test_every_state_view_and_news_of_a_golden_game_is_as_before(
    family: Family, file: Path
) -> None:
    record = read(family, file)
    expected = file.with_suffix(".digest").read_text("utf-8")

    actual = digest(family.game(record.variant), record)

    difference = first_difference(expected, actual)
    assert not difference, f"{file.name} differs {difference}; {RENEW}"
