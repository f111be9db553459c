"""A question as its learner sees it."""

from __future__ import annotations

from abaculus.questions.drawings import Drawing
from abaculus.questions.figures import Figure
from abaculus.questions.packs.asking import PackQuestion
from abaculus.questions.practice import explaining, judging, keys
from abaculus.questions.practice.keys import Kin
from abaculus.questions.practice.messages import PracticeCard, PracticePicture
from abaculus.questions.question import Question
from abaculus.questions.views import player_view, shown


def card(
    question: Question,
    locale: str,
    *,
    handle: str,
    place: str,
    title: str,
    kin: Kin | None = None,
    choose: bool = False,
) -> PracticeCard:
    """The card; its keypad is that of its kin, so that it tells nothing about this answer."""
    answer = question.answer
    choices = judging.offered(question, choose=choose)
    return PracticeCard(
        handle=handle,
        place=place,
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
        choices=tuple(shown(one, locale) for one in choices),
        boxes=() if choices else keys.boxes(kin, answer, locale),
        unit="" if choices else keys.unit(answer),
        secs=question.secs,
        hints=len(explaining.rungs(question)),
        credit=question.origin.credit if isinstance(question, PackQuestion) else "",
    )


def _picture(figure: Figure | None, locale: str) -> PracticePicture | None:
    if figure is None:
        return None
    drawing = Drawing(locale)
    return PracticePicture(drawing.svg(figure), drawing.described(figure))
