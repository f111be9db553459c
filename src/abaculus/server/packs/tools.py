"""The tools of pack authors: check, preview, try, import, export.

They run in the bounded workers, and the limits of packs bound the cost of each, so none of them
checks whether to stop.
"""

from __future__ import annotations

from pathlib import PurePath
from typing import Final

from msgspec import Struct

from abaculus.errors import PackError
from abaculus.kernel.bot import Stop
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.question_card import AnswerVerdict
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.questions.delivery import solutions, verdicts
from abaculus.questions.packs import limits
from abaculus.questions.packs.answer_templates import AnswerError
from abaculus.questions.packs.canonical import encode_canonical
from abaculus.questions.packs.csv_parser import COLUMNS
from abaculus.questions.packs.dump import write_yaml
from abaculus.questions.packs.exports import TARGETS, export_pack
from abaculus.questions.packs.imports import import_pack
from abaculus.questions.packs.imports.report import ReportEntry
from abaculus.questions.packs.instantiate import PackQuestion
from abaculus.questions.packs.licences import is_shareable
from abaculus.questions.packs.model import Pack
from abaculus.questions.packs.normalise import build_refusal
from abaculus.questions.packs.source_map import PackFileError
from abaculus.questions.packs.validate import ValidationReport, check_text
from abaculus.questions.packs.variables import NoValuesError
from abaculus.questions.practice.cards import practice_card
from abaculus.questions.views import WrongAnswer, explain_mistake, render_formula
from abaculus.server.packs.draft import PackDraft
from abaculus.server.packs.messages import (
    PackCard,
    PackCheck,
    PackEntry,
    PackExportReply,
    PackExportRequest,
    PackImportReply,
    PackItemRequest,
    PackPreview,
    PackText,
    PackTry,
)

_ENDINGS: Final = {"gift": ".gift.txt", "moodle": ".xml"}
_OWN: Final = (".yaml", ".yml", ".json")
_HOPELESS: Final = ("E10", "E11", "E12", "E13", "E15", "E16", "E17", "E18")
"""Errors of files that are not a pack's text; others can be corrected in the editor."""
_MOST_ENTRIES: Final = 200
"""The most entries a report lists."""


def check_pack(_stop: Stop, ask: PackText) -> PackCheck:
    """Every error in a pack."""
    data = ask.text.encode()
    report = check_text(ask.name, data)
    usable = report
    if report.pack is None and 0 < len(report.errors) < limits.FINDINGS:
        usable = check_text(ask.name, data, skip_bad=True)
    pack = usable.pack
    return PackCheck(
        sound=report.pack is not None,
        title="" if pack is None else pack.pack.title,
        items=0 if pack is None else len(pack.items),
        findings=report.findings,
        left_out=() if pack is None else usable.left_out,
        shareable=pack is not None and is_shareable(pack.pack),
    )


def preview_item(_stop: Stop, ask: PackItemRequest) -> PackPreview:
    """An item as the learner sees it."""
    try:
        draft = PackDraft(ask.name, ask.text.encode())
    except PackFileError:
        return PackPreview("", 0, 0, 0, 0, None, check_text(ask.name, ask.text.encode()).findings)
    place = draft.found(ask.item, ask.line)
    if place is None:
        return PackPreview("", 0, draft.count, 0, 0, None, (), draft.description)
    made = draft.question(place, ask.variant)
    return PackPreview(
        item=draft.name(place),
        number=place + 1,
        count=draft.count,
        line=draft.line(place),
        variants=0 if made is None else made[0].variables.combinations,
        shown=None if made is None else _build_card(made[1], draft),
        findings=draft.findings(place),
        about=draft.description,
    )


def try_answer(_stop: Stop, ask: PackTry) -> AnswerVerdict:
    """The verdict on an answer; raises `RefusedError` if the item cannot be asked."""
    try:
        draft = PackDraft(ask.ask.name, ask.ask.text.encode())
    except PackFileError as fault:
        raise RefusedError(Refusal("pack-no-item")) from fault
    place = draft.found(ask.ask.item, ask.ask.line)
    made = None if place is None else draft.question(place, ask.ask.variant)
    if made is None:
        raise RefusedError(Refusal("pack-no-item"))
    return verdicts.judge(verdicts.mark_scheme(made[1], draft.about.lang), ask.given)


