"""Items become questions that everything else can show, mark and explain."""

from __future__ import annotations

from pathlib import Path

import pytest

from abaculus.questions.packs.instantiate import PackQuestion, ask
from abaculus.questions.packs.model import Pack
from abaculus.questions.packs.pick import PackRequest, pick
from abaculus.questions.packs.validate import check_text
from abaculus.questions.question import mark
from abaculus.questions.renderer import keyboard
from abaculus.questions.rng import Rng
from abaculus.questions.views import after_view, player_view
from tests.questions.packs.samples import check_sample, pack

EXAMPLE = Path(__file__).parents[3] / "examples" / "packs" / "fourth-grade.yaml"
SEED = "0f3k9c2m"


def sound(fields: str) -> Pack:
    report = check_sample(pack(fields))
    assert report.pack is not None, report.findings
    return report.pack


def question(fields: str, seed: str = SEED) -> PackQuestion:
    one = sound(fields)
    return ask(one, one.items[0], seed)


@pytest.fixture(scope="module")
def example() -> Pack:
    report = check_text(EXAMPLE.name, EXAMPLE.read_bytes())
    assert ((), 20) == (report.findings, len(report.pack.items) if report.pack else 0)
    assert report.pack is not None
    return report.pack


def test_example_items_are_shown_and_marked_in_all_languages(example: Pack) -> None:
    for item in example.items:
        for number in range(8):
            one = ask(example, item, f"0000000{number}")
            for locale in ("en", "it", "de-CH"):
                view = after_view(one, locale, choose=True)
                outcome = mark(one, view.referee.answer.text, locale).outcome
                assert ("right", True) == (outcome, bool(view.steps)), (item.id, locale)
            for wrong in one.distractors:
                given = keyboard("en").value(wrong.shown)
                assert mark(one, given).outcome == "wrong", (item.id, given)


def test_a_known_mistake_is_called_by_its_name() -> None:
    fields = 'prompt: "3 × 4"\nanswer: {kind: number, value: 12, unit: cm}\nsteps: [x]\n'
    fields += "distractors: [{value: 7, mis: arith.added_for_times}]"
    assert "mis:arith.added_for_times" == mark(question(fields), "7 cm").code


def test_the_name_tells_pack_version_item_and_seed() -> None:
    one = question("prompt: a\nanswer: 1\nsteps: [x]")
    assert "pack:tests@1.0.0/one#0f3k9c2m" == one.qid


def test_the_same_seed_gives_the_same_question(example: Pack) -> None:
    item = example.items[0]
    first, again = ask(example, item, SEED), ask(example, item, SEED)
    assert (first.params, first.fp) == (again.params, again.fp)


def test_variables_take_all_their_values() -> None:
    fields = 'prompt: "{a}"\nanswer: a\nsteps: [x]\nvars: {a: "1..10|0.5|20|30"}\nwhere: a != 3'
    seeds = [f"000000{number:02}" for number in range(99)]
    seen = {player_view(question(fields, seed)).prompt.text for seed in seeds}
    assert {*["1", "2", "4", "5", "6", "7", "8", "9", "10", "0.5", "20", "30"]} == seen


def test_a_negative_value_gets_brackets_after_a_sign() -> None:
    fields = 'prompt: "{b} + {a} = $ {b} - {a} $"\nanswer: a\nsteps: [x]\nvars: {a: -3, b: 5}'
    text = player_view(question(fields)).prompt.text
    assert "5 + (−3) = 5 − (−3)" == text


def test_a_factor_one_is_never_written() -> None:
    fields = 'prompt: "$ {a}x + {b}y $"\nanswer: a\nsteps: [x]\nvars: {a: 1, b: -1}'
    assert "x − y" == player_view(question(fields)).prompt.text


def test_text_is_escaped_where_it_becomes_html() -> None:
    one = question('prompt: "Is a & b < c? $\\\\frac{1}{2}$"\nanswer: 1\nsteps: [x]')
    html = player_view(one).prompt.html
    assert html.startswith("Is a &amp; b &lt; c? <math")


def test_options_are_mixed_by_the_seed_and_found_by_their_text() -> None:
    fields = (
        "prompt: a\nsteps: [x]\nanswer: {kind: choice, options: [red, blue, green], correct: 1}"
    )
    orders = {
        tuple(one.text for one in player_view(question(fields, f"0000000{number}")).choices)
        for number in range(10)
    }
    assert (True, {"blue", "green", "red"}) == (len(orders) > 1, set(next(iter(orders))))
    assert "right" == mark(question(fields), "blue").outcome


