"""The kinds `list`, `set`, `multiset` and `point`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final

from abaculus.maths.answers import specs
from abaculus.maths.answers.forms import integer, is_prime_product
from abaculus.maths.answers.items import (
    AnswerItem,
    exactness,
    layout_items,
    layout_row,
    parse_item,
    parse_items,
)
from abaculus.maths.answers.normalise import fold, normalise
from abaculus.maths.answers.numbers import constant
from abaculus.maths.answers.parser import parse
from abaculus.maths.answers.sides import is_name
from abaculus.maths.answers.styles import AnswerStyle
from abaculus.maths.answers.verdicts import CheckResult, MalformedError, Verdict
from abaculus.maths.expr import Expr, Operation, Power, Sign

EMPTY: Final = frozenset(
    {
        *("∅", "{}", "{ }", "none", "no solution", "no solutions", "empty", "empty set", "nothing"),
        *("nessuna", "nessuna soluzione", "nessuno", "insieme vuoto", "impossibile", "vuoto"),
        *("aucune", "aucune solution", "pas de solution", "ensemble vide", "aucun", "vide"),
        *("keine", "keine losung", "keine losungen", "leere menge", "leer", "unlosbar"),
        *("zadne", "zadne reseni", "nema reseni", "prazdna mnozina", "zadny"),
        *("ninguna", "ninguna solucion", "sin solucion", "conjunto vacio", "ninguno", "vacio"),
        "there is no solution",
    }
)
_BELONGS: Final = re.compile(r"[^\W\d_] ?(?:in|=) ?(?=\{)", re.IGNORECASE)
_MOST_FACTORS: Final = 64
_NAMED_POINT: Final = re.compile(r"[A-Z][A-Za-z]{0,2}(?:_?[0-9])?'? ?(?:= ?(?=[^=]*$)|(?=[(\[]))")
_LETTERS_FIRST: Final = re.compile(r"\( ?[a-z] ?(?:[,;|] ?[a-z] ?)+\) ?= ?")
_CLOSING: Final = {"(": ")", "[": "]"}


@lru_cache(4096)
def spec_items(items: tuple[specs.Scalar, ...], field: str) -> tuple[AnswerItem, ...]:
    """The items of a spec; raises ValueError."""
    found: list[AnswerItem] = []
    for number, text in enumerate(items):
        tree, value = constant(text, f"{field}[{number}]")
        found.append(AnswerItem(tree, (value,)))
    return tuple(found)


def is_empty(text: str) -> bool:
    """Whether a text means the empty list."""
    return fold(text).strip(" .") in EMPTY


def parse_list(text: str, count: int, style: AnswerStyle) -> list[AnswerItem]:
    """The items of a list, set or multiset; raises MalformedError."""
    if found := _BELONGS.match(text):
        text = text[found.end() :]
    name, equals, rest = text.partition("=")
    if equals and is_name(name.strip()) and "=" not in rest and is_empty(rest.strip()):
        text = rest.strip()
    if is_empty(text):
        return []
    if text[0] == "{" and text[-1] == "}":
        text = text[1:-1].strip()
    if not text:
        return []
    if count != 1 and "," in text and strip_brackets(text) != text:
        # round brackets mean a point
        raise MalformedError("syntax")
    return parse_items(text.removeprefix("=").strip(), count, style)


def check_list(spec: specs.List, text: str, style: AnswerStyle) -> Verdict:
    """Check the items in order."""
    expected = spec_items(spec.items, "items")
    text = normalise(text)
    if "<" in text or ">" in text:
        text = _chain_to_list(text)
    typed = parse_list(text, len(expected), style)
    shown = layout_row(typed)
    code = exactness(typed, expected)
    if not _all_meet(typed, expected, style):
        code = _difference(typed, expected, style)
        code = "order" if code == "same" else code
    return CheckResult(code, "; ".join(one.text for one in typed), shown).verdict


def _chain_to_list(text: str) -> str:
    """Numbers in a chain of < or >, as a list."""
    signs = set(re.findall("[<>]=?", text))
    if len({sign[0] for sign in signs}) > 1:
        raise MalformedError("syntax")
    return re.sub(" ?[<>]=? ?", "; ", text)


def check_set(spec: specs.Set, text: str, style: AnswerStyle) -> Verdict:
    """Check the items in any order, ignoring repeats."""
    expected = _unique(spec_items(spec.items, "items"), style)
    typed = parse_list(normalise(text), len(expected), style)
    code = exactness(typed, expected)
    unmet = [key for key in expected if not any(one.meets(key, style) for one in typed)]
    strange = [one for one in typed if not any(one.meets(key, style) for key in expected)]
    if unmet or strange:
        code = _gap_code(unmet, strange)
    value = "; ".join(sorted({one.text for one in typed}))
    return CheckResult(code, value, layout_items("set", typed)).verdict


def _unique(items: Sequence[AnswerItem], style: AnswerStyle) -> list[AnswerItem]:
    found: list[AnswerItem] = []
    for one in items:
        if not any(one.meets(other, style) for other in found):
            found.append(one)
    return found


def check_multiset(spec: specs.Multiset, text: str, style: AnswerStyle) -> Verdict:
    """Check the items in any order with their multiplicities; also accepts a product of powers."""
    expected = spec_items(spec.items, "items")
    text = normalise(text)
    typed = _product(text, style) or parse_list(text, len(expected), style)
    code = exactness(typed, expected)
    found = _difference(typed, expected, style)
    value = "; ".join(sorted(one.text for one in typed))
    shown = layout_items("set", typed)
    return CheckResult(code if found == "same" else found, value, shown).verdict


def _product(text: str, style: AnswerStyle) -> list[AnswerItem] | None:
    """The factors of a product of powers; None if the text is not one."""
    if any(sign in text for sign in ";|{&"):
        return None
    try:
        tree = parse(text.partition("=")[2] or text, style)
    except MalformedError:
        return None
    if not isinstance(tree, Operation | Power) or is_prime_product(tree) is None:
        return None
    found: list[AnswerItem] = []
    waiting: list[Expr] = [tree]
    while waiting:
        part = waiting.pop(0)
        if isinstance(part, Operation) and part.sign is Sign.TIMES:
            waiting[:0] = (part.left, part.right)
            continue
        base, times = integer(part), 1
        if isinstance(part, Power):
            base, times = integer(part.base), integer(part.exponent) or 1
        if times > _MOST_FACTORS or base is None:
            raise MalformedError("too_big")
        found += [parse_item(str(base), style)] * times
    return found


def _all_meet(
    typed: Sequence[AnswerItem], expected: Sequence[AnswerItem], style: AnswerStyle
) -> bool:
    return len(typed) == len(expected) and all(
        one.meets(key, style) for one, key in zip(typed, expected, strict=True)
    )


def _difference(
    typed: Sequence[AnswerItem], expected: Sequence[AnswerItem], style: AnswerStyle
) -> str:
    """How two multisets differ; `same` if they do not."""
    left = list(expected)
    strange: list[AnswerItem] = []
    for one in typed:
        key = next((key for key in left if one.meets(key, style)), None)
        if key is None:
            strange.append(one)
        else:
            left.remove(key)
    return _gap_code(left, strange) if left or strange else "same"


def _gap_code(unmet: Sequence[AnswerItem], strange: Sequence[AnswerItem]) -> str:
    if unmet and strange:
        return "wrong"
    return "missing_items" if unmet else "extra_items"


def check_point(spec: specs.Point, text: str, style: AnswerStyle) -> Verdict:
    """Check coordinates in order, or by name."""
    expected = spec_items(spec.coords, "coords")
    names = spec.names or ("x", "y", "z", "w")[: len(expected)]
    if len(names) != len(expected):
        raise ValueError("names: as many are needed as there are coords")
    typed = _by_name(_coordinates(normalise(text), len(expected), style), names)
    if len(typed) != len(expected):
        raise MalformedError("count")
    shown = layout_items("pt", typed)
    value = "; ".join(one.text for one in typed)
    if _all_meet(typed, expected, style):
        return CheckResult(exactness(typed, expected), value, shown).verdict
    is_mixed_up = len(expected) <= 4 and any(
        _all_meet(order, expected, style) for order in permutations(typed)
    )
    return CheckResult("order" if is_mixed_up else "wrong", value, shown).verdict


def _coordinates(text: str, count: int, style: AnswerStyle) -> list[AnswerItem]:
    for before in (_LETTERS_FIRST, _NAMED_POINT):
        if found := before.match(text):
            text = text[found.end() :]
    text = text.removeprefix("=").strip()
    if not text:
        raise MalformedError("syntax")
    inside = strip_brackets(text)
    return parse_items(inside, count, style, blanks=False)


def strip_brackets(text: str) -> str:
    """The text without the brackets around all of it."""
    if text[0] not in _CLOSING or text[-1] != _CLOSING[text[0]]:
        return text
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign in "([") - (sign in ")]")
        if depth == 0 and place < len(text) - 1:
            return text
    return text[1:-1].strip()


def _by_name(typed: list[AnswerItem], names: tuple[str, ...]) -> list[AnswerItem]:
    labels = [one.label.lower() for one in typed]
    if not any(labels):
        return typed
    known = [name.lower() for name in names]
    if len(typed) != len(names):
        raise MalformedError("count")
    if sorted(labels) != sorted(known):
        raise MalformedError("syntax")
    return [typed[labels.index(name)] for name in known]
