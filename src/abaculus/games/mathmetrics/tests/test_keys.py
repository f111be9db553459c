"""Keys: the two that come with the game, and what is wrong with others."""

from __future__ import annotations

import pytest

from abaculus.games.mathmetrics.keys import SYMBOLS, Symbol, key
from abaculus.kernel.messages import RefusedError


def test_both_keys_know_every_symbol() -> None:
    assert [SYMBOLS, SYMBOLS] == [tuple(key(name)) for name in ("symmetric", "printed")]


def test_the_printed_key_differs_in_two_rows() -> None:
    usual, printed = key("symmetric"), key("printed")

    assert ["N_ONE", "G_ONE"] == [name for name in SYMBOLS if usual[name] != printed[name]]


def test_a_key_of_ones_own_is_read() -> None:
    own = key('{"TRIO": {"asks": "ENG", "need": 3, "gain": 1, "then": "two"}}')

    assert {"TRIO": Symbol(asks="ENG", need=3, gain=1, then="two")} == own


WRONG = (
    ('{"NOVA": {}}', "NOVA is none of the 22 symbols"),
    ('{"E_GO": {"asks": "E", "need": 2}}', "E_GO needs 2 right answers of 1"),
    ('{"E_GO": {"asks": "E", "gain": 10}}', "E_GO gives or takes a number of tokens"),
    ('{"ROLL": {"gain": 1}}', "ROLL gives or takes tokens without a question"),
    ('{"HOLD25": {"holds": [7]}}', "HOLD25 lets a die show something else"),
    ('{"MISS": {"miss": true, "then": "any"}}', "MISS holds, misses or is the black hole"),
    ('{"ROLL": {"then": "seven"}}', "Invalid enum value"),
    ("{}", "there is no symbol"),
)


@pytest.mark.parametrize(("text", "why"), WRONG)
def test_a_faulty_key_is_refused_with_the_symbol(text: str, why: str) -> None:
    with pytest.raises(RefusedError) as refused:
        key(text)

    assert "E_OPT_KEY" == refused.value.refusal.code
    assert why in str(refused.value.refusal.values["range"])
