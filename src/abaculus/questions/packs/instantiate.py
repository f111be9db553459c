"""From an item and a seed to a question that everything else here can show and mark."""

from __future__ import annotations

from typing import Any

import msgspec

from abaculus.maths.answers import check
from abaculus.maths.formulas.tree import Formula
from abaculus.questions.drafts import Draft, Said, Shown, Step
from abaculus.questions.packs.answer_templates import BadAnswer
from abaculus.questions.packs.build_answer import Made, alike, made, reason
from abaculus.questions.packs.compile import Prepared, Wrong, prepare
from abaculus.questions.packs.evaluate import number
from abaculus.questions.packs.expressions import Expression
from abaculus.questions.packs.licences import attribution
from abaculus.questions.packs.model import Item, Pack
from abaculus.questions.packs.variables import Drawn, worth
from abaculus.questions.presets import Given, Preset
from abaculus.questions.question import Distractor, Question
from abaculus.questions.renderer import text
from abaculus.questions.rng import Rng

TOPIC = "pack"
_RUNGS = 3


class Origin(msgspec.Struct, frozen=True):
    """Where a question of a pack comes from."""

    pack: str
    item: str
    lang: str
    licence: str
    author: str
    credit: str
    """What the back of the card says."""


class PackSource:
    """The item a question was made from, with the parts that are asked for later."""

    def __init__(self, prepared: Prepared, drawn: Drawn, truth: Made) -> None:
        self._prepared = prepared
        self._drawn = drawn
        self._truth = truth
        self.id = f"pack:{prepared.about.id}"
        self.version = int(prepared.about.version.partition(".")[0])
        self.topic = TOPIC

    @property
    def origin(self) -> Origin:
        """Pack, item, licence, author, credit."""
        about = self._prepared.about
        return Origin(
            pack=about.id,
            item=self._prepared.item.id,
            lang=about.lang,
            licence=about.licence,
            author=", ".join(about.authors),
            credit=attribution(about),
        )

    @property
    def release(self) -> str:
        """The version of the pack as its author counts."""
        return self._prepared.about.version

    def distractors(self, draft: Draft) -> tuple[Distractor, ...]:
        """The author's wrong answers."""
        told = (wrong_answer(self._prepared, one, self._drawn, self._truth) for one in self._wrong)
        return tuple(
            Distractor(draft.answer, shown, one.mis)
            for one, (_, shown) in zip(self._wrong, told, strict=True)
        )

    @property
    def _wrong(self) -> tuple[Wrong, ...]:
        return self._prepared.wrong

    def solution(self, draft: Draft) -> tuple[Step, ...]:
        """The author's steps."""
        return tuple(Step(m=step.filled(self._drawn)) for step in self._prepared.steps)

    def rungs(self, draft: Draft) -> tuple[Said | Formula, ...]:
        """All steps but the last."""
        told = (step.m for step in self.solution(draft)[:-1])
        return tuple(one for one in told if one is not None)[:_RUNGS]


class PackQuestion(Question, frozen=True, gc=False):
    """A question of a pack; its name tells pack, version, item and seed."""

    @property
    def qid(self) -> str:
        """`pack:school.como.class4@1.2.0/c4-001#0f3k9c2m`."""
        source = self.source
        release = source.release if isinstance(source, PackSource) else source.version
        return f"{self.gen}@{release}/{self.preset}#{self.seed}"

    @property
    def origin(self) -> Origin:
        """Who wrote it and under which licence."""
        if not isinstance(self.source, PackSource):
            raise TypeError("a question of a pack comes from a pack")
        return self.source.origin


def ask(pack: Pack, item: Item, seed: str) -> PackQuestion:
    """The question of an item of a checked pack; the same seed gives the same question."""
    return asked(prepare(pack.pack, item), seed)


def asked(prepared: Prepared, seed: str) -> PackQuestion:
    """The question of an item that was read already."""
    rng = Rng(f"pack:{prepared.about.id}/{prepared.about.version}/{prepared.item.id}/{seed}")
    return asked_with(prepared, prepared.variables.drawn(rng), seed)


def asked_with(prepared: Prepared, drawn: Drawn, seed: str) -> PackQuestion:
    """The question with these values; raises BadAnswer and Malformed where it cannot be."""
    item = prepared.item
    truth = _mixed(made(prepared.key, drawn), f"{prepared.about.id}/{item.id}/{seed}")
    params: dict[str, Any] = {name: one.shown for name, one in drawn.items()}
    draft = Draft(
        params=params,
        prompt=(Shown(prepared.prompt.filled(drawn)),),
        answer=truth.answer,
        work=0,
        normal=(item.id, sorted(params.items())),
    )
    setting = Preset(
        name=item.id,
        secs=item.secs,
        values=Given(),
        level=item.level,
        grade=item.grade or (item.row[:-2] if item.row else None),
        category=item.category or (item.row[-2] if item.row else None),
        few=0,
    )
    return PackQuestion(PackSource(prepared, drawn, truth), setting, seed, draft)


def _mixed(truth: Made, source: str) -> Made:
    """The options in an order that tells nothing."""
    if not truth.answer.options:
        return truth
    options = Rng(f"choices/{source}").shuffle(truth.answer.options)
    return msgspec.structs.replace(
        truth, answer=msgspec.structs.replace(truth.answer, options=options)
    )


def wrong_answer(
    prepared: Prepared, wrong: Wrong, drawn: Drawn, truth: Made
) -> tuple[str, Formula]:
    """A distractor as it is typed and as it is shown; raises BadAnswer and Malformed."""
    if not isinstance(wrong.value, Expression):
        said = wrong.value.filled(drawn)
        for option in truth.answer.options:
            if text(prepared.about.lang).value(option) == said:
                return said, option
        return said, ("raw", said)
    value = number(wrong.value, worth(drawn))
    said, code = "", "syntax"
    for said, shown in alike(value, truth):
        verdict = check(truth.spec, said)
        if verdict.outcome != "malformed":
            return said, shown
        code = verdict.code
    raise BadAnswer("E36", (), text=said, reason=reason(code))
