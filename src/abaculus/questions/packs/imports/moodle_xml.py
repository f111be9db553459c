"""Moodle XML: the questions of a course as Moodle writes them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from abaculus.questions.packs.imports.answers import answer_of, is_unit, near, parse_fraction
from abaculus.questions.packs.imports.basket import Basket, ImportDraft, refuse_number
from abaculus.questions.packs.imports.calculated_questions import fill_parametric
from abaculus.questions.packs.imports.choices import (
    ImportOption,
    fill_choices,
    read_choice,
    refuse_many,
    split_pairs,
)
from abaculus.questions.packs.imports.report import ImportFileError, UnfitItemError
from abaculus.questions.packs.imports.texts import format_text, html_lines, import_text, strip_tags
from abaculus.questions.packs.imports.xml import Element, read_xml

_LARGEST_FILE: Final = 200_000
_NOT_TAGS: Final = frozenset({"", "top", "$course$", "$module$", "$system$"})
_REASONS: Final = {
    "essay": "an essay cannot be judged",
    "description": "it is a text, no question",
    "stack": "a STACK question is a program",
    "cloze": "a cloze text has several answers in one",
    "multianswer": "a cloze text has several answers in one",
    "ddimageortext": "it needs a picture",
    "ddmarker": "it needs a picture",
}


def read_moodle_xml(data: bytes, basket: Basket) -> None:
    """Put all questions of a quiz into a basket; raises ImportFileError."""
    root = read_xml(data)
    if root.name != "quiz":
        raise ImportFileError(
            f"this XML is not a Moodle quiz: it begins with <{root.name[:40]}>", 1
        )
    tags: tuple[str, ...] = ()
    questions = list(root.all("question"))
    refuse_number(len(questions))
    for question in questions:
        if question.attributes.get("type") == "category":
            path = strip_tags(question.text_at("category", "text"), is_html=False).split("/")
            tags = tuple(part.strip() for part in path if part.strip().lower() not in _NOT_TAGS)
            continue
        draft = ImportDraft(question.line, strip_tags(question.text_at("name", "text")))
        draft.tags = tags
        try:
            for made in _drafts(question, draft):
                basket.put(made)
        except UnfitItemError as unfit:
            basket.refuse(question.line, draft.id or draft.title, str(unfit))


def _drafts(question: Element, draft: ImportDraft) -> Iterator[ImportDraft]:
    kind = question.attributes.get("type", "")
    draft.id = question.text_at("idnumber")
    draft.tags += tuple(tag.text_at("text") for tag in question.all("tag"))
    if (tags := question.first("tags")) is not None:
        draft.tags += tuple(tag.text_at("text") for tag in tags.all("tag"))
    if (reader := _KINDS.get(kind)) is None:
        raise UnfitItemError(
            _REASONS.get(kind, f'questions of the kind "{kind[:40]}" are not taken')
        )
    _refuse_files(question, draft)
    stem = question.first("questiontext")
    draft.prompt = _format_element(stem) if stem is not None else ""
    feedback = question.first("generalfeedback")
    if feedback is not None:
        draft.steps = tuple(format_text(line) for line in html_lines(feedback.text_at("text")))
    refuse_many(sum(child.name in ("answer", "subquestion") for child in question.children))
    for answer in question.all("answer"):
        is_right = answer.attributes.get("fraction") == "100"
        draft.remark(
            _bare(answer), strip_tags(answer.text_at("feedback", "text")), is_right=is_right
        )
    yield from reader(question, draft)


def _refuse_files(question: Element, draft: ImportDraft) -> None:
    """Refuse large files, and drop smaller ones, which the text does not show."""
    waiting = list(question.children)
    while waiting:
        element = waiting.pop()
        waiting += element.children
        if element.name != "file":
            continue
        if len(element.text) * 3 // 4 > _LARGEST_FILE:
            raise UnfitItemError(f"a file in it is larger than {_LARGEST_FILE // 1000} kB")
        draft.change("a file that its text does not show is left out")


def _format_element(element: Element) -> str:
    """A text with its format."""
    kind = element.attributes.get("format", "html")
    return import_text(element.text_at("text"), is_html=kind in ("html", "moodle_auto_format"))


def _bare(element: Element) -> str:
    is_html = element.attributes.get("format", "plain_text") == "html"
    return strip_tags(element.text_at("text"), is_html=is_html or None)


def _options(question: Element) -> list[ImportOption]:
    return [
        ImportOption(_bare(answer), parse_fraction(answer.attributes.get("fraction", "0")))
        for answer in question.all("answer")
    ]


def _multichoice(question: Element, draft: ImportDraft) -> Iterator[ImportDraft]:
    draft.answer = read_choice(draft, _options(question))
    yield draft


def _multichoiceset(question: Element, draft: ImportDraft) -> Iterator[ImportDraft]:
    options = _options(question)
    rights = [place for place, one in enumerate(options) if one.weight > 0]
    fill_choices(draft, [one.text for one in options], rights)
    yield draft


def _truefalse(question: Element, draft: ImportDraft) -> Iterator[ImportDraft]:
    rights = [one.text.lower() for one in _options(question) if one.weight == 100]
    if rights not in (["true"], ["false"]):
        raise UnfitItemError("it does not say whether true or false is right")
    draft.answer = {"kind": "bool", "value": rights == ["true"]}
    yield draft


def _shortanswer(question: Element, draft: ImportDraft) -> Iterator[ImportDraft]:
    options = _options(question)
    if any(0 < one.weight < 100 for one in options):
        raise UnfitItemError("an answer counts in part only, and there are no half points here")
    texts = [one.text for one in options if one.weight == 100]
    if any("*" in text.replace(r"\*", "") for text in texts):
        raise UnfitItemError('an answer has "*" for any text, which cannot be judged here')
    draft.answer, change = answer_of([text.replace(r"\*", "*") for text in texts])
    if change:
        draft.change(change)
    if question.text_at("usecase") == "1":
        draft.change("capital and small letters are not told apart")
    yield draft


def _numerical(question: Element, draft: ImportDraft) -> Iterator[ImportDraft]:
    answers = [one for one in question.all("answer") if one.attributes.get("fraction") != "0"]
    if any(parse_fraction(one.attributes.get("fraction", "0")) != 100 for one in answers):
        raise UnfitItemError("several numbers with weights: there are no half points here")
    if len(answers) != 1:
        raise UnfitItemError(
            "it has several different right numbers" if answers else "there is no answer"
        )
    answer = near(answers[0].text_at("text"), answers[0].text_at("tolerance"))
    draft.answer = _with_unit(question, draft, answer)
    yield draft


def _with_unit(
    question: Element, draft: ImportDraft, answer: str | dict[str, Any]
) -> str | dict[str, Any]:
    """The number in the first unit with the factor one, if that unit is known."""
    units = question.first("units")
    names = [
        unit.text_at("unit_name")
        for unit in (units.all("unit") if units else ())
        if unit.text_at("multiplier") in ("1", "1.0", "1.0000000")
    ]
    if not names:
        return answer
    spec = answer if isinstance(answer, dict) else {"kind": "number", "value": answer}
    needed = question.text_at("unitgradingtype") not in ("", "0")
    unit = {"u": names[0], "need": "yes"} if needed else names[0]
    if not is_unit(names[0]):
        draft.change(f'the unit "{names[0][:40]}" is not known here and left out')
        return answer
    return {**spec, "unit": unit}


def _match_pairs(question: Element, draft: ImportDraft) -> Iterator[ImportDraft]:
    pairs = [(_bare(one), one.text_at("answer", "text")) for one in question.all("subquestion")]
    yield from split_pairs(draft, [(left, strip_tags(right)) for left, right in pairs])


def _calculated_question(question: Element, draft: ImportDraft) -> Iterator[ImportDraft]:
    stem = question.first("questiontext")
    text = strip_tags(stem.text_at("text"), is_html=True) if stem is not None else ""
    fill_parametric(question, draft, text)
    yield draft


_KINDS: Final = {
    "multichoice": _multichoice,
    "multichoiceset": _multichoiceset,
    "truefalse": _truefalse,
    "shortanswer": _shortanswer,
    "numerical": _numerical,
    "matching": _match_pairs,
    "match": _match_pairs,
    "calculated": _calculated_question,
    "calculatedsimple": _calculated_question,
}
