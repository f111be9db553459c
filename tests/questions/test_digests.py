"""Questions stay what they are: a change without a new version is noticed."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from abaculus.questions import engine
from abaculus.questions.question import Question
from abaculus.questions.question_json import digest, encode_question
from tests.questions import digests

KEPT = digests.read_digests()


@pytest.mark.slow
@pytest.mark.parametrize("name", engine.names())
def test_a_generator_makes_what_it_always_made(name: str) -> None:
    for preset in engine.generator(name).presets:
        place = digests.place(name, preset)
        expected = KEPT.get(place, "nothing on file: run python -m tests.questions.digests")
        assert expected == digests.digest(name, preset), place


def test_nothing_on_file_has_gone() -> None:
    known = {
        digests.place(found.id, preset) for found in engine.generators() for preset in found.presets
    }
    assert set() == set(KEPT) - known


def test_a_record_is_plain_json_with_everything_in_it() -> None:
    question = engine.make("frac.mul", "L3", "0f3k9c2m")
    assert isinstance(question, Question)
    decoded = json.loads(encode_question(question))
    assert "frac.mul@1/L3#0f3k9c2m" == decoded["qid"]
    assert {"kind": "number", "value": "1/2", "form": "any", "not": ["2/3*3/4"]} == decoded[
        "answer"
    ]
    assert ["t", "frac.mul", {"product": ["*", ["frac", 2, 3], ["frac", 3, 4]]}] == decoded[
        "prompt"
    ][0]
    assert decoded["steps"]
    assert 64 == len(digest(question))
    assert Fraction(1, 2) == question.answer.truth
