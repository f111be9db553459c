"""Parses the simplest packs: a table with a header, one item per row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from abaculus.questions.packs import limits
from abaculus.questions.packs.names import slug
from abaculus.questions.packs.source_map import (
    PackFileError,
    Path,
    Raw,
    SourceDocument,
    SourcePosition,
    is_object,
)

COLUMNS: Final = (
    *("id", "level", "grade", "category", "row", "secs", "prompt", "answer", "form", "tol"),
    *("unit", "choice1", "choice2", "choice3", "choice4", "choice5", "choice6", "correct"),
    *("step1", "step2", "step3", "step4", "tags"),
)
_CELLS: Final = {
    sign: re.compile(
        rf'(?:"((?:[^"]++|"")*+)"|([^"{sign}\r\n][^{sign}\r\n]*+|))({sign}|\r\n?|\n|$)'
    )
    for sign in ";,"
}
_INT: Final = re.compile(r"[0-9]{1,9}")
_TOLERANCE: Final = re.compile(r"([0-9][0-9./]{0,30}) ?(%|dp|sf|)")
_LETTERS: Final = {letter: place for place, letter in enumerate("abcdef")}
_PLAIN: Final = ("id", "grade", "category", "row", "prompt")
Cell: TypeAlias = tuple[str, SourcePosition]


def parse_csv(text: str, name: str) -> SourceDocument:
    """A table as a pack named after its file; raises PackFileError."""
    rows = _rows(text)
    header = next(rows, None)
    if header is None:
        raise PackFileError("E18", 1, 1, "file")
    columns = _columns(header)
    items: list[Raw] = []
    spots: list[SourcePosition] = []
    faults: list[tuple[str, Path, dict[str, object]]] = []
    for row in rows:
        if len(items) >= limits.ITEMS:
            spot = row[0][1]
            raise PackFileError("E17", spot.line, 1, "file", what="items", most=limits.ITEMS)
        cells = _cells(row, columns)
        value, spot = _item(cells, row[0][1])
        if _is_contradictory(cells, value.get("answer")):
            values: dict[str, object] = {"text": cells["answer"][0], "choice": cells["correct"][0]}
            faults.append(("E33", ("items", len(items), "answer"), values))
        items.append(value)
        spots.append(spot)
    about = {"id": slug(name), "title": name}
    start = header[0][1]
    whole = SourcePosition(1, 1, {"pack": start, "items": SourcePosition(start.line, 1, spots)}, {})
    return SourceDocument({"pack": about, "items": items}, whole, tuple(faults))


def _rows(text: str) -> Iterator[list[Cell]]:
    """The nonempty rows, cell by cell."""
    first = text.lstrip("\r\n").split("\n", 1)[0]
    cell = _CELLS[";" if first.count(";") > first.count(",") else ","]
    line, start, at = 1, 0, 0
    row: list[Cell] = []
    while at < len(text):
        found = cell.match(text, at)
        if found is None:
            reason = "a quotation mark is never closed, or more follows its end"
            raise PackFileError("E14", line, at - start + 1, "file", reason=reason)
        quoted, plain, sign = found.groups()
        content = plain if quoted is None else quoted.replace('""', '"')
        if len(content) > limits.TEXT or len(row) > limits.MEMBERS:
            raise PackFileError(
                *("E17", line, at - start + 1, "file"), what="signs in one value", most=limits.TEXT
            )
        row.append((content.strip(), SourcePosition(line, at - start + 1)))
        if quoted and "\n" in quoted:
            line += quoted.count("\n")
            start = found.start(1) + quoted.rindex("\n") + 1
        at = found.end()
        if sign not in (";", ",") or at >= len(text):
            if any(content for content, _ in row):
                yield row
            row, line, start = [], line + 1, at
    if any(content for content, _ in row):
        yield row


def _columns(header: list[Cell]) -> list[str]:
    names: list[str] = []
    for text, spot in header:
        name = text.lower()
        if name not in COLUMNS:
            raise PackFileError(
                "E22", spot.line, spot.column, text or "file", name=text, known=COLUMNS
            )
        if name in names:
            raise PackFileError("E25", spot.line, spot.column, name, name=name)
        names.append(name)
    for needed in ("id", "prompt"):
        if needed not in names:
            spot = header[0][1]
            raise PackFileError("E21", spot.line, spot.column, needed, name=needed)
    return names


def _cells(row: list[Cell], columns: list[str]) -> dict[str, Cell]:
    if len(row) > len(columns) and any(content for content, _ in row[len(columns) :]):
        spot = row[len(columns)][1]
        reason = f"the row has more than the {len(columns)} cells of the header"
        raise PackFileError("E14", spot.line, spot.column, "file", reason=reason)
    return {name: cell for name, cell in zip(columns, row, strict=False) if cell[0]}


def _item(cells: dict[str, Cell], start: SourcePosition) -> tuple[dict[str, Any], SourcePosition]:
    item: dict[str, Any] = {}
    spots: dict[str, SourcePosition] = {}
    for name in _PLAIN:
        if name in cells:
            item[name], spots[name] = cells[name]
    for name in ("level", "secs"):
        if name in cells:
            text, spots[name] = cells[name]
            item[name] = int(text) if _INT.fullmatch(text) else text
    steps = [cell for name, cell in cells.items() if name.startswith("step")]
    if steps:
        item["steps"] = [content for content, _ in steps]
        spots["steps"] = SourcePosition(
            steps[0][1].line, steps[0][1].column, [spot for _, spot in steps]
        )
    if "tags" in cells:
        text, spots["tags"] = cells["tags"]
        item["tags"] = [tag for tag in re.split(r"[,;|\s]+", text) if tag]
    answer = _choice(cells) if any(name.startswith("choice") for name in cells) else _number(cells)
    if answer is not None:
        item["answer"], spots["answer"] = answer
    return item, SourcePosition(start.line, start.column, spots, {})


def _choice(cells: dict[str, Cell]) -> tuple[Raw, SourcePosition]:
    """A choice; the right option by its number, its letter or its text."""
    options = [cell for name, cell in cells.items() if name.startswith("choice")]
    texts = [content for content, _ in options]
    given, spot = cells.get("correct") or cells.get("answer") or ("", options[0][1])
    place = _place(given) if "correct" in cells else None
    correct: Raw = place if place is not None and place < len(texts) else given
    answer: dict[str, Any] = {"kind": "choice", "options": texts, "correct": correct}
    listed = SourcePosition(options[0][1].line, options[0][1].column, [one for _, one in options])
    return answer, SourcePosition(spot.line, spot.column, {"options": listed, "correct": spot}, {})


def _place(text: str) -> int | None:
    """The index from 0 that `2`, `b` or `B` means."""
    if len(text) != 1:
        return None
    return int(text) - 1 if text in "123456" else _LETTERS.get(text.lower())


def _is_contradictory(cells: dict[str, Cell], answer: Raw) -> bool:
    """Whether the answer column contradicts the column of the right choice."""
    if "answer" not in cells or "correct" not in cells or not is_object(answer):
        return False
    correct, options = answer["correct"], answer["options"]
    chosen = options[correct] if isinstance(correct, int) else correct
    return bool(cells["answer"][0] != chosen)


def _number(cells: dict[str, Cell]) -> tuple[Raw, SourcePosition] | None:
    """A number, with form, tolerance and unit if they are given."""
    if "answer" not in cells:
        return None
    text, spot = cells["answer"]
    more = {name: cells[name] for name in ("form", "tol", "unit") if name in cells}
    if not more:
        return text, spot
    answer: dict[str, Any] = {"kind": "number", "value": text}
    spots: dict[str, SourcePosition] = {"value": spot}
    for name, (content, place) in more.items():
        answer[name] = _tolerance(content) if name == "tol" else content
        spots[name] = place
    return answer, SourcePosition(spot.line, spot.column, spots, {})


def _tolerance(text: str) -> Raw:
    """`0.5`, `5%`, `2dp`, `3sf`."""
    found = _TOLERANCE.fullmatch(text)
    if found is None:
        return text
    size, sort = found.groups()
    if sort in ("dp", "sf"):
        return {sort: int(size)} if _INT.fullmatch(size) else text
    return {"rel": f"{size}%"} if sort == "%" else {"abs": size}
