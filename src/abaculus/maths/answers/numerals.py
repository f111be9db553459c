"""The kind `numeral`: a number in another numeral system."""

from __future__ import annotations

from abaculus.maths.answers import specs
from abaculus.maths.answers.normalise import clean
from abaculus.maths.answers.styles import AnswerStyle
from abaculus.maths.answers.verdicts import CheckResult, MalformedError, Verdict
from abaculus.maths.numerals import Numeral, parse_decimal, read_numeral, write_numeral


def check_numeral(spec: specs.Numeral, text: str, style: AnswerStyle) -> Verdict:
    """Check for the right number in a form of its system."""
    system, base = _system(spec)
    text = clean(text)
    found = read_numeral(system, text, base=base, strict=spec.strict)
    shown = ("raw", text)
    if isinstance(found, Numeral):
        code = "wrong"
        if found.value == spec.value:
            code = "exact" if found.canonical else "noncanonical_numeral"
        elif parse_decimal(text) == spec.value:
            code = "wrong_form"
        return CheckResult(code, str(found.value), shown).verdict
    if spec.strict and style.profile.numerals == "refused":
        raise MalformedError("empty" if found.code == "empty" else "syntax")
    return _other_form(spec, text, found.code)


def _other_form(spec: specs.Numeral, text: str, code: str) -> Verdict:
    """Check a text in none of the forms that still names a number."""
    system, base = _system(spec)
    shown = ("raw", text)
    if spec.strict:
        lenient = read_numeral(system, text, base=base)
        if isinstance(lenient, Numeral):
            is_right = lenient.value == spec.value
            code = "noncanonical_numeral" if is_right else "wrong"
            return CheckResult(code, str(lenient.value), shown).verdict
    number = parse_decimal(text)
    if number is not None:
        code = "wrong_form" if number == spec.value else "wrong"
        return CheckResult(code, str(number), shown).verdict
    if code == "wrong_form":
        return CheckResult("wrong_form", text, shown).verdict
    raise MalformedError(code)


def _system(spec: specs.Numeral) -> tuple[str, int | None]:
    """The system and its base; raises ValueError if the spec names none."""
    system, base = spec.system, spec.base
    if system == "binary":
        system, base = "base", base or 2
    try:
        write_numeral(system, spec.value, base=base)
    except ValueError as error:
        raise ValueError(f"system or value: {error}") from error
    return system, base
