"""Everything a learner can ask for, in one desk for the server and the terminal."""

from __future__ import annotations

from collections.abc import Callable

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.question_card import AnswerPreview, AnswerVerdict, Solution
from abaculus.maths.answers import LANGUAGES
from abaculus.questions.delivery import solutions, verdicts
from abaculus.questions.figures import Figure
from abaculus.questions.packs.instantiate import PackQuestion
from abaculus.questions.practice import syllabus
from abaculus.questions.practice.cards import practice_card
from abaculus.questions.practice.dealer import Dealer, DealtQuestion
from abaculus.questions.practice.messages import (
    Hint,
    HintRequest,
    PracticeCard,
    PracticeRequest,
    Syllabus,
    TypedAnswer,
)
from abaculus.questions.practice.sealed_ids import make_nonce
from abaculus.questions.practice.syllabus import PackLibrary
from abaculus.questions.question import Question


class PracticeDesk:
    """Deals, previews, judges and explains; it stores nothing about anyone."""

    def __init__(
        self,
        secret: bytes,
        nonces: Callable[[], bytes] = make_nonce,
        packs: PackLibrary | None = None,
    ) -> None:
        self._dealer = Dealer(secret, nonces, packs)

    def syllabus(self, locale: str = "en") -> Syllabus:
        """Everything that can be practised."""
        return syllabus.build_syllabus(known_locale(locale))

    def deal(self, request: PracticeRequest) -> PracticeCard:
        """A question; raises `RefusedError` if nothing fits."""
        dealt = self._dealer.deal(request)
        locale = locale_for(dealt.question, request.locale)
        return practice_card(
            dealt.question,
            locale,
            handle=self._dealer.seal(dealt),
            place=dealt.origin.place,
            title=dealt.origin.title(locale),
            kin=dealt.origin.kin(),
            choose=dealt.handle.choose,
        )

    def read(self, given: TypedAnswer) -> AnswerPreview:
        """How a text is read, without saying whether it is right."""
        dealt = self._dealer.found(given.handle)
        locale = locale_for(dealt.question, given.locale)
        return verdicts.read_answer(_mark_scheme(dealt, locale), given.given)

    def judge(self, given: TypedAnswer) -> AnswerVerdict:
        """The verdict."""
        dealt = self._dealer.found(given.handle)
        locale = locale_for(dealt.question, given.locale)
        return verdicts.judge(_mark_scheme(dealt, locale), given.given)

    def hint(self, ask: HintRequest) -> Hint:
        """A hint by its number from 1; raises `RefusedError` if there is none."""
        question = self._dealer.found(ask.handle).question
        rungs = solutions.hint_steps(question)
        if not 1 <= ask.rung <= len(rungs):
            raise RefusedError(Refusal("practice-no-hint", {"most": len(rungs)}))
        locale = locale_for(question, ask.locale)
        return Hint(ask.rung, solutions.render_hint(rungs[ask.rung - 1], locale))

    def solution(self, ask: HintRequest) -> Solution:
        """The answer and how to get there."""
        question = self._dealer.found(ask.handle).question
        return solutions.solution(question, locale_for(question, ask.locale))

    def figure(self, handle: str) -> Figure | None:
        """The drawing of a question, for clients that render it themselves."""
        return self._dealer.found(handle).question.figure


def _mark_scheme(dealt: DealtQuestion, locale: str) -> verdicts.MarkScheme:
    return verdicts.mark_scheme(dealt.question, locale, choose=dealt.handle.choose)


def locale_for(question: Question, locale: str) -> str:
    """The learner's locale; a pack's text and numbers keep the language of their author."""
    preferred = known_locale(locale)
    if isinstance(question, PackQuestion):
        own = known_locale(question.origin.lang)
        return preferred if language(preferred) == language(own) else own
    return preferred


def language(locale: str) -> str:
    """The language of a locale: `it` of `it-CH`."""
    return locale.replace("_", "-").partition("-")[0].lower()


def known_locale(locale: str) -> str:
    """The locale, or English if its language is unknown."""
    return locale if language(locale) in LANGUAGES and len(locale) <= 8 else "en"
