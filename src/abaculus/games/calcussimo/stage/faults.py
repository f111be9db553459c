"""Why a play is illegal, as a referee explains it: the mathematics, the rule, a way out."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from abaculus.games.calcussimo.arithmetic import form_fault
from abaculus.games.calcussimo.stage.runs import TrialPlay, squares
from abaculus.games.calcussimo.turns import ARITHMETIC
from abaculus.games.calcussimo.view import View
from abaculus.grids import cell_at
from abaculus.kernel.messages import FormulaValue, Refusal, Value
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveVerdict, ScoreRow
from abaculus.maths import Operation, OperationStep, Sign, format_mixed_number, parse, steps, value

RULES: Final = {
    "E-OVER": "5.1",
    "E-TURN": "3.1",
    "E-PHASE": "3.1",
    "E-TIME": "3.1",
    "E-CLAIM": "7.1",
    "E-PARSE": "6.1",
    "E-SQUARE": "1.1",
    "E-MISMATCH": "6.1",
    "E-RACK": "1.3",
    "E-JOKER-VALUE": "3.7",
    "E-JOKER-MULTIPLY": "3.7",
    "E-EMPTY": "3.2",
    "E-TWICE": "3.2",
    "E-OCCUPIED": "3.2",
    "E-LINE": "3.2",
    "E-GAP": "3.2",
    "E-CENTRE": "3.2",
    "E-CENTRE-NUMBER": "3.2",
    "E-TOUCH": "3.2",
    "E-NO-CALCULATION": "3.3",
    "E-FORM-NUMBERS": "3.3",
    "E-FORM-SIGNS": "3.3",
    "E-FORM-END": "3.3",
    "E-MULTIPLY": "3.4",
    "E-ZERO": "3.5",
    "E-INTERMEDIATE": "3.5",
    "E-RESULT": "3.5",
    "E-RESULT-PREMIUM": "3.5",
    "E-SWAP-COUNT": "3.10",
    "E-SWAP-BAG": "3.10",
    "E-SWAP-STUCK": "3.10",
    "E-DISPUTE-OWN": "7.1",
    "E-DISPUTE-CLOSED": "7.1",
}
"""The rule in RULES.md behind each refusal."""

_HELP: Final = {
    "E-RACK": "help-rack",
    "E-JOKER-VALUE": "help-joker",
    "E-JOKER-MULTIPLY": "help-joker",
    "E-OCCUPIED": "help-occupied",
    "E-TWICE": "help-occupied",
    "E-LINE": "help-line",
    "E-GAP": "help-gap",
    "E-CENTRE": "help-centre",
    "E-CENTRE-NUMBER": "help-centre-number",
    "E-TOUCH": "help-touch",
    "E-FORM-NUMBERS": "help-form-numbers",
    "E-FORM-SIGNS": "help-form-signs",
    "E-FORM-END": "help-form-end",
    "E-MULTIPLY": "help-multiply",
    "E-ZERO": "help-zero",
    "E-RESULT": "help-result",
    "E-RESULT-PREMIUM": "help-premium",
    "E-SWAP-STUCK": "help-swap-stuck",
    "E-SWAP-BAG": "help-swap-bag",
}
_ARITHMETIC: Final = ("E-RESULT", "E-RESULT-PREMIUM", "E-INTERMEDIATE")


def explain_refusal(view: View, laying: TrialPlay | None, refusal: Refusal) -> MoveVerdict[Text]:
    """A refusal explained: its message, squares, rule and what helps."""
    cells = _cells(view, laying, refusal)
    rule = RULES.get(refusal.code, "")
    if refusal.code in _ARITHMETIC:
        return _explain_arithmetic(view, refusal, cells, rule)
    formula = refusal.values.get("run")
    code = _HELP.get(refusal.code)
    return MoveVerdict(
        says="no",
        sentence=Text(refusal.code, refusal.values),
        formula=Text("formula-run", {"run": formula})
        if isinstance(formula, FormulaValue)
        else None,
        cells=cells,
        advice=(*((Text(code),) if code else ()), *_price(view, refusal)),
        rule=rule,
    )


def _price(view: View, refusal: Refusal) -> tuple[Text, ...]:
    """What making the play anyway would cost."""
    is_dear = view.rules.referee == "strict" and refusal.code.startswith(ARITHMETIC)
    return (Text("help-strict"),) if is_dear else ()


def _explain_arithmetic(
    view: View, refusal: Refusal, cells: tuple[str, ...], rule: str
) -> MoveVerdict[Text]:
    """An illegal result or step, worked out step by step."""
    values = refusal.values
    key = "part" if refusal.code == "E-INTERMEDIATE" else "run"
    is_coloured = refusal.code == "E-RESULT-PREMIUM" and values.get("colours") != 0
    written = values["counted"] if is_coloured else values[key]
    text = written.text if isinstance(written, FormulaValue) else str(written)
    calculation = parse(text)
    result = value(calculation)
    kind = "step" if key == "part" else "coloured" if is_coloured else "result"
    fate = "broken" if result.denominator != 1 else "low"
    done = steps(calculation)
    return MoveVerdict(
        says="no",
        sentence=Text(f"no-{kind}-{fate}", {"value": format_mixed_number(result)}),
        formula=Text("formula", {"run": FormulaValue(text), "result": format_mixed_number(result)}),
        rows=tuple(_step_row(step) for step in done),
        cells=cells,
        advice=(*_remedies(view, refusal, done, fate), *_price(view, refusal)),
        rule=rule,
    )


def _step_row(step: OperationStep) -> ScoreRow[Text]:
    left, right = _operands(step.part)
    text = Text("row-step", {"part": _part(step.part.sign, left, right)})
    division = _left_over(step)
    if division is not None:
        check = FormulaValue(f"{right}*{division // right}+{division % right}")
        text = Text("row-step-left", {**text.values, "number": division, "check": check})
    return ScoreRow(text, format_mixed_number(step.result.value))


def _left_over(step: OperationStep) -> int | None:
    """The remainder of a division by a whole number; None if there is none to show."""
    left, right = _operands(step.part)
    is_plain = left.denominator == right.denominator == 1 and left > right > 0
    is_broken = step.part.sign is Sign.DIVIDED_BY and step.result.denominator != 1
    return left.numerator if is_plain and is_broken else None


def _operands(part: Operation) -> tuple[Fraction, Fraction]:
    return value(part.left), value(part.right)


def _part(sign: Sign, left: Fraction, right: Fraction) -> Value:
    if left.denominator == right.denominator == 1 and right >= 0:
        return FormulaValue(f"{left}{sign.value}{right}")
    right_text = f"({format_mixed_number(right)})" if right < 0 else format_mixed_number(right)
    return f"{format_mixed_number(left)} {sign.symbol} {right_text}"


def _remedies(
    view: View, refusal: Refusal, done: tuple[OperationStep, ...], fate: str
) -> Iterator[Text]:
    if refusal.code == "E-INTERMEDIATE":
        is_natural = view.rules.terms.intermediate == "natural"
        yield Text("help-natural" if is_natural else "help-exact")
    else:
        yield Text(_HELP[refusal.code])
    uneven = [number for step in done if (number := _left_over(step)) is not None]
    if fate == "broken" and uneven:
        yield Text("help-divides", {"number": uneven[0]})


def _cells(view: View, laying: TrialPlay | None, refusal: Refusal) -> tuple[str, ...]:
    """The squares a refusal is about."""
    code, square = refusal.code, refusal.values.get("square")
    if code in ("E-OCCUPIED", "E-TWICE", "E-MISMATCH", "E-CENTRE-NUMBER") or laying is None:
        if code == "E-CENTRE-NUMBER":
            side = view.rules.terms.board.side
            return squares((cell_at(side // 2, side // 2),))
        return (square,) if isinstance(square, str) and code != "E-SQUARE" else ()
    if code in ("E-FORM-NUMBERS", "E-FORM-SIGNS"):
        return _touching_cells(laying, code)
    run = _find_run(laying, refusal)
    return squares(laying.cells) if run is None else laying.fresh(run)


def _touching_cells(laying: TrialPlay, code: str) -> tuple[str, ...]:
    for run in laying.runs:
        found = form_fault(laying.after.text(run))
        if found is not None and found[0] == code:
            place = found[1]
            return squares(run[place - 1 : place + 1])
    return ()


def _find_run(laying: TrialPlay, refusal: Refusal) -> range | None:
    """The run a refusal is about; None: all chips laid."""
    text = refusal.values.get("run", refusal.values.get("part"))
    if not isinstance(text, FormulaValue):
        return None
    for run in laying.runs:
        if text.text in laying.after.text(run):
            return run
    return None
