"""Writes Moodle XML."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from abaculus.questions.packs.exports.answers import (
    ChoiceAnswer,
    ExportAnswer,
    NumericAnswer,
    TextAnswer,
    TruthAnswer,
    convert_answer,
)
from abaculus.questions.packs.exports.calculated_questions import write_calculated_question
from abaculus.questions.packs.exports.report import ExportLedger
from abaculus.questions.packs.exports.texts import export_tags, to_html
from abaculus.questions.packs.exports.variants import variants
from abaculus.questions.packs.imports.answers import format_fraction
from abaculus.questions.packs.imports.report import UnfitItemError
from abaculus.questions.packs.model import Pack, PackItem

_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_KINDS: Final = {
    ChoiceAnswer: "multichoice",
    TruthAnswer: "truefalse",
    TextAnswer: "shortanswer",
    NumericAnswer: "numerical",
}


def write_moodle_xml(pack: Pack, ledger: ExportLedger) -> str:
    """All items that Moodle can express, as one quiz."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<quiz>"]
    for place, item in enumerate(pack.items, 1):
        ledger.begin(place, item.id)
        try:
            for question in _questions(item, pack.pack.lang, ledger):
                lines += question
        except UnfitItemError as unfit:
            ledger.refuse(str(unfit))
    return _FORBIDDEN.sub("", "\n".join([*lines, "</quiz>", ""]))


def _questions(item: PackItem, lang: str, ledger: ExportLedger) -> Iterator[list[str]]:
    if not item.vars:
        yield _question(item, convert_answer(item, lang, ledger), ledger)
        return
    if (body := write_calculated_question(item)) is not None:
        if item.distractors:
            ledger.change("wrong answers are left out")
        yield _wrap_question(item, "calculated", body)
        return
    found = tuple(variants(item))
    ledger.change(f"its variables became {len(found)} single questions")
    for one in found:
        yield _question(one, convert_answer(one, lang, ledger), ledger)


def _question(item: PackItem, answer: ExportAnswer, ledger: ExportLedger) -> list[str]:
    reasons = {one.value: one.mis for one in item.distractors if one.mis}
    if len(reasons) < len(item.distractors):
        ledger.change("wrong answers without a misconception are left out")
    body = _body(answer, reasons)
    if isinstance(answer, ChoiceAnswer | TruthAnswer):
        if reasons:
            ledger.change("wrong answers that are not options are left out")
    else:
        for text, mis in reasons.items():
            body += _answer(text, False, mis)
    return _wrap_question(item, _KINDS[type(answer)], body)


def _body(answer: ExportAnswer, reasons: dict[str, str]) -> list[str]:
    """The answers of a question; the reasons of options are moved there."""
    lines: list[str] = []
    match answer:
        case ChoiceAnswer():
            lines = ["<single>true</single>", "<shuffleanswers>true</shuffleanswers>"]
            for place, option in enumerate(answer.options):
                right = place == answer.right
                lines += _answer(to_html(option), right, reasons.pop(option, ""), is_html=True)
        case TruthAnswer():
            for word, value in (("true", True), ("false", False)):
                lines += _answer(word, value is answer.value)
        case TextAnswer():
            lines = ["<usecase>0</usecase>"]
            for text in answer.texts:
                lines += _answer(text.replace("*", r"\*"), True)
        case NumericAnswer():
            lines = _numeric(answer)
    return lines


def _numeric(answer: NumericAnswer) -> list[str]:
    room = f"<tolerance>{format_fraction(answer.room)}</tolerance>"
    lines = _answer(answer.value, True, more=room)
    if answer.unit:
        grading = "1" if answer.needs_unit else "0"
        lines += [
            f"<unitgradingtype>{grading}</unitgradingtype>",
            "<unitpenalty>1</unitpenalty>",
            f"<units><unit><multiplier>1</multiplier><unit_name>{escape(answer.unit)}</unit_name>"
            "</unit></units>",
        ]
    return lines


def _answer(
    text: str, right: bool, remark: str = "", *, is_html: bool = False, more: str = ""
) -> list[str]:
    kind = "html" if is_html else "plain_text"
    feedback = f'<feedback format="html"><text>{escape(remark)}</text></feedback>' if remark else ""
    return [
        f'<answer fraction="{100 if right else 0}" format="{kind}"><text>{escape(text)}</text>'
        f"{more}{feedback}</answer>"
    ]


def _wrap_question(item: PackItem, kind: str, body: Sequence[str]) -> list[str]:
    """A question of a kind with its name, text, steps and tags."""
    steps = "".join(f"<p>{to_html(step)}</p>" for step in item.steps)
    tags = "".join(f"<tag><text>{escape(tag)}</text></tag>" for tag in export_tags(item))
    return [
        f"<question type={quoteattr(kind)}>",
        f"<name><text>{escape(item.id)}</text></name>",
        f'<questiontext format="html"><text>{escape(f"<p>{to_html(item.prompt)}</p>")}</text>'
        "</questiontext>",
        f'<generalfeedback format="html"><text>{escape(steps)}</text></generalfeedback>',
        "<defaultgrade>1</defaultgrade>",
        f"<idnumber>{escape(item.id)}</idnumber>",
        *body,
        *([f"<tags>{tags}</tags>"] if tags else []),
        "</question>",
    ]
