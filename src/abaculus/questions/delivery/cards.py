"""A question as the player who answers sees it."""

from __future__ import annotations

from abaculus.kernel.question_card import CardFigure, QuestionCard
from abaculus.questions.delivery import keys, verdicts
from abaculus.questions.delivery.keys import KeypadNeeds
from abaculus.questions.figures import Figure
from abaculus.questions.packs.instantiate import PackQuestion
from abaculus.questions.question import Question
from abaculus.questions.svg import FigureRenderer
from abaculus.questions.views import player_view, render_formula


def question_card(
    question: Question,
    locale: str,
    *,
    title: str,
    kin: KeypadNeeds | None = None,
    choose: bool = False,
) -> QuestionCard:
    """The card; its keypad suits every question of its kind and reveals nothing about this one."""
    answer = question.answer
    choices = verdicts.answer_choices(question, choose=choose)
    return QuestionCard(
        topic=question.topic,
        title=title,
        level=question.level,
        grade=question.grade,
        category=question.category,
        prompt=player_view(question, locale).prompt,
        figure=_picture(question.figure, locale),
        keypad="choice" if choices else keys.keypad(kin, answer),
        keys=() if choices else keys.keys(kin, answer, locale),
        tiles=() if choices else keys.tiles(answer),
        choices=tuple(render_formula(one, locale) for one in choices),
        boxes=() if choices else keys.boxes(kin, answer, locale),
        unit="" if choices else keys.unit(answer),
        secs=question.secs,
        credit=question.origin.credit if isinstance(question, PackQuestion) else "",
        places=0 if choices else keys.places(answer),
    )


def _picture(figure: Figure | None, locale: str) -> CardFigure | None:
    if figure is None:
        return None
    drawing = FigureRenderer(locale)
    return CardFigure(drawing.svg(figure), drawing.describe(figure))
