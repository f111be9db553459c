"""Tries the variants of an item: the answer must be right in each, and no mistake may be."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.maths.answers import check
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.maths.formulas.tree import Formula
from abaculus.questions.packs import limits
from abaculus.questions.packs.answer_templates import AnswerError
from abaculus.questions.packs.build_answer import VariantAnswer, build_answer, format_reason
from abaculus.questions.packs.compile import CompiledItem, Fault
from abaculus.questions.packs.evaluate import evaluate
from abaculus.questions.packs.instantiate import format_distractor
from abaculus.questions.packs.model import PackItem
from abaculus.questions.packs.source_map import Path
from abaculus.questions.packs.texts import TextTemplate
from abaculus.questions.packs.variables import (
    Assignment,
    NoValuesError,
    SearchBudget,
    values_of,
    weigh,
)
from abaculus.questions.renderer import keyboard, text
from abaculus.questions.rng import Rng


def weight(item: PackItem) -> int:
    """The work of one variant, in plain variants."""
    wrong = [one.value for one in item.distractors]
    texts = (item.prompt, str(item.answer), item.where, *item.steps)
    sums = sum(text.count("{=") for text in texts)
    light = (sums + len(wrong)) // limits.LIGHT
    return light + sum(weigh(text) - 1 for text in (*texts, *wrong)) + 1


def needed_trials(prepared: CompiledItem) -> int:
    """How many variants the item should have tried."""
    combinations = prepared.variables.combinations
    return combinations if combinations <= limits.COMBINATIONS else limits.SEEDS


def try_item(prepared: CompiledItem, most: int, budget: SearchBudget | None = None) -> list[Fault]:
    """The faults of the variants, each once with the first values that show it.

    Raises SearchLimitError if the conditions take too long.
    """
    budget = SearchBudget() if budget is None else budget
    faults: dict[tuple[str, Path], Fault] = {}
    tried = 0
    try:
        for drawn in _variants(prepared, most, budget):
            tried += 1
            for fault in _check_variant(prepared, drawn, has_ending=tried <= limits.FEW_VARIANTS):
                faults.setdefault(fault[:2], fault)
            if any(code.startswith("E") for code, _ in faults):
                break
    except MalformedError as malformed:
        values = {"text": prepared.item.where, "reason": format_reason(malformed.code)}
        faults[("E32", ("where",))] = ("E32", ("where",), dict(values))
    except NoValuesError:
        tried = 0
    found = list(faults.values())
    if prepared.item.vars and not found:
        found += _check_count(prepared, tried, most)
    return found


def _check_count(prepared: CompiledItem, tried: int, most: int) -> Iterator[Fault]:
    """Report too few variants, or none, or so few that drawing one would take too long."""
    variables = prepared.variables
    is_hopeless = tried * limits.RARE < variables.combinations <= most
    if not tried or (is_hopeless and not variables.is_listable):
        why = "No values of the variables fulfil the condition, or hardly any"
        yield "E57", ("where",), {"reason": why}
    elif tried < limits.FEW_VARIANTS and most >= variables.combinations:
        yield "W72", ("vars",), {"count": tried}


def _variants(prepared: CompiledItem, most: int, budget: SearchBudget) -> Iterator[Assignment]:
    """All combinations if they are few enough, otherwise a random sample."""
    variables = prepared.variables
    if variables.combinations <= most:
        yield from variables.every(budget)
        return
    listed: list[Assignment] = []
    budget.begin_item()
    for trial in range(min(most, limits.SEEDS)):
        if trial >= limits.FEWEST_TRIALS and not budget.has_share:
            return
        rng = Rng(f"try/{prepared.about.id}/{prepared.item.id}/{trial}")
        drawn = None if listed else variables.attempt(rng, budget)
        if drawn is None:
            listed = listed or _list_values(prepared, budget)
            drawn = rng.pick(listed)
        yield drawn


def _list_values(prepared: CompiledItem, budget: SearchBudget) -> list[Assignment]:
    """All values that fulfil a condition which random ones do not; raises NoValuesError."""
    variables = prepared.variables
    found = list(variables.every(budget)) if variables.is_listable else []
    if not found:
        raise NoValuesError
    return found


def _check_variant(
    prepared: CompiledItem, drawn: Assignment, *, has_ending: bool
) -> Iterator[Fault]:
    example = _example(drawn)
    try:
        truth = build_answer(prepared.key, drawn)
    except AnswerError as bad:
        yield bad.code, ("answer", *bad.path), {**bad.values, "example": example}
        return
    except MalformedError as malformed:
        values = {"text": _prompt_text(prepared), "reason": format_reason(malformed.code)}
        yield "E32", ("answer",), {**values, "example": example}
        return
    yield from _check_mistakes(prepared, drawn, truth, example)
    yield from _check_texts(prepared, drawn, example)
    if has_ending and prepared.steps:
        yield from _check_ending(prepared, drawn, truth, example)


def _check_mistakes(
    prepared: CompiledItem, drawn: Assignment, truth: VariantAnswer, example: str
) -> Iterator[Fault]:
    """Report distractors that are right, equal or unreadable."""
    seen: set[str | None] = set()
    for place, wrong in enumerate(prepared.wrong):
        path: Path = ("distractors", place)
        values: dict[str, object] = {"text": wrong.value.text, "example": example}
        try:
            typed, _ = format_distractor(prepared, wrong, drawn, truth)
        except (AnswerError, MalformedError) as bad:
            why = (
                bad.values.get("reason")
                if isinstance(bad, AnswerError)
                else format_reason(bad.code)
            )
            yield "E36", path, {**values, "reason": why}
            continue
        verdict = check(truth.spec, typed, prepared.about.lang if _is_worded(truth) else "en")
        if verdict.outcome == "right":
            yield "E34", path, values
        elif verdict.outcome == "malformed":
            yield "E36", path, {**values, "reason": format_reason(verdict.code)}
        elif verdict.value in seen:
            yield "E35", path, values
        seen.add(verdict.value)


def _is_worded(truth: VariantAnswer) -> bool:
    return truth.answer.kind in ("word", "bool", "choice")


def _check_texts(prepared: CompiledItem, drawn: Assignment, example: str) -> Iterator[Fault]:
    """Report calculations in the prompt and steps that have no value."""
    given = values_of(drawn)
    for line, path in _calculation_texts(prepared):
        for source, expression in line.sums.items():
            try:
                evaluate(expression, given)
            except MalformedError as malformed:
                values = {
                    "text": source,
                    "reason": format_reason(malformed.code),
                    "example": example,
                }
                yield "E32", path, dict(values)


def _calculation_texts(prepared: CompiledItem) -> Iterator[tuple[TextTemplate, Path]]:
    """The texts that contain calculations."""
    if prepared.prompt.sums:
        yield prepared.prompt, ("prompt",)
    for place, step in enumerate(prepared.steps):
        if step.sums:
            yield step, ("steps", place)


def _check_ending(
    prepared: CompiledItem, drawn: Assignment, truth: VariantAnswer, example: str
) -> Iterator[Fault]:
    """Report a last step that does not end in the answer."""
    if prepared.key.kind != "number":
        return
    try:
        end = _last_side(prepared.steps[-1].fill(drawn))
    except MalformedError:
        return
    if end is None:
        return
    typed = keyboard("en").value(end)
    verdict = check(truth.spec, typed)
    if verdict.outcome == "wrong":
        path: Path = ("steps", len(prepared.steps) - 1)
        yield "W74", path, {"text": text().value(end), "example": example}


def _last_side(line: Formula) -> Formula | None:
    """The last side of the last equality in a line."""
    if isinstance(line, tuple) and line[0] == "written":
        sides = [one for one in line[1:] if isinstance(one, tuple) and one[0] in ("=", "≈")]
        return _last_side(sides[-1]) if sides else None
    return line[-1] if isinstance(line, tuple) and line[0] in ("=", "≈") else None


def _prompt_text(prepared: CompiledItem) -> str:
    answer = prepared.item.answer
    return answer if isinstance(answer, str) else str(answer.get("value", prepared.key.kind))


def _example(drawn: Assignment) -> str:
    if not drawn:
        return ""
    assignments = ", ".join(f"{name} = {text().value(one.shown)}" for name, one in drawn.items())
    return f" for {assignments}"