def import_file(_stop: Stop, file: tuple[str, bytes]) -> PackImportReply:
    """Import a file: our own format as it is, others as a pack in YAML."""
    name, data = file
    stem = PurePath(name).name.partition(".")[0][:80] or "pack"
    if name.lower().endswith(_OWN) or _is_table(name, data):
        return _import_own(name, stem, data)
    report = import_pack(data, PurePath(name).name)
    return PackImportReply(
        format=report.format,
        name=f"{stem}.yaml",
        text="" if report.pack is None else write_yaml(report.pack).decode(),
        taken=len(report.taken),
        changed=_entries(report.changed),
        refused=_entries(report.refused),
    )


def export_file(_stop: Stop, ask: PackExportRequest) -> PackExportReply:
    """Export a pack for another program.

    Raises `RefusedError` if the pack has errors or the format is unknown.
    """
    if ask.to not in TARGETS:
        raise RefusedError(Refusal("pack-no-format", {"format": ask.to[:20]}))
    pack, _ = _require_sound(ask.pack)
    written = export_pack(pack, ask.to)
    stem = PurePath(ask.pack.name).name.partition(".")[0][:80] or "pack"
    return PackExportReply(
        name=f"{stem}{_ENDINGS.get(ask.to, f'.{ask.to}')}",
        text=written.text,
        changed=_entries(written.changed),
        refused=_entries(written.refused),
    )


class ReadyPack(Struct, frozen=True):
    """A pack without errors, as it is kept."""

    data: bytes
    title: str
    items: int
    left_out: tuple[str, ...]
    is_shareable: bool


def prepare_pack(_stop: Stop, ask: PackText) -> ReadyPack:
    """The pack, without its bad items if so requested; raises `RefusedError`."""
    pack, left_out = _require_sound(ask)
    return ReadyPack(
        data=encode_canonical(pack),
        title=pack.pack.title,
        items=len(pack.items),
        left_out=left_out,
        is_shareable=is_shareable(pack.pack),
    )


def _require_sound(ask: PackText) -> tuple[Pack, tuple[str, ...]]:
    """The pack and the items left out; raises `RefusedError`."""
    report: ValidationReport = check_text(ask.name, ask.text.encode(), skip_bad=ask.skip_bad)
    if report.pack is None:
        raise PackError(build_refusal(report))
    return report.pack, report.left_out


def _build_card(question: PackQuestion, draft: PackDraft) -> PackCard | None:
    """The card and its back; None if something in it has no value."""
    about, locale = draft.about, draft.about.lang
    try:
        return PackCard(
            card=practice_card(
                question,
                locale,
                handle="",
                place=question.preset,
                title=about.title,
                kin=draft.kin(),
            ),
            answer=render_formula(question.answer.shown, locale),
            steps=solutions.solution(question, locale).steps,
            wrong=tuple(
                WrongAnswer(
                    render_formula(one.shown, locale), one.mis, explain_mistake(one.mis, locale)
                )
                for one in question.distractors
            ),
        )
    except (AnswerError, MalformedError, NoValuesError):
        return None


def _is_table(name: str, data: bytes) -> bool:
    """Whether a table has the header of our own format."""
    if not name.lower().endswith(".csv"):
        return False
    header = data[:2_000].partition(b"\n")[0].decode("utf-8-sig", "replace").lower()
    cells = {cell.strip(' "\r') for cell in header.replace(";", ",").split(",")}
    return {"id", "prompt"} <= cells <= set(COLUMNS)


def _import_own(name: str, stem: str, data: bytes) -> PackImportReply:
    """Import a file of our own format; YAML stays as its author wrote it, errors included."""
    kind = PurePath(name).suffix.lower().lstrip(".")
    report = check_text(PurePath(name).name, data)
    hopeless = [one for one in report.errors if one.code in _HOPELESS]
    is_rewritten = report.pack is not None and kind not in ("yaml", "yml")
    if hopeless:
        text = ""
    elif report.pack is not None and is_rewritten:
        text = write_yaml(report.pack).decode()
    else:
        text = data.decode("utf-8-sig")
    return PackImportReply(
        format=kind,
        name=f"{stem}.yaml" if is_rewritten else f"{stem}.{kind}",
        text=text,
        taken=0 if report.pack is None else len(report.pack.items),
        changed=(),
        refused=tuple(PackEntry(one.line, one.field, one.sentence) for one in hopeless),
    )


def _entries(entries: tuple[ReportEntry, ...]) -> tuple[PackEntry, ...]:
    shown = entries[:_MOST_ENTRIES]
    return tuple(PackEntry(one.line, one.what, one.sentence) for one in shown)