@pytest.mark.parametrize(
    ("answer", "given"),
    [
        ("{kind: word, accept: {en: [rhombus]}}", "rhombus"),
        ("{kind: bool, value: true}", "yes"),
        ("{kind: bool, value: 3 < 2}", "no"),
        ("{kind: set, items: [1, 2/3]}", "2/3, 1"),
        ("{kind: multiset, items: [2, 2, 3]}", "2, 3, 2"),
        ("{kind: ratio, terms: [3, 4]}", "3:4"),
        ("{kind: quotrem, q: 5, r: 2}", "5 r 2"),
        ('{kind: time, value: "9:05"}', "9:05"),
        ("{kind: duration, seconds: 5400}", "1 h 30 min"),
        ("{kind: date, value: 2026-03-14}", "14 March 2026"),
        ("{kind: year, value: -44}", "44 BCE"),
        ("{kind: point, coords: [2, -1/2]}", "(2, -0.5)"),
        ('{kind: interval, value: "[2, 5)"}', "2 <= x < 5"),
        ("{kind: numeral, system: roman, value: 19}", "XIX"),
        ("{kind: expr, value: 3x^2 + 1}", "1+3x^2"),
        ('{kind: equation, value: "y = 2x + 1"}', "2x - y + 1 = 0"),
        ("{kind: number, value: 1/3, tol: {abs: 0.01}}", "0.33"),
        ("{kind: number, value: 60, form: prime_factors}", "2^2*3*5"),
        ("{kind: number, value: 0.35, as: percent}", "35"),
        ("{kind: predicate, name: prime, example: '7'}", "11"),
        ("{kind: parts, parts: [{name: a, spec: '3'}, {name: b, spec: '4'}]}", "3; 4"),
        ('"5 sqrt(2)"', "sqrt 50"),
        ("2 1/2", "2.5"),
    ],
)
def test_every_kind_of_answer_can_be_asked_for(answer: str, given: str) -> None:
    one = question(f"prompt: a\nsteps: [x]\nanswer: {answer}")
    after_view(one, "en")
    assert "right" == mark(one, given).outcome


def test_answers_of_every_kind_follow_the_variables() -> None:
    for answer, given in {
        "{kind: list, items: [a, 2a]}": "4, 8",
        "{kind: expr, value: '{a}x + {=a+1}'}": "4x+5",
        "{kind: time, value: '{a}:{=a+1}'}": "4:05",
        "{kind: interval, value: '[{a}, {=2a})'}": "4 <= x < 8",
        "{kind: choice, options: ['{a}', '{=a+1}'], correct: '{a}'}": "4",
        "{kind: parts, parts: [{name: p, spec: 2a}, {name: q, spec: a-1}]}": "8; 3",
    }.items():
        one = question(f"prompt: a\nsteps: [x]\nvars: {{a: 4}}\nanswer: {answer}")
        assert "right" == mark(one, given).outcome, answer


def test_nothing_is_drawn_twice_while_there_is_something_else(example: Pack) -> None:
    used: list[int] = []
    rng = Rng("no repeats")
    for _ in range(60):
        drawn = pick(example, PackRequest(grade="4"), rng, used)
        assert drawn is not None
        used.append(drawn[2].fp)
    assert 60 == len(set(used))


def test_what_was_asked_longest_ago_comes_again_first() -> None:
    one = sound("prompt: a\nanswer: 1\nsteps: [x]")
    fp = ask(one, one.items[0], SEED).fp
    drawn = pick(one, PackRequest(), Rng("again"), [fp])
    assert (fp, None) == (drawn and drawn[2].fp, pick(one, PackRequest(level=4), Rng("none")))


@pytest.mark.parametrize(
    ("pack_request", "expected"),
    [
        (PackRequest(tags=("time",)), {"bus"}),
        (PackRequest(level=3, category="E"), {"point"}),
        (PackRequest(items=("area", "bus")), {"area", "bus"}),
    ],
)
def test_a_request_chooses_among_the_items(
    example: Pack, pack_request: PackRequest, expected: set[str]
) -> None:
    assert expected == {item.id for item in example.items if pack_request.takes(item)}


def test_the_back_of_the_card_names_the_authors(example: Pack) -> None:
    credit = ask(example, example.items[0], SEED).origin.credit
    expected = "Small calculations for grades 4 and 5 – The Abaculus founders · own work · CC0-1.0"
    assert expected == credit
