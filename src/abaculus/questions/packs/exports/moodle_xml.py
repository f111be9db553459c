"""Writes Moodle XML."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from abaculus.questions.packs.exports.answers import Choices, Numeric, Shape, Texts, Truth, shape
from abaculus.questions.packs.exports.calculated_questions import calculated
from abaculus.questions.packs.exports.report import Ledger
from abaculus.questions.packs.exports.texts import as_html, marks
from abaculus.questions.packs.exports.variants import variants
from abaculus.questions.packs.imports.answers import written
from abaculus.questions.packs.imports.report import Unfit
from abaculus.questions.packs.model import Item, Pack

_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_KINDS: Final = {
    Choices: "multichoice",
    Truth: "truefalse",
    Texts: "shortanswer",
    Numeric: "numerical",
}


def write_moodle_xml(pack: Pack, ledger: Ledger) -> str:
    """All items that Moodle can say, as one quiz."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<quiz>"]
    for place, item in enumerate(pack.items, 1):
        ledger.begin(place, item.id)
        try:
            for question in _questions(item, pack.pack.lang, ledger):
                lines += question
        except Unfit as unfit:
            ledger.refuse(str(unfit))
    return _FORBIDDEN.sub("", "\n".join([*lines, "</quiz>", ""]))


def _questions(item: Item, lang: str, ledger: Ledger) -> Iterator[list[str]]:
    if not item.vars:
        yield _question(item, shape(item, lang, ledger), ledger)
        return
    if (body := calculated(item)) is not None:
        if item.distractors:
            ledger.change("wrong answers are left out")
        yield _framed(item, "calculated", body)
        return
    found = tuple(variants(item))
    ledger.change(f"its variables became {len(found)} single questions")
    for one in found:
        yield _question(one, shape(one, lang, ledger), ledger)


def _question(item: Item, answer: Shape, ledger: Ledger) -> list[str]:
    reasons = {one.value: one.mis for one in item.distractors if one.mis}
    if len(reasons) < len(item.distractors):
        ledger.change("wrong answers without a misconception are left out")
    body = _body(answer, reasons)
    if isinstance(answer, Choices | Truth):
        if reasons:
            ledger.change("wrong answers that are no options are left out")
    else:
        for text, mis in reasons.items():
            body += _answer(text, False, mis)
    return _framed(item, _KINDS[type(answer)], body)


def _body(answer: Shape, reasons: dict[str, str]) -> list[str]:
    """The answers of a question; reasons of options are taken out and put there."""
    lines: list[str] = []
    match answer:
        case Choices():
            lines = ["<single>true</single>", "<shuffleanswers>true</shuffleanswers>"]
            for place, option in enumerate(answer.options):
                right = place == answer.right
                lines += _answer(as_html(option), right, reasons.pop(option, ""), is_html=True)
        case Truth():
            for word, value in (("true", True), ("false", False)):
                lines += _answer(word, value is answer.value)
        case Texts():
            lines = ["<usecase>0</usecase>"]
            for text in answer.texts:
                lines += _answer(text.replace("*", r"\*"), True)
        case Numeric():
            lines = _numeric(answer)
    return lines


def _numeric(answer: Numeric) -> list[str]:
    room = f"<tolerance>{written(answer.room)}</tolerance>"
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


def _framed(item: Item, kind: str, body: Sequence[str]) -> list[str]:
    """A question of a kind with its name, text, steps and tags."""
    steps = "".join(f"<p>{as_html(step)}</p>" for step in item.steps)
    tags = "".join(f"<tag><text>{escape(tag)}</text></tag>" for tag in marks(item))
    return [
        f"<question type={quoteattr(kind)}>",
        f"<name><text>{escape(item.id)}</text></name>",
        f'<questiontext format="html"><text>{escape(f"<p>{as_html(item.prompt)}</p>")}</text>'
        "</questiontext>",
        f'<generalfeedback format="html"><text>{escape(steps)}</text></generalfeedback>',
        "<defaultgrade>1</defaultgrade>",
        f"<idnumber>{escape(item.id)}</idnumber>",
        *body,
        *([f"<tags>{tags}</tags>"] if tags else []),
        "</question>",
    ]
