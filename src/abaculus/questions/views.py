"""What people may see of a question: the player, the dealer, and everyone afterwards."""

from __future__ import annotations

import re

import msgspec

from abaculus.kernel.question_card import CardLine
from abaculus.kernel.question_card import CardText as CardText
from abaculus.maths.formulas.tree import Formula
from abaculus.questions.drafts import MessageRef
from abaculus.questions.figures import Figure
from abaculus.questions.question import Question, hints, steps
from abaculus.questions.renderer import html, speech, tex, text
from abaculus.questions.rng import Rng

CHOICES = 4
"""The number of options offered, fewer if there are fewer."""
_SIGNS = re.compile(
    "(?P<storeys>[𝋠-𝋳](?: [𝋠-𝋳])+)|(?P<columns>[𒁹𒌋𒑊]+(?: [𒁹𒌋𒑊]+)+)|(?P<hieroglyphs>[𓍢𓎆𓏺]+)"
)
"""Numerals with their own layout on a page: Mayan, Babylonian, Egyptian."""


class PlayerView(msgspec.Struct, frozen=True):
    """What the answering player may know: nothing that gives the answer away."""

    prompt: CardText
    figure: Figure | None
    keypad: str
    choices: tuple[CardText, ...]
    secs: int
    load: int
    words: int
    tools: tuple[str, ...]


class RefereeView(msgspec.Struct, frozen=True):
    """What the dealer may know, including the answer."""

    player: PlayerView
    answer: CardText


class AfterView(msgspec.Struct, frozen=True):
    """What everyone may know once the answer is given."""

    referee: RefereeView
    qid: str
    steps: tuple[CardLine, ...]
    hints: tuple[CardText, ...]
    wrong: tuple[WrongAnswer, ...]
    tex: str


def player_view(question: Question, locale: str = "en", *, choose: bool = False) -> PlayerView:
    """The player's view; with `choose` any question offers options to choose from."""
    prompt = CardText(
        text(locale).blocks(question.prompt),
        _wrap_numerals(html(locale).blocks(question.prompt)),
        speech(locale).blocks(question.prompt),
    )
    offered = options(question) if choose or question.answer.options else ()
    return PlayerView(
        prompt=prompt,
        figure=question.figure,
        keypad="choice" if offered else question.answer.keypad,
        choices=tuple(render_formula(option, locale) for option in offered),
        secs=question.secs,
        load=question.load,
        words=len(prompt.text.split()),
        tools=question.tools,
    )


def options(question: Question) -> tuple[Formula, ...]:
    """The question's own options, or truth and distractors, shuffled by seed."""
    if question.answer.options:
        return question.answer.options
    wrong = [one.shown for one in question.distractors[: CHOICES - 1]]
    return Rng(f"choices/{question.qid}").shuffle((question.answer.shown, *wrong))


def referee_view(question: Question, locale: str = "en", *, choose: bool = False) -> RefereeView:
    """The dealer's view."""
    player = player_view(question, locale, choose=choose)
    return RefereeView(player, render_formula(question.answer.shown, locale))


def after_view(question: Question, locale: str = "en", *, choose: bool = False) -> AfterView:
    """The view of everything."""
    return AfterView(
        referee=referee_view(question, locale, choose=choose),
        qid=question.qid,
        steps=tuple(
            CardLine(
                None if line.say is None else render_message(line.say, locale),
                None if line.m is None else render_formula(line.m, locale),
            )
            for line in steps(question)
        ),
        hints=tuple(
            render_message(hint, locale)
            if isinstance(hint, MessageRef)
            else render_formula(hint, locale)
            for hint in hints(question)
        ),
        wrong=tuple(
            WrongAnswer(
                render_formula(one.shown, locale), one.mis, explain_mistake(one.mis, locale)
            )
            for one in question.distractors
        ),
        tex=tex(locale).blocks(question.prompt),
    )


def explain_mistake(mis: str, locale: str = "en") -> str:
    """The sentence of a misconception; one named by an author may have none."""
    topic, _, name = mis.partition(".")
    try:
        return text(locale).sentence(MessageRef(f"{topic}.mis.{name}"))
    except KeyError:
        return ""


def render_formula(formula: Formula, locale: str) -> CardText:
    """A value as text, HTML and speech."""
    drawn = _wrap_numerals(html(locale).value(formula))
    return CardText(text(locale).value(formula), drawn, speech(locale).value(formula))


def _wrap_numerals(drawn: str) -> str:
    """Numerals of several places in the layout of their culture."""
    return _SIGNS.sub(_wrap_numeral, drawn)


def _wrap_numeral(signs: re.Match[str]) -> str:
    inside = signs[0]
    if signs.lastgroup == "storeys":
        inside = "".join(f"<span>{storey}</span>" for storey in inside.split(" "))
    return f'<span class="{signs.lastgroup}">{inside}</span>'


def render_message(sentence: MessageRef, locale: str) -> CardText:
    """A sentence as text, HTML and speech."""
    drawn = _wrap_numerals(html(locale).sentence(sentence))
    return CardText(text(locale).sentence(sentence), drawn, speech(locale).sentence(sentence))


class WrongAnswer(msgspec.Struct, frozen=True):
    """A wrong answer, and the misconception behind it."""

    shown: CardText
    mis: str
    why: str
