"""The bots play as they did when their signatures were written."""

import msgspec
import pytest

from abaculus.kernel.bot import BotMaker
from abaculus.kernel.registry import Family, families
from tests.records.signatures import signature, signature_file

BOTS = [
    pytest.param(family, maker, id=f"{family.id}-{maker.name}")
    for family in families()
    for maker in family.bots()
]


@pytest.mark.slow
@pytest.mark.parametrize(("family", "maker"), BOTS)
def test_a_bot_plays_as_its_signature_says(family: Family, maker: BotMaker) -> None:
    signed = msgspec.json.decode(signature_file(family).read_bytes(), type=dict[str, str])

    expected = signed.get(maker.name)

    assert expected == signature(family, maker), (
        "the bot plays otherwise; if this is meant, run: python -m tests.records.renew"
    )
