"""A pack that is still being written, read as far as its errors allow."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec

from abaculus.maths.answers import LANGUAGES
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.questions.delivery.keys import SAMPLES, KeypadNeeds, keypad_needs
from abaculus.questions.ids import format_seed
from abaculus.questions.packs import limits
from abaculus.questions.packs.answer_templates import AnswerError
from abaculus.questions.packs.compile import CompiledItem, CompileError, compile_item
from abaculus.questions.packs.findings import FindingCollector
from abaculus.questions.packs.instantiate import PackQuestion, ask_item
from abaculus.questions.packs.load import load
from abaculus.questions.packs.model import PackFinding, PackInfo, PackItem
from abaculus.questions.packs.schema import build_pack
from abaculus.questions.packs.source_map import SourceDocument, is_list, is_object
from abaculus.questions.packs.trials import try_item
from abaculus.questions.packs.variables import NoValuesError
from abaculus.server.packs.messages import PackAbout

_NOBODY = PackInfo(id="pack", title="")


class PackDraft:
    """The items of a file, which are examined one at a time."""

    def __init__(self, name: str, data: bytes) -> None:
        """Raises `PackFileError` if nothing can be read."""
        self._loaded: SourceDocument = load(name, data)
        self._findings = FindingCollector(name, self._loaded)
        for code, path, values in self._loaded.faults:
            self._findings.add(code, path, **values)
        about, self._items = build_pack(self._loaded, self._findings, all_of_them=True)
        self.description = None if about is None else _describe(about)
        about = about or _NOBODY
        is_known = about.lang.split("-")[0] in LANGUAGES
        self.about = about if is_known else msgspec.structs.replace(about, lang="en")
        raw = self._loaded.value.get("items") if is_object(self._loaded.value) else None
        self.count = len(raw) if is_list(raw) else 0

    def line(self, place: int) -> int:
        """The line where an item begins; past the last item, a number beyond every line."""
        return self._loaded.place(("items", place))[0] if place < self.count else 1 << 30

    def item(self, place: int) -> PackItem | None:
        """The item, if all its fields are present and of the right type."""
        return self._items.get(place)

    def name(self, place: int) -> str:
        """The id of an item, or its place such as `#3`."""
        found = self._items.get(place)
        return found.id if found is not None else f"#{place + 1}"

    def found(self, item: str, line: int) -> int | None:
        """The place of the item with this name, else of the one at this line; None if none is."""
        if item.startswith("#") and item[1:].isdecimal() and 0 < int(item[1:]) <= self.count:
            return int(item[1:]) - 1
        for place, one in self._items.items():
            if item and one.id == item:
                return place
        if item or not self.count:
            return None
        low, high = 0, self.count - 1
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self.line(middle) <= line else (low, middle - 1)
        return low

    def question(self, place: int, variant: int) -> tuple[CompiledItem, PackQuestion] | None:
        """The item with some values, if it can be asked; problems are noted."""
        item = self._items.get(place)
        if item is None:
            return None
        try:
            prepared = compile_item(self.about, item)
        except CompileError as bad:
            for code, path, values in bad.faults:
                self._findings.add(code, ("items", place, *path), **values)
            return None
        try:
            for code, path, values in try_item(prepared, limits.FEW_VARIANTS):
                self._findings.add(code, ("items", place, *path), **values)
            return prepared, ask_item(prepared, format_seed(variant % (1 << 40)))
        except (AnswerError, MalformedError, NoValuesError):
            return None

    def kin(self) -> KeypadNeeds:
        """The keys that the answers of the pack need, as far as its items can be asked."""
        return keypad_needs(self._some())

    def _some(self) -> Iterator[PackQuestion]:
        items = list(self._items.values())
        for item in items[:: max(1, len(items) // SAMPLES)]:
            with suppress(CompileError, AnswerError, MalformedError, NoValuesError):
                question = ask_item(compile_item(self.about, item), format_seed(0))
                tuple(question.distractors)  # built here, so that faulty items are skipped
                yield question

    def findings(self, place: int) -> tuple[PackFinding, ...]:
        """The problems of an item, as far as it was examined."""
        first, behind = self.line(place), self.line(place + 1)
        return tuple(one for one in self._findings.sorted() if first <= one.line < behind)


def _describe(about: PackInfo) -> PackAbout:
    return PackAbout(
        id=about.id,
        title=about.title,
        version=about.version,
        lang=about.lang,
        licence=about.licence,
        authors=about.authors,
        source=about.source,
    )
