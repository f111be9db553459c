"""A fingerprint's difference is found, and its place is named."""

import pytest

from tests.records.digests import first_difference

BEFORE = "all 1f\naabbcc 112233 445566\n"


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        (BEFORE, ""),
        ("all 2f\naabbcc 112933 445566\n", "first at event 1: views"),
        ("all 2f\naabbcc 112233 905597\n", "first at event 2: state, news"),
        ("all 2f\naabbcc 119233 445566\n", "first at event 1: views"),
        ("all 2f\naabbcc 112233\n", "in length, from event 2 on"),
        ("all 2f\naabbcc 112233 445566\n", "in the hash of the whole only, no mark shows where"),
    ],
)
def test_a_difference_is_named_by_its_place(after: str, expected: str) -> None:
    assert expected == first_difference(BEFORE, after)
