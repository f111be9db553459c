"""The conformance cases of the blue cards, by number (S59 to S78)."""

from __future__ import annotations

import pytest

from abaculus.games.mathematicus.blue import NUMBERS
from abaculus.games.mathematicus.tests.transcripts import Table
from abaculus.kernel.chance import allows
from abaculus.kernel.draws import AskQuestion, MarkAnswer, Spread
from abaculus.kernel.rng import SeededRng
from abaculus.maths.numerals import Numeral, read_numeral, write_numeral
from abaculus.questions.delivery.request import QuestionRequest, encode_request
from abaculus.questions.delivery.table_source import TABLE_SOURCE
from abaculus.questions.engine import bind
from abaculus.questions.ids import format_seed
from abaculus.questions.selection import templates

ON_FOUR = "0:-:1,1,1,1,0:-:0:-:a/12:-:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:111111:AB 1"


@pytest.mark.parametrize(
    ("transcript", "expected"),
    [
        pytest.param("R4=4 F Q:5", "kind=blue, phase=QUESTION, asked=1", id="S59"),
        pytest.param("R4=4 F Q:10", "X-NUMBER", id="S60"),
        pytest.param("R4=4 F 2:C Q:3 A- 2:X 2:A+", "2.pos=4, 2.ch=1, 2.x2=0, active=2", id="S61"),
    ],
)
def test_transcripts_with_a_blue_card(transcript: str, expected: str) -> None:
    table = Table(ON_FOUR).play(transcript)

    if "=" not in expected:
        assert expected == table.refused
        return
    fields = dict(field.split("=") for field in expected.split(", "))
    assert ("", fields) == (table.refused, {name: table.field(name) for name in fields})


@pytest.mark.parametrize(
    ("card", "square", "rolls", "results"),
    [
        pytest.param("BI1", 25, (1, 0, 1, 1), (36,), id="S62"),
        pytest.param("BI1", 25, (0, 0, 0, 0), (25,), id="S63"),
        pytest.param("BA1", 4, (20,), (240,), id="S64"),
        pytest.param("RO1", 4, (7, 3), (56, 75), id="S65"),
    ],
)
def test_what_a_template_makes_of_its_dice(
    card: str, square: int, rolls: tuple[int, ...], results: tuple[int, ...]
) -> None:
    named = dict(zip("abcd", rolls, strict=False))

    truth = bind(templates()[card].gen, card, format_seed(0), named, square).answer.truth

    assert results == (tuple(truth) if len(results) > 1 else (truth,))


@pytest.mark.parametrize(
    ("system", "value", "form"),
    [
        pytest.param("binary", 36, "100100", id="S66"),
        pytest.param("mayan", 240, "𝋬 𝋠", id="S67"),
        pytest.param("babylonian", 100, "𒁹 𒌋𒌋𒌋𒌋", id="S68"),
        pytest.param("roman", 199, "CXCIX", id="S69"),
        pytest.param("chinese", 105, "一百零五", id="S70"),
    ],
)
def test_the_canonical_form_of_a_number(system: str, value: int, form: str) -> None:
    assert form == write_numeral(system, value)


@pytest.mark.parametrize(
    ("system", "form", "value"),
    [
        pytest.param("chinese", "一百十五", 115, id="S71"),
        pytest.param("roman", "XXXX", None, id="S72"),
        pytest.param("egyptian", "𓏺𓏺𓎆𓍢", 112, id="S73"),
    ],
)
def test_which_other_forms_are_accepted(system: str, form: str, value: int | None) -> None:
    read = read_numeral(system, form, strict=True)

    assert value == (read.value if isinstance(read, Numeral) else None)


@pytest.mark.parametrize(
    ("types", "is_valid"),
    [pytest.param("SACSACSAC", True, id="S74"), pytest.param("SACSACSAM", False, id="S75")],
)
def test_what_may_lie_behind_nine_numbers(types: str, is_valid: bool) -> None:
    assert is_valid == allows(Spread(tuple("SAC"), NUMBERS), tuple(types))


@pytest.mark.parametrize(
    ("given", "verdict"), [pytest.param("252", "+", id="S76"), pytest.param("252.1", "-", id="S77")]
)
def test_the_slide_rule_is_right_within_five_percent(given: str, verdict: str) -> None:
    exactly_240 = QuestionRequest(blue="SL1", rolls=(20, 12, 1), square=4, profile="mathematicus")
    _, sheet = TABLE_SOURCE.ask(AskQuestion(encode_request(exactly_240)), SeededRng(1))

    assert verdict == TABLE_SOURCE.mark(MarkAnswer(str(sheet), given), SeededRng(1))[0]


def test_s78_the_bones_multiply_240_by_7() -> None:
    laid = bind("blue.napier", "NA1", format_seed(0), {"a": 20, "b": 12, "c": 3, "d": 4}, 4)

    assert 1680 == laid.answer.truth
