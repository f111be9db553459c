"""What the browser is compared with is what this side gives."""

from __future__ import annotations

import json

from tests.questions.learning.vectors import FILE, same, vectors


def test_the_file_is_fresh() -> None:
    assert same(json.loads(FILE.read_text("utf-8")), json.loads(json.dumps(vectors())))


def test_another_number_would_be_noticed() -> None:
    assert not same({"a": [1.0, 2.0]}, {"a": [1.0, 2.00001]})
    assert same({"a": [1.0, 2.0]}, {"a": [1.0, 2.0 + 1e-12]})
