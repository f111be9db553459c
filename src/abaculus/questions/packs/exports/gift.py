"""Writes Moodle GIFT."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from abaculus.questions.packs.exports.answers import (
    ChoiceAnswer,
    ExportAnswer,
    NumericAnswer,
    TextAnswer,
    TruthAnswer,
    convert_answer,
)
from abaculus.questions.packs.exports.report import ExportLedger
from abaculus.questions.packs.exports.texts import export_tags, to_html, to_mathjax
from abaculus.questions.packs.exports.variants import variants
from abaculus.questions.packs.imports.answers import format_fraction
from abaculus.questions.packs.imports.report import UnfitItemError
from abaculus.questions.packs.model import ItemMistake, Pack, PackItem

_SPECIAL: Final = re.compile(r"([~=#{}:\\])")
_LIKE_HTML: Final = re.compile(r"[<>&]")
_NO_MARK: Final = re.compile(r"[\[\]\r\n]")


def write_gift(pack: Pack, ledger: ExportLedger) -> str:
    """All items that GIFT can express, separated by blank lines."""
    blocks = [f"// {_line(pack.pack.title)}"]
    for place, item in enumerate(pack.items, 1):
        ledger.begin(place, item.id)
        try:
            blocks += [_block(one, pack.pack.lang, ledger) for one in _plain_items(item, ledger)]
        except UnfitItemError as unfit:
            ledger.refuse(str(unfit))
    return "\n\n".join(blocks) + "\n"


def _plain_items(item: PackItem, ledger: ExportLedger) -> Sequence[PackItem]:
    if not item.vars:
        return (item,)
    found = tuple(variants(item))
    ledger.change(f"its variables became {len(found)} single questions")
    return found


def _block(item: PackItem, lang: str, ledger: ExportLedger) -> str:
    """One question with its comment."""
    answer = convert_answer(item, lang, ledger)
    texts = [
        item.prompt,
        *item.steps,
        *(answer.options if isinstance(answer, ChoiceAnswer) else ()),
    ]
    is_html = any(_LIKE_HTML.search(text) for text in texts)
    head = " ".join(
        [f"[id:{item.id}]", *(f"[tag:{_NO_MARK.sub(' ', tag)}]" for tag in export_tags(item))]
    )
    steps = "\\n".join(_format_text(step, is_html) for step in item.steps)
    body = " ".join(_answers(answer, item.distractors, is_html, ledger))
    if steps:
        body = f"{body}####{steps}"
    mark = "[html]" if is_html else ""
    return f"// {head}\n::{_escape(item.id)}::{mark}{_format_text(item.prompt, is_html)} {{{body}}}"


def _answers(
    answer: ExportAnswer, mistakes: Sequence[ItemMistake], is_html: bool, ledger: ExportLedger
) -> Iterator[str]:
    reasons = {one.value: one.mis for one in mistakes if one.mis}
    if len(reasons) < len(mistakes):
        ledger.change("wrong answers without a misconception are left out")
    match answer:
        case TruthAnswer():
            yield "TRUE" if answer.value else "FALSE"
        case ChoiceAnswer():
            for place, option in enumerate(answer.options):
                sign = "=" if place == answer.right else "~"
                mis = reasons.pop(option, "")
                yield f"{sign}{_format_text(option, is_html)}" + (f"#{_escape(mis)}" if mis else "")
        case TextAnswer():
            yield from (f"={_escape(text)}" for text in answer.texts)
            yield from (f"=%0%{_escape(text)}#{_escape(mis)}" for text, mis in reasons.items())
            reasons = {}
        case NumericAnswer():
            yield from _numbers(answer, reasons, ledger)
            reasons = {}
    if reasons:
        ledger.change("wrong answers that are not options are left out")


def _numbers(answer: NumericAnswer, reasons: dict[str, str], ledger: ExportLedger) -> Iterator[str]:
    if answer.unit and answer.room == 0:
        yield f"={_escape(f'{answer.value} {answer.unit}')}"
        if not answer.needs_unit:
            yield f"={answer.value}"
        yield from (f"=%0%{_escape(text)}#{_escape(mis)}" for text, mis in reasons.items())
        return
    if answer.unit:
        ledger.change(f'the unit "{answer.unit}" is left out')
    room = f":{format_fraction(answer.room)}" if answer.room else ""
    if not reasons:
        yield f"#{answer.value}{room}"
        return
    yield f"#={answer.value}{room}"
    for text, mis in reasons.items():
        yield f"=%0%{_escape(text)}:0#{_escape(mis)}"


def _format_text(text: str, is_html: bool) -> str:
    return _escape(to_html(text) if is_html else to_mathjax(text))


def _escape(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def _line(text: str) -> str:
    return " ".join(text.split())
