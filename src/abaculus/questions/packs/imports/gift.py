"""Moodle GIFT: questions as text, the answers in braces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from msgspec import Struct

from abaculus.questions.packs import limits
from abaculus.questions.packs.imports.answers import answer_of, between, exact, near
from abaculus.questions.packs.imports.basket import Basket, Draft, refuse_number
from abaculus.questions.packs.imports.choices import Option, choice, matching, refuse_many
from abaculus.questions.packs.imports.report import Unfit
from abaculus.questions.packs.imports.texts import bare, read, worded

GAP: Final = "____"
"""Where the answer belongs in a sentence."""
_ESCAPED: Final = "~=#{}:\\"
_PLANE: Final = 0xF0000
"""Escaped signs wait here, in a private plane, until the signs that count are found."""
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


class Block(Struct, frozen=True):
    """One question as it stands in the file."""

    line: int
    text: str
    comments: str
    category: str


def read_gift(text: str, basket: Basket) -> None:
    """Puts all questions of a GIFT file into a basket."""
    blocks = list(islice(_blocks(text), limits.ITEMS + 1))
    refuse_number(len(blocks))
    for block in blocks:
        draft = Draft(block.line)
        try:
            for made in _drafts(block, draft):
                basket.put(made)
        except Unfit as unfit:
            basket.refuse(block.line, draft.id or draft.title or block.text, str(unfit))


def _blocks(text: str) -> Iterator[Block]:
    """The questions: what blank lines part, comments kept aside."""
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
                yield Block(begun, "\n".join(lines), " ".join(comments), category)
            begun, lines, comments = 0, [], []
            category = named[1].strip() if named else category


def _drafts(block: Block, draft: Draft) -> Iterator[Draft]:
    if len(block.text) > _LONGEST:
        raise Unfit(f"the question is longer than {_LONGEST} signs")
    text = _ESCAPE.sub(lambda found: _HIDDEN["\n" if found[1] == "n" else found[1]], _clean(block))
    _read_marks(block, draft)
    draft.title, text = _title(text)
    before, inside, after = _parted(text)
    inside, _, general = inside.partition("####")
    is_html = None
    if found := _FORMAT.match(before):
        before = before[found.end() :]
        is_html = {"html": True, "plain": False}.get(found[1].lower())
    if after.strip():
        before = f"{before.rstrip()} {GAP} {after.lstrip()}"
    draft.prompt = _closed_up(read(_shown(before), is_html=is_html))
    if general.strip():
        draft.steps = tuple(
            step for line in _shown(general).split("\n") if (step := worded(_text(line, is_html)))
        )
    yield from _answered(draft, inside.strip(), is_html)


def _clean(block: Block) -> str:
    return _PRIVATE.sub("", block.text)


def _read_marks(block: Block, draft: Draft) -> None:
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
        raise Unfit('the title has no second "::"')
    return " ".join(_shown(title).split()), rest


def _parted(text: str) -> tuple[str, str, str]:
    """What stands before, in and after the braces."""
    before, opened, rest = text.partition("{")
    if not opened:
        raise Unfit("it has no answer in braces, so it is no question")
    inside, closed, after = rest.partition("}")
    if not closed:
        raise Unfit("the brace of its answer is not closed")
    if "{" in inside:
        raise Unfit(r"there is a brace inside its answer: write \{ for the sign itself")
    if "{" in after or "}" in after or "}" in before:
        raise Unfit("it has more than one answer in braces")
    return before, inside, after


def _answered(draft: Draft, inside: str, html: bool | None) -> Iterator[Draft]:
    if not inside:
        raise Unfit("an essay cannot be judged")
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
        raise Unfit('its answers do not begin with "=" or "~"')
    else:
        yield from _listed(draft, inside, html)


def _listed(draft: Draft, inside: str, html: bool | None) -> Iterator[Draft]:
    answers = _ANSWER.findall(inside)
    refuse_many(len(answers))
    options = [_option(draft, *found, html=html) for found in answers]
    rights = [one for one in options if one.is_equal]
    if "~" in inside:
        draft.answer = choice(draft, options)
        yield draft
    elif all(_ARROW in one.text for one in rights):
        pairs = [(one.text.split(_ARROW, 1)) for one in rights]
        yield from matching(draft, [(left.strip(), right.strip()) for left, right in pairs])
    else:
        draft.answer, change = answer_of(_rights(rights))
        if change:
            draft.change(change)
        yield draft


def _rights(options: list[Option]) -> list[str]:
    """The texts that count in full."""
    if any(0 < one.weight < 100 for one in options):
        raise Unfit("an answer counts in part only, and there are no half points here")
    texts = [one.text for one in options if one.weight == 100]
    if any("*" in text for text in texts):
        raise Unfit('an answer has "*" for any text, which cannot be judged here')
    return texts


def _option(draft: Draft, sign: str, body: str, *, html: bool | None = None) -> Option:
    weight = exact("100" if sign == "=" else "0")
    if found := _WEIGHT.match(body):
        weight, body = exact(found[1]), body[found.end() :]
    text, _, remark = body.partition("#")
    said = _text(_shown(text), html)
    draft.remark(said.partition(":")[0], _text(_shown(remark), html), is_right=weight > 0)
    return Option(said, weight, is_equal=sign == "=")


def _numerical(draft: Draft, inside: str) -> str | dict[str, Any]:
    options = _ANSWER.findall(inside) if inside.startswith(("=", "~")) else [("=", inside)]
    read_ = [_option(draft, *found) for found in options]
    if any(one.weight not in (0, 100) for one in read_):
        raise Unfit("several numbers with weights: there are no half points here")
    rights = [one.text for one in read_ if one.weight == 100]
    if len(rights) != 1:
        raise Unfit("it has several different right numbers" if rights else "there is no answer")
    low, is_range, high = rights[0].partition("..")
    if is_range:
        return between(low, high)
    value, _, room = rights[0].partition(":")
    return near(value, room)


def _text(text: str, html: bool | None) -> str:
    """An answer or a step: its format mark and its tags taken off."""
    if found := _FORMAT.match(text):
        return bare(text[found.end() :], is_html=found[1].lower() == "html")
    return bare(text, is_html=html)


def _shown(text: str) -> str:
    """The text with its escaped signs back."""
    return text.translate(_SHOWN)


def _closed_up(prompt: str) -> str:
    """No blank between a gap and the full stop behind it."""
    return re.sub(rf"{GAP} (?=[.,;:!?)])", GAP, prompt)
