"""What a question says about its answer: JSON in and out, and what is amiss with it."""

from __future__ import annotations

import sys
from subprocess import run
from typing import Any, get_args

import msgspec
import pytest

from abaculus.maths.answers import AnswerSpec, Profile, check, read_spec, refuse_bad_spec
from abaculus.maths.answers.specs import KINDS

EXAMPLES: list[dict[str, Any]] = [
    {"kind": "number", "value": "7/12", "form": "reduced", "not": ["14/24"]},
    {"kind": "number", "value": 450, "unit": {"u": "cm", "fixed": True}, "as": "percent"},
    {"kind": "number", "value": "π", "tol": {"dp": 2}},
    {"kind": "ratio", "terms": [3, 4], "form": "reduced", "colon": True},
    {"kind": "quotrem", "q": 5, "r": 2},
    {"kind": "time", "value": "15:30", "clock": 12},
    {"kind": "duration", "seconds": 7500, "unit": "min", "colon": "h:m"},
    {"kind": "date", "value": "2024-07-04"},
    {"kind": "year", "value": -44},
    {"kind": "point", "coords": [2, "-7/2"], "names": ["a", "b"]},
    {"kind": "list", "items": [1, "1/2"]},
    {"kind": "set", "items": ["√2", "-√2"]},
    {"kind": "multiset", "items": [2, 2, 3]},
    {"kind": "interval", "value": "(-inf,4]", "var": "t"},
    {"kind": "bool", "value": True},
    {"kind": "word", "accept": {"en": ["rhombus"]}, "lexicon": ["kite"], "typo": 0},
    {"kind": "choice", "options": ["kite", "square"], "correct": 1},
    {"kind": "numeral", "system": "roman", "value": 19, "strict": True},
    {"kind": "expr", "value": "6a-8", "vars": ["a"], "form": "expanded"},
    {"kind": "equation", "value": "b=2a+1", "vars": ["a", "b"]},
    {"kind": "predicate", "name": "goldbach", "args": {"n": 28}, "read": "multiset"},
    {"kind": "parts", "parts": [{"name": "a", "spec": {"kind": "number", "value": 3}}]},
]


@pytest.mark.parametrize("data", EXAMPLES)
def test_a_spec_goes_to_json_and_back(data: dict[str, Any]) -> None:
    spec = read_spec(data)

    assert data == msgspec.json.decode(msgspec.json.encode(spec))
    assert spec == read_spec(msgspec.json.encode(data))
    refuse_bad_spec(spec)


def test_there_is_an_example_of_every_kind() -> None:
    assert {data["kind"] for data in EXAMPLES} == set(KINDS)
    assert len(get_args(AnswerSpec)) == 20


