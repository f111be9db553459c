"""Data files that come as the text of an option."""

from __future__ import annotations

import pytest

from abaculus.kernel.data_files import decode_data
from abaculus.kernel.messages import Refusal, RefusedError


def refuse(reason: str) -> RefusedError:
    return RefusedError(Refusal("bad-file", {"reason": reason}))


def test_decode_data_gives_the_value_of_a_text() -> None:
    assert decode_data("[1, 2]", tuple[int, ...], 10, refuse) == (1, 2)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[1, 2, 3]  ", "longer than 10"),
        ("[1, 2", "not proper JSON"),
        ('["\udc80"]', "not proper JSON"),
        ('["a"]', "Expected `int`"),
    ],
)
def test_decode_data_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(RefusedError) as caught:
        decode_data(text, tuple[int, ...], 10, refuse)

    assert reason in str(caught.value.refusal.values["reason"])


def test_decode_data_refuses_what_is_nested_too_deeply() -> None:
    with pytest.raises(RefusedError) as caught:
        decode_data("[" * 10_000, object, 10_000, refuse)

    assert "nested" in str(caught.value.refusal.values["reason"])
