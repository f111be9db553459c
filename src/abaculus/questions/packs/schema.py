"""From plain values to a pack: every field is known, of the right type, and within its limits."""

from __future__ import annotations

from typing import Any, Final, cast

from abaculus.maths.answers import LANGUAGES
from abaculus.questions.packs import licences, limits
from abaculus.questions.packs.findings import FindingCollector
from abaculus.questions.packs.model import ItemMistake, PackInfo, PackItem
from abaculus.questions.packs.names import ITEM, PACK, VERSION, suggest_name
from abaculus.questions.packs.source_map import Path, Raw, SourceDocument, is_list, is_object
from abaculus.questions.syllabus import CATEGORIES, GRADES, syllabus

ENGINES: Final = ("", "1", ">=1", ">= 1", "==1")
LEVELS: Final = (1, 2, 3, 4)
SECONDS: Final = (15, 30, 45, 60, 90)


def _sort(raw: Raw) -> str:
    """The type of a value, in words."""
    if isinstance(raw, bool):
        return "true or false"
    if isinstance(raw, int):
        return "a whole number"
    if isinstance(raw, str):
        return "a text"
    return "a list" if is_list(raw) else "an object" if is_object(raw) else "nothing"


class ObjectReader:
    """Reads one object of the file, field by field; faults go into the findings."""

    def __init__(self, raw: dict[str, Raw], path: Path, findings: FindingCollector) -> None:
        self._raw = raw
        self.path = path
        self._findings = findings

    def refuse_others(self, known: tuple[str, ...]) -> None:
        """Report unknown fields."""
        for name in self._raw:
            if name not in known:
                near = "" if self._findings.is_full else suggest_name(name, known)
                self._findings.add_at_name("E22", (*self.path, name), name=name, meant=near)

    def has(self, name: str) -> bool:
        """Whether a field has a value."""
        return self._raw.get(name) is not None

    def text(self, name: str, default: str | None = None) -> str:
        """A text, or a number taken as text."""
        raw = self._raw.get(name)
        if isinstance(raw, int) and not isinstance(raw, bool):
            return str(raw)
        if isinstance(raw, str) and (raw.strip() or default is not None):
            return raw.strip()
        if raw is None or raw == "":
            if default is None:
                self._findings.add("E21", (*self.path, name), name=name)
            return default or ""
        self.wrong(name, raw, "a text")
        return default or ""

    def whole(self, name: str, default: int | None) -> int | None:
        """A whole number."""
        raw = self._raw.get(name)
        if raw is None:
            return default
        if isinstance(raw, int) and not isinstance(raw, bool):
            return raw
        self.wrong(name, raw, "a whole number")
        return default

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of texts; one text is a list of one."""
        raw = self._raw.get(name)
        if raw is None:
            return ()
        if isinstance(raw, str):
            return (raw.strip(),)
        if not is_list(raw):
            self.wrong(name, raw, "a list of texts")
            return ()
        members = raw
        for place, one in enumerate(members):
            if isinstance(one, bool) or not isinstance(one, str | int):
                self.wrong(name, one, "a text", (place,))
                return ()
        return tuple(str(one).strip() for one in members)

    def table(self, name: str) -> dict[str, Raw]:
        """A nested object."""
        raw = self._raw.get(name)
        if raw is None:
            return {}
        if not is_object(raw):
            self.wrong(name, raw, "an object")
            return {}
        return raw

    def members(self, name: str) -> list[Raw]:
        """A list of anything."""
        raw = self._raw.get(name)
        if raw is None:
            return []
        if not is_list(raw):
            self.wrong(name, raw, "a list")
            return []
        return raw

    def raw(self, name: str) -> Raw:
        """The raw value of a field."""
        return self._raw.get(name)

    def inside(self, raw: dict[str, Raw], *path: str | int) -> ObjectReader:
        """A reader for a nested object."""
        return ObjectReader(raw, (*self.path, *path), self._findings)

    def wrong(self, name: str, raw: Raw, expected: str, more: Path = ()) -> None:
        """Report a value of the wrong type."""
        self.add("E23", name, *more, found=_sort(raw), wanted=expected)

    def add(self, code: str, *path: str | int, **values: object) -> None:
        """Add a finding about a field."""
        self._findings.add(code, (*self.path, *path), **values)


def build_pack(
    loaded: SourceDocument, findings: FindingCollector, *, all_of_them: bool = False
) -> tuple[PackInfo | None, dict[int, PackItem]]:
    """The pack's description, and its valid items by their index in the file.

    Once no further error would be reported, the rest is skipped, unless all items are needed.
    """
    raw = loaded.value
    if not is_object(raw) or not ("pack" in raw or "items" in raw):
        findings.add("E20", ())
        return None, {}
    top = ObjectReader(raw, (), findings)
    top.refuse_others(("pack", "items"))
    if not top.has("pack"):
        findings.add("E21", ("pack",), name="pack")
    if not top.members("items") and not findings.is_bad:
        findings.add("E21", ("items",), name="items")
    described = ObjectReader(top.table("pack"), ("pack",), findings)
    about = _about(described) if is_object(raw.get("pack")) else None
    items = _items(loaded, top.members("items"), findings, all_of_them=all_of_them)
    return about, items


def _about(shape: ObjectReader) -> PackInfo:
    shape.refuse_others(PackInfo.__struct_fields__)
    about = PackInfo(
        id=shape.text("id"),
        title=shape.text("title"),
        version=shape.text("version", "1.0.0"),
        lang=shape.text("lang", "en"),
        licence=shape.text("licence", ""),
        authors=shape.texts("authors"),
        source=shape.text("source", ""),
        engine=shape.text("engine", ">=1"),
    )
    if about.id and not PACK.fullmatch(about.id):
        rule = "small letters, digits, dots, hyphens and underscores, at most 64"
        shape.add("E26", "id", id=about.id, rule=rule)
    if not VERSION.fullmatch(about.version):
        shape.add("E58", "version", reason=f"“{about.version}” is not a version such as 1.2.0")
    if about.lang.split("-")[0] not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        shape.add(
            "E58", "lang", reason=f"“{about.lang}” is not a language of this engine ({known})"
        )
    if about.engine not in ENGINES:
        shape.add("E58", "engine", reason=f"“{about.engine}” asks for another engine than 1")
    _licence(shape, about)
    return about


def _licence(shape: ObjectReader, about: PackInfo) -> None:
    name = about.licence
    if not name or name.startswith(licences.OWN):
        shape.add("W73", *(("licence",) if name else ()))
    elif name not in licences.KNOWN:
        shape.add("E60", "licence", name=name, meant=suggest_name(name, licences.KNOWN))
    elif name in licences.NAMING and not about.authors:
        shape.add("E61", "licence", name=name)


def _items(
    loaded: SourceDocument, raw: list[Raw], findings: FindingCollector, *, all_of_them: bool
) -> dict[int, PackItem]:
    found: dict[int, PackItem] = {}
    seen: dict[str, int] = {}
    for place, one in enumerate(raw):
        path: Path = ("items", place)
        if findings.is_full and not all_of_them:
            break
        if not is_object(one):
            findings.add("E23", path, found=_sort(one), wanted="an object")
            continue
        item = _item(ObjectReader(one, path, findings))
        if item.id in seen and item.id:
            line = loaded.place(("items", seen[item.id]))[0]
            findings.add("E24", (*path, "id"), id=item.id, line=line)
        seen.setdefault(item.id, place)
        if place not in findings.bad:
            found[place] = item
    return found


def _item(shape: ObjectReader) -> PackItem:
    shape.refuse_others(PackItem.__struct_fields__)
    item = PackItem(
        id=shape.text("id"),
        prompt=shape.text("prompt"),
        answer=_answer(shape),
        level=shape.whole("level", None),
        grade=shape.text("grade", "") or None,
        category=shape.text("category", "") or None,
        row=shape.text("row", "") or None,
        secs=cast("int", shape.whole("secs", 30)),
        vars=_vars(shape),
        where=shape.text("where", ""),
        distractors=_distractors(shape),
        steps=shape.texts("steps"),
        tags=shape.texts("tags"),
    )
    if item.id and not ITEM.fullmatch(item.id):
        rule = "letters, digits, dots, hyphens and underscores, at most 64"
        shape.add("E26", "id", id=item.id, rule=rule)
    if len(item.prompt) > limits.PROMPT:
        reason = f"The text has {len(item.prompt)} signs, more than {limits.PROMPT}"
        shape.add("E44", "prompt", reason=reason)
    _values(shape, item)
    return item


def _values(shape: ObjectReader, item: PackItem) -> None:
    if item.level is not None and item.level not in LEVELS:
        shape.add("E50", "level")
    if item.secs not in SECONDS:
        shape.add("E51", "secs")
    if item.grade is not None and item.grade not in GRADES:
        shape.add("E52", "grade")
    if item.category is not None and item.category not in CATEGORIES:
        shape.add("E53", "category")
    if item.row is None:
        return
    if item.row not in syllabus():
        shape.add("E54", "row", row=item.row, reason="is not in the syllabus")
    elif item.grade not in (None, item.row[:-2]) or item.category not in (None, item.row[-2]):
        reason = f"belongs to grade {item.row[:-2]}, category {item.row[-2]}"
        shape.add("E54", "row", row=item.row, reason=reason)


def _answer(shape: ObjectReader) -> str | dict[str, Any]:
    raw = shape.raw("answer")
    if is_object(raw):
        return raw
    return shape.text("answer")


def _vars(shape: ObjectReader) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, raw in shape.table("vars").items():
        if isinstance(raw, bool) or not isinstance(raw, str | int):
            shape.wrong("vars", raw, "a text such as 3..9", (name,))
        else:
            found[name] = str(raw).strip()
    return found


def _distractors(shape: ObjectReader) -> tuple[ItemMistake, ...]:
    found: list[ItemMistake] = []
    for place, raw in enumerate(shape.members("distractors")):
        if isinstance(raw, str | int) and not isinstance(raw, bool):
            found.append(ItemMistake(str(raw)))
        elif is_object(raw):
            inner = shape.inside(raw, "distractors", place)
            inner.refuse_others(ItemMistake.__struct_fields__)
            found.append(ItemMistake(inner.text("value"), inner.text("mis", "")))
        else:
            shape.wrong("distractors", raw, "an object with value and mis", (place,))
    return tuple(found)
