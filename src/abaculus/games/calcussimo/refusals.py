# hot: compiled with mypyc where possible
"""Why a calculation is illegal, as refusals in the order of section 10."""

from __future__ import annotations

from collections.abc import Sequence

from abaculus.games.calcussimo.arithmetic import (
    Exact,
    Factors,
    divides_by_zero,
    form_fault,
    format_exact,
    format_factors,
    multiplies_twice,
    result_of,
    step_fault,
    value,
)
from abaculus.games.calcussimo.move_text import format_square
from abaculus.games.calcussimo.terms import PlayTerms
from abaculus.kernel.messages import FormulaValue, Refusal, Value


def form_refusal(text: str, run: range | None) -> Refusal | None:
    """Why a run is malformed, if it is: neighbours of one sort, or a sign at an end."""
    fault = form_fault(text)
    if fault is None:
        return None
    code, place = fault
    if code == "E-FORM-END":
        return Refusal(code, {"run": FormulaValue(text)})
    first, second = text[place - 1], text[place]
    square = format_square(run[place]) if run else "none"
    if code == "E-FORM-SIGNS":
        return Refusal(code, {"square": square})
    return Refusal(code, {"a": FormulaValue(first), "b": FormulaValue(second), "square": square})


def multiply_refusal(text: str) -> Refusal | None:
    """The refusal of × used twice in one calculation."""
    return Refusal("E-MULTIPLY", {"run": FormulaValue(text)}) if multiplies_twice(text) else None


def forbidden_step(terms: PlayTerms, text: str, factors: Factors) -> tuple[str, Exact] | None:
    """The first step that `intermediate` forbids in a result that `result_rule` requires."""
    if terms.intermediate == "free":
        return None
    is_natural = terms.intermediate == "natural"
    fault = None
    if terms.result_rule != "scored":
        fault = step_fault(text, {}, is_natural)
    if fault is None and terms.result_rule != "face":
        fault = step_fault(text, factors, is_natural)
    return fault


def result_refusal(
    terms: PlayTerms, texts: Sequence[str], factors: Sequence[Factors]
) -> Refusal | None:
    """What is wrong with the results of well-formed runs with these factors."""
    for text, multiplied in zip(texts, factors, strict=True):
        fault = _zero(text) or _step(terms, text, multiplied) or _face(terms, text)
        if fault:
            return fault
    if terms.result_rule != "face":
        for text, multiplied in zip(texts, factors, strict=True):
            if not _is_allowed(text, multiplied):
                return Refusal(
                    "E-RESULT-PREMIUM",
                    {
                        "run": FormulaValue(text),
                        "counted": FormulaValue(format_factors(text, multiplied)),
                        "value": _format_result(value(text, multiplied)),
                        "colours": len(multiplied),
                    },
                )
    return None


def _format_result(result: Exact) -> Value:
    # A fraction set as a formula looks like a division: 7 ÷ 2 = 7 ÷ 2 explains nothing.
    text = format_exact(result)
    return text.replace("-", "−") if "/" in text else FormulaValue(text)


def _zero(text: str) -> Refusal | None:
    return Refusal("E-ZERO", {"run": FormulaValue(text)}) if divides_by_zero(text) else None


def _step(terms: PlayTerms, text: str, factors: Factors) -> Refusal | None:
    fault = forbidden_step(terms, text, factors)
    if fault is None:
        return None
    part, result = fault
    return Refusal("E-INTERMEDIATE", {"part": FormulaValue(part), "value": _format_result(result)})


def _face(terms: PlayTerms, text: str) -> Refusal | None:
    if terms.result_rule == "scored" or _is_allowed(text, {}):
        return None
    return Refusal(
        "E-RESULT", {"run": FormulaValue(text), "value": _format_result(value(text, {}))}
    )


def _is_allowed(text: str, factors: Factors) -> bool:
    result = result_of(text, factors)
    return result is not None and result > 0
