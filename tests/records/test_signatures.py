"""The bots play as they did when their signatures were written."""

import msgspec
import pytest

from abaculus.kernel.game import BotMaker
from abaculus.kernel.registry import Family, families
from tests.records.signatures import signature, signature_file

BOTS = [
    pytest.param(house, maker, id=f"{house.id}-{maker.name}")
    for house in families()
    for maker in house.bots
]


@pytest.mark.parametrize(("house", "maker"), BOTS)
def test_a_bot_plays_as_its_signature_says(house: Family, maker: BotMaker) -> None:
    signed = msgspec.json.decode(signature_file(house).read_bytes(), type=dict[str, str])

    expected = signed.get(maker.name)

    assert expected == signature(house, maker), (
        "the bot plays otherwise; if this is meant, run: python -m tests.records.renew"
    )
