"""The work for authors of packs: checking, showing, trying, bringing in, writing out.

Limits of packs bound what each of these costs, so none of them looks whether it shall stop.
"""

from __future__ import annotations

from pathlib import PurePath
from typing import Final

from msgspec import Struct

from abaculus.kernel.game import Stop
from abaculus.kernel.messages import Refusal, Refused
from abaculus.kernel.question_card import Judged
from abaculus.maths.answers.verdicts import Malformed
from abaculus.questions.delivery import solutions, verdicts
from abaculus.questions.packs import limits
from abaculus.questions.packs.answer_templates import BadAnswer
from abaculus.questions.packs.csv_parser import COLUMNS
from abaculus.questions.packs.dump import write_yaml
from abaculus.questions.packs.exports import TARGETS, export_pack
from abaculus.questions.packs.imports import import_pack
from abaculus.questions.packs.imports.report import Entry
from abaculus.questions.packs.instantiate import PackQuestion
from abaculus.questions.packs.licences import is_shareable
from abaculus.questions.packs.model import Pack
from abaculus.questions.packs.normalise import unsound
from abaculus.questions.packs.source_map import Unreadable
from abaculus.questions.packs.validate import Report, check_text
from abaculus.questions.packs.variables import NoneSuits
from abaculus.questions.practice.cards import practice_card
from abaculus.questions.views import Wrong, shown, why
from abaculus.server.packs.draft import Draft
from abaculus.server.packs.messages import (
    PackAsk,
    PackCard,
    PackChecked,
    PackEntry,
    PackExport,
    PackExported,
    PackImported,
    PackPreview,
    PackText,
    PackTry,
)

_ENDINGS: Final = {"gift": ".gift.txt", "moodle": ".xml"}
_OWN: Final = (".yaml", ".yml", ".json")
_HOPELESS: Final = ("E10", "E11", "E12", "E13", "E15", "E16", "E17", "E18")
"""What makes a file no text of a pack at all; other errors can be corrected in the editor."""
_MOST_ENTRIES: Final = 200
"""So many lines of a report are told; more than anybody reads."""


def checked(_stop: Stop, ask: PackText) -> PackChecked:
    """Everything that is wrong with a pack."""
    data = ask.text.encode()
    report = check_text(ask.name, data)
    usable = report
    if report.pack is None and 0 < len(report.errors) < limits.FINDINGS:
        usable = check_text(ask.name, data, skip_bad=True)
    pack = usable.pack
    return PackChecked(
        sound=report.pack is not None,
        title="" if pack is None else pack.pack.title,
        items=0 if pack is None else len(pack.items),
        findings=report.findings,
        left_out=() if pack is None else usable.left_out,
        shareable=pack is not None and is_shareable(pack.pack),
    )


def previewed(_stop: Stop, ask: PackAsk) -> PackPreview:
    """An item as the learner sees it."""
    try:
        draft = Draft(ask.name, ask.text.encode())
    except Unreadable:
        return PackPreview("", 0, 0, 0, 0, None, check_text(ask.name, ask.text.encode()).findings)
    place = draft.found(ask.item, ask.line)
    if place is None:
        return PackPreview("", 0, draft.count, 0, 0, None, (), draft.told)
    made = draft.question(place, ask.variant)
    return PackPreview(
        item=draft.name(place),
        number=place + 1,
        count=draft.count,
        line=draft.line(place),
        variants=0 if made is None else made[0].variables.combinations,
        shown=None if made is None else _shown(made[1], draft),
        findings=draft.findings(place),
        about=draft.told,
    )


def tried(_stop: Stop, ask: PackTry) -> Judged:
    """The verdict on an answer; raises `Refused` where the item cannot be asked."""
    try:
        draft = Draft(ask.ask.name, ask.ask.text.encode())
    except Unreadable as fault:
        raise Refused(Refusal("pack-no-item")) from fault
    place = draft.found(ask.ask.item, ask.ask.line)
    made = None if place is None else draft.question(place, ask.ask.variant)
    if made is None:
        raise Refused(Refusal("pack-no-item"))
    return verdicts.judge(verdicts.marking(made[1], draft.about.lang), ask.given)


def imported(_stop: Stop, file: tuple[str, bytes]) -> PackImported:
    """What becomes of a file: our own format as it stands, others as a pack in YAML."""
    name, data = file
    stem = PurePath(name).name.partition(".")[0][:80] or "pack"
    if name.lower().endswith(_OWN) or _is_table(name, data):
        return _opened(name, stem, data)
    report = import_pack(data, PurePath(name).name)
    return PackImported(
        format=report.format,
        name=f"{stem}.yaml",
        text="" if report.pack is None else write_yaml(report.pack).decode(),
        taken=len(report.taken),
        changed=_entries(report.changed),
        refused=_entries(report.refused),
    )


def exported(_stop: Stop, ask: PackExport) -> PackExported:
    """A pack for another program; raises `Refused` where it has errors or there is no such one."""
    if ask.to not in TARGETS:
        raise Refused(Refusal("pack-no-format", {"format": ask.to[:20]}))
    pack = sound(_stop, ask.pack).pack
    written = export_pack(pack, ask.to)
    stem = PurePath(ask.pack.name).name.partition(".")[0][:80] or "pack"
    return PackExported(
        name=f"{stem}{_ENDINGS.get(ask.to, f'.{ask.to}')}",
        text=written.text,
        changed=_entries(written.changed),
        refused=_entries(written.refused),
    )


class Sound(Struct, frozen=True):
    """A pack without errors, and the items that had to be left out for that."""

    pack: Pack
    left_out: tuple[str, ...]


def sound(_stop: Stop, ask: PackText) -> Sound:
    """The pack, or what is left of it without bad items where that is wanted; raises `Refused`."""
    report: Report = check_text(ask.name, ask.text.encode(), skip_bad=ask.skip_bad)
    if report.pack is None:
        raise Refused(unsound(report))
    return Sound(report.pack, report.left_out)


def _shown(question: PackQuestion, draft: Draft) -> PackCard | None:
    """The card and its back; None where something in it has no value."""
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
            answer=shown(question.answer.shown, locale),
            steps=solutions.solution(question, locale).steps,
            wrong=tuple(
                Wrong(shown(one.shown, locale), one.mis, why(one.mis, locale))
                for one in question.distractors
            ),
        )
    except (BadAnswer, Malformed, NoneSuits):
        return None


def _is_table(name: str, data: bytes) -> bool:
    """Whether a table has the header of our own format."""
    if not name.lower().endswith(".csv"):
        return False
    header = data[:2_000].partition(b"\n")[0].decode("utf-8-sig", "replace").lower()
    cells = {cell.strip(' "\r') for cell in header.replace(";", ",").split(",")}
    return {"id", "prompt"} <= cells <= set(COLUMNS)


def _opened(name: str, stem: str, data: bytes) -> PackImported:
    """A file of our own: YAML stays as its author wrote it, and so does what can be corrected."""
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
    return PackImported(
        format=kind,
        name=f"{stem}.yaml" if is_rewritten else f"{stem}.{kind}",
        text=text,
        taken=0 if report.pack is None else len(report.pack.items),
        changed=(),
        refused=tuple(PackEntry(one.line, one.field, one.sentence) for one in hopeless),
    )


def _entries(entries: tuple[Entry, ...]) -> tuple[PackEntry, ...]:
    told = entries[:_MOST_ENTRIES]
    return tuple(PackEntry(one.line, one.what, one.sentence) for one in told)
