"""Everything a learner can ask for, as one desk: the same for the server and the terminal."""

from __future__ import annotations

from collections.abc import Callable

from abaculus.kernel.said import Refusal, Refused
from abaculus.maths.answers import LANGUAGES
from abaculus.questions.figures import Figure
from abaculus.questions.practice import catalogue, explaining, judging
from abaculus.questions.practice.cards import card
from abaculus.questions.practice.dealing import Dealer
from abaculus.questions.practice.handles import nonce
from abaculus.questions.practice.messages import (
    Ask,
    Given,
    Hint,
    Judged,
    PracticeCard,
    PracticeWanted,
    Reading,
    Solution,
    Syllabus,
)
from abaculus.questions.practice.shelf import PackShelf


class PracticeDesk:
    """Deals, reads, judges and explains; it keeps nothing of anybody."""

    def __init__(
        self,
        secret: bytes,
        nonces: Callable[[], bytes] = nonce,
        packs: PackShelf | None = None,
    ) -> None:
        self._dealer = Dealer(secret, nonces, packs)

    def syllabus(self, locale: str = "en") -> Syllabus:
        """Everything that can be practised."""
        return catalogue.syllabus(known_locale(locale))

    def deal(self, wanted: PracticeWanted) -> PracticeCard:
        """A question; raises `Refused` where nothing serves."""
        dealt = self._dealer.deal(wanted)
        locale = known_locale(wanted.locale)
        return card(
            dealt.question,
            locale,
            handle=self._dealer.sealed(dealt),
            place=dealt.origin.place,
            title=dealt.origin.title(locale),
            kin=dealt.origin.kin(),
            choose=dealt.handle.choose,
        )

    def read(self, given: Given) -> Reading:
        """How a text is understood; nothing about right or wrong."""
        dealt = self._dealer.found(given.handle)
        locale = known_locale(given.locale)
        return judging.read(dealt.question, given.given, locale, choose=dealt.handle.choose)

    def judge(self, given: Given) -> Judged:
        """The verdict."""
        dealt = self._dealer.found(given.handle)
        locale = known_locale(given.locale)
        return judging.judge(dealt.question, given.given, locale, choose=dealt.handle.choose)

    def hint(self, ask: Ask) -> Hint:
        """A rung of help, from 1; raises `Refused` where there is none."""
        question = self._dealer.found(ask.handle).question
        rungs = explaining.rungs(question)
        if not 1 <= ask.rung <= len(rungs):
            raise Refused(Refusal("practice-no-hint", {"most": len(rungs)}))
        return Hint(ask.rung, explaining.rung(rungs[ask.rung - 1], known_locale(ask.locale)))

    def solution(self, ask: Ask) -> Solution:
        """The answer and how to get there."""
        question = self._dealer.found(ask.handle).question
        return explaining.solution(question, known_locale(ask.locale))

    def figure(self, handle: str) -> Figure | None:
        """The drawing of a question, for those who draw it themselves."""
        return self._dealer.found(handle).question.figure


def known_locale(locale: str) -> str:
    """The locale, or English where its language is not known."""
    language = locale.replace("_", "-").partition("-")[0].lower()
    return locale if language in LANGUAGES and len(locale) <= 8 else "en"
