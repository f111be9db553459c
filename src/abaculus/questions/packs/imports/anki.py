"""Anki's text export: one note per line, with a header that describes the format."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from abaculus.questions.packs.imports.answers import answer_of
from abaculus.questions.packs.imports.basket import Basket, ImportDraft
from abaculus.questions.packs.imports.report import UnfitItemError
from abaculus.questions.packs.imports.sheets import text_rows
from abaculus.questions.packs.imports.texts import import_text, strip_tags

HEAD: Final = re.compile(
    r"#(separator|html|tags column|deck column|notetype column|guid column|deck|notetype|tags"
    r"|columns|if matches):(.*)",
    re.IGNORECASE,
)
_SEPARATORS: Final = {
    "tab": "\t",
    "comma": ",",
    "semicolon": ";",
    "pipe": "|",
    "colon": ":",
    "space": " ",
}
_CLOZE: Final = re.compile(r"\{\{c[0-9]+::")
_SOUND: Final = re.compile(r"\[(?:sound|anki:play):")


class AnkiNote(Struct, frozen=True):
    """One note: its fields and its tags."""

    line: int
    fields: tuple[str, ...]
    tags: tuple[str, ...] = ()


def read_anki(text: str, basket: Basket) -> None:
    """Put the notes of a text export into a basket; raises ImportFileError."""
    head: dict[str, str] = {}
    lines = text.split("\n")
    begun = 0
    while begun < len(lines) and lines[begun].startswith("#"):
        if found := HEAD.fullmatch(lines[begun].rstrip("\r")):
            head[found[1].lower()] = found[2].strip()
        begun += 1
    name = head.get("separator", "tab").lower()
    separator = _SEPARATORS.get(name, name if len(name) == 1 and name not in '"\r' else "\t")
    tag_column = _column(head, "tags column")
    special = {_column(head, f"{name} column") for name in ("tags", "deck", "notetype", "guid")} - {
        None
    }
    common = (*head.get("tags", "").split(), *_deck(head.get("deck", "")))
    for row in text_rows("\n".join(lines[begun:]), separator):
        fields = [cell for column, cell in enumerate(row.cells) if column not in special]
        own = row.cell(tag_column).split()
        put_note(
            AnkiNote(row.line + begun, tuple(fields), (*common, *own)), basket, head.get("html")
        )


def put_note(note: AnkiNote, basket: Basket, html: str | None = "true") -> None:
    """Make a question of a note: the first field asks, the second answers."""
    draft = ImportDraft(note.line)
    draft.tags = note.tags
    is_html = html == "true" if html else None
    what = note.fields[0] if note.fields else ""
    try:
        _refuse_unusable(note.fields)
        draft.prompt = import_text(note.fields[0], is_html=is_html)
        draft.answer, change = answer_of([strip_tags(note.fields[1], is_html=is_html)])
        if change:
            draft.change(change)
        if any(note.fields[2:]):
            draft.change("the contents of further fields are left out")
    except UnfitItemError as unfit:
        basket.refuse(note.line, what, str(unfit))
    else:
        basket.put(draft)


def _refuse_unusable(fields: Sequence[str]) -> None:
    if len(fields) < 2:
        raise UnfitItemError("the note has one field only")
    if any(_CLOZE.search(field) for field in fields):
        raise UnfitItemError("a cloze note has several answers in one")
    if any(_SOUND.search(field) for field in fields[:2]):
        raise UnfitItemError("it has a sound or a film")


def _column(head: dict[str, str], name: str) -> int | None:
    number = head.get(name, "")
    return int(number) - 1 if number.isascii() and number.isdigit() and len(number) < 4 else None


def _deck(name: str) -> tuple[str, ...]:
    return tuple(part for part in name.split("::") if part and part.lower() != "default")
