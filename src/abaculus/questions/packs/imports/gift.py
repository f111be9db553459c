"""Moodle GIFT: questions as text, with the answers in braces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from msgspec import Struct

from abaculus.questions.packs import limits
from abaculus.questions.packs.imports.answers import answer_of, between, near, parse_fraction
from abaculus.questions.packs.imports.basket import Basket, ImportDraft, refuse_number
from abaculus.questions.packs.imports.choices import (
    ImportOption,
    read_choice,
    refuse_many,
    split_pairs,
)
from abaculus.questions.packs.imports.report import UnfitItemError
from abaculus.questions.packs.imports.texts import format_text, import_text, strip_tags

GAP: Final = "____"
"""The place of the answer in a sentence."""
_ESCAPED: Final = "~=#{}:\\"
_PLANE: Final = 0xF0000
"""Escaped signs become characters of a private plane until the signs that count are found."""
_HIDDEN: Final = {sign: chr(_PLANE + ord(sign)) for sign in (*_ESCAPED, "\n")}
_SHOWN: Final = {ord(hidden): sign for sign, hidden in _HIDDEN.items()}
_ESCAPE: Final = re.compile(r"\\([~=#{}:\\n])")
_PRIVATE: Final = re.compile("[\U000f0000-\U000fffff]")
_FORMAT: Final = re.compile(r"\s*\[(html|plain|markdown|moodle)\]", re.IGNORECASE)
_MARK: Final = re.compile(r"\[(id|tag):([^\]]*)\]")
_WEIGHT: Final = re.compile(r"\s*%(-?[0-9.]{1,12})%")
_ANSWER: Final = re.compile(r"([=~])([^=~]*)")
_CATEGORY: Final = re.compile(r"\$CATEGORY:(.*)", re.IGNORECASE)
_NOT_TAGS: Final = frozenset({"", "top", "$course$", "$module$", "$system$", "$cat1$"})
_TRUTHS: Final = {"T": True, "TRUE": True, "F": False, "FALSE": False}
_ARROW: Final = "->"
_LONGEST: Final = 20_000


class GiftBlock(Struct, frozen=True):
    """One question as written in the file."""

    line: int
    text: str
    comments: str
    category: str


def read_gift(text: str, basket: Basket) -> None:
    """Put all questions of a GIFT file into a basket."""
    blocks = list(islice(_blocks(text), limits.ITEMS + 1))
    refuse_number(len(blocks))
    for block in blocks:
        draft = ImportDraft(block.line)
        try:
            for made in _drafts(block, draft):
                basket.put(made)
        except UnfitItemError as unfit:
            basket.refuse(block.line, draft.id or draft.title or block.text, str(unfit))


def _blocks(text: str) -> Iterator[GiftBlock]:
    """The questions, separated by blank lines; comments are kept apart."""
    category = ""
    begun, lines, comments = 0, list[str](), list[str]()
    for number, line in enumerate([*text.split("\n"), ""], 1):
        bare_line = line.strip()
        named = _CATEGORY.fullmatch(bare_line)
        if bare_line.startswith("//"):
            comments.append(bare_line)
        elif bare_line and not named:
            begun = begun or number
            lines.append(line)
        else:
            if lines:
                yield GiftBlock(begun, "\n".join(lines), " ".join(comments), category)
            begun, lines, comments = 0, [], []
            category = named[1].strip() if named else category


def _drafts(block: GiftBlock, draft: ImportDraft) -> Iterator[ImportDraft]:
    if len(block.text) > _LONGEST:
        raise UnfitItemError(f"the question is longer than {_LONGEST} signs")
    text = _ESCAPE.sub(lambda found: _HIDDEN["\n" if found[1] == "n" else found[1]], _clean(block))
    _read_marks(block, draft)
    draft.title, text = _title(text)
    before, inside, after = _split_braces(text)
    inside, _, general = inside.partition("####")
    is_html = None
    if found := _FORMAT.match(before):
        before = before[found.end() :]
        is_html = {"html": True, "plain": False}.get(found[1].lower())
    if after.strip():
        before = f"{before.rstrip()} {GAP} {after.lstrip()}"
    draft.prompt = _close_gaps(import_text(_unescape(before), is_html=is_html))
    if general.strip():
        draft.steps = tuple(
            step
            for line in _unescape(general).split("\n")
            if (step := format_text(_text(line, is_html)))
        )
    yield from _answer_drafts(draft, inside.strip(), is_html)


def _clean(block: GiftBlock) -> str:
    return _PRIVATE.sub("", block.text)


def _read_marks(block: GiftBlock, draft: ImportDraft) -> None:
    """Ids and tags from the comments, tags from the category."""
    path = [part.strip() for part in block.category.split("/")]
    draft.tags = tuple(part for part in path if part.lower() not in _NOT_TAGS)
    for name, value in _MARK.findall(block.comments):
        if name == "id":
            draft.id = value.strip()
        else:
            draft.tags = (*draft.tags, value.strip())


def _title(text: str) -> tuple[str, str]:
    if not text.lstrip().startswith("::"):
        return "", text
    title, closed, rest = text.lstrip()[2:].partition("::")
    if not closed:
        raise UnfitItemError('the title has no second "::"')
    return " ".join(_unescape(title).split()), rest


def _split_braces(text: str) -> tuple[str, str, str]:
    """The text before, in and after the braces."""
    before, opened, rest = text.partition("{")
    if not opened:
        raise UnfitItemError("it has no answer in braces, so it is not a question")
    inside, closed, after = rest.partition("}")
    if not closed:
        raise UnfitItemError("the brace of its answer is not closed")
    if "{" in inside:
        raise UnfitItemError(r"there is a brace inside its answer: write \{ for the sign itself")
    if "{" in after or "}" in after or "}" in before:
        raise UnfitItemError("it has more than one answer in braces")
    return before, inside, after


def _answer_drafts(draft: ImportDraft, inside: str, html: bool | None) -> Iterator[ImportDraft]:
    if not inside:
        raise UnfitItemError("an essay cannot be judged")
    truth = _TRUTHS.get(inside.partition("#")[0].strip().upper())
    if truth is not None:
        draft.answer = {"kind": "bool", "value": truth}
        if "#" in inside:
            draft.change("what is said to single answers is left out")
        yield draft
    elif inside.startswith("#"):
        draft.answer = _numerical(draft, inside[1:].strip())
        yield draft
    elif not inside.startswith(("=", "~")):
        raise UnfitItemError('its answers do not begin with "=" or "~"')
    else:
        yield from _list_drafts(draft, inside, html)


def _list_drafts(draft: ImportDraft, inside: str, html: bool | None) -> Iterator[ImportDraft]:
    answers = _ANSWER.findall(inside)
    refuse_many(len(answers))
    options = [_option(draft, *found, html=html) for found in answers]
    rights = [one for one in options if one.is_equal]
    if "~" in inside:
        draft.answer = read_choice(draft, options)
        yield draft
    elif all(_ARROW in one.text for one in rights):
        pairs = [(one.text.split(_ARROW, 1)) for one in rights]
        yield from split_pairs(draft, [(left.strip(), right.strip()) for left, right in pairs])
    else:
        draft.answer, change = answer_of(_rights(rights))
        if change:
            draft.change(change)
        yield draft


def _rights(options: list[ImportOption]) -> list[str]:
    """The texts that get full marks."""
    if any(0 < one.weight < 100 for one in options):
        raise UnfitItemError("an answer counts in part only, and there are no half points here")
    texts = [one.text for one in options if one.weight == 100]
    if any("*" in text for text in texts):
        raise UnfitItemError('an answer has "*" for any text, which cannot be judged here')
    return texts


def _option(draft: ImportDraft, sign: str, body: str, *, html: bool | None = None) -> ImportOption:
    weight = parse_fraction("100" if sign == "=" else "0")
    if found := _WEIGHT.match(body):
        weight, body = parse_fraction(found[1]), body[found.end() :]
    text, _, remark = body.partition("#")
    option = _text(_unescape(text), html)
    draft.remark(option.partition(":")[0], _text(_unescape(remark), html), is_right=weight > 0)
    return ImportOption(option, weight, is_equal=sign == "=")


def _numerical(draft: ImportDraft, inside: str) -> str | dict[str, Any]:
    options = _ANSWER.findall(inside) if inside.startswith(("=", "~")) else [("=", inside)]
    read_ = [_option(draft, *found) for found in options]
    if any(one.weight not in (0, 100) for one in read_):
        raise UnfitItemError("several numbers with weights: there are no half points here")
    rights = [one.text for one in read_ if one.weight == 100]
    if len(rights) != 1:
        raise UnfitItemError(
            "it has several different right numbers" if rights else "there is no answer"
        )
    low, is_range, high = rights[0].partition("..")
    if is_range:
        return between(low, high)
    value, _, room = rights[0].partition(":")
    return near(value, room)


def _text(text: str, html: bool | None) -> str:
    """An answer or a step without its format mark and its tags."""
    if found := _FORMAT.match(text):
        return strip_tags(text[found.end() :], is_html=found[1].lower() == "html")
    return strip_tags(text, is_html=html)


def _unescape(text: str) -> str:
    """The text with its escaped signs restored."""
    return text.translate(_SHOWN)


def _close_gaps(prompt: str) -> str:
    """The text without blanks between a gap and the full stop after it."""
    return re.sub(rf"{GAP} (?=[.,;:!?)])", GAP, prompt)