BAD: list[tuple[dict[str, Any], str]] = [
    ({"kind": "numbr", "value": 1}, "known kinds: number, ratio"),
    ({"value": 1}, "kind"),
    ({"kind": "number"}, "value"),
    ({"kind": "number", "value": 0.5}, "float"),
    ({"kind": "number", "value": 1, "frm": "plain"}, "frm"),
    ({"kind": "number", "value": 1, "form": "tidy"}, "form"),
    ({"kind": "number", "value": "7//2"}, "value: '7//2' is not a value (syntax)"),
    ({"kind": "number", "value": "1/0"}, "(div0)"),
    ({"kind": "number", "value": "x"}, "value: 'x'"),
    ({"kind": "number", "value": 1, "unit": "parsec"}, "unit: 'parsec' is not a known unit"),
    ({"kind": "number", "value": 1, "unit": "cm xyz"}, "not a known unit"),
    ({"kind": "number", "value": 1, "tol": {}}, "tol: exactly one"),
    ({"kind": "number", "value": 1, "tol": {"dp": 1, "sf": 2}}, "tol: exactly one"),
    ({"kind": "number", "value": 1, "tol": {"sf": 0}}, "tol: dp"),
    ({"kind": "number", "value": 1, "tol": {"dp": 41}}, "tol: dp"),
    ({"kind": "number", "value": 1, "tol": {"abs": "-1"}}, "negative"),
    ({"kind": "number", "value": 1, "tol": {"rel": "√2"}}, "not rational"),
    ({"kind": "number", "value": 1, "not": ["3+"]}, "not: '3+'"),
    ({"kind": "ratio", "terms": [1]}, "terms: two or more"),
    ({"kind": "ratio", "terms": [1, 0]}, "none may be zero"),
    ({"kind": "quotrem", "q": "x", "r": 1}, "q: 'x'"),
    ({"kind": "time", "value": "25:00"}, "value: '25:00'"),
    ({"kind": "duration", "seconds": "x"}, "seconds"),
    ({"kind": "duration", "seconds": 1, "unit": "cm"}, "unit: 'cm' is not a unit of time"),
    ({"kind": "date", "value": "2024-02-30"}, "value: '2024-02-30'"),
    ({"kind": "year", "value": 0}, "no year 0"),
    ({"kind": "point", "coords": [1, 2], "names": ["x"]}, "names"),
    ({"kind": "point", "coords": [1, "a"]}, "coords[1]: 'a'"),
    ({"kind": "list", "items": ["a"]}, "items[0]: 'a'"),
    ({"kind": "interval", "value": "(1"}, "value: '(1' is not an interval"),
    ({"kind": "interval", "value": "(4,1)"}, "ends wrong"),
    ({"kind": "interval", "value": "[-inf,1)"}, "ends wrong"),
    ({"kind": "word", "accept": {"en": []}}, "accept"),
    ({"kind": "choice", "options": ["a"], "correct": 0}, "options"),
    ({"kind": "choice", "options": ["a", "b"], "correct": 2}, "correct"),
    ({"kind": "choice", "options": ["a", "b"], "correct": "c"}, "correct: 'c'"),
    ({"kind": "numeral", "system": "klingon", "value": 1}, "klingon"),
    ({"kind": "numeral", "system": "base", "value": 1}, "base"),
    ({"kind": "numeral", "system": "roman", "value": 0}, "value"),
    ({"kind": "expr", "value": "6y", "vars": ["x"]}, "value: '6y' is not an expression in x"),
    ({"kind": "expr", "value": "x", "vars": ["x", "x"]}, "vars"),
    ({"kind": "equation", "value": "2x"}, "(not_equation)"),
    ({"kind": "equation", "value": "x=x"}, "says nothing"),
    ({"kind": "predicate", "name": "nice"}, "name: no predicate 'nice'; known: goldbach"),
    ({"kind": "predicate", "name": "goldbach", "args": {"m": 1}}, "args: goldbach takes n"),
    ({"kind": "predicate", "name": "goldbach", "args": {"n": [1, 2]}}, "args.n"),
    ({"kind": "parts", "parts": []}, "parts"),
    ({"kind": "parts", "parts": [{"name": "a", "spec": {"kind": "year", "value": 0}}]}, "year 0"),
    ({"kind": "parts", "parts": [{"name": "a", "spec": {"kind": "year", "value": 1}}] * 2}, "name"),
]


@pytest.mark.parametrize(("data", "reason"), BAD)
def test_a_bad_spec_is_refused_with_field_and_reason(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the reason is looked at
        refuse_bad_spec(read_spec(data))

    assert reason in str(refused.value)


def test_text_that_is_no_json_is_refused() -> None:
    with pytest.raises(ValueError, match="malformed"):
        read_spec("{bad")


@pytest.mark.parametrize(("locale", "profile"), [("xx", "default"), ("en", "nobody")])
def test_unknown_locales_and_profiles_are_refused(locale: str, profile: str) -> None:
    with pytest.raises(ValueError, match="known: "):
        check(read_spec(EXAMPLES[0]), "1", locale, profile)


def test_any_region_of_a_known_language_will_do() -> None:
    spec = read_spec({"kind": "number", "value": "2.5"})

    assert check(spec, "2,5", "it_CH").outcome == "right"
    assert check(spec, "2.5", "en-gb").outcome == "right"


def test_a_table_may_bring_customs_of_its_own() -> None:
    strict = Profile(separators="strict")

    assert (
        check(read_spec({"kind": "number", "value": "0.5"}), "0,5", "en", strict).code == "syntax"
    )


def test_importing_the_checker_brings_no_heavy_module() -> None:
    program = "import sys, abaculus.maths.answers; print(*sys.modules)"

    done = run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert {"fluent.runtime", "sympy", "numpy", "litestar", "rich"}.isdisjoint(done.stdout.split())
