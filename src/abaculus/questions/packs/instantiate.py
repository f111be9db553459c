"""From an item and a seed to a question that everything else can show and mark."""

from __future__ import annotations

from typing import Any

import msgspec

from abaculus.maths.answers import check
from abaculus.maths.formulas.tree import Formula
from abaculus.questions.drafts import DisplayFormula, Draft, MessageRef, SolutionStep
from abaculus.questions.packs.answer_templates import AnswerError
from abaculus.questions.packs.build_answer import (
    VariantAnswer,
    build_answer,
    format_reason,
    wrong_number_spellings,
)
from abaculus.questions.packs.compile import CompiledItem, DistractorTemplate, compile_item
from abaculus.questions.packs.evaluate import evaluate
from abaculus.questions.packs.expressions import PackExpression
from abaculus.questions.packs.licences import attribution
from abaculus.questions.packs.model import Pack, PackItem
from abaculus.questions.packs.variables import Assignment, values_of
from abaculus.questions.presets import Params, Preset
from abaculus.questions.question import Distractor, Question
from abaculus.questions.renderer import text
from abaculus.questions.rng import Rng

TOPIC = "pack"
_RUNGS = 3


class PackOrigin(msgspec.Struct, frozen=True):
    """Where a question of a pack comes from."""

    pack: str
    item: str
    lang: str
    licence: str
    author: str
    credit: str
    """The text on the back of the card."""


class PackSource:
    """The item a question was made from, with the parts that are needed later."""

    def __init__(self, prepared: CompiledItem, drawn: Assignment, truth: VariantAnswer) -> None:
        self._prepared = prepared
        self._drawn = drawn
        self._truth = truth
        self.id = f"pack:{prepared.about.id}"
        self.version = int(prepared.about.version.partition(".")[0])
        self.topic = TOPIC

    @property
    def origin(self) -> PackOrigin:
        """Pack, item, licence, author, credit."""
        about = self._prepared.about
        return PackOrigin(
            pack=about.id,
            item=self._prepared.item.id,
            lang=about.lang,
            licence=about.licence,
            author=", ".join(about.authors),
            credit=attribution(about),
        )

    @property
    def release(self) -> str:
        """The version of the pack as its author counts it."""
        return self._prepared.about.version

    def distractors(self, draft: Draft) -> tuple[Distractor, ...]:
        """The author's wrong answers."""
        spellings = (
            format_distractor(self._prepared, one, self._drawn, self._truth) for one in self._wrong
        )
        return tuple(
            Distractor(draft.answer, shown, one.mis)
            for one, (_, shown) in zip(self._wrong, spellings, strict=True)
        )

    @property
    def _wrong(self) -> tuple[DistractorTemplate, ...]:
        return self._prepared.wrong

    def solution(self, draft: Draft) -> tuple[SolutionStep, ...]:
        """The author's steps."""
        return tuple(SolutionStep(m=step.fill(self._drawn)) for step in self._prepared.steps)

    def rungs(self, draft: Draft) -> tuple[MessageRef | Formula, ...]:
        """All steps but the last."""
        formulas = (step.m for step in self.solution(draft)[:-1])
        return tuple(one for one in formulas if one is not None)[:_RUNGS]


class PackQuestion(Question, frozen=True, gc=False):
    """A question of a pack; its name gives pack, version, item and seed."""

    @property
    def qid(self) -> str:
        """`pack:school.como.class4@1.2.0/c4-001#0f3k9c2m`."""
        source = self.source
        release = source.release if isinstance(source, PackSource) else source.version
        return f"{self.gen}@{release}/{self.preset}#{self.seed}"

    @property
    def origin(self) -> PackOrigin:
        """Its author and licence."""
        if not isinstance(self.source, PackSource):
            raise TypeError("a question of a pack comes from a pack")
        return self.source.origin


def ask(pack: Pack, item: PackItem, seed: str) -> PackQuestion:
    """The question of an item of a checked pack; the same seed gives the same question."""
    return ask_item(compile_item(pack.pack, item), seed)


def ask_item(prepared: CompiledItem, seed: str) -> PackQuestion:
    """The question of a compiled item."""
    rng = Rng(f"pack:{prepared.about.id}/{prepared.about.version}/{prepared.item.id}/{seed}")
    return ask_with_values(prepared, prepared.variables.drawn(rng), seed)


def ask_with_values(prepared: CompiledItem, drawn: Assignment, seed: str) -> PackQuestion:
    """The question with these values; raises AnswerError and MalformedError if it is impossible."""
    item = prepared.item
    truth = _shuffle_options(
        build_answer(prepared.key, drawn), f"{prepared.about.id}/{item.id}/{seed}"
    )
    params: dict[str, Any] = {name: one.shown for name, one in drawn.items()}
    draft = Draft(
        params=params,
        prompt=(DisplayFormula(prepared.prompt.fill(drawn)),),
        answer=truth.answer,
        work=0,
        normal=(item.id, sorted(params.items())),
    )
    setting = Preset(
        name=item.id,
        secs=item.secs,
        values=Params(),
        level=item.level,
        grade=item.grade or (item.row[:-2] if item.row else None),
        category=item.category or (item.row[-2] if item.row else None),
        few=0,
    )
    return PackQuestion(PackSource(prepared, drawn, truth), setting, seed, draft)


def _shuffle_options(truth: VariantAnswer, source: str) -> VariantAnswer:
    """The options in an order that reveals nothing."""
    if not truth.answer.options:
        return truth
    options = Rng(f"choices/{source}").shuffle(truth.answer.options)
    return msgspec.structs.replace(
        truth, answer=msgspec.structs.replace(truth.answer, options=options)
    )


def format_distractor(
    prepared: CompiledItem, wrong: DistractorTemplate, drawn: Assignment, truth: VariantAnswer
) -> tuple[str, Formula]:
    """A distractor as typed and as shown; raises AnswerError and MalformedError."""
    if not isinstance(wrong.value, PackExpression):
        typed = wrong.value.fill(drawn)
        for option in truth.answer.options:
            if text(prepared.about.lang).value(option) == typed:
                return typed, option
        return typed, ("raw", typed)
    value = evaluate(wrong.value, values_of(drawn))
    typed, code = "", "syntax"
    for typed, shown in wrong_number_spellings(value, truth):
        verdict = check(truth.spec, typed)
        if verdict.outcome != "malformed":
            return typed, shown
        code = verdict.code
    raise AnswerError("E36", (), text=typed, reason=format_reason(code))
