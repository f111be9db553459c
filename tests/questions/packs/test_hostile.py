"""Files that mean harm or are broken: refused with a place and a reason, nothing kept."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from abaculus.maths.answers.specs import KINDS
from abaculus.maths.answers.values import Value
from abaculus.questions.delivery.sources import ItemSource
from abaculus.questions.engine import UnsoundError
from abaculus.questions.packs import limits, variables
from abaculus.questions.packs.evaluate import holds
from abaculus.questions.packs.expressions import PackExpression
from abaculus.questions.packs.folders import read_pack_file
from abaculus.questions.packs.limits import BYTES
from abaculus.questions.packs.model import ItemMistake, Pack, PackInfo, PackItem
from abaculus.questions.packs.trials import weight
from abaculus.questions.packs.validate import check_text
from tests.questions.packs.samples import HEAD, check_sample, pack, summarize

LAUGHS = "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n"
OBJECTS = '{"a":' * 100_000

NINE = ", ".join(f"v{n}: 1..9" for n in range(9))
HOSTILE = {
    "ten megabytes": ("pack.json", b" " * (10 * 1024 * 1024), "1:1 E11 file"),
    "lists in lists in YAML": ("pack.yaml", b"[" * 100_000, "1:13 E16 file"),
    "lists in lists in blocks": ("pack.yaml", b"- " * 100_000, "1:25 E16 file"),
    "lists in lists in JSON": ("pack.json", b"[" * 1_000_000, "1:13 E16 file"),
    "objects in objects in JSON": ("pack.json", OBJECTS.encode(), "1:61 E16 file"),
    "a billion laughs": ("pack.yaml", LAUGHS.encode(), "1:4 E15 file"),
    "one enormous text in YAML": ("pack.yaml", b"pack: " + b"a" * 4_000_000, "1:7 E17 pack"),
    "one enormous text in JSON": (
        "pack.json", b'{"pack": "' + b"a" * 4_000_000 + b'"}', "1:10 E17 pack",
    ),
    "one enormous cell": ("pack.csv", b"id,prompt\na," + b"a" * 4_000_000, "2:3 E17 file"),
    "a list without end": ("pack.json", b'{"pack": [' + b"1," * 2_000_000, "1:40011 E17 file"),
    "names without end": (
        "pack.yaml", "".join(f"k{n}: 1\n" for n in range(300_000)).encode(), "65:6 E17 file",
    ),
    "too many items": (
        "pack.json", b'{"items": [' + b"1," * 20_000 + b"1]}", "1:40012 E17 file",
    ),
    "too many rows": ("pack.csv", b"id,prompt\n" + b"a,b\n" * 20_001, "20002:1 E17 file"),
    "a quotation without end": ("pack.csv", b'id,prompt\n"a' + b'""' * 900_000, "2:1 E14 file"),
    "a number without end": (
        "pack.json", b'{"pack": ' + b"9" * 1_000_000 + b"}", "1:10 E17 pack",
    ),
    "half a file": ("pack.json", b'{"pack": {"id": "a", "ti', "1:22 E14 file"),
    "a lonely surrogate": ("pack.json", b'{"pack": "\\ud800"}', "1:10 E14 file"),
}  # fmt: skip


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_file_is_refused_with_its_place(case: str) -> None:
    name, data, expected = HOSTILE[case]
    report = check_text(name, data)
    assert (None, [expected]) == (report.pack, summarize(report))


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ("prompt: x\nsteps: [x]\nanswer: 9^9^9^9", "6:13 E32 answer"),
        ("prompt: x\nsteps: [x]\nanswer: 199!^9", "6:13 E32 answer"),
        ("prompt: x\nsteps: [x]\nvars: {a: 1..9999}\nanswer: a^a^a^a", "7:13 E32 answer"),
        ('prompt: "{= 9^9^9^9 }"\nsteps: [x]\nanswer: 1', "4:13 E32 prompt"),
        (f"prompt: x\nsteps: [x]\nanswer: {'(' * 90}1{')' * 90}", "6:13 E31 answer"),
        (f"prompt: x\nsteps: [x]\nanswer: {'-' * 190}1", "6:13 E31 answer"),
        (f"prompt: x\nsteps: [x]\nanswer: 2{'^2' * 90}", "6:13 E31 answer"),
        (f"prompt: ${'{' * 200}$\nsteps: [x]\nanswer: 1", "4:13 E43 prompt"),
        (f"prompt: $1{'+1' * 250}$\nsteps: [x]\nanswer: 1\nsecs: 90", "4:13 E43 prompt"),
        (f"prompt: x\nsteps: [x]\nanswer: 1\nvars: {{{NINE}}}", "7:11 E55 vars"),
    ],
)  # fmt: skip
def test_a_formula_bomb_is_refused_before_it_goes_off(fields: str, expected: str) -> None:
    assert [expected] == summarize(check_sample(pack(fields)))


def test_hundred_million_combinations_are_sampled() -> None:
    values = ", ".join(f"{name}: 1..10" for name in "abcdfghk")
    fields = f"prompt: x\nsteps: [x]\nanswer: a+b+c+d+f+g+h+k\nvars: {{{values}}}"
    assert [] == summarize(check_sample(pack(fields)))


def test_a_condition_that_hardly_ever_holds_ends_the_search() -> None:
    values = ", ".join(f"{name}: 1..10" for name in "abcdfghk")
    fields = f"prompt: x\nsteps: [x]\nanswer: a\nvars: {{{values}}}\nwhere: a+b+c+d+f+g+h+k = 80"
    assert ["8:12 E57 where"] == summarize(check_sample(pack(fields)))


def test_a_pack_that_asks_for_endless_work_is_refused() -> None:
    heavy = "+".join(f"sqrt({n}99999)" for n in range(1, 9))
    item = "  - {{id: i{}, prompt: x, steps: [x], vars: {{a: 1..9}}, answer: a*({})}}\n"
    items = "".join(item.format(number, heavy) for number in range(2_000))
    assert ["3:3 E17 items"] == summarize(check_sample(HEAD + items))


def test_wide_ranges_of_many_variables_take_no_memory() -> None:
    ranges = ", ".join(f"{name}: 1..9999" for name in "abcdfghk")
    item = "  - {{id: i{}, prompt: x, steps: [x], vars: {{{}}}, answer: a+b+c+d+f+g+h+k}}\n"
    text = HEAD + "".join(item.format(number, ranges) for number in range(30))
    tracemalloc.start()
    try:
        report = check_sample(text)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()

    assert [] == summarize(report)
    assert peak < 20_000_000


def test_the_only_value_of_a_condition_is_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tests: list[object] = []

    def count(where: PackExpression, given: Mapping[str, Value]) -> bool:
        tests.append(where)
        return holds(where, given)

    monkeypatch.setattr(variables, "holds", count)
    item = (
        "  - {{id: i{}, prompt: x, steps: [x], vars: {{a: 1..9999}}, where: a = 77, answer: a}}\n"
    )
    report = check_sample(HEAD + "".join(item.format(number) for number in range(3)))

    assert [] == summarize(report)
    assert len(tests) < 3 * (10_000 + 2 * 400)


def test_conditions_that_take_endless_search_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "SEARCH", 20_000)
    item = (
        "  - {{id: i{}, prompt: x, steps: [x], vars: {{a: 1..9999}}, where: a = 77, answer: a}}\n"
    )
    text = HEAD + "".join(item.format(number) for number in range(5))

    assert ["3:3 E17 items"] == summarize(check_sample(text))


def test_a_heavy_condition_must_not_be_a_rare_one() -> None:
    fields = "prompt: x\nsteps: [x]\nanswer: a\nvars: {a: 1..2000}\nwhere: sqrt(a) = 44"

    assert ["8:12 E57 where"] == summarize(check_sample(pack(fields)))


def test_a_pack_that_writes_out_endless_values_is_refused() -> None:
    values = "|".join(f"{number}/7" for number in range(250))
    item = "  - {{id: i{}, prompt: x, steps: [x], vars: {{a: {}}}, answer: a}}\n"
    text = HEAD + "".join(item.format(number, values) for number in range(600))

    assert ["3:3 E17 items"] == summarize(check_sample(text))


def test_wrong_answers_and_calculations_in_texts_are_work() -> None:
    plain = PackItem(id="a", prompt="x", answer="1", steps=("x",))
    wrong = tuple(ItemMistake(str(number), "") for number in range(2, 62))
    sums = tuple("{=1+1}" for _ in range(60))

    assert (1, 11, 11) == (
        weight(plain),
        weight(replace(plain, distractors=wrong)),
        weight(replace(plain, steps=sums)),
    )


def test_a_question_without_a_value_is_unsound() -> None:
    item = PackItem(id="a", prompt="x", answer="1/0", steps=("x",))
    source = ItemSource("name", Pack(PackInfo(id="a", title="b"), (item,)), item)

    with pytest.raises(UnsoundError):
        source.made("00000000", "")


def test_ten_thousand_errors_are_a_hundred() -> None:
    items = "".join(f"  - {{id: i{n}, wrong{n}: 1, worse{n}: 2}}\n" for n in range(10_000))
    assert 100 == len(check_sample(HEAD + items).findings)


def test_a_file_is_never_read_beyond_the_limit(tmp_path: Path) -> None:
    file = tmp_path / "pack.yaml"
    with file.open("wb") as out:
        out.truncate(50 * 1024 * 1024)
    assert BYTES + 1 == len(read_pack_file(file)[1])


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(["a.yaml", "a.json", "a.csv"]), st.binary(max_size=200))
def test_no_bytes_break_the_checker(name: str, data: bytes) -> None:
    report = check_text(name, data)
    assert (report.pack is None) == bool(report.errors)


_SIGNS = st.text("{}[]$\\=+-*/^|.:!%<>&;,'\"0123456789abexπ√ \n", max_size=40)


@settings(max_examples=200, deadline=None)
@given(_SIGNS, _SIGNS, _SIGNS, st.booleans())
def test_no_texts_break_the_checker(prompt: str, answer: str, wrong: str, varied: bool) -> None:
    item: dict[str, object]
    item = {"id": "a", "prompt": prompt, "answer": answer, "distractors": [{"value": wrong}]}
    if varied:
        item |= {"vars": {"a": "1..3", "b": wrong}, "where": answer}
    data = {"pack": {"id": "a", "title": "b"}, "items": [item | {"steps": [prompt]}]}
    report = check_text("a.json", json.dumps(data).encode())
    assert (report.pack is None) == bool(report.errors)


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.sampled_from(["a", "1/2", "{a}", "12:5"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("ab"), inner),
    max_leaves=6,
)
_FIELDS = (
    *("value", "items", "coords", "terms", "q", "r", "seconds", "accept", "options", "correct"),
    *("system", "base", "parts", "name", "example", "form", "tol", "unit", "vars", "args"),
)


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(_FIELDS), _VALUES, max_size=4),
    st.booleans(),
)
def test_no_specification_breaks_the_checker(
    kind: str, spec: dict[str, object], varied: bool
) -> None:
    item: dict[str, object]
    item = {"id": "a", "prompt": "x", "answer": {"kind": kind, **spec}, "steps": ["x"]}
    if varied:
        item |= {"vars": {"a": "1..3"}}
    data = {"pack": {"id": "a", "title": "b"}, "items": [item]}
    report = check_text("a.json", json.dumps(data).encode())
    assert (report.pack is None) == bool(report.errors)
