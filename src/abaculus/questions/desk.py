"""The question engine's desk: whether a text is the answer that a spec asks for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from abaculus.kernel.desk import Field, Reply
from abaculus.kernel.messages import News, Refusal
from abaculus.maths.answers import Verdict, check, read_spec
from abaculus.maths.answers.styles import style
from abaculus.maths.answers.verdicts import MISCONCEPTION
from abaculus.maths.formulas import AnswerTexWriter, Style


class AnswerDesk:
    """Judges typed answers without a game."""

    @property
    def judge_fields(self) -> tuple[Field, ...]:
        """Its input: the spec as JSON, and the typed text."""
        return (
            Field("spec", "answer-field-spec", required=True),
            Field("given", "answer-field-given", required=True),
        )

    def judge(self, given: Mapping[str, str]) -> Reply | Refusal:
        """The verdict; a refusal only if the request itself makes no sense."""
        try:
            spec = read_spec(given["spec"])
            locale, profile = given.get("locale", "en"), given.get("profile", "default")
            verdict = check(spec, given["given"], locale, profile)
        except ValueError as error:
            return Refusal("use-answer", {"reason": str(error)})
        return _reply(verdict, locale)


def _reply(verdict: Verdict, locale: str) -> Reply:
    facts: dict[str, bool | int | str] = {
        "outcome": verdict.outcome,
        "code": verdict.code,
        "shown": "" if verdict.shown is None else _tex(locale)(verdict.shown),
    }
    code = "wrong" if verdict.code.startswith(MISCONCEPTION) else verdict.code
    return Reply(facts, News(f"answer-{code}"))


@cache
def _tex(locale: str) -> AnswerTexWriter:
    """TeX with the decimal sign of a locale; other signs are fixed, because programs read it."""
    decimal = style(locale, "default").decimal
    return AnswerTexWriter(Style(decimal, times="·", between="," if decimal == "." else ";"))


DESK = AnswerDesk()
