"""Writes a pack as a table, one item per row, as far as cells can express it."""

from __future__ import annotations

import csv
from io import StringIO
from typing import Any, Final

from abaculus.questions.packs.csv_parser import COLUMNS
from abaculus.questions.packs.exports.report import ExportLedger
from abaculus.questions.packs.exports.variants import variants
from abaculus.questions.packs.imports.report import UnfitItemError
from abaculus.questions.packs.model import Pack, PackItem

_MOST_STEPS: Final = 4
_MOST_CHOICES: Final = 6


def write_table(pack: Pack, ledger: ExportLedger) -> str:
    """The table with its header."""
    file = StringIO()
    writer = csv.DictWriter(file, COLUMNS, restval="", lineterminator="\n")
    writer.writeheader()
    for place, item in enumerate(pack.items, 1):
        ledger.begin(place, item.id)
        try:
            plain = tuple(variants(item)) if item.vars else (item,)
            if item.vars:
                ledger.change(f"its variables became {len(plain)} single questions")
            writer.writerows([_row(one, ledger) for one in plain])
        except UnfitItemError as unfit:
            ledger.refuse(str(unfit))
    return file.getvalue()


def _row(item: PackItem, ledger: ExportLedger) -> dict[str, Any]:
    if item.distractors:
        ledger.change("wrong answers with their misconceptions are left out")
    if len(item.steps) > _MOST_STEPS:
        ledger.change(f"only the first {_MOST_STEPS} steps fit")
    if any(not tag.isalnum() and set(tag) & set(" ,;|\t\n") for tag in item.tags):
        ledger.change("tags with blanks fall apart")
    steps = {f"step{place}": step for place, step in enumerate(item.steps[:_MOST_STEPS], 1)}
    plain = {name: getattr(item, name) or "" for name in ("level", "grade", "category", "row")}
    return {
        "id": item.id,
        **plain,
        "secs": item.secs,
        "prompt": item.prompt,
        **_answer(item.answer),
        **steps,
        "tags": " ".join(item.tags),
    }


def _answer(answer: str | dict[str, Any]) -> dict[str, Any]:
    if isinstance(answer, str):
        return {"answer": answer}
    kind = answer.get("kind")
    if kind == "choice" and len(answer["options"]) <= _MOST_CHOICES:
        options: list[str] = list(answer["options"])
        right = answer["correct"]
        place = right if isinstance(right, int) else options.index(right)
        cells = {f"choice{number}": text for number, text in enumerate(options, 1)}
        return {**cells, "correct": place + 1}
    if kind == "number" and set(answer) <= {"kind", "value", "form", "tol", "unit"}:
        unit = answer.get("unit", "")
        if isinstance(unit, str):
            cells = {name: answer[name] for name in ("form", "unit") if name in answer}
            tol = answer.get("tol")
            return {"answer": answer["value"], **cells, **({"tol": _tolerance(tol)} if tol else {})}
    raise UnfitItemError(f"a table cannot say an answer of the kind {kind} with all its fields")


def _tolerance(tol: dict[str, Any]) -> str:
    """`0.5`, `5%`, `2dp`, `3sf`."""
    name, size = next(iter(tol.items()))
    if name == "rel":
        if not str(size).endswith("%"):
            raise UnfitItemError("a table says a relative tolerance in percent only")
        return str(size)
    return str(size) if name == "abs" else f"{size}{name}"
