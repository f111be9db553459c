"""A question on a practice card."""

from __future__ import annotations

from msgspec.structs import asdict

from abaculus.questions.delivery import solutions
from abaculus.questions.delivery.cards import question_card
from abaculus.questions.delivery.keys import KeypadNeeds
from abaculus.questions.practice.messages import PracticeCard
from abaculus.questions.question import Question


def practice_card(
    question: Question,
    locale: str,
    *,
    handle: str,
    place: str,
    title: str,
    kin: KeypadNeeds | None = None,
    choose: bool = False,
) -> PracticeCard:
    """The card with its sealed id, and the number of hints."""
    common = question_card(question, locale, title=title, kin=kin, choose=choose)
    hints = len(solutions.hint_steps(question))
    return PracticeCard(**asdict(common), handle=handle, place=place, hints=hints)
