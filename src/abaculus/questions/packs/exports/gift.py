"""Writes Moodle GIFT."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from abaculus.questions.packs.exports.answers import Choices, Numeric, Shape, Texts, Truth, shape
from abaculus.questions.packs.exports.report import Ledger
from abaculus.questions.packs.exports.texts import as_html, marks, plain
from abaculus.questions.packs.exports.variants import variants
from abaculus.questions.packs.imports.answers import written
from abaculus.questions.packs.imports.report import Unfit
from abaculus.questions.packs.model import Item, Mistake, Pack

_SPECIAL: Final = re.compile(r"([~=#{}:\\])")
_LIKE_HTML: Final = re.compile(r"[<>&]")
_NO_MARK: Final = re.compile(r"[\[\]\r\n]")


def write_gift(pack: Pack, ledger: Ledger) -> str:
    """All items that GIFT can say, parted by blank lines."""
    blocks = [f"// {_line(pack.pack.title)}"]
    for place, item in enumerate(pack.items, 1):
        ledger.begin(place, item.id)
        try:
            blocks += [_block(one, pack.pack.lang, ledger) for one in _plain_items(item, ledger)]
        except Unfit as unfit:
            ledger.refuse(str(unfit))
    return "\n\n".join(blocks) + "\n"


def _plain_items(item: Item, ledger: Ledger) -> Sequence[Item]:
    if not item.vars:
        return (item,)
    found = tuple(variants(item))
    ledger.change(f"its variables became {len(found)} single questions")
    return found


def _block(item: Item, lang: str, ledger: Ledger) -> str:
    """One question with its comment."""
    answer = shape(item, lang, ledger)
    texts = [item.prompt, *item.steps, *(answer.options if isinstance(answer, Choices) else ())]
    is_html = any(_LIKE_HTML.search(text) for text in texts)
    head = " ".join(
        [f"[id:{item.id}]", *(f"[tag:{_NO_MARK.sub(' ', tag)}]" for tag in marks(item))]
    )
    steps = "\\n".join(_said(step, is_html) for step in item.steps)
    body = " ".join(_answers(answer, item.distractors, is_html, ledger))
    if steps:
        body = f"{body}####{steps}"
    mark = "[html]" if is_html else ""
    return f"// {head}\n::{_escaped(item.id)}::{mark}{_said(item.prompt, is_html)} {{{body}}}"


def _answers(
    answer: Shape, mistakes: Sequence[Mistake], is_html: bool, ledger: Ledger
) -> Iterator[str]:
    reasons = {one.value: one.mis for one in mistakes if one.mis}
    if len(reasons) < len(mistakes):
        ledger.change("wrong answers without a misconception are left out")
    match answer:
        case Truth():
            yield "TRUE" if answer.value else "FALSE"
        case Choices():
            for place, option in enumerate(answer.options):
                sign = "=" if place == answer.right else "~"
                mis = reasons.pop(option, "")
                yield f"{sign}{_said(option, is_html)}" + (f"#{_escaped(mis)}" if mis else "")
        case Texts():
            yield from (f"={_escaped(text)}" for text in answer.texts)
            yield from (f"=%0%{_escaped(text)}#{_escaped(mis)}" for text, mis in reasons.items())
            reasons = {}
        case Numeric():
            yield from _numbers(answer, reasons, ledger)
            reasons = {}
    if reasons:
        ledger.change("wrong answers that are no options are left out")


def _numbers(answer: Numeric, reasons: dict[str, str], ledger: Ledger) -> Iterator[str]:
    if answer.unit and answer.room == 0:
        yield f"={_escaped(f'{answer.value} {answer.unit}')}"
        if not answer.needs_unit:
            yield f"={answer.value}"
        yield from (f"=%0%{_escaped(text)}#{_escaped(mis)}" for text, mis in reasons.items())
        return
    if answer.unit:
        ledger.change(f'the unit "{answer.unit}" is left out')
    room = f":{written(answer.room)}" if answer.room else ""
    if not reasons:
        yield f"#{answer.value}{room}"
        return
    yield f"#={answer.value}{room}"
    for text, mis in reasons.items():
        yield f"=%0%{_escaped(text)}:0#{_escaped(mis)}"


def _said(text: str, is_html: bool) -> str:
    return _escaped(as_html(text) if is_html else plain(text))


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def _line(text: str) -> str:
    return " ".join(text.split())
