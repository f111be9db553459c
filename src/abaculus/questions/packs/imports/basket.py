"""Collects the questions of an importer: each gets an id and is checked before it is kept."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from abaculus.questions.packs import limits, names
from abaculus.questions.packs.compile import CompileError, Fault, compile_item
from abaculus.questions.packs.imports.report import (
    ImportFileError,
    ImportReport,
    ReportEntry,
    UnfitItemError,
)
from abaculus.questions.packs.imports.texts import join_line, shorten
from abaculus.questions.packs.model import ItemMistake, Pack, PackInfo, PackItem
from abaculus.questions.packs.schema import LEVELS, SECONDS
from abaculus.questions.packs.sentences import format_sentence
from abaculus.questions.packs.trials import needed_trials, try_item, weight
from abaculus.questions.syllabus import CATEGORIES, GRADES, syllabus

_USUAL_SECONDS: Final = 30
_LONGEST_ID: Final = 56
"""Slightly below the limit, because a number may have to follow."""
_LONGEST_TAG: Final = 40
_MOST_TRIALS: Final = 200
_PATIENCE: Final = 300
"""After this many refusals, a file is given up if hardly anything was accepted."""
_FEWEST: Final = 20
"""One question in this many must be accepted."""
_DISPENSABLE: Final = {"steps": "its explanation is", "distractors": "known mistakes are"}
_NO_ID: Final = re.compile(r"[^a-z0-9]+")
_MARK: Final = re.compile(r"(level|grade|category|row|secs|where)=(.+)")
_MARKS: Final = {
    "level": tuple(map(str, LEVELS)),
    "secs": tuple(map(str, SECONDS)),
    "grade": GRADES,
    "category": CATEGORIES,
}
_MISCONCEPTION: Final = re.compile(r"[a-z0-9_]{1,40}(?:\.[a-z0-9_]{1,40}){1,3}")


class ImportDraft:
    """A question on its way into a pack, with notes on what was changed."""

    def __init__(self, line: int, title: str = "") -> None:
        self.line = line
        self.title = title
        self.prompt = ""
        self.answer: str | dict[str, Any] = ""
        self.id = ""
        self.secs = _USUAL_SECONDS
        self.steps: tuple[str, ...] = ()
        self.tags: tuple[str, ...] = ()
        self.vars: dict[str, str] = {}
        self.distractors: tuple[ItemMistake, ...] = ()
        self.changes: list[str] = []

    def change(self, sentence: str) -> None:
        """Note something that is not as it was."""
        if sentence not in self.changes:
            self.changes.append(sentence)

    def remark(self, value: str, remark: str, *, is_right: bool) -> None:
        """Attach a remark to one answer; the id of a misconception makes it a known mistake."""
        if not is_right and _MISCONCEPTION.fullmatch(remark):
            self.distractors += (ItemMistake(value, remark),)
        elif remark:
            self.change("what is said to single answers is left out")

    def seconds(self, text: str) -> None:
        """Set the time, rounded up to one that a card may have."""
        digits = text.strip().removesuffix(".0")
        if not digits:
            return
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 6 or int(digits) == 0:
            self.change(f'"{shorten(text)}" is not a time: {_USUAL_SECONDS} seconds')
            return
        self.secs = next((secs for secs in SECONDS if secs >= int(digits)), SECONDS[-1])
        if self.secs != int(digits):
            self.change(f"{int(digits)} seconds became {self.secs}")


class Basket:
    """The questions of one file so far."""

    def __init__(self, name: str, about: PackInfo) -> None:
        self._format = name
        self._about = about
        self._items: list[PackItem] = []
        self._taken: list[ReportEntry] = []
        self._changed: list[ReportEntry] = []
        self._refused: list[ReportEntry] = []
        self._work = 0
        self._ids: set[str] = set()
        self._repeats: dict[str, int] = {}

    def put(self, draft: ImportDraft) -> None:
        """Keep a question or note why not; raises ImportFileError if there are too many."""
        refuse_number(len(self._taken) + len(self._refused) + 1, draft.line)
        what = draft.id or shorten(draft.title) or shorten(draft.prompt)
        try:
            item = self._item(draft)
        except UnfitItemError as unfit:
            self.refuse(draft.line, what, str(unfit))
            return
        self._items.append(item)
        self._ids.add(item.id)
        self._taken.append(ReportEntry(draft.line, item.id, shorten(item.prompt)))
        self._changed += [ReportEntry(draft.line, item.id, sentence) for sentence in draft.changes]

    def refuse(self, line: int, what: str, sentence: str) -> None:
        """Note a question that is refused."""
        refuse_number(len(self._taken) + len(self._refused) + 1, line)
        if len(self._refused) >= max(_PATIENCE, _FEWEST * len(self._taken)):
            raise ImportFileError(
                f"hardly any question can be taken, here because {sentence}", line
            )
        self._refused.append(ReportEntry(line, shorten(what), sentence))

    def report(self) -> ImportReport:
        """The report on the whole file."""
        if not self._taken and not self._refused:
            self.refuse(0, "", "there is no question in this file")
        pack = Pack(pack=self._about, items=tuple(self._items)) if self._items else None
        return ImportReport(
            format=self._format,
            pack=pack,
            taken=tuple(self._taken),
            changed=tuple(self._changed),
            refused=tuple(self._refused),
        )

    def _item(self, draft: ImportDraft) -> PackItem:
        if not draft.prompt:
            raise UnfitItemError("the question has no text")
        if len(draft.prompt) > limits.PROMPT:
            raise UnfitItemError(f"the question is longer than {limits.PROMPT} signs")
        marks, tags = _marks(draft.tags)
        item = PackItem(
            id=self._new_id(draft),
            prompt=draft.prompt,
            answer=draft.answer,
            secs=marks.pop("secs", draft.secs),
            distractors=draft.distractors,
            steps=draft.steps,
            tags=tags,
            vars=draft.vars,
            **marks,
        )
        self._count(draft, item)
        return self._sound(draft, item)

    def _count(self, draft: ImportDraft, item: PackItem) -> None:
        """Raise ImportFileError if checking all roots and powers would take too long."""
        self._work += weight(item) - 1
        if self._work > limits.TRIALS:
            reason = "there are more roots and powers in this file than can be tried: take a part"
            raise ImportFileError(reason, draft.line)

    def _sound(self, draft: ImportDraft, item: PackItem) -> PackItem:
        """The item as it passes validation, without its explanation if that is at fault."""
        for field, what in _DISPENSABLE.items():
            faults = _faults(self._about, item)
            if not faults:
                return item
            if all(path[:1] == (field,) for _, path, _ in faults):
                draft.change(f"{what} left out: {_format_fault(faults[0])}")
                item = msgspec.structs.replace(item, **{field: ()})
        if faults := _faults(self._about, item):
            raise UnfitItemError(_format_fault(faults[0]))
        return item

    def _new_id(self, draft: ImportDraft) -> str:
        base = draft.id if names.ITEM.fullmatch(draft.id) else slug(draft.id or draft.title)
        base = base[:_LONGEST_ID] or f"q-{len(self._taken) + len(self._refused) + 1:03}"
        found = base
        while found in self._ids:
            self._repeats[base] = self._repeats.get(base, 1) + 1
            found = f"{base}-{self._repeats[base]}"
        return found


def refuse_number(count: int, line: int = 0) -> None:
    """Raise ImportFileError if a file has more questions than a pack may have."""
    if count > limits.ITEMS:
        raise ImportFileError(f"there are more than {limits.ITEMS} questions in this file", line)


def _faults(about: PackInfo, item: PackItem) -> list[Fault]:
    """The errors that validation would find."""
    try:
        prepared = compile_item(about, item)
    except CompileError as bad:
        return bad.faults
    most = min(_MOST_TRIALS, needed_trials(prepared)) if item.vars else 1
    return [fault for fault in try_item(prepared, most) if fault[0].startswith("E")]


def _format_fault(fault: Fault) -> str:
    sentence = format_sentence(fault[0], fault[2])
    first = sentence[:1] if sentence[1:2].isupper() else sentence[:1].lower()
    return first + sentence[1:].removesuffix(".")


def slug(text: str) -> str:
    """A title as an id: lower-case letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", text[:400]).encode("ascii", "ignore").decode().lower()
    return _NO_ID.sub("-", plain).strip("-")[:_LONGEST_ID].strip("-")


def tag(text: str) -> str:
    """A text as a tag: short and on one line."""
    return join_line(text)[:_LONGEST_TAG].strip()


def _marks(tags: Sequence[str]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The level, grade and time that our own exports store in the tags, and the other tags."""
    marks: dict[str, Any] = {}
    rest: list[str] = []
    for name in tags:
        found = _MARK.fullmatch(name)
        if found is not None and found[2] in _MARKS.get(found[1], (found[2],)):
            marks[found[1]] = int(found[2]) if found[1] in ("level", "secs") else found[2]
        else:
            rest.append(tag(name))
    if marks.get("row", "") not in ("", *syllabus()):
        rest.append(f"row={marks.pop('row')}")
    return marks, tuple(dict.fromkeys(name for name in rest if name))
