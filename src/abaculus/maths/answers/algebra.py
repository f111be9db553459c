"""The kinds `expr` and `equation`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from abaculus.maths.answers import specs
from abaculus.maths.answers.forms import strip_minus, terms
from abaculus.maths.answers.normalise import normalise
from abaculus.maths.answers.parser import parse
from abaculus.maths.answers.polynomials import PolynomialCalculator, Rational, content, negate
from abaculus.maths.answers.styles import ENGLISH, AnswerStyle
from abaculus.maths.answers.tree import is_same_tree, walk
from abaculus.maths.answers.verdicts import CheckResult, MalformedError, Verdict
from abaculus.maths.expr import Expr, Negative, Operation, Pi, Power, Sign, Variable, WrittenNumber
from abaculus.maths.formulas.tree import Formula
from abaculus.maths.layout import layout

Monomial: TypeAlias = tuple[tuple[str, int], ...]

_FUNCTION: Final = re.compile(r"[a-zA-Z] ?\( ?[a-zA-Z] ?\) ?=|[a-zA-Z]'? ?=")
_CALL: Final = re.compile(r"[fghFGH] ?\( ?[a-z] ?\) ?(?==)")


class _ExprKey(Struct, frozen=True):
    """The expression of a spec, evaluated."""

    tree: Expr
    function: Rational
    factors: int
    """The number of factors with letters, as written."""
    is_primitive: bool
    """Whether no factor has a common number left to take out."""


def _letters(names: tuple[str, ...]) -> tuple[str, ...]:
    if not all(name.isalpha() for name in names) or len(set(names)) < len(names):
        raise ValueError("vars: different letters are needed")
    return names


@lru_cache(4096)
def _expression(value: specs.Scalar, names: tuple[str, ...]) -> _ExprKey:
    try:
        tree = parse(normalise(str(value)), ENGLISH, _letters(names))
        function = PolynomialCalculator(names).worked(tree)
    except MalformedError as malformed:
        letters = ", ".join(names)
        raise ValueError(
            f"value: {value!r} is not an expression in {letters} ({malformed.code})"
        ) from malformed
    parts = _factors(tree)
    return _ExprKey(tree, function, _count_factors(parts), _are_primitive(parts, names))


def check_expr(spec: specs.Expr, text: str, style: AnswerStyle) -> Verdict:
    """Check for the same rational function, in the form the question asks for."""
    key = _expression(spec.value, spec.vars)
    text = normalise(text)
    if (found := _FUNCTION.match(text)) and text.count("=") == 1:
        text = text[found.end() :].strip()
    tree = parse(text.removeprefix("=").strip(), style, spec.vars)
    workshop = PolynomialCalculator(spec.vars)
    function = workshop.worked(tree)
    if spec.form == "expanded":
        _check_expansion(tree)
    elif spec.form == "factored":
        _check_factors(tree, key, spec.vars)
    code = "wrong"
    if workshop.are_equal(function, key.function):
        code = "exact" if is_same_tree(tree, key.tree) else "equivalent_form"
    elif workshop.are_equal(negate(function), key.function):
        code = "wrong_sign"
    return CheckResult(code, workshop.written(function), layout(tree)).verdict


def _has_letters(tree: Expr) -> bool:
    return any(isinstance(part, Variable | Pi) for part in walk(tree))


def _is_sum(tree: Expr) -> bool:
    return isinstance(tree, Operation) and tree.sign in (Sign.PLUS, Sign.MINUS)


def _check_expansion(tree: Expr) -> None:
    """Raise MalformedError if brackets or like terms are left."""
    added = [strip_minus(term) for term in terms(tree)]
    if any(_is_sum(part) for term in added for part in walk(term)):
        raise MalformedError("not_expanded")
    seen: set[Monomial] = set()
    for term in added:
        monomial = _monomial(term)
        if monomial in seen:
            raise MalformedError("not_collected")
        seen.add(monomial)


def _monomial(term: Expr) -> Monomial:
    """The exponents of the letters in one term; raises MalformedError if a letter occurs twice."""
    found: dict[str, int] = {}
    numbers = {1: 0, -1: 0}
    waiting: list[tuple[Expr, int]] = [(term, 1)]
    while waiting:
        part, direction = waiting.pop()
        if not _has_letters(part):
            numbers[direction] += 1
            if isinstance(part, Operation) and part.sign is Sign.TIMES:
                raise MalformedError("not_collected")
            continue
        match part:
            case Operation(sign=Sign.TIMES | Sign.DIVIDED_BY as sign, left=left, right=right):
                below = direction if sign is Sign.TIMES else -direction
                waiting += ((left, direction), (right, below))
                continue
            case Power(
                base=Variable(name=name) | Negative(of=Variable(name=name)),
                exponent=WrittenNumber() as power,
            ):
                exponent = int(power.value)
            case Variable(name=name):
                exponent = 1
            case Pi():
                name, exponent = "pi", 1
            case _:
                raise MalformedError("not_expanded")
        if name in found:
            raise MalformedError("not_collected")
        found[name] = exponent * direction
    if max(numbers.values()) > 1:
        raise MalformedError("not_collected")
    return tuple(sorted(found.items()))


def _factors(tree: Expr) -> list[tuple[Expr, int]]:
    """The factors of a product with their exponents."""
    found: list[tuple[Expr, int]] = []
    waiting = [tree]
    while waiting:
        part = waiting.pop()
        match part:
            case Negative(of=of):
                waiting.append(of)
            case Operation(sign=Sign.TIMES, left=left, right=right):
                waiting += (left, right)
            case Operation(sign=Sign.DIVIDED_BY, left=left, right=right) if not _has_letters(right):
                waiting.append(left)
            case Power(base=base, exponent=WrittenNumber(value=power)) if power.denominator == 1:
                found.append((base, min(int(power), 40)))
            case _:
                found.append((part, 1))
    return found


def _count_factors(parts: list[tuple[Expr, int]]) -> int:
    return sum(times for part, times in parts if _has_letters(part))


def _are_primitive(parts: list[tuple[Expr, int]], names: tuple[str, ...]) -> bool:
    """Whether no sum among the factors has a common number left to take out."""
    workshop = PolynomialCalculator(names)
    return all(content(workshop.worked(part).top) == 1 for part, _ in parts if _is_sum(part))


def _check_factors(tree: Expr, key: _ExprKey, names: tuple[str, ...]) -> None:
    """Raise MalformedError if a sum is left that should be a product."""
    parts = _factors(tree)
    if _count_factors(parts) < key.factors or (
        key.is_primitive and not _are_primitive(parts, names)
    ):
        raise MalformedError("not_factored")


@lru_cache(4096)
def _equation(spec: specs.Equation) -> Rational:
    try:
        found = _difference(normalise(spec.value), ENGLISH, _letters(spec.vars))[1]
    except MalformedError as malformed:
        raise ValueError(
            f"value: {spec.value!r} is not an equation in {', '.join(spec.vars)} ({malformed.code})"
        ) from malformed
    if not found.top:
        raise ValueError(f"value: {spec.value!r} says nothing")
    return found


def _difference(text: str, style: AnswerStyle, names: tuple[str, ...]) -> tuple[Formula, Rational]:
    """The formula of an equation, and its left side minus its right."""
    if "y" in names:
        text = _CALL.sub("y ", text)
    sides = text.split("=")
    if len(sides) != 2 or not all(side.strip() for side in sides) or sides[0][-1] in "<>!":
        raise MalformedError("not_equation")
    left, right = (parse(side.strip(), style, names) for side in sides)
    shown = ("=", layout(left), layout(right))
    return shown, PolynomialCalculator(names).worked(Operation(Sign.MINUS, left, right))


def check_equation(spec: specs.Equation, text: str, style: AnswerStyle) -> Verdict:
    """Check for the same equation, up to a constant factor."""
    truth = _equation(spec)
    text = normalise(text)
    shown, typed = _difference(text, style, spec.vars)
    code = "wrong"
    workshop = PolynomialCalculator(spec.vars)
    if workshop.are_proportional(typed, truth):
        is_same = text.replace(" ", "") == normalise(spec.value).replace(" ", "")
        code = "exact" if is_same else "equivalent_form"
    return CheckResult(code, f"{workshop.written(typed)}=0", shown).verdict
