"""The only entrance for packs: checks everything and reports all faults together."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from abaculus.questions.effort import estimate, seconds
from abaculus.questions.packs import limits
from abaculus.questions.packs.compile import CompiledItem, CompileError, compile_item
from abaculus.questions.packs.findings import FindingCollector
from abaculus.questions.packs.load import load
from abaculus.questions.packs.misconceptions import has_sentence, suggest_misconception
from abaculus.questions.packs.model import Pack, PackFinding, PackInfo, PackItem
from abaculus.questions.packs.names import suggest_name
from abaculus.questions.packs.schema import build_pack
from abaculus.questions.packs.sentences import format_sentence
from abaculus.questions.packs.source_map import PackFileError, SourceDocument, is_object
from abaculus.questions.packs.trials import needed_trials, try_item, weight
from abaculus.questions.packs.variables import SearchBudget, SearchLimitError


class ValidationReport(msgspec.Struct, frozen=True):
    """The result of checking a file."""

    pack: Pack | None
    """None if there are errors, unless bad items are left out."""
    findings: tuple[PackFinding, ...] = ()
    left_out: tuple[str, ...] = ()
    """The ids of the items left out, or `#3` for the third if it has none."""

    @property
    def errors(self) -> tuple[PackFinding, ...]:
        """The findings that prevent a pack from being used."""
        return tuple(one for one in self.findings if one.code.startswith("E"))


def check_text(name: str, data: bytes, *, skip_bad: bool = False) -> ValidationReport:
    """Checks a whole pack file; `name` says the format and appears in the findings.

    With `skip_bad`, items with errors are left out and named; errors of the file itself remain.
    """
    try:
        loaded = load(name, data)
    except PackFileError as fault:
        values = dict(fault.values)
        if "known" in values:
            values["meant"] = suggest_name(str(values["name"]), values.pop("known"))  # type: ignore[arg-type]
        sentence = format_sentence(fault.code, values)
        finding = PackFinding(name, fault.line, fault.column, fault.code, fault.field, sentence)
        return ValidationReport(None, (finding,))
    return _validate(name, loaded, skip_bad=skip_bad)


def _validate(name: str, loaded: SourceDocument, *, skip_bad: bool) -> ValidationReport:
    findings = FindingCollector(name, loaded)
    for code, path, values in loaded.faults:
        findings.add(code, path, **values)
    about, items = build_pack(loaded, findings, all_of_them=skip_bad)
    if about is not None:
        _check_items(about, items, findings, all_of_them=skip_bad)
    is_sound = about is not None and not findings.is_bad
    left_out = tuple(_name(loaded, place) for place in sorted(findings.bad)) if skip_bad else ()
    kept = tuple(item for place, item in items.items() if place not in findings.bad)
    if about is None or not is_sound or (findings.bad and not skip_bad) or not kept:
        return ValidationReport(None, findings.sorted(), left_out)
    return ValidationReport(Pack(about, kept), findings.sorted(), left_out)


def _check_items(
    about: PackInfo, items: dict[int, PackItem], findings: FindingCollector, *, all_of_them: bool
) -> None:
    varied: dict[int, CompiledItem] = {}
    if _least_work(items.values()) > limits.WORK:
        what = "steps of work in the calculations"
        findings.add("E17", ("items",), what=what, most=limits.WORK)
        return
    for place, item in items.items():
        if findings.is_full and not all_of_them:
            return
        try:
            prepared = compile_item(about, item)
        except CompileError as bad:
            for code, path, values in bad.faults:
                findings.add(code, ("items", place, *path), **values)
            continue
        _warn(place, prepared, findings)
        if item.vars:
            varied[place] = prepared
        else:
            _try(place, prepared, 1, findings, SearchBudget())
    budget = SearchBudget(len(varied))
    share = _share([needed_trials(one) * weight(one.item) for one in varied.values()])
    for place, prepared in varied.items():
        if findings.is_full and not all_of_them:
            return
        most = max(limits.FEWEST_TRIALS, share // weight(prepared.item))
        try:
            _try(place, prepared, min(most, needed_trials(prepared)), findings, budget)
        except SearchLimitError:
            what = "values to try in the conditions"
            findings.add("E17", ("items",), what=what, most=limits.SEARCH)
            return


def _try(
    place: int,
    prepared: CompiledItem,
    most: int,
    findings: FindingCollector,
    budget: SearchBudget,
) -> None:
    for code, path, values in try_item(prepared, most, budget):
        findings.add(code, ("items", place, *path), **values)


def _least_work(items: Iterable[PackItem]) -> int:
    """The least work that trying these items takes."""
    return sum(
        weight(item) * (limits.FEWEST_TRIALS if item.vars else 1)
        + sum(text.count("|") for text in item.vars.values()) // limits.WRITTEN
        for item in items
    )


def _share(needs: list[int]) -> int:
    """The work each item may ask for, so that the whole stays bearable."""
    if sum(needs) <= limits.TRIALS:
        return limits.TRIALS
    return limits.SHARED // len(needs)


def _warn(place: int, prepared: CompiledItem, findings: FindingCollector) -> None:
    item = prepared.item
    words = len(item.prompt.split())
    if seconds(estimate(words, 0)) > item.secs:
        findings.add("W70", ("items", place, "prompt"), words=words, secs=item.secs)
    if not item.steps:
        findings.add("W71", ("items", place))
    for number, wrong in enumerate(item.distractors):
        if wrong.mis and not has_sentence(wrong.mis):
            path = ("items", place, "distractors", number, "mis")
            findings.add("W75", path, name=wrong.mis, meant=suggest_misconception(wrong.mis))


def _name(loaded: SourceDocument, place: int) -> str:
    raw = loaded.value["items"][place]
    found = raw.get("id") if is_object(raw) else None
    return str(found) if isinstance(found, str | int) else f"#{place + 1}"
